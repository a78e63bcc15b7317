-- database: harwell_it_helpdesk
CREATE TABLE team (team_id INTEGER PRIMARY KEY, team_name TEXT, lead_id INTEGER REFERENCES agent(agent_id), is_active INTEGER);
CREATE TABLE agent (agent_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, email TEXT, team_id INTEGER REFERENCES team(team_id), manager_id INTEGER REFERENCES agent(agent_id), level_cd TEXT, hire_dt TEXT, is_active INTEGER);
CREATE TABLE customer (cust_id INTEGER PRIMARY KEY, cust_no TEXT, company_name TEXT, city TEXT, contract_type TEXT, account_mgr_id INTEGER REFERENCES agent(agent_id), since_dt TEXT, status TEXT);
CREATE TABLE contact (contact_id INTEGER PRIMARY KEY, cust_id INTEGER REFERENCES customer(cust_id), first_name TEXT, last_name TEXT, phone TEXT, is_vip INTEGER);
CREATE TABLE asset (asset_id INTEGER PRIMARY KEY, asset_tag TEXT, cust_id INTEGER REFERENCES customer(cust_id), asset_type TEXT, manufacturer TEXT, purchase_dt TEXT, warranty_end TEXT, retired_at TEXT);
CREATE TABLE category (cat_cd TEXT PRIMARY KEY, cat_name TEXT, sla_hours INTEGER);
CREATE TABLE ticket (ticket_id INTEGER PRIMARY KEY, ticket_no TEXT, cust_id INTEGER REFERENCES customer(cust_id), contact_id INTEGER REFERENCES contact(contact_id), asset_id INTEGER REFERENCES asset(asset_id), cat_cd TEXT REFERENCES category(cat_cd), priority TEXT, status TEXT, assigned_to INTEGER REFERENCES agent(agent_id), created_at TEXT, resolved_at TEXT, csat_score INTEGER);
CREATE TABLE worklog (log_id INTEGER PRIMARY KEY, ticket_id INTEGER REFERENCES ticket(ticket_id), agent_id INTEGER REFERENCES agent(agent_id), log_dt TEXT, minutes INTEGER, is_billable INTEGER);
CREATE TABLE ticket_hist (hist_id INTEGER PRIMARY KEY, ticket_id INTEGER REFERENCES ticket(ticket_id), old_status TEXT, new_status TEXT, changed_by INTEGER REFERENCES agent(agent_id), changed_at TEXT);
INSERT INTO team VALUES (1,'Service Desk',2,1),(2,'Network',5,1),(3,'Cloud and Servers',8,1),(4,'Field Support',11,1),(5,'Print Services',14,0),(6,'Security',NULL,1);
INSERT INTO agent VALUES (1,'Marion','Keller','m.keller@harwell-it.example',1,NULL,'L3','2014-05-01',1),(2,'Tobias','Wren','t.wren@harwell-it.example',1,1,'L2','2017-09-01',1),(3,'Aisha','Rahman','a.rahman@harwell-it.example',1,2,'L1','2022-02-14',1),(4,'Declan','Moore','d.moore@harwell-it.example',1,2,'L1','2023-06-01',1),(5,'Svetlana','Orlova','s.orlova@harwell-it.example',2,1,'L3','2015-03-16',1),(6,'Marcus','Thiel','m.thiel@harwell-it.example',2,5,'L2','2019-11-04',1),(7,'Priya','Nair','p.nair@harwell-it.example',2,5,'L2','2021-01-11',0),(8,'Jonas','Bergstrom','j.bergstrom@harwell-it.example',3,1,'L3','2016-08-22',1),(9,'Helen','Castle','h.castle@harwell-it.example',3,8,'L2','2020-04-20',1),(10,'Omar','Haddad','o.haddad@harwell-it.example',3,8,'L1','2024-02-05',1),(11,'Ruth','Pemberton','r.pemberton@harwell-it.example',4,1,'L2','2018-10-08',1),(12,'Luca','Ferrari','l.ferrari@harwell-it.example',4,11,'L1','2021-07-19',1),(13,'Grace','Adeyemi','g.adeyemi@harwell-it.example',4,11,'L1','2024-09-02',1),(14,'Stefan','Novak','s.novak@harwell-it.example',5,1,'L2','2013-02-18',0);
INSERT INTO customer VALUES (1,'K10021','Brightwater Dental Group','Oxford','FULL',2,'2018-01-01','ACTIVE'),(2,'K10034','Ashdown Timber','Reading','BASIC',2,'2019-06-15','ACTIVE'),(3,'K10047','Meridian Freight','Swindon','FULL',5,'2016-03-01','ACTIVE'),(4,'K10052','Coleman and Pratt Solicitors','Oxford','FULL',8,'2020-09-01','ACTIVE'),(5,'K10060','Riverside Nursery Schools','Abingdon','HOURLY',11,'2021-04-12','SUSP'),(6,'K10071','Tallis Engineering','Swindon','FULL',5,'2015-11-20','ACTIVE'),(7,'K10083','Green Lane Bakery','Didcot','HOURLY',11,'2022-08-03','ACTIVE'),(8,'K10088','Hartley Optics','Reading','BASIC',2,'2019-02-25','ACTIVE'),(9,'K10095','Old Mill Brewery','Abingdon','HOURLY',11,'2017-05-10','ENDED'),(10,'K10102','Pinnacle Estate Agents','Oxford','BASIC',8,'2023-01-16','ACTIVE'),(11,'K10110','Wessex Seeds','Newbury','FULL',8,'2024-03-01','ACTIVE'),(12,'K10117','Larkfield Accountants','Newbury','BASIC',2,'2018-07-09','ENDED');
INSERT INTO contact VALUES (1,1,'Fiona','Drake','01865 550112',1),(2,1,'Neil','Shah','01865 550113',0),(3,2,'Gareth','Ashdown','0118 4960221',0),(4,3,'Monica','Ruiz','01793 555010',1),(5,3,'Paul','Whitby','01793 555017',0),(6,4,'Eleanor','Pratt','01865 550377',1),(7,5,'Sunita','Patel','01235 555140',0),(8,6,'Derek','Tallis','01793 555300',1),(9,6,'Janet','Holloway','01793 555304',0),(10,7,'Owen','Baker','01235 555188',0),(11,8,'Carla','Hartley','0118 4960540',0),(12,9,'Simon','Weller','01235 555231',0),(13,10,'Amelia','Stone','01865 550809',0),(14,11,'Rupert','Lyle','01635 555420',1),(15,12,'Joan','Larkfield','01635 555466',0);
INSERT INTO asset VALUES (1,'LT-2041',1,'Laptop','Lenovo','2022-03-10','2025-03-09',NULL),(2,'PR-0318',1,'Printer','Kyocera','2020-11-02','2023-11-01',NULL),(3,'PC-1177',2,'Desktop','Dell','2019-08-20','2022-08-19','2025-02-28 16:00:00'),(4,'SV-0052',3,'Server','HPE','2021-05-17','2026-05-16',NULL),(5,'LT-2066',3,'Laptop','Dell','2023-01-23','2026-01-22',NULL),(6,'LT-2070',4,'Laptop','Lenovo','2023-02-14','2026-02-13',NULL),(7,'PC-1203',5,'Desktop','HP','2020-01-15','2023-01-14',NULL),(8,'SV-0061',6,'Server','Dell','2022-09-05','2027-09-04',NULL),(9,'LT-2088',6,'Laptop','HP','2024-04-08','2027-04-07',NULL),(10,'LT-1932',6,'Laptop','Lenovo','2018-06-11','2021-06-10','2024-12-19 11:30:00'),(11,'PC-1219',7,'Desktop','HP','2022-10-03','2025-10-02',NULL),(12,'PR-0340',8,'Printer','Brother','2023-07-21','2025-07-20',NULL),(13,'LT-2091',10,'Laptop','Lenovo','2024-05-27','2027-05-26',NULL),(14,'SV-0070',11,'Server','HPE','2024-03-18','2029-03-17',NULL),(15,'PR-0355',12,'Printer','Kyocera','2019-03-04','2022-03-03','2024-10-31 09:00:00');
INSERT INTO category VALUES ('HW','Hardware',16),('SW','Software',24),('NET','Network and VPN',8),('ACC','Accounts and passwords',4),('MAIL','E-mail',12),('PRT','Printing',48),('PHN','Telephony',24);
INSERT INTO ticket VALUES (1,'T-50101',1,1,1,'HW','P2','CLOSED',3,'2024-11-04 08:55:00','2024-11-05 14:10:00',4),(2,'T-50102',3,5,NULL,'NET','P1','CLOSED',5,'2024-11-12 07:40:00','2024-11-12 11:05:00',5),(3,'T-50103',6,9,10,'HW','P3','CLOSED',12,'2024-12-02 10:20:00','2024-12-19 11:30:00',3),(4,'T-50104',9,12,NULL,'ACC','P3','CANC',NULL,'2024-12-10 15:00:00',NULL,NULL),(5,'T-50105',2,3,3,'HW','P2','CLOSED',11,'2025-01-08 09:05:00','2025-01-10 12:00:00',4),(6,'T-50106',4,6,NULL,'MAIL','P2','RESOLVED',9,'2025-01-15 13:30:00','2025-01-15 17:45:00',5),(7,'T-50107',6,8,8,'SW','P1','CLOSED',8,'2025-01-21 06:50:00','2025-01-21 15:20:00',4),(8,'T-50108',1,2,2,'PRT','P3','CLOSED',4,'2025-02-03 11:15:00','2025-02-06 10:00:00',2),(9,'T-50109',3,4,4,'SW','P1','RESOLVED',8,'2025-02-11 05:30:00','2025-02-11 09:10:00',5),(10,'T-50110',7,10,11,'HW','P2','CLOSED',12,'2025-02-17 08:10:00','2025-02-18 16:30:00',5),(11,'T-50111',5,7,7,'SW','P3','CANC',4,'2025-02-24 14:00:00',NULL,NULL),(12,'T-50112',6,9,NULL,'ACC','P2','CLOSED',3,'2025-03-03 09:00:00','2025-03-03 09:40:00',5),(13,'T-50113',8,11,12,'PRT','P3','PEND',12,'2025-03-05 10:45:00',NULL,NULL),(14,'T-50114',3,5,NULL,'NET','P1','CLOSED',6,'2025-03-10 07:15:00','2025-03-10 18:00:00',3),(15,'T-50115',11,14,14,'SW','P2','RESOLVED',9,'2025-03-14 12:20:00','2025-03-17 10:30:00',4),(16,'T-50116',6,8,NULL,'NET','P1','RESOLVED',5,'2025-03-18 06:30:00','2025-03-18 13:00:00',4),(17,'T-50117',1,1,NULL,'MAIL','P2','PEND',9,'2025-03-20 09:50:00',NULL,NULL),(18,'T-50118',10,13,13,'SW','P3','OPEN',4,'2025-03-24 16:05:00',NULL,NULL),(19,'T-50119',6,9,9,'SW','P2','OPEN',10,'2025-03-26 08:25:00',NULL,NULL),(20,'T-50120',3,4,NULL,'ACC','P3','OPEN',3,'2025-03-27 11:10:00',NULL,NULL),(21,'T-50121',6,8,8,'HW','P1','OPEN',8,'2025-03-28 07:00:00',NULL,NULL),(22,'T-50122',11,14,NULL,'PHN','P3','OPEN',NULL,'2025-03-31 15:35:00',NULL,NULL);
INSERT INTO worklog VALUES (1,1,3,'2024-11-04',45,0),(2,1,12,'2024-11-05',90,0),(3,2,5,'2024-11-12',150,0),(4,3,12,'2024-12-03',60,1),(5,3,12,'2024-12-19',75,1),(6,5,11,'2025-01-09',120,1),(7,6,9,'2025-01-15',95,0),(8,7,8,'2025-01-21',240,0),(9,7,10,'2025-01-21',80,0),(10,8,4,'2025-02-04',30,0),(11,8,12,'2025-02-06',50,0),(12,9,8,'2025-02-11',200,1),(13,10,12,'2025-02-18',110,1),(14,12,3,'2025-03-03',25,0),(15,13,12,'2025-03-06',40,1),(16,14,6,'2025-03-10',310,0),(17,15,9,'2025-03-14',130,0),(18,15,9,'2025-03-17',70,1),(19,16,5,'2025-03-18',180,1),(20,17,9,'2025-03-21',35,0),(21,18,4,'2025-03-25',20,1),(22,21,8,'2025-03-28',85,0),(23,16,6,'2025-03-18',60,1),(24,20,3,'2025-03-27',15,0);
INSERT INTO ticket_hist VALUES (1,1,'OPEN','RESOLVED',3,'2024-11-05 14:10:00'),(2,1,'RESOLVED','CLOSED',2,'2024-11-08 09:00:00'),(3,2,'OPEN','CLOSED',5,'2024-11-12 11:05:00'),(4,3,'OPEN','PEND',12,'2024-12-03 16:00:00'),(5,3,'PEND','CLOSED',12,'2024-12-19 11:30:00'),(6,4,'OPEN','CANC',2,'2024-12-11 08:30:00'),(7,6,'OPEN','RESOLVED',9,'2025-01-15 17:45:00'),(8,7,'OPEN','CLOSED',8,'2025-01-21 15:20:00'),(9,9,'OPEN','RESOLVED',8,'2025-02-11 09:10:00'),(10,11,'OPEN','CANC',2,'2025-02-26 10:00:00'),(11,13,'OPEN','PEND',12,'2025-03-06 15:00:00'),(12,15,'OPEN','RESOLVED',9,'2025-03-17 10:30:00'),(13,16,'OPEN','RESOLVED',5,'2025-03-18 13:00:00'),(14,17,'OPEN','PEND',9,'2025-03-21 12:00:00'),(15,14,'RESOLVED','CLOSED',2,'2025-03-13 09:15:00');
-- List the ticket number and creation time of all tickets with status open.
-- What tickets have we still got open? I need the number and when each one was created.
-- open tickets: ticket no, created at
SELECT ticket_no, created_at FROM ticket WHERE status = 'OPEN';
-- Show the first and last names of agents who are not active.
-- Which of our agents aren't active any more?
-- inactive agents
SELECT first_name, last_name FROM agent WHERE is_active = 0;
-- Show the asset tag and manufacturer of every laptop that has not been retired.
-- Give me the laptops that haven't been retired yet, with tag and make.
-- laptops not yet retired, asset tag + manufacturer
SELECT asset_tag, manufacturer FROM asset WHERE asset_type = 'Laptop' AND retired_at IS NULL;
-- How many tickets of priority P1 were created in March 2025?
-- How many P1s came in during March 2025?
-- number of P1 tickets created March 2025
SELECT COUNT(*) FROM ticket WHERE priority = 'P1' AND created_at >= '2025-03-01' AND created_at < '2025-04-01';
-- List the first name, last name and phone number of all VIP contacts.
-- Who are our VIP contacts and what number do I ring them on?
-- VIP contacts with phone
SELECT first_name, last_name, phone FROM contact WHERE is_vip = 1;
-- For each customer, show the company name and the number of tickets with status open.
-- How many tickets are open right now at each company?
-- open tickets per customer
SELECT T2.company_name, COUNT(*) FROM ticket AS T1 JOIN customer AS T2 ON T1.cust_id = T2.cust_id WHERE T1.status = 'OPEN' GROUP BY T2.cust_id;
-- What is the total of minutes logged by each agent? Show first name, last name and the total.
-- Who has booked how many minutes in the worklog altogether?
-- logged minutes per agent
SELECT T2.first_name, T2.last_name, SUM(T1.minutes) FROM worklog AS T1 JOIN agent AS T2 ON T1.agent_id = T2.agent_id GROUP BY T2.agent_id;
-- Show the name of each team with the average CSAT score of the tickets assigned to its agents.
-- Team by team, what CSAT score do the tickets assigned to their people get on average?
-- average CSAT by team of the assigned agent
SELECT T3.team_name, AVG(T1.csat_score) FROM ticket AS T1 JOIN agent AS T2 ON T1.assigned_to = T2.agent_id JOIN team AS T3 ON T2.team_id = T3.team_id GROUP BY T3.team_id;
-- For each team, show its name and the number of active agents in it.
-- How many active agents does every team have?
-- active agents per team
SELECT T2.team_name, COUNT(*) FROM agent AS T1 JOIN team AS T2 ON T1.team_id = T2.team_id WHERE T1.is_active = 1 GROUP BY T2.team_id;
-- Show each category name with the number of tickets created in 2025.
-- What did people call about in 2025? Every category by name and how many tickets were created in it.
-- tickets created 2025 by category
SELECT T2.cat_name, COUNT(*) FROM ticket AS T1 JOIN category AS T2 ON T1.cat_cd = T2.cat_cd WHERE T1.created_at >= '2025-01-01' AND T1.created_at < '2026-01-01' GROUP BY T2.cat_cd;
-- How many billable minutes have been logged for each customer? Show company name and total minutes.
-- For each company, how much billable time in minutes have we logged in total?
-- sum of billable minutes per customer
SELECT T3.company_name, SUM(T1.minutes) FROM worklog AS T1 JOIN ticket AS T2 ON T1.ticket_id = T2.ticket_id JOIN customer AS T3 ON T2.cust_id = T3.cust_id WHERE T1.is_billable = 1 GROUP BY T3.cust_id;
-- Which customer has raised the most tickets? Give the company name.
-- What company gives us more tickets than anybody else?
-- customer with most tickets
SELECT T2.company_name FROM ticket AS T1 JOIN customer AS T2 ON T1.cust_id = T2.cust_id GROUP BY T2.cust_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the first and last names of the three agents with the most billable minutes logged, with their minutes, highest first.
-- Who are our top three for billable minutes, and how many has each of them logged?
-- top 3 agents by total billable minutes, with minutes
SELECT T2.first_name, T2.last_name, SUM(T1.minutes) FROM worklog AS T1 JOIN agent AS T2 ON T1.agent_id = T2.agent_id WHERE T1.is_billable = 1 GROUP BY T2.agent_id ORDER BY SUM(T1.minutes) DESC LIMIT 3;
-- In which category of tickets were the most minutes logged in total? Show the category name.
-- What kind of ticket eats up most of our time, going by the minutes logged? Just the category name.
-- category with highest total of logged minutes
SELECT T3.cat_name FROM worklog AS T1 JOIN ticket AS T2 ON T1.ticket_id = T2.ticket_id JOIN category AS T3 ON T2.cat_cd = T3.cat_cd GROUP BY T3.cat_cd ORDER BY SUM(T1.minutes) DESC LIMIT 1;
-- Which account manager looks after the most customers? Show first and last name and the number of customers.
-- Who is account manager for the most companies, and how many does he or she look after?
-- account manager with most customers, name and count
SELECT T2.first_name, T2.last_name, COUNT(*) FROM customer AS T1 JOIN agent AS T2 ON T1.account_mgr_id = T2.agent_id GROUP BY T2.agent_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the company names of customers that have no tickets at all.
-- Which companies have never raised a ticket with us?
-- customers without tickets
SELECT company_name FROM customer WHERE cust_id NOT IN (SELECT cust_id FROM ticket);
-- Show the first and last names of active agents who have never logged any work.
-- Who among the active agents has never put anything in the worklog?
-- active agents without worklog entries
SELECT first_name, last_name FROM agent WHERE is_active = 1 AND agent_id NOT IN (SELECT agent_id FROM worklog);
-- List the asset tag and asset type of assets for which no ticket was ever raised.
-- Which bits of kit have never had a ticket? I'd like the tag and the type.
-- assets without any ticket: tag, type
SELECT asset_tag, asset_type FROM asset WHERE asset_id NOT IN (SELECT asset_id FROM ticket WHERE asset_id IS NOT NULL);
-- Which customers have more than two tickets? Show the company name and the number of tickets.
-- Companies with more than 2 tickets, please, and how many they have.
-- customers with over 2 tickets, with count
SELECT T2.company_name, COUNT(*) FROM ticket AS T1 JOIN customer AS T2 ON T1.cust_id = T2.cust_id GROUP BY T2.cust_id HAVING COUNT(*) > 2;
-- Which agents have logged at least 300 minutes in total? Show first and last name.
-- Who has booked 300 minutes or more, all worklog entries together?
-- agents with 300+ minutes logged in total
SELECT T2.first_name, T2.last_name FROM worklog AS T1 JOIN agent AS T2 ON T1.agent_id = T2.agent_id GROUP BY T2.agent_id HAVING SUM(T1.minutes) >= 300;
-- Show the first and last name of each agent together with the first and last name of the agent's manager.
-- Who reports to whom among the agents? First and last name of the agent, then of the manager.
-- agents and their managers, full names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM agent AS T1 JOIN agent AS T2 ON T1.manager_id = T2.agent_id;
-- Show the company names of customers that have both tickets of priority P1 and tickets of priority P3.
-- Which companies have had P1 tickets as well as P3 tickets?
-- customers with P1 and also P3 tickets
SELECT T2.company_name FROM ticket AS T1 JOIN customer AS T2 ON T1.cust_id = T2.cust_id WHERE T1.priority = 'P1' INTERSECT SELECT T2.company_name FROM ticket AS T1 JOIN customer AS T2 ON T1.cust_id = T2.cust_id WHERE T1.priority = 'P3';
-- database: vitalis_device_service
CREATE TABLE branch (branch_cd TEXT, branch_name TEXT, city TEXT, manager_id INTEGER);
CREATE TABLE technician (tech_id INTEGER, first_name TEXT, last_name TEXT, branch_cd TEXT, supervisor_id INTEGER, cert_level TEXT, hired_on TEXT, is_active INTEGER);
CREATE TABLE hospital (hosp_no TEXT, hosp_name TEXT, city TEXT, bed_cnt INTEGER, contract_cd TEXT, is_active INTEGER);
CREATE TABLE device_model (model_cd TEXT, model_name TEXT, manufacturer TEXT, device_class TEXT, list_price REAL, check_interval_mon INTEGER);
CREATE TABLE device (serial_no TEXT, model_cd TEXT, hosp_no TEXT, ward TEXT, installed_dt TEXT, status TEXT, decommissioned_at TEXT);
CREATE TABLE service_order (order_no INTEGER, serial_no TEXT, tech_id INTEGER, order_type TEXT, status TEXT, reported_at TEXT, closed_at TEXT, approved_by INTEGER, labor_hrs REAL, net_amt REAL);
CREATE TABLE part (part_no TEXT, descr TEXT, unit_price REAL, stock_qty INTEGER, discontinued TEXT);
CREATE TABLE order_part (order_no INTEGER, line_no INTEGER, part_no TEXT, qty INTEGER, unit_price REAL);
CREATE TABLE safety_check (check_id INTEGER, serial_no TEXT, check_dt TEXT, inspector_id INTEGER, result TEXT, next_due TEXT);
INSERT INTO branch VALUES ('N','North Branch','Leeds',1),('M','Midlands Branch','Coventry',5),('S','South Branch','Southampton',9),('W','West Branch','Bristol',12),('HQ','Head Office','London',NULL);
INSERT INTO technician VALUES (1,'Patricia','Langley','N',NULL,'SENIOR','2011-04-04',1),(2,'Colin','Birch','N',1,'STANDARD','2018-01-15',1),(3,'Nadia','Kowalczyk','N',1,'STANDARD','2020-09-07',1),(4,'Ethan','Rowe','N',2,'TRAINEE','2024-09-02',1),(5,'Gordon','MacLeod','M',1,'SENIOR','2009-06-22',1),(6,'Leila','Hosseini','M',5,'SENIOR','2014-02-10',1),(7,'Peter','Vance','M',5,'STANDARD','2016-11-28',0),(8,'Ivy','Okafor','M',6,'TRAINEE','2023-09-04',1),(9,'Martin','Szabo','S',1,'SENIOR','2012-10-01',1),(10,'Rosalind','Fry','S',9,'STANDARD','2019-05-13',1),(11,'Dev','Chaudhary','S',9,'STANDARD','2021-03-29',1),(12,'Bronwen','Hughes','W',1,'SENIOR','2013-08-19',1),(13,'Karl','Steiner','W',12,'STANDARD','2017-07-03',0),(14,'Maeve','Donnelly','W',12,'STANDARD','2022-06-06',1);
INSERT INTO hospital VALUES ('H101','St Aidan Hospital','Leeds',620,'GOLD',1),('H102','Airedale Valley Clinic','Bradford',180,'SILVER',1),('H103','Queen Charlotte Infirmary','Coventry',710,'GOLD',1),('H104','Redbrook Eye Clinic','Leicester',40,'BASIC',1),('H105','Solent General Hospital','Southampton',540,'GOLD',1),('H106','New Forest Rehabilitation Centre','Lymington',95,'BASIC',1),('H107','Clifton Park Hospital','Bristol',430,'SILVER',1),('H108','Severn Birth Centre','Gloucester',60,'BASIC',1),('H109','Meadow Bank Hospice','Leeds',28,NULL,0),('H110','Wyvern Day Surgery','Bath',24,'SILVER',1),('H111','Trent Lodge Hospital','Nottingham',310,'SILVER',0),('H112','Harbour Heart Clinic','Portsmouth',120,'GOLD',1);
INSERT INTO device_model VALUES ('VX200','Ventra X200 Ventilator','Ventra','IIB',24500,6),('IP8','InfuPro 8 Infusion Pump','Medisys','IIB',2850,12),('DF3','CardioStart 3 Defibrillator','Corvia','III',6900,12),('US50','SonoView 50 Ultrasound','Elkon','IIA',41800,12),('PM7','VitaWatch 7 Patient Monitor','Corvia','IIB',5400,24),('AC2','SteriMax 2 Autoclave','Hallberg','IIA',13200,6),('BP1','PressCheck Blood Pressure Monitor','Medisys','IIA',390,24),('SL4','OptiLamp 4 Slit Lamp','Elkon','I',7600,24);
INSERT INTO device VALUES ('VX-20011','VX200','H101','Intensive Care','2019-05-14','IN_SERVICE',NULL),('VX-20034','VX200','H103','Intensive Care','2020-04-02','IN_SERVICE',NULL),('VX-20040','VX200','H105','Intensive Care','2020-04-20','REPAIR',NULL),('IP-88120','IP8','H101','Oncology','2021-02-11','IN_SERVICE',NULL),('IP-88131','IP8','H102','Day Unit','2021-07-30','IN_SERVICE',NULL),('IP-87650','IP8','H109','Palliative Care','2016-03-08','SCRAPPED','2024-06-30'),('DF-30417','DF3','H103','Emergency','2018-10-05','IN_SERVICE',NULL),('DF-30502','DF3','H112','Cardiology','2022-01-19','IN_SERVICE',NULL),('US-50093','US50','H108','Maternity','2021-11-22','IN_SERVICE',NULL),('US-50108','US50','H107','Radiology','2023-03-15','REPAIR',NULL),('US-50117','US50','H112','Cardiology','2024-02-27','IN_SERVICE',NULL),('PM-70330','PM7','H105','Emergency','2017-09-12','IN_SERVICE',NULL),('PM-70345','PM7','H107','Recovery','2019-01-24','IN_SERVICE',NULL),('PM-69871','PM7','H111','Recovery','2013-05-06','SCRAPPED','2024-11-15'),('AC-21190','AC2','H103','Sterile Supply','2018-06-18','IN_SERVICE',NULL),('AC-21204','AC2','H110','Sterile Supply','2022-09-01','REPAIR',NULL),('BP-10077','BP1','H106','Ward 2','2023-05-10','IN_SERVICE',NULL),('SL-40015','SL4','H104','Outpatients','2020-08-26','IN_SERVICE',NULL),('IP-88209','IP8','H105','Intensive Care','2024-10-07','STORED',NULL);
INSERT INTO service_order VALUES (70501,'VX-20011',1,'REPAIR','CLOSED','2024-05-06 08:15:00','2024-05-08 16:00:00',1,6.5,1480),(70502,'PM-70330',9,'MAINT','CLOSED','2024-05-21 10:40:00','2024-05-22 12:30:00',9,2,260),(70503,'AC-21190',6,'MAINT','CLOSED','2024-06-03 09:00:00','2024-06-03 15:00:00',5,4,520),(70504,'IP-87650',2,'REPAIR','CANC','2024-06-18 13:20:00',NULL,NULL,NULL,NULL),(70505,'DF-30417',6,'MAINT','CLOSED','2024-07-09 08:30:00','2024-07-09 11:00:00',5,2.5,310),(70506,'US-50093',12,'REPAIR','CLOSED','2024-08-14 14:05:00','2024-08-20 17:00:00',12,9,3950),(70507,'VX-20034',5,'REPAIR','CLOSED','2024-09-02 07:10:00','2024-09-03 18:00:00',1,8,2240),(70508,'AC-21190',6,'MAINT','CLOSED','2024-10-17 11:30:00','2024-10-18 14:00:00',5,5.5,890),(70509,'IP-88120',3,'MAINT','CLOSED','2024-11-05 09:45:00','2024-11-05 11:15:00',1,1.5,180),(70510,'VX-20040',10,'MAINT','CLOSED','2024-11-19 08:00:00','2024-11-19 13:00:00',9,4.5,640),(70511,'SL-40015',8,'REPAIR','CLOSED','2025-01-13 10:00:00','2025-01-15 16:20:00',6,3,430),(70512,'DF-30502',11,'MAINT','CLOSED','2025-01-28 09:15:00','2025-01-28 11:45:00',9,2.5,325),(70513,'PM-70345',14,'REPAIR','CLOSED','2025-02-06 15:50:00','2025-02-10 10:30:00',12,3.5,410),(70514,'US-50108',12,'REPAIR','IN_PROGRESS','2025-02-19 08:20:00',NULL,NULL,5,2100),(70515,'VX-20040',9,'REPAIR','WAITING_PARTS','2025-02-25 06:45:00',NULL,NULL,3.5,1750),(70516,'AC-21204',14,'REPAIR','WAITING_PARTS','2025-03-04 12:10:00',NULL,NULL,2,760),(70517,'VX-20011',2,'MAINT','CLOSED','2025-03-06 08:00:00','2025-03-06 13:30:00',1,5,700),(70518,'BP-10077',10,'REPAIR','OPEN','2025-03-11 16:30:00',NULL,NULL,NULL,NULL),(70519,'IP-88131',NULL,'MAINT','OPEN','2025-03-13 09:30:00',NULL,NULL,NULL,NULL),(70520,'US-50117',11,'INSTALL','OPEN','2025-03-14 11:00:00',NULL,NULL,NULL,NULL);
INSERT INTO part VALUES ('P-1001','Oxygen sensor',185,14,'N'),('P-1002','Ventilator turbine',1120,2,'N'),('P-1003','Battery pack 12V',96,30,'N'),('P-1004','Door gasket',64,9,'N'),('P-1005','Ultrasound probe C5',2980,1,'N'),('P-1006','Pump drive motor',240,6,'Y'),('P-1007','LCD screen 10 inch',330,4,'N'),('P-1008','Halogen lamp 6V',22,40,'Y'),('P-1009','Air filter set',38,55,'N'),('P-1010','Heating element',275,0,'N'),('P-1011','Pressure cuff adult',29,25,'N');
INSERT INTO order_part VALUES (70501,1,'P-1001',2,185),(70501,2,'P-1009',3,36),(70502,1,'P-1003',1,92),(70503,1,'P-1004',2,64),(70503,2,'P-1009',2,36),(70505,1,'P-1003',1,92),(70506,1,'P-1005',1,2900),(70507,1,'P-1002',1,1120),(70507,2,'P-1001',1,185),(70508,1,'P-1004',1,64),(70508,2,'P-1010',1,268),(70510,1,'P-1009',4,38),(70511,1,'P-1008',3,22),(70513,1,'P-1007',1,330),(70515,1,'P-1002',1,1120),(70517,1,'P-1009',3,38),(70517,2,'P-1003',1,96);
INSERT INTO safety_check VALUES (1,'VX-20011','2024-03-12',1,'PASS','2024-09-12'),(2,'VX-20011','2024-09-10',3,'PASS','2025-03-10'),(3,'VX-20034','2024-04-16',6,'FAIL','2024-05-16'),(4,'VX-20034','2024-05-14',6,'PASS','2024-11-14'),(5,'VX-20040','2024-11-19',10,'PASS','2025-05-19'),(6,'DF-30417','2024-07-09',6,'PASS','2025-07-09'),(7,'DF-30502','2025-01-28',11,'PASS','2026-01-28'),(8,'US-50093','2024-08-20',12,'PASS','2025-08-20'),(9,'US-50108','2025-02-18',12,'FAIL','2025-03-18'),(10,'PM-70330','2023-09-20',9,'PASS','2025-09-20'),(11,'PM-70345','2025-02-10',14,'PASS','2027-02-10'),(12,'AC-21190','2024-06-03',6,'FAIL','2024-07-03'),(13,'AC-21190','2024-07-02',6,'PASS','2025-01-02'),(14,'AC-21204','2025-03-03',14,'FAIL','2025-04-03'),(15,'IP-88120','2024-11-05',3,'PASS','2025-11-05'),(16,'SL-40015','2024-08-29',8,'PASS','2026-08-29');
-- Show the order number and report time of all service orders that are waiting for parts.
-- Which jobs are still waiting for parts, and when were they reported?
-- orders waiting parts, order no and reported at
SELECT order_no, reported_at FROM service_order WHERE status = 'WAITING_PARTS';
-- List the serial number and ward of every device with status repair.
-- What equipment is in repair at the moment, and which ward does it belong to? Serial number first.
-- devices in repair: serial no, ward
SELECT serial_no, ward FROM device WHERE status = 'REPAIR';
-- Show the description and stock quantity of parts that have been discontinued.
-- How many do we still have in stock of the discontinued parts? Give me each by description.
-- discontinued parts with stock qty
SELECT descr, stock_qty FROM part WHERE discontinued = 'Y';
-- How many service orders were reported in 2025 and have not been closed yet?
-- How many of the jobs reported in 2025 aren't closed yet?
-- count of orders reported 2025, not yet closed
SELECT COUNT(*) FROM service_order WHERE reported_at >= '2025-01-01' AND reported_at < '2026-01-01' AND closed_at IS NULL;
-- List the names and cities of active hospitals with more than 400 beds.
-- Which of our active hospitals have over 400 beds, and where are they?
-- active hospitals, beds > 400, name and city
SELECT hosp_name, city FROM hospital WHERE is_active = 1 AND bed_cnt > 400;
-- For each hospital, show its name and the number of devices installed there that are in service.
-- How many machines are in service at each hospital?
-- in service devices per hospital
SELECT T2.hosp_name, COUNT(*) FROM device AS T1 JOIN hospital AS T2 ON T1.hosp_no = T2.hosp_no WHERE T1.status = 'IN_SERVICE' GROUP BY T2.hosp_no;
-- What are the total labor hours of each technician? Show first name, last name and hours.
-- Who has put in how many labor hours on service orders altogether?
-- sum of labor hours per technician
SELECT T2.first_name, T2.last_name, SUM(T1.labor_hrs) FROM service_order AS T1 JOIN technician AS T2 ON T1.tech_id = T2.tech_id GROUP BY T2.tech_id;
-- What is the average net amount of the closed service orders by manufacturer of the device? Show the manufacturer and the average.
-- Manufacturer by manufacturer, what does a closed job come to on average, net?
-- average net amount of closed orders per manufacturer
SELECT T3.manufacturer, AVG(T1.net_amt) FROM service_order AS T1 JOIN device AS T2 ON T1.serial_no = T2.serial_no JOIN device_model AS T3 ON T2.model_cd = T3.model_cd WHERE T1.status = 'CLOSED' GROUP BY T3.manufacturer;
-- For each branch, give the branch name and the number of service orders its technicians have worked on.
-- How many service orders has every branch handled through its technicians?
-- service orders per branch of the technician
SELECT T3.branch_name, COUNT(*) FROM service_order AS T1 JOIN technician AS T2 ON T1.tech_id = T2.tech_id JOIN branch AS T3 ON T2.branch_cd = T3.branch_cd GROUP BY T3.branch_cd;
-- How many safety checks with the result fail did each device model have? Show the model name and the count.
-- How often has each model failed a safety check?
-- failed safety checks by model name
SELECT T3.model_name, COUNT(*) FROM safety_check AS T1 JOIN device AS T2 ON T1.serial_no = T2.serial_no JOIN device_model AS T3 ON T2.model_cd = T3.model_cd WHERE T1.result = 'FAIL' GROUP BY T3.model_cd;
-- For each part, show its description and the total quantity used on service orders.
-- How many of each part have we fitted in total? I mean by description.
-- total qty used per part
SELECT T2.descr, SUM(T1.qty) FROM order_part AS T1 JOIN part AS T2 ON T1.part_no = T2.part_no GROUP BY T2.part_no;
-- Which hospital has the highest total net amount of service orders? Show its name.
-- What hospital brings us the most money in service orders, net?
-- hospital with highest sum of order net amount
SELECT T3.hosp_name FROM service_order AS T1 JOIN device AS T2 ON T1.serial_no = T2.serial_no JOIN hospital AS T3 ON T2.hosp_no = T3.hosp_no GROUP BY T3.hosp_no ORDER BY SUM(T1.net_amt) DESC LIMIT 1;
-- Show the serial number of the device with the most safety checks of result pass and the number of these checks.
-- Which single device has passed the most safety checks, and how many?
-- device with most passed checks, serial no and count
SELECT serial_no, COUNT(*) FROM safety_check WHERE result = 'PASS' GROUP BY serial_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Which technician has carried out the most safety checks as inspector? Show first and last name.
-- Who does the most safety checks of all our people?
-- inspector with most safety checks
SELECT T2.first_name, T2.last_name FROM safety_check AS T1 JOIN technician AS T2 ON T1.inspector_id = T2.tech_id GROUP BY T2.tech_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of the two device models with the most service orders of type repair, with the number of orders, most first.
-- What are the two models we get called out to repair most, and how many repair orders has each had?
-- top 2 models by number of repair orders, with count
SELECT T3.model_name, COUNT(*) FROM service_order AS T1 JOIN device AS T2 ON T1.serial_no = T2.serial_no JOIN device_model AS T3 ON T2.model_cd = T3.model_cd WHERE T1.order_type = 'REPAIR' GROUP BY T3.model_cd ORDER BY COUNT(*) DESC LIMIT 2;
-- List the serial numbers of devices that have never had a safety check.
-- Which devices have we never done a safety check on? Serial numbers will do.
-- devices without safety check
SELECT serial_no FROM device WHERE serial_no NOT IN (SELECT serial_no FROM safety_check);
-- Show the first and last names of technicians who have no service order.
-- Which technicians have never been given a service order?
-- technicians without any service order
SELECT first_name, last_name FROM technician WHERE tech_id NOT IN (SELECT tech_id FROM service_order WHERE tech_id IS NOT NULL);
-- Show the part number and description of parts that were never used on a service order.
-- What parts have we never used on any order? Number and description, please.
-- parts never used: part no, description
SELECT part_no, descr FROM part WHERE part_no NOT IN (SELECT part_no FROM order_part);
-- Which hospitals have at least three devices? Show the hospital name and the number of devices.
-- Hospitals with three or more of our devices, and how many they've got.
-- hospitals with 3+ devices, count
SELECT T2.hosp_name, COUNT(*) FROM device AS T1 JOIN hospital AS T2 ON T1.hosp_no = T2.hosp_no GROUP BY T2.hosp_no HAVING COUNT(*) >= 3;
-- Show the first and last names of technicians who worked more than 8 labor hours in total.
-- Who has more than 8 labor hours on the clock, all service orders taken together?
-- technicians with total labor hours over 8
SELECT T2.first_name, T2.last_name FROM service_order AS T1 JOIN technician AS T2 ON T1.tech_id = T2.tech_id GROUP BY T2.tech_id HAVING SUM(T1.labor_hrs) > 8;
-- Show the name of each branch with the first and last name of its manager.
-- Who manages which branch? Branch name first, please.
-- branch name, manager first and last name
SELECT T1.branch_name, T2.first_name, T2.last_name FROM branch AS T1 JOIN technician AS T2 ON T1.manager_id = T2.tech_id;
-- List the names of device models with a list price above the average list price of all models, the most expensive first.
-- Which models cost more than the average list price? Dearest one at the top.
-- models with list price above average, by price descending
SELECT model_name FROM device_model WHERE list_price > (SELECT AVG(list_price) FROM device_model) ORDER BY list_price DESC;
-- database: saffron_lane_catering
CREATE TABLE client (client_id INTEGER PRIMARY KEY, cust_no TEXT, client_name TEXT, segment TEXT, city TEXT, credit_hold TEXT);
CREATE TABLE venue (venue_id INTEGER PRIMARY KEY, venue_name TEXT, city TEXT, capacity INTEGER, has_kitchen INTEGER);
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, hourly_rate REAL, reports_to INTEGER REFERENCES employee(emp_id), hired_dt TEXT, left_dt TEXT);
CREATE TABLE event (event_id INTEGER PRIMARY KEY, event_no TEXT, client_id INTEGER REFERENCES client(client_id), venue_id INTEGER REFERENCES venue(venue_id), event_dt TEXT, event_type TEXT, guest_cnt INTEGER, status TEXT, planner_id INTEGER REFERENCES employee(emp_id), chef_id INTEGER REFERENCES employee(emp_id), booked_at TEXT, cancelled_at TEXT);
CREATE TABLE dish (dish_id INTEGER PRIMARY KEY, dish_name TEXT, course TEXT, is_vegan INTEGER, unit_cost REAL, unit_price REAL);
CREATE TABLE event_dish (event_id INTEGER REFERENCES event(event_id), dish_id INTEGER REFERENCES dish(dish_id), portions INTEGER, unit_price REAL, PRIMARY KEY (event_id, dish_id));
CREATE TABLE shift (shift_id INTEGER PRIMARY KEY, event_id INTEGER REFERENCES event(event_id), emp_id INTEGER REFERENCES employee(emp_id), role_cd TEXT, hrs REAL, confirmed TEXT);
CREATE TABLE supplier (supp_id INTEGER PRIMARY KEY, supp_name TEXT, city TEXT, is_organic INTEGER);
CREATE TABLE purchase_order (po_no INTEGER PRIMARY KEY, supp_id INTEGER REFERENCES supplier(supp_id), ordered_by INTEGER REFERENCES employee(emp_id), order_dt TEXT, delivered_dt TEXT, net_amt REAL, status TEXT);
CREATE TABLE invoice (inv_no INTEGER PRIMARY KEY, event_id INTEGER REFERENCES event(event_id), inv_dt TEXT, due_dt TEXT, paid_dt TEXT, net_amt REAL);
INSERT INTO client VALUES (1,'C-2001','Marlow and Finch LLP','corporate','Bath','N'),(2,'C-2002','Orchard Primary School','public','Frome','N'),(3,'C-2003','Helena Brandt','private','Wells','N'),(4,'C-2004','Castle Rock Insurance','corporate','Bristol','N'),(5,'C-2005','Somerset Choral Society','association','Taunton','Y'),(6,'C-2006','Daniel and Ruby Achebe','private','Bath','N'),(7,'C-2007','Quantock Motors','corporate','Taunton','Y'),(8,'C-2008','West Country Cycling Club','association','Wells','N'),(9,'C-2009','Lindley Pharma','corporate','Bristol','N'),(10,'C-2010','Gloria Temple','private','Frome','N'),(11,'C-2011','Mendip Water Trust','public','Wells','N'),(12,'C-2012','Ellis Farm Machinery','corporate','Yeovil','N');
INSERT INTO venue VALUES (1,'Abbey Barn','Bath',180,1),(2,'The Glass House','Bristol',250,1),(3,'Wells Town Assembly Rooms','Wells',140,0),(4,'Riverside Marquee','Frome',220,0),(5,'Old Customs Hall','Bristol',320,1),(6,'Quarry Gardens','Taunton',90,0),(7,'Manor Loft','Bath',60,1),(8,'Lakeside Pavilion','Yeovil',110,0);
INSERT INTO employee VALUES (1,'Camille','Rousseau','Managing Director',48,NULL,'2010-03-01',NULL),(2,'Gavin','Thorpe','Head Chef',36,1,'2012-05-14',NULL),(3,'Mei','Lin','Sous Chef',27.5,2,'2017-02-06',NULL),(4,'Rafael','Ortega','Sous Chef',26.5,2,'2019-08-12',NULL),(5,'Judith','Ames','Event Planner',29,1,'2014-09-22',NULL),(6,'Kieran','Walsh','Event Planner',25,5,'2020-01-13',NULL),(7,'Anita','Kapoor','Event Planner',24.5,5,'2021-06-07','2024-12-31'),(8,'Thomas','Bligh','Waiter',14.2,5,'2022-04-04',NULL),(9,'Zoe','Markham','Waiter',14.2,5,'2023-03-20',NULL),(10,'Henrik','Dahl','Bartender',16.5,5,'2021-10-11',NULL),(11,'Lucy','Penrose','Waiter',13.8,5,'2024-05-02',NULL),(12,'Sam','Odell','Kitchen Porter',13,3,'2022-11-14','2025-01-31'),(13,'Bianca','Conti','Pastry Chef',25.8,2,'2018-06-25',NULL),(14,'Noel','Frazer','Driver',15.4,1,'2016-01-18',NULL),(15,'Petra','Havel','Bartender',15.9,5,'2024-02-19',NULL);
INSERT INTO event VALUES (1,'E-4401',1,2,'2024-06-14','gala',160,'done',5,2,'2024-02-01 10:00:00',NULL),(2,'E-4402',3,1,'2024-06-29','wedding',110,'done',7,2,'2023-11-20 15:30:00',NULL),(3,'E-4403',4,5,'2024-07-05','conference',280,'done',5,3,'2024-03-11 09:20:00',NULL),(4,'E-4404',2,4,'2024-07-19','party',150,'done',6,4,'2024-04-22 14:00:00',NULL),(5,'E-4405',6,1,'2024-08-17','wedding',135,'done',6,2,'2024-01-08 11:45:00',NULL),(6,'E-4406',5,3,'2024-09-21','party',90,'cancelled',7,4,'2024-06-30 16:10:00','2024-09-02 09:00:00'),(7,'E-4407',9,5,'2024-10-10','conference',240,'done',5,3,'2024-05-16 13:00:00',NULL),(8,'E-4408',7,6,'2024-11-08','party',70,'done',7,4,'2024-08-19 10:30:00',NULL),(9,'E-4409',4,2,'2024-12-12','gala',200,'done',5,2,'2024-07-01 08:50:00',NULL),(10,'E-4410',8,3,'2024-12-18','party',85,'cancelled',6,3,'2024-10-07 17:25:00','2024-12-05 14:40:00'),(11,'E-4411',9,2,'2025-01-23','conference',120,'done',5,4,'2024-10-29 10:15:00',NULL),(12,'E-4412',1,7,'2025-02-06','party',45,'done',6,3,'2024-12-02 12:00:00',NULL),(13,'E-4413',10,7,'2025-02-22','party',55,'done',6,3,'2024-12-16 18:00:00',NULL),(14,'E-4414',4,5,'2025-03-20','conference',300,'confirmed',5,2,'2024-11-18 09:40:00',NULL),(15,'E-4415',9,5,'2025-04-10','gala',260,'confirmed',5,2,'2025-01-07 11:00:00',NULL),(16,'E-4416',11,3,'2025-04-25','party',100,'inquiry',6,NULL,'2025-02-10 15:00:00',NULL),(17,'E-4417',6,1,'2025-05-03','party',60,'confirmed',6,4,'2025-01-27 19:30:00',NULL),(18,'E-4418',2,4,'2025-07-18','party',165,'inquiry',6,NULL,'2025-02-24 08:30:00',NULL),(19,'E-4419',4,6,'2025-06-12','conference',80,'inquiry',6,NULL,'2025-03-03 10:40:00',NULL);
INSERT INTO dish VALUES (1,'Smoked trout blini','starter',0,2.1,5.5),(2,'Beetroot tartare','starter',1,1.4,4.8),(3,'Slow roast lamb','main',0,6.8,17.5),(4,'Wild mushroom risotto','main',0,3.2,13),(5,'Harissa aubergine','main',1,2.9,12.5),(6,'Chicken supreme','main',0,4.6,15),(7,'Lemon posset','dessert',0,1.3,5.2),(8,'Chocolate torte','dessert',0,1.9,6.4),(9,'Poached pear','dessert',1,1.2,5),(10,'Cheese board','dessert',0,3.4,8.5),(11,'Mini beef burger','snack',0,1.6,3.9),(12,'Falafel bites','snack',1,0.9,2.8),(13,'Lobster salad','starter',0,8.9,19.5);
INSERT INTO event_dish VALUES (1,1,160,5.5),(1,3,120,17.5),(1,5,40,12.5),(1,8,160,6.4),(2,2,110,4.5),(2,6,110,14.5),(2,7,110,5),(3,11,560,3.6),(3,12,560,2.6),(4,11,300,3.7),(4,12,200,2.7),(5,1,135,5.5),(5,3,135,17),(5,10,135,8.5),(7,12,480,2.8),(7,4,240,12.5),(8,11,210,3.9),(9,2,200,4.8),(9,6,150,15),(9,5,50,12.5),(9,8,200,6.2),(11,4,120,13),(11,9,120,5),(12,10,45,8.5),(13,7,55,5.2),(14,12,600,2.7);
INSERT INTO shift VALUES (1,1,2,'KITCHEN',9,'Y'),(2,1,8,'SERVICE',7,'Y'),(3,1,10,'BAR',7.5,'Y'),(4,2,2,'KITCHEN',10,'Y'),(5,2,9,'SERVICE',8,'Y'),(6,3,3,'KITCHEN',8,'Y'),(7,3,8,'SERVICE',6,'Y'),(8,3,9,'SERVICE',6,'Y'),(9,4,4,'KITCHEN',6.5,'Y'),(10,5,2,'KITCHEN',11,'Y'),(11,5,8,'SERVICE',9,'Y'),(12,5,10,'BAR',9.5,'Y'),(13,7,3,'KITCHEN',7.5,'Y'),(14,7,12,'KITCHEN',7,'Y'),(15,8,4,'KITCHEN',5,'Y'),(16,9,2,'KITCHEN',9.5,'Y'),(17,9,10,'BAR',8,'Y'),(18,9,15,'BAR',8,'Y'),(19,11,4,'KITCHEN',6,'Y'),(20,12,8,'SERVICE',4.5,'Y'),(21,13,3,'KITCHEN',4.5,'Y'),(22,14,8,'SERVICE',7,'N'),(23,14,9,'SERVICE',7,'N'),(24,15,10,'BAR',8,'N'),(25,15,15,'BAR',8,'Y');
INSERT INTO supplier VALUES (1,'Blackdown Meats','Taunton',0),(2,'Severn Catch','Bristol',0),(3,'Greenacre Organics','Wells',1),(4,'Mendip Dairy','Wells',1),(5,'Avon Wine Merchants','Bristol',0),(6,'Cobb Linen Hire','Bath',0),(7,'Frome Valley Herbs','Frome',1);
INSERT INTO purchase_order VALUES (8101,1,2,'2024-06-10','2024-06-12',1480,'RECEIVED'),(8102,2,2,'2024-06-10','2024-06-13',620,'RECEIVED'),(8103,3,3,'2024-07-01','2024-07-03',540,'RECEIVED'),(8104,4,13,'2024-07-15','2024-07-16',310,'RECEIVED'),(8105,1,2,'2024-08-12','2024-08-15',1725,'RECEIVED'),(8106,5,5,'2024-08-13','2024-08-15',2140,'RECEIVED'),(8107,3,4,'2024-10-04','2024-10-08',890,'RECEIVED'),(8108,2,3,'2024-11-25',NULL,455,'CANC'),(8109,5,5,'2024-12-03','2024-12-10',2980,'RECEIVED'),(8110,1,2,'2024-12-06','2024-12-11',1360,'RECEIVED'),(8111,3,4,'2025-01-20','2025-01-22',415,'RECEIVED'),(8112,4,13,'2025-02-18','2025-02-20',265,'RECEIVED'),(8113,3,2,'2025-03-10',NULL,760,'SENT'),(8114,5,6,'2025-03-11',NULL,1890,'SENT'),(8115,1,2,'2025-03-12',NULL,2250,'DRAFT');
INSERT INTO invoice VALUES (9001,1,'2024-06-18','2024-07-18','2024-07-10',5650),(9002,2,'2024-07-02','2024-08-01','2024-08-05',4120),(9003,3,'2024-07-09','2024-08-08','2024-07-30',6480),(9004,4,'2024-07-23','2024-08-22','2024-08-20',2350),(9005,5,'2024-08-20','2024-09-19','2024-09-12',5890),(9006,7,'2024-10-14','2024-11-13','2024-11-20',6240),(9007,8,'2024-11-12','2024-12-12',NULL,1390),(9008,9,'2024-12-16','2025-01-15','2025-01-14',7310),(9009,11,'2025-01-27','2025-02-26','2025-02-19',2980),(9010,12,'2025-02-10','2025-03-12',NULL,1020),(9011,13,'2025-02-25','2025-03-27',NULL,1150);
-- Show the event number, date and number of guests of all confirmed events.
-- Which events are confirmed, when are they and for how many guests? Start with the event number.
-- confirmed events: event no, date, guests
SELECT event_no, event_dt, guest_cnt FROM event WHERE status = 'confirmed';
-- List the invoice number and net amount of invoices that have not been paid yet.
-- What invoices are not paid yet, and what's the net amount on each?
-- unpaid invoices, inv no and net amount
SELECT inv_no, net_amt FROM invoice WHERE paid_dt IS NULL;
-- Show the names of all vegan dishes with their unit price, cheapest first.
-- What vegan dishes can we offer and at what unit price? Begin with the cheapest.
-- vegan dishes and unit price, lowest price first
SELECT dish_name, unit_price FROM dish WHERE is_vegan = 1 ORDER BY unit_price;
-- List the names of venues without a kitchen that hold more than 100 people.
-- Which places have no kitchen but a capacity of more than 100?
-- venues no kitchen, capacity over 100
SELECT venue_name FROM venue WHERE has_kitchen = 0 AND capacity > 100;
-- Show the first name, last name and job title of employees who have left the company.
-- Who has left us, and what was their job?
-- employees who left: name, job title
SELECT first_name, last_name, job_title FROM employee WHERE left_dt IS NOT NULL;
-- How many events has each venue hosted that are done? Show the venue name and the number of events.
-- Events that are done, how many were there at each venue?
-- done events per venue
SELECT T2.venue_name, COUNT(*) FROM event AS T1 JOIN venue AS T2 ON T1.venue_id = T2.venue_id WHERE T1.status = 'done' GROUP BY T2.venue_id;
-- What is the total net amount invoiced to each client? Show the client name and the total.
-- How much have we billed every client so far, net?
-- net invoiced amount by client
SELECT T3.client_name, SUM(T1.net_amt) FROM invoice AS T1 JOIN event AS T2 ON T1.event_id = T2.event_id JOIN client AS T3 ON T2.client_id = T3.client_id GROUP BY T3.client_id;
-- For each event planner, show first name, last name and the average number of guests of the events they plan.
-- Planner by planner, how big are their events on average in guests?
-- average guests per planner
SELECT T2.first_name, T2.last_name, AVG(T1.guest_cnt) FROM event AS T1 JOIN employee AS T2 ON T1.planner_id = T2.emp_id GROUP BY T2.emp_id;
-- How many portions of each dish have been put on events in total? Show the dish name and the portions.
-- How many portions have we had of every dish, all events together?
-- total portions per dish
SELECT T2.dish_name, SUM(T1.portions) FROM event_dish AS T1 JOIN dish AS T2 ON T1.dish_id = T2.dish_id GROUP BY T2.dish_id;
-- For each supplier, show the name and the number of purchase orders that have been received.
-- How many received purchase orders do we have from each supplier?
-- received POs per supplier
SELECT T2.supp_name, COUNT(*) FROM purchase_order AS T1 JOIN supplier AS T2 ON T1.supp_id = T2.supp_id WHERE T1.status = 'RECEIVED' GROUP BY T2.supp_id;
-- Show each event number with the turnover of its dishes, that is the portions times the unit price charged on the event.
-- What does each event make from food, portions times the price charged per portion? Event number first.
-- event no, sum of portions x event unit price
SELECT T2.event_no, SUM(T1.portions * T1.unit_price) FROM event_dish AS T1 JOIN event AS T2 ON T1.event_id = T2.event_id GROUP BY T2.event_id;
-- Which client has booked the most events? Show the client name and the number of events.
-- Who is our busiest client by number of events, and how many is that?
-- client with most events, name and count
SELECT T2.client_name, COUNT(*) FROM event AS T1 JOIN client AS T2 ON T1.client_id = T2.client_id GROUP BY T2.client_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the first and last names of the three employees with the most shift hours, highest first.
-- Which three people have worked the most hours on shifts? The busiest first.
-- top 3 employees by total shift hours
SELECT T2.first_name, T2.last_name FROM shift AS T1 JOIN employee AS T2 ON T1.emp_id = T2.emp_id GROUP BY T2.emp_id ORDER BY SUM(T1.hrs) DESC LIMIT 3;
-- From which supplier have we ordered for the highest total net amount? Give the supplier name.
-- Which supplier have we placed the most orders with in money terms, net?
-- supplier with highest sum of purchase order net amount
SELECT T2.supp_name FROM purchase_order AS T1 JOIN supplier AS T2 ON T1.supp_id = T2.supp_id GROUP BY T2.supp_id ORDER BY SUM(T1.net_amt) DESC LIMIT 1;
-- Which dish was on the menu of the most events? Show the dish name.
-- What dish gets chosen for more events than any other?
-- dish used at most events
SELECT T2.dish_name FROM event_dish AS T1 JOIN dish AS T2 ON T1.dish_id = T2.dish_id GROUP BY T2.dish_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of clients that have never had an event with us.
-- Which clients are on our books without a single event?
-- clients with no events
SELECT client_name FROM client WHERE client_id NOT IN (SELECT client_id FROM event);
-- Which dishes have never been served at any event? Show name and course.
-- What's on our list that nobody has ever had at an event? Dish and course.
-- dishes never on an event: name, course
SELECT dish_name, course FROM dish WHERE dish_id NOT IN (SELECT dish_id FROM event_dish);
-- Show the names of suppliers with whom no purchase order was ever placed.
-- Which suppliers have we never ordered anything from?
-- suppliers without purchase orders
SELECT supp_name FROM supplier WHERE supp_id NOT IN (SELECT supp_id FROM purchase_order);
-- Which venues have at least three events, whatever the status? Show the venue name and the number of events.
-- What venues have three events or more in our book, whatever their status, and how many?
-- venues with 3+ events (all statuses), count
SELECT T2.venue_name, COUNT(*) FROM event AS T1 JOIN venue AS T2 ON T1.venue_id = T2.venue_id GROUP BY T2.venue_id HAVING COUNT(*) >= 3;
-- Which clients have been invoiced more than 6000 net in total? Show the client names.
-- Who have we billed for more than 6000 net, all invoices together?
-- clients with invoiced net total over 6000
SELECT T3.client_name FROM invoice AS T1 JOIN event AS T2 ON T1.event_id = T2.event_id JOIN client AS T3 ON T2.client_id = T3.client_id GROUP BY T3.client_id HAVING SUM(T1.net_amt) > 6000;
-- Show all cities in which we have a supplier as well as a venue.
-- In what cities do we have both a venue and a supplier?
-- cities with venue and supplier
SELECT city FROM venue INTERSECT SELECT city FROM supplier;
-- How many events took place or are planned in each year? Show the year and the number of events that are not cancelled.
-- Year by year, how many events have we got on the books that weren't cancelled?
-- non-cancelled events by year of event
SELECT CAST(strftime('%Y', event_dt) AS INTEGER), COUNT(*) FROM event WHERE status != 'cancelled' GROUP BY CAST(strftime('%Y', event_dt) AS INTEGER);
-- database: lindqvist_tax_advisers
CREATE TABLE office (office_cd TEXT, office_name TEXT, city TEXT);
CREATE TABLE staff (staff_id INTEGER, first_name TEXT, last_name TEXT, grade TEXT, office_cd TEXT, supervisor_id INTEGER, hourly_rate REAL, joined_dt TEXT, left_dt TEXT);
CREATE TABLE client (client_no TEXT, client_name TEXT, legal_form TEXT, city TEXT, partner_id INTEGER, client_since TEXT, status TEXT);
CREATE TABLE service (svc_cd TEXT, svc_name TEXT, std_fee REAL);
CREATE TABLE engagement (eng_no INTEGER, client_no TEXT, svc_cd TEXT, handler_id INTEGER, fee_type TEXT, opened_at TEXT, closed_at TEXT, status TEXT);
CREATE TABLE tax_return (return_id INTEGER, client_no TEXT, tax_yr INTEGER, tax_type TEXT, prepared_by INTEGER, reviewed_by INTEGER, status TEXT, due_dt TEXT, filed_dt TEXT, tax_amt REAL);
CREATE TABLE time_entry (entry_id INTEGER, eng_no INTEGER, staff_id INTEGER, work_dt TEXT, hrs REAL, is_billable INTEGER);
CREATE TABLE invoice (inv_no INTEGER, client_no TEXT, inv_dt TEXT, net_amt REAL, paid_dt TEXT, reminder_cnt INTEGER);
CREATE TABLE assessment (assess_no INTEGER, return_id INTEGER, received_dt TEXT, assessed_amt REAL, appeal_filed TEXT, appeal_status TEXT);
INSERT INTO office VALUES ('MAL','Harbour Office','Malmo'),('LUN','Cathedral Office','Lund'),('HEL','Strait Office','Helsingborg'),('KRI','East Office','Kristianstad');
INSERT INTO staff VALUES (1,'Ingmar','Lindqvist','PARTNER','MAL',NULL,310,'1998-02-01',NULL),(2,'Karin','Ek','PARTNER','LUN',NULL,295,'2004-09-01',NULL),(3,'Anders','Hallgren','MANAGER','MAL',1,210,'2011-03-14',NULL),(4,'Sofia','Nyberg','MANAGER','LUN',2,205,'2013-08-19',NULL),(5,'Mats','Dalin','SENIOR','MAL',3,160,'2016-01-11',NULL),(6,'Elif','Yilmaz','SENIOR','MAL',3,158,'2018-05-02',NULL),(7,'Gunnar','Moberg','SENIOR','LUN',4,155,'2015-10-05','2024-08-31'),(8,'Petra','Sandell','JUNIOR','LUN',4,105,'2022-09-05',NULL),(9,'Oskar','Wiklund','JUNIOR','MAL',5,102,'2023-02-13',NULL),(10,'Hanna','Friberg','JUNIOR','HEL',6,100,'2024-01-15',NULL),(11,'Viktor','Stahl','PARTNER','HEL',1,200,'2014-06-30',NULL),(12,'Annika','Borg','SENIOR','HEL',11,150,'2019-11-18',NULL),(13,'Lars','Ohlin','ASSISTANT','MAL',3,70,'2020-04-27','2025-01-31'),(14,'Maja','Rosen','ASSISTANT','LUN',4,68,'2021-08-16',NULL);
INSERT INTO client VALUES ('M1001','Nordhamn Shipping','LTD','Malmo',1,'2001-05-10','ACTIVE'),('M1002','Svea Bakery','LTD','Lund',2,'2009-03-22','ACTIVE'),('M1003','Dr Birgitta Olsson','PERSON','Lund',2,'2012-11-05','ACTIVE'),('M1004','Falken Carpentry','SOLE','Malmo',1,'2014-01-30','ACTIVE'),('M1005','Grona Dalen Farm','PARTNERSHIP','Eslov',2,'2006-08-14','ACTIVE'),('M1006','Torsten Brandt','PERSON','Malmo',1,'2018-04-03','ACTIVE'),('M1007','Kullen Hotel','LTD','Helsingborg',11,'2015-09-09','ACTIVE'),('M1008','Strand Pharmacy','LTD','Helsingborg',11,'2016-12-01','ACTIVE'),('M1009','Berg and Holm Architects','PARTNERSHIP','Lund',2,'2017-02-20','ACTIVE'),('M1010','Camilla Sund','PERSON','Malmo',1,'2020-06-17','ACTIVE'),('M1011','Ringsjo Glass','LTD','Eslov',2,'2010-10-28','LEFT'),('M1012','Oresund Data Consulting','LTD','Malmo',1,'2022-03-07','ACTIVE'),('M1013','Ake Lindh','PERSON','Helsingborg',11,'2023-05-15','DORMANT');
INSERT INTO service VALUES ('BK','Bookkeeping',650),('AA','Annual accounts',3800),('TR','Tax return',1400),('PY','Payroll',420),('TA','Tax audit support',5200),('SU','Succession planning',6900),('VT','VAT registration',900);
INSERT INTO engagement VALUES (3001,'M1001','AA',3,'FIXED','2024-01-08','2024-06-14','CLOSED'),(3002,'M1001','TA',1,'HOURLY','2024-09-02',NULL,'OPEN'),(3003,'M1002','BK',8,'FIXED','2024-01-02',NULL,'OPEN'),(3004,'M1002','AA',4,'FIXED','2024-02-05','2024-07-01','CLOSED'),(3005,'M1003','TR',8,'FIXED','2024-03-11','2024-05-02','CLOSED'),(3006,'M1004','BK',9,'FIXED','2024-01-15',NULL,'OPEN'),(3007,'M1004','TR',5,'FIXED','2024-03-04','2024-04-30','CLOSED'),(3008,'M1005','SU',2,'HOURLY','2024-04-22',NULL,'ON_HOLD'),(3009,'M1005','AA',4,'FIXED','2024-02-12','2024-08-09','CLOSED'),(3010,'M1007','PY',12,'FIXED','2024-01-02',NULL,'OPEN'),(3011,'M1007','AA',11,'FIXED','2024-03-18','2024-09-06','CLOSED'),(3012,'M1008','BK',10,'FIXED','2024-02-01',NULL,'OPEN'),(3013,'M1009','TR',7,'HOURLY','2024-04-02','2024-08-30','CLOSED'),(3014,'M1010','TR',9,'FIXED','2024-04-08','2024-05-03','CLOSED'),(3015,'M1011','AA',4,'FIXED','2024-01-22',NULL,'CANC'),(3016,'M1012','BK',6,'FIXED','2024-05-13',NULL,'OPEN'),(3017,'M1012','AA',3,'FIXED','2025-01-20',NULL,'OPEN'),(3018,'M1001','PY',6,'FIXED','2025-01-02',NULL,'OPEN'),(3019,'M1007','TA',11,'HOURLY','2025-02-10',NULL,'ON_HOLD');
INSERT INTO tax_return VALUES (501,'M1001',2022,'CORPORATE',5,3,'ASSESSED','2023-07-01','2023-06-20',48200),(502,'M1001',2023,'CORPORATE',5,3,'ASSESSED','2024-07-01','2024-06-12',51900),(503,'M1002',2023,'CORPORATE',8,4,'ASSESSED','2024-07-01','2024-07-01',9350),(504,'M1003',2023,'INCOME',8,4,'ASSESSED','2024-05-02','2024-05-02',17400),(505,'M1004',2023,'INCOME',5,3,'ASSESSED','2024-05-02','2024-04-29',11250),(506,'M1005',2023,'INCOME',7,4,'FILED','2024-05-02','2024-05-10',14800),(507,'M1007',2023,'CORPORATE',12,11,'ASSESSED','2024-09-01','2024-09-05',27600),(508,'M1009',2023,'INCOME',7,2,'FILED','2024-05-02','2024-08-28',22100),(509,'M1010',2023,'INCOME',9,5,'ASSESSED','2024-05-02','2024-05-01',3980),(510,'M1012',2023,'CORPORATE',6,3,'FILED','2024-07-01','2024-06-28',6120),(511,'M1001',2024,'VAT',6,3,'FILED','2025-02-26','2025-02-24',30400),(512,'M1002',2024,'VAT',8,4,'FILED','2025-02-26','2025-02-25',5240),(513,'M1003',2024,'INCOME',8,NULL,'DRAFT','2025-05-02',NULL,NULL),(514,'M1004',2024,'INCOME',9,NULL,'DRAFT','2025-05-02',NULL,NULL),(515,'M1007',2024,'VAT',12,11,'REVIEW','2025-02-26',NULL,8790),(516,'M1008',2024,'CORPORATE',10,12,'REVIEW','2025-07-01',NULL,12500),(517,'M1012',2024,'CORPORATE',6,NULL,'DRAFT','2025-07-01',NULL,NULL);
INSERT INTO time_entry VALUES (1,3001,3,'2024-02-12',7.5,1),(2,3001,5,'2024-03-05',12,1),(3,3002,1,'2024-09-10',4,1),(4,3002,3,'2024-10-02',9.5,1),(5,3003,8,'2024-02-20',6,1),(6,3003,14,'2024-03-21',3.5,0),(7,3004,4,'2024-05-14',8,1),(8,3005,8,'2024-04-03',4.5,1),(9,3006,9,'2024-02-27',5,1),(10,3007,5,'2024-04-15',3,1),(11,3008,2,'2024-05-06',6.5,1),(12,3008,4,'2024-05-22',5,1),(13,3009,4,'2024-06-11',7,1),(14,3010,12,'2024-02-05',2.5,1),(15,3011,11,'2024-05-29',8.5,1),(16,3011,12,'2024-06-19',11,1),(17,3012,10,'2024-03-12',5.5,0),(18,3013,7,'2024-06-04',9,1),(19,3014,9,'2024-04-24',2.5,0),(20,3016,6,'2024-09-16',6,1),(21,3002,5,'2025-01-21',14,1),(22,3017,3,'2025-02-03',4.5,1),(23,3019,11,'2025-02-18',3.5,1),(24,3018,6,'2025-01-28',2,0);
INSERT INTO invoice VALUES (24001,'M1001','2024-06-20',3900,'2024-07-11',0),(24002,'M1002','2024-07-05',3700,'2024-08-20',1),(24003,'M1003','2024-05-08',1350,'2024-05-27',0),(24004,'M1004','2024-05-06',1400,'2024-07-30',2),(24005,'M1005','2024-08-15',4100,'2024-09-10',0),(24006,'M1007','2024-09-12',4650,'2024-10-14',0),(24007,'M1009','2024-09-03',1520,NULL,3),(24008,'M1010','2024-05-10',980,'2024-06-02',0),(24009,'M1001','2024-12-16',6800,'2025-01-09',0),(24010,'M1008','2024-12-18',2450,NULL,2),(24011,'M1002','2024-12-18',2600,'2025-01-20',0),(25001,'M1012','2025-01-31',1950,NULL,1),(25002,'M1001','2025-02-28',4300,NULL,0),(25003,'M1007','2025-03-03',1260,NULL,0);
INSERT INTO assessment VALUES (1,501,'2023-12-11',48200,NULL,NULL),(2,502,'2024-12-09',54700,'2025-01-07','PENDING'),(3,503,'2024-12-02',9350,NULL,NULL),(4,504,'2024-08-26',18050,'2024-09-16','GRANTED'),(5,505,'2024-08-26',11250,NULL,NULL),(6,507,'2025-01-15',31200,'2025-02-10','PENDING'),(7,509,'2024-08-30',4460,'2024-09-24','REJECTED');
-- Show the engagement number and opening date of all engagements that are on hold.
-- Which engagements are on hold, and since when have they been open? The number and the opening date.
-- engagements on hold: eng no, opened at
SELECT eng_no, opened_at FROM engagement WHERE status = 'ON_HOLD';
-- List the invoice number, invoice date and net amount of the invoices that have not been paid yet.
-- What invoices are still not paid? I want the number, the date and the net amount.
-- unpaid invoices, number, date, net amount
SELECT inv_no, inv_dt, net_amt FROM invoice WHERE paid_dt IS NULL;
-- Show the first name, last name and leaving date of staff who have left the practice.
-- Who has left us, and on what date?
-- staff who left, with leaving date
SELECT first_name, last_name, left_dt FROM staff WHERE left_dt IS NOT NULL;
-- How many tax returns for tax year 2024 have not been filed yet?
-- How many returns for tax year 2024 do we still have to file?
-- number of returns tax year 2024 not yet filed
SELECT COUNT(*) FROM tax_return WHERE tax_yr = 2024 AND filed_dt IS NULL;
-- List the names of the active clients in Malmo or Lund.
-- Which active clients do we have in Lund and in Malmo?
-- active clients, city Malmo or Lund
SELECT client_name FROM client WHERE status = 'ACTIVE' AND city IN ('Malmo', 'Lund');
-- For each client, show the client name and the total net amount invoiced in 2024.
-- How much did we invoice each client in 2024, net?
-- 2024 net invoiced total per client
SELECT T2.client_name, SUM(T1.net_amt) FROM invoice AS T1 JOIN client AS T2 ON T1.client_no = T2.client_no WHERE T1.inv_dt >= '2024-01-01' AND T1.inv_dt < '2025-01-01' GROUP BY T2.client_no;
-- How many billable hours has each member of staff recorded? Show first name, last name and hours.
-- What does everybody have in billable hours so far?
-- billable hours per staff member
SELECT T2.first_name, T2.last_name, SUM(T1.hrs) FROM time_entry AS T1 JOIN staff AS T2 ON T1.staff_id = T2.staff_id WHERE T1.is_billable = 1 GROUP BY T2.staff_id;
-- Show the name of each service and the number of engagements with status open for it.
-- How many open engagements do we have for each kind of service?
-- open engagements by service name
SELECT T2.svc_name, COUNT(*) FROM engagement AS T1 JOIN service AS T2 ON T1.svc_cd = T2.svc_cd WHERE T1.status = 'OPEN' GROUP BY T2.svc_cd;
-- What is the average hourly rate of the staff in each office? Show the office name and the average.
-- Office by office, what's our average hourly rate?
-- average hourly rate per office
SELECT T2.office_name, AVG(T1.hourly_rate) FROM staff AS T1 JOIN office AS T2 ON T1.office_cd = T2.office_cd GROUP BY T2.office_cd;
-- How many different clients has each engagement handler worked for? Show first name, last name and the number of clients.
-- Who handles engagements for how many different clients?
-- distinct clients per engagement handler
SELECT T2.first_name, T2.last_name, COUNT(DISTINCT T1.client_no) FROM engagement AS T1 JOIN staff AS T2 ON T1.handler_id = T2.staff_id GROUP BY T2.staff_id;
-- For each tax type, show the total of the assessed amounts.
-- What do the assessments add up to for every type of tax?
-- assessed amount summed by tax type
SELECT T2.tax_type, SUM(T1.assessed_amt) FROM assessment AS T1 JOIN tax_return AS T2 ON T1.return_id = T2.return_id GROUP BY T2.tax_type;
-- Which client has been invoiced the highest total net amount? Show the client name.
-- Who is our biggest client by everything we have ever invoiced, net?
-- client with highest net invoice total
SELECT T2.client_name FROM invoice AS T1 JOIN client AS T2 ON T1.client_no = T2.client_no GROUP BY T2.client_no ORDER BY SUM(T1.net_amt) DESC LIMIT 1;
-- Which member of staff has prepared the most tax returns? Give first name, last name and the number of returns.
-- Who prepares the most returns here, and how many has it been?
-- preparer with most tax returns, name and count
SELECT T2.first_name, T2.last_name, COUNT(*) FROM tax_return AS T1 JOIN staff AS T2 ON T1.prepared_by = T2.staff_id GROUP BY T2.staff_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the names of the three services with the most hours recorded in total, with the hours, highest first.
-- What three services take up the most of our hours, and how many hours each? Biggest on top.
-- top 3 services by sum of hours, with hours
SELECT T3.svc_name, SUM(T1.hrs) FROM time_entry AS T1 JOIN engagement AS T2 ON T1.eng_no = T2.eng_no JOIN service AS T3 ON T2.svc_cd = T3.svc_cd GROUP BY T3.svc_cd ORDER BY SUM(T1.hrs) DESC LIMIT 3;
-- Which partner is responsible for the most active clients? Show first and last name.
-- Who has the most active clients as their partner?
-- partner with most active clients
SELECT T2.first_name, T2.last_name FROM client AS T1 JOIN staff AS T2 ON T1.partner_id = T2.staff_id WHERE T1.status = 'ACTIVE' GROUP BY T2.staff_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of clients for whom no engagement has ever been opened.
-- Which clients have never had an engagement with us?
-- clients without engagements
SELECT client_name FROM client WHERE client_no NOT IN (SELECT client_no FROM engagement);
-- Show the engagement number and status of engagements without any time entries.
-- Which engagements has nobody ever booked time on, and what's their status?
-- engagements with no time entry: eng no, status
SELECT eng_no, status FROM engagement WHERE eng_no NOT IN (SELECT eng_no FROM time_entry);
-- List the names of offices that have no staff.
-- In which of our offices does nobody work?
-- offices without staff
SELECT office_name FROM office WHERE office_cd NOT IN (SELECT office_cd FROM staff);
-- Which clients have at least two tax returns? Show the client name and the number of returns.
-- Clients we've got two or more tax returns for, with how many, please.
-- clients with 2+ tax returns, count
SELECT T2.client_name, COUNT(*) FROM tax_return AS T1 JOIN client AS T2 ON T1.client_no = T2.client_no GROUP BY T2.client_no HAVING COUNT(*) >= 2;
-- Which members of staff have recorded more than 15 hours in total? Show first and last name.
-- Who has booked over 15 hours, all time entries together?
-- staff with more than 15 recorded hours in total
SELECT T2.first_name, T2.last_name FROM time_entry AS T1 JOIN staff AS T2 ON T1.staff_id = T2.staff_id GROUP BY T2.staff_id HAVING SUM(T1.hrs) > 15;
-- For each member of staff of grade junior, show first and last name and the first and last name of the supervisor.
-- Who supervises our juniors? The junior's first and last name, then the supervisor's.
-- grade junior: staff name and supervisor name
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM staff AS T1 JOIN staff AS T2 ON T1.supervisor_id = T2.staff_id WHERE T1.grade = 'JUNIOR';
-- Show the client name and assessed amount of every assessment whose appeal is pending.
-- For which clients is an appeal pending, and what was the amount assessed?
-- appeals pending: client name, assessed amount
SELECT T3.client_name, T1.assessed_amt FROM assessment AS T1 JOIN tax_return AS T2 ON T1.return_id = T2.return_id JOIN client AS T3 ON T2.client_no = T3.client_no WHERE T1.appeal_status = 'PENDING';
-- database: kestrel_valley_buses
CREATE TABLE depot (depot_id INTEGER PRIMARY KEY, depot_cd TEXT, depot_name TEXT, city TEXT, manager_id INTEGER REFERENCES driver(driver_id));
CREATE TABLE driver (driver_id INTEGER PRIMARY KEY, emp_no TEXT, first_name TEXT, last_name TEXT, depot_id INTEGER REFERENCES depot(depot_id), mentor_id INTEGER REFERENCES driver(driver_id), license_exp TEXT, hired_dt TEXT, is_active INTEGER);
CREATE TABLE mechanic (mech_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, depot_id INTEGER REFERENCES depot(depot_id), is_master TEXT);
CREATE TABLE vehicle (veh_id INTEGER PRIMARY KEY, fleet_no TEXT, reg_no TEXT, make TEXT, seat_cnt INTEGER, fuel_type TEXT, depot_id INTEGER REFERENCES depot(depot_id), in_service_dt TEXT, status TEXT);
CREATE TABLE route (route_id INTEGER PRIMARY KEY, route_no TEXT, origin TEXT, destination TEXT, length_km REAL, is_night INTEGER);
CREATE TABLE stop (stop_id INTEGER PRIMARY KEY, stop_name TEXT, zone_cd TEXT, has_shelter INTEGER);
CREATE TABLE route_stop (route_id INTEGER REFERENCES route(route_id), stop_id INTEGER REFERENCES stop(stop_id), seq_no INTEGER, PRIMARY KEY (route_id, seq_no));
CREATE TABLE trip (trip_id INTEGER PRIMARY KEY, route_id INTEGER REFERENCES route(route_id), veh_id INTEGER REFERENCES vehicle(veh_id), driver_id INTEGER REFERENCES driver(driver_id), trip_dt TEXT, status TEXT, delay_min INTEGER, pax_cnt INTEGER, cancelled_at TEXT);
CREATE TABLE workshop_job (job_no INTEGER PRIMARY KEY, veh_id INTEGER REFERENCES vehicle(veh_id), mech_id INTEGER REFERENCES mechanic(mech_id), job_type TEXT, opened_at TEXT, closed_at TEXT, cost_amt REAL, status TEXT);
CREATE TABLE complaint (compl_no INTEGER PRIMARY KEY, trip_id INTEGER REFERENCES trip(trip_id), received_dt TEXT, category TEXT, handled_by INTEGER REFERENCES driver(driver_id), settled_dt TEXT);
INSERT INTO depot VALUES (1,'KV1','Mill Road Depot','Kestrel Bridge',1),(2,'KV2','Northgate Depot','Aldermoor',5),(3,'KV3','Quayside Depot','Port Harrow',9),(4,'KV4','Hilltop Depot','Stanbury',NULL);
INSERT INTO driver VALUES (1,'D-014','Raymond','Clegg',1,NULL,'2027-03-31','2003-04-07',1),(2,'D-031','Sheila','Barlow',1,1,'2026-08-15','2012-09-17',1),(3,'D-047','Imran','Qureshi',1,1,'2028-01-20','2017-01-09',1),(4,'D-062','Kelly','Sugden',1,2,'2029-05-05','2023-05-15',1),(5,'D-019','Vernon','Tate',2,NULL,'2026-11-30','2006-02-13',1),(6,'D-038','Danuta','Lis',2,5,'2027-07-12','2014-06-23',1),(7,'D-055','Callum','Reid',2,6,'2025-06-30','2020-10-05',1),(8,'D-040','Terence','Boyd',2,5,'2025-02-28','2015-03-02',0),(9,'D-022','Yvonne','Marsden',3,NULL,'2028-09-09','2008-08-18',1),(10,'D-044','Samuel','Etim',3,9,'2026-04-18','2016-11-07',1),(11,'D-058','Linda','Croft',3,9,'2027-12-01','2021-08-30',1),(12,'D-065','Jakub','Zelenka',3,10,'2029-02-14','2024-02-19',1),(13,'D-036','Barry','Noakes',1,1,'2024-10-31','2013-05-27',0),(14,'D-067','Farah','Siddiqui',2,6,'2029-08-22','2024-09-09',1);
INSERT INTO mechanic VALUES (1,'Douglas','Payne',1,'Y'),(2,'Erin','Whitlock',1,'N'),(3,'Tomasz','Wrona',2,'Y'),(4,'Gail','Hutton',3,'Y'),(5,'Leon','Baptiste',3,'N'),(6,'Craig','Mallory',2,'N');
INSERT INTO vehicle VALUES (1,'B101','KV14 ABC','Volvo',52,'diesel',1,'2014-04-01','active'),(2,'B102','KV15 DRE','Volvo',52,'diesel',1,'2015-03-16','workshop'),(3,'B110','KV19 LMN','Mercedes',44,'diesel',1,'2019-09-02','active'),(4,'B115','KV22 EVA','BYD',38,'electric',1,'2022-06-13','active'),(5,'B201','KV13 HJK','Scania',49,'diesel',2,'2013-02-11','retired'),(6,'B204','KV18 PQR','Mercedes',44,'hybrid',2,'2018-05-21','active'),(7,'B209','KV21 STU','MAN',70,'diesel',2,'2021-01-18','active'),(8,'B212','KV23 EVB','BYD',38,'electric',2,'2023-08-07','active'),(9,'B301','KV16 VWX','Scania',49,'diesel',3,'2016-10-10','active'),(10,'B303','KV17 YZA','MAN',70,'hybrid',3,'2017-07-03','workshop'),(11,'B308','KV20 BCD','Volvo',54,'hybrid',3,'2020-11-30','active'),(12,'B311','KV24 EVC','BYD',40,'electric',3,'2024-04-15','active'),(13,'B099','KV09 OLD','Scania',47,'diesel',1,'2009-03-09','retired');
INSERT INTO route VALUES (1,'10','Kestrel Bridge','Aldermoor',18.4,0),(2,'12','Kestrel Bridge','Port Harrow',31.2,0),(3,'15','Aldermoor','Stanbury',22.7,0),(4,'20','Port Harrow','Lowfield',12.9,0),(5,'22','Port Harrow','Stanbury',40.5,0),(6,'N1','Kestrel Bridge','Lowfield',25.3,1),(7,'N5','Port Harrow','Aldermoor',36.8,1),(8,'X7','Kestrel Bridge','Stanbury',47.1,0);
INSERT INTO stop VALUES (1,'Market Square','A',1),(2,'Railway Station','A',1),(3,'General Hospital','A',1),(4,'Aldermoor Cross','B',1),(5,'Mill Lane','B',0),(6,'Harbour Gate','C',1),(7,'Lowfield School','C',0),(8,'Stanbury Green','D',0),(9,'College Campus','B',1),(10,'Retail Park','C',1),(11,'Quarry Cottages','D',0);
INSERT INTO route_stop VALUES (1,1,1),(1,2,2),(1,5,3),(1,4,4),(2,2,1),(2,3,2),(2,10,3),(2,6,4),(3,4,1),(3,9,2),(3,8,3),(4,6,1),(4,10,2),(4,7,3),(5,6,1),(5,3,2),(5,8,3),(6,1,1),(6,2,2),(6,7,3),(7,6,1),(7,2,2),(7,4,3);
INSERT INTO trip VALUES (1,1,1,2,'2025-01-07','completed',4,38,NULL),(2,2,3,3,'2025-01-07','completed',12,41,NULL),(3,3,6,6,'2025-01-08','completed',0,22,NULL),(4,4,9,10,'2025-01-09','completed',2,30,NULL),(5,6,4,2,'2025-01-11','completed',1,14,NULL),(6,1,3,4,'2025-01-14','cancelled',NULL,NULL,'2025-01-14 06:10:00'),(7,2,11,11,'2025-01-15','completed',9,47,NULL),(8,5,9,10,'2025-01-20','completed',15,35,NULL),(9,3,7,7,'2025-01-22','completed',3,51,NULL),(10,1,3,3,'2025-01-27','completed',6,40,NULL),(11,7,12,12,'2025-02-01','completed',0,9,NULL),(12,2,1,2,'2025-02-04','completed',21,49,NULL),(13,4,10,11,'2025-02-06','cancelled',NULL,NULL,'2025-02-05 20:30:00'),(14,1,4,4,'2025-02-10','completed',2,36,NULL),(15,3,8,14,'2025-02-12','completed',5,27,NULL),(16,5,11,9,'2025-02-17','completed',18,44,NULL),(17,6,3,3,'2025-02-22','completed',0,17,NULL),(18,2,1,2,'2025-02-26','completed',7,50,NULL),(19,1,7,6,'2025-03-03','completed',8,58,NULL),(20,4,12,10,'2025-03-05','completed',1,33,NULL),(21,7,9,11,'2025-03-08','cancelled',NULL,NULL,'2025-03-08 19:45:00'),(22,2,11,3,'2025-03-11','planned',NULL,NULL,NULL),(23,3,6,7,'2025-03-12','planned',NULL,NULL,NULL),(24,1,4,4,'2025-03-12','planned',NULL,NULL,NULL);
INSERT INTO workshop_job VALUES (6001,1,1,'service','2024-09-02','2024-09-03',640,'done'),(6002,5,3,'repair','2024-09-18','2024-09-25',3850,'done'),(6003,9,4,'brakes','2024-10-07','2024-10-09',1280,'done'),(6004,2,2,'repair','2024-10-21','2024-10-24',1460,'done'),(6005,10,5,'service','2024-11-04','2024-11-05',710,'done'),(6006,6,3,'inspection','2024-11-19','2024-11-19',290,'done'),(6007,3,2,'bodywork','2024-12-02','2024-12-11',2150,'done'),(6008,11,4,'inspection','2024-12-16','2024-12-16',310,'done'),(6009,2,1,'brakes','2025-01-13',NULL,980,'in_progress'),(6010,7,3,'service','2025-01-28','2025-01-29',695,'done'),(6011,10,4,'repair','2025-02-05',NULL,4200,'waiting'),(6012,4,2,'inspection','2025-02-14','2025-02-14',260,'done'),(6013,1,1,'bodywork','2025-03-04',NULL,NULL,'open'),(6014,9,5,'service','2025-03-06',NULL,NULL,'open'),(6015,2,1,'repair','2025-02-20',NULL,1890,'waiting');
INSERT INTO complaint VALUES (801,2,'2025-01-08','late',1,'2025-01-15'),(802,6,'2025-01-14','cancelled trip',1,'2025-01-20'),(803,7,'2025-01-16','driver behaviour',9,'2025-02-03'),(804,8,'2025-01-21','late',9,'2025-01-28'),(805,12,'2025-02-04','late',1,'2025-02-12'),(806,12,'2025-02-05','overcrowded',1,NULL),(807,13,'2025-02-06','cancelled trip',9,'2025-02-20'),(808,16,'2025-02-18','late',9,NULL),(809,19,'2025-03-04','overcrowded',5,NULL),(810,21,'2025-03-09','cancelled trip',NULL,NULL),(811,12,'2025-02-06','driver behaviour',1,'2025-02-24'),(812,18,'2025-02-27','late',1,NULL);
-- Show the fleet number and make of all vehicles that are in the workshop.
-- Which buses are in the workshop right now? Fleet number and make.
-- vehicles with status workshop: fleet no, make
SELECT fleet_no, make FROM vehicle WHERE status = 'workshop';
-- List the first and last names of inactive drivers with the date their license expires.
-- Which drivers are not active, and when does the license of each run out?
-- inactive drivers, license expiry
SELECT first_name, last_name, license_exp FROM driver WHERE is_active = 0;
-- Show the number, category and date of receipt of complaints that have not been settled yet.
-- What complaints haven't been settled yet? I need the number, what category it is and when we received it.
-- complaints not yet settled: number, category, received date
SELECT compl_no, category, received_dt FROM complaint WHERE settled_dt IS NULL;
-- How many of the trips dated February 2025 were cancelled?
-- How many of our February 2025 trips got cancelled?
-- number of cancelled trips, trip date February 2025
SELECT COUNT(*) FROM trip WHERE status = 'cancelled' AND trip_dt >= '2025-02-01' AND trip_dt < '2025-03-01';
-- List the names of stops without a shelter and their zone code.
-- Which stops have no shelter, and what zone are they in?
-- stops no shelter, with zone
SELECT stop_name, zone_cd FROM stop WHERE has_shelter = 0;
-- For each depot, show its name and the number of active vehicles stationed there.
-- How many active buses does each depot have?
-- active vehicles per depot
SELECT T2.depot_name, COUNT(*) FROM vehicle AS T1 JOIN depot AS T2 ON T1.depot_id = T2.depot_id WHERE T1.status = 'active' GROUP BY T2.depot_id;
-- What is the average delay in minutes on each route? Show the route number and the average.
-- How late do we run on average on every route, in minutes?
-- average delay by route no
SELECT T2.route_no, AVG(T1.delay_min) FROM trip AS T1 JOIN route AS T2 ON T1.route_id = T2.route_id GROUP BY T2.route_id;
-- How many completed trips has each driver driven? Show first name, last name and the number of trips.
-- Who has completed how many trips? Drivers by first and last name.
-- completed trips per driver
SELECT T2.first_name, T2.last_name, COUNT(*) FROM trip AS T1 JOIN driver AS T2 ON T1.driver_id = T2.driver_id WHERE T1.status = 'completed' GROUP BY T2.driver_id;
-- What did the workshop jobs with status done cost in total for each make of vehicle? Show the make and the sum.
-- For each make of bus, how much have we spent in all on workshop jobs that are done?
-- total cost of done workshop jobs by make
SELECT T2.make, SUM(T1.cost_amt) FROM workshop_job AS T1 JOIN vehicle AS T2 ON T1.veh_id = T2.veh_id WHERE T1.status = 'done' GROUP BY T2.make;
-- For each route, show the route number and the number of its stops.
-- How many stops are there on every route? Go by route number.
-- number of stops per route no
SELECT T2.route_no, COUNT(*) FROM route_stop AS T1 JOIN route AS T2 ON T1.route_id = T2.route_id GROUP BY T2.route_id;
-- How many passengers has each vehicle carried in total in January 2025? Show the fleet number and the sum.
-- Bus by bus, how many passengers did we carry in January 2025? Fleet number, then the total.
-- passengers January 2025 per fleet no
SELECT T2.fleet_no, SUM(T1.pax_cnt) FROM trip AS T1 JOIN vehicle AS T2 ON T1.veh_id = T2.veh_id WHERE T1.trip_dt >= '2025-01-01' AND T1.trip_dt < '2025-02-01' GROUP BY T2.veh_id;
-- Which route has carried the most passengers in total? Show the route number, origin and destination.
-- What's our busiest route in passengers, with its number and where it runs from and to?
-- route with most passengers: route no, origin, destination
SELECT T2.route_no, T2.origin, T2.destination FROM trip AS T1 JOIN route AS T2 ON T1.route_id = T2.route_id GROUP BY T2.route_id ORDER BY SUM(T1.pax_cnt) DESC LIMIT 1;
-- Which driver has had the most complaints about their trips? Show first name, last name and the number of complaints.
-- Whose trips get the most complaints, and how many have there been? The driver's name, please.
-- driver with most complaints on their trips, with count
SELECT T3.first_name, T3.last_name, COUNT(*) FROM complaint AS T1 JOIN trip AS T2 ON T1.trip_id = T2.trip_id JOIN driver AS T3 ON T2.driver_id = T3.driver_id GROUP BY T3.driver_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the fleet numbers of the three vehicles with the highest total workshop cost, with that cost, highest first.
-- What three buses have cost us the most in the workshop, and how much? The worst one first.
-- top 3 vehicles by sum of workshop cost: fleet no, cost
SELECT T2.fleet_no, SUM(T1.cost_amt) FROM workshop_job AS T1 JOIN vehicle AS T2 ON T1.veh_id = T2.veh_id GROUP BY T2.veh_id ORDER BY SUM(T1.cost_amt) DESC LIMIT 3;
-- Which mechanic has been given the most workshop jobs? Show first and last name.
-- Who among the mechanics has had more workshop jobs than anyone else?
-- mechanic with most workshop jobs
SELECT T2.first_name, T2.last_name FROM workshop_job AS T1 JOIN mechanic AS T2 ON T1.mech_id = T2.mech_id GROUP BY T2.mech_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the first and last names of active drivers who have never had a trip.
-- Which active drivers haven't been put on a single trip?
-- active drivers without trips
SELECT first_name, last_name FROM driver WHERE is_active = 1 AND driver_id NOT IN (SELECT driver_id FROM trip);
-- List the fleet number and status of vehicles for which there has never been a workshop job.
-- Which buses have never had a workshop job, and what status are they?
-- vehicles with no workshop job: fleet no, status
SELECT fleet_no, status FROM vehicle WHERE veh_id NOT IN (SELECT veh_id FROM workshop_job);
-- Show the names of stops that no route serves.
-- What stops do we have that aren't on any route?
-- stops on no route
SELECT stop_name FROM stop WHERE stop_id NOT IN (SELECT stop_id FROM route_stop);
-- Which stops are served by at least three routes? Show the stop name and the number of routes.
-- Where do three or more of our routes stop? The name of the stop and how many routes.
-- stops with 3+ routes, count of routes
SELECT T2.stop_name, COUNT(*) FROM route_stop AS T1 JOIN stop AS T2 ON T1.stop_id = T2.stop_id GROUP BY T2.stop_id HAVING COUNT(*) >= 3;
-- Which routes have an average delay of more than 8 minutes? Show the route number.
-- What routes run more than 8 minutes late on average?
-- route no with average delay over 8 min
SELECT T2.route_no FROM trip AS T1 JOIN route AS T2 ON T1.route_id = T2.route_id GROUP BY T2.route_id HAVING AVG(T1.delay_min) > 8;
-- Show the first and last name of each driver hired in 2020 or later with the first and last name of their mentor.
-- Drivers hired since 2020, who is the mentor of each? First and last names of both, driver first.
-- drivers hired from 2020 on with their mentors, full names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM driver AS T1 JOIN driver AS T2 ON T1.mentor_id = T2.driver_id WHERE T1.hired_dt >= '2020-01-01';
-- Show the first and last names of all drivers and mechanics at Quayside Depot.
-- Who works at Quayside Depot as a driver or as a mechanic?
-- Quayside Depot: names of drivers and mechanics
SELECT T1.first_name, T1.last_name FROM driver AS T1 JOIN depot AS T2 ON T1.depot_id = T2.depot_id WHERE T2.depot_name = 'Quayside Depot' UNION SELECT T1.first_name, T1.last_name FROM mechanic AS T1 JOIN depot AS T2 ON T1.depot_id = T2.depot_id WHERE T2.depot_name = 'Quayside Depot';
