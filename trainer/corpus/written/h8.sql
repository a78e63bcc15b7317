-- database: delahaye_rose_breeders
CREATE TABLE nursery (nursery_id INTEGER PRIMARY KEY, nursery_name TEXT, region TEXT, established INTEGER);
CREATE TABLE breeder (breeder_id INTEGER PRIMARY KEY, breeder_name TEXT, nationality TEXT, works_for INTEGER REFERENCES nursery(nursery_id), trained_by INTEGER REFERENCES breeder(breeder_id));
CREATE TABLE rose (rose_code TEXT PRIMARY KEY, trade_name TEXT, rose_class TEXT, colour TEXT, petals INTEGER, seed_parent TEXT REFERENCES rose(rose_code), pollen_parent TEXT REFERENCES rose(rose_code), bred_by INTEGER REFERENCES breeder(breeder_id), crossed_year INTEGER, introduced_year INTEGER);
CREATE TABLE award (award_id INTEGER PRIMARY KEY, award_name TEXT, town TEXT);
CREATE TABLE rose_award (rose_code TEXT REFERENCES rose(rose_code), award_id INTEGER REFERENCES award(award_id), award_year INTEGER, medal TEXT, PRIMARY KEY (rose_code, award_id, award_year));
CREATE TABLE stock (nursery_id INTEGER REFERENCES nursery(nursery_id), rose_code TEXT REFERENCES rose(rose_code), plants INTEGER, unit_price REAL, PRIMARY KEY (nursery_id, rose_code));
INSERT INTO nursery VALUES (1,'Delahaye Roses','Anjou',1902),(2,'Thorn and Petal','Kent',1968),(3,'Rosenhof Brandt','Holstein',1887),(4,'Meadow Gate','Kent',2011);
INSERT INTO breeder VALUES (1,'Lucien Delahaye','French',1,NULL),(2,'Edith Marlow','British',2,1),(3,'Karl Brandt','German',3,NULL),(4,'Celine Faure','French',1,1),(5,'Jonas Brandt','German',3,3);
INSERT INTO rose VALUES ('R01','Dame Blanche','hybrid tea','white',35,NULL,NULL,1,1958,1963),('R02','Kieler Woche','floribunda','red',18,NULL,NULL,3,1961,1967),('R03','First Snow','floribunda','white',22,'R01','R02',1,1970,1976),('R04','Kentish Maid','climber','pink',40,'R01',NULL,2,1981,1988),('R05','Evening Mail','hybrid tea','pink',45,'R04','R03',2,1990,1997),('R06','Nordlicht','floribunda','yellow',26,'R02','R01',5,2001,2008),('R07','Petite Celine','miniature','pink',15,'R05','R02',4,2012,NULL);
INSERT INTO award VALUES (1,'Golden Rose','Orleans'),(2,'Lakeside Trial','Lausanne'),(3,'Scent Cup','Orleans'),(4,'Royal Certificate','London');
INSERT INTO rose_award VALUES ('R01',1,1964,'gold'),('R01',3,1966,'silver'),('R03',1,1977,'silver'),('R05',2,1998,'gold'),('R05',1,1999,'gold'),('R06',2,2009,'bronze');
INSERT INTO stock VALUES (1,'R01',320,14),(1,'R03',210,13.5),(1,'R05',90,17),(2,'R04',400,12),(2,'R05',275,16.5),(3,'R02',150,11),(3,'R06',520,12.9);
-- Which roses have Dame Blanche as seed parent? Give trade names.
-- trade names of the daughters grown from seed of Dame Blanche
-- Under which names are the flowers sold whose mother plant is Dame Blanche?
-- mother plant Dame Blanche: sales names of its offspring
SELECT T1.trade_name FROM rose AS T1 JOIN rose AS T2 ON T1.seed_parent = T2.rose_code WHERE T2.trade_name = 'Dame Blanche';
-- Which roses have Kieler Woche as pollen parent? Give trade names.
-- for which varieties did Kieler Woche give the pollen
-- Under which names are the flowers sold whose father plant is Kieler Woche?
-- father plant Kieler Woche: sales names of its offspring
SELECT T1.trade_name FROM rose AS T1 JOIN rose AS T2 ON T1.pollen_parent = T2.rose_code WHERE T2.trade_name = 'Kieler Woche';
-- Show the seed parent and the pollen parent of Evening Mail by trade name.
-- Evening Mail is a cross of what (seed side) and what (pollen side)?
-- What are the mother and the father of the flower sold as Evening Mail called?
-- Evening Mail: mother plant first, then father plant, sales names please
SELECT T2.trade_name, T3.trade_name FROM rose AS T1 JOIN rose AS T2 ON T1.seed_parent = T2.rose_code JOIN rose AS T3 ON T1.pollen_parent = T3.rose_code WHERE T1.trade_name = 'Evening Mail';
-- List the trade names and introduction years of roses bred by Edith Marlow.
-- varieties made by Edith Marlow, and when each came on the market
-- Which flowers did Edith Marlow create, and when were they first sold?
-- sales name and launch year of every flower that owes its creation to Edith Marlow
SELECT T1.trade_name, T1.introduced_year FROM rose AS T1 JOIN breeder AS T2 ON T1.bred_by = T2.breeder_id WHERE T2.breeder_name = 'Edith Marlow';
-- How many roses have the colour pink?
-- number of pink varieties
-- How many of our flowers are pink?
-- pink ones, how many varieties is that
SELECT COUNT(*) FROM rose WHERE colour = 'pink';
-- Which rose has not been introduced yet?
-- trade name of the variety that is not on the market so far
-- Which flower has never been launched?
-- launch year still missing: sales name of that rose
SELECT trade_name FROM rose WHERE introduced_year IS NULL;
-- Which roses have never won an award?
-- trade names without any prize
-- Which flowers have never been honoured with a prize?
-- no prize to date: sales names of these roses
SELECT trade_name FROM rose WHERE rose_code NOT IN (SELECT rose_code FROM rose_award);
-- What is the name of the rose with the most petals?
-- fullest flower of all, trade name
-- Which flower is the most double, with the largest number of petals?
-- highest petal count: sales name of that flower
SELECT trade_name FROM rose ORDER BY petals DESC LIMIT 1;
-- Show for each nursery name the total number of plants in stock.
-- how many plants does every grower have
-- How many plants does each garden business hold altogether? Its name and the sum.
-- plants added up for every plant seller, name then sum
SELECT T1.nursery_name, SUM(T2.plants) FROM nursery AS T1 JOIN stock AS T2 ON T1.nursery_id = T2.nursery_id GROUP BY T1.nursery_id;
-- Which nurseries have nothing in stock?
-- growers whose shelves are empty
-- Which garden businesses have no plants to sell at all?
-- no rose held: names of such plant sellers
SELECT nursery_name FROM nursery WHERE nursery_id NOT IN (SELECT nursery_id FROM stock);
-- Which roses won at least 2 awards? Trade names.
-- varieties with 2 prizes or more
-- Which flowers were honoured 2 times or more?
-- at least 2 honours: sales names of the flowers
SELECT T1.trade_name FROM rose AS T1 JOIN rose_award AS T2 ON T1.rose_code = T2.rose_code GROUP BY T1.rose_code HAVING COUNT(*) >= 2;
-- Which roses won both the Golden Rose and the Scent Cup?
-- trade names honoured with the Scent Cup as well as the Golden Rose
-- Which flowers have taken the Golden Rose and also the Scent Cup?
-- i need the flowers honoured with both prizes, Scent Cup and Golden Rose, by sales name
SELECT T1.trade_name FROM rose AS T1 JOIN rose_award AS T2 ON T1.rose_code = T2.rose_code JOIN award AS T3 ON T2.award_id = T3.award_id WHERE T3.award_name = 'Golden Rose' INTERSECT SELECT T1.trade_name FROM rose AS T1 JOIN rose_award AS T2 ON T1.rose_code = T2.rose_code JOIN award AS T3 ON T2.award_id = T3.award_id WHERE T3.award_name = 'Scent Cup';
-- Who was trained by Lucien Delahaye?
-- pupils of Lucien Delahaye
-- Who learned flower breeding from Lucien Delahaye?
-- Lucien Delahaye was the teacher of which hybridisers
SELECT T1.breeder_name FROM breeder AS T1 JOIN breeder AS T2 ON T1.trained_by = T2.breeder_id WHERE T2.breeder_name = 'Lucien Delahaye';
-- Show the trade name, award name and year of each gold medal.
-- who took gold, for what prize, in which year
-- Which flowers won gold? Give the sales name, what the prize is called, and when it was won.
-- every prize where the medal is gold: flower's sales name, prize, year
SELECT T1.trade_name, T3.award_name, T2.award_year FROM rose AS T1 JOIN rose_award AS T2 ON T1.rose_code = T2.rose_code JOIN award AS T3 ON T2.award_id = T3.award_id WHERE T2.medal = 'gold';
-- At which nurseries is Evening Mail sold, and at what unit price?
-- where can one buy Evening Mail and how much is a plant there
-- Which garden businesses sell Evening Mail, and how much does one plant cost there?
-- Evening Mail sellers: name of the business, price of a single plant
SELECT T1.nursery_name, T2.unit_price FROM nursery AS T1 JOIN stock AS T2 ON T1.nursery_id = T2.nursery_id JOIN rose AS T3 ON T2.rose_code = T3.rose_code WHERE T3.trade_name = 'Evening Mail';
-- What are the lowest and highest unit prices?
-- cheapest and dearest plant
-- How much does the cheapest plant cost, and how much the most expensive one?
-- price of a single plant, smallest and largest
SELECT MIN(unit_price), MAX(unit_price) FROM stock;

-- database: velvet_trunk_costume_hire
CREATE TABLE costume_type (type_code TEXT PRIMARY KEY, type_name TEXT, care TEXT);
CREATE TABLE maker (maker_id INTEGER PRIMARY KEY, name TEXT, speciality TEXT, town TEXT);
CREATE TABLE customer_group (group_id INTEGER PRIMARY KEY, name TEXT, kind TEXT, contact_name TEXT, town TEXT);
CREATE TABLE costume (costume_no INTEGER PRIMARY KEY, title TEXT, type_code TEXT REFERENCES costume_type(type_code), period TEXT, size TEXT, sewn_by INTEGER REFERENCES maker(maker_id), altered_by INTEGER REFERENCES maker(maker_id), made_year INTEGER, net_value REAL, weekly_fee REAL);
CREATE TABLE hire (hire_no INTEGER PRIMARY KEY, costume_no INTEGER REFERENCES costume(costume_no), hired_by INTEGER REFERENCES customer_group(group_id), booked_date TEXT, out_date TEXT, due_date TEXT, back_date TEXT, gross_fee REAL, damage_fee REAL);
INSERT INTO costume_type VALUES ('DR','dress','dry clean'),('UN','uniform','brush'),('AN','animal suit','hand wash'),('CO','coat','dry clean'),('HT','hat','brush');
INSERT INTO maker VALUES (1,'Philippa Crane','ball gowns','York'),(2,'Otto Lindner','uniforms','Leeds'),(3,'Rosalind Eze','animal heads','York'),(4,'Ken Saito','hats','Hull');
INSERT INTO customer_group VALUES (1,'Ridgeway Players','amateur theatre','Ann Tobin','York'),(2,'St Olave School','school','Mr Pettit','Selby'),(3,'Northlight Films','film','Gus Marr','Leeds'),(4,'Castle Reenactors','history club','Ida Frame','York'),(5,'Hull Carnival','festival','Pat Dunn','Hull');
INSERT INTO costume VALUES (1,'Blue ball gown','DR','1860s','38',1,NULL,2009,420,45),(2,'Hussar jacket','UN','1810s','M',2,1,2004,380,40),(3,'Brown bear','AN','none','XL',3,3,2015,260,30),(4,'Station master','UN','1920s','L',2,NULL,1998,190,22),(5,'Green riding coat','CO','1810s','40',1,2,2012,310,35),(6,'Red fox','AN','none','S',3,1,2018,240,28),(7,'Flapper dress','DR','1920s','36',1,NULL,2020,275,38);
INSERT INTO hire VALUES (1,1,1,'2022-09-01','2022-10-03','2022-10-17','2022-10-16',90,0),(2,2,4,'2022-05-10','2022-06-01','2022-06-08','2022-06-12',40,15),(3,3,2,'2022-11-20','2022-12-05','2022-12-19','2022-12-19',60,0),(4,5,3,'2023-01-08','2023-02-01','2023-03-01',NULL,140,NULL),(5,1,3,'2023-01-08','2023-02-01','2023-03-01',NULL,180,NULL),(6,6,2,'2022-11-20','2022-12-05','2022-12-19','2022-12-22',56,20),(7,2,1,'2023-02-14','2023-03-13','2023-03-20','2023-03-20',40,0),(8,7,1,'2023-02-14','2023-03-13','2023-03-27','2023-03-25',76,0);
-- Which costumes did Otto Lindner sew? Titles.
-- what comes from the needle of Otto Lindner (as first maker)
-- Which outfits were stitched by Otto Lindner?
-- Otto Lindner did the stitching: titles of those outfits
SELECT T1.title FROM costume AS T1 JOIN maker AS T2 ON T1.sewn_by = T2.maker_id WHERE T2.name = 'Otto Lindner';
-- Which costumes were altered by Philippa Crane? Titles.
-- what has Philippa Crane changed afterwards
-- Which outfits did Philippa Crane take in, let out or otherwise rework?
-- Philippa Crane did the reworking: titles of those outfits
SELECT T1.title FROM costume AS T1 JOIN maker AS T2 ON T1.altered_by = T2.maker_id WHERE T2.name = 'Philippa Crane';
-- List the titles and out dates of costumes hired by Ridgeway Players.
-- what did the Ridgeway Players borrow, and from when
-- Which outfits has the group Ridgeway Players rented, and when did each leave the house?
-- Ridgeway Players rentals: title of the outfit, day it was handed over
SELECT T1.title, T2.out_date FROM costume AS T1 JOIN hire AS T2 ON T1.costume_no = T2.costume_no JOIN customer_group AS T3 ON T2.hired_by = T3.group_id WHERE T3.name = 'Ridgeway Players';
-- How many hires have not come back?
-- number of things still out with somebody
-- How many rentals have still not been returned?
-- rentals with no return date, how many
SELECT COUNT(*) FROM hire WHERE back_date IS NULL;
-- Which costumes were never hired? Show title and weekly fee.
-- pieces nobody has wanted yet, and the price per week
-- Which outfits has nobody ever rented, and how much would one cost for a week?
-- not a single rental: title, price for a week
SELECT title, weekly_fee FROM costume WHERE costume_no NOT IN (SELECT costume_no FROM hire);
-- What are the names of customer groups that have never hired anything?
-- clubs on file that have borrowed nothing
-- Which clients have never rented an outfit?
-- no rental ever: names of these clients
SELECT name FROM customer_group WHERE group_id NOT IN (SELECT hired_by FROM hire);
-- What is the title of the costume with the highest net value?
-- our most precious piece
-- Which outfit is worth the most net?
-- title of the outfit of greatest net worth
SELECT title FROM costume ORDER BY net_value DESC LIMIT 1;
-- For each type name, give the average weekly fee of the costumes.
-- mean price per week by kind of garment
-- What does an outfit of each kind cost for a week on average? The kind, then the mean price.
-- kind of outfit with the mean price for a week
SELECT T1.type_name, AVG(T2.weekly_fee) FROM costume_type AS T1 JOIN costume AS T2 ON T1.type_code = T2.type_code GROUP BY T1.type_code;
-- Which group paid the most in gross fees? Give the name and the contact name.
-- best customer by gross fee altogether, with the person to ring
-- Which client has spent most on rentals, gross and altogether, and whom do we ring there?
-- rental charges (gross) added up, top client: name, person to talk to
SELECT T1.name, T1.contact_name FROM customer_group AS T1 JOIN hire AS T2 ON T1.group_id = T2.hired_by GROUP BY T1.group_id ORDER BY SUM(T2.gross_fee) DESC LIMIT 1;
-- Which costumes were hired at least 2 times?
-- titles that went out 2 times or more
-- Which outfits have been rented 2 times or more?
-- at least 2 rentals: titles of those outfits
SELECT T1.title FROM costume AS T1 JOIN hire AS T2 ON T1.costume_no = T2.costume_no GROUP BY T1.costume_no HAVING COUNT(*) >= 2;
-- Which costumes were hired by both Ridgeway Players and Northlight Films?
-- titles that Northlight Films as well as the Ridgeway Players have had
-- Which outfits have been rented by Ridgeway Players and by Northlight Films too?
-- rented to Northlight Films and also rented to Ridgeway Players: outfit titles
SELECT T1.title FROM costume AS T1 JOIN hire AS T2 ON T1.costume_no = T2.costume_no JOIN customer_group AS T3 ON T2.hired_by = T3.group_id WHERE T3.name = 'Ridgeway Players' INTERSECT SELECT T1.title FROM costume AS T1 JOIN hire AS T2 ON T1.costume_no = T2.costume_no JOIN customer_group AS T3 ON T2.hired_by = T3.group_id WHERE T3.name = 'Northlight Films';
-- Show the title, the sewer's name and the alterer's name of costumes from the period 1810s.
-- 1810s pieces: what, who sewed it, who altered it
-- What is each outfit in the fashion of the 1810s called, who stitched it, and who reworked it?
-- from the 1810s: outfit title, stitcher's name, name of whoever reworked it
SELECT T1.title, T2.name, T3.name FROM costume AS T1 JOIN maker AS T2 ON T1.sewn_by = T2.maker_id JOIN maker AS T3 ON T1.altered_by = T3.maker_id WHERE T1.period = '1810s';
-- What is the sum of the damage fees paid by schools, that is groups of the kind school?
-- how much did the school kind of customer pay for damage
-- How much money have clients of the kind school been charged for spoiling outfits, altogether?
-- damage charges added up, only clients that are a school
SELECT SUM(T1.damage_fee) FROM hire AS T1 JOIN customer_group AS T2 ON T1.hired_by = T2.group_id WHERE T2.kind = 'school';
-- Which costume types have no costume? Give type name and care.
-- kinds of garment we do not own, and how one would clean them
-- Of which kinds of outfit do we have none, and how should they be looked after?
-- no outfit of that kind in the house: name of the kind, how to look after it
SELECT type_name, care FROM costume_type WHERE type_code NOT IN (SELECT type_code FROM costume);
-- Which costumes have a weekly fee below the average?
-- titles cheaper per week than the mean
-- Which outfits are cheaper to rent for a week than usual, that is, the mean?
-- price for a week under the mean: titles of those outfits
SELECT title FROM costume WHERE weekly_fee < (SELECT AVG(weekly_fee) FROM costume);
-- Which town do most customer groups come from?
-- home town of the largest number of clubs on file
-- Where do the largest number of our clients live?
-- the one town with the most clients
SELECT town FROM customer_group GROUP BY town ORDER BY COUNT(*) DESC LIMIT 1;

-- database: embassy_visa_section
CREATE TABLE tblCountry (ctry_cd TEXT PRIMARY KEY, ctry_nm TEXT, visa_free TEXT);
CREATE TABLE tblVisaType (vt_cd TEXT PRIMARY KEY, vt_descr TEXT, max_days INTEGER, fee_amt REAL);
CREATE TABLE tblOfficer (off_no INTEGER PRIMARY KEY, off_nm TEXT, desk TEXT, chief INTEGER REFERENCES tblOfficer(off_no));
CREATE TABLE tblApplicant (appl_no INTEGER PRIMARY KEY, fam_nm TEXT, giv_nm TEXT, dob TEXT, nat_cd TEXT REFERENCES tblCountry(ctry_cd), res_cd TEXT REFERENCES tblCountry(ctry_cd), occup TEXT);
CREATE TABLE tblVisa (visa_no INTEGER PRIMARY KEY, appl_no INTEGER REFERENCES tblApplicant(appl_no), vt_cd TEXT REFERENCES tblVisaType(vt_cd), recd_dt TEXT, intv_dt TEXT, dcsn_dt TEXT, dcsn TEXT, intv_by INTEGER REFERENCES tblOfficer(off_no), dcsn_by INTEGER REFERENCES tblOfficer(off_no), valid_from TEXT, valid_to TEXT);
INSERT INTO tblCountry VALUES ('KE','Kenya','N'),('TR','Turkey','N'),('JP','Japan','Y'),('CO','Colombia','N'),('AE','Emirates','N'),('MT','Malta','Y');
INSERT INTO tblVisaType VALUES ('T','Tourist',90,80),('S','Student',365,60),('B','Business',180,120),('J','Journalist',60,0),('X','Transit',3,20);
INSERT INTO tblOfficer VALUES (1,'Marianne Holst','section head',NULL),(2,'Jens Friis','student desk',1),(3,'Ayla Kaya','business desk',1),(4,'Bo Winther','front desk',2);
INSERT INTO tblApplicant VALUES (301,'Mwangi','Peter','1998-05-20','KE','KE','student'),(302,'Demirel','Selin','1985-11-02','TR','AE','engineer'),(303,'Gomez','Laura','1979-03-15','CO','CO','merchant'),(304,'Otieno','Grace','2001-09-09','KE','AE','student'),(305,'Yilmaz','Emre','1966-01-28','TR','TR','reporter'),(306,'Restrepo','Juan','1993-07-31','CO','MT','cook');
INSERT INTO tblVisa VALUES (1,301,'S','2022-05-02','2022-05-20','2022-06-10','granted',2,1,'2022-08-15','2023-08-14'),(2,302,'B','2022-06-01','2022-06-09','2022-06-15','granted',3,3,'2022-07-01','2022-12-27'),(3,303,'B','2022-06-20','2022-07-04','2022-07-30','refused',3,1,NULL,NULL),(4,304,'S','2022-07-07','2022-08-01',NULL,NULL,2,NULL,NULL,NULL),(5,305,'J','2022-08-11','2022-08-18','2022-08-25','granted',4,1,'2022-09-01','2022-10-30'),(6,303,'T','2023-01-12','2023-01-20','2023-02-01','granted',4,2,'2023-04-01','2023-06-29'),(7,302,'B','2023-01-30','2023-02-06','2023-02-10','granted',3,3,'2023-03-01','2023-08-27');
-- What are the given names and family names of applicants with the nationality Kenya?
-- first name and surname of the citizens of Kenya
-- What are people called, forename first and then last name, whose citizenship is Kenya?
-- citizenship Kenya: forename, last name
SELECT T1.giv_nm, T1.fam_nm FROM tblApplicant AS T1 JOIN tblCountry AS T2 ON T1.nat_cd = T2.ctry_cd WHERE T2.ctry_nm = 'Kenya';
-- What are the family names of applicants resident in the Emirates?
-- surnames of people living in the Emirates
-- What are the last names of people whose home is in the Emirates?
-- living in the Emirates, whatever the passport: last names please
SELECT T1.fam_nm FROM tblApplicant AS T1 JOIN tblCountry AS T2 ON T1.res_cd = T2.ctry_cd WHERE T2.ctry_nm = 'Emirates';
-- How many visas were refused?
-- number of people turned down, decision refused
-- How often was a visa turned down, with the outcome refused?
-- outcome refused: how many times
SELECT COUNT(*) FROM tblVisa WHERE dcsn = 'refused';
-- Show the visa number, the interviewing officer and the deciding officer of Business visas.
-- Business ones: number, who did the interview, who decided
-- For each visa of the kind Business: which number does it have, who talked to the person, and who ruled on it?
-- Business visas: number, name of the official who interviewed, name of the official who decided
SELECT T1.visa_no, T2.off_nm, T3.off_nm FROM tblVisa AS T1 JOIN tblOfficer AS T2 ON T1.intv_by = T2.off_no JOIN tblOfficer AS T3 ON T1.dcsn_by = T3.off_no JOIN tblVisaType AS T4 ON T1.vt_cd = T4.vt_cd WHERE T4.vt_descr = 'Business';
-- Which applicants never applied for a visa? Give the family name and occupation.
-- surname and job of those on file without a request
-- Who is on our list without having asked for any visa? The last name and what he or she does for a living.
-- no visa request so far: last name, profession
SELECT fam_nm, occup FROM tblApplicant WHERE appl_no NOT IN (SELECT appl_no FROM tblVisa);
-- Which visa type descriptions were never applied for?
-- kinds of visa nobody has asked for
-- Which kinds of visa has no one requested?
-- never requested: descriptions of those kinds of visa
SELECT vt_descr FROM tblVisaType WHERE vt_cd NOT IN (SELECT vt_cd FROM tblVisa);
-- What is the family name of the oldest applicant?
-- surname of whoever was born first
-- What is the last name of the person who is older than everyone else?
-- earliest birth date: last name please
SELECT fam_nm FROM tblApplicant ORDER BY dob LIMIT 1;
-- Which visa number is still without a decision, and when was it received?
-- pending one: number and day it came in
-- Which visa has not been ruled on yet, and when did the request reach us?
-- still undecided: visa number, arrival date
SELECT visa_no, recd_dt FROM tblVisa WHERE dcsn IS NULL;
-- How many visas did each officer decide? Give names.
-- decisions per official
-- How many visas has each official ruled on? The official's name, then how many.
-- for every official who decides, name and number of visas ruled on
SELECT T1.off_nm, COUNT(*) FROM tblOfficer AS T1 JOIN tblVisa AS T2 ON T1.off_no = T2.dcsn_by GROUP BY T1.off_no;
-- Which officer interviewed the most people? Show name and desk.
-- who did most of the interviews, and at what desk
-- Who has talked to the most visa seekers face to face, and at which desk does that person work?
-- official with the largest number of interviews: name, desk
SELECT T1.off_nm, T1.desk FROM tblOfficer AS T1 JOIN tblVisa AS T2 ON T1.off_no = T2.intv_by GROUP BY T1.off_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Which applicants have more than one visa application? Family names.
-- surnames of people with over one request
-- What are the last names of people who have asked for a visa more than once?
-- more than one visa request: last names of those people
SELECT T1.fam_nm FROM tblApplicant AS T1 JOIN tblVisa AS T2 ON T1.appl_no = T2.appl_no GROUP BY T1.appl_no HAVING COUNT(*) > 1;
-- Which applicants have been granted one visa and refused another? Family names.
-- surnames with a granted as well as a refused decision
-- Who had one visa granted and another one refused? Last names.
-- one outcome refused, another outcome granted: last names of such people
SELECT T1.fam_nm FROM tblApplicant AS T1 JOIN tblVisa AS T2 ON T1.appl_no = T2.appl_no WHERE T2.dcsn = 'granted' INTERSECT SELECT T1.fam_nm FROM tblApplicant AS T1 JOIN tblVisa AS T2 ON T1.appl_no = T2.appl_no WHERE T2.dcsn = 'refused';
-- Who has Marianne Holst as chief?
-- officials under Marianne Holst
-- Whose boss is Marianne Holst?
-- reporting to Marianne Holst: names of the officials
SELECT T1.off_nm FROM tblOfficer AS T1 JOIN tblOfficer AS T2 ON T1.chief = T2.off_no WHERE T2.off_nm = 'Marianne Holst';
-- From when to when is the Student visa of Mwangi valid?
-- first and last day of Mwangi's Student visa
-- On which day does the Student visa of Mwangi start, and on which day does it expire?
-- Mwangi, Student visa: start date, expiry date
SELECT T1.valid_from, T1.valid_to FROM tblVisa AS T1 JOIN tblApplicant AS T2 ON T1.appl_no = T2.appl_no JOIN tblVisaType AS T3 ON T1.vt_cd = T3.vt_cd WHERE T2.fam_nm = 'Mwangi' AND T3.vt_descr = 'Student';
-- Which visa types cost more than the average fee? Description and fee.
-- kinds of visa above the mean price, with what one pays
-- Which kinds of visa are more expensive than usual, that is, the mean, and how much do they cost?
-- price over the mean: description of the kind of visa, price
SELECT vt_descr, fee_amt FROM tblVisaType WHERE fee_amt > (SELECT AVG(fee_amt) FROM tblVisaType);
-- Which visa type description was applied for most?
-- most wanted kind of visa
-- Which kind of visa is the most popular?
-- description of the kind of visa with the highest number of requests
SELECT T1.vt_descr FROM tblVisaType AS T1 JOIN tblVisa AS T2 ON T1.vt_cd = T2.vt_cd GROUP BY T1.vt_cd ORDER BY COUNT(*) DESC LIMIT 1;

-- database: sourdough_message_board
CREATE TABLE ranks (rank_id INTEGER PRIMARY KEY, title TEXT, min_posts INTEGER);
CREATE TABLE people (id INTEGER PRIMARY KEY, handle TEXT, real_name TEXT, rank INTEGER REFERENCES ranks(rank_id), invited_by INTEGER REFERENCES people(id), created TEXT, last_seen TEXT, location TEXT);
CREATE TABLE boards (id INTEGER PRIMARY KEY, title TEXT, description TEXT, moderator INTEGER REFERENCES people(id));
CREATE TABLE threads (id INTEGER PRIMARY KEY, board INTEGER REFERENCES boards(id), title TEXT, starter INTEGER REFERENCES people(id), created TEXT, closed TEXT, views INTEGER);
CREATE TABLE posts (id INTEGER PRIMARY KEY, thread INTEGER REFERENCES threads(id), author INTEGER REFERENCES people(id), reply_to INTEGER REFERENCES posts(id), text TEXT, created TEXT, edited TEXT, likes INTEGER);
CREATE TABLE private_messages (id INTEGER PRIMARY KEY, from_person INTEGER REFERENCES people(id), to_person INTEGER REFERENCES people(id), subject TEXT, sent TEXT, read_on TEXT);
INSERT INTO ranks VALUES (1,'Flour dust',0),(2,'Apprentice',10),(3,'Journeyman',100),(4,'Master baker',1000);
INSERT INTO people VALUES (1,'crumbqueen','Lotte Vries',4,NULL,'2011-02-03','2023-05-01','Utrecht'),(2,'ryeguy','Stan Mills',3,1,'2013-08-19','2023-04-28','Duluth'),(3,'levain22','Claire Petit',3,1,'2014-01-11','2023-05-02','Nantes'),(4,'hotoven','Dov Katz',2,2,'2019-06-06','2022-12-24','Haifa'),(5,'newloaf','Emi Sato',1,3,'2023-03-30','2023-05-01','Kobe'),(6,'pretzelpete',NULL,2,NULL,'2020-10-10','2021-01-02','Ulm');
INSERT INTO boards VALUES (1,'Starters','feeding and keeping',1),(2,'Ovens','stones, steam and fire',2),(3,'Flour','mills and grains',3),(4,'Market','buy and swap',1);
INSERT INTO threads VALUES (1,1,'My starter smells of paint',4,'2022-03-01','2022-04-01',2100),(2,2,'Steam in a gas oven',2,'2021-11-05',NULL,5400),(3,1,'Rye or wheat for feeding',3,'2022-09-14',NULL,1800),(4,3,'Stone mill or roller mill',1,'2020-02-20','2021-02-20',3900),(5,1,'Hello from Kobe',5,'2023-03-31',NULL,150);
INSERT INTO posts VALUES (1,1,4,NULL,'It smells like paint thinner, help','2022-03-01',NULL,3),(2,1,1,1,'Feed it twice a day','2022-03-01','2022-03-02',25),(3,1,3,2,'And keep it warmer','2022-03-02',NULL,11),(4,2,2,NULL,'How do you get steam','2021-11-05',NULL,8),(5,2,4,4,'Lava stones in a tray','2021-11-06',NULL,19),(6,3,3,NULL,'Which do you use','2022-09-14','2022-09-15',6),(7,3,1,6,'Rye, always','2022-09-14',NULL,14),(8,4,1,NULL,'A comparison','2020-02-20',NULL,30),(9,5,5,NULL,'Greetings to all','2023-03-31',NULL,2);
INSERT INTO private_messages VALUES (1,1,4,'Your starter','2022-03-03','2022-03-04'),(2,4,1,'Thank you','2022-03-05','2022-03-05'),(3,2,3,'Mill for sale','2022-10-10',NULL),(4,3,5,'Welcome','2023-04-01','2023-04-01'),(5,1,2,'Moderation','2023-01-15',NULL);
-- Which threads did ryeguy start? Give the titles.
-- discussions opened by ryeguy
-- Which conversations were begun by ryeguy?
-- ryeguy began them: titles of these conversations
SELECT T1.title FROM threads AS T1 JOIN people AS T2 ON T1.starter = T2.id WHERE T2.handle = 'ryeguy';
-- Show the handles of people who posted in the thread My starter smells of paint.
-- who had something to say in My starter smells of paint
-- Which users wrote in the conversation My starter smells of paint? Their nicknames.
-- nicknames of those with a contribution to My starter smells of paint, one line for each contribution
SELECT T1.handle FROM people AS T1 JOIN posts AS T2 ON T1.id = T2.author JOIN threads AS T3 ON T2.thread = T3.id WHERE T3.title = 'My starter smells of paint';
-- How many threads are on the board titled Starters?
-- number of discussions under Starters
-- How many conversations are there in the section called Starters?
-- section Starters: conversation count
SELECT COUNT(*) FROM threads AS T1 JOIN boards AS T2 ON T1.board = T2.id WHERE T2.title = 'Starters';
-- What is the title of the rank of hotoven?
-- how far has hotoven risen (rank title)
-- What grade does the user hotoven hold?
-- title of the grade that belongs to the user hotoven
SELECT T1.title FROM ranks AS T1 JOIN people AS T2 ON T1.rank_id = T2.rank WHERE T2.handle = 'hotoven';
-- Which boards have no thread? Titles.
-- boards that stand empty
-- Which sections hold no conversation?
-- no conversation so far: titles of these sections
SELECT title FROM boards WHERE id NOT IN (SELECT board FROM threads);
-- Which people have never posted? Give handle and location.
-- silent members and where they live
-- Which users have never written anything, and where do they live?
-- no contribution yet: user's nickname, place
SELECT handle, location FROM people WHERE id NOT IN (SELECT author FROM posts);
-- Who was invited by crumbqueen?
-- handles of people that crumbqueen brought along
-- Which users did crumbqueen bring in?
-- crumbqueen did the inviting: nicknames of the users who came
SELECT T1.handle FROM people AS T1 JOIN people AS T2 ON T1.invited_by = T2.id WHERE T2.handle = 'crumbqueen';
-- Show the text and the number of likes of the post with the most likes.
-- best liked contribution, its wording and how many liked it
-- Which message was liked the most? What does it say, and how often was it liked?
-- the single top message by likes: wording, like count
SELECT text, likes FROM posts ORDER BY likes DESC LIMIT 1;
-- Give the handle of each author and the total likes.
-- likes collected per person
-- How often has each writer been liked altogether? The nickname and the sum.
-- likes added up for every writer, nickname then sum
SELECT T1.handle, SUM(T2.likes) FROM people AS T1 JOIN posts AS T2 ON T1.id = T2.author GROUP BY T1.id;
-- Show the sender handle, the receiver handle and the subject of private messages that were not read.
-- unread mail: from whom, to whom, about what
-- Which direct messages have not been opened? Nickname of the writer, nickname of the recipient, and what the message is about.
-- not yet opened: written by whom, addressed to whom, topic of the direct message
SELECT T2.handle, T3.handle, T1.subject FROM private_messages AS T1 JOIN people AS T2 ON T1.from_person = T2.id JOIN people AS T3 ON T1.to_person = T3.id WHERE T1.read_on IS NULL;
-- What are the texts of the replies to posts of hotoven?
-- what did people answer to hotoven
-- What did users write in response to messages by hotoven?
-- responses to anything hotoven wrote, their wording
SELECT T1.text FROM posts AS T1 JOIN posts AS T2 ON T1.reply_to = T2.id JOIN people AS T3 ON T2.author = T3.id WHERE T3.handle = 'hotoven';
-- Which threads have at least 3 posts? Titles.
-- discussions with 3 contributions or more
-- Which conversations consist of 3 messages or more?
-- at least 3 messages: titles of these conversations
SELECT T1.title FROM threads AS T1 JOIN posts AS T2 ON T1.id = T2.thread GROUP BY T1.id HAVING COUNT(*) >= 3;
-- Which handles belong to people who both started a thread and moderate a board?
-- moderators who have opened a discussion too
-- Which users have begun a conversation and are also in charge of a board? Nicknames.
-- in charge of a board and also beginner of a conversation: nicknames of these users
SELECT T1.handle FROM people AS T1 JOIN threads AS T2 ON T1.id = T2.starter INTERSECT SELECT T1.handle FROM people AS T1 JOIN boards AS T2 ON T1.id = T2.moderator;
-- Which threads are viewed more than the average? Title and creation date.
-- discussions read above average, and the day each was opened
-- Which conversations have been looked at more often than usual, that is, the mean, and when were they begun?
-- looked at more than the mean: conversation's title, start date
SELECT title, created FROM threads WHERE views > (SELECT AVG(views) FROM threads);
-- Which rank title do most people have?
-- commonest title among members
-- Which grade is held by the largest number of users? If tied, take the one with the highest number.
-- most frequent grade by user count, a tie going to the larger rank number: its title
SELECT T1.title FROM ranks AS T1 JOIN people AS T2 ON T1.rank_id = T2.rank GROUP BY T1.rank_id ORDER BY COUNT(*) DESC, T1.rank_id DESC LIMIT 1;
-- When was newloaf last seen, and when was the account created?
-- newloaf: latest visit, sign-up day
-- When was the user newloaf here for the last time, and when did he or she join?
-- newloaf: date of the last visit first, then date of joining
SELECT last_seen, created FROM people WHERE handle = 'newloaf';

-- database: hourglass_time_bank
CREATE TABLE Neighbour (NeighbourNo INTEGER PRIMARY KEY, FullName TEXT, Street TEXT, BirthYear INTEGER, MemberFrom TEXT, MemberTo TEXT, BalanceHours REAL, Contact INTEGER REFERENCES Neighbour(NeighbourNo));
CREATE TABLE Skill (SkillCode TEXT PRIMARY KEY, Label TEXT, Category TEXT);
CREATE TABLE Offer (NeighbourNo INTEGER REFERENCES Neighbour(NeighbourNo), SkillCode TEXT REFERENCES Skill(SkillCode), Level TEXT, OfferedSince TEXT, PRIMARY KEY (NeighbourNo, SkillCode));
CREATE TABLE Exchange (ExchangeNo INTEGER PRIMARY KEY, Giver INTEGER REFERENCES Neighbour(NeighbourNo), Taker INTEGER REFERENCES Neighbour(NeighbourNo), SkillCode TEXT REFERENCES Skill(SkillCode), AgreedOn TEXT, DoneOn TEXT, Hours REAL, Stars INTEGER);
INSERT INTO Neighbour VALUES (1,'Wilma Aust','Linden Street',1948,'2014-01-10',NULL,6,NULL),(2,'Hamid Rezaei','Brewery Lane',1979,'2016-05-21',NULL,-3.5,1),(3,'Pia Storch','Linden Street',1992,'2018-09-01',NULL,2,1),(4,'Georg Kuhn','Market Square',1955,'2014-01-10','2022-06-30',0,NULL),(5,'Ines Duarte','Brewery Lane',1985,'2020-02-14',NULL,8.5,2),(6,'Leon Vogt','Market Square',2004,'2022-11-11',NULL,1,3);
INSERT INTO Skill VALUES ('GRD','gardening','outdoors'),('TUT','tutoring in maths','learning'),('SEW','mending clothes','handicraft'),('DRV','driving to appointments','transport'),('CMP','computer help','technology'),('PET','feeding cats','animals'),('PNO','piano for beginners','learning');
INSERT INTO Offer VALUES (1,'SEW','expert','2014-02-01'),(1,'PET','good','2015-06-01'),(2,'DRV','good','2016-06-01'),(2,'CMP','expert','2016-06-01'),(3,'TUT','expert','2018-09-15'),(4,'GRD','expert','2014-01-15'),(5,'GRD','good','2020-03-01'),(5,'SEW','beginner','2021-01-01'),(6,'CMP','good','2022-12-01'),(3,'CMP','beginner','2020-01-01');
INSERT INTO Exchange VALUES (1,4,1,'GRD','2019-04-01','2019-04-06',3,5),(2,1,2,'SEW','2019-05-10','2019-05-14',1.5,4),(3,2,1,'DRV','2020-01-20','2020-01-22',2,5),(4,3,5,'TUT','2020-10-01','2020-10-08',1,5),(5,5,2,'GRD','2021-05-02','2021-05-08',4,3),(6,2,3,'CMP','2021-11-11','2021-11-12',1,4),(7,5,1,'GRD','2022-06-15','2022-06-18',2.5,5),(8,6,1,'CMP','2023-01-09',NULL,1,NULL),(9,1,5,'PET','2022-07-20','2022-08-03',3.5,5);
-- Who gave help to Wilma Aust? Show each distinct full name.
-- distinct names of the people who did something for Wilma Aust
-- Who has helped Wilma Aust? Each person once.
-- helpers of Wilma Aust, no repeats, full names
SELECT DISTINCT T2.FullName FROM Exchange AS T1 JOIN Neighbour AS T2 ON T1.Giver = T2.NeighbourNo JOIN Neighbour AS T3 ON T1.Taker = T3.NeighbourNo WHERE T3.FullName = 'Wilma Aust';
-- What are the labels of the skills that Hamid Rezaei offers?
-- what can one get from Hamid Rezaei
-- What is Hamid Rezaei willing to do for others?
-- list what Hamid Rezaei has on offer, names of the skills
SELECT T1.Label FROM Skill AS T1 JOIN Offer AS T2 ON T1.SkillCode = T2.SkillCode JOIN Neighbour AS T3 ON T2.NeighbourNo = T3.NeighbourNo WHERE T3.FullName = 'Hamid Rezaei';
-- How many neighbours offer computer help?
-- number of people one can ask for computer help
-- How many people are willing to give computer help?
-- computer help: how many have it on offer
SELECT COUNT(*) FROM Offer AS T1 JOIN Skill AS T2 ON T1.SkillCode = T2.SkillCode WHERE T2.Label = 'computer help';
-- Show the giver's name, the taker's name and the hours of exchanges with the label gardening.
-- gardening so far: who worked, for whom, how many hours
-- Each time there was gardening: who did the work, who benefited from it, and how long did it take in hours?
-- gardening swaps: helper's name, name of the person helped, hours
SELECT T2.FullName, T3.FullName, T1.Hours FROM Exchange AS T1 JOIN Neighbour AS T2 ON T1.Giver = T2.NeighbourNo JOIN Neighbour AS T3 ON T1.Taker = T3.NeighbourNo JOIN Skill AS T4 ON T1.SkillCode = T4.SkillCode WHERE T4.Label = 'gardening';
-- Which skills does nobody offer? Labels.
-- things on the list that no one here can do for you
-- Which abilities is no one willing to provide?
-- on offer by no one: labels of these abilities
SELECT Label FROM Skill WHERE SkillCode NOT IN (SELECT SkillCode FROM Offer);
-- Which neighbours have never taken anything? Full names.
-- names of those who have not received any help
-- Who has never been helped by anyone?
-- no help received so far: full names of these members
SELECT FullName FROM Neighbour WHERE NeighbourNo NOT IN (SELECT Taker FROM Exchange);
-- Who has the highest balance of hours?
-- name of the person with most time in the bank
-- Whose credit of hours is the largest?
-- member with the most hours in the account, full name
SELECT FullName FROM Neighbour ORDER BY BalanceHours DESC LIMIT 1;
-- Give the total hours given by each neighbour, with the full name.
-- time spent for others, person by person
-- How long has each member worked for others altogether? The name and the sum in hours.
-- hours of work for others added up by helper, name then sum
SELECT T1.FullName, SUM(T2.Hours) FROM Neighbour AS T1 JOIN Exchange AS T2 ON T1.NeighbourNo = T2.Giver GROUP BY T1.NeighbourNo;
-- Which skill label is exchanged most often?
-- what do people do for each other most
-- Which ability is called on most frequently?
-- ability with the largest number of swaps, its label
SELECT T1.Label FROM Skill AS T1 JOIN Exchange AS T2 ON T1.SkillCode = T2.SkillCode GROUP BY T1.SkillCode ORDER BY COUNT(*) DESC LIMIT 1;
-- Who took help in at least 3 exchanges?
-- names of those helped 3 times or more
-- Who has been helped 3 times or more?
-- at least 3 swaps on the receiving end: full names of these members
SELECT T1.FullName FROM Neighbour AS T1 JOIN Exchange AS T2 ON T1.NeighbourNo = T2.Taker GROUP BY T1.NeighbourNo HAVING COUNT(*) >= 3;
-- Which neighbours offer both mending clothes and gardening?
-- who can do gardening and is also up for mending clothes
-- Which members are willing to do mending clothes and gardening too?
-- both on offer, gardening and mending clothes: full names of the members
SELECT T1.FullName FROM Neighbour AS T1 JOIN Offer AS T2 ON T1.NeighbourNo = T2.NeighbourNo JOIN Skill AS T3 ON T2.SkillCode = T3.SkillCode WHERE T3.Label = 'mending clothes' INTERSECT SELECT T1.FullName FROM Neighbour AS T1 JOIN Offer AS T2 ON T1.NeighbourNo = T2.NeighbourNo JOIN Skill AS T3 ON T2.SkillCode = T3.SkillCode WHERE T3.Label = 'gardening';
-- Which exchange is agreed but not done? Give its number and the date of agreement.
-- promised yet undone: number, and when it was agreed
-- Which swap has not been carried out so far? Its number, and when it was arranged.
-- not carried out yet: swap number, date it was arranged
SELECT ExchangeNo, AgreedOn FROM Exchange WHERE DoneOn IS NULL;
-- Who has left the time bank, and on what date?
-- former member with the last day
-- Which people are no longer members, and when did they quit?
-- membership ended: full name, end date
SELECT FullName, MemberTo FROM Neighbour WHERE MemberTo IS NOT NULL;
-- Who are the neighbours whose contact is Wilma Aust?
-- people that Wilma Aust looks after as contact
-- Who has Wilma Aust to turn to as the person in touch with them?
-- Wilma Aust is their contact person: full names of those members
SELECT T1.FullName FROM Neighbour AS T1 JOIN Neighbour AS T2 ON T1.Contact = T2.NeighbourNo WHERE T2.FullName = 'Wilma Aust';
-- What is the average number of stars for the giver Ines Duarte?
-- how many stars does the work of Ines Duarte get on average
-- How well is the help of Ines Duarte rated on average, in stars?
-- Ines Duarte as the helper: mean star rating
SELECT AVG(T1.Stars) FROM Exchange AS T1 JOIN Neighbour AS T2 ON T1.Giver = T2.NeighbourNo WHERE T2.FullName = 'Ines Duarte';
-- How many different categories of skills are there?
-- number of distinct fields in which help is listed
-- Into how many different groups are the abilities sorted?
-- count of ability categories, no category twice
SELECT COUNT(DISTINCT Category) FROM Skill;

-- database: think_fast_quiz_show
CREATE TABLE hosts (hostcode TEXT PRIMARY KEY, hostname TEXT, firstyear INTEGER);
CREATE TABLE contestants (contno INTEGER PRIMARY KEY, name TEXT, occupation TEXT, hometown TEXT, birthyear INTEGER);
CREATE TABLE themes (themeid INTEGER PRIMARY KEY, name TEXT, parenttheme INTEGER REFERENCES themes(themeid));
CREATE TABLE episodes (episodeno INTEGER PRIMARY KEY, title TEXT, season INTEGER, recordedon TEXT, airedon TEXT, host TEXT REFERENCES hosts(hostcode), winner INTEGER REFERENCES contestants(contno), runnerup INTEGER REFERENCES contestants(contno), jackpot INTEGER, viewers INTEGER);
CREATE TABLE questions (qid INTEGER PRIMARY KEY, episodeno INTEGER REFERENCES episodes(episodeno), themeid INTEGER REFERENCES themes(themeid), wording TEXT, answer TEXT, value INTEGER, answeredby INTEGER REFERENCES contestants(contno));
INSERT INTO hosts VALUES ('GB','Gloria Banks',2009),('TS','Terry Swann',2015),('MW','Mina Wolff',2021);
INSERT INTO contestants VALUES (1,'Ivor Plant','postman','Swansea',1970),(2,'Beatrix Dole','chemist','Derby',1988),(3,'Rahul Sen','teacher','Leicester',1993),(4,'Tracy Mullins','nurse','Derby',1981),(5,'Hugh Loft','student','Truro',2002),(6,'Olive Kemp','teacher','Swansea',1959);
INSERT INTO themes VALUES (1,'science',NULL),(2,'birds',1),(3,'planets',1),(4,'history',NULL),(5,'Roman emperors',4),(6,'cheese',NULL);
INSERT INTO episodes VALUES (41,'Opening night',5,'2021-01-10','2021-02-05','GB',1,2,2500,810000),(42,'Under the stars',5,'2021-01-11','2021-02-12','GB',3,1,4000,760000),(43,'Feathers fly',5,'2021-01-17','2021-02-19','TS',3,4,1500,905000),(44,'Toga party',6,'2022-01-09','2022-02-04','TS',6,3,6000,690000),(45,'Double or nothing',6,'2022-01-16','2022-02-11','TS',2,6,9000,1120000),(46,'Lost tape',6,'2022-01-23',NULL,'GB',4,2,3000,NULL);
INSERT INTO questions VALUES (1,41,3,'Which planet has the Great Red Spot?','Jupiter',300,2),(2,41,2,'Which bird lays the largest egg?','ostrich',100,1),(3,42,3,'Which planet is closest to the sun?','Mercury',100,3),(4,42,4,'In which year did the Berlin Wall fall?','1989',200,1),(5,43,2,'Which bird cannot fly and lives in New Zealand?','kiwi',200,3),(6,44,5,'Who followed Augustus?','Tiberius',400,6),(7,44,5,'Who built a wall across Britain?','Hadrian',200,3),(8,45,3,'Which planet lies on its side?','Uranus',400,2),(9,45,2,'What is a female swan called?','pen',300,NULL),(10,46,4,'Who sailed on the Victory?','Nelson',100,4);
-- What are the titles of episodes won by Rahul Sen?
-- on which evenings did Rahul Sen come first
-- Which shows did Rahul Sen win?
-- Rahul Sen in first place: titles of those shows
SELECT T1.title FROM episodes AS T1 JOIN contestants AS T2 ON T1.winner = T2.contno WHERE T2.name = 'Rahul Sen';
-- In which episodes was Beatrix Dole the runner-up? Titles.
-- shows where Beatrix Dole finished second
-- In which shows did Beatrix Dole come second?
-- second place for Beatrix Dole: titles of those shows
SELECT T1.title FROM episodes AS T1 JOIN contestants AS T2 ON T1.runnerup = T2.contno WHERE T2.name = 'Beatrix Dole';
-- Show the title, the winner's name and the runner-up's name of the episodes hosted by Terry Swann.
-- with Terry Swann at the desk: show, first place, second place
-- When Terry Swann presented, what was the show called, who came first, and who came second?
-- presenter Terry Swann: show title, name of the one in first place, name of the one in second place
SELECT T1.title, T2.name, T3.name FROM episodes AS T1 JOIN contestants AS T2 ON T1.winner = T2.contno JOIN contestants AS T3 ON T1.runnerup = T3.contno JOIN hosts AS T4 ON T1.host = T4.hostcode WHERE T4.hostname = 'Terry Swann';
-- How many episodes did Gloria Banks host?
-- number of evenings led by Gloria Banks
-- How many shows has Gloria Banks presented?
-- presenter Gloria Banks: show count
SELECT COUNT(*) FROM episodes AS T1 JOIN hosts AS T2 ON T1.host = T2.hostcode WHERE T2.hostname = 'Gloria Banks';
-- Which hosts have not hosted an episode?
-- who has yet to present a show
-- Which presenters have never been on a show?
-- no show so far: names of these presenters
SELECT hostname FROM hosts WHERE hostcode NOT IN (SELECT host FROM episodes);
-- Which contestants have never won? Give name and hometown.
-- players without a first place, and where they come from
-- Which players have never come first, and where is their home?
-- no show with them in first place: player's name, home place
SELECT name, hometown FROM contestants WHERE contno NOT IN (SELECT winner FROM episodes);
-- Which episode was recorded but never aired? Title and recording date.
-- show that did not go out: what is it called and when was it taped
-- Which show was never broadcast, and when was it filmed?
-- not broadcast: show title, filming date
SELECT title, recordedon FROM episodes WHERE airedon IS NULL;
-- What is the title of the episode with the most viewers?
-- evening that drew the largest audience
-- Which show was watched by the most people?
-- title of the show with the biggest audience
SELECT title FROM episodes ORDER BY viewers DESC LIMIT 1;
-- For each theme name, show the number of questions and their average value.
-- by subject: how many were asked, and what were they worth on average
-- What is each topic called, how many quiz items belong to it, and how much is one of them worth on average?
-- topic name, number of quiz items, their mean worth, topic by topic
SELECT T1.name, COUNT(*), AVG(T2.value) FROM themes AS T1 JOIN questions AS T2 ON T1.themeid = T2.themeid GROUP BY T1.themeid;
-- Which themes belong under the parent theme science?
-- subjects filed below science
-- Which topics are part of the broader topic science?
-- broader topic is science: names of the narrower ones
SELECT T1.name FROM themes AS T1 JOIN themes AS T2 ON T1.parenttheme = T2.themeid WHERE T2.name = 'science';
-- Which contestants have been a winner and a runner-up? Names.
-- who has come first one time and second another
-- Which players have come first in one show and second in another?
-- at some point second and at some point first: names of these players
SELECT T1.name FROM contestants AS T1 JOIN episodes AS T2 ON T1.contno = T2.winner INTERSECT SELECT T1.name FROM contestants AS T1 JOIN episodes AS T2 ON T1.contno = T2.runnerup;
-- Show the wording and the answer of the questions answered by Olive Kemp.
-- what did Olive Kemp know: question and solution
-- Which quiz items did Olive Kemp solve? How they were phrased and what the solution was.
-- solved by Olive Kemp: phrasing, solution
SELECT T1.wording, T1.answer FROM questions AS T1 JOIN contestants AS T2 ON T1.answeredby = T2.contno WHERE T2.name = 'Olive Kemp';
-- Which contestants answered questions worth more than 500 in total?
-- players whose right answers add up to over 500
-- Which players have solved quiz items that are together worth over 500?
-- worth of everything solved adds up to more than 500: names of these players
SELECT T1.name FROM contestants AS T1 JOIN questions AS T2 ON T1.contno = T2.answeredby GROUP BY T1.contno HAVING SUM(T2.value) > 500;
-- Which question could nobody answer? Show its wording.
-- the one that stumped everyone, as it was put
-- Which quiz item was solved by no one, and how was it phrased?
-- solved by no one: phrasing of that quiz item
SELECT wording FROM questions WHERE answeredby IS NULL;
-- What are the lowest, highest and average jackpots of season 6?
-- season 6 jackpot: minimum, maximum, mean
-- How much was in the pot in season 6: at the least, at the most, and as a mean?
-- season 6 only: smallest pot, biggest pot, mean pot
SELECT MIN(jackpot), MAX(jackpot), AVG(jackpot) FROM episodes WHERE season = 6;
-- Which occupation is the most common among contestants?
-- what do most of the players do for a living
-- What job do the largest number of players have?
-- most frequent profession of the players
SELECT occupation FROM contestants GROUP BY occupation ORDER BY COUNT(*) DESC LIMIT 1;
