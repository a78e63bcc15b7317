-- database: nightowl_sleep_lab
CREATE TABLE sleeper (sleeper_id INTEGER PRIMARY KEY, alias TEXT, sex TEXT, age INTEGER, bmi REAL, shift_worker TEXT, referred_by TEXT);
CREATE TABLE bedroom (room_no INTEGER PRIMARY KEY, room_name TEXT, noise_db REAL, mattress TEXT);
CREATE TABLE tech (tech_id INTEGER PRIMARY KEY, tech_name TEXT, certified_year INTEGER, hourly_wage REAL);
CREATE TABLE night (night_id INTEGER PRIMARY KEY, sleeper_id INTEGER REFERENCES sleeper(sleeper_id), room_no INTEGER REFERENCES bedroom(room_no), tech_id INTEGER REFERENCES tech(tech_id), night_date TEXT, minutes_asleep INTEGER, apnea_index REAL, snoring TEXT);
CREATE TABLE disorder (dis_code TEXT PRIMARY KEY, dis_name TEXT, family TEXT, prevalence REAL);
CREATE TABLE verdict (night_id INTEGER REFERENCES night(night_id), dis_code TEXT REFERENCES disorder(dis_code), severity TEXT, advice TEXT, PRIMARY KEY (night_id, dis_code));
INSERT INTO sleeper VALUES (1,'Osprey','m',52,31.2,'no','Dr Wickham'),(2,'Heron','f',38,24.5,'yes','Dr Wickham'),(3,'Wren','f',24,21.1,'no','self'),(4,'Bittern','m',61,34.8,'no','Dr Salako'),(5,'Magpie','m',45,28.3,'yes','Dr Salako'),(6,'Linnet','f',57,26.9,'no',NULL),(7,'Plover','m',33,23.4,'no','self');
INSERT INTO bedroom VALUES (1,'Moon',28.5,'firm'),(2,'Venus',31,'soft'),(3,'Saturn',26.2,'firm'),(4,'Comet',35.5,'water');
INSERT INTO tech VALUES (1,'Hollis',2011,29),(2,'Ramona',2017,26.5),(3,'Dexter',2022,23);
INSERT INTO night VALUES (1,1,1,1,'2024-01-11',312,41.5,'loud'),(2,2,2,2,'2024-01-11',268,3.2,'none'),(3,3,3,1,'2024-01-18',455,1.1,'none'),(4,4,1,2,'2024-01-25',290,55.8,'loud'),(5,1,2,2,'2024-02-08',381,12.4,'light'),(6,5,3,1,'2024-02-15',244,17.9,'light'),(7,2,2,1,'2024-02-22',330,2.8,'none'),(8,6,1,1,'2024-03-07',351,8.6,'light'),(9,4,3,2,'2024-03-14',402,9.7,'light');
INSERT INTO disorder VALUES ('OSA','obstructive apnea','breathing',9),('INS','chronic insomnia','insomnia',10),('RLS','restless legs','movement',5),('SWD','shift work disorder','circadian',2),('NAR','narcolepsy','hypersomnia',0.05),('PAR','night terrors','parasomnia',1.5);
INSERT INTO verdict VALUES (1,'OSA','severe','pressure mask'),(2,'INS','moderate','sleep diary'),(2,'SWD','mild','light therapy'),(4,'OSA','severe','pressure mask'),(5,'OSA','moderate','lose weight'),(6,'SWD','moderate','light therapy'),(6,'OSA','mild','sleep on side'),(8,'RLS','mild','iron tablets'),(7,'INS','mild','sleep diary');
-- List the aliases of sleepers who work in shifts (yes).
-- shift worker yes: their aliases
-- Who has a job with changing hours (yes)? Cover names.
-- shift worker = yes, aliases
SELECT alias FROM sleeper WHERE shift_worker = 'yes';
-- Give the aliases of sleepers who are younger than 30 or had a night with loud snoring, each alias once.
-- under 30, or heard snoring loud on some night: aliases without repeats
-- Who is younger than 30, or made a loud noise through the nose some night? Cover names, nobody twice.
-- one list of aliases: snoring loud on a night, or age below 30
SELECT alias FROM sleeper WHERE age < 30 UNION SELECT T1.alias FROM sleeper AS T1 JOIN night AS T2 ON T1.sleeper_id = T2.sleeper_id WHERE T2.snoring = 'loud';
-- What is the name of the quietest bedroom?
-- room with the lowest decibels
-- Where is it more peaceful than in any other room?
-- lowest noise in db: bedroom name
SELECT room_name FROM bedroom ORDER BY noise_db LIMIT 1;
-- Show the minimum, the maximum and the average minutes asleep over all nights.
-- shortest, longest and mean sleep in minutes
-- How long do people stay in dreamland, in minutes: at the least, at the most, on average?
-- minutes asleep over all nights - min, max, avg
SELECT MIN(minutes_asleep), MAX(minutes_asleep), AVG(minutes_asleep) FROM night;
-- Give the alias and age of sleepers with a BMI between 25 and 32.
-- bmi from 25 to 32: alias, years
-- Whose weight for their height comes to 25 to 32 by BMI, and how many years old are they? Cover name first.
-- bmi from 25 up to 32: alias + age
SELECT alias, age FROM sleeper WHERE bmi BETWEEN 25 AND 32;
-- For each night, show the date, the alias of the sleeper and the name of the bedroom.
-- night by night: when, who under alias, which room
-- When did people come, who was it, going by the cover name, and in which room did they lie?
-- every night: date, sleeper alias, room name
SELECT T1.night_date, T2.alias, T3.room_name FROM night AS T1 JOIN sleeper AS T2 ON T1.sleeper_id = T2.sleeper_id JOIN bedroom AS T3 ON T1.room_no = T3.room_no;
-- How many nights did each technician supervise? Give the technician's name and the number.
-- tech staff who watched somebody, with the count of nights
-- How often did each of our people sit up and keep watch? Who it is first.
-- tech name with the count of nights
SELECT T1.tech_name, COUNT(*) FROM tech AS T1 JOIN night AS T2 ON T1.tech_id = T2.tech_id GROUP BY T1.tech_id;
-- Which sleepers have not spent a night in the lab? Show the alias.
-- aliases with no night on record
-- Who on our list has not come to lie down here so far? Cover names.
-- aliases without a night
SELECT alias FROM sleeper WHERE sleeper_id NOT IN (SELECT sleeper_id FROM night);
-- What are the different pieces of advice given for the disorder with the name obstructive apnea?
-- distinct tips handed out for obstructive apnea
-- What have people been told to do about obstructive apnea? Nothing twice.
-- dis name obstructive apnea: different pieces of advice
SELECT DISTINCT T1.advice FROM verdict AS T1 JOIN disorder AS T2 ON T1.dis_code = T2.dis_code WHERE T2.dis_name = 'obstructive apnea';
-- Which disorder was diagnosed most often? Return its name.
-- commonest finding in the verdicts, spelled out
-- With what do people turn out to be afflicted more often than with anything else?
-- top disorder by count of verdicts, name
SELECT T1.dis_name FROM disorder AS T1 JOIN verdict AS T2 ON T1.dis_code = T2.dis_code GROUP BY T1.dis_code ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the ids of nights for which no verdict was given.
-- nights left without a diagnosis, ids
-- For which nights did nobody say what is wrong? Ids.
-- night ids without a verdict
SELECT night_id FROM night EXCEPT SELECT night_id FROM verdict;
-- Which sleepers older than 50 are recorded as referred by somebody other than self? Give the aliases.
-- over 50, with a referral filled in that is not self: aliases
-- Who is over 50 and was sent here by anyone but self, as far as it is noted? Cover names.
-- age above 50, referred by not self (filled in): aliases
SELECT alias FROM sleeper WHERE referred_by != 'self' AND age > 50;
-- For how many sleepers is it unknown who referred them?
-- count the people with an empty referral
-- For how many people do we not know who sent them?
-- referred by empty, number of sleepers
SELECT COUNT(*) FROM sleeper WHERE referred_by IS NULL;
-- List the aliases of sleepers who have slept both in the room Moon and in the room Venus.
-- anyone who has tried Moon as well as Venus, by alias
-- Who has lain in Moon and at some time in Venus? Cover names.
-- aliases with nights in both rooms: Venus, Moon
SELECT T1.alias FROM sleeper AS T1 JOIN night AS T2 ON T1.sleeper_id = T2.sleeper_id JOIN bedroom AS T3 ON T2.room_no = T3.room_no WHERE T3.room_name = 'Moon' INTERSECT SELECT T1.alias FROM sleeper AS T1 JOIN night AS T2 ON T1.sleeper_id = T2.sleeper_id JOIN bedroom AS T3 ON T2.room_no = T3.room_no WHERE T3.room_name = 'Venus';
-- Show the dates and minutes asleep of nights that were longer than the average night of sleep, longest first.
-- nights beating the mean number of minutes: date, minutes, from long to short
-- When did somebody stay in dreamland longer than average, and for how many minutes? Longest on top.
-- minutes asleep over the mean, descending - night date, minutes
SELECT night_date, minutes_asleep FROM night WHERE minutes_asleep > (SELECT AVG(minutes_asleep) FROM night) ORDER BY minutes_asleep DESC;
-- Which disorders have never been found in the lab? Give name and prevalence.
-- names and prevalence of whatever no verdict mentions
-- What afflictions have never turned up here, and how widespread is each?
-- disorder name + prevalence, no verdict
SELECT dis_name, prevalence FROM disorder WHERE dis_code NOT IN (SELECT dis_code FROM verdict);
-- For each kind of snoring, what is the average apnea index?
-- mean apnea figure by how people snored
-- How bad is people's breathing on average, by apnea figure, for each way of making noise through the nose? The way first.
-- snoring, avg apnea index
SELECT snoring, AVG(apnea_index) FROM night GROUP BY snoring;
-- Give the alias and age of the three oldest sleepers, the oldest first.
-- 3 most aged participants from the top down: alias, years
-- Which three people have lived longest, and how many years? Cover name first, most aged on top.
-- sleepers by age descending, only 3: alias, age
SELECT alias, age FROM sleeper ORDER BY age DESC LIMIT 3;
-- Which sleepers have at least two nights and an average of more than 300 minutes asleep? Show the alias and the average.
-- alias and mean minutes for those with two or more nights whose mean is over 300
-- Who has come no fewer than two times and stayed in dreamland for over 300 minutes on average, and how long exactly? Cover name first.
-- alias, avg minutes asleep, with 2+ nights and that avg above 300
SELECT T1.alias, AVG(T2.minutes_asleep) FROM sleeper AS T1 JOIN night AS T2 ON T1.sleeper_id = T2.sleeper_id GROUP BY T1.sleeper_id HAVING COUNT(*) >= 2 AND AVG(T2.minutes_asleep) > 300;
-- Who supervised the night with the highest apnea index among nights with a severe verdict? Give the technician's name and the index.
-- severe cases: the tech on duty at the worst apnea figure, and that figure
-- Who kept watch when somebody's breathing was worst by apnea figure, of the nights called severe, and what was that figure?
-- severity severe, top apnea index: tech name, apnea index
SELECT T1.tech_name, T2.apnea_index FROM tech AS T1 JOIN night AS T2 ON T1.tech_id = T2.tech_id JOIN verdict AS T3 ON T2.night_id = T3.night_id WHERE T3.severity = 'severe' ORDER BY T2.apnea_index DESC LIMIT 1;

-- database: stork_hill_midwives
CREATE TABLE Midwife (MidwifeID INTEGER PRIMARY KEY, Name TEXT, Town TEXT, RegisteredSince INTEGER, HomeBirths INTEGER);
CREATE TABLE Mother (MotherID INTEGER PRIMARY KEY, Name TEXT, Town TEXT, BirthYear INTEGER, BloodGroup TEXT, MidwifeID INTEGER REFERENCES Midwife(MidwifeID));
CREATE TABLE Birth (BirthID INTEGER PRIMARY KEY, MotherID INTEGER REFERENCES Mother(MotherID), BirthDate TEXT, Place TEXT, LabourHours REAL, DeliveredBy INTEGER REFERENCES Midwife(MidwifeID), Method TEXT);
CREATE TABLE Baby (BabyID INTEGER PRIMARY KEY, BirthID INTEGER REFERENCES Birth(BirthID), FirstName TEXT, Sex TEXT, WeightGrams INTEGER, LengthCm REAL);
CREATE TABLE Course (CourseID INTEGER PRIMARY KEY, Title TEXT, MidwifeID INTEGER REFERENCES Midwife(MidwifeID), Evenings INTEGER, Price REAL);
CREATE TABLE CourseBooking (CourseID INTEGER REFERENCES Course(CourseID), MotherID INTEGER REFERENCES Mother(MotherID), PartnerComes TEXT, PRIMARY KEY (CourseID, MotherID));
INSERT INTO Midwife VALUES (1,'Bronwen Pugh','Lampeter',1998,1),(2,'Nerys Vaughan','Aberaeron',2010,1),(3,'Olive Mwangi','Lampeter',2016,0),(4,'Kate Sorrell','Tregaron',2023,0);
INSERT INTO Mother VALUES (1,'Sian Morgan','Lampeter',1990,'A+',1),(2,'Ewa Nowak','Aberaeron',1987,'0-',2),(3,'Jade Collier','Tregaron',2001,'B+',1),(4,'Mei Tang','Lampeter',1995,'A+',3),(5,'Carys Bowen','Aberaeron',1983,NULL,2),(6,'Lowri Hughes','Tregaron',1998,'0+',1),(7,'Amina Said','Lampeter',1993,'AB+',NULL);
INSERT INTO Birth VALUES (1,1,'2021-05-18','home',9.5,1,'natural'),(2,2,'2022-01-30','birth centre',14,2,'natural'),(3,3,'2022-08-11','hospital',21.5,3,'caesarean'),(4,1,'2023-09-02','home',5,2,'natural'),(5,4,'2023-10-27','hospital',17,3,'forceps'),(6,5,'2024-02-14','birth centre',8,2,'natural'),(7,6,'2024-03-21','hospital',12.5,1,'caesarean'),(8,2,'2024-06-06','home',6.5,2,'natural');
INSERT INTO Baby VALUES (1,1,'Gwen','f',3420,51),(2,2,'Jakub','m',3910,54),(3,3,'Tyler','m',2480,46),(4,3,'Mason','m',2350,45.5),(5,4,'Rhys','m',3650,52.5),(6,5,'Lian','f',3105,49),(7,6,'Mabli','f',3280,50),(8,7,'Elis','m',2890,48),(9,8,'Zofia','f',3775,53);
INSERT INTO Course VALUES (1,'Calm Breathing',1,4,80),(2,'Baby Massage',2,3,65),(3,'Breastfeeding Basics',3,2,40),(4,'Yoga for Bumps',2,8,140),(5,'Twins Workshop',1,1,30);
INSERT INTO CourseBooking VALUES (1,1,'Y'),(1,4,'Y'),(2,2,'N'),(3,4,'N'),(4,5,'N'),(2,6,'Y'),(1,7,'N'),(3,7,'Y'),(1,3,'N');
-- What are the names of mothers who live in Tregaron?
-- mums from Tregaron
-- Who is expecting or has given birth and has a home in Tregaron?
-- town = Tregaron, mothers' names
SELECT Name FROM Mother WHERE Town = 'Tregaron';
-- How many babies weighed between 2400 and 3300 grams?
-- count of newborns from 2400 to 3300
-- How many newborns tipped the scales at 2400 to 3300?
-- weight in grams from 2400 up to 3300, count babies
SELECT COUNT(*) FROM Baby WHERE WeightGrams BETWEEN 2400 AND 3300;
-- List the title and price of the courses in ascending order of price.
-- what classes are on and what do they cost, cheapest at the top
-- What evening classes do we run, and how much is each? Least costly on top.
-- course title + price, ascending by price
SELECT Title, Price FROM Course ORDER BY Price;
-- Give the average weight and average length of the babies of each sex. Show the sex first.
-- by sex: mean grams, mean centimetres of the newborns
-- How heavy are newborns on average, in grams, and how long, in centimetres, for boys and girls apart? Which of the two goes first.
-- sex, avg weight, avg length of babies
SELECT Sex, AVG(WeightGrams), AVG(LengthCm) FROM Baby GROUP BY Sex;
-- What are the different places where births took place?
-- settings used for births, each named once
-- Where have children come into the world? Every sort of setting just once.
-- different birth places
SELECT DISTINCT Place FROM Birth;
-- Who is the most recently registered midwife?
-- name of the midwife whose registration is newest
-- Who has joined the profession later than all the others?
-- midwife with the highest registered since, name
SELECT Name FROM Midwife ORDER BY RegisteredSince DESC LIMIT 1;
-- Show the names of mothers and of their midwives, the mother first.
-- each mum beside the midwife looking after her
-- Who is expecting or has given birth, and who looks after her?
-- mother's name + name of her midwife, mother first
SELECT T1.Name, T2.Name FROM Mother AS T1 JOIN Midwife AS T2 ON T1.MidwifeID = T2.MidwifeID;
-- How many births has each midwife delivered? Return the midwife's name and the number.
-- midwives who have delivered, with how many births
-- How many times has each of our people helped a child into the world? Who it is first.
-- midwife name, count of births delivered by her
SELECT T1.Name, COUNT(*) FROM Midwife AS T1 JOIN Birth AS T2 ON T1.MidwifeID = T2.DeliveredBy GROUP BY T1.MidwifeID;
-- What are the first names of the babies of Sian Morgan?
-- Sian Morgan's children, first names
-- What did Sian Morgan call the children she bore?
-- mother Sian Morgan: first names of her babies
SELECT T3.FirstName FROM Mother AS T1 JOIN Birth AS T2 ON T1.MotherID = T2.MotherID JOIN Baby AS T3 ON T2.BirthID = T3.BirthID WHERE T1.Name = 'Sian Morgan';
-- Which mothers have not had a birth yet?
-- names of mums on file with no birth recorded
-- Who is on our books without having borne a child so far?
-- names of mothers, no birth on file
SELECT Name FROM Mother WHERE MotherID NOT IN (SELECT MotherID FROM Birth);
-- Find the names and towns of mothers whose blood group is unknown or B+.
-- blood group missing or B+: who, from where
-- Whose type of blood is not known, or else B+, and from where is she? Name first.
-- blood group B+ or empty: mother's name, town
SELECT Name, Town FROM Mother WHERE BloodGroup IS NULL OR BloodGroup = 'B+';
-- Which courses have no bookings? Show the title.
-- classes nobody has signed up for
-- Which evening classes does nobody want to go to?
-- course titles without a booking
SELECT Title FROM Course WHERE CourseID NOT IN (SELECT CourseID FROM CourseBooking);
-- Which course was booked by the most mothers? Give the title and the number of bookings.
-- most popular class and how many signed up
-- Which evening class do more women go to than any other, and how many?
-- top course by count of bookings - title, count
SELECT T1.Title, COUNT(*) FROM Course AS T1 JOIN CourseBooking AS T2 ON T1.CourseID = T2.CourseID GROUP BY T1.CourseID ORDER BY COUNT(*) DESC LIMIT 1;
-- Which names belong to mothers who gave birth by a method other than natural?
-- mums whose delivery was anything but natural
-- Who had her child in any way but the natural one?
-- method not natural: mothers' names, one for each birth
SELECT T1.Name FROM Mother AS T1 JOIN Birth AS T2 ON T1.MotherID = T2.MotherID WHERE T2.Method != 'natural';
-- List the names of midwives who have delivered both at home and in a birth centre.
-- midwives with a home birth and a birth centre one to their credit
-- Who has helped children into the world at home and in a birth centre too?
-- midwife names with deliveries at both places: birth centre, home
SELECT T1.Name FROM Midwife AS T1 JOIN Birth AS T2 ON T1.MidwifeID = T2.DeliveredBy WHERE T2.Place = 'home' INTERSECT SELECT T1.Name FROM Midwife AS T1 JOIN Birth AS T2 ON T1.MidwifeID = T2.DeliveredBy WHERE T2.Place = 'birth centre';
-- On which dates did a birth take longer than the average labour? Show the date and the labour hours.
-- births with hours above the mean: day, hours
-- When did a woman lie in pain for longer than average before her child came, and for how many hours?
-- labour hours over the mean: birth date, labour hours
SELECT BirthDate, LabourHours FROM Birth WHERE LabourHours > (SELECT AVG(LabourHours) FROM Birth);
-- Which births produced more than one baby? Give the birth id and the number of babies.
-- multiple births, that is, more than one newborn: id, how many
-- Which times did twins or even more come, by id, and how many children were there?
-- birth id with more than one baby, count
SELECT BirthID, COUNT(*) FROM Baby GROUP BY BirthID HAVING COUNT(*) > 1;
-- In which towns do mothers live, but no midwife registered since before 2015?
-- mums' towns, minus those with a midwife registered earlier than 2015
-- Where do women on our books live, without anybody there having been in the profession since earlier than 2015?
-- mother towns minus towns of midwives registered before 2015
SELECT Town FROM Mother EXCEPT SELECT Town FROM Midwife WHERE RegisteredSince < 2015;
-- What is the first name of the heaviest baby delivered by Nerys Vaughan at home?
-- Nerys Vaughan's weightiest newborn among those born at home
-- What is the heaviest child called that Nerys Vaughan helped into the world at home?
-- place home, delivered by Nerys Vaughan, top weight: baby first name
SELECT T3.FirstName FROM Midwife AS T1 JOIN Birth AS T2 ON T1.MidwifeID = T2.DeliveredBy JOIN Baby AS T3 ON T2.BirthID = T3.BirthID WHERE T1.Name = 'Nerys Vaughan' AND T2.Place = 'home' ORDER BY T3.WeightGrams DESC LIMIT 1;
-- For midwives whose courses have at least three bookings in total, list the name and the sum of the prices of those bookings, the highest sum first.
-- midwife, money from class sign-ups, three sign-ups at the least, best earner on top
-- How much money have everybody's evening classes brought in, if women signed up for them no fewer than three times? Who it is first, most on top.
-- sum of price over the bookings by midwife name, only with 3+ bookings, descending
SELECT T1.Name, SUM(T2.Price) FROM Midwife AS T1 JOIN Course AS T2 ON T1.MidwifeID = T2.MidwifeID JOIN CourseBooking AS T3 ON T2.CourseID = T3.CourseID GROUP BY T1.MidwifeID HAVING COUNT(*) >= 3 ORDER BY SUM(T2.Price) DESC;

-- database: second_heart_waiting_list
CREATE TABLE organ_type (organ_code TEXT PRIMARY KEY, organ_name TEXT, max_ischemia_hours INTEGER);
CREATE TABLE transplant_centre (centre_id INTEGER PRIMARY KEY, centre_name TEXT, city TEXT, beds INTEGER, director TEXT);
CREATE TABLE candidate (candidate_id INTEGER PRIMARY KEY, full_name TEXT, blood_type TEXT, birth_year INTEGER, centre_id INTEGER REFERENCES transplant_centre(centre_id));
CREATE TABLE listing (listing_id INTEGER PRIMARY KEY, candidate_id INTEGER REFERENCES candidate(candidate_id), organ_code TEXT REFERENCES organ_type(organ_code), listed_on TEXT, urgency INTEGER, status TEXT);
CREATE TABLE donor (donor_id INTEGER PRIMARY KEY, blood_type TEXT, age INTEGER, hospital_city TEXT, living TEXT);
CREATE TABLE offer (offer_id INTEGER PRIMARY KEY, listing_id INTEGER REFERENCES listing(listing_id), donor_id INTEGER REFERENCES donor(donor_id), offered_on TEXT, answer TEXT, refusal_reason TEXT);
INSERT INTO organ_type VALUES ('HRT','heart',5),('LIV','liver',12),('KID','kidney',30),('LUN','lung',7),('PAN','pancreas',15),('COR','cornea',168);
INSERT INTO transplant_centre VALUES (1,'Karelian University Hospital','Joensuu',40,'Prof Aalto'),(2,'Baltic Transplant Centre','Riga',65,'Prof Ozols'),(3,'Vistula Clinic','Gdansk',28,'Prof Nowicka'),(4,'Amber Coast Hospital','Gdansk',12,NULL);
INSERT INTO candidate VALUES (1,'Eero Salmi','A',1968,1),(2,'Ilze Berzina','0',1985,2),(3,'Karol Wrona','B',1959,3),(4,'Anna Lis','A',2007,3),(5,'Toms Kalns','AB',1974,2),(6,'Helmi Ranta','0',1991,1),(7,'Janis Ozolins','A',1963,2);
INSERT INTO listing VALUES (1,1,'HRT','2022-03-10',4,'transplanted'),(2,2,'KID','2020-11-02',2,'waiting'),(3,3,'LIV','2023-05-21',5,'waiting'),(4,4,'LUN','2023-08-30',4,'transplanted'),(5,5,'KID','2021-06-17',1,'removed'),(6,2,'PAN','2021-01-15',2,'waiting'),(7,6,'LIV','2024-01-09',3,'waiting'),(8,7,'KID','2019-09-25',3,'transplanted'),(9,3,'KID','2023-06-01',4,'waiting');
INSERT INTO donor VALUES (101,'A',34,'Turku','no'),(102,'0',51,'Riga','yes'),(103,'B',28,'Poznan','no'),(104,'A',62,'Riga','no'),(105,'0',45,'Vilnius','no'),(106,'AB',39,'Gdansk','yes');
INSERT INTO offer VALUES (1,1,101,'2022-07-03','accepted',NULL),(2,2,102,'2021-02-11','declined','donor withdrew'),(3,4,101,'2023-09-14','accepted',NULL),(4,3,103,'2023-10-22','declined','organ damaged'),(5,8,104,'2021-12-05','accepted',NULL),(6,7,105,'2024-02-28','declined','size mismatch'),(7,2,105,'2024-02-28','declined','patient ill'),(8,3,105,'2024-02-28','pending',NULL),(9,7,103,'2024-04-15','pending',NULL);
-- Which organs have a maximum ischemia time of more than 10 hours? Show the organ name and that maximum.
-- organs with a limit over 10 hours: what, how long
-- What can lie on ice for over 10 hours at most, and for how long?
-- max ischemia above 10 hours - organ name, max hours
SELECT organ_name, max_ischemia_hours FROM organ_type WHERE max_ischemia_hours > 10;
-- How many different candidates have a listing with the status waiting?
-- number of people waiting, nobody counted double
-- How many people, each counted once, are still hoping, that is, waiting?
-- listing status waiting: number of different candidates
SELECT COUNT(DISTINCT candidate_id) FROM listing WHERE status = 'waiting';
-- List the names of the three youngest candidates, beginning with the youngest.
-- 3 people with the latest birth years, latest first, who need an organ
-- Which three people came into the world last? Youngest on top.
-- candidates by birth year descending, only 3, full names
SELECT full_name FROM candidate ORDER BY birth_year DESC LIMIT 3;
-- What is the average age of donors who are not living (no)?
-- mean age of donors with living no
-- How many years had givers lived on average who were dead (living no)?
-- living = no: avg donor age
SELECT AVG(age) FROM donor WHERE living = 'no';
-- List every blood type found among candidates born after 1980 or among living donors (yes), each once.
-- blood types of people born later than 1980 on our books, together with those of donors whose living is yes, no repeats
-- What kinds of blood are there among people younger than 1980, that is, who came into the world later than 1980, or among givers who are alive (yes)? Each just once.
-- one list of blood types: donors with living = yes, candidates with birth year above 1980
SELECT blood_type FROM candidate WHERE birth_year > 1980 UNION SELECT blood_type FROM donor WHERE living = 'yes';
-- Show the name of each candidate and the name of the candidate's transplant centre.
-- people and the hospital in charge of them
-- Who is to be operated on where? The person first.
-- candidate full name + centre name
SELECT T1.full_name, T2.centre_name FROM candidate AS T1 JOIN transplant_centre AS T2 ON T1.centre_id = T2.centre_id;
-- Give the full names of candidates who are listed for a kidney with the status waiting.
-- who is waiting for a kidney
-- Who is hoping for a kidney, that is, waiting?
-- status waiting, organ kidney: candidates' full names
SELECT T1.full_name FROM candidate AS T1 JOIN listing AS T2 ON T1.candidate_id = T2.candidate_id JOIN organ_type AS T3 ON T2.organ_code = T3.organ_code WHERE T3.organ_name = 'kidney' AND T2.status = 'waiting';
-- Which organ has the most listings? Return the organ name.
-- name of the organ asked for in the greatest number of listings
-- What do people need more often than anything else?
-- top organ by number of listings, name
SELECT T1.organ_name FROM organ_type AS T1 JOIN listing AS T2 ON T1.organ_code = T2.organ_code GROUP BY T1.organ_code ORDER BY COUNT(*) DESC LIMIT 1;
-- Which transplant centres have no candidates? Give the name and the number of beds.
-- hospitals nobody is registered with: name, beds
-- Which clinics have nobody on their books, and how many people could lie there?
-- centres without a candidate: name, beds
SELECT centre_name, beds FROM transplant_centre WHERE centre_id NOT IN (SELECT centre_id FROM candidate);
-- Find the names of organs for which no candidate is listed.
-- organs, by name, that no listing asks for
-- What does nobody on our list need?
-- organ names, zero listings
SELECT organ_name FROM organ_type WHERE organ_code NOT IN (SELECT organ_code FROM listing);
-- What are the ids of the listings that have never had an offer?
-- listings no donor organ was ever offered to, ids
-- For whom on the list has nothing turned up so far? The ids of the entries.
-- listing ids without an offer
SELECT listing_id FROM listing EXCEPT SELECT listing_id FROM offer;
-- Show the distinct refusal reasons of declined offers.
-- why were organs declined? each reason one time
-- Why did people say no (declined)? Every answer just once.
-- answer declined: different refusal reasons
SELECT DISTINCT refusal_reason FROM offer WHERE answer = 'declined';
-- List the offer date and answer of all offers from donors with the blood type A or B.
-- offers stemming from donors of type A or B: day, reply
-- When did something turn up from a giver whose blood is A or B, and what was said to it?
-- donor blood type B or A - offered on, answer
SELECT T1.offered_on, T1.answer FROM offer AS T1 JOIN donor AS T2 ON T1.donor_id = T2.donor_id WHERE T2.blood_type = 'A' OR T2.blood_type = 'B';
-- In which cities is there a transplant centre as well as a donor's hospital?
-- towns that occur both with our centres and with donors
-- Where do we have a clinic and also a giver lying in hospital?
-- cities found both for donors' hospitals and for transplant centres
SELECT city FROM transplant_centre INTERSECT SELECT hospital_city FROM donor;
-- Which candidates are listed for more than one organ? Show the full name and the number of listings.
-- people with more than one listing, and how many
-- Who is on the list over once, and how many times?
-- candidate full name + count of listings, more than one only
SELECT T1.full_name, COUNT(*) FROM candidate AS T1 JOIN listing AS T2 ON T1.candidate_id = T2.candidate_id GROUP BY T1.candidate_id HAVING COUNT(*) > 1;
-- Give the ids of donors older than the average donor, along with their hospital city.
-- donors above the mean age: id, city
-- Which givers are older than average, by id, and in what town are they lying?
-- donor age over the mean: donor id, hospital city
SELECT donor_id, hospital_city FROM donor WHERE age > (SELECT AVG(age) FROM donor);
-- Which donors have been offered to more than two listings? Show the donor id.
-- donor ids occurring in over two offers
-- Which givers have come into question over two times? Ids.
-- donor id with more than two offers
SELECT donor_id FROM offer GROUP BY donor_id HAVING COUNT(*) > 2;
-- What is the average urgency of the listings of each transplant centre? Show the centre name and the average, the highest average first.
-- hospitals by mean urgency of their listings, most pressing on top, with the figure
-- How pressing are people's cases on average at each clinic? Clinic first, most pressing on top.
-- centre name, avg urgency of listings, descending
SELECT T1.centre_name, AVG(T3.urgency) FROM transplant_centre AS T1 JOIN candidate AS T2 ON T1.centre_id = T2.centre_id JOIN listing AS T3 ON T2.candidate_id = T3.candidate_id GROUP BY T1.centre_id ORDER BY AVG(T3.urgency) DESC;
-- Which candidate from a centre in Riga has the earliest listing with the status waiting? Give the full name and the listing date.
-- Riga: person waiting the longest, with the date put on the list
-- Who at a clinic in Riga has been waiting longer than all the others, and since what day?
-- centre city Riga, status waiting, earliest listed on: full name, that date
SELECT T1.full_name, T2.listed_on FROM candidate AS T1 JOIN listing AS T2 ON T1.candidate_id = T2.candidate_id JOIN transplant_centre AS T3 ON T1.centre_id = T3.centre_id WHERE T3.city = 'Riga' AND T2.status = 'waiting' ORDER BY T2.listed_on LIMIT 1;
-- Name the candidates who have never received an offer with the answer accepted.
-- people for whom no organ was accepted so far, or who were never offered any, by name
-- For whom has nothing that turned up been accepted so far?
-- candidates' full names, no offer with answer accepted
SELECT full_name FROM candidate WHERE candidate_id NOT IN (SELECT T1.candidate_id FROM listing AS T1 JOIN offer AS T2 ON T1.listing_id = T2.listing_id WHERE T2.answer = 'accepted');

-- database: quiet_couch_psychotherapy
CREATE TABLE thrpst (thr_id INTEGER PRIMARY KEY, thr_nm TEXT, school TEXT, licensed_yr INTEGER, fee_hr REAL, suprv_id INTEGER REFERENCES thrpst(thr_id));
CREATE TABLE clnt (cl_id INTEGER PRIMARY KEY, initials TEXT, gender TEXT, age INTEGER, marital TEXT, insurer TEXT);
CREATE TABLE dx (dx_cd TEXT PRIMARY KEY, dx_nm TEXT, chapter TEXT);
CREATE TABLE course_of_tx (tx_id INTEGER PRIMARY KEY, cl_id INTEGER REFERENCES clnt(cl_id), thr_id INTEGER REFERENCES thrpst(thr_id), dx_cd TEXT REFERENCES dx(dx_cd), start_dt TEXT, end_dt TEXT, approved_hrs INTEGER);
CREATE TABLE appt (appt_id INTEGER PRIMARY KEY, tx_id INTEGER REFERENCES course_of_tx(tx_id), appt_dt TEXT, mins INTEGER, format TEXT, no_show TEXT);
CREATE TABLE quest (quest_id INTEGER PRIMARY KEY, tx_id INTEGER REFERENCES course_of_tx(tx_id), scale TEXT, filled_dt TEXT, score INTEGER);
INSERT INTO thrpst VALUES (1,'Edda Ruhland','psychodynamic',1996,130,NULL),(2,'Joris van Aken','behavioural',2009,110,1),(3,'Samira Toumi','systemic',2014,105,1),(4,'Flora Penhale','behavioural',2021,85,2),(5,'Magnus Hede','psychodynamic',2018,95,1);
INSERT INTO clnt VALUES (1,'A.K.','f',29,'single','Helvia'),(2,'B.R.','m',47,'divorced','Concord'),(3,'C.T.','f',35,'married','Helvia'),(4,'D.O.','m',22,'single',NULL),(5,'E.M.','f',61,'widowed','Concord'),(6,'F.L.','d',26,'single','Mutua'),(7,'G.S.','m',54,'married','Helvia'),(8,'H.V.','f',41,'married','Mutua');
INSERT INTO dx VALUES ('F32','depressive episode','mood'),('F41','panic disorder','anxiety'),('F43','adjustment disorder','stress'),('F50','bulimia','eating'),('F42','compulsive washing','anxiety'),('F60','borderline personality','personality');
INSERT INTO course_of_tx VALUES (1,1,2,'F41','2023-01-12','2023-09-20',25),(2,2,1,'F32','2022-10-03',NULL,60),(3,3,3,'F43','2023-03-15','2023-07-05',12),(4,4,2,'F42','2023-06-01',NULL,40),(5,5,1,'F32','2023-02-20','2024-01-31',50),(6,6,4,'F50','2024-01-08',NULL,30),(7,1,3,'F43','2024-02-26',NULL,15),(8,7,2,'F41','2024-03-04',NULL,24);
INSERT INTO appt VALUES (1,1,'2023-01-12',50,'in person','N'),(2,1,'2023-01-19',50,'online','N'),(3,2,'2022-10-03',90,'in person','N'),(4,3,'2023-03-15',80,'in person','N'),(5,4,'2023-06-01',50,'online','Y'),(6,4,'2023-06-08',50,'in person','N'),(7,5,'2023-02-20',60,'in person','N'),(8,6,'2024-01-08',50,'online','N'),(9,6,'2024-01-15',45,'online','Y'),(10,7,'2024-02-26',75,'in person','N'),(11,4,'2023-06-15',100,'in person','N'),(12,5,'2023-02-27',55,'telephone','N');
INSERT INTO quest VALUES (1,1,'PANX','2023-01-12',31),(2,1,'PANX','2023-08-30',12),(3,2,'MOODQ','2022-10-05',27),(4,2,'MOODQ','2023-10-05',18),(5,5,'MOODQ','2023-02-21',24),(6,6,'EATI','2024-01-09',35),(7,4,'OCIS','2023-06-02',29),(8,3,'STRESS-8','2023-03-16',20);
-- Which therapists belong to the behavioural school? Give their names.
-- names of the behavioural colleagues
-- Who among us works the behavioural way?
-- school = behavioural, names of therapists
SELECT thr_nm FROM thrpst WHERE school = 'behavioural';
-- How many courses of treatment are still running, with no end date?
-- count of therapies without an end
-- How many cures are still going on?
-- end date empty: count courses of treatment
SELECT COUNT(*) FROM course_of_tx WHERE end_dt IS NULL;
-- Show the initials and age of single clients, youngest first.
-- people whose marital status is single: initials, years, in rising order of the latter
-- Who is single, and how many years old? Short for the name first, youngest on top.
-- marital = single: client initials, age, ascending by age
SELECT initials, age FROM clnt WHERE marital = 'single' ORDER BY age;
-- What is the longest and what is the average appointment in minutes?
-- max and mean length of an appointment
-- For how long does one sit with us, in minutes, at the most and on average?
-- appointment mins - max, avg
SELECT MAX(mins), AVG(mins) FROM appt;
-- How many clients does each insurer cover? Leave out clients without an insurer.
-- insurers with their count of people, blanks ignored
-- Who pays for how many people? Whoever pays first, and leave out people for whom nobody does.
-- insurer + count of clients, blanks left out
SELECT insurer, COUNT(*) FROM clnt WHERE insurer IS NOT NULL GROUP BY insurer;
-- Which therapists are supervised by Edda Ruhland? Show the name and school.
-- Edda Ruhland's supervisees: who, which school
-- Whose work does Edda Ruhland look over, and which way does each of them work?
-- supervisor Edda Ruhland: therapist name, school
SELECT T1.thr_nm, T1.school FROM thrpst AS T1 JOIN thrpst AS T2 ON T1.suprv_id = T2.thr_id WHERE T2.thr_nm = 'Edda Ruhland';
-- For every course of treatment, give the client's initials, the therapist's name and the start date.
-- all therapies: client by initials, with whom, since when
-- Who goes to whom, and since when? The short form for the person, then the one who helps, then the day.
-- per course of treatment: client initials, therapist name, start date
SELECT T2.initials, T3.thr_nm, T1.start_dt FROM course_of_tx AS T1 JOIN clnt AS T2 ON T1.cl_id = T2.cl_id JOIN thrpst AS T3 ON T1.thr_id = T3.thr_id;
-- What are the different formats in which appointments with a no-show (Y) had been planned?
-- no show Y: distinct formats of those meetings
-- How were those meetings meant to take place that nobody came to (Y)? Each way just once.
-- no show = Y: different appointment formats
SELECT DISTINCT format FROM appt WHERE no_show = 'Y';
-- Which diagnoses were never treated? Show the code and name.
-- conditions on our list that no therapy was about: code, name
-- What ailments have we never treated? Code, then what they are called.
-- dx code + name, no course of treatment
SELECT dx_cd, dx_nm FROM dx WHERE dx_cd NOT IN (SELECT dx_cd FROM course_of_tx);
-- Give the initials of clients who have had no course of treatment.
-- who is on file but never started therapy? initials
-- Who is on our books without ever having been helped? Short form for the name.
-- initials of clients with no course of treatment
SELECT initials FROM clnt WHERE cl_id NOT IN (SELECT cl_id FROM course_of_tx);
-- How many hours were approved in total for each chapter of diagnoses? Show the chapter and the total.
-- approved hours summed per chapter of conditions
-- How long may we go on altogether, in hours, for each family of ailments? Family first.
-- dx chapter, sum of approved hrs
SELECT T1.chapter, SUM(T2.approved_hrs) FROM dx AS T1 JOIN course_of_tx AS T2 ON T1.dx_cd = T2.dx_cd GROUP BY T1.chapter;
-- Which therapist has the most courses of treatment?
-- name of the colleague with the largest number of therapies
-- Who among us has been given more cures to carry out than anyone else?
-- top therapist by count of courses of treatment, name
SELECT T1.thr_nm FROM thrpst AS T1 JOIN course_of_tx AS T2 ON T1.thr_id = T2.thr_id GROUP BY T1.thr_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the diagnosis names that contain disorder.
-- conditions with disorder as part of the name
-- What ailments have disorder in what they are called?
-- "disorder" in the diagnosis name
SELECT dx_nm FROM dx WHERE dx_nm LIKE '%disorder%';
-- Which scales were used in more than one questionnaire? Give the scale and the average score.
-- scales filled in more than once, with the mean result
-- Which sheets of questions have been filled in over once, and how many points were there on average?
-- scale with more than one questionnaire, avg score
SELECT scale, AVG(score) FROM quest GROUP BY scale HAVING COUNT(*) > 1;
-- Find the names of therapists whose hourly fee is above the average but who are not of the psychodynamic school.
-- dearer per hour than the mean, school anything but psychodynamic: names
-- Who asks more an hour than average and works any way but psychodynamic?
-- school not psychodynamic, fee per hour over the mean: therapist names
SELECT thr_nm FROM thrpst WHERE fee_hr > (SELECT AVG(fee_hr) FROM thrpst) AND school != 'psychodynamic';
-- Which clients have been treated by both Joris van Aken and Samira Toumi? Return the initials.
-- initials of anybody seen by Joris van Aken and also by Samira Toumi
-- Who has gone to Joris van Aken and to Samira Toumi as well? Short form for the name.
-- client initials treated by both: Samira Toumi, Joris van Aken
SELECT T1.initials FROM clnt AS T1 JOIN course_of_tx AS T2 ON T1.cl_id = T2.cl_id JOIN thrpst AS T3 ON T2.thr_id = T3.thr_id WHERE T3.thr_nm = 'Joris van Aken' INTERSECT SELECT T1.initials FROM clnt AS T1 JOIN course_of_tx AS T2 ON T1.cl_id = T2.cl_id JOIN thrpst AS T3 ON T2.thr_id = T3.thr_id WHERE T3.thr_nm = 'Samira Toumi';
-- Show the names of therapists who charge less than 100 per hour or were licensed before 2000.
-- under 100 an hour, or with a licence from earlier than 2000: names
-- Who asks under 100 an hour, or was allowed to practise earlier than 2000?
-- therapist names: licensed year below 2000 or hourly fee below 100
SELECT thr_nm FROM thrpst WHERE fee_hr < 100 OR licensed_yr < 2000;
-- Which courses of treatment with approved hours between 20 and 50 have not a single questionnaire? Give the ids.
-- therapies of 20 to 50 approved hours where nobody filled in a form, ids
-- Which cures may go on for 20 to 50 hours, without anybody having filled in a sheet of questions? Ids.
-- approved hrs from 20 up to 50, no questionnaire - tx id
SELECT tx_id FROM course_of_tx WHERE approved_hrs BETWEEN 20 AND 50 AND tx_id NOT IN (SELECT tx_id FROM quest);
-- For therapists with at least three appointments, list the name and the total minutes, the largest total first.
-- three appointments or more: colleague, minutes summed, in falling order of the sum
-- How long has each of us sat with people altogether, in minutes, if it was no fewer than three times? Who it is first, most on top.
-- sum of appt mins by therapist name, only with 3+ appointments, descending
SELECT T1.thr_nm, SUM(T3.mins) FROM thrpst AS T1 JOIN course_of_tx AS T2 ON T1.thr_id = T2.thr_id JOIN appt AS T3 ON T2.tx_id = T3.tx_id GROUP BY T1.thr_id HAVING COUNT(*) >= 3 ORDER BY SUM(T3.mins) DESC;
-- Which client with a diagnosis in the chapter mood had the lowest questionnaire score? Give the initials and the score.
-- among mood cases, the smallest result on a form: whose initials, what result
-- Who has the fewest points on a sheet of questions, of those with an ailment in mood, and how many? Short form for the name first.
-- dx chapter mood, lowest score: client initials, score
SELECT T1.initials, T4.score FROM clnt AS T1 JOIN course_of_tx AS T2 ON T1.cl_id = T2.cl_id JOIN dx AS T3 ON T2.dx_cd = T3.dx_cd JOIN quest AS T4 ON T2.tx_id = T4.tx_id WHERE T3.chapter = 'mood' ORDER BY T4.score LIMIT 1;
