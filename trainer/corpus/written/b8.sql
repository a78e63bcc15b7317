-- database: trout_hatchery
CREATE TABLE raceways (raceway_id TEXT PRIMARY KEY, water_source TEXT, length_m REAL, oxygen_alarm TEXT, built INTEGER);
CREATE TABLE species (species_id INTEGER PRIMARY KEY, common_name TEXT, latin_name TEXT, market_weight_g INTEGER);
CREATE TABLE stockings (stocking_id INTEGER PRIMARY KEY, raceway_id TEXT REFERENCES raceways(raceway_id), species_id INTEGER REFERENCES species(species_id), stocked_on TEXT, fish_count INTEGER, avg_weight_g REAL, egg_supplier TEXT);
CREATE TABLE feedings (feeding_id INTEGER PRIMARY KEY, stocking_id INTEGER REFERENCES stockings(stocking_id), fed_on TEXT, feed_brand TEXT, kg REAL, keeper TEXT);
CREATE TABLE mortalities (mortality_id INTEGER PRIMARY KEY, stocking_id INTEGER REFERENCES stockings(stocking_id), found_on TEXT, dead INTEGER, suspected_cause TEXT);
INSERT INTO raceways VALUES ('R1','spring',40,'yes',1982),('R2','spring',40,'yes',1982),('R3','brook',65,'no',1996),('R4','brook',65,'yes',1996),('R5','well',25,'yes',2018),('R6','well',25,'no',2018);
INSERT INTO species VALUES (1,'rainbow trout','Oncorhynchus mykiss',350),(2,'brown trout','Salmo trutta',400),(3,'Arctic char','Salvelinus alpinus',500),(4,'grayling','Thymallus thymallus',300),(5,'huchen','Hucho hucho',2500);
INSERT INTO stockings VALUES (1,'R1',1,'2023-04-10',12000,15,'Troutlodge Nord'),(2,'R2',3,'2023-04-18',6000,12,'Icelandic Eggs'),(3,'R3',1,'2023-05-02',20000,22,'Troutlodge Nord'),(4,'R4',2,'2023-05-15',8000,18,'own'),(5,'R5',5,'2023-06-01',400,60,'own'),(6,'R1',2,'2024-03-22',9000,14,'own');
INSERT INTO feedings VALUES (1,1,'2023-07-01','Skretta',48,'Jana'),(2,2,'2023-07-01','Skretta',21,'Jana'),(3,3,'2023-07-01','AquaGold',90,'Milos'),(4,4,'2023-07-02','AquaGold',33,'Milos'),(5,3,'2023-07-02','AquaGold',94,'Jana'),(6,5,'2023-07-02','live fish',12,'Vit'),(7,1,'2023-07-03','Skretta',50,'Milos');
INSERT INTO mortalities VALUES (1,3,'2023-07-20',310,'heat'),(2,1,'2023-08-05',45,'heron'),(3,3,'2023-08-11',560,'heat'),(4,2,'2023-09-14',80,'fungus'),(5,4,'2023-10-02',25,'heron'),(6,3,'2023-11-19',70,NULL);
-- List the raceways fed by a 'brook'.
-- which raceways get brook water (ids)
-- Which tanks are filled from the brook? Ids.
-- water source brook: raceway id
SELECT raceway_id FROM raceways WHERE water_source = 'brook';
-- How many stockings came from the egg supplier 'own'?
-- number of stockings where the egg supplier is own
-- How many times did we put in young from our own eggs (own)?
-- egg supplier own, stocking count
SELECT COUNT(*) FROM stockings WHERE egg_supplier = 'own';
-- Which species has the greatest market weight? Give the common name.
-- the fish sold at the biggest weight, common name
-- What kind of fish has to get heavier than all others before it goes to market? Its everyday name.
-- species by market weight, top common name
SELECT common_name FROM species ORDER BY market_weight_g DESC LIMIT 1;
-- Show the common name of each species and the total number of fish stocked.
-- fish stocked by species, common name in front
-- How many of every kind of fish have we put in, all told? The everyday name first.
-- common name, sum of fish count
SELECT s.common_name, SUM(t.fish_count) FROM species AS s JOIN stockings AS t ON s.species_id = t.species_id GROUP BY s.species_id;
-- Which species were never stocked? Return the common and the Latin name.
-- species we never put in a raceway: common name, Latin name
-- What kinds of fish have we never had in the water? Everyday name, then the Latin one.
-- species with zero stockings: common name, latin name
SELECT common_name, latin_name FROM species WHERE species_id NOT IN (SELECT species_id FROM stockings);
-- Find the raceways without any stocking.
-- empty raceways, those never stocked
-- Which tanks has no fish ever been put into? Ids.
-- raceway id missing from the stockings
SELECT raceway_id FROM raceways WHERE raceway_id NOT IN (SELECT raceway_id FROM stockings);
-- Which keepers fed 'rainbow trout'? Name each once.
-- distinct keepers that gave food to rainbow trout
-- Who has given rainbow trout something to eat? No repeats.
-- species rainbow trout: keeper of the feedings, each one time
SELECT DISTINCT f.keeper FROM feedings AS f JOIN stockings AS t ON f.stocking_id = t.stocking_id JOIN species AS s ON t.species_id = s.species_id WHERE s.common_name = 'rainbow trout';
-- How many fish died of each suspected cause? Leave out unknown causes; show the cause and the number.
-- dead fish by known cause
-- What do fish die of, as far as we know, and how many were they? The cause first.
-- suspected cause filled in: cause, sum of dead
SELECT suspected_cause, SUM(dead) FROM mortalities WHERE suspected_cause IS NOT NULL GROUP BY suspected_cause;
-- Which feed brands were used more than two times?
-- brands of feed with over 2 feedings
-- What makes of food did we give more than two times?
-- feed brand with over 2 feedings
SELECT feed_brand FROM feedings GROUP BY feed_brand HAVING COUNT(*) > 2;
-- What are the least, the average and the most kilos in a feeding?
-- kg per feeding: min, mean, max
-- How many kilos do fish get at one go: at least, on average, at most?
-- feeding kg: min, mean, max
SELECT MIN(kg), AVG(kg), MAX(kg) FROM feedings;
-- Show the dates when more fish were found dead than on average.
-- dates with above-average dead fish
-- When did we come upon more dead ones than we do on average?
-- dead above the mean: found on
SELECT found_on FROM mortalities WHERE dead > (SELECT AVG(dead) FROM mortalities);
-- Which raceway lost the most fish in total?
-- raceway with the highest sum of dead fish
-- In which tank have more fish died than in any other, all told? Its id.
-- dead summed by raceway, the top raceway id
SELECT t.raceway_id FROM stockings AS t JOIN mortalities AS m ON t.stocking_id = m.stocking_id GROUP BY t.raceway_id ORDER BY SUM(m.dead) DESC LIMIT 1;
-- Give the keepers who used both 'Skretta' and 'AquaGold'.
-- who has fed Skretta and at another time AquaGold
-- Who has given fish some Skretta and at some time AquaGold?
-- keeper with feed brand AquaGold and with feed brand Skretta too
SELECT keeper FROM feedings WHERE feed_brand = 'Skretta' INTERSECT SELECT keeper FROM feedings WHERE feed_brand = 'AquaGold';
-- Return the stocking dates and fish counts of raceways without an oxygen alarm ('no').
-- stockings where the oxygen alarm is no: date, number of fish
-- When did we put fish in where nothing warns us if they cannot breathe (alarm: no), and how many?
-- oxygen alarm no: stocked on, fish count
SELECT t.stocked_on, t.fish_count FROM stockings AS t JOIN raceways AS r ON t.raceway_id = r.raceway_id WHERE r.oxygen_alarm = 'no';
-- How many different water sources are in use?
-- distinct sources of water, how many
-- From how many separate places does our water come?
-- number of water sources, each one time
SELECT COUNT(DISTINCT water_source) FROM raceways;

-- database: opal_field_claims
CREATE TABLE Field (FieldName TEXT PRIMARY KEY, State TEXT, Discovered INTEGER);
CREATE TABLE Prospector (LicenceNo INTEGER PRIMARY KEY, FullName TEXT, BirthCountry TEXT, Partner INTEGER REFERENCES Prospector(LicenceNo));
CREATE TABLE Claim (ClaimNo TEXT PRIMARY KEY, FieldName TEXT REFERENCES Field(FieldName), Holder INTEGER REFERENCES Prospector(LicenceNo), PeggedOn TEXT, AreaM2 INTEGER, ShaftDepthM REAL, Status TEXT);
CREATE TABLE Find (FindID INTEGER PRIMARY KEY, ClaimNo TEXT REFERENCES Claim(ClaimNo), FoundOn TEXT, OpalKind TEXT, Carats REAL, SoldFor REAL);
INSERT INTO Field VALUES ('Dusty Rise','South Australia',1915),('Lunatic Ridge','New South Wales',1901),('Emu Gully','Queensland',1888),('Six Mile','South Australia',1931),('Nobody''s Flat','New South Wales',1963);
INSERT INTO Prospector VALUES (71,'Stavros Kalas','Greece',72),(72,'Bluey Marsden','Australia',71),(73,'Danica Vuk','Serbia',NULL),(74,'Luigi Tosi','Italy',75),(75,'Noeline Park','Australia',74),(76,'Horst Blum','Germany',NULL);
INSERT INTO Claim VALUES ('C-14','Dusty Rise',71,'2011-07-02',2500,18.5,'active'),('C-15','Dusty Rise',73,'2016-03-19',5000,24,'active'),('C-31','Lunatic Ridge',74,'2008-09-30',2500,11,'lapsed'),('C-32','Lunatic Ridge',75,'2019-05-11',2500,9.5,'active'),('C-50','Emu Gully',71,'2021-01-25',10000,4,'active'),('C-61','Six Mile',72,'2014-10-08',5000,21.5,'surrendered');
INSERT INTO Find VALUES (1,'C-14','2018-06-12','white opal',44,3100),(2,'C-14','2020-02-20','crystal opal',12.5,5200),(3,'C-32','2021-08-03','black opal',7.2,21000),(4,'C-15','2019-11-27','white opal',120,4800),(5,'C-50','2022-04-14','boulder opal',65,1900),(6,'C-31','2012-03-09','black opal',3.1,NULL),(7,'C-15','2023-07-07','crystal opal',22,6600);
-- What are the names of the opal fields in 'New South Wales'?
-- fields lying in New South Wales
-- Where can you dig for opals in New South Wales?
-- state New South Wales: field names
SELECT FieldName FROM Field WHERE State = 'New South Wales';
-- How many claims are 'active'?
-- number of active claims
-- On how many plots is somebody digging just now (active)?
-- status active, claim count
SELECT COUNT(*) FROM Claim WHERE Status = 'active';
-- Show each prospector's full name with the full name of the partner.
-- who digs with whom, both names in full
-- Who works together with whom? Names in full.
-- prospector and partner, full name of each
SELECT T1.FullName, T2.FullName FROM Prospector AS T1 JOIN Prospector AS T2 ON T1.Partner = T2.LicenceNo;
-- Which claim has the deepest shaft? Give the claim number and depth.
-- deepest digging: claim number, metres
-- Where does the hole go down farther than anywhere else, and how many metres? The number first.
-- claims by shaft depth, top one: claim no, depth
SELECT ClaimNo, ShaftDepthM FROM Claim ORDER BY ShaftDepthM DESC LIMIT 1;
-- List the full names of prospectors who hold a claim on 'Dusty Rise'.
-- holders of claims at Dusty Rise
-- Who has a plot at Dusty Rise? Names in full.
-- field Dusty Rise: full name of each claim holder
SELECT T1.FullName FROM Prospector AS T1 JOIN Claim AS T2 ON T1.LicenceNo = T2.Holder WHERE T2.FieldName = 'Dusty Rise';
-- Which prospectors do not hold any claim?
-- licensed people without a claim, full name
-- Who has a licence but no plot to dig on?
-- prospectors with zero claims, full name
SELECT FullName FROM Prospector WHERE LicenceNo NOT IN (SELECT Holder FROM Claim);
-- Which fields have no claims?
-- fields where nobody has pegged a claim
-- Where has nobody got a plot?
-- fields without a claim, name
SELECT FieldName FROM Field WHERE FieldName NOT IN (SELECT FieldName FROM Claim);
-- For each kind of opal show the total carats and the average selling price.
-- opal kind, carats altogether, mean price got
-- How many carats did we find of each sort, and how much money did a find of it bring on average? The sort first.
-- opal kind, carats summed, mean of sold for
SELECT OpalKind, SUM(Carats), AVG(SoldFor) FROM Find GROUP BY OpalKind;
-- Show the full names of holders with at least two finds.
-- holders on whose claims 2 or more finds were made
-- On whose plots did two or more things come to light?
-- holders with no fewer than 2 finds over their claims: full name
SELECT T1.FullName FROM Prospector AS T1 JOIN Claim AS T2 ON T1.LicenceNo = T2.Holder JOIN Find AS T3 ON T2.ClaimNo = T3.ClaimNo GROUP BY T1.LicenceNo HAVING COUNT(*) >= 2;
-- In which states was 'black opal' found? Name each state once.
-- distinct states that yielded black opal
-- In what states did someone come upon black opal? No repeats.
-- opal kind black opal: state of the field, each one time
SELECT DISTINCT T1.State FROM Field AS T1 JOIN Claim AS T2 ON T1.FieldName = T2.FieldName JOIN Find AS T3 ON T2.ClaimNo = T3.ClaimNo WHERE T3.OpalKind = 'black opal';
-- What are the highest and lowest price that a find sold for?
-- best and worst sale of a find
-- How much money did the dearest thing from the ground bring, and how much the least dear?
-- finds: max and min of sold for
SELECT MAX(SoldFor), MIN(SoldFor) FROM Find;
-- Return the dates and carats of finds that have not been sold.
-- unsold finds (no price): date found, carats
-- What has nobody paid for so far: when did it come out of the ground, and how many carats is it?
-- sold for is empty: found on, carats
SELECT FoundOn, Carats FROM Find WHERE SoldFor IS NULL;
-- Give the dates of finds that sold above the average price.
-- when were the finds made that fetched more than average
-- When did things come to light that brought more money than things do on average?
-- sold for above the mean: found on
SELECT FoundOn FROM Find WHERE SoldFor > (SELECT AVG(SoldFor) FROM Find);
-- List the numbers of the claims that were pegged after '2015-01-01' or are larger than 6000 square metres.
-- claim numbers: pegged later than 2015-01-01, or area above 6000
-- Which plots were marked out later than 2015-01-01, or else are bigger than 6000? Numbers.
-- area above 6000 or pegged on past 2015-01-01: claim no
SELECT ClaimNo FROM Claim WHERE PeggedOn > '2015-01-01' OR AreaM2 > 6000;
-- How many claims does each field have? Show the field and the number, most claims first.
-- claims by field, descending
-- How many plots are there in every place? The place first, most plots on top.
-- field name, claim count, sorted down
SELECT FieldName, COUNT(*) FROM Claim GROUP BY FieldName ORDER BY COUNT(*) DESC;
-- Which claims never had a find?
-- claim numbers that brought up nothing
-- Where did nobody ever come upon anything? The number of the plot.
-- claims with zero finds: claim no
SELECT ClaimNo FROM Claim WHERE ClaimNo NOT IN (SELECT ClaimNo FROM Find);

-- database: olive_soapworks
CREATE TABLE recipe (code TEXT PRIMARY KEY, label TEXT, base_oil TEXT, scent TEXT, superfat REAL, vegan TEXT);
CREATE TABLE boil (boil_no INTEGER PRIMARY KEY, recipe TEXT REFERENCES recipe(code), boiled TEXT, soapmaker TEXT, lye_kg REAL, bars INTEGER, cure_weeks INTEGER, ph REAL);
INSERT INTO recipe VALUES ('OL','Plain Olive','olive','none',6,'Y'),('LV','Lavender Field','olive','lavender',5,'Y'),('GM','Goat and Honey','coconut','honey',8,'N'),('TR','Tar Soap','coconut','pine tar',4,'Y'),('LA','Laurel','olive','bay',7,'Y'),('SH','Shaving Cake','tallow','cedar',3,'N'),('RS','Rose Clay','shea','rose',9,'Y');
INSERT INTO boil VALUES (1,'OL','2023-01-12','Rana',14.2,1100,26,9.1),(2,'LV','2023-02-08','Rana',9.8,760,12,9.4),(3,'GM','2023-02-27','Elias',6.1,420,8,9.8),(4,'OL','2023-05-04','Elias',15,1180,26,9),(5,'LA','2023-06-15','Rana',11.3,870,40,9.2),(6,'SH','2023-09-20','Joumana',3.9,260,6,10.1),(7,'LV','2023-10-11','Joumana',10.1,790,12,9.3),(8,'OL','2024-01-18','Rana',14.6,1130,26,8.9);
-- What are the labels of the recipes on 'olive' oil?
-- soaps whose base oil is olive
-- What do we make from olive?
-- base oil olive: recipe labels
SELECT label FROM recipe WHERE base_oil = 'olive';
-- How many recipes are vegan ('Y')?
-- number of soaps with vegan Y
-- How many of our soaps have nothing from animals in them (Y)?
-- vegan = Y, recipe count
SELECT COUNT(*) FROM recipe WHERE vegan = 'Y';
-- Which boil gave the most bars? Return its number and date.
-- biggest boil by bars: number, day it was boiled
-- Which kettle full gave us more pieces than all others, and when was it? Its number first.
-- boils by bars, top one: boil no, boiled
SELECT boil_no, boiled FROM boil ORDER BY bars DESC LIMIT 1;
-- Show the label of each recipe and the total bars made.
-- bars per soap, label first
-- How many pieces of each soap have we made, all told? The soap first.
-- recipe label, sum of bars
SELECT r.label, SUM(b.bars) FROM recipe AS r JOIN boil AS b ON r.code = b.recipe GROUP BY r.code;
-- Which recipes have never been boiled? Show label and scent.
-- soaps never made so far: label, scent
-- What soap have we never tried to make, and what would it smell of?
-- recipes without a boil: label, scent
SELECT label, scent FROM recipe WHERE code NOT IN (SELECT recipe FROM boil);
-- Who boiled 'Lavender Field'?
-- soapmakers behind Lavender Field
-- Who has stood at the kettle for Lavender Field?
-- recipe Lavender Field: soapmaker of every boil
SELECT b.soapmaker FROM boil AS b JOIN recipe AS r ON b.recipe = r.code WHERE r.label = 'Lavender Field';
-- Find the labels boiled at least 2 times.
-- soaps with two or more boils, by label
-- What have we cooked 2 times or more?
-- no fewer than 2 boils: recipe label
SELECT r.label FROM recipe AS r JOIN boil AS b ON r.code = b.recipe GROUP BY r.code HAVING COUNT(*) >= 2;
-- What are the lowest, highest and average pH?
-- pH over all boils: min, max, mean
-- How sour or otherwise (pH) does our soap come out: least, most, on average?
-- ph of the boils: min, max, mean
SELECT MIN(ph), MAX(ph), AVG(ph) FROM boil;
-- How many boils did each soapmaker do? Give the name and the number.
-- boils by soapmaker
-- How often has everyone stood at the kettle? Who first.
-- soapmaker, boil count
SELECT soapmaker, COUNT(*) FROM boil GROUP BY soapmaker;
-- Show the dates of boils that took more lye than the average boil.
-- days with above-average lye
-- When did we need more lye than we do on average?
-- lye kg above the mean: boiled
SELECT boiled FROM boil WHERE lye_kg > (SELECT AVG(lye_kg) FROM boil);
-- How many different base oils are there?
-- distinct base oils, count
-- From how many separate oils do we start?
-- number of base oils in the recipes, each one time
SELECT COUNT(DISTINCT base_oil) FROM recipe;
-- Which soapmakers made both 'Plain Olive' and 'Laurel'?
-- who has done Plain Olive and Laurel too
-- Who has cooked some Plain Olive and some Laurel?
-- soapmaker with a boil of Laurel as well as a boil of Plain Olive
SELECT b.soapmaker FROM boil AS b JOIN recipe AS r ON b.recipe = r.code WHERE r.label = 'Plain Olive' INTERSECT SELECT b.soapmaker FROM boil AS b JOIN recipe AS r ON b.recipe = r.code WHERE r.label = 'Laurel';
-- List the recipe labels with a superfat between 5 and 8, in order of superfat.
-- soaps with 5 to 8 superfat, sorted by it
-- What soaps have from 5 up to 8 of fat left over (superfat)? The one with least first.
-- superfat no less than 5 and no more than 8: labels, sorted upwards by it
SELECT label FROM recipe WHERE superfat BETWEEN 5 AND 8 ORDER BY superfat;
-- What is the longest curing time in weeks of a vegan ('Y') soap?
-- vegan Y: maximum weeks of curing
-- For how many weeks, at most, does anything without animals in it (Y) lie until it is ready?
-- vegan = Y: max cure weeks of the boils
SELECT MAX(b.cure_weeks) FROM boil AS b JOIN recipe AS r ON b.recipe = r.code WHERE r.vegan = 'Y';
-- Which base oil do most recipes use?
-- commonest base oil among the recipes
-- From what oil do we start more often than from any other?
-- count recipes by base oil, the top oil
SELECT base_oil FROM recipe GROUP BY base_oil ORDER BY COUNT(*) DESC LIMIT 1;

-- database: gelato_factory
CREATE TABLE gelato_makers (maker_id INTEGER PRIMARY KEY, name TEXT, home_region TEXT, born INTEGER);
CREATE TABLE flavours (flavour_id INTEGER PRIMARY KEY, flavour TEXT, base TEXT, kcal_100g INTEGER, created_by INTEGER REFERENCES gelato_makers(maker_id), launched INTEGER);
CREATE TABLE machines (machine_no INTEGER PRIMARY KEY, function TEXT, litres_hour INTEGER, hall TEXT);
CREATE TABLE batches (batch_id INTEGER PRIMARY KEY, flavour_id INTEGER REFERENCES flavours(flavour_id), machine_no INTEGER REFERENCES machines(machine_no), maker_id INTEGER REFERENCES gelato_makers(maker_id), made_on TEXT, litres REAL, overrun_pct INTEGER);
CREATE TABLE lab_results (result_id INTEGER PRIMARY KEY, batch_id INTEGER REFERENCES batches(batch_id), germ TEXT, count_per_g INTEGER, released TEXT);
INSERT INTO gelato_makers VALUES (1,'Teresa Conti','Veneto',1970),(2,'Fabio Riva','Lombardy',1985),(3,'Nadia Greco','Sicily',1992),(4,'Omar Ferri','Veneto',1979);
INSERT INTO flavours VALUES (1,'Pistachio Bronte','milk',235,3,2016),(2,'Lemon Leaf','water',110,1,2009),(3,'Dark Cocoa','water',180,2,2018),(4,'Stracciatella','milk',220,1,2009),(5,'Saffron Rice','milk',240,2,2021),(6,'Oat Caramel','oat',205,3,2023),(7,'Blood Orange','water',115,3,2019);
INSERT INTO machines VALUES (1,'pasteurizer',600,'North'),(2,'batch freezer',90,'North'),(3,'batch freezer',120,'South'),(4,'continuous freezer',450,'South'),(5,'hardening tunnel',300,'South');
INSERT INTO batches VALUES (1,1,2,3,'2024-05-02',80,32),(2,2,2,1,'2024-05-02',85,25),(3,4,4,1,'2024-05-03',420,60),(4,3,3,2,'2024-05-06',110,28),(5,1,4,2,'2024-05-07',380,55),(6,7,3,3,'2024-05-08',100,22),(7,4,4,1,'2024-05-10',440,58),(8,6,2,3,'2024-05-13',75,30);
INSERT INTO lab_results VALUES (1,1,'enterobacteria',4,'yes'),(2,3,'enterobacteria',2,'yes'),(3,5,'enterobacteria',38,'no'),(4,5,'yeast',120,'no'),(5,6,'yeast',15,'yes'),(6,7,'enterobacteria',1,'yes');
-- List the flavours made on a 'water' base.
-- sorbets, that is flavours whose base is water
-- What ice do we make with water and no milk?
-- base water: flavours
SELECT flavour FROM flavours WHERE base = 'water';
-- How many makers come from 'Veneto'?
-- gelato makers whose home region is Veneto, number
-- How many of those who make our ice are from Veneto?
-- home region Veneto, count of makers
SELECT COUNT(*) FROM gelato_makers WHERE home_region = 'Veneto';
-- Which flavour has the most calories?
-- our richest flavour in kcal
-- What makes you fatter than anything else we have, spoon by spoon?
-- flavours by kcal per 100g, the top flavour
SELECT flavour FROM flavours ORDER BY kcal_100g DESC LIMIT 1;
-- Show each flavour and the name of the maker who created it.
-- flavours with their inventor's name
-- Who thought up each sort of ice? The sort first.
-- flavour plus the name of its creator
SELECT f.flavour, g.name FROM flavours AS f JOIN gelato_makers AS g ON f.created_by = g.maker_id;
-- What are the names of makers who have not created a flavour?
-- makers with no flavour of their own invention
-- Who has yet to think up a sort of ice?
-- makers who created no flavour, names
SELECT name FROM gelato_makers WHERE maker_id NOT IN (SELECT created_by FROM flavours);
-- Show each flavour with the total litres made.
-- litres produced by flavour
-- How much have we made of each sort, all told? The sort first.
-- flavour, sum of litres
SELECT f.flavour, SUM(b.litres) FROM flavours AS f JOIN batches AS b ON f.flavour_id = b.flavour_id GROUP BY f.flavour_id;
-- Which flavours have never been in a batch?
-- flavours of which we made no batch
-- What sorts have we never made?
-- flavours with zero batches
SELECT flavour FROM flavours WHERE flavour_id NOT IN (SELECT flavour_id FROM batches);
-- Find the makers with more than two batches. Give the name and the number of batches.
-- name and batch count of everybody with over 2 batches
-- Who has made something more than two times, and how often? Name first.
-- over 2 batches per maker: name, count
SELECT g.name, COUNT(*) FROM gelato_makers AS g JOIN batches AS b ON g.maker_id = b.maker_id GROUP BY g.maker_id HAVING COUNT(*) > 2;
-- Which flavours were made in the hall 'South', each once?
-- distinct flavours produced in South
-- What have we made over in South? No repeats.
-- machine hall South: flavours, each one time
SELECT DISTINCT f.flavour FROM flavours AS f JOIN batches AS b ON f.flavour_id = b.flavour_id JOIN machines AS m ON b.machine_no = m.machine_no WHERE m.hall = 'South';
-- What is the average overrun on each machine function? Return function and overrun.
-- mean overrun by function of the machine
-- How much air is beaten in on average (overrun) by machines of every use? The use first.
-- machine function, mean overrun of the batches
SELECT m.function, AVG(b.overrun_pct) FROM machines AS m JOIN batches AS b ON m.machine_no = b.machine_no GROUP BY m.function;
-- What are the total, the smallest and the largest litres of all batches?
-- batch litres: sum, min, max
-- How many litres did we make in all, how many at least at one go, and how many at most?
-- litres of the batches: sum, min, max
SELECT SUM(litres), MIN(litres), MAX(litres) FROM batches;
-- Show the dates and flavours of batches that were not released ('no') because of 'yeast'.
-- yeast with released no: day made, flavour
-- What had to stay in the house (no) for its yeast, and when was it made? The day first.
-- germ yeast, released no: made on, flavour
SELECT b.made_on, f.flavour FROM batches AS b JOIN flavours AS f ON b.flavour_id = f.flavour_id JOIN lab_results AS l ON b.batch_id = l.batch_id WHERE l.released = 'no' AND l.germ = 'yeast';
-- List the machine numbers without any batch.
-- machines no batch ran on, by number
-- Which machines have made nothing? Numbers.
-- machine no with zero batches
SELECT machine_no FROM machines WHERE machine_no NOT IN (SELECT machine_no FROM batches);
-- Which makers are younger than the average maker? Show the names.
-- names of those born after the average birth year
-- Who came into the world later than makers did on average?
-- born above the mean birth year: maker names
SELECT name FROM gelato_makers WHERE born > (SELECT AVG(born) FROM gelato_makers);
-- Give the dates on which 'Teresa Conti' or 'Fabio Riva' made a batch, without repeats.
-- distinct days with a batch by Teresa Conti or Fabio Riva
-- When was Fabio Riva or Teresa Conti making ice? No repeats.
-- maker Fabio Riva or Teresa Conti: made on, each one time
SELECT DISTINCT b.made_on FROM batches AS b JOIN gelato_makers AS g ON b.maker_id = g.maker_id WHERE g.name = 'Teresa Conti' OR g.name = 'Fabio Riva';
-- Which batch ids have no lab result?
-- batches the lab has not looked at (id)
-- What has the lab not told us anything about? Ids.
-- batches without lab result: batch id
SELECT batch_id FROM batches WHERE batch_id NOT IN (SELECT batch_id FROM lab_results);

-- database: plant_tool_crib
CREATE TABLE tool_cat (cat_cd TEXT PRIMARY KEY, cat_desc TEXT, calib_mths INTEGER);
CREATE TABLE tool_mst (tool_cd TEXT PRIMARY KEY, tool_desc TEXT, cat_cd TEXT REFERENCES tool_cat(cat_cd), loc TEXT, purch_dt TEXT, purch_amt REAL, stat TEXT);
CREATE TABLE emp (emp_no INTEGER PRIMARY KEY, emp_fname TEXT, emp_lname TEXT, shop TEXT, shift_no INTEGER);
CREATE TABLE tool_loan (loan_no INTEGER PRIMARY KEY, tool_cd TEXT REFERENCES tool_mst(tool_cd), emp_no INTEGER REFERENCES emp(emp_no), out_dt TEXT, due_dt TEXT, ret_dt TEXT, dmg TEXT);
INSERT INTO tool_cat VALUES ('MEAS','measuring',12),('CUT','cutting',NULL),('HAND','hand tool',NULL),('TORQ','torque',6),('LIFT','lifting',24);
INSERT INTO tool_mst VALUES ('T-001','micrometer 0-25','MEAS','A-01','2016-04-11',185,'in'),('T-002','bore gauge','MEAS','A-02','2019-09-30',740,'out'),('T-003','torque wrench 200','TORQ','B-11','2021-02-16',390,'out'),('T-004','chain hoist','LIFT','C-03','2012-07-05',1250,'in'),('T-005','angle grinder','CUT','B-04','2022-10-19',160,'lost'),('T-006','pipe cutter','CUT','B-05','2018-01-23',95,'in'),('T-007','slide hammer','HAND','D-02','2009-11-13',60,'in'),('T-008','torque wrench 40','TORQ','B-12','2021-02-16',210,'in');
INSERT INTO emp VALUES (310,'Dov','Katz','assembly',1),(311,'Irma','Salo','toolroom',1),(312,'Beto','Luna','welding',2),(313,'Ming','Zhao','assembly',3),(314,'Greta','Nyman','maintenance',2),(315,'Obi','Eze','welding',3);
INSERT INTO tool_loan VALUES (1,'T-001',311,'2024-01-08','2024-01-12','2024-01-11','N'),(2,'T-003',310,'2024-01-15','2024-01-16','2024-01-20','N'),(3,'T-005',312,'2024-01-17','2024-01-18',NULL,'N'),(4,'T-004',314,'2024-02-01','2024-02-08','2024-02-07','Y'),(5,'T-003',313,'2024-02-12','2024-02-13',NULL,'N'),(6,'T-002',311,'2024-02-14','2024-02-21',NULL,'N'),(7,'T-006',312,'2024-02-19','2024-02-20','2024-02-20','Y'),(8,'T-001',310,'2024-02-22','2024-02-23','2024-02-23','N');
-- Show the descriptions of tools with the status 'out'.
-- tools that are out at present, described
-- What has somebody got with them at the moment (out)?
-- stat out: tool descriptions
SELECT tool_desc FROM tool_mst WHERE stat = 'out';
-- How many employees work in the shop 'welding'?
-- head count of welding
-- How many of us do welding?
-- shop welding, employee count
SELECT COUNT(*) FROM emp WHERE shop = 'welding';
-- Which tool was the most expensive? Give description and amount.
-- dearest tool with what it cost
-- For what did we pay more than for anything else, and how much?
-- tools by purchase amount, top one: description, amount
SELECT tool_desc, purch_amt FROM tool_mst ORDER BY purch_amt DESC LIMIT 1;
-- List the first and last names of employees who borrowed 'torque wrench 200'.
-- who has had the torque wrench 200 (first name, surname)
-- Who has ever had the torque wrench 200 with them? Given name, family name.
-- tool torque wrench 200: forename, surname of each borrower
SELECT e.emp_fname, e.emp_lname FROM emp AS e JOIN tool_loan AS l ON e.emp_no = l.emp_no JOIN tool_mst AS t ON l.tool_cd = t.tool_cd WHERE t.tool_desc = 'torque wrench 200';
-- Which tools were never lent? Show the description.
-- tools nobody ever took out
-- What has no one ever asked for?
-- tools with zero loans, description
SELECT tool_desc FROM tool_mst WHERE tool_cd NOT IN (SELECT tool_cd FROM tool_loan);
-- What is the total purchase amount for each category description?
-- money put into tools, by category (description, sum)
-- How much did we pay for tools of every sort, all told? The sort in words first.
-- category description, purchase amounts added up
SELECT c.cat_desc, SUM(t.purch_amt) FROM tool_cat AS c JOIN tool_mst AS t ON c.cat_cd = t.cat_cd GROUP BY c.cat_cd;
-- Find the last names of employees with at least 2 loans.
-- surnames of people who borrowed two or more times
-- Who has taken tools away 2 times or more? Family names.
-- no fewer than 2 loans: employee's last name
SELECT e.emp_lname FROM emp AS e JOIN tool_loan AS l ON e.emp_no = l.emp_no GROUP BY e.emp_no HAVING COUNT(*) >= 2;
-- Give the due date and tool description of loans not returned, earliest due first.
-- still to come back: when due, which tool, the oldest on top
-- What should come back, as it has not yet, and by when? The day first; earliest on top.
-- return date empty: due date, tool description, sorted upwards by due date
SELECT l.due_dt, t.tool_desc FROM tool_loan AS l JOIN tool_mst AS t ON l.tool_cd = t.tool_cd WHERE l.ret_dt IS NULL ORDER BY l.due_dt;
-- Which employees have no loan? Return first and last name.
-- first names and surnames of staff who never borrowed a tool
-- Who has never taken a tool away? Given name, family name.
-- employees with zero loans: forename, surname
SELECT emp_fname, emp_lname FROM emp WHERE emp_no NOT IN (SELECT emp_no FROM tool_loan);
-- What are the average, the lowest and the highest purchase amount?
-- tool prices: mean, min, max
-- How much do we pay for a tool on average, at least and at most?
-- purchase amount: mean, min, max
SELECT AVG(purch_amt), MIN(purch_amt), MAX(purch_amt) FROM tool_mst;
-- Show the descriptions of tools that cost less than the average tool.
-- tools cheaper than average
-- What tools did we pay less for than we do on average?
-- purchase amount under the mean: tool description
SELECT tool_desc FROM tool_mst WHERE purch_amt < (SELECT AVG(purch_amt) FROM tool_mst);
-- Which shops returned a damaged ('Y') tool?
-- damage Y: borrowers of which shops
-- From what workshops did something come back broken (Y)?
-- dmg = Y: shop of each borrower
SELECT e.shop FROM emp AS e JOIN tool_loan AS l ON e.emp_no = l.emp_no WHERE l.dmg = 'Y';
-- Which shop borrowed tools most often?
-- the shop with the most loans
-- In what workshop do people take tools more often than anywhere else?
-- count loans by the employee's shop, the top shop
SELECT e.shop FROM emp AS e JOIN tool_loan AS l ON e.emp_no = l.emp_no GROUP BY e.shop ORDER BY COUNT(*) DESC LIMIT 1;
-- How many different shops are there?
-- number of distinct shops that employees belong to
-- In how many separate workshops do our people work?
-- number of shops, each one time
SELECT COUNT(DISTINCT shop) FROM emp;
-- Which category descriptions need no calibration?
-- categories without calibration months, described
-- What sorts of tool never have to be checked for being exact, no months being set down? In words.
-- calib months empty: category description
SELECT cat_desc FROM tool_cat WHERE calib_mths IS NULL;
-- List the tools that are 'lost' or were bought before '2010-01-01', by description.
-- descriptions of tools lost, or purchased earlier than 2010-01-01
-- What tools are lost, or have we had since before 2010-01-01?
-- purchase date earlier than 2010-01-01 or stat lost: tool description
SELECT tool_desc FROM tool_mst WHERE stat = 'lost' OR purch_dt < '2010-01-01';

-- database: canal_irrigation_board
CREATE TABLE canals (canal_id INTEGER PRIMARY KEY, canal_name TEXT, branches_from INTEGER REFERENCES canals(canal_id), km REAL, lined TEXT);
CREATE TABLE gates (gate_no TEXT PRIMARY KEY, canal_id INTEGER REFERENCES canals(canal_id), km_mark REAL, gate_type TEXT, keeper TEXT);
CREATE TABLE growers (grower_id INTEGER PRIMARY KEY, grower_name TEXT, main_crop TEXT, hectares REAL, gate_no TEXT REFERENCES gates(gate_no));
CREATE TABLE water_turns (turn_id INTEGER PRIMARY KEY, grower_id INTEGER REFERENCES growers(grower_id), turn_day TEXT, hours REAL, cubic_metres INTEGER, night TEXT);
CREATE TABLE dues (grower_id INTEGER REFERENCES growers(grower_id), due_year INTEGER, billed REAL, paid REAL, PRIMARY KEY (grower_id, due_year));
INSERT INTO canals VALUES (1,'Main Canal',NULL,61,'yes'),(2,'Left Branch',1,22,'yes'),(3,'Right Branch',1,31,'no'),(4,'Almond Ditch',3,7.5,'no'),(5,'Mill Race',2,4,'no'),(6,'Desert Extension',1,18,'yes');
INSERT INTO gates VALUES ('M1',1,4.2,'radial','Idris'),('L1',2,3,'slide','Idris'),('L2',2,11.5,'slide','Nuria'),('R1',3,6.8,'radial','Pascual'),('R2',3,19,'flap','Pascual'),('A1',4,2.2,'slide','Pascual'),('M2',1,44,'radial',NULL);
INSERT INTO growers VALUES (1,'Finca Alta','almonds',34,'A1'),(2,'Hermanos Gil','rice',58,'L1'),(3,'Olivar Viejo','olives',21,'R1'),(4,'Huerta Luz','vegetables',6,'L2'),(5,'Cooperativa Sur','rice',112,'L1'),(6,'Dehesa Roja','almonds',47,'R2'),(7,'Naranjal','oranges',15,'R1');
INSERT INTO water_turns VALUES (1,1,'2023-06-01',5,4100,'no'),(2,2,'2023-06-01',12,21500,'yes'),(3,3,'2023-06-02',3,1800,'no'),(4,5,'2023-06-03',20,39800,'yes'),(5,4,'2023-06-03',1.5,640,'no'),(6,2,'2023-06-09',11,20200,'yes'),(7,6,'2023-06-10',6,4700,'yes'),(8,1,'2023-06-12',4.5,3900,'no');
INSERT INTO dues VALUES (1,2022,1020,1020),(1,2023,1100,600),(2,2023,3900,3900),(3,2023,630,630),(4,2023,190,0),(5,2022,7400,7400),(5,2023,7900,7900),(6,2023,1400,1400);
-- List the names of the canals that are not lined ('no').
-- canals where lined is no
-- What waterways have bare earth for a bed (lined: no)?
-- lined = no: canal names
SELECT canal_name FROM canals WHERE lined = 'no';
-- Show each canal's name and the name of the canal it branches from.
-- which canal leaves which? the branch first
-- What waterway comes off what other? The one that comes off first.
-- canal name, name of the canal it branches from
SELECT a.canal_name, b.canal_name FROM canals AS a JOIN canals AS b ON a.branches_from = b.canal_id;
-- How many growers have 'rice' as main crop?
-- number of rice growers
-- How many farmers mostly grow rice?
-- main crop rice, grower count
SELECT COUNT(*) FROM growers WHERE main_crop = 'rice';
-- Which grower has the most hectares?
-- largest farm on our list by hectares
-- Who has more land than all the other farmers?
-- growers by hectares, top name
SELECT grower_name FROM growers ORDER BY hectares DESC LIMIT 1;
-- What is the total water used by each main crop? Return crop and cubic metres.
-- cubic metres by crop
-- How much water went onto every kind of plant, all told? The plant first.
-- main crop, sum of cubic metres
SELECT g.main_crop, SUM(w.cubic_metres) FROM growers AS g JOIN water_turns AS w ON g.grower_id = w.grower_id GROUP BY g.main_crop;
-- Which growers had no water turn?
-- growers still waiting for water, with no turn
-- Which farmers have never got any water?
-- growers with zero water turns, names
SELECT grower_name FROM growers WHERE grower_id NOT IN (SELECT grower_id FROM water_turns);
-- Find the names of canals without a gate.
-- canals with no gates on them
-- On which waterways is there nothing to shut the water off with?
-- canals with no gate, names
SELECT canal_name FROM canals WHERE canal_id NOT IN (SELECT canal_id FROM gates);
-- Give the keepers in charge of at least two gates.
-- keepers with 2 or more gates
-- Who looks after two gates or more?
-- keeper of no fewer than 2 gates
SELECT keeper FROM gates WHERE keeper IS NOT NULL GROUP BY keeper HAVING COUNT(*) >= 2;
-- Show the names of growers served by the 'Right Branch'.
-- whose land gets water off the Right Branch
-- Whose fields get their water from Right Branch?
-- canal Right Branch: grower names
SELECT g.grower_name FROM growers AS g JOIN gates AS t ON g.gate_no = t.gate_no JOIN canals AS c ON t.canal_id = c.canal_id WHERE c.canal_name = 'Right Branch';
-- What are the shortest, longest and average hours of a water turn?
-- hours per turn: min, max, mean
-- For how many hours does a farmer have the water: at least, at most, on average?
-- water turn hours: min, max, mean
SELECT MIN(hours), MAX(hours), AVG(hours) FROM water_turns;
-- List the names of growers who paid nothing (0) in 2023.
-- who has 0 paid for 2023
-- Which farmers gave us 0 in 2023?
-- due year 2023, paid = 0: grower names
SELECT g.grower_name FROM growers AS g JOIN dues AS d ON g.grower_id = d.grower_id WHERE d.paid = 0 AND d.due_year = 2023;
-- Which growers were billed in 2022 and in 2023?
-- names with a bill for 2022 as well as 2023
-- Who had to pay for 2022 and for 2023 too?
-- growers with dues of 2023 and dues of 2022: names
SELECT g.grower_name FROM growers AS g JOIN dues AS d ON g.grower_id = d.grower_id WHERE d.due_year = 2022 INTERSECT SELECT g.grower_name FROM growers AS g JOIN dues AS d ON g.grower_id = d.grower_id WHERE d.due_year = 2023;
-- Return the days of water turns with more cubic metres than the average turn.
-- days on which somebody drew more than the average amount
-- When did somebody take more water than is taken on average?
-- cubic metres above the mean: turn day
SELECT turn_day FROM water_turns WHERE cubic_metres > (SELECT AVG(cubic_metres) FROM water_turns);
-- How many different types of gate do we have?
-- distinct gate types, count
-- How many sorts of gate are there on our waterways?
-- number of gate types, each one time
SELECT COUNT(DISTINCT gate_type) FROM gates;
-- Show the total billed and the total paid for each year.
-- dues per year: year, sum billed, sum paid
-- How much did we ask for and how much did we get, year by year? The year first.
-- due year, billed summed, paid summed
SELECT due_year, SUM(billed), SUM(paid) FROM dues GROUP BY due_year;
-- Which gate has no keeper? Give the gate number and type.
-- unkept gate: number, type
-- Which gate does nobody look after, and what sort is it?
-- keeper empty: gate no, gate type
SELECT gate_no, gate_type FROM gates WHERE keeper IS NULL;
