-- database: elbmark_forwarding
CREATE TABLE branch (branch_cd TEXT PRIMARY KEY, branch_name TEXT, city TEXT, country_cd TEXT, opened_on TEXT);
CREATE TABLE staff (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, branch_cd TEXT REFERENCES branch(branch_cd), supervisor_id INTEGER REFERENCES staff(emp_id), hire_dt TEXT, is_active INTEGER);
CREATE TABLE customer (cust_no TEXT PRIMARY KEY, cust_name TEXT, city TEXT, country_cd TEXT, credit_limit REAL, acct_status TEXT, account_mgr_id INTEGER REFERENCES staff(emp_id));
CREATE TABLE carrier (carrier_id INTEGER PRIMARY KEY, carrier_name TEXT, mode TEXT, scac_cd TEXT, approved TEXT);
CREATE TABLE hs_code (hs_cd TEXT PRIMARY KEY, descr TEXT, duty_pct REAL, licence_req TEXT);
CREATE TABLE shipment (ship_no TEXT PRIMARY KEY, cust_no TEXT REFERENCES customer(cust_no), carrier_id INTEGER REFERENCES carrier(carrier_id), branch_cd TEXT REFERENCES branch(branch_cd), handler_id INTEGER REFERENCES staff(emp_id), status TEXT, origin_port TEXT, dest_port TEXT, incoterm TEXT, freight_amt REAL, created_at TEXT, delivered_at TEXT);
CREATE TABLE shipment_line (line_id INTEGER PRIMARY KEY, ship_no TEXT REFERENCES shipment(ship_no), hs_cd TEXT REFERENCES hs_code(hs_cd), pkg_qty INTEGER, gross_kg REAL, customs_value REAL);
CREATE TABLE customs_entry (entry_no TEXT PRIMARY KEY, ship_no TEXT REFERENCES shipment(ship_no), filed_by INTEGER REFERENCES staff(emp_id), filed_at TEXT, cleared_at TEXT, duty_amt REAL, entry_status TEXT);
CREATE TABLE invoice (inv_no TEXT PRIMARY KEY, ship_no TEXT REFERENCES shipment(ship_no), inv_dt TEXT, due_dt TEXT, net_amt REAL, paid_on TEXT);
CREATE TABLE shipment_event (event_id INTEGER PRIMARY KEY, ship_no TEXT REFERENCES shipment(ship_no), event_cd TEXT, location TEXT, event_at TEXT, recorded_by INTEGER REFERENCES staff(emp_id));
INSERT INTO branch VALUES ('HAM','Hamburg Hafen','Hamburg','DE','2009-03-01'),('FXT','Felixstowe Dock','Felixstowe','GB','2012-06-15'),('GOT','Göteborg Skandia','Gothenburg','SE','2015-09-01'),('RTM','Rotterdam Maasvlakte','Rotterdam','NL','2013-02-11'),('ANR','Antwerp Linkeroever','Antwerp','BE','2025-05-05');
INSERT INTO staff VALUES (1,'Marlene','Voss','Managing Director','HAM',NULL,'2009-03-01',1),(2,'Gareth','Pugh','Branch Manager','FXT',1,'2012-06-15',1),(3,'Annika','Lindholm','Branch Manager','GOT',1,'2015-09-01',1),(4,'Pieter','de Graaf','Branch Manager','RTM',1,'2013-02-11',1),(5,'Jana','Kowalczyk','Customs Clerk','HAM',1,'2017-04-03',1),(6,'Simon','Okafor','Customs Clerk','FXT',2,'2019-01-14',1),(7,'Ruth','Bellamy','Ocean Freight Operator','FXT',2,'2016-08-22',1),(8,'Tobias','Renner','Air Freight Operator','HAM',1,'2020-10-05',1),(9,'Maaike','Visser','Ocean Freight Operator','RTM',4,'2018-05-28',1),(10,'Lars','Ekström','Road Freight Operator','GOT',3,'2016-02-01',0),(11,'Claire','Dubois','Account Manager','HAM',1,'2014-11-10',1),(12,'Henry','Tate','Account Manager','FXT',2,'2021-03-15',1),(13,'Sven','Mulder','Customs Clerk','RTM',4,'2022-07-04',1),(14,'Nadia','Haddad','Account Manager','RTM',4,'2018-01-08',0),(15,'Elin','Berg','Road Freight Operator','GOT',3,'2023-09-18',1);
INSERT INTO customer VALUES ('C1001','Brandt Werkzeuge GmbH','Dortmund','DE',80000,'ACTIVE',11),('C1002','Pennine Ceramics Ltd','Stoke-on-Trent','GB',45000,'ACTIVE',12),('C1003','Nordvik Seafood AS','Bergen','NO',60000,'ACTIVE',11),('C1004','Van Houten Machinebouw BV','Eindhoven','NL',95000,'ACTIVE',14),('C1005','Skåne Möbler AB','Malmö','SE',50000,'ON_HOLD',11),('C1006','Harwell Optics plc','Didcot','GB',70000,'ACTIVE',12),('C1007','Lisboa Têxteis Lda','Porto','PT',25000,'CLOSED',14),('C1008','Oderland Agrar GmbH','Frankfurt (Oder)','DE',40000,'ACTIVE',11),('C1009','Thames Valley Wines Ltd','Reading','GB',20000,'ON_HOLD',12),('C1010','Delfland Flowers BV','Naaldwijk','NL',35000,'ACTIVE',14),('C1011','Karlsson Lager AB','Borås','SE',30000,'ACTIVE',NULL),('C1012','Rheinpharma AG','Leverkusen','DE',120000,'ACTIVE',11),('C1013','Cardiff Cycle Works Ltd','Cardiff','GB',15000,'CLOSED',12);
INSERT INTO carrier VALUES (1,'Baltic Star Line','SEA','BSLN','Y'),(2,'Meridian Ocean Services','SEA','MDOS','Y'),(3,'EuroCargo Air','AIR','ECAR','Y'),(4,'Vandijck Trucking','ROAD','VDJK','Y'),(5,'Skandia Haulage','ROAD','SKHL','N'),(6,'TransRail Ost','RAIL','TROS','Y'),(7,'Blue Pennant Shipping','SEA','BPSH','N');
INSERT INTO hs_code VALUES ('8207.30','Press tools and dies',2.7,'N'),('6911.10','Porcelain tableware',12,'N'),('0302.14','Fresh salmon',8,'Y'),('8458.11','CNC lathes',1.7,'Y'),('9403.60','Wooden furniture',0,'N'),('9002.11','Camera lenses',6.7,'N'),('3004.90','Packed medicines',0,'Y'),('0603.11','Cut roses',8.5,'N'),('1001.99','Wheat',9.5,'N'),('2204.21','Bottled wine',13,'Y'),('8712.00','Bicycles',14,'N'),('3605.00','Matches',6.5,'Y');
INSERT INTO shipment VALUES ('S24-0871','C1001',1,'HAM',8,'DELIVERED','Hamburg','New York','CIF',4200,'2024-10-02 09:15','2024-11-04 14:00'),('S24-0902','C1002',2,'FXT',7,'DELIVERED','Felixstowe','Boston','FOB',3100,'2024-10-21 11:40','2024-11-20 10:30'),('S24-0955','C1003',3,'HAM',8,'DELIVERED','Oslo','Tokyo','CPT',8650,'2024-11-18 08:05','2024-11-22 06:45'),('S25-0003','C1004',2,'RTM',9,'DELIVERED','Rotterdam','Shanghai','CIF',9900,'2025-01-07 10:20','2025-02-19 16:10'),('S25-0011','C1001',1,'HAM',8,'DELIVERED','Hamburg','New York','CIF',4350,'2025-01-16 13:00','2025-02-21 09:00'),('S25-0019','C1005',5,'GOT',10,'DELIVERED','Malmö','Oslo','DAP',1250,'2025-01-27 15:30','2025-01-30 12:15'),('S25-0024','C1006',3,'FXT',7,'DELIVERED','London','Singapore','CPT',5400,'2025-02-04 09:50','2025-02-09 18:20'),('S25-0032','C1012',3,'HAM',8,'DELIVERED','Frankfurt','Toronto','DAP',7200,'2025-02-17 07:45','2025-02-20 20:00'),('S25-0040','C1008',6,'HAM',11,'DELIVERED','Frankfurt','Almaty','CPT',6100,'2025-02-26 12:10','2025-03-24 11:00'),('S25-0047','C1002',2,'FXT',7,'CLEARED','Felixstowe','Boston','FOB',3250,'2025-03-05 10:00',NULL),('S25-0052','C1009',4,'RTM',9,'CANC','Bordeaux','Felixstowe','EXW',980,'2025-03-11 14:25',NULL),('S25-0058','C1010',4,'RTM',9,'DELIVERED','Rotterdam','Warsaw','DAP',1475,'2025-03-18 06:30','2025-03-20 05:55'),('S25-0063','C1001',2,'HAM',8,'IN_TRANSIT','Hamburg','Santos','CIF',5150,'2025-03-27 09:35',NULL),('S25-0069','C1004',1,'RTM',9,'IN_TRANSIT','Rotterdam','Montreal','CIF',7800,'2025-04-03 11:15',NULL),('S25-0074','C1012',3,'HAM',8,'CLEARED','Frankfurt','Toronto','DAP',7350,'2025-04-10 08:20',NULL),('S25-0078','C1003',3,'GOT',15,'IN_TRANSIT','Oslo','Seoul','CPT',8900,'2025-04-15 07:10',NULL),('S25-0081','C1006',7,'FXT',7,'BOOKED','Felixstowe','Melbourne','FOB',4600,'2025-04-22 16:40',NULL),('S25-0085','C1010',4,'RTM',9,'BOOKED','Rotterdam','Vienna','DAP',1390,'2025-04-25 06:50',NULL),('S25-0088','C1001',6,'HAM',11,'BOOKED','Hamburg','Chongqing','CIP',6800,'2025-04-29 13:05',NULL),('S25-0090','C1013',5,'GOT',15,'CANC','Gothenburg','Cardiff','DAP',1120,'2025-04-30 10:45',NULL);
INSERT INTO shipment_line VALUES (1,'S24-0871','8207.30',12,5400,38000),(2,'S24-0902','6911.10',80,3200,21500),(3,'S24-0955','0302.14',210,4100,33800),(4,'S25-0003','8458.11',2,14800,186000),(5,'S25-0003','8207.30',6,1900,14200),(6,'S25-0011','8207.30',14,6050,41200),(7,'S25-0019','9403.60',45,2700,12900),(8,'S25-0024','9002.11',30,420,64500),(9,'S25-0032','3004.90',60,900,152000),(10,'S25-0040','1001.99',400,20000,9600),(11,'S25-0047','6911.10',95,3650,24300),(12,'S25-0058','0603.11',320,1850,7400),(13,'S25-0063','8207.30',10,4300,30100),(14,'S25-0063','8458.11',1,7200,88000),(15,'S25-0069','8458.11',2,15100,191500),(16,'S25-0074','3004.90',72,1080,174000),(17,'S25-0078','0302.14',230,4480,36900),(18,'S25-0081','9002.11',25,380,57000),(19,'S25-0052','2204.21',150,2100,11800),(20,'S25-0090','9403.60',20,1150,5300);
INSERT INTO customs_entry VALUES ('E-50112','S24-0871',5,'2024-10-04 10:00','2024-10-05 09:30',1026,'CLEARED'),('E-50118','S24-0902',6,'2024-10-23 15:10','2024-10-25 11:00',2580,'CLEARED'),('E-50131','S24-0955',5,'2024-11-18 12:30','2024-11-18 17:45',2704,'CLEARED'),('E-50140','S25-0003',13,'2025-01-09 09:20','2025-01-13 14:15',3545.4,'CLEARED'),('E-50144','S25-0011',5,'2025-01-17 08:50','2025-01-18 10:05',1112.4,'CLEARED'),('E-50151','S25-0024',6,'2025-02-05 11:35','2025-02-06 09:40',4321.5,'CLEARED'),('E-50160','S25-0032',5,'2025-02-17 14:00','2025-02-18 08:15',0,'CLEARED'),('E-50167','S25-0040',5,'2025-02-28 09:05','2025-03-03 13:20',912,'CLEARED'),('E-50172','S25-0047',6,'2025-03-07 10:40','2025-03-10 16:30',2916,'CLEARED'),('E-50181','S25-0063',5,'2025-03-28 09:55',NULL,2308.7,'HELD'),('E-50186','S25-0069',13,'2025-04-04 13:25',NULL,3255.5,'EXAM'),('E-50190','S25-0078',5,'2025-04-15 11:50',NULL,2952,'HELD'),('E-50193','S25-0081',6,'2025-04-24 10:10',NULL,3819,'LODGED');
INSERT INTO invoice VALUES ('INV-7301','S24-0871','2024-11-05','2024-12-05',5150,'2024-12-01'),('INV-7309','S24-0902','2024-11-21','2024-12-21',3890,'2025-01-10'),('INV-7315','S24-0955','2024-11-25','2024-12-25',9720,'2024-12-20'),('INV-7322','S25-0019','2025-01-31','2025-03-02',1480,NULL),('INV-7326','S25-0024','2025-02-10','2025-03-12',6050,'2025-03-05'),('INV-7330','S25-0003','2025-02-20','2025-03-22',11340,'2025-03-20'),('INV-7331','S25-0032','2025-02-21','2025-03-23',8100,'2025-03-18'),('INV-7333','S25-0011','2025-02-24','2025-03-26',5290,NULL),('INV-7341','S25-0047','2025-03-12','2025-04-11',4075,NULL),('INV-7344','S25-0058','2025-03-21','2025-04-20',1690,'2025-04-14'),('INV-7346','S25-0040','2025-03-26','2025-04-25',6930,NULL),('INV-7352','S25-0074','2025-04-14','2025-05-14',8260,NULL);
INSERT INTO shipment_event VALUES (1,'S24-0871','PICKUP','Dortmund','2024-10-06 07:30',8),(2,'S24-0871','DEPART','Hamburg','2024-10-10 22:00',8),(3,'S24-0871','ARRIVE','New York','2024-11-01 05:40',8),(4,'S25-0003','PICKUP','Eindhoven','2025-01-14 08:10',9),(5,'S25-0003','DEPART','Rotterdam','2025-01-17 19:30',9),(6,'S25-0024','DEPART','London','2025-02-07 21:15',7),(7,'S25-0063','PICKUP','Dortmund','2025-03-31 09:00',8),(8,'S25-0063','DELAY','Hamburg','2025-04-04 12:20',8),(9,'S25-0069','DEPART','Rotterdam','2025-04-09 20:45',9),(10,'S25-0069','DELAY','Le Havre','2025-04-12 04:00',9),(11,'S25-0078','DEPART','Oslo','2025-04-16 23:10',15),(12,'S25-0069','DELAY','Montreal','2025-04-24 08:30',9);
-- List the shipment number and destination port of every shipment that is in transit.
-- Which shipments are in transit at the moment, and what port is each one going to?
-- shipments in transit: number, destination port
SELECT ship_no, dest_port FROM shipment WHERE status = 'IN_TRANSIT';
-- How many customs entries have not been cleared yet?
-- How many entries are we still waiting on customs to clear?
-- count of customs entries not yet cleared
SELECT COUNT(*) FROM customs_entry WHERE cleared_at IS NULL;
-- Give the name and transport mode of each carrier that is not approved.
-- Which carriers are not approved for us to use, and what mode do they run?
-- carriers not approved, name and mode
SELECT carrier_name, mode FROM carrier WHERE approved = 'N';
-- Which HS codes need a licence and have a duty rate above 5 percent? Show the code and its description.
-- What tariff codes over 5 percent duty do we need a licence for? Code and description, please.
-- hs codes and descriptions, licence required, duty above 5 percent
SELECT hs_cd, descr FROM hs_code WHERE licence_req = 'Y' AND duty_pct > 5;
-- Show the number and net amount of all invoices dated in February 2025.
-- What did we invoice in February 2025? I need the invoice numbers and the net amounts.
-- invoices February 2025: invoice number, net amount
SELECT inv_no, net_amt FROM invoice WHERE inv_dt >= '2025-02-01' AND inv_dt < '2025-03-01';
-- For each branch, show the branch name and the number of shipments it has.
-- How many shipments does each of our branches look after? Branch name first.
-- branch name and shipment count
SELECT T2.branch_name, COUNT(*) FROM shipment AS T1 JOIN branch AS T2 ON T1.branch_cd = T2.branch_cd GROUP BY T2.branch_cd;
-- What is the total freight amount of the shipments of each customer? Give the customer name and the total.
-- Customer by customer, how much freight have their shipments come to altogether?
-- total freight per customer name
SELECT T2.cust_name, SUM(T1.freight_amt) FROM shipment AS T1 JOIN customer AS T2 ON T1.cust_no = T2.cust_no GROUP BY T2.cust_no;
-- For every person who filed customs entries, give first name, last name and the average duty amount of those entries.
-- What is the average duty on the entries each of our people filed? First and last name, then the average.
-- average duty per customs filer, first name, last name
SELECT T2.first_name, T2.last_name, AVG(T1.duty_amt) FROM customs_entry AS T1 JOIN staff AS T2 ON T1.filed_by = T2.emp_id GROUP BY T2.emp_id;
-- Show the description of each HS code with the total gross weight of its shipment lines.
-- How many kilos gross have we moved under each tariff code? Go by the description of the code.
-- total gross kg by hs code description
SELECT T2.descr, SUM(T1.gross_kg) FROM shipment_line AS T1 JOIN hs_code AS T2 ON T1.hs_cd = T2.hs_cd GROUP BY T2.hs_cd;
-- How many delivered shipments did each carrier carry? Show the carrier name and the count.
-- Per carrier, how many shipments were delivered?
-- delivered shipments per carrier name
SELECT T2.carrier_name, COUNT(*) FROM shipment AS T1 JOIN carrier AS T2 ON T1.carrier_id = T2.carrier_id WHERE T1.status = 'DELIVERED' GROUP BY T2.carrier_id;
-- What is the total net amount of unpaid invoices for each customer? List the customer name with the total.
-- How much does each customer still owe us on invoices that have not been paid, net?
-- unpaid invoices, net total per customer name
SELECT T3.cust_name, SUM(T1.net_amt) FROM invoice AS T1 JOIN shipment AS T2 ON T1.ship_no = T2.ship_no JOIN customer AS T3 ON T2.cust_no = T3.cust_no WHERE T1.paid_on IS NULL GROUP BY T3.cust_no;
-- Which customer has the most shipments? Give the customer name.
-- Who is the customer that ships with us most often?
-- customer name with the highest number of shipments
SELECT T2.cust_name FROM shipment AS T1 JOIN customer AS T2 ON T1.cust_no = T2.cust_no GROUP BY T2.cust_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Name the 3 customers with the highest total net amount invoiced.
-- Who are our top three customers by what we have invoiced them net?
-- top 3 customer names by invoiced net amount
SELECT T3.cust_name FROM invoice AS T1 JOIN shipment AS T2 ON T1.ship_no = T2.ship_no JOIN customer AS T3 ON T2.cust_no = T3.cust_no GROUP BY T3.cust_no ORDER BY SUM(T1.net_amt) DESC LIMIT 3;
-- Which carrier has the largest total freight amount over its shipments? Show the carrier name and that total.
-- With which carrier do our freight amounts add up to the most, and what do they come to?
-- carrier with highest total freight: name, total
SELECT T2.carrier_name, SUM(T1.freight_amt) FROM shipment AS T1 JOIN carrier AS T2 ON T1.carrier_id = T2.carrier_id GROUP BY T2.carrier_id ORDER BY SUM(T1.freight_amt) DESC LIMIT 1;
-- Who filed the most customs entries? Give first and last name.
-- Which of our people has lodged more customs entries than anyone else? First and last name.
-- most customs entries filed by, first and last name
SELECT T2.first_name, T2.last_name FROM customs_entry AS T1 JOIN staff AS T2 ON T1.filed_by = T2.emp_id GROUP BY T2.emp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of customers that have no shipments.
-- Which customers on our books have never shipped anything with us?
-- customers without shipments, name
SELECT cust_name FROM customer WHERE cust_no NOT IN (SELECT cust_no FROM shipment);
-- Which HS codes do not appear on any shipment line? Show the code and the description.
-- What tariff codes have we never used on a shipment line? Code plus description.
-- hs codes never used on shipment lines: code, description
SELECT hs_cd, descr FROM hs_code WHERE hs_cd NOT IN (SELECT hs_cd FROM shipment_line);
-- Give the shipment numbers of delivered shipments that have no customs entry.
-- Which shipments got delivered without any customs entry being made? The shipment numbers, please.
-- delivered shipments without customs entry, shipment number
SELECT ship_no FROM shipment WHERE status = 'DELIVERED' AND ship_no NOT IN (SELECT ship_no FROM customs_entry);
-- Which handlers have more than 3 shipments? Show first name, last name and the number of shipments.
-- Who is handling more than three shipments, and how many has each got? First and last name, please.
-- handlers with over 3 shipments: first name, last name, count
SELECT T2.first_name, T2.last_name, COUNT(*) FROM shipment AS T1 JOIN staff AS T2 ON T1.handler_id = T2.emp_id GROUP BY T2.emp_id HAVING COUNT(*) > 3;
-- List the descriptions of HS codes whose shipment lines have a total customs value of more than 100000.
-- Which goods, by tariff code description, add up to over 100000 in customs value?
-- hs code descriptions, total customs value over 100000
SELECT T2.descr FROM shipment_line AS T1 JOIN hs_code AS T2 ON T1.hs_cd = T2.hs_cd GROUP BY T2.hs_cd HAVING SUM(T1.customs_value) > 100000;
-- Show the first and last name of each employee together with the first and last name of their supervisor.
-- Who reports to whom? First and last names of the employee, then of the supervisor.
-- employee and supervisor, first and last names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM staff AS T1 JOIN staff AS T2 ON T1.supervisor_id = T2.emp_id;
-- Which shipments have a freight amount above the average of all shipments? Show the shipment number and the freight amount.
-- Which shipments cost more freight than our average shipment does? Number and freight amount.
-- shipments with above average freight: shipment number, freight amount
SELECT ship_no, freight_amt FROM shipment WHERE freight_amt > (SELECT AVG(freight_amt) FROM shipment);
-- database: larkspur_benefits_admin
CREATE TABLE benefit_staff (staff_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, team_cd TEXT, lead_id INTEGER REFERENCES benefit_staff(staff_id), is_active INTEGER);
CREATE TABLE employer (empr_no TEXT PRIMARY KEY, empr_name TEXT, industry TEXT, city TEXT, contract_start TEXT, is_active INTEGER, acct_rep_id INTEGER REFERENCES benefit_staff(staff_id));
CREATE TABLE provider (prov_id INTEGER PRIMARY KEY, prov_name TEXT, prov_type TEXT, hq_city TEXT);
CREATE TABLE plan (plan_cd TEXT PRIMARY KEY, plan_name TEXT, plan_type TEXT, prov_id INTEGER REFERENCES provider(prov_id), monthly_prem REAL, is_open INTEGER);
CREATE TABLE member (mbr_no TEXT PRIMARY KEY, first_name TEXT, last_name TEXT, birth_dt TEXT, gender TEXT, empr_no TEXT REFERENCES employer(empr_no), hire_dt TEXT, mbr_status TEXT, term_dt TEXT);
CREATE TABLE dependent (dep_id INTEGER PRIMARY KEY, mbr_no TEXT REFERENCES member(mbr_no), first_name TEXT, last_name TEXT, relation_cd TEXT, birth_dt TEXT);
CREATE TABLE enrollment (enr_id INTEGER PRIMARY KEY, mbr_no TEXT REFERENCES member(mbr_no), plan_cd TEXT REFERENCES plan(plan_cd), tier_cd TEXT, start_dt TEXT, end_dt TEXT, enr_status TEXT);
CREATE TABLE claim (claim_no TEXT PRIMARY KEY, enr_id INTEGER REFERENCES enrollment(enr_id), svc_dt TEXT, submitted_at TEXT, claim_amt REAL, paid_amt REAL, claim_status TEXT, examiner_id INTEGER REFERENCES benefit_staff(staff_id), decided_on TEXT);
CREATE TABLE contribution (contr_id INTEGER PRIMARY KEY, empr_no TEXT REFERENCES employer(empr_no), period TEXT, due_amt REAL, recd_amt REAL, recd_on TEXT);
CREATE TABLE call_log (call_id INTEGER PRIMARY KEY, mbr_no TEXT REFERENCES member(mbr_no), staff_id INTEGER REFERENCES benefit_staff(staff_id), reason_cd TEXT, opened_at TEXT, closed_at TEXT);
INSERT INTO benefit_staff VALUES (1,'Denise','Calloway','MGMT',NULL,1),(2,'Rafael','Ortiz','CLAIMS',1,1),(3,'Joyce','Lindgren','CLAIMS',2,1),(4,'Kevin','Brandt','CLAIMS',2,1),(5,'Priya','Menon','SERVICE',1,1),(6,'Tyler','Boone','SERVICE',5,1),(7,'Angela','Russo','SERVICE',5,0),(8,'Marcus','Whitfield','ACCOUNTS',1,1),(9,'Helen','Sadowski','ACCOUNTS',8,1),(10,'Owen','Pruitt','ACCOUNTS',8,0);
INSERT INTO employer VALUES ('E101','Buckeye Precision Castings','Manufacturing','Dayton','2018-01-01',1,8),('E102','Scioto Valley Credit Union','Finance','Columbus','2019-07-01',1,9),('E103','Maple Ridge Nursing Homes','Healthcare','Akron','2020-01-01',1,9),('E104','Great Miami Logistics','Transport','Cincinnati','2021-04-01',1,8),('E105','Harmon Grocers','Retail','Toledo','2017-01-01',0,9),('E106','Lakefront Hotels Group','Hospitality','Cleveland','2022-01-01',1,8),('E107','Tecumseh Plastics','Manufacturing','Lima','2019-01-01',0,10),('E108','Ashford Dental Supply','Wholesale','Columbus','2025-03-01',1,9),('E109','Cedar Creek Schools','Education','Mansfield','2023-08-01',1,9);
INSERT INTO provider VALUES (1,'Midland Mutual Health','Insurer','Columbus'),(2,'BrightSmile Dental Network','Insurer','Chicago'),(3,'ClearView Vision Care','Insurer','Detroit'),(4,'Ohio Guardian Life','Insurer','Cincinnati'),(5,'Summit Spending Accounts','Account administrator','Akron'),(6,'Prairie Health Partners','Insurer','Indianapolis');
INSERT INTO plan VALUES ('MED-PPO','Midland PPO 1000','MEDICAL',1,612,1),('MED-HD','Midland High Deductible','MEDICAL',1,398,1),('MED-HMO','Prairie HMO Select','MEDICAL',6,475,0),('DEN-STD','BrightSmile Standard','DENTAL',2,38,1),('DEN-PLUS','BrightSmile Plus','DENTAL',2,57,1),('VIS-STD','ClearView Basic','VISION',3,12,1),('VIS-PRE','ClearView Premier','VISION',3,21,0),('LIFE-1X','Guardian Life 1x Salary','LIFE',4,19,1),('LIFE-3X','Guardian Life 3x Salary','LIFE',4,46,1),('FSA-HC','Summit Healthcare FSA','FSA',5,6,1),('FSA-DC','Summit Dependent Care FSA','FSA',5,5,1);
INSERT INTO member VALUES ('M2001','Loretta','Fisk','1971-05-14','F','E101','2009-06-01','ACTIVE',NULL),('M2002','Duane','Kettler','1984-11-02','M','E101','2015-03-16','ACTIVE',NULL),('M2003','Shawna','Pryor','1990-01-27','F','E101','2019-09-09','LEAVE',NULL),('M2004','Victor','Amato','1966-08-19','M','E101','1998-02-02','TERM','2025-01-31'),('M2005','Grace','Tanaka','1988-03-05','F','E102','2016-05-23','ACTIVE',NULL),('M2006','Neil','Hargrove','1979-12-11','M','E102','2012-10-01','ACTIVE',NULL),('M2007','Monique','Bell','1993-07-30','F','E102','2021-01-04','ACTIVE',NULL),('M2008','Edgar','Salinas','1975-04-22','M','E103','2020-02-17','ACTIVE',NULL),('M2009','Patricia','Novak','1969-09-08','F','E103','2014-08-11','TERM','2024-11-15'),('M2010','Kendra','Mills','1996-06-17','F','E103','2022-03-28','ACTIVE',NULL),('M2011','Abdul','Rahimi','1986-10-25','M','E103','2021-11-15','ACTIVE',NULL),('M2012','Carol','Jansen','1973-02-13','F','E103','2018-07-02','LEAVE',NULL),('M2013','Trevor','Odom','1991-08-04','M','E104','2021-06-14','ACTIVE',NULL),('M2014','Yvonne','Castillo','1982-05-29','F','E104','2021-05-03','ACTIVE',NULL),('M2015','Frank','Doyle','1964-12-20','M','E105','2003-04-07','TERM','2024-06-30'),('M2016','Bianca','Moretti','1998-09-12','F','E106','2023-05-15','ACTIVE',NULL),('M2017','Harold','Stokes','1977-01-09','M','E106','2022-02-07','ACTIVE',NULL),('M2018','Naomi','Greer','1985-11-18','F','E109','2023-08-21','ACTIVE',NULL),('M2019','Dylan','Ferraro','1994-04-03','M','E109','2023-08-21','ACTIVE',NULL),('M2020','Irene','Vasquez','1980-07-26','F','E107','2011-01-10','TERM','2023-12-31');
INSERT INTO dependent VALUES (1,'M2001','Carl','Fisk','SPOUSE','1969-03-22'),(2,'M2001','Amy','Fisk','CHILD','2006-10-12'),(3,'M2001','Jared','Fisk','CHILD','2009-01-30'),(4,'M2002','Melissa','Kettler','SPOUSE','1986-06-06'),(5,'M2005','Kenji','Tanaka','CHILD','2017-08-19'),(6,'M2006','Laura','Hargrove','SPOUSE','1981-02-27'),(7,'M2006','Sophie','Hargrove','CHILD','2013-05-04'),(8,'M2008','Rosa','Salinas','SPOUSE','1977-12-01'),(9,'M2008','Mateo','Salinas','CHILD','2008-07-15'),(10,'M2008','Elena','Salinas','CHILD','2011-03-09'),(11,'M2008','Lucia','Salinas','CHILD','2014-11-23'),(12,'M2014','Diego','Castillo','CHILD','2019-04-17'),(13,'M2018','Martin','Greer','SPOUSE','1983-10-10');
INSERT INTO enrollment VALUES (1,'M2001','MED-PPO','FAM','2023-01-01',NULL,'ACTIVE'),(2,'M2001','DEN-PLUS','FAM','2023-01-01',NULL,'ACTIVE'),(3,'M2002','MED-HD','EE+SP','2024-01-01',NULL,'ACTIVE'),(4,'M2003','MED-PPO','EE','2022-01-01',NULL,'ACTIVE'),(5,'M2004','MED-PPO','EE','2021-01-01','2025-01-31','ENDED'),(6,'M2004','LIFE-3X','EE','2021-01-01','2025-01-31','ENDED'),(7,'M2005','MED-PPO','EE+CH','2023-01-01',NULL,'ACTIVE'),(8,'M2005','VIS-STD','EE+CH','2024-01-01',NULL,'ACTIVE'),(9,'M2006','MED-HD','FAM','2023-01-01',NULL,'ACTIVE'),(10,'M2006','DEN-STD','FAM','2023-01-01',NULL,'ACTIVE'),(11,'M2007','FSA-HC','EE','2025-01-01',NULL,'ACTIVE'),(12,'M2008','MED-PPO','FAM','2024-01-01',NULL,'ACTIVE'),(13,'M2008','DEN-STD','FAM','2024-01-01',NULL,'ACTIVE'),(14,'M2009','MED-HMO','EE','2020-01-01','2024-11-30','ENDED'),(15,'M2010','DEN-STD','EE','2025-01-01',NULL,'ACTIVE'),(16,'M2011','MED-HD','EE','2025-02-01',NULL,'ACTIVE'),(17,'M2012','LIFE-1X','EE','2023-01-01',NULL,'ACTIVE'),(18,'M2013','MED-HMO','EE','2022-01-01','2024-12-31','ENDED'),(19,'M2013','MED-PPO','EE','2025-01-01',NULL,'ACTIVE'),(20,'M2014','VIS-STD','EE+CH','2025-01-01',NULL,'ACTIVE'),(21,'M2015','MED-PPO','EE','2019-01-01','2024-06-30','ENDED'),(22,'M2016','DEN-PLUS','EE','2025-06-01',NULL,'PENDING'),(23,'M2018','MED-HD','EE+SP','2025-06-01',NULL,'PENDING'),(24,'M2018','LIFE-1X','EE','2024-09-01',NULL,'ACTIVE');
INSERT INTO claim VALUES ('CL-9001',1,'2024-03-12','2024-03-20 10:15',1840,1372,'PAID',3,'2024-04-02'),('CL-9002',2,'2024-05-08','2024-05-10 09:00',420,336,'PAID',4,'2024-05-20'),('CL-9003',5,'2024-06-21','2024-06-30 16:45',5260,4100,'PAID',3,'2024-07-18'),('CL-9004',9,'2024-07-02','2024-07-09 11:20',980,0,'DENIED',4,'2024-07-25'),('CL-9005',14,'2024-08-15','2024-08-19 14:05',760,690,'PAID',3,'2024-09-03'),('CL-9006',7,'2024-09-10','2024-09-12 08:35',310,248,'PAID',2,'2024-09-30'),('CL-9007',10,'2024-10-24','2024-10-28 13:10',275,220,'PAID',4,'2024-11-12'),('CL-9008',12,'2024-11-19','2024-11-27 15:55',7420,5930,'PAID',3,'2024-12-20'),('CL-9009',18,'2024-12-03','2024-12-11 10:40',540,0,'DENIED',2,'2025-01-06'),('CL-9010',1,'2025-01-15','2025-01-22 09:25',2210,1690,'PAID',3,'2025-02-10'),('CL-9011',3,'2025-02-04','2025-02-10 12:30',1130,450,'PAID',4,'2025-03-01'),('CL-9012',8,'2025-02-18','2025-02-19 17:00',195,120,'PAID',2,'2025-03-05'),('CL-9013',4,'2025-03-06','2025-03-14 11:45',3350,2780,'PAID',3,'2025-04-04'),('CL-9014',12,'2025-03-27','2025-04-02 10:10',1490,NULL,'PENDING',3,NULL),('CL-9015',16,'2025-04-08','2025-04-11 09:50',860,NULL,'PENDING',4,NULL),('CL-9016',20,'2025-04-16','2025-04-17 14:20',230,NULL,'PENDING',NULL,NULL),('CL-9017',13,'2025-04-22','2025-04-28 08:15',640,0,'DENIED',4,'2025-05-13'),('CL-9018',19,'2025-05-05','2025-05-09 16:30',1275,NULL,'PENDING',NULL,NULL);
INSERT INTO contribution VALUES (1,'E101','2025-01',8420,8420,'2025-01-28'),(2,'E101','2025-02',8120,8120,'2025-02-26'),(3,'E101','2025-03',8120,NULL,NULL),(4,'E102','2025-01',5340,5340,'2025-01-30'),(5,'E102','2025-02',5340,5000,'2025-03-04'),(6,'E103','2025-01',9760,9760,'2025-02-03'),(7,'E103','2025-02',9910,9910,'2025-02-28'),(8,'E103','2025-03',9910,NULL,NULL),(9,'E104','2025-01',3150,3150,'2025-01-27'),(10,'E104','2025-02',3275,NULL,NULL),(11,'E106','2025-01',2480,2480,'2025-01-31'),(12,'E109','2025-01',3890,3600,'2025-02-12');
INSERT INTO call_log VALUES (1,'M2001',6,'CLAIM','2025-01-24 09:05','2025-01-24 09:20'),(2,'M2006',6,'CLAIM','2025-01-29 14:30','2025-02-03 10:00'),(3,'M2004',7,'TERM','2025-02-03 11:15','2025-02-03 11:40'),(4,'M2011',6,'ENROLL','2025-02-05 10:50','2025-02-05 11:05'),(5,'M2002',5,'IDCARD','2025-02-20 16:10','2025-02-24 09:30'),(6,'M2008',6,'CLAIM','2025-04-14 13:25',NULL),(7,'M2016',5,'ENROLL','2025-05-12 15:45',NULL),(8,'M2001',6,'IDCARD','2025-05-13 08:55','2025-05-13 09:02'),(9,'M2013',7,'CLAIM','2025-05-19 10:35',NULL),(10,'M2018',6,'ENROLL','2025-05-20 12:00','2025-05-21 09:10');
-- Give the first name, last name and termination date of all terminated members.
-- Which members have been terminated, and on what date? First and last name, please.
-- terminated members: first name, last name, termination date
SELECT first_name, last_name, term_dt FROM member WHERE mbr_status = 'TERM';
-- How many claims are pending?
-- How many claims have we still got pending?
-- number of pending claims
SELECT COUNT(*) FROM claim WHERE claim_status = 'PENDING';
-- List the name and city of every inactive employer.
-- Which employers are not active with us, and which city are they in?
-- employers not active, name and city
SELECT empr_name, city FROM employer WHERE is_active = 0;
-- How many enrollments started in 2025?
-- We took on how many enrollments with a start date in 2025?
-- enrollments starting 2025, count
SELECT COUNT(*) FROM enrollment WHERE start_dt >= '2025-01-01' AND start_dt < '2026-01-01';
-- Show the call number and the opening time of each call that is not yet closed.
-- Which calls are not closed yet, and when did each one come in? The call ID first.
-- calls not yet closed: call id, opened at
SELECT call_id, opened_at FROM call_log WHERE closed_at IS NULL;
-- How many members does each employer have? Show the employer name and the number.
-- Employer by employer, how many members do we administer?
-- members per employer name
SELECT T2.empr_name, COUNT(*) FROM member AS T1 JOIN employer AS T2 ON T1.empr_no = T2.empr_no GROUP BY T2.empr_no;
-- For each plan, give the plan name and the average claim amount of the claims made under it.
-- On average, how big are the claims we get under each plan?
-- average claim amount by plan name
SELECT T3.plan_name, AVG(T1.claim_amt) FROM claim AS T1 JOIN enrollment AS T2 ON T1.enr_id = T2.enr_id JOIN plan AS T3 ON T2.plan_cd = T3.plan_cd GROUP BY T3.plan_cd;
-- What is the total amount paid on paid claims for each provider? Show provider name and total.
-- How much have we paid out on paid claims for every provider? Name, then the sum.
-- paid claims: total paid amount per provider name
SELECT T4.prov_name, SUM(T1.paid_amt) FROM claim AS T1 JOIN enrollment AS T2 ON T1.enr_id = T2.enr_id JOIN plan AS T3 ON T2.plan_cd = T3.plan_cd JOIN provider AS T4 ON T3.prov_id = T4.prov_id WHERE T1.claim_status = 'PAID' GROUP BY T4.prov_id;
-- For each member with dependents, show first name, last name and the number of dependents.
-- How many dependents do our members have on file? First and last name of each member who has any, and how many.
-- dependents per member, first name, last name, count
SELECT T2.first_name, T2.last_name, COUNT(*) FROM dependent AS T1 JOIN member AS T2 ON T1.mbr_no = T2.mbr_no GROUP BY T2.mbr_no;
-- Count the active enrollments in each plan and show the plan name with the count.
-- How many active enrollments has every plan got right now? Start with the name of the plan.
-- active enrollments per plan name
SELECT T2.plan_name, COUNT(*) FROM enrollment AS T1 JOIN plan AS T2 ON T1.plan_cd = T2.plan_cd WHERE T1.enr_status = 'ACTIVE' GROUP BY T2.plan_cd;
-- What is the average monthly premium of the plans of each provider? Show the provider name and the average.
-- What is the monthly premium on average for the plans we have, provider by provider?
-- average monthly premium per provider name
SELECT T2.prov_name, AVG(T1.monthly_prem) FROM plan AS T1 JOIN provider AS T2 ON T1.prov_id = T2.prov_id GROUP BY T2.prov_id;
-- Which plan has the most enrollments? Give the plan name.
-- Which plan do more people enroll in than in any other, all enrollments counted?
-- plan name with most enrollments
SELECT T2.plan_name FROM enrollment AS T1 JOIN plan AS T2 ON T1.plan_cd = T2.plan_cd GROUP BY T2.plan_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Name the 3 members with the highest total claim amount, first and last name.
-- Who are the three members that have claimed the most money in total? First and last name.
-- top 3 members by total claim amount, first name, last name
SELECT T3.first_name, T3.last_name FROM claim AS T1 JOIN enrollment AS T2 ON T1.enr_id = T2.enr_id JOIN member AS T3 ON T2.mbr_no = T3.mbr_no GROUP BY T3.mbr_no ORDER BY SUM(T1.claim_amt) DESC LIMIT 3;
-- Which employer has the largest total of contributions due? Show the employer name and the total due.
-- Which employer do we ask for the most in contributions all told, and how much is due from them?
-- employer with highest total due contributions: name, total
SELECT T2.empr_name, SUM(T1.due_amt) FROM contribution AS T1 JOIN employer AS T2 ON T1.empr_no = T2.empr_no GROUP BY T2.empr_no ORDER BY SUM(T1.due_amt) DESC LIMIT 1;
-- Which examiner has the most claims? Give first and last name.
-- Who has had the most claims to examine? First and last name.
-- examiner with most claims, first and last name
SELECT T2.first_name, T2.last_name FROM claim AS T1 JOIN benefit_staff AS T2 ON T1.examiner_id = T2.staff_id GROUP BY T2.staff_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the first and last names of members who have no enrollment.
-- Which of our members have never enrolled in anything? First and last name.
-- members without enrollment, first name, last name
SELECT first_name, last_name FROM member WHERE mbr_no NOT IN (SELECT mbr_no FROM enrollment);
-- Which plans have never had an enrollment? Show the plan name.
-- What plans do we offer that nobody has ever enrolled in?
-- plan names with no enrollments
SELECT plan_name FROM plan WHERE plan_cd NOT IN (SELECT plan_cd FROM enrollment);
-- Give the names of active employers for which no contribution is recorded.
-- Which active employers have no contributions on record at all?
-- active employers without contributions, name
SELECT empr_name FROM employer WHERE is_active = 1 AND empr_no NOT IN (SELECT empr_no FROM contribution);
-- Which employers have at least 3 members? Show the employer name and the number of members.
-- Who are the employers with three members or more, and how many has each?
-- employers with 3 or more members: name, member count
SELECT T2.empr_name, COUNT(*) FROM member AS T1 JOIN employer AS T2 ON T1.empr_no = T2.empr_no GROUP BY T2.empr_no HAVING COUNT(*) >= 3;
-- List the names of plans whose claims add up to more than 5000 in claim amount.
-- Under which plans have claims of over 5000 in all been made?
-- plan names, total claim amount over 5000
SELECT T3.plan_name FROM claim AS T1 JOIN enrollment AS T2 ON T1.enr_id = T2.enr_id JOIN plan AS T3 ON T2.plan_cd = T3.plan_cd GROUP BY T3.plan_cd HAVING SUM(T1.claim_amt) > 5000;
-- For each year of service, how many claims are there? Show the year and the count.
-- How many claims fall in each year, going by the service date?
-- claims per service year
SELECT CAST(strftime('%Y', svc_dt) AS INTEGER), COUNT(*) FROM claim GROUP BY CAST(strftime('%Y', svc_dt) AS INTEGER);
-- Which members have been enrolled in a medical plan and also in a dental plan? Give first and last name.
-- Who has had both medical and dental with us? First and last names of the members.
-- members with medical and dental enrollment, first name, last name
SELECT T1.first_name, T1.last_name FROM member AS T1 JOIN enrollment AS T2 ON T1.mbr_no = T2.mbr_no JOIN plan AS T3 ON T2.plan_cd = T3.plan_cd WHERE T3.plan_type = 'MEDICAL' INTERSECT SELECT T1.first_name, T1.last_name FROM member AS T1 JOIN enrollment AS T2 ON T1.mbr_no = T2.mbr_no JOIN plan AS T3 ON T2.plan_cd = T3.plan_cd WHERE T3.plan_type = 'DENTAL';
-- database: quayside_halls_hire
CREATE TABLE site (site_cd TEXT, site_name TEXT, city TEXT, manager_id INTEGER);
CREATE TABLE hall (hall_cd TEXT, hall_name TEXT, site_cd TEXT, capacity INTEGER, floor_m2 REAL, day_rate REAL, is_bookable INTEGER);
CREATE TABLE employee (emp_id INTEGER, first_name TEXT, last_name TEXT, role TEXT, site_cd TEXT, reports_to INTEGER, is_active INTEGER);
CREATE TABLE client (client_no TEXT, client_name TEXT, client_type TEXT, contact_first TEXT, contact_last TEXT, is_vip INTEGER);
CREATE TABLE booking (booking_no TEXT, client_no TEXT, hall_cd TEXT, event_type TEXT, start_dt TEXT, end_dt TEXT, guests INTEGER, status TEXT, deposit_paid TEXT, hire_fee REAL, coordinator_id INTEGER, created_at TEXT, cancelled_on TEXT);
CREATE TABLE equipment (equip_cd TEXT, equip_name TEXT, category TEXT, stock_qty INTEGER, list_price REAL);
CREATE TABLE booking_item (booking_no TEXT, line_no INTEGER, equip_cd TEXT, qty INTEGER, unit_price REAL);
CREATE TABLE caterer (caterer_id INTEGER, caterer_name TEXT, cuisine TEXT, approved TEXT, phone TEXT);
CREATE TABLE catering_order (cat_order_no TEXT, booking_no TEXT, caterer_id INTEGER, covers INTEGER, amt REAL);
CREATE TABLE payment (pay_no TEXT, booking_no TEXT, paid_on TEXT, amt REAL, method TEXT);
INSERT INTO site VALUES ('QS','Quayside Wharf','Newcastle',2),('MG','Minster Gate','York',3),('ST','Station Works','Sheffield',4),('RV','Riverview House','Durham',NULL);
INSERT INTO hall VALUES ('QS-A','Tyne Hall','QS',450,620,2400,1),('QS-B','Granary Loft','QS',180,260,1100,1),('QS-C','Boathouse Room','QS',60,95,420,1),('MG-A','Chapter Hall','MG',320,480,1950,1),('MG-B','Cloister Room','MG',90,130,580,1),('MG-C','Undercroft','MG',140,210,760,0),('ST-A','Turbine Hall','ST',700,1150,3300,1),('ST-B','Foundry Suite','ST',220,340,1250,1),('ST-C','Signal Box','ST',40,62,290,1),('RV-A','Cathedral View Ballroom','RV',260,390,1700,1),('RV-B','Weir Room','RV',75,110,450,1),('RV-C','Orangery','RV',110,150,690,0);
INSERT INTO employee VALUES (1,'Fiona','Armstrong','Director','QS',NULL,1),(2,'Callum','Reid','Site Manager','QS',1,1),(3,'Hannah','Metcalfe','Site Manager','MG',1,1),(4,'Imran','Sheikh','Site Manager','ST',1,1),(5,'Beth','Rowntree','Event Coordinator','QS',2,1),(6,'Joel','Atkinson','Event Coordinator','QS',2,1),(7,'Lucy','Fairfax','Event Coordinator','MG',3,1),(8,'Darren','Hobson','Event Coordinator','ST',4,1),(9,'Megan','Oldroyd','Event Coordinator','ST',4,0),(10,'Steve','Carr','Technician','ST',4,1),(11,'Amina','Yusuf','Technician','QS',2,1),(12,'Graham','Bell','Caretaker','RV',1,0);
INSERT INTO client VALUES ('K301','Northumbria Tech Forum','Corporate','Sanjay','Rao',1),('K302','Harker Family','Private','Emily','Harker',0),('K303','Tees Valley Hospice','Charity','Doreen','Walsh',0),('K304','Brightline Energy','Corporate','Tom','Lister',1),('K305','York Philatelic Society','Club','Basil','Thorne',0),('K306','Ahmed Family','Private','Nasreen','Ahmed',0),('K307','Steel City Dance Academy','Club','Carla','Webb',0),('K308','Penrose Insurance','Corporate','Louise','Grant',1),('K309','Durham Beekeepers','Club','Alan','Foxton',0),('K310','Coulson Family','Private','Mark','Coulson',0),('K311','Hallam Cancer Fund','Charity','Judith','Marsden',1),('K312','Ridley Antiques Fairs','Corporate','Peter','Ridley',0),('K313','Wearside Rotary','Charity','Ken','Stobbart',0);
INSERT INTO booking VALUES ('B-2411','K301','QS-A','Conference','2024-11-14','2024-11-15',380,'COMPLETED','Y',4800,5,'2024-05-20 10:05',NULL),('B-2412','K305','MG-B','Fair','2024-11-23','2024-11-23',75,'COMPLETED','Y',580,7,'2024-08-01 14:20',NULL),('B-2413','K304','ST-A','Gala dinner','2024-12-06','2024-12-06',520,'COMPLETED','Y',3300,8,'2024-06-11 09:30',NULL),('B-2414','K308','QS-B','Christmas party','2024-12-13','2024-12-13',150,'COMPLETED','Y',1100,6,'2024-07-25 16:00',NULL),('B-2501','K307','ST-B','Dance show','2025-01-25','2025-01-26',210,'COMPLETED','Y',2500,9,'2024-10-02 11:45',NULL),('B-2502','K303','RV-A','Charity ball','2025-02-15','2025-02-15',240,'COMPLETED','Y',1500,5,'2024-09-09 13:10',NULL),('B-2503','K309','QS-C','Meeting','2025-02-22','2025-02-22',45,'CANC','N',420,6,'2024-12-04 10:50','2025-01-30'),('B-2504','K312','MG-A','Fair','2025-03-08','2025-03-09',300,'COMPLETED','Y',3900,7,'2024-11-15 09:15',NULL),('B-2505','K301','QS-B','Workshop','2025-03-19','2025-03-19',120,'COMPLETED','Y',1100,5,'2025-01-08 15:30',NULL),('B-2506','K302','RV-A','Wedding','2025-04-12','2025-04-12',180,'COMPLETED','Y',1700,5,'2024-04-18 12:25',NULL),('B-2507','K304','ST-A','Product launch','2025-04-29','2025-04-30',430,'COMPLETED','Y',6600,8,'2024-12-16 08:40',NULL),('B-2508','K306','QS-A','Wedding','2025-05-17','2025-05-17',410,'CONFIRMED','Y',2400,6,'2024-08-30 17:05',NULL),('B-2509','K311','ST-A','Gala dinner','2025-05-23','2025-05-23',600,'CONFIRMED','N',2950,8,'2024-11-28 10:00',NULL),('B-2510','K301','QS-A','Conference','2025-05-28','2025-05-29',400,'CONFIRMED','N',4800,5,'2025-01-20 09:50',NULL),('B-2511','K310','MG-A','Wedding','2025-06-07','2025-06-07',160,'CANC','Y',1950,7,'2024-09-27 14:45','2025-03-03'),('B-2512','K308','ST-B','Training day','2025-06-12','2025-06-12',90,'CONFIRMED','N',1250,8,'2025-03-11 11:20',NULL),('B-2513','K312','MG-A','Fair','2025-06-21','2025-06-22',310,'TENTATIVE','N',3900,6,'2025-04-02 16:35',NULL),('B-2514','K307','ST-A','Dance show','2025-07-05','2025-07-05',650,'TENTATIVE','N',3300,8,'2025-04-09 13:55',NULL),('B-2515','K305','MG-B','Fair','2025-07-19','2025-07-19',80,'CONFIRMED','Y',580,7,'2025-02-13 10:30',NULL),('B-2516','K302','QS-C','Christening','2025-09-14','2025-09-14',50,'TENTATIVE','N',420,5,'2025-04-25 12:15',NULL);
INSERT INTO equipment VALUES ('PA-L','Large PA system','Sound',4,280),('MIC-W','Wireless microphone','Sound',24,25),('PRJ-HD','HD projector','Video',8,120),('SCR-3','3 m screen','Video',6,60),('STG-M','Stage module','Staging',40,18),('TBL-R','Round table','Furniture',90,9),('CHR-B','Banquet chair','Furniture',800,2.5),('DNC-F','Dance floor panel','Staging',120,6),('LED-U','LED uplighter','Lighting',60,12),('FOG-1','Fog machine','Lighting',3,45),('LEC-1','Lectern','Furniture',5,30);
INSERT INTO booking_item VALUES ('B-2411',1,'PA-L',2,280),('B-2411',2,'MIC-W',8,25),('B-2411',3,'PRJ-HD',3,120),('B-2413',1,'TBL-R',52,9),('B-2413',2,'CHR-B',520,2.2),('B-2413',3,'LED-U',40,12),('B-2414',1,'DNC-F',36,6),('B-2501',1,'STG-M',24,18),('B-2501',2,'PA-L',1,280),('B-2502',1,'TBL-R',24,9),('B-2502',2,'DNC-F',48,6),('B-2505',1,'PRJ-HD',1,120),('B-2505',2,'LEC-1',1,30),('B-2506',1,'TBL-R',18,9),('B-2506',2,'LED-U',20,10),('B-2507',1,'PA-L',2,280),('B-2507',2,'PRJ-HD',4,110),('B-2507',3,'STG-M',16,18),('B-2508',1,'CHR-B',410,2.5),('B-2509',1,'TBL-R',60,8.5),('B-2510',1,'MIC-W',10,25);
INSERT INTO caterer VALUES (1,'Saltmarsh Kitchen','British','Y','0191 555 0141'),(2,'Bombay Banquets','Indian','Y','0114 555 0122'),(3,'Olive & Thyme','Mediterranean','Y','01904 555 017'),(4,'Hot Plate Events','British','N','0191 555 0178'),(5,'Little Dumpling','Chinese','Y','0114 555 0165'),(6,'Fells Farm Catering','British','N','01768 555 019');
INSERT INTO catering_order VALUES ('C-801','B-2411',1,380,9120),('C-802','B-2413',2,520,18720),('C-803','B-2414',1,150,4875),('C-804','B-2502',3,240,8880),('C-805','B-2504',4,60,720),('C-806','B-2506',3,180,8100),('C-807','B-2507',1,430,11180),('C-808','B-2508',2,410,15990),('C-809','B-2509',1,600,23400),('C-810','B-2510',3,400,9600),('C-811','B-2512',5,90,1530);
INSERT INTO payment VALUES ('P-5001','B-2411','2024-06-03',1200,'TRANSFER'),('P-5002','B-2413','2024-06-20',1000,'TRANSFER'),('P-5003','B-2412','2024-11-25',580,'CARD'),('P-5004','B-2411','2024-12-02',3600,'TRANSFER'),('P-5005','B-2413','2024-12-18',2300,'TRANSFER'),('P-5006','B-2414','2024-12-20',1100,'TRANSFER'),('P-5007','B-2501','2025-02-03',2500,'CARD'),('P-5008','B-2502','2025-02-28',1500,'TRANSFER'),('P-5009','B-2511','2024-10-10',500,'CARD'),('P-5010','B-2504','2025-03-14',3900,'TRANSFER'),('P-5011','B-2505','2025-04-01',1100,'TRANSFER'),('P-5012','B-2506','2025-04-10',1700,'CASH'),('P-5013','B-2507','2025-05-09',6600,'TRANSFER'),('P-5014','B-2508','2024-09-12',800,'CASH'),('P-5015','B-2515','2025-02-20',290,'CARD');
-- List the booking number, event type and start date of all tentative bookings.
-- Which bookings are only tentative so far? Give me the number, the kind of event and the start date.
-- tentative bookings: booking number, event type, start date
SELECT booking_no, event_type, start_dt FROM booking WHERE status = 'TENTATIVE';
-- How many confirmed bookings have no deposit paid?
-- How many of the confirmed bookings are still without a paid deposit?
-- confirmed bookings, deposit not paid, count
SELECT COUNT(*) FROM booking WHERE status = 'CONFIRMED' AND deposit_paid = 'N';
-- Give the name and day rate of each hall with a capacity of at least 300.
-- Which halls can take 300 people or more, and what do they cost a day?
-- halls capacity 300 and up, name and day rate
SELECT hall_name, day_rate FROM hall WHERE capacity >= 300;
-- Which bookings were cancelled in January 2025? Show the booking number and the cancellation date.
-- What bookings did people cancel on us in January 2025? Number and date of the cancellation.
-- cancellations January 2025: booking number, cancelled on
SELECT booking_no, cancelled_on FROM booking WHERE cancelled_on >= '2025-01-01' AND cancelled_on < '2025-02-01';
-- List the names and phone numbers of caterers that are not approved.
-- Which caterers have we not approved, and what are their phone numbers?
-- caterers not approved, name, phone
SELECT caterer_name, phone FROM caterer WHERE approved = 'N';
-- How many bookings does each hall have? Give the hall name and the count.
-- Hall by hall, how many bookings have we had?
-- bookings per hall name
SELECT T2.hall_name, COUNT(*) FROM booking AS T1 JOIN hall AS T2 ON T1.hall_cd = T2.hall_cd GROUP BY T2.hall_cd;
-- What is the total hire fee of the bookings of each client? Show client name and total.
-- How much do the hire fees come to for every client, all their bookings together?
-- total hire fee per client name
SELECT T2.client_name, SUM(T1.hire_fee) FROM booking AS T1 JOIN client AS T2 ON T1.client_no = T2.client_no GROUP BY T2.client_no;
-- For each site, show the site name and the average number of guests of the bookings there.
-- How many guests does a booking bring on average at each of our sites? Name of the site first.
-- average guests per site name
SELECT T3.site_name, AVG(T1.guests) FROM booking AS T1 JOIN hall AS T2 ON T1.hall_cd = T2.hall_cd JOIN site AS T3 ON T2.site_cd = T3.site_cd GROUP BY T3.site_cd;
-- What is the total capacity of the bookable halls at each site? List the site name and the total.
-- Adding up the bookable halls, how many people can each site hold?
-- bookable halls: total capacity per site name
SELECT T2.site_name, SUM(T1.capacity) FROM hall AS T1 JOIN site AS T2 ON T1.site_cd = T2.site_cd WHERE T1.is_bookable = 1 GROUP BY T2.site_cd;
-- How many completed bookings did each coordinator look after? Show first name, last name and the number.
-- How many completed bookings has every coordinator got to their name? First and last name, then the number.
-- completed bookings per coordinator, first name, last name, count
SELECT T2.first_name, T2.last_name, COUNT(*) FROM booking AS T1 JOIN employee AS T2 ON T1.coordinator_id = T2.emp_id WHERE T1.status = 'COMPLETED' GROUP BY T2.emp_id;
-- For each piece of equipment, give its name and the total of quantity times unit price over the booking lines.
-- How much has each equipment item brought in on bookings, quantity times unit price? Start with the item name.
-- equipment name, sum of qty times unit price on bookings
SELECT T2.equip_name, SUM(T1.qty * T1.unit_price) FROM booking_item AS T1 JOIN equipment AS T2 ON T1.equip_cd = T2.equip_cd GROUP BY T2.equip_cd;
-- Which hall has the most bookings? Show the hall name and the number of bookings.
-- What is our busiest hall by number of bookings, and how many is that?
-- hall with most bookings: hall name, count
SELECT T2.hall_name, COUNT(*) FROM booking AS T1 JOIN hall AS T2 ON T1.hall_cd = T2.hall_cd GROUP BY T2.hall_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Name the 3 clients who have paid the most in total.
-- Who are the top three clients by the money they have paid us?
-- top 3 client names by total payments
SELECT T3.client_name FROM payment AS T1 JOIN booking AS T2 ON T1.booking_no = T2.booking_no JOIN client AS T3 ON T2.client_no = T3.client_no GROUP BY T3.client_no ORDER BY SUM(T1.amt) DESC LIMIT 3;
-- Which caterer has served the highest total number of covers? Give the caterer name.
-- Which caterer has done the most covers for us in all?
-- caterer name with most covers
SELECT T2.caterer_name FROM catering_order AS T1 JOIN caterer AS T2 ON T1.caterer_id = T2.caterer_id GROUP BY T2.caterer_id ORDER BY SUM(T1.covers) DESC LIMIT 1;
-- Which equipment was used on the most booking lines? Give the equipment name.
-- What item of equipment turns up on more booking lines than any other?
-- equipment name on most booking lines
SELECT T2.equip_name FROM booking_item AS T1 JOIN equipment AS T2 ON T1.equip_cd = T2.equip_cd GROUP BY T2.equip_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of halls that have never been booked.
-- Which of our halls has nobody ever booked?
-- halls without bookings, name
SELECT hall_name FROM hall WHERE hall_cd NOT IN (SELECT hall_cd FROM booking);
-- Which clients have made no booking? Show the client name.
-- What clients do we have on file who never booked anything?
-- client names with no bookings
SELECT client_name FROM client WHERE client_no NOT IN (SELECT client_no FROM booking);
-- Give the numbers of confirmed bookings for which no payment has been recorded.
-- Which confirmed bookings have we not had any payment for? The booking numbers, please.
-- confirmed bookings without payment, booking number
SELECT booking_no FROM booking WHERE status = 'CONFIRMED' AND booking_no NOT IN (SELECT booking_no FROM payment);
-- Which clients have more than 1 booking? Show the client name and the number of bookings.
-- Who has booked with us more than once, and how many times? Give the client names.
-- clients with over 1 booking: client name, count
SELECT T2.client_name, COUNT(*) FROM booking AS T1 JOIN client AS T2 ON T1.client_no = T2.client_no GROUP BY T2.client_no HAVING COUNT(*) > 1;
-- List the first and last names of coordinators whose bookings have a total hire fee above 10000.
-- Which coordinators look after bookings worth more than 10000 in hire fees altogether? First and last name.
-- coordinators, total hire fee over 10000, first name, last name
SELECT T2.first_name, T2.last_name FROM booking AS T1 JOIN employee AS T2 ON T1.coordinator_id = T2.emp_id GROUP BY T2.emp_id HAVING SUM(T1.hire_fee) > 10000;
-- How many bookings start in each month of 2025? Show the month number and the count.
-- Month by month, how many bookings start in 2025? The month as a number, please.
-- bookings starting 2025 per month number
SELECT CAST(strftime('%m', start_dt) AS INTEGER), COUNT(*) FROM booking WHERE start_dt >= '2025-01-01' AND start_dt < '2026-01-01' GROUP BY CAST(strftime('%m', start_dt) AS INTEGER);
-- Which bookings have equipment lines but no catering order? Give the booking numbers.
-- Which booking numbers hired equipment from us and did not order any catering?
-- booking numbers with equipment, without catering order
SELECT booking_no FROM booking_item EXCEPT SELECT booking_no FROM catering_order;
-- database: thornbeck_chemicals
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, dept_cd TEXT, mgr_id INTEGER REFERENCES employee(emp_id), is_active INTEGER);
CREATE TABLE supplier (supp_no TEXT PRIMARY KEY, supp_name TEXT, country_cd TEXT, lead_days INTEGER, approved TEXT);
CREATE TABLE product (prod_cd TEXT PRIMARY KEY, prod_name TEXT, cas_no TEXT, hazard_cls TEXT, list_price REAL, is_active INTEGER);
CREATE TABLE warehouse (wh_cd TEXT PRIMARY KEY, wh_name TEXT, city TEXT, keeper_id INTEGER REFERENCES employee(emp_id));
CREATE TABLE batch (batch_no TEXT PRIMARY KEY, prod_cd TEXT REFERENCES product(prod_cd), supp_no TEXT REFERENCES supplier(supp_no), wh_cd TEXT REFERENCES warehouse(wh_cd), mfg_dt TEXT, exp_dt TEXT, qty_kg REAL, qc_status TEXT, released_by INTEGER REFERENCES employee(emp_id), released_at TEXT);
CREATE TABLE qc_test (test_id INTEGER PRIMARY KEY, batch_no TEXT REFERENCES batch(batch_no), test_nm TEXT, result_val REAL, passed TEXT, tested_by INTEGER REFERENCES employee(emp_id), tested_on TEXT);
CREATE TABLE customer (cust_no TEXT PRIMARY KEY, cust_name TEXT, city TEXT, sector TEXT, credit_hold INTEGER, sales_rep_id INTEGER REFERENCES employee(emp_id));
CREATE TABLE sales_order (order_no TEXT PRIMARY KEY, cust_no TEXT REFERENCES customer(cust_no), order_dt TEXT, req_dt TEXT, status TEXT, shipped_at TEXT);
CREATE TABLE order_line (order_no TEXT REFERENCES sales_order(order_no), line_no INTEGER, prod_cd TEXT REFERENCES product(prod_cd), batch_no TEXT REFERENCES batch(batch_no), qty_kg REAL, unit_price REAL, PRIMARY KEY (order_no, line_no));
CREATE TABLE complaint (compl_no TEXT PRIMARY KEY, order_no TEXT REFERENCES sales_order(order_no), reason TEXT, opened_on TEXT, closed_on TEXT, handled_by INTEGER REFERENCES employee(emp_id));
INSERT INTO employee VALUES (1,'Alastair','Thornbeck','EXEC',NULL,1),(2,'Ingrid','Saunders','QC',1,1),(3,'Pawel','Zielinski','QC',2,1),(4,'Chloe','Barker','QC',2,1),(5,'Nathan','Obi','QC',2,0),(6,'Diane','Whitlock','SALES',1,1),(7,'Robbie','McCrae','SALES',6,1),(8,'Shreya','Patel','SALES',6,1),(9,'Vincent','Lowe','SALES',6,0),(10,'Karen','Stubbs','WHSE',1,1),(11,'Ian','Fothergill','WHSE',10,1),(12,'Tomasz','Wrona','WHSE',10,1);
INSERT INTO supplier VALUES ('V01','Mersey Alkali Ltd','GB',7,'Y'),('V02','Rheinchem Rohstoffe GmbH','DE',14,'Y'),('V03','Gujarat Fine Organics','IN',45,'Y'),('V04','Lotus Solvents Co','CN',60,'N'),('V05','Flandria Acids NV','BE',10,'Y'),('V06','Iberica Sales Minerales SA','ES',18,'N'),('V07','Nordic Peroxide Oy','FI',21,'Y');
INSERT INTO product VALUES ('NAOH-50','Sodium hydroxide 50%','1310-73-2','8',0.62,1),('HCL-36','Hydrochloric acid 36%','7647-01-0','8',0.48,1),('NAOCL-14','Sodium hypochlorite 14%','7681-52-9','8',0.55,1),('IPA-99','Isopropanol 99%','67-63-0','3',1.95,1),('ACE-T','Acetone technical','67-64-1','3',1.7,1),('H2O2-35','Hydrogen peroxide 35%','7722-84-1','5.1',1.15,1),('CIT-A','Citric acid anhydrous','77-92-9',NULL,2.3,1),('NAHCO3','Sodium bicarbonate','144-55-8',NULL,0.9,1),('GLY-U','Glycerine USP','56-81-5',NULL,2.85,1),('DCM-T','Dichloromethane','75-09-2','6.1',2.1,0),('H2SO4-96','Sulphuric acid 96%','7664-93-9','8',0.7,1),('TOL-T','Toluene','108-88-3','3',1.6,0),('KOH-F','Potassium hydroxide flakes','1310-58-3','8',1.85,1);
INSERT INTO warehouse VALUES ('W1','Runcorn Tank Farm','Runcorn',11),('W2','Leeds Hazard Store','Leeds',12),('W3','Leeds Dry Store','Leeds',12),('W4','Avonmouth Depot','Bristol',10),('W5','Grangemouth Overflow','Falkirk',NULL);
INSERT INTO batch VALUES ('NH2411A','NAOH-50','V01','W1','2024-11-04','2026-11-04',18000,'RELEASED',2,'2024-11-08 10:15'),('HC2411B','HCL-36','V05','W1','2024-11-18','2025-11-18',12500,'RELEASED',2,'2024-11-22 09:30'),('IP2412A','IPA-99','V02','W2','2024-12-02','2026-12-02',6400,'RELEASED',3,'2024-12-11 14:00'),('AC2412C','ACE-T','V02','W2','2024-12-09','2026-06-09',4800,'RELEASED',2,'2024-12-17 11:20'),('CA2412D','CIT-A','V03','W3','2024-10-21','2027-10-21',5000,'RELEASED',3,'2024-12-19 15:45'),('HP2501A','H2O2-35','V07','W2','2025-01-06','2026-01-06',3600,'RELEASED',2,'2025-01-15 08:50'),('NC2501B','NAOCL-14','V01','W1','2025-01-13','2025-07-13',7500,'REJECTED',NULL,NULL),('NB2501C','NAHCO3','V06','W3','2025-01-08','2028-01-08',8000,'RELEASED',3,'2025-01-24 13:10'),('NH2502A','NAOH-50','V01','W4','2025-02-03','2027-02-03',9500,'RELEASED',2,'2025-02-07 10:40'),('GL2502B','GLY-U','V03','W3','2024-12-16','2026-12-16',2600,'REJECTED',NULL,NULL),('NC2502C','NAOCL-14','V01','W1','2025-02-10','2025-08-10',7800,'RELEASED',2,'2025-02-13 16:05'),('DM2502D','DCM-T','V04','W2','2024-11-25','2026-11-25',3000,'QUARANTINE',NULL,NULL),('SA2503A','H2SO4-96','V05','W4','2025-03-03','2027-03-03',11000,'RELEASED',3,'2025-03-07 09:25'),('IP2503B','IPA-99','V02','W4','2025-03-10','2027-03-10',6000,'RELEASED',2,'2025-03-18 12:55'),('GL2503C','GLY-U','V03','W3','2025-01-20','2027-01-20',2800,'RELEASED',3,'2025-03-27 10:30'),('HC2504A','HCL-36','V05','W1','2025-04-01','2026-04-01',13000,'QUARANTINE',NULL,NULL),('CA2504B','CIT-A','V03','W3','2025-02-17','2028-02-17',4500,'QUARANTINE',NULL,NULL),('NH2504C','NAOH-50','V01','W1','2025-04-07','2027-04-07',17500,'RELEASED',2,'2025-04-10 14:20'),('HP2504D','H2O2-35','V07','W2','2025-04-09','2026-04-09',3500,'QUARANTINE',NULL,NULL);
INSERT INTO qc_test VALUES (1,'NH2411A','Assay',50.2,'Y',3,'2024-11-06'),(2,'NH2411A','Iron ppm',4.1,'Y',3,'2024-11-06'),(3,'HC2411B','Assay',36.1,'Y',4,'2024-11-20'),(4,'IP2412A','Water content',0.08,'Y',3,'2024-12-09'),(5,'AC2412C','Water content',0.31,'Y',4,'2024-12-16'),(6,'CA2412D','Assay',99.7,'Y',5,'2024-12-18'),(7,'HP2501A','Assay',35.3,'Y',3,'2025-01-13'),(8,'NC2501B','Assay',11.9,'N',4,'2025-01-15'),(9,'NC2501B','Chlorate',1.4,'N',4,'2025-01-16'),(10,'NB2501C','Assay',99.1,'Y',3,'2025-01-22'),(11,'NH2502A','Assay',49.9,'Y',3,'2025-02-06'),(12,'GL2502B','Assay',98.2,'N',3,'2025-02-11'),(13,'NC2502C','Assay',14.2,'Y',4,'2025-02-12'),(14,'DM2502D','Water content',0.05,'N',3,'2025-02-20'),(15,'SA2503A','Assay',96.3,'Y',4,'2025-03-05'),(16,'IP2503B','Water content',0.06,'Y',3,'2025-03-17'),(17,'GL2503C','Assay',99.8,'Y',4,'2025-03-26'),(18,'HC2504A','Assay',34.7,'N',3,'2025-04-03'),(19,'NH2504C','Assay',50.1,'Y',2,'2025-04-09');
INSERT INTO customer VALUES ('C401','Aire Valley Water Treatment','Leeds','Water',0,7),('C402','Pennine Dyeworks','Huddersfield','Textiles',0,7),('C403','Severn Dairies','Gloucester','Food',0,8),('C404','Cheshire Soap Company','Warrington','Cosmetics',0,8),('C405','Bristol Board Mill','Bristol','Paper',1,8),('C406','Humber Metal Finishing','Hull','Metal',0,7),('C407','Lomond Laboratories','Glasgow','Pharma',0,6),('C408','Clearbrook Pools','Derby','Leisure',1,9),('C409','Fenland Sugar','Peterborough','Food',0,8),('C410','Mossley Coatings','Oldham','Paint',0,7),('C411','Tamar Print Works','Plymouth','Printing',0,NULL),('C412','Saltaire Brewery Supplies','Shipley','Food',1,7);
INSERT INTO sales_order VALUES ('SO-6101','C401','2024-12-03','2024-12-10','SHIPPED','2024-12-09 07:40'),('SO-6102','C404','2024-12-12','2024-12-20','SHIPPED','2024-12-19 11:15'),('SO-6103','C402','2025-01-09','2025-01-16','SHIPPED','2025-01-15 08:05'),('SO-6104','C407','2025-01-20','2025-01-31','SHIPPED','2025-01-29 13:30'),('SO-6105','C403','2025-01-28','2025-02-05','SHIPPED','2025-02-05 09:20'),('SO-6106','C401','2025-02-11','2025-02-18','SHIPPED','2025-02-17 07:55'),('SO-6107','C408','2025-02-19','2025-02-28','SHIPPED','2025-02-26 10:10'),('SO-6108','C405','2025-02-25','2025-03-06','CANC',NULL),('SO-6109','C406','2025-03-04','2025-03-13','SHIPPED','2025-03-12 12:45'),('SO-6110','C404','2025-03-11','2025-03-21','SHIPPED','2025-03-20 15:00'),('SO-6111','C410','2025-03-19','2025-03-28','SHIPPED','2025-03-31 08:30'),('SO-6112','C401','2025-04-02','2025-04-09','SHIPPED','2025-04-09 07:35'),('SO-6113','C409','2025-04-08','2025-04-22','PICKING',NULL),('SO-6114','C407','2025-04-14','2025-04-25','PICKING',NULL),('SO-6115','C406','2025-04-16','2025-04-30','OPEN',NULL),('SO-6116','C404','2025-04-22','2025-05-06','OPEN',NULL),('SO-6117','C412','2025-04-24','2025-05-08','OPEN',NULL),('SO-6118','C401','2025-04-28','2025-05-07','OPEN',NULL);
INSERT INTO order_line VALUES ('SO-6101',1,'NAOH-50','NH2411A',6000,0.58),('SO-6101',2,'HCL-36','HC2411B',2500,0.46),('SO-6102',1,'CIT-A','CA2412D',900,2.2),('SO-6102',2,'NAOH-50','NH2411A',2000,0.6),('SO-6103',1,'H2O2-35','HP2501A',1400,1.1),('SO-6104',1,'IPA-99','IP2412A',1600,1.9),('SO-6104',2,'ACE-T','AC2412C',800,1.65),('SO-6105',1,'NAHCO3','NB2501C',2500,0.85),('SO-6106',1,'NAOCL-14','NC2502C',3000,0.52),('SO-6107',1,'NAOCL-14','NC2502C',1200,0.55),('SO-6108',1,'NAOH-50','NH2502A',3000,0.62),('SO-6109',1,'HCL-36','HC2411B',4000,0.45),('SO-6109',2,'H2SO4-96','SA2503A',3500,0.68),('SO-6110',1,'IPA-99','IP2412A',1000,1.95),('SO-6110',2,'CIT-A','CA2412D',1200,2.25),('SO-6111',1,'ACE-T','AC2412C',2200,1.6),('SO-6112',1,'NAOH-50','NH2411A',7000,0.57),('SO-6113',1,'NAHCO3','NB2501C',3000,0.84),('SO-6114',1,'GLY-U','GL2503C',700,2.8),('SO-6115',1,'H2SO4-96',NULL,2000,0.7),('SO-6116',1,'GLY-U',NULL,500,2.85),('SO-6117',1,'CIT-A',NULL,600,2.3),('SO-6118',1,'NAOH-50',NULL,6500,0.57);
INSERT INTO complaint VALUES ('Q-71','SO-6101','Short weight','2024-12-12','2024-12-20',7),('Q-72','SO-6104','Wrong label','2025-02-03','2025-02-10',6),('Q-73','SO-6106','Leaking container','2025-02-20','2025-03-04',7),('Q-74','SO-6107','Low strength','2025-03-03',NULL,8),('Q-75','SO-6111','Late delivery','2025-04-01',NULL,7),('Q-76','SO-6112','Short weight','2025-04-11',NULL,7),('Q-77','SO-6109','Missing certificate','2025-03-14','2025-03-17',8);
-- List the batch number and expiry date of all batches in quarantine.
-- Which batches are sitting in quarantine, and when do they expire?
-- quarantine batches: batch number, expiry date
SELECT batch_no, exp_dt FROM batch WHERE qc_status = 'QUARANTINE';
-- How many sales orders have not been shipped yet and are not cancelled?
-- Leaving out the cancelled ones, how many orders are still not shipped?
-- orders not shipped yet, not cancelled, count
SELECT COUNT(*) FROM sales_order WHERE shipped_at IS NULL AND status != 'CANC';
-- Give the name and city of each customer on credit hold.
-- Which customers have we got on credit hold, and where are they based?
-- customers on credit hold, name and city
SELECT cust_name, city FROM customer WHERE credit_hold = 1;
-- Which batches expire in 2025? Show the batch number, product code and expiry date.
-- What batches run out of shelf life in 2025? Batch number, product code and the date they expire.
-- batches expiring 2025: batch number, product code, expiry date
SELECT batch_no, prod_cd, exp_dt FROM batch WHERE exp_dt >= '2025-01-01' AND exp_dt < '2026-01-01';
-- List the name and list price of every product whose name begins with Sodium.
-- What are the list prices of our products starting with Sodium? Name and price.
-- product name beginning Sodium: name, list price
SELECT prod_name, list_price FROM product WHERE prod_name LIKE 'Sodium%';
-- How many batches are there of each product? Show the product name and the count.
-- For every product, how many batches have we had?
-- batches per product name
SELECT T2.prod_name, COUNT(*) FROM batch AS T1 JOIN product AS T2 ON T1.prod_cd = T2.prod_cd GROUP BY T2.prod_cd;
-- What is the total quantity in kg of released batches in each warehouse? Give the warehouse name and the total.
-- How many kilos of released batches does each warehouse hold? Name of the warehouse first.
-- released batches: total kg per warehouse name
SELECT T2.wh_name, SUM(T1.qty_kg) FROM batch AS T1 JOIN warehouse AS T2 ON T1.wh_cd = T2.wh_cd WHERE T1.qc_status = 'RELEASED' GROUP BY T2.wh_cd;
-- For each customer, show the customer name and the total order value, that is quantity times unit price of the order lines.
-- What have the orders of every customer been worth in total, taking quantity times unit price line by line?
-- customer name, sum of qty times unit price over order lines
SELECT T3.cust_name, SUM(T1.qty_kg * T1.unit_price) FROM order_line AS T1 JOIN sales_order AS T2 ON T1.order_no = T2.order_no JOIN customer AS T3 ON T2.cust_no = T3.cust_no GROUP BY T3.cust_no;
-- How many complaints has each customer made? Show the customer name and the number.
-- Customer by customer, how many complaints did we get?
-- complaints per customer name
SELECT T3.cust_name, COUNT(*) FROM complaint AS T1 JOIN sales_order AS T2 ON T1.order_no = T2.order_no JOIN customer AS T3 ON T2.cust_no = T3.cust_no GROUP BY T3.cust_no;
-- What is the average batch quantity in kg from each supplier? Show supplier name and average.
-- How big, in kg, is a batch on average from each of our suppliers?
-- average batch kg per supplier name
SELECT T2.supp_name, AVG(T1.qty_kg) FROM batch AS T1 JOIN supplier AS T2 ON T1.supp_no = T2.supp_no GROUP BY T2.supp_no;
-- How many customers does each sales rep look after? Give first name, last name and the number of customers.
-- How many customers has every sales rep got? First and last name, then the count.
-- customers per sales rep, first name, last name, count
SELECT T2.first_name, T2.last_name, COUNT(*) FROM customer AS T1 JOIN employee AS T2 ON T1.sales_rep_id = T2.emp_id GROUP BY T2.emp_id;
-- Which product has the largest total quantity ordered? Show the product name and the total in kg.
-- What product do customers order the most kilos of, and how many kilos is that?
-- product with highest ordered kg: name, total kg
SELECT T2.prod_name, SUM(T1.qty_kg) FROM order_line AS T1 JOIN product AS T2 ON T1.prod_cd = T2.prod_cd GROUP BY T2.prod_cd ORDER BY SUM(T1.qty_kg) DESC LIMIT 1;
-- Name the 3 customers with the highest total order value, quantity times unit price.
-- Who are our three biggest customers by order value, reckoned as quantity times unit price?
-- top 3 customer names by sum of qty times unit price
SELECT T3.cust_name FROM order_line AS T1 JOIN sales_order AS T2 ON T1.order_no = T2.order_no JOIN customer AS T3 ON T2.cust_no = T3.cust_no GROUP BY T3.cust_no ORDER BY SUM(T1.qty_kg * T1.unit_price) DESC LIMIT 3;
-- Which supplier has the most batches? Give the supplier name.
-- Which supplier did we get more batches from than from anyone else?
-- supplier name with most batches
SELECT T2.supp_name FROM batch AS T1 JOIN supplier AS T2 ON T1.supp_no = T2.supp_no GROUP BY T2.supp_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Who carried out the most QC tests? Give first and last name.
-- Which of our people has done more QC tests than anyone else? First and last name.
-- most qc tests by person, first name, last name
SELECT T2.first_name, T2.last_name FROM qc_test AS T1 JOIN employee AS T2 ON T1.tested_by = T2.emp_id GROUP BY T2.emp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of products that have never been ordered.
-- Which products has no customer ever ordered?
-- product names never on an order line
SELECT prod_name FROM product WHERE prod_cd NOT IN (SELECT prod_cd FROM order_line);
-- Which batches have not had any QC test? Show the batch number and the QC status.
-- What batches have we never tested, and what QC status are they in?
-- untested batches, no qc tests: batch number, qc status
SELECT batch_no, qc_status FROM batch WHERE batch_no NOT IN (SELECT batch_no FROM qc_test);
-- Give the names of customers that have never placed an order.
-- Which customers on the list have placed no orders with us?
-- customers without orders, name
SELECT cust_name FROM customer WHERE cust_no NOT IN (SELECT cust_no FROM sales_order);
-- Which warehouses hold batches of more than 25000 kg in total? Show the warehouse name and the total.
-- Where do we store over 25000 kg of batches altogether? Warehouse name and the kilos.
-- warehouses, total batch kg over 25000: name, total
SELECT T2.wh_name, SUM(T1.qty_kg) FROM batch AS T1 JOIN warehouse AS T2 ON T1.wh_cd = T2.wh_cd GROUP BY T2.wh_cd HAVING SUM(T1.qty_kg) > 25000;
-- List the names of customers with at least 3 sales orders.
-- Which customers have ordered from us three times or more?
-- customer names with 3 or more orders
SELECT T2.cust_name FROM sales_order AS T1 JOIN customer AS T2 ON T1.cust_no = T2.cust_no GROUP BY T2.cust_no HAVING COUNT(*) >= 3;
-- How many different products has each customer ordered? Show the customer name and the number of products.
-- For each customer, how many different products have they ordered from us?
-- distinct products ordered per customer name
SELECT T3.cust_name, COUNT(DISTINCT T1.prod_cd) FROM order_line AS T1 JOIN sales_order AS T2 ON T1.order_no = T2.order_no JOIN customer AS T3 ON T2.cust_no = T3.cust_no GROUP BY T3.cust_no;
-- What are the lowest, average and highest list price of the active products?
-- For the products that are active, what is the cheapest list price, the average and the dearest?
-- active products: min, average, max list price
SELECT MIN(list_price), AVG(list_price), MAX(list_price) FROM product WHERE is_active = 1;
-- database: calderbank_payroll_bureau
CREATE TABLE bureau_staff (staff_id INTEGER, first_name TEXT, last_name TEXT, grade_cd TEXT, team_lead_id INTEGER, is_active INTEGER);
CREATE TABLE client_co (client_no TEXT, co_name TEXT, industry TEXT, city TEXT, svc_level TEXT, status TEXT, consultant_id INTEGER, onboarded_on TEXT);
CREATE TABLE pay_group (pg_cd TEXT, client_no TEXT, pg_name TEXT, freq TEXT, is_active INTEGER);
CREATE TABLE worker (wrk_no TEXT, first_name TEXT, last_name TEXT, client_no TEXT, pg_cd TEXT, dept TEXT, hire_dt TEXT, leave_dt TEXT, annual_sal REAL);
CREATE TABLE pay_run (run_no TEXT, pg_cd TEXT, period_end TEXT, pay_dt TEXT, status TEXT, prepared_by INTEGER, approved_by INTEGER, approved_at TEXT);
CREATE TABLE payslip (slip_no TEXT, run_no TEXT, wrk_no TEXT, gross_amt REAL, tax_amt REAL, net_amt REAL);
CREATE TABLE ded_type (ded_cd TEXT, descr TEXT, statutory TEXT);
CREATE TABLE deduction (ded_id INTEGER, slip_no TEXT, ded_cd TEXT, amt REAL);
CREATE TABLE filing (filing_no TEXT, client_no TEXT, form_cd TEXT, due_dt TEXT, filed_at TEXT, penalty_amt REAL);
CREATE TABLE svc_invoice (inv_no TEXT, client_no TEXT, inv_dt TEXT, amt REAL, paid_on TEXT);
INSERT INTO bureau_staff VALUES (1,'Rosalind','Kemp','HEAD',NULL,1),(2,'Gordon','Mistry','LEAD',1,1),(3,'Janice','Oakley','LEAD',1,1),(4,'Ben','Tranter','CONS',2,1),(5,'Farida','Aziz','CONS',2,1),(6,'Philip','Dunne','CONS',3,1),(7,'Wendy','Larkin','CONS',3,0),(8,'Kieran','Ashe','ADMIN',3,1),(9,'Nicola','Braithwaite','ADMIN',2,0);
INSERT INTO client_co VALUES ('CL01','Ribble Joinery Ltd','Manufacturing','Preston','FULL','ACTIVE',4,'2019-04-06'),('CL02','Lune Software Partners','IT','Lancaster','FULL','ACTIVE',5,'2020-09-01'),('CL03','Fylde Coast Cafes','Hospitality','Blackpool','BASIC','ACTIVE',4,'2021-05-17'),('CL04','Pendle Care Homes','Healthcare','Burnley','FULL','ACTIVE',6,'2018-10-01'),('CL05','Irwell Legal LLP','Legal','Salford','PREMIUM','ACTIVE',5,'2022-02-14'),('CL06','Bowland Farm Feeds','Agriculture','Clitheroe','BASIC','SUSP',7,'2020-01-20'),('CL07','Hyndburn Haulage','Transport','Accrington','FULL','CLOSED',6,'2017-06-05'),('CL08','Wyre Dental Practice','Healthcare','Fleetwood','BASIC','ACTIVE',4,'2023-11-06'),('CL09','Darwen Paper Sacks','Manufacturing','Darwen','BASIC','SUSP',6,'2021-08-30'),('CL10','Tockholes Brewing Co','Food','Blackburn','FULL','ONBOARD',5,'2025-04-22'),('CL11','Mersey Yacht Sales','Retail','Liverpool','PREMIUM','ONBOARD',4,'2025-05-06');
INSERT INTO pay_group VALUES ('RJ-M','CL01','Ribble monthly','MONTHLY',1),('LS-M','CL02','Lune monthly','MONTHLY',1),('FC-W','CL03','Fylde weekly','WEEKLY',1),('PC-4','CL04','Pendle four-weekly','4WEEKLY',1),('PC-M','CL04','Pendle office monthly','MONTHLY',1),('IL-M','CL05','Irwell monthly','MONTHLY',1),('BF-W','CL06','Bowland weekly','WEEKLY',0),('HH-W','CL07','Hyndburn drivers weekly','WEEKLY',0),('WD-M','CL08','Wyre monthly','MONTHLY',1),('DP-F','CL09','Darwen fortnightly','FORTNIGHTLY',0);
INSERT INTO worker VALUES ('W11','Stuart','Cowgill','CL01','RJ-M','Workshop','2012-03-05',NULL,34080),('W12','Danuta','Sikora','CL01','RJ-M','Workshop','2018-09-10',NULL,29400),('W13','Ellis','Parkin','CL01','RJ-M','Office','2022-06-20',NULL,26280),('W14','Moira','Heaps','CL01','RJ-M','Office','2025-02-03',NULL,23760),('W15','Gerald','Tonge','CL01','RJ-M','Workshop','2001-01-15','2024-11-30',30900),('W21','Anjali','Deshmukh','CL02','LS-M','Development','2020-09-01',NULL,50880),('W22','Craig','Sowerby','CL02','LS-M','Support','2023-01-09',NULL,27720),('W23','Valerie','Quinn','CL02','LS-M','Development','2021-04-12','2025-01-31',40200),('W31','Jodie','Rigby','CL03','FC-W','Kitchen','2021-06-01',NULL,30500),('W32','Mohamed','Salah-Din','CL03','FC-W','Kitchen','2022-03-14',NULL,28600),('W33','Tamsin','Crook','CL03','FC-W','Counter','2025-03-10',NULL,24960),('W41','Beverley','Nuttall','CL04','PC-4','Care','2016-11-07',NULL,26585),('W42','Joseph','Mensah','CL04','PC-4','Care','2024-08-19',NULL,24570),('W43','Lorraine','Haworth','CL04','PC-M','Office','2019-02-25',NULL,31200),('W51','Edmund','Fairclough','CL05','IL-M','Secretarial','2022-02-14',NULL,32100),('W52','Saskia','Winter','CL05','IL-M','Conveyancing','2023-07-03',NULL,37440),('W61','Alan','Bleasdale','CL06','BF-W','Mill','2014-05-12','2024-12-20',27900),('W81','Zainab','Hussain','CL08','WD-M','Surgery','2023-11-06',NULL,28800),('W91','Trevor','Entwistle','CL09','DP-F','Machines','2010-10-04',NULL,29950);
INSERT INTO pay_run VALUES ('R-2501','RJ-M','2025-01-31','2025-01-31','PAID',4,2,'2025-01-28 15:10'),('R-2502','LS-M','2025-01-31','2025-01-31','PAID',5,2,'2025-01-28 16:25'),('R-2503','FC-W','2025-02-14','2025-02-19','PAID',4,2,'2025-02-17 11:05'),('R-2504','RJ-M','2025-02-28','2025-02-28','PAID',4,3,'2025-02-26 10:40'),('R-2505','PC-4','2025-02-28','2025-03-07','PAID',6,3,'2025-03-04 14:20'),('R-2506','LS-M','2025-02-28','2025-02-28','PAID',5,2,'2025-02-26 09:15'),('R-2507','FC-W','2025-03-14','2025-03-19','PAID',8,2,'2025-03-17 12:30'),('R-2508','IL-M','2025-03-31','2025-03-31','PAID',5,1,'2025-03-27 17:00'),('R-2509','PC-4','2025-03-28','2025-04-04','APPROVED',6,3,'2025-04-01 10:10'),('R-2510','RJ-M','2025-03-31','2025-03-31','REVIEW',4,NULL,NULL),('R-2511','WD-M','2025-03-31','2025-04-02','DRAFT',8,NULL,NULL),('R-2512','LS-M','2025-04-30','2025-04-30','DRAFT',5,NULL,NULL);
INSERT INTO payslip VALUES ('PS-101','R-2501','W11',2840,318,2223.6),('PS-102','R-2501','W12',2450,244,1965.2),('PS-103','R-2501','W13',2120,187,1792.6),('PS-104','R-2502','W21',4200,598,3162.4),('PS-105','R-2502','W22',2310,223,1985.8),('PS-106','R-2502','W23',3350,436,2473.5),('PS-107','R-2503','W31',610,52,521.6),('PS-108','R-2503','W32',575,46,491.4),('PS-109','R-2504','W11',2840,318,2223.6),('PS-110','R-2504','W12',2450,244,1965.2),('PS-111','R-2504','W13',2190,201,1839.4),('PS-112','R-2504','W14',1980,162,1818),('PS-113','R-2505','W41',2045,179,1671.3),('PS-114','R-2506','W21',4240,606,3190.9),('PS-115','R-2506','W22',2310,223,2087),('PS-116','R-2507','W31',645,59,586),('PS-117','R-2507','W32',590,49,536.5),('PS-118','R-2507','W33',480,30,450),('PS-119','R-2508','W51',2675,287,2388),('PS-120','R-2508','W52',3120,378,2742),('PS-121','R-2509','W42',1890,145,1745);
INSERT INTO ded_type VALUES ('NI','National Insurance','Y'),('PEN','Workplace pension','N'),('SLN','Student loan','Y'),('AEO','Attachment of earnings','Y'),('UNI','Union dues','N'),('CAR','Car lease','N'),('CYC','Cycle to work','N'),('GAYE','Payroll giving','N');
INSERT INTO deduction VALUES (1,'PS-101','PEN',140),(2,'PS-101','NI',158.4),(3,'PS-102','PEN',120),(4,'PS-102','NI',120.8),(5,'PS-103','NI',92.4),(6,'PS-103','SLN',48),(7,'PS-104','PEN',210),(8,'PS-104','NI',229.6),(9,'PS-105','NI',101.2),(10,'PS-106','PEN',175),(11,'PS-106','NI',180.5),(12,'PS-106','CAR',85),(13,'PS-107','NI',36.4),(14,'PS-108','NI',33.1),(15,'PS-108','UNI',4.5),(16,'PS-109','PEN',140),(17,'PS-109','NI',158.4),(18,'PS-110','PEN',120),(19,'PS-110','NI',120.8),(20,'PS-111','NI',97.6),(21,'PS-111','SLN',52),(22,'PS-113','AEO',110),(23,'PS-113','NI',84.7),(24,'PS-114','PEN',212),(25,'PS-114','NI',231.1),(26,'PS-117','UNI',4.5);
INSERT INTO filing VALUES ('F-901','CL01','FPS','2025-01-31','2025-01-31 09:05',0),('F-902','CL02','FPS','2025-01-31','2025-01-31 09:40',0),('F-903','CL03','FPS','2025-02-19','2025-02-24 13:15',100),('F-904','CL01','EPS','2025-02-19','2025-02-18 16:20',0),('F-905','CL04','FPS','2025-03-07','2025-03-12 10:00',200),('F-906','CL03','FPS','2025-03-19','2025-03-21 11:50',100),('F-907','CL09','EPS','2025-03-19',NULL,400),('F-908','CL05','FPS','2025-03-31','2025-03-30 14:30',0),('F-909','CL01','P60','2025-05-31',NULL,0),('F-910','CL02','P60','2025-05-31',NULL,0),('F-911','CL05','P11D','2025-07-06',NULL,0);
INSERT INTO svc_invoice VALUES ('B-3301','CL01','2025-01-31',310,'2025-02-14'),('B-3302','CL02','2025-01-31',285,'2025-02-10'),('B-3303','CL04','2025-02-28',690,'2025-03-28'),('B-3304','CL01','2025-02-28',325,'2025-03-13'),('B-3305','CL03','2025-02-28',180,NULL),('B-3306','CL02','2025-02-28',285,'2025-03-11'),('B-3307','CL09','2024-12-31',240,NULL),('B-3308','CL05','2025-03-31',450,'2025-04-08'),('B-3309','CL03','2025-03-31',195,NULL),('B-3310','CL04','2025-03-31',705,NULL),('B-3311','CL06','2024-12-31',165,NULL),('B-3312','CL01','2025-03-31',325,NULL),('B-3313','CL08','2025-04-30',90,'2025-05-12');
-- Give the first name, last name and leaving date of all workers who have left.
-- Which of the workers have left, and on what date? First and last name, please.
-- leavers: first name, last name, leave date
SELECT first_name, last_name, leave_dt FROM worker WHERE leave_dt IS NOT NULL;
-- How many pay runs are in draft?
-- How many of our pay runs are still only a draft?
-- draft pay runs, count
SELECT COUNT(*) FROM pay_run WHERE status = 'DRAFT';
-- List the company name and city of every suspended client.
-- Which clients are suspended at present, and what city are they in?
-- suspended clients: company name, city
SELECT co_name, city FROM client_co WHERE status = 'SUSP';
-- Show the filing number, form code and due date of all filings that have not been filed yet.
-- Which filings have we not filed yet? I want the number, the form and when it is due.
-- filings not yet filed: filing number, form code, due date
SELECT filing_no, form_cd, due_dt FROM filing WHERE filed_at IS NULL;
-- Which pay runs have a pay date in March 2025? Show the run number and the pay date.
-- Which runs pay out in March 2025, and on which day? Run number and pay date.
-- pay runs paying March 2025: run number, pay date
SELECT run_no, pay_dt FROM pay_run WHERE pay_dt >= '2025-03-01' AND pay_dt < '2025-04-01';
-- How many workers does each client have? Give the company name and the number of workers.
-- Client by client, how many workers have we got on file?
-- workers per client company name
SELECT T2.co_name, COUNT(*) FROM worker AS T1 JOIN client_co AS T2 ON T1.client_no = T2.client_no GROUP BY T2.client_no;
-- What is the total gross pay on the payslips of each client's workers? Show the company name and the total.
-- How much gross pay have we put on payslips for every client, all its workers together?
-- total payslip gross per client company name
SELECT T3.co_name, SUM(T1.gross_amt) FROM payslip AS T1 JOIN worker AS T2 ON T1.wrk_no = T2.wrk_no JOIN client_co AS T3 ON T2.client_no = T3.client_no GROUP BY T3.client_no;
-- For each pay group, give the name of the group and the average annual salary of its workers.
-- What do people earn a year on average in each of the pay groups? Group name first.
-- average annual salary per pay group name
SELECT T2.pg_name, AVG(T1.annual_sal) FROM worker AS T1 JOIN pay_group AS T2 ON T1.pg_cd = T2.pg_cd GROUP BY T2.pg_cd;
-- What is the total amount deducted for each deduction type? Show the description and the total.
-- How much have we taken off in all under each kind of deduction? Description, then the sum.
-- total deductions per type description
SELECT T2.descr, SUM(T1.amt) FROM deduction AS T1 JOIN ded_type AS T2 ON T1.ded_cd = T2.ded_cd GROUP BY T2.ded_cd;
-- How many pay runs has each approver approved? Show first name, last name and the number of runs.
-- Who has approved how many pay runs? First and last name, then the number.
-- approved pay runs per approver, first name, last name, count
SELECT T2.first_name, T2.last_name, COUNT(*) FROM pay_run AS T1 JOIN bureau_staff AS T2 ON T1.approved_by = T2.staff_id GROUP BY T2.staff_id;
-- What is the total amount of unpaid service invoices for each client? List the company name and the total.
-- How much does every client owe us on service invoices that have not been paid yet?
-- unpaid service invoices: total per client company name
SELECT T2.co_name, SUM(T1.amt) FROM svc_invoice AS T1 JOIN client_co AS T2 ON T1.client_no = T2.client_no WHERE T1.paid_on IS NULL GROUP BY T2.client_no;
-- Which client has the most workers? Show the company name and the number of workers.
-- What is our largest client by number of workers, and how many has it got?
-- client with most workers: company name, count
SELECT T2.co_name, COUNT(*) FROM worker AS T1 JOIN client_co AS T2 ON T1.client_no = T2.client_no GROUP BY T2.client_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Name the 3 workers with the highest total net pay, first and last name.
-- Who are the three workers that have taken home the most net pay in total? First and last name.
-- top 3 workers by total net pay, first name, last name
SELECT T2.first_name, T2.last_name FROM payslip AS T1 JOIN worker AS T2 ON T1.wrk_no = T2.wrk_no GROUP BY T2.wrk_no ORDER BY SUM(T1.net_amt) DESC LIMIT 3;
-- Which consultant has the most clients? Give first and last name.
-- Which of our consultants looks after the most clients? First and last name.
-- consultant with most clients, first name, last name
SELECT T2.first_name, T2.last_name FROM client_co AS T1 JOIN bureau_staff AS T2 ON T1.consultant_id = T2.staff_id GROUP BY T2.staff_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which client has the highest total of filing penalties? Show the company name and the total.
-- Which client has run up the most in penalties on its filings, and how much is that in all?
-- client with highest total filing penalties: company name, total
SELECT T2.co_name, SUM(T1.penalty_amt) FROM filing AS T1 JOIN client_co AS T2 ON T1.client_no = T2.client_no GROUP BY T2.client_no ORDER BY SUM(T1.penalty_amt) DESC LIMIT 1;
-- List the first and last names of workers who have no payslip.
-- Which workers have never had a payslip from us? First and last name.
-- workers without payslip, first name, last name
SELECT first_name, last_name FROM worker WHERE wrk_no NOT IN (SELECT wrk_no FROM payslip);
-- Give the descriptions of deduction types that have never been used in a deduction.
-- What kinds of deduction have we never actually deducted anything for?
-- deduction type descriptions never used
SELECT descr FROM ded_type WHERE ded_cd NOT IN (SELECT ded_cd FROM deduction);
-- Which active clients have no filing? Show the company name.
-- Which of the active clients is there no filing for at all?
-- active clients without filing, company name
SELECT co_name FROM client_co WHERE status = 'ACTIVE' AND client_no NOT IN (SELECT client_no FROM filing);
-- Which clients have been invoiced more than 500 in total? Show the company name and the total.
-- Who have we billed over 500 altogether in service invoices, and how much was it? Company names, please.
-- clients, service invoices total over 500: company name, total
SELECT T2.co_name, SUM(T1.amt) FROM svc_invoice AS T1 JOIN client_co AS T2 ON T1.client_no = T2.client_no GROUP BY T2.client_no HAVING SUM(T1.amt) > 500;
-- List the run number and pay date of pay runs that have at least 3 payslips.
-- Which pay runs came to three payslips or more, and what was the pay date of each? Run number first.
-- pay runs with 3 or more payslips: run number, pay date
SELECT T2.run_no, T2.pay_dt FROM payslip AS T1 JOIN pay_run AS T2 ON T1.run_no = T2.run_no GROUP BY T2.run_no HAVING COUNT(*) >= 3;
-- Give the first and last names of all staff who have prepared or approved a pay run.
-- Who here has either prepared or approved a pay run? First and last names.
-- staff who prepared or approved pay runs, first name, last name
SELECT T2.first_name, T2.last_name FROM pay_run AS T1 JOIN bureau_staff AS T2 ON T1.prepared_by = T2.staff_id UNION SELECT T2.first_name, T2.last_name FROM pay_run AS T1 JOIN bureau_staff AS T2 ON T1.approved_by = T2.staff_id;
-- Which active staff have Gordon Mistry as their team lead? Show first and last name.
-- Who in Gordon Mistry's team is active? First and last names of the people he leads.
-- active staff with team lead Gordon Mistry, first name, last name
SELECT T1.first_name, T1.last_name FROM bureau_staff AS T1 JOIN bureau_staff AS T2 ON T1.team_lead_id = T2.staff_id WHERE T2.first_name = 'Gordon' AND T2.last_name = 'Mistry' AND T1.is_active = 1;
