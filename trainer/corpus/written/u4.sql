-- database: incisor_street_dental_lab
CREATE TABLE Practice (PracticeCode TEXT PRIMARY KEY, PracticeName TEXT, City TEXT, DiscountPct INTEGER, CustomerSince INTEGER);
CREATE TABLE Dentist (DentistID INTEGER PRIMARY KEY, LastName TEXT, FirstName TEXT, PracticeCode TEXT REFERENCES Practice(PracticeCode), Email TEXT, Qualified INTEGER);
CREATE TABLE LabBench (BenchNo INTEGER PRIMARY KEY, BenchName TEXT, Floor INTEGER, HasExtractor TEXT);
CREATE TABLE Craftsman (CraftsmanID INTEGER PRIMARY KEY, FullName TEXT, BenchNo INTEGER REFERENCES LabBench(BenchNo), MasterID INTEGER REFERENCES Craftsman(CraftsmanID), Speciality TEXT, HiredYear INTEGER, HourlyPay REAL, City TEXT);
CREATE TABLE WorkType (WorkCode TEXT PRIMARY KEY, WorkName TEXT, Removable TEXT, UsualDays INTEGER, BasePrice REAL);
CREATE TABLE Material (MaterialID INTEGER PRIMARY KEY, MaterialName TEXT, Category TEXT, SupplierName TEXT, PricePerGram REAL, GramsInStock REAL);
CREATE TABLE LabOrder (OrderNo INTEGER PRIMARY KEY, DentistID INTEGER REFERENCES Dentist(DentistID), PatientInitials TEXT, ReceivedOn TEXT, DueOn TEXT, DeliveredOn TEXT, Priority TEXT, Status TEXT);
CREATE TABLE OrderItem (ItemID INTEGER PRIMARY KEY, OrderNo INTEGER REFERENCES LabOrder(OrderNo), WorkCode TEXT REFERENCES WorkType(WorkCode), ToothNumber INTEGER, Shade TEXT, MadeBy INTEGER REFERENCES Craftsman(CraftsmanID), CheckedBy INTEGER REFERENCES Craftsman(CraftsmanID), Price REAL);
CREATE TABLE ItemMaterial (ItemID INTEGER REFERENCES OrderItem(ItemID), MaterialID INTEGER REFERENCES Material(MaterialID), GramsUsed REAL, LotNo TEXT, PRIMARY KEY (ItemID, MaterialID));
CREATE TABLE Remake (RemakeID INTEGER PRIMARY KEY, ItemID INTEGER REFERENCES OrderItem(ItemID), ReportedOn TEXT, Fault TEXT, ChargedTo TEXT, Cost REAL);
INSERT INTO Practice VALUES ('ELM','Elm Tree Dental','Brackwater',10,2005),('PEA','Pearly Gate Practice','Brackwater',0,2018),('HAR','Harbour Smiles','Quayford',5,2012),('NOR','Norton Orthodontics','Nortonby',15,1999),('KID','Kidz Teeth','Quayford',0,2023);
INSERT INTO Dentist VALUES (1,'Abernathy','Ruth','ELM','ruth@elmtree.test',1996),(2,'Bhatt','Nilesh','ELM','nilesh@elmtree.test',2010),(3,'Corrigan','Sean','PEA',NULL,2014),(4,'Dvorak','Lenka','HAR','lenka@harbour.test',2003),(5,'Everly','Joan','NOR','joan@norton.test',1989),(6,'Fonseca','Rui','HAR',NULL,2019);
INSERT INTO LabBench VALUES (1,'Ceramics North',2,'yes'),(2,'Plaster Room',0,'yes'),(3,'Wire Corner',1,'no'),(4,'Digital Desk',2,'no'),(5,'Casting Bay',0,'yes');
INSERT INTO Craftsman VALUES (1,'Otto Brandt',1,NULL,'ceramics',1998,34,'Brackwater'),(2,'Paulina Reyes',1,1,'ceramics',2011,27.5,'Quayford'),(3,'Simon Achebe',3,NULL,'orthodontics',2004,29,'Nortonby'),(4,'Tara Whitlock',4,2,'digital design',2018,25,'Brackwater'),(5,'Umar Siddiqui',5,1,'casting',2015,24,'Millgate'),(6,'Vera Lund',2,3,'models',2022,17.5,'Quayford');
INSERT INTO WorkType VALUES ('CRN','crown','no',7,180),('BRG','three-unit bridge','no',10,520),('DNT','full denture','yes',14,610),('RET','retainer','yes',5,75),('VNR','veneer','no',8,210),('SPL','night splint','yes',4,95),('IMP','implant abutment','no',12,340);
INSERT INTO Material VALUES (1,'zirconia white','ceramic','Keramos',1.9,850),(2,'lithium glass','ceramic','Keramos',3.4,240),(3,'cobalt chrome','metal','Stahlwerk Ost',0.8,1900),(4,'gold alloy','metal','Aurum and Sons',61,75),(5,'pink acrylic','resin','Plastident',0.15,4200),(6,'clear acrylic','resin','Plastident',0.18,2600),(7,'steel wire','metal','Stahlwerk Ost',0.05,900),(8,'stain glaze','finish','Keramos',2.2,120);
INSERT INTO LabOrder VALUES (501,1,'PK','2024-03-01','2024-03-11','2024-03-10','normal','delivered'),(502,2,'TB','2024-03-02','2024-03-18','2024-03-20','normal','delivered'),(503,4,'JW','2024-03-05','2024-03-09','2024-03-08','rush','delivered'),(504,5,'AL','2024-03-06','2024-03-13','2024-03-12','normal','delivered'),(505,3,'MN','2024-03-11','2024-03-27',NULL,'normal','in work'),(506,1,'CD','2024-03-12','2024-03-16','2024-03-16','rush','delivered'),(507,4,'RS','2024-03-15','2024-04-02',NULL,'normal','waiting'),(508,5,'GO','2024-03-18','2024-03-25',NULL,'rush','in work');
INSERT INTO OrderItem VALUES (1,501,'CRN',26,'A2',2,1,185),(2,501,'VNR',11,'A1',1,2,230),(3,502,'DNT',NULL,'B3',6,1,610),(4,503,'SPL',NULL,NULL,6,3,95),(5,504,'RET',NULL,NULL,3,3,75),(6,505,'BRG',45,'A3',5,1,560),(7,506,'CRN',36,'A2',2,1,240),(8,506,'CRN',16,'B2',4,2,195),(9,507,'DNT',NULL,'A3',6,NULL,640),(10,508,'RET',NULL,NULL,3,NULL,88);
INSERT INTO ItemMaterial VALUES (1,1,4.2,'KZ-88'),(2,2,1.6,'KL-12'),(3,5,32,'PA-05'),(4,6,14,'PC-19'),(5,7,3,'SW-70'),(5,6,9,'PC-19'),(6,3,11.5,'SC-41'),(6,1,9.8,'KZ-90'),(7,4,3.1,'AU-02'),(8,1,4,'KZ-90'),(10,7,3.5,'SW-71');
INSERT INTO Remake VALUES (1,1,'2024-03-14','wrong shade','lab',60),(2,3,'2024-03-25','loose fit','dentist',140),(3,2,'2024-03-19','chipped edge','lab',75),(4,7,'2024-03-22','wrong contact point','lab',90),(5,1,'2024-03-29','loose fit','dentist',45);
-- What are the names of the removable (yes) work types?
-- kinds of work the patient can take out, removable = yes
-- What sorts of thing that we make can the wearer take out of the mouth (removable: yes)?
-- removable = yes, which work types by name
SELECT WorkName FROM WorkType WHERE Removable = 'yes';
-- What are the names of the three work types with the highest base price, the dearest first?
-- our three costliest kinds of work going by base price, top one first
-- Which three things we make start at the most money? Most expensive first.
-- sort work types by their base price, going down, and give me the names of the top 3
SELECT WorkName FROM WorkType ORDER BY BasePrice DESC LIMIT 3;
-- List the first and last names of dentists without an email.
-- dentists we cannot e-mail, given name and surname
-- Who among the tooth doctors cannot be mailed, having no address on file? First name, family name.
-- email empty: forename plus surname of those dentists
SELECT FirstName, LastName FROM Dentist WHERE Email IS NULL;
-- Which faults of remakes begin with the word wrong?
-- complaints behind redone pieces that start with wrong
-- What went badly with redone pieces, where it opens with wrong?
-- remakes - list the fault wherever it starts with "wrong"
SELECT Fault FROM Remake WHERE Fault LIKE 'wrong%';
-- Find the average price and the highest price of an order item.
-- what a piece costs on average, and the dearest one
-- How much do we get for a piece on average, and how much for the dearest?
-- mean and maximum of what order items are priced at
SELECT AVG(Price), MAX(Price) FROM OrderItem;
-- Show the last name of each dentist, the name of the practice and the city of that practice.
-- dentist's surname, where they work, and in which town that is
-- Who works where? The tooth doctor's family name, the surgery, and its town.
-- practice name and city beside each dentist's last name, last name in front
SELECT T1.LastName, T2.PracticeName, T2.City FROM Dentist AS T1 JOIN Practice AS T2 ON T1.PracticeCode = T2.PracticeCode;
-- What are the names of materials in stock with between 200 and 1000 grams?
-- materials of which 200 to 1000 grams are left
-- What do we hold 200 to 1000 grams of?
-- grams in stock no less than 200 and no more than 1000: which materials
SELECT MaterialName FROM Material WHERE GramsInStock BETWEEN 200 AND 1000;
-- For each work type that has been ordered, give its name and the number of items.
-- how often every kind of work was asked for, with its name
-- How many pieces have we been asked for of each sort? The sort, then how many.
-- work name with the count of its order items
SELECT T1.WorkName, COUNT(*) FROM WorkType AS T1 JOIN OrderItem AS T2 ON T1.WorkCode = T2.WorkCode GROUP BY T1.WorkCode;
-- Who are the craftsmen trained under the master Otto Brandt?
-- names of people with Otto Brandt as their master
-- Who learnt the trade from Otto Brandt?
-- full names of the technicians whose master is Otto Brandt
SELECT T1.FullName FROM Craftsman AS T1 JOIN Craftsman AS T2 ON T1.MasterID = T2.CraftsmanID WHERE T2.FullName = 'Otto Brandt';
-- Give the item's order number, the maker's name and the checker's name for all crowns (crown).
-- each crown: which order, by whom made, by whom checked
-- For every crown: its order, who produced it and who looked it over?
-- work type crown - i need order no, the maker, the checker, both by full name
SELECT T1.OrderNo, T2.FullName, T3.FullName FROM OrderItem AS T1 JOIN Craftsman AS T2 ON T1.MadeBy = T2.CraftsmanID JOIN Craftsman AS T3 ON T1.CheckedBy = T3.CraftsmanID JOIN WorkType AS T4 ON T1.WorkCode = T4.WorkCode WHERE T4.WorkName = 'crown';
-- Which dentists have ordered an item priced above 500? Return the last names.
-- surnames of dentists with a piece over 500 on some order
-- Which tooth doctors have asked for something that costs over 500? Family names.
-- item price above 500: last names of the dentists behind such orders
SELECT LastName FROM Dentist WHERE DentistID IN (SELECT T1.DentistID FROM LabOrder AS T1 JOIN OrderItem AS T2 ON T1.OrderNo = T2.OrderNo WHERE T2.Price > 500);
-- Which cities have a craftsman living in them but no practice?
-- towns of our craftsmen, except those with a practice
-- In which places do technicians live but no surgery is to be found?
-- craftsmen's cities minus the practices' cities
SELECT City FROM Craftsman EXCEPT SELECT City FROM Practice;
-- List the names of craftsmen who have both made items and checked items.
-- people who appear as maker of one piece and as checker of a piece as well
-- Who has produced pieces and looked pieces over as well?
-- full name of anyone listed under made by and under checked by too
SELECT T1.FullName FROM Craftsman AS T1 JOIN OrderItem AS T2 ON T1.CraftsmanID = T2.MadeBy INTERSECT SELECT T1.FullName FROM Craftsman AS T1 JOIN OrderItem AS T2 ON T1.CraftsmanID = T2.CheckedBy;
-- Which material names are of the category ceramic or have been used in a retainer?
-- every ceramic material, plus whatever went into a retainer
-- What substances are ceramic, or were put into a retainer?
-- one list of materials: those used for work type retainer, and those with category ceramic
SELECT MaterialName FROM Material WHERE Category = 'ceramic' UNION SELECT T1.MaterialName FROM Material AS T1 JOIN ItemMaterial AS T2 ON T1.MaterialID = T2.MaterialID JOIN OrderItem AS T3 ON T2.ItemID = T3.ItemID JOIN WorkType AS T4 ON T3.WorkCode = T4.WorkCode WHERE T4.WorkName = 'retainer';
-- How many different shades have been ordered?
-- count of distinct tooth colours on the orders
-- How many different colours of tooth have people asked for?
-- number of shades on the order items, each shade one time
SELECT COUNT(DISTINCT Shade) FROM OrderItem;
-- Which practice's dentists have ordered items for the largest total price? Give the practice's name and the total.
-- practice that spent most on pieces, with the sum
-- Which surgery's tooth doctors bought from us for the most money in all, and how much?
-- sum item prices by practice, top one: name, sum
SELECT T1.PracticeName, SUM(T4.Price) FROM Practice AS T1 JOIN Dentist AS T2 ON T1.PracticeCode = T2.PracticeCode JOIN LabOrder AS T3 ON T2.DentistID = T3.DentistID JOIN OrderItem AS T4 ON T3.OrderNo = T4.OrderNo GROUP BY T1.PracticeCode ORDER BY SUM(T4.Price) DESC LIMIT 1;
-- Show the numbers and due dates of orders not yet delivered, soonest due first.
-- jobs without a delivery date: number and when due, most urgent on top
-- Which jobs have not gone out yet, and by when must they? Number and day, most pressing first.
-- delivered on is empty: order no with its due date, from early to late
SELECT OrderNo, DueOn FROM LabOrder WHERE DeliveredOn IS NULL ORDER BY DueOn;
-- What are the names of materials used in at least two different items?
-- materials that went into 2 or more distinct pieces
-- Which substances are in two or more distinct pieces?
-- at least 2 different items contain it: name of the material
SELECT T1.MaterialName FROM Material AS T1 JOIN ItemMaterial AS T2 ON T1.MaterialID = T2.MaterialID GROUP BY T1.MaterialID HAVING COUNT(DISTINCT T2.ItemID) >= 2;
-- Which craftsmen earn more per hour than the average craftsman on a bench with an extractor (yes)? Give name and hourly pay.
-- name and pay of those above the mean of colleagues at benches where extractor is yes
-- Who makes more an hour than people at benches with dust removal (extractor yes) do on average, and how much?
-- full name, pay per hour; only if above the mean pay of those at an extractor = yes bench
SELECT FullName, HourlyPay FROM Craftsman WHERE HourlyPay > (SELECT AVG(T1.HourlyPay) FROM Craftsman AS T1 JOIN LabBench AS T2 ON T1.BenchNo = T2.BenchNo WHERE T2.HasExtractor = 'yes');
-- Which materials were never used? Give their names and suppliers.
-- name and supplier of what has not gone into any piece
-- Which substances has nobody ever used, and who sells them to us?
-- materials on no item at all - name, then vendor
SELECT MaterialName, SupplierName FROM Material WHERE MaterialID NOT IN (SELECT MaterialID FROM ItemMaterial);
-- What is the cheapest work type that is not removable (no)? Give the name and base price.
-- among work with removable no: name and price of the least expensive kind
-- Of the things fixed in the mouth for good (removable: no), which starts at the least money, and at how much?
-- removable = no, lowest base price, just one: work name, price
SELECT WorkName, BasePrice FROM WorkType WHERE Removable = 'no' ORDER BY BasePrice LIMIT 1;
-- For remakes charged to the lab, show the maker's name and the total cost of the remakes, for makers whose total is over 80.
-- makers whose pieces were redone at the expense of the lab for more than 80 in all: name and that sum
-- Whose pieces had to be redone at the cost of the lab for over 80 altogether, and for how much?
-- remakes charged to lab: sum the cost per maker, keep sums above 80 - full name, sum
SELECT T1.FullName, SUM(T3.Cost) FROM Craftsman AS T1 JOIN OrderItem AS T2 ON T1.CraftsmanID = T2.MadeBy JOIN Remake AS T3 ON T2.ItemID = T3.ItemID WHERE T3.ChargedTo = 'lab' GROUP BY T1.CraftsmanID HAVING SUM(T3.Cost) > 80;

-- database: clearlight_cornea_bank
CREATE TABLE region (code TEXT PRIMARY KEY, name TEXT, population INTEGER, coordinator TEXT);
CREATE TABLE hospital (id INTEGER PRIMARY KEY, name TEXT, region_code TEXT REFERENCES region(code), kind TEXT, eye_theatres INTEGER);
CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, duty TEXT, supervisor_id INTEGER REFERENCES staff(id), start_year INTEGER, on_call TEXT);
CREATE TABLE donor (id INTEGER PRIMARY KEY, donor_number TEXT, age INTEGER, sex TEXT, hospital_id INTEGER REFERENCES hospital(id), date_of_death TEXT, cause_of_death TEXT, consent_by TEXT);
CREATE TABLE storage_medium (code TEXT PRIMARY KEY, name TEXT, max_days INTEGER, temperature REAL, price_per_bottle REAL);
CREATE TABLE cornea (id INTEGER PRIMARY KEY, donor_id INTEGER REFERENCES donor(id), side TEXT, retrieved_by INTEGER REFERENCES staff(id), assessed_by INTEGER REFERENCES staff(id), medium_code TEXT REFERENCES storage_medium(code), retrieved_on TEXT, cell_density INTEGER, grade TEXT, status TEXT);
CREATE TABLE blood_test (id INTEGER PRIMARY KEY, donor_id INTEGER REFERENCES donor(id), test_name TEXT, result TEXT, tested_on TEXT);
CREATE TABLE surgeon (id INTEGER PRIMARY KEY, name TEXT, hospital_id INTEGER REFERENCES hospital(id), second_hospital_id INTEGER REFERENCES hospital(id), registered_year INTEGER);
CREATE TABLE recipient (id INTEGER PRIMARY KEY, initials TEXT, age INTEGER, sex TEXT, region_code TEXT REFERENCES region(code), diagnosis TEXT, listed_on TEXT, urgent INTEGER);
CREATE TABLE transplant (id INTEGER PRIMARY KEY, cornea_id INTEGER REFERENCES cornea(id), recipient_id INTEGER REFERENCES recipient(id), surgeon_id INTEGER REFERENCES surgeon(id), operated_on TEXT, technique TEXT, minutes INTEGER, outcome TEXT);
CREATE TABLE shipment (id INTEGER PRIMARY KEY, cornea_id INTEGER REFERENCES cornea(id), to_hospital_id INTEGER REFERENCES hospital(id), courier TEXT, sent_on TEXT, arrived_on TEXT, cost REAL);
INSERT INTO region VALUES ('NE','North-East Coast',1250000,'Ola Brevik'),('LK','Lake District South',480000,'Minna Castle'),('CP','Capital Area',3100000,'Ola Brevik'),('WM','Western Moors',390000,'Jude Fallow'),('IS','Outer Isles',95000,'Kirsti Vale');
INSERT INTO hospital VALUES (1,'Capital Eye Hospital','CP','eye hospital',8),(2,'Queen Maud General','CP','general',2),(3,'Seaton Infirmary','NE','general',1),(4,'Lakeland Eye Clinic','LK','eye hospital',3),(5,'Moorgate Hospital','WM','general',0),(6,'Isles Community Hospital','IS','community',0);
INSERT INTO staff VALUES (1,'Dr Helga Strand','bank director',NULL,2001,'no'),(2,'Bruno Tait','retrieval nurse',1,2009,'yes'),(3,'Ciara Dunne','retrieval nurse',1,2015,'yes'),(4,'Rafael Mota','tissue scientist',1,2012,'no'),(5,'Ingrid Falk','tissue scientist',4,2020,'no'),(6,'Noel Prior','retrieval nurse',2,2023,'yes');
INSERT INTO donor VALUES (1,'D-2401',67,'F',2,'2024-01-04','stroke','husband'),(2,'D-2402',54,'M',3,'2024-01-19','heart attack','daughter'),(3,'D-2403',71,'M',5,'2024-02-02','kidney failure','wife'),(4,'D-2404',39,'F',2,'2024-02-11','road accident','mother'),(5,'D-2405',78,'F',6,'2024-03-07','heart failure','son'),(6,'D-2406',62,'M',3,'2024-03-15','stroke','wife');
INSERT INTO storage_medium VALUES ('OPT','Optisol Blue',14,4,210),('ORG','Organ Culture A',34,31,165),('DEX','Dextran Thin',6,31,48),('GLY','Glycerol Deep',365,-80,90);
INSERT INTO cornea VALUES (1,1,'left',2,4,'OPT','2024-01-05',2650,'A','used'),(2,1,'right',2,4,'OPT','2024-01-05',2580,'A','used'),(3,2,'left',3,5,'ORG','2024-01-20',2310,'B','used'),(4,2,'right',3,4,'ORG','2024-01-20',1890,'D','discarded'),(5,3,'left',2,5,'GLY','2024-02-03',NULL,'C','stored'),(6,4,'left',6,4,'OPT','2024-02-12',3020,'A','used'),(7,4,'right',6,5,'OPT','2024-02-12',2940,'A','stored'),(8,5,'right',3,5,'ORG','2024-03-08',2120,'C','used'),(9,6,'left',2,NULL,'ORG','2024-03-16',NULL,NULL,'new');
INSERT INTO blood_test VALUES (1,1,'hepatitis B','negative','2024-01-06'),(2,1,'HIV','negative','2024-01-06'),(3,2,'hepatitis B','negative','2024-01-21'),(4,2,'syphilis','positive','2024-01-22'),(5,3,'hepatitis C','negative','2024-02-04'),(6,4,'HIV','negative','2024-02-13'),(7,4,'hepatitis B','negative','2024-02-13'),(8,5,'syphilis','negative','2024-03-09');
INSERT INTO surgeon VALUES (1,'Miss Adela Kroll',1,4,1999),(2,'Mr Rupert Sayle',1,NULL,2007),(3,'Dr Yemi Balogun',4,3,2013),(4,'Ms Hanna Ruud',3,NULL,2018),(5,'Mr Piers Cawdor',2,1,2021);
INSERT INTO recipient VALUES (1,'KT',34,'F','CP','keratoconus','2023-06-12',0),(2,'BO',72,'M','NE','corneal oedema','2023-08-30',0),(3,'SL',59,'F','LK','failed graft','2023-10-05',1),(4,'DM',45,'M','CP','acid burn','2024-01-28',1),(5,'AW',66,'F','WM','corneal oedema','2023-11-19',0),(6,'RJ',27,'M','IS','keratoconus','2024-02-20',0),(7,'HP',81,'F','NE','failed graft','2024-03-01',0);
INSERT INTO transplant VALUES (1,1,1,1,'2024-01-12','full thickness',85,'clear'),(2,2,2,4,'2024-01-15','inner layer',52,'clear'),(3,3,3,3,'2024-02-06','full thickness',97,'rejected'),(4,6,4,2,'2024-02-16','full thickness',110,'clear'),(5,8,5,3,'2024-03-21','inner layer',61,'hazy');
INSERT INTO shipment VALUES (1,1,1,'MedDash','2024-01-11','2024-01-11',45),(2,2,3,'MedDash','2024-01-13','2024-01-14',120),(3,3,4,'Swift Cooler','2024-02-04','2024-02-05',95),(4,6,1,'MedDash','2024-02-15','2024-02-15',48),(5,8,4,'Swift Cooler','2024-03-19','2024-03-20',102),(6,7,2,'Polar Post','2024-03-28',NULL,70);
-- How many corneas have a status other than used?
-- count of tissue that is not marked used
-- How many eye pieces are in any state except used?
-- status not equal to used - count the corneas
SELECT COUNT(*) FROM cornea WHERE status != 'used';
-- What are the donor numbers of donors older than 65?
-- donor numbers of those aged over 65
-- Who gave tissue at an age of more than 65? Their numbers, please.
-- donor number wherever age is above 65
SELECT donor_number FROM donor WHERE age > 65;
-- List the distinct couriers used for shipments.
-- which delivery firms carry our parcels, each once
-- Which firms take our deliveries about? No repeats.
-- shipments: every courier just one time
SELECT DISTINCT courier FROM shipment;
-- Find the names of storage media that keep tissue between 10 and 40 days at most.
-- liquids with a day limit from 10 to 40
-- What fluids can hold tissue for 10 to 40 days at the longest?
-- max days from 10 up to 40 - names of the media
SELECT name FROM storage_medium WHERE max_days BETWEEN 10 AND 40;
-- Which diagnoses of recipients contain graft? Show the initials and the diagnosis.
-- patients whose diagnosis has graft in it: initials, diagnosis
-- Which patients suffer from something with graft in the term? Initials, then what they suffer from.
-- graft anywhere in the diagnosis: initials and that diagnosis, among recipients
SELECT initials, diagnosis FROM recipient WHERE diagnosis LIKE '%graft%';
-- What are the lowest, highest and average cell density of the corneas in Organ Culture A?
-- cells per area for tissue kept in Organ Culture A: min, max, mean
-- How closely packed are the cells of tissue lying in Organ Culture A: least, most, on average?
-- medium Organ Culture A - min, max and mean cell density
SELECT MIN(T1.cell_density), MAX(T1.cell_density), AVG(T1.cell_density) FROM cornea AS T1 JOIN storage_medium AS T2 ON T1.medium_code = T2.code WHERE T2.name = 'Organ Culture A';
-- Show the initials of the recipients who received a cornea of a donor whose cause of death was stroke.
-- patients, by initials, grafted with tissue of somebody who died of stroke
-- Who was given the eye tissue of a person killed by a stroke? Initials.
-- donor's cause of death = stroke: the initials of recipients grafted from such donors
SELECT initials FROM recipient WHERE id IN (SELECT T1.recipient_id FROM transplant AS T1 JOIN cornea AS T2 ON T1.cornea_id = T2.id JOIN donor AS T3 ON T2.donor_id = T3.id WHERE T3.cause_of_death = 'stroke');
-- For each surgeon with a second hospital, give the surgeon's name, the name of the main hospital and the name of the second.
-- surgeons working at two places: who, first hospital, other hospital
-- Which eye doctors operate in two houses, and in which? The doctor, the chief house, the other one.
-- surgeon, first hospital, second hospital (names) for all surgeons that have a second
SELECT T1.name, T2.name, T3.name FROM surgeon AS T1 JOIN hospital AS T2 ON T1.hospital_id = T2.id JOIN hospital AS T3 ON T1.second_hospital_id = T3.id;
-- Who is supervised by Dr Helga Strand? List the names and duties.
-- people under Dr Helga Strand, with their job
-- Who reports to Dr Helga Strand, and what do they do here?
-- Dr Helga Strand as supervisor - staff names and duty
SELECT T1.name, T1.duty FROM staff AS T1 JOIN staff AS T2 ON T1.supervisor_id = T2.id WHERE T2.name = 'Dr Helga Strand';
-- Which recipients are still without a transplant? Give the initials and the date of listing, longest waiting first.
-- initials and listing day of patients not yet grafted, earliest listed on top
-- Which patients are still waiting for their operation, and since when? Initials and day, the one who has waited longest first.
-- no transplant on record: recipients' initials, date listed, oldest date on top
SELECT initials, listed_on FROM recipient WHERE id NOT IN (SELECT recipient_id FROM transplant) ORDER BY listed_on;
-- How many corneas came from donors of each hospital? Show the hospital's name and the number.
-- tissue count by donor hospital name
-- How many pieces of tissue have we had from people who died at each clinic? The clinic, then how many.
-- count corneas by the hospital of the donor, hospital name in front
SELECT T1.name, COUNT(*) FROM hospital AS T1 JOIN donor AS T2 ON T1.id = T2.hospital_id JOIN cornea AS T3 ON T2.id = T3.donor_id GROUP BY T1.id;
-- Which regions have no recipient under the age of 60? Show the region's name.
-- parts of the country, by name, minus those with a patient younger than 60
-- In which parts of the country is no patient younger than 60?
-- all region names except those that have a recipient with an age below 60
SELECT name FROM region EXCEPT SELECT T1.name FROM region AS T1 JOIN recipient AS T2 ON T1.code = T2.region_code WHERE T2.age < 60;
-- What are the donor numbers of donors who gave both a left and a right cornea?
-- donors with tissue from the left and from the right, by donor number
-- Who gave the left and the right one too? Their numbers, please.
-- donor number with a cornea of side right as well as one of side left
SELECT T1.donor_number FROM donor AS T1 JOIN cornea AS T2 ON T1.id = T2.donor_id WHERE T2.side = 'left' INTERSECT SELECT T1.donor_number FROM donor AS T1 JOIN cornea AS T2 ON T1.id = T2.donor_id WHERE T2.side = 'right';
-- Return the names of hospitals that are an eye hospital or that were sent a shipment by the courier MedDash.
-- names: each eye hospital, plus wherever MedDash took a parcel
-- Which houses are an eye hospital or have had a delivery by MedDash?
-- one list of hospital names: courier MedDash went there, or the kind is eye hospital
SELECT name FROM hospital WHERE kind = 'eye hospital' UNION SELECT T1.name FROM hospital AS T1 JOIN shipment AS T2 ON T1.id = T2.to_hospital_id WHERE T2.courier = 'MedDash';
-- Which donors have not had any blood test? Give the donor number and the cause of death.
-- donor number and what they died of, where no blood was tested
-- Whose blood has never been examined, and what killed them? Their number first.
-- donors with no blood test: donor number, cause of death
SELECT donor_number, cause_of_death FROM donor WHERE id NOT IN (SELECT donor_id FROM blood_test);
-- How many different donors has each retrieval nurse taken corneas from? Show the nurse's name and the number.
-- per person with the duty retrieval nurse: name and count of distinct donors
-- From how many distinct people has every retrieval nurse taken tissue? Name of the nurse, then how many.
-- duty = retrieval nurse: staff name plus the count of different donors retrieved from
SELECT T1.name, COUNT(DISTINCT T2.donor_id) FROM staff AS T1 JOIN cornea AS T2 ON T1.id = T2.retrieved_by WHERE T1.duty = 'retrieval nurse' GROUP BY T1.id;
-- Show the recipient's initials, the surgeon's name and the donor number for all transplants with the outcome clear.
-- grafts that came out clear: patient's initials, who operated, donor number
-- Where the result was clear: whose eye was it (initials), who did the operation, and from which giver (number)?
-- outcome clear - recipient initials, surgeon, donor number for every transplant
SELECT T2.initials, T3.name, T5.donor_number FROM transplant AS T1 JOIN recipient AS T2 ON T1.recipient_id = T2.id JOIN surgeon AS T3 ON T1.surgeon_id = T3.id JOIN cornea AS T4 ON T1.cornea_id = T4.id JOIN donor AS T5 ON T4.donor_id = T5.id WHERE T1.outcome = 'clear';
-- Which shipments cost more than the average shipment? List the courier, the day sent and the cost, dearest first.
-- parcels above the mean price: firm, sending day, price, from the top down
-- Which deliveries were dearer than usual, i.e. than the mean? Who drove, when it left and how much, most expensive first.
-- cost above average: courier, sent date, cost, descending
SELECT courier, sent_on, cost FROM shipment WHERE cost > (SELECT AVG(cost) FROM shipment) ORDER BY cost DESC;
-- How many donors have a positive test for syphilis?
-- count of donors whose syphilis test came back positive
-- How many different people were found positive for syphilis?
-- test syphilis, result positive: number of distinct donors
SELECT COUNT(DISTINCT donor_id) FROM blood_test WHERE test_name = 'syphilis' AND result = 'positive';
-- Which surgeon carried out the shortest operation of the technique full thickness? Give name and minutes.
-- full thickness operations: who was quickest, in how many minutes
-- Who did the quickest full thickness operation, and how many minutes did it take?
-- technique full thickness, fewest minutes, just one: surgeon name and the minutes
SELECT T1.name, T2.minutes FROM surgeon AS T1 JOIN transplant AS T2 ON T1.id = T2.surgeon_id WHERE T2.technique = 'full thickness' ORDER BY T2.minutes LIMIT 1;
-- Which corneas have not been assessed? Give the donor number and the side.
-- tissue without an assessor: donor number and side
-- Which pieces has nobody judged yet? The giver's number, and left or right.
-- assessed by is empty: donor number plus side of the cornea
SELECT T1.donor_number, T2.side FROM donor AS T1 JOIN cornea AS T2 ON T1.id = T2.donor_id WHERE T2.assessed_by IS NULL;
-- Among the staff with the duty tissue scientist who have assessed at least four corneas, who has the highest average cell density over those corneas? Give the name.
-- name of the tissue scientist (by duty) with the top mean density in the tissue they judged, leaving out anyone who judged fewer than four
-- Which tissue scientist has judged the pieces with the most densely packed cells on average, four pieces or more being needed to count?
-- staff with duty tissue scientist and at least 4 corneas assessed: who is top by mean cell density, name only
SELECT T1.name FROM staff AS T1 JOIN cornea AS T2 ON T1.id = T2.assessed_by WHERE T1.duty = 'tissue scientist' GROUP BY T1.id HAVING COUNT(*) >= 4 ORDER BY AVG(T2.cell_density) DESC LIMIT 1;

-- database: birchfield_rehab_centre
CREATE TABLE pavilion (pav_code TEXT PRIMARY KEY, pav_name TEXT, room_count INTEGER, built_year INTEGER, wheelchair_access TEXT);
CREATE TABLE payer (payer_id INTEGER PRIMARY KEY, payer_name TEXT, payer_type TEXT, daily_rate REAL, city TEXT);
CREATE TABLE therapist (ther_id INTEGER PRIMARY KEY, ther_name TEXT, profession TEXT, lead_ther_id INTEGER REFERENCES therapist(ther_id), weekly_hours INTEGER, employed_since TEXT, city TEXT);
CREATE TABLE programme (prog_id INTEGER PRIMARY KEY, prog_title TEXT, target_condition TEXT, weeks INTEGER, max_group INTEGER, head_ther_id INTEGER REFERENCES therapist(ther_id), deputy_ther_id INTEGER REFERENCES therapist(ther_id), launched_year INTEGER);
CREATE TABLE module (mod_id INTEGER PRIMARY KEY, mod_title TEXT, category TEXT, minutes INTEGER, place TEXT);
CREATE TABLE programme_module (prog_id INTEGER REFERENCES programme(prog_id), mod_id INTEGER REFERENCES module(mod_id), times_per_week INTEGER, compulsory TEXT, PRIMARY KEY (prog_id, mod_id));
CREATE TABLE resident (res_id INTEGER PRIMARY KEY, res_name TEXT, birth_date TEXT, gender TEXT, city TEXT, referring_doctor TEXT, payer_id INTEGER REFERENCES payer(payer_id));
CREATE TABLE stay (stay_id INTEGER PRIMARY KEY, res_id INTEGER REFERENCES resident(res_id), prog_id INTEGER REFERENCES programme(prog_id), pav_code TEXT REFERENCES pavilion(pav_code), room_no INTEGER, arrived_on TEXT, left_on TEXT, ending TEXT);
CREATE TABLE session (sess_id INTEGER PRIMARY KEY, stay_id INTEGER REFERENCES stay(stay_id), mod_id INTEGER REFERENCES module(mod_id), ther_id INTEGER REFERENCES therapist(ther_id), held_on TEXT, attended TEXT, effort INTEGER);
CREATE TABLE assessment (assess_id INTEGER PRIMARY KEY, stay_id INTEGER REFERENCES stay(stay_id), ther_id INTEGER REFERENCES therapist(ther_id), scale TEXT, assessed_on TEXT, score INTEGER, comment TEXT);
INSERT INTO pavilion VALUES ('OAK','Oak House',24,1962,'N'),('ASH','Ash Lodge',16,1985,'Y'),('ELD','Elder Wing',30,2011,'Y'),('ROW','Rowan Cottage',6,1934,'N'),('PIN','Pine Annexe',12,2020,'Y');
INSERT INTO payer VALUES (1,'State Pension Fund','public',148,'Lindsborough'),(2,'Miners'' Mutual','mutual',139.5,'Coalby'),(3,'Self-payers','private',190,NULL),(4,'Railway Workers Fund','mutual',142,'Lindsborough'),(5,'City Welfare Office','public',131,'Harrowmere');
INSERT INTO therapist VALUES (1,'Dr Ottilie Kern','physician',NULL,40,'2003-02-01','Birchfield'),(2,'Jasper Nolan','physiotherapist',1,38,'2010-06-14','Birchfield'),(3,'Mirela Stan','occupational therapist',1,30,'2014-09-01','Harrowmere'),(4,'Kit Ferris','physiotherapist',2,20,'2019-01-07','Lindsborough'),(5,'Salma Aziz','speech therapist',1,35,'2016-04-18','Birchfield'),(6,'Bo Lindgren','psychologist',1,24,'2021-10-04','Wexley');
INSERT INTO programme VALUES (1,'Back on Your Feet','hip replacement',3,10,2,4,2006),(2,'Finding Words','stroke',6,6,5,3,2015),(3,'Strong Heart','heart attack',4,12,1,2,2004),(4,'Hands at Work','hand injury',5,8,3,NULL,2017),(5,'Breathe Easy','lung disease',4,9,1,6,2021),(6,'New Knee','knee replacement',2,11,4,2,2023);
INSERT INTO module VALUES (1,'Water gymnastics','exercise',30,'pool'),(2,'Stair training','exercise',25,'gym'),(3,'Speech practice','speech',45,'room 12'),(4,'Workshop tasks','occupational',60,'workshop'),(5,'Heart group cycling','exercise',40,'gym'),(6,'Relaxation training','mind',35,'quiet room'),(7,'Cooking with one hand','occupational',90,'teaching kitchen');
INSERT INTO programme_module VALUES (1,1,4,'yes'),(1,2,5,'yes'),(2,3,5,'yes'),(2,7,2,'no'),(2,6,1,'no'),(3,5,4,'yes'),(3,6,2,'yes'),(4,4,5,'yes'),(5,6,3,'yes'),(5,1,2,'no'),(6,2,4,'yes'),(6,1,3,'yes');
INSERT INTO resident VALUES (1,'Walter Prynne','1951-08-14','m','Coalby','Dr Amos',2),(2,'Henrike Moll','1964-02-28','f','Lindsborough','Dr Pagett',1),(3,'Sanjay Dutt','1979-11-09','m','Harrowmere',NULL,5),(4,'Trudy Oakes','1948-05-03','f','Lindsborough','Dr Pagett',4),(5,'Emil Varga','1986-07-22','m','Birchfield','Dr Amos',3),(6,'Noreen Clay','1957-12-17','f','Coalby','Dr Sixsmith',2),(7,'Peter Loomis','1970-03-30','m','Upper Dell',NULL,1);
INSERT INTO stay VALUES (1,1,3,'OAK',4,'2023-02-06','2023-03-06','completed'),(2,2,2,'ELD',17,'2023-03-13','2023-04-24','completed'),(3,3,4,'ASH',2,'2023-04-03','2023-04-19','broken off'),(4,4,1,'ELD',9,'2023-05-15','2023-06-05','completed'),(5,1,6,'ASH',5,'2023-09-04','2023-09-18','completed'),(6,5,4,'OAK',11,'2023-09-25','2023-10-30','completed'),(7,6,5,'ELD',17,'2023-11-06',NULL,NULL),(8,4,6,'ELD',8,'2023-11-20',NULL,NULL);
INSERT INTO session VALUES (1,1,5,2,'2023-02-08','yes',6),(2,1,6,6,'2023-02-10','yes',4),(3,2,3,5,'2023-03-15','yes',7),(4,2,7,3,'2023-03-21','no',NULL),(5,3,4,3,'2023-04-05','yes',3),(6,4,1,4,'2023-05-17','yes',8),(7,4,2,2,'2023-05-18','yes',9),(8,5,2,4,'2023-09-06','yes',5),(9,6,4,3,'2023-09-27','yes',8),(10,7,6,6,'2023-11-08','no',NULL),(11,7,1,2,'2023-11-10','yes',6),(12,8,1,4,'2023-11-22','yes',7);
INSERT INTO assessment VALUES (1,1,1,'six-minute walk','2023-02-07',310,'slow start'),(2,1,2,'six-minute walk','2023-03-03',455,'good progress'),(3,2,5,'word naming','2023-03-14',22,NULL),(4,2,5,'word naming','2023-04-20',41,'great progress'),(5,3,3,'grip strength','2023-04-04',14,'pain on grip'),(6,6,3,'grip strength','2023-10-26',37,'good progress'),(7,4,4,'stair test','2023-06-02',18,NULL);
-- Which pavilions offer wheelchair access (Y)? Give their names.
-- houses you can enter by wheelchair, marked Y
-- Which houses can you get into in a wheelchair (Y)?
-- wheelchair access: Y - names of the pavilions
SELECT pav_name FROM pavilion WHERE wheelchair_access = 'Y';
-- Which three pavilions have the most rooms? Give name and room count, the largest first.
-- the three biggest houses by rooms, with how many, top down
-- What are the three houses with most rooms, and how many do they have? Biggest first.
-- pavilions by number of rooms, going down, 3 of them: name, rooms
SELECT pav_name, room_count FROM pavilion ORDER BY room_count DESC LIMIT 3;
-- List the titles of modules whose title contains training.
-- modules with training in what they are called
-- Which units are called something with training?
-- training somewhere in the module title
SELECT mod_title FROM module WHERE mod_title LIKE '%training%';
-- Find the names of residents born between 1950-01-01 and 1969-12-31.
-- guests with a birthday from 1950-01-01 through 1969-12-31
-- Whose date of birth lies from 1950-01-01 to 1969-12-31?
-- born no earlier than 1950-01-01 and no later than 1969-12-31: names of residents
SELECT res_name FROM resident WHERE birth_date BETWEEN '1950-01-01' AND '1969-12-31';
-- For each payer type, show the type and the average daily rate of its payers.
-- mean rate a day by kind of payer, kind first
-- What do the various sorts of insurer pay a day on average? Sort first.
-- daily rate, averaged per type of payer: type, average
SELECT payer_type, AVG(daily_rate) FROM payer GROUP BY payer_type;
-- Which therapists have never given a session of a module in the category exercise? List the names.
-- staff who have not held any exercise session
-- Who on the treatment staff has not led anything of the exercise kind?
-- therapists minus those with a session of a category exercise module, names please
SELECT ther_name FROM therapist WHERE ther_id NOT IN (SELECT T1.ther_id FROM session AS T1 JOIN module AS T2 ON T1.mod_id = T2.mod_id WHERE T2.category = 'exercise');
-- Which programme has no deputy? Give the title and the target condition.
-- programme lacking a second in command, and what it treats
-- Which courses of treatment have nobody to stand in for the head, and what illness are they for?
-- deputy empty: programme title plus target condition
SELECT prog_title, target_condition FROM programme WHERE deputy_ther_id IS NULL;
-- For every stay not yet ended, give the resident's name, the programme's title and the pavilion's name.
-- who is still here (no leaving date): guest, programme, house
-- Who has not gone home yet, on which course of treatment, and in which house?
-- left on is empty - resident, programme title, pavilion name
SELECT T1.res_name, T3.prog_title, T4.pav_name FROM resident AS T1 JOIN stay AS T2 ON T1.res_id = T2.res_id JOIN programme AS T3 ON T2.prog_id = T3.prog_id JOIN pavilion AS T4 ON T2.pav_code = T4.pav_code WHERE T2.left_on IS NULL;
-- Which therapists are led by Dr Ottilie Kern and have at least 30 weekly hours? Give their names.
-- in the team of Dr Ottilie Kern: those working 30 hours a week or more
-- Who works under Dr Ottilie Kern for 30 hours a week or more?
-- lead is Dr Ottilie Kern, weekly hours no less than 30: therapist names
SELECT T1.ther_name FROM therapist AS T1 JOIN therapist AS T2 ON T1.lead_ther_id = T2.ther_id WHERE T2.ther_name = 'Dr Ottilie Kern' AND T1.weekly_hours >= 30;
-- Which residents have never had a stay?
-- names on the guest list without a stay so far
-- Who is on file but has not lived here even once?
-- residents with no stay, names
SELECT res_name FROM resident WHERE res_id NOT IN (SELECT res_id FROM stay);
-- Show the title of every module in the programme Finding Words with how many times per week it takes place, most frequent first.
-- Finding Words: its modules and their weekly count, in descending count
-- What is done in Finding Words, and how often a week? Most often first.
-- Finding Words programme: module title and times per week, sorted down from the highest
SELECT T1.mod_title, T2.times_per_week FROM module AS T1 JOIN programme_module AS T2 ON T1.mod_id = T2.mod_id JOIN programme AS T3 ON T2.prog_id = T3.prog_id WHERE T3.prog_title = 'Finding Words' ORDER BY T2.times_per_week DESC;
-- Which therapists head one programme and are deputy of another? Return the names.
-- people in charge of a programme and at the same time second in another
-- Who runs a course of treatment and is stand-in on one as well?
-- therapists that appear as head and appear as deputy too
SELECT T1.ther_name FROM therapist AS T1 JOIN programme AS T2 ON T1.ther_id = T2.head_ther_id INTERSECT SELECT T1.ther_name FROM therapist AS T1 JOIN programme AS T2 ON T1.ther_id = T2.deputy_ther_id;
-- Which cities are home to a therapist but not to any resident?
-- towns our therapists live in from which no guest comes
-- Where do members of the treatment staff live that no patient comes from?
-- therapist cities minus resident cities
SELECT city FROM therapist EXCEPT SELECT city FROM resident;
-- List the names of residents who took part in Hands at Work or whose payer is of the type public.
-- guests in Hands at Work, together with all who are paid for by a public body
-- Who has been on Hands at Work, or has their bill settled by a public body?
-- one list of residents: payer type public, or a stay in the programme Hands at Work
SELECT T1.res_name FROM resident AS T1 JOIN stay AS T2 ON T1.res_id = T2.res_id JOIN programme AS T3 ON T2.prog_id = T3.prog_id WHERE T3.prog_title = 'Hands at Work' UNION SELECT T1.res_name FROM resident AS T1 JOIN payer AS T2 ON T1.payer_id = T2.payer_id WHERE T2.payer_type = 'public';
-- How many different modules has each therapist given in sessions? Show the name and the number.
-- distinct modules run per therapist with any session, name first
-- How many distinct units has everyone on the treatment staff led? Name, then how many.
-- therapist plus number of different modules they held sessions of
SELECT T1.ther_name, COUNT(DISTINCT T2.mod_id) FROM therapist AS T1 JOIN session AS T2 ON T1.ther_id = T2.ther_id GROUP BY T1.ther_id;
-- Which residents have stayed in at least two different pavilions?
-- guests who have lived in 2 or more distinct houses
-- Who has lived in two or more different houses of ours?
-- at least 2 distinct pavilions over their stays: names of those residents
SELECT T1.res_name FROM resident AS T1 JOIN stay AS T2 ON T1.res_id = T2.res_id GROUP BY T1.res_id HAVING COUNT(DISTINCT T2.pav_code) >= 2;
-- In which pavilions, by name, has nobody stayed?
-- houses no guest was ever put up in
-- Which houses has no one ever lived in?
-- pavilions without any stay, by name
SELECT pav_name FROM pavilion WHERE pav_code NOT IN (SELECT pav_code FROM stay);
-- What are the highest and the lowest score on the scale "six-minute walk"?
-- best and worst figure reached in the six-minute walk
-- What was the best result in the six-minute walk, and what the poorest?
-- scale "six-minute walk": max score, then min score
SELECT MAX(score), MIN(score) FROM assessment WHERE scale = 'six-minute walk';
-- Which modules take longer than the average module of the category exercise? Give the title and the minutes, longest first.
-- title and length of modules above the mean length of exercise ones, longest at the top
-- Which units last longer than those of the exercise kind do on average, and for how many minutes? Longest first.
-- minutes above the mean for category exercise: module title, minutes, descending
SELECT mod_title, minutes FROM module WHERE minutes > (SELECT AVG(minutes) FROM module WHERE category = 'exercise') ORDER BY minutes DESC;
-- Name the therapists who have assessed a resident from Lindsborough, each of them once.
-- who has ever tested somebody living in Lindsborough, no repeats
-- Who has put someone living in Lindsborough through a test? No repeats.
-- residents of Lindsborough: names of the therapists that assessed them, each one time
SELECT DISTINCT T1.ther_name FROM therapist AS T1 JOIN assessment AS T2 ON T1.ther_id = T2.ther_id JOIN stay AS T3 ON T2.stay_id = T3.stay_id JOIN resident AS T4 ON T3.res_id = T4.res_id WHERE T4.city = 'Lindsborough';
-- Which resident showed the greatest effort in an exercise session held after 2023-06-30? Give the name.
-- exercise sessions later than 2023-06-30: guest with the top effort
-- Who tried hardest in any exercise class later than 2023-06-30?
-- category exercise, held past 2023-06-30, top effort, just one: name of the resident
SELECT T1.res_name FROM resident AS T1 JOIN stay AS T2 ON T1.res_id = T2.res_id JOIN session AS T3 ON T2.stay_id = T3.stay_id JOIN module AS T4 ON T3.mod_id = T4.mod_id WHERE T4.category = 'exercise' AND T3.held_on > '2023-06-30' ORDER BY T3.effort DESC LIMIT 1;
-- Which payer's residents have had the most stays in total? Give the payer's name and the number of stays.
-- fund behind the largest number of stays, plus that number
-- Whose insured people have been here most often, and how many times was it?
-- count stays per payer and give me the top one: payer's name, count
SELECT T1.payer_name, COUNT(*) FROM payer AS T1 JOIN resident AS T2 ON T1.payer_id = T2.payer_id JOIN stay AS T3 ON T2.res_id = T3.res_id GROUP BY T1.payer_id ORDER BY COUNT(*) DESC LIMIT 1;
