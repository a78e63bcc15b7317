-- database: far_shores_student_exchange
CREATE TABLE nation (nation_code TEXT PRIMARY KEY, nation_name TEXT, visa_required TEXT, currency TEXT);
CREATE TABLE partner_school (partner_school_id INTEGER PRIMARY KEY, school_name TEXT, city TEXT, nation_code TEXT REFERENCES nation(nation_code), agreement_year INTEGER, places_per_year INTEGER);
CREATE TABLE exchange_pupil (exchange_pupil_id INTEGER PRIMARY KEY, full_name TEXT, date_of_birth TEXT, home_school_id INTEGER REFERENCES partner_school(partner_school_id), favourite_subject TEXT, vegetarian TEXT);
CREATE TABLE host_family (host_family_id INTEGER PRIMARY KEY, family_name TEXT, city TEXT, number_of_children INTEGER, has_pets TEXT, spoken_language TEXT);
CREATE TABLE placement (placement_id INTEGER PRIMARY KEY, exchange_pupil_id INTEGER REFERENCES exchange_pupil(exchange_pupil_id), host_school_id INTEGER REFERENCES partner_school(partner_school_id), host_family_id INTEGER REFERENCES host_family(host_family_id), arrival_date TEXT, departure_date TEXT, months INTEGER, programme_fee REAL);
CREATE TABLE report (report_id INTEGER PRIMARY KEY, placement_id INTEGER REFERENCES placement(placement_id), written_on TEXT, mood TEXT, word_count INTEGER);
INSERT INTO nation VALUES ('NZ','New Zealand','yes','dollar'),('ES','Spain','no','euro'),('CL','Chile','yes','peso'),('FI','Finland','no','euro'),('JP','Japan','yes','yen'),('IE','Ireland','no','euro');
INSERT INTO partner_school VALUES (1,'Waikato Girls College','Hamilton','NZ',2005,6),(2,'Instituto Alameda','Granada','ES',1998,12),(3,'Colegio del Sur','Valdivia','CL',2013,4),(4,'Tampereen Lukio','Tampere','FI',2009,8),(5,'Sakura Gakuen','Sendai','JP',2017,5),(6,'Instituto Costa Norte','Gijon','ES',2019,3);
INSERT INTO exchange_pupil VALUES (1,'Sofia Marin','2007-04-18',2,'biology','yes'),(2,'Aino Virta','2006-11-02',4,'music','no'),(3,'Benjamin Soto','2007-08-25',3,'history','no'),(4,'Hana Kimura','2008-01-09',5,'mathematics','no'),(5,'Ruby Tait','2006-06-30',1,'geography','yes'),(6,'Pablo Rey','2007-12-12',2,'music',NULL),(7,'Eero Laine','2008-03-03',4,'physics','no');
INSERT INTO host_family VALUES (1,'McAllister','Hamilton',3,'yes','English'),(2,'Ortega','Granada',2,'no','Spanish'),(3,'Niemi','Tampere',1,'yes','Finnish'),(4,'Fuentes','Valdivia',4,'yes','Spanish'),(5,'Tanabe','Sendai',0,'no','Japanese'),(6,'Haapala','Tampere',2,'no','Finnish');
INSERT INTO placement VALUES (1,1,1,1,'2023-07-15','2023-12-15',5,6200),(2,2,2,2,'2023-09-01','2024-06-20',10,7100),(3,3,4,3,'2023-08-10','2023-11-10',3,3900),(4,4,1,1,'2024-01-28','2024-07-05',6,6800),(5,5,5,5,'2024-03-30','2024-09-30',6,7500),(6,6,4,6,'2024-01-05','2024-05-30',5,4800),(7,2,3,4,'2024-08-01',NULL,4,5600);
INSERT INTO report VALUES (1,1,'2023-08-15','homesick',410),(2,1,'2023-10-15','happy',650),(3,2,'2023-10-01','happy',380),(4,2,'2024-02-01','curious',720),(5,3,'2023-09-10','happy',290),(6,4,'2024-03-01','homesick',530),(7,6,'2024-02-10','curious',445);
-- Which nations use the currency euro? Give their names.
-- names of nations paying in euro
-- In which countries does one buy things with the euro?
-- currency euro - which nations
SELECT nation_name FROM nation WHERE currency = 'euro';
-- How many host families have pets (yes)?
-- count of hosts with pets marked yes
-- How many households that take somebody in keep animals (yes)?
-- has pets = yes: number of host families
SELECT COUNT(*) FROM host_family WHERE has_pets = 'yes';
-- What is the average programme fee of a placement?
-- mean price of an exchange
-- What does going abroad with us cost on average?
-- programme fee, averaged over every placement
SELECT AVG(programme_fee) FROM placement;
-- Show the names and cities of the partner schools in the order in which the agreement was signed, oldest agreement first.
-- schools we work with, and their town, longest standing contract first
-- What schools abroad have we made friends with, and where are they? Longest-standing friendship first.
-- partner school name plus city, sorted upwards by year of the agreement
SELECT school_name, city FROM partner_school ORDER BY agreement_year;
-- Which partner schools have names beginning with Instituto?
-- schools called Instituto something
-- Which schools abroad have a name that opens with Instituto?
-- name with Instituto at the front: partner schools
SELECT school_name FROM partner_school WHERE school_name LIKE 'Instituto%';
-- Which exchange pupils are 'no' for vegetarian and like history or physics best? Give full names.
-- full names of meat eaters (vegetarian no) whose favourite is history or physics
-- Who eats meat (vegetarian: no) and likes physics or history more than any other lesson?
-- favourite subject physics or history, vegetarian = no: full names of the exchange pupils
SELECT full_name FROM exchange_pupil WHERE vegetarian = 'no' AND (favourite_subject = 'history' OR favourite_subject = 'physics');
-- Give the full name of each exchange pupil together with the name of the home school.
-- everybody on exchange and the school they come from
-- Who usually goes to what school at home? The youngster first.
-- exchange pupil with his or her home school, by name
SELECT T1.full_name, T2.school_name FROM exchange_pupil AS T1 JOIN partner_school AS T2 ON T1.home_school_id = T2.partner_school_id;
-- Which partner schools have never hosted a placement? Show the school names.
-- schools where no guest pupil was ever placed
-- At which schools abroad has nobody of ours ever been a guest?
-- partner schools that are host school of no placement, names
SELECT school_name FROM partner_school WHERE partner_school_id NOT IN (SELECT host_school_id FROM placement);
-- How many placements has each host family taken? Show the family name and the number.
-- hosts by family name with the count of guests
-- How many youngsters has every household taken in? The household first.
-- family name, placement count, one row per host family
SELECT T1.family_name, COUNT(*) FROM host_family AS T1 JOIN placement AS T2 ON T1.host_family_id = T2.host_family_id GROUP BY T1.host_family_id;
-- Which exchange pupil has not been placed anywhere? Give the full name.
-- full name of the one still without a placement
-- Which youngster has nowhere to go as yet?
-- exchange pupils with zero placements, full name
SELECT full_name FROM exchange_pupil WHERE exchange_pupil_id NOT IN (SELECT exchange_pupil_id FROM placement);
-- For which placement is no departure date recorded? Show the arrival date and the fee.
-- stay with an open end: when it started and its price
-- Which stay has no end set, when did it begin, and how much is it? The beginning first.
-- departure date empty: arrival date, programme fee
SELECT arrival_date, programme_fee FROM placement WHERE departure_date IS NULL;
-- What is the number of partner schools for each nation name?
-- nations, by name, and how many schools we work with there
-- How many schools have we made friends with in every country? The country first.
-- nation name, count of partner schools
SELECT T1.nation_name, COUNT(*) FROM nation AS T1 JOIN partner_school AS T2 ON T1.nation_code = T2.nation_code GROUP BY T1.nation_code;
-- Which exchange pupils stayed with the family McAllister? Return their full names.
-- full names of the guests the McAllister household took in
-- Who has lived at the McAllister home?
-- host family McAllister: full names of their exchange pupils
SELECT T1.full_name FROM exchange_pupil AS T1 JOIN placement AS T2 ON T1.exchange_pupil_id = T2.exchange_pupil_id JOIN host_family AS T3 ON T2.host_family_id = T3.host_family_id WHERE T3.family_name = 'McAllister';
-- Which placements last longer than the average? List arrival date and number of months.
-- stays of more months than the mean stay: date of arriving, months
-- Which stays go on for more months than usual (the mean)? When they began, and the months.
-- months above average: arrival date, months
SELECT arrival_date, months FROM placement WHERE months > (SELECT AVG(months) FROM placement);
-- Which placements have at least two reports? Show the full name of the pupil and the number of reports.
-- guests who wrote 2 or more reports during one placement: full name, how many
-- Who sent us at least two letters from one and the same stay, and how many?
-- 2 reports or more for a placement: pupil's full name, report count, one row per placement
SELECT T1.full_name, COUNT(*) FROM exchange_pupil AS T1 JOIN placement AS T2 ON T1.exchange_pupil_id = T2.exchange_pupil_id JOIN report AS T3 ON T2.placement_id = T3.placement_id GROUP BY T2.placement_id HAVING COUNT(*) >= 2;
-- Which full names belong to pupils who reported both a happy and a homesick mood?
-- who, full name, wrote home as happy in some report and as homesick in another
-- Who was happy in one of the letters and homesick in some other?
-- pupils, full name, with a report of mood homesick and a report of mood happy
SELECT T1.full_name FROM exchange_pupil AS T1 JOIN placement AS T2 ON T1.exchange_pupil_id = T2.exchange_pupil_id JOIN report AS T3 ON T2.placement_id = T3.placement_id WHERE T3.mood = 'happy' INTERSECT SELECT T1.full_name FROM exchange_pupil AS T1 JOIN placement AS T2 ON T1.exchange_pupil_id = T2.exchange_pupil_id JOIN report AS T3 ON T2.placement_id = T3.placement_id WHERE T3.mood = 'homesick';
-- Which exchange pupil wrote the longest report, by word count?
-- full name of the author of the wordiest report
-- Who sent us the letter with more words than any other?
-- reports by word count, highest first, only one: full name of the pupil
SELECT T1.full_name FROM exchange_pupil AS T1 JOIN placement AS T2 ON T1.exchange_pupil_id = T2.exchange_pupil_id JOIN report AS T3 ON T2.placement_id = T3.placement_id ORDER BY T3.word_count DESC LIMIT 1;
-- What are the names of the nations for which a visa is required (yes) and where a host school has taken a placement? List each once.
-- nations with visa yes that received one of our guests in a school, no repeats
-- Which countries that let you in only with papers (visa: yes) have a school that took one of ours? No repeats.
-- visa required = yes and a placement at a school there: nation names, each one time
SELECT DISTINCT T1.nation_name FROM nation AS T1 JOIN partner_school AS T2 ON T1.nation_code = T2.nation_code JOIN placement AS T3 ON T2.partner_school_id = T3.host_school_id WHERE T1.visa_required = 'yes';
-- Which host city earned the most in programme fees, taking the city of the host family? Give the city and the total.
-- town of the host families where fees sum up highest, plus the sum
-- In which town did households bring in most money from stays altogether, and how much?
-- programme fee summed by city of the host family, top one: city, sum
SELECT T1.city, SUM(T2.programme_fee) FROM host_family AS T1 JOIN placement AS T2 ON T1.host_family_id = T2.host_family_id GROUP BY T1.city ORDER BY SUM(T2.programme_fee) DESC LIMIT 1;
-- List the full names of pupils whose home school is in Spain and who were placed for at most 5 months.
-- full names of those coming from a school in Spain with a stay of 5 months or less
-- Who goes to school in Spain at home and was away with us for 5 months or less?
-- placement months no more than 5, home school in the nation Spain: full names
SELECT T1.full_name FROM exchange_pupil AS T1 JOIN partner_school AS T2 ON T1.home_school_id = T2.partner_school_id JOIN nation AS T3 ON T2.nation_code = T3.nation_code JOIN placement AS T4 ON T1.exchange_pupil_id = T4.exchange_pupil_id WHERE T3.nation_name = 'Spain' AND T4.months <= 5;

-- database: ravenscroft_dormitories
CREATE TABLE Building (BuildingCode TEXT PRIMARY KEY, BuildingName TEXT, Street TEXT, Floors INTEGER, YearBuilt INTEGER, Warden TEXT);
CREATE TABLE Room (RoomNo TEXT PRIMARY KEY, BuildingCode TEXT REFERENCES Building(BuildingCode), Floor INTEGER, Beds INTEGER, MonthlyRent REAL, Kitchen TEXT, Balcony TEXT);
CREATE TABLE Resident (ResidentID INTEGER PRIMARY KEY, Name TEXT, Age INTEGER, Faculty TEXT, HomeTown TEXT, RoommateID INTEGER REFERENCES Resident(ResidentID));
CREATE TABLE Occupancy (OccupancyID INTEGER PRIMARY KEY, ResidentID INTEGER REFERENCES Resident(ResidentID), RoomNo TEXT REFERENCES Room(RoomNo), MovedIn TEXT, MovedOut TEXT, Deposit REAL);
CREATE TABLE Repair (RepairID INTEGER PRIMARY KEY, RoomNo TEXT REFERENCES Room(RoomNo), Problem TEXT, ReportedOn TEXT, Cost REAL, Status TEXT);
CREATE TABLE Laundry (MachineID INTEGER PRIMARY KEY, BuildingCode TEXT REFERENCES Building(BuildingCode), MachineType TEXT, PricePerLoad REAL, Status TEXT);
INSERT INTO Building VALUES ('RH','Rook House','Castle Street',5,1962,'Mrs. Pell'),('JC','Jackdaw Court','Mill Street',3,1998,'Mr. Onslow'),('MT','Magpie Tower','Castle Street',11,1974,'Ms. Quaid'),('CW','Crow Wing','Abbey Road',2,1911,'Mrs. Pell'),('SL','Starling Lodge','Abbey Road',4,2020,NULL);
INSERT INTO Room VALUES ('RH-101','RH',1,2,310,'shared','no'),('RH-407','RH',4,1,395,'shared','yes'),('JC-202','JC',2,1,450,'own','no'),('JC-203','JC',2,3,280,'shared','no'),('MT-905','MT',9,2,340,'own','yes'),('MT-1101','MT',11,1,480,'own','yes'),('CW-12','CW',1,4,230,NULL,'no'),('MT-304','MT',3,2,335,'shared','no');
INSERT INTO Resident VALUES (1,'Fiona Sharpe',21,'medicine','Truro',2),(2,'Lucy Adair',20,'law','Perth',1),(3,'Imran Sheikh',24,'engineering','Bradford',NULL),(4,'Gareth Vaughan',22,'engineering','Bangor',5),(5,'Toby Lister',19,'arts','Truro',4),(6,'Wen Zhao',27,'medicine','Chengdu',NULL),(7,'Orla Keane',23,'arts','Sligo',NULL);
INSERT INTO Occupancy VALUES (1,1,'RH-101','2022-09-20',NULL,300),(2,2,'RH-101','2023-09-18',NULL,300),(3,3,'JC-202','2021-10-01','2023-06-30',450),(4,3,'MT-1101','2023-07-01',NULL,500),(5,4,'MT-905','2023-09-15',NULL,340),(6,5,'MT-905','2023-09-16',NULL,340),(7,6,'JC-202','2023-07-05',NULL,460),(8,1,'CW-12','2021-09-21','2022-09-19',200);
INSERT INTO Repair VALUES (1,'RH-101','dripping tap','2023-10-10',45,'done'),(2,'CW-12','broken window','2022-01-17',180,'done'),(3,'MT-905','dead radiator','2023-11-29',220,'open'),(4,'JC-202','blocked sink','2023-02-08',60,'done'),(5,'RH-101','door lock','2024-01-12',95,'open'),(6,'MT-1101','broken blind','2024-02-03',70,'waiting'),(7,'JC-203','dead socket','2024-02-20',NULL,'open');
INSERT INTO Laundry VALUES (1,'RH','washer',2.2,'working'),(2,'RH','dryer',1.5,'broken'),(3,'JC','washer',2.5,'working'),(4,'MT','washer',2,'working'),(5,'MT','washer',2.4,'broken'),(6,'MT','dryer',1.8,'working');
-- Which rooms have a balcony (yes)? List the room numbers.
-- room numbers where balcony is yes
-- From which rooms can you step outside (balcony: yes)?
-- balcony = yes: room no
SELECT RoomNo FROM Room WHERE Balcony = 'yes';
-- How many beds are there in all rooms together?
-- total sleeping places
-- How many people could sleep here in all?
-- beds added up over every room
SELECT SUM(Beds) FROM Room;
-- Give the name and the number of floors of the tallest building.
-- house with the most storeys, and how many it has
-- Which house goes up highest, and how many storeys has it?
-- buildings by number of floors, top one: name, floors
SELECT BuildingName, Floors FROM Building ORDER BY Floors DESC LIMIT 1;
-- What is the mean age of the residents in the faculty of medicine?
-- how old are medicine students living here on average
-- How old are those who study medicine on average?
-- faculty medicine: mean age of residents
SELECT AVG(Age) FROM Resident WHERE Faculty = 'medicine';
-- Which building does not have a warden? Give its name.
-- name of the house that nobody is warden of
-- Which house has nobody to keep an eye on it?
-- warden empty: building name
SELECT BuildingName FROM Building WHERE Warden IS NULL;
-- List the numbers and rents of rooms that cost between 300 and 400 a month.
-- rooms from 300 to 400 monthly, both included: number plus rent
-- Which rooms can you have for 300 up to 400 a month, and for how much exactly?
-- monthly rent no less than 300 and no more than 400: room no, rent
SELECT RoomNo, MonthlyRent FROM Room WHERE MonthlyRent BETWEEN 300 AND 400;
-- Show the average rent of the rooms in each building, with the building's name.
-- house names and the mean monthly price there
-- How much is a room a month on average, house by house? The house first.
-- building name, monthly rent averaged over its rooms
SELECT T1.BuildingName, AVG(T2.MonthlyRent) FROM Building AS T1 JOIN Room AS T2 ON T1.BuildingCode = T2.BuildingCode GROUP BY T1.BuildingCode;
-- Which rooms have never been occupied? Return the room numbers.
-- numbers of rooms no one ever lived in
-- In which rooms has nobody ever slept?
-- rooms with zero occupancies, numbers
SELECT RoomNo FROM Room WHERE RoomNo NOT IN (SELECT RoomNo FROM Occupancy);
-- Who lives with whom? Give the name of each resident who has a roommate and the roommate's name.
-- pairs sharing: the resident's name, then the roommate's
-- Who shares a room with whom?
-- resident and roommate, both by name
SELECT T1.Name, T2.Name FROM Resident AS T1 JOIN Resident AS T2 ON T1.RoommateID = T2.ResidentID;
-- Which faculties have more than one resident?
-- faculties represented by over 1 person
-- In what do two or more of our people study?
-- faculty with more than one resident
SELECT Faculty FROM Resident GROUP BY Faculty HAVING COUNT(*) > 1;
-- What are the names of the residents who ever lived in the building called Magpie Tower?
-- everyone with a stay in Magpie Tower, past or present
-- Who has ever slept in Magpie Tower?
-- building Magpie Tower: names of the residents on its rooms' occupancies
SELECT T1.Name FROM Resident AS T1 JOIN Occupancy AS T2 ON T1.ResidentID = T2.ResidentID JOIN Room AS T3 ON T2.RoomNo = T3.RoomNo JOIN Building AS T4 ON T3.BuildingCode = T4.BuildingCode WHERE T4.BuildingName = 'Magpie Tower';
-- Which buildings have no laundry machine? Show name and street.
-- houses with nowhere to do the washing, called what and on which street
-- In which houses can you not wash your clothes, there being no machine? What they are called and the street.
-- buildings with zero laundry machines: name, street
SELECT BuildingName, Street FROM Building WHERE BuildingCode NOT IN (SELECT BuildingCode FROM Laundry);
-- Find the problems of repairs that are not done, the most recently reported first.
-- what is wrong in all repairs with a status other than done, latest report on top
-- What is broken that nobody has put right so far, its state not being done? Newest first.
-- status not done: repair problem, sorted by report date going down
SELECT Problem FROM Repair WHERE Status != 'done' ORDER BY ReportedOn DESC;
-- How many machines of each type are working?
-- laundry: count the working ones by kind
-- How many machines for clothes are in order (working), kind by kind? Kind first.
-- laundry status working: machine type, count
SELECT MachineType, COUNT(*) FROM Laundry WHERE Status = 'working' GROUP BY MachineType;
-- Which rooms are more expensive than the average room? List number and floor.
-- room number and storey where the rent beats the mean rent
-- Which rooms cost more than rooms do on average, and how high up are they?
-- monthly rent above the mean: room no, floor
SELECT RoomNo, Floor FROM Room WHERE MonthlyRent > (SELECT AVG(MonthlyRent) FROM Room);
-- Which streets have a building from before 1970 as well as one from after 1970?
-- streets with something built earlier than 1970 and something later than 1970
-- On what streets does one of our houses go back to before 1970 and another to after 1970?
-- street with a year built past 1970 and one earlier than 1970
SELECT Street FROM Building WHERE YearBuilt < 1970 INTERSECT SELECT Street FROM Building WHERE YearBuilt > 1970;
-- How many different residents have paid a deposit of more than 320?
-- number of distinct people whose deposit was over 320
-- How many separate people have left us more than 320 as security?
-- deposit above 320: number of residents, each one time
SELECT COUNT(DISTINCT ResidentID) FROM Occupancy WHERE Deposit > 320;
-- Which building has caused the highest repair costs in total? Give the name and the total cost.
-- house that swallowed the most repair money, name and sum
-- In which house did we spend most on putting things right, and how much?
-- repair cost summed by building, top one: building name, sum
SELECT T1.BuildingName, SUM(T3.Cost) FROM Building AS T1 JOIN Room AS T2 ON T1.BuildingCode = T2.BuildingCode JOIN Repair AS T3 ON T2.RoomNo = T3.RoomNo GROUP BY T1.BuildingCode ORDER BY SUM(T3.Cost) DESC LIMIT 1;
-- Which residents have had more than one occupancy? Show the name and the number of occupancies.
-- people who moved in over 1 time, with the count of their stays
-- Who has lived in two or more of our rooms, going by their stays, and how many stays is it?
-- over one occupancy: resident name, count
SELECT T1.Name, COUNT(*) FROM Resident AS T1 JOIN Occupancy AS T2 ON T1.ResidentID = T2.ResidentID GROUP BY T1.ResidentID HAVING COUNT(*) > 1;
-- Who are the residents older than 20 currently living, i.e. not moved out, in a room with an own kitchen? Order the names by age from young to old.
-- people over 20 with no move-out date in a room where the kitchen is own, youngest first, just names
-- Who is past 20, still here (no day of leaving) and can cook in the room, the kitchen being own? Youngest first.
-- kitchen own, moved out empty, age above 20: resident names, sorted upwards by age
SELECT T1.Name FROM Resident AS T1 JOIN Occupancy AS T2 ON T1.ResidentID = T2.ResidentID JOIN Room AS T3 ON T2.RoomNo = T3.RoomNo WHERE T1.Age > 20 AND T2.MovedOut IS NULL AND T3.Kitchen = 'own' ORDER BY T1.Age;

-- database: chalk_and_talk_seminars
CREATE TABLE trainer (trn_id INTEGER PRIMARY KEY, trn_name TEXT, trn_specialty TEXT, trn_day_rate REAL, trn_employer TEXT);
CREATE TABLE seminar (sem_id INTEGER PRIMARY KEY, sem_title TEXT, sem_area TEXT, sem_credit_points INTEGER, sem_price REAL, sem_level TEXT);
CREATE TABLE session (ses_id INTEGER PRIMARY KEY, sem_id INTEGER REFERENCES seminar(sem_id), trn_id INTEGER REFERENCES trainer(trn_id), ses_date TEXT, ses_city TEXT, ses_max_seats INTEGER);
CREATE TABLE teacher (tea_id INTEGER PRIMARY KEY, tea_name TEXT, tea_school TEXT, tea_subject TEXT, tea_years_service INTEGER, tea_city TEXT);
CREATE TABLE attendance (ses_id INTEGER REFERENCES session(ses_id), tea_id INTEGER REFERENCES teacher(tea_id), att_status TEXT, att_feedback INTEGER, PRIMARY KEY (ses_id, tea_id));
INSERT INTO trainer VALUES (1,'Dr. Lorna Bright','assessment',720,'Northgate Institute'),(2,'Matteo Ricci','classroom management',540,'freelance'),(3,'Sigrid Aune','digital teaching',610,'Northgate Institute'),(4,'Abel Mensah','reading',480,'freelance'),(5,'Prof. Ida Krol','inclusion',850,'Pedagogical Academy');
INSERT INTO seminar VALUES (1,'Calm Classrooms','behaviour',6,140,'starter'),(2,'Fair Marking','assessment',4,95,'advanced'),(3,'Tablets that Teach','digital',5,120,'starter'),(4,'Reading for Reluctant Boys','language',3,80,'starter'),(5,'One Class, Many Needs','inclusion',8,210,'advanced'),(6,'Marking with Tablets','digital',2,60,'advanced');
INSERT INTO session VALUES (1,1,2,'2023-09-14','Leicester',25),(2,1,2,'2024-02-08','Derby',20),(3,2,1,'2023-10-05','Leicester',30),(4,3,3,'2023-11-16','Nottingham',18),(5,4,4,'2023-11-30','Derby',16),(6,3,1,'2024-03-07','Leicester',22),(7,5,NULL,'2024-04-18','Lincoln',40);
INSERT INTO teacher VALUES (1,'Joyce Elland','Moor Lane Primary','mathematics',22,'Derby'),(2,'Kwame Boateng','Hillcrest School','physics',6,'Leicester'),(3,'Tamsin Reed','Hillcrest School','English',3,'Leicester'),(4,'Oliver Nunn','Castle Academy','history',15,'Nottingham'),(5,'Bianca Sorel','Moor Lane Primary','French',11,'Derby'),(6,'Dennis Awty','Fosse College','music',28,'Lincoln'),(7,'Selma Yildiz','Castle Academy','mathematics',1,'Loughborough');
INSERT INTO attendance VALUES (1,1,'attended',5),(1,2,'attended',4),(1,3,'absent',NULL),(2,3,'attended',4),(2,5,'attended',5),(3,1,'attended',3),(3,4,'attended',2),(4,2,'attended',5),(4,4,'cancelled',NULL),(5,5,'attended',4),(6,3,'attended',3),(5,1,'absent',NULL),(4,3,'attended',3);
-- Which trainers work freelance? Give name and day rate.
-- names of the freelance speakers and what they cost per day
-- Who teaches without a boss (freelance), and how much do they want for a day?
-- employer freelance: trainer name, day rate
SELECT trn_name, trn_day_rate FROM trainer WHERE trn_employer = 'freelance';
-- How many seminars are aimed at the level starter?
-- number of starter seminars
-- How many courses are for a starter?
-- level starter: count of seminars
SELECT COUNT(*) FROM seminar WHERE sem_level = 'starter';
-- What is the price of the cheapest and of the dearest seminar?
-- lowest and highest course price
-- How little can you pay for a course, and how much at most?
-- seminar price: min, then max
SELECT MIN(sem_price), MAX(sem_price) FROM seminar;
-- List the dates of the sessions in Leicester, the earliest first.
-- when are we in Leicester, in order of time
-- On what days do we teach in Leicester? Soonest first.
-- city Leicester: session dates, sorted upwards
SELECT ses_date FROM session WHERE ses_city = 'Leicester' ORDER BY ses_date;
-- Which seminar gives the most credit points? Return its title.
-- title that earns a teacher the largest number of points
-- For what course do you get more points than for any other?
-- seminars by credit points, top title
SELECT sem_title FROM seminar ORDER BY sem_credit_points DESC LIMIT 1;
-- Which session has no trainer yet? Show its date and city.
-- day and town of the session still lacking a speaker
-- For which day have we nobody to teach, and where is that?
-- trainer empty: session date, session city
SELECT ses_date, ses_city FROM session WHERE trn_id IS NULL;
-- How many teachers come from each school?
-- schools and how many of their staff are with us
-- How many people who come to us work at every school? The school first.
-- school, count of its teachers
SELECT tea_school, COUNT(*) FROM teacher GROUP BY tea_school;
-- For each session that has a trainer, show the date, the title of the seminar and the trainer's name.
-- sessions with a speaker: day, title of what is taught, name of the speaker
-- When is what being taught, and by whom? Day, course, person; just those with a person.
-- session date, seminar title, trainer name, sessions without a trainer left out
SELECT T1.ses_date, T2.sem_title, T3.trn_name FROM session AS T1 JOIN seminar AS T2 ON T1.sem_id = T2.sem_id JOIN trainer AS T3 ON T1.trn_id = T3.trn_id;
-- Which seminars mention Marking in their title?
-- titles with Marking in them
-- What courses are called something with Marking?
-- marking in the seminar title, list titles
SELECT sem_title FROM seminar WHERE sem_title LIKE '%Marking%';
-- Which teachers attended, with the status attended, the session of 2023-09-14? Give the names.
-- names of the teachers marked attended on 2023-09-14
-- Who was there (attended) on 2023-09-14?
-- session date 2023-09-14, status attended: teacher names
SELECT T1.tea_name FROM teacher AS T1 JOIN attendance AS T2 ON T1.tea_id = T2.tea_id JOIN session AS T3 ON T2.ses_id = T3.ses_id WHERE T3.ses_date = '2023-09-14' AND T2.att_status = 'attended';
-- What are the titles of the seminars for which no session is planned?
-- seminar titles without any date
-- What courses are not on any day?
-- seminars with zero sessions: title
SELECT sem_title FROM seminar WHERE sem_id NOT IN (SELECT sem_id FROM session);
-- Name the teachers who do not appear in any attendance list.
-- teachers that never signed up for a thing
-- Who from the schools has never been on any list of ours?
-- teachers without attendance entry, names
SELECT tea_name FROM teacher WHERE tea_id NOT IN (SELECT tea_id FROM attendance);
-- Show the average feedback for each trainer's name.
-- speakers by name with the mean mark that teachers gave
-- What do people think on average of everyone who teaches for us? The person, then the mark.
-- trainer name, mean of the feedback for his or her sessions
SELECT T1.trn_name, AVG(T3.att_feedback) FROM trainer AS T1 JOIN session AS T2 ON T1.trn_id = T2.trn_id JOIN attendance AS T3 ON T2.ses_id = T3.ses_id GROUP BY T1.trn_id;
-- Which seminars are more expensive than the average seminar? Give title and price, the dearest first.
-- seminars beyond the mean price: title, price, from high to low
-- What courses are dearer than courses are on average, and how dear? Dearest first.
-- price above the mean: seminar title, price, sorted down
SELECT sem_title, sem_price FROM seminar WHERE sem_price > (SELECT AVG(sem_price) FROM seminar) ORDER BY sem_price DESC;
-- Which cities have both a teacher and a session?
-- towns where a teacher lives and where we also meet
-- In what towns do people from the schools live and do we teach too?
-- session cities that are also cities of a teacher
SELECT tea_city FROM teacher INTERSECT SELECT ses_city FROM session;
-- Which cities are home to teachers but never see a session?
-- teachers' towns where nothing takes place
-- From what towns do people from the schools come where we never teach?
-- teacher cities minus session cities
SELECT tea_city FROM teacher EXCEPT SELECT ses_city FROM session;
-- Which seminars have been scheduled more than once? Show title and number of sessions.
-- titles put on over 1 time, with how often
-- What courses are taught two times or more, and how often?
-- over one session: seminar title, count
SELECT T1.sem_title, COUNT(*) FROM seminar AS T1 JOIN session AS T2 ON T1.sem_id = T2.sem_id GROUP BY T1.sem_id HAVING COUNT(*) > 1;
-- Which teacher has the most entries with the status attended? Give name and school.
-- who is marked attended the most times: name and school
-- Who from the schools has been there (attended) most often, and where do they work?
-- status attended counted by teacher; top one - name, school
SELECT T1.tea_name, T1.tea_school FROM teacher AS T1 JOIN attendance AS T2 ON T1.tea_id = T2.tea_id WHERE T2.att_status = 'attended' GROUP BY T1.tea_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the different names of the trainers whose sessions were on the list of a teacher from Hillcrest School.
-- speakers, no repeats, that someone at Hillcrest School had put their name down for
-- Who has taught, or is to teach, anybody from Hillcrest School? No repeats.
-- teachers of Hillcrest School: trainer names of the sessions they are down for, each one time
SELECT DISTINCT T1.trn_name FROM trainer AS T1 JOIN session AS T2 ON T1.trn_id = T2.trn_id JOIN attendance AS T3 ON T2.ses_id = T3.ses_id JOIN teacher AS T4 ON T3.tea_id = T4.tea_id WHERE T4.tea_school = 'Hillcrest School';
-- For seminars with an average feedback of at least 4, show the title and that average, in alphabetical order of the title.
-- seminars rated 4 or better on average: title plus mean, titles a to z
-- What courses did people give 4 or more on average, and how much exactly? By title, from A to Z.
-- mean feedback no less than 4: seminar title, mean, sorted alphabetically by title
SELECT T1.sem_title, AVG(T3.att_feedback) FROM seminar AS T1 JOIN session AS T2 ON T1.sem_id = T2.sem_id JOIN attendance AS T3 ON T2.ses_id = T3.ses_id GROUP BY T1.sem_id HAVING AVG(T3.att_feedback) >= 4 ORDER BY T1.sem_title;

-- database: fernhollow_school_timetable
CREATE TABLE wings (wing_code TEXT PRIMARY KEY, wing_name TEXT, storeys INTEGER, caretaker TEXT);
CREATE TABLE classrooms (room_no INTEGER PRIMARY KEY, wing_code TEXT REFERENCES wings(wing_code), room_type TEXT, seats INTEGER, projector TEXT);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, surname TEXT, forename TEXT, home_room INTEGER REFERENCES classrooms(room_no), weekly_periods INTEGER, head_of_dept_id INTEGER REFERENCES staff(staff_id));
CREATE TABLE form_classes (form TEXT PRIMARY KEY, year_group INTEGER, pupils INTEGER, form_tutor_id INTEGER REFERENCES staff(staff_id));
CREATE TABLE subjects (subject_id INTEGER PRIMARY KEY, subject_name TEXT, compulsory TEXT, exam_hours REAL);
CREATE TABLE periods (period_no INTEGER PRIMARY KEY, starts_at TEXT, ends_at TEXT);
CREATE TABLE timetable (slot_id INTEGER PRIMARY KEY, weekday TEXT, period_no INTEGER REFERENCES periods(period_no), form TEXT REFERENCES form_classes(form), subject_id INTEGER REFERENCES subjects(subject_id), staff_id INTEGER REFERENCES staff(staff_id), room_no INTEGER REFERENCES classrooms(room_no));
INSERT INTO wings VALUES ('A','Ash Wing',3,'Mr. Bodkin'),('B','Beech Wing',2,'Mrs. Tarn'),('C','Cedar Wing',1,'Mr. Bodkin'),('D','Damson Wing',4,NULL);
INSERT INTO classrooms VALUES (101,'A','general',30,'yes'),(102,'A','general',28,'no'),(110,'A','computer',24,'yes'),(201,'B','laboratory',26,'yes'),(205,'B','music',20,'no'),(301,'C','gym',60,'no'),(212,'B','laboratory',22,NULL);
INSERT INTO staff VALUES (1,'Peverell','Hugh',101,18,NULL),(2,'Quinlan','Moya',201,22,NULL),(3,'Adair','Tom',102,25,1),(4,'Bukowski','Lena',205,16,NULL),(5,'Nyathi','Grace',110,24,2),(6,'Stott','Derek',NULL,20,4),(7,'Wren','Kitty',NULL,12,1);
INSERT INTO form_classes VALUES ('7A',7,29,3),('7B',7,27,5),('8A',8,25,1),('9C',9,22,2),('10B',10,24,NULL);
INSERT INTO subjects VALUES (1,'Mathematics','yes',3),(2,'Chemistry','yes',2.5),(3,'Music','no',1),(4,'Drama','no',NULL),(5,'Computing','no',1.5),(6,'Geography','yes',2),(7,'Astronomy','no',1.25);
INSERT INTO periods VALUES (1,'08:40','09:30'),(2,'09:35','10:25'),(3,'10:50','11:40'),(4,'11:45','12:35'),(5,'13:40','14:30');
INSERT INTO timetable VALUES (1,'Monday',1,'7A',1,3,102),(2,'Monday',2,'7A',3,4,205),(3,'Monday',1,'8A',2,2,201),(4,'Tuesday',3,'7B',1,1,101),(5,'Tuesday',4,'7B',5,5,110),(6,'Wednesday',1,'9C',2,2,201),(7,'Wednesday',2,'8A',1,1,101),(8,'Thursday',3,'9C',6,3,102),(9,'Friday',4,'7A',2,5,212),(10,'Friday',1,'8A',1,3,101),(11,'Thursday',1,'7B',4,6,301);
-- How many classrooms have a projector (yes)?
-- rooms with projector yes, counted
-- In how many rooms can you throw a picture on the wall (projector: yes)?
-- projector = yes, room count
SELECT COUNT(*) FROM classrooms WHERE projector = 'yes';
-- Which subjects are not compulsory (no)? Show the subject names.
-- subjects with compulsory at no, by name
-- What need children not take (compulsory: no)?
-- compulsory = no: names of subjects
SELECT subject_name FROM subjects WHERE compulsory = 'no';
-- When does the period with the number 3 start and end?
-- beginning and finish of period 3
-- From when until when is lesson 3 of the day?
-- period no 3: start time, end time
SELECT starts_at, ends_at FROM periods WHERE period_no = 3;
-- What is the total number of pupils and the average number of pupils in a form?
-- pupils: sum over all forms, and mean per form
-- How many children are there in all, and how many in a class on average?
-- sum and mean of pupils over the forms
SELECT SUM(pupils), AVG(pupils) FROM form_classes;
-- List the surnames and forenames of the staff members who have no home room.
-- teachers without a room of their own, last name then first name
-- Which teachers have no room to call theirs? Family name, then given name.
-- home room empty: surname, forename of staff
SELECT surname, forename FROM staff WHERE home_room IS NULL;
-- Which classroom has the most seats? Give its number and type.
-- number and kind of the room that holds most people
-- In which room can most children sit, and what is it used as?
-- classrooms by seats, highest first, only one: room no, room type
SELECT room_no, room_type FROM classrooms ORDER BY seats DESC LIMIT 1;
-- How many classrooms are in each wing? Show the wing's name.
-- wing names with their count of rooms
-- How many rooms are in every part of the house? The part first.
-- wing name, classroom count
SELECT T1.wing_name, COUNT(*) FROM wings AS T1 JOIN classrooms AS T2 ON T1.wing_code = T2.wing_code GROUP BY T1.wing_code;
-- Show every form along with the surname of its form tutor.
-- forms and the last name of whoever is their tutor
-- Who looks after each class? The class, then the teacher's family name.
-- form with its tutor's surname
SELECT T1.form, T2.surname FROM form_classes AS T1 JOIN staff AS T2 ON T1.form_tutor_id = T2.staff_id;
-- Who is the head of department of whom? List the surname of the staff member and the surname of the head.
-- each teacher with a boss: last name, and the boss's last name
-- Which teacher is under which other? Family names.
-- staff surname and the surname of the department head over him or her
SELECT T1.surname, T2.surname FROM staff AS T1 JOIN staff AS T2 ON T1.head_of_dept_id = T2.staff_id;
-- On which weekdays does the form 7A have lessons, and in which subjects? Show weekday and subject name.
-- timetable of 7A: day and name of the subject
-- What does 7A have, and on what days? Day first.
-- form 7A: weekday, subject name of every slot
SELECT T1.weekday, T2.subject_name FROM timetable AS T1 JOIN subjects AS T2 ON T1.subject_id = T2.subject_id WHERE T1.form = '7A';
-- Which wings have no classroom? Give the name and the number of storeys.
-- wings lacking any room: their name and how many floors
-- What parts of the house are without a room to teach in, and how high are they (floors)?
-- wings with zero classrooms: wing name, storeys
SELECT wing_name, storeys FROM wings WHERE wing_code NOT IN (SELECT wing_code FROM classrooms);
-- Which subjects are never taught in the timetable?
-- names of subjects that got no slot
-- What does nobody learn at any hour of the week?
-- subjects missing from the timetable, names
SELECT subject_name FROM subjects WHERE subject_id NOT IN (SELECT subject_id FROM timetable);
-- How many lessons are there on each weekday?
-- slots counted by day of the week
-- How many hours are taught on every day? Day first.
-- weekday, number of timetable slots
SELECT weekday, COUNT(*) FROM timetable GROUP BY weekday;
-- Find the surnames of staff members who teach more weekly periods than the average, in ascending order of periods.
-- last names of teachers with an above average weekly load, lightest load first
-- Who has to teach for more hours a week than teachers do on average? Family names, fewest hours first.
-- weekly periods above the mean, sorted upwards: surname
SELECT surname FROM staff WHERE weekly_periods > (SELECT AVG(weekly_periods) FROM staff) ORDER BY weekly_periods;
-- How many different rooms are used on Monday or Friday?
-- number of distinct rooms in use on Monday or Friday
-- In how many separate rooms is somebody taught on a Friday or a Monday?
-- weekday Friday or Monday: number of rooms, each one time
SELECT COUNT(DISTINCT room_no) FROM timetable WHERE weekday = 'Monday' OR weekday = 'Friday';
-- Which forms have both Mathematics and Chemistry?
-- forms taking Mathematics and also Chemistry
-- Which classes learn Mathematics and Chemistry too?
-- form with a Chemistry slot as well as a Mathematics slot
SELECT T1.form FROM timetable AS T1 JOIN subjects AS T2 ON T1.subject_id = T2.subject_id WHERE T2.subject_name = 'Mathematics' INTERSECT SELECT T1.form FROM timetable AS T1 JOIN subjects AS T2 ON T1.subject_id = T2.subject_id WHERE T2.subject_name = 'Chemistry';
-- Which staff members have at least two lessons in the timetable? Show the surname and the number of lessons.
-- last names of teachers with 2 or more slots, and the count
-- Which teachers are down for two hours or more, and for how many? Family name first.
-- no fewer than 2 timetable slots: staff surname, count
SELECT T1.surname, COUNT(*) FROM staff AS T1 JOIN timetable AS T2 ON T1.staff_id = T2.staff_id GROUP BY T1.staff_id HAVING COUNT(*) >= 2;
-- In which wing do the most lessons take place? Give the wing name.
-- name of the wing with the largest number of slots
-- In what part of the house is most teaching done, hour by hour?
-- count timetable slots by wing, top wing name
SELECT T1.wing_name FROM wings AS T1 JOIN classrooms AS T2 ON T1.wing_code = T2.wing_code JOIN timetable AS T3 ON T2.room_no = T3.room_no GROUP BY T1.wing_code ORDER BY COUNT(*) DESC LIMIT 1;
-- Which forms of year group 7 are taught in a laboratory? Return the form and the start time of the lesson.
-- year 7 forms with a slot in a laboratory: form, time it begins
-- Which classes of year 7 are in a laboratory, and from what time on?
-- room type laboratory, year group 7: form, starts at
SELECT T1.form, T4.starts_at FROM form_classes AS T1 JOIN timetable AS T2 ON T1.form = T2.form JOIN classrooms AS T3 ON T2.room_no = T3.room_no JOIN periods AS T4 ON T2.period_no = T4.period_no WHERE T1.year_group = 7 AND T3.room_type = 'laboratory';
-- List the different surnames of the teachers who teach a form with more than 25 pupils, in alphabetical order.
-- last names, once each, a to z, of staff in front of a form of over 25 pupils
-- Who stands before a class of more than 25 children? Family names from A to Z, no repeats.
-- pupils above 25: surnames of those teaching such a form, each one time, sorted alphabetically
SELECT DISTINCT T1.surname FROM staff AS T1 JOIN timetable AS T2 ON T1.staff_id = T2.staff_id JOIN form_classes AS T3 ON T2.form = T3.form WHERE T3.pupils > 25 ORDER BY T1.surname;
