-- database: kettle_and_rope_gyms
CREATE TABLE Club (ClubCode TEXT PRIMARY KEY, ClubName TEXT, City TEXT, OpenedYear INTEGER, FloorSqm INTEGER, HasPool TEXT, ManagerId INTEGER);
CREATE TABLE Plan (PlanId INTEGER PRIMARY KEY, PlanName TEXT, MonthlyPrice REAL, MinMonths INTEGER, AllClubs TEXT, GuestPasses INTEGER);
CREATE TABLE Trainer (TrainerId INTEGER PRIMARY KEY, FullName TEXT, HomeClub TEXT REFERENCES Club(ClubCode), Specialty TEXT, HourlyRate REAL, StartYear INTEGER, MentorId INTEGER REFERENCES Trainer(TrainerId));
CREATE TABLE Member (MemberId INTEGER PRIMARY KEY, FullName TEXT, BirthYear INTEGER, City TEXT, Phone TEXT, HomeClub TEXT REFERENCES Club(ClubCode), ReferredBy INTEGER REFERENCES Member(MemberId));
CREATE TABLE Membership (MembershipId INTEGER PRIMARY KEY, MemberId INTEGER REFERENCES Member(MemberId), PlanId INTEGER REFERENCES Plan(PlanId), StartDate TEXT, EndDate TEXT, Status TEXT);
CREATE TABLE Ref_Class_Type (TypeCode TEXT PRIMARY KEY, TypeName TEXT, Intensity TEXT, DurationMin INTEGER);
CREATE TABLE ClassSlot (SlotId INTEGER PRIMARY KEY, TypeCode TEXT REFERENCES Ref_Class_Type(TypeCode), ClubCode TEXT REFERENCES Club(ClubCode), TrainerId INTEGER REFERENCES Trainer(TrainerId), SubstituteId INTEGER REFERENCES Trainer(TrainerId), Weekday TEXT, StartHour INTEGER, MaxPlaces INTEGER);
CREATE TABLE Booking (MemberId INTEGER REFERENCES Member(MemberId), SlotId INTEGER REFERENCES ClassSlot(SlotId), BookedOn TEXT, Attended TEXT, PRIMARY KEY (MemberId, SlotId));
CREATE TABLE CheckIn (CheckInId INTEGER PRIMARY KEY, MemberId INTEGER REFERENCES Member(MemberId), ClubCode TEXT REFERENCES Club(ClubCode), VisitDate TEXT, StayMin INTEGER, LockerNo INTEGER);
CREATE TABLE Machine (MachineId INTEGER PRIMARY KEY, ClubCode TEXT REFERENCES Club(ClubCode), MachineKind TEXT, Brand TEXT, BoughtYear INTEGER, Price REAL, Condition TEXT);
CREATE TABLE Repair (RepairId INTEGER PRIMARY KEY, MachineId INTEGER REFERENCES Machine(MachineId), ReportedBy INTEGER REFERENCES Trainer(TrainerId), ReportedOn TEXT, FixedOn TEXT, Fault TEXT, Cost REAL);
CREATE TABLE BodyCheck (CheckId INTEGER PRIMARY KEY, MemberId INTEGER REFERENCES Member(MemberId), TrainerId INTEGER REFERENCES Trainer(TrainerId), CheckDate TEXT, WeightKg REAL, FatPercent REAL, RestingPulse INTEGER);
INSERT INTO Club VALUES ('HRB','Harbour Iron','Lowport',2011,1450,'yes',1),('MKT','Market Hall Fitness','Lowport',2016,820,'no',2),('HIL','Hilltop Strength','Ardenby',2018,1100,'no',4),('STN','Station Sweat','Ardenby',2021,640,'no',NULL),('LAK','Lakeside Barbell','Pinewater',2014,1730,'yes',5);
INSERT INTO Plan VALUES (1,'Off-Peak',24,1,'no',0),(2,'One Club',36,6,'no',1),(3,'Roamer',49,12,'yes',2),(4,'Student',22,3,'no',0),(5,'Platinum',79,12,'yes',6);
INSERT INTO Trainer VALUES (1,'Dag Rowntree','HRB','powerlifting',42,2011,NULL),(2,'Shanice Boateng','MKT','spinning',35,2016,1),(3,'Milo Farkas','HRB','swimming',38,2019,1),(4,'Iris Calloway','HIL','kettlebells',40,2015,1),(5,'Tomasz Bor','LAK','rowing',44,2013,NULL),(6,'Jade Ekström','STN','yoga',33,2021,4),(7,'Felix Ngata','LAK','yoga',31,2022,5);
INSERT INTO Member VALUES (1,'Edith Garrow',1961,'Lowport','555-2201','HRB',NULL),(2,'Kofi Mensah',1990,'Lowport','555-2202','HRB',1),(3,'Nadia Sorel',1984,'Ardenby',NULL,'HIL',2),(4,'Bryn Teller',2001,'Mere','555-2204','LAK',NULL),(5,'Lucia Amado',1977,'Fenwick','555-2205','MKT',1),(6,'Hal Whitcombe',1995,'Ardenby',NULL,'HIL',3),(7,'Ruby Chandra',2003,'Ardenby','555-2207','HIL',4),(8,'Otis Pell',1969,'Mere','555-2208','LAK',5);
INSERT INTO Membership VALUES (1,1,1,'2019-01-10','2021-01-09','ended'),(2,1,3,'2021-02-01',NULL,'active'),(3,2,5,'2020-09-15',NULL,'active'),(4,3,2,'2021-04-20',NULL,'frozen'),(5,4,4,'2022-10-01','2023-06-30','ended'),(6,5,1,'2022-01-12',NULL,'active'),(7,6,2,'2022-05-05',NULL,'active'),(8,7,4,'2023-01-08',NULL,'active');
INSERT INTO Ref_Class_Type VALUES ('SPN','Hill Climb Spin','high',45),('YOG','Slow Flow Yoga','low',75),('KTB','Kettlebell Club','high',50),('AQU','Aqua Jog','medium',40),('ROW','Row Crew','medium',55),('BOX','Shadow Box','high',35);
INSERT INTO ClassSlot VALUES (1,'SPN','MKT',2,NULL,'Monday',18,16),(2,'YOG','STN',6,7,'Tuesday',7,20),(3,'KTB','HIL',4,1,'Wednesday',19,12),(4,'AQU','HRB',3,NULL,'Thursday',10,25),(5,'ROW','LAK',5,7,'Friday',17,10),(6,'YOG','LAK',7,6,'Sunday',9,22),(7,'SPN','MKT',2,3,'Saturday',11,18);
INSERT INTO Booking VALUES (1,4,'2023-03-01','yes'),(2,3,'2023-03-02','yes'),(2,1,'2023-03-04','no'),(3,3,'2023-03-05','yes'),(5,1,'2023-03-05','yes'),(5,7,'2023-03-08','yes'),(6,3,'2023-03-10','no'),(7,2,'2023-03-11','yes'),(1,6,'2023-03-12','yes'),(2,7,'2023-03-14','yes');
INSERT INTO CheckIn VALUES (1,1,'HRB','2023-03-02',95,14),(2,2,'HRB','2023-03-02',60,3),(3,2,'MKT','2023-03-06',72,8),(4,5,'MKT','2023-03-06',55,11),(5,3,'HIL','2023-03-08',80,NULL),(6,6,'HIL','2023-03-08',40,21),(7,1,'LAK','2023-03-12',130,5),(8,7,'STN','2023-03-14',85,NULL);
INSERT INTO Machine VALUES (1,'HRB','treadmill','Strider',2018,5200,'good'),(2,'HRB','rowing machine','Oarmaster',2015,1450,'worn'),(3,'MKT','spin bike','Volta',2016,1900,'worn'),(4,'MKT','spin bike','Volta',2022,2350,'good'),(5,'HIL','cable tower','Ferrum',2018,3900,'good'),(6,'LAK','rowing machine','Oarmaster',2021,1680,'good'),(7,'LAK','treadmill','Paceline',2014,4100,'broken');
INSERT INTO Repair VALUES (1,7,5,'2023-01-12',NULL,'belt motor dead',980),(2,3,2,'2022-11-03','2022-11-10','pedal crank loose',85),(3,2,3,'2022-09-20','2022-10-01','seat rail cracked',140),(4,3,2,'2023-02-22','2023-03-01','drive belt snapped',120),(5,1,1,'2023-02-02','2023-02-04','display dark',260);
INSERT INTO BodyCheck VALUES (1,1,3,'2022-03-10',68.5,31.2,72),(2,2,1,'2022-04-02',84.1,17.5,58),(3,3,4,'2022-04-18',61.0,24.9,64),(4,1,3,'2023-03-02',65.2,28.7,66),(5,6,4,'2022-09-09',92.4,26.3,75),(6,5,2,'2022-10-01',73.8,29.9,70);
-- How many clubs have a pool (yes)?
-- number of sites with pool yes
-- In how many of our houses can one swim (pool: yes)?
-- pool = yes, count the gyms
SELECT COUNT(*) FROM Club WHERE HasPool = 'yes';
-- List the names and birth years of the members from the oldest to the youngest.
-- people in order of age, oldest at the head: name, year born
-- Who trains with us and when was everybody born, the most senior leading?
-- member names with year of birth, sort by birth year upwards
SELECT FullName, BirthYear FROM Member ORDER BY BirthYear;
-- Which members have no phone number recorded?
-- members, by name, whose phone we lack
-- Whom can't we ring up because no number was given?
-- phone missing, member names
SELECT FullName FROM Member WHERE Phone IS NULL;
-- Show the kind and price of the machines bought between 2015 and 2018.
-- equipment purchased from 2015 to 2018: kind, what it cost
-- What sorts of apparatus did we get in the years 2015 to 2018, and for how much each?
-- bought year anywhere from 2015 through 2018, machine kind plus price
SELECT MachineKind, Price FROM Machine WHERE BoughtYear BETWEEN 2015 AND 2018;
-- What are the different brands of the machines?
-- brands of equipment, each once
-- Which makes of apparatus stand in our halls? No repeats.
-- distinct machine brands
SELECT DISTINCT Brand FROM Machine;
-- For each club, show its name and the average stay in minutes of its check-ins.
-- club name with mean length of a visit
-- How long do people remain on average, house by house?
-- avg stay minutes per club, name first
SELECT T1.ClubName, AVG(T2.StayMin) FROM Club AS T1 JOIN CheckIn AS T2 ON T1.ClubCode = T2.ClubCode GROUP BY T1.ClubCode;
-- Which members have never booked a class? Return their full names.
-- names of members with no booking
-- Who in our clientele never reserved a place in a course?
-- zero class bookings, list member names
SELECT FullName FROM Member WHERE MemberId NOT IN (SELECT MemberId FROM Booking);
-- Give the name of each referred member and the name of the member who referred them.
-- newcomer and who brought them in, both by name
-- Who came on whose recommendation?
-- pairs: member, and the existing member that sent that person to us
SELECT T1.FullName, T2.FullName FROM Member AS T1 JOIN Member AS T2 ON T1.ReferredBy = T2.MemberId;
-- For every class slot with a substitute, list the weekday, the name of the regular trainer and the name of the substitute.
-- slots having a stand-in: day of the week, usual coach, stand-in coach
-- On what day might somebody else step in, for whom, and who is that somebody? Order: day, usual coach, replacement.
-- weekday, trainer name, substitute name wherever a substitute is set
SELECT T1.Weekday, T2.FullName, T3.FullName FROM ClassSlot AS T1 JOIN Trainer AS T2 ON T1.TrainerId = T2.TrainerId JOIN Trainer AS T3 ON T1.SubstituteId = T3.TrainerId;
-- How many memberships does each plan have? Show the plan name and the number.
-- plan names with count of memberships
-- How often was every kind of subscription taken out?
-- memberships counted by plan name
SELECT T1.PlanName, COUNT(*) FROM Plan AS T1 JOIN Membership AS T2 ON T1.PlanId = T2.PlanId GROUP BY T1.PlanId;
-- Which machine had the most expensive repair? Give the kind of machine and the fault.
-- dearest repair: what machine kind, what fault
-- What piece of apparatus cost the most to mend, and what was wrong with it?
-- highest repair cost, list machine kind and fault
SELECT T1.MachineKind, T2.Fault FROM Machine AS T1 JOIN Repair AS T2 ON T1.MachineId = T2.MachineId ORDER BY T2.Cost DESC LIMIT 1;
-- Which repairs have a fault containing belt? Show the report date and the cost.
-- faults with belt in them: day reported, cost
-- When did somebody notify us of trouble with a belt, and what did mending it come to?
-- belt in the fault text, date reported plus cost please
SELECT ReportedOn, Cost FROM Repair WHERE Fault LIKE '%belt%';
-- Which cities have a club but no member living there?
-- club cities where none of the members has a home
-- In what towns do we have premises and yet nobody on our books who lives there?
-- cities of clubs minus cities of members
SELECT City FROM Club EXCEPT SELECT City FROM Member;
-- Show the names of the members who have both an ended and an active membership.
-- members with one membership ended and another active, names
-- Who has a subscription that is ended and a further one that is active?
-- status ended plus status active for the same member, names only
SELECT T1.FullName FROM Member AS T1 JOIN Membership AS T2 ON T1.MemberId = T2.MemberId WHERE T2.Status = 'ended' INTERSECT SELECT T1.FullName FROM Member AS T1 JOIN Membership AS T2 ON T1.MemberId = T2.MemberId WHERE T2.Status = 'active';
-- List the names of the trainers who teach yoga as their specialty or who have a rate above 40.
-- coaches with specialty yoga, or costing over 40 an hour, names
-- Who among the coaches is a yoga person or asks for more than 40 an hour?
-- yoga specialty or hourly rate higher than 40: trainer names
SELECT FullName FROM Trainer WHERE Specialty = 'yoga' UNION SELECT FullName FROM Trainer WHERE HourlyRate > 40;
-- How many different members checked in at a club in Lowport?
-- distinct visitors at the Lowport clubs
-- How many separate people came through the doors in Lowport?
-- lowport clubs: number of unique members with a check-in
SELECT COUNT(DISTINCT T1.MemberId) FROM CheckIn AS T1 JOIN Club AS T2 ON T1.ClubCode = T2.ClubCode WHERE T2.City = 'Lowport';
-- Which clubs are larger than the average club? Give the name and the floor area in square metres.
-- over-average floor space: club, sqm
-- Which houses are roomier than usual, and how big are they?
-- floor sqm above the mean, club name with sqm
SELECT ClubName, FloorSqm FROM Club WHERE FloorSqm > (SELECT AVG(FloorSqm) FROM Club);
-- What are the lowest and highest resting pulses measured by the trainer Iris Calloway?
-- Iris Calloway's body checks: min and max resting pulse
-- When Iris Calloway examined people, how slow and how fast did a heart at rest beat at the extremes?
-- smallest then largest resting pulse, checks done by iris calloway
SELECT MIN(T1.RestingPulse), MAX(T1.RestingPulse) FROM BodyCheck AS T1 JOIN Trainer AS T2 ON T1.TrainerId = T2.TrainerId WHERE T2.FullName = 'Iris Calloway';
-- Which members have visited at least two different clubs? Show the member's name and the number of different clubs.
-- members seen in 2 or more distinct clubs: name, how many
-- Who has been round two of our houses or more, and how many in all?
-- name plus count of separate clubs checked in at, two and up
SELECT T1.FullName, COUNT(DISTINCT T2.ClubCode) FROM Member AS T1 JOIN CheckIn AS T2 ON T1.MemberId = T2.MemberId GROUP BY T1.MemberId HAVING COUNT(DISTINCT T2.ClubCode) >= 2;
-- Give the names of the trainers whose classes of high intensity were booked by a member living in Lowport, each name once.
-- distinct coaches of high intensity classes that people from Lowport booked
-- Who teaches the courses of high exertion in which folks living in Lowport reserved a place? None twice.
-- intensity high, booked by lowport members, unique trainer names
SELECT DISTINCT T1.FullName FROM Trainer AS T1 JOIN ClassSlot AS T2 ON T1.TrainerId = T2.TrainerId JOIN Ref_Class_Type AS T3 ON T2.TypeCode = T3.TypeCode JOIN Booking AS T4 ON T2.SlotId = T4.SlotId JOIN Member AS T5 ON T4.MemberId = T5.MemberId WHERE T3.Intensity = 'high' AND T5.City = 'Lowport';
-- Among the attended bookings (yes), which class type has the most? Give the type name and the number of bookings.
-- class type with the most bookings that were attended yes, and how many
-- To which course did people really turn up (attended: yes) most often, and how many times?
-- attended yes only: top class type name with the count
SELECT T1.TypeName, COUNT(*) FROM Ref_Class_Type AS T1 JOIN ClassSlot AS T2 ON T1.TypeCode = T2.TypeCode JOIN Booking AS T3 ON T2.SlotId = T3.SlotId WHERE T3.Attended = 'yes' GROUP BY T1.TypeCode ORDER BY COUNT(*) DESC LIMIT 1;
-- For each club with more than one machine, show the club name, the number of machines and the total price, from the highest total price to the lowest.
-- clubs with over 1 machine: name, machine count, prices summed, biggest sum first
-- Which houses own more than one piece of apparatus, how many, and what did these cost altogether, the costliest lot on top?
-- more than one machine, club name, count, sum of price, descending by that sum
SELECT T1.ClubName, COUNT(*), SUM(T2.Price) FROM Club AS T1 JOIN Machine AS T2 ON T1.ClubCode = T2.ClubCode GROUP BY T1.ClubCode HAVING COUNT(*) > 1 ORDER BY SUM(T2.Price) DESC;

-- database: selkie_line_bookings
CREATE TABLE port (port_cd TEXT PRIMARY KEY, port_nm TEXT, island TEXT, country TEXT, berths INTEGER);
CREATE TABLE ship (ship_id INTEGER PRIMARY KEY, ship_nm TEXT, built_yr INTEGER, pax_cap INTEGER, lane_m INTEGER, crew_min INTEGER, flag TEXT, sister_ship_id INTEGER REFERENCES ship(ship_id));
CREATE TABLE route (rt_id INTEGER PRIMARY KEY, dep_port_cd TEXT REFERENCES port(port_cd), arr_port_cd TEXT REFERENCES port(port_cd), dist_nm REAL, dur_min INTEGER, season TEXT);
CREATE TABLE crew (crew_id INTEGER PRIMARY KEY, crew_nm TEXT, rank TEXT, home_port_cd TEXT REFERENCES port(port_cd), joined_yr INTEGER);
CREATE TABLE sailing (sail_id INTEGER PRIMARY KEY, rt_id INTEGER REFERENCES route(rt_id), ship_id INTEGER REFERENCES ship(ship_id), captain_id INTEGER REFERENCES crew(crew_id), mate_id INTEGER REFERENCES crew(crew_id), dep_dt TEXT, dep_hr INTEGER, status TEXT, delay_min INTEGER);
CREATE TABLE ref_fare (fare_cd TEXT PRIMARY KEY, fare_desc TEXT, price REAL, refundable TEXT);
CREATE TABLE ref_veh (veh_cd TEXT PRIMARY KEY, veh_desc TEXT, len_m REAL, surcharge REAL);
CREATE TABLE cust (cust_id INTEGER PRIMARY KEY, cust_nm TEXT, email TEXT, country TEXT, loyalty_pts INTEGER);
CREATE TABLE booking (bk_id INTEGER PRIMARY KEY, cust_id INTEGER REFERENCES cust(cust_id), sail_id INTEGER REFERENCES sailing(sail_id), bk_dt TEXT, channel TEXT, status TEXT, total_amt REAL);
CREATE TABLE bk_pax (bk_id INTEGER REFERENCES booking(bk_id), pax_no INTEGER, pax_nm TEXT, age INTEGER, fare_cd TEXT REFERENCES ref_fare(fare_cd), PRIMARY KEY (bk_id, pax_no));
CREATE TABLE bk_veh (bk_id INTEGER REFERENCES booking(bk_id), plate TEXT, veh_cd TEXT REFERENCES ref_veh(veh_cd), driver_nm TEXT, PRIMARY KEY (bk_id, plate));
CREATE TABLE cabin (cabin_id INTEGER PRIMARY KEY, ship_id INTEGER REFERENCES ship(ship_id), cabin_no TEXT, deck INTEGER, bunks INTEGER, has_window TEXT);
INSERT INTO port VALUES ('STR','Strand Pier','Mainland','Scotland',4),('KEL','Kelp Bay','Hestay','Scotland',2),('ORM','Ormsund','Vaga','Faroes',3),('TOR','Torness','Hestay','Scotland',1),('BRK','Brekkavik','Mainland','Norway',5),('LIN','Lingholm','Lingholm','Scotland',1);
INSERT INTO ship VALUES (1,'Grey Selkie',2004,620,410,18,'UK',NULL),(2,'Silver Selkie',2006,640,425,18,'UK',1),(3,'Little Auk',1991,120,60,6,'UK',NULL),(4,'Northern Maiden',2017,980,1200,34,'Norway',NULL),(5,'Old Puffin',1978,85,0,5,'UK',3);
INSERT INTO route VALUES (1,'STR','KEL',28,95,'all year'),(2,'KEL','STR',28,95,'all year'),(3,'STR','ORM',190,780,'summer'),(4,'BRK','ORM',240,960,'summer'),(5,'KEL','LIN',9,40,'all year'),(6,'STR','TOR',36,120,'winter');
INSERT INTO crew VALUES (1,'Magnus Flett','captain','STR',1998),(2,'Inga Rendall','captain','KEL',2009),(3,'Solveig Aas','captain','BRK',2015),(4,'Callum Birse','mate','STR',2017),(5,'Tove Lund','mate','BRK',2019),(6,'Jessie Muir','mate','KEL',2021),(7,'Alec Spence','engineer','TOR',2003);
INSERT INTO sailing VALUES (1,1,1,1,4,'2023-06-01',8,'departed',0),(2,2,1,1,6,'2023-06-01',14,'departed',25),(3,3,4,3,5,'2023-06-03',18,'departed',10),(4,4,4,3,5,'2023-06-06',20,'cancelled',NULL),(5,5,3,2,6,'2023-06-07',9,'departed',40),(6,1,2,2,4,'2023-06-09',8,'departed',5),(7,3,4,1,5,'2023-07-01',18,'departed',15);
INSERT INTO ref_fare VALUES ('AD','adult',34,'Y'),('CH','child',15,'Y'),('SE','senior',26,'Y'),('SV','saver adult',19,'N'),('IS','islander',12,'N'),('GR','group',22,'N');
INSERT INTO ref_veh VALUES ('CAR','car',4.8,45),('VAN','camper van',6.5,78),('BIK','motorbike',2.2,18),('LOR','lorry',12,190),('TRL','trailer',5,40);
INSERT INTO cust VALUES (1,'Hamish Orr','horr@mail.test','Scotland',420),(2,'Birgit Solberg','bsol@mail.test','Norway',1310),(3,'Lerwood Haulage','desk@lerwood.test','Scotland',2850),(4,'Denise Kwan',NULL,'Canada',0),(5,'Jogvan Dam','jdam@mail.test','Faroes',75),(6,'Petra Ilves',NULL,'Estonia',10);
INSERT INTO booking VALUES (1,1,1,'2023-05-02','web','confirmed',128),(2,1,2,'2023-05-02','web','confirmed',83),(3,2,3,'2023-04-11','phone','confirmed',190),(4,3,1,'2023-05-20','agent','confirmed',224),(5,4,3,'2023-05-28','web','cancelled',53),(6,5,5,'2023-06-05','kiosk','confirmed',24),(7,3,6,'2023-06-01','agent','confirmed',209),(8,2,4,'2023-04-12','phone','refunded',146);
INSERT INTO bk_pax VALUES (1,1,'Hamish Orr',44,'AD'),(1,2,'Elsie Orr',9,'CH'),(1,3,'Agnes Orr',71,'SE'),(2,1,'Hamish Orr',44,'SV'),(3,1,'Birgit Solberg',52,'AD'),(3,2,'Nils Solberg',55,'AD'),(4,1,'Ron Tait',38,'AD'),(5,1,'Denise Kwan',29,'SV'),(6,1,'Jogvan Dam',33,'IS'),(7,1,'Stuart Mill',47,'SV');
INSERT INTO bk_veh VALUES (1,'SK21 ORR','CAR','Hamish Orr'),(2,'SK21 ORR','CAR','Hamish Orr'),(3,'EL 90412','VAN','Nils Solberg'),(4,'LH03 TIR','LOR','Ron Tait'),(7,'LH07 TIR','LOR','Stuart Mill'),(7,'LH88 TRL','TRL','Stuart Mill');
INSERT INTO cabin VALUES (1,4,'401',4,2,'Y'),(2,4,'402',4,4,'N'),(3,4,'615',6,3,'Y'),(4,1,'A1',2,2,'Y'),(5,2,'A1',2,4,'N'),(6,4,'701',7,1,'Y'),(7,4,'310',3,2,'Y');
-- How many ships sail under the flag UK?
-- number of vessels flagged UK
-- How many of our boats are registered in the UK?
-- flag uk, count ships
SELECT COUNT(*) FROM ship WHERE flag = 'UK';
-- Give the names and build years of the ships built before 2000, starting with the oldest.
-- vessels older than 2000: name, year built, earliest first
-- Which boats were launched before 2000, and when, the most aged leading?
-- build year below 2000, ship names with year, ascending
SELECT ship_nm, built_yr FROM ship WHERE built_yr < 2000 ORDER BY built_yr;
-- What are the names of the customers with no email on record?
-- clients lacking an email, names
-- To whom can't we send an electronic letter?
-- email unknown, which customers
SELECT cust_nm FROM cust WHERE email IS NULL;
-- List the descriptions and prices of the fares that cost between 15 and 26.
-- fares from 15 to 26 in price: description, price
-- What kinds of ticket can be had for 15 to 26, and at what price exactly?
-- price anywhere from 15 up to 26, show fare description and price
SELECT fare_desc, price FROM ref_fare WHERE price BETWEEN 15 AND 26;
-- What are the average and the maximum age of the passengers?
-- passengers' mean age and top age
-- How old are the people travelling on average, and how old is the most aged of them?
-- avg age then max age of pax
SELECT AVG(age), MAX(age) FROM bk_pax;
-- For each route, show the name of the departure port, the name of the arrival port and the duration in minutes.
-- routes as port from, port to, minutes
-- From where to where do we go, and how long does each crossing take in minutes?
-- departure port name, arrival port name, duration of all routes
SELECT T2.port_nm, T3.port_nm, T1.dur_min FROM route AS T1 JOIN port AS T2 ON T1.dep_port_cd = T2.port_cd JOIN port AS T3 ON T1.arr_port_cd = T3.port_cd;
-- Show the captain's name and the mate's name for every sailing with a delay of more than 20 minutes.
-- sailings late by over 20 minutes: captain, mate
-- When a crossing left more than 20 minutes behind time, who commanded and who was second in command?
-- delay above 20, give captain and mate names
SELECT T2.crew_nm, T3.crew_nm FROM sailing AS T1 JOIN crew AS T2 ON T1.captain_id = T2.crew_id JOIN crew AS T3 ON T1.mate_id = T3.crew_id WHERE T1.delay_min > 20;
-- How many sailings are listed for each ship? Give the ship name and the number of sailings.
-- vessel name with count of its sailings
-- How often is every boat down for a crossing?
-- sailings counted per ship name
SELECT T1.ship_nm, COUNT(*) FROM ship AS T1 JOIN sailing AS T2 ON T1.ship_id = T2.ship_id GROUP BY T1.ship_id;
-- Which customers have made no booking?
-- clients, by name, that never booked
-- Who is on file though they never reserved a crossing?
-- zero bookings: customer names
SELECT cust_nm FROM cust WHERE cust_id NOT IN (SELECT cust_id FROM booking);
-- Which ships have a sister ship recorded? Show the ship's name and the sister ship's name.
-- vessels and their sister vessels, both names
-- What boats have a twin noted, and what is the twin called?
-- name of ship, name of its sister, where one is set
SELECT T1.ship_nm, T2.ship_nm FROM ship AS T1 JOIN ship AS T2 ON T1.sister_ship_id = T2.ship_id;
-- What is the total amount of the confirmed bookings for each customer? Show the customer's name and the total.
-- confirmed bookings summed per client, client's name first
-- How much have people spent on reservations that are confirmed, person by person?
-- status confirmed, customer name with sum of amounts
SELECT T1.cust_nm, SUM(T2.total_amt) FROM cust AS T1 JOIN booking AS T2 ON T1.cust_id = T2.cust_id WHERE T2.status = 'confirmed' GROUP BY T1.cust_id;
-- Find the name and age of the oldest passenger travelling on a fare that is refundable (Y).
-- most senior passenger with a refundable fare (Y): name, age
-- Of those whose ticket can be given back (Y), who has lived longest, and how many years is that?
-- refundable Y, oldest pax, name plus age
SELECT T1.pax_nm, T1.age FROM bk_pax AS T1 JOIN ref_fare AS T2 ON T1.fare_cd = T2.fare_cd WHERE T2.refundable = 'Y' ORDER BY T1.age DESC LIMIT 1;
-- Which vehicle types have never been booked? Return their descriptions.
-- descriptions of vehicle kinds that no booking has
-- What may be taken aboard on wheels but never was?
-- vehicle descriptions not found in any booking
SELECT veh_desc FROM ref_veh EXCEPT SELECT T1.veh_desc FROM ref_veh AS T1 JOIN bk_veh AS T2 ON T1.veh_cd = T2.veh_cd;
-- Which countries have a port and also a customer?
-- countries of our harbours that are countries of clients too
-- From what lands do people come to us in which we also put in?
-- country listed for ports as well as for customers
SELECT country FROM port INTERSECT SELECT country FROM cust;
-- List the names of the ports that are on the island Hestay or that have more than 3 berths.
-- harbours of Hestay, or with over 3 berths, names
-- Where do we put in that lies on Hestay or lets more than 3 boats tie up?
-- hestay island or berths above 3, port names please
SELECT port_nm FROM port WHERE island = 'Hestay' UNION SELECT port_nm FROM port WHERE berths > 3;
-- How many different customers have booked a vehicle?
-- distinct clients with a vehicle on a booking
-- How many separate people or firms have taken something on wheels along?
-- unique customer count where the booking includes a vehicle
SELECT COUNT(DISTINCT T1.cust_id) FROM booking AS T1 JOIN bk_veh AS T2 ON T1.bk_id = T2.bk_id;
-- Which vehicle plates start with LH? Show the plate and the driver's name.
-- plates beginning LH, and who drives
-- What number signs open with LH, and who sits at the wheel?
-- lh... plates with driver name
SELECT plate, driver_nm FROM bk_veh WHERE plate LIKE 'LH%';
-- Show the names of the ships that carry more passengers than the average ship, with their passenger capacity.
-- vessels above mean passenger capacity: name, capacity
-- Which boats have room for more people than usual, and for how many?
-- pax capacity over the average, ship and capacity
SELECT ship_nm, pax_cap FROM ship WHERE pax_cap > (SELECT AVG(pax_cap) FROM ship);
-- Which captains have commanded at least two different ships? Give the name and the number of different ships.
-- captains of 2 or more distinct vessels: name, how many
-- Who has been in command of two boats or more, and how many different ones?
-- captain name, count of separate ships sailed, from two upwards
SELECT T1.crew_nm, COUNT(DISTINCT T2.ship_id) FROM crew AS T1 JOIN sailing AS T2 ON T1.crew_id = T2.captain_id GROUP BY T1.crew_id HAVING COUNT(DISTINCT T2.ship_id) >= 2;
-- Give the passenger name, the fare description and the ship name for every passenger younger than 35.
-- under 35s: passenger, fare in words, vessel
-- Who on the list of travellers is aged below 35, on what kind of ticket, and aboard which boat?
-- age less than 35, list pax name, fare description, ship
SELECT T1.pax_nm, T2.fare_desc, T5.ship_nm FROM bk_pax AS T1 JOIN ref_fare AS T2 ON T1.fare_cd = T2.fare_cd JOIN booking AS T3 ON T1.bk_id = T3.bk_id JOIN sailing AS T4 ON T3.sail_id = T4.sail_id JOIN ship AS T5 ON T4.ship_id = T5.ship_id WHERE T1.age < 35;
-- For each departure port with more than one booking, show the port name and the total booked amount, highest total first.
-- ports of departure with over 1 booking: name, amounts summed, biggest sum on top
-- Out of which harbours does more than one reservation leave, and how much money is that in all, the richest leading?
-- more than one booking by departure port, port name and sum of amount, descending
SELECT T1.port_nm, SUM(T4.total_amt) FROM port AS T1 JOIN route AS T2 ON T1.port_cd = T2.dep_port_cd JOIN sailing AS T3 ON T2.rt_id = T3.rt_id JOIN booking AS T4 ON T3.sail_id = T4.sail_id GROUP BY T1.port_cd HAVING COUNT(*) > 1 ORDER BY SUM(T4.total_amt) DESC;
-- Among the cabins with a window (Y), which three are on the highest decks of the ship Northern Maiden? Show cabin number and deck, highest deck first.
-- Northern Maiden, cabins having a window (Y), top three by deck: number, deck, uppermost first
-- On the Northern Maiden, which three rooms with a view outside (window Y) lie furthest up, and on what level, the topmost leading?
-- northern maiden window Y cabins, three highest decks descending, cabin no with deck
SELECT T1.cabin_no, T1.deck FROM cabin AS T1 JOIN ship AS T2 ON T1.ship_id = T2.ship_id WHERE T1.has_window = 'Y' AND T2.ship_nm = 'Northern Maiden' ORDER BY T1.deck DESC LIMIT 3;

-- database: hot_wheels_dinner_app
CREATE TABLE zones (zone_id INTEGER PRIMARY KEY, zone_name TEXT, city TEXT, base_fee REAL, free_delivery_from REAL);
CREATE TABLE cuisines (cuisine_code TEXT PRIMARY KEY, cuisine_name TEXT, origin_region TEXT);
CREATE TABLE restaurants (restaurant_id INTEGER PRIMARY KEY, name TEXT, zone_id INTEGER REFERENCES zones(zone_id), owner_name TEXT, commission_percent REAL, joined_on TEXT, left_on TEXT, prep_minutes INTEGER);
CREATE TABLE restaurant_cuisines (restaurant_id INTEGER REFERENCES restaurants(restaurant_id), cuisine_code TEXT REFERENCES cuisines(cuisine_code), is_main INTEGER, PRIMARY KEY (restaurant_id, cuisine_code));
CREATE TABLE dishes (dish_id INTEGER PRIMARY KEY, restaurant_id INTEGER REFERENCES restaurants(restaurant_id), name TEXT, course TEXT, price REAL, calories INTEGER, is_vegan INTEGER);
CREATE TABLE customers (customer_id INTEGER PRIMARY KEY, name TEXT, phone TEXT, signup_date TEXT, invited_by_id INTEGER REFERENCES customers(customer_id), wallet_balance REAL);
CREATE TABLE addresses (address_id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(customer_id), zone_id INTEGER REFERENCES zones(zone_id), street TEXT, floor INTEGER, door_note TEXT);
CREATE TABLE couriers (courier_id INTEGER PRIMARY KEY, name TEXT, vehicle TEXT, home_zone_id INTEGER REFERENCES zones(zone_id), hired_on TEXT, pay_per_drop REAL);
CREATE TABLE vouchers (voucher_code TEXT PRIMARY KEY, description TEXT, percent_off INTEGER, min_order REAL, valid_until TEXT);
CREATE TABLE orders (order_id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(customer_id), restaurant_id INTEGER REFERENCES restaurants(restaurant_id), address_id INTEGER REFERENCES addresses(address_id), courier_id INTEGER REFERENCES couriers(courier_id), voucher_code TEXT REFERENCES vouchers(voucher_code), placed_on TEXT, delivery_minutes INTEGER, tip REAL, status TEXT);
CREATE TABLE order_items (order_id INTEGER REFERENCES orders(order_id), dish_id INTEGER REFERENCES dishes(dish_id), quantity INTEGER, extra_request TEXT, PRIMARY KEY (order_id, dish_id));
CREATE TABLE feedback (feedback_id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES orders(order_id), food_stars INTEGER, courier_stars INTEGER, comment TEXT);
INSERT INTO zones VALUES (1,'Old Quay','Brantwick',2.5,30),(2,'Mill Fields','Brantwick',3.2,35),(3,'University','Brantwick',1.9,20),(4,'Eastgate','Corlow',3.8,NULL),(5,'Hill Park','Corlow',4.4,45);
INSERT INTO cuisines VALUES ('THA','Thai','Asia'),('ITA','Italian','Europe'),('LEB','Lebanese','Middle East'),('PER','Peruvian','South America'),('IND','Indian','Asia'),('ETH','Ethiopian','Africa');
INSERT INTO restaurants VALUES (1,'Basil Tuk Tuk',1,'Niran Chai',22,'2020-03-01',NULL,18),(2,'Nonna Pia',2,'Pia Rinaldi',25,'2019-08-12',NULL,25),(3,'Cedar Table',1,'Rami Haddad',20,'2021-01-20',NULL,15),(4,'Lima Corner',4,'Rosa Quispe',18,'2022-05-05',NULL,30),(5,'Curry Canteen',3,'Anil Rao',24,'2020-11-11','2023-02-28',12),(6,'Two Forks Fusion',4,'Jo Lambert',27,'2023-01-09',NULL,22);
INSERT INTO restaurant_cuisines VALUES (1,'THA',1),(2,'ITA',1),(3,'LEB',1),(4,'PER',1),(5,'IND',1),(5,'THA',0),(6,'ITA',1),(6,'IND',0);
INSERT INTO dishes VALUES (1,1,'Green curry','main',12.5,680,0),(2,1,'Mango sticky rice','dessert',6,430,1),(3,2,'Lasagne al forno','main',13.8,890,0),(4,2,'Tiramisu','dessert',6.5,510,0),(5,3,'Falafel plate','main',10.9,620,1),(6,3,'Lentil soup','starter',5.2,240,1),(7,4,'Lomo saltado','main',15.6,780,0),(8,5,'Chickpea curry','main',9.4,540,1),(9,6,'Curry ravioli','main',14.9,710,0),(10,6,'Pea shoot salad','starter',7.1,180,1);
INSERT INTO customers VALUES (1,'Tessa Brook','555-310','2020-04-02',NULL,12),(2,'Omar Shah','555-311','2020-09-18',1,0),(3,'Greta Lind',NULL,'2021-02-25',1,5.5),(4,'Hugh Payne','555-313','2022-06-30',3,0),(5,'Wanda Osei','555-314','2023-01-15',NULL,20),(6,'Ivan Petkov',NULL,'2023-03-03',5,8);
INSERT INTO addresses VALUES (1,1,1,'9 Rope Walk',2,'ring twice'),(2,1,3,'Library Court 4',0,NULL),(3,2,2,'31 Weir Street',5,'lift broken'),(4,3,3,'Dean House 12',1,'ring at porter'),(5,4,4,'6 Tollgate',0,NULL),(6,5,1,'22 Capstan Row',3,'dog barks'),(7,6,5,'Summit View 2',0,'blue door');
INSERT INTO couriers VALUES (1,'Dario Bell','bicycle',1,'2020-03-10',3.1),(2,'Femi Ade','scooter',2,'2021-07-01',3.6),(3,'Lotte Kern','bicycle',3,'2022-02-14',3.2),(4,'Sid Marsh','car',4,'2019-12-05',4.3),(5,'Pru Vance','scooter',4,'2023-04-01',3.5);
INSERT INTO vouchers VALUES ('HELLO10','first order discount',10,15,'2024-12-31'),('RAINY20','rain day discount',20,25,'2023-06-30'),('STUDY15','student offer',15,NULL,'2023-12-31'),('NOBODY5','newsletter discount',5,40,'2023-09-30');
INSERT INTO orders VALUES (1,1,1,1,1,'HELLO10','2023-03-01',32,2,'delivered'),(2,1,3,1,1,NULL,'2023-03-09',24,1.5,'delivered'),(3,2,2,3,2,NULL,'2023-03-10',48,0,'delivered'),(4,3,5,4,3,'STUDY15','2023-02-12',21,1,'delivered'),(5,4,4,5,4,NULL,'2023-03-18',55,3,'delivered'),(6,2,3,3,2,'RAINY20','2023-03-21',41,2.5,'delivered'),(7,5,2,6,1,NULL,'2023-03-25',NULL,0,'cancelled'),(8,4,6,5,4,NULL,'2023-04-02',37,0,'delivered'),(9,3,1,4,1,NULL,'2023-04-05',29,1.2,'delivered');
INSERT INTO order_items VALUES (1,1,2,NULL),(1,2,1,NULL),(2,5,1,'extra tahini'),(2,6,2,NULL),(3,3,2,'extra cheese'),(3,4,2,NULL),(4,8,1,'no coriander'),(5,7,3,NULL),(6,5,4,NULL),(7,3,1,NULL),(8,9,1,NULL),(8,10,1,'no dressing'),(9,1,1,'extra hot');
INSERT INTO feedback VALUES (1,1,5,5,'hot and quick'),(2,3,3,2,'arrived cold and late'),(3,4,4,5,NULL),(4,5,5,3,'great but late'),(5,8,2,4,'odd ravioli'),(6,9,4,4,NULL);
-- How many dishes are vegan (1)?
-- number of dishes with vegan 1
-- How many things on the menus come without anything from animals (vegan: 1)?
-- vegan = 1, count the dishes please
SELECT COUNT(*) FROM dishes WHERE is_vegan = 1;
-- List the names and prices of the dishes whose name contains curry, the most expensive first.
-- dishes with curry in the name: name, price, dearest on top
-- What can I eat that has curry in what it's called, and for how much, the costliest leading?
-- curry anywhere in dish name, name plus price, price descending
SELECT name, price FROM dishes WHERE name LIKE '%curry%' ORDER BY price DESC;
-- Give the street and floor of the addresses that have no door note.
-- addresses lacking a note for the door: street, floor
-- Where did people leave us no hint on how to get in? Street, and how high up.
-- door note empty, i need street and floor
SELECT street, floor FROM addresses WHERE door_note IS NULL;
-- Which couriers do not use a bicycle? Show the name and the vehicle.
-- riders on anything but a bicycle: name, vehicle
-- Who brings the food by some other means than a bicycle, and by which?
-- vehicle other than bicycle, courier names with vehicle
SELECT name, vehicle FROM couriers WHERE vehicle != 'bicycle';
-- What are the fastest and the average delivery times in minutes of the orders?
-- minimum and mean delivery minutes
-- How long did the quickest meal take to the door, and how long do they take on average?
-- delivery minutes: lowest, avg
SELECT MIN(delivery_minutes), AVG(delivery_minutes) FROM orders;
-- How many orders has each restaurant received? Give the restaurant name and the number of orders.
-- restaurant with its count of orders
-- How often was food asked for from every kitchen?
-- order numbers counted per restaurant, name first
SELECT T1.name, COUNT(*) FROM restaurants AS T1 JOIN orders AS T2 ON T1.restaurant_id = T2.restaurant_id GROUP BY T1.restaurant_id;
-- Which couriers have not been assigned any order? Return their names.
-- riders with no order, names
-- Who among the riders has carried nothing so far?
-- never had an order: courier names
SELECT name FROM couriers WHERE courier_id NOT IN (SELECT courier_id FROM orders);
-- Show the name of each invited customer and the name of the customer who invited them.
-- customer and their inviter, both names
-- Who was brought in by whom among the people that eat with us?
-- pairs of names: newcomer first, then whoever sent the invitation
SELECT T1.name, T2.name FROM customers AS T1 JOIN customers AS T2 ON T1.invited_by_id = T2.customer_id;
-- List the names of the restaurants that serve Thai cuisine.
-- restaurants doing Thai food
-- Where can I get something Thai?
-- thai kitchens, their names
SELECT T1.name FROM restaurants AS T1 JOIN restaurant_cuisines AS T2 ON T1.restaurant_id = T2.restaurant_id JOIN cuisines AS T3 ON T2.cuisine_code = T3.cuisine_code WHERE T3.cuisine_name = 'Thai';
-- For each order with a tip of at least 2, show the customer's name, the courier's name and the tip.
-- tips of 2 or more: who ordered, who rode, how much
-- Who gave the rider two or more on top, which rider was it, and what was the sum?
-- tip at least 2, list customer, courier, tip
SELECT T2.name, T3.name, T1.tip FROM orders AS T1 JOIN customers AS T2 ON T1.customer_id = T2.customer_id JOIN couriers AS T3 ON T1.courier_id = T3.courier_id WHERE T1.tip >= 2;
-- Which dish has been ordered in the greatest total quantity? Give the dish name and the quantity.
-- top dish by portions sold in sum, name and portions
-- What do people ask for more of than anything else, and how many portions was it altogether?
-- biggest summed quantity, which dish, how much
SELECT T1.name, SUM(T2.quantity) FROM dishes AS T1 JOIN order_items AS T2 ON T1.dish_id = T2.dish_id GROUP BY T1.dish_id ORDER BY SUM(T2.quantity) DESC LIMIT 1;
-- Which restaurants joined between 2020-01-01 and 2021-12-31? Show the name and the owner.
-- restaurants that came aboard from 2020-01-01 to 2021-12-31: name, whose they are
-- What kitchens signed up in the days 2020-01-01 to 2021-12-31, and who do they belong to?
-- joining date within 2020-01-01 and 2021-12-31, restaurant name with owner name
SELECT name, owner_name FROM restaurants WHERE joined_on BETWEEN '2020-01-01' AND '2021-12-31';
-- Which voucher codes have never been used in an order?
-- vouchers, by code, that no order carries
-- What discounts (code) has nobody redeemed?
-- codes of unused vouchers
SELECT voucher_code FROM vouchers EXCEPT SELECT voucher_code FROM orders;
-- Which zones have both a restaurant and a courier whose home zone it is? Give the zone names.
-- zone names where a restaurant sits and some rider is at home too
-- In what parts of town is there a kitchen and also a rider who lives there?
-- restaurant zones that are courier home zones as well, names
SELECT T1.zone_name FROM zones AS T1 JOIN restaurants AS T2 ON T1.zone_id = T2.zone_id INTERSECT SELECT T1.zone_name FROM zones AS T1 JOIN couriers AS T2 ON T1.zone_id = T2.home_zone_id;
-- List the names of the customers who ordered from Cedar Table or from Nonna Pia.
-- people with an order at Cedar Table or Nonna Pia, each named once
-- Who sent off for food from Nonna Pia or from Cedar Table? No one twice, names only.
-- cedar table or nonna pia, whichever, customers that bought there
SELECT T1.name FROM customers AS T1 JOIN orders AS T2 ON T1.customer_id = T2.customer_id JOIN restaurants AS T3 ON T2.restaurant_id = T3.restaurant_id WHERE T3.name = 'Cedar Table' UNION SELECT T1.name FROM customers AS T1 JOIN orders AS T2 ON T1.customer_id = T2.customer_id JOIN restaurants AS T3 ON T2.restaurant_id = T3.restaurant_id WHERE T3.name = 'Nonna Pia';
-- How many different restaurants has the customer Omar Shah ordered from?
-- distinct restaurants in the orders of Omar Shah
-- From how many separate kitchens did Omar Shah get his food?
-- omar shah: count of unique restaurants
SELECT COUNT(DISTINCT T2.restaurant_id) FROM customers AS T1 JOIN orders AS T2 ON T1.customer_id = T2.customer_id WHERE T1.name = 'Omar Shah';
-- Which items were requested with something extra, that is, with a request starting with extra? Show the dish name and the request.
-- requests beginning with extra: dish, request
-- What wishes open with the word extra, and for what food? Food first, then the wish.
-- extra... in the special request, list dish name then request text
SELECT T1.name, T2.extra_request FROM dishes AS T1 JOIN order_items AS T2 ON T1.dish_id = T2.dish_id WHERE T2.extra_request LIKE 'extra%';
-- Show the names and calories of the dishes with more calories than the average dish.
-- dishes above mean calories: name, calories
-- What food is more filling than usual, going by its calories, and how many has it?
-- over-average calorie count, dish plus calories
SELECT name, calories FROM dishes WHERE calories > (SELECT AVG(calories) FROM dishes);
-- What is the average number of food stars for each cuisine that is the main one (1) of its restaurant? Show the cuisine name too.
-- main cuisines (1), name and mean food stars
-- How well does the cooking of every main (1) style of kitchen go down, in stars on average?
-- main = 1, avg food stars by cuisine name
SELECT T1.cuisine_name, AVG(T4.food_stars) FROM cuisines AS T1 JOIN restaurant_cuisines AS T2 ON T1.cuisine_code = T2.cuisine_code JOIN orders AS T3 ON T2.restaurant_id = T3.restaurant_id JOIN feedback AS T4 ON T3.order_id = T4.order_id WHERE T2.is_main = 1 GROUP BY T1.cuisine_code;
-- Which couriers delivered to at least two different zones? Give the courier's name and the number of different zones.
-- riders that had orders for 2 or more distinct zones: name, how many
-- Who has been sent to the doors of two parts of town or more, and to how many?
-- courier name, count of separate address zones on the orders, two and up
SELECT T1.name, COUNT(DISTINCT T3.zone_id) FROM couriers AS T1 JOIN orders AS T2 ON T1.courier_id = T2.courier_id JOIN addresses AS T3 ON T2.address_id = T3.address_id GROUP BY T1.courier_id HAVING COUNT(DISTINCT T3.zone_id) >= 2;
-- For each city with more than one delivered order, show the city of the address and the average delivery time, the slowest first.
-- by city of the address: delivered orders, over 1 of them, city and mean delivery minutes, slowest on top
-- In which towns have we delivered more than one meal, and how long does the trip take there on average, the longest leading?
-- status delivered, more than one per city delivered to, city with avg minutes, descending
SELECT T3.city, AVG(T1.delivery_minutes) FROM orders AS T1 JOIN addresses AS T2 ON T1.address_id = T2.address_id JOIN zones AS T3 ON T2.zone_id = T3.zone_id WHERE T1.status = 'delivered' GROUP BY T3.city HAVING COUNT(*) > 1 ORDER BY AVG(T1.delivery_minutes) DESC;
-- Which customers never ordered a vegan dish (1) although they have placed an order? Return the names.
-- names of people who did order, but never anything vegan (1)
-- Who has sent us a request for food without once picking a meal free of animal products (vegan 1)?
-- has orders, none of them with a dish where vegan is 1: customer names
SELECT name FROM customers WHERE customer_id IN (SELECT customer_id FROM orders) AND customer_id NOT IN (SELECT T1.customer_id FROM orders AS T1 JOIN order_items AS T2 ON T1.order_id = T2.order_id JOIN dishes AS T3 ON T2.dish_id = T3.dish_id WHERE T3.is_vegan = 1);
