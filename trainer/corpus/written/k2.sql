-- database: larchfield_care_home
CREATE TABLE wing (wing_code TEXT PRIMARY KEY, wing_name TEXT, floor_no INTEGER, head_nurse TEXT);
CREATE TABLE resident (res_id INTEGER PRIMARY KEY, res_name TEXT, res_birth_year INTEGER, res_moved_in TEXT, wing_code TEXT REFERENCES wing(wing_code), care_level INTEGER, monthly_fee REAL);
CREATE TABLE relative (rel_id INTEGER PRIMARY KEY, res_id INTEGER REFERENCES resident(res_id), rel_name TEXT, relationship TEXT, rel_town TEXT, emergency_contact TEXT);
CREATE TABLE activity (act_id INTEGER PRIMARY KEY, act_title TEXT, act_weekday TEXT, act_leader TEXT, act_places INTEGER);
CREATE TABLE joins_in (res_id INTEGER REFERENCES resident(res_id), act_id INTEGER REFERENCES activity(act_id), times_attended INTEGER, PRIMARY KEY (res_id, act_id));
CREATE TABLE fall_log (fall_id INTEGER PRIMARY KEY, res_id INTEGER REFERENCES resident(res_id), fall_date TEXT, fall_place TEXT, injured TEXT);
INSERT INTO wing VALUES ('E','East Wing',1,'Sister Maloney'),('W','West Wing',1,'Nurse Adeyemi'),('G','Garden Wing',0,'Nurse Tremblay'),('A','Attic Wing',2,NULL);
INSERT INTO resident VALUES (1,'Edith Crowther',1931,'2019-05-02','E',3,3450),(2,'Albert Nunn',1938,'2021-09-13','E',2,2980),(3,'Rosa Benedetti',1929,'2018-01-22','G',4,3990),(4,'Walter Heinz',1942,'2023-03-01','W',1,2600),(5,'Joyce Pettifer',1935,'2022-06-17','G',3,3520),(6,'Stanley Okoro',1940,'2020-11-30','W',2,2950),(7,'Hilda Brandvold',1933,'2024-02-08','G',2,3010);
INSERT INTO relative VALUES (1,1,'Susan Crowther','daughter','Leeds','yes'),(2,1,'Mark Crowther','son','York','no'),(3,2,'Gillian Nunn','wife','Harrogate','yes'),(4,3,'Paolo Benedetti','son','Leeds','yes'),(5,5,'Amy Pettifer','niece','Hull','yes'),(6,6,'Grace Okoro','daughter','York','yes'),(7,6,'Daniel Okoro','son','London','no'),(8,6,'Ruth Okoro','sister','Leeds','no');
INSERT INTO activity VALUES (1,'chair gymnastics','Monday','Tilly',12),(2,'singing circle','Tuesday','Bernard',20),(3,'memory bingo','Wednesday','Tilly',15),(4,'flower arranging','Thursday','Mrs Lowe',8),(5,'evening prayer','Sunday','Rev Sykes',30),(6,'wood carving','Friday','Bernard',5);
INSERT INTO joins_in VALUES (1,2,31),(1,5,40),(2,1,12),(2,3,19),(3,2,8),(4,1,25),(4,3,7),(5,4,22),(5,2,14),(6,1,18),(5,5,9),(6,2,5);
INSERT INTO fall_log VALUES (1,1,'2023-02-03','bathroom','no'),(2,3,'2023-04-19','bedroom','yes'),(3,3,'2023-10-28','bathroom','yes'),(4,2,'2024-01-05','corridor','no'),(5,5,'2024-03-14','bathroom','no'),(6,3,'2024-04-22','dining room','no'),(7,4,'2024-05-30','terrace','yes');
-- What are the names of the residents with care level 2?
-- who needs care at level 2
-- Which of our old people need help of grade 2?
-- care level = 2: names of residents
SELECT res_name FROM resident WHERE care_level = 2;
-- How many falls happened in the bathroom?
-- count of tumbles in the bathroom
-- How often has somebody taken a tumble in the bathroom?
-- fall place bathroom: number of falls
SELECT COUNT(*) FROM fall_log WHERE fall_place = 'bathroom';
-- Give the title and weekday of each activity with more than 10 places.
-- programmes open to over 10 people: what and which day
-- What can more than 10 people do together here, and on what day of the week?
-- places above 10: activity title, weekday
SELECT act_title, act_weekday FROM activity WHERE act_places > 10;
-- Give the names of residents born before 1932 or after 1940.
-- the ones whose birth year is earlier than 1932 or later than 1940, by name
-- Who among our old people was born earlier than 1932, or else later than 1940?
-- birth year above 1940 or under 1932: resident names
SELECT res_name FROM resident WHERE res_birth_year < 1932 OR res_birth_year > 1940;
-- Show the different towns in which relatives live.
-- each town the families come from, listed once
-- Where do people's families live? No repeats.
-- relatives' towns, each one time
SELECT DISTINCT rel_town FROM relative;
-- List each resident's name with the name of the wing the resident lives in.
-- who lives in which wing
-- In which part of the house does everyone live? The person first.
-- resident name plus wing name
SELECT T1.res_name, T2.wing_name FROM resident AS T1 JOIN wing AS T2 ON T1.wing_code = T2.wing_code;
-- How many residents live in each wing that is occupied? Give the wing name and the number.
-- headcount by wing, where there is anybody, name of the wing first
-- How many people live in every part of the house that is not empty? The part first.
-- wing name, count of its residents
SELECT T1.wing_name, COUNT(*) FROM wing AS T1 JOIN resident AS T2 ON T1.wing_code = T2.wing_code GROUP BY T1.wing_code;
-- Who is the daughter of Stanley Okoro?
-- name of Stanley Okoro's daughter
-- What is the girl of Stanley Okoro called, his daughter?
-- resident Stanley Okoro, relationship daughter: name of the relative
SELECT T2.rel_name FROM resident AS T1 JOIN relative AS T2 ON T1.res_id = T2.res_id WHERE T1.res_name = 'Stanley Okoro' AND T2.relationship = 'daughter';
-- Which residents take part in chair gymnastics? Show their names, the most frequent participant first.
-- people who do chair gymnastics, keenest attender at the top
-- Who goes to chair gymnastics? Whoever has been most often first.
-- activity chair gymnastics: residents sorted down by times attended, names
SELECT T1.res_name FROM resident AS T1 JOIN joins_in AS T2 ON T1.res_id = T2.res_id JOIN activity AS T3 ON T2.act_id = T3.act_id WHERE T3.act_title = 'chair gymnastics' ORDER BY T2.times_attended DESC;
-- Find the names of residents who have no relatives on record.
-- anyone here without family in our files?
-- Who has no family that we know of?
-- residents with zero relatives, by name
SELECT res_name FROM resident WHERE res_id NOT IN (SELECT res_id FROM relative);
-- Which activity attracts the most residents?
-- title of the programme with the largest number of people joining in
-- What do more people here take part in than in anything else?
-- count joins by activity, top title
SELECT T1.act_title FROM activity AS T1 JOIN joins_in AS T2 ON T1.act_id = T2.act_id GROUP BY T1.act_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the lowest and the highest monthly fee in the Garden Wing?
-- cheapest and dearest monthly charge among people of the Garden Wing
-- How much does somebody in the Garden Wing pay a month at least, and how much at most?
-- Garden Wing: monthly fee min, then max
SELECT MIN(T1.monthly_fee), MAX(T1.monthly_fee) FROM resident AS T1 JOIN wing AS T2 ON T1.wing_code = T2.wing_code WHERE T2.wing_name = 'Garden Wing';
-- Which wings do not have a head nurse?
-- wing names where the post of head nurse is empty
-- Which parts of the house have nobody in charge of nursing?
-- head nurse empty: wing name
SELECT wing_name FROM wing WHERE head_nurse IS NULL;
-- Show the names of residents who both fell in the bathroom and join in the singing circle.
-- names of singing circle members who have also gone down in the bathroom
-- Who goes to the singing circle and has also taken a tumble in the bathroom?
-- resident names with a bathroom fall who join the activity singing circle
SELECT T1.res_name FROM resident AS T1 JOIN fall_log AS T2 ON T1.res_id = T2.res_id WHERE T2.fall_place = 'bathroom' INTERSECT SELECT T1.res_name FROM resident AS T1 JOIN joins_in AS T2 ON T1.res_id = T2.res_id JOIN activity AS T3 ON T2.act_id = T3.act_id WHERE T3.act_title = 'singing circle';
-- Which relatives live in a town other than Leeds and are an emergency contact (yes)? Give name and town.
-- emergency contact yes, home town not Leeds: name, town
-- Whom in the families do we ring if something happens (yes), not counting Leeds people, and where do they live?
-- emergency contact = yes, town not Leeds: relative's name, town
SELECT rel_name, rel_town FROM relative WHERE rel_town != 'Leeds' AND emergency_contact = 'yes';
-- Give the names of residents who pay a higher fee than the average resident, from the highest fee down.
-- who is charged above the mean per month, dearest first
-- Who pays more a month than people do on average? Most first.
-- monthly fee above the mean, sorted down: resident names
SELECT res_name FROM resident WHERE monthly_fee > (SELECT AVG(monthly_fee) FROM resident) ORDER BY monthly_fee DESC;
-- Which relatives have Okoro in their name? Show the name and the relationship.
-- family members called something with Okoro: name, how they are related
-- Who in the families is called something with Okoro, and are they son, wife or what?
-- okoro in the relative's name: name, relationship
SELECT rel_name, relationship FROM relative WHERE rel_name LIKE '%Okoro%';
-- Who moved in last among the residents who have never fallen? Give the name.
-- newest arrival without a single fall
-- Who came to live here most recently, of those who have never taken a tumble?
-- zero falls, latest move-in date, just one: resident name
SELECT res_name FROM resident WHERE res_id NOT IN (SELECT res_id FROM fall_log) ORDER BY res_moved_in DESC LIMIT 1;
-- For each wing with at least two falls, show the wing name and the number of falls, most falls first.
-- wings where people fell two times or more, with the count, worst one leading
-- In which parts of the house has there been a tumble at least two times, and how often? Most often first.
-- no fewer than 2 falls per wing: wing name, count, sorted down
SELECT T1.wing_name, COUNT(*) FROM wing AS T1 JOIN resident AS T2 ON T1.wing_code = T2.wing_code JOIN fall_log AS T3 ON T2.res_id = T3.res_id GROUP BY T1.wing_code HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;
-- Which titles belong to activities that nobody from the West Wing attends?
-- programmes with no one from the West Wing in them
-- What does no one who lives in the West Wing take part in?
-- activity titles, leaving out those with someone of the West Wing joining in
SELECT act_title FROM activity WHERE act_id NOT IN (SELECT T1.act_id FROM joins_in AS T1 JOIN resident AS T2 ON T1.res_id = T2.res_id JOIN wing AS T3 ON T2.wing_code = T3.wing_code WHERE T3.wing_name = 'West Wing');

-- database: helix_court_genetics
CREATE TABLE Gene (Symbol TEXT PRIMARY KEY, FullName TEXT, Chromosome TEXT, LengthKb REAL, Disease TEXT);
CREATE TABLE Proband (ProbandCode TEXT PRIMARY KEY, Sex TEXT, BirthYear INTEGER, MotherCode TEXT REFERENCES Proband(ProbandCode), FatherCode TEXT REFERENCES Proband(ProbandCode), ReferringClinic TEXT);
CREATE TABLE Sample (SampleID INTEGER PRIMARY KEY, ProbandCode TEXT REFERENCES Proband(ProbandCode), Tissue TEXT, CollectedOn TEXT, DnaNanograms REAL, Freezer TEXT);
CREATE TABLE Variant (VariantID INTEGER PRIMARY KEY, Symbol TEXT REFERENCES Gene(Symbol), ProteinChange TEXT, Classification TEXT, FirstReported INTEGER);
CREATE TABLE Call (SampleID INTEGER REFERENCES Sample(SampleID), VariantID INTEGER REFERENCES Variant(VariantID), Zygosity TEXT, ReadDepth INTEGER, PRIMARY KEY (SampleID, VariantID));
INSERT INTO Gene VALUES ('CFTR','chloride channel regulator','7',189,'cystic fibrosis'),('BRCA2','repair protein two','13',84,'breast cancer'),('HBB','beta globin','11',1.6,'sickle cell disease'),('FBN1','fibrillin','15',237,'Marfan syndrome'),('DMD','dystrophin','X',2220,'muscular dystrophy'),('GJB2','connexin 26','13',5.5,'deafness');
INSERT INTO Proband VALUES ('P01','F',1971,NULL,NULL,'Elmgate Clinic'),('P02','M',1969,NULL,NULL,'Elmgate Clinic'),('P03','F',1998,'P01','P02','Elmgate Clinic'),('P04','M',2001,'P01','P02','Elmgate Clinic'),('P05','F',1985,NULL,NULL,'Port Royal Hospital'),('P06','M',2015,'P05',NULL,'Port Royal Hospital'),('P07','M',1990,NULL,NULL,'Saint Omer Centre');
INSERT INTO Sample VALUES (11,'P01','blood','2021-03-04',510,'A'),(12,'P02','blood','2021-03-04',430,'A'),(13,'P03','saliva','2021-03-18',120,'B'),(14,'P04','blood','2021-04-22',390,'A'),(15,'P05','saliva','2022-01-11',95,'B'),(16,'P06','muscle','2022-01-11',60,'C'),(17,'P01','saliva','2022-06-30',140,'B'),(18,'P06','blood','2022-09-05',475,NULL);
INSERT INTO Variant VALUES (1,'CFTR','F508del','pathogenic',1989),(2,'CFTR','R117H','uncertain',1991),(3,'BRCA2','K3326X','benign',1998),(4,'HBB','E6V','pathogenic',1978),(5,'DMD','R1967X','likely pathogenic',2004),(6,'FBN1','C1039Y','pathogenic',2001),(7,'BRCA2','S1982fs','pathogenic',1996);
INSERT INTO Call VALUES (11,1,'heterozygous',88),(11,3,'heterozygous',54),(12,1,'heterozygous',61),(13,1,'homozygous',102),(14,2,'heterozygous',47),(15,5,'heterozygous',35),(16,5,'hemizygous',72),(18,5,'hemizygous',95),(17,7,'heterozygous',66),(14,7,'heterozygous',58),(17,1,'heterozygous',79),(16,4,'heterozygous',50);
-- List the symbol and full name of the genes that are not on chromosome 13.
-- what sits anywhere but chromosome 13? symbol plus written-out name
-- Which genes lie elsewhere than on 13, and what are they called in full? The short name first.
-- chromosome not 13: symbol, full name
SELECT Symbol, FullName FROM Gene WHERE Chromosome != '13';
-- How many samples are of blood?
-- number of tubes with blood
-- How many tubes have blood in them?
-- tissue blood, sample count
SELECT COUNT(*) FROM Sample WHERE Tissue = 'blood';
-- Which gene is the longest? Give its symbol.
-- symbol of the gene with the greatest length
-- Which gene goes on for more kilobases than any other?
-- genes by length, top one, symbol only
SELECT Symbol FROM Gene ORDER BY LengthKb DESC LIMIT 1;
-- What is the average amount of DNA in nanograms for each tissue?
-- mean dna yield, tissue by tissue
-- How many nanograms do we get on average out of every kind of tissue? Tissue first.
-- tissue, mean DNA ng
SELECT Tissue, AVG(DnaNanograms) FROM Sample GROUP BY Tissue;
-- Find the codes of probands who gave a sample or are the mother of someone in the database.
-- codes of anybody with a tube here, or a child on file as its mum, all in one list
-- Who has given us a tube, or has borne a child that is on file? Codes, no repeats.
-- one list of codes: mothers of probands, and probands with a sample
SELECT ProbandCode FROM Sample UNION SELECT MotherCode FROM Proband WHERE MotherCode IS NOT NULL;
-- Show the distinct classifications that variants have.
-- what verdicts are in use for variants? once each
-- How can a variant be judged? No repeats.
-- variant classification, each one time
SELECT DISTINCT Classification FROM Variant;
-- For each gene with known variants, give the symbol and the number of variants.
-- genes that have variants listed, with how many
-- How many changes do we know in every gene that has one? The gene's short name first.
-- symbol, variant count
SELECT Symbol, COUNT(*) FROM Variant GROUP BY Symbol;
-- Give the protein change and the disease for every variant that is pathogenic.
-- pathogenic ones: change in the protein, and the illness of that gene
-- What harmful (pathogenic) changes in the protein are there, and what do people fall ill with?
-- classification pathogenic: protein change, disease of the gene
SELECT T1.ProteinChange, T2.Disease FROM Variant AS T1 JOIN Gene AS T2 ON T1.Symbol = T2.Symbol WHERE T1.Classification = 'pathogenic';
-- Which genes have no variant in the database? Return the full names.
-- written-out names of genes for which we list no variant
-- In which genes do we know of no change at all? In full.
-- genes with zero variants: full name
SELECT FullName FROM Gene WHERE Symbol NOT IN (SELECT Symbol FROM Variant);
-- List the code and birth year of the children of the mother with the code P01.
-- offspring of mum P01: code and year of birth
-- Whom did P01 give birth to, and in what year? Codes first.
-- mother code P01: proband code, birth year
SELECT ProbandCode, BirthYear FROM Proband WHERE MotherCode = 'P01';
-- Show the code of every proband whose mother was born before 1980, together with the mother's birth year.
-- people with a mum born earlier than 1980: their code, her year of birth
-- Who has a mother that came into the world earlier than 1980, and in what year was that? The child's code first.
-- mother's birth year under 1980: proband code, that birth year
SELECT T1.ProbandCode, T2.BirthYear FROM Proband AS T1 JOIN Proband AS T2 ON T1.MotherCode = T2.ProbandCode WHERE T2.BirthYear < 1980;
-- In which sample ids was the variant R1967X called with a read depth of more than 50?
-- ids of tubes showing R1967X at a depth over 50
-- In which tubes was R1967X read more than 50 times? Ids.
-- protein change R1967X, read depth above 50: sample id
SELECT T1.SampleID FROM Call AS T1 JOIN Variant AS T2 ON T1.VariantID = T2.VariantID WHERE T2.ProteinChange = 'R1967X' AND T1.ReadDepth > 50;
-- How many different probands have given a sample?
-- count of the people we hold at least one tube from
-- From how many separate people do we have a tube?
-- number of proband codes among the samples, each one time
SELECT COUNT(DISTINCT ProbandCode) FROM Sample;
-- Which probands have not given any sample? Show their code and clinic.
-- people we hold no tube from: code and the clinic that sent them
-- From whom do we have no tube, and who sent them to us? Codes first.
-- probands with zero samples: code, referring clinic
SELECT ProbandCode, ReferringClinic FROM Proband WHERE ProbandCode NOT IN (SELECT ProbandCode FROM Sample);
-- Give the ids of the three samples with the least DNA, beginning with the smallest amount.
-- 3 poorest tubes by nanograms, ids in rising order
-- Which three tubes have less in them than all others, by nanograms? Ids, least first.
-- samples by DNA, going up, 3 ids
SELECT SampleID FROM Sample ORDER BY DnaNanograms LIMIT 3;
-- Which probands gave both blood and saliva? Return the codes.
-- codes of people with a blood and a saliva tube
-- Who let us have saliva and also blood? Codes.
-- proband code with a saliva sample and a blood sample
SELECT ProbandCode FROM Sample WHERE Tissue = 'blood' INTERSECT SELECT ProbandCode FROM Sample WHERE Tissue = 'saliva';
-- What is the protein change of the variant that was called in the most samples?
-- most frequently called variant, as its protein change; tubes count, not readings
-- What change in the protein did we see in more tubes than any other?
-- count calls by variant, protein change of the top one
SELECT T1.ProteinChange FROM Variant AS T1 JOIN Call AS T2 ON T1.VariantID = T2.VariantID GROUP BY T1.VariantID ORDER BY COUNT(*) DESC LIMIT 1;
-- Which clinics referred more than two probands?
-- clinics that sent us over two people
-- Who has sent us three people or more, that is, over two?
-- referring clinic with more than two probands
SELECT ReferringClinic FROM Proband GROUP BY ReferringClinic HAVING COUNT(*) > 2;
-- List the different diseases of genes in which a variant was called in a sample from Elmgate Clinic.
-- what illnesses do the called variants of people from Elmgate Clinic point to? distinct only
-- What can people sent by Elmgate Clinic fall ill with, by what we saw in their tubes? No repeats.
-- referring clinic Elmgate Clinic: diseases of the genes with a called variant, each one time
SELECT DISTINCT T1.Disease FROM Gene AS T1 JOIN Variant AS T2 ON T1.Symbol = T2.Symbol JOIN Call AS T3 ON T2.VariantID = T3.VariantID JOIN Sample AS T4 ON T3.SampleID = T4.SampleID JOIN Proband AS T5 ON T4.ProbandCode = T5.ProbandCode WHERE T5.ReferringClinic = 'Elmgate Clinic';
-- For genes with at least two calls, show the symbol and the average read depth, the deepest first.
-- symbol and mean depth of reading where a gene has been called two times or more, greatest depth on top
-- How many times over was every gene read on average, if it was called two times or more? Its short name and that figure, most first.
-- at least 2 calls: symbol, mean read depth, sorted down
SELECT T1.Symbol, AVG(T2.ReadDepth) FROM Variant AS T1 JOIN Call AS T2 ON T1.VariantID = T2.VariantID GROUP BY T1.Symbol HAVING COUNT(*) >= 2 ORDER BY AVG(T2.ReadDepth) DESC;

-- database: scarlet_vial_lab
CREATE TABLE clinic (id INTEGER PRIMARY KEY, name TEXT, city TEXT, courier_days TEXT, discount_percent INTEGER);
CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, gender TEXT, age INTEGER, clinic_id INTEGER REFERENCES clinic(id));
CREATE TABLE assay (code TEXT PRIMARY KEY, name TEXT, unit TEXT, lower_limit REAL, upper_limit REAL, price REAL);
CREATE TABLE technician (id INTEGER PRIMARY KEY, name TEXT, shift TEXT, trained_by INTEGER REFERENCES technician(id));
CREATE TABLE specimen (id INTEGER PRIMARY KEY, person_id INTEGER REFERENCES person(id), drawn_on TEXT, fasting INTEGER, tube_colour TEXT);
CREATE TABLE result (specimen_id INTEGER REFERENCES specimen(id), assay_code TEXT REFERENCES assay(code), technician_id INTEGER REFERENCES technician(id), value REAL, status TEXT, PRIMARY KEY (specimen_id, assay_code));
INSERT INTO clinic VALUES (1,'Dr Lovelace and Partners','Exeter','Mon-Fri',10),(2,'Canal Road Surgery','Taunton','Mon Wed',5),(3,'Haldon Health Centre','Exeter','Tue Thu',0),(4,'Quantock Practice','Bridgwater',NULL,15);
INSERT INTO person VALUES (1,'Peter Ansell','male',58,1),(2,'Yvonne Carey','female',44,1),(3,'Dilip Menon','male',67,2),(4,'Freya Holt','female',29,3),(5,'Marcin Zielak','male',36,2),(6,'Ada Quill','female',72,3),(7,'Jon Tapper','male',51,1);
INSERT INTO assay VALUES ('GLU','glucose','mmol/L',3.9,5.6,6),('CHO','total cholesterol','mmol/L',3,5.2,9),('FER','ferritin','ug/L',15,150,18),('TSH','thyrotropin','mU/L',0.4,4,22),('HGB','haemoglobin','g/L',120,160,7),('VTD','vitamin D','nmol/L',50,125,35),('CRP','reactive protein','mg/L',0,5,12);
INSERT INTO technician VALUES (1,'Rosalind','morning',NULL),(2,'Tomasz','evening',1),(3,'Keiko','morning',1),(4,'Bruno','night',2);
INSERT INTO specimen VALUES (501,1,'2024-09-02',1,'grey'),(502,2,'2024-09-02',0,'yellow'),(503,3,'2024-09-03',1,'grey'),(504,4,'2024-09-04',0,'purple'),(505,5,'2024-09-04',1,'yellow'),(506,6,'2024-09-05',0,'yellow'),(507,1,'2024-10-07',1,'grey'),(508,3,'2024-10-08',0,'purple');
INSERT INTO result VALUES (501,'GLU',1,6.4,'high'),(501,'CHO',1,5.9,'high'),(502,'TSH',2,2.1,'normal'),(502,'FER',2,11,'low'),(503,'GLU',3,5.1,'normal'),(504,'HGB',1,113,'low'),(505,'CHO',2,4.4,'normal'),(506,'TSH',1,5.7,'high'),(506,'VTD',3,88,'normal'),(507,'GLU',1,5.8,'high'),(508,'HGB',2,141,'normal');
-- How many results have a status other than normal?
-- count of readings flagged as anything but normal
-- How many readings are off in any way, their flag not being normal?
-- status not normal, result count
SELECT COUNT(*) FROM result WHERE status != 'normal';
-- List the name and unit of all assays that cost less than 10.
-- blood tests priced under 10: what they measure, in what unit
-- What can you have tested for less than 10, and in what is it measured?
-- price under 10: assay name, unit
SELECT name, unit FROM assay WHERE price < 10;
-- What are the names and ages of the female patients, from the oldest to the youngest?
-- everyone of gender female, name and years, eldest at the head
-- Which women (female) are on our books, and how old are they? Oldest first.
-- gender female: name, age, sorted down by age
SELECT name, age FROM person WHERE gender = 'female' ORDER BY age DESC;
-- Return the number of specimens for each tube colour.
-- colour of the tube, and how many came in it
-- How many draws came in a tube of every colour? Colour first.
-- tube colour, specimen count
SELECT tube_colour, COUNT(*) FROM specimen GROUP BY tube_colour;
-- What are the cheapest, the average and the dearest price of an assay?
-- min, mean, max of what we charge for a test
-- How much is a test at least, on average and at most?
-- assay price: min, mean, max
SELECT MIN(price), AVG(price), MAX(price) FROM assay;
-- For each clinic name, how many people are registered there?
-- surgeries with the size of their patient list
-- How many patients has every surgery? The surgery first.
-- clinic name, count of persons
SELECT T1.name, COUNT(*) FROM clinic AS T1 JOIN person AS T2 ON T1.id = T2.clinic_id GROUP BY T1.id;
-- Show the value and status of the ferritin result of Yvonne Carey.
-- Yvonne Carey's ferritin: the figure and its flag
-- How much ferritin did we find in Yvonne Carey, and was that all right (its flag)?
-- assay ferritin, person Yvonne Carey: value, status
SELECT T3.value, T3.status FROM person AS T1 JOIN specimen AS T2 ON T1.id = T2.person_id JOIN result AS T3 ON T2.id = T3.specimen_id JOIN assay AS T4 ON T3.assay_code = T4.code WHERE T1.name = 'Yvonne Carey' AND T4.name = 'ferritin';
-- Which people registered in Exeter are older than 50?
-- names of Exeter surgeries' patients past 50
-- Which patients of a surgery in Exeter have passed 50?
-- age above 50, clinic city Exeter: names
SELECT T1.name FROM person AS T1 JOIN clinic AS T2 ON T1.clinic_id = T2.id WHERE T2.city = 'Exeter' AND T1.age > 50;
-- Which assays were never requested? Give code and name.
-- tests nobody has had done: code, name
-- For what has nobody been tested so far? Code and name.
-- assays with zero results: code, name
SELECT code, name FROM assay WHERE code NOT IN (SELECT assay_code FROM result);
-- Who was trained by Rosalind? List the names and shifts.
-- Rosalind's former trainees with the shift they work
-- Who learnt the job from Rosalind, and when do they work?
-- trainer Rosalind: technician name, shift
SELECT T1.name, T1.shift FROM technician AS T1 JOIN technician AS T2 ON T1.trained_by = T2.id WHERE T2.name = 'Rosalind';
-- Find the names of the distinct people who had a high result.
-- whose readings came out high? each person just once
-- Who has too much of something in the blood (high)? No repeats.
-- status high: names of the people, each one time
SELECT DISTINCT T1.name FROM person AS T1 JOIN specimen AS T2 ON T1.id = T2.person_id JOIN result AS T3 ON T2.id = T3.specimen_id WHERE T3.status = 'high';
-- Which technician entered the most results?
-- name of whoever recorded the largest number of readings
-- Who in the lab has put in more readings than any other?
-- count results by technician, name of the top one
SELECT T1.name FROM technician AS T1 JOIN result AS T2 ON T1.id = T2.technician_id GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the names of clinics with Road or Health in the name?
-- surgeries called something with Road or Health
-- What surgeries are called something with Health or with Road?
-- health or road in the clinic name: names
SELECT name FROM clinic WHERE name LIKE '%Road%' OR name LIKE '%Health%';
-- Give the ids of specimens that were drawn between '2024-09-03' and '2024-09-30' while the person was fasting (1).
-- tubes with fasting 1 taken from '2024-09-03' up to '2024-09-30', by id
-- Which draws were made from 2024-09-03 up to 2024-09-30 from somebody who had eaten nothing (fasting: 1)? Ids.
-- fasting = 1, drawn on no earlier than 2024-09-03, no later than 2024-09-30: specimen id
SELECT id FROM specimen WHERE drawn_on BETWEEN '2024-09-03' AND '2024-09-30' AND fasting = 1;
-- Which assays are more expensive than the average assay? Show name and price.
-- tests that cost over the mean: name, cost
-- Which tests are dearer than tests are on average, and how dear?
-- price above the mean: assay name, price
SELECT name, price FROM assay WHERE price > (SELECT AVG(price) FROM assay);
-- Name the people without any specimen.
-- registered but never gave blood to us, names
-- From whom have we never drawn anything?
-- persons with zero specimens, names
SELECT name FROM person WHERE id NOT IN (SELECT person_id FROM specimen);
-- Which assay names have both high and normal results?
-- tests with at least one reading high and at least one normal, names
-- For which tests did somebody come out normal and somebody high?
-- assay names with a result of status normal and one of status high
SELECT T1.name FROM assay AS T1 JOIN result AS T2 ON T1.code = T2.assay_code WHERE T2.status = 'high' INTERSECT SELECT T1.name FROM assay AS T1 JOIN result AS T2 ON T1.code = T2.assay_code WHERE T2.status = 'normal';
-- What sum of assay prices is due for each person with results? Show the person's name and the sum, the highest sum first.
-- bill per patient who had tests: name, prices added up, biggest bill on top
-- How much does everyone owe for their tests in all? Name and sum, most first.
-- assay price summed by person over the results, sorted down: name, sum
SELECT T1.name, SUM(T4.price) FROM person AS T1 JOIN specimen AS T2 ON T1.id = T2.person_id JOIN result AS T3 ON T2.id = T3.specimen_id JOIN assay AS T4 ON T3.assay_code = T4.code GROUP BY T1.id ORDER BY SUM(T4.price) DESC;
-- Which cities have clinics whose registered people are more than three in all?
-- towns where over three people are on the lists of the surgeries
-- In what towns do the surgeries have more than three patients altogether?
-- clinic city with over three persons
SELECT T1.city FROM clinic AS T1 JOIN person AS T2 ON T1.id = T2.clinic_id GROUP BY T1.city HAVING COUNT(*) > 3;
-- Who had the highest glucose value among people of the clinic Canal Road Surgery or Dr Lovelace and Partners? Give the name and the value.
-- top glucose reading at Canal Road Surgery or Dr Lovelace and Partners: patient, figure
-- Who has most glucose in the blood, out of the patients of Dr Lovelace and Partners and Canal Road Surgery, and how much?
-- clinic Dr Lovelace and Partners or Canal Road Surgery, assay glucose: results by value, top one - person, value
SELECT T1.name, T3.value FROM person AS T1 JOIN specimen AS T2 ON T1.id = T2.person_id JOIN result AS T3 ON T2.id = T3.specimen_id JOIN assay AS T4 ON T3.assay_code = T4.code JOIN clinic AS T5 ON T1.clinic_id = T5.id WHERE T4.name = 'glucose' AND (T5.name = 'Canal Road Surgery' OR T5.name = 'Dr Lovelace and Partners') ORDER BY T3.value DESC LIMIT 1;

-- database: limber_limbs_physio
CREATE TABLE Ref_Injury_Types (injury_type_code TEXT PRIMARY KEY, injury_type_description TEXT, typical_weeks INTEGER);
CREATE TABLE Therapists (therapist_id INTEGER PRIMARY KEY, therapist_name TEXT, hourly_rate REAL, qualification TEXT, email_address TEXT);
CREATE TABLE Clients (client_id INTEGER PRIMARY KEY, client_name TEXT, occupation TEXT, date_of_birth TEXT, injury_type_code TEXT REFERENCES Ref_Injury_Types(injury_type_code));
CREATE TABLE Exercises (exercise_id INTEGER PRIMARY KEY, exercise_name TEXT, equipment TEXT, difficulty INTEGER, target_muscle TEXT);
CREATE TABLE Sessions (session_id INTEGER PRIMARY KEY, client_id INTEGER REFERENCES Clients(client_id), therapist_id INTEGER REFERENCES Therapists(therapist_id), session_date TEXT, duration_minutes INTEGER, pain_before INTEGER, pain_after INTEGER);
CREATE TABLE Session_Exercises (session_id INTEGER REFERENCES Sessions(session_id), exercise_id INTEGER REFERENCES Exercises(exercise_id), repetitions INTEGER, PRIMARY KEY (session_id, exercise_id));
INSERT INTO Ref_Injury_Types VALUES ('ACL','torn knee ligament',26),('BCK','lower back pain',8),('SHO','frozen shoulder',20),('ANK','sprained ankle',6),('WHI','whiplash',10);
INSERT INTO Therapists VALUES (1,'Imogen Farrow',62,'sports physiotherapy','imogen@limber.test'),(2,'Dario Bellini',55,'manual therapy','dario@limber.test'),(3,'Noor Haddad',48,'paediatrics',NULL),(4,'Sven Aker',58,'manual therapy','sven@limber.test');
INSERT INTO Clients VALUES (1,'Colin Reeve','bricklayer','1979-02-08','BCK'),(2,'Tamsin Ford','dancer','1997-10-15','ANK'),(3,'Ruben Castell','footballer','2000-05-28','ACL'),(4,'Moira Petrie','office clerk','1968-12-01','SHO'),(5,'Hamza Aziz','courier','1991-03-19','BCK'),(6,'Greta Lindqvist','dancer','1994-07-07','ACL'),(7,'Percy Vale',NULL,'1955-09-23','BCK');
INSERT INTO Exercises VALUES (1,'clamshell','resistance band',1,'hip'),(2,'single leg squat',NULL,4,'thigh'),(3,'bridge',NULL,2,'back'),(4,'wall slide','wall',1,'shoulder'),(5,'wobble board balance','wobble board',3,'calf'),(6,'band row','resistance band',2,'back'),(7,'bird dog',NULL,3,'back');
INSERT INTO Sessions VALUES (1,1,2,'2024-01-09',45,7,5),(2,2,1,'2024-01-10',30,5,3),(3,3,1,'2024-01-12',60,6,4),(4,4,4,'2024-01-15',45,8,7),(5,1,2,'2024-01-16',40,5,4),(6,5,2,'2024-01-17',50,6,2),(7,3,1,'2024-01-19',60,4,3),(8,6,1,'2024-01-22',55,9,6),(9,1,4,'2024-01-30',45,4,1);
INSERT INTO Session_Exercises VALUES (1,3,20),(1,7,12),(2,5,15),(3,1,30),(3,2,8),(4,4,25),(5,3,24),(6,6,18),(6,3,22),(7,2,14),(8,1,36),(9,7,16);
-- What are the names of the exercises that need a resistance band?
-- which moves are done with a resistance band
-- For what do you have to have a resistance band at hand?
-- equipment resistance band: exercise names
SELECT exercise_name FROM Exercises WHERE equipment = 'resistance band';
-- How long were all sessions together, in minutes?
-- total duration of everything we've held
-- For how many minutes have we treated people in all?
-- session duration summed
SELECT SUM(duration_minutes) FROM Sessions;
-- List the descriptions of injury types that typically take at least 10 weeks.
-- injuries, spelled out, which usually need 10 weeks or longer
-- What takes 10 weeks or more to heal as a rule? In words.
-- typical weeks no fewer than 10: injury description
SELECT injury_type_description FROM Ref_Injury_Types WHERE typical_weeks >= 10;
-- Who is the therapist with the lowest hourly rate?
-- name of our cheapest therapist per hour
-- Who treats people for less money an hour than all the others?
-- therapists by hourly rate, lowest one, name
SELECT therapist_name FROM Therapists ORDER BY hourly_rate LIMIT 1;
-- Show the distinct target muscles of exercises with a difficulty above 1.
-- parts of the body trained by anything harder than 1, without repeats
-- What parts of the body get stronger by anything harder than 1? No repeats.
-- difficulty above 1: target muscle, each one time
SELECT DISTINCT target_muscle FROM Exercises WHERE difficulty > 1;
-- Give each client's name and the description of the client's injury.
-- clients side by side with what is wrong with them, in words
-- What is the matter with everyone who comes to us? The person, then the trouble in words.
-- client name, injury description
SELECT T1.client_name, T2.injury_type_description FROM Clients AS T1 JOIN Ref_Injury_Types AS T2 ON T1.injury_type_code = T2.injury_type_code;
-- How many clients have each injury type? Show the code and the number, the most common first, and only the top two.
-- the 2 commonest injuries by code with their count of clients, larger count first
-- What two troubles do most people come with, and how many people is it? Codes; most people first.
-- injury code by client count, going down, 2 of them: code, count
SELECT injury_type_code, COUNT(*) FROM Clients GROUP BY injury_type_code ORDER BY COUNT(*) DESC LIMIT 2;
-- For every therapist who has held sessions, show the name, the number of sessions and the average duration.
-- therapists at work: name, how many appointments, how long these last in the mean
-- How often has everyone on the staff treated somebody, and how long does it take them on average? Name first.
-- therapist name, session count, mean duration
SELECT T1.therapist_name, COUNT(*), AVG(T2.duration_minutes) FROM Therapists AS T1 JOIN Sessions AS T2 ON T1.therapist_id = T2.therapist_id GROUP BY T1.therapist_id;
-- On which dates was Ruben Castell treated?
-- days when Ruben Castell had an appointment
-- When has Ruben Castell been here?
-- client Ruben Castell: session dates
SELECT T2.session_date FROM Clients AS T1 JOIN Sessions AS T2 ON T1.client_id = T2.client_id WHERE T1.client_name = 'Ruben Castell';
-- Which exercises are done without equipment? List their names by falling difficulty.
-- moves with no kit entered, hardest one first
-- For what do you need nothing at hand? Hardest first.
-- equipment empty: exercise names, sorted down by difficulty
SELECT exercise_name FROM Exercises WHERE equipment IS NULL ORDER BY difficulty DESC;
-- How many different clients have had a session with a duration between 45 and 60 minutes?
-- count the people, each once, who had an appointment of 45 to 60 minutes
-- How many separate people have been here for 45 minutes or more, but for no more than 60?
-- duration from 45 up to 60: number of clients, each one time
SELECT COUNT(DISTINCT client_id) FROM Sessions WHERE duration_minutes BETWEEN 45 AND 60;
-- Find the names of therapists whose qualification is not manual therapy.
-- therapists trained in something else than manual therapy
-- Who has learnt anything but manual therapy?
-- qualification not manual therapy: therapist names
SELECT therapist_name FROM Therapists WHERE qualification != 'manual therapy';
-- What is the name of the exercise that was used in the most sessions?
-- move prescribed at the greatest number of appointments
-- What do we have people do more often than anything else, by visits?
-- count session exercises per exercise, name of the top one
SELECT T1.exercise_name FROM Exercises AS T1 JOIN Session_Exercises AS T2 ON T1.exercise_id = T2.exercise_id GROUP BY T1.exercise_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which distinct exercises has Colin Reeve done? Give the names.
-- everything Colin Reeve has had to practise, each move once
-- What has Colin Reeve been made to do here? No repeats.
-- client Colin Reeve: exercise names over all his sessions, each one time
SELECT DISTINCT T4.exercise_name FROM Clients AS T1 JOIN Sessions AS T2 ON T1.client_id = T2.client_id JOIN Session_Exercises AS T3 ON T2.session_id = T3.session_id JOIN Exercises AS T4 ON T3.exercise_id = T4.exercise_id WHERE T1.client_name = 'Colin Reeve';
-- Which sessions started with more pain than the average session? Show the session id and the pain before.
-- appointments where it hurt more than the mean at the outset: id, that score
-- At which visits did it hurt more to begin with than it does on average, and how much? Id first.
-- pain before above the mean: session id, pain before
SELECT session_id, pain_before FROM Sessions WHERE pain_before > (SELECT AVG(pain_before) FROM Sessions);
-- Name the clients who were treated both by Dario Bellini and by Sven Aker.
-- who has been in the hands of Dario Bellini and also of Sven Aker
-- Who has been treated by Dario Bellini and by Sven Aker too?
-- client names with a session under Sven Aker and a session under Dario Bellini
SELECT T1.client_name FROM Clients AS T1 JOIN Sessions AS T2 ON T1.client_id = T2.client_id JOIN Therapists AS T3 ON T2.therapist_id = T3.therapist_id WHERE T3.therapist_name = 'Dario Bellini' INTERSECT SELECT T1.client_name FROM Clients AS T1 JOIN Sessions AS T2 ON T1.client_id = T2.client_id JOIN Therapists AS T3 ON T2.therapist_id = T3.therapist_id WHERE T3.therapist_name = 'Sven Aker';
-- What are the occupations of clients born after '1990-01-01' who have a torn knee ligament?
-- jobs of those with a torn knee ligament whose birthday falls later than '1990-01-01'
-- What do those do for a living who have a torn knee ligament and came into the world later than 1990-01-01?
-- injury torn knee ligament, birth date past 1990-01-01: occupation
SELECT T1.occupation FROM Clients AS T1 JOIN Ref_Injury_Types AS T2 ON T1.injury_type_code = T2.injury_type_code WHERE T1.date_of_birth > '1990-01-01' AND T2.injury_type_description = 'torn knee ligament';
-- Which injury descriptions do no clients have?
-- injuries in our list that nobody came with, in words
-- With what has nobody come to us? In words.
-- injury types with zero clients: description
SELECT injury_type_description FROM Ref_Injury_Types WHERE injury_type_code NOT IN (SELECT injury_type_code FROM Clients);
-- For each client with more than one session, show the name and the lowest pain after a session, the lowest pain first.
-- clients seen more than once: name and the smallest score for how much it hurt afterwards, smallest on top
-- How little did it ever hurt afterwards for those who came two times or more? Name and that figure, lowest first.
-- over one session: client name, min of pain after, sorted upwards
SELECT T1.client_name, MIN(T2.pain_after) FROM Clients AS T1 JOIN Sessions AS T2 ON T1.client_id = T2.client_id GROUP BY T1.client_id HAVING COUNT(*) > 1 ORDER BY MIN(T2.pain_after);
-- Which therapist had the most repetitions done in total by clients with lower back pain? Show the name.
-- whose clients with lower back pain did the largest sum of repetitions? therapist's name
-- Who got people with lower back pain to do a thing most often, adding up every time?
-- injury lower back pain: repetitions summed by therapist, name of the top one
SELECT T1.therapist_name FROM Therapists AS T1 JOIN Sessions AS T2 ON T1.therapist_id = T2.therapist_id JOIN Session_Exercises AS T3 ON T2.session_id = T3.session_id JOIN Clients AS T4 ON T2.client_id = T4.client_id JOIN Ref_Injury_Types AS T5 ON T4.injury_type_code = T5.injury_type_code WHERE T5.injury_type_description = 'lower back pain' GROUP BY T1.therapist_id ORDER BY SUM(T3.repetitions) DESC LIMIT 1;
