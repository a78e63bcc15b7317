-- database: gravenhorst_gear_purchasing
CREATE TABLE plant (plant_code TEXT PRIMARY KEY, plant_name TEXT, city TEXT, country TEXT, employees_on_site INTEGER);
CREATE TABLE ref_commodity_groups (commodity_code TEXT PRIMARY KEY, commodity_description TEXT, lead_buyer_id INTEGER);
CREATE TABLE buyers (buyer_id INTEGER PRIMARY KEY, buyer_name TEXT, plant_code TEXT REFERENCES plant(plant_code), signature_limit REAL, hired_year INTEGER, manager_id INTEGER REFERENCES buyers(buyer_id));
CREATE TABLE suppliers (supplier_no INTEGER PRIMARY KEY, supplier_name TEXT, city TEXT, country TEXT, payment_days INTEGER, quality_class TEXT, blocked_since TEXT);
CREATE TABLE supplier_contacts (contact_id INTEGER PRIMARY KEY, supplier_no INTEGER REFERENCES suppliers(supplier_no), contact_name TEXT, function_title TEXT, email TEXT);
CREATE TABLE parts (part_no TEXT PRIMARY KEY, part_description TEXT, commodity_code TEXT REFERENCES ref_commodity_groups(commodity_code), unit_of_measure TEXT, weight_kg REAL, safety_stock INTEGER, superseded_by TEXT REFERENCES parts(part_no));
CREATE TABLE supplier_prices (supplier_no INTEGER REFERENCES suppliers(supplier_no), part_no TEXT REFERENCES parts(part_no), unit_price REAL, minimum_order_quantity INTEGER, lead_time_days INTEGER, PRIMARY KEY (supplier_no, part_no));
CREATE TABLE requisitions (requisition_no INTEGER PRIMARY KEY, part_no TEXT REFERENCES parts(part_no), plant_code TEXT REFERENCES plant(plant_code), requested_by TEXT, quantity INTEGER, date_needed TEXT, status TEXT);
CREATE TABLE purchase_orders (po_no INTEGER PRIMARY KEY, supplier_no INTEGER REFERENCES suppliers(supplier_no), created_by INTEGER REFERENCES buyers(buyer_id), released_by INTEGER REFERENCES buyers(buyer_id), ship_to_plant TEXT REFERENCES plant(plant_code), bill_to_plant TEXT REFERENCES plant(plant_code), order_date TEXT, status TEXT);
CREATE TABLE po_lines (po_no INTEGER REFERENCES purchase_orders(po_no), line_no INTEGER, part_no TEXT REFERENCES parts(part_no), quantity INTEGER, unit_price REAL, promised_date TEXT, PRIMARY KEY (po_no, line_no));
CREATE TABLE goods_receipts (receipt_no INTEGER PRIMARY KEY, po_no INTEGER REFERENCES purchase_orders(po_no), received_on TEXT, received_quantity INTEGER, rejected_quantity INTEGER, dock TEXT, remark TEXT);
CREATE TABLE supplier_invoices (invoice_no TEXT PRIMARY KEY, po_no INTEGER REFERENCES purchase_orders(po_no), invoice_date TEXT, amount REAL, paid_on TEXT, discount REAL);
INSERT INTO plant VALUES ('GH1','Gravenhorst Main Works','Gravenhorst','Germany',1240),('GH2','Gravenhorst Foundry','Gravenhorst','Germany',310),('BRN','Brno Assembly','Brno','Czechia',560),('LYO','Lyon Service Depot','Lyon','France',75),('TUR','Turin Gear Test','Turin','Italy',140);
INSERT INTO ref_commodity_groups VALUES ('BEA','bearings',1),('CAS','castings',2),('FAS','fasteners',4),('LUB','lubricants',4),('ELE','electrical parts',3),('PAC','packaging',NULL);
INSERT INTO buyers VALUES (1,'Hedda Krause','GH1',250000,2005,NULL),(2,'Ulf Benning','GH2',60000,2013,1),(3,'Zdena Horka','BRN',40000,2017,1),(4,'Mats Olin','GH1',15000,2021,2),(5,'Colette Roy','LYO',10000,2022,3),(6,'Dario Fenu','TUR',12000,2019,1);
INSERT INTO suppliers VALUES (101,'Rollwerk Bearings','Schweinau','Germany',30,'A',NULL),(102,'Moravia Castings','Brno','Czechia',45,'B',NULL),(103,'Screw and Stud Co','Sheffield','England',60,'A',NULL),(104,'Olio Lombardo','Turin','Italy',30,'C','2023-05-01'),(105,'Ampere Freres','Lyon','France',40,'A',NULL),(106,'Polar Kugel','Kiruna','Sweden',20,'B',NULL),(107,'Cartonnage Dupin','Lille','France',14,'C',NULL);
INSERT INTO supplier_contacts VALUES (1,101,'Jens Aumann','sales manager','aumann@rollwerk.test'),(2,102,'Petr Sykora','export clerk',NULL),(3,103,'Gill Hebden','sales manager','gill@screwstud.test'),(4,101,'Rita Olbers','quality engineer','olbers@rollwerk.test'),(5,105,'Yves Carle','sales director',NULL),(6,106,'Stina Berg','quality engineer','stina@polarkugel.test');
INSERT INTO parts VALUES ('B-6204','ball bearing 20 mm','BEA','piece',0.11,800,NULL),('B-6204X','ball bearing 20 mm old','BEA','piece',0.12,0,'B-6204'),('B-NU10','roller bearing 50 mm','BEA','piece',0.46,150,NULL),('C-H77','gear housing raw','CAS','piece',38.5,40,NULL),('C-H70','gear housing raw 2010','CAS','piece',41,0,'C-H77'),('F-M12','hex bolt M12','FAS','box',4.2,60,NULL),('L-G5','gear oil 5 l','LUB','can',4.6,90,NULL),('E-SEN','speed sensor','ELE','piece',0.08,120,NULL);
INSERT INTO supplier_prices VALUES (101,'B-6204',3.4,500,14),(106,'B-6204',3.15,1000,28),(101,'B-NU10',18.9,50,21),(102,'C-H77',212,20,56),(103,'F-M12',27.5,10,10),(104,'L-G5',31,24,7),(105,'E-SEN',44,25,18),(106,'B-NU10',17.6,100,35);
INSERT INTO requisitions VALUES (9001,'B-6204','GH1','Assembly line 2',1500,'2023-04-10','ordered'),(9002,'C-H77','GH2','Machining',60,'2023-05-20','ordered'),(9003,'E-SEN','BRN','Test bench',40,'2023-05-05','ordered'),(9004,'L-G5','TUR','Test bench',48,'2023-06-01','rejected'),(9005,'F-M12','GH1','Assembly line 1',25,'2023-06-12','open'),(9006,'B-NU10','BRN','Assembly line 5',120,'2023-06-20','open');
INSERT INTO purchase_orders VALUES (45001,101,4,2,'GH1','GH1','2023-03-14','closed'),(45002,102,2,1,'GH2','GH1','2023-03-20','part delivered'),(45003,105,3,1,'BRN','BRN','2023-04-03','closed'),(45004,106,3,1,'BRN','GH1','2023-04-11','closed'),(45005,104,6,2,'TUR','TUR','2023-04-18','cancelled'),(45006,103,4,2,'GH1','GH1','2023-05-08','open'),(45007,101,4,1,'LYO','GH1','2023-05-23','open');
INSERT INTO po_lines VALUES (45001,1,'B-6204',1500,3.4,'2023-04-05'),(45001,2,'B-NU10',80,18.9,'2023-04-12'),(45002,1,'C-H77',60,212,'2023-05-15'),(45003,1,'E-SEN',40,44,'2023-04-28'),(45004,1,'B-6204',2000,3.15,'2023-05-10'),(45005,1,'L-G5',48,31,'2023-04-27'),(45006,1,'F-M12',30,27.5,'2023-05-22'),(45007,1,'B-NU10',55,19.4,'2023-06-14');
INSERT INTO goods_receipts VALUES (1,45001,'2023-04-04',1500,12,'north dock',NULL),(2,45001,'2023-04-13',80,0,'north dock','pallet wet'),(3,45002,'2023-05-17',35,6,'foundry gate','cracks in two pieces'),(4,45003,'2023-04-27',40,0,'gate 1',NULL),(5,45004,'2023-05-15',2000,55,'gate 1','rust spots on pallet 3'),(6,45002,'2023-06-02',10,1,'foundry gate',NULL);
INSERT INTO supplier_invoices VALUES ('RW-771',45001,'2023-04-14',6612,'2023-05-10',132.2),('MC-2023-8',45002,'2023-05-18',7420,NULL,0),('AF-109',45003,'2023-04-29',1760,'2023-06-05',0),('PK-5521',45004,'2023-05-16',6300,'2023-05-30',126),('MC-2023-11',45002,'2023-06-03',2120,NULL,0);
-- How many suppliers are of quality class A?
-- number of vendors in quality class A
-- How many firms that sell to us are rated A?
-- class A suppliers, count them
SELECT COUNT(*) FROM suppliers WHERE quality_class = 'A';
-- Show the number and description of the parts whose description starts with gear.
-- parts beginning with gear in the description: number, description
-- What articles open with the word gear in their wording? Number, then wording.
-- description gear..., list part number plus description
SELECT part_no, part_description FROM parts WHERE part_description LIKE 'gear%';
-- List the names of the buyers hired between 2013 and 2019 and their signature limits.
-- buyers taken on from 2013 to 2019: name, limit for signing
-- Who joined purchasing in the years 2013 to 2019, and up to what sum may each of them sign?
-- hired year within 2013 and 2019, buyer name with signature limit
SELECT buyer_name, signature_limit FROM buyers WHERE hired_year BETWEEN 2013 AND 2019;
-- Which invoices have not been paid yet? Give the invoice number and the amount.
-- unpaid bills: number, amount
-- What bills are we still owing, by number, and how much is on each?
-- no payment date on the invoice: invoice no with amount
SELECT invoice_no, amount FROM supplier_invoices WHERE paid_on IS NULL;
-- What are the total received quantity and the total rejected quantity at the dock called gate 1?
-- gate 1: units received in sum, units rejected in sum
-- How many pieces came in at gate 1 altogether, and how many of all those were turned down?
-- sums for dock gate 1, received quantity then rejected quantity
SELECT SUM(received_quantity), SUM(rejected_quantity) FROM goods_receipts WHERE dock = 'gate 1';
-- For each part that has been superseded, show its description and the description of the part replacing it.
-- old part and its successor, both descriptions
-- Which articles gave way to which newer ones, in words?
-- description of superseded part, description of the one that supersedes it
SELECT T1.part_description, T2.part_description FROM parts AS T1 JOIN parts AS T2 ON T1.superseded_by = T2.part_no;
-- Show the order number with the name of the buyer who created it and the name of the buyer who released it, for orders with status open.
-- open orders: number, who created it, who released it
-- Whose pen wrote the orders that are open, and who gave them the green light? Order number first.
-- status open, list po number, creator name, releaser name
SELECT T1.po_no, T2.buyer_name, T3.buyer_name FROM purchase_orders AS T1 JOIN buyers AS T2 ON T1.created_by = T2.buyer_id JOIN buyers AS T3 ON T1.released_by = T3.buyer_id WHERE T1.status = 'open';
-- How many parts are in each commodity group? Give the description of the group and the number of parts.
-- commodity groups in words with their count of parts
-- How many articles do we keep of every family of goods? The family first.
-- parts counted by commodity description
SELECT T1.commodity_description, COUNT(*) FROM ref_commodity_groups AS T1 JOIN parts AS T2 ON T1.commodity_code = T2.commodity_code GROUP BY T1.commodity_code;
-- Which suppliers have never received a purchase order?
-- vendors without any order, names
-- With what firms on file have we yet to place any business?
-- zero purchase orders: supplier names
SELECT supplier_name FROM suppliers WHERE supplier_no NOT IN (SELECT supplier_no FROM purchase_orders);
-- Which supplier offers the part B-6204 at the lowest unit price? Give the supplier's name and the price.
-- cheapest source of B-6204: vendor, price
-- Who sells us B-6204 for the least money apiece, and for how much?
-- b-6204, lowest listed price, which supplier and at what price
SELECT T1.supplier_name, T2.unit_price FROM suppliers AS T1 JOIN supplier_prices AS T2 ON T1.supplier_no = T2.supplier_no WHERE T2.part_no = 'B-6204' ORDER BY T2.unit_price LIMIT 1;
-- Find the orders whose ship-to plant differs from the bill-to plant. Show the order number, the name of the plant shipped to and the name of the plant billed.
-- orders delivered to one plant and billed to another: number, plant of delivery, plant of billing
-- Where do goods go to one works while another one pays? Order number, receiving works, paying works.
-- ship to and bill to not the same: po number, ship-to plant name, bill-to plant name
SELECT T1.po_no, T2.plant_name, T3.plant_name FROM purchase_orders AS T1 JOIN plant AS T2 ON T1.ship_to_plant = T2.plant_code JOIN plant AS T3 ON T1.bill_to_plant = T3.plant_code WHERE T1.ship_to_plant != T1.bill_to_plant;
-- Which cities have both a plant and a supplier?
-- cities of our plants that are cities of vendors as well
-- In what towns do we run a works and also buy from somebody on the spot?
-- town in the plant list and in the supplier list
SELECT city FROM plant INTERSECT SELECT city FROM suppliers;
-- Which part numbers have no supplier price?
-- parts nobody quotes a price for, numbers
-- For what articles (number) do we hold no offer from any vendor?
-- part nos absent from the price list of the suppliers
SELECT part_no FROM parts EXCEPT SELECT part_no FROM supplier_prices;
-- List the numbers of the orders that have an unpaid invoice or that had more than 10 units rejected in a receipt.
-- order nos with a bill still unpaid, or with a receipt where over 10 were rejected
-- Which orders have a bill we have yet to settle or a delivery from which more than 10 pieces were sent back? Numbers please.
-- rejected above 10 in one receipt, or invoice without payment: po numbers
SELECT po_no FROM supplier_invoices WHERE paid_on IS NULL UNION SELECT po_no FROM goods_receipts WHERE rejected_quantity > 10;
-- Which receipts have a remark containing pallet? Show the date received and the remark.
-- remarks with pallet in them: day of receipt, remark
-- When did something come in and a pallet was commented on, and what was noted?
-- pallet in the remark, received date plus text
SELECT received_on, remark FROM goods_receipts WHERE remark LIKE '%pallet%';
-- How many different suppliers has the buyer Mats Olin created orders with?
-- distinct vendors in the orders created by Mats Olin
-- With how many separate firms did Mats Olin place business?
-- mats olin as creator: count of unique suppliers
SELECT COUNT(DISTINCT T2.supplier_no) FROM buyers AS T1 JOIN purchase_orders AS T2 ON T1.buyer_id = T2.created_by WHERE T1.buyer_name = 'Mats Olin';
-- Show the names of the suppliers that allow more payment days than the average, the longest term first.
-- vendors granting over-average days to pay, names, most days at the head
-- Which firms let us take our time with the money beyond the usual, the most patient one leading?
-- payment days above the mean, supplier names, descending by days
SELECT supplier_name FROM suppliers WHERE payment_days > (SELECT AVG(payment_days) FROM suppliers) ORDER BY payment_days DESC;
-- Which buyers are the manager of at least two buyers? Give the name and the number of buyers managed.
-- heads of 2 or more buyers: name, how many under them
-- Who in purchasing has two people or more reporting to them, and how many?
-- manager name, number of reports, two and up
SELECT T1.buyer_name, COUNT(*) FROM buyers AS T1 JOIN buyers AS T2 ON T1.buyer_id = T2.manager_id GROUP BY T1.buyer_id HAVING COUNT(*) >= 2;
-- For each order line with a quantity above 1000, show the supplier's name, the part description and the quantity.
-- lines over 1000 in quantity: vendor, part in words, quantity
-- What did we order more than 1000 of at one go: from whom, which article, and how many?
-- quantity higher than 1000 on a line, list supplier, part description, quantity
SELECT T1.supplier_name, T4.part_description, T3.quantity FROM suppliers AS T1 JOIN purchase_orders AS T2 ON T1.supplier_no = T2.supplier_no JOIN po_lines AS T3 ON T2.po_no = T3.po_no JOIN parts AS T4 ON T3.part_no = T4.part_no WHERE T3.quantity > 1000;
-- Among the suppliers in Germany and Czechia, which one has the largest total amount invoiced? Show the name and the total.
-- vendors of Germany or Czechia: the one that billed most in sum, with the sum
-- Which firm from Germany or Czechia has sent us bills for the most money altogether, and how much is it?
-- germany plus czechia only, top supplier by invoice total, name and total
SELECT T1.supplier_name, SUM(T3.amount) FROM suppliers AS T1 JOIN purchase_orders AS T2 ON T1.supplier_no = T2.supplier_no JOIN supplier_invoices AS T3 ON T2.po_no = T3.po_no WHERE T1.country = 'Germany' OR T1.country = 'Czechia' GROUP BY T1.supplier_no ORDER BY SUM(T3.amount) DESC LIMIT 1;
-- For each part offered by at least two different suppliers, show the description, the lowest price and the highest price, in order of the lowest price.
-- parts with 2 or more distinct vendors: description, min price, max price, cheapest minimum first
-- What articles can be had from two firms or more, and what do they cost at the least and at the most, the smallest least price leading?
-- two suppliers and up per part, description, lowest and highest unit price in the price list, ascending by lowest
SELECT T1.part_description, MIN(T2.unit_price), MAX(T2.unit_price) FROM parts AS T1 JOIN supplier_prices AS T2 ON T1.part_no = T2.part_no GROUP BY T1.part_no HAVING COUNT(DISTINCT T2.supplier_no) >= 2 ORDER BY MIN(T2.unit_price);
-- Give the names and emails of the contacts of suppliers that delivered an order with a rejected quantity above 0, leaving out contacts with no email.
-- contacts with an email at vendors of whose deliveries more than 0 units were rejected: name, email
-- Where pieces had to be turned down (rejected above 0), whom can we write to at the firm, and under what electronic address? Skip those without one.
-- rejected over 0 on some receipt, that supplier's contact names and emails, email must be there
SELECT contact_name, email FROM supplier_contacts WHERE email IS NOT NULL AND supplier_no IN (SELECT T1.supplier_no FROM purchase_orders AS T1 JOIN goods_receipts AS T2 ON T1.po_no = T2.po_no WHERE T2.rejected_quantity > 0);

-- database: tarnside_university_grants
CREATE TABLE Faculty (FacultyCode TEXT PRIMARY KEY, FacultyName TEXT, Campus TEXT, DeanName TEXT, OverheadRate REAL);
CREATE TABLE Researcher (ResearcherID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, FacultyCode TEXT REFERENCES Faculty(FacultyCode), Position TEXT, PhdYear INTEGER, Orcid TEXT, MentorID INTEGER REFERENCES Researcher(ResearcherID));
CREATE TABLE Funder (FunderID INTEGER PRIMARY KEY, FunderName TEXT, FunderType TEXT, Country TEXT, Website TEXT);
CREATE TABLE FundingCall (CallID INTEGER PRIMARY KEY, FunderID INTEGER REFERENCES Funder(FunderID), CallTitle TEXT, OpensOn TEXT, Deadline TEXT, MaxAward REAL, Theme TEXT);
CREATE TABLE Proposal (ProposalID INTEGER PRIMARY KEY, CallID INTEGER REFERENCES FundingCall(CallID), LeadID INTEGER REFERENCES Researcher(ResearcherID), OfficerID INTEGER, Title TEXT, SubmittedOn TEXT, RequestedAmount REAL, Decision TEXT);
CREATE TABLE Review (ProposalID INTEGER REFERENCES Proposal(ProposalID), ReviewerID INTEGER REFERENCES Researcher(ResearcherID), Score REAL, Recommendation TEXT, ReturnedOn TEXT, PRIMARY KEY (ProposalID, ReviewerID));
CREATE TABLE Award (AwardID INTEGER PRIMARY KEY, ProposalID INTEGER REFERENCES Proposal(ProposalID), AwardedAmount REAL, StartDate TEXT, EndDate TEXT, Status TEXT);
CREATE TABLE TeamMember (AwardID INTEGER REFERENCES Award(AwardID), ResearcherID INTEGER REFERENCES Researcher(ResearcherID), Role TEXT, PercentTime INTEGER, PRIMARY KEY (AwardID, ResearcherID));
CREATE TABLE Ref_CostTypes (CostCode TEXT PRIMARY KEY, CostDescription TEXT, NeedsApproval TEXT);
CREATE TABLE Expense (ExpenseID INTEGER PRIMARY KEY, AwardID INTEGER REFERENCES Award(AwardID), CostCode TEXT REFERENCES Ref_CostTypes(CostCode), SpentOn TEXT, Amount REAL, Supplier TEXT, ApprovedByID INTEGER REFERENCES Researcher(ResearcherID));
CREATE TABLE ProgressReport (ReportID INTEGER PRIMARY KEY, AwardID INTEGER REFERENCES Award(AwardID), DueOn TEXT, SentOn TEXT, Pages INTEGER, Verdict TEXT);
CREATE TABLE Publication (PublicationID INTEGER PRIMARY KEY, AwardID INTEGER REFERENCES Award(AwardID), Title TEXT, Journal TEXT, PublishedYear INTEGER, Citations INTEGER);
INSERT INTO Faculty VALUES ('SCI','Science','North','Aurelia Finch',48),('MED','Medicine','Hospital Hill','Bertrand Oyelaran',55),('HUM','Humanities','Old Town','Cressida Holm',32),('ENG','Engineering','North','Dmitri Falk',51),('LAW','Law','Old Town','Esme Calder',30);
INSERT INTO Researcher VALUES (1,'Wilma','Sandoval','SCI','professor',1991,'0000-01',NULL),(2,'Arjun','Mehta','SCI','lecturer',2012,'0000-02',1),(3,'Beatrix','Lowe','MED','professor',1988,'0000-03',NULL),(4,'Tariq','Aziz','MED','fellow',2018,NULL,3),(5,'Constance','Pye','HUM','lecturer',2009,'0000-05',NULL),(6,'Leopold','Grau','ENG','professor',1999,'0000-06',1),(7,'Mina','Ito','ENG','fellow',2020,NULL,6),(8,'Sol','Abara','LAW','lecturer',2015,'0000-08',5);
INSERT INTO Funder VALUES (1,'Wexler Trust','charity','England','wexler.test'),(2,'National Science Board','government','England','nsb.test'),(3,'Nordic Health Fund','government','Norway','nhf.test'),(4,'Ferrolux plc','industry','Luxembourg',NULL),(5,'Quillon Foundation','charity','Scotland','quillon.test');
INSERT INTO FundingCall VALUES (1,2,'Clean Water Challenge','2020-01-15','2020-04-30',800000,'environment'),(2,1,'Memory and Ageing','2020-03-01','2020-06-15',350000,'health'),(3,3,'Cold Climate Health','2020-09-01','2020-11-30',1200000,'health'),(4,4,'Steel without Smoke','2021-02-01','2021-05-31',500000,'energy'),(5,1,'Voices of the Archive','2021-04-01','2021-07-15',90000,'heritage'),(6,5,'Small Ideas Fund','2022-01-10','2022-03-01',20000,'open');
INSERT INTO Proposal VALUES (1,1,1,NULL,'Peat filters for clean water','2020-04-28',640000,'funded'),(2,1,6,NULL,'Solar pumps for dry rivers','2020-04-30',710000,'rejected'),(3,2,3,NULL,'Sleep and the ageing brain','2020-06-10',345000,'funded'),(4,3,4,NULL,'Frost and the heart','2020-11-21',980000,'funded'),(5,4,6,NULL,'Hydrogen furnaces at small scale','2021-05-30',455000,'funded'),(6,5,5,NULL,'Letters of river pilots','2021-07-01',62000,'funded'),(7,3,3,NULL,'Water, salt and kidneys','2020-11-29',1100000,'rejected'),(8,4,7,NULL,'Slag as a battery','2021-05-12',240000,'withdrawn');
INSERT INTO Review VALUES (1,3,8.5,'fund','2020-06-01'),(1,6,7.9,'fund','2020-06-08'),(2,1,5.2,'reject','2020-06-11'),(2,2,6.1,'reject','2020-06-19'),(3,1,9.1,'fund','2020-08-20'),(4,3,7.2,'fund','2021-01-15'),(4,2,6.4,'reject','2021-01-30'),(5,1,8.8,'fund','2021-08-12'),(6,8,8.2,'fund','2021-09-01'),(7,4,4.7,'reject','2021-02-02');
INSERT INTO Award VALUES (1,1,600000,'2020-10-01','2024-09-30','running'),(2,3,345000,'2021-01-01','2022-12-31','finished'),(3,4,900000,'2021-04-01','2025-03-31','running'),(4,5,420000,'2021-11-01','2024-10-31','suspended'),(5,6,58000,'2021-10-15','2022-10-14','finished');
INSERT INTO TeamMember VALUES (1,1,'principal investigator',30),(1,2,'co-investigator',50),(1,6,'adviser',5),(2,3,'principal investigator',20),(2,4,'co-investigator',60),(3,4,'principal investigator',70),(3,3,'adviser',10),(4,6,'principal investigator',25),(4,7,'co-investigator',80),(5,5,'principal investigator',40);
INSERT INTO Ref_CostTypes VALUES ('STF','staff','no'),('EQP','equipment','yes'),('TRV','travel','no'),('CON','consumables','no'),('SUB','subcontract','yes'),('PUB','publication fees','no');
INSERT INTO Expense VALUES (1,1,'EQP','2020-12-03',84000,'Labline Instruments',1),(2,1,'TRV','2021-05-14',2300,'Moorland Rail',1),(3,2,'STF','2021-03-31',41000,NULL,3),(4,3,'EQP','2021-07-22',152000,'Cardiotron',3),(5,3,'CON','2021-09-10',6400,'Labline Instruments',4),(6,4,'SUB','2022-02-01',98000,'Ferrolux plc',6),(7,5,'TRV','2022-03-17',1150,'Moorland Rail',5),(8,1,'CON','2022-06-30',9100,'Peat and Sieve',2),(9,4,'EQP','2022-04-12',67500,'Furnace Works',6);
INSERT INTO ProgressReport VALUES (1,1,'2021-10-01','2021-09-28',24,'accepted'),(2,2,'2022-01-01','2022-01-19',18,'accepted'),(3,3,'2022-04-01','2022-05-11',31,'revise'),(4,1,'2022-10-01',NULL,NULL,NULL),(5,5,'2022-10-14','2022-10-10',12,'accepted'),(6,4,'2022-11-01',NULL,NULL,NULL);
INSERT INTO Publication VALUES (1,1,'Moss membranes at work','Water Letters',2022,41),(2,1,'Cheap filters from peat','Applied Wetlands',2023,12),(3,2,'Sleep spindles after seventy','Annals of Ageing',2022,88),(4,3,'Cold snaps and arrhythmia','Nordic Cardiology',2023,27),(5,5,'Pilots who wrote home','Archive Quarterly',2022,3),(6,2,'Naps and names','Annals of Ageing',2023,19);
-- How many proposals have the decision funded?
-- number of funded proposals
-- How many of our applications got the money, that is, were funded?
-- decision funded, proposal count
SELECT COUNT(*) FROM Proposal WHERE Decision = 'funded';
-- List the titles of the proposals whose title contains water.
-- applications with water in the title
-- What are the bids called that have water in their heading?
-- water anywhere in a proposal's title, titles only
SELECT Title FROM Proposal WHERE Title LIKE '%water%';
-- Show the titles and maximum awards of the calls with a maximum award between 90000 and 500000.
-- calls worth from 90000 to 500000 at most: title, ceiling
-- Which invitations to apply pay out 90000 to 500000 at the very most, and how much exactly?
-- max award within 90000 and 500000, call title plus max
SELECT CallTitle, MaxAward FROM FundingCall WHERE MaxAward BETWEEN 90000 AND 500000;
-- Which researchers have no ORCID? Give the first and last names.
-- people without an orcid on file, first name and last name
-- Who among our scholars has yet to give us an orcid? Given and family name.
-- orcid missing, researchers' first and last name
SELECT FirstName, LastName FROM Researcher WHERE Orcid IS NULL;
-- What are the average score and the lowest score in the reviews?
-- reviews: mean score, minimum score
-- How good are the marks that referees give on average, and what was the worst one?
-- avg of review scores then the lowest
SELECT AVG(Score), MIN(Score) FROM Review;
-- For each faculty, give its name and the number of researchers.
-- faculty names with headcount of researchers
-- How many scholars work in every branch of the university?
-- count researchers by faculty, faculty name first
SELECT T1.FacultyName, COUNT(*) FROM Faculty AS T1 JOIN Researcher AS T2 ON T1.FacultyCode = T2.FacultyCode GROUP BY T1.FacultyCode;
-- Which calls have received no proposal? Return the call titles.
-- titles of calls nobody applied to
-- What invitations to apply did none of us answer?
-- no proposals under it: call title
SELECT CallTitle FROM FundingCall WHERE CallID NOT IN (SELECT CallID FROM Proposal);
-- Show the last name of each mentored researcher and the last name of the mentor.
-- mentee and mentor, last names
-- Who is being guided by whom in our house? Family names, the guided one first.
-- pairs of surnames: researcher, that researcher's mentor
SELECT T1.LastName, T2.LastName FROM Researcher AS T1 JOIN Researcher AS T2 ON T1.MentorID = T2.ResearcherID;
-- For each review recommending reject, list the proposal title, the last name of the lead and the last name of the reviewer.
-- reviews that say reject: proposal, lead's surname, reviewer's surname
-- Whose bid was advised against (reject), what was it called, and who gave that advice? Heading first, then the applicant's family name, then the referee's.
-- recommendation reject, show title, lead last name, reviewer last name
SELECT T1.Title, T2.LastName, T4.LastName FROM Proposal AS T1 JOIN Researcher AS T2 ON T1.LeadID = T2.ResearcherID JOIN Review AS T3 ON T1.ProposalID = T3.ProposalID JOIN Researcher AS T4 ON T3.ReviewerID = T4.ResearcherID WHERE T3.Recommendation = 'reject';
-- Which funder has given the highest total awarded amount? Show the funder's name and the total.
-- biggest sponsor by sum awarded: name, sum
-- Who has granted us more money than any other, and how much in all?
-- top funder on summed awards, with that total
SELECT T1.FunderName, SUM(T4.AwardedAmount) FROM Funder AS T1 JOIN FundingCall AS T2 ON T1.FunderID = T2.FunderID JOIN Proposal AS T3 ON T2.CallID = T3.CallID JOIN Award AS T4 ON T3.ProposalID = T4.ProposalID GROUP BY T1.FunderID ORDER BY SUM(T4.AwardedAmount) DESC LIMIT 1;
-- What is the total amount spent on each cost type? Give the description of the cost type too.
-- cost type in words and the sum spent on it
-- What did the money go on, and how much on each sort of thing in all?
-- expenses summed per cost description, description first
SELECT T1.CostDescription, SUM(T2.Amount) FROM Ref_CostTypes AS T1 JOIN Expense AS T2 ON T1.CostCode = T2.CostCode GROUP BY T1.CostCode;
-- List the titles and journals of the publications from the award for the proposal Sleep and the ageing brain, the most cited first.
-- papers out of Sleep and the ageing brain: title, journal, most citations on top
-- What was printed, and where, thanks to the money for Sleep and the ageing brain, the most quoted one leading?
-- sleep and the ageing brain, its publications with journal, sort by citations descending
SELECT T3.Title, T3.Journal FROM Proposal AS T1 JOIN Award AS T2 ON T1.ProposalID = T2.ProposalID JOIN Publication AS T3 ON T2.AwardID = T3.AwardID WHERE T1.Title = 'Sleep and the ageing brain' ORDER BY T3.Citations DESC;
-- Which progress reports have not been sent? Show the due date and the proposal title.
-- reports still to be sent: when due, title of the proposal
-- What accounts of the work are still outstanding, for when were they wanted, and on which project (heading of the bid)? Day first.
-- no sending date: due date of the report with the title of its proposal
SELECT T1.DueOn, T3.Title FROM ProgressReport AS T1 JOIN Award AS T2 ON T1.AwardID = T2.AwardID JOIN Proposal AS T3 ON T2.ProposalID = T3.ProposalID WHERE T1.SentOn IS NULL;
-- Which last names belong to researchers who led a proposal and also reviewed one?
-- surnames of people that were lead as well as reviewer
-- Who has both put in a bid of their own and judged somebody's? Family names.
-- lead of a proposal and reviewer of a proposal, both, last names
SELECT T1.LastName FROM Researcher AS T1 JOIN Proposal AS T2 ON T1.ResearcherID = T2.LeadID INTERSECT SELECT T1.LastName FROM Researcher AS T1 JOIN Review AS T2 ON T1.ResearcherID = T2.ReviewerID;
-- Which campuses have a faculty but no researcher with the position professor?
-- campuses without any professor among their researchers
-- On which sites of the university does nobody work who is a professor?
-- sites of faculties minus those where a researcher is professor
SELECT Campus FROM Faculty EXCEPT SELECT T1.Campus FROM Faculty AS T1 JOIN Researcher AS T2 ON T1.FacultyCode = T2.FacultyCode WHERE T2.Position = 'professor';
-- Give the titles of the proposals that were submitted to a call on the theme energy or that were led by a fellow.
-- proposals under theme energy, or whose lead is a fellow, titles
-- What bids had to do with energy or came from a fellow?
-- energy calls or fellow as the lead's position, either, proposal titles
SELECT T1.Title FROM Proposal AS T1 JOIN FundingCall AS T2 ON T1.CallID = T2.CallID WHERE T2.Theme = 'energy' UNION SELECT T1.Title FROM Proposal AS T1 JOIN Researcher AS T2 ON T1.LeadID = T2.ResearcherID WHERE T2.Position = 'fellow';
-- How many different suppliers were paid from awards that are running?
-- distinct suppliers in the expenses of running awards
-- From how many separate firms did projects that are running buy?
-- award status running, count unique expense suppliers
SELECT COUNT(DISTINCT T2.Supplier) FROM Award AS T1 JOIN Expense AS T2 ON T1.AwardID = T2.AwardID WHERE T1.Status = 'running';
-- Show the titles and requested amounts of the proposals that asked for more than the average.
-- above-average requests: title, sum asked
-- Which bids wanted more money than usual, and how much?
-- requested amount over the mean, title with amount
SELECT Title, RequestedAmount FROM Proposal WHERE RequestedAmount > (SELECT AVG(RequestedAmount) FROM Proposal);
-- Which researchers are in at least two award teams? Give the last name and the number of awards.
-- people on 2 or more awards: surname, how many
-- Who has a part in two funded projects or more, and in how many? Family name first.
-- team member of two and up awards, last name with count
SELECT T1.LastName, COUNT(*) FROM Researcher AS T1 JOIN TeamMember AS T2 ON T1.ResearcherID = T2.ResearcherID GROUP BY T1.ResearcherID HAVING COUNT(*) >= 2;
-- Among the expenses for cost types that need approval (yes), which three are the largest? Show the supplier, the amount and the last name of the approver, largest first.
-- top three spends needing approval (yes): supplier, amount, approver's surname, from the biggest
-- Of what must be signed off (approval: yes), the three costliest buys: from whom, for how much, and who agreed (family name), the dearest leading?
-- needs approval yes, three highest expenses descending, supplier, amount, last name of who approved
SELECT T1.Supplier, T1.Amount, T3.LastName FROM Expense AS T1 JOIN Ref_CostTypes AS T2 ON T1.CostCode = T2.CostCode JOIN Researcher AS T3 ON T1.ApprovedByID = T3.ResearcherID WHERE T2.NeedsApproval = 'yes' ORDER BY T1.Amount DESC LIMIT 3;
-- For each proposal with at least two reviews, show the title, the average score and the number of reviews, the best average first.
-- proposals reviewed two or more times: title, mean score, review count, highest mean on top
-- Which bids were judged by two referees or more, how well did they do on average, and how many referees was it, the best leading?
-- title, avg score, how many reviews; minimum two reviews; descending by avg
SELECT T1.Title, AVG(T2.Score), COUNT(*) FROM Proposal AS T1 JOIN Review AS T2 ON T1.ProposalID = T2.ProposalID GROUP BY T1.ProposalID HAVING COUNT(*) >= 2 ORDER BY AVG(T2.Score) DESC;
-- Which faculties have a researcher who is principal investigator of an award funded by a charity? List each faculty name once.
-- distinct faculties whose people are principal investigator on money of a charity
-- What branches of the university have somebody heading a project as principal investigator that a charity pays for? None twice.
-- charity as funder type, role principal investigator, unique faculty names
SELECT DISTINCT T1.FacultyName FROM Faculty AS T1 JOIN Researcher AS T2 ON T1.FacultyCode = T2.FacultyCode JOIN TeamMember AS T3 ON T2.ResearcherID = T3.ResearcherID JOIN Award AS T4 ON T3.AwardID = T4.AwardID JOIN Proposal AS T5 ON T4.ProposalID = T5.ProposalID JOIN FundingCall AS T6 ON T5.CallID = T6.CallID JOIN Funder AS T7 ON T6.FunderID = T7.FunderID WHERE T7.FunderType = 'charity' AND T3.Role = 'principal investigator';

-- database: port_ellery_parking
CREATE TABLE districts (dist_id INTEGER PRIMARY KEY, dist_name TEXT, councillor TEXT, residents INTEGER, visitor_fee_day REAL);
CREATE TABLE streets (street_id INTEGER PRIMARY KEY, street_name TEXT, dist_id INTEGER REFERENCES districts(dist_id), bays INTEGER, max_stay_min INTEGER, one_way TEXT);
CREATE TABLE residents (res_id INTEGER PRIMARY KEY, full_name TEXT, street_id INTEGER REFERENCES streets(street_id), house_no TEXT, date_of_birth TEXT, email TEXT, blue_badge TEXT);
CREATE TABLE vehicles (plate TEXT PRIMARY KEY, make TEXT, colour TEXT, fuel TEXT, first_registered INTEGER, keeper_id INTEGER REFERENCES residents(res_id), second_keeper_id INTEGER REFERENCES residents(res_id));
CREATE TABLE ref_permit_kinds (kind_code TEXT PRIMARY KEY, kind_description TEXT, annual_fee REAL, max_vehicles INTEGER);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, staff_name TEXT, job TEXT, hired_year INTEGER, chief_id INTEGER REFERENCES staff(staff_id));
CREATE TABLE permits (permit_no INTEGER PRIMARY KEY, res_id INTEGER REFERENCES residents(res_id), kind_code TEXT REFERENCES ref_permit_kinds(kind_code), dist_id INTEGER REFERENCES districts(dist_id), issued_by INTEGER REFERENCES staff(staff_id), valid_from TEXT, valid_to TEXT, status TEXT);
CREATE TABLE permit_vehicles (permit_no INTEGER REFERENCES permits(permit_no), plate TEXT REFERENCES vehicles(plate), added_on TEXT, PRIMARY KEY (permit_no, plate));
CREATE TABLE meters (meter_id INTEGER PRIMARY KEY, street_id INTEGER REFERENCES streets(street_id), model TEXT, installed_year INTEGER, takes_cards TEXT, tariff_hour REAL);
CREATE TABLE meter_payments (pay_id INTEGER PRIMARY KEY, meter_id INTEGER REFERENCES meters(meter_id), plate TEXT, paid_on TEXT, minutes INTEGER, amount REAL);
CREATE TABLE fines (fine_id INTEGER PRIMARY KEY, plate TEXT REFERENCES vehicles(plate), street_id INTEGER REFERENCES streets(street_id), warden_id INTEGER REFERENCES staff(staff_id), fined_on TEXT, offence TEXT, amount REAL, paid_on TEXT);
CREATE TABLE appeals (appeal_id INTEGER PRIMARY KEY, fine_id INTEGER REFERENCES fines(fine_id), clerk_id INTEGER REFERENCES staff(staff_id), lodged_on TEXT, decided_on TEXT, grounds TEXT, result TEXT);
INSERT INTO districts VALUES (1,'Harbourside','Ms Ayling',6100,9.5),(2,'Castle Ward','Mr Dobbs',4300,12),(3,'Lime Groves','Ms Petrov',8800,6),(4,'Railway Quarter','Mr Nkemelu',5200,7.5),(5,'Windmill End','Ms Ayling',2900,4);
INSERT INTO streets VALUES (1,'Anchor Street',1,42,120,'yes'),(2,'Customs Quay',1,65,60,'no'),(3,'Keep Lane',2,18,30,'yes'),(4,'Lime Avenue',3,90,240,'no'),(5,'Station Road',4,54,90,'no'),(6,'Signal Street',4,33,180,'yes'),(7,'Mill Green',5,25,NULL,'no');
INSERT INTO residents VALUES (1,'Dorothea Quick',1,'12','1948-05-30','dq@mail.test','yes'),(2,'Amir Soltani',3,'4b','1987-01-12','amir@mail.test','no'),(3,'Freya Nordby',4,'101','1992-11-03',NULL,'no'),(4,'Clement Vickers',4,'77','1959-07-22','vickers@mail.test','yes'),(5,'Paulina Krol',5,'9','1999-03-17',NULL,'no'),(6,'Neville Ash',6,'30','1975-09-08','nash@mail.test','no'),(7,'Saoirse Kane',2,'2','2001-12-25','sk@mail.test','no');
INSERT INTO vehicles VALUES ('PE12 ABK','Fordham','red','petrol',2012,1,NULL),('PE19 LMX','Voltana','white','electric',2019,2,NULL),('PE15 TTR','Fordham','grey','diesel',2015,3,4),('PE08 OLD','Morley','green','petrol',2008,4,3),('PE21 ZAP','Voltana','blue','electric',2021,6,NULL),('PE17 VAN','Carrow','white','diesel',2017,5,6),('PE20 NIP','Kiku','yellow','petrol',2020,5,NULL);
INSERT INTO ref_permit_kinds VALUES ('RES','resident',80,2),('BUS','business',260,3),('CAR','carer',0,1),('VIS','visitor book',35,1),('ELE','electric resident',40,2);
INSERT INTO staff VALUES (1,'Rhona Tait','head of parking',2004,NULL),(2,'Bilal Hussain','warden',2015,1),(3,'Moe Larkin','warden',2019,2),(4,'Priya Nair','permit clerk',2012,1),(5,'Elsie Womack','permit clerk',2020,4),(6,'Grant Oduya','warden',2022,2);
INSERT INTO permits VALUES (701,1,'RES',1,4,'2022-01-01','2022-12-31','expired'),(702,1,'RES',1,4,'2023-01-01','2023-12-31','valid'),(703,2,'ELE',2,5,'2023-02-01','2024-01-31','valid'),(704,3,'RES',3,5,'2023-03-15','2024-03-14','valid'),(705,4,'CAR',3,4,'2022-06-01','2023-05-31','revoked'),(706,6,'ELE',4,5,'2023-04-10','2024-04-09','valid'),(707,5,'BUS',4,5,'2021-09-01','2022-08-31','expired');
INSERT INTO permit_vehicles VALUES (701,'PE12 ABK','2022-01-01'),(702,'PE12 ABK','2023-01-01'),(703,'PE19 LMX','2023-02-01'),(704,'PE15 TTR','2023-03-15'),(704,'PE08 OLD','2023-05-02'),(705,'PE08 OLD','2022-06-01'),(706,'PE21 ZAP','2023-04-10'),(707,'PE17 VAN','2021-09-01');
INSERT INTO meters VALUES (1,1,'Coinbox 4',2009,'no',1.8),(2,2,'TapPark S',2021,'yes',2.6),(3,3,'TapPark S',2022,'yes',3.2),(4,5,'Coinbox 5',2014,'no',1.5),(5,5,'TapPark M',2020,'yes',1.6),(6,6,'Coinbox 5',2013,'no',1.2);
INSERT INTO meter_payments VALUES (1,2,'PE20 NIP','2023-05-02',60,2.6),(2,3,'PE12 ABK','2023-05-03',30,1.6),(3,4,'XX01 OUT','2023-05-03',80,2),(4,5,'PE20 NIP','2023-05-09',90,2.4),(5,2,'XX77 FAR','2023-05-11',45,1.95),(6,6,'PE17 VAN','2023-05-12',150,3);
INSERT INTO fines VALUES (1,'PE17 VAN',2,2,'2023-04-03','overstayed',35,'2023-04-15'),(2,'PE20 NIP',3,3,'2023-04-12','double yellow line',70,NULL),(3,'PE08 OLD',1,2,'2023-04-20','no permit',50,'2023-05-01'),(4,'PE17 VAN',5,3,'2023-05-05','blocked bus stop',90,NULL),(5,'PE15 TTR',2,2,'2023-05-16','overstayed',40,NULL),(6,'PE12 ABK',3,6,'2023-05-22','no permit shown',45,'2023-05-30'),(7,'PE17 VAN',2,2,'2023-06-01','double yellow line',75,NULL);
INSERT INTO appeals VALUES (1,2,4,'2023-04-20','2023-05-18','signs hidden by tree','dismissed'),(2,4,5,'2023-05-11',NULL,'van broken down',NULL),(3,6,4,'2023-05-24','2023-05-29','permit fell from windscreen','reduced'),(4,1,5,'2023-04-06','2023-04-12','meter broken','dismissed');
-- How many vehicles have the fuel electric?
-- number of electric vehicles
-- How many cars have we on file that are electric?
-- fuel electric, count
SELECT COUNT(*) FROM vehicles WHERE fuel = 'electric';
-- Show the name and the number of bays of the streets that have between 30 and 60 bays.
-- roads with 30 to 60 parking places: name, places
-- Where is there room for 30 to 60 cars, and for how many exactly? Give street and number.
-- bays anywhere from 30 up to 60, street with bay count
SELECT street_name, bays FROM streets WHERE bays BETWEEN 30 AND 60;
-- What is the name of the oldest resident?
-- eldest resident, by date of birth
-- Who was born before everybody else on our list of residents?
-- earliest birth date, resident name please
SELECT full_name FROM residents ORDER BY date_of_birth LIMIT 1;
-- List the dates and offences of the fines whose offence contains permit.
-- fines with permit in the offence: day, offence
-- When was somebody booked for something to do with a permit, and for what precisely?
-- permit mentioned in the offence, date fined plus offence
SELECT fined_on, offence FROM fines WHERE offence LIKE '%permit%';
-- What are the lowest and the highest hourly tariff of the meters that take cards (yes)?
-- card meters (yes): min and max price an hour
-- Where one can pay with plastic (cards: yes), what does an hour cost at the least and at the most?
-- takes cards yes, hourly tariff smallest then largest
SELECT MIN(tariff_hour), MAX(tariff_hour) FROM meters WHERE takes_cards = 'yes';
-- For each district, show its name and the total number of bays in its streets.
-- district name with bays summed
-- How many spaces for cars are there altogether in every part of town?
-- sum of street bays, by district name
SELECT T1.dist_name, SUM(T2.bays) FROM districts AS T1 JOIN streets AS T2 ON T1.dist_id = T2.dist_id GROUP BY T1.dist_id;
-- For every vehicle with a second keeper, give the plate, the name of the keeper and the name of the second keeper.
-- plates with two keepers: plate, first keeper, second keeper
-- Which cars (plate) are shared, who is the main one in charge of each, and who the other?
-- second keeper known: list plate, keeper name, second keeper name
SELECT T1.plate, T2.full_name, T3.full_name FROM vehicles AS T1 JOIN residents AS T2 ON T1.keeper_id = T2.res_id JOIN residents AS T3 ON T1.second_keeper_id = T3.res_id;
-- Which residents have never been given a permit? Return the full names.
-- names of residents with no permit ever
-- Who of those living here has not had a single permit?
-- permits none: resident full names
SELECT full_name FROM residents WHERE res_id NOT IN (SELECT res_id FROM permits);
-- How many permits have been issued of each kind? Give the description of the kind and the number.
-- kind of permit in words, how many issued
-- What sorts of parking licence are out there, and how many of each did we hand out?
-- permits counted by kind description
SELECT T1.kind_description, COUNT(*) FROM ref_permit_kinds AS T1 JOIN permits AS T2 ON T1.kind_code = T2.kind_code GROUP BY T1.kind_code;
-- Show the name of each member of staff who has a chief, and the name of the chief.
-- staff and their chiefs, both by name
-- Who in the parking office answers to whom?
-- pairs of staff names: the person, then that person's chief
SELECT T1.staff_name, T2.staff_name FROM staff AS T1 JOIN staff AS T2 ON T1.chief_id = T2.staff_id;
-- Which warden has imposed the most fines? Give the name and the number of fines.
-- warden with most fines written, plus how many
-- Who puts more tickets under wipers than any colleague, and how many so far?
-- top fine giver, name and count
SELECT T1.staff_name, COUNT(*) FROM staff AS T1 JOIN fines AS T2 ON T1.staff_id = T2.warden_id GROUP BY T1.staff_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the plate, the street name and the amount of the fines not yet paid, the highest amount first.
-- unpaid fines: plate, street, amount, biggest on top
-- What tickets are we still waiting for the money from: which car, where, how much, the steepest leading?
-- no payment date on the fine, show plate, street, sum, amount descending
SELECT T1.plate, T2.street_name, T1.amount FROM fines AS T1 JOIN streets AS T2 ON T1.street_id = T2.street_id WHERE T1.paid_on IS NULL ORDER BY T1.amount DESC;
-- Which streets have no meter? Show the street names.
-- names of streets lacking any meter
-- Along which roads does no machine for paying stand?
-- no parking meter there: street names
SELECT street_name FROM streets EXCEPT SELECT T1.street_name FROM streets AS T1 JOIN meters AS T2 ON T1.street_id = T2.street_id;
-- Which plates have been fined and have also paid at a meter?
-- plates found in the fines as well as in the meter payments
-- What cars got a ticket and, on some day, put money in a machine too? Plates.
-- fined plates that made a meter payment also
SELECT plate FROM fines INTERSECT SELECT plate FROM meter_payments;
-- Give the names of the residents who hold a blue badge (yes) or who have an electric resident permit.
-- people with blue badge yes or with a permit of kind electric resident, names
-- Who is either entitled to the blue badge (yes) or has the licence called electric resident?
-- electric resident permit or blue badge = yes, full names
SELECT full_name FROM residents WHERE blue_badge = 'yes' UNION SELECT T1.full_name FROM residents AS T1 JOIN permits AS T2 ON T1.res_id = T2.res_id JOIN ref_permit_kinds AS T3 ON T2.kind_code = T3.kind_code WHERE T3.kind_description = 'electric resident';
-- How many different vehicles are attached to a permit in the district Lime Groves?
-- distinct plates on permits for Lime Groves
-- How many separate cars may be left in Lime Groves going by the permits there, whatever their status?
-- lime groves permits: count of unique vehicles
SELECT COUNT(DISTINCT T3.plate) FROM districts AS T1 JOIN permits AS T2 ON T1.dist_id = T2.dist_id JOIN permit_vehicles AS T3 ON T2.permit_no = T3.permit_no WHERE T1.dist_name = 'Lime Groves';
-- Which fines are higher than the average fine? Show the plate, the offence and the amount.
-- fines over the mean amount: plate, offence, amount
-- What tickets are steeper than usual: which car, for what, how much?
-- above-average amount in fines, list plate, offence and sum
SELECT plate, offence, amount FROM fines WHERE amount > (SELECT AVG(amount) FROM fines);
-- Which vehicles have at least two fines? Give the plate and the total amount of the fines.
-- plates fined 2 or more times, with the sum
-- What cars were caught two times or oftener, and what does it come to in all?
-- two fines and up per plate, plate plus amounts added
SELECT plate, SUM(amount) FROM fines GROUP BY plate HAVING COUNT(*) >= 2;
-- For each appeal with the result dismissed, show the name of the clerk, the grounds and the name of the warden who imposed the fine.
-- dismissed appeals: clerk, grounds, warden of the fine
-- When an objection was dismissed: who dealt with it, what was the excuse, and who had written the ticket?
-- result dismissed, list clerk name, grounds, warden name
SELECT T2.staff_name, T1.grounds, T4.staff_name FROM appeals AS T1 JOIN staff AS T2 ON T1.clerk_id = T2.staff_id JOIN fines AS T3 ON T1.fine_id = T3.fine_id JOIN staff AS T4 ON T3.warden_id = T4.staff_id WHERE T1.result = 'dismissed';
-- Among the fines for double yellow line, which one is the highest? Give the name of the vehicle's keeper and the amount.
-- top fine for double yellow line: keeper's name, amount
-- Who has charge of the car with the steepest ticket over a double yellow line, and how much was it?
-- offence double yellow line, largest amount, name of keeper with amount
SELECT T1.full_name, T3.amount FROM residents AS T1 JOIN vehicles AS T2 ON T1.res_id = T2.keeper_id JOIN fines AS T3 ON T2.plate = T3.plate WHERE T3.offence = 'double yellow line' ORDER BY T3.amount DESC LIMIT 1;
-- For each district in whose streets more than one fine was imposed, show the district name, the number of fines and the total amount, from the highest total.
-- districts with more than one fine: name, fine count, amounts summed, biggest sum first
-- In which parts of town was more than one ticket written, how many, and for how much altogether, the costliest part leading?
-- by district of the street: more than one fine, name, count, sum, descending by sum
SELECT T1.dist_name, COUNT(*), SUM(T3.amount) FROM districts AS T1 JOIN streets AS T2 ON T1.dist_id = T2.dist_id JOIN fines AS T3 ON T2.street_id = T3.street_id GROUP BY T1.dist_id HAVING COUNT(*) > 1 ORDER BY SUM(T3.amount) DESC;
-- Which residents are the first keeper of a vehicle that was fined in the district Harbourside but do not live in a street of Harbourside? Show each full name once.
-- distinct keepers (not second keepers) of cars fined in Harbourside whose own street is not in Harbourside
-- Who got a ticket (as the main one in charge of the car) in Harbourside while living outside Harbourside? None twice.
-- fined in harbourside, home street outside harbourside, unique names of the main keepers
SELECT DISTINCT T1.full_name FROM residents AS T1 JOIN streets AS T2 ON T1.street_id = T2.street_id JOIN districts AS T3 ON T2.dist_id = T3.dist_id JOIN vehicles AS T4 ON T1.res_id = T4.keeper_id JOIN fines AS T5 ON T4.plate = T5.plate JOIN streets AS T6 ON T5.street_id = T6.street_id JOIN districts AS T7 ON T6.dist_id = T7.dist_id WHERE T7.dist_name = 'Harbourside' AND T3.dist_name != 'Harbourside';
