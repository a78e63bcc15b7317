-- database: server_estate
CREATE TABLE site (site_code TEXT PRIMARY KEY, site_name TEXT, country TEXT, tier INTEGER);
CREATE TABLE os_image (image_id INTEGER PRIMARY KEY, os_name TEXT, version TEXT, eol_date TEXT);
CREATE TABLE server (hostname TEXT PRIMARY KEY, site_code TEXT REFERENCES site(site_code), image_id INTEGER REFERENCES os_image(image_id), cpu_cores INTEGER, ram_gb INTEGER, purchased TEXT, state TEXT, owner_team TEXT);
CREATE TABLE service (service_id INTEGER PRIMARY KEY, service_name TEXT, criticality TEXT, depends_on INTEGER REFERENCES service(service_id));
CREATE TABLE deployment (hostname TEXT REFERENCES server(hostname), service_id INTEGER REFERENCES service(service_id), deployed_at TEXT, port INTEGER, PRIMARY KEY (hostname, service_id));
CREATE TABLE incident (incident_no INTEGER PRIMARY KEY, hostname TEXT REFERENCES server(hostname), opened_at TEXT, closed_at TEXT, severity INTEGER, cause TEXT);
INSERT INTO site VALUES ('FRA','Frankfurt West','Germany',3),('DUB','Dublin One','Ireland',4),('OSL','Oslo Fjord','Norway',2),('MAD','Madrid Sur','Spain',3);
INSERT INTO os_image VALUES (1,'Debian','12','2028-06-30'),(2,'Debian','10','2024-06-30'),(3,'Windows Server','2019','2029-01-09'),(4,'FreeBSD','14','2028-11-30');
INSERT INTO server VALUES ('web01','FRA',1,8,32,'2022-03-01','running','Shop'),('web02','FRA',1,8,32,'2022-03-01','running','Shop'),('db01','FRA',2,32,256,'2019-06-12','running','Data'),('db02','DUB',1,32,512,'2023-01-20','running','Data'),('ad01','DUB',3,4,16,'2020-09-09','stopped','Office'),('bak01','OSL',2,16,64,'2018-02-02','retired','Data'),('tst01','OSL',1,4,8,'2021-11-11','running',NULL);
INSERT INTO service VALUES (1,'storefront','high',2),(2,'orders-db','high',NULL),(3,'search','medium',2),(4,'login','high',NULL),(5,'wiki','low',4),(6,'reports','low',2);
INSERT INTO deployment VALUES ('web01',1,'2023-05-01',443),('web02',1,'2023-05-01',443),('web02',3,'2023-07-19',9200),('db01',2,'2021-01-15',5432),('db02',2,'2023-02-01',5432),('ad01',4,'2020-10-01',389),('web01',5,'2024-01-08',8080);
INSERT INTO incident VALUES (1,'db01','2023-02-01','2023-02-02',1,'disk'),(2,'db01','2023-08-14','2023-08-14',2,'memory'),(3,'web02','2023-09-03','2023-09-03',3,'config'),(4,'ad01','2023-11-21',NULL,2,'power'),(5,'db01','2024-01-30',NULL,1,'disk'),(6,'web01','2024-02-11','2024-02-12',3,'config');
-- Which servers are running at Frankfurt West?
-- hosts in state running in Frankfurt West
-- What computers in Frankfurt West are up and running?
-- state running, location Frankfurt West - host names please
SELECT T1.hostname FROM server AS T1 JOIN site AS T2 ON T1.site_code = T2.site_code WHERE T2.site_name = 'Frankfurt West' AND T1.state = 'running';
-- How many servers does each team own?
-- machines per owner team
-- How many boxes belong to each group of people? The group first.
-- server count by owning team, team in front
SELECT owner_team, COUNT(*) FROM server GROUP BY owner_team;
-- Which server had the most incidents?
-- the host that broke most often
-- What computer has given us trouble more times than any other?
-- host with the highest incident count
SELECT hostname FROM incident GROUP BY hostname ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of sites without servers.
-- locations where no machine stands
-- Where do we have a data centre but not one computer in it?
-- no host assigned to it - names of those locations
SELECT site_name FROM site WHERE site_code NOT IN (SELECT site_code FROM server);
-- What is the total RAM of the servers in each country?
-- memory in GB summed up by country
-- How much memory do our computers have in each nation, all together?
-- sum of GB of memory per country, country in front
SELECT T2.country, SUM(T1.ram_gb) FROM server AS T1 JOIN site AS T2 ON T1.site_code = T2.site_code GROUP BY T2.country;
-- Which services depend on orders-db?
-- what needs orders-db to work
-- What would stop working without orders-db?
-- services that rely on orders-db
SELECT T1.service_name FROM service AS T1 JOIN service AS T2 ON T1.depends_on = T2.service_id WHERE T2.service_name = 'orders-db';
-- What are the names of the services that run on web02?
-- what is deployed on web02
-- What software do we have on the computer web02?
-- web02 - which services live there
SELECT T1.service_name FROM service AS T1 JOIN deployment AS T2 ON T1.service_id = T2.service_id WHERE T2.hostname = 'web02';
-- Which services are not deployed anywhere?
-- services without a deployment
-- What do we offer that has not been installed on any computer?
-- services that no host carries, by name
SELECT service_name FROM service WHERE service_id NOT IN (SELECT service_id FROM deployment);
-- How many incidents are still open, without a closing date?
-- number of incidents never closed
-- How many disturbances have not been settled yet?
-- closing time blank - incident count
SELECT COUNT(*) FROM incident WHERE closed_at IS NULL;
-- Show the hostname and purchase date of the oldest server.
-- the machine bought first and the day it was bought
-- What computer have we had longest, and when did we buy it?
-- earliest purchase of all: host name, day of purchase
SELECT hostname, purchased FROM server ORDER BY purchased LIMIT 1;
-- Which operating systems run on more than 2 servers? Show name and version.
-- name and version of the images used by over 2 machines
-- What systems do more than two computers work with? What it is called, which release.
-- count hosts by OS image, only those with over 2: name and version
SELECT T1.os_name, T1.version FROM os_image AS T1 JOIN server AS T2 ON T1.image_id = T2.image_id GROUP BY T1.image_id HAVING COUNT(*) > 2;
-- Find the servers whose operating system reaches end of life before 2025-01-01.
-- hosts on an image with an eol date earlier than 2025-01-01
-- What computers have a system that will no longer be looked after from a day before 2025-01-01 on?
-- end of life of the OS earlier than 2025-01-01: host names
SELECT T1.hostname FROM server AS T1 JOIN os_image AS T2 ON T1.image_id = T2.image_id WHERE T2.eol_date < '2025-01-01';
-- What are the different causes of incidents with severity 1 or 3?
-- distinct reasons for incidents of severity 1 or 3
-- For what reasons were there disturbances as grave as 1 or 3? Every reason one time.
-- severity 3 or severity 1 - different causes
SELECT DISTINCT cause FROM incident WHERE severity = 1 OR severity = 3;
-- Which servers have more cores than the average server?
-- hosts whose core count is above the mean
-- What computers have more processor cores than the mean?
-- cpu cores beyond the mean of all - host names please
SELECT hostname FROM server WHERE cpu_cores > (SELECT AVG(cpu_cores) FROM server);
-- Which teams own servers with incidents caused by disk and also by memory?
-- owner teams hit by a disk incident as well as a memory one
-- Who has boxes that were in trouble because of disk, and ones in trouble because of memory?
-- groups with an incident whose cause is memory and another whose cause is disk
SELECT T1.owner_team FROM server AS T1 JOIN incident AS T2 ON T1.hostname = T2.hostname WHERE T2.cause = 'disk' INTERSECT SELECT T1.owner_team FROM server AS T1 JOIN incident AS T2 ON T1.hostname = T2.hostname WHERE T2.cause = 'memory';
-- database: pharmacy_chain
CREATE TABLE maker (mk_cd TEXT PRIMARY KEY, mk_name TEXT, hq TEXT);
CREATE TABLE drug (drug_id INTEGER PRIMARY KEY, brand TEXT, substance TEXT, mk_cd TEXT REFERENCES maker(mk_cd), form TEXT, rx_only TEXT, unit_price REAL);
CREATE TABLE branch (br_no INTEGER PRIMARY KEY, street TEXT, town TEXT, opened_yr INTEGER, pharmacist TEXT);
CREATE TABLE stock (br_no INTEGER REFERENCES branch(br_no), drug_id INTEGER REFERENCES drug(drug_id), packs INTEGER, expires TEXT, PRIMARY KEY (br_no, drug_id));
CREATE TABLE sale (sale_no INTEGER PRIMARY KEY, br_no INTEGER REFERENCES branch(br_no), drug_id INTEGER REFERENCES drug(drug_id), sold_on TEXT, packs INTEGER, paid_by TEXT);
INSERT INTO maker VALUES ('NV','Novacure','Basel'),('HL','Heliopharm','Lyon'),('BX','Bexler','Mainz'),('TR','Trident','Cork');
INSERT INTO drug VALUES (1,'Dolorix','ibuprofen','NV','tablet','no',6.5),(2,'Febril','paracetamol','HL','syrup','no',4.2),(3,'Cardol','bisoprolol','BX','tablet','yes',12.9),(4,'Insuvia','insulin','NV','injection','yes',38),(5,'Nasofree','xylometazoline','HL','spray','no',5.1),(6,'Ibumax','ibuprofen','BX','gel','no',8.8),(7,'Calmosin','melatonin','HL','tablet','no',9.9);
INSERT INTO branch VALUES (1,'High Street 4','Ashford',1988,'Dr Penn'),(2,'Station Road 1','Ashford',2011,'Ms Ode'),(3,'Market Square 9','Tilby',1975,'Dr Lowe'),(4,'Mill Lane 30','Corran',2022,NULL);
INSERT INTO stock VALUES (1,1,120,'2026-01-31'),(1,3,40,'2025-05-31'),(1,4,12,'2024-12-31'),(2,1,60,'2025-11-30'),(2,2,75,'2025-02-28'),(3,4,5,'2025-01-31'),(3,5,90,'2026-06-30'),(3,6,33,'2025-08-31');
INSERT INTO sale VALUES (1,1,1,'2024-05-02',2,'cash'),(2,1,3,'2024-05-02',1,'insurance'),(3,2,1,'2024-05-03',1,'card'),(4,2,2,'2024-05-04',3,'card'),(5,3,4,'2024-05-04',1,'insurance'),(6,3,5,'2024-05-06',4,'cash'),(7,1,1,'2024-05-07',1,'card'),(8,3,6,'2024-05-09',2,'cash');
-- What are the brands of drugs that contain ibuprofen?
-- which medicines have ibuprofen in them
-- What can I sell to somebody who asks for ibuprofen?
-- active substance ibuprofen - brand names please
SELECT brand FROM drug WHERE substance = 'ibuprofen';
-- How many packs of each brand were sold?
-- packs sold, medicine by medicine
-- How much of each medicine have people bought, in packs?
-- sum of sold packs per brand, brand in front
SELECT T1.brand, SUM(T2.packs) FROM drug AS T1 JOIN sale AS T2 ON T1.drug_id = T2.drug_id GROUP BY T1.drug_id;
-- Which drugs were never sold? Give their brands.
-- medicines that nobody bought
-- What medicines has no customer taken home so far?
-- drugs without one sale, by brand
SELECT brand FROM drug WHERE drug_id NOT IN (SELECT drug_id FROM sale);
-- What are the brands and prices of drugs made by Novacure?
-- Novacure products and what they cost
-- What medicines come from Novacure, and how much is each?
-- manufacturer Novacure: brand name, price of a unit
SELECT T1.brand, T1.unit_price FROM drug AS T1 JOIN maker AS T2 ON T1.mk_cd = T2.mk_cd WHERE T2.mk_name = 'Novacure';
-- Which maker has the most drugs?
-- manufacturer with the largest range
-- Who produces more of our medicines than anybody else?
-- count drugs per manufacturer and name the one on top
SELECT T1.mk_name FROM maker AS T1 JOIN drug AS T2 ON T1.mk_cd = T2.mk_cd GROUP BY T1.mk_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- List the makers without any drug.
-- manufacturers of which we carry nothing
-- Who is on our list of producers with no medicine at all to their name?
-- manufacturers that not one drug belongs to
SELECT mk_name FROM maker WHERE mk_cd NOT IN (SELECT mk_cd FROM drug);
-- What is the average price of drugs for each form?
-- mean price by form
-- How expensive is a medicine in the mean, as a tablet, a syrup and so on? The shape first.
-- per form of drug: form, mean unit price
SELECT form, AVG(unit_price) FROM drug GROUP BY form;
-- How many drugs need a prescription (rx_only yes)?
-- number of medicines with rx only yes
-- How many medicines can people only get with a doctor's note (rx only yes)?
-- rx only = yes - drug count
SELECT COUNT(*) FROM drug WHERE rx_only = 'yes';
-- Show the streets of the branches in Ashford, oldest first.
-- addresses in Ashford, by opening year from the earliest
-- On what roads are our shops in Ashford? The one opened first on top.
-- Ashford: street of each pharmacy, sorted by year opened, earliest on top
SELECT street FROM branch WHERE town = 'Ashford' ORDER BY opened_yr;
-- Which branches have Dolorix in stock? Give the street.
-- street of the shops that hold Dolorix
-- On what roads can people find a shop of ours that keeps Dolorix?
-- Dolorix among the stock - which streets are those branches in
SELECT T1.street FROM branch AS T1 JOIN stock AS T2 ON T1.br_no = T2.br_no JOIN drug AS T3 ON T2.drug_id = T3.drug_id WHERE T3.brand = 'Dolorix';
-- Which brands in stock expire before 2025-03-01?
-- medicines on our shelves with an expiry earlier than 2025-03-01
-- What medicines that we keep will go off before 2025-03-01?
-- use-by earlier than 2025-03-01 in the stock: brand names
SELECT T1.brand FROM drug AS T1 JOIN stock AS T2 ON T1.drug_id = T2.drug_id WHERE T2.expires < '2025-03-01';
-- How many packs are in stock in Tilby altogether?
-- sum of packs on the shelves in Tilby
-- How much do the shops in Tilby keep, in packs, all together?
-- Tilby - sum of stocked packs
SELECT SUM(T1.packs) FROM stock AS T1 JOIN branch AS T2 ON T1.br_no = T2.br_no WHERE T2.town = 'Tilby';
-- What is the most frequent way of paying?
-- how do customers pay most often
-- Do people mostly pay by card, in coins or otherwise? Just the most common way.
-- means of payment with the most sales
SELECT paid_by FROM sale GROUP BY paid_by ORDER BY COUNT(*) DESC LIMIT 1;
-- Which towns have branches where both cash and card sales happened?
-- towns with a sale paid by cash and another by card
-- Where has someone paid by cash in a shop of ours, and someone by card too?
-- towns whose branches have sales paid by card as well as sales paid by cash
SELECT T1.town FROM branch AS T1 JOIN sale AS T2 ON T1.br_no = T2.br_no WHERE T2.paid_by = 'cash' INTERSECT SELECT T1.town FROM branch AS T1 JOIN sale AS T2 ON T1.br_no = T2.br_no WHERE T2.paid_by = 'card';
-- What is the most expensive drug and which substance is in it?
-- brand and substance of the dearest medicine
-- What costs more than any other medicine, and what is it made of?
-- highest unit price: brand, active substance
SELECT brand, substance FROM drug ORDER BY unit_price DESC LIMIT 1;
