-- database: saltwick_lifeguards
CREATE TABLE beach (beach_id INTEGER PRIMARY KEY, beach_name TEXT, district TEXT, length_m INTEGER, blue_flag TEXT, opened_year INTEGER);
CREATE TABLE tower (tower_id INTEGER PRIMARY KEY, beach_id INTEGER REFERENCES beach(beach_id), tower_code TEXT, height_m REAL);
CREATE TABLE guard (guard_id INTEGER PRIMARY KEY, full_name TEXT, age INTEGER, home_town TEXT, swim_400m_secs INTEGER, captain_id INTEGER REFERENCES guard(guard_id));
CREATE TABLE shift (shift_id INTEGER PRIMARY KEY, guard_id INTEGER REFERENCES guard(guard_id), tower_id INTEGER REFERENCES tower(tower_id), shift_date TEXT, hours INTEGER);
CREATE TABLE rescue (rescue_id INTEGER PRIMARY KEY, shift_id INTEGER REFERENCES shift(shift_id), cause TEXT, people_saved INTEGER, minutes INTEGER, ambulance TEXT);
INSERT INTO beach VALUES (1,'North Sands','Harrow Bay',1400,'Y',1931),(2,'Pebble Cove','Harrow Bay',450,'N',1958),(3,'Long Strand','Mereford',3200,'Y',1924),(4,'Gull Point','Mereford',800,'N',1977),(5,'Mill Creek Beach','Tansy Head',620,'Y',1989),(6,'Old Harbour Beach','Tansy Head',300,'N',2004);
INSERT INTO tower VALUES (1,1,'NS1',4.5),(2,1,'NS2',5.0),(3,2,'PC1',3.5),(4,3,'LS1',6.0),(5,3,'LS2',5.5),(6,3,'LS3',6.5),(7,4,'GP1',4.0),(8,5,'MC1',3.8);
INSERT INTO guard VALUES (1,'Rhona Beck',34,'Mereford',310,NULL),(2,'Tomas Ilves',27,'Port Ansel',295,1),(3,'Keira Dunne',22,'Mereford',330,1),(4,'Owen Stark',41,'Tansy Head',345,NULL),(5,'Priya Nair',25,'Port Ansel',301,4),(6,'Luke Farrow',19,'Mereford',NULL,4),(7,'Sanna Korhonen',30,'Harrow Bay',288,1);
INSERT INTO shift VALUES (1,1,1,'2023-07-01',8),(2,2,4,'2023-07-01',6),(3,3,4,'2023-07-02',8),(4,2,5,'2023-07-08',7),(5,4,3,'2023-07-09',5),(6,5,2,'2023-07-15',8),(7,1,4,'2023-07-22',4),(8,5,7,'2023-07-23',6),(9,2,1,'2023-08-05',9);
INSERT INTO rescue VALUES (1,2,'rip current',2,12,'N'),(2,2,'inflatable adrift',1,9,'N'),(3,3,'rip current',3,18,'Y'),(4,5,'cramp',1,6,'N'),(5,6,'fall from rocks',1,25,'Y'),(6,9,'inflatable adrift',4,15,'N'),(7,8,'cramp',1,8,'Y'),(8,9,'rip current',1,11,'N');
-- How many beaches have a blue flag (Y)?
-- count of the beaches where blue flag is Y
SELECT COUNT(*) FROM beach WHERE blue_flag = 'Y';
-- What is the average age of the guards?
-- how old is a lifeguard on average
SELECT AVG(age) FROM guard;
-- Give the full names of the guards whose home town is Mereford.
-- lifeguards who come from Mereford, by name
SELECT full_name FROM guard WHERE home_town = 'Mereford';
-- What are the distinct causes of rescues?
-- the different reasons why people had to be pulled out, each once
SELECT DISTINCT cause FROM rescue;
-- Which guards have no 400 m swimming time on record?
-- names of lifeguards whose 400 m swim was not timed
SELECT full_name FROM guard WHERE swim_400m_secs IS NULL;
-- Show the name and length of every beach opened before 1960.
-- for beaches that date from earlier than 1960: what they are called and how many metres long they are
SELECT beach_name, length_m FROM beach WHERE opened_year < 1960;
-- What is the name of the longest beach?
-- which of our beaches stretches furthest
SELECT beach_name FROM beach ORDER BY length_m DESC LIMIT 1;
-- For each home town, show the town and the number of guards from it.
-- lifeguards counted by the place they come from, place first
SELECT home_town, COUNT(*) FROM guard GROUP BY home_town;
-- List the codes of the towers on Long Strand.
-- tower codes to be found at Long Strand
SELECT T2.tower_code FROM beach AS T1 JOIN tower AS T2 ON T1.beach_id = T2.beach_id WHERE T1.beach_name = 'Long Strand';
-- Show the full name of each guard who has a captain together with the full name of that captain.
-- who answers to whom: lifeguard's name, then the captain's name
SELECT T1.full_name, T2.full_name FROM guard AS T1 JOIN guard AS T2 ON T1.captain_id = T2.guard_id;
-- List the code and height of all towers from the tallest to the shortest.
-- lookouts with their code and how high they are, highest first
SELECT tower_code, height_m FROM tower ORDER BY height_m DESC;
-- What are the shortest and the longest rescue in minutes?
-- fewest and most minutes that a rescue took
SELECT MIN(minutes), MAX(minutes) FROM rescue;
-- What is the total number of people saved for each cause of rescue? Show the cause and the total.
-- each cause followed by how many people in all were saved in such cases
SELECT cause, SUM(people_saved) FROM rescue GROUP BY cause;
-- Which guards have never worked a shift? Give their full names.
-- full names of lifeguards who do not appear on any shift
SELECT full_name FROM guard WHERE guard_id NOT IN (SELECT guard_id FROM shift);
-- Which home town do the most guards come from?
-- the place that supplies the largest number of our lifeguards
SELECT home_town FROM guard GROUP BY home_town ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the distinct full names of guards who have worked a shift at Long Strand.
-- who has ever been on duty at Long Strand? full names, no repeats
SELECT DISTINCT T1.full_name FROM guard AS T1 JOIN shift AS T2 ON T1.guard_id = T2.guard_id JOIN tower AS T3 ON T2.tower_id = T3.tower_id JOIN beach AS T4 ON T3.beach_id = T4.beach_id WHERE T4.beach_name = 'Long Strand';
-- What are the full names of guards older than the average guard?
-- lifeguards whose age is above the mean age of all lifeguards, full names
SELECT full_name FROM guard WHERE age > (SELECT AVG(age) FROM guard);
-- Which guard carried out the most rescues? Show the full name and the number of rescues.
-- the lifeguard with the highest count of rescues: full name and that count
SELECT T1.full_name, COUNT(*) FROM guard AS T1 JOIN shift AS T2 ON T1.guard_id = T2.guard_id JOIN rescue AS T3 ON T2.shift_id = T3.shift_id GROUP BY T1.guard_id ORDER BY COUNT(*) DESC LIMIT 1;
-- On which dates was there both a rescue caused by a rip current and a rescue caused by an inflatable adrift?
-- shift days that saw a rip current rescue as well as an inflatable adrift rescue
SELECT T1.shift_date FROM shift AS T1 JOIN rescue AS T2 ON T1.shift_id = T2.shift_id WHERE T2.cause = 'rip current' INTERSECT SELECT T1.shift_date FROM shift AS T1 JOIN rescue AS T2 ON T1.shift_id = T2.shift_id WHERE T2.cause = 'inflatable adrift';
-- What are the names of the beaches without a blue flag (N) that are shorter than the average length of all beaches?
-- beaches with blue flag N and a length under the mean of all beaches, names please
SELECT beach_name FROM beach WHERE blue_flag = 'N' AND length_m < (SELECT AVG(length_m) FROM beach);

-- database: tumble_lane_toys
CREATE TABLE Family (FamilyID INTEGER PRIMARY KEY, Surname TEXT, Street TEXT, Children INTEGER, JoinedOn TEXT, Phone TEXT);
CREATE TABLE ToyCategory (CategoryCode TEXT PRIMARY KEY, CategoryName TEXT, MaxLoanDays INTEGER, Shelf TEXT);
CREATE TABLE Toy (ToyID INTEGER PRIMARY KEY, ToyName TEXT, CategoryCode TEXT REFERENCES ToyCategory(CategoryCode), MinAge INTEGER, Pieces INTEGER, Price REAL, Donated TEXT);
CREATE TABLE Loan (LoanID INTEGER PRIMARY KEY, ToyID INTEGER REFERENCES Toy(ToyID), FamilyID INTEGER REFERENCES Family(FamilyID), BorrowedOn TEXT, ReturnedOn TEXT, Fine REAL);
CREATE TABLE Inspection (InspectionID INTEGER PRIMARY KEY, ToyID INTEGER REFERENCES Toy(ToyID), Volunteer TEXT, InspectedOn TEXT, MissingPieces INTEGER);
INSERT INTO Family VALUES (1,'Abernathy','Tumble Lane',3,'2019-02-11','555-0141'),(2,'Osei','Quarry Road',1,'2020-09-30',NULL),(3,'Lindqvist','Tumble Lane',2,'2021-01-18','555-0177'),(4,'Romano','Chapel Street',4,'2021-06-05','555-0102'),(5,'Whitcombe','Quarry Road',2,'2022-03-27',NULL),(6,'Tanaka','Station Rise',1,'2023-11-02','555-0190');
INSERT INTO ToyCategory VALUES ('PZ','Puzzles',14,'A1'),('CN','Construction',21,'A2'),('RO','Ride-on',28,'Yard'),('DR','Dressing up',7,'B1'),('GM','Board games',10,'B2');
INSERT INTO Toy VALUES (1,'Ocean Floor Jigsaw','PZ',4,48,12.5,'Y'),(2,'Wooden Marble Run','CN',5,60,39.0,'N'),(3,'Red Balance Bike','RO',2,1,55.0,'N'),(4,'Pirate Chest','DR',3,9,28.0,'Y'),(5,'Magnet Tiles','CN',3,100,64.0,'N'),(6,'Snail Race Game','GM',4,14,18.0,'Y'),(7,'Tractor with Trailer','RO',3,2,72.0,'Y'),(8,'World Map Jigsaw','PZ',7,250,16.0,'N');
INSERT INTO Loan VALUES (1,2,1,'2023-01-10','2023-01-29',NULL),(2,3,3,'2023-01-15','2023-02-20',2.5),(3,5,1,'2023-02-01','2023-02-20',NULL),(4,2,4,'2023-02-14','2023-03-20',4.0),(5,1,3,'2023-03-02','2023-03-12',NULL),(6,5,4,'2023-04-11','2023-05-01',NULL),(7,5,6,'2023-12-04','2024-01-12',5.5),(8,7,1,'2024-01-20',NULL,NULL),(9,1,6,'2024-01-22',NULL,NULL);
INSERT INTO Inspection VALUES (1,1,'Marge Pell','2023-03-13',0),(2,2,'Ivo Brandt','2023-01-30',3),(3,2,'Marge Pell','2023-03-21',5),(4,5,'Ivo Brandt','2023-05-02',7),(5,7,'Sue Lamb','2023-06-15',0),(6,5,'Marge Pell','2024-01-13',2);
-- How many toys were donated (Y)?
-- number of playthings with donated Y
SELECT COUNT(*) FROM Toy WHERE Donated = 'Y';
-- What are the names of the toys that cost more than 50?
-- toys priced above 50, names only
SELECT ToyName FROM Toy WHERE Price > 50;
-- Give the surnames of the families without a phone number.
-- families we cannot ring because no phone is stored (surnames)
SELECT Surname FROM Family WHERE Phone IS NULL;
-- What is the highest fine charged on a loan?
-- largest penalty ever paid for a loan
SELECT MAX(Fine) FROM Loan;
-- Which loans have not been returned? List the loan ids.
-- ids of loans still lacking a return date
SELECT LoanID FROM Loan WHERE ReturnedOn IS NULL;
-- Show the surname and street of the families that have more than 2 children.
-- surname plus street for households with over 2 kids
SELECT Surname, Street FROM Family WHERE Children > 2;
-- How many toys are there in each category? Show the name of the category and the number of toys.
-- category name, then how many toys belong to it
SELECT T1.CategoryName, COUNT(*) FROM ToyCategory AS T1 JOIN Toy AS T2 ON T1.CategoryCode = T2.CategoryCode GROUP BY T1.CategoryCode;
-- Which toy is the cheapest?
-- name of the toy with the lowest price
SELECT ToyName FROM Toy ORDER BY Price LIMIT 1;
-- List the names of the toys in the category called Construction.
-- what do we have under Construction? toy names
SELECT T1.ToyName FROM Toy AS T1 JOIN ToyCategory AS T2 ON T1.CategoryCode = T2.CategoryCode WHERE T2.CategoryName = 'Construction';
-- Find the names of toys that have Jigsaw in their name and more than 100 pieces.
-- toys called something with Jigsaw that consist of over 100 pieces
SELECT ToyName FROM Toy WHERE ToyName LIKE '%Jigsaw%' AND Pieces > 100;
-- What are the average price and the total number of pieces of the toys for a minimum age of 3?
-- mean price and sum of pieces over toys whose lowest age is 3
SELECT AVG(Price), SUM(Pieces) FROM Toy WHERE MinAge = 3;
-- For every street, show the street and the total number of children in the families there.
-- street by street, the sum of kids (street first)
SELECT Street, SUM(Children) FROM Family GROUP BY Street;
-- Show the name of the toy and the date of each inspection carried out by Marge Pell.
-- what Marge Pell checked and when: toy name, day
SELECT T2.ToyName, T1.InspectedOn FROM Inspection AS T1 JOIN Toy AS T2 ON T1.ToyID = T2.ToyID WHERE T1.Volunteer = 'Marge Pell';
-- Which toys have never been borrowed? Give their names.
-- names of toys nobody has ever taken out on loan
SELECT ToyName FROM Toy WHERE ToyID NOT IN (SELECT ToyID FROM Loan);
-- Which streets are home both to a family with 1 child and to a family with 2 children?
-- streets where one household has exactly 1 kid and another exactly 2 kids
SELECT Street FROM Family WHERE Children = 1 INTERSECT SELECT Street FROM Family WHERE Children = 2;
-- Which volunteer has done the most inspections?
-- the helper with the highest number of checks
SELECT Volunteer FROM Inspection GROUP BY Volunteer ORDER BY COUNT(*) DESC LIMIT 1;
-- List the distinct surnames of families that have borrowed a toy from the Ride-on category.
-- families who had something from Ride-on at home, surname, each one time
SELECT DISTINCT T1.Surname FROM Family AS T1 JOIN Loan AS T2 ON T1.FamilyID = T2.FamilyID JOIN Toy AS T3 ON T2.ToyID = T3.ToyID JOIN ToyCategory AS T4 ON T3.CategoryCode = T4.CategoryCode WHERE T4.CategoryName = 'Ride-on';
-- What is the name of the toy that has been borrowed most often?
-- the toy that went out on the largest number of loans
SELECT T1.ToyName FROM Toy AS T1 JOIN Loan AS T2 ON T1.ToyID = T2.ToyID GROUP BY T1.ToyID ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the names and prices of the toys that were not donated (N) and cost more than the average toy?
-- toys with donated N whose price beats the mean price of all toys: name, price
SELECT ToyName, Price FROM Toy WHERE Donated = 'N' AND Price > (SELECT AVG(Price) FROM Toy);
-- Show the surname of each family with at least 2 loans and its number of loans, in alphabetical order of the surnames.
-- families who borrowed 2 times or more: surname and count of loans, surnames from A to Z
SELECT T1.Surname, COUNT(*) FROM Family AS T1 JOIN Loan AS T2 ON T1.FamilyID = T2.FamilyID GROUP BY T1.FamilyID HAVING COUNT(*) >= 2 ORDER BY T1.Surname;

-- database: limelight_hire
CREATE TABLE fixt (fixt_cd TEXT PRIMARY KEY, fixt_nm TEXT, mfr TEXT, watts INTEGER, wt_kg REAL, day_rt REAL, stock_qty INTEGER);
CREATE TABLE cust (cust_no INTEGER PRIMARY KEY, cust_nm TEXT, city TEXT, disc_pct INTEGER, vat_no TEXT);
CREATE TABLE ord (ord_no INTEGER PRIMARY KEY, cust_no INTEGER REFERENCES cust(cust_no), venue TEXT, dt_out TEXT, num_days INTEGER, stat TEXT);
CREATE TABLE ord_ln (ord_no INTEGER REFERENCES ord(ord_no), fixt_cd TEXT REFERENCES fixt(fixt_cd), qty INTEGER, PRIMARY KEY (ord_no, fixt_cd));
CREATE TABLE tech (tech_id INTEGER PRIMARY KEY, tech_nm TEXT, hr_wage REAL, yr_hired INTEGER);
CREATE TABLE ord_tech (ord_no INTEGER REFERENCES ord(ord_no), tech_id INTEGER REFERENCES tech(tech_id), hrs INTEGER, PRIMARY KEY (ord_no, tech_id));
INSERT INTO fixt VALUES ('F1','Fresnel 1K','Lumora',1000,5.2,9.0,40),('P6','Par Can','Lumora',575,3.1,4.5,120),('MH','Moving Head Spot','Vektor',700,24.0,48.0,18),('ST','Strobe','Blitzwerk',1500,6.4,15.0,10),('FS','Follow Spot','Vektor',1200,31.5,60.0,4),('LB','LED Bar','Blitzwerk',180,4.0,12.0,36);
INSERT INTO cust VALUES (101,'Paper Moon Players','Leeds',10,NULL),(102,'Rook Events','York',5,'GB771'),(103,'Ashdown School','Leeds',15,NULL),(104,'Velvet Riot Tours','Hull',0,'GB604'),(105,'Minster Opera','York',12,'GB318'),(106,'Tin Roof Festival','Whitby',8,'GB925');
INSERT INTO ord VALUES (1,101,'Mill Studio','2024-02-03',3,'closed'),(2,102,'Guild Hall','2024-02-10',1,'closed'),(3,104,'Dock Arena','2024-03-01',5,'closed'),(4,105,'Guild Hall','2024-03-15',14,'out'),(5,102,'Race Pavilion','2024-04-02',2,'booked'),(6,101,'Mill Studio','2024-05-20',4,'booked'),(7,102,'Dock Arena','2024-06-08',6,'cancelled');
INSERT INTO ord_ln VALUES (1,'F1',8),(1,'P6',20),(2,'LB',12),(3,'MH',16),(3,'ST',6),(3,'P6',48),(4,'F1',24),(4,'FS',2),(5,'LB',10),(5,'MH',4),(6,'P6',16),(7,'MH',8);
INSERT INTO tech VALUES (1,'Gwen Tranter',24.0,2012),(2,'Abel Moreau',21.5,2016),(3,'Isla Kerr',19.0,2020),(4,'Nils Dahl',18.0,2023);
INSERT INTO ord_tech VALUES (1,2,10),(2,3,6),(3,1,30),(3,2,26),(4,1,42),(4,3,18),(5,2,9);
-- How many customers are in York?
-- clients based in York, how many
SELECT COUNT(*) FROM cust WHERE city = 'York';
-- List the names of the fixtures made by Vektor.
-- lamps whose maker is Vektor, names
SELECT fixt_nm FROM fixt WHERE mfr = 'Vektor';
-- What is the total stock quantity of all fixtures?
-- sum of all the lamps we own, going by the stock figures
SELECT SUM(stock_qty) FROM fixt;
-- Which customers have no VAT number? Show their names.
-- client names with the VAT number missing
SELECT cust_nm FROM cust WHERE vat_no IS NULL;
-- How many different venues appear in the orders?
-- number of distinct places that orders went to
SELECT COUNT(DISTINCT venue) FROM ord;
-- Which fixture is the heaviest? Give its name and its weight.
-- the lamp that weighs most, with its kilos
SELECT fixt_nm, wt_kg FROM fixt ORDER BY wt_kg DESC LIMIT 1;
-- Show each order status and the number of orders that have it.
-- orders tallied by status, status first
SELECT stat, COUNT(*) FROM ord GROUP BY stat;
-- List the name and daily rate of the fixtures with a power between 500 and 1000 watts.
-- what is it called and what does it cost a day, for lamps from 500 to 1000 watts
SELECT fixt_nm, day_rt FROM fixt WHERE watts BETWEEN 500 AND 1000;
-- Show the order number and the customer name of all orders.
-- every order's number with the client it is for
SELECT T1.ord_no, T2.cust_nm FROM ord AS T1 JOIN cust AS T2 ON T1.cust_no = T2.cust_no;
-- List the venues of the orders placed by Rook Events.
-- for which places has Rook Events ordered lights
SELECT T1.venue FROM ord AS T1 JOIN cust AS T2 ON T1.cust_no = T2.cust_no WHERE T2.cust_nm = 'Rook Events';
-- For each manufacturer, show the manufacturer and the average daily rate of its fixtures.
-- maker by maker, the mean price per day
SELECT mfr, AVG(day_rt) FROM fixt GROUP BY mfr;
-- Give the numbers of the orders that lasted more than 4 days and are not cancelled.
-- order numbers running over 4 days where the status is anything but cancelled
SELECT ord_no FROM ord WHERE num_days > 4 AND stat != 'cancelled';
-- Who are the 3 technicians hired first? List their names from the longest-serving on.
-- names of the 3 earliest hires among the technicians, earliest at the top
SELECT tech_nm FROM tech ORDER BY yr_hired LIMIT 3;
-- Which customers have never placed an order? Give their names.
-- client names that do not turn up in any order
SELECT cust_nm FROM cust WHERE cust_no NOT IN (SELECT cust_no FROM ord);
-- What are the names of the technicians who earn more per hour than the average technician?
-- technicians with an hourly wage above the mean wage, by name
SELECT tech_nm FROM tech WHERE hr_wage > (SELECT AVG(hr_wage) FROM tech);
-- What are the names of the fixtures that were ordered for the Dock Arena? List each name once.
-- which lamps went to the Dock Arena, no name more than once
SELECT DISTINCT T1.fixt_nm FROM fixt AS T1 JOIN ord_ln AS T2 ON T1.fixt_cd = T2.fixt_cd JOIN ord AS T3 ON T2.ord_no = T3.ord_no WHERE T3.venue = 'Dock Arena';
-- Which manufacturer has the largest combined stock quantity of fixtures that weigh more than 5 kg?
-- counting only lamps over 5 kg: the maker whose stock adds up to the biggest sum
SELECT mfr FROM fixt WHERE wt_kg > 5 GROUP BY mfr ORDER BY SUM(stock_qty) DESC LIMIT 1;
-- What is the name of the technician with the most hours in total, and how many hours is that?
-- who put in the largest sum of hours over all orders? name and sum
SELECT T1.tech_nm, SUM(T2.hrs) FROM tech AS T1 JOIN ord_tech AS T2 ON T1.tech_id = T2.tech_id GROUP BY T1.tech_id ORDER BY SUM(T2.hrs) DESC LIMIT 1;
-- Which customers have one order with the status closed and another with the status booked? Give the names.
-- names of clients who have orders both closed and booked
SELECT T1.cust_nm FROM cust AS T1 JOIN ord AS T2 ON T1.cust_no = T2.cust_no WHERE T2.stat = 'closed' INTERSECT SELECT T1.cust_nm FROM cust AS T1 JOIN ord AS T2 ON T1.cust_no = T2.cust_no WHERE T2.stat = 'booked';
-- Find the names of the fixtures that have never been ordered by a customer in York.
-- lamps (by name) no client from York has ever had on an order
SELECT fixt_nm FROM fixt WHERE fixt_cd NOT IN (SELECT T1.fixt_cd FROM ord_ln AS T1 JOIN ord AS T2 ON T1.ord_no = T2.ord_no JOIN cust AS T3 ON T2.cust_no = T3.cust_no WHERE T3.city = 'York');

-- database: barley_county_fair
CREATE TABLE exhibitors (exhibitor_id INTEGER PRIMARY KEY, exhibitor_name TEXT, village TEXT, year_of_birth INTEGER, years_attended INTEGER);
CREATE TABLE judges (judge_id INTEGER PRIMARY KEY, judge_name TEXT, home_county TEXT, daily_fee INTEGER);
CREATE TABLE show_classes (class_code TEXT PRIMARY KEY, class_title TEXT, section TEXT, judge_id INTEGER REFERENCES judges(judge_id), entry_fee REAL, first_prize_money INTEGER);
CREATE TABLE entries (entry_number INTEGER PRIMARY KEY, class_code TEXT REFERENCES show_classes(class_code), exhibitor_id INTEGER REFERENCES exhibitors(exhibitor_id), description TEXT, points_awarded INTEGER, ribbon_colour TEXT);
CREATE TABLE food_stalls (stall_number INTEGER PRIMARY KEY, stall_name TEXT, owner_exhibitor_id INTEGER REFERENCES exhibitors(exhibitor_id), main_dish TEXT, pitch_rent INTEGER, electricity_needed TEXT);
INSERT INTO exhibitors VALUES (1,'Hester Moss','Wick',1951,30),(2,'Dale Cropper','Little Barley',1968,12),(3,'Ines Fontaine','Wick',1985,4),(4,'Arthur Pym','Upper Fold',1947,41),(5,'Molly Rudge','Little Barley',2009,2),(6,'Sanjay Mehta','Fenny End',1979,7),(7,'Biddy Lark','Wick',1990,1);
INSERT INTO judges VALUES (1,'Col. Redfern','Rutland',120),(2,'Mavis Orton','Norfolk',90),(3,'Piers Halloran','Suffolk',105),(4,'Enid Stokes','Norfolk',80);
INSERT INTO show_classes VALUES ('V1','Longest Carrot','Vegetables',2,2.0,25),('V2','Heaviest Pumpkin','Vegetables',2,3.0,60),('B1','Fruit Cake','Baking',4,2.5,30),('B2','Rye Loaf','Baking',4,2.5,20),('L1','Best Shorthorn Cow','Livestock',1,12.0,150),('L2','Best Pair of Ewes','Livestock',1,8.0,100);
INSERT INTO entries VALUES (1,'V1',4,'St Valery, 92 cm',88,'red'),(2,'V1',2,'Autumn King, 97 cm',94,'blue'),(3,'V2',4,'Atlantic Giant, 210 kg',97,'blue'),(4,'B1',1,'Dundee style',91,'blue'),(5,'B1',3,'Cherry and almond',85,'red'),(6,'B1',5,'Grandmother''s recipe',72,NULL),(7,'L1',6,'Dolly of Fenny End',90,'blue'),(8,'L2',2,'Two Suffolks',79,NULL),(9,'V2',1,'Hundredweight, 140 kg',83,'red'),(10,'L1',2,'Barley Duchess',86,'red');
INSERT INTO food_stalls VALUES (11,'The Hot Ewe',2,'lamb bap',140,'yes'),(12,'Fontaine Galettes',3,'buckwheat pancake',160,'yes'),(13,'Wick Cream Teas',1,'scones',90,'no'),(14,'Spice Wagon',6,'chickpea curry',155,'yes'),(15,'Cider and Sausage',2,'pork sausage',120,'no');
-- How many exhibitors come from the village of Wick?
-- number of people showing who live in Wick
SELECT COUNT(*) FROM exhibitors WHERE village = 'Wick';
-- What are the names of the judges whose home county is Norfolk?
-- judges from Norfolk, by name
SELECT judge_name FROM judges WHERE home_county = 'Norfolk';
-- What is the average pitch rent of the food stalls?
-- how much does a food stall pay for its pitch on average
SELECT AVG(pitch_rent) FROM food_stalls;
-- List the descriptions of the entries that received no ribbon.
-- entries left without any ribbon colour: how were they described
SELECT description FROM entries WHERE ribbon_colour IS NULL;
-- What are the names of the exhibitors born after 1980?
-- exhibitors whose birth year is later than 1980 (names)
SELECT exhibitor_name FROM exhibitors WHERE year_of_birth > 1980;
-- Which exhibitor has attended for the most years? Show the name and the number of years.
-- the most faithful exhibitor: name, and years attended
SELECT exhibitor_name, years_attended FROM exhibitors ORDER BY years_attended DESC LIMIT 1;
-- For each section, give the section and its highest first prize money.
-- top first prize in every section, section first
SELECT section, MAX(first_prize_money) FROM show_classes GROUP BY section;
-- Show the title of each class and the name of its judge.
-- class titles next to the person judging them
SELECT T1.class_title, T2.judge_name FROM show_classes AS T1 JOIN judges AS T2 ON T1.judge_id = T2.judge_id;
-- What is the name of the person who owns the stall called Spice Wagon?
-- Spice Wagon, which exhibitor does that belong to?
SELECT T1.exhibitor_name FROM exhibitors AS T1 JOIN food_stalls AS T2 ON T1.exhibitor_id = T2.owner_exhibitor_id WHERE T2.stall_name = 'Spice Wagon';
-- Show the stall name and main dish of every food stall that needs no electricity (no).
-- stalls with electricity needed set to no: their name and what they mainly serve
SELECT stall_name, main_dish FROM food_stalls WHERE electricity_needed = 'no';
-- How many entries are there in each class? Give the class code and the count.
-- class code and how many entered it
SELECT class_code, COUNT(*) FROM entries GROUP BY class_code;
-- List the descriptions of the 3 entries with the most points, from the most points down.
-- best 3 entries on points, top one first, just the description
SELECT description FROM entries ORDER BY points_awarded DESC LIMIT 3;
-- What are the titles of the classes in the Livestock or Baking section with an entry fee below 10?
-- class titles from Livestock or Baking that cost less than 10 to enter
SELECT class_title FROM show_classes WHERE (section = 'Livestock' OR section = 'Baking') AND entry_fee < 10;
-- Find the names of the exhibitors who have not entered anything.
-- exhibitors without one single entry, names
SELECT exhibitor_name FROM exhibitors WHERE exhibitor_id NOT IN (SELECT exhibitor_id FROM entries);
-- Which village has the largest number of exhibitors?
-- the village where most exhibitors live
SELECT village FROM exhibitors GROUP BY village ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the titles of the classes with a first prize above the average first prize money?
-- classes that pay the winner more than the mean of all first prizes, titles
SELECT class_title FROM show_classes WHERE first_prize_money > (SELECT AVG(first_prize_money) FROM show_classes);
-- Show the distinct names of the exhibitors who entered a class in the Vegetables section.
-- who entered anything under Vegetables? names, without repeats
SELECT DISTINCT T1.exhibitor_name FROM exhibitors AS T1 JOIN entries AS T2 ON T1.exhibitor_id = T2.exhibitor_id JOIN show_classes AS T3 ON T2.class_code = T3.class_code WHERE T3.section = 'Vegetables';
-- Which exhibitors own a food stall and have won a blue ribbon? Give their names.
-- names of stall owners who also took a ribbon that is blue
SELECT T1.exhibitor_name FROM exhibitors AS T1 JOIN food_stalls AS T2 ON T1.exhibitor_id = T2.owner_exhibitor_id INTERSECT SELECT T1.exhibitor_name FROM exhibitors AS T1 JOIN entries AS T2 ON T1.exhibitor_id = T2.exhibitor_id WHERE T2.ribbon_colour = 'blue';
-- Which judge is responsible for the entries with the highest average points? Give the judge's name.
-- name of the judge in whose classes the mean points per entry are greatest
SELECT T1.judge_name FROM judges AS T1 JOIN show_classes AS T2 ON T1.judge_id = T2.judge_id JOIN entries AS T3 ON T2.class_code = T3.class_code GROUP BY T1.judge_id ORDER BY AVG(T3.points_awarded) DESC LIMIT 1;
-- List the name of each exhibitor with more than 1 entry and the total points of that exhibitor.
-- exhibitors who entered more than 1 item: name and the points added up
SELECT T1.exhibitor_name, SUM(T2.points_awarded) FROM exhibitors AS T1 JOIN entries AS T2 ON T1.exhibitor_id = T2.exhibitor_id GROUP BY T1.exhibitor_id HAVING COUNT(*) > 1;
