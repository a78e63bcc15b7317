-- database: elm_and_ember_furniture
CREATE TABLE dsgnr (dsgnr_id INTEGER PRIMARY KEY, dsgnr_nm TEXT, ctry TEXT, born_yr INTEGER, royalty_pct REAL);
CREATE TABLE wood (wood_cd TEXT PRIMARY KEY, wood_nm TEXT, hardness INTEGER, origin TEXT, prc_m3 REAL, fsc_flg INTEGER);
CREATE TABLE art (art_no TEXT PRIMARY KEY, art_nm TEXT, art_typ TEXT, wood_cd TEXT REFERENCES wood(wood_cd), dsgnr_id INTEGER REFERENCES dsgnr(dsgnr_id), sls_prc REAL, wgt_kg REAL, intro_yr INTEGER);
CREATE TABLE bom (parent_art_no TEXT REFERENCES art(art_no), comp_art_no TEXT REFERENCES art(art_no), qty REAL, waste_pct REAL, pos_no INTEGER, PRIMARY KEY (parent_art_no, comp_art_no));
CREATE TABLE wrk_ctr (wc_cd TEXT PRIMARY KEY, wc_nm TEXT, hall_no INTEGER, hr_rate REAL, op_cnt INTEGER);
CREATE TABLE rtng (art_no TEXT REFERENCES art(art_no), op_no INTEGER, wc_cd TEXT REFERENCES wrk_ctr(wc_cd), op_desc TEXT, set_min INTEGER, run_min INTEGER, PRIMARY KEY (art_no, op_no));
CREATE TABLE vend (vend_no INTEGER PRIMARY KEY, vend_nm TEXT, city TEXT, ctry TEXT, rtng_pts INTEGER, pref_flg TEXT);
CREATE TABLE vend_art (vend_no INTEGER REFERENCES vend(vend_no), art_no TEXT REFERENCES art(art_no), buy_prc REAL, lead_dys INTEGER, min_ord INTEGER, PRIMARY KEY (vend_no, art_no));
CREATE TABLE emp (emp_no INTEGER PRIMARY KEY, emp_nm TEXT, wc_cd TEXT REFERENCES wrk_ctr(wc_cd), hire_yr INTEGER, wage REAL, frmn_no INTEGER REFERENCES emp(emp_no));
CREATE TABLE prod_ord (po_no INTEGER PRIMARY KEY, art_no TEXT REFERENCES art(art_no), resp_emp_no INTEGER REFERENCES emp(emp_no), qc_emp_no INTEGER REFERENCES emp(emp_no), start_dt TEXT, end_dt TEXT, ord_qty INTEGER, rej_qty INTEGER, status TEXT);
INSERT INTO dsgnr VALUES (1,'Signe Hald','Denmark',1962,4.5),(2,'Aurelio Conti','Italy',1975,5),(3,'Maeve Brannigan','Ireland',1988,3),(4,'Jun Hayama','Japan',1981,3.5),(5,'Pella Storm','Sweden',1993,2.5);
INSERT INTO wood VALUES ('OAK','oak',6,'France',1150,1),('ASH','ash',5,'Germany',890,1),('WAL','walnut',5,'United States',2400,0),('PIN','pine',2,'Sweden',310,1),('ELM','elm',4,'Romania',980,0),('BCH','beech',7,'Germany',640,1);
INSERT INTO art VALUES ('F100','Halden dining table','finished','OAK',1,1890,48,2016),('F110','Halden bench','finished','OAK',1,690,21,2017),('F200','Conca armchair','finished','WAL',2,2350,14.5,2019),('F300','Kerry bookcase','finished','ASH',3,1240,39,2021),('F310','Kerry sideboard','finished','ASH',3,1580,52,2022),('C010','table leg turned','component','OAK',NULL,NULL,2.8,NULL),('C020','shelf board','component','ASH',NULL,NULL,4.1,NULL),('C030','back panel','component','BCH',NULL,NULL,3.6,NULL),('P001','confirmat screw','bought',NULL,NULL,NULL,0.01,NULL),('P002','brass hinge','bought',NULL,NULL,NULL,0.12,NULL),('P003','leather strap','bought',NULL,NULL,NULL,0.3,NULL);
INSERT INTO bom VALUES ('F100','C010',4,2,10),('F100','P001',16,0,20),('F110','C010',2,3,10),('F110','P001',8,0,20),('F200','P003',6,5,10),('F300','C020',5,4,10),('F300','C030',1,6,20),('F300','P001',24,0,30),('F310','C020',3,4,10),('F310','C030',2,6,20),('F310','P002',4,0,30);
INSERT INTO wrk_ctr VALUES ('SAW','panel saw',1,52,3),('TRN','turning lathe',1,48,2),('CNC','machining centre',2,85,2),('SND','sanding line',2,39,4),('LAC','lacquer booth',3,61,3),('ASM','assembly bench',3,34,6);
INSERT INTO rtng VALUES ('C010',10,'SAW','cut blanks',10,2),('C010',20,'TRN','turn leg',15,9),('C020',10,'SAW','cut boards',8,3),('C030',10,'CNC','rout panel',20,5),('F100',10,'SND','sand top',12,25),('F100',20,'LAC','oil surface',18,30),('F100',30,'ASM','mount legs',5,22),('F200',10,'CNC','shape frame',45,40),('F200',20,'ASM','weave straps',5,75);
INSERT INTO vend VALUES (501,'Hinge and Clasp','Solingen','Germany',88,'Y'),(502,'Boltwerk','Hagen','Germany',79,'N'),(503,'Cuoio Vero','Arezzo','Italy',93,'Y'),(504,'Panelix','Riga','Latvia',71,'N'),(505,'Timberhof','Graz','Austria',84,'N');
INSERT INTO vend_art VALUES (501,'P002',3.4,12,200),(501,'P001',0.06,9,5000),(502,'P001',0.04,15,10000),(502,'P002',2.9,21,500),(503,'P003',7.8,30,100),(504,'C030',11.5,18,50);
INSERT INTO emp VALUES (1,'Bjorn Falk','CNC',2003,29,NULL),(2,'Nina Roux','SAW',2011,24.5,1),(3,'Tadeusz Gora','TRN',2008,26,1),(4,'Ebele Udo','ASM',2014,27.5,NULL),(5,'Luka Maric','ASM',2020,19.5,4),(6,'Sofie Lund','LAC',2017,23,4),(7,'Hamza Aydin','ASM',2023,18,4);
INSERT INTO prod_ord VALUES (9001,'C010',3,1,'2024-01-08','2024-01-12',240,9,'closed'),(9002,'F100',4,6,'2024-01-22','2024-02-02',40,1,'closed'),(9003,'C020',2,1,'2024-02-05','2024-02-09',300,14,'closed'),(9004,'F300',5,4,'2024-02-19','2024-03-05',50,3,'closed'),(9005,'F200',4,6,'2024-03-11',NULL,25,NULL,'started'),(9006,'F100',5,NULL,'2024-04-02',NULL,30,NULL,'planned'),(9007,'C010',3,4,'2024-04-08',NULL,120,NULL,'started');
-- What are the names and sales prices of finished articles introduced after 2017?
-- products of type finished that came out later than 2017, with what they sell for
-- What are the finished pieces launched after 2017 called, and how much does a customer pay for each?
-- newer than 2017 and of the finished kind - name and selling price pls
SELECT art_nm, sls_prc FROM art WHERE art_typ = 'finished' AND intro_yr > 2017;
-- How many different articles are processed at a work centre in hall number 2?
-- distinct items that go through some station in hall 2, count only
-- How many of our products pass through a workshop area in hall 2, each one counted a single time?
-- hall no 2: i need the number of different articles with an operation there
SELECT COUNT(DISTINCT T1.art_no) FROM rtng AS T1 JOIN wrk_ctr AS T2 ON T1.wc_cd = T2.wc_cd WHERE T2.hall_no = 2;
-- Show the lowest and the highest hourly rate of the work centres.
-- cost of an hour at our stations: minimum, then maximum
-- How much does an hour on our shop floor stations cost at the cheap end, and how much at the dear end?
-- work centres, hourly charge: cheapest and dearest
SELECT MIN(hr_rate), MAX(hr_rate) FROM wrk_ctr;
-- Which production orders have not ended yet? List their numbers.
-- numbers of the jobs with no end day filled in
-- Which manufacturing jobs are still going on, with no finish date written down? Their numbers will do.
-- end date empty - po numbers of those production orders
SELECT po_no FROM prod_ord WHERE end_dt IS NULL;
-- Which woods cost between 600 and 1000 per cubic metre? Give the names, the most expensive first.
-- timber at 600 to 1000 a cubic metre, by name, from dear to cheap
-- What kinds of timber can be had for 600 to 1000 per cubic metre, starting with the priciest?
-- can you list wood names by price per m3, highest first, only where it is from 600 up to 1000
SELECT wood_nm FROM wood WHERE prc_m3 BETWEEN 600 AND 1000 ORDER BY prc_m3 DESC;
-- What are the names of articles that start with Kerry?
-- everything called Kerry something
-- What do we make or stock whose name opens with Kerry?
-- article names beginning "Kerry"
SELECT art_nm FROM art WHERE art_nm LIKE 'Kerry%';
-- List the component names and quantities that go into the Halden dining table.
-- what is built into a Halden dining table, and how many of each
-- Which parts do you need to make the Halden dining table, and how many of every part?
-- bill of materials of Halden dining table please: component, qty
SELECT T3.art_nm, T2.qty FROM art AS T1 JOIN bom AS T2 ON T1.art_no = T2.parent_art_no JOIN art AS T3 ON T2.comp_art_no = T3.art_no WHERE T1.art_nm = 'Halden dining table';
-- In which articles is the confirmat screw used as a component? Return their names.
-- products that take a confirmat screw
-- Which pieces are put together with a confirmat screw in them?
-- confirmat screw - name everything it is built into
SELECT T1.art_nm FROM art AS T1 JOIN bom AS T2 ON T1.art_no = T2.parent_art_no JOIN art AS T3 ON T2.comp_art_no = T3.art_no WHERE T3.art_nm = 'confirmat screw';
-- For each finished article, show its name, the name of the wood and the name of the designer.
-- type finished: product, timber, who designed it
-- What is each finished piece called, what timber is it made from and who drew it?
-- can you give me article, wood and designer, all three as names, for whatever is finished
SELECT T1.art_nm, T2.wood_nm, T3.dsgnr_nm FROM art AS T1 JOIN wood AS T2 ON T1.wood_cd = T2.wood_cd JOIN dsgnr AS T3 ON T1.dsgnr_id = T3.dsgnr_id WHERE T1.art_typ = 'finished';
-- For each wood used in a finished article, show the wood's name, the number of finished articles and their average sales price.
-- timber by timber, type finished only: its name, how many products, what they sell for on average
-- How many finished pieces are made from each timber, and what does such a piece fetch on average? Put what the timber is called in front.
-- finished articles grouped by wood: wood name, count, mean selling price
SELECT T1.wood_nm, COUNT(*), AVG(T2.sls_prc) FROM wood AS T1 JOIN art AS T2 ON T1.wood_cd = T2.wood_cd WHERE T2.art_typ = 'finished' GROUP BY T1.wood_cd;
-- Which woods are not used for any article?
-- timber that appears in no product at all
-- Which kinds of timber do we make nothing from?
-- names of wood without a single article
SELECT wood_nm FROM wood EXCEPT SELECT T1.wood_nm FROM wood AS T1 JOIN art AS T2 ON T1.wood_cd = T2.wood_cd;
-- Show the name of each employee who has a foreman, together with the foreman's name.
-- workers, each beside the one who is over them
-- Who works under whom on the shop floor? Give the worker, then the supervisor, where there is one.
-- emp name and foreman name, leaving out those with nobody above them
SELECT T1.emp_nm, T2.emp_nm FROM emp AS T1 JOIN emp AS T2 ON T1.frmn_no = T2.emp_no;
-- For the closed production orders, list the order number, the name of the responsible employee and the name of the employee who did the quality control.
-- jobs with status closed: number, who was in charge, who checked the quality
-- Who was answerable for every job that is closed, and who inspected its quality? Begin with the job's number.
-- status closed: po no, name of responsible person, name of qc person
SELECT T1.po_no, T2.emp_nm, T3.emp_nm FROM prod_ord AS T1 JOIN emp AS T2 ON T1.resp_emp_no = T2.emp_no JOIN emp AS T3 ON T1.qc_emp_no = T3.emp_no WHERE T1.status = 'closed';
-- Which employees have both been responsible for a production order and done the quality control of one?
-- people found in charge of some job and as quality checker of some job, names
-- Who has not only led a manufacturing job but also inspected the quality of one?
-- names of staff that show up both as responsible and as qc on production orders
SELECT T1.emp_nm FROM emp AS T1 JOIN prod_ord AS T2 ON T1.emp_no = T2.resp_emp_no INTERSECT SELECT T1.emp_nm FROM emp AS T1 JOIN prod_ord AS T2 ON T1.emp_no = T2.qc_emp_no;
-- From which countries do we have a vendor or a designer?
-- one list of lands, no repeats, of sellers and designers together
-- What nations do our suppliers or our designers come from? Mention each just once.
-- can you put the countries of vendors and those of designers in a single list without doubles
SELECT ctry FROM vend UNION SELECT ctry FROM dsgnr;
-- Which vendor offers the brass hinge at the lowest buying price? Give the vendor's name and the price.
-- cheapest source for a brass hinge: who and at what price
-- Who sells us the brass hinge for the least money, and how much do they ask?
-- brass hinge: supplier with the smallest purchase price, plus that price
SELECT T1.vend_nm, T2.buy_prc FROM vend AS T1 JOIN vend_art AS T2 ON T1.vend_no = T2.vend_no JOIN art AS T3 ON T2.art_no = T3.art_no WHERE T3.art_nm = 'brass hinge' ORDER BY T2.buy_prc ASC LIMIT 1;
-- Which vendors supply at least two different articles?
-- sellers who offer 2 or more distinct items, names
-- What are the suppliers called that can deliver no fewer than two different things?
-- vendor names, only if they have 2+ different articles on offer
SELECT T1.vend_nm FROM vend AS T1 JOIN vend_art AS T2 ON T1.vend_no = T2.vend_no GROUP BY T1.vend_no HAVING COUNT(DISTINCT T2.art_no) >= 2;
-- What are the names of the articles with a bill of materials but without any production order?
-- products that are made of listed components yet were never put into a job
-- Which products consist of parts we have listed but have not been manufactured on any job?
-- never on a production order, though it has a bom as parent - article names
SELECT art_nm FROM art WHERE art_no IN (SELECT parent_art_no FROM bom) AND art_no NOT IN (SELECT art_no FROM prod_ord);
-- What is the total run time in minutes at each work centre? List the name of the work centre and the total, the longest first.
-- run minutes summed station by station, name first, from most to least
-- How many minutes of running does each station have to do altogether? Station first, busiest on top.
-- add up run min per work centre, descending: centre name, sum
SELECT T1.wc_nm, SUM(T2.run_min) FROM wrk_ctr AS T1 JOIN rtng AS T2 ON T1.wc_cd = T2.wc_cd GROUP BY T1.wc_cd ORDER BY SUM(T2.run_min) DESC;
-- Which employees at the assembly bench earn more than the average wage of all employees?
-- assembly bench people paid above the mean of the whole staff, names
-- Who from the assembly bench takes home more than a typical member of staff does on average?
-- wage higher than the company mean, and works at the assembly bench: names
SELECT T1.emp_nm FROM emp AS T1 JOIN wrk_ctr AS T2 ON T1.wc_cd = T2.wc_cd WHERE T2.wc_nm = 'assembly bench' AND T1.wage > (SELECT AVG(wage) FROM emp);
-- What are the two components with the largest total quantity over all bills of materials? Return the name and the total.
-- top two parts by quantity summed over every parent, with that sum
-- Which two parts are needed most if you add up how many every parent takes, and what does that add up to?
-- sum the bom qty by component: the 2 biggest, name plus total
SELECT T1.art_nm, SUM(T2.qty) FROM art AS T1 JOIN bom AS T2 ON T1.art_no = T2.comp_art_no GROUP BY T1.art_no ORDER BY SUM(T2.qty) DESC LIMIT 2;
-- Which designers have an article that contains a component bought from a vendor in Italy? Show the designers' names.
-- names of those who drew a product with a part in it that some seller from Italy delivers
-- Who drew something that has a part inside for which there is a supplier in Italy?
-- i need designers' names where a component of one of their articles is offered by a vendor whose country is Italy
SELECT dsgnr_nm FROM dsgnr WHERE dsgnr_id IN (SELECT T1.dsgnr_id FROM art AS T1 JOIN bom AS T2 ON T1.art_no = T2.parent_art_no JOIN vend_art AS T3 ON T2.comp_art_no = T3.art_no JOIN vend AS T4 ON T3.vend_no = T4.vend_no WHERE T4.ctry = 'Italy');

-- database: loopworks_material_recovery
CREATE TABLE Municipality (MunicipalityId INTEGER PRIMARY KEY, Name TEXT, Population INTEGER, County TEXT, ContractUntil INTEGER);
CREATE TABLE MaterialClass (ClassCode TEXT PRIMARY KEY, ClassName TEXT, ParentClass TEXT REFERENCES MaterialClass(ClassCode), RecyclableShare REAL, Hazardous TEXT);
CREATE TABLE CollectionPoint (PointId INTEGER PRIMARY KEY, Name TEXT, MunicipalityId INTEGER REFERENCES Municipality(MunicipalityId), Street TEXT, ContainerCount INTEGER, OpenedYear INTEGER, Staffed TEXT);
CREATE TABLE Truck (TruckId INTEGER PRIMARY KEY, PlateNumber TEXT, Fuel TEXT, PayloadTonnes REAL, BuiltYear INTEGER, Status TEXT);
CREATE TABLE Worker (WorkerId INTEGER PRIMARY KEY, Name TEXT, Role TEXT, HomeTown TEXT, HourlyPay REAL, StartedOn TEXT, ForemanId INTEGER REFERENCES Worker(WorkerId));
CREATE TABLE Plant (PlantId INTEGER PRIMARY KEY, Name TEXT, Town TEXT, CapacityTonnes INTEGER, ChiefId INTEGER REFERENCES Worker(WorkerId), Technology TEXT);
CREATE TABLE Collection (CollectionId INTEGER PRIMARY KEY, PointId INTEGER REFERENCES CollectionPoint(PointId), TruckId INTEGER REFERENCES Truck(TruckId), DriverId INTEGER REFERENCES Worker(WorkerId), HelperId INTEGER REFERENCES Worker(WorkerId), PlantId INTEGER REFERENCES Plant(PlantId), CollectedOn TEXT, GrossTonnes REAL);
CREATE TABLE SortResult (CollectionId INTEGER REFERENCES Collection(CollectionId), ClassCode TEXT REFERENCES MaterialClass(ClassCode), Tonnes REAL, Purity REAL, SortedOn TEXT, PRIMARY KEY (CollectionId, ClassCode));
CREATE TABLE Buyer (BuyerId INTEGER PRIMARY KEY, Name TEXT, Town TEXT, Industry TEXT, CreditRating TEXT);
CREATE TABLE BaleSale (SaleId INTEGER PRIMARY KEY, BuyerId INTEGER REFERENCES Buyer(BuyerId), PlantId INTEGER REFERENCES Plant(PlantId), ClassCode TEXT REFERENCES MaterialClass(ClassCode), SoldOn TEXT, Tonnes REAL, PricePerTonne REAL, PaidOn TEXT);
INSERT INTO Municipality VALUES (1,'Hartsmere',84000,'Eastfold',2027),(2,'Lower Tarn',12500,'Eastfold',2026),(3,'Bramwick',39800,'Westmarch',2029),(4,'Port Selby',61000,'Westmarch',2025),(5,'Ninestones',4300,'Eastfold',2028);
INSERT INTO MaterialClass VALUES ('PAP','paper',NULL,92,'no'),('PLA','plastic',NULL,55,'no'),('MET','metal',NULL,97,'no'),('CAR','cardboard','PAP',95,'no'),('NWS','newsprint','PAP',90,'no'),('PET','clear bottles','PLA',88,'no'),('FLM','plastic film','PLA',31,'no'),('ALU','aluminium cans','MET',98,'no'),('BAT','batteries',NULL,70,'yes');
INSERT INTO CollectionPoint VALUES (1,'Mill Road Yard',1,'Mill Road 14',22,2004,'yes'),(2,'Station Bring Bank',1,'Station Square',6,2015,'no'),(3,'Tarn Green',2,'The Green 2',9,2011,'no'),(4,'Bramwick Recycling Yard',3,'Quarry Lane 8',31,1998,'yes'),(5,'Harbour Bring Bank',4,'North Quay',8,2018,'no'),(6,'Selby Heights',4,'Beacon Hill 40',5,2021,'no');
INSERT INTO Truck VALUES (1,'LW 101','diesel',9.5,2014,'in use'),(2,'LW 102','gas',8,2019,'in use'),(3,'LW 103','electric',6.5,2022,'in use'),(4,'LW 104','diesel',12,2009,'scrapped'),(5,'LW 105','electric',7,2024,'ordered');
INSERT INTO Worker VALUES (1,'Gwen Tolley','plant chief','Hartsmere',34,'2002-05-06',NULL),(2,'Arto Salmi','plant chief','Bramwick',32.5,'2009-09-01',NULL),(3,'Donal Reeve','driver','Hartsmere',21,'2012-03-12',1),(4,'Pia Lorenz','driver','Lower Tarn',19.8,'2018-10-15',1),(5,'Imran Shah','loader','Bramwick',16.5,'2020-02-03',2),(6,'Celia Voss','loader','Port Selby',15.9,'2022-06-20',3),(7,'Ned Farrow','driver','Bramwick',20.4,'2015-01-19',2),(8,'Tove Lindh','sorter','Hartsmere',17.2,'2017-04-24',1);
INSERT INTO Plant VALUES (1,'Eastfold Sorting Hall','Hartsmere',42000,1,'optical'),(2,'Westmarch Works','Bramwick',28000,2,'manual'),(3,'Selby Film Line','Port Selby',9000,NULL,'washing');
INSERT INTO Collection VALUES (1,1,1,3,6,1,'2024-02-05',6.8),(2,2,2,4,NULL,1,'2024-02-06',2.1),(3,4,1,7,5,2,'2024-02-08',7.9),(4,3,3,4,6,1,'2024-02-12',3.3),(5,5,2,7,5,2,'2024-02-15',4.4),(6,1,3,3,NULL,1,'2024-03-04',5.6),(7,4,2,7,6,1,'2024-03-07',6.1);
INSERT INTO SortResult VALUES (1,'CAR',3.1,94.5,'2024-02-07'),(1,'PET',1.2,91,'2024-02-07'),(2,'NWS',1.5,96.2,'2024-02-08'),(3,'CAR',4.4,92.1,'2024-02-10'),(3,'ALU',0.6,98.4,'2024-02-11'),(4,'PET',1.7,87.3,'2024-02-13'),(5,'FLM',2.2,79.6,'2024-02-17'),(6,'ALU',0.9,97.5,'2024-03-06'),(7,'CAR',2.8,90.4,'2024-03-09');
INSERT INTO Buyer VALUES (1,'Selby Paper Mill','Port Selby','paper','A'),(2,'Clearflake','Norvik','packaging','B'),(3,'Canworks Smelter','Duncastle','metal','A'),(4,'Bramwick Boxes','Bramwick','packaging','C'),(5,'Filmar','Norvik','construction','B');
INSERT INTO BaleSale VALUES (1,1,1,'CAR','2024-02-20',18,112,'2024-03-15'),(2,4,2,'CAR','2024-02-27',9.5,118,NULL),(3,2,1,'PET','2024-03-01',6,430,'2024-03-29'),(4,3,1,'ALU','2024-03-11',2.4,1280,'2024-04-02'),(5,1,1,'NWS','2024-03-18',11,96,NULL),(6,3,2,'ALU','2024-03-20',1.8,1310,'2024-04-11'),(7,2,1,'FLM','2024-03-25',4.5,75,NULL);
-- Which municipalities in the county Eastfold have a contract that lasts beyond 2026? Give their names.
-- towns of Eastfold whose contract runs longer than 2026
-- Which towns in Eastfold are signed up with us for longer than 2026?
-- contract until some year later than 2026, county Eastfold - municipality names
SELECT Name FROM Municipality WHERE County = 'Eastfold' AND ContractUntil > 2026;
-- What is the total gross weight in tonnes of all collections?
-- tonnes picked up altogether, gross
-- How heavy is all we have ever picked up, in gross tonnes?
-- sum of gross tonnes over every collection please
SELECT SUM(GrossTonnes) FROM Collection;
-- How many different material classes has the plant Eastfold Sorting Hall sold?
-- number of distinct kinds of material in the sales of Eastfold Sorting Hall
-- How many sorts of material, each counted a single time, has Eastfold Sorting Hall found customers for?
-- Eastfold Sorting Hall: how many different class codes among its bale sales
SELECT COUNT(DISTINCT T1.ClassCode) FROM BaleSale AS T1 JOIN Plant AS T2 ON T1.PlantId = T2.PlantId WHERE T2.Name = 'Eastfold Sorting Hall';
-- List the names of collection points whose name contains Bring Bank.
-- drop-off places called something with Bring Bank
-- Where can people drop off their waste at a place with Bring Bank in its name?
-- collection point names that have "Bring Bank" somewhere in them
SELECT Name FROM CollectionPoint WHERE Name LIKE '%Bring Bank%';
-- Show the plate numbers of trucks built between 2010 and 2022, from the newest to the oldest.
-- plates of vehicles made from 2010 to 2022, latest first
-- What are the licence plates of the lorries made in the years 2010 to 2022, youngest lorry first?
-- truck plates, built 2010 up to 2022, sorted newest to oldest
SELECT PlateNumber FROM Truck WHERE BuiltYear BETWEEN 2010 AND 2022 ORDER BY BuiltYear DESC;
-- Which plants have no chief? Return the plant names.
-- sites where the post of chief is empty
-- Which facilities have nobody in charge?
-- plant names where the chief is missing
SELECT Name FROM Plant WHERE ChiefId IS NULL;
-- Give the name of each material class and the name of its parent class.
-- kinds of material, each followed by the wider kind it falls under
-- What is every sort of material called, and what is the broader group above it called?
-- class name next to parent class name, only where there is a parent
SELECT T1.ClassName, T2.ClassName FROM MaterialClass AS T1 JOIN MaterialClass AS T2 ON T1.ParentClass = T2.ClassCode;
-- How many material classes belong to the parent class paper?
-- count the kinds filed under paper
-- How many sorts of material come under paper as the broader group?
-- number of classes whose parent is paper
SELECT COUNT(*) FROM MaterialClass AS T1 JOIN MaterialClass AS T2 ON T1.ParentClass = T2.ClassCode WHERE T2.ClassName = 'paper';
-- For each collection that had a helper, show the date, the driver's name and the helper's name.
-- rounds with two people on board: day, who drove, who helped
-- When did a driver go out with an assistant, who was at the wheel and who was the assistant?
-- collections where somebody helped: date, driver's name, helper's name
SELECT T1.CollectedOn, T2.Name, T3.Name FROM Collection AS T1 JOIN Worker AS T2 ON T1.DriverId = T2.WorkerId JOIN Worker AS T3 ON T1.HelperId = T3.WorkerId;
-- Show the name of the collection point, the name of its municipality and the name of the plant for every collection in the truck LW 103.
-- rounds of vehicle LW 103: drop-off place, town it lies in, site it was brought to
-- Where did the lorry with plate LW 103 pick up, in which community was that, and at which facility did it unload? Names, for every trip.
-- LW 103 trips please - point name, municipality name, plant name
SELECT T2.Name, T3.Name, T4.Name FROM Collection AS T1 JOIN CollectionPoint AS T2 ON T1.PointId = T2.PointId JOIN Municipality AS T3 ON T2.MunicipalityId = T3.MunicipalityId JOIN Plant AS T4 ON T1.PlantId = T4.PlantId JOIN Truck AS T5 ON T1.TruckId = T5.TruckId WHERE T5.PlateNumber = 'LW 103';
-- How many collection points does each municipality have? List the municipality name and the number.
-- drop-off places counted per town, town in front
-- How many places to drop off waste can the people of each community use? Community first.
-- per municipality: its name plus count of collection points
SELECT T1.Name, COUNT(*) FROM Municipality AS T1 JOIN CollectionPoint AS T2 ON T1.MunicipalityId = T2.MunicipalityId GROUP BY T1.MunicipalityId;
-- Which municipalities do not have any collection point?
-- towns still without a drop-off place, names
-- Which communities offer nowhere at all to drop off waste?
-- municipality names having no collection point whatsoever
SELECT Name FROM Municipality WHERE MunicipalityId NOT IN (SELECT MunicipalityId FROM CollectionPoint);
-- Which collection points were never visited by a truck? Give the name and the street.
-- drop-off places with no pickup on record, what they are called and their street
-- At which drop-off places has nobody ever picked anything up? Tell me what they are called and what street they are on.
-- no collection ever - point name, street
SELECT Name, Street FROM CollectionPoint WHERE PointId NOT IN (SELECT PointId FROM Collection);
-- Which buyers have bought both cardboard and newsprint?
-- customers who took cardboard and newsprint alike, by name
-- Who has taken cardboard off our hands and also newsprint?
-- names of buyers with a sale of newsprint as well as a sale of cardboard
SELECT T1.Name FROM Buyer AS T1 JOIN BaleSale AS T2 ON T1.BuyerId = T2.BuyerId JOIN MaterialClass AS T3 ON T2.ClassCode = T3.ClassCode WHERE T3.ClassName = 'cardboard' INTERSECT SELECT T1.Name FROM Buyer AS T1 JOIN BaleSale AS T2 ON T1.BuyerId = T2.BuyerId JOIN MaterialClass AS T3 ON T2.ClassCode = T3.ClassCode WHERE T3.ClassName = 'newsprint';
-- In which towns is there a buyer but no plant?
-- towns of customers, apart from those where one of our sites stands
-- Where do we have a customer, yet no facility of ours?
-- buyer towns minus plant towns
SELECT Town FROM Buyer EXCEPT SELECT Town FROM Plant;
-- What are the names of the material classes that were sorted out or sold, without repetition?
-- kinds of material, each named once, that turn up in a sorting result or in a sale
-- What sorts of material have been separated out of a load, or else bought by somebody? Each a single time.
-- one list of class names without doubles: in the sort results or in the bale sales
SELECT T1.ClassName FROM MaterialClass AS T1 JOIN SortResult AS T2 ON T1.ClassCode = T2.ClassCode UNION SELECT T1.ClassName FROM MaterialClass AS T1 JOIN BaleSale AS T2 ON T1.ClassCode = T2.ClassCode;
-- For each buyer with sales, show the name and the highest and the lowest price per tonne.
-- customers who bought something: name, top price for a tonne, bottom price for a tonne
-- How much has each customer paid per tonne at the dearest and at the cheapest? Customer's name in front.
-- per buyer that has sales - name, max price per tonne, min price per tonne
SELECT T1.Name, MAX(T2.PricePerTonne), MIN(T2.PricePerTonne) FROM Buyer AS T1 JOIN BaleSale AS T2 ON T1.BuyerId = T2.BuyerId GROUP BY T1.BuyerId;
-- Which drivers have driven at least two different trucks? Give the driver's name and the number of different trucks.
-- names of people at the wheel of 2 or more distinct vehicles, with how many
-- Who has been behind the wheel of at least two different lorries, and of how many?
-- drivers with 2+ different trucks: name and the count of those trucks
SELECT T1.Name, COUNT(DISTINCT T2.TruckId) FROM Worker AS T1 JOIN Collection AS T2 ON T1.WorkerId = T2.DriverId GROUP BY T1.WorkerId HAVING COUNT(DISTINCT T2.TruckId) >= 2;
-- What is the average purity and the total tonnes of each sorted material class? Show the class name first.
-- sorting results by kind of material: its name, mean purity, sum of tonnes
-- How pure is each sort of material on average once separated, and how many tonnes of it are there altogether? Start with what it is called.
-- grouped by material class, from the sort results: class name, average purity, tonnes summed
SELECT T1.ClassName, AVG(T2.Purity), SUM(T2.Tonnes) FROM MaterialClass AS T1 JOIN SortResult AS T2 ON T1.ClassCode = T2.ClassCode GROUP BY T1.ClassCode;
-- List the names of workers whose foreman has a different home town than they have.
-- people whose boss is from a different town than themselves
-- Which employees do not live in the same place as their supervisor?
-- worker names where home town and foreman's home town are not the same
SELECT T1.Name FROM Worker AS T1 JOIN Worker AS T2 ON T1.ForemanId = T2.WorkerId WHERE T1.HomeTown != T2.HomeTown;
-- Among the sales that have not been paid yet, which one has the highest price per tonne? Give the buyer's name and the material class name.
-- no payment day so far: the dearest one by tonne, who bought it and what kind of material it was
-- Which customer still owes us money for the sale with the dearest tonne, and what sort of material was it?
-- paid date empty, top price per tonne: buyer name and class name of that one sale
SELECT T2.Name, T3.ClassName FROM BaleSale AS T1 JOIN Buyer AS T2 ON T1.BuyerId = T2.BuyerId JOIN MaterialClass AS T3 ON T1.ClassCode = T3.ClassCode WHERE T1.PaidOn IS NULL ORDER BY T1.PricePerTonne DESC LIMIT 1;
-- From which municipalities with a population above the average did we collect cardboard? Show each name once.
-- distinct towns, bigger than the mean in inhabitants, whose loads contained cardboard
-- Which communities with more people than average have given us cardboard? No name twice.
-- can you list the different municipalities where cardboard was sorted out of a collection and the population beats the mean
SELECT DISTINCT T1.Name FROM Municipality AS T1 JOIN CollectionPoint AS T2 ON T1.MunicipalityId = T2.MunicipalityId JOIN Collection AS T3 ON T2.PointId = T3.PointId JOIN SortResult AS T4 ON T3.CollectionId = T4.CollectionId JOIN MaterialClass AS T5 ON T4.ClassCode = T5.ClassCode WHERE T5.ClassName = 'cardboard' AND T1.Population > (SELECT AVG(Population) FROM Municipality);

-- database: transvalia_rail_operations
CREATE TABLE station (station_code TEXT PRIMARY KEY, station_name TEXT, city TEXT, platform_count INTEGER, opened INTEGER, step_free TEXT);
CREATE TABLE depot (depot_id INTEGER PRIMARY KEY, depot_name TEXT, station_code TEXT REFERENCES station(station_code), track_count INTEGER, wheel_lathe TEXT, chief_name TEXT);
CREATE TABLE ref_stock_class (class_code TEXT PRIMARY KEY, class_description TEXT, traction TEXT, top_speed_kmh INTEGER, seats INTEGER, builder TEXT);
CREATE TABLE train_unit (unit_number TEXT PRIMARY KEY, class_code TEXT REFERENCES ref_stock_class(class_code), home_depot_id INTEGER REFERENCES depot(depot_id), nickname TEXT, year_built INTEGER, mileage_km INTEGER, status TEXT);
CREATE TABLE line (line_id INTEGER PRIMARY KEY, line_name TEXT, colour TEXT, length_km REAL, electrified TEXT);
CREATE TABLE service (service_id INTEGER PRIMARY KEY, train_name TEXT, line_id INTEGER REFERENCES line(line_id), origin_station TEXT REFERENCES station(station_code), terminus_station TEXT REFERENCES station(station_code), departure_time TEXT, arrival_time TEXT, category TEXT);
CREATE TABLE crew_member (crew_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, grade TEXT, base_depot_id INTEGER REFERENCES depot(depot_id), joined TEXT, instructor_id INTEGER REFERENCES crew_member(crew_id));
CREATE TABLE service_run (run_id INTEGER PRIMARY KEY, service_id INTEGER REFERENCES service(service_id), unit_number TEXT REFERENCES train_unit(unit_number), driver_id INTEGER REFERENCES crew_member(crew_id), conductor_id INTEGER REFERENCES crew_member(crew_id), run_date TEXT, delay_minutes INTEGER, passengers INTEGER);
CREATE TABLE traction_licence (crew_id INTEGER REFERENCES crew_member(crew_id), class_code TEXT REFERENCES ref_stock_class(class_code), issued TEXT, expires TEXT, examiner TEXT, PRIMARY KEY (crew_id, class_code));
CREATE TABLE ref_fault (fault_code TEXT PRIMARY KEY, fault_description TEXT, system TEXT, stops_train TEXT, target_hours REAL);
CREATE TABLE maintenance_order (order_id INTEGER PRIMARY KEY, unit_number TEXT REFERENCES train_unit(unit_number), depot_id INTEGER REFERENCES depot(depot_id), fault_code TEXT REFERENCES ref_fault(fault_code), opened TEXT, closed TEXT, labour_hours REAL, parts_cost REAL);
INSERT INTO station VALUES ('VAL','Valia Central','Valia',14,1868,'yes'),('VAE','Valia East','Valia',4,1931,'no'),('ORM','Ormsby Junction','Ormsby',6,1874,'yes'),('KES','Kessel Town','Kessel',3,1902,'no'),('PTH','Port Hallow','Hallow',5,1889,'yes'),('MIR','Mirandel','Mirandel',2,1911,NULL);
INSERT INTO depot VALUES (1,'Valia Works','VAL',18,'yes','Edwin Stroud'),(2,'Ormsby Shed','ORM',9,'no','Carmen Oliva'),(3,'Hallow Sidings','PTH',5,'no',NULL),(4,'Kessel Stabling Yard','KES',3,'no','Milo Brandt');
INSERT INTO ref_stock_class VALUES ('E450','express multiple unit','electric',200,420,'Stahlwerk'),('E220','suburban multiple unit','electric',140,310,'Stahlwerk'),('D110','branch railcar','diesel',110,96,'Ganzia'),('B300','battery railcar','battery',130,140,'Ganzia'),('D700','freight locomotive','diesel',100,0,'Ironmoor');
INSERT INTO train_unit VALUES ('450-01','E450',1,'Lady Valia',2015,1240000,'in service'),('450-02','E450',1,'Northern Arrow',2016,1105000,'in service'),('220-11','E220',1,NULL,2009,980000,'in service'),('220-12','E220',2,NULL,2010,1010000,'under repair'),('110-05','D110',2,'Old Sparrow',1994,1630000,'in service'),('300-01','B300',3,'Silent Gull',2023,42000,'in service'),('110-06','D110',3,'Muddy Duck',1996,1480000,'withdrawn');
INSERT INTO line VALUES (1,'Coast Main Line','blue',184.5,'yes'),(2,'Kessel Branch','green',46.2,'no'),(3,'Valia Ring','orange',31.8,'yes'),(4,'Mirandel Valley Branch','brown',58.9,'no');
INSERT INTO service VALUES (1,'Coast Express',1,'VAL','PTH','07:10','09:05','express'),(2,'Evening Gull',1,'PTH','VAL','18:20','20:25','express'),(3,'Kessel Rambler',2,'ORM','KES','08:30','09:22','local'),(4,'Ring Shuttle',3,'VAL','VAE','06:45','07:10','suburban'),(5,'Valley Lark',4,'ORM','MIR','10:05','11:15','local'),(6,'Night Mail',1,'VAL','ORM','23:40','01:30','mail');
INSERT INTO crew_member VALUES (1,'Hedda','Kranich','driver',1,'2001-09-03',NULL),(2,'Joaquin','Salas','driver',1,'2011-02-14',1),(3,'Beth','Ingram','driver',2,'2016-06-27',1),(4,'Otis','Marlow','driver',3,'2021-11-08',3),(5,'Flora','Nagy','conductor',1,'2008-04-21',NULL),(6,'Ruben','Haas','conductor',2,'2018-01-15',5),(7,'Mina','Dorsey','conductor',1,'2023-05-30',5);
INSERT INTO service_run VALUES (1,1,'450-01',1,5,'2024-05-13',4,312),(2,2,'450-01',2,7,'2024-05-13',19,288),(3,3,'110-05',3,6,'2024-05-13',0,41),(4,4,'220-11',2,NULL,'2024-05-14',7,205),(5,5,'300-01',4,6,'2024-05-14',2,58),(6,1,'450-02',1,7,'2024-05-14',35,297),(7,3,'300-01',4,6,'2024-05-15',11,37),(8,2,'450-02',2,5,'2024-05-15',1,341);
INSERT INTO traction_licence VALUES (1,'E450','2015-10-01','2025-09-30','P. Holm'),(1,'E220','2009-06-15','2024-06-14','P. Holm'),(2,'E450','2016-03-10','2026-03-09','P. Holm'),(2,'E220','2012-01-20','2025-01-19','A. Reyes'),(3,'D110','2016-12-05','2024-12-04','A. Reyes'),(4,'B300','2023-04-17','2027-04-16','A. Reyes'),(4,'D110','2022-05-09','2026-05-08','P. Holm');
INSERT INTO ref_fault VALUES ('W1','flat wheel','running gear','no',12),('D2','door blocked','doors','no',3),('B1','brake leak','brakes','yes',6),('P4','pantograph worn','power supply','yes',5),('C3','air conditioning failed','comfort','no',8),('E9','engine overheating','power supply','yes',16);
INSERT INTO maintenance_order VALUES (1,'450-01',1,'P4','2024-03-04','2024-03-05',6.5,4200),(2,'220-12',1,'W1','2024-04-18','2024-04-22',21,980),(3,'220-12',2,'B1','2024-05-10',NULL,9,1350),(4,'110-05',2,'E9','2024-02-12','2024-02-20',38,6100),(5,'300-01',3,'D2','2024-05-16','2024-05-16',2,85),(6,'450-02',1,'D2','2024-05-15','2024-05-16',3.5,140),(7,'110-06',2,'E9','2023-11-06',NULL,12,0);
-- What are the names of stations opened before 1900, the oldest first?
-- stations older than 1900, from the earliest on
-- Which stops were already there before 1900? Put the longest-standing one on top.
-- opened earlier than 1900 - station names in order of opening
SELECT station_name FROM station WHERE opened < 1900 ORDER BY opened ASC;
-- How many train units are in service?
-- count the trains whose status is in service
-- How many of our trains are running, that is, in service?
-- number of units, status = in service
SELECT COUNT(*) FROM train_unit WHERE status = 'in service';
-- List the unit numbers of trains without a nickname.
-- units nobody has given a nickname, their numbers
-- Which trains have no pet name? Their numbers, please.
-- nickname empty: unit numbers
SELECT unit_number FROM train_unit WHERE nickname IS NULL;
-- What are the average delay and the longest delay in minutes of all service runs?
-- minutes late over all runs: the mean, then the worst
-- How late are our trains typically, on average, and how late was the latest one, in minutes?
-- delay minutes of service runs - average and maximum
SELECT AVG(delay_minutes), MAX(delay_minutes) FROM service_run;
-- How many different train units has the driver with the last name Salas driven?
-- distinct units with Salas in the cab as driver, as a number
-- In how many trains, each counted a single time, has Salas sat at the controls?
-- driver's surname Salas: count the different units
SELECT COUNT(DISTINCT T1.unit_number) FROM service_run AS T1 JOIN crew_member AS T2 ON T1.driver_id = T2.crew_id WHERE T2.last_name = 'Salas';
-- Which line names contain the word Branch?
-- lines with Branch in what they are called
-- Which routes carry Branch in their name?
-- all line names with "Branch" in them
SELECT line_name FROM line WHERE line_name LIKE '%Branch%';
-- Find the nickname and mileage of train units with a mileage between 1100000 and 1500000 kilometres.
-- trains that have done 1100000 to 1500000 km: what people call them and how far they have run
-- What are the trains nicknamed that have covered 1100000 to 1500000 kilometres, and how much have they covered?
-- mileage from 1100000 up to 1500000: nickname, km
SELECT nickname, mileage_km FROM train_unit WHERE mileage_km BETWEEN 1100000 AND 1500000;
-- For each service, show the train name, the name of the station it starts from and the name of its terminus.
-- trains by name, with the stations where they begin and where they end
-- Where does each train set out and where does it finish its trip? Give its name, then both stops by name.
-- for all services i need train name, origin station's name, terminus station's name
SELECT T1.train_name, T2.station_name, T3.station_name FROM service AS T1 JOIN station AS T2 ON T1.origin_station = T2.station_code JOIN station AS T3 ON T1.terminus_station = T3.station_code;
-- Which train names end their journey at a station in the city of Valia?
-- trains whose last stop lies in Valia, by name
-- Which trains finish up in Valia?
-- terminus in city Valia - train names
SELECT T1.train_name FROM service AS T1 JOIN station AS T2 ON T1.terminus_station = T2.station_code WHERE T2.city = 'Valia';
-- Give the last name of every crew member who has an instructor, followed by the last name of the instructor.
-- trained staff and the colleague who instructs them, surnames only
-- Who among the staff is being taught by whom? Family names, learner before teacher.
-- surname of crew member and surname of their instructor, if they have one
SELECT T1.last_name, T2.last_name FROM crew_member AS T1 JOIN crew_member AS T2 ON T1.instructor_id = T2.crew_id;
-- Show the run id, the driver's last name and the conductor's last name of all runs on 2024-05-14 that had a conductor.
-- 2024-05-14, runs with a conductor on board: id, surname of who drove, surname of who checked tickets
-- On the trips of 2024-05-14 with a conductor, who was at the controls and who was the conductor? The trip's id first, then family names.
-- run date 2024-05-14: run id, last name of driver, last name of conductor, skip those without a conductor
SELECT T1.run_id, T2.last_name, T3.last_name FROM service_run AS T1 JOIN crew_member AS T2 ON T1.driver_id = T2.crew_id JOIN crew_member AS T3 ON T1.conductor_id = T3.crew_id WHERE T1.run_date = '2024-05-14';
-- How many passengers did each line carry in total? Return the line name and the number, the busiest line first.
-- travellers summed line by line, name in front, largest number at the top
-- How many people has each route moved altogether? Route first, most heavily used on top.
-- line name with sum of passengers, descending
SELECT T1.line_name, SUM(T3.passengers) FROM line AS T1 JOIN service AS T2 ON T1.line_id = T2.line_id JOIN service_run AS T3 ON T2.service_id = T3.service_id GROUP BY T1.line_id ORDER BY SUM(T3.passengers) DESC;
-- Which services have never been run? Give the train names.
-- trains by name that exist in the timetable but not in any run
-- Which trains in our offer have not gone out even once?
-- train names of services without any run
SELECT train_name FROM service WHERE service_id NOT IN (SELECT service_id FROM service_run);
-- Which stations are the origin of some service and also the terminus of some service? Show the station names.
-- names of stations where one train begins and another one ends
-- Which stops serve as a starting point for some train and as an end point for some train too?
-- station names that are both: terminus of a service, origin of a service
SELECT T1.station_name FROM station AS T1 JOIN service AS T2 ON T1.station_code = T2.origin_station INTERSECT SELECT T1.station_name FROM station AS T1 JOIN service AS T2 ON T1.station_code = T2.terminus_station;
-- Which stock classes have no licensed crew member? List the class descriptions.
-- kinds of train, described, that nobody holds a licence for
-- Which types of train is nobody allowed to drive, going by the permits? Use the descriptions.
-- class descriptions with no traction licence at all
SELECT class_description FROM ref_stock_class EXCEPT SELECT T1.class_description FROM ref_stock_class AS T1 JOIN traction_licence AS T2 ON T1.class_code = T2.class_code;
-- List the unit numbers of the trains that have a maintenance order at Valia Works or have run as the Kessel Rambler.
-- one list of units, no doubles: a repair order at Valia Works, or a run of the Kessel Rambler
-- Which trains were repaired at Valia Works or went out as the Kessel Rambler? Numbers, each a single time.
-- unit numbers without doubles - any run of the Kessel Rambler or any maintenance order at depot Valia Works
SELECT T1.unit_number FROM maintenance_order AS T1 JOIN depot AS T2 ON T1.depot_id = T2.depot_id WHERE T2.depot_name = 'Valia Works' UNION SELECT T1.unit_number FROM service_run AS T1 JOIN service AS T2 ON T1.service_id = T2.service_id WHERE T2.train_name = 'Kessel Rambler';
-- Which train units have a maintenance order at a depot other than their home depot? Give the unit number and the name of the depot of the order.
-- repair jobs placed away from the train's own home shed: unit number and name of the shed that has the job
-- Which trains have been sent for repair somewhere that is not where they are based, and where was that? Train number, then the workshop's name.
-- depot of the maintenance order differs from home depot: unit number + name of the order's depot
SELECT T1.unit_number, T3.depot_name FROM train_unit AS T1 JOIN maintenance_order AS T2 ON T1.unit_number = T2.unit_number JOIN depot AS T3 ON T2.depot_id = T3.depot_id WHERE T2.depot_id != T1.home_depot_id;
-- Which drivers have a licence for at least two different stock classes? Show the first name, the last name and the number of classes.
-- who holds licences for 2 or more kinds of train: given name, surname, how many kinds
-- Who is allowed to drive no fewer than two different types of train? First name, family name and the number of types.
-- crew with 2+ different classes among their traction licences: first name, last name, how many
SELECT T1.first_name, T1.last_name, COUNT(DISTINCT T2.class_code) FROM crew_member AS T1 JOIN traction_licence AS T2 ON T1.crew_id = T2.crew_id GROUP BY T1.crew_id HAVING COUNT(DISTINCT T2.class_code) >= 2;
-- Among the faults that stop the train (yes), which fault description caused the highest parts cost in total?
-- counting only faults with yes for stopping the train: the one, in words, with the largest sum spent on parts
-- Of the breakdowns that bring a train to a halt (yes), which one, as described, has eaten up the most money for parts overall?
-- stops train = yes: sum the parts cost by fault, just the description of the biggest
SELECT T1.fault_description FROM ref_fault AS T1 JOIN maintenance_order AS T2 ON T1.fault_code = T2.fault_code WHERE T1.stops_train = 'yes' GROUP BY T1.fault_code ORDER BY SUM(T2.parts_cost) DESC LIMIT 1;
-- What are the last names of the conductors who have worked on an electric train? Name each only once.
-- distinct surnames of people who were conductor on some unit with electric traction
-- Who has been the conductor aboard a train powered as electric? Family names, no repeats.
-- traction electric - the different last names of conductors on those runs
SELECT DISTINCT T1.last_name FROM crew_member AS T1 JOIN service_run AS T2 ON T1.crew_id = T2.conductor_id JOIN train_unit AS T3 ON T2.unit_number = T3.unit_number JOIN ref_stock_class AS T4 ON T3.class_code = T4.class_code WHERE T4.traction = 'electric';
-- Which maintenance orders took more labour hours than the target hours of their fault and are already closed? Show the order id, the unit number and the fault description.
-- repairs with a closing day on file that ate more labour than the target hours: order, train, what was wrong
-- Which finished repair jobs dragged on for more hours of work than was planned for that breakdown? The job's id, the train's number and the description of the breakdown.
-- closed date filled in and labour hours above target: order id, unit no, fault description
SELECT T1.order_id, T1.unit_number, T2.fault_description FROM maintenance_order AS T1 JOIN ref_fault AS T2 ON T1.fault_code = T2.fault_code WHERE T1.labour_hours > T2.target_hours AND T1.closed IS NOT NULL;
-- Which depots are home to a train unit built before the average construction year of all units? Return the depot names.
-- sheds that house at least one train built earlier than the mean year of building
-- At which workshops is a train based that is older than average by year of construction?
-- names of home depots with any unit built before the mean year built
SELECT depot_name FROM depot WHERE depot_id IN (SELECT home_depot_id FROM train_unit WHERE year_built < (SELECT AVG(year_built) FROM train_unit));
