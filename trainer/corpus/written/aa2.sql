-- database: calder_bench_registry
CREATE TABLE courts (crt_id INTEGER PRIMARY KEY, crt_name TEXT, crt_level TEXT, town TEXT, higher_crt_id INTEGER REFERENCES courts(crt_id));
CREATE TABLE courtrooms (room_id INTEGER PRIMARY KEY, crt_id INTEGER REFERENCES courts(crt_id), room_label TEXT, seat_count INTEGER, has_video_link TEXT);
CREATE TABLE judges (jdg_id INTEGER PRIMARY KEY, jdg_name TEXT, birth_year INTEGER, appointed_year INTEGER, crt_id INTEGER REFERENCES courts(crt_id), retired_on TEXT);
CREATE TABLE clerks (clerk_id INTEGER PRIMARY KEY, clerk_name TEXT, desk TEXT, hired_year INTEGER, crt_id INTEGER REFERENCES courts(crt_id));
CREATE TABLE ref_case_types (ct_code TEXT PRIMARY KEY, ct_description TEXT, filing_fee REAL, target_weeks INTEGER);
CREATE TABLE cases (case_no TEXT PRIMARY KEY, ct_code TEXT REFERENCES ref_case_types(ct_code), crt_id INTEGER REFERENCES courts(crt_id), filed_on TEXT, closed_on TEXT, status TEXT, claim_amount REAL, presiding_jdg_id INTEGER REFERENCES judges(jdg_id), appeal_of TEXT REFERENCES cases(case_no));
CREATE TABLE parties (party_id INTEGER PRIMARY KEY, party_name TEXT, party_kind TEXT, town TEXT, registered_on TEXT);
CREATE TABLE lawyers (law_id INTEGER PRIMARY KEY, law_name TEXT, firm TEXT, bar_year INTEGER, town TEXT);
CREATE TABLE case_parties (case_no TEXT REFERENCES cases(case_no), party_id INTEGER REFERENCES parties(party_id), role TEXT, law_id INTEGER REFERENCES lawyers(law_id), PRIMARY KEY (case_no, party_id));
CREATE TABLE hearings (hear_id INTEGER PRIMARY KEY, case_no TEXT REFERENCES cases(case_no), room_id INTEGER REFERENCES courtrooms(room_id), clerk_id INTEGER REFERENCES clerks(clerk_id), hear_date TEXT, purpose TEXT, minutes INTEGER);
CREATE TABLE filings (filing_id INTEGER PRIMARY KEY, case_no TEXT REFERENCES cases(case_no), party_id INTEGER REFERENCES parties(party_id), received_on TEXT, doc_title TEXT, pages INTEGER);
CREATE TABLE rulings (ruling_id INTEGER PRIMARY KEY, case_no TEXT REFERENCES cases(case_no), jdg_id INTEGER REFERENCES judges(jdg_id), ruled_on TEXT, outcome TEXT, awarded_amount REAL, costs REAL);
INSERT INTO courts VALUES (1,'High Court of Calder','appeal','Calderton',NULL),(2,'Calderton Civil Court','district','Calderton',1),(3,'Brigg Magistrates','district','Briggmouth',1),(4,'Hollin Small Claims Court','local','Hollin',2),(5,'Ferry Street Tribunal','local','Briggmouth',3);
INSERT INTO courtrooms VALUES (1,1,'Great Chamber',120,'Y'),(2,2,'Room 1',60,'Y'),(3,2,'Room 2',35,'N'),(4,3,'Old Hall',80,'N'),(5,4,'Room 7',20,'Y'),(6,5,'Annex',15,'N');
INSERT INTO judges VALUES (1,'Honora Blyth',1955,1992,1,NULL),(2,'Desmond Achterberg',1961,2001,2,NULL),(3,'Renata Coyle',1974,2013,2,NULL),(4,'Ambrose Tully',1949,1988,3,'2019-06-30'),(5,'Yvette Marchbanks',1970,2009,3,NULL),(6,'Lionel Frew',1982,2020,4,NULL);
INSERT INTO clerks VALUES (1,'Petra Sands','civil desk',2006,2),(2,'Ollie Grant','civil desk',2017,2),(3,'Hamza Rafiq','criminal desk',2012,3),(4,'Una Forde','appeals desk',1999,1),(5,'Toby Wren','front desk',2022,4);
INSERT INTO ref_case_types VALUES ('CON','contract dispute',320,52),('TEN','tenancy',110,20),('INJ','personal injury',450,78),('THE','theft',0,30),('APP','appeal',600,60),('INH','inheritance',280,65);
INSERT INTO cases VALUES ('18/044','CON',2,'2018-03-12','2019-02-20','closed',84000,2,NULL),('18/051','THE',3,'2018-04-02','2018-11-15','closed',NULL,4,NULL),('19/007','INJ',2,'2019-01-22','2020-09-30','closed',150000,3,NULL),('19/102','APP',1,'2019-05-06','2020-03-11','closed',84000,1,'18/044'),('20/015','TEN',4,'2020-02-17',NULL,'stayed',3600,6,NULL),('21/033','CON',2,'2021-06-08',NULL,'open',41500,2,NULL),('21/060','APP',1,'2021-01-11',NULL,'open',150000,1,'19/007'),('22/009','THE',3,'2022-01-19','2022-07-07','closed',NULL,5,NULL);
INSERT INTO parties VALUES (1,'Marlowe Joinery Ltd','company','Calderton','2018-03-12'),(2,'Gideon Stroud','person','Hollin','2018-03-12'),(3,'The Crown','state','Calderton','2018-04-02'),(4,'Nell Ashdown','person','Briggmouth','2018-04-02'),(5,'Verity Lamb','person','Calderton','2019-01-22'),(6,'Swiftbus plc','company','Briggmouth','2019-01-22'),(7,'Hollin Lettings','company','Hollin','2020-02-17'),(8,'Otto Pinnock','person','Selby Cross','2021-11-30');
INSERT INTO lawyers VALUES (1,'Clarissa Dunne','Dunne and Hale',1998,'Calderton'),(2,'Mortimer Hale','Dunne and Hale',1985,'Calderton'),(3,'Ziva Kaplan','Kaplan Chambers',2010,'Briggmouth'),(4,'Rufus Oakes','Oakes Legal',2016,'Hollin'),(5,'Imogen Strand','Kaplan Chambers',2021,'Selby Cross');
INSERT INTO case_parties VALUES ('18/044',1,'claimant',1),('18/044',2,'defendant',4),('18/051',3,'prosecution',NULL),('18/051',4,'defendant',3),('19/007',5,'claimant',2),('19/007',6,'defendant',3),('19/102',2,'claimant',4),('19/102',1,'defendant',1),('20/015',7,'claimant',4),('20/015',4,'defendant',NULL),('21/033',1,'claimant',2),('21/033',6,'defendant',3),('21/060',6,'claimant',3),('21/060',5,'defendant',2),('22/009',3,'prosecution',NULL),('22/009',2,'defendant',4);
INSERT INTO hearings VALUES (1,'18/044',2,1,'2018-06-20','directions',45),(2,'18/044',2,1,'2018-12-03','trial',310),(3,'18/051',4,3,'2018-10-22','trial',185),(4,'19/007',3,2,'2019-07-15','directions',30),(5,'19/007',2,2,'2020-06-08','trial',420),(6,'19/102',1,4,'2020-01-21','appeal hearing',240),(7,'20/015',5,5,'2020-03-09','directions',25),(8,'22/009',4,3,'2022-06-14','trial',95),(9,'21/033',3,2,'2022-02-10','directions',35);
INSERT INTO filings VALUES (1,'18/044',1,'2018-03-12','Statement of claim',24),(2,'18/044',2,'2018-04-30','Defence and counterclaim',17),(3,'19/007',5,'2019-01-22','Statement of claim for injury',38),(4,'19/007',6,'2019-03-18','Expert report on brakes',112),(5,'19/102',2,'2019-05-06','Notice of appeal',9),(6,'20/015',7,'2020-02-17','Statement of rent arrears',6),(7,'21/033',1,'2021-06-08','Particulars of breach',31),(8,'21/060',6,'2021-01-11','Grounds for appeal',14);
INSERT INTO rulings VALUES (1,'18/044',2,'2019-02-20','claim allowed',61000,8200),(2,'18/051',4,'2018-11-15','convicted',NULL,950),(3,'19/007',3,'2020-09-30','claim allowed',132500,14100),(4,'19/102',1,'2020-03-11','appeal dismissed',0,5600),(5,'22/009',5,'2022-07-07','acquitted',NULL,400);
-- How many cases have the status closed?
-- number of closed cases
-- How many matters on the register are over and done with, that is, closed?
-- closed matters, what's the count
SELECT COUNT(*) FROM cases WHERE status = 'closed';
-- Show the title and page count of the filings whose title starts with Statement, the longest first.
-- documents beginning Statement: title, pages, thickest one at the top
-- What papers handed in open with the word Statement, and how thick are they, the bulkiest leading?
-- statement... docs, title plus pages, pages descending
SELECT doc_title, pages FROM filings WHERE doc_title LIKE 'Statement%' ORDER BY pages DESC;
-- Which judges were appointed between 1990 and 2010? Give their names and years of birth.
-- judges named to the bench from 1990 to 2010, name and birth year
-- Who joined the bench in the years 1990 to 2010, and when was each of them born?
-- appointment year within 1990 and 2010, judge and year of birth
SELECT jdg_name, birth_year FROM judges WHERE appointed_year BETWEEN 1990 AND 2010;
-- List the labels of the courtrooms with a video link (Y).
-- rooms having video link Y, labels
-- In which rooms can somebody appear over a screen (video link Y)?
-- i need the room labels where the video flag is Y
SELECT room_label FROM courtrooms WHERE has_video_link = 'Y';
-- What are the average and the highest costs of the rulings?
-- mean and max costs in rulings
-- What does a decision cost as a rule, and what did the dearest one cost?
-- ruling costs: avg, then top
SELECT AVG(costs), MAX(costs) FROM rulings;
-- Give the name of each court and the name of the court directly above it.
-- court with its higher court, both names
-- Which bench stands over which? First the lower one's name.
-- pairs of names, court then next court up
SELECT T1.crt_name, T2.crt_name FROM courts AS T1 JOIN courts AS T2 ON T1.higher_crt_id = T2.crt_id;
-- For each case type, show its description and the number of cases.
-- cases counted by type, description first
-- What sorts of matter come before us, and how many of each?
-- description of the kind of case and how many were registered
SELECT T1.ct_description, COUNT(*) FROM ref_case_types AS T1 JOIN cases AS T2 ON T1.ct_code = T2.ct_code GROUP BY T1.ct_code;
-- Which parties take part in no case? Return their names.
-- names of parties not attached to any case
-- Who is on our list of people and bodies but was never drawn into a lawsuit?
-- party names without a single case
SELECT party_name FROM parties WHERE party_id NOT IN (SELECT party_id FROM case_parties);
-- What are the names of the lawyers who acted for a defendant? List each lawyer once.
-- distinct attorneys on the side of a defendant
-- Who has stood up in court for some defendant? No name twice.
-- role defendant, the lawyers behind it, unique names
SELECT DISTINCT T1.law_name FROM lawyers AS T1 JOIN case_parties AS T2 ON T1.law_id = T2.law_id WHERE T2.role = 'defendant';
-- Which case had the longest hearing? Show the case number and the name of the presiding judge.
-- longest single hearing: case no and judge presiding
-- What matter kept everybody in the room for the most minutes at one go, and who was in the chair?
-- hearing with max minutes, tell me its case number plus presiding judge
SELECT T1.case_no, T2.jdg_name FROM cases AS T1 JOIN judges AS T2 ON T1.presiding_jdg_id = T2.jdg_id JOIN hearings AS T3 ON T1.case_no = T3.case_no ORDER BY T3.minutes DESC LIMIT 1;
-- For each appeal, list its case number, the case number it appeals, and the status of the original case.
-- appeals: own no, no of the earlier case, that earlier case's status
-- Which matters challenge an older one, which older one is it, and how does that older one stand now?
-- appeal number, number appealed against, original's status
SELECT T1.case_no, T2.case_no, T2.status FROM cases AS T1 JOIN cases AS T2 ON T1.appeal_of = T2.case_no;
-- Which towns are home to both a party and a lawyer?
-- towns occurring for parties as well as for attorneys
-- Where do litigants live in whose town an attorney practises too?
-- place names shared by the party list and the lawyer list
SELECT town FROM parties INTERSECT SELECT town FROM lawyers;
-- Which case numbers have no ruling yet?
-- undecided cases by number
-- In what matters (numbers) has nothing been decided so far?
-- case nos missing from the rulings
SELECT case_no FROM cases EXCEPT SELECT case_no FROM rulings;
-- Show the numbers of the cases that claim more than 100000 or that were heard in Great Chamber.
-- case nos: claim above 100000, or a hearing in Great Chamber
-- What matters are about more than 100000 or were dealt with in Great Chamber? Numbers please.
-- great chamber hearings or over 100000 claimed, either one, case numbers
SELECT case_no FROM cases WHERE claim_amount > 100000 UNION SELECT T1.case_no FROM hearings AS T1 JOIN courtrooms AS T2 ON T1.room_id = T2.room_id WHERE T2.room_label = 'Great Chamber';
-- How many different firms have a lawyer acting in a case?
-- count distinct law firms that appear in cases
-- From how many separate practices do the attorneys in our lawsuits come?
-- number of unique firms with somebody representing a party
SELECT COUNT(DISTINCT T1.firm) FROM lawyers AS T1 JOIN case_parties AS T2 ON T1.law_id = T2.law_id;
-- What is the total number of hearing minutes at each court? Give the court name too.
-- court name and its summed minutes of hearings
-- How long did people sit in session in every house, all told, by name of the house?
-- add up hearing minutes by court
SELECT T1.crt_name, SUM(T3.minutes) FROM courts AS T1 JOIN courtrooms AS T2 ON T1.crt_id = T2.crt_id JOIN hearings AS T3 ON T2.room_id = T3.room_id GROUP BY T1.crt_id;
-- Which cases claim more than the average claim amount? Give the case number and the filing date.
-- cases over the mean claim: no, day filed
-- In which matters is more money asked for than usual, and when did they reach us?
-- above-average claims, case number with date of filing
SELECT case_no, filed_on FROM cases WHERE claim_amount > (SELECT AVG(claim_amount) FROM cases);
-- Which parties appear in at least three cases? Show the name and the number of cases.
-- parties with 3 or more cases: name, how many
-- Who has been to court three times or oftener, and how often?
-- three cases minimum per party, name and count
SELECT T1.party_name, COUNT(*) FROM parties AS T1 JOIN case_parties AS T2 ON T1.party_id = T2.party_id GROUP BY T1.party_id HAVING COUNT(*) >= 3;
-- Give the names of the parties that have been both a claimant and a defendant.
-- who was claimant in one case and defendant in another, names
-- Who has sat on either side of the room, as claimant and as defendant?
-- party names with role claimant and also role defendant
SELECT T1.party_name FROM parties AS T1 JOIN case_parties AS T2 ON T1.party_id = T2.party_id WHERE T2.role = 'claimant' INTERSECT SELECT T1.party_name FROM parties AS T1 JOIN case_parties AS T2 ON T1.party_id = T2.party_id WHERE T2.role = 'defendant';
-- For every ruling with outcome claim allowed, list the case number, the judge's name and the name of the claimant.
-- claim allowed rulings: case, judge who ruled, name of the claimant party
-- When it ended in claim allowed: which matter was it, who decided it, and who had brought it as claimant?
-- outcome = claim allowed, show case no, judge, claimant name
SELECT T1.case_no, T2.jdg_name, T4.party_name FROM rulings AS T1 JOIN judges AS T2 ON T1.jdg_id = T2.jdg_id JOIN case_parties AS T3 ON T1.case_no = T3.case_no JOIN parties AS T4 ON T3.party_id = T4.party_id WHERE T1.outcome = 'claim allowed' AND T3.role = 'claimant';
-- For each judge who presides over more than one case, show the name and the number of cases, in order of appointment year from the earliest.
-- judges presiding over more than one case: name, case count, longest-serving first
-- Who chairs more than one matter, and how many, starting with whoever joined the bench first?
-- presiding in more than one case, judge and number, sort by appointment year upward
SELECT T1.jdg_name, COUNT(*) FROM judges AS T1 JOIN cases AS T2 ON T1.jdg_id = T2.presiding_jdg_id GROUP BY T1.jdg_id HAVING COUNT(*) > 1 ORDER BY T1.appointed_year;
-- Among the hearings in the town Calderton, which clerk served the most? Give the clerk's name and the number of hearings.
-- clerk with the most hearings at courts in Calderton, name and number
-- Who took the notes most often when sessions were held in Calderton, and how many times?
-- calderton rooms only: top clerk by hearings, plus how many
SELECT T1.clerk_name, COUNT(*) FROM clerks AS T1 JOIN hearings AS T2 ON T1.clerk_id = T2.clerk_id JOIN courtrooms AS T3 ON T2.room_id = T3.room_id JOIN courts AS T4 ON T3.crt_id = T4.crt_id WHERE T4.town = 'Calderton' GROUP BY T1.clerk_id ORDER BY COUNT(*) DESC LIMIT 1;

-- database: st_brannoc_dispensary
CREATE TABLE therapeutic_class (class_code TEXT PRIMARY KEY, class_title TEXT, prescriber_level TEXT);
CREATE TABLE medicine (medicine_id INTEGER PRIMARY KEY, generic_name TEXT, brand_name TEXT, class_code TEXT REFERENCES therapeutic_class(class_code), dosage_form TEXT, strength_mg REAL, controlled_drug TEXT, cost_per_unit REAL, substitute_id INTEGER REFERENCES medicine(medicine_id));
CREATE TABLE manufacturer (manufacturer_id INTEGER PRIMARY KEY, company TEXT, country TEXT, last_audit_date TEXT, recall_phone TEXT);
CREATE TABLE wholesaler (wholesaler_id INTEGER PRIMARY KEY, company TEXT, city TEXT, country TEXT, delivery_days INTEGER, reliability_score REAL);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, full_name TEXT, profession TEXT, start_year INTEGER, supervisor_id INTEGER REFERENCES staff(staff_id));
CREATE TABLE ward (ward_id INTEGER PRIMARY KEY, ward_name TEXT, floor INTEGER, bed_count INTEGER, specialty TEXT, head_nurse_id INTEGER REFERENCES staff(staff_id));
CREATE TABLE shelf (shelf_id INTEGER PRIMARY KEY, shelf_label TEXT, room TEXT, temperature_zone TEXT, capacity INTEGER);
CREATE TABLE batch (batch_no TEXT PRIMARY KEY, medicine_id INTEGER REFERENCES medicine(medicine_id), manufacturer_id INTEGER REFERENCES manufacturer(manufacturer_id), shelf_id INTEGER REFERENCES shelf(shelf_id), expiry_date TEXT, quantity_received INTEGER, quantity_left INTEGER);
CREATE TABLE purchase_order (order_id INTEGER PRIMARY KEY, wholesaler_id INTEGER REFERENCES wholesaler(wholesaler_id), placed_by_id INTEGER REFERENCES staff(staff_id), approved_by_id INTEGER REFERENCES staff(staff_id), ordered_on TEXT, delivered_on TEXT);
CREATE TABLE purchase_order_line (order_id INTEGER REFERENCES purchase_order(order_id), medicine_id INTEGER REFERENCES medicine(medicine_id), packs INTEGER, price_per_pack REAL, PRIMARY KEY (order_id, medicine_id));
CREATE TABLE ward_issue (issue_id INTEGER PRIMARY KEY, batch_no TEXT REFERENCES batch(batch_no), ward_id INTEGER REFERENCES ward(ward_id), issued_by_id INTEGER REFERENCES staff(staff_id), received_by_id INTEGER REFERENCES staff(staff_id), issue_date TEXT, quantity INTEGER);
CREATE TABLE interaction (first_medicine_id INTEGER REFERENCES medicine(medicine_id), second_medicine_id INTEGER REFERENCES medicine(medicine_id), severity TEXT, effect TEXT, PRIMARY KEY (first_medicine_id, second_medicine_id));
INSERT INTO therapeutic_class VALUES ('ANA','painkillers','doctor'),('ABX','antibiotics','doctor'),('ACO','blood thinners','consultant'),('DIA','diabetes drugs','doctor'),('VIT','vitamins','nurse'),('SED','sedatives','consultant');
INSERT INTO medicine VALUES (1,'paracetamol','Panafex','ANA','tablet',500,'N',0.04,NULL),(2,'morphine sulfate','Morvane','ANA','injection',10,'Y',2.9,NULL),(3,'amoxicillin','Amoxaril','ABX','capsule',250,'N',0.18,NULL),(4,'warfarin','Clarin','ACO','tablet',5,'N',0.09,NULL),(5,'heparin sodium','Hepabel','ACO','injection',25,'N',4.6,4),(6,'insulin glargine','Lantria','DIA','injection',3.6,'N',11.2,NULL),(7,'midazolam','Dormivex','SED','injection',5,'Y',3.3,NULL),(8,'doxycycline',NULL,'ABX','tablet',100,'N',0.22,3),(9,'codeine phosphate','Codrel','ANA','tablet',30,'Y',0.31,1);
INSERT INTO manufacturer VALUES (1,'Alveda Pharma','Germany','2022-05-11','+49 555 01'),(2,'Brightwell Labs','Ireland','2023-02-20','+353 555 02'),(3,'Sanjiv Generics','India','2021-09-14',NULL),(4,'Norrmed','Sweden',NULL,'+46 555 04');
INSERT INTO wholesaler VALUES (1,'Medivan','Cork','Ireland',2,9.1),(2,'Pharmadepot','Bremen','Germany',4,8.4),(3,'Capsula Direct','Lyon','France',5,7.2),(4,'Wardline Supplies','Galway','Ireland',1,9.6),(5,'Isla Medica','Porto','Portugal',7,6.8);
INSERT INTO staff VALUES (1,'Breda Nolan','pharmacist',2004,NULL),(2,'Cian Mulvey','pharmacist',2015,1),(3,'Aoife Tierney','technician',2019,2),(4,'Paulo Reis','technician',2021,2),(5,'Greta Olsen','nurse',2008,NULL),(6,'Samir Dutt','nurse',2016,5),(7,'Lorna Keegan','nurse',2012,5),(8,'Evan Price','nurse',2022,7);
INSERT INTO ward VALUES (1,'Oak',1,24,'surgery',5),(2,'Hazel',2,18,'medicine',7),(3,'Rowan',2,10,'intensive care',6),(4,'Willow',3,16,'children',NULL),(5,'Birch',3,20,'medicine',8);
INSERT INTO shelf VALUES (1,'A-01','main store','ambient',400),(2,'A-02','main store','ambient',350),(3,'F-01','cold room','chilled',120),(4,'S-01','vault','ambient',60),(5,'F-02','cold room','chilled',90);
INSERT INTO batch VALUES ('P771',1,3,1,'2025-08-31',5000,3150),('P802',1,1,1,'2026-02-28',4000,4000),('M310',2,2,4,'2024-11-30',200,75),('X915',3,3,2,'2024-06-30',1200,410),('W118',4,1,2,'2025-12-31',900,655),('H204',5,1,3,'2024-09-30',160,32),('I660',6,2,3,'2024-05-31',240,96),('Z042',7,4,4,'2025-03-31',150,118);
INSERT INTO purchase_order VALUES (1,1,3,1,'2023-09-04','2023-09-06'),(2,2,4,2,'2023-09-18','2023-09-23'),(3,4,3,2,'2023-10-02','2023-10-03'),(4,3,4,1,'2023-10-20','2023-10-27'),(5,1,2,1,'2023-11-08',NULL),(6,4,3,1,'2023-11-13',NULL);
INSERT INTO purchase_order_line VALUES (1,1,50,3.6),(1,4,10,7.8),(2,5,16,44),(2,3,60,4.1),(3,2,20,27.5),(4,6,24,104),(5,7,15,31),(5,1,40,3.75),(6,8,30,6.2);
INSERT INTO ward_issue VALUES (1,'P771',1,3,5,'2023-10-01',800),(2,'P771',2,3,7,'2023-10-03',600),(3,'M310',1,2,5,'2023-10-04',60),(4,'M310',3,2,6,'2023-10-09',65),(5,'X915',2,4,7,'2023-10-12',300),(6,'H204',3,3,6,'2023-10-15',70),(7,'I660',5,4,8,'2023-10-21',84),(8,'Z042',3,2,6,'2023-10-25',32),(9,'W118',5,4,8,'2023-11-02',120);
INSERT INTO interaction VALUES (4,3,'moderate','raised bleeding risk'),(4,5,'severe','heavy bleeding'),(2,7,'severe','breathing depression'),(4,8,'moderate','raised clotting time'),(9,7,'severe','deep sedation');
-- How many medicines are controlled drugs (Y)?
-- number of medicines with the controlled mark Y
-- How many of our remedies are under the strict narcotics rules (marked Y)?
-- controlled = Y, count the medicines
SELECT COUNT(*) FROM medicine WHERE controlled_drug = 'Y';
-- List the generic names of the medicines that come as an injection, from the most expensive to the cheapest.
-- everything given by injection, generic name, dearest first
-- What goes in by needle (form injection), the costliest remedy leading, by its generic name?
-- injection form, order by unit price down, show the generic names
SELECT generic_name FROM medicine WHERE dosage_form = 'injection' ORDER BY cost_per_unit DESC;
-- Which batches expire between 2024-05-01 and 2024-09-30? Give the batch number and the quantity left.
-- lots with expiry from 2024-05-01 to 2024-09-30: number, what remains
-- What lots go off in the days from 2024-05-01 to 2024-09-30, and how many pieces do we still have of them?
-- best before within 2024-05-01 and 2024-09-30, list lot no and remaining quantity
SELECT batch_no, quantity_left FROM batch WHERE expiry_date BETWEEN '2024-05-01' AND '2024-09-30';
-- What is the total number of beds on the wards of each specialty?
-- specialty and its beds added up
-- For every branch of care, how many patients can lie on its wards altogether?
-- sum the beds per specialty, specialty first
SELECT specialty, SUM(bed_count) FROM ward GROUP BY specialty;
-- Which medicines have no brand name recorded? Show the generic name and the strength in mg.
-- no brand known: generic name, mg
-- What remedies go without a trade mark, and how strong are they in milligrams? Use the generic name.
-- brand missing, give generic plus strength
SELECT generic_name, strength_mg FROM medicine WHERE brand_name IS NULL;
-- Show the generic name of each medicine that has a substitute, together with the generic name of the substitute.
-- medicine and what may replace it, generic names for both
-- What can be given in place of what? First the original, then its stand-in, by generic name.
-- generic names in pairs: drug, its replacement
SELECT T1.generic_name, T2.generic_name FROM medicine AS T1 JOIN medicine AS T2 ON T1.substitute_id = T2.medicine_id;
-- How many medicines belong to each therapeutic class? Give the class title and the number.
-- class titles with their count of medicines
-- What groups of remedies are there, and how many different remedies are in each?
-- medicines per class, title then number
SELECT T1.class_title, COUNT(*) FROM therapeutic_class AS T1 JOIN medicine AS T2 ON T1.class_code = T2.class_code GROUP BY T1.class_code;
-- Which wholesalers have never received a purchase order? Return the company names.
-- wholesale companies we placed no order with
-- What traders have we not bought from so far? Company please.
-- zero orders to them, wholesaler company names
SELECT company FROM wholesaler WHERE wholesaler_id NOT IN (SELECT wholesaler_id FROM purchase_order);
-- For each purchase order not yet delivered, give the order ID, the name of the person who placed it and the name of the person who approved it.
-- outstanding orders: id, who ordered, who signed off
-- What orders are we still waiting for, who sent each one out, and who gave the nod? Order id first.
-- no delivery date so far, list order id, placer's name, approver's name
SELECT T1.order_id, T2.full_name, T3.full_name FROM purchase_order AS T1 JOIN staff AS T2 ON T1.placed_by_id = T2.staff_id JOIN staff AS T3 ON T1.approved_by_id = T3.staff_id WHERE T1.delivered_on IS NULL;
-- Which ward has received the largest total quantity? Give the ward's name and that quantity.
-- ward supplied with the most units in sum, name and sum
-- To which part of the hospital have we handed out the most altogether, and how much?
-- top ward by quantity issued, with the total
SELECT T1.ward_name, SUM(T2.quantity) FROM ward AS T1 JOIN ward_issue AS T2 ON T1.ward_id = T2.ward_id GROUP BY T1.ward_id ORDER BY SUM(T2.quantity) DESC LIMIT 1;
-- List the ward name and the head nurse's name for the wards on floor 2.
-- wards of floor 2 with the nurse in charge
-- Who runs the nursing on each ward of floor 2? Ward first, then the person.
-- floor 2: ward, name of its head nurse
SELECT T1.ward_name, T2.full_name FROM ward AS T1 JOIN staff AS T2 ON T1.head_nurse_id = T2.staff_id WHERE T1.floor = 2;
-- How many different medicines are kept in the cold room?
-- distinct medicines lying in the cold room
-- In the cold room, how many separate remedies do we have?
-- cold room stock: count unique medicines
SELECT COUNT(DISTINCT T1.medicine_id) FROM batch AS T1 JOIN shelf AS T2 ON T1.shelf_id = T2.shelf_id WHERE T2.room = 'cold room';
-- Give the generic names of both medicines in every severe interaction, and the effect.
-- severe pairs: first drug, second drug (generic), what happens
-- What must not be mixed because it would be severe, and what would come of it? Generic names of the two, then the outcome.
-- severity severe, list the two generic names with the effect
SELECT T2.generic_name, T3.generic_name, T1.effect FROM interaction AS T1 JOIN medicine AS T2 ON T1.first_medicine_id = T2.medicine_id JOIN medicine AS T3 ON T1.second_medicine_id = T3.medicine_id WHERE T1.severity = 'severe';
-- Which countries have both a manufacturer and a wholesaler?
-- countries of makers that are countries of wholesale firms too
-- In what lands is there somebody who produces drugs as well as somebody who trades in them for us?
-- country in the manufacturer list and in the wholesaler list alike
SELECT country FROM manufacturer INTERSECT SELECT country FROM wholesaler;
-- Which generic names belong to medicines that are on no batch?
-- medicines with no lot in stock records, generic names
-- What remedies (generic name) have we never had a lot of?
-- no batch whatsoever: generic names
SELECT generic_name FROM medicine EXCEPT SELECT T1.generic_name FROM medicine AS T1 JOIN batch AS T2 ON T1.medicine_id = T2.medicine_id;
-- List the names of the staff who have placed or approved a purchase order.
-- people who placed an order or gave approval for one, names
-- Who has had a hand in our buying, be it ordering or signing it off?
-- staff names found as placer or as approver of orders
SELECT T1.full_name FROM staff AS T1 JOIN purchase_order AS T2 ON T1.staff_id = T2.placed_by_id UNION SELECT T1.full_name FROM staff AS T1 JOIN purchase_order AS T2 ON T1.staff_id = T2.approved_by_id;
-- Which interactions have an effect containing bleeding? Show the severity and the effect.
-- effects with bleeding in them: severity, effect
-- How grave is it, and what happens exactly, where mixing drugs touches on bleeding?
-- bleeding anywhere in the effect text, severity then text
SELECT severity, effect FROM interaction WHERE effect LIKE '%bleeding%';
-- Which medicines cost more per unit than the average? Give the generic name and the unit cost.
-- over-average unit price: generic name, price
-- What remedies are dearer than the mean price of one piece, and what does a piece of each cost? Generic name first.
-- unit cost above the avg, generic plus cost
SELECT generic_name, cost_per_unit FROM medicine WHERE cost_per_unit > (SELECT AVG(cost_per_unit) FROM medicine);
-- Show the names of the wards that received at least two different medicines, with the number of different medicines.
-- wards issued 2 or more distinct medicines: ward, how many
-- Which wards were handed two sorts of remedy or more, and how many sorts?
-- ward name, count of unique drugs issued, from two up
SELECT T1.ward_name, COUNT(DISTINCT T3.medicine_id) FROM ward AS T1 JOIN ward_issue AS T2 ON T1.ward_id = T2.ward_id JOIN batch AS T3 ON T2.batch_no = T3.batch_no GROUP BY T1.ward_id HAVING COUNT(DISTINCT T3.medicine_id) >= 2;
-- Which manufacturers made a controlled drug (Y) that was issued to the ward Rowan? Give the company and the country, without repetition.
-- makers, company and country, of controlled (Y) medicines that went to Rowan, each once
-- Who produced the narcotics (marked Y) handed to Rowan, and where do they come from? None twice.
-- rowan got a controlled Y medicine: distinct manufacturer company with country
SELECT DISTINCT T5.company, T5.country FROM medicine AS T1 JOIN batch AS T2 ON T1.medicine_id = T2.medicine_id JOIN ward_issue AS T3 ON T2.batch_no = T3.batch_no JOIN ward AS T4 ON T3.ward_id = T4.ward_id JOIN manufacturer AS T5 ON T2.manufacturer_id = T5.manufacturer_id WHERE T1.controlled_drug = 'Y' AND T4.ward_name = 'Rowan';
-- Which staff members supervise at least two people? Give the name, the profession and the number of people supervised, in order of start year.
-- bosses of 2 or more: name, profession, how many under them, earliest start year first
-- Who is in charge of two colleagues or more, what is their calling, and how many is it, whoever began first on top?
-- supervisor name, job, number of reports, two and up only, sort by year started ascending
SELECT T1.full_name, T1.profession, COUNT(*) FROM staff AS T1 JOIN staff AS T2 ON T1.staff_id = T2.supervisor_id GROUP BY T1.staff_id HAVING COUNT(*) >= 2 ORDER BY T1.start_year;
-- Of the order lines sent to wholesalers in Ireland, which three have the highest price per pack? Show the wholesaler's company, the generic name and the price per pack, highest first.
-- three dearest packs from Ireland's wholesalers: company, generic name, pack price, descending
-- What are the three costliest packs we order in Ireland: which trader, which remedy (generic), at what price, the top one leading?
-- wholesaler country ireland, top three by price_per_pack down; company, generic, price
SELECT T1.company, T4.generic_name, T3.price_per_pack FROM wholesaler AS T1 JOIN purchase_order AS T2 ON T1.wholesaler_id = T2.wholesaler_id JOIN purchase_order_line AS T3 ON T2.order_id = T3.order_id JOIN medicine AS T4 ON T3.medicine_id = T4.medicine_id WHERE T1.country = 'Ireland' ORDER BY T3.price_per_pack DESC LIMIT 3;

-- database: twicetold_marketplace
CREATE TABLE users (userId INTEGER PRIMARY KEY, nickname TEXT, city TEXT, joinedOn TEXT, invitedBy INTEGER REFERENCES users(userId), isVerified INTEGER, balance REAL);
CREATE TABLE categories (categoryId INTEGER PRIMARY KEY, title TEXT, parentId INTEGER REFERENCES categories(categoryId), feePercent REAL);
CREATE TABLE conditionGrades (gradeCode TEXT PRIMARY KEY, meaning TEXT, sortOrder INTEGER);
CREATE TABLE listings (listingId INTEGER PRIMARY KEY, sellerId INTEGER REFERENCES users(userId), categoryId INTEGER REFERENCES categories(categoryId), gradeCode TEXT REFERENCES conditionGrades(gradeCode), title TEXT, brand TEXT, askingPrice REAL, postedOn TEXT, views INTEGER, status TEXT);
CREATE TABLE photos (photoId INTEGER PRIMARY KEY, listingId INTEGER REFERENCES listings(listingId), fileName TEXT, widthPx INTEGER, isCover INTEGER);
CREATE TABLE favourites (userId INTEGER REFERENCES users(userId), listingId INTEGER REFERENCES listings(listingId), addedOn TEXT, PRIMARY KEY (userId, listingId));
CREATE TABLE offers (offerId INTEGER PRIMARY KEY, listingId INTEGER REFERENCES listings(listingId), bidderId INTEGER REFERENCES users(userId), amount REAL, madeOn TEXT, answer TEXT);
CREATE TABLE couriers (courierId INTEGER PRIMARY KEY, courierName TEXT, city TEXT, maxKg REAL, hotline TEXT);
CREATE TABLE sales (saleId INTEGER PRIMARY KEY, listingId INTEGER REFERENCES listings(listingId), buyerId INTEGER REFERENCES users(userId), courierId INTEGER REFERENCES couriers(courierId), soldOn TEXT, price REAL, postage REAL, receivedOn TEXT);
CREATE TABLE ratings (ratingId INTEGER PRIMARY KEY, saleId INTEGER REFERENCES sales(saleId), fromUserId INTEGER REFERENCES users(userId), toUserId INTEGER REFERENCES users(userId), stars INTEGER, remark TEXT);
CREATE TABLE chatMessages (messageId INTEGER PRIMARY KEY, listingId INTEGER REFERENCES listings(listingId), senderId INTEGER REFERENCES users(userId), sentOn TEXT, body TEXT);
CREATE TABLE refunds (refundId INTEGER PRIMARY KEY, saleId INTEGER REFERENCES sales(saleId), reason TEXT, amount REAL, decidedOn TEXT);
INSERT INTO users VALUES (1,'mothballqueen','Leeds','2018-02-03',NULL,1,212.5),(2,'oldlens','York','2018-06-21',1,1,48),(3,'kitchen_kev','Leeds','2019-01-15',1,0,0),(4,'attic_anna','Hull','2019-09-30',2,1,530.75),(5,'bargainbea','York','2020-04-11',2,0,15.2),(6,'tinkerthom','Whitby','2021-08-08',4,1,92),(7,'silentlurker','Ripon','2022-12-01',NULL,0,0);
INSERT INTO categories VALUES (1,'Home',NULL,8),(2,'Furniture',1,10),(3,'Kitchenware',1,7.5),(4,'Electronics',NULL,9),(5,'Cameras',4,6),(6,'Clothing',NULL,12),(7,'Toys',NULL,11);
INSERT INTO conditionGrades VALUES ('NEW','unused with tags',1),('EXC','excellent',2),('GOO','good with small marks',3),('FAI','worn but working',4),('DEF','for spare parts',5);
INSERT INTO listings VALUES (1,1,6,'EXC','Wool coat, camel','Harrowgate',65,'2023-03-02',340,'sold'),(2,2,5,'GOO','Rangefinder camera 1968','Zorka',120,'2023-03-05',812,'sold'),(3,4,2,'FAI','Oak writing desk','',90,'2023-03-20',275,'sold'),(4,3,3,'GOO','Cast iron pan','Ironhen',28,'2023-04-01',96,'active'),(5,2,5,'DEF','Camera lens 50mm','Zorka',35,'2023-04-14',404,'active'),(6,4,2,'EXC','Velvet armchair','Loom and Leg',240,'2023-04-22',655,'sold'),(7,6,4,'FAI','Valve radio set','Murmur',75,'2023-05-03',188,'withdrawn'),(8,1,6,'NEW','Rain jacket','Pelt',48,'2023-05-10',130,'sold'),(9,4,3,'EXC','Copper pan set','Ironhen',150,'2023-05-18',221,'active');
INSERT INTO photos VALUES (1,1,'coat_front.jpg',1200,1),(2,1,'coat_back.jpg',1200,0),(3,2,'rf68.png',2400,1),(4,3,'desk.jpg',1600,1),(5,6,'chair_a.jpg',2000,1),(6,6,'chair_b.jpg',1980,0),(7,6,'chair_c.jpg',1920,0),(8,9,'pans.png',900,1);
INSERT INTO favourites VALUES (5,1,'2023-03-03'),(5,6,'2023-04-23'),(3,6,'2023-04-25'),(6,2,'2023-03-06'),(7,6,'2023-04-30'),(2,3,'2023-03-22'),(7,9,'2023-05-20');
INSERT INTO offers VALUES (1,1,5,50,'2023-03-03','declined'),(2,1,3,60,'2023-03-04','accepted'),(3,2,6,110,'2023-03-07','accepted'),(4,3,2,70,'2023-03-23','declined'),(5,6,5,180,'2023-04-24','declined'),(6,6,3,225,'2023-04-26','accepted'),(7,4,5,20,'2023-04-09',NULL),(8,9,6,120,'2023-05-21',NULL);
INSERT INTO couriers VALUES (1,'Pigeon Parcels','Leeds',20,'0800-1'),(2,'Big Barrow','Hull',150,'0800-2'),(3,'Letterbox Express','York',2,NULL),(4,'Moor Movers','Whitby',300,'0800-4');
INSERT INTO sales VALUES (1,1,3,1,'2023-03-04',60,4.5,'2023-03-07'),(2,2,6,1,'2023-03-07',110,6,'2023-03-10'),(3,3,5,2,'2023-03-28',85,32,'2023-04-02'),(4,6,3,2,'2023-04-26',225,45,NULL),(5,8,2,3,'2023-05-12',48,3.2,'2023-05-14');
INSERT INTO ratings VALUES (1,1,3,1,5,'lovely coat, fast post'),(2,1,1,3,4,'paid at once'),(3,2,6,2,3,'shutter a bit slow'),(4,3,5,4,2,'desk scratched on arrival'),(5,5,2,1,4,NULL),(6,3,4,5,5,'friendly buyer');
INSERT INTO chatMessages VALUES (1,1,5,'2023-03-02','Would you take 50?'),(2,2,6,'2023-03-05','Is the shutter working?'),(3,2,2,'2023-03-05','Yes, a little slow at 1/15'),(4,3,2,'2023-03-21','How wide is it?'),(5,6,7,'2023-04-30','Still available?'),(6,9,6,'2023-05-19','Is postage included?'),(7,6,5,'2023-04-23','Any marks on the velvet?');
INSERT INTO refunds VALUES (1,3,'damaged in transit',25,'2023-04-09'),(2,2,'not as described',10,'2023-03-18'),(3,4,'never arrived',225,NULL);
-- How many listings are active?
-- number of adverts with the status active
-- How many things are up for grabs at present, i.e. active?
-- active adverts, just the count
SELECT COUNT(*) FROM listings WHERE status = 'active';
-- Show the title and asking price of the listings whose title contains pan.
-- adverts with pan in the title: title, price wanted
-- What is on offer with pan in its heading, and what does the seller want for it?
-- pan somewhere in the advert title; title and asking price
SELECT title, askingPrice FROM listings WHERE title LIKE '%pan%';
-- Which users joined between 2019-01-01 and 2020-12-31? Give their nicknames and cities.
-- members since 2019-01-01 to 2020-12-31: nickname, city
-- Who signed up in the days 2019-01-01 to 2020-12-31, and where do they live?
-- join date within 2019-01-01 and 2020-12-31, nickname plus city
SELECT nickname, city FROM users WHERE joinedOn BETWEEN '2019-01-01' AND '2020-12-31';
-- Which category has the highest fee percentage? Return its title.
-- category title with the top commission rate
-- In what sort of goods do we take the biggest cut?
-- largest fee percent, which category
SELECT title FROM categories ORDER BY feePercent DESC LIMIT 1;
-- What are the lowest, highest and average prices of the sales?
-- sale prices: min, max, mean
-- For how much did things go at the cheapest, at the dearest and on average?
-- price in sales, lowest then highest then avg
SELECT MIN(price), MAX(price), AVG(price) FROM sales;
-- Give the title of each subcategory together with the title of its parent category.
-- subcategories and the category above, both titles
-- Which shelf belongs under which larger shelf? The smaller one's title goes first.
-- child category title, parent category title
SELECT T1.title, T2.title FROM categories AS T1 JOIN categories AS T2 ON T1.parentId = T2.categoryId;
-- For every sale, show the title of the listing, the nickname of the seller and the nickname of the buyer.
-- all sales: advert title, who sold, who bought (nicknames)
-- What changed hands, who gave it away and who got it? Nicknames for the people.
-- list every sale as title, seller nickname, buyer nickname
SELECT T2.title, T3.nickname, T4.nickname FROM sales AS T1 JOIN listings AS T2 ON T1.listingId = T2.listingId JOIN users AS T3 ON T2.sellerId = T3.userId JOIN users AS T4 ON T1.buyerId = T4.userId;
-- How many listings has each seller posted? Show the nickname and the number of listings.
-- nickname and count of adverts, seller by seller
-- Who has put things up, and how many of them?
-- adverts per member that sells, nickname then number
SELECT T1.nickname, COUNT(*) FROM users AS T1 JOIN listings AS T2 ON T1.userId = T2.sellerId GROUP BY T1.userId;
-- Which listings have no photo? Give their titles.
-- adverts lacking any picture, titles
-- What is on the site without so much as a snapshot? Titles only.
-- no image uploaded: titles of those adverts
SELECT title FROM listings WHERE listingId NOT IN (SELECT listingId FROM photos);
-- Which offers have not been answered yet? Show the listing title and the amount offered.
-- bids awaiting an answer: advert title, amount bid
-- What proposals is nobody reacting to so far: for which thing, and how much money?
-- no answer recorded, list title with offer amount
SELECT T1.title, T2.amount FROM listings AS T1 JOIN offers AS T2 ON T1.listingId = T2.listingId WHERE T2.answer IS NULL;
-- Which listing is the favourite of the most users? Give its title and the number of users.
-- advert most often saved as favourite: title, how many times
-- What do more people have their heart set on than on anything else, and how many are they?
-- top title by favourites count, with that count
SELECT T1.title, COUNT(*) FROM listings AS T1 JOIN favourites AS T2 ON T1.listingId = T2.listingId GROUP BY T1.listingId ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the average number of stars received by each user? Show the nickname too.
-- nickname with mean stars got
-- How well are people thought of on average, in stars, person by person?
-- avg stars per rated member, nickname first
SELECT T1.nickname, AVG(T2.stars) FROM users AS T1 JOIN ratings AS T2 ON T1.userId = T2.toUserId GROUP BY T1.userId;
-- How many different users have made an offer?
-- distinct bidders in the offers
-- How many separate people have ever named a sum they would give?
-- count of unique members who bid
SELECT COUNT(DISTINCT bidderId) FROM offers;
-- Which nicknames belong to users who are both a seller of a listing and a buyer in a sale?
-- members that sell and have bought too, nicknames
-- Who stands on either side of the counter, having things up and having got something from others?
-- nicknames found among sellers as well as among buyers
SELECT T1.nickname FROM users AS T1 JOIN listings AS T2 ON T1.userId = T2.sellerId INTERSECT SELECT T1.nickname FROM users AS T1 JOIN sales AS T2 ON T1.userId = T2.buyerId;
-- In which cities do users live where no courier is based?
-- user cities minus courier cities
-- What towns have members but no delivery firm of their own?
-- places with users and without a courier
SELECT city FROM users EXCEPT SELECT city FROM couriers;
-- List the nicknames of the users who made an offer or sent a chat message on the listing Velvet armchair.
-- nicknames of those bidding or chatting about Velvet armchair
-- Who showed interest in the Velvet armchair, by naming a sum or by writing?
-- velvet armchair: offer makers plus message senders, nicknames
SELECT T1.nickname FROM users AS T1 JOIN offers AS T2 ON T1.userId = T2.bidderId JOIN listings AS T3 ON T2.listingId = T3.listingId WHERE T3.title = 'Velvet armchair' UNION SELECT T1.nickname FROM users AS T1 JOIN chatMessages AS T2 ON T1.userId = T2.senderId JOIN listings AS T3 ON T2.listingId = T3.listingId WHERE T3.title = 'Velvet armchair';
-- For each condition grade, show its meaning and the total views of its listings.
-- views summed by grade of wear, the meaning in words first
-- How often have goods been looked at in all, for every state they may be in (in words)?
-- grade meaning, sum of advert views
SELECT T1.meaning, SUM(T2.views) FROM conditionGrades AS T1 JOIN listings AS T2 ON T1.gradeCode = T2.gradeCode GROUP BY T1.gradeCode;
-- Which couriers carried at least two sales? Give the courier's name and the number of sales.
-- couriers with 2 or more sales, name and how many
-- What delivery firms were used two times or oftener, and how often?
-- two deliveries minimum, courier name with number
SELECT T1.courierName, COUNT(*) FROM couriers AS T1 JOIN sales AS T2 ON T1.courierId = T2.courierId GROUP BY T1.courierId HAVING COUNT(*) >= 2;
-- Show the titles of the listings with more views than the average, the most viewed first.
-- adverts seen more than the mean, titles, most seen at the head
-- What do people look at more than usual, the greatest eye-catcher on top?
-- above-average views: titles sorted by views downward
SELECT title FROM listings WHERE views > (SELECT AVG(views) FROM listings) ORDER BY views DESC;
-- For each refund, give the listing title, the courier's name and the reason.
-- refunds: advert title, who carried it, why
-- When money was given back: for what thing, who had delivered it, and what was the matter?
-- refund list as title, courier, reason
SELECT T3.title, T4.courierName, T1.reason FROM refunds AS T1 JOIN sales AS T2 ON T1.saleId = T2.saleId JOIN listings AS T3 ON T2.listingId = T3.listingId JOIN couriers AS T4 ON T2.courierId = T4.courierId;
-- Which verified sellers (1) have earned more than 100 from their sales in total? Show the nickname and the total price, from the highest total.
-- sellers with verified 1 and sales summing to over 100: nickname, sum, biggest sum first
-- Which checked people (verified: 1) have taken in more than 100 by selling, and how much, the top earner leading?
-- verified = 1, total of sale prices above 100, nickname with total, descending
SELECT T1.nickname, SUM(T3.price) FROM users AS T1 JOIN listings AS T2 ON T1.userId = T2.sellerId JOIN sales AS T3 ON T2.listingId = T3.listingId WHERE T1.isVerified = 1 GROUP BY T1.userId HAVING SUM(T3.price) > 100 ORDER BY SUM(T3.price) DESC;
-- Who invited the buyer of the most expensive sale? Give the nickname and the city of the inviter.
-- dearest sale: nickname and city of the member that had invited its buyer
-- Think of whoever paid the highest price of all: who brought that person to us, and where does the one who did so live?
-- highest sale price, its buyer's inviter, nickname plus city
SELECT T3.nickname, T3.city FROM sales AS T1 JOIN users AS T2 ON T1.buyerId = T2.userId JOIN users AS T3 ON T2.invitedBy = T3.userId ORDER BY T1.price DESC LIMIT 1;
