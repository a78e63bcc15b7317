-- database: lindenhof_property_management
CREATE TABLE owners (own_id INTEGER PRIMARY KEY, own_nm TEXT, own_kind TEXT, phone TEXT, city TEXT, since_yr INTEGER);
CREATE TABLE caretakers (ctk_id INTEGER PRIMARY KEY, ctk_nm TEXT, phone TEXT, hired_dt TEXT, wage REAL, boss_id INTEGER REFERENCES caretakers(ctk_id));
CREATE TABLE heat_types (heat_cd TEXT PRIMARY KEY, heat_desc TEXT);
CREATE TABLE bldgs (bldg_id INTEGER PRIMARY KEY, bldg_nm TEXT, street TEXT, city TEXT, blt_yr INTEGER, floors INTEGER, lift_yn TEXT, own_id INTEGER REFERENCES owners(own_id), ctk_id INTEGER REFERENCES caretakers(ctk_id));
CREATE TABLE flats (flat_id INTEGER PRIMARY KEY, bldg_id INTEGER REFERENCES bldgs(bldg_id), door_no TEXT, floor INTEGER, rooms INTEGER, sqm REAL, heat_cd TEXT REFERENCES heat_types(heat_cd), balcony_yn TEXT);
CREATE TABLE tenants (ten_id INTEGER PRIMARY KEY, ten_nm TEXT, dt_of_birth TEXT, job TEXT, phone TEXT, guarantor_id INTEGER REFERENCES tenants(ten_id));
CREATE TABLE tenancies (tcy_id INTEGER PRIMARY KEY, flat_id INTEGER REFERENCES flats(flat_id), ten_id INTEGER REFERENCES tenants(ten_id), start_dt TEXT, end_dt TEXT, rent REAL, deposit REAL);
CREATE TABLE rent_pmts (pmt_id INTEGER PRIMARY KEY, tcy_id INTEGER REFERENCES tenancies(tcy_id), due_dt TEXT, paid_dt TEXT, amt REAL, status TEXT);
CREATE TABLE contractors (ctr_id INTEGER PRIMARY KEY, ctr_nm TEXT, trade TEXT, city TEXT, hourly_rt REAL);
CREATE TABLE repairs (rep_id INTEGER PRIMARY KEY, flat_id INTEGER REFERENCES flats(flat_id), ctr_id INTEGER REFERENCES contractors(ctr_id), rptd_dt TEXT, done_dt TEXT, prob TEXT, cost REAL, status TEXT);
CREATE TABLE mtr_rdgs (rdg_id INTEGER PRIMARY KEY, flat_id INTEGER REFERENCES flats(flat_id), mtr_kind TEXT, rdg_dt TEXT, rdg_val REAL);
INSERT INTO owners VALUES (1,'Margit Ohlsen','private','030-5512','Bremen',2004),(2,'Weser Pension Fund','fund','0421-880','Bremen',2011),(3,'Tobias Krantz','private',NULL,'Kassel',2015),(4,'Nordlicht Housing','company','040-2210','Hamburg',2009),(5,'Ilse Baumann','private','0561-77','Kassel',2019);
INSERT INTO caretakers VALUES (1,'Rudi Sander','0171-1','2006-04-01',3150,NULL),(2,'Petra Volk','0171-2','2012-09-15',2780,1),(3,'Emil Hauser','0171-3','2018-01-08',2540,1),(4,'Jana Reuter',NULL,'2021-06-01',2390,2);
INSERT INTO heat_types VALUES ('GAS','gas boiler'),('DIS','district heating'),('HPM','heat pump'),('OIL','oil stove'),('ELC','electric radiators');
INSERT INTO bldgs VALUES (1,'Linden Court','Parkallee 12','Bremen',1908,5,'N',1,2),(2,'Harbour View','Kaistr. 3','Bremen',1997,8,'Y',2,1),(3,'Mill House','Fuldaufer 20','Kassel',1934,3,'N',3,3),(4,'Sunrise Terrace','Ostring 77','Hamburg',2014,6,'Y',4,1),(5,'Old Customs House','Zollweg 1','Hamburg',1889,4,'N',4,2),(6,'Garden Row','Wiesenweg 9','Kassel',1962,2,'N',1,3);
INSERT INTO flats VALUES (1,1,'1A',1,3,78.5,'GAS','Y'),(2,1,'4B',4,2,54,'GAS','N'),(3,2,'7C',7,4,112,'DIS','Y'),(4,2,'2A',2,1,36,'DIS','N'),(5,3,'0L',0,3,69,'OIL','N'),(6,4,'5D',5,5,131.5,'HPM','Y'),(7,4,'3B',3,2,61,'HPM','Y'),(8,5,'2R',2,4,98,'GAS','N');
INSERT INTO tenants VALUES (1,'Carla Mohr','1988-03-12','nurse','0151-7',NULL),(2,'Sven Mohr','2001-11-30','student',NULL,1),(3,'Amina Diallo','1979-07-04','engineer','0151-9',NULL),(4,'Boris Feld','1995-01-22','cook','0160-3',3),(5,'Lotte Arens','1951-09-09','retired','0421-4',NULL),(6,'Marek Nowak','1990-05-17','nurse','0176-5',NULL),(7,'Greta Feld','2003-02-14','student',NULL,3);
INSERT INTO tenancies VALUES (1,1,1,'2017-05-01',NULL,890,2670),(2,2,2,'2021-10-01','2023-03-31',610,1220),(3,3,3,'2016-02-01','2022-08-31',1280,3840),(4,6,3,'2022-09-01',NULL,1750,5250),(5,2,4,'2023-05-01',NULL,680,1360),(6,5,5,'2009-07-01',NULL,520,1000),(7,7,6,'2020-03-15',NULL,830,2490),(8,4,2,'2023-04-01',NULL,430,860);
INSERT INTO rent_pmts VALUES (1,1,'2024-01-01','2024-01-02',890,'paid'),(2,1,'2024-02-01','2024-02-09',890,'late'),(3,4,'2024-01-01','2023-12-29',1750,'paid'),(4,5,'2024-01-01',NULL,680,'open'),(5,6,'2024-01-01','2024-01-03',520,'paid'),(6,7,'2024-01-01','2024-01-20',830,'late'),(7,5,'2024-02-01',NULL,680,'open'),(8,4,'2024-02-01','2024-02-01',1750,'paid');
INSERT INTO contractors VALUES (1,'Rohrfix','plumbing','Bremen',68),(2,'Blitz & Sohn','electrical','Hamburg',74.5),(3,'Dachdecker Timm','roofing','Hanover',59),(4,'Warmhaus','heating','Bremen',71),(5,'Glas Petersen','glazing','Hamburg',62);
INSERT INTO repairs VALUES (1,1,1,'2022-11-03','2022-11-05','leaking kitchen tap',140,'done'),(2,3,4,'2021-01-12','2021-01-13','radiator stays cold',320,'done'),(3,6,2,'2023-06-20',NULL,'dead sockets in hall',NULL,'ordered'),(4,5,3,'2020-10-05','2020-11-30','leaking roof',2850,'done'),(5,2,1,'2023-09-14','2023-09-20','blocked drain',205,'done'),(6,1,4,'2024-01-08',NULL,'boiler leaking',NULL,'open'),(7,5,1,'2019-04-02','2019-04-03','dripping shower',95,'done'),(8,7,2,'2022-02-25','2022-03-04','broken intercom',260,'done');
INSERT INTO mtr_rdgs VALUES (1,1,'water','2023-12-30',312),(2,1,'heat','2023-12-30',8450),(3,3,'water','2023-12-28',540),(4,6,'heat','2023-12-31',6120),(5,5,'water','2023-12-29',188),(6,7,'heat','2023-12-31',2975),(7,8,'water','2024-01-04',75);
-- How many buildings have a lift (Y)?
-- count of houses where you needn't take the stairs, lift flag Y
-- In how many houses does something take you up (lift Y)?
-- lift = Y - building count
SELECT COUNT(*) FROM bldgs WHERE lift_yn = 'Y';
-- List the names and hourly rates of the contractors, from the most to the least expensive.
-- tradesmen's firms and what an hour of each costs, dearest on top
-- Who mends things for us, and how much do they want for an hour? The most expensive on top.
-- contractors sorted by price an hour downwards: name, price
SELECT ctr_nm, hourly_rt FROM contractors ORDER BY hourly_rt DESC;
-- What are the minimum, maximum and average size in square metres of the flats?
-- smallest, biggest and mean floor space over all apartments
-- How big is a flat: at the least, at the most, in the mean?
-- square metres please: smallest, largest, mean
SELECT MIN(sqm), MAX(sqm), AVG(sqm) FROM flats;
-- Give the name and street of every building that was built between 1900 and 1965.
-- houses put up from 1900 to 1965 inclusive: what they are called and their street
-- What was put up no earlier than 1900 and no later than 1965, and on what road is it?
-- year built from 1900 to 1965: name of the house, street
SELECT bldg_nm, street FROM bldgs WHERE blt_yr BETWEEN 1900 AND 1965;
-- Show the problems of all repairs whose problem text contains the word 'leaking'.
-- what exactly was reported wherever the word leaking turns up in it
-- What has been wrong where something was leaking?
-- "leaking" occurs in the text - list those problems
SELECT prob FROM repairs WHERE prob LIKE '%leaking%';
-- For each building, show its name, the name of its owner and the name of its caretaker.
-- every house with the person or firm it belongs to and the one who looks after it
-- Whose is each house, and who keeps it in order? House, then the one, then the other.
-- for all buildings: name, owner's name, janitor's name
SELECT T1.bldg_nm, T2.own_nm, T3.ctk_nm FROM bldgs AS T1 JOIN owners AS T2 ON T1.own_id = T2.own_id JOIN caretakers AS T3 ON T1.ctk_id = T3.ctk_id;
-- How many flats are there for each description of heating?
-- apartments per way of heating (spelled out, not the code), description then count
-- How are our flats kept warm, in words, and how many in each way?
-- flat count by heating, description of the heating in front
SELECT T1.heat_desc, COUNT(*) FROM heat_types AS T1 JOIN flats AS T2 ON T1.heat_cd = T2.heat_cd GROUP BY T1.heat_cd;
-- Which contractor was assigned the most repairs?
-- firm we called out the greatest number of times
-- Whom have we sent to mend something more times than anybody else?
-- contractor with the highest repair count
SELECT T1.ctr_nm FROM contractors AS T1 JOIN repairs AS T2 ON T1.ctr_id = T2.ctr_id GROUP BY T1.ctr_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the names of the tenants whose guarantor is Amina Diallo.
-- for which renters does Amina Diallo vouch
-- Who would have their debts paid by Amina Diallo?
-- guarantor Amina Diallo: names of the renters
SELECT T1.ten_nm FROM tenants AS T1 JOIN tenants AS T2 ON T1.guarantor_id = T2.ten_id WHERE T2.ten_nm = 'Amina Diallo';
-- Which owners do not own any building?
-- names of landlords on file without a single house
-- Who is down as a landlord though nothing belongs to them?
-- owners that not one building belongs to, by name
SELECT own_nm FROM owners WHERE own_id NOT IN (SELECT own_id FROM bldgs);
-- Show the door number and the building name of the flats that have never been let in any tenancy.
-- apartments nobody ever rented: number on the door, then the house
-- In what flats has nobody lived with us so far? Number on the door, then the house.
-- no tenancy for the flat: door number, name of the building
SELECT T1.door_no, T2.bldg_nm FROM flats AS T1 JOIN bldgs AS T2 ON T1.bldg_id = T2.bldg_id WHERE T1.flat_id NOT IN (SELECT flat_id FROM tenancies);
-- In which cities are there both a building and a contractor?
-- towns where we have a house and a tradesman's firm is based too
-- Where do we have a house, and a firm that mends things as well?
-- cities found under the buildings and under the contractors
SELECT city FROM bldgs INTERSECT SELECT city FROM contractors;
-- Who has been a tenant in at least two different buildings?
-- names of renters who lived in 2 or more different houses of ours
-- Who has lived in two houses of ours or more, distinct ones?
-- renters with flats in no fewer than 2 different buildings, by name
SELECT T1.ten_nm FROM tenants AS T1 JOIN tenancies AS T2 ON T1.ten_id = T2.ten_id JOIN flats AS T3 ON T2.flat_id = T3.flat_id GROUP BY T1.ten_id HAVING COUNT(DISTINCT T3.bldg_id) >= 2;
-- Show each building name and the total cost of the repairs in its flats, from the highest total to the lowest.
-- what fixing things has come to, house by house, most costly house first
-- How much did we pay to have things mended in each house, all told? The greatest sum on top.
-- add up repair cost by building, sorted downwards: name, sum
SELECT T1.bldg_nm, SUM(T3.cost) FROM bldgs AS T1 JOIN flats AS T2 ON T1.bldg_id = T2.bldg_id JOIN repairs AS T3 ON T2.flat_id = T3.flat_id GROUP BY T1.bldg_id ORDER BY SUM(T3.cost) DESC;
-- Give the name and rent of the tenants in tenancies without an end date whose rent is above the average rent of all tenancies.
-- who pays more than the mean rent over all contracts and has no end date on the contract? name and amount
-- Who lives with us without a last day and pays more than people pay in the mean, over all lettings? Name, then the sum.
-- end date blank, rent beyond the mean of all tenancies: renter's name, rent
SELECT T1.ten_nm, T2.rent FROM tenants AS T1 JOIN tenancies AS T2 ON T1.ten_id = T2.ten_id WHERE T2.end_dt IS NULL AND T2.rent > (SELECT AVG(rent) FROM tenancies);
-- How many different jobs do the tenants have?
-- number of distinct occupations among our renters
-- How many distinct things do our renters do for a living?
-- jobs of the tenants - number of different ones
SELECT COUNT(DISTINCT job) FROM tenants;
-- List the name of each caretaker who has a boss, next to the name of that boss.
-- pairs of janitor and superior, by name
-- Who works under whom among those who keep the houses in order? First the one below, then the one above.
-- each janitor that has a boss: own name, boss's name
SELECT T1.ctk_nm, T2.ctk_nm FROM caretakers AS T1 JOIN caretakers AS T2 ON T1.boss_id = T2.ctk_id;
-- Find the names of tenants with a rent payment of status late or of status open.
-- renters who have something open or paid something late, each name a single time
-- Who was late with what they owe us, or has it still open? No name twice.
-- names of renters, each one time, with a rent payment in status open or in status late
SELECT T1.ten_nm FROM tenants AS T1 JOIN tenancies AS T2 ON T1.ten_id = T2.ten_id JOIN rent_pmts AS T3 ON T2.tcy_id = T3.tcy_id WHERE T3.status = 'late' UNION SELECT T1.ten_nm FROM tenants AS T1 JOIN tenancies AS T2 ON T1.ten_id = T2.ten_id JOIN rent_pmts AS T3 ON T2.tcy_id = T3.tcy_id WHERE T3.status = 'open';
-- Which contractors were assigned a repair in Linden Court but none in Harbour View?
-- firms that got a job at Linden Court, leaving out those that also got one at Harbour View
-- Who has mended something in Linden Court but nothing in Harbour View?
-- leave out every contractor with a repair in Harbour View; which ones from Linden Court remain
SELECT T1.ctr_nm FROM contractors AS T1 JOIN repairs AS T2 ON T1.ctr_id = T2.ctr_id JOIN flats AS T3 ON T2.flat_id = T3.flat_id JOIN bldgs AS T4 ON T3.bldg_id = T4.bldg_id WHERE T4.bldg_nm = 'Linden Court' EXCEPT SELECT T1.ctr_nm FROM contractors AS T1 JOIN repairs AS T2 ON T1.ctr_id = T2.ctr_id JOIN flats AS T3 ON T2.flat_id = T3.flat_id JOIN bldgs AS T4 ON T3.bldg_id = T4.bldg_id WHERE T4.bldg_nm = 'Harbour View';
-- Among the repairs that have no completion date, what are the door number and the problem of the one reported last?
-- latest reported fault that isn't finished yet: which door, what's wrong
-- What did we hear of last among the things that have not been put right yet? Number on the door, then what is wrong.
-- done date blank, latest report of those: door number, problem
SELECT T1.door_no, T2.prob FROM flats AS T1 JOIN repairs AS T2 ON T1.flat_id = T2.flat_id WHERE T2.done_dt IS NULL ORDER BY T2.rptd_dt DESC LIMIT 1;
-- For each kind of meter, show the number of readings and the highest reading value.
-- by meter type, how often it was read off and the top value seen
-- How many times did we read off each sort of meter, and how high did it stand at the most? The sort first.
-- by meter kind: kind, count of readings, largest value
SELECT mtr_kind, COUNT(*), MAX(rdg_val) FROM mtr_rdgs GROUP BY mtr_kind;
-- Which owner has the largest total rent over all tenancies in his or her buildings?
-- landlord whose rental contracts, past ones too, add up to the biggest rent
-- Whose flats bring in more than anybody else's, taking every letting together?
-- add up rent over all tenancies by owner of the building, name the one on top
SELECT T1.own_nm FROM owners AS T1 JOIN bldgs AS T2 ON T1.own_id = T2.own_id JOIN flats AS T3 ON T2.bldg_id = T3.bldg_id JOIN tenancies AS T4 ON T3.flat_id = T4.flat_id GROUP BY T1.own_id ORDER BY SUM(T4.rent) DESC LIMIT 1;

-- database: beehive_coworking_spaces
CREATE TABLE staff (id INTEGER PRIMARY KEY, full_name TEXT, role TEXT, email TEXT, hourly_wage REAL);
CREATE TABLE sites (id INTEGER PRIMARY KEY, name TEXT, address TEXT, city TEXT, opened_year INTEGER, floors INTEGER, manager_id INTEGER REFERENCES staff(id), deputy_id INTEGER REFERENCES staff(id));
CREATE TABLE plans (code TEXT PRIMARY KEY, name TEXT, monthly_fee REAL, included_room_hours INTEGER, notice_days INTEGER);
CREATE TABLE companies (id INTEGER PRIMARY KEY, name TEXT, industry TEXT, founded_year INTEGER, city TEXT, website TEXT);
CREATE TABLE members (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, company_id INTEGER REFERENCES companies(id), plan_code TEXT REFERENCES plans(code), home_site_id INTEGER REFERENCES sites(id), joined_on TEXT, left_on TEXT, referred_by INTEGER REFERENCES members(id));
CREATE TABLE meeting_rooms (id INTEGER PRIMARY KEY, site_id INTEGER REFERENCES sites(id), name TEXT, capacity INTEGER, hourly_price REAL, has_screen INTEGER, floor INTEGER);
CREATE TABLE room_bookings (id INTEGER PRIMARY KEY, room_id INTEGER REFERENCES meeting_rooms(id), member_id INTEGER REFERENCES members(id), booking_date TEXT, hours REAL, status TEXT, amount REAL);
CREATE TABLE desks (id INTEGER PRIMARY KEY, site_id INTEGER REFERENCES sites(id), label TEXT, kind TEXT, near_window INTEGER, status TEXT);
CREATE TABLE desk_assignments (desk_id INTEGER REFERENCES desks(id), member_id INTEGER REFERENCES members(id), assigned_on TEXT, released_on TEXT, key_number TEXT, PRIMARY KEY (desk_id, member_id));
CREATE TABLE events (id INTEGER PRIMARY KEY, site_id INTEGER REFERENCES sites(id), host_id INTEGER REFERENCES members(id), title TEXT, event_date TEXT, topic TEXT, ticket_price REAL);
CREATE TABLE event_guests (event_id INTEGER REFERENCES events(id), member_id INTEGER REFERENCES members(id), showed_up TEXT, rating INTEGER, PRIMARY KEY (event_id, member_id));
INSERT INTO staff VALUES (1,'Noor Hadid','community manager','noor@beehive.test',27.5),(2,'Callum Reid','community manager','callum@beehive.test',26),(3,'Ines Duarte','front desk','ines@beehive.test',19),(4,'Tom Whelan','front desk',NULL,18.2),(5,'Yuki Mori','technician','yuki@beehive.test',24);
INSERT INTO sites VALUES (1,'Clockwork Mill','5 Weir Street','Leeds',2015,4,1,3),(2,'The Glass Box','88 Quay Road','Bristol',2018,6,2,1),(3,'Tannery Yard','2 Hide Lane','Leeds',2021,2,1,4),(4,'Signal House','41 Station Approach','Glasgow',2023,3,2,3);
INSERT INTO plans VALUES ('HOT','Hot Desk',120,2,14),('FIX','Fixed Desk',240,6,30),('OFF','Private Office',650,20,60),('VIR','Virtual Address',35,0,30),('DAY','Day Pass',15,1,0);
INSERT INTO companies VALUES (1,'Larkmap','software',2017,'Leeds','larkmap.test'),(2,'Pinch Ceramics','design',2012,'Bristol',NULL),(3,'Oat & Ivy','food',2020,'Leeds','oativy.test'),(4,'Verdigris Legal','law',2009,'Glasgow','verdigris.test'),(5,'Tidewatt','energy',2019,'Cardiff','tidewatt.test');
INSERT INTO members VALUES (1,'Priya','Nair',1,'OFF',1,'2019-03-04',NULL,NULL),(2,'Owen','Blake',1,'FIX',1,'2019-09-16',NULL,1),(3,'Saskia','Boer',2,'FIX',2,'2020-01-20','2023-06-30',NULL),(4,'Femi','Adeyemi',NULL,'HOT',3,'2021-05-03',NULL,1),(5,'Laura','Quist',3,'HOT',1,'2022-02-14',NULL,4),(6,'Duncan','Rae',4,'OFF',4,'2023-07-01',NULL,NULL),(7,'Mei','Tan',NULL,'VIR',2,'2022-11-08','2024-01-31',3),(8,'Owen','Pryce',2,'HOT',2,'2023-02-27',NULL,3);
INSERT INTO meeting_rooms VALUES (1,1,'Cog',4,12,0,1),(2,1,'Pendulum',12,30,1,3),(3,2,'Prism',8,25,1,5),(4,2,'Lens',20,48,1,6),(5,3,'Vat',6,14,0,0),(6,4,'Semaphore',10,28,1,2);
INSERT INTO room_bookings VALUES (1,2,1,'2023-09-05',3,'confirmed',90),(2,1,2,'2023-09-06',2,'confirmed',24),(3,3,8,'2023-09-11',1.5,'cancelled',0),(4,4,8,'2023-10-02',4,'confirmed',192),(5,2,5,'2023-10-10',2,'confirmed',60),(6,3,1,'2023-11-15',5,'confirmed',125),(7,6,6,'2023-11-21',6,'confirmed',168),(8,1,5,'2024-01-09',1,'cancelled',0);
INSERT INTO desks VALUES (1,1,'C-01','standing',1,'taken'),(2,1,'C-02','regular',0,'free'),(3,2,'G-14','regular',1,'taken'),(4,2,'G-15','standing',0,'broken'),(5,3,'T-03','corner',1,'free'),(6,4,'S-07','regular',0,'free');
INSERT INTO desk_assignments VALUES (1,2,'2019-09-16',NULL,'K101'),(3,3,'2020-01-20','2023-06-30','K214'),(2,5,'2022-02-14','2022-12-31',NULL),(3,8,'2023-07-10',NULL,'K215'),(5,4,'2021-05-03','2021-11-30','K303');
INSERT INTO events VALUES (1,1,1,'Mapping for Beginners','2023-03-16','technology',0),(2,2,3,'Clay Evening','2023-04-20','craft',18),(3,1,5,'Oat Milk Tasting','2023-05-25','food',8.5),(4,3,4,'Freelance Tax Clinic','2023-10-12','finance',12),(5,4,6,'Contracts for Beginners','2023-11-30','law',15);
INSERT INTO event_guests VALUES (1,2,'yes',5),(1,4,'yes',4),(1,5,'no',NULL),(2,8,'yes',5),(2,7,'yes',3),(3,1,'yes',4),(3,2,'no',NULL),(4,5,'yes',2);
-- How many meeting rooms have a capacity of more than 8?
-- number of rooms that seat over 8
-- In how many rooms can more than 8 people meet?
-- capacity beyond 8 - meeting room count
SELECT COUNT(*) FROM meeting_rooms WHERE capacity > 8;
-- What are the names and monthly fees of the plans, in ascending order of the fee?
-- subscriptions with their price a month, cheapest first
-- What can one sign up for, and how much is it each month? The least expensive on top.
-- plans sorted by fee a month upwards: name, fee
SELECT name, monthly_fee FROM plans ORDER BY monthly_fee;
-- List the different industries of the companies located in Leeds.
-- which distinct lines of business do our Leeds firms come from
-- What do firms in Leeds do for a living? No line twice.
-- city Leeds: different industries of the companies
SELECT DISTINCT industry FROM companies WHERE city = 'Leeds';
-- Show the first and last names of members who joined between 2021-01-01 and 2022-12-31.
-- given name and surname of everyone whose membership began from 2021-01-01 through 2022-12-31
-- Who came to us no earlier than 2021-01-01 and no later than 2022-12-31? Forename, then family name.
-- start within 2021-01-01 - 2022-12-31: given and family name of the members
SELECT first_name, last_name FROM members WHERE joined_on BETWEEN '2021-01-01' AND '2022-12-31';
-- Give the titles and dates of events with the word 'Beginners' in the title.
-- evenings billed with Beginners somewhere in their name: title and day
-- What was or will be on for Beginners, going by its title, and when?
-- "beginners" somewhere in the title: title of the event, date
SELECT title, event_date FROM events WHERE title LIKE '%Beginners%';
-- What is the name of the manager and of the deputy of the site Clockwork Mill?
-- who runs Clockwork Mill and who stands in for that person
-- Who is in charge at Clockwork Mill, and who takes over at need?
-- Clockwork Mill: name of its head, name of the head's substitute
SELECT T2.full_name, T3.full_name FROM sites AS T1 JOIN staff AS T2 ON T1.manager_id = T2.id JOIN staff AS T3 ON T1.deputy_id = T3.id WHERE T1.name = 'Clockwork Mill';
-- Which staff members manage at least two sites? Show their full names.
-- employees in charge of two or more locations as manager
-- Who is in charge of two places or more?
-- count sites by manager, leaving out anyone with a single one: full name
SELECT T1.full_name FROM staff AS T1 JOIN sites AS T2 ON T1.id = T2.manager_id GROUP BY T1.id HAVING COUNT(*) >= 2;
-- Which staff members serve as manager of one site and as deputy of another? Give the full names.
-- employees, by name, who appear both as a manager and as a deputy of our locations
-- Who is in charge at one place and is the substitute at some place too?
-- staff found as deputy and found as manager as well, full names
SELECT T1.full_name FROM staff AS T1 JOIN sites AS T2 ON T1.id = T2.manager_id INTERSECT SELECT T1.full_name FROM staff AS T1 JOIN sites AS T2 ON T1.id = T2.deputy_id;
-- Find the full names and roles of staff who are neither the manager nor the deputy of any site.
-- name and job of employees who head no location and are nobody's stand-in there
-- Who works for us but is neither in charge anywhere nor the substitute? What they are called, then what they do.
-- leave out all managers and all deputies of sites: full name and role of the staff that remain
SELECT full_name, role FROM staff WHERE id NOT IN (SELECT manager_id FROM sites) AND id NOT IN (SELECT deputy_id FROM sites);
-- For each site, show its name and the number of members who have it as their home site.
-- how many people are based at each location
-- How many people call each of our places their home? The place first.
-- member count by home site, site's name in front
SELECT T1.name, COUNT(*) FROM sites AS T1 JOIN members AS T2 ON T1.id = T2.home_site_id GROUP BY T1.id;
-- Who referred the member Femi Adeyemi? Return the first and last name.
-- given name and surname of the person that brought Femi Adeyemi to us
-- Through whom did Femi Adeyemi come to us? Forename, family name.
-- recommended Femi Adeyemi: given name and family name of that member
SELECT T2.first_name, T2.last_name FROM members AS T1 JOIN members AS T2 ON T1.referred_by = T2.id WHERE T1.first_name = 'Femi' AND T1.last_name = 'Adeyemi';
-- What is the total amount of confirmed room bookings for each meeting room? Show the room's name.
-- takings per room, counting confirmed reservations only: room, sum
-- How much has each room brought in with what was confirmed? The room first.
-- status confirmed alone: sum of amounts by meeting room, room's name in front
SELECT T1.name, SUM(T2.amount) FROM meeting_rooms AS T1 JOIN room_bookings AS T2 ON T1.id = T2.room_id WHERE T2.status = 'confirmed' GROUP BY T1.id;
-- Which three meeting rooms have the highest hourly price? Give the name and the price.
-- the 3 dearest rooms by the hour, with the charge
-- What three rooms cost most for an hour, and how much? The greatest on top.
-- top 3 by price an hour, in descending order: room, price
SELECT name, hourly_price FROM meeting_rooms ORDER BY hourly_price DESC LIMIT 3;
-- List the names of companies that have no member.
-- firms from which nobody ever became one of our members
-- What firms does none of our people work for?
-- companies that not one member belongs to
SELECT name FROM companies WHERE id NOT IN (SELECT company_id FROM members WHERE company_id IS NOT NULL);
-- Show the last names of members who belong to no company, with the name of their plan.
-- people without a firm: surname and what subscription they are on
-- Who is here without a firm, and what have they signed up for? Family names.
-- company left blank: member's family name, plan's name
SELECT T1.last_name, T2.name FROM members AS T1 JOIN plans AS T2 ON T1.plan_code = T2.code WHERE T1.company_id IS NULL;
-- How many different members have made a confirmed room booking?
-- count the distinct people with a reservation that is confirmed
-- How many distinct people have taken a room in a way that was confirmed?
-- status confirmed: number of different members among the room bookings
SELECT COUNT(DISTINCT member_id) FROM room_bookings WHERE status = 'confirmed';
-- Find the labels and kinds of desks that are assigned to a member now, that is, with no release date.
-- which desks are not yet handed back by their holder? label and type
-- At what places to sit is somebody who has not given theirs back yet? What is written on each, and of what sort it is.
-- released date blank: label and kind of the desk
SELECT T1.label, T1.kind FROM desks AS T1 JOIN desk_assignments AS T2 ON T1.id = T2.desk_id WHERE T2.released_on IS NULL;
-- List the cities that have a site or a company, each one time.
-- towns where we have a location plus towns where a firm is registered, no repeats
-- Where is there a place of ours, or a firm? Every town one time.
-- one list of cities without doubles: the companies' and the sites'
SELECT city FROM sites UNION SELECT city FROM companies;
-- Show the title of each event, the name of its site and the last name of its host.
-- what was on, at which location, given by whom (surname)
-- What took place where, and who gave it? The title, the place, the family name.
-- for all events: title, name of the site, family name of the member hosting
SELECT T1.title, T2.name, T3.last_name FROM events AS T1 JOIN sites AS T2 ON T1.site_id = T2.id JOIN members AS T3 ON T1.host_id = T3.id;
-- What is the average rating given by guests of events held in Leeds?
-- how good, on average, did visitors find what took place at our Leeds locations
-- How well did people like what took place in Leeds, in the mean?
-- city Leeds: mean of the guests' ratings of its events
SELECT AVG(T3.rating) FROM sites AS T1 JOIN events AS T2 ON T1.id = T2.site_id JOIN event_guests AS T3 ON T2.id = T3.event_id WHERE T1.city = 'Leeds';
-- Which companies have members who booked rooms in at least two different sites?
-- names of firms whose people reserved rooms at two or more different locations
-- What firms have people who took rooms at two places of ours or more, distinct ones?
-- companies whose members' bookings cover no fewer than 2 different sites
SELECT T1.name FROM companies AS T1 JOIN members AS T2 ON T1.id = T2.company_id JOIN room_bookings AS T3 ON T2.id = T3.member_id JOIN meeting_rooms AS T4 ON T3.room_id = T4.id GROUP BY T1.id HAVING COUNT(DISTINCT T4.site_id) >= 2;
-- Among rooms that have a screen (1), which one has the largest total of booked hours, whatever the status of the booking?
-- room equipped with a screen (1) that was reserved for the most hours in all, cancellations included
-- What room with something to show films on (screen 1) was taken for longest in all, whatever became of it?
-- has screen = 1: add up booked hours by room, any status, name the one on top
SELECT T1.name FROM meeting_rooms AS T1 JOIN room_bookings AS T2 ON T1.id = T2.room_id WHERE T1.has_screen = 1 GROUP BY T1.id ORDER BY SUM(T2.hours) DESC LIMIT 1;

-- database: pulsepoint_fitness
CREATE TABLE Club (ClubID INTEGER PRIMARY KEY, ClubName TEXT, Street TEXT, City TEXT, OpeningYear INTEGER, FloorArea INTEGER, HasPool TEXT);
CREATE TABLE MembershipType (TypeCode TEXT PRIMARY KEY, TypeName TEXT, MonthlyPrice REAL, MinimumMonths INTEGER, AllClubs TEXT);
CREATE TABLE Trainer (TrainerID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, BirthYear INTEGER, ClubID INTEGER REFERENCES Club(ClubID), Salary REAL, MentorID INTEGER REFERENCES Trainer(TrainerID));
CREATE TABLE Member (MemberID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Gender TEXT, BirthYear INTEGER, HomeClubID INTEGER REFERENCES Club(ClubID), TypeCode TEXT REFERENCES MembershipType(TypeCode), JoinDate TEXT, CancelDate TEXT, PersonalTrainerID INTEGER REFERENCES Trainer(TrainerID));
CREATE TABLE Certificate (CertCode TEXT PRIMARY KEY, CertName TEXT, IssuedBy TEXT, ValidYears INTEGER);
CREATE TABLE TrainerCertificate (TrainerID INTEGER REFERENCES Trainer(TrainerID), CertCode TEXT REFERENCES Certificate(CertCode), YearEarned INTEGER, Score INTEGER, PRIMARY KEY (TrainerID, CertCode));
CREATE TABLE ClassType (ClassTypeID INTEGER PRIMARY KEY, ClassTitle TEXT, Intensity TEXT, DurationMinutes INTEGER, RequiredCert TEXT REFERENCES Certificate(CertCode));
CREATE TABLE ScheduledClass (ScheduleID INTEGER PRIMARY KEY, ClassTypeID INTEGER REFERENCES ClassType(ClassTypeID), ClubID INTEGER REFERENCES Club(ClubID), TrainerID INTEGER REFERENCES Trainer(TrainerID), SubstituteID INTEGER REFERENCES Trainer(TrainerID), Weekday TEXT, StartTime TEXT, MaxPlaces INTEGER);
CREATE TABLE Attendance (AttendanceID INTEGER PRIMARY KEY, ScheduleID INTEGER REFERENCES ScheduledClass(ScheduleID), MemberID INTEGER REFERENCES Member(MemberID), ClassDate TEXT, Status TEXT, HeartRateAvg INTEGER);
CREATE TABLE Equipment (EquipmentID INTEGER PRIMARY KEY, ClubID INTEGER REFERENCES Club(ClubID), EquipmentName TEXT, Maker TEXT, PurchaseYear INTEGER, Price REAL, Status TEXT, LastServiced TEXT);
INSERT INTO Club VALUES (1,'PulsePoint Central','14 Market Row','Dublin',2008,2400,'Yes'),(2,'PulsePoint Docks','3 Custom Quay','Dublin',2014,1750,'No'),(3,'PulsePoint Shannon','27 Arthur Street','Limerick',2017,1320,'No'),(4,'PulsePoint Lee','9 Mill Parade','Cork',2011,2980,'Yes'),(5,'PulsePoint Claddagh','1 Salthill Road','Galway',2022,990,'No');
INSERT INTO MembershipType VALUES ('BAS','Basic',29,12,'No'),('FLX','Flex',45,1,'No'),('PRM','Premium',62,12,'Yes'),('STU','Student',22.5,6,'No'),('OFP','Off-Peak',19.5,12,'No');
INSERT INTO Trainer VALUES (1,'Aoife','Brennan',1984,1,41000,NULL),(2,'Declan','Foley',1990,1,36500,1),(3,'Marta','Wrona',1988,4,38200,NULL),(4,'Jamal','Osei',1995,2,31000,1),(5,'Niamh','Keane',1998,3,29500,3),(6,'Luca','Ferri',1979,4,43800,NULL);
INSERT INTO Member VALUES (1,'Sean','Doyle','M',1975,1,'PRM','2016-01-11',NULL,1),(2,'Grace','Lynch','F',1991,1,'BAS','2019-06-03',NULL,NULL),(3,'Hugo','Walsh','M',2002,2,'STU','2022-09-20',NULL,NULL),(4,'Orla','Byrne','F',1983,4,'PRM','2018-02-26',NULL,6),(5,'Tariq','Mahmoud','M',1969,4,'BAS','2015-10-05','2023-04-30',3),(6,'Ciara','Doyle','F',1997,3,'FLX','2023-01-09',NULL,NULL),(7,'Bea','Nolan','F',2004,2,'STU','2023-09-18','2024-02-29',NULL),(8,'Patrick','Shea','M',1958,4,'FLX','2020-07-13',NULL,6);
INSERT INTO Certificate VALUES ('SPN','Indoor Cycling Coach','VeloFit',3),('YOG','Yoga Teacher 200','Lotus Board',5),('AQA','Aqua Instructor','Swim Council',2),('PTR','Personal Trainer Diploma','Fit Register',4),('KET','Kettlebell Coach','Fit Register',2);
INSERT INTO TrainerCertificate VALUES (1,'PTR',2009,88),(1,'SPN',2012,91),(2,'SPN',2016,79),(3,'YOG',2013,94),(3,'PTR',2014,82),(4,'PTR',2020,75),(6,'AQA',2006,86),(6,'PTR',2004,97);
INSERT INTO ClassType VALUES (1,'Power Cycle','high',45,'SPN'),(2,'Morning Yoga','low',60,'YOG'),(3,'Aqua Jog','medium',50,'AQA'),(4,'Core Power','high',30,NULL),(5,'Evening Yoga','low',75,'YOG'),(6,'Kettlebell Basics','medium',40,'KET');
INSERT INTO ScheduledClass VALUES (1,1,1,1,2,'Monday','18:00',24),(2,4,1,2,NULL,'Tuesday','07:00',18),(3,2,4,3,NULL,'Wednesday','06:30',15),(4,3,4,6,3,'Thursday','10:00',12),(5,4,2,4,2,'Monday','19:30',20),(6,1,2,2,1,'Friday','17:30',16),(7,5,4,3,6,'Tuesday','20:00',14);
INSERT INTO Attendance VALUES (1,1,1,'2024-01-08','attended',142),(2,1,2,'2024-01-08','attended',151),(3,2,2,'2024-01-09','no-show',NULL),(4,3,4,'2024-01-10','attended',98),(5,4,8,'2024-01-11','attended',110),(6,5,3,'2024-01-15','attended',147),(7,7,4,'2024-01-16','attended',92),(8,6,1,'2024-01-19','cancelled',NULL);
INSERT INTO Equipment VALUES (1,1,'Treadmill T9','Corsair',2018,4200,'in use','2023-11-02'),(2,1,'Rowing Machine','Hydra',2020,1450,'in use',NULL),(3,2,'Treadmill T7','Corsair',2014,3100,'broken','2022-05-19'),(4,4,'Cable Tower','Ironlane',2011,2750,'in use','2023-08-30'),(5,4,'Spin Bike','Velora',2021,980,'in use',NULL),(6,3,'Leg Press','Ironlane',2017,3600,'in repair','2023-01-25');
-- How many clubs do not have a pool (No)?
-- number of gyms with No under swimming pool
-- In how many gyms can one not swim (pool No)?
-- has pool = No - club count
SELECT COUNT(*) FROM Club WHERE HasPool = 'No';
-- Show the first name, last name and salary of all trainers, ordered by salary from high to low.
-- coaches and their pay, best paid on top (given name, surname, pay)
-- How much does everyone who teaches with us earn? Forename, family name, sum, the greatest on top.
-- trainers sorted by salary downwards: given name, family name, salary
SELECT FirstName, LastName, Salary FROM Trainer ORDER BY Salary DESC;
-- What is the average duration of the class types with high intensity?
-- how many minutes does a class of intensity high last on average
-- How long does something take, in minutes and in the mean, that is of high effort?
-- high as intensity - mean minutes of the class types
SELECT AVG(DurationMinutes) FROM ClassType WHERE Intensity = 'high';
-- List the titles of class types whose title contains 'Yoga'.
-- everything on offer with Yoga in its name
-- What can one do here that has Yoga in its name?
-- i'm looking for class titles with "yoga"
SELECT ClassTitle FROM ClassType WHERE ClassTitle LIKE '%Yoga%';
-- Find the names of pieces of equipment that start with 'Treadmill' and the year they were bought.
-- machines called Treadmill something, with year of purchase
-- What apparatus has a name that opens with Treadmill, and when did we buy it?
-- names beginning "treadmill": name, purchase year
SELECT EquipmentName, PurchaseYear FROM Equipment WHERE EquipmentName LIKE 'Treadmill%';
-- Which equipment has no service date recorded? Give the equipment name and the club name.
-- machines never serviced as far as we know, and the gym they stand in
-- What apparatus has nobody looked after yet, and in what gym is it?
-- last service left blank: name of the equipment, name of the club
SELECT T1.EquipmentName, T2.ClubName FROM Equipment AS T1 JOIN Club AS T2 ON T1.ClubID = T2.ClubID WHERE T1.LastServiced IS NULL;
-- For each membership type name, how many members have it?
-- head count by kind of subscription, full name of the kind first
-- How many people have signed up for each sort of thing? The sort's full name first.
-- member count by membership type, type's name in front
SELECT T1.TypeName, COUNT(*) FROM MembershipType AS T1 JOIN Member AS T2 ON T1.TypeCode = T2.TypeCode GROUP BY T1.TypeCode;
-- Which membership types does no member have? Show the name.
-- subscriptions that nobody took
-- What has nobody signed up for?
-- membership types that not one member has, by name
SELECT TypeName FROM MembershipType WHERE TypeCode NOT IN (SELECT TypeCode FROM Member);
-- Show the weekday, the start time and the class title of the classes given by the trainer with last name Wrona.
-- when does Wrona teach and what: day, hour, name of the class
-- On what days, and at what time, is one taught by Wrona, and in what?
-- trainer's family name Wrona: weekday, starting time, title of the class
SELECT T2.Weekday, T2.StartTime, T3.ClassTitle FROM Trainer AS T1 JOIN ScheduledClass AS T2 ON T1.TrainerID = T2.TrainerID JOIN ClassType AS T3 ON T2.ClassTypeID = T3.ClassTypeID WHERE T1.LastName = 'Wrona';
-- For the scheduled classes that have a substitute, show the schedule ID, the last name of the trainer and the last name of the substitute.
-- who teaches and who would step in, where someone is named for it: slot ID and the two surnames
-- Who takes each class and who would take over, where such a person is set? The slot's ID, then the two family names.
-- substitute filled in: schedule ID, family name of the trainer, family name of the substitute
SELECT T1.ScheduleID, T2.LastName, T3.LastName FROM ScheduledClass AS T1 JOIN Trainer AS T2 ON T1.TrainerID = T2.TrainerID JOIN Trainer AS T3 ON T1.SubstituteID = T3.TrainerID;
-- Which trainers hold at least two certificates? Give first and last names.
-- coaches with 2 or more diplomas, given name plus surname
-- Who on our team has two certificates or more? Forename, family name.
-- count certificates by trainer, leaving out anyone with a single one: given name, family name
SELECT T1.FirstName, T1.LastName FROM Trainer AS T1 JOIN TrainerCertificate AS T2 ON T1.TrainerID = T2.TrainerID GROUP BY T1.TrainerID HAVING COUNT(*) >= 2;
-- Find the last names of trainers who hold both the Indoor Cycling Coach and the Personal Trainer Diploma certificates.
-- surnames of coaches qualified as Indoor Cycling Coach and also with a Personal Trainer Diploma
-- Who on our team is both an Indoor Cycling Coach by certificate and the holder of a Personal Trainer Diploma? Family names.
-- family names of trainers with Personal Trainer Diploma as well as Indoor Cycling Coach
SELECT T1.LastName FROM Trainer AS T1 JOIN TrainerCertificate AS T2 ON T1.TrainerID = T2.TrainerID JOIN Certificate AS T3 ON T2.CertCode = T3.CertCode WHERE T3.CertName = 'Indoor Cycling Coach' INTERSECT SELECT T1.LastName FROM Trainer AS T1 JOIN TrainerCertificate AS T2 ON T1.TrainerID = T2.TrainerID JOIN Certificate AS T3 ON T2.CertCode = T3.CertCode WHERE T3.CertName = 'Personal Trainer Diploma';
-- What are the names of the certificates that no trainer has earned?
-- qualifications none of our coaches hold
-- What can one prove to be good at, by certificate, that none of our team has proved?
-- certificates that not one trainer has, by name
SELECT CertName FROM Certificate WHERE CertCode NOT IN (SELECT CertCode FROM TrainerCertificate);
-- Which trainer has the highest score for the Personal Trainer Diploma? Show first name, last name and score.
-- best result in the Personal Trainer Diploma: given name, surname, points
-- Who did better than anybody else at Personal Trainer Diploma, and how well? Forename, family name, points.
-- Personal Trainer Diploma, highest score: given name, family name, score
SELECT T1.FirstName, T1.LastName, T2.Score FROM Trainer AS T1 JOIN TrainerCertificate AS T2 ON T1.TrainerID = T2.TrainerID JOIN Certificate AS T3 ON T2.CertCode = T3.CertCode WHERE T3.CertName = 'Personal Trainer Diploma' ORDER BY T2.Score DESC LIMIT 1;
-- How many distinct members have an attendance record with the status 'attended'?
-- number of different people marked attended in some class
-- How many distinct people have really come to something (attended)?
-- status attended: number of different members
SELECT COUNT(DISTINCT MemberID) FROM Attendance WHERE Status = 'attended';
-- List the first and last names of members whose personal trainer is one of the trainers of the club PulsePoint Lee.
-- given name and surname of everybody coached personally by someone employed at PulsePoint Lee
-- Who has somebody from PulsePoint Lee to train them one to one? Forename, family name.
-- club PulsePoint Lee for the personal trainer: given and family name of the members
SELECT T1.FirstName, T1.LastName FROM Member AS T1 JOIN Trainer AS T2 ON T1.PersonalTrainerID = T2.TrainerID JOIN Club AS T3 ON T2.ClubID = T3.ClubID WHERE T3.ClubName = 'PulsePoint Lee';
-- For each city, show the earliest birth year and the number of the members whose home club is in that city.
-- town of the home gym, birth year of the most senior member there, and how many members that makes
-- In what year was the oldest of our people in each town born, and how many people are there? Town of the home gym first.
-- by city of the home club: city, smallest birth year, member count
SELECT T1.City, MIN(T2.BirthYear), COUNT(*) FROM Club AS T1 JOIN Member AS T2 ON T1.ClubID = T2.HomeClubID GROUP BY T1.City;
-- Give the distinct last names of trainers who earn more than the average trainer salary and hold a certificate issued by Fit Register or Swim Council.
-- different surnames of coaches paid above the mean with a diploma from Fit Register or Swim Council
-- Who gets more than our team gets in the mean and has a certificate from Fit Register or from Swim Council? Family names, each one time.
-- issued by Swim Council or Fit Register, salary beyond the mean of all trainers: different family names
SELECT DISTINCT T1.LastName FROM Trainer AS T1 JOIN TrainerCertificate AS T2 ON T1.TrainerID = T2.TrainerID JOIN Certificate AS T3 ON T2.CertCode = T3.CertCode WHERE T1.Salary > (SELECT AVG(Salary) FROM Trainer) AND (T3.IssuedBy = 'Fit Register' OR T3.IssuedBy = 'Swim Council');
-- Which clubs have no class on the schedule? Give the name and the city.
-- gyms where nothing is timetabled: name and town
-- In what gyms does nothing take place, going by the timetable? The gym, then the town.
-- clubs without one scheduled class: name, city
SELECT ClubName, City FROM Club WHERE ClubID NOT IN (SELECT ClubID FROM ScheduledClass);
-- Show the last names of trainers who give scheduled classes but are the substitute of none.
-- surnames of coaches with classes of their own, except those named as stand-in for some class
-- Who takes a class of their own but does not take over for anybody? Family names.
-- leave out every family name found as a substitute; which trainers of scheduled classes remain
SELECT T1.LastName FROM Trainer AS T1 JOIN ScheduledClass AS T2 ON T1.TrainerID = T2.TrainerID EXCEPT SELECT T1.LastName FROM Trainer AS T1 JOIN ScheduledClass AS T2 ON T1.TrainerID = T2.SubstituteID;
-- Which maker's equipment has the highest average price, and what is that average?
-- brand with the most expensive machines on average, plus the mean price
-- Whose apparatus is most expensive in the mean, and how expensive?
-- mean price by maker, just the top one: maker, mean
SELECT Maker, AVG(Price) FROM Equipment GROUP BY Maker ORDER BY AVG(Price) DESC LIMIT 1;
-- Which trainer is the mentor of the most other trainers? Return the mentor's first and last name.
-- the coach whom the largest number of colleagues have as mentor, given name and surname
-- Whom have more of our team had to guide them than anybody else? Forename, family name.
-- count trainers by mentor: given name and family name of the mentor on top
SELECT T2.FirstName, T2.LastName FROM Trainer AS T1 JOIN Trainer AS T2 ON T1.MentorID = T2.TrainerID GROUP BY T2.TrainerID ORDER BY COUNT(*) DESC LIMIT 1;
