-- database: kvalvik_shipyard_projects
CREATE TABLE shipowner (own_id INTEGER PRIMARY KEY, own_name TEXT, country TEXT, fleet_size INTEGER, client_since INTEGER);
CREATE TABLE person (per_id INTEGER PRIMARY KEY, per_name TEXT, per_role TEXT, nationality TEXT, birth_year INTEGER, phone TEXT);
CREATE TABLE class_society (cls_code TEXT PRIMARY KEY, cls_name TEXT, head_office TEXT, founded INTEGER, fee_percent REAL);
CREATE TABLE vessel_project (prj_id INTEGER PRIMARY KEY, prj_name TEXT, vessel_type TEXT, own_id INTEGER REFERENCES shipowner(own_id), architect_id INTEGER REFERENCES person(per_id), manager_id INTEGER REFERENCES person(per_id), cls_code TEXT REFERENCES class_society(cls_code), contract_value_meur REAL, contract_date TEXT, delivery_date TEXT, length_m REAL, sister_of INTEGER REFERENCES vessel_project(prj_id));
CREATE TABLE berth (ber_id INTEGER PRIMARY KEY, ber_name TEXT, ber_kind TEXT, length_m REAL, crane_capacity_t INTEGER);
CREATE TABLE hull_block (blk_id INTEGER PRIMARY KEY, prj_id INTEGER REFERENCES vessel_project(prj_id), blk_name TEXT, weight_t REAL, ber_id INTEGER REFERENCES berth(ber_id), erected_on TEXT, status TEXT);
CREATE TABLE milestone (mil_id INTEGER PRIMARY KEY, prj_id INTEGER REFERENCES vessel_project(prj_id), mil_kind TEXT, planned_date TEXT, actual_date TEXT, payment_percent INTEGER);
CREATE TABLE subcontractor (sub_id INTEGER PRIMARY KEY, sub_name TEXT, trade TEXT, city TEXT, headcount INTEGER);
CREATE TABLE block_subcontract (blk_id INTEGER REFERENCES hull_block(blk_id), sub_id INTEGER REFERENCES subcontractor(sub_id), agreed_hours INTEGER, worked_hours INTEGER, incidents INTEGER, PRIMARY KEY (blk_id, sub_id));
CREATE TABLE weld_test (tst_id INTEGER PRIMARY KEY, blk_id INTEGER REFERENCES hull_block(blk_id), tst_method TEXT, per_id INTEGER REFERENCES person(per_id), tst_date TEXT, seam_length_m REAL, result TEXT);
CREATE TABLE sea_trial (tri_id INTEGER PRIMARY KEY, prj_id INTEGER REFERENCES vessel_project(prj_id), tri_date TEXT, top_speed_kn REAL, fuel_t_day REAL, sea_state INTEGER);
INSERT INTO shipowner VALUES (1,'Fjordline Cargo','Norway',18,2004),(2,'Baltica Offshore','Poland',9,2015),(3,'Hebrides Ferries','Scotland',31,1997),(4,'Nordhav Fish','Norway',6,2019),(5,'Skagen Dredging','Denmark',12,2021);
INSERT INTO person VALUES (1,'Solveig Aune','naval architect','Norwegian',1971,'555-101'),(2,'Tomasz Wilk','project manager','Polish',1980,'555-102'),(3,'Erik Moe','project manager','Norwegian',1976,NULL),(4,'Fiona Baird','naval architect','Scottish',1985,'555-104'),(5,'Lars Hove','weld inspector','Norwegian',1990,'555-105'),(6,'Ines Rocha','weld inspector','Portuguese',1988,NULL),(7,'Knut Eide','yard director','Norwegian',1965,'555-107');
INSERT INTO class_society VALUES ('NV','Nordic Veritas','Oslo',1864,1.4),('CR','Channel Register','London',1790,1.6),('BB','Bureau Baltique','Gdansk',1936,1.1),('HK','Hanse Klass','Hamburg',1867,1.3);
INSERT INTO vessel_project VALUES (1,'Fjord Pioneer','bulk carrier',1,1,3,'NV',48.5,'2020-03-12','2022-05-20',142,NULL),(2,'Fjord Ranger','bulk carrier',1,1,3,'NV',46.2,'2021-02-01','2023-02-14',142,1),(3,'Island Lass','ferry',3,4,2,'CR',61.8,'2021-06-30','2023-09-28',98.5,NULL),(4,'Baltica Wind','service vessel',2,1,2,'BB',54.9,'2022-01-17',NULL,83,NULL),(5,'Nordhav Star','trawler',4,4,3,'NV',29.4,'2022-11-04',NULL,67.5,NULL),(6,'Island Lad','ferry',3,4,2,'CR',63.3,'2023-08-21',NULL,98.5,3);
INSERT INTO berth VALUES (1,'Slip One','slipway',150,60),(2,'Old Dock','dry dock',165,120),(3,'Deep Dock','dry dock',210,300),(4,'Fitting Quay','quay',240,45);
INSERT INTO hull_block VALUES (1,1,'FP bow',180,3,'2020-11-02','completed'),(2,1,'FP engine room',410,3,'2020-12-15','completed'),(3,2,'FR bow',182,2,'2021-10-20','completed'),(4,3,'IL car deck',265,2,'2022-03-08','completed'),(5,4,'BW stern',205,3,'2023-01-25','completed'),(6,4,'BW bridge',74,1,NULL,'in assembly'),(7,5,'NS fish hold',128,1,'2023-10-11','completed'),(8,6,'ID bow door',92,NULL,NULL,'cutting');
INSERT INTO milestone VALUES (1,1,'keel laying','2020-10-01','2020-10-05',20),(2,1,'launch','2021-09-15','2021-09-30',25),(3,3,'keel laying','2022-02-10','2022-02-10',20),(4,3,'launch','2023-01-20','2023-02-02',30),(5,4,'keel laying','2022-12-01','2022-12-19',15),(6,4,'launch','2024-03-01',NULL,25),(7,5,'keel laying','2023-09-01','2023-08-28',20),(8,6,'keel laying','2024-05-15',NULL,20);
INSERT INTO subcontractor VALUES (1,'Vestland Piping','pipework','Bergen',85),(2,'Gdynia Steel','welding','Gdynia',140),(3,'Polar Paint','coating','Tromso',32),(4,'Amper Marine','electrics','Bergen',54),(5,'Oslo Joinery','interior','Oslo',27);
INSERT INTO block_subcontract VALUES (1,2,2400,2550,1),(2,1,3100,3480,2),(2,2,5200,5100,0),(3,2,2300,2280,0),(4,2,3600,3900,1),(4,3,800,760,0),(5,4,1500,1690,0),(6,4,1900,700,0),(7,3,450,450,0);
INSERT INTO weld_test VALUES (1,1,'ultrasonic',5,'2020-10-28',36,'pass'),(2,2,'x-ray',5,'2020-12-10',52.5,'repair'),(3,2,'ultrasonic',6,'2020-12-12',18,'pass'),(4,3,'x-ray',6,'2021-10-15',40,'pass'),(5,4,'dye penetrant',5,'2022-03-01',22,'pass'),(6,5,'ultrasonic',6,'2023-01-19',31.5,'repair'),(7,7,'ultrasonic',5,'2023-10-05',27,'pass');
INSERT INTO sea_trial VALUES (1,1,'2022-04-22',14.8,21.5,3),(2,2,'2023-01-18',15.1,20.9,5),(3,3,'2023-08-30',17.6,18.2,2),(4,3,'2023-09-12',18.3,19.4,3);
-- List the names of the ship owners from Norway.
-- owners based in Norway, names
-- What are the customers called who come from Norway?
-- norway: name every client there
SELECT own_name FROM shipowner WHERE country = 'Norway';
-- How many different subcontractors have worked on hull blocks of the project Fjord Pioneer?
-- count the distinct outside firms on the sections of Fjord Pioneer
-- How many outside companies, each counted one time, did we bring in to build parts of Fjord Pioneer?
-- Fjord Pioneer - number of different contractors that were on its blocks
SELECT COUNT(DISTINCT T1.sub_id) FROM block_subcontract AS T1 JOIN hull_block AS T2 ON T1.blk_id = T2.blk_id JOIN vessel_project AS T3 ON T2.prj_id = T3.prj_id WHERE T3.prj_name = 'Fjord Pioneer';
-- Show the name and contract value of projects worth between 45 and 60 million euros.
-- ships with a price of 45 to 60 million, name and sum
-- What ships cost at least 45 and at most 60 million, and how much exactly?
-- price from 45 to 60: what the ship is called, then its price in millions
SELECT prj_name, contract_value_meur FROM vessel_project WHERE contract_value_meur BETWEEN 45 AND 60;
-- Which people have no phone number recorded?
-- names of those we cannot ring, nothing in the phone field
-- Who can't be called because we have no number for them?
-- phone left empty - which folks are these
SELECT per_name FROM person WHERE phone IS NULL;
-- What are the total and the average weight of the hull blocks?
-- steel sections: weight added up, then the mean
-- How heavy are all the parts of the hulls together, and how heavy is one in the mean?
-- tonnes of the blocks please: sum first, then mean
SELECT SUM(weight_t), AVG(weight_t) FROM hull_block;
-- For each project, give its name, the name of the architect and the name of the manager.
-- ship by ship: what it is called, who drew it, who runs the project
-- Who designed each ship and who is in charge of it? Name of the ship, then the designer, then the one in charge.
-- for every project its name, its architect's name, its project leader's name
SELECT T1.prj_name, T2.per_name, T3.per_name FROM vessel_project AS T1 JOIN person AS T2 ON T1.architect_id = T2.per_id JOIN person AS T3 ON T1.manager_id = T3.per_id;
-- Which project is a sister of which other project? Show the name of the later ship and then the name of the ship it is a sister of.
-- sister ships in pairs, the copy first and the original second
-- Which ship is a copy of which? The younger one, then the one it was modelled on.
-- name of each ship that has a sister, followed by that sister's name
SELECT T1.prj_name, T2.prj_name FROM vessel_project AS T1 JOIN vessel_project AS T2 ON T1.sister_of = T2.prj_id;
-- How many projects does each class society supervise? Give the society's name and the number.
-- count of ships per classification body, name in front
-- How many ships does each certification body look after? What it is called, then how many.
-- ship count by certifier, certifier's name first
SELECT T1.cls_name, COUNT(*) FROM class_society AS T1 JOIN vessel_project AS T2 ON T1.cls_code = T2.cls_code GROUP BY T1.cls_code;
-- Which owners have never ordered a ship?
-- clients without a single project, names
-- What customers have yet to give us any work?
-- no ship of ours belongs to them: names of such clients
SELECT own_name FROM shipowner WHERE own_id NOT IN (SELECT own_id FROM vessel_project);
-- What are the names of hull blocks erected in a dry dock?
-- sections put up at a place of the kind dry dock
-- What parts of hulls were put together in a dry dock?
-- dry dock is the kind of place - which sections were built at one
SELECT T1.blk_name FROM hull_block AS T1 JOIN berth AS T2 ON T1.ber_id = T2.ber_id WHERE T2.ber_kind = 'dry dock';
-- Find the project names that begin with Island, ordered by contract date from the newest to the oldest.
-- ships called Island something, the most recently signed first
-- What ships have a name that opens with Island, from the latest to the earliest signing?
-- newest contract on top: names starting "island"
SELECT prj_name FROM vessel_project WHERE prj_name LIKE 'Island%' ORDER BY contract_date DESC;
-- List the kind and planned date of milestones not yet reached, together with the project name.
-- still no actual day: which event, planned for when, on which ship
-- What are we still waiting to reach, when should it happen, and for what ship is it?
-- no actual date filled in: stage, day it was foreseen for, name of the ship
SELECT T1.mil_kind, T1.planned_date, T2.prj_name FROM milestone AS T1 JOIN vessel_project AS T2 ON T1.prj_id = T2.prj_id WHERE T1.actual_date IS NULL;
-- Which subcontractors worked on the project Baltica Wind? List each name once.
-- distinct outside firms with hands on Baltica Wind
-- What contractors helped to build Baltica Wind? No name twice.
-- Baltica Wind - each outside company that had a job on its blocks, just one time
SELECT DISTINCT T1.sub_name FROM subcontractor AS T1 JOIN block_subcontract AS T2 ON T1.sub_id = T2.sub_id JOIN hull_block AS T3 ON T2.blk_id = T3.blk_id JOIN vessel_project AS T4 ON T3.prj_id = T4.prj_id WHERE T4.prj_name = 'Baltica Wind';
-- Which subcontractor worked the most hours in total?
-- outside firm with the biggest sum of hours done
-- What outside company has put in the most time in all?
-- add up worked hours by contractor, name the one on top
SELECT T1.sub_name FROM subcontractor AS T1 JOIN block_subcontract AS T2 ON T1.sub_id = T2.sub_id GROUP BY T1.sub_id ORDER BY SUM(T2.worked_hours) DESC LIMIT 1;
-- On which hull blocks were more hours worked than agreed? Give the name of the block and of the subcontractor.
-- sections that overran their agreed hours, and the firm concerned
-- Where did the job take longer than was agreed? The part of the hull, and the outside company that did it.
-- worked hours above agreed hours: section and contractor, by name
SELECT T1.blk_name, T3.sub_name FROM hull_block AS T1 JOIN block_subcontract AS T2 ON T1.blk_id = T2.blk_id JOIN subcontractor AS T3 ON T2.sub_id = T3.sub_id WHERE T2.worked_hours > T2.agreed_hours;
-- Which inspectors have used both the ultrasonic and the x-ray method?
-- people who tested welds by ultrasonic and also by x-ray
-- Who has examined seams with ultrasonic at one time and with x-ray at another?
-- testers who are on record for the ultrasonic method and for the x-ray method
SELECT T1.per_name FROM person AS T1 JOIN weld_test AS T2 ON T1.per_id = T2.per_id WHERE T2.tst_method = 'ultrasonic' INTERSECT SELECT T1.per_name FROM person AS T1 JOIN weld_test AS T2 ON T1.per_id = T2.per_id WHERE T2.tst_method = 'x-ray';
-- What are the names of projects that have a hull block but no sea trial?
-- ships with some section on the books that were never taken out on a trial
-- What ships do we have parts for that have yet to be tried out at sea?
-- no trial at sea so far though blocks exist: names of the ships
SELECT T1.prj_name FROM vessel_project AS T1 JOIN hull_block AS T2 ON T1.prj_id = T2.prj_id EXCEPT SELECT T1.prj_name FROM vessel_project AS T1 JOIN sea_trial AS T2 ON T1.prj_id = T2.prj_id;
-- For each berth that has hull blocks, show its name, the number of blocks and the weight of the heaviest block.
-- building places with sections on them: name, how many sections, and the top weight among these
-- How many parts stand at each place in the yard, and how heavy is the weightiest of them? Name of the place in front.
-- per building spot that has blocks: what it is called, block count, tonnes of the heaviest
SELECT T1.ber_name, COUNT(*), MAX(T2.weight_t) FROM berth AS T1 JOIN hull_block AS T2 ON T1.ber_id = T2.ber_id GROUP BY T1.ber_id;
-- List the names of all people who are the architect of a ferry or the manager of a trawler.
-- one list, no doubles: whoever drew a ferry, and whoever manages a trawler
-- Who designed a ferry or was in charge of a trawler? Every name one time.
-- architects of a ferry together with project leaders of a trawler, one list of people
SELECT T1.per_name FROM person AS T1 JOIN vessel_project AS T2 ON T1.per_id = T2.architect_id WHERE T2.vessel_type = 'ferry' UNION SELECT T1.per_name FROM person AS T1 JOIN vessel_project AS T2 ON T1.per_id = T2.manager_id WHERE T2.vessel_type = 'trawler';
-- For each owner with at least two projects, show the owner's name and the total contract value, the highest total first.
-- clients who ordered 2 or more ships: name and what they are worth together, biggest on top
-- What customers placed two orders or more, and how much is all of it worth? The greatest sum on top.
-- sum of prices by client, sorted downwards, skipping clients with just one ship: name, sum
SELECT T1.own_name, SUM(T2.contract_value_meur) FROM shipowner AS T1 JOIN vessel_project AS T2 ON T1.own_id = T2.own_id GROUP BY T1.own_id HAVING COUNT(*) >= 2 ORDER BY SUM(T2.contract_value_meur) DESC;
-- Among bulk carriers, which project reached the highest top speed on a sea trial? Give the name and the speed.
-- fastest bulk carrier in trials: which ship, how many knots
-- What bulk carrier went fastest when tried out at sea, and how fast was that?
-- bulk carrier only, record speed in a trial: ship's name, knots
SELECT T1.prj_name, T2.top_speed_kn FROM vessel_project AS T1 JOIN sea_trial AS T2 ON T1.prj_id = T2.prj_id WHERE T1.vessel_type = 'bulk carrier' ORDER BY T2.top_speed_kn DESC LIMIT 1;
-- Which owners' ships have had a weld test that ended with the result repair? Show the names of the owners.
-- clients in whose hulls a weld got the verdict repair
-- Whose ships had a seam that came out of testing as repair?
-- names of the customers with a test result of repair somewhere in their ships
SELECT own_name FROM shipowner WHERE own_id IN (SELECT T1.own_id FROM vessel_project AS T1 JOIN hull_block AS T2 ON T1.prj_id = T2.prj_id JOIN weld_test AS T3 ON T2.blk_id = T3.blk_id WHERE T3.result = 'repair');

-- database: karoo_ridge_mining
CREATE TABLE Ref_Minerals (mineral_code TEXT PRIMARY KEY, mineral_name TEXT, price_per_tonne REAL, world_rank INTEGER, hardness REAL);
CREATE TABLE Mine (mine_id INTEGER PRIMARY KEY, mine_name TEXT, province TEXT, mine_type TEXT, opened_year INTEGER, licence_expiry TEXT, main_mineral_code TEXT REFERENCES Ref_Minerals(mineral_code), by_product_code TEXT REFERENCES Ref_Minerals(mineral_code));
CREATE TABLE Ore_Body (ore_body_id INTEGER PRIMARY KEY, mine_id INTEGER REFERENCES Mine(mine_id), ore_body_name TEXT, depth_m INTEGER, reserve_kt REAL, grade_percent REAL, status TEXT);
CREATE TABLE Crew (crew_id INTEGER PRIMARY KEY, crew_name TEXT, mine_id INTEGER REFERENCES Mine(mine_id), shift_pattern TEXT, target_tonnes INTEGER);
CREATE TABLE Miner (miner_id INTEGER PRIMARY KEY, given_name TEXT, family_name TEXT, crew_id INTEGER REFERENCES Crew(crew_id), job TEXT, date_of_hire TEXT, medical_valid_until TEXT, buddy_id INTEGER REFERENCES Miner(miner_id));
CREATE TABLE Ref_Machine_Types (type_code TEXT PRIMARY KEY, type_description TEXT, service_interval_hours INTEGER, licence_required TEXT, purchase_price INTEGER);
CREATE TABLE Machine (machine_id INTEGER PRIMARY KEY, fleet_number TEXT, type_code TEXT REFERENCES Ref_Machine_Types(type_code), mine_id INTEGER REFERENCES Mine(mine_id), engine_hours INTEGER, bought_on TEXT, status TEXT);
CREATE TABLE Stockpile (stockpile_id INTEGER PRIMARY KEY, stockpile_name TEXT, mine_id INTEGER REFERENCES Mine(mine_id), mineral_code TEXT REFERENCES Ref_Minerals(mineral_code), tonnes_on_hand REAL, surveyed_on TEXT);
CREATE TABLE Haul (haul_id INTEGER PRIMARY KEY, ore_body_id INTEGER REFERENCES Ore_Body(ore_body_id), stockpile_id INTEGER REFERENCES Stockpile(stockpile_id), machine_id INTEGER REFERENCES Machine(machine_id), driver_id INTEGER REFERENCES Miner(miner_id), haul_date TEXT, tonnes REAL, distance_km REAL);
CREATE TABLE Blast (blast_id INTEGER PRIMARY KEY, ore_body_id INTEGER REFERENCES Ore_Body(ore_body_id), blaster_id INTEGER REFERENCES Miner(miner_id), blast_date TEXT, explosive_kg REAL, holes INTEGER, misfires INTEGER);
CREATE TABLE Safety_Event (event_id INTEGER PRIMARY KEY, mine_id INTEGER REFERENCES Mine(mine_id), reported_by INTEGER REFERENCES Miner(miner_id), injured_miner_id INTEGER REFERENCES Miner(miner_id), event_date TEXT, category TEXT, lost_days INTEGER);
INSERT INTO Ref_Minerals VALUES ('FE','iron ore',105,3,6),('MN','manganese',290,1,6.5),('CU','copper',8900,9,3),('ZN','zinc',2600,12,4),('CR','chromite',310,2,5.5),('AU','gold',64000000,8,2.8);
INSERT INTO Mine VALUES (1,'Redstone','Northern Cape','open pit',1978,'2035-12-31','FE','MN'),(2,'Aggeneys Deep','Northern Cape','underground',1994,'2029-06-30','ZN','CU'),(3,'Steelpoort','Limpopo','underground',2006,'2041-03-31','CR',NULL),(4,'Baobab Flats','Limpopo','open pit',2012,'2032-09-30','CU',NULL),(5,'Witkop','Free State','underground',1961,NULL,'AU',NULL);
INSERT INTO Ore_Body VALUES (1,1,'Main Lens',90,64000,62.5,'producing'),(2,1,'South Lens',140,21000,58.1,'planned'),(3,2,'Broken Reef',820,9400,7.8,'producing'),(4,2,'Lower Reef',1130,5200,9.1,'producing'),(5,3,'Merensky Step',460,12800,39.5,'producing'),(6,4,'East Dome',60,33000,0.9,'producing'),(7,5,'Old Shaft Reef',2100,700,0.0006,'closed');
INSERT INTO Crew VALUES (1,'Red Lions',1,'day',9000),(2,'Night Owls',1,'night',7500),(3,'Reef Runners',2,'day',1400),(4,'Deep Six',2,'rotating',1250),(5,'Chrome Kings',3,'day',2100),(6,'Dome Diggers',4,'rotating',6200);
INSERT INTO Miner VALUES (1,'Thabo','Mokoena',1,'haul truck driver','2009-05-11','2025-02-28',NULL),(2,'Anneke','Visser',1,'blaster','2013-08-19','2025-07-31',1),(3,'Sipho','Dube',3,'loader driver','2016-01-25','2024-12-31',NULL),(4,'Lerato','Nkosi',3,'blaster','2018-10-08','2025-10-31',3),(5,'Johan','Botha',4,'loader driver','2004-03-01','2024-11-30',NULL),(6,'Precious','Maluleke',5,'blaster','2020-06-15','2025-05-31',5),(7,'Kagiso','Sithole',6,'haul truck driver','2021-09-27','2025-08-31',1),(8,'Petrus','Links',2,'haul truck driver','2022-02-14',NULL,7);
INSERT INTO Ref_Machine_Types VALUES ('HT','haul truck',500,'Y',3200000),('LD','underground loader',250,'Y',1100000),('DR','drill rig',300,'Y',1750000),('WT','water truck',600,'N',420000),('BD','bulldozer',350,'Y',980000);
INSERT INTO Machine VALUES (1,'HT-01','HT',1,41200,'2011-04-12','working'),(2,'HT-02','HT',1,18650,'2018-02-20','working'),(3,'LD-07','LD',2,12900,'2017-11-03','in workshop'),(4,'LD-08','LD',2,6400,'2021-06-30','working'),(5,'DR-03','DR',3,9800,'2015-09-01','working'),(6,'HT-11','HT',4,22100,'2016-08-08','in workshop'),(7,'WT-01','WT',4,15300,'2013-01-17','working');
INSERT INTO Stockpile VALUES (1,'Red A',1,'FE',185000,'2024-03-31'),(2,'Red B',1,'MN',22000,'2024-03-31'),(3,'Zinc Pad',2,'ZN',8600,'2024-04-15'),(4,'Chrome Pad',3,'CR',31500,'2024-02-29'),(5,'Dome Pad',4,'CU',74000,NULL);
INSERT INTO Haul VALUES (1,1,1,1,1,'2024-04-02',182,3.4),(2,1,1,2,8,'2024-04-02',176.5,3.4),(3,1,2,2,1,'2024-04-03',168,4.1),(4,3,3,4,3,'2024-04-04',14.2,1.9),(5,4,3,3,5,'2024-04-05',13.1,2.6),(6,6,5,6,7,'2024-04-05',191,2.2),(7,6,5,6,7,'2024-04-08',188.5,2.2);
INSERT INTO Blast VALUES (1,1,2,'2024-03-28',5400,120,0),(2,3,4,'2024-03-30',860,42,1),(3,4,4,'2024-04-01',790,38,0),(4,5,6,'2024-04-02',1020,55,2),(5,1,2,'2024-04-06',6100,134,1);
INSERT INTO Safety_Event VALUES (1,1,1,NULL,'2023-05-09','near miss',0),(2,2,4,3,'2023-08-22','rock fall',21),(3,2,5,NULL,'2023-11-14','gas alarm',0),(4,4,7,7,'2024-01-30','slip',4),(5,1,2,1,'2024-02-17','vehicle',9);
-- Which mines are of the open pit type? Give their names.
-- mines dug as open pit
-- What sites are worked as open pit?
-- open pit - which mines are of this sort
SELECT mine_name FROM Mine WHERE mine_type = 'open pit';
-- What is the deepest, the shallowest and the average depth of the ore bodies?
-- how deep the ore lies: maximum, minimum, mean
-- How far down does the ore lie at the most, at the least, and in the mean?
-- depth in metres please: largest, smallest, mean
SELECT MAX(depth_m), MIN(depth_m), AVG(depth_m) FROM Ore_Body;
-- Show the given name and family name of miners without a date until which their medical is valid.
-- first name and surname of anyone with no medical on file
-- For whom do we not know how long they are certified fit by the doctor? Forename, then family name.
-- medical expiry left blank: forename and family name of these workers
SELECT given_name, family_name FROM Miner WHERE medical_valid_until IS NULL;
-- How many miners have the job blaster in a crew with the shift pattern day?
-- count the people employed as blaster whose team works the day pattern
-- How many people work as blaster in a team on the day rota?
-- day shift teams: number of members whose job is blaster
SELECT COUNT(*) FROM Miner AS T1 JOIN Crew AS T2 ON T1.crew_id = T2.crew_id WHERE T1.job = 'blaster' AND T2.shift_pattern = 'day';
-- List the names and reserves of ore bodies with a reserve between 5000 and 25000 kilotonnes, the largest first.
-- which bodies still hold 5000 to 25000 kt, and how much, from big to small
-- Where is there at least 5000 and at most 25000 kilotonnes left in the ground, and how much? Richest on top.
-- reserve from 5000 to 25000 sorted downwards: name of the deposit, kt in it
SELECT ore_body_name, reserve_kt FROM Ore_Body WHERE reserve_kt BETWEEN 5000 AND 25000 ORDER BY reserve_kt DESC;
-- For each mine, show its name and the name of its main mineral.
-- mines next to what they chiefly produce, spelled out
-- What does each site chiefly get out of the ground? Name of the site, then of the stuff.
-- mine name and, next to it, main product in words
SELECT T1.mine_name, T2.mineral_name FROM Mine AS T1 JOIN Ref_Minerals AS T2 ON T1.main_mineral_code = T2.mineral_code;
-- Which mines have copper as a by-product?
-- mines where copper comes out on the side
-- Where do we get copper as well, as a side product?
-- copper is the by-product here: names of the sites
SELECT T1.mine_name FROM Mine AS T1 JOIN Ref_Minerals AS T2 ON T1.by_product_code = T2.mineral_code WHERE T2.mineral_name = 'copper';
-- Give the family name of each miner along with the family name of the miner's buddy.
-- surnames in twos: a worker, then the buddy assigned to that worker
-- Who is paired with whom? Family name of the worker, then that of the partner.
-- each worker who has a buddy: own family name, buddy's family name
SELECT T1.family_name, T2.family_name FROM Miner AS T1 JOIN Miner AS T2 ON T1.buddy_id = T2.miner_id;
-- Which machine type descriptions contain the word truck?
-- kinds of vehicle with truck in the description
-- What sorts of equipment are described as some truck or other?
-- "truck" occurs in the wording - list those kinds of machine
SELECT type_description FROM Ref_Machine_Types WHERE type_description LIKE '%truck%';
-- How many machines of each type are there? Show the type description and the number.
-- fleet counted by kind, kind in words first
-- How many vehicles do we have of each sort? The sort in words, then how many.
-- vehicle count by kind, description of the kind in front
SELECT T1.type_description, COUNT(*) FROM Ref_Machine_Types AS T1 JOIN Machine AS T2 ON T1.type_code = T2.type_code GROUP BY T1.type_code;
-- Which machine types do we not own at all? Return the descriptions.
-- kinds of equipment of which the fleet has none
-- What sorts of equipment are missing from our fleet altogether?
-- not one machine of it here: which kinds, in words
SELECT type_description FROM Ref_Machine_Types WHERE type_code NOT IN (SELECT type_code FROM Machine);
-- For every haul, list the ore body name, the stockpile name and the tonnes moved.
-- loads: taken from which body, dumped on which pile, how heavy
-- Where did each load come from, where was it tipped, and how heavy was it?
-- all hauls with name of the deposit, name of the heap, weight in tonnes
SELECT T1.ore_body_name, T3.stockpile_name, T2.tonnes FROM Ore_Body AS T1 JOIN Haul AS T2 ON T1.ore_body_id = T2.ore_body_id JOIN Stockpile AS T3 ON T2.stockpile_id = T3.stockpile_id;
-- Which driver hauled the most tonnes in total? Give the given name and the family name.
-- first name and surname of whoever moved the greatest weight altogether
-- Who at the wheel has shifted the most ore in all? Forename, family name.
-- add up tonnes per driver; forename and family name of the number one
SELECT T1.given_name, T1.family_name FROM Miner AS T1 JOIN Haul AS T2 ON T1.miner_id = T2.driver_id GROUP BY T1.miner_id ORDER BY SUM(T2.tonnes) DESC LIMIT 1;
-- In which provinces are there both an open pit mine and an underground mine?
-- provinces with a mine of type open pit and one of type underground
-- In what parts of the country do we dig both by open pit and underground?
-- underground there and open pit there too - which provinces
SELECT province FROM Mine WHERE mine_type = 'open pit' INTERSECT SELECT province FROM Mine WHERE mine_type = 'underground';
-- Find the names of the ore bodies that have been blasted but never hauled from.
-- bodies where charges were fired, yet no load was ever taken away
-- What deposits were blown up but have not had anything carted away?
-- no haul so far despite a blast: names of the deposits
SELECT T1.ore_body_name FROM Ore_Body AS T1 JOIN Blast AS T2 ON T1.ore_body_id = T2.ore_body_id EXCEPT SELECT T1.ore_body_name FROM Ore_Body AS T1 JOIN Haul AS T2 ON T1.ore_body_id = T2.ore_body_id;
-- Which miners reported a safety event or were injured in one? List the family names.
-- surnames, without doubles, of people who wrote up an event together with people who got hurt in one
-- Who has told us of an accident or was hurt in one? Family names, each one time.
-- one list of family names: reporters of safety events plus the injured
SELECT T1.family_name FROM Miner AS T1 JOIN Safety_Event AS T2 ON T1.miner_id = T2.reported_by UNION SELECT T1.family_name FROM Miner AS T1 JOIN Safety_Event AS T2 ON T1.miner_id = T2.injured_miner_id;
-- For each mine where a blast took place, list the mine name with the earliest and the latest blast date.
-- mines that saw charges fired: name, first day and last day of firing
-- When was the first and when the last explosion at each site that had any? Site in front.
-- blasting by mine: name, earliest day, latest day
SELECT T1.mine_name, MIN(T3.blast_date), MAX(T3.blast_date) FROM Mine AS T1 JOIN Ore_Body AS T2 ON T1.mine_id = T2.mine_id JOIN Blast AS T3 ON T2.ore_body_id = T3.ore_body_id GROUP BY T1.mine_id;
-- How many different stockpiles has each machine delivered to? Show the fleet number and that number.
-- distinct piles served, machine by machine, fleet number in front
-- To how many distinct heaps has each vehicle brought loads? Its fleet number, then how many.
-- fleet number of each machine that hauled, and how many different heaps it took things to
SELECT T1.fleet_number, COUNT(DISTINCT T2.stockpile_id) FROM Machine AS T1 JOIN Haul AS T2 ON T1.machine_id = T2.machine_id GROUP BY T1.machine_id;
-- Which mines had at least two safety events, and how many days were lost there in total?
-- mines with 2 or more events on record, together with the lost days summed
-- Where have there been two accidents or more, and how many days off did these cost in all?
-- sum of days lost by mine, leaving out mines with fewer than 2 safety events: name, sum
SELECT T1.mine_name, SUM(T2.lost_days) FROM Mine AS T1 JOIN Safety_Event AS T2 ON T1.mine_id = T2.mine_id GROUP BY T1.mine_id HAVING COUNT(*) >= 2;
-- Who fired blasts in the mine named Aggeneys Deep? Return the distinct family names of the blasters.
-- surnames, each once, of those who set off charges at Aggeneys Deep
-- Who has handled explosives at Aggeneys Deep? Family names without repeats.
-- Aggeneys Deep - different family names of the people who did the blasting
SELECT DISTINCT T1.family_name FROM Miner AS T1 JOIN Blast AS T2 ON T1.miner_id = T2.blaster_id JOIN Ore_Body AS T3 ON T2.ore_body_id = T3.ore_body_id JOIN Mine AS T4 ON T3.mine_id = T4.mine_id WHERE T4.mine_name = 'Aggeneys Deep';
-- Among ore bodies that are producing, which one has the highest grade? Show the name of the ore body and the name of its mine.
-- richest body by grade with status producing, and the mine it belongs to
-- What deposit in the state producing is the richest per tonne, and at what site is it?
-- status producing, best grade: name of the deposit, name of the mine
SELECT T1.ore_body_name, T2.mine_name FROM Ore_Body AS T1 JOIN Mine AS T2 ON T1.mine_id = T2.mine_id WHERE T1.status = 'producing' ORDER BY T1.grade_percent DESC LIMIT 1;
-- Which crews work in mines whose main mineral costs more than 1000 per tonne? List the crew names.
-- teams at mines that chiefly dig something priced above 1000 a tonne
-- What teams are at a site whose chief product sells for more than 1000 a tonne?
-- main mineral dearer than 1000 per tonne: names of the crews at those mines
SELECT crew_name FROM Crew WHERE mine_id IN (SELECT T1.mine_id FROM Mine AS T1 JOIN Ref_Minerals AS T2 ON T1.main_mineral_code = T2.mineral_code WHERE T2.price_per_tonne > 1000);

-- database: three_rivers_dairy_union
CREATE TABLE District (DistrictId INTEGER PRIMARY KEY, DistrictName TEXT, Altitude INTEGER, Delegate TEXT, MeetingDay TEXT);
CREATE TABLE Farm (FarmId INTEGER PRIMARY KEY, FarmName TEXT, OwnerName TEXT, DistrictId INTEGER REFERENCES District(DistrictId), CowCount INTEGER, Breed TEXT, Organic TEXT, JoinedYear INTEGER, SponsorFarmId INTEGER REFERENCES Farm(FarmId));
CREATE TABLE Driver (DriverId INTEGER PRIMARY KEY, DriverName TEXT, LicenceClass TEXT, HiredOn TEXT, Phone TEXT);
CREATE TABLE Tanker (TankerId INTEGER PRIMARY KEY, Plate TEXT, CapacityLitres INTEGER, BuiltYear INTEGER, RegularDriverId INTEGER REFERENCES Driver(DriverId), ReliefDriverId INTEGER REFERENCES Driver(DriverId));
CREATE TABLE Creamery (CreameryId INTEGER PRIMARY KEY, CreameryName TEXT, Town TEXT, DailyCapacity INTEGER, Opened INTEGER, ManagerName TEXT);
CREATE TABLE Pickup (PickupId INTEGER PRIMARY KEY, FarmId INTEGER REFERENCES Farm(FarmId), TankerId INTEGER REFERENCES Tanker(TankerId), CreameryId INTEGER REFERENCES Creamery(CreameryId), PickupDate TEXT, Litres INTEGER, Temperature REAL);
CREATE TABLE LabResult (ResultId INTEGER PRIMARY KEY, PickupId INTEGER REFERENCES Pickup(PickupId), FatPercent REAL, ProteinPercent REAL, SomaticCells INTEGER, Antibiotics TEXT);
CREATE TABLE Product (ProductCode TEXT PRIMARY KEY, ProductName TEXT, Category TEXT, FatPercent REAL, PricePerKg REAL, ShelfDays INTEGER);
CREATE TABLE Batch (BatchId INTEGER PRIMARY KEY, ProductCode TEXT REFERENCES Product(ProductCode), CreameryId INTEGER REFERENCES Creamery(CreameryId), MadeOn TEXT, Kilograms REAL, MilkUsed INTEGER, Grade TEXT);
CREATE TABLE Shop (ShopId INTEGER PRIMARY KEY, ShopName TEXT, Town TEXT, Chain TEXT, FloorArea INTEGER);
CREATE TABLE Delivery (DeliveryId INTEGER PRIMARY KEY, BatchId INTEGER REFERENCES Batch(BatchId), ShopId INTEGER REFERENCES Shop(ShopId), DeliveredOn TEXT, Kilograms REAL, ReturnedKg REAL);
INSERT INTO District VALUES (1,'Upper Valley',1120,'Rosa Planter','Monday'),(2,'Mill Plain',410,'Gus Albrecht','Thursday'),(3,'Birch Hills',760,'Tilda Moos','Tuesday'),(4,'River Mouth',90,NULL,'Friday');
INSERT INTO Farm VALUES (1,'Sonnhof','Anna Gruber',1,24,'Brown Swiss','yes',1988,NULL),(2,'Lindengut','Peter Lang',2,110,'Holstein','no',1995,NULL),(3,'Birkenau','Marie Moser',3,46,'Simmental','yes',2003,1),(4,'Talwiese','Karl Egger',1,31,'Brown Swiss','no',2010,1),(5,'Kornfeld','Lena Huber',2,85,'Holstein','no',2014,2),(6,'Steinalm','Josef Reiter',3,18,'Pinzgauer','yes',2019,3),(7,'Auhof','Ida Brandt',2,63,'Simmental','no',2023,2);
INSERT INTO Driver VALUES (1,'Mattias Orth','C','2008-03-01','0660-11'),(2,'Selma Vogt','CE','2015-09-14','0660-12'),(3,'Rudi Hain','CE','2012-05-21',NULL),(4,'Emil Fabian','C','2022-01-10','0660-14');
INSERT INTO Tanker VALUES (1,'TR-100',12000,2014,1,4),(2,'TR-200',18000,2018,2,3),(3,'TR-300',22000,2021,3,4),(4,'TR-400',9000,2009,1,2);
INSERT INTO Creamery VALUES (1,'Bergkase Dairy','Oberau',40000,1932,'Vera Stern'),(2,'Plain Creamery','Mittdorf',160000,1974,'Hugo Lanz'),(3,'Birch Butterworks','Waldstadt',55000,1951,'Nora Fink');
INSERT INTO Pickup VALUES (1,1,1,1,'2024-05-02',980,3.8),(2,4,1,1,'2024-05-02',1240,4.1),(3,2,2,2,'2024-05-02',6800,3.6),(4,5,2,2,'2024-05-03',5100,5.4),(5,3,3,3,'2024-05-03',2150,3.9),(6,6,3,1,'2024-05-04',640,4.4),(7,2,3,2,'2024-05-05',6950,3.5),(8,1,4,3,'2024-05-06',1010,4);
INSERT INTO LabResult VALUES (1,1,4.2,3.5,140,'negative'),(2,2,4.0,3.4,210,'negative'),(3,3,3.7,3.2,260,'negative'),(4,4,3.6,3.1,420,'positive'),(5,5,4.1,3.6,175,'negative'),(6,7,3.8,3.3,240,'negative');
INSERT INTO Product VALUES ('MC','mountain cheese','cheese',35,14.9,180),('CC','cream cheese','cheese',28,8.6,30),('SB','sweet butter','butter',82,9.8,60),('WB','whey butter','butter',80,8.9,45),('NY','natural yoghurt','yoghurt',3.8,2.4,21),('SK','skyr','yoghurt',0.2,3.9,25),('SM','skimmed milk powder','powder',1,4.4,540);
INSERT INTO Batch VALUES (1,'MC',1,'2024-05-03',210,2100,'A'),(2,'MC',1,'2024-05-06',95,960,'B'),(3,'NY',2,'2024-05-04',3400,3500,'A'),(4,'CC',2,'2024-05-05',620,2800,'A'),(5,'SB',3,'2024-05-05',150,3100,'A'),(6,'SB',2,'2024-05-07',240,5200,'B'),(7,'WB',3,'2024-05-08',60,1500,'A');
INSERT INTO Shop VALUES (1,'Dorfladen Oberau','Oberau',NULL,90),(2,'Frischmarkt Mittdorf','Mittdorf','Frischmarkt',850),(3,'Frischmarkt Seeblick','Seeblick','Frischmarkt',1200),(4,'Kaufpark Waldstadt','Waldstadt','Kaufpark',2100),(5,'Cheese Corner','Seeblick',NULL,60);
INSERT INTO Delivery VALUES (1,1,5,'2024-05-20',25,0),(2,1,1,'2024-05-21',12,1),(3,3,2,'2024-05-06',400,15),(4,3,4,'2024-05-06',900,60),(5,4,4,'2024-05-08',180,8),(6,5,2,'2024-05-09',45,0),(7,6,4,'2024-05-10',70,2),(8,7,5,'2024-05-12',6,0);
-- Who are the owners of the organic (yes) farms?
-- names of the people whose farm is organic: yes
-- Who has a farm that is run without chemicals (organic is yes)?
-- organic = yes: owner names
SELECT OwnerName FROM Farm WHERE Organic = 'yes';
-- What is the total number of cows and the average number of cows per farm?
-- cows: sum over all members, and the mean
-- How many cattle are there in all, and how many does a farm keep in the mean?
-- herd size over the farms: sum, then mean
SELECT SUM(CowCount), AVG(CowCount) FROM Farm;
-- How many different farms have delivered milk to the creamery called Plain Creamery?
-- number of distinct members whose milk went to Plain Creamery
-- From how many distinct members did milk get to Plain Creamery?
-- Plain Creamery - how many different farms were its milk fetched from
SELECT COUNT(DISTINCT T1.FarmId) FROM Pickup AS T1 JOIN Creamery AS T2 ON T1.CreameryId = T2.CreameryId WHERE T2.CreameryName = 'Plain Creamery';
-- Show the product name and price per kilogram of all products in the category cheese or butter, the cheapest first.
-- cheese and butter items with the price of a kilo, low to high
-- What cheese or butter do we make, and how much is a kilo of it? From the least expensive up.
-- butter and cheese articles sorted by price a kilo, lowest on top: name, price
SELECT ProductName, PricePerKg FROM Product WHERE Category = 'cheese' OR Category = 'butter' ORDER BY PricePerKg ASC;
-- Which shops do not belong to any chain?
-- independent shops: no chain recorded, give what they are called
-- What stores stand on their own, with no chain behind them?
-- chain left blank - names of those stores
SELECT ShopName FROM Shop WHERE Chain IS NULL;
-- List the names of the farms together with the names of the farms that sponsored them.
-- each newer member and, beside it, the member that vouched for it
-- Who brought in whom? The farm that joined, then the one that backed it.
-- for each farm with a sponsor: its name, name of the sponsor
SELECT T1.FarmName, T2.FarmName FROM Farm AS T1 JOIN Farm AS T2 ON T1.SponsorFarmId = T2.FarmId;
-- For each tanker, show its plate, the name of its regular driver and the name of its relief driver.
-- milk lorries: number plate, who usually drives, who stands in
-- Who is normally at the wheel of each lorry, and who takes over at need? Registration first.
-- lorry registration, name of the usual driver, name of the substitute
SELECT T1.Plate, T2.DriverName, T3.DriverName FROM Tanker AS T1 JOIN Driver AS T2 ON T1.RegularDriverId = T2.DriverId JOIN Driver AS T3 ON T1.ReliefDriverId = T3.DriverId;
-- How many litres did each creamery receive in total? Give the creamery name and the litres.
-- milk taken in, summed by dairy plant, plant first
-- How much milk has arrived at each dairy in all? Dairy first, then litres.
-- sum of litres by plant, with the plant's name in front
SELECT T1.CreameryName, SUM(T2.Litres) FROM Creamery AS T1 JOIN Pickup AS T2 ON T1.CreameryId = T2.CreameryId GROUP BY T1.CreameryId;
-- Which farms have never had a pickup?
-- members from whom no milk was fetched so far
-- Where have we not picked up any milk yet?
-- farms without a collection, by name
SELECT FarmName FROM Farm WHERE FarmId NOT IN (SELECT FarmId FROM Pickup);
-- What is the name of the farm whose milk was tested positive for antibiotics?
-- member with an antibiotics finding of positive
-- Whose milk came out positive for drugs (antibiotics)? Name of the farm.
-- antibiotics = positive in the lab - which farm's milk was it
SELECT T1.FarmName FROM Farm AS T1 JOIN Pickup AS T2 ON T1.FarmId = T2.FarmId JOIN LabResult AS T3 ON T2.PickupId = T3.PickupId WHERE T3.Antibiotics = 'positive';
-- Find the pickup date, the farm name and the district name of pickups with a temperature between 4 and 5.5 degrees.
-- milk fetched at 4 to 5.5 degrees: day, farm, district
-- When and where was the milk no colder than 4 and no warmer than 5.5 degrees at collection? The day, the farm, the area it lies in.
-- from 4 to 5.5 degrees: day it was collected, name of the farm, name of its district
SELECT T1.PickupDate, T2.FarmName, T3.DistrictName FROM Pickup AS T1 JOIN Farm AS T2 ON T1.FarmId = T2.FarmId JOIN District AS T3 ON T2.DistrictId = T3.DistrictId WHERE T1.Temperature BETWEEN 4 AND 5.5;
-- Which product names contain the word butter?
-- items with butter in what they are called
-- What do we sell that has butter in its name?
-- names of articles containing "butter"
SELECT ProductName FROM Product WHERE ProductName LIKE '%butter%';
-- Which farm delivered the richest milk by fat percentage in a laboratory result? Show the farm's name and the percentage.
-- highest fat the lab ever measured: which member, what percent
-- What farm gave the fattest milk ever tested, and how fat was it?
-- top fat percentage among the lab figures: farm name, percentage
SELECT T1.FarmName, T3.FatPercent FROM Farm AS T1 JOIN Pickup AS T2 ON T1.FarmId = T2.FarmId JOIN LabResult AS T3 ON T2.PickupId = T3.PickupId ORDER BY T3.FatPercent DESC LIMIT 1;
-- What are the names of products that were never made in a batch?
-- items nobody has produced yet
-- What on our list has yet to be made even once?
-- no batch of it exists: names of such articles
SELECT ProductName FROM Product WHERE ProductCode NOT IN (SELECT ProductCode FROM Batch);
-- Which towns have both a creamery and a shop?
-- places with one of our plants where there is also a shop
-- In what places do we have a dairy and a store as well?
-- towns that occur both with plants and with stores
SELECT Town FROM Creamery INTERSECT SELECT Town FROM Shop;
-- In which towns is there a shop but no creamery?
-- shop towns minus the towns of the plants
-- In what places can one buy from a store though no dairy stands there?
-- leave out any town with a dairy; which towns with a store remain
SELECT Town FROM Shop EXCEPT SELECT Town FROM Creamery;
-- List the names of everybody who is either the delegate of a district or the manager of a creamery, leaving out districts without a delegate.
-- one list of people: those who speak for a district, where somebody does, plus those who run a plant
-- Who represents an area (where anybody does) or is in charge of a dairy? No name twice.
-- one list: district spokespeople that are filled in, and heads of the plants
SELECT Delegate FROM District WHERE Delegate IS NOT NULL UNION SELECT ManagerName FROM Creamery;
-- Which products are made at two or more different creameries? Show the product name.
-- items that at least two different plants produce
-- What do we make in two dairies or more?
-- articles produced at no fewer than 2 different plants, by name
SELECT T1.ProductName FROM Product AS T1 JOIN Batch AS T2 ON T1.ProductCode = T2.ProductCode GROUP BY T1.ProductCode HAVING COUNT(DISTINCT T2.CreameryId) >= 2;
-- Which farms have more cows than the farm that sponsored them? Give the farm's name and the sponsor's name.
-- members with a bigger herd than the one who vouched for them: the member, then the voucher
-- Who keeps more cattle than their own backer does? The farm, then its backer.
-- herd larger than the sponsor's herd: name of the farm, name of the sponsor
SELECT T1.FarmName, T2.FarmName FROM Farm AS T1 JOIN Farm AS T2 ON T1.SponsorFarmId = T2.FarmId WHERE T1.CowCount > T2.CowCount;
-- For every shop that received at least two deliveries, show the shop name and the kilograms delivered in total, the largest total first.
-- shops supplied 2 times or more: which, and the sum of kilos brought, from most to least
-- What stores have we supplied at least two times, and how heavy was it all together? Greatest weight on top.
-- sum of kilos brought, by store, sorted downwards, leaving out stores with a single delivery: name, sum
SELECT T1.ShopName, SUM(T2.Kilograms) FROM Shop AS T1 JOIN Delivery AS T2 ON T1.ShopId = T2.ShopId GROUP BY T1.ShopId HAVING COUNT(*) >= 2 ORDER BY SUM(T2.Kilograms) DESC;
-- Which districts have a farm whose milk was fetched with the tanker TR-300? Return the district names, each once.
-- distinct districts served by lorry TR-300
-- In what areas has the lorry with the registration TR-300 collected milk? Every name one time.
-- TR-300 is the plate: different districts of the farms it went to
SELECT DISTINCT T1.DistrictName FROM District AS T1 JOIN Farm AS T2 ON T1.DistrictId = T2.DistrictId JOIN Pickup AS T3 ON T2.FarmId = T3.FarmId JOIN Tanker AS T4 ON T3.TankerId = T4.TankerId WHERE T4.Plate = 'TR-300';
-- Among the products delivered to Kaufpark Waldstadt, which one had the most kilograms returned? Give its name.
-- Kaufpark Waldstadt: the item with the largest sum of kilos sent back
-- What did Kaufpark Waldstadt give back most of by weight, taking all its deliveries together?
-- add up returned kilos by article, only for Kaufpark Waldstadt, and name the article on top
SELECT T1.ProductName FROM Product AS T1 JOIN Batch AS T2 ON T1.ProductCode = T2.ProductCode JOIN Delivery AS T3 ON T2.BatchId = T3.BatchId JOIN Shop AS T4 ON T3.ShopId = T4.ShopId WHERE T4.ShopName = 'Kaufpark Waldstadt' GROUP BY T1.ProductCode ORDER BY SUM(T3.ReturnedKg) DESC LIMIT 1;
