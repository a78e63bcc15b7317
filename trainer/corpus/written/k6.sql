-- database: crisp_sound_acoustics
CREATE TABLE Shop (ShopID INTEGER PRIMARY KEY, City TEXT, Street TEXT, SoundCabins INTEGER, OpenSaturday TEXT);
CREATE TABLE Acoustician (AcousticianID INTEGER PRIMARY KEY, Name TEXT, ShopID INTEGER REFERENCES Shop(ShopID), MasterYear INTEGER);
CREATE TABLE Wearer (WearerID INTEGER PRIMARY KEY, Name TEXT, Age INTEGER, City TEXT, LossLeftDb INTEGER, LossRightDb INTEGER);
CREATE TABLE AidModel (ModelCode TEXT PRIMARY KEY, ModelName TEXT, Maker TEXT, Style TEXT, Channels INTEGER, Rechargeable TEXT, ListPrice REAL);
CREATE TABLE Fitting (FittingID INTEGER PRIMARY KEY, WearerID INTEGER REFERENCES Wearer(WearerID), ModelCode TEXT REFERENCES AidModel(ModelCode), AcousticianID INTEGER REFERENCES Acoustician(AcousticianID), FittedOn TEXT, Ears INTEGER, PricePaid REAL, Returned TEXT);
CREATE TABLE RepairOrder (RepairID INTEGER PRIMARY KEY, FittingID INTEGER REFERENCES Fitting(FittingID), Fault TEXT, ReceivedOn TEXT, Cost REAL);
INSERT INTO Shop VALUES (1,'Ulm','Hirschgasse',3,'Y'),(2,'Augsburg','Fuggerplatz',4,'Y'),(3,'Kempten','Bachweg',1,'N'),(4,'Ulm','Donauufer',2,'N');
INSERT INTO Acoustician VALUES (1,'Renate Vogl',1,1999),(2,'Timo Kranz',2,2015),(3,'Aylin Demirci',2,2019),(4,'Jost Ehlers',3,2008),(5,'Mara Stolz',4,NULL);
INSERT INTO Wearer VALUES (1,'Gerda Zimmer',78,'Ulm',55,60),(2,'Horst Abele',69,'Neu-Ulm',45,40),(3,'Ines Brandl',34,'Augsburg',70,30),(4,'Otto Kessel',84,'Kempten',75,80),(5,'Vera Lutz',62,'Augsburg',35,40),(6,'Paul Ritter',8,'Ulm',50,55),(7,'Emmi Thoma',73,'Kempten',42,NULL);
INSERT INTO AidModel VALUES ('NX1','Nixie Mini','Orelia','in the ear',8,'N',890),('NX3','Nixie Pro','Orelia','in the ear',16,'Y',1650),('TB5','Tambour Power','Klangwerk','behind the ear',20,'Y',2100),('TB2','Tambour Basic','Klangwerk','behind the ear',6,'N',540),('FL7','Flow Seven','Sonavita','receiver in canal',24,'Y',2480),('KD1','Bumblebee Kids','Sonavita','behind the ear',12,'N',1120);
INSERT INTO Fitting VALUES (1,1,'TB2',1,'2021-04-14',2,1010,'N'),(2,2,'NX1',1,'2022-05-03',2,1690,'Y'),(3,3,'FL7',2,'2022-09-19',1,2400,'N'),(4,4,'TB5',4,'2022-11-08',2,4050,'N'),(5,5,'NX3',3,'2023-02-27',2,3150,'N'),(6,6,'KD1',1,'2023-06-12',2,2140,'N'),(7,2,'TB2',1,'2022-06-20',2,1050,'N'),(8,1,'FL7',1,'2024-01-22',2,4800,'N'),(9,3,'NX3',2,'2024-03-05',1,1600,'Y');
INSERT INTO RepairOrder VALUES (1,1,'blocked tube','2022-02-01',25),(2,1,'dead microphone','2023-08-17',140),(3,4,'cracked housing','2023-05-30',95),(4,6,'lost battery door','2023-09-04',18),(5,6,'blocked tube','2024-02-12',25),(6,5,'charging fault','2024-04-10',110);
-- List the model names and list prices of the rechargeable hearing aids (Y).
-- rechargeable Y: models with the official price
-- Which aids need no new batteries (rechargeable: Y), and how much are they by the catalogue?
-- Y for rechargeable: model name plus list price
SELECT ModelName, ListPrice FROM AidModel WHERE Rechargeable = 'Y';
-- How many wearers are older than 65?
-- count the customers past 65
-- How many of our clients have passed the age of 65?
-- age above 65, number of wearers
SELECT COUNT(*) FROM Wearer WHERE Age > 65;
-- Which cities have a shop that is open on Saturday (Y)?
-- towns where we open on saturdays, Y
-- In what towns can you come to us at the weekend (open Saturday: Y)?
-- open saturday = Y: city of the shop
SELECT City FROM Shop WHERE OpenSaturday = 'Y';
-- Show the name and age of the wearer with the greatest hearing loss on the left.
-- worst left ear in db: whose, how old
-- Who hears worst on the left, and what age are they?
-- wearers by left loss in db, highest first, only one: name, age
SELECT Name, Age FROM Wearer ORDER BY LossLeftDb DESC LIMIT 1;
-- What are the lowest and the highest list price of models in the style behind the ear?
-- cheapest and dearest official price among those worn behind the ear
-- What do you pay by the catalogue for something behind the ear, at least and at most?
-- style behind the ear: list price min, then max
SELECT MIN(ListPrice), MAX(ListPrice) FROM AidModel WHERE Style = 'behind the ear';
-- Give each acoustician's name with the city and street of the shop in which he or she works.
-- staff and their workplace: name, town, street
-- Where does everyone who fits aids work? Name, town, street.
-- acoustician with city and street of his or her shop
SELECT T1.Name, T2.City, T2.Street FROM Acoustician AS T1 JOIN Shop AS T2 ON T1.ShopID = T2.ShopID;
-- How many models does each maker offer, and what is their average list price? Show the maker first.
-- makers, size of their range here, mean official price
-- How many sorts of aid come from every maker, and how much are they on average by the catalogue?
-- maker, model count, mean list price
SELECT Maker, COUNT(*), AVG(ListPrice) FROM AidModel GROUP BY Maker;
-- Which models were fitted for Gerda Zimmer? List the model names and fitting dates.
-- what did Gerda Zimmer get, and when
-- What aids has Gerda Zimmer had from us, and on what days?
-- wearer Gerda Zimmer: model name, date fitted
SELECT T3.ModelName, T2.FittedOn FROM Wearer AS T1 JOIN Fitting AS T2 ON T1.WearerID = T2.WearerID JOIN AidModel AS T3 ON T2.ModelCode = T3.ModelCode WHERE T1.Name = 'Gerda Zimmer';
-- Find the names of wearers for whom no hearing aid has been fitted.
-- customers who don't own an aid from us
-- Whom have we not sold any aid so far?
-- wearers with zero fittings, names
SELECT Name FROM Wearer WHERE WearerID NOT IN (SELECT WearerID FROM Fitting);
-- Which acousticians hold no master title, the master year being empty? Give the name.
-- names of staff with a blank master year
-- Who fits aids without being a master, no year being set down?
-- master year empty: name of the acoustician
SELECT Name FROM Acoustician WHERE MasterYear IS NULL;
-- Which model brought in the highest total of prices paid? Return its name.
-- best selling model measured by the money people paid
-- For which aid have people paid us more altogether than for any other?
-- sum of price paid by model, top model name
SELECT T1.ModelName FROM AidModel AS T1 JOIN Fitting AS T2 ON T1.ModelCode = T2.ModelCode GROUP BY T1.ModelCode ORDER BY SUM(T2.PricePaid) DESC LIMIT 1;
-- Show the different faults that were repaired at a cost between 20 and 100.
-- distinct defects put right for 20 to 100
-- What broke that cost at least 20 and at most 100 to put right? No repeats.
-- repair cost from 20 up to 100: fault, each one time
SELECT DISTINCT Fault FROM RepairOrder WHERE Cost BETWEEN 20 AND 100;
-- What are the names of the models containing Tambour or Nixie that have fewer than 16 channels?
-- models called Tambour or Nixie something with channels below 16
-- Which aids have fewer than 16 channels and are called something with Tambour or Nixie?
-- channels under 16, nixie or tambour in the model name: names
SELECT ModelName FROM AidModel WHERE (ModelName LIKE '%Tambour%' OR ModelName LIKE '%Nixie%') AND Channels < 16;
-- List the fittings, by id and price paid, that cost more than the average fitting.
-- sales above the mean price paid: id, sum
-- Which sales brought in more than sales do on average, and how much? Id first.
-- price paid above the mean: fitting id, price paid
SELECT FittingID, PricePaid FROM Fitting WHERE PricePaid > (SELECT AVG(PricePaid) FROM Fitting);
-- In which cities do wearers live although there is no shop there?
-- home towns of customers that lack a branch of ours
-- From what towns do clients come where we are not?
-- wearers' cities minus the shops' cities
SELECT City FROM Wearer EXCEPT SELECT City FROM Shop;
-- Name the wearers who have had both a fitting that was returned (Y) and one that was kept (N).
-- people with one aid brought back, returned Y, and another with returned N
-- Who has brought something back (Y) and held on to something else (N)?
-- returned = N on a fitting and returned = Y on another for the same wearer: names
SELECT T1.Name FROM Wearer AS T1 JOIN Fitting AS T2 ON T1.WearerID = T2.WearerID WHERE T2.Returned = 'Y' INTERSECT SELECT T1.Name FROM Wearer AS T1 JOIN Fitting AS T2 ON T1.WearerID = T2.WearerID WHERE T2.Returned = 'N';
-- How many different wearers has each acoustician served? Show the acoustician's name and the number.
-- staff with fittings and their distinct customers, counted
-- How many separate people has everyone who fits aids looked after? Name first.
-- acoustician name, number of wearers in the fittings, each wearer one time
SELECT T1.Name, COUNT(DISTINCT T2.WearerID) FROM Acoustician AS T1 JOIN Fitting AS T2 ON T1.AcousticianID = T2.AcousticianID GROUP BY T1.AcousticianID;
-- Which makers have models that needed a repair? List each maker once.
-- distinct makers whose aids came back with a fault
-- Whose aids have had to be mended? No repeats.
-- repair on file: maker of the model, each one time
SELECT DISTINCT T1.Maker FROM AidModel AS T1 JOIN Fitting AS T2 ON T1.ModelCode = T2.ModelCode JOIN RepairOrder AS T3 ON T2.FittingID = T3.FittingID;
-- For wearers with more than one repair, show the name and the total repair cost, the highest cost first.
-- customers in for repair more than once: who, costs summed, dearest on top
-- Who had something mended two times or more, and how much was it in all? Dearest first.
-- over one repair per wearer: name, sum of cost, sorted down
SELECT T1.Name, SUM(T3.Cost) FROM Wearer AS T1 JOIN Fitting AS T2 ON T1.WearerID = T2.WearerID JOIN RepairOrder AS T3 ON T2.FittingID = T3.FittingID GROUP BY T1.WearerID HAVING COUNT(*) > 1 ORDER BY SUM(T3.Cost) DESC;
-- Which acoustician from a shop in Augsburg sold the dearest fitting of the maker Orelia? Give the name and the price paid.
-- Augsburg staff: seller of the most expensive Orelia aid, with what was paid
-- Who at our Augsburg place sold the most expensive thing by Orelia, and for how much?
-- shop city Augsburg, maker Orelia: fittings by price paid, top one - acoustician name, price paid
SELECT T1.Name, T2.PricePaid FROM Acoustician AS T1 JOIN Fitting AS T2 ON T1.AcousticianID = T2.AcousticianID JOIN AidModel AS T3 ON T2.ModelCode = T3.ModelCode JOIN Shop AS T4 ON T1.ShopID = T4.ShopID WHERE T4.City = 'Augsburg' AND T3.Maker = 'Orelia' ORDER BY T2.PricePaid DESC LIMIT 1;

-- database: nephrology_congress_weimar
CREATE TABLE institution (inst_id INTEGER PRIMARY KEY, inst_name TEXT, country TEXT, kind TEXT);
CREATE TABLE delegate (delegate_id INTEGER PRIMARY KEY, full_name TEXT, job_title TEXT, inst_id INTEGER REFERENCES institution(inst_id), registered_on TEXT, fee_paid REAL, vegetarian INTEGER);
CREATE TABLE hall (hall_code TEXT PRIMARY KEY, hall_name TEXT, seats INTEGER, has_stage INTEGER);
CREATE TABLE talk (talk_id INTEGER PRIMARY KEY, title TEXT, topic TEXT, speaker_id INTEGER REFERENCES delegate(delegate_id), chair_id INTEGER REFERENCES delegate(delegate_id), hall_code TEXT REFERENCES hall(hall_code), day TEXT, minutes INTEGER);
CREATE TABLE attendance (delegate_id INTEGER REFERENCES delegate(delegate_id), talk_id INTEGER REFERENCES talk(talk_id), rating INTEGER, PRIMARY KEY (delegate_id, talk_id));
CREATE TABLE exhibitor (exhibitor_id INTEGER PRIMARY KEY, company TEXT, country TEXT, stand_no INTEGER, stand_sqm REAL, sponsor_level TEXT);
INSERT INTO institution VALUES (1,'Ilm Valley Hospital','Germany','hospital'),(2,'Porto Renal School','Portugal','university'),(3,'Delft Filter Lab','Netherlands','research institute'),(4,'Tartu Medical Faculty','Estonia','university'),(5,'Graz Dialysis House','Austria','hospital');
INSERT INTO delegate VALUES (1,'Friederike Lamm','professor',1,'2024-01-18',450,0),(2,'Duarte Pinheiro','lecturer',2,'2024-02-02',390,1),(3,'Saskia de Wit','engineer',3,'2024-03-11',520,1),(4,'Mart Tamm','professor',4,'2024-01-25',380,0),(5,'Leopold Gruber','nurse',5,'2024-04-30',210,0),(6,'Beatriz Falcao','student',2,'2024-05-02',90,1),(7,'Holger Pries','physician',1,'2024-03-29',480,0),(8,'Kristel Oja','student',4,'2024-05-14',95,NULL),(9,'Nils Brandt','physician',5,'2024-06-01',310,0);
INSERT INTO hall VALUES ('GOE','Goethe Hall',600,1),('SCH','Schiller Room',180,1),('HER','Herder Room',60,0),('CEL','Vaulted Cellar',35,0);
INSERT INTO talk VALUES (1,'Kidneys in a changing climate','prevention',1,4,'GOE','Monday',45),(2,'Wearable dialysis at last','technology',3,1,'SCH','Monday',30),(3,'Salt, bread and blood pressure','prevention',2,7,'SCH','Tuesday',25),(4,'Nurses run the home dialysis unit','care',5,1,'HER','Tuesday',20),(5,'Membranes without clotting','technology',3,4,'HER','Wednesday',30),(6,'Ten years of the Baltic registry','epidemiology',4,NULL,'SCH','Wednesday',40),(7,'Transplant or dialysis','care',7,4,'GOE','Tuesday',55);
INSERT INTO attendance VALUES (1,2,9),(2,1,8),(2,5,6),(4,2,7),(5,1,9),(5,2,8),(6,1,10),(6,3,9),(7,4,5),(8,6,7),(3,1,6),(6,2,8),(2,2,NULL);
INSERT INTO exhibitor VALUES (1,'Filtratech','Germany',12,24,'gold'),(2,'AquaPura','Italy',14,12,'silver'),(3,'Nephrosoft','Estonia',3,6,'none'),(4,'Rhine Tubing','Germany',9,18,'silver'),(5,'Alpine Pharma','Switzerland',1,36,'platinum');
-- What are the titles of the talks on the topic prevention?
-- which talks deal with prevention
-- Who speaks about prevention? Just what the lectures are called.
-- topic prevention: talk titles
SELECT title FROM talk WHERE topic = 'prevention';
-- How many delegates are vegetarian (1)?
-- count of participants with vegetarian 1
-- How many of those coming eat no meat (vegetarian: 1)?
-- vegetarian = 1, delegate count
SELECT COUNT(*) FROM delegate WHERE vegetarian = 1;
-- Show the hall names and seats of the halls without a stage (0), the largest first.
-- rooms where stage is 0: name, how many fit in, biggest on top
-- Which rooms have nothing to stand on up front (stage: 0), and how many people can sit there? Biggest first.
-- has stage = 0: hall name, seats, sorted down
SELECT hall_name, seats FROM hall WHERE has_stage = 0 ORDER BY seats DESC;
-- What is the total fee paid by all delegates, and what is the average fee?
-- money from registrations: sum and mean
-- How much have all those coming paid us, and how much is it per head?
-- fee paid: sum, then average
SELECT SUM(fee_paid), AVG(fee_paid) FROM delegate;
-- List the companies that are not from Germany, with their stand numbers.
-- exhibitors from anywhere but Germany: firm and stand
-- Which firms are foreign, that is from any country except Germany, and where do they stand?
-- exhibitor country not Germany: company, stand no
SELECT company, stand_no FROM exhibitor WHERE country != 'Germany';
-- For each talk, give the title and the full name of the speaker.
-- programme: what is presented and who presents it
-- Who gives each lecture? What it is called first.
-- talk title with the speaker's full name
SELECT T1.title, T2.full_name FROM talk AS T1 JOIN delegate AS T2 ON T1.speaker_id = T2.delegate_id;
-- Which talks were chaired by Mart Tamm? Return the title and the day.
-- Mart Tamm in the chair: talk titles and days
-- In which lectures does Mart Tamm keep order, and when?
-- chair Mart Tamm: talk title, day
SELECT T1.title, T1.day FROM talk AS T1 JOIN delegate AS T2 ON T1.chair_id = T2.delegate_id WHERE T2.full_name = 'Mart Tamm';
-- How many delegates does each country send? Show the country and the number.
-- participants per country of their institution
-- How many people come from every country? The country first.
-- delegate count by the country of the institution
SELECT T1.country, COUNT(*) FROM institution AS T1 JOIN delegate AS T2 ON T1.inst_id = T2.inst_id GROUP BY T1.country;
-- Which talk has no chair? Give its title.
-- title of any talk nobody chairs
-- In which lecture does nobody keep order?
-- chair empty: talk title
SELECT title FROM talk WHERE chair_id IS NULL;
-- Which hall is not used for any talk? Show the name.
-- room left empty by the programme
-- In which room does nobody speak?
-- halls with zero talks, names
SELECT hall_name FROM hall WHERE hall_code NOT IN (SELECT hall_code FROM talk);
-- Show the title and the average rating of every talk that was attended.
-- talks with listeners and their mean mark
-- How good did listeners find each lecture on average? What it is called first.
-- talk title, mean rating
SELECT T1.title, AVG(T2.rating) FROM talk AS T1 JOIN attendance AS T2 ON T1.talk_id = T2.talk_id GROUP BY T1.talk_id;
-- List the names of the delegates who have attended no talk.
-- participants who sat in none of the talks
-- Who has come but not listened to anything?
-- delegates with zero attendances, full names
SELECT full_name FROM delegate WHERE delegate_id NOT IN (SELECT delegate_id FROM attendance);
-- Which talk titles mention dialysis?
-- titles with dialysis somewhere in them
-- What lectures have a name with dialysis in it?
-- dialysis anywhere in the title: talks
SELECT title FROM talk WHERE title LIKE '%dialysis%';
-- Who has spoken as well as chaired a talk? Give the full names.
-- names found among the speakers and among the chairs
-- Who has given a lecture and kept order in one too?
-- full names on the list of chairs and on the list of speakers
SELECT T1.full_name FROM delegate AS T1 JOIN talk AS T2 ON T1.delegate_id = T2.speaker_id INTERSECT SELECT T1.full_name FROM delegate AS T1 JOIN talk AS T2 ON T1.delegate_id = T2.chair_id;
-- List every country from which an institution or an exhibitor comes, each only once.
-- all countries of institutions and of exhibiting firms in one list, no repeats
-- In what countries are the houses our guests work for, or the firms with a stand? No repeats.
-- one list of countries: exhibitors plus institutions
SELECT country FROM institution UNION SELECT country FROM exhibitor;
-- Which talk was attended by the most delegates? Show the title and the hall name.
-- fullest talk by listeners: what it is called, in which room
-- To what lecture did most people come, and where was it?
-- count attendances by talk, top one: title, hall name
SELECT T1.title, T3.hall_name FROM talk AS T1 JOIN attendance AS T2 ON T1.talk_id = T2.talk_id JOIN hall AS T3 ON T1.hall_code = T3.hall_code GROUP BY T1.talk_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Give the names and job titles of delegates who paid a higher fee than average.
-- charged over the mean: who, in which position
-- Who had to pay more than people did on average, and what are they by profession?
-- fee paid above the mean: full name, job title
SELECT full_name, job_title FROM delegate WHERE fee_paid > (SELECT AVG(fee_paid) FROM delegate);
-- Which topics have talks lasting more than 60 minutes in total? Show the topic and the total, the longest first.
-- topics given over 60 minutes all told, with the sum, from long to short
-- What do people speak about for more than 60 minutes all told, and for how many? Longest first.
-- talk minutes summed by topic, only above 60: topic, sum, sorted down
SELECT topic, SUM(minutes) FROM talk GROUP BY topic HAVING SUM(minutes) > 60 ORDER BY SUM(minutes) DESC;
-- Which delegates from a university gave a rating of at least 8? List the distinct names.
-- people of the university kind of institution whose mark was 8 or better, no repeats
-- Who works for a university and gave anything 8 points or more? No repeats.
-- institution kind university, rating no less than 8: full names of delegates, each one time
SELECT DISTINCT T1.full_name FROM delegate AS T1 JOIN institution AS T2 ON T1.inst_id = T2.inst_id JOIN attendance AS T3 ON T1.delegate_id = T3.delegate_id WHERE T2.kind = 'university' AND T3.rating >= 8;
-- Which speaker drew the largest audience in total over all of his or her talks on technology or care? Give the name and the number of attendances.
-- technology or care: the speaker whose talks were attended most often altogether, with that count
-- Who had most listeners altogether when speaking about care or about technology, and how many?
-- talk topic care or technology: attendances counted by speaker, top one - full name, count
SELECT T1.full_name, COUNT(*) FROM delegate AS T1 JOIN talk AS T2 ON T1.delegate_id = T2.speaker_id JOIN attendance AS T3 ON T2.talk_id = T3.talk_id WHERE T2.topic = 'technology' OR T2.topic = 'care' GROUP BY T1.delegate_id ORDER BY COUNT(*) DESC LIMIT 1;

-- database: green_cross_drug_catalogue
CREATE TABLE company (comp_id INTEGER PRIMARY KEY, comp_name TEXT, hq_city TEXT, employees INTEGER);
CREATE TABLE atc_group (atc TEXT PRIMARY KEY, descr TEXT, parent_atc TEXT REFERENCES atc_group(atc));
CREATE TABLE drug (drug_no INTEGER PRIMARY KEY, trade_name TEXT, comp_id INTEGER REFERENCES company(comp_id), atc TEXT REFERENCES atc_group(atc), form TEXT, approved_yr INTEGER, rx_only TEXT);
CREATE TABLE ingredient (ingr_id INTEGER PRIMARY KEY, ingr_name TEXT, role TEXT, origin TEXT, allergen TEXT);
CREATE TABLE drug_ingredient (drug_no INTEGER REFERENCES drug(drug_no), ingr_id INTEGER REFERENCES ingredient(ingr_id), amount_mg REAL, PRIMARY KEY (drug_no, ingr_id));
CREATE TABLE pack (pack_no INTEGER PRIMARY KEY, drug_no INTEGER REFERENCES drug(drug_no), units INTEGER, price REAL, withdrawn_on TEXT);
CREATE TABLE interaction (drug_a INTEGER REFERENCES drug(drug_no), drug_b INTEGER REFERENCES drug(drug_no), risk TEXT, PRIMARY KEY (drug_a, drug_b));
INSERT INTO company VALUES (1,'Bergalia','Basel',5400),(2,'Tessel Pharma','Leiden',820),(3,'Qirin Labs','Osaka',2300),(4,'Moorgate Generics','Leeds',310);
INSERT INTO atc_group VALUES ('N','nervous system',NULL),('N02','painkillers','N'),('N05','calming agents','N'),('C','heart and vessels',NULL),('C07','beta blockers','C'),('C10','lipid reducers','C'),('D07','skin steroids',NULL);
INSERT INTO drug VALUES (1,'Dolorest',1,'N02','tablet',1994,'N'),(2,'Dolorest Junior',1,'N02','syrup',2001,'N'),(3,'Serenil',2,'N05','capsule',2012,'Y'),(4,'Cardiblox',3,'C07','tablet',2007,'Y'),(5,'Lipodown',3,'C10','tablet',2015,'Y'),(6,'Dermacalm',2,'D07','ointment',2018,'N'),(7,'Paramoor',4,'N02','tablet',2020,'N'),(8,'Betamoor',4,'C07','tablet',2022,'Y'),(9,'Sleepmoor',4,'N05','tablet',2024,'Y');
INSERT INTO ingredient VALUES (1,'paracetamol','active','synthetic','N'),(2,'lactose','filler','animal','Y'),(3,'zopidarm','active','synthetic','N'),(4,'metolol','active','synthetic','N'),(5,'rosavast','active','fungal','N'),(6,'corn starch','filler','plant','N'),(7,'peanut oil','carrier','plant','Y'),(8,'hydrocortan','active','synthetic','N'),(9,'caffeine','active','plant','N'),(10,'carmine red','colour','animal','Y');
INSERT INTO drug_ingredient VALUES (1,1,500),(1,6,80),(1,9,50),(2,1,120),(3,3,7.5),(3,2,60),(4,4,95),(4,2,110),(5,5,20),(5,6,145),(6,8,10),(6,7,300),(7,1,500),(7,2,90),(8,4,47.5),(8,2,75);
INSERT INTO pack VALUES (1001,1,20,4.9,NULL),(1002,1,50,9.8,NULL),(1003,2,1,5.6,'2023-06-30'),(1004,3,10,18.4,NULL),(1005,4,30,14.2,NULL),(1006,4,100,37,NULL),(1007,5,30,26.5,NULL),(1008,5,98,71.3,'2024-03-31'),(1009,7,20,2.1,NULL),(1010,8,50,8.7,NULL);
INSERT INTO interaction VALUES (3,4,'moderate'),(1,3,'low'),(4,5,'low'),(3,8,'moderate'),(1,4,'severe'),(2,3,'low');
-- Which drugs were approved in 2010 or later? Show the trade name and the year.
-- on the market since 2010 or after: brand, year
-- What medicines were let on the market in 2010 or afterwards, and in what year exactly?
-- approved no earlier than 2010: trade name, year
SELECT trade_name, approved_yr FROM drug WHERE approved_yr >= 2010;
-- How many ingredients are allergens (Y)?
-- number of substances with allergen Y
-- How many of the things in medicines can people be allergic to (Y)?
-- allergen = Y, ingredient count
SELECT COUNT(*) FROM ingredient WHERE allergen = 'Y';
-- List the names of active ingredients that are of plant or fungal origin.
-- substances whose role is active, coming from a plant or fungal source
-- What is the stuff called that does the work (active) and comes from something fungal or from a plant?
-- origin fungal or plant, role active: ingredient names
SELECT ingr_name FROM ingredient WHERE role = 'active' AND (origin = 'plant' OR origin = 'fungal');
-- What are the cheapest, dearest and average prices of packs that have not been withdrawn?
-- min, max, mean price of boxes still sold, so with no withdrawal date
-- How much is a box that you can still get (never taken off sale): at least, at most, on average?
-- withdrawn on empty: pack price min, max, mean
SELECT MIN(price), MAX(price), AVG(price) FROM pack WHERE withdrawn_on IS NULL;
-- Show the different forms in which drugs are made.
-- kinds of preparation in the catalogue, every one once
-- In what shapes do medicines come - pill or whatever it is called? No repeats.
-- drug form, each one time
SELECT DISTINCT form FROM drug;
-- What is the trade name of every drug and the name of the company that makes it?
-- brands and who produces them
-- Who makes each medicine? What it is sold as, then the firm.
-- trade name plus company name
SELECT T1.trade_name, T2.comp_name FROM drug AS T1 JOIN company AS T2 ON T1.comp_id = T2.comp_id;
-- How many drugs belong to each group? Give the description of the group and the number.
-- groups, by description, with the count of brands in them
-- How many medicines are in every class? The class in words first.
-- group description, drug count
SELECT T1.descr, COUNT(*) FROM atc_group AS T1 JOIN drug AS T2 ON T1.atc = T2.atc GROUP BY T1.atc;
-- Which groups are directly below the group nervous system? Show their descriptions.
-- descriptions of the subgroups of nervous system
-- What classes come right under nervous system? In words.
-- parent group nervous system: descriptions of the groups below it
SELECT T1.descr FROM atc_group AS T1 JOIN atc_group AS T2 ON T1.parent_atc = T2.atc WHERE T2.descr = 'nervous system';
-- List the ingredients of Dolorest with their amounts, the largest amount first.
-- what is in Dolorest and how many mg of it, most to least
-- What is Dolorest made of, and how many milligrams of each? Most first.
-- drug Dolorest: ingredient name, mg, sorted down
SELECT T3.ingr_name, T2.amount_mg FROM drug AS T1 JOIN drug_ingredient AS T2 ON T1.drug_no = T2.drug_no JOIN ingredient AS T3 ON T2.ingr_id = T3.ingr_id WHERE T1.trade_name = 'Dolorest' ORDER BY T2.amount_mg DESC;
-- Which drugs contain lactose but are not made by Qirin Labs? Return the trade names.
-- brands with lactose in them from a maker other than Qirin Labs
-- What has lactose in it and is not from Qirin Labs? What it is sold as.
-- ingredient lactose, company anything except Qirin Labs: trade names
SELECT T1.trade_name FROM drug AS T1 JOIN drug_ingredient AS T2 ON T1.drug_no = T2.drug_no JOIN ingredient AS T3 ON T2.ingr_id = T3.ingr_id JOIN company AS T4 ON T1.comp_id = T4.comp_id WHERE T3.ingr_name = 'lactose' AND T4.comp_name != 'Qirin Labs';
-- Find the trade names of drugs that are sold in no pack.
-- brands for which no box is listed
-- What medicines are there no boxes of?
-- drugs with zero packs, trade name
SELECT trade_name FROM drug WHERE drug_no NOT IN (SELECT drug_no FROM pack);
-- Which ingredient is used in the most drugs? Give its name and the number of drugs.
-- substance found in the largest number of brands, and that number
-- What is in more medicines than anything else, and in how many?
-- count drugs per ingredient, top one: name, count
SELECT T1.ingr_name, COUNT(*) FROM ingredient AS T1 JOIN drug_ingredient AS T2 ON T1.ingr_id = T2.ingr_id GROUP BY T1.ingr_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which ingredients occur in no drug?
-- names of substances that nothing in the catalogue contains
-- What stuff do we have on file that no medicine has in it?
-- ingredients in zero drugs, names
SELECT ingr_name FROM ingredient WHERE ingr_id NOT IN (SELECT ingr_id FROM drug_ingredient);
-- Name the companies with at least one drug that needs a prescription (Y), each only once.
-- companies that have something with rx only Y, each named once
-- Which firms make anything you can only get with a doctor's note (Y)? No repeats.
-- rx only = Y for some drug: company name, each one time
SELECT comp_name FROM company WHERE comp_id IN (SELECT comp_id FROM drug WHERE rx_only = 'Y');
-- For each risk, how many interactions are there? Order them from the most to the fewest.
-- levels of risk and how often each occurs, most frequent first
-- How dangerous is it to mix medicines, and how many pairs are there of each sort? Most pairs first.
-- interaction count by risk, sorted down: risk, count
SELECT risk, COUNT(*) FROM interaction GROUP BY risk ORDER BY COUNT(*) DESC;
-- Which trade names of first drugs have a moderate interaction with Cardiblox as the second drug?
-- brands entered as drug a against Cardiblox as drug b at moderate risk
-- Which medicines, put down first, make a moderate danger with Cardiblox put down second?
-- drug b Cardiblox, risk moderate: trade names of drug a
SELECT T1.trade_name FROM drug AS T1 JOIN interaction AS T2 ON T1.drug_no = T2.drug_a JOIN drug AS T3 ON T2.drug_b = T3.drug_no WHERE T3.trade_name = 'Cardiblox' AND T2.risk = 'moderate';
-- Which companies make both painkillers and something that is not a tablet? Give the company names.
-- makers found with painkillers and also with a product in a form other than tablet
-- Which firms make painkillers and also anything that does not come as a tablet?
-- company names with a drug of form not tablet and a drug of the group painkillers
SELECT T1.comp_name FROM company AS T1 JOIN drug AS T2 ON T1.comp_id = T2.comp_id JOIN atc_group AS T3 ON T2.atc = T3.atc WHERE T3.descr = 'painkillers' INTERSECT SELECT T1.comp_name FROM company AS T1 JOIN drug AS T2 ON T1.comp_id = T2.comp_id WHERE T2.form != 'tablet';
-- Show the pack number and price of packs dearer than the average pack.
-- boxes over the mean price: number, price
-- Which boxes cost more than boxes do on average, and how much? Number first.
-- pack price above the mean: pack no, price
SELECT pack_no, price FROM pack WHERE price > (SELECT AVG(price) FROM pack);
-- For companies with more than one tablet, show the company name and the number of tablets, the largest number first.
-- makers of more than one tablet: who, how many, most on top
-- Which firms make two or more things that come as a tablet, and how many? Most first.
-- form tablet, over one per company: company name, count, sorted down
SELECT T1.comp_name, COUNT(*) FROM company AS T1 JOIN drug AS T2 ON T1.comp_id = T2.comp_id WHERE T2.form = 'tablet' GROUP BY T1.comp_id HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC;
-- Which drug in a pack of at least 50 units has the lowest pack price? Give the trade name and the price.
-- cheapest box with 50 units or more: brand, price
-- What is the least you pay for a box of 50 or more, and what medicine is in it? The medicine first.
-- pack units no fewer than 50, lowest price, just one: trade name, price
SELECT T1.trade_name, T2.price FROM drug AS T1 JOIN pack AS T2 ON T1.drug_no = T2.drug_no WHERE T2.units >= 50 ORDER BY T2.price LIMIT 1;

-- database: doorstep_home_care
CREATE TABLE Carers (CarerId INTEGER PRIMARY KEY, CarerName TEXT, Grade TEXT, HasCar INTEGER, ContractHours INTEGER, TeamLeaderId INTEGER REFERENCES Carers(CarerId));
CREATE TABLE Districts (DistrictCode TEXT PRIMARY KEY, DistrictName TEXT, TravelBonus REAL);
CREATE TABLE Clients (ClientId INTEGER PRIMARY KEY, ClientName TEXT, YearOfBirth INTEGER, Address TEXT, DistrictCode TEXT REFERENCES Districts(DistrictCode), KeySafe TEXT, MainCarerId INTEGER REFERENCES Carers(CarerId));
CREATE TABLE Tasks (TaskCode TEXT PRIMARY KEY, TaskName TEXT, Category TEXT, StandardMinutes INTEGER);
CREATE TABLE Rounds (RoundId INTEGER PRIMARY KEY, RoundName TEXT, CarerId INTEGER REFERENCES Carers(CarerId), RoundDate TEXT, Kilometres REAL);
CREATE TABLE Calls (CallId INTEGER PRIMARY KEY, RoundId INTEGER REFERENCES Rounds(RoundId), ClientId INTEGER REFERENCES Clients(ClientId), ArrivedAt TEXT, Minutes INTEGER, Outcome TEXT);
CREATE TABLE CallTasks (CallId INTEGER REFERENCES Calls(CallId), TaskCode TEXT REFERENCES Tasks(TaskCode), PRIMARY KEY (CallId, TaskCode));
INSERT INTO Carers VALUES (1,'Yolanda Pace','district nurse',1,38,NULL),(2,'Ben Trickett','care assistant',1,30,1),(3,'Amara Eze','care assistant',0,20,1),(4,'Lidia Moreno','district nurse',1,24,NULL),(5,'Stu Bickley','trainee',0,16,4);
INSERT INTO Districts VALUES ('HB','Harbour',1.5),('TF','Top Fields',4),('OM','Old Mill',2),('LC','Lower Chase',5.5);
INSERT INTO Clients VALUES (1,'Winnie Hobbs',1934,'3 Anchor Row','HB','yes',1),(2,'Reg Dunmore',1941,'18 Netmakers Lane','HB','no',2),(3,'Ivy Castell',1929,'Beacon Farm','TF','yes',1),(4,'Lionel Frame',1950,'7 Weir Lane','OM','no',4),(5,'Dot Sheppard',1938,'22 Weir Lane','OM','yes',NULL),(6,'Cyril Nash',1946,'Gorse Cottage','TF','no',2);
INSERT INTO Tasks VALUES ('WSH','morning wash','personal care',25),('INS','insulin injection','nursing',10),('WND','wound dressing','nursing',20),('MEA','warm meal','household',15),('SHP','shopping','household',45),('CMP','compression stockings','personal care',8);
INSERT INTO Rounds VALUES (1,'Harbour early',1,'2024-10-01',9.5),(2,'Hill early',2,'2024-10-01',22),(3,'Mill noon',3,'2024-10-01',4),(4,'Harbour early',2,'2024-10-02',10),(5,'Mill evening',4,'2024-10-02',12.5),(6,'Hill early',1,'2024-10-03',23.5);
INSERT INTO Calls VALUES (1,1,1,'07:10',35,'done'),(2,1,2,'07:55',15,'done'),(3,2,3,'07:30',50,'done'),(4,2,6,'08:40',12,'refused'),(5,3,4,'12:05',20,'done'),(6,4,1,'07:15',40,'done'),(7,4,2,'08:05',18,'not at home'),(8,5,4,'18:20',30,'done'),(9,6,3,'07:25',55,'done'),(10,6,6,'08:45',28,'done');
INSERT INTO CallTasks VALUES (1,'WSH'),(1,'INS'),(2,'CMP'),(3,'WSH'),(3,'WND'),(5,'MEA'),(6,'WSH'),(6,'INS'),(8,'WND'),(8,'MEA'),(9,'WSH'),(9,'WND'),(10,'CMP'),(10,'WSH'),(10,'INS');
-- Which clients have a key safe (yes)? Give their names and addresses.
-- key safe yes: who are they and where do they live
-- At whose place do we get in by a box with the key (yes), and where do they live?
-- key safe = yes: client name plus address
SELECT ClientName, Address FROM Clients WHERE KeySafe = 'yes';
-- How many calls had an outcome other than done?
-- visits that did not end as done, counted
-- How many visits came to any end but done?
-- outcome not done, call count
SELECT COUNT(*) FROM Calls WHERE Outcome != 'done';
-- List the names of the tasks in the category nursing or the category household, the quickest first.
-- nursing and household jobs by rising standard minutes, names only
-- What household or nursing things do we do? Shortest first.
-- category household or nursing: task names, sorted upwards by standard minutes
SELECT TaskName FROM Tasks WHERE Category = 'nursing' OR Category = 'household' ORDER BY StandardMinutes;
-- Who is the oldest client?
-- name of the person we look after who was born first
-- Who among those we look after has lived longest?
-- clients by year of birth, lowest first, just one name
SELECT ClientName FROM Clients ORDER BY YearOfBirth LIMIT 1;
-- What is the total distance in kilometres and the average distance of the rounds?
-- km driven on all tours added up, and the mean per tour
-- How far have we driven in all, and how far on one tour on average?
-- rounds: kilometres summed, then averaged
SELECT SUM(Kilometres), AVG(Kilometres) FROM Rounds;
-- Show the names of clients and of their main carers.
-- people we care for beside the carer chiefly responsible
-- Who mainly looks after whom? The person looked after first.
-- client with his or her main carer, by name
SELECT T1.ClientName, T2.CarerName FROM Clients AS T1 JOIN Carers AS T2 ON T1.MainCarerId = T2.CarerId;
-- How many clients live in each district? Return the district name and the number.
-- districts with somebody to look after, and how many people
-- How many of those we look after live in every part of town? The part first.
-- district name, client count
SELECT T1.DistrictName, COUNT(*) FROM Districts AS T1 JOIN Clients AS T2 ON T1.DistrictCode = T2.DistrictCode GROUP BY T1.DistrictCode;
-- Which carers are led by Yolanda Pace? Show name and grade.
-- Yolanda Pace's team: who, and what rank
-- Who works under Yolanda Pace, and as what grade?
-- team leader Yolanda Pace: carer name, grade
SELECT T1.CarerName, T1.Grade FROM Carers AS T1 JOIN Carers AS T2 ON T1.TeamLeaderId = T2.CarerId WHERE T2.CarerName = 'Yolanda Pace';
-- In which districts does no client live? Give the district name and the travel bonus.
-- districts where we have nobody, with the bonus paid for going there
-- In what parts of town do we look after nobody, and how much more do we pay for going there?
-- districts with zero clients: name, travel bonus
SELECT DistrictName, TravelBonus FROM Districts WHERE DistrictCode NOT IN (SELECT DistrictCode FROM Clients);
-- Find the names of clients who have not had any call.
-- people no visit was ever paid to
-- To whom has none of us ever gone?
-- clients without any call, names
SELECT ClientName FROM Clients WHERE ClientId NOT IN (SELECT ClientId FROM Calls);
-- What are the different names of tasks done for Ivy Castell?
-- jobs done at Ivy Castell's, each mentioned once
-- What have we done for Ivy Castell at her home? No repeats.
-- client Ivy Castell: names of the tasks on her calls, each one time
SELECT DISTINCT T4.TaskName FROM Clients AS T1 JOIN Calls AS T2 ON T1.ClientId = T2.ClientId JOIN CallTasks AS T3 ON T2.CallId = T3.CallId JOIN Tasks AS T4 ON T3.TaskCode = T4.TaskCode WHERE T1.ClientName = 'Ivy Castell';
-- Which task was carried out most often? Show its name and the number of times.
-- commonest job on the visits and its count
-- What do we do for people most often, and how often?
-- call tasks counted by task, top one: task name, count
SELECT T1.TaskName, COUNT(*) FROM Tasks AS T1 JOIN CallTasks AS T2 ON T1.TaskCode = T2.TaskCode GROUP BY T1.TaskCode ORDER BY COUNT(*) DESC LIMIT 1;
-- List the ids and minutes of the three longest calls, longest first.
-- 3 visits that took most minutes, id and minutes, in falling order
-- Which three visits went on longest, and for how many minutes? Longest first.
-- calls by minutes, going down, 3 of them: id, minutes
SELECT CallId, Minutes FROM Calls ORDER BY Minutes DESC LIMIT 3;
-- Which clients whose address contains Lane were born between 1935 and 1945? Show the name.
-- birth year from 1935 to 1945 with Lane in the address: names
-- Who lives on some Lane and was born no earlier than 1935 and no later than 1945?
-- address with lane in it, year of birth from 1935 up to 1945: client names
SELECT ClientName FROM Clients WHERE Address LIKE '%Lane%' AND YearOfBirth BETWEEN 1935 AND 1945;
-- How many different clients has each carer visited? Give the carer's name and the number.
-- carers on tour and the distinct people they called on
-- To how many separate people has everyone on the staff gone? Who first.
-- carer name, number of clients on his or her rounds, each client one time
SELECT T1.CarerName, COUNT(DISTINCT T3.ClientId) FROM Carers AS T1 JOIN Rounds AS T2 ON T1.CarerId = T2.CarerId JOIN Calls AS T3 ON T2.RoundId = T3.RoundId GROUP BY T1.CarerId;
-- Which carers have a car (1) or have driven a round of more than 20 kilometres? Show each name once.
-- carers whose car is 1, plus anybody with a tour over 20 km, no repeats
-- Who on the staff owns a car (1), or has been on a tour of over 20 kilometres? No repeats.
-- one list of carers: a round above 20 km, or has car = 1
SELECT CarerName FROM Carers WHERE HasCar = 1 UNION SELECT T1.CarerName FROM Carers AS T1 JOIN Rounds AS T2 ON T1.CarerId = T2.CarerId WHERE T2.Kilometres > 20;
-- Name the clients who have been visited both by Yolanda Pace and by Ben Trickett.
-- names of people that Yolanda Pace and Ben Trickett have each called on
-- To whom have Yolanda Pace and Ben Trickett each gone?
-- clients with calls on the rounds of Ben Trickett and on the rounds of Yolanda Pace too
SELECT T1.ClientName FROM Clients AS T1 JOIN Calls AS T2 ON T1.ClientId = T2.ClientId JOIN Rounds AS T3 ON T2.RoundId = T3.RoundId JOIN Carers AS T4 ON T3.CarerId = T4.CarerId WHERE T4.CarerName = 'Yolanda Pace' INTERSECT SELECT T1.ClientName FROM Clients AS T1 JOIN Calls AS T2 ON T1.ClientId = T2.ClientId JOIN Rounds AS T3 ON T2.RoundId = T3.RoundId JOIN Carers AS T4 ON T3.CarerId = T4.CarerId WHERE T4.CarerName = 'Ben Trickett';
-- Which carers have fewer contract hours than the average carer?
-- names of carers hired for less time than the mean
-- Who on the staff is hired for fewer hours than people are on average?
-- contract hours under the mean: carer names
SELECT CarerName FROM Carers WHERE ContractHours < (SELECT AVG(ContractHours) FROM Carers);
-- For clients with at least two calls with the outcome done, show the name and the total minutes of those calls, the largest total first.
-- two or more visits that were done: client, their minutes summed, biggest sum on top
-- Who has had two visits or more that ended as done, and how many minutes were those in all? Most minutes first.
-- outcome done, at least 2 calls per client: name, sum of minutes, sorted down
SELECT T1.ClientName, SUM(T2.Minutes) FROM Clients AS T1 JOIN Calls AS T2 ON T1.ClientId = T2.ClientId WHERE T2.Outcome = 'done' GROUP BY T1.ClientId HAVING COUNT(*) >= 2 ORDER BY SUM(T2.Minutes) DESC;
-- In which district were the most nursing tasks carried out? Return the district name.
-- district name with the highest count of nursing jobs done on visits
-- In what part of town have we done more nursing things than in any other?
-- task category nursing: count call tasks by the client's district, name of the top one
SELECT T1.DistrictName FROM Districts AS T1 JOIN Clients AS T2 ON T1.DistrictCode = T2.DistrictCode JOIN Calls AS T3 ON T2.ClientId = T3.ClientId JOIN CallTasks AS T4 ON T3.CallId = T4.CallId JOIN Tasks AS T5 ON T4.TaskCode = T5.TaskCode WHERE T5.Category = 'nursing' GROUP BY T1.DistrictCode ORDER BY COUNT(*) DESC LIMIT 1;
