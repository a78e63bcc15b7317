-- database: bowl_and_body_study
CREATE TABLE diet_grp (grp TEXT PRIMARY KEY, label TEXT, kcal_target INTEGER, dietician TEXT);
CREATE TABLE subj (subj_cd TEXT PRIMARY KEY, sex TEXT, age INTEGER, height_cm INTEGER, start_wt REAL, grp TEXT REFERENCES diet_grp(grp), dropped_out TEXT);
CREATE TABLE food (food_id INTEGER PRIMARY KEY, food_nm TEXT, categ TEXT, kcal_100g INTEGER, protein_g REAL, fibre_g REAL);
CREATE TABLE diary (entry_id INTEGER PRIMARY KEY, subj_cd TEXT REFERENCES subj(subj_cd), food_id INTEGER REFERENCES food(food_id), day_no INTEGER, meal TEXT, grams INTEGER);
CREATE TABLE weigh_in (subj_cd TEXT REFERENCES subj(subj_cd), week_no INTEGER, wt REAL, waist_cm REAL, PRIMARY KEY (subj_cd, week_no));
INSERT INTO diet_grp VALUES ('MED','Mediterranean',2000,'Okonkwo'),('LCB','low carbohydrate',1800,'Brisk'),('VEG','plant based',1900,'Okonkwo'),('CTL','control',2300,NULL);
INSERT INTO subj VALUES ('S01','f',34,168,81.5,'MED','N'),('S02','m',51,181,104.2,'LCB','N'),('S03','f',47,160,76,'VEG','Y'),('S04','m',29,177,92.4,'MED','N'),('S05','f',62,165,88.1,'CTL','N'),('S06','m',44,173,97.7,'LCB','Y'),('S07','f',38,171,79.3,'VEG','N'),('S08','m',55,169,85.6,'MED','N');
INSERT INTO food VALUES (1,'lentil soup','pulses',70,5,4.1),(2,'grilled mackerel','fish',240,21,0),(3,'rye bread','cereals',250,8.5,6.5),(4,'greek yoghurt','dairy',97,9,0),(5,'almonds','nuts',590,20,11.8),(6,'chicken thigh','meat',190,24,0),(7,'chickpea stew','pulses',120,6.8,5.2),(8,'cottage cheese','dairy',103,11.5,0);
INSERT INTO diary VALUES (1,'S01',1,1,'lunch',350),(2,'S01',2,1,'dinner',160),(3,'S02',6,1,'lunch',220),(4,'S02',4,2,'breakfast',150),(5,'S03',7,1,'dinner',400),(6,'S04',3,1,'breakfast',90),(7,'S04',2,2,'lunch',180),(8,'S05',3,1,'breakfast',120),(9,'S07',1,2,'dinner',300),(10,'S07',7,3,'lunch',380),(11,'S01',4,2,'breakfast',125),(12,'S06',6,1,'dinner',250),(13,'S04',1,3,'dinner',330),(14,'S05',3,3,'breakfast',100);
INSERT INTO weigh_in VALUES ('S01',4,79.8,88),('S01',8,78.1,86.5),('S02',4,101,110),('S02',8,98.6,107),('S04',4,91.2,99),('S05',4,88.4,97.5),('S05',8,88.9,98),('S07',4,77.9,NULL),('S08',4,85,95.5);
-- How many subjects are of sex f?
-- number of participants marked f
-- sex = f - subject count
SELECT COUNT(*) FROM subj WHERE sex = 'f';
-- What are the codes and ages of subjects taller than 170?
-- who measures more than 170 in height? code and years
-- height above 170: subject's code, subject's age
SELECT subj_cd, age FROM subj WHERE height_cm > 170;
-- List the names of foods containing no fibre (0), the richest in protein first.
-- items with 0 fibre, names, most protein on top
-- fibre = 0, sorted by protein downwards - food names
SELECT food_nm FROM food WHERE fibre_g = 0 ORDER BY protein_g DESC;
-- What are the average, lowest and highest starting weight?
-- mean, min and max of what people weighed at the outset
-- weight at the start please: mean, smallest, largest
SELECT AVG(start_wt), MIN(start_wt), MAX(start_wt) FROM subj;
-- Which diet labels have a calorie target between 1800 and 2000?
-- regimes that allow 1800 to 2000 kcal, written-out label
-- calorie target from 1800 to 2000 - labels of the diets
SELECT label FROM diet_grp WHERE kcal_target BETWEEN 1800 AND 2000;
-- For each food category, give the number of foods and the average calories per 100 g.
-- categories with how many items each and their mean kcal per 100g
-- by food category: category, count, mean of the kcal per 100 g
SELECT categ, COUNT(*), AVG(kcal_100g) FROM food GROUP BY categ;
-- Show the code of every subject with the label of the subject's diet.
-- which regime is each participant on? code, label
-- for all subjects: code, label of their diet
SELECT T1.subj_cd, T2.label FROM subj AS T1 JOIN diet_grp AS T2 ON T1.grp = T2.grp;
-- Which foods were eaten at dinner by subject S01 or subject S04?
-- names of what S01 or S04 had for dinner
-- dinner entries of S04 and of S01 - names of the foods
SELECT T1.food_nm FROM food AS T1 JOIN diary AS T2 ON T1.food_id = T2.food_id WHERE T2.meal = 'dinner' AND (T2.subj_cd = 'S01' OR T2.subj_cd = 'S04');
-- Name the foods that appear in nobody's diary.
-- items no one has eaten so far
-- foods that not one diary entry belongs to - names
SELECT food_nm FROM food WHERE food_id NOT IN (SELECT food_id FROM diary);
-- How many different foods has each subject with a diary eaten? Return the subject code and the count.
-- variety per participant who wrote a diary: code, distinct items
-- number of different foods by subject, code in front
SELECT subj_cd, COUNT(DISTINCT food_id) FROM diary GROUP BY subj_cd;
-- Give the code and age of subjects who are older than the average subject.
-- participants above the mean in years: code, years
-- age beyond the mean of all: subject's code, age
SELECT subj_cd, age FROM subj WHERE age > (SELECT AVG(age) FROM subj);
-- Which subjects have a weigh-in without a waist measurement? Show the code and week number.
-- weighings that lack the waist: whose, which week
-- waist left blank: code, week number
SELECT subj_cd, week_no FROM weigh_in WHERE waist_cm IS NULL;
-- Which food was recorded in the greatest total number of grams?
-- name of the item eaten most by weight, all entries summed
-- add up grams by food and name the one on top
SELECT T1.food_nm FROM food AS T1 JOIN diary AS T2 ON T1.food_id = T2.food_id GROUP BY T1.food_id ORDER BY SUM(T2.grams) DESC LIMIT 1;
-- List the codes of subjects who ate something both at breakfast and at lunch.
-- participants with a breakfast entry and a lunch entry
-- subject codes with a lunch entry as well as a breakfast entry
SELECT subj_cd FROM diary WHERE meal = 'breakfast' INTERSECT SELECT subj_cd FROM diary WHERE meal = 'lunch';
-- Show the labels of diets from which a subject dropped out (Y).
-- regimes, by label, that lost someone, dropped out being Y
-- dropped out = Y for any subject - labels of those diets
SELECT label FROM diet_grp WHERE grp IN (SELECT grp FROM subj WHERE dropped_out = 'Y');
-- Find the codes of subjects who were weighed but wrote nothing in the diary.
-- stepped on the scales yet has no diary entry, codes
-- leave out every subject with a diary entry; which codes from the weigh-ins remain
SELECT subj_cd FROM weigh_in EXCEPT SELECT subj_cd FROM diary;
-- What is the average starting weight of the subjects looked after by the dietician Okonkwo?
-- mean initial weight of Okonkwo's people
-- dietician Okonkwo: mean weight of the subjects at the start
SELECT AVG(T1.start_wt) FROM subj AS T1 JOIN diet_grp AS T2 ON T1.grp = T2.grp WHERE T2.dietician = 'Okonkwo';
-- Which diets have at least three subjects? Give the label.
-- label of any regime followed by 3 or more participants
-- count subjects by diet, leaving out those with fewer than 3: label
SELECT T1.label FROM diet_grp AS T1 JOIN subj AS T2 ON T1.grp = T2.grp GROUP BY T1.grp HAVING COUNT(*) >= 3;
-- Which subject of the Mediterranean diet had the lowest weight at week 4? Give the code and that weight.
-- lightest participant at the week 4 weighing within Mediterranean: code, weight
-- diet Mediterranean, week 4, smallest weight: code, weight
SELECT T1.subj_cd, T2.wt FROM subj AS T1 JOIN weigh_in AS T2 ON T1.subj_cd = T2.subj_cd JOIN diet_grp AS T3 ON T1.grp = T3.grp WHERE T3.label = 'Mediterranean' AND T2.week_no = 4 ORDER BY T2.wt LIMIT 1;
-- For food categories with more than two diary entries, show the category and the total grams eaten, from the largest total down.
-- categories eaten over two times, plus grams in all, biggest amount first
-- add up grams by food category, sorted downwards, leaving out categories with 2 entries or fewer: category, sum
SELECT T1.categ, SUM(T2.grams) FROM food AS T1 JOIN diary AS T2 ON T1.food_id = T2.food_id GROUP BY T1.categ HAVING COUNT(*) > 2 ORDER BY SUM(T2.grams) DESC;

-- database: sneezewort_allergy
CREATE TABLE Allergen (AllergenId INTEGER PRIMARY KEY, CommonName TEXT, LatinName TEXT, AllergenGroup TEXT, SeasonStartMonth INTEGER);
CREATE TABLE Consultant (ConsultantId INTEGER PRIMARY KEY, FullName TEXT, Subject TEXT, ClinicDay TEXT);
CREATE TABLE Patient (PatientId INTEGER PRIMARY KEY, FullName TEXT, Age INTEGER, Village TEXT, Smoker INTEGER, ConsultantId INTEGER REFERENCES Consultant(ConsultantId));
CREATE TABLE SkinTest (PatientId INTEGER REFERENCES Patient(PatientId), AllergenId INTEGER REFERENCES Allergen(AllergenId), TestDate TEXT, WealMm REAL, Outcome TEXT, PRIMARY KEY (PatientId, AllergenId));
CREATE TABLE Medicine (MedicineId INTEGER PRIMARY KEY, TradeName TEXT, Form TEXT, Sedating INTEGER, PackPrice REAL);
CREATE TABLE Prescription (PrescriptionId INTEGER PRIMARY KEY, PatientId INTEGER REFERENCES Patient(PatientId), MedicineId INTEGER REFERENCES Medicine(MedicineId), IssuedOn TEXT, Packs INTEGER);
INSERT INTO Allergen VALUES (1,'birch pollen','Betula','pollen',3),(2,'timothy grass','Phleum','pollen',5),(3,'house dust mite','Dermatophagoides','indoor',NULL),(4,'cat dander','Felis','indoor',NULL),(5,'peanut','Arachis','food',NULL),(6,'wasp venom','Vespula','insect',7),(7,'mugwort','Artemisia','pollen',8);
INSERT INTO Consultant VALUES (1,'Leocadia Prynne','asthma','Monday'),(2,'Vikram Sethi','food allergy','Wednesday'),(3,'Bodil Rask','insect venom','Friday');
INSERT INTO Patient VALUES (1,'Nora Ives',27,'Stoke Abbas',0,1),(2,'Ted Ruddock',45,'Little Wenlow',1,1),(3,'Ayesha Rahman',9,'Stoke Abbas',0,2),(4,'Finn Osgood',16,'Marsh Green',0,2),(5,'Celia Drummond',58,'Little Wenlow',0,1),(6,'Barnaby Cox',33,'Little Wenlow',1,NULL),(7,'Petra Zoric',41,'Stoke Abbas',0,2),(8,'Otis Vane',62,'Stoke Abbas',0,1);
INSERT INTO SkinTest VALUES (1,1,'2024-02-05',6.5,'positive'),(1,2,'2024-02-05',2,'negative'),(1,4,'2024-02-05',4,'positive'),(2,3,'2024-02-12',7.5,'positive'),(2,1,'2024-02-12',5.5,'positive'),(3,5,'2024-02-14',9,'positive'),(3,1,'2024-02-14',1,'negative'),(4,5,'2024-02-21',1.5,'negative'),(4,2,'2024-02-21',8,'positive'),(5,3,'2024-03-04',3.5,'positive'),(7,4,'2024-03-06',2.5,'negative');
INSERT INTO Medicine VALUES (1,'Clarivex','tablet',0,7.4),(2,'Nasolume','nasal spray',0,11.9),(3,'Drowsinol','syrup',1,5.2),(4,'Epistrike','injector',0,48),(5,'Ocuplain','eye drops',0,8.6);
INSERT INTO Prescription VALUES (1,1,1,'2024-02-06',3),(2,1,2,'2024-02-06',2),(3,2,2,'2024-02-13',4),(4,3,4,'2024-02-14',2),(5,4,1,'2024-02-22',1),(6,2,3,'2024-03-01',1),(7,5,2,'2024-03-05',1),(8,3,3,'2024-03-20',2),(9,8,1,'2024-03-22',1);
-- Show the common names of allergens outside the group pollen.
-- triggers other than pollen, everyday name
-- group different from pollen - common names of the allergens
SELECT CommonName FROM Allergen WHERE AllergenGroup != 'pollen';
-- How many patients smoke (1)?
-- number of people with smoker set to 1
-- smoker = 1 - patient count
SELECT COUNT(*) FROM Patient WHERE Smoker = 1;
-- Return the trade name and form of all medicines that cost more than 8 per pack.
-- products over 8 a pack: brand, and how it is taken
-- price of a pack above 8: brand, form
SELECT TradeName, Form FROM Medicine WHERE PackPrice > 8;
-- Who is the youngest patient? Give name and age.
-- the smallest number of years on our list: who, and how many
-- lowest age of all patients: name, age
SELECT FullName, Age FROM Patient ORDER BY Age LIMIT 1;
-- Which allergens have no season start month? List the common and the Latin names.
-- triggers without a month when they begin: everyday name, latin one
-- start month left blank: common name, latin name
SELECT CommonName, LatinName FROM Allergen WHERE SeasonStartMonth IS NULL;
-- List the names of patients together with the names of their consultants.
-- who is under which doctor (patient, then doctor)
-- for everybody with a consultant: patient's name, consultant's name
SELECT T1.FullName, T2.FullName FROM Patient AS T1 JOIN Consultant AS T2 ON T1.ConsultantId = T2.ConsultantId;
-- How many patients come from each village? Order the villages from the most patients to the fewest.
-- villages and their head count, largest group at the top
-- patient count by village, sorted downwards: village, count
SELECT Village, COUNT(*) FROM Patient GROUP BY Village ORDER BY COUNT(*) DESC;
-- Which patients have had no skin test? Show the names and ages.
-- people nobody has pricked yet: who, years
-- patients that not one skin test belongs to: name, age
SELECT FullName, Age FROM Patient WHERE PatientId NOT IN (SELECT PatientId FROM SkinTest);
-- Which patients tested positive for birch pollen? Show their names.
-- names of those with birch pollen positive
-- outcome positive for birch pollen: names of the patients
SELECT T1.FullName FROM Patient AS T1 JOIN SkinTest AS T2 ON T1.PatientId = T2.PatientId JOIN Allergen AS T3 ON T2.AllergenId = T3.AllergenId WHERE T3.CommonName = 'birch pollen' AND T2.Outcome = 'positive';
-- Find the names of patients who are not under any consultant.
-- people that no doctor here is in charge of
-- consultant left blank - patient names
SELECT FullName FROM Patient WHERE ConsultantId IS NULL;
-- How many packs were prescribed of each medicine? Give the trade name and the total.
-- packs handed out in all, by brand
-- sum of packs by medicine, its trade name in front
SELECT T1.TradeName, SUM(T2.Packs) FROM Medicine AS T1 JOIN Prescription AS T2 ON T1.MedicineId = T2.MedicineId GROUP BY T1.MedicineId;
-- Which medicine has never been prescribed? Give its trade name.
-- brand that no prescription was ever written for
-- medicines that not one prescription belongs to - trade name
SELECT TradeName FROM Medicine WHERE MedicineId NOT IN (SELECT MedicineId FROM Prescription);
-- Give the common names of allergens with which nobody was tested.
-- triggers not yet tried on anyone's skin
-- allergens that not one skin test belongs to - common names
SELECT CommonName FROM Allergen WHERE AllergenId NOT IN (SELECT AllergenId FROM SkinTest);
-- List the different villages of patients who were prescribed Nasolume.
-- where do the users of Nasolume live? each place one time
-- prescription of Nasolume: different villages of the patients
SELECT DISTINCT T1.Village FROM Patient AS T1 JOIN Prescription AS T2 ON T1.PatientId = T2.PatientId JOIN Medicine AS T3 ON T2.MedicineId = T3.MedicineId WHERE T3.TradeName = 'Nasolume';
-- Which patients are older than 40 or live in Marsh Green? Show the names.
-- anybody past 40, or from Marsh Green, by name
-- village Marsh Green, or else age greater than 40: patient names
SELECT FullName FROM Patient WHERE Age > 40 OR Village = 'Marsh Green';
-- Name the patients who have both a positive and a negative outcome.
-- people with one test positive and another negative
-- patients with a negative as well as a positive outcome, by name
SELECT T1.FullName FROM Patient AS T1 JOIN SkinTest AS T2 ON T1.PatientId = T2.PatientId WHERE T2.Outcome = 'positive' INTERSECT SELECT T1.FullName FROM Patient AS T1 JOIN SkinTest AS T2 ON T1.PatientId = T2.PatientId WHERE T2.Outcome = 'negative';
-- Which consultant has the most patients?
-- name of the doctor with the longest list of people
-- count patients by consultant and name the one on top
SELECT T1.FullName FROM Consultant AS T1 JOIN Patient AS T2 ON T1.ConsultantId = T2.ConsultantId GROUP BY T1.ConsultantId ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the names of patients with a weal larger than the average weal, along with the common name of the allergen.
-- bigger than mean weals: whose, and caused by what (everyday name)
-- weal beyond the mean of all tests: patient's name, common name of the allergen
SELECT T1.FullName, T3.CommonName FROM Patient AS T1 JOIN SkinTest AS T2 ON T1.PatientId = T2.PatientId JOIN Allergen AS T3 ON T2.AllergenId = T3.AllergenId WHERE T2.WealMm > (SELECT AVG(WealMm) FROM SkinTest);
-- Which patients got more than one prescription and live in Stoke Abbas? Give name and number of prescriptions.
-- Stoke Abbas people with more than one prescription: who, how many
-- village Stoke Abbas: prescription count by patient, leaving out anyone with a single one: name, count
SELECT T1.FullName, COUNT(*) FROM Patient AS T1 JOIN Prescription AS T2 ON T1.PatientId = T2.PatientId WHERE T1.Village = 'Stoke Abbas' GROUP BY T1.PatientId HAVING COUNT(*) > 1;
-- Among patients of the consultant Leocadia Prynne, who had the largest weal? Give the name and the date of the test.
-- Leocadia Prynne's list: the person with the biggest weal, and when it was measured
-- consultant Leocadia Prynne, greatest weal in mm: patient's name, test date
SELECT T1.FullName, T2.TestDate FROM Patient AS T1 JOIN SkinTest AS T2 ON T1.PatientId = T2.PatientId JOIN Consultant AS T3 ON T1.ConsultantId = T3.ConsultantId WHERE T3.FullName = 'Leocadia Prynne' ORDER BY T2.WealMm DESC LIMIT 1;

-- database: st_odile_ward_rota
CREATE TABLE ward (ward_id INTEGER PRIMARY KEY, ward_name TEXT, building TEXT, bed_count INTEGER, is_intensive TEXT);
CREATE TABLE nurse (nurse_id INTEGER PRIMARY KEY, forename TEXT, surname TEXT, grade TEXT, salary REAL, manager_id INTEGER REFERENCES nurse(nurse_id), home_ward_id INTEGER REFERENCES ward(ward_id));
CREATE TABLE ref_shift (shift_code TEXT PRIMARY KEY, shift_name TEXT, start_hour INTEGER, hours REAL, bonus REAL);
CREATE TABLE rota (rota_id INTEGER PRIMARY KEY, nurse_id INTEGER REFERENCES nurse(nurse_id), ward_id INTEGER REFERENCES ward(ward_id), shift_code TEXT REFERENCES ref_shift(shift_code), duty_date TEXT, overtime TEXT);
CREATE TABLE admission (admission_id INTEGER PRIMARY KEY, patient_name TEXT, ward_id INTEGER REFERENCES ward(ward_id), admitted_on TEXT, discharged_on TEXT, diagnosis TEXT);
INSERT INTO ward VALUES (1,'Cardiology','Main',24,'no'),(2,'Intensive Care','Main',10,'yes'),(3,'Maternity','Rose House',18,'no'),(4,'Orthopaedics','South Block',30,'no'),(5,'Stroke Unit','Main',12,'yes'),(6,'Isolation','South Block',6,'no');
INSERT INTO nurse VALUES (1,'Brigitte','Lacombe','matron',52000,NULL,1),(2,'Kofi','Mensah','senior',41000,1,2),(3,'Elin','Strand','staff',33500,2,2),(4,'Rory','McAvoy','staff',32800,1,4),(5,'Pilar','Ibarra','senior',40200,1,3),(6,'Dawn','Mercer','staff',34100,5,3),(7,'Luca','Fabbri','student',18900,2,NULL);
INSERT INTO ref_shift VALUES ('E','early',6,8,0),('L','late',14,8,15),('N','night',22,10,60),('S','stand-by',8,12,25);
INSERT INTO rota VALUES (1,3,2,'E','2024-06-01','no'),(2,2,2,'N','2024-06-01','no'),(3,4,4,'L','2024-06-01','no'),(4,6,3,'E','2024-06-02','yes'),(5,5,3,'N','2024-06-02','no'),(6,3,2,'N','2024-06-03','yes'),(7,4,1,'E','2024-06-03','no'),(8,3,5,'N','2024-06-05','no'),(9,2,5,'L','2024-06-06','yes'),(10,6,3,'L','2024-06-07','no'),(11,7,2,'E','2024-06-07','no'),(12,5,3,'E','2024-06-08','no');
INSERT INTO admission VALUES (1,'Alma Kunz',1,'2024-05-20','2024-06-02','heart attack'),(2,'Boris Tan',2,'2024-05-29',NULL,'sepsis'),(3,'Carla Weiss',3,'2024-06-01','2024-06-04','birth'),(4,'Denis Howell',4,'2024-06-01',NULL,'hip fracture'),(5,'Elsa Novak',4,'2024-05-11','2024-05-30','hip fracture'),(6,'Fred Amadi',5,'2024-06-03',NULL,'stroke'),(7,'Gina Rolfe',1,'2024-06-05',NULL,'heart failure'),(8,'Henk Visser',4,'2024-06-06','2024-06-09','knee replacement');
-- Which wards have more than 15 beds? Show the name and the number of beds.
-- names and sizes of units with over 15 beds
-- beds above 15: name of the ward, bed count
SELECT ward_name, bed_count FROM ward WHERE bed_count > 15;
-- How many beds are there in the building Main altogether?
-- bed total for Main
-- building Main: sum of beds
SELECT SUM(bed_count) FROM ward WHERE building = 'Main';
-- List the forename and surname of nurses in order of falling salary.
-- staff from best paid to worst paid, first name then family name
-- nurses sorted by pay downwards: given name, family name
SELECT forename, surname FROM nurse ORDER BY salary DESC;
-- What are the names of the patients who have not been discharged?
-- who is still in hospital
-- discharge left blank - names of the patients
SELECT patient_name FROM admission WHERE discharged_on IS NULL;
-- Show the average salary for each grade.
-- grades and their mean pay
-- mean pay by grade, grade in front
SELECT grade, AVG(salary) FROM nurse GROUP BY grade;
-- What are the surnames of nurses and of their managers?
-- family name of each nurse who has a boss, next to the boss's family name
-- nurses that have a manager: own family name, manager's family name
SELECT T1.surname, T2.surname FROM nurse AS T1 JOIN nurse AS T2 ON T1.manager_id = T2.nurse_id;
-- Give the duty dates and shift names of the nurse with the surname Strand.
-- when was Strand on duty, and which kind of shift was it
-- family name Strand: date of each duty, name of the shift
SELECT T2.duty_date, T3.shift_name FROM nurse AS T1 JOIN rota AS T2 ON T1.nurse_id = T2.nurse_id JOIN ref_shift AS T3 ON T2.shift_code = T3.shift_code WHERE T1.surname = 'Strand';
-- How many admissions has each ward had? Return ward name and count.
-- units that took in patients: name, and how many
-- admission count by ward, ward's name in front
SELECT T1.ward_name, COUNT(*) FROM ward AS T1 JOIN admission AS T2 ON T1.ward_id = T2.ward_id GROUP BY T1.ward_id;
-- Which ward has nobody on the rota? Name it.
-- unit without any duty planned
-- wards that not one rota entry belongs to - name
SELECT ward_name FROM ward WHERE ward_id NOT IN (SELECT ward_id FROM rota);
-- Which nurses have worked in a ward other than Maternity? Give the distinct surnames.
-- family names, no repeats, of those with a duty outside Maternity
-- ward different from Maternity in the rota: distinct family names
SELECT DISTINCT T1.surname FROM nurse AS T1 JOIN rota AS T2 ON T1.nurse_id = T2.nurse_id JOIN ward AS T3 ON T2.ward_id = T3.ward_id WHERE T3.ward_name != 'Maternity';
-- Find the number of different wards in which each nurse has worked. Show surname and number.
-- per nurse on the rota: family name, count of distinct units
-- number of different wards by nurse in the rota, family name in front
SELECT T1.surname, COUNT(DISTINCT T2.ward_id) FROM nurse AS T1 JOIN rota AS T2 ON T1.nurse_id = T2.nurse_id GROUP BY T1.nurse_id;
-- Which nurse worked the most shifts? Give forename and surname.
-- first name, family name of whoever has the largest number of duties
-- nurse with the highest count of rota entries - given name, family name
SELECT T1.forename, T1.surname FROM nurse AS T1 JOIN rota AS T2 ON T1.nurse_id = T2.nurse_id GROUP BY T1.nurse_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which surnames belong to nurses who have worked both an early and a night shift?
-- family names with an early as well as a night behind them
-- family names of nurses with night as well as early among their shifts
SELECT T1.surname FROM nurse AS T1 JOIN rota AS T2 ON T1.nurse_id = T2.nurse_id JOIN ref_shift AS T3 ON T2.shift_code = T3.shift_code WHERE T3.shift_name = 'early' INTERSECT SELECT T1.surname FROM nurse AS T1 JOIN rota AS T2 ON T1.nurse_id = T2.nurse_id JOIN ref_shift AS T3 ON T2.shift_code = T3.shift_code WHERE T3.shift_name = 'night';
-- Which patients admitted between '2024-06-01' and '2024-06-05' had a diagnosis containing heart or fracture?
-- arrivals from '2024-06-01' to '2024-06-05' with heart or fracture in the diagnosis, by name
-- diagnosis with "fracture" or "heart", admission within '2024-06-01' - '2024-06-05': patient names
SELECT patient_name FROM admission WHERE admitted_on BETWEEN '2024-06-01' AND '2024-06-05' AND (diagnosis LIKE '%heart%' OR diagnosis LIKE '%fracture%');
-- Which managers look after at least two nurses? Show the manager's surname and the number of nurses.
-- bosses with 2 people or more under them: family name, size of team
-- count nurses by manager, leaving out managers of a single one: family name, count
SELECT T2.surname, COUNT(*) FROM nurse AS T1 JOIN nurse AS T2 ON T1.manager_id = T2.nurse_id GROUP BY T2.nurse_id HAVING COUNT(*) >= 2;
-- Give the surname and salary of nurses earning more than the average nurse.
-- paid above the mean: family name, pay
-- pay beyond the mean of all nurses: family name, pay
SELECT surname, salary FROM nurse WHERE salary > (SELECT AVG(salary) FROM nurse);
-- What is the total bonus for the shifts of each nurse? Show the surname and the total, the highest first, for nurses whose total exceeds 50.
-- family name and bonuses summed, only sums over 50, richest at the top
-- add up bonus by nurse, sorted downwards, leaving out sums of 50 or less: family name, sum
SELECT T1.surname, SUM(T3.bonus) FROM nurse AS T1 JOIN rota AS T2 ON T1.nurse_id = T2.nurse_id JOIN ref_shift AS T3 ON T2.shift_code = T3.shift_code GROUP BY T1.nurse_id HAVING SUM(T3.bonus) > 50 ORDER BY SUM(T3.bonus) DESC;
-- Which shift names are not used in the rota?
-- kinds of shift that were never planned
-- shift kinds that not one rota entry belongs to - names
SELECT shift_name FROM ref_shift WHERE shift_code NOT IN (SELECT shift_code FROM rota);
-- List, without repeats, the buildings that have an intensive ward (yes) or a ward with fewer than 10 beds.
-- buildings housing a unit flagged intensive yes, or a unit of under 10 beds, in one list without repeats
-- one list of buildings without doubles: wards with under 10 beds, and wards with intensive = yes
SELECT building FROM ward WHERE is_intensive = 'yes' UNION SELECT building FROM ward WHERE bed_count < 10;
-- How many overtime shifts (yes) were worked in intensive wards (yes)?
-- duties with overtime yes on units where intensive is yes, counted
-- is intensive = yes and overtime = yes: count of rota entries
SELECT COUNT(*) FROM rota AS T1 JOIN ward AS T2 ON T1.ward_id = T2.ward_id WHERE T1.overtime = 'yes' AND T2.is_intensive = 'yes';

-- database: eastgate_operating_suite
CREATE TABLE surgeons (surgeon_id INTEGER PRIMARY KEY, name TEXT, specialty TEXT, licence_year INTEGER, on_call_phone TEXT);
CREATE TABLE theatres (theatre_no INTEGER PRIMARY KEY, nickname TEXT, floor INTEGER, area_sqm REAL, laminar_flow INTEGER);
CREATE TABLE procedures (proc_code TEXT PRIMARY KEY, title TEXT, body_region TEXT, planned_minutes INTEGER, tariff REAL);
CREATE TABLE operations (op_id INTEGER PRIMARY KEY, proc_code TEXT REFERENCES procedures(proc_code), theatre_no INTEGER REFERENCES theatres(theatre_no), lead_surgeon_id INTEGER REFERENCES surgeons(surgeon_id), assistant_surgeon_id INTEGER REFERENCES surgeons(surgeon_id), op_date TEXT, actual_minutes INTEGER, blood_loss_ml INTEGER);
CREATE TABLE instruments (instrument_id INTEGER PRIMARY KEY, label TEXT, supplier TEXT, reusable INTEGER, unit_cost REAL);
CREATE TABLE tray_items (proc_code TEXT REFERENCES procedures(proc_code), instrument_id INTEGER REFERENCES instruments(instrument_id), quantity INTEGER, PRIMARY KEY (proc_code, instrument_id));
INSERT INTO surgeons VALUES (1,'Aurelia Banks','orthopaedics',2001,'x201'),(2,'Gideon Marsh','general',1995,'x202'),(3,'Sunniva Dahl','general',2013,NULL),(4,'Rafael Quiroga','neurosurgery',2008,'x204'),(5,'Thandi Nkosi','orthopaedics',2019,'x205'),(6,'Miles Overton','ophthalmology',2010,NULL);
INSERT INTO theatres VALUES (1,'The Ark',2,48,1),(2,'Blue Room',2,36.5,0),(3,'Glasshouse',3,52,1),(4,'Annex',1,28,0);
INSERT INTO procedures VALUES ('HIP','hip replacement','leg',110,9200),('KNE','knee arthroscopy','leg',50,2600),('APP','appendix removal','abdomen',60,3100),('HER','hernia repair','abdomen',75,2900),('CRA','craniotomy','head',240,18500),('CAT','cataract extraction','head',25,1800),('GAL','gall bladder removal','abdomen',90,4300);
INSERT INTO operations VALUES (1,'HIP',1,1,5,'2024-03-04',125,450),(2,'APP',2,2,3,'2024-03-04',55,60),(3,'CRA',3,4,NULL,'2024-03-05',265,380),(4,'KNE',1,5,NULL,'2024-03-06',48,15),(5,'HER',2,3,2,'2024-03-07',82,40),(6,'HIP',1,1,NULL,'2024-03-11',105,390),(7,'GAL',2,2,3,'2024-03-12',98,110),(8,'APP',3,2,NULL,'2024-03-13',70,85),(9,'HIP',3,5,1,'2024-03-14',118,420);
INSERT INTO instruments VALUES (1,'bone saw','Stahlhof',1,860),(2,'scalpel','Keenedge',0,1.2),(3,'retractor','Stahlhof',1,95),(4,'arthroscope','Lumivue',1,5400),(5,'suture pack','Keenedge',0,6.5),(6,'phaco tip','Lumivue',0,74);
INSERT INTO tray_items VALUES ('HIP',1,1),('HIP',2,3),('HIP',3,4),('HIP',5,6),('KNE',4,1),('KNE',2,1),('APP',2,2),('APP',5,3),('CRA',1,1),('CRA',2,4),('HER',3,2),('CAT',6,1),('HER',5,4);
-- How many surgeons are licensed since before 2010?
-- count the doctors whose licence year is earlier than 2010
-- licence earlier than 2010 - surgeon count
SELECT COUNT(*) FROM surgeons WHERE licence_year < 2010;
-- Give the nickname and floor of the largest theatre.
-- the room with the biggest area: what we call it, which storey
-- greatest area in square metres: nickname, floor
SELECT nickname, floor FROM theatres ORDER BY area_sqm DESC LIMIT 1;
-- List the titles of removal procedures, recognised by removal in the title, cheapest tariff first.
-- work with removal in its title, listed by rising tariff
-- "removal" in the title, sorted by tariff upwards: titles of the procedures
SELECT title FROM procedures WHERE title LIKE '%removal%' ORDER BY tariff;
-- Which surgeons have no on-call phone? Show name and specialty.
-- doctors who can't be phoned on call: name, field
-- on-call number left blank: name, specialty of the surgeon
SELECT name, specialty FROM surgeons WHERE on_call_phone IS NULL;
-- What was the average blood loss in the operations of theatre 1 or theatre 3?
-- mean ml of blood lost in theatre 1 and 3, taken together
-- theatre 3 or 1: mean ml of blood lost
SELECT AVG(blood_loss_ml) FROM operations WHERE theatre_no = 1 OR theatre_no = 3;
-- For each operation, give the date, the title of the procedure and the name of the lead surgeon.
-- all operations: day, what was done, who was in charge
-- for all operations: date, procedure title, name of the lead
SELECT T1.op_date, T2.title, T3.name FROM operations AS T1 JOIN procedures AS T2 ON T1.proc_code = T2.proc_code JOIN surgeons AS T3 ON T1.lead_surgeon_id = T3.surgeon_id;
-- Show the distinct names of surgeons who have assisted in an operation.
-- who has ever been the assistant? each doctor once
-- different names of those who were assistant surgeon
SELECT DISTINCT T1.name FROM surgeons AS T1 JOIN operations AS T2 ON T1.surgeon_id = T2.assistant_surgeon_id;
-- How many operations were done without an assistant surgeon?
-- operations where the helper is blank, counted
-- assistant left blank - count of operations
SELECT COUNT(*) FROM operations WHERE assistant_surgeon_id IS NULL;
-- What is the number of operations in each theatre? Show the nickname too, before the number.
-- by room, its nickname and how often it was operated in
-- operation count by theatre, nickname in front
SELECT T1.nickname, COUNT(*) FROM theatres AS T1 JOIN operations AS T2 ON T1.theatre_no = T2.theatre_no GROUP BY T1.theatre_no;
-- Which instruments belong on the tray for a hip replacement? Give the label and the quantity.
-- tools laid out for hip replacement with how many of each
-- hip replacement: label and number of everything on its tray
SELECT T1.label, T2.quantity FROM instruments AS T1 JOIN tray_items AS T2 ON T1.instrument_id = T2.instrument_id JOIN procedures AS T3 ON T2.proc_code = T3.proc_code WHERE T3.title = 'hip replacement';
-- Which procedures have never been performed? Return the titles.
-- titles on the list that nobody has had done here
-- procedures that not one operation belongs to - titles
SELECT title FROM procedures WHERE proc_code NOT IN (SELECT proc_code FROM operations);
-- Give the titles of the procedures whose planned minutes exceed the average planned minutes of all procedures.
-- titles whose plan foresees more minutes than the mean plan
-- planned minutes beyond the mean of all - titles
SELECT title FROM procedures WHERE planned_minutes > (SELECT AVG(planned_minutes) FROM procedures);
-- Who has led an operation and also assisted in one? Give the names.
-- doctors found as leader somewhere and as assistant elsewhere
-- surgeons found as assistant and found as lead as well
SELECT T1.name FROM surgeons AS T1 JOIN operations AS T2 ON T1.surgeon_id = T2.lead_surgeon_id INTERSECT SELECT T1.name FROM surgeons AS T1 JOIN operations AS T2 ON T1.surgeon_id = T2.assistant_surgeon_id;
-- Which surgeons have led no operation? Show the names.
-- names of doctors never in charge of an operation
-- leave out every lead surgeon; names of those that remain
SELECT name FROM surgeons WHERE surgeon_id NOT IN (SELECT lead_surgeon_id FROM operations);
-- List the three costliest instruments with their suppliers, the costliest first.
-- top 3 tools by unit cost and who sells them, dearest to cheapest
-- top 3 by cost of one, in descending order: label, supplier
SELECT label, supplier FROM instruments ORDER BY unit_cost DESC LIMIT 3;
-- Which suppliers deliver instruments that are reusable (1) but none that are not reusable (0)?
-- suppliers with something of reusable 1 and nothing of reusable 0
-- leave out every supplier with reusable = 0; which ones with reusable = 1 remain
SELECT supplier FROM instruments WHERE reusable = 1 EXCEPT SELECT supplier FROM instruments WHERE reusable = 0;
-- Which procedure was performed most often? Give the title and the number of times.
-- commonest piece of work in the suite, with its count
-- operation count by procedure, just the top one: title, count
SELECT T1.title, COUNT(*) FROM procedures AS T1 JOIN operations AS T2 ON T1.proc_code = T2.proc_code GROUP BY T1.proc_code ORDER BY COUNT(*) DESC LIMIT 1;
-- How many different instruments are on the tray for each body region? Show the region and the number.
-- distinct tools per part of the body
-- number of different instruments by body region, region in front
SELECT T1.body_region, COUNT(DISTINCT T2.instrument_id) FROM procedures AS T1 JOIN tray_items AS T2 ON T1.proc_code = T2.proc_code GROUP BY T1.body_region;
-- For lead surgeons with at least two operations, show the name and the total actual minutes, longest total first.
-- in charge two times or more: name, real minutes summed, in falling order of the sum
-- add up actual minutes by lead surgeon, sorted downwards, leaving out anyone with a single operation: name, sum
SELECT T1.name, SUM(T2.actual_minutes) FROM surgeons AS T1 JOIN operations AS T2 ON T1.surgeon_id = T2.lead_surgeon_id GROUP BY T1.surgeon_id HAVING COUNT(*) >= 2 ORDER BY SUM(T2.actual_minutes) DESC;
-- Which surgeon in orthopaedics led the operation with the greatest blood loss in a theatre with laminar flow (1)? Give the name and the blood loss.
-- orthopaedics, theatres of laminar flow 1: leader of the bloodiest operation, and the ml lost
-- laminar flow = 1, specialty orthopaedics, greatest blood loss: name of the lead surgeon, ml
SELECT T1.name, T2.blood_loss_ml FROM surgeons AS T1 JOIN operations AS T2 ON T1.surgeon_id = T2.lead_surgeon_id JOIN theatres AS T3 ON T2.theatre_no = T3.theatre_no WHERE T1.specialty = 'orthopaedics' AND T3.laminar_flow = 1 ORDER BY T2.blood_loss_ml DESC LIMIT 1;
