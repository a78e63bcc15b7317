-- database: dunmarrow_county_libraries
CREATE TABLE lib_branch (br_id INTEGER PRIMARY KEY, br_nm TEXT, town TEXT, opened_yr INTEGER, sq_m INTEGER, has_cafe TEXT);
CREATE TABLE staff (stf_id INTEGER PRIMARY KEY, f_nm TEXT, l_nm TEXT, br_id INTEGER REFERENCES lib_branch(br_id), post TEXT, start_dt TEXT, sup_id INTEGER REFERENCES staff(stf_id));
CREATE TABLE author (auth_id INTEGER PRIMARY KEY, auth_nm TEXT, ctry TEXT, born_yr INTEGER);
CREATE TABLE subj (subj_cd TEXT PRIMARY KEY, subj_desc TEXT, shelf_colour TEXT);
CREATE TABLE bk_title (ttl_id INTEGER PRIMARY KEY, ttl TEXT, subj_cd TEXT REFERENCES subj(subj_cd), pub_yr INTEGER, lang TEXT, pages INTEGER, publ TEXT);
CREATE TABLE ttl_auth (ttl_id INTEGER REFERENCES bk_title(ttl_id), auth_id INTEGER REFERENCES author(auth_id), contrib TEXT, PRIMARY KEY (ttl_id, auth_id));
CREATE TABLE bk_copy (cpy_id INTEGER PRIMARY KEY, ttl_id INTEGER REFERENCES bk_title(ttl_id), br_id INTEGER REFERENCES lib_branch(br_id), acq_dt TEXT, cost REAL, cond TEXT);
CREATE TABLE lib_member (mbr_id INTEGER PRIMARY KEY, mbr_nm TEXT, town TEXT, mbr_type TEXT, join_dt TEXT, home_br_id INTEGER REFERENCES lib_branch(br_id), email TEXT);
CREATE TABLE loan_tx (loan_id INTEGER PRIMARY KEY, cpy_id INTEGER REFERENCES bk_copy(cpy_id), mbr_id INTEGER REFERENCES lib_member(mbr_id), out_dt TEXT, due_dt TEXT, in_dt TEXT, renewals INTEGER);
CREATE TABLE resv (resv_id INTEGER PRIMARY KEY, ttl_id INTEGER REFERENCES bk_title(ttl_id), mbr_id INTEGER REFERENCES lib_member(mbr_id), pickup_br_id INTEGER REFERENCES lib_branch(br_id), plcd_dt TEXT, status TEXT);
CREATE TABLE fine (fine_id INTEGER PRIMARY KEY, loan_id INTEGER REFERENCES loan_tx(loan_id), amt REAL, raised_dt TEXT, paid_dt TEXT);
INSERT INTO lib_branch VALUES (1,'Dunmarrow Central','Dunmarrow',1936,4100,'Y'),(2,'Ferry Lane','Dunmarrow',1988,620,'N'),(3,'Castle Green','Stowbeck',1972,980,'Y'),(4,'Pinder Hill','Ashwell',2011,450,'N'),(5,'Mobile Van North','Stowbeck',2016,20,'N');
INSERT INTO staff VALUES (1,'Imogen','Sayle',1,'county librarian','2004-02-01',NULL),(2,'Rafe','Dowling',1,'cataloguer','2012-06-18',1),(3,'Bettina','Kross',3,'branch manager','2009-10-05',1),(4,'Noor','Hashemi',2,'branch manager','2017-03-20',1),(5,'Cyril','Peck',3,'assistant','2020-09-14',3),(6,'Gwenda','Lowe',5,'driver','2016-05-02',3);
INSERT INTO author VALUES (1,'Orla Fenwick','Ireland',1949),(2,'Henrik Sand','Norway',1961),(3,'Mireille Caron','France',1978),(4,'Thomas Abara','Nigeria',1985),(5,'Pia Kestrel','England',1990),(6,'Augustin Rolle','England',1932),(7,'Dagny Holm','Norway',1956);
INSERT INTO subj VALUES ('NAT','Natural history','green'),('CRI','Crime fiction','black'),('HIS','Local history','brown'),('CHI','Picture books','yellow'),('COO','Cookery','red');
INSERT INTO bk_title VALUES (1,'The Heron Year','NAT',2008,'English',264,'Lowtide Press'),(2,'Cold Fjord','CRI',2015,'English',412,'Barrow Books'),(3,'A Fox in the Pantry','CHI',2019,'English',32,'Little Acorn'),(4,'Bread of the Uplands','COO',2012,'English',198,'Lowtide Press'),(5,'Le Jardin Noir','CRI',2017,'French',330,'Editions Rive'),(6,'Mills of Stowbeck','HIS',1984,'English',150,NULL),(7,'Night Train to Fjordheim','CRI',2021,'English',388,'Barrow Books'),(8,'Harvest Suppers','COO',2024,'English',220,'Barrow Books');
INSERT INTO ttl_auth VALUES (1,1,'author'),(1,5,'illustrator'),(2,2,'author'),(2,1,'translator'),(3,4,'author'),(3,5,'illustrator'),(4,1,'author'),(5,3,'author'),(6,6,'author'),(7,2,'author'),(7,3,'translator'),(8,4,'author');
INSERT INTO bk_copy VALUES (1,1,1,'2009-01-12',18.5,'worn'),(2,1,3,'2009-03-02',18.5,'good'),(3,2,1,'2016-02-08',14,'good'),(4,2,2,'2016-02-10',14.2,'worn'),(5,3,1,'2020-01-15',9.9,'good'),(6,3,4,'2020-01-20',9.9,'torn'),(7,4,3,'2013-05-06',22,'good'),(8,5,1,'2018-09-11',17.3,'good'),(9,6,3,'1985-04-01',6,'worn'),(10,7,2,'2022-03-14',16.4,'new');
INSERT INTO lib_member VALUES (1,'Lionel Frost','Dunmarrow','adult','2010-03-01',1,'l.frost@post.test'),(2,'Suki Arden','Stowbeck','adult','2015-07-22',3,NULL),(3,'Benji Arden','Stowbeck','child','2019-08-30',3,NULL),(4,'Marguerite Oyelaran','Ashwell','senior','2001-11-13',4,'mo@post.test'),(5,'Dev Chand','Dunmarrow','student','2021-09-28',2,'dev@post.test'),(6,'Walter Pym','Ashwell','senior','2022-01-05',4,NULL);
INSERT INTO loan_tx VALUES (1,3,1,'2023-01-10','2023-01-31','2023-01-28',0),(2,1,1,'2023-02-02','2023-02-23','2023-03-06',1),(3,5,3,'2023-02-11','2023-03-04','2023-03-01',0),(4,2,2,'2023-03-03','2023-03-24','2023-04-11',0),(5,10,5,'2023-03-15','2023-04-05',NULL,2),(6,8,4,'2023-04-01','2023-04-22','2023-04-20',0),(7,7,2,'2023-04-18','2023-05-09','2023-05-08',1),(8,4,5,'2023-05-02','2023-05-23',NULL,0),(9,9,4,'2023-05-20','2023-06-10','2023-07-02',3);
INSERT INTO resv VALUES (1,8,1,2,'2024-01-08','waiting'),(2,7,4,4,'2023-04-09','ready'),(3,8,2,3,'2024-01-11','waiting'),(4,2,5,1,'2023-06-01','cancelled'),(5,3,3,3,'2023-02-01','collected');
INSERT INTO fine VALUES (1,2,2.2,'2023-03-06','2023-03-06'),(2,4,3.6,'2023-04-11',NULL),(3,5,8,'2023-06-01',NULL),(4,9,4.4,'2023-07-02','2023-07-15');
-- Which book titles were published between 2010 and 2018? Show the title and the year of publication.
-- books that came out from 2010 to 2018, both years counted, and when exactly
-- What appeared no earlier than 2010 and no later than 2018, and when did it appear?
-- name and year for anything whose year of publication falls between 2010 and 2018
SELECT ttl, pub_yr FROM bk_title WHERE pub_yr BETWEEN 2010 AND 2018;
-- Find the book titles that contain Fjord.
-- everything we list with Fjord somewhere in its title
-- Which works have Fjord in their name?
-- search the titles for fjord
SELECT ttl FROM bk_title WHERE ttl LIKE '%Fjord%';
-- How many different publishers are represented among the book titles?
-- count of distinct houses that brought out our books
-- How many firms in all have our books been printed for?
-- number of separate publishers in the catalogue
SELECT COUNT(DISTINCT publ) FROM bk_title;
-- Give the names and member types of the library members without an email address.
-- readers we can't mail since no address is stored: who, and what type of reader
-- Whom can we not write to online, and what sort of customer are they?
-- members with no email: name, then type
SELECT mbr_nm, mbr_type FROM lib_member WHERE email IS NULL;
-- What are the minimum, maximum and average cost of the copies in good condition?
-- cheapest, dearest and mean price of a copy whose state is good
-- Of the items in good shape, how much was the cheapest, how much the dearest, and how much did they come to on average?
-- lowest, highest, avg cost, only copies whose condition is good
SELECT MIN(cost), MAX(cost), AVG(cost) FROM bk_copy WHERE cond = 'good';
-- For each branch, show its name and the number of copies it holds.
-- how many volumes sit at each of our branches, branch name first
-- How many items are on the shelves at every library? The library first.
-- count the copies per branch, with branch name
SELECT T1.br_nm, COUNT(*) FROM lib_branch AS T1 JOIN bk_copy AS T2 ON T1.br_id = T2.br_id GROUP BY T1.br_id;
-- List the description of each subject and the total cost of the copies in it, with the highest total first.
-- money tied up in copies by subject (written out), most expensive subject on top
-- How much have we spent on items in every field, dearest field first? Field in words, then the money.
-- sum of copy costs per subject description, from high to low
SELECT T1.subj_desc, SUM(T3.cost) FROM subj AS T1 JOIN bk_title AS T2 ON T1.subj_cd = T2.subj_cd JOIN bk_copy AS T3 ON T2.ttl_id = T3.ttl_id GROUP BY T1.subj_cd ORDER BY SUM(T3.cost) DESC;
-- Who is supervised by the staff member with the last name Kross? Give first and last names.
-- people working under Kross, first name and surname
-- Whose boss is Kross? Forename and family name.
-- all staff with kross as supervisor, first name then last
SELECT T1.f_nm, T1.l_nm FROM staff AS T1 JOIN staff AS T2 ON T1.sup_id = T2.stf_id WHERE T2.l_nm = 'Kross';
-- For each waiting reservation, show the member's name, the name of the member's home branch and the name of the pickup branch.
-- requests still waiting: reader, branch the reader belongs to, branch where the book will be fetched
-- Who is still waiting for something they asked for, which is their usual library, and where will they collect it?
-- status waiting: member, home branch, pickup branch, the three names
SELECT T2.mbr_nm, T3.br_nm, T4.br_nm FROM resv AS T1 JOIN lib_member AS T2 ON T1.mbr_id = T2.mbr_id JOIN lib_branch AS T3 ON T2.home_br_id = T3.br_id JOIN lib_branch AS T4 ON T1.pickup_br_id = T4.br_id WHERE T1.status = 'waiting';
-- Which book titles have no copy in any branch?
-- books in the catalogue of which we own not a single copy, by title
-- Which works are only on paper, with no actual item on any shelf?
-- titles that we have zero copies of
SELECT ttl FROM bk_title WHERE ttl_id NOT IN (SELECT ttl_id FROM bk_copy);
-- What are the names of the people who contributed as author to some title but never as translator?
-- names of those credited somewhere as author and nowhere as translator
-- Who has written something (author) but never put one into another language (translator)?
-- people with an author credit, minus everybody with a translator credit
SELECT T1.auth_nm FROM author AS T1 JOIN ttl_auth AS T2 ON T1.auth_id = T2.auth_id WHERE T2.contrib = 'author' EXCEPT SELECT T1.auth_nm FROM author AS T1 JOIN ttl_auth AS T2 ON T1.auth_id = T2.auth_id WHERE T2.contrib = 'translator';
-- Which members have borrowed a copy of the branch Dunmarrow Central as well as a copy of the branch Castle Green?
-- readers with loans out of Dunmarrow Central and also out of Castle Green, by name
-- Who has taken things home from both Dunmarrow Central and Castle Green?
-- borrowers of castle green copies that also borrowed dunmarrow central copies
SELECT T1.mbr_nm FROM lib_member AS T1 JOIN loan_tx AS T2 ON T1.mbr_id = T2.mbr_id JOIN bk_copy AS T3 ON T2.cpy_id = T3.cpy_id JOIN lib_branch AS T4 ON T3.br_id = T4.br_id WHERE T4.br_nm = 'Dunmarrow Central' INTERSECT SELECT T1.mbr_nm FROM lib_member AS T1 JOIN loan_tx AS T2 ON T1.mbr_id = T2.mbr_id JOIN bk_copy AS T3 ON T2.cpy_id = T3.cpy_id JOIN lib_branch AS T4 ON T3.br_id = T4.br_id WHERE T4.br_nm = 'Castle Green';
-- List, each once, the towns that have a branch opened after 2013 or a member of the type senior.
-- places, no repeats, with a branch newer than 2013 or where some senior reader lives
-- In which towns is there a library that started later than 2013, or else a customer who counts as senior?
-- one list of towns without doubles: branch opened after 2013, or home of a member of type senior
SELECT town FROM lib_branch WHERE opened_yr > 2013 UNION SELECT town FROM lib_member WHERE mbr_type = 'senior';
-- Show the member's name and the book title of every loan that has not been returned yet.
-- what's still out, nothing entered as brought back: who has it, which book
-- Who has got something at home at the moment, and what is it?
-- member and title for all loans with no return date
SELECT T2.mbr_nm, T4.ttl FROM loan_tx AS T1 JOIN lib_member AS T2 ON T1.mbr_id = T2.mbr_id JOIN bk_copy AS T3 ON T1.cpy_id = T3.cpy_id JOIN bk_title AS T4 ON T3.ttl_id = T4.ttl_id WHERE T1.in_dt IS NULL;
-- Which book titles have more pages than the average? Return title and number of pages.
-- books thicker than the mean by page count, with that count
-- Which works are longer than they are on average, and how long are they?
-- titles above the average number of pages, and their pages
SELECT ttl, pages FROM bk_title WHERE pages > (SELECT AVG(pages) FROM bk_title);
-- Who has made at least two different kinds of contribution to book titles? Show the names.
-- names of people credited in 2 or more distinct roles
-- Who has had two separate jobs or more in making books?
-- authors with at least 2 different kinds of contribution
SELECT T1.auth_nm FROM author AS T1 JOIN ttl_auth AS T2 ON T1.auth_id = T2.auth_id GROUP BY T1.auth_id HAVING COUNT(DISTINCT T2.contrib) >= 2;
-- Who has contributed to the most book titles, whatever the kind of contribution? Give the name and the number of titles.
-- the one credited on the largest number of books, in whatever role: name, how many
-- Who has had a hand in more books than anybody else, and in how many?
-- the busiest contributor and their number of titles, any kind of contribution
SELECT T1.auth_nm, COUNT(*) FROM author AS T1 JOIN ttl_auth AS T2 ON T1.auth_id = T2.auth_id GROUP BY T1.auth_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the title and cost of the cheapest copy held by the branch Dunmarrow Central?
-- least expensive volume at Dunmarrow Central: which book, what price
-- What did we pay least for at Dunmarrow Central, and how much was it?
-- title plus cost, the copy with the lowest cost in the dunmarrow central branch
SELECT T3.ttl, T1.cost FROM bk_copy AS T1 JOIN lib_branch AS T2 ON T1.br_id = T2.br_id JOIN bk_title AS T3 ON T1.ttl_id = T3.ttl_id WHERE T2.br_nm = 'Dunmarrow Central' ORDER BY T1.cost LIMIT 1;
-- Find the descriptions of the subjects from which a member of the type senior has borrowed a copy.
-- subjects, spelled out, that some senior reader took a book from
-- In which fields has a customer of type senior ever taken something home? Full wording.
-- subject descriptions with a loan to a senior member
SELECT subj_desc FROM subj WHERE subj_cd IN (SELECT T1.subj_cd FROM bk_title AS T1 JOIN bk_copy AS T2 ON T1.ttl_id = T2.ttl_id JOIN loan_tx AS T3 ON T2.cpy_id = T3.cpy_id JOIN lib_member AS T4 ON T3.mbr_id = T4.mbr_id WHERE T4.mbr_type = 'senior');
-- For each member with fines that have not been paid, show the name and the total amount of those fines.
-- who owes us for open fines (payment date empty), and how much in sum
-- Who has not settled what they were charged for being late, and how much is it altogether?
-- sum of the unpaid fines by member, name first
SELECT T1.mbr_nm, SUM(T3.amt) FROM lib_member AS T1 JOIN loan_tx AS T2 ON T1.mbr_id = T2.mbr_id JOIN fine AS T3 ON T2.loan_id = T3.loan_id WHERE T3.paid_dt IS NULL GROUP BY T1.mbr_id;
-- How many different members has each branch lent its copies to? Show the branch name and the number, for branches with at least two such members.
-- branches whose volumes went to 2 or more distinct readers: name and count of readers
-- How many individual customers took things home from every library, leaving out any library with fewer than two such customers?
-- branch name and count of different borrowers of its copies, only where that's at least 2
SELECT T1.br_nm, COUNT(DISTINCT T3.mbr_id) FROM lib_branch AS T1 JOIN bk_copy AS T2 ON T1.br_id = T2.br_id JOIN loan_tx AS T3 ON T2.cpy_id = T3.cpy_id GROUP BY T1.br_id HAVING COUNT(DISTINCT T3.mbr_id) >= 2;
-- Show the names and towns of the three largest branches by floor area, the largest first.
-- top 3 branches in square metres, biggest on top: name, place
-- Which three libraries have the most room, and where are they? Roomiest first.
-- name and town for the 3 biggest branches by floor space, from big to small
SELECT br_nm, town FROM lib_branch ORDER BY sq_m DESC LIMIT 3;

-- database: juniper_flats_school_district
CREATE TABLE School (SchoolID INTEGER PRIMARY KEY, SchoolName TEXT, SchoolLevel TEXT, City TEXT, OpenedYear INTEGER, Capacity INTEGER, FeedsIntoSchoolID INTEGER REFERENCES School(SchoolID));
CREATE TABLE Teacher (TeacherID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, SchoolID INTEGER REFERENCES School(SchoolID), HireDate TEXT, Salary INTEGER, MentorTeacherID INTEGER REFERENCES Teacher(TeacherID));
CREATE TABLE Certification (CertCode TEXT PRIMARY KEY, CertName TEXT, RenewalYears INTEGER);
CREATE TABLE TeacherCertification (TeacherID INTEGER REFERENCES Teacher(TeacherID), CertCode TEXT REFERENCES Certification(CertCode), EarnedYear INTEGER, PRIMARY KEY (TeacherID, CertCode));
CREATE TABLE BusDepot (DepotID INTEGER PRIMARY KEY, DepotName TEXT, City TEXT, Bays INTEGER);
CREATE TABLE Bus (BusNumber INTEGER PRIMARY KEY, DepotID INTEGER REFERENCES BusDepot(DepotID), Maker TEXT, Seats INTEGER, ModelYear INTEGER, FuelType TEXT);
CREATE TABLE Driver (DriverID INTEGER PRIMARY KEY, DriverName TEXT, HomeCity TEXT, LicensedSince INTEGER, Phone TEXT);
CREATE TABLE Route (RouteID INTEGER PRIMARY KEY, RouteName TEXT, BusNumber INTEGER REFERENCES Bus(BusNumber), DriverID INTEGER REFERENCES Driver(DriverID), BackupDriverID INTEGER REFERENCES Driver(DriverID), LengthMiles REAL);
CREATE TABLE RouteStop (RouteID INTEGER REFERENCES Route(RouteID), StopNumber INTEGER, StreetCorner TEXT, PickupTime TEXT, PupilCount INTEGER, PRIMARY KEY (RouteID, StopNumber));
CREATE TABLE RouteSchool (RouteID INTEGER REFERENCES Route(RouteID), SchoolID INTEGER REFERENCES School(SchoolID), ArrivalTime TEXT, PRIMARY KEY (RouteID, SchoolID));
CREATE TABLE SchoolBudget (SchoolID INTEGER REFERENCES School(SchoolID), BudgetYear INTEGER, Salaries INTEGER, Supplies INTEGER, Maintenance INTEGER, PRIMARY KEY (SchoolID, BudgetYear));
INSERT INTO School VALUES (1,'Cottonwood Elementary','elementary','Juniper Flats',1958,420,4),(2,'Mesa Elementary','elementary','Juniper Flats',1999,510,4),(3,'Old Mill Elementary','elementary','Sageville',1947,260,5),(4,'Juniper Middle','middle','Juniper Flats',1976,680,6),(5,'Sageville Middle','middle','Sageville',1985,390,6),(6,'Canyon Ridge High','high','Juniper Flats',2004,1350,NULL);
INSERT INTO Teacher VALUES (1,'Deborah','Yazzie',1,'1998-08-17',61200,NULL),(2,'Colm','Brady',1,'2016-08-15',47800,1),(3,'Anneke','Visser',2,'2010-08-16',54300,1),(4,'Tyrell','Monroe',4,'2007-08-20',57900,NULL),(5,'Lucia','Baca',4,'2021-08-16',44100,4),(6,'Graham','Sutter',6,'2003-08-18',63700,NULL),(7,'Priya','Raman',6,'2018-08-13',51500,6),(8,'Wade','Ott',3,'2012-08-20',52600,4);
INSERT INTO Certification VALUES ('ELM','Elementary Education',5),('SCI','Secondary Science',5),('BIL','Bilingual Instruction',3),('SPE','Special Education',4),('DRV','Driver Education',2);
INSERT INTO TeacherCertification VALUES (1,'ELM',1997),(1,'BIL',2005),(2,'ELM',2015),(3,'ELM',2009),(3,'SPE',2014),(4,'SCI',2006),(5,'SCI',2020),(6,'SCI',2002),(6,'SPE',2011),(7,'BIL',2019),(8,'ELM',2012);
INSERT INTO BusDepot VALUES (1,'North Yard','Juniper Flats',24),(2,'Sage Lot','Sageville',9),(3,'Airport Annex','Juniper Flats',12),(4,'River Barn','Dry Fork',6);
INSERT INTO Bus VALUES (11,1,'Bluewing',72,2015,'diesel'),(14,1,'Bluewing',78,2021,'electric'),(17,1,'Thornhill',54,2009,'diesel'),(22,2,'Thornhill',48,2018,'propane'),(25,2,'Bluewing',66,2012,'diesel'),(31,3,'Amperra',60,2023,'electric');
INSERT INTO Driver VALUES (1,'Earl Dutton','Sageville',1994,'555-7001'),(2,'Marisol Vega','Juniper Flats',2008,'555-7002'),(3,'Hank Osgood','Dry Fork',2001,NULL),(4,'Kim Tran','Juniper Flats',2016,'555-7004'),(5,'Lorna Teague','Sageville',2020,NULL);
INSERT INTO Route VALUES (1,'Red Mesa Loop',14,2,4,12.4),(2,'Dry Fork Run',25,3,1,31.8),(3,'Old Mill Road',22,1,5,9.6),(4,'Canyon Express',11,4,2,18.2),(5,'East Mesa Loop',17,2,NULL,7.9);
INSERT INTO RouteStop VALUES (1,1,'Mesa Dr & 4th','07:05',9),(1,2,'Mesa Dr & Pinon','07:14',14),(2,1,'Dry Fork Store','06:20',6),(2,2,'Ranch Road 9','06:41',3),(2,3,'Highway 60 Gate','06:58',8),(3,1,'Mill St & Oak','07:25',11),(3,2,'Mill St & Elm','07:31',17),(4,1,'Airport Circle','06:50',21),(5,1,'Sunset & 12th','07:18',12);
INSERT INTO RouteSchool VALUES (1,2,'07:35'),(1,4,'07:50'),(2,5,'07:28'),(2,6,'08:02'),(3,3,'07:45'),(4,6,'07:30'),(4,4,'07:42'),(5,2,'07:40');
INSERT INTO SchoolBudget VALUES (1,2022,1480000,61000,98000),(1,2023,1535000,64500,187000),(2,2023,1720000,70200,54000),(3,2023,890000,30500,76000),(4,2022,2210000,88000,120000),(4,2023,2304000,93500,131000),(6,2023,4750000,214000,365000);
-- What are the names and capacities of the schools that opened before 1980?
-- schools older than 1980: name and how many pupils fit in
-- What did we already have earlier than 1980, and how many children does each hold?
-- school and number of places, for opening years prior to 1980
SELECT SchoolName, Capacity FROM School WHERE OpenedYear < 1980;
-- How many distinct fuel types do the buses use?
-- number of different things our buses run on
-- How many sorts of fuel do we put into our vehicles?
-- count the different fuels among the buses
SELECT COUNT(DISTINCT FuelType) FROM Bus;
-- Which drivers have no phone recorded? Show their names and home cities.
-- drivers we cannot ring, number missing: who, and where they live
-- Who at the wheel has no telephone number on file, and what town are they from?
-- name and home town for drivers with no phone
SELECT DriverName, HomeCity FROM Driver WHERE Phone IS NULL;
-- List the names and lengths of the routes with Mesa in the name.
-- every Mesa line among the routes, with its miles
-- Which lines have Mesa in what they are called, and how long is each?
-- routes with mesa in the name plus how many miles they are
SELECT RouteName, LengthMiles FROM Route WHERE RouteName LIKE '%Mesa%';
-- Return the average and the lowest salary of the teachers hired after 2010-01-01.
-- pay of the teaching staff taken on later than 2010-01-01: mean, then minimum
-- How much do those who joined us later than 2010-01-01 to teach earn on average, and how little does the worst paid one earn?
-- avg and minimum salary, teachers with a hire date past 2010-01-01
SELECT AVG(Salary), MIN(Salary) FROM Teacher WHERE HireDate > '2010-01-01';
-- For each school, show the name and the number of its teachers.
-- teaching staff counted school by school
-- How many people teach at every place? The place first, then how many.
-- count of teachers for each school name
SELECT T1.SchoolName, COUNT(*) FROM School AS T1 JOIN Teacher AS T2 ON T1.SchoolID = T2.SchoolID GROUP BY T1.SchoolID;
-- For every school that feeds into another school, give its name and the name of the school it feeds into.
-- where do pupils go next: school and follow-on school, names only
-- Which school passes its children on to which one afterwards?
-- each school that feeds into one, next to that one
SELECT T1.SchoolName, T2.SchoolName FROM School AS T1 JOIN School AS T2 ON T1.FeedsIntoSchoolID = T2.SchoolID;
-- Show the route name, the name of the driver and the name of the backup driver for all routes that have a backup driver.
-- lines with a stand-in: line, who normally drives, who steps in
-- Who has the wheel, and who takes over when they are ill? Line and both people, where there is somebody to take over.
-- routes with a backup: route, regular driver, backup driver
SELECT T1.RouteName, T2.DriverName, T3.DriverName FROM Route AS T1 JOIN Driver AS T2 ON T1.DriverID = T2.DriverID JOIN Driver AS T3 ON T1.BackupDriverID = T3.DriverID;
-- Which teachers are the mentor of at least two other teachers? Give the last names.
-- surnames of teachers who look after 2 or more colleagues as mentor
-- Who shows the ropes to two colleagues or more? Family names.
-- last names of teachers that at least 2 others have as mentor
SELECT T1.LastName FROM Teacher AS T1 JOIN Teacher AS T2 ON T1.TeacherID = T2.MentorTeacherID GROUP BY T1.TeacherID HAVING COUNT(*) >= 2;
-- How many pupils are picked up in total on each route? List the route name and the total, the largest total first.
-- kids collected per line, summed over its stops, busiest line on top
-- How many children get on along every line in all? The line, then how many, fullest first.
-- route name with sum of pupils at its stops, highest sum at the top
SELECT T1.RouteName, SUM(T2.PupilCount) FROM Route AS T1 JOIN RouteStop AS T2 ON T1.RouteID = T2.RouteID GROUP BY T1.RouteID ORDER BY SUM(T2.PupilCount) DESC;
-- What are the last names of teachers who hold both the certification Elementary Education and the certification Special Education?
-- surnames of those with papers for Elementary Education and for Special Education alike
-- Who is qualified in Elementary Education and in Special Education too? Family names.
-- last names please: teachers that have special education as well as elementary education
SELECT T1.LastName FROM Teacher AS T1 JOIN TeacherCertification AS T2 ON T1.TeacherID = T2.TeacherID JOIN Certification AS T3 ON T2.CertCode = T3.CertCode WHERE T3.CertName = 'Elementary Education' INTERSECT SELECT T1.LastName FROM Teacher AS T1 JOIN TeacherCertification AS T2 ON T1.TeacherID = T2.TeacherID JOIN Certification AS T3 ON T2.CertCode = T3.CertCode WHERE T3.CertName = 'Special Education';
-- Which cities have a bus depot but no school?
-- towns where buses are kept yet nobody is taught
-- In which towns do we park vehicles but run no school?
-- depot cities that aren't the city of a school
SELECT City FROM BusDepot EXCEPT SELECT City FROM School;
-- Find the names of all who serve as the driver or as the backup driver of the route Canyon Express.
-- everyone who may sit at the wheel on Canyon Express, regular or backup
-- Who ever takes Canyon Express, whether as the usual one or as the one who fills in?
-- canyon express: names of the driver and the backup driver in one list
SELECT T1.DriverName FROM Driver AS T1 JOIN Route AS T2 ON T1.DriverID = T2.DriverID WHERE T2.RouteName = 'Canyon Express' UNION SELECT T1.DriverName FROM Driver AS T1 JOIN Route AS T2 ON T1.DriverID = T2.BackupDriverID WHERE T2.RouteName = 'Canyon Express';
-- What is the name of the certification that no teacher has earned?
-- papers on our list that nobody on the teaching staff holds, by name
-- Which qualification does nobody who teaches here have?
-- certifications without a single holder
SELECT CertName FROM Certification WHERE CertCode NOT IN (SELECT CertCode FROM TeacherCertification);
-- Show the number and seats of the buses that have more seats than the average bus.
-- which buses are roomier than the mean: bus number, how many can sit
-- Which vehicles take more people than a vehicle does on average, and how many do they take?
-- bus number and seat count where the seats are above average
SELECT BusNumber, Seats FROM Bus WHERE Seats > (SELECT AVG(Seats) FROM Bus);
-- Which schools are served by a route on which an electric bus runs?
-- names of schools that an electric vehicle calls at
-- Where do children come by electric vehicle? The schools.
-- schools on a route whose bus has fuel type electric
SELECT T1.SchoolName FROM School AS T1 JOIN RouteSchool AS T2 ON T1.SchoolID = T2.SchoolID JOIN Route AS T3 ON T2.RouteID = T3.RouteID JOIN Bus AS T4 ON T3.BusNumber = T4.BusNumber WHERE T4.FuelType = 'electric';
-- Give the names and bays of the depots that keep a bus of a model year after 2020.
-- depots housing something newer than the 2020 models: name, how many bays
-- Which garages have a vehicle built later than 2020, and how many can stand in each?
-- depot name and bays, at least one bus there with model year above 2020
SELECT DepotName, Bays FROM BusDepot WHERE DepotID IN (SELECT DepotID FROM Bus WHERE ModelYear > 2020);
-- Among the schools of the level elementary, which one had the highest maintenance budget in 2023?
-- in 2023, the elementary school with the most money for upkeep
-- Which elementary place was to spend most on repairs in 2023?
-- budget year 2023, level elementary: school with the top maintenance figure
SELECT T1.SchoolName FROM School AS T1 JOIN SchoolBudget AS T2 ON T1.SchoolID = T2.SchoolID WHERE T1.SchoolLevel = 'elementary' AND T2.BudgetYear = 2023 ORDER BY T2.Maintenance DESC LIMIT 1;
-- Which drivers serve at least two different schools on the routes they regularly drive? Show the name and the number of schools.
-- regular drivers (not as backup) whose lines reach 2 or more distinct schools, and how many
-- Who takes children to two schools or more on their own usual lines, and to how many?
-- driver and count of different schools, filling in as backup not counted, at least 2 schools
SELECT T1.DriverName, COUNT(DISTINCT T3.SchoolID) FROM Driver AS T1 JOIN Route AS T2 ON T1.DriverID = T2.DriverID JOIN RouteSchool AS T3 ON T2.RouteID = T3.RouteID GROUP BY T1.DriverID HAVING COUNT(DISTINCT T3.SchoolID) >= 2;
-- For each stop with more than 12 pupils, list the street corner, the route name and the bus maker.
-- stops where over 12 kids wait: corner, line, who built the bus
-- At which corners do more than 12 children get on, which line is that, and who made the vehicle?
-- pupil count above 12: street corner, name of the route, maker of its bus
SELECT T1.StreetCorner, T2.RouteName, T3.Maker FROM RouteStop AS T1 JOIN Route AS T2 ON T1.RouteID = T2.RouteID JOIN Bus AS T3 ON T2.BusNumber = T3.BusNumber WHERE T1.PupilCount > 12;
-- What are the names of the three longest routes, from the longest down?
-- top 3 lines by miles, in falling order
-- Which three lines go furthest, furthest first?
-- the 3 routes with the highest mileage, from long to short
SELECT RouteName FROM Route ORDER BY LengthMiles DESC LIMIT 3;
-- List the teacher's last name, the certification name and the year for certifications earned between 2010 and 2015, the earliest first.
-- papers gained from 2010 through 2015 in order of year: surname, which paper, when
-- Who qualified between 2010 and 2015, in what, and when? Family name first, in order of when.
-- certifications with a year from 2010 to 2015, oldest at the top: last name, certification, year
SELECT T1.LastName, T3.CertName, T2.EarnedYear FROM Teacher AS T1 JOIN TeacherCertification AS T2 ON T1.TeacherID = T2.TeacherID JOIN Certification AS T3 ON T2.CertCode = T3.CertCode WHERE T2.EarnedYear BETWEEN 2010 AND 2015 ORDER BY T2.EarnedYear;

-- database: saxonby_fire_and_rescue
CREATE TABLE stations (station_code TEXT PRIMARY KEY, station_name TEXT, borough TEXT, built_year INTEGER, bays INTEGER);
CREATE TABLE ranks (rank_code TEXT PRIMARY KEY, rank_title TEXT, pay_grade INTEGER, monthly_pay INTEGER);
CREATE TABLE firefighters (badge_no INTEGER PRIMARY KEY, given_name TEXT, family_name TEXT, rank_code TEXT REFERENCES ranks(rank_code), station_code TEXT REFERENCES stations(station_code), joined_on TEXT, mentor_badge_no INTEGER REFERENCES firefighters(badge_no));
CREATE TABLE appliances (appliance_id INTEGER PRIMARY KEY, call_sign TEXT, appliance_type TEXT, station_code TEXT REFERENCES stations(station_code), manufacturer TEXT, purchase_year INTEGER, water_capacity_litres INTEGER, mileage INTEGER);
CREATE TABLE equipment_items (serial_no TEXT PRIMARY KEY, item_name TEXT, appliance_id INTEGER REFERENCES appliances(appliance_id), last_tested_on TEXT, weight_kg REAL, service_state TEXT);
CREATE TABLE incident_types (type_code TEXT PRIMARY KEY, type_description TEXT, priority INTEGER);
CREATE TABLE incidents (incident_no INTEGER PRIMARY KEY, type_code TEXT REFERENCES incident_types(type_code), address TEXT, borough TEXT, reported_on TEXT, injured INTEGER, damage_estimate INTEGER, commander_badge_no INTEGER REFERENCES firefighters(badge_no));
CREATE TABLE incident_appliances (incident_no INTEGER REFERENCES incidents(incident_no), appliance_id INTEGER REFERENCES appliances(appliance_id), arrival_minutes INTEGER, water_used_litres INTEGER, PRIMARY KEY (incident_no, appliance_id));
CREATE TABLE hydrants (hydrant_no INTEGER PRIMARY KEY, street TEXT, borough TEXT, flow_rate INTEGER, inspected_by_badge_no INTEGER REFERENCES firefighters(badge_no), defective TEXT);
CREATE TABLE drills (drill_id INTEGER PRIMARY KEY, drill_name TEXT, host_station_code TEXT REFERENCES stations(station_code), guest_station_code TEXT REFERENCES stations(station_code), drill_date TEXT, duration_hours INTEGER);
CREATE TABLE drill_attendance (drill_id INTEGER REFERENCES drills(drill_id), badge_no INTEGER REFERENCES firefighters(badge_no), score INTEGER, PRIMARY KEY (drill_id, badge_no));
INSERT INTO stations VALUES ('S1','Saxonby Central','Old Town',1928,6),('S2','Wherry Road','Docklands',1967,4),('S3','Hilltop','Upperfield',1984,3),('S4','Marsh Gate','Docklands',2009,2),('S5','Birch Cross','Fenwick Park',1951,2);
INSERT INTO ranks VALUES ('FF','Firefighter',1,2650),('LF','Leading Firefighter',2,2980),('SO','Station Officer',3,3520),('DO','Divisional Officer',4,4310);
INSERT INTO firefighters VALUES (101,'Brigid','Lacey','DO','S1','1999-04-12',NULL),(102,'Otis','Farrow','SO','S1','2006-09-01',101),(103,'Magnus','Thiel','FF','S1','2019-01-14',102),(104,'Zara','Kemp','SO','S2','2008-05-19',101),(105,'Hugh','Sallow','LF','S2','2014-11-03',104),(106,'Polly','Dane','FF','S3','2021-06-21',NULL),(107,'Ravi','Sethi','LF','S3','2012-02-27',104),(108,'Astrid','Coles','FF','S4','2017-08-07',105);
INSERT INTO appliances VALUES (1,'Saxon 11','pumper','S1','Carrow',2016,2400,48200),(2,'Saxon 12','ladder','S1','Magnetz',2011,NULL,35900),(3,'Saxon 21','pumper','S2','Carrow',2019,3000,27100),(4,'Saxon 22','fireboat','S2','Norhavn',2005,NULL,NULL),(5,'Saxon 31','pumper','S3','Brandt',2008,1800,61400),(6,'Saxon 41','rescue','S4','Magnetz',2022,400,8800);
INSERT INTO equipment_items VALUES ('E-100','Breathing set',1,'2023-02-10',14.5,'ready'),('E-101','Breathing set',3,'2023-02-11',14.6,'ready'),('E-200','Hydraulic cutter',6,'2022-12-01',21,'ready'),('E-201','Hydraulic spreader',6,'2022-12-01',24.5,'in repair'),('E-300','Thermal camera',1,'2023-05-30',1.3,'ready'),('E-301','Thermal camera',5,NULL,1.2,'ready'),('E-400','Foam generator',3,'2021-08-19',38,'withdrawn'),('E-500','Line throwing gun',4,'2023-01-07',6.4,'ready');
INSERT INTO incident_types VALUES ('HOU','House fire',1),('CHM','Chemical spill',1),('VEH','Vehicle collision',2),('ALM','False alarm',4),('FLD','Flooded cellar',3);
INSERT INTO incidents VALUES (5001,'HOU','14 Tallow Street','Old Town','2022-11-03',2,84000,102),(5002,'ALM','Grand Arcade','Old Town','2022-12-19',0,NULL,103),(5003,'VEH','Dock Street Bridge','Docklands','2023-01-22',3,26000,108),(5004,'CHM','Quay 7 Warehouse','Docklands','2023-03-15',5,310000,104),(5005,'HOU','8 Orchard Street','Upperfield','2023-04-27',1,52000,107),(5006,'FLD','3 Mill Row','Fenwick Park','2023-06-09',0,7500,102),(5007,'HOU','Ferry Street 90','Docklands','2023-08-30',0,118000,104);
INSERT INTO incident_appliances VALUES (5001,1,6,5200),(5001,2,8,NULL),(5001,3,13,2100),(5002,1,5,NULL),(5003,6,7,NULL),(5003,3,9,300),(5004,3,4,6800),(5004,4,11,9400),(5004,6,10,350),(5005,5,9,3600),(5005,1,17,2300),(5006,2,14,NULL),(5007,3,5,4100),(5007,4,9,2700);
INSERT INTO hydrants VALUES (1,'Tallow Street','Old Town',1500,103,'N'),(2,'Grand Parade','Old Town',1150,103,'N'),(3,'Quay Approach','Docklands',2200,105,'N'),(4,'Ferry Street','Docklands',900,105,'Y'),(5,'Orchard Street','Upperfield',1300,106,'N'),(6,'Birch Avenue','Fenwick Park',650,NULL,'Y');
INSERT INTO drills VALUES (1,'Night Ladder','S1','S2','2023-02-18',4),(2,'Smoke House','S2','S1','2023-04-01',6),(3,'Harbour Rescue','S2','S4','2023-06-24',8),(4,'Forest Line','S3',NULL,'2023-07-15',5),(5,'Night Pump Relay','S1','S3','2023-09-09',3);
INSERT INTO drill_attendance VALUES (1,103,82),(1,105,77),(2,103,90),(2,105,88),(2,108,71),(3,104,95),(3,108,86),(4,106,79),(5,107,91),(5,103,85);
-- Show the call sign and the purchase year of every appliance of the type pumper.
-- each pumper: what it's called on the radio, and when it was bought
-- What is every pumper called over the air, and when did we buy it?
-- type pumper: call sign, year of purchase
SELECT call_sign, purchase_year FROM appliances WHERE appliance_type = 'pumper';
-- How many different manufacturers built the appliances?
-- number of distinct makes in our fleet of engines
-- How many firms in all were our vehicles made by?
-- count of different manufacturers among the appliances
SELECT COUNT(DISTINCT manufacturer) FROM appliances;
-- Which equipment items have no test date recorded? List serial number and item name.
-- gear that has not been tested yet: serial, what it is
-- What has nobody ever checked? Its serial number and what it is.
-- no test date: serial and name of the equipment
SELECT serial_no, item_name FROM equipment_items WHERE last_tested_on IS NULL;
-- At which addresses containing the word Street was an incident reported?
-- call-outs to some Street, give the address
-- Where were we called out to, if the place has Street in it?
-- incident addresses with the word street
SELECT address FROM incidents WHERE address LIKE '%Street%';
-- What are the total number of injured people and the largest damage estimate of incidents in the borough Docklands?
-- for call-outs in Docklands: people hurt altogether, and the worst damage figure
-- How many people got hurt in Docklands, all told, and how much did the worst event there cost?
-- docklands borough: sum of injured, highest damage estimate
SELECT SUM(injured), MAX(damage_estimate) FROM incidents WHERE borough = 'Docklands';
-- Show the name of each station and the number of firefighters based there.
-- crew strength by station, station name first
-- How many people serve at every station? The station first.
-- count of firefighters, one row per station name
SELECT T1.station_name, COUNT(*) FROM stations AS T1 JOIN firefighters AS T2 ON T1.station_code = T2.station_code GROUP BY T1.station_code;
-- List the family name of each firefighter who has a mentor, and the family name of the mentor.
-- who learns from whom in the crews, surnames side by side
-- Whom does a more seasoned colleague look after, and who is that colleague? Two last names.
-- family names of firefighter and mentor, where there is a mentor
SELECT T1.family_name, T2.family_name FROM firefighters AS T1 JOIN firefighters AS T2 ON T1.mentor_badge_no = T2.badge_no;
-- For each drill with a guest station, give the drill name, the name of the host station and the name of the guest station.
-- joint exercises: exercise, station that held it, station that came along
-- Which practices did one station hold for another? What it was called, whose home ground it was, and who visited.
-- drill, host station, guest station, all by name, if there was a guest
SELECT T1.drill_name, T2.station_name, T3.station_name FROM drills AS T1 JOIN stations AS T2 ON T1.host_station_code = T2.station_code JOIN stations AS T3 ON T1.guest_station_code = T3.station_code;
-- What was the average score of each drill? Show the drill name and the average, best average first.
-- exercises ranked by mean mark from high to low, name then mark
-- How well did people do on average at each practice? What it was called, then the mean, best first.
-- avg score per drill name, from high to low
SELECT T1.drill_name, AVG(T2.score) FROM drills AS T1 JOIN drill_attendance AS T2 ON T1.drill_id = T2.drill_id GROUP BY T1.drill_id ORDER BY AVG(T2.score) DESC;
-- Which stations have no appliance?
-- names of stations without a single engine
-- Where have we got people's lockers and garages but no vehicle at all? Which stations?
-- stations that no appliance is assigned to
SELECT station_name FROM stations WHERE station_code NOT IN (SELECT station_code FROM appliances);
-- Find the call signs of the appliances that were sent to an incident of the type House fire and also to one of the type Chemical spill.
-- radio names of engines that have been out to a House fire and to a Chemical spill too
-- Which vehicles have attended a House fire as well as a Chemical spill? What are they called over the air?
-- call signs with a chemical spill and also a house fire among their incidents
SELECT T1.call_sign FROM appliances AS T1 JOIN incident_appliances AS T2 ON T1.appliance_id = T2.appliance_id JOIN incidents AS T3 ON T2.incident_no = T3.incident_no JOIN incident_types AS T4 ON T3.type_code = T4.type_code WHERE T4.type_description = 'House fire' INTERSECT SELECT T1.call_sign FROM appliances AS T1 JOIN incident_appliances AS T2 ON T1.appliance_id = T2.appliance_id JOIN incidents AS T3 ON T2.incident_no = T3.incident_no JOIN incident_types AS T4 ON T3.type_code = T4.type_code WHERE T4.type_description = 'Chemical spill';
-- What are the family names of firefighters who have attended a drill but have never been the commander of an incident?
-- surnames of people who took part in an exercise yet never had charge of a call-out
-- Who has ever practised but never led at the scene? Last names.
-- family names: anyone with drill attendance, minus those who commanded an incident
SELECT T1.family_name FROM firefighters AS T1 JOIN drill_attendance AS T2 ON T1.badge_no = T2.badge_no EXCEPT SELECT T1.family_name FROM firefighters AS T1 JOIN incidents AS T2 ON T1.badge_no = T2.commander_badge_no;
-- List once each the boroughs with a defective (Y) hydrant or a station built before 1930.
-- boroughs, no repeats, where a hydrant is broken (defective Y) or where the station dates from earlier than 1930
-- Where is there a faulty (Y) water point, or else a station put up earlier than 1930? Each part of town once.
-- boroughs without doubles: hydrant with defective = y, or a station with built year under 1930
SELECT borough FROM hydrants WHERE defective = 'Y' UNION SELECT borough FROM stations WHERE built_year < 1930;
-- Which incidents had a damage estimate above the average? Show address and damage estimate.
-- call-outs costlier than the mean damage: where, how much
-- Which events cost more than they do on average? Where, and how much.
-- address and damage figure where the damage is over the average
SELECT address, damage_estimate FROM incidents WHERE damage_estimate > (SELECT AVG(damage_estimate) FROM incidents);
-- Among the incidents of the type House fire, which appliance arrived in the fewest minutes? Give its call sign, the address and the arrival minutes.
-- quickest turnout ever to a House fire: engine by radio name, address, minutes taken
-- Who got to a House fire fastest? What the vehicle is called over the air, where it went, and how long it took.
-- house fire incidents, shortest arrival time: call sign, address, minutes
SELECT T1.call_sign, T3.address, T2.arrival_minutes FROM appliances AS T1 JOIN incident_appliances AS T2 ON T1.appliance_id = T2.appliance_id JOIN incidents AS T3 ON T2.incident_no = T3.incident_no JOIN incident_types AS T4 ON T3.type_code = T4.type_code WHERE T4.type_description = 'House fire' ORDER BY T2.arrival_minutes LIMIT 1;
-- Which appliances were sent to at least three incidents? Show the call sign and the number of incidents.
-- engines out 3 times or more, radio name plus how often
-- Which vehicles have been called out three times or more, and how many times?
-- call sign and count of incidents, at least 3 only
SELECT T1.call_sign, COUNT(*) FROM appliances AS T1 JOIN incident_appliances AS T2 ON T1.appliance_id = T2.appliance_id GROUP BY T1.appliance_id HAVING COUNT(*) >= 3;
-- For each station, show its name and the total litres of water used by its appliances at incidents, in descending order of the total.
-- water poured per station over all call-outs, thirstiest on top: name, litres
-- How much water did the vehicles of every station pour out in all? The station and the amount, most at the top.
-- sum of litres used by station name, from high to low
SELECT T1.station_name, SUM(T3.water_used_litres) FROM stations AS T1 JOIN appliances AS T2 ON T1.station_code = T2.station_code JOIN incident_appliances AS T3 ON T2.appliance_id = T3.appliance_id GROUP BY T1.station_code ORDER BY SUM(T3.water_used_litres) DESC;
-- Give the streets and flow rates of the hydrants whose flow rate is between 1000 and 1600.
-- hydrants delivering from 1000 to 1600: in which street, how much exactly
-- On which streets does between 1000 and 1600 come out of the tap for our hoses, and how much is it?
-- hydrant street and flow, with a flow of 1000 to 1600
SELECT street, flow_rate FROM hydrants WHERE flow_rate BETWEEN 1000 AND 1600;
-- Who works at a station that has an appliance carrying a Thermal camera? Show given name and family name.
-- first name and surname of crew whose station owns an engine with a Thermal camera on board
-- Who serves where one of the vehicles has a Thermal camera in it? Forename and last name.
-- thermal camera on an appliance of their station: firefighters' given names, family names
SELECT given_name, family_name FROM firefighters WHERE station_code IN (SELECT T1.station_code FROM appliances AS T1 JOIN equipment_items AS T2 ON T1.appliance_id = T2.appliance_id WHERE T2.item_name = 'Thermal camera');
-- For every incident with more than one injured person, show the address, the type description and the commander's family name.
-- call-outs where over 1 got hurt: place, kind of event in words, surname of whoever was in charge
-- Where did more than one person get hurt, what sort of event was it, and who led? Last name for the person.
-- injured over 1: address, description of the type, family name of the commander
SELECT T1.address, T2.type_description, T3.family_name FROM incidents AS T1 JOIN incident_types AS T2 ON T1.type_code = T2.type_code JOIN firefighters AS T3 ON T1.commander_badge_no = T3.badge_no WHERE T1.injured > 1;
-- Show the three heaviest equipment items, heaviest first, by item name, together with the call sign of the appliance that carries them.
-- top 3 pieces of gear by kilos, in falling order: piece, engine it rides on (radio name)
-- Which three things weigh most, and what is the vehicle called over the air that takes them along? Heaviest at the top.
-- item name + call sign, the 3 with the highest weight, from heavy to light
SELECT T1.item_name, T2.call_sign FROM equipment_items AS T1 JOIN appliances AS T2 ON T1.appliance_id = T2.appliance_id ORDER BY T1.weight_kg DESC LIMIT 3;
-- For each borough, how many different types of incident have occurred? Show the borough and the number.
-- boroughs and the count of distinct kinds of call-out in each
-- How many sorts of emergency has every part of town had? The part first.
-- count the different incident types by borough
SELECT borough, COUNT(DISTINCT type_code) FROM incidents GROUP BY borough;
