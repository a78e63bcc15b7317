-- database: quartzline_telecom
CREATE TABLE cust (cust_id INTEGER PRIMARY KEY, cust_nm TEXT, cust_type TEXT, town TEXT, eml TEXT, joined_dt TEXT, referred_by INTEGER REFERENCES cust(cust_id));
CREATE TABLE acct (acct_no INTEGER PRIMARY KEY, cust_id INTEGER REFERENCES cust(cust_id), bill_cycle_day INTEGER, pay_method TEXT, credit_limit INTEGER, status TEXT);
CREATE TABLE tariff (trf_cd TEXT PRIMARY KEY, trf_nm TEXT, monthly_fee REAL, incl_min INTEGER, incl_gb REAL, launch_yr INTEGER, withdrawn_yr INTEGER);
CREATE TABLE subs (sub_id INTEGER PRIMARY KEY, acct_no INTEGER REFERENCES acct(acct_no), trf_cd TEXT REFERENCES tariff(trf_cd), msisdn TEXT, act_dt TEXT, term_dt TEXT, sim_type TEXT);
CREATE TABLE ref_dest (dest_cd TEXT PRIMARY KEY, dest_desc TEXT, zone_no INTEGER, rate_per_min REAL);
CREATE TABLE cdr (cdr_id INTEGER PRIMARY KEY, calling_sub_id INTEGER REFERENCES subs(sub_id), called_sub_id INTEGER REFERENCES subs(sub_id), dest_cd TEXT REFERENCES ref_dest(dest_cd), call_dt TEXT, dur_sec INTEGER, charge REAL);
CREATE TABLE data_sess (sess_id INTEGER PRIMARY KEY, sub_id INTEGER REFERENCES subs(sub_id), sess_dt TEXT, mb_used INTEGER, net_type TEXT);
CREATE TABLE inv (inv_no INTEGER PRIMARY KEY, acct_no INTEGER REFERENCES acct(acct_no), iss_dt TEXT, due_dt TEXT, net_amt REAL, tax_amt REAL, status TEXT);
CREATE TABLE inv_ln (ln_id INTEGER PRIMARY KEY, inv_no INTEGER REFERENCES inv(inv_no), sub_id INTEGER REFERENCES subs(sub_id), ln_type TEXT, descr TEXT, amt REAL);
CREATE TABLE pmt (pmt_id INTEGER PRIMARY KEY, inv_no INTEGER REFERENCES inv(inv_no), pmt_dt TEXT, amt REAL, chan TEXT);
CREATE TABLE agent (agent_id INTEGER PRIMARY KEY, agent_nm TEXT, team TEXT, town TEXT, sup_id INTEGER REFERENCES agent(agent_id));
CREATE TABLE dispute (dsp_id INTEGER PRIMARY KEY, inv_no INTEGER REFERENCES inv(inv_no), agent_id INTEGER REFERENCES agent(agent_id), opened_dt TEXT, closed_dt TEXT, reason TEXT, outcome TEXT);
INSERT INTO cust VALUES (1,'Marisol Venn','private','Harlow Bay','mvenn@post.test','2016-03-11',NULL),(2,'Tobin Sharpe Ltd','business','Estford','accounts@sharpe.test','2014-09-02',NULL),(3,'Ingrid Polk','private','Estford',NULL,'2018-01-25',1),(4,'Copper Lane Bakery','business','Harlow Bay','hello@copperlane.test','2019-07-30',2),(5,'Rashid Omari','private','Millgate','romari@post.test','2020-11-05',1),(6,'Dunmore Estates','business','Wickley',NULL,'2021-05-17',4),(7,'Pia Lindgren','private','Wickley','pia@post.test','2022-02-14',3);
INSERT INTO acct VALUES (5001,1,5,'direct debit',150,'open'),(5002,2,1,'bank transfer',2000,'open'),(5003,2,15,'direct debit',900,'suspended'),(5004,3,5,'card',120,'open'),(5005,4,20,'direct debit',600,'open'),(5006,5,10,'card',100,'closed'),(5007,6,1,'bank transfer',1500,'open');
INSERT INTO tariff VALUES ('BAS','Basic Chat',9.5,100,1,2015,2021),('FLX','Flexi Plus',18,500,10,2018,NULL),('UNL','Unlimited Gold',35,9999,100,2020,NULL),('BIZ','Business Flat',42,5000,60,2017,NULL),('KID','Kids Safe',6,60,0.5,2019,2022),('NOM','Nomad Data',24,0,200,2022,NULL);
INSERT INTO subs VALUES (101,5001,'FLX','0700-1101','2016-03-12',NULL,'physical'),(102,5001,'BAS','0700-1102','2017-06-01','2021-12-31','physical'),(103,5002,'BIZ','0700-2103','2017-10-10',NULL,'eSIM'),(104,5002,'BIZ','0700-2104','2019-02-18',NULL,'physical'),(105,5003,'NOM','0700-2105','2022-04-04',NULL,'eSIM'),(106,5004,'UNL','0700-3106','2020-08-21',NULL,'eSIM'),(107,5005,'FLX','0700-4107','2019-08-01',NULL,'physical'),(108,5006,'BAS','0700-5108','2020-11-06','2022-10-31','physical');
INSERT INTO ref_dest VALUES ('DOM','domestic',1,0.05),('EUR','Europe',2,0.18),('NAM','North America',3,0.32),('SAT','satellite phone',4,2.4),('ASI','Asia',3,0.41);
INSERT INTO cdr VALUES (1,101,103,'DOM','2023-01-04',180,0.15),(2,101,NULL,'EUR','2023-01-09',600,1.8),(3,103,104,'DOM','2023-01-10',95,0.08),(4,104,NULL,'NAM','2023-01-12',1240,6.61),(5,106,101,'DOM','2023-01-15',420,0.35),(6,107,106,'DOM','2023-01-19',60,0.05),(7,103,NULL,'ASI','2023-01-22',310,2.12),(8,104,NULL,'EUR','2023-02-02',150,0.45);
INSERT INTO data_sess VALUES (1,101,'2023-01-03',820,'4G'),(2,103,'2023-01-05',2400,'5G'),(3,105,'2023-01-06',7150,'5G'),(4,106,'2023-01-08',1310,'5G'),(5,107,'2023-01-11',95,'3G'),(6,105,'2023-01-20',5300,'4G'),(7,104,'2023-01-27',410,'4G');
INSERT INTO inv VALUES (9001,5001,'2023-01-31','2023-02-14',24.5,4.9,'paid'),(9002,5002,'2023-01-31','2023-02-28',168.0,33.6,'paid'),(9003,5003,'2023-01-31','2023-02-28',61,12.2,'overdue'),(9004,5004,'2023-01-31','2023-02-14',35.35,7.07,'paid'),(9005,5005,'2023-02-20','2023-03-06',21,4.2,'disputed'),(9006,5002,'2023-02-28','2023-03-28',142.5,28.5,'open'),(9007,5001,'2023-02-28','2023-03-14',19.8,3.96,'overdue');
INSERT INTO inv_ln VALUES (1,9001,101,'fee','monthly fee January',18),(2,9001,101,'usage','calls to Europe',6.5),(3,9002,103,'fee','monthly fee January',42),(4,9002,104,'fee','monthly fee January',42),(5,9002,104,'usage','calls overseas',84),(6,9003,105,'fee','monthly fee January',24),(7,9003,105,'extra','top-up data pack',37),(8,9005,107,'extra','replacement SIM card',21);
INSERT INTO pmt VALUES (1,9001,'2023-02-10',29.4,'direct debit'),(2,9002,'2023-02-20',100,'bank transfer'),(3,9002,'2023-02-27',101.6,'bank transfer'),(4,9004,'2023-02-13',42.42,'web shop'),(5,9005,'2023-03-05',12,'counter');
INSERT INTO agent VALUES (1,'Odile Brandt','billing','Estford',NULL),(2,'Kemal Ates','billing','Harlow Bay',1),(3,'Fiona Rusk','collections','Estford',1),(4,'Jonas Weil','collections','Wickley',3),(5,'Thea Moss','retention','Millgate',NULL);
INSERT INTO dispute VALUES (1,9005,2,'2023-02-24',NULL,'item never ordered',NULL),(2,9003,3,'2023-03-01','2023-03-20','wrong data volume','rejected'),(3,9002,2,'2023-02-05','2023-02-12','double charge','credited'),(4,9007,4,'2023-03-04',NULL,'roaming fee',NULL),(5,9001,2,'2023-02-03','2023-02-09','wrong tariff','rejected');
-- How many subscriptions use a SIM of type eSIM?
-- number of lines running on an eSIM
-- How many of our numbers work with an eSIM?
-- esim lines, can you count them for me
SELECT COUNT(*) FROM subs WHERE sim_type = 'eSIM';
-- What are the names of the customers with no email recorded?
-- clients, by name, whose e-mail we don't have
-- Who never gave us an electronic mailbox to write to?
-- missing mail address: which people or firms
SELECT cust_nm FROM cust WHERE eml IS NULL;
-- Give the name and monthly fee of the tariffs launched between 2017 and 2020.
-- plans brought out from 2017 to 2020: name, price a month
-- What are the price plans that came on the market in the years 2017 to 2020 called, and what do they cost each month?
-- show plan name plus monthly cost, introduced anywhere from 2017 through 2020
SELECT trf_nm, monthly_fee FROM tariff WHERE launch_yr BETWEEN 2017 AND 2020;
-- What are the shortest and the longest call durations in seconds?
-- min and max call length (seconds)
-- How long did the briefest conversation last, and how long the lengthiest one, in seconds?
-- call records: lowest number of secs then highest
SELECT MIN(dur_sec), MAX(dur_sec) FROM cdr;
-- List the different network types used in data sessions.
-- distinct kinds of network that surfing went over
-- Which mobile generations do people go online with, each mentioned once?
-- net types seen in the internet usage, no repeats
SELECT DISTINCT net_type FROM data_sess;
-- For each payment method, show the number of accounts and the average credit limit.
-- accounts counted and mean credit ceiling, per way of paying (way of paying first)
-- By the way people settle their bills: how many accounts are there, and how much credit do these get on average?
-- group accounts on how they pay: method, how many, avg limit
SELECT pay_method, COUNT(*), AVG(credit_limit) FROM acct GROUP BY pay_method;
-- Which customers have an account whose status is suspended? Give their names.
-- names of clients with a suspended account
-- Whose account is suspended at the moment?
-- suspended accounts, who do they belong to
SELECT T1.cust_nm FROM cust AS T1 JOIN acct AS T2 ON T1.cust_id = T2.cust_id WHERE T2.status = 'suspended';
-- Show the name of each referred customer together with the name of the customer who referred them.
-- client and the client who brought them in, both names
-- Who came to us on a recommendation, and who recommended us to them?
-- pairs please: newcomer, then the person that sent the newcomer to us
SELECT T1.cust_nm, T2.cust_nm FROM cust AS T1 JOIN cust AS T2 ON T1.referred_by = T2.cust_id;
-- Which tariffs have no subscription? Return the tariff names.
-- names of plans that no line is on
-- What are the price plans called that nobody has ever taken?
-- zero lines on it: plan name
SELECT trf_nm FROM tariff WHERE trf_cd NOT IN (SELECT trf_cd FROM subs);
-- Find the description of the destination with the most expensive call.
-- where did the dearest single call go (destination description)
-- Calling which part of the world gave the costliest conversation?
-- priciest call ever, tell me its destination in words
SELECT T1.dest_desc FROM ref_dest AS T1 JOIN cdr AS T2 ON T1.dest_cd = T2.dest_cd ORDER BY T2.charge DESC LIMIT 1;
-- For calls between two of our subscriptions, list the phone number of the caller, the phone number called and the date of the call.
-- calls within our own network: number calling, number called, day
-- When one of our numbers rang another of ours: who rang, who was rung, and when?
-- on-net calls, from number, to number, dated
SELECT T2.msisdn, T3.msisdn, T1.call_dt FROM cdr AS T1 JOIN subs AS T2 ON T1.calling_sub_id = T2.sub_id JOIN subs AS T3 ON T1.called_sub_id = T3.sub_id;
-- How many different customers have been invoiced?
-- count of distinct clients who got a bill
-- To how many different people or firms have bills gone out?
-- i need the number of separate customers billed so far
SELECT COUNT(DISTINCT T1.cust_id) FROM acct AS T1 JOIN inv AS T2 ON T1.acct_no = T2.acct_no;
-- What is the total data volume in megabytes for each tariff name?
-- sum of MB used, plan by plan (plan name first)
-- How much surfing, in megabytes, adds up under every price plan?
-- data traffic added together per plan name
SELECT T1.trf_nm, SUM(T3.mb_used) FROM tariff AS T1 JOIN subs AS T2 ON T1.trf_cd = T2.trf_cd JOIN data_sess AS T3 ON T2.sub_id = T3.sub_id GROUP BY T1.trf_cd;
-- Which towns have both a customer and an agent?
-- towns where clients as well as our own agents are found
-- Where do we have clerks and at the same time people who buy from us?
-- place names that occur for customers and for agents alike
SELECT town FROM cust INTERSECT SELECT town FROM agent;
-- Which invoice numbers have been issued but have no payment?
-- bills nothing was paid on, by number
-- For which bill numbers has no money come in at all?
-- no payment so far: invoice nos
SELECT inv_no FROM inv EXCEPT SELECT inv_no FROM pmt;
-- List the numbers of the invoices that are overdue or that have a dispute.
-- invoice numbers: overdue ones, plus any that were contested
-- Which bills are either overdue or were challenged by the customer? Give the numbers.
-- bills with status overdue or with a dispute on them, their nos
SELECT inv_no FROM inv WHERE status = 'overdue' UNION SELECT inv_no FROM dispute;
-- Show the descriptions of the invoice lines whose description starts with calls, with their amounts.
-- billed items that begin with calls: text and sum
-- What do the entries on the bills read that open with the word calls, and how much is each?
-- line text beginning calls... and what it cost
SELECT descr, amt FROM inv_ln WHERE descr LIKE 'calls%';
-- Which agents have handled at least two disputes? Give name and number of disputes.
-- agents with 2 or more contested bills: name, how many
-- Who among the clerks dealt with two contested bills or more, and how many was it?
-- minimum two disputes on the desk: agent, count
SELECT T1.agent_nm, COUNT(*) FROM agent AS T1 JOIN dispute AS T2 ON T1.agent_id = T2.agent_id GROUP BY T1.agent_id HAVING COUNT(*) >= 2;
-- Which invoices have a net amount above the average net amount? Show the invoice number and net amount.
-- bills bigger than the mean net sum: number and net sum
-- Which bill numbers come to more before tax than a usual bill does, and to how much?
-- over-average invoices (net), give no. and net figure
SELECT inv_no, net_amt FROM inv WHERE net_amt > (SELECT AVG(net_amt) FROM inv);
-- Who supervises the agents handling disputes that are not yet closed? Give the supervisors' names.
-- names of the bosses of those agents whose disputes are still open
-- Who runs the clerks with contested bills that haven't been settled so far?
-- still no closing date on the dispute: who is the handling agent's superior
SELECT T3.agent_nm FROM dispute AS T1 JOIN agent AS T2 ON T1.agent_id = T2.agent_id JOIN agent AS T3 ON T2.sup_id = T3.agent_id WHERE T1.closed_dt IS NULL;
-- Among the business customers, which one has the highest total of payments? Give the name and that total.
-- top paying business client: name, sum paid
-- Which firm (type business) has handed over the most money altogether, and how much?
-- of all business type customers, who paid us most in all, with the figure
SELECT T1.cust_nm, SUM(T4.amt) FROM cust AS T1 JOIN acct AS T2 ON T1.cust_id = T2.cust_id JOIN inv AS T3 ON T2.acct_no = T3.acct_no JOIN pmt AS T4 ON T3.inv_no = T4.inv_no WHERE T1.cust_type = 'business' GROUP BY T1.cust_id ORDER BY SUM(T4.amt) DESC LIMIT 1;
-- For customers who called at least two different destinations, show the name and the number of different destinations, ordered from most to fewest.
-- clients ringing 2 or more distinct destinations: name and how many, largest count first
-- Who has phoned two parts of the world or more, and how many different ones, the widest travelled caller on top?
-- name, count of separate call destinations, only those with two and up, descending
SELECT T1.cust_nm, COUNT(DISTINCT T4.dest_cd) FROM cust AS T1 JOIN acct AS T2 ON T1.cust_id = T2.cust_id JOIN subs AS T3 ON T2.acct_no = T3.acct_no JOIN cdr AS T4 ON T3.sub_id = T4.calling_sub_id GROUP BY T1.cust_id HAVING COUNT(DISTINCT T4.dest_cd) >= 2 ORDER BY COUNT(DISTINCT T4.dest_cd) DESC;

-- database: amberwick_energy_meters
CREATE TABLE Region (RegionCode TEXT PRIMARY KEY, RegionName TEXT, GridOperator TEXT, Households INTEGER, NetworkFee REAL);
CREATE TABLE Consumer (ConsumerID INTEGER PRIMARY KEY, FullName TEXT, ConsumerClass TEXT, Phone TEXT, RegisteredOn TEXT);
CREATE TABLE Premises (PremisesID INTEGER PRIMARY KEY, Street TEXT, City TEXT, RegionCode TEXT REFERENCES Region(RegionCode), OwnerID INTEGER REFERENCES Consumer(ConsumerID), OccupantID INTEGER REFERENCES Consumer(ConsumerID), FloorArea INTEGER, YearBuilt INTEGER);
CREATE TABLE MeterModel (ModelID INTEGER PRIMARY KEY, Maker TEXT, ModelName TEXT, Fuel TEXT, Smart TEXT, LifeYears INTEGER);
CREATE TABLE Meter (SerialNo TEXT PRIMARY KEY, ModelID INTEGER REFERENCES MeterModel(ModelID), PremisesID INTEGER REFERENCES Premises(PremisesID), InstalledOn TEXT, RemovedOn TEXT, Location TEXT);
CREATE TABLE MeterReader (ReaderID INTEGER PRIMARY KEY, FullName TEXT, HomeCity TEXT, HiredYear INTEGER, TeamLeadID INTEGER REFERENCES MeterReader(ReaderID));
CREATE TABLE Reading (ReadingID INTEGER PRIMARY KEY, SerialNo TEXT REFERENCES Meter(SerialNo), ReaderID INTEGER REFERENCES MeterReader(ReaderID), ReadOn TEXT, Kwh INTEGER, Source TEXT);
CREATE TABLE Tariff (TariffID INTEGER PRIMARY KEY, TariffName TEXT, Fuel TEXT, StandingCharge REAL, GreenShare INTEGER, ValidFrom TEXT, ValidTo TEXT);
CREATE TABLE TariffBand (TariffID INTEGER REFERENCES Tariff(TariffID), BandNo INTEGER, BandLabel TEXT, StartHour INTEGER, EndHour INTEGER, CentsPerKwh REAL, PRIMARY KEY (TariffID, BandNo));
CREATE TABLE SupplyContract (ContractID INTEGER PRIMARY KEY, ConsumerID INTEGER REFERENCES Consumer(ConsumerID), TariffID INTEGER REFERENCES Tariff(TariffID), PremisesID INTEGER REFERENCES Premises(PremisesID), StartedOn TEXT, EndedOn TEXT, MonthlyInstalment REAL);
CREATE TABLE Outage (OutageID INTEGER PRIMARY KEY, RegionCode TEXT REFERENCES Region(RegionCode), BeganOn TEXT, Minutes INTEGER, Cause TEXT, HomesAffected INTEGER);
INSERT INTO Region VALUES ('NV','North Vale','Valegrid',41000,6.2),('SC','Saltcoast','Coastal Wires',87500,5.4),('UP','Upper Plain','Valegrid',23800,8.1),('HM','Holm Islands','Islenet',5200,11.9),('CT','Central Town','Urban Power Lines',132000,4.7);
INSERT INTO Consumer VALUES (1,'Agnes Whitlow','household','555-0141','2012-04-10'),(2,'Borgia Cold Foods','industry','555-0199','2009-11-23'),(3,'Samuel Teague','household',NULL,'2017-02-08'),(4,'Nettle Street School','public','555-0120','2011-08-15'),(5,'Yusra Haddad','household','555-0177','2020-06-19'),(6,'Corbin Wale','household',NULL,'2021-10-03'),(7,'Lowtide Laundry','industry','555-0183','2019-03-27');
INSERT INTO Premises VALUES (1,'4 Fennel Row','Wexton','NV',1,1,92,1968),(2,'Dock Road 12','Saltmouth','SC',2,2,4100,1999),(3,'18 Quarry Lane','Wexton','NV',1,3,64,1955),(4,'Nettle Street 1','Corrish','CT',4,4,2300,1931),(5,'77 Tern Avenue','Saltmouth','SC',2,5,78,2011),(6,'Fieldgate 3','Plainford','UP',6,6,140,2004),(7,'Dock Road 15','Saltmouth','SC',2,7,520,1987),(8,'Beacon Cottage','Holmhaven','HM',6,NULL,55,1902);
INSERT INTO MeterModel VALUES (1,'Ohmstad','OS-200','electricity','yes',15),(2,'Ohmstad','OS-90','electricity','no',20),(3,'Gasparo','G4 Round','gas','no',12),(4,'Velamet','V-Link','electricity','yes',10),(5,'Gasparo','G6 Net','gas','yes',14);
INSERT INTO Meter VALUES ('E-1001',2,1,'2003-05-12','2019-09-01','hallway'),('E-1002',1,1,'2019-09-01',NULL,'hallway'),('E-2001',4,2,'2020-01-20',NULL,'boiler room'),('G-2002',3,2,'2014-06-30',NULL,'boiler room'),('E-3001',2,3,'2008-02-14',NULL,'cellar'),('E-4001',1,4,'2018-08-22',NULL,'boiler room'),('G-4002',3,4,'2012-08-22',NULL,'cellar'),('E-5001',4,5,'2021-03-09',NULL,'hallway');
INSERT INTO MeterReader VALUES (1,'Delia Marsh','Wexton',2010,NULL),(2,'Owen Prytherch','Saltmouth',2015,1),(3,'Katya Renn','Corrish',2018,1),(4,'Luis Abano','Saltmouth',2021,2),(5,'Hetty Crane','Plainford',2022,2);
INSERT INTO Reading VALUES (1,'E-1002',1,'2023-01-10',310,'visit'),(2,'E-2001',2,'2023-01-12',18400,'visit'),(3,'G-2002',2,'2023-01-12',26100,'visit'),(4,'E-3001',1,'2023-01-15',275,'visit'),(5,'E-4001',3,'2023-01-20',5120,'visit'),(6,'E-5001',NULL,'2023-01-31',198,'remote'),(7,'E-1002',NULL,'2023-02-28',284,'remote'),(8,'G-4002',3,'2023-02-21',9350,'visit'),(9,'E-2001',4,'2023-02-14',17650,'visit');
INSERT INTO Tariff VALUES (1,'Steady Home','electricity',8.5,40,'2019-01-01',NULL),(2,'Night Owl','electricity',9.75,55,'2020-04-01',NULL),(3,'Green Breeze','electricity',10.2,100,'2021-01-01',NULL),(4,'Blue Flame','gas',7.9,0,'2016-07-01','2022-12-31'),(5,'Industry Gas Max','gas',64,5,'2018-01-01',NULL),(6,'Home Budget','electricity',6.4,15,'2014-01-01','2018-12-31');
INSERT INTO TariffBand VALUES (1,1,'all day',0,24,29.5),(2,1,'day',6,22,33.1),(2,2,'night',22,6,19.8),(3,1,'all day',0,24,32.4),(4,1,'all day',0,24,9.6),(5,1,'day',7,19,8.8),(5,2,'off-peak',19,7,6.9);
INSERT INTO SupplyContract VALUES (1,1,2,1,'2020-05-01',NULL,88),(2,2,5,2,'2018-02-01',NULL,5900),(3,2,3,2,'2021-02-01',NULL,4750),(4,3,1,3,'2019-03-01','2022-02-28',61),(5,3,2,3,'2022-03-01',NULL,70),(6,4,3,4,'2021-09-01',NULL,1420),(7,4,4,4,'2016-08-01','2022-12-31',830),(8,5,1,5,'2021-03-15',NULL,55);
INSERT INTO Outage VALUES (1,'SC','2023-01-03',95,'storm',12400),(2,'HM','2023-01-04',640,'storm',5100),(3,'NV','2023-02-17',42,'digger cut cable',860),(4,'SC','2023-03-09',18,'switch fault',3050),(5,'UP','2023-03-21',130,'fallen tree',1975),(6,'HM','2023-04-02',210,'subsea cable fault',4400);
-- What is the total number of households across all regions?
-- add up the households of every region
-- How many homes are there in all the areas we serve put together?
-- region table: households summed
SELECT SUM(Households) FROM Region;
-- List the street and city of the premises built before 1960, the oldest first.
-- addresses (street, city) of buildings older than 1960, earliest to latest
-- Where are the houses that went up before 1960, from the most aged onward? Street, then town.
-- built earlier than 1960, sort by construction year upward, show street and city
SELECT Street, City FROM Premises WHERE YearBuilt < 1960 ORDER BY YearBuilt;
-- How many meters are in the boiler room?
-- number of meters placed in a boiler room
-- How many counting devices hang in the boiler room?
-- boiler room as location, count the meters
SELECT COUNT(*) FROM Meter WHERE Location = 'boiler room';
-- Which outages had a cause containing cable? Give the start date and the duration in minutes.
-- interruptions where the cause mentions cable: day and minutes
-- When did the power fail because of some cable trouble, and for how many minutes?
-- cable somewhere in the cause, i want the date it began and how long it went on
SELECT BeganOn, Minutes FROM Outage WHERE Cause LIKE '%cable%';
-- What are the names of the tariffs that are not for gas?
-- tariffs for any fuel but gas, names
-- What are the price plans called that do not cover gas?
-- leave out gas, which tariff names remain
SELECT TariffName FROM Tariff WHERE Fuel != 'gas';
-- Which region has the highest network fee? Show the region's name and its grid operator.
-- dearest network fee: region name and who operates the grid
-- In which area do people pay most for the wires, and what company runs these?
-- top network charge, tell me the region plus operator
SELECT RegionName, GridOperator FROM Region ORDER BY NetworkFee DESC LIMIT 1;
-- For each premises with an occupant, show the street, the name of the owner and the name of the occupant.
-- street, landlord, resident for all occupied buildings
-- At every address that somebody lives or works in: the street, who owns it, and who uses it?
-- addresses in use, with owner name then occupant name
SELECT T1.Street, T2.FullName, T3.FullName FROM Premises AS T1 JOIN Consumer AS T2 ON T1.OwnerID = T2.ConsumerID JOIN Consumer AS T3 ON T1.OccupantID = T3.ConsumerID;
-- How many contracts are there for each consumer class?
-- consumer class and its number of supply agreements
-- How many agreements do we have with every sort of client?
-- contracts counted by the class of who signed
SELECT T1.ConsumerClass, COUNT(*) FROM Consumer AS T1 JOIN SupplyContract AS T2 ON T1.ConsumerID = T2.ConsumerID GROUP BY T1.ConsumerClass;
-- Which consumers have no supply contract? Return their full names.
-- names of clients without any contract
-- Who has signed no agreement with us at all?
-- people or firms lacking a supply deal, full name
SELECT FullName FROM Consumer WHERE ConsumerID NOT IN (SELECT ConsumerID FROM SupplyContract);
-- What is the average reading in kWh for each maker of meters?
-- mean kwh read, manufacturer by manufacturer (manufacturer first)
-- How much energy does the typical reading show for every company that builds the devices?
-- avg kwh per meter maker
SELECT T1.Maker, AVG(T3.Kwh) FROM MeterModel AS T1 JOIN Meter AS T2 ON T1.ModelID = T2.ModelID JOIN Reading AS T3 ON T2.SerialNo = T3.SerialNo GROUP BY T1.Maker;
-- Give the label and the price per kWh of the bands of the tariff Night Owl.
-- Night Owl: its bands with cents a kwh
-- What do the time slots of Night Owl go by, and how dear is a unit in each?
-- price bands belonging to night owl, label then cents per kwh
SELECT T2.BandLabel, T2.CentsPerKwh FROM Tariff AS T1 JOIN TariffBand AS T2 ON T1.TariffID = T2.TariffID WHERE T1.TariffName = 'Night Owl';
-- Show the name of every meter reader together with the name of their team lead.
-- readers and their team leaders, both by name
-- Who on the reading rounds answers to whom?
-- each reader that has a lead: reader's name, lead's name
SELECT T1.FullName, T2.FullName FROM MeterReader AS T1 JOIN MeterReader AS T2 ON T1.TeamLeadID = T2.ReaderID;
-- Which cities have premises as well as a meter reader living there?
-- cities found both among the premises and as the home of a reader
-- Where do we have buildings and also a colleague from the reading rounds whose home it is?
-- name the towns that are on the list of premises and are some reader's home city too
SELECT City FROM Premises INTERSECT SELECT HomeCity FROM MeterReader;
-- Which region names have no outage caused by storm?
-- regions, by name, never hit by an outage from storm
-- What areas did not lose power to a storm?
-- no storm outage there: region names
SELECT RegionName FROM Region EXCEPT SELECT T1.RegionName FROM Region AS T1 JOIN Outage AS T2 ON T1.RegionCode = T2.RegionCode WHERE T2.Cause = 'storm';
-- How many different meters were read in visits (source visit)?
-- distinct meters with a reading whose source is visit
-- At how many separate devices did somebody look on a visit?
-- visit as the source, number of unique meters
SELECT COUNT(DISTINCT SerialNo) FROM Reading WHERE Source = 'visit';
-- List the streets of the premises that have a smart meter (yes), without repetition.
-- streets with at least one meter of a smart model (yes), each once
-- Which addresses have got an intelligent device (smart: yes), none twice? Street only.
-- smart yes anywhere on site: distinct streets
SELECT DISTINCT T1.Street FROM Premises AS T1 JOIN Meter AS T2 ON T1.PremisesID = T2.PremisesID JOIN MeterModel AS T3 ON T2.ModelID = T3.ModelID WHERE T3.Smart = 'yes';
-- Which consumers own more than one premises? Show the name and the number of premises.
-- landlords with over 1 building: name, how many
-- Who has more than one property to their name, and how many?
-- owners having more than one premises, with the count
SELECT T1.FullName, COUNT(*) FROM Consumer AS T1 JOIN Premises AS T2 ON T1.ConsumerID = T2.OwnerID GROUP BY T1.ConsumerID HAVING COUNT(*) > 1;
-- What are the street and floor area of the premises larger than the average floor area?
-- buildings of more than mean size: street, area
-- Which addresses are roomier than usual, and how big are they?
-- over the avg floor area, list street with its area
SELECT Street, FloorArea FROM Premises WHERE FloorArea > (SELECT AVG(FloorArea) FROM Premises);
-- Find the names of the tariffs that have a band labelled night or a band labelled off-peak.
-- tariffs having night or off-peak among their bands, names
-- Which price plans make a difference for the night or for off-peak?
-- night bands or off-peak bands, whose tariffs are they (name)
SELECT T1.TariffName FROM Tariff AS T1 JOIN TariffBand AS T2 ON T1.TariffID = T2.TariffID WHERE T2.BandLabel = 'night' UNION SELECT T1.TariffName FROM Tariff AS T1 JOIN TariffBand AS T2 ON T1.TariffID = T2.TariffID WHERE T2.BandLabel = 'off-peak';
-- Among the contracts that have not ended, which three have the highest monthly instalment? Show the consumer's name and the instalment, highest first.
-- three largest instalments of contracts still running: client and instalment, from the top
-- Who pays the three biggest sums a month on agreements without an end date, and how much, in falling order?
-- no end date yet, top 3 by instalment descending, name with amount
SELECT T1.FullName, T2.MonthlyInstalment FROM Consumer AS T1 JOIN SupplyContract AS T2 ON T1.ConsumerID = T2.ConsumerID WHERE T2.EndedOn IS NULL ORDER BY T2.MonthlyInstalment DESC LIMIT 3;
-- For each region with at least two outages, give the region's name, the number of outages and the total minutes, ordered by the total minutes from highest to lowest.
-- regions with 2 or more outages: name, how many, minutes in sum, most minutes first
-- In which areas did the power fail two times or oftener, how often, and for how many minutes altogether, the longest in the dark on top?
-- name, outage count, summed minutes; only where two or more, biggest minutes sum at the head
SELECT T1.RegionName, COUNT(*), SUM(T2.Minutes) FROM Region AS T1 JOIN Outage AS T2 ON T1.RegionCode = T2.RegionCode GROUP BY T1.RegionCode HAVING COUNT(*) >= 2 ORDER BY SUM(T2.Minutes) DESC;
-- Which meter readers took readings at premises whose region is run by the grid operator Coastal Wires? Give each name once.
-- distinct names of readers who read meters in the area of Coastal Wires
-- Who has been reading devices on the network of Coastal Wires? No name twice.
-- coastal wires is the operator: list the readers that were there, unique names
SELECT DISTINCT T1.FullName FROM MeterReader AS T1 JOIN Reading AS T2 ON T1.ReaderID = T2.ReaderID JOIN Meter AS T3 ON T2.SerialNo = T3.SerialNo JOIN Premises AS T4 ON T3.PremisesID = T4.PremisesID JOIN Region AS T5 ON T4.RegionCode = T5.RegionCode WHERE T5.GridOperator = 'Coastal Wires';

-- database: tarmac_ground_services
CREATE TABLE ref_service_types (service_code TEXT PRIMARY KEY, service_description TEXT, unit_price REAL, safety_level INTEGER);
CREATE TABLE carriers (carrier_id INTEGER PRIMARY KEY, carrier_name TEXT, home_country TEXT, contract_start TEXT, contract_end TEXT, contact_email TEXT);
CREATE TABLE aircraft_types (type_code TEXT PRIMARY KEY, manufacturer TEXT, seats INTEGER, wingspan_m REAL, hold_volume_m3 REAL);
CREATE TABLE airports (iata TEXT PRIMARY KEY, airport_name TEXT, city TEXT, country TEXT);
CREATE TABLE stands (stand_no TEXT PRIMARY KEY, apron TEXT, has_jet_bridge INTEGER, max_wingspan_m REAL, fuel_hydrant INTEGER);
CREATE TABLE turnarounds (turnaround_id INTEGER PRIMARY KEY, carrier_id INTEGER REFERENCES carriers(carrier_id), type_code TEXT REFERENCES aircraft_types(type_code), stand_no TEXT REFERENCES stands(stand_no), from_iata TEXT REFERENCES airports(iata), to_iata TEXT REFERENCES airports(iata), arrival_date TEXT, minutes_on_stand INTEGER, delay_minutes INTEGER);
CREATE TABLE crews (crew_id INTEGER PRIMARY KEY, crew_name TEXT, shift TEXT, leader_id INTEGER);
CREATE TABLE employees (employee_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, hourly_wage REAL, hired_on TEXT, crew_id INTEGER REFERENCES crews(crew_id), mentor_id INTEGER REFERENCES employees(employee_id));
CREATE TABLE vehicles (vehicle_id INTEGER PRIMARY KEY, vehicle_kind TEXT, plate TEXT, purchase_year INTEGER, power_source TEXT, status TEXT);
CREATE TABLE service_jobs (job_id INTEGER PRIMARY KEY, turnaround_id INTEGER REFERENCES turnarounds(turnaround_id), service_code TEXT REFERENCES ref_service_types(service_code), crew_id INTEGER REFERENCES crews(crew_id), vehicle_id INTEGER REFERENCES vehicles(vehicle_id), quantity REAL, job_minutes INTEGER);
CREATE TABLE driver_licences (employee_id INTEGER REFERENCES employees(employee_id), vehicle_kind TEXT, issued_on TEXT, expires_on TEXT, PRIMARY KEY (employee_id, vehicle_kind));
CREATE TABLE incidents (incident_id INTEGER PRIMARY KEY, job_id INTEGER REFERENCES service_jobs(job_id), reported_by INTEGER REFERENCES employees(employee_id), investigated_by INTEGER REFERENCES employees(employee_id), severity TEXT, description TEXT, repair_cost REAL);
INSERT INTO ref_service_types VALUES ('BAG','baggage loading',4.5,2),('FUE','refuelling',0.9,4),('PSH','pushback',180,3),('CAT','catering delivery',7.2,1),('DEI','de-icing',11.5,3),('WAT','water and lavatory',65,2);
INSERT INTO carriers VALUES (1,'Boreal Wings','Norway','2018-04-01',NULL,'ops@borealwings.test'),(2,'Sunhop','Spain','2020-06-15',NULL,'ramp@sunhop.test'),(3,'Transdelta Cargo','Turkey','2016-01-01','2023-12-31',NULL),(4,'Kestralis','Ireland','2021-11-01',NULL,'gh@kestralis.test'),(5,'Pamir Air','Tajikistan','2022-09-01',NULL,NULL);
INSERT INTO aircraft_types VALUES ('N320','Narwick',180,34.1,37),('N350','Narwick',325,64.8,160),('T88','Toval',88,28.4,18),('C767','Cobham',0,47.6,438),('T50','Toval',50,24.6,11);
INSERT INTO airports VALUES ('OSX','Fornebo Field','Oslo','Norway'),('MAX','Cala Mora','Palma','Spain'),('ISX','Marmara North','Istanbul','Turkey'),('DBX','Liffey Airport','Dublin','Ireland'),('KEX','Reyk Point','Reykjavik','Iceland'),('ALX','Costa Blanca Gate','Alicante','Spain');
INSERT INTO stands VALUES ('A1','North',1,65,1),('A2','North',1,36,1),('B1','South',0,36,0),('B2','South',0,52,1),('C9','Remote',0,70,0);
INSERT INTO turnarounds VALUES (1,1,'N320','A2','OSX','OSX','2023-12-01',48,0),(2,2,'N320','B1','MAX','ALX','2023-12-01',35,12),(3,3,'C767','B2','ISX','ISX','2023-12-02',140,65),(4,1,'N350','A1','OSX','KEX','2023-12-02',92,8),(5,4,'T88','B1','DBX','DBX','2023-12-03',30,3),(6,2,'N320','A2','ALX','MAX','2023-12-04',41,27),(7,1,'T88','B2','KEX','OSX','2023-12-05',33,NULL),(8,4,'N320','A1','DBX','MAX','2023-12-05',44,19);
INSERT INTO crews VALUES (1,'Red Ramp','morning',1),(2,'Blue Ramp','evening',4),(3,'Frost Team','night',6),(4,'Tanker Gang','morning',7),(5,'Reserve','evening',NULL);
INSERT INTO employees VALUES (1,'Bram','Okkers','ramp supervisor',24.5,'2010-03-01',1,NULL),(2,'Selin','Aydin','loader',16.2,'2019-05-20',1,1),(3,'Piet','Vander','tractor driver',18.4,'2016-10-11',1,1),(4,'Moira','Keane','ramp supervisor',23.8,'2012-07-15',2,1),(5,'Anton','Rill','loader',15.9,'2022-02-01',2,2),(6,'Gro','Nygaard','de-icing operator',21.3,'2015-11-05',3,NULL),(7,'Ivo','Teles','fuel operator',22.1,'2014-04-22',4,NULL),(8,'Leah','Stroud','fuel operator',19.6,'2021-08-30',4,7),(9,'Noor','Said','safety inspector',27,'2011-09-09',NULL,NULL);
INSERT INTO vehicles VALUES (1,'belt loader','GH-101',2018,'electric','in service'),(2,'tow tractor','GH-115',2015,'diesel','in service'),(3,'fuel truck','GH-122',2012,'diesel','in repair'),(4,'de-icer','GH-130',2020,'diesel','in service'),(5,'tow tractor','GH-141',2022,'electric','in service'),(6,'catering lift','GH-147',2016,'diesel','retired'),(7,'fuel truck','GH-150',2019,'diesel','in service');
INSERT INTO service_jobs VALUES (1,1,'BAG',1,1,112,22),(2,1,'DEI',3,4,40,14),(3,2,'BAG',1,1,96,20),(4,3,'FUE',4,3,18000,38),(5,3,'BAG',2,1,310,75),(6,4,'PSH',1,5,1,9),(7,4,'DEI',3,4,95,26),(8,5,'WAT',2,NULL,1,11),(9,6,'PSH',2,2,1,7),(10,8,'FUE',4,7,6400,19);
INSERT INTO driver_licences VALUES (1,'belt loader','2012-02-01','2026-02-01'),(1,'tow tractor','2013-05-01','2025-05-01'),(3,'tow tractor','2017-01-15','2024-01-15'),(6,'de-icer','2016-01-10','2025-01-10'),(7,'fuel truck','2014-06-01','2024-06-01'),(8,'fuel truck','2021-10-01','2026-10-01'),(4,'belt loader','2013-08-19','2024-08-19');
INSERT INTO incidents VALUES (1,3,2,9,'minor','suitcase fell from belt',120),(2,4,7,9,'serious','fuel spill under left wing',3400),(3,6,3,1,'minor','tow bar scratched nose gear',760),(4,7,6,NULL,'minor','fluid sprayed on jet bridge',NULL),(5,5,5,4,'serious','pallet dropped by belt loader',5150);
-- How many vehicles are powered by diesel?
-- number of diesel vehicles
-- How much of our rolling stock burns diesel?
-- diesel as power source, count please
SELECT COUNT(*) FROM vehicles WHERE power_source = 'diesel';
-- Show the manufacturer and number of seats of the aircraft types with more than 80 seats.
-- planes seating over 80: who makes them, seats
-- Who builds the plane types that carry more than 80 people, and how many fit in each?
-- over 80 seats, give maker and seat figure
SELECT manufacturer, seats FROM aircraft_types WHERE seats > 80;
-- What are the names of the airports in Spain or Ireland?
-- airport names for Spain and Ireland
-- Where can one land in Spain or in Ireland? Name the fields.
-- country spain or ireland, airports by name
SELECT airport_name FROM airports WHERE country = 'Spain' OR country = 'Ireland';
-- Which carriers have no contact email? Give the carrier name and the home country.
-- airlines lacking a mail address: name, where they are from
-- Which airlines can't we write to, and what land do they call home?
-- no email recorded, show carrier and country
SELECT carrier_name, home_country FROM carriers WHERE contact_email IS NULL;
-- What are the lowest, average and highest hourly wages of the employees?
-- staff pay by the hour: minimum, mean, maximum
-- What does an hour of work earn at the least, on average and at the most?
-- hourly wage min then avg then max over everybody
SELECT MIN(hourly_wage), AVG(hourly_wage), MAX(hourly_wage) FROM employees;
-- What is the average number of minutes on the stand for each carrier? Give the carrier's name too.
-- airline name with its mean time on stand in minutes
-- How long does every airline stay parked on average?
-- per carrier, name and typical minutes_on_stand
SELECT T1.carrier_name, AVG(T2.minutes_on_stand) FROM carriers AS T1 JOIN turnarounds AS T2 ON T1.carrier_id = T2.carrier_id GROUP BY T1.carrier_id;
-- Which carriers have never had a turnaround here? Return their names.
-- names of airlines without any turnaround
-- What airlines under contract have not had a single plane handled by us?
-- zero turnarounds so far, carrier names
SELECT carrier_name FROM carriers WHERE carrier_id NOT IN (SELECT carrier_id FROM turnarounds);
-- For each turnaround that came from Norway, give the arrival date, the city it came from and the city it goes on to.
-- arrivals out of Norway: date, origin city, next city
-- When did planes come in from Norway, from what town, and where were they headed afterwards?
-- origin country norway, list date, from city, to city
SELECT T1.arrival_date, T2.city, T3.city FROM turnarounds AS T1 JOIN airports AS T2 ON T1.from_iata = T2.iata JOIN airports AS T3 ON T1.to_iata = T3.iata WHERE T2.country = 'Norway';
-- How many jobs were done of each service? Show the service description and the number of jobs.
-- service in words, and how many jobs of it
-- What sorts of work do we do for the planes, and how often was each done?
-- jobs counted by type of service (description first)
SELECT T1.service_description, COUNT(*) FROM ref_service_types AS T1 JOIN service_jobs AS T2 ON T1.service_code = T2.service_code GROUP BY T1.service_code;
-- List the first name and last name of the employees mentored by Bram Okkers.
-- mentees of Bram Okkers, first and last names
-- Whom did Bram Okkers show the ropes? First and family name.
-- bram okkers is their mentor: forename, surname
SELECT T1.first_name, T1.last_name FROM employees AS T1 JOIN employees AS T2 ON T1.mentor_id = T2.employee_id WHERE T2.first_name = 'Bram' AND T2.last_name = 'Okkers';
-- Which stand had the longest delay, and on which apron is it?
-- stand no and apron of the turnaround with the worst delay
-- Where was the plane parked that ran the latest: position and part of the field?
-- biggest delay minutes: what stand, what apron
SELECT T1.stand_no, T1.apron FROM stands AS T1 JOIN turnarounds AS T2 ON T1.stand_no = T2.stand_no ORDER BY T2.delay_minutes DESC LIMIT 1;
-- What is the total job time in minutes of each crew on the morning shift? Show the crew name too.
-- morning crews: name and summed job minutes
-- How long have the teams of the morning worked on planes in all, team by team?
-- shift = morning, crew name with minutes added up
SELECT T1.crew_name, SUM(T2.job_minutes) FROM crews AS T1 JOIN service_jobs AS T2 ON T1.crew_id = T2.crew_id WHERE T1.shift = 'morning' GROUP BY T1.crew_id;
-- Which incidents have a description containing belt? Give the description, the first name of the reporter and the repair cost.
-- accidents that mention belt: text, who reported it (first name), cost of repair
-- What went wrong with a belt, who spoke up (given name), and how dear was it to mend?
-- belt in the text of the incident; show text, reporter first name, cost
SELECT T1.description, T2.first_name, T1.repair_cost FROM incidents AS T1 JOIN employees AS T2 ON T1.reported_by = T2.employee_id WHERE T1.description LIKE '%belt%';
-- How many different vehicles have been used in jobs?
-- distinct vehicles that jobs were done with
-- How many separate machines were ever sent out on a task?
-- count vehicles in the job list, each only once
SELECT COUNT(DISTINCT vehicle_id) FROM service_jobs;
-- Which kinds of vehicle do we own for which nobody has a driver licence?
-- vehicle kinds in the fleet that no licence covers
-- What sorts of machine have we got that none of us is permitted to drive?
-- fleet kinds minus the kinds somebody is licensed for
SELECT vehicle_kind FROM vehicles EXCEPT SELECT vehicle_kind FROM driver_licences;
-- Which countries are both the home of a carrier and the location of an airport?
-- countries that occur for airlines and for airports too
-- What lands have an airline based there and also a landing field on our list?
-- carrier home country as well as airport country, which ones
SELECT home_country FROM carriers INTERSECT SELECT country FROM airports;
-- Give the IDs of the turnarounds that were delayed by more than 20 minutes or that included de-icing.
-- turnaround ids: late by over 20 minutes, or with a de-icing job
-- Which stops ran more than 20 minutes late or had de-icing done? Just the ids.
-- delay above 20 or a de-icing, either will do, turnaround ids
SELECT turnaround_id FROM turnarounds WHERE delay_minutes > 20 UNION SELECT T1.turnaround_id FROM service_jobs AS T1 JOIN ref_service_types AS T2 ON T1.service_code = T2.service_code WHERE T2.service_description = 'de-icing';
-- Show the last name and wage of the employees who earn more than the average, from the highest paid to the lowest paid.
-- staff above the mean wage: surname, hourly pay, best paid first
-- Who makes more per hour than the usual colleague, and how much, the top earner leading?
-- over-average hourly wage, surname with wage, descending
SELECT last_name, hourly_wage FROM employees WHERE hourly_wage > (SELECT AVG(hourly_wage) FROM employees) ORDER BY hourly_wage DESC;
-- Which crews have at least two employees? Show the crew name and the number of employees.
-- crews of 2 or more people, name and headcount
-- What teams are two strong or bigger, and how many belong to each?
-- crew name, how many staff, two and up only
SELECT T1.crew_name, COUNT(*) FROM crews AS T1 JOIN employees AS T2 ON T1.crew_id = T2.crew_id GROUP BY T1.crew_id HAVING COUNT(*) >= 2;
-- For the incident with the highest repair cost among those of severity serious, show the names of the carrier and the crew involved.
-- dearest serious incident: airline name, crew name
-- When the costliest serious mishap happened, whose plane was it and which team was at work?
-- serious severity, largest repair bill, tell me carrier and crew
SELECT T4.carrier_name, T5.crew_name FROM incidents AS T1 JOIN service_jobs AS T2 ON T1.job_id = T2.job_id JOIN turnarounds AS T3 ON T2.turnaround_id = T3.turnaround_id JOIN carriers AS T4 ON T3.carrier_id = T4.carrier_id JOIN crews AS T5 ON T2.crew_id = T5.crew_id WHERE T1.severity = 'serious' ORDER BY T1.repair_cost DESC LIMIT 1;
-- For carriers that received at least two different services, give the carrier name, the number of different services and the total job minutes, ordered by these minutes from highest to lowest.
-- airlines with 2 or more distinct services: name, how many kinds, summed minutes, most minutes first
-- Which airlines have had two sorts of work or more done, how many sorts, and how long did it all take, longest on top?
-- carrier, count of separate services, minutes in sum; two or more only; sort by minutes down
SELECT T1.carrier_name, COUNT(DISTINCT T3.service_code), SUM(T3.job_minutes) FROM carriers AS T1 JOIN turnarounds AS T2 ON T1.carrier_id = T2.carrier_id JOIN service_jobs AS T3 ON T2.turnaround_id = T3.turnaround_id GROUP BY T1.carrier_id HAVING COUNT(DISTINCT T3.service_code) >= 2 ORDER BY SUM(T3.job_minutes) DESC;
-- What are the last names of the employees with a licence issued between 2012-01-01 and 2014-12-31 who never reported an incident?
-- surnames: licensed from 2012-01-01 to 2014-12-31, and no incident report by them
-- Who got a driving permit in the days 2012-01-01 to 2014-12-31 but has not once raised a mishap? Family names.
-- never a reporter of incidents, yet licence date within 2012-01-01 and 2014-12-31, last names
SELECT last_name FROM employees WHERE employee_id IN (SELECT employee_id FROM driver_licences WHERE issued_on BETWEEN '2012-01-01' AND '2014-12-31') AND employee_id NOT IN (SELECT reported_by FROM incidents);
