-- database: quayside_art_museum
CREATE TABLE artist (artist_id INTEGER PRIMARY KEY, artist_name TEXT, birth_country TEXT, born INTEGER, died INTEGER);
CREATE TABLE gallery_room (room_no INTEGER PRIMARY KEY, room_label TEXT, floor INTEGER, wall_metres REAL);
CREATE TABLE artwork (inv_no TEXT PRIMARY KEY, title TEXT, artist_id INTEGER REFERENCES artist(artist_id), year_made INTEGER, medium TEXT, insured_value INTEGER, room_no INTEGER REFERENCES gallery_room(room_no));
CREATE TABLE borrower (borrower_id INTEGER PRIMARY KEY, institution TEXT, city TEXT);
CREATE TABLE loan (loan_id INTEGER PRIMARY KEY, inv_no TEXT REFERENCES artwork(inv_no), borrower_id INTEGER REFERENCES borrower(borrower_id), out_date TEXT, due_date TEXT, returned_date TEXT);
INSERT INTO artist VALUES (1,'Helga Brandt','Germany',1891,1964),(2,'Tomas Rivel','Spain',1934,NULL),(3,'Akiko Mori','Japan',1958,NULL),(4,'Jean Corbel','France',1840,1911),(5,'Lindiwe Zulu','South Africa',1977,NULL);
INSERT INTO gallery_room VALUES (1,'Blue Salon',1,34),(2,'Print Cabinet',1,18.5),(3,'North Light',2,52),(4,'Turbine Space',0,70);
INSERT INTO artwork VALUES ('A-12','Harbour at Dusk',4,1878,'oil',420000,1),('A-47','The Fishwife',4,1885,'oil',260000,1),('B-03','Wire Garden',2,1971,'sculpture',95000,4),('B-19','Seven Ladders',2,1986,'etching',4200,2),('C-08','Snow Ledger',3,1994,'ink',18500,3),('C-31','Woman with Crane',1,1927,'woodcut',7600,2),('D-02','Market Hands',5,2016,'textile',61000,3),('D-05','Untitled Grey',5,2020,'textile',44000,NULL);
INSERT INTO borrower VALUES (1,'Nordic Print House','Bergen'),(2,'City Gallery','Porto'),(3,'Museum of Cloth','Lyon'),(4,'Hall of Light','Osaka');
INSERT INTO loan VALUES (1,'C-31',1,'2021-03-01','2021-08-31','2021-08-25'),(2,'D-02',3,'2022-05-10','2022-11-10','2022-11-14'),(3,'B-19',1,'2022-09-01','2023-02-28','2023-02-20'),(4,'D-05',3,'2023-10-01','2024-09-30',NULL),(5,'A-12',2,'2019-01-15','2019-06-15','2019-06-10');
-- What are the titles of artworks made in oil?
-- oil paintings, titles
-- What have we got that was painted in oil?
-- medium oil: artwork titles
SELECT title FROM artwork WHERE medium = 'oil';
-- How many artworks are by Jean Corbel?
-- number of works by Jean Corbel
-- How many things by Jean Corbel do we own?
-- artist Jean Corbel, count of artworks
SELECT COUNT(*) FROM artwork AS w JOIN artist AS a ON w.artist_id = a.artist_id WHERE a.artist_name = 'Jean Corbel';
-- Which artwork has the highest insured value? Give the title.
-- our most valuable piece by insurance, its title
-- For what would the insurance pay us more than for anything else?
-- artworks by insured value, the top title
SELECT title FROM artwork ORDER BY insured_value DESC LIMIT 1;
-- List title and artist name of the works in the Print Cabinet.
-- Print Cabinet: what hangs there and by whom
-- What is there to see in the Print Cabinet, and who made it?
-- room Print Cabinet: title, artist name
SELECT w.title, a.artist_name FROM artwork AS w JOIN artist AS a ON w.artist_id = a.artist_id JOIN gallery_room AS g ON w.room_no = g.room_no WHERE g.room_label = 'Print Cabinet';
-- Show the titles of artworks that have never been lent out.
-- pieces without any loan, titles
-- What has never been outside our house, on loan to anyone?
-- artworks with zero loans, titles
SELECT title FROM artwork WHERE inv_no NOT IN (SELECT inv_no FROM loan);
-- Which institutions have borrowed nothing?
-- institutions on our list with no loan
-- Which museums have never taken anything from us for a time?
-- borrowers without loan: institution
SELECT institution FROM borrower WHERE borrower_id NOT IN (SELECT borrower_id FROM loan);
-- How many artworks does each room hold? Show the room label.
-- room labels with the number of pieces in them
-- How many works hang in every room? The room first.
-- room label, artwork count
SELECT g.room_label, COUNT(*) FROM gallery_room AS g JOIN artwork AS w ON g.room_no = w.room_no GROUP BY g.room_no;
-- What is the average insured value per artist? Give the artist's name.
-- artists and the mean insurance value of their works
-- What would the insurance pay on average for a thing by each painter? The painter first.
-- artist name, mean insured value
SELECT a.artist_name, AVG(w.insured_value) FROM artist AS a JOIN artwork AS w ON a.artist_id = w.artist_id GROUP BY a.artist_id;
-- List the names of living artists, that is those without a year of death.
-- artists with died left empty
-- Which painters have not passed away, no year being set down?
-- died empty: artist names
SELECT artist_name FROM artist WHERE died IS NULL;
-- Which institutions took at least 2 loans?
-- institutions with two or more loans
-- Which museums have taken something from us 2 times or more?
-- no fewer than 2 loans: institution
SELECT b.institution FROM borrower AS b JOIN loan AS l ON b.borrower_id = l.borrower_id GROUP BY b.borrower_id HAVING COUNT(*) >= 2;
-- Which artwork has not been returned? Give the title and the due date.
-- title and due date of what is still out, no returned date
-- What is still with somebody else, and by when should it come home?
-- returned date empty: artwork title, due date
SELECT w.title, l.due_date FROM artwork AS w JOIN loan AS l ON w.inv_no = l.inv_no WHERE l.returned_date IS NULL;
-- What are the earliest and the latest year of the artworks and their total insured value?
-- first year made, last year made, sum of insured values
-- How far back do our works go, how new is the newest, and what would the insurance pay for them all?
-- min and max of year made, sum of insured value
SELECT MIN(year_made), MAX(year_made), SUM(insured_value) FROM artwork;
-- Which works are insured for more than the average? Show title and medium.
-- title plus medium of works above mean value
-- For what would the insurance pay more than it would on average, and is it oil or what?
-- insured value above the mean: title, medium
SELECT title, medium FROM artwork WHERE insured_value > (SELECT AVG(insured_value) FROM artwork);
-- How many different media are in the collection?
-- count distinct medium
-- In how many separate ways were our works made, oil being one of them?
-- number of media, each one time
SELECT COUNT(DISTINCT medium) FROM artwork;
-- To which cities has a work by Lindiwe Zulu been lent? Name each city once.
-- distinct cities that borrowed something by Lindiwe Zulu
-- To what towns has anything by Lindiwe Zulu gone? No repeats.
-- artist Lindiwe Zulu: city of the borrower, each one time
SELECT DISTINCT b.city FROM borrower AS b JOIN loan AS l ON b.borrower_id = l.borrower_id JOIN artwork AS w ON l.inv_no = w.inv_no JOIN artist AS a ON w.artist_id = a.artist_id WHERE a.artist_name = 'Lindiwe Zulu';
-- List the titles of works made before 1900 or after 2015, oldest first.
-- earlier than 1900 or later than 2015: titles by year
-- What works are from before 1900 or else from after 2015? Earliest first.
-- year made past 2015 or under 1900: titles, sorted upwards by it
SELECT title FROM artwork WHERE year_made < 1900 OR year_made > 2015 ORDER BY year_made;

-- database: county_record_office
CREATE TABLE Depositor (DepositorNo INTEGER PRIMARY KEY, DepositorName TEXT, Kind TEXT, Town TEXT);
CREATE TABLE Fonds (FondsCode TEXT PRIMARY KEY, FondsTitle TEXT, DepositorNo INTEGER REFERENCES Depositor(DepositorNo), FromYear INTEGER, ToYear INTEGER, ShelfMetres REAL, Access TEXT);
CREATE TABLE ArchiveBox (BoxBarcode TEXT PRIMARY KEY, FondsCode TEXT REFERENCES Fonds(FondsCode), Strongroom TEXT, Shelf TEXT, LastChecked TEXT);
CREATE TABLE Document (DocumentID INTEGER PRIMARY KEY, BoxBarcode TEXT REFERENCES ArchiveBox(BoxBarcode), Caption TEXT, DocType TEXT, YearWritten INTEGER, Language TEXT, Pages INTEGER);
CREATE TABLE Reader (TicketNo INTEGER PRIMARY KEY, ReaderName TEXT, Purpose TEXT);
CREATE TABLE ReadingRoomRequest (RequestID INTEGER PRIMARY KEY, TicketNo INTEGER REFERENCES Reader(TicketNo), DocumentID INTEGER REFERENCES Document(DocumentID), RequestDate TEXT, Copies INTEGER);
INSERT INTO Depositor VALUES (1,'Ashby Estate','family','Ashby'),(2,'St Olave Parish','church','Merton'),(3,'Hartley Brewery','business','Merton'),(4,'Canal Company','business','Lockwood'),(5,'Rifle Volunteers','military','Ashby');
INSERT INTO Fonds VALUES ('ASH','Ashby family papers',1,1420,1911,38.5,'open'),('STO','Parish registers',2,1558,1990,12,'open'),('HRT','Brewery ledgers',3,1796,1968,21.4,'closed'),('CAN','Canal plans',4,1771,1860,6.2,'open');
INSERT INTO ArchiveBox VALUES ('BX001','ASH','Cellar','C12','2022-03-04'),('BX002','ASH','Cellar','C13','2022-03-04'),('BX003','STO','North','N01','2023-01-15'),('BX004','HRT','North','N07',NULL),('BX005','CAN','Map Store','M02','2021-11-30'),('BX006','CAN','Map Store','M03',NULL);
INSERT INTO Document VALUES (1,'BX001','Marriage settlement of Anne Ashby','deed',1642,'English',4),(2,'BX002','Household accounts','ledger',1788,'English',210),(3,'BX003','Baptisms','register',1601,'Latin',96),(4,'BX003','Burials in the plague year','register',1665,'English',31),(5,'BX004','Hop purchases','ledger',1843,'English',340),(6,'BX005','Survey of the upper lock','map',1774,'English',1),(7,'BX001','Grant of free warren','charter',1421,'Latin',1);
INSERT INTO Reader VALUES (401,'P. Holloway','genealogy'),(402,'Dr S. Iyer','research'),(403,'M. Duff','genealogy'),(404,'K. Larsen','school'),(405,'B. Tew','planning');
INSERT INTO ReadingRoomRequest VALUES (1,401,3,'2023-02-02',5),(2,401,4,'2023-02-02',2),(3,402,7,'2023-02-16',0),(4,402,1,'2023-02-17',4),(5,403,3,'2023-03-01',8),(6,404,6,'2023-03-21',1),(7,402,2,'2023-04-04',12);
-- List the captions of documents written in Latin.
-- Latin documents, captions
-- What have we got that somebody put down in Latin?
-- language Latin: document captions
SELECT Caption FROM Document WHERE Language = 'Latin';
-- How many fonds are open in access?
-- number of fonds with access open
-- How many collections may anyone look at (open)?
-- access open, fonds count
SELECT COUNT(*) FROM Fonds WHERE Access = 'open';
-- What is the title of the fonds that fills the most shelf metres?
-- bulkiest collection, fonds title
-- What collection takes up more room on the shelves than all the others?
-- fonds by shelf metres, the top title
SELECT FondsTitle FROM Fonds ORDER BY ShelfMetres DESC LIMIT 1;
-- Show the captions and years of the documents stored in the strongroom Cellar.
-- what lies in the Cellar? caption, year written
-- What papers are kept down in the Cellar, and from what year is each?
-- strongroom Cellar: caption, year written
SELECT T1.Caption, T1.YearWritten FROM Document AS T1 JOIN ArchiveBox AS T2 ON T1.BoxBarcode = T2.BoxBarcode WHERE T2.Strongroom = 'Cellar';
-- Which depositors have no fonds? Give the name.
-- names of depositors we hold no fonds from
-- Who is on our list of givers, though we have nothing from them?
-- depositors with zero fonds, names
SELECT DepositorName FROM Depositor WHERE DepositorNo NOT IN (SELECT DepositorNo FROM Fonds);
-- Which documents have never been requested? Show the caption.
-- captions nobody ever asked for in the reading room
-- What has nobody ever wanted to see?
-- documents with zero requests: caption
SELECT Caption FROM Document WHERE DocumentID NOT IN (SELECT DocumentID FROM ReadingRoomRequest);
-- How many requests did each reader make? Show the reader's name.
-- reader names with their number of requests
-- How often has everyone asked to see something? Who first.
-- reader name, request count
SELECT T1.ReaderName, COUNT(*) FROM Reader AS T1 JOIN ReadingRoomRequest AS T2 ON T1.TicketNo = T2.TicketNo GROUP BY T1.TicketNo;
-- What is the total number of pages per document type?
-- doc types and their pages summed
-- How many sheets have we of every kind of paper, all told? The kind first.
-- document type, pages added up
SELECT DocType, SUM(Pages) FROM Document GROUP BY DocType;
-- Which readers made more than 2 requests?
-- readers with over 2 requests, by name
-- Who has asked to see something more than 2 times?
-- over 2 requests: reader names
SELECT T1.ReaderName FROM Reader AS T1 JOIN ReadingRoomRequest AS T2 ON T1.TicketNo = T2.TicketNo GROUP BY T1.TicketNo HAVING COUNT(*) > 2;
-- Which boxes were never checked? Give barcode and shelf.
-- barcode and shelf where last checked is blank
-- Which boxes has nobody ever gone through, no day being set down, and where do they stand? The code on them first.
-- last checked empty: box barcode, shelf
SELECT BoxBarcode, Shelf FROM ArchiveBox WHERE LastChecked IS NULL;
-- Which readers asked for documents from the Ashby family papers? Distinct names.
-- unique readers of the Ashby family papers
-- Who has looked at anything from the Ashby family papers? No repeats.
-- fonds Ashby family papers: names of the readers with a request, each one time
SELECT DISTINCT T1.ReaderName FROM Reader AS T1 JOIN ReadingRoomRequest AS T2 ON T1.TicketNo = T2.TicketNo JOIN Document AS T3 ON T2.DocumentID = T3.DocumentID JOIN ArchiveBox AS T4 ON T3.BoxBarcode = T4.BoxBarcode JOIN Fonds AS T5 ON T4.FondsCode = T5.FondsCode WHERE T5.FondsTitle = 'Ashby family papers';
-- What is the caption of the oldest document?
-- earliest written item, its caption
-- What was put on paper before everything else we have?
-- documents by year written, lowest one, caption
SELECT Caption FROM Document ORDER BY YearWritten LIMIT 1;
-- Show the average, lowest and highest number of pages.
-- pages: mean, min, max
-- How many sheets has a paper got on average, at least and at most?
-- document pages: mean, min, max
SELECT AVG(Pages), MIN(Pages), MAX(Pages) FROM Document;
-- Which captions mention a survey or have the type charter?
-- captions with the word survey, plus anything of type charter
-- What is a charter, or has survey in what we call it?
-- doc type charter, or survey somewhere in the caption: captions
SELECT Caption FROM Document WHERE Caption LIKE '%survey%' OR DocType = 'charter';
-- What fonds titles were deposited by a business?
-- business depositors: titles of their fonds
-- What collections did a business hand over to us?
-- depositor kind business: fonds title
SELECT T1.FondsTitle FROM Fonds AS T1 JOIN Depositor AS T2 ON T1.DepositorNo = T2.DepositorNo WHERE T2.Kind = 'business';
-- In which towns do both a family and a military depositor exist?
-- towns with a family and also a military depositor
-- In what places is there a giver that is military and another that is a family?
-- depositor towns of kind military that are towns of kind family as well
SELECT Town FROM Depositor WHERE Kind = 'family' INTERSECT SELECT Town FROM Depositor WHERE Kind = 'military';

-- database: steam_heritage_line
CREATE TABLE locos (loco_no TEXT PRIMARY KEY, nickname TEXT, wheel_arr TEXT, built INTEGER, works TEXT, boiler_expiry INTEGER, in_traffic TEXT);
CREATE TABLE halts (halt_id INTEGER PRIMARY KEY, halt_name TEXT, mile REAL, has_tearoom TEXT);
CREATE TABLE crew (crew_id INTEGER PRIMARY KEY, crew_name TEXT, grade TEXT, turns_done INTEGER);
CREATE TABLE trains (train_id INTEGER PRIMARY KEY, run_date TEXT, loco_no TEXT REFERENCES locos(loco_no), driver INTEGER REFERENCES crew(crew_id), fireman INTEGER REFERENCES crew(crew_id), from_halt INTEGER REFERENCES halts(halt_id), to_halt INTEGER REFERENCES halts(halt_id), passengers INTEGER);
CREATE TABLE coal_loads (load_id INTEGER PRIMARY KEY, loco_no TEXT REFERENCES locos(loco_no), load_date TEXT, tonnes REAL);
INSERT INTO locos VALUES ('7','Percy Vale','0-6-0',1912,'Swindon',2028,'yes'),('44','Lady Edith','2-6-2',1926,'Swindon',2025,'yes'),('102','Ironmonger','0-4-0',1951,'Barclay',2031,'yes'),('215','Dragonfly','4-6-0',1937,'Crewe',2019,'no'),('9','Old Joe','0-4-0',1898,'Manning',NULL,'no');
INSERT INTO halts VALUES (1,'Bramley Town',0,'yes'),(2,'Fox Covert',3.2,'no'),(3,'Limestone Road',5.7,'no'),(4,'Abbey Junction',9.1,'yes');
INSERT INTO crew VALUES (1,'Barry Hook','driver',412),(2,'Sheila Prior','driver',188),(3,'Dan Oldroyd','fireman',95),(4,'Uma Das','fireman',61),(5,'Keith Rowe','cleaner',8);
INSERT INTO trains VALUES (1,'2023-05-06','7',1,3,1,4,212),(2,'2023-05-06','7',1,3,4,1,187),(3,'2023-05-07','44',2,4,1,4,240),(4,'2023-05-27','102',2,3,1,2,64),(5,'2023-08-12','44',1,4,1,4,305),(6,'2023-08-12','44',1,4,4,1,298),(7,'2023-12-17','7',2,3,1,3,330);
INSERT INTO coal_loads VALUES (1,'7','2023-05-05',1.8),(2,'44','2023-05-06',2.6),(3,'102','2023-05-26',0.7),(4,'44','2023-08-11',3.1),(5,'7','2023-12-16',2.2);
-- What are the nicknames of locos built at Swindon?
-- Swindon engines, nicknames
-- What do people call the engines that come from Swindon?
-- works Swindon: loco nickname
SELECT nickname FROM locos WHERE works = 'Swindon';
-- How many locos are in traffic (yes)?
-- number of engines with in traffic yes
-- How many engines are running these days (yes)?
-- in traffic = yes, loco count
SELECT COUNT(*) FROM locos WHERE in_traffic = 'yes';
-- What is the nickname of the oldest loco?
-- engine built earliest, by nickname
-- What do people call the engine that has been around longest?
-- locos by year built, lowest first, one nickname only
SELECT nickname FROM locos ORDER BY built LIMIT 1;
-- Show the names of the driver and the fireman of each train run on 2023-08-12.
-- on 2023-08-12, who drove and who fired, train by train
-- Who was at the controls and who shovelled the coal on 2023-08-12, for every train?
-- run date 2023-08-12: driver name, fireman name
SELECT T2.crew_name, T3.crew_name FROM trains AS T1 JOIN crew AS T2 ON T1.driver = T2.crew_id JOIN crew AS T3 ON T1.fireman = T3.crew_id WHERE T1.run_date = '2023-08-12';
-- What is the total number of passengers carried by each loco? Give the nickname.
-- engine nicknames with passengers summed
-- How many people has each engine pulled along, all told? What people call it first.
-- loco nickname, sum of passengers
SELECT T1.nickname, SUM(T2.passengers) FROM locos AS T1 JOIN trains AS T2 ON T1.loco_no = T2.loco_no GROUP BY T1.loco_no;
-- Which locos have pulled no train? Show the nickname.
-- nicknames of engines without a run
-- Which engines have never pulled anybody? What people call them.
-- locos with zero trains: nickname
SELECT nickname FROM locos WHERE loco_no NOT IN (SELECT loco_no FROM trains);
-- List the run dates of trains from Bramley Town to Abbey Junction.
-- days when a train went from Bramley Town to Abbey Junction
-- On what days could you ride from Bramley Town as far as Abbey Junction?
-- from halt Bramley Town, to halt Abbey Junction: run dates
SELECT T1.run_date FROM trains AS T1 JOIN halts AS T2 ON T1.from_halt = T2.halt_id JOIN halts AS T3 ON T1.to_halt = T3.halt_id WHERE T2.halt_name = 'Bramley Town' AND T3.halt_name = 'Abbey Junction';
-- Which crew members have never driven a train?
-- crew names that do not appear as driver
-- Who has never been at the controls?
-- crew that is driver of no train, names
SELECT crew_name FROM crew WHERE crew_id NOT IN (SELECT driver FROM trains);
-- What is the average coal load in tonnes per loco nickname?
-- mean tonnes of coal for each engine nickname
-- How many tonnes of coal does each engine get at one go on average? What people call it first.
-- loco nickname, mean tonnes of its loads
SELECT T1.nickname, AVG(T2.tonnes) FROM locos AS T1 JOIN coal_loads AS T2 ON T1.loco_no = T2.loco_no GROUP BY T1.loco_no;
-- Which drivers drove at least 4 trains? Show the name.
-- names of drivers with four trains or more
-- Who has been at the controls four times or more, that is at least 4?
-- no fewer than 4 trains as driver: crew name
SELECT T1.crew_name FROM crew AS T1 JOIN trains AS T2 ON T1.crew_id = T2.driver GROUP BY T1.crew_id HAVING COUNT(*) >= 4;
-- Which trains carried more passengers than average? Show date and passengers.
-- date and load of the busier than average trains, in passengers
-- When did more people ride with us than ride on average, and how many?
-- passengers above the mean: run date, passengers
SELECT run_date, passengers FROM trains WHERE passengers > (SELECT AVG(passengers) FROM trains);
-- List the halts that have a tearoom (yes).
-- halts, tearoom yes
-- At what stops can you have a cup of tea (yes)?
-- has tearoom = yes: halt names
SELECT halt_name FROM halts WHERE has_tearoom = 'yes';
-- What are the minimum and maximum number of turns done by the crew?
-- fewest and most turns done
-- How often has the one of us who was out least been on duty, and how often the one who was out most?
-- crew turns done: min, max
SELECT MIN(turns_done), MAX(turns_done) FROM crew;
-- Give the names of halts from which no train starts.
-- halts that are never a train's starting point
-- At what stops does no train set out?
-- halts that are from halt of no train: names
SELECT halt_name FROM halts WHERE halt_id NOT IN (SELECT from_halt FROM trains);
-- How many different wheel arrangements are there?
-- distinct wheel arrangements, number
-- In how many separate ways are the wheels put under our engines?
-- number of wheel arrangements, each one time
SELECT COUNT(DISTINCT wheel_arr) FROM locos;
-- What is the nickname of the loco that pulled the train with the most passengers?
-- engine on the fullest train
-- What do people call the engine that had more people behind it than ever on one train?
-- trains by passengers, top one: nickname of the loco
SELECT T1.nickname FROM locos AS T1 JOIN trains AS T2 ON T1.loco_no = T2.loco_no ORDER BY T2.passengers DESC LIMIT 1;

-- database: folk_life_museum
CREATE TABLE building (bldg_id INTEGER PRIMARY KEY, bldg_name TEXT, built_about INTEGER, moved_from TEXT, moved_in INTEGER, roof TEXT);
CREATE TABLE craft (craft_id INTEGER PRIMARY KEY, craft_name TEXT, endangered TEXT);
CREATE TABLE demonstrator (demo_id INTEGER PRIMARY KEY, demo_name TEXT, age INTEGER, dialect TEXT);
CREATE TABLE demonstrator_craft (demo_id INTEGER REFERENCES demonstrator(demo_id), craft_id INTEGER REFERENCES craft(craft_id), years_practised INTEGER, PRIMARY KEY (demo_id, craft_id));
CREATE TABLE object (obj_no TEXT PRIMARY KEY, what TEXT, material TEXT, bldg_id INTEGER REFERENCES building(bldg_id), craft_id INTEGER REFERENCES craft(craft_id), acquired INTEGER);
CREATE TABLE visit_day (day TEXT PRIMARY KEY, adults INTEGER, children INTEGER, takings REAL, special TEXT);
INSERT INTO building VALUES (1,'Dairy Farm',1740,'Holmen',1958,'thatch'),(2,'Village School',1865,'Tveit',1972,'slate'),(3,'Smithy',1820,'Holmen',1961,'turf'),(4,'Herring Shed',1890,'Sund',1990,'tiles'),(5,'Chapel',1710,'Aker',2004,'turf');
INSERT INTO craft VALUES (1,'weaving','no'),(2,'blacksmithing','no'),(3,'barrel making','yes'),(4,'butter churning','no'),(5,'net mending','yes'),(6,'wig making','yes');
INSERT INTO demonstrator VALUES (1,'Torill Haug',67,'western'),(2,'Arne Lokken',58,'inland'),(3,'Selma Bye',34,'western'),(4,'Jon Vik',71,'coastal'),(5,'Kari Moen',25,'inland');
INSERT INTO demonstrator_craft VALUES (1,1,50),(1,4,41),(2,2,30),(3,1,9),(4,3,52),(4,5,48),(3,5,4);
INSERT INTO object VALUES ('F.01','loom','wood',1,1,1960),('F.02','butter churn','wood',1,4,1958),('F.03','anvil','iron',3,2,1961),('F.04','slate board','stone',2,NULL,1975),('F.05','herring barrel','wood',4,3,1991),('F.06','trawl net','hemp',4,5,1992),('F.07','horseshoe','iron',3,2,1988);
INSERT INTO visit_day VALUES ('2023-06-24',410,190,6150,'midsummer'),('2023-06-25',220,85,3120,NULL),('2023-07-29',505,260,7900,'harvest'),('2023-08-12',180,60,2450,NULL),('2023-12-10',610,402,9800,'christmas market');
-- Which buildings were moved from Holmen?
-- names of the houses that came from Holmen
-- What houses stood in Holmen before they came to us?
-- moved from Holmen: building names
SELECT bldg_name FROM building WHERE moved_from = 'Holmen';
-- How many objects are made of wood?
-- count the wood items
-- How many of our things were made from wood?
-- material wood, object count
SELECT COUNT(*) FROM object WHERE material = 'wood';
-- Give the name of the oldest building.
-- the house with the earliest year built
-- What house has been around longest?
-- buildings by built about, lowest one, name
SELECT bldg_name FROM building ORDER BY built_about LIMIT 1;
-- List the names of demonstrators who practise weaving.
-- who can show weaving? names
-- Who knows how to do weaving?
-- craft weaving: demonstrator names
SELECT d.demo_name FROM demonstrator AS d JOIN demonstrator_craft AS dc ON d.demo_id = dc.demo_id JOIN craft AS c ON dc.craft_id = c.craft_id WHERE c.craft_name = 'weaving';
-- Which crafts does nobody demonstrate?
-- craft names no demonstrator practises
-- What old skills can nobody show us?
-- crafts with zero demonstrators, names
SELECT craft_name FROM craft WHERE craft_id NOT IN (SELECT craft_id FROM demonstrator_craft);
-- Which demonstrators practise no craft?
-- demonstrators without a craft, by name
-- Who of those that show things knows no skill at all?
-- demonstrators without craft: name
SELECT demo_name FROM demonstrator WHERE demo_id NOT IN (SELECT demo_id FROM demonstrator_craft);
-- Show building name and number of objects in each building.
-- objects per house, name of house first
-- How many things are there in every house? The house first.
-- building name, object count
SELECT b.bldg_name, COUNT(*) FROM building AS b JOIN object AS o ON b.bldg_id = o.bldg_id GROUP BY b.bldg_id;
-- What objects are in the Smithy and when were they acquired?
-- Smithy contents: what, year acquired
-- What is there to see in the Smithy, and since when (year) have we had it?
-- building Smithy: what, acquired
SELECT o.what, o.acquired FROM object AS o JOIN building AS b ON o.bldg_id = b.bldg_id WHERE b.bldg_name = 'Smithy';
-- Who practises at least two crafts?
-- demonstrators' names with 2 or more crafts
-- Who knows two old skills or more?
-- no fewer than 2 crafts: demonstrator names
SELECT d.demo_name FROM demonstrator AS d JOIN demonstrator_craft AS dc ON d.demo_id = dc.demo_id GROUP BY d.demo_id HAVING COUNT(*) >= 2;
-- What is the average number of years practised for each craft name?
-- crafts and mean years of practice
-- For how many years have people been at each skill on average? The skill first.
-- craft name, mean of years practised
SELECT c.craft_name, AVG(dc.years_practised) FROM craft AS c JOIN demonstrator_craft AS dc ON c.craft_id = dc.craft_id GROUP BY c.craft_id;
-- On which days were the takings above average?
-- days that earned more than the mean takings
-- When did more money come in than it does on average?
-- takings above the mean: day
SELECT day FROM visit_day WHERE takings > (SELECT AVG(takings) FROM visit_day);
-- What are the total numbers of adults and of children over all days?
-- all adults summed, all children summed
-- How many grown-ups have come in all, and how many young ones?
-- adults summed, children summed
SELECT SUM(adults), SUM(children) FROM visit_day;
-- Show the days with nothing special, and their takings.
-- ordinary days, special empty: day, takings
-- On what days was there nothing out of the ordinary, and how much money came in?
-- special empty: day, takings
SELECT day, takings FROM visit_day WHERE special IS NULL;
-- Which buildings house no object? Give the name.
-- houses with no objects in them
-- In what houses is there nothing to be seen?
-- buildings with zero objects, names
SELECT bldg_name FROM building WHERE bldg_id NOT IN (SELECT bldg_id FROM object);
-- How many distinct dialects do the demonstrators speak?
-- number of different dialects
-- How many separate regional ways of speaking are there among those who show people things?
-- number of demonstrators' dialects, each one time
SELECT COUNT(DISTINCT dialect) FROM demonstrator;
-- List objects that belong to an endangered craft (yes).
-- things whose craft is marked endangered yes
-- What things come from a skill that may soon die out (yes)?
-- craft endangered = yes: object what
SELECT o.what FROM object AS o JOIN craft AS c ON o.craft_id = c.craft_id WHERE c.endangered = 'yes';

-- database: roman_fort_dig
CREATE TABLE season (season_year INTEGER PRIMARY KEY, director TEXT, weeks INTEGER, budget INTEGER);
CREATE TABLE trench (trench_code TEXT PRIMARY KEY, location TEXT, opened_in INTEGER REFERENCES season(season_year), depth_m REAL, supervisor TEXT);
CREATE TABLE context (ctx_no INTEGER PRIMARY KEY, trench_code TEXT REFERENCES trench(trench_code), kind TEXT, period TEXT, lies_under INTEGER REFERENCES context(ctx_no));
CREATE TABLE find (find_no INTEGER PRIMARY KEY, ctx_no INTEGER REFERENCES context(ctx_no), object TEXT, material TEXT, weight_g REAL, found_on TEXT, digger TEXT, on_display TEXT);
INSERT INTO season VALUES (2019,'Prof. Oldham',6,48000),(2021,'Prof. Oldham',3,21000),(2022,'Dr Mancini',8,73000),(2023,'Dr Mancini',8,69500);
INSERT INTO trench VALUES ('A','north gate',2019,1.4,'Jess Tyler'),('B','granary',2019,2.1,'Rob Amos'),('C','bath house',2022,3.2,'Jess Tyler'),('D','vicus road',2022,0.9,'Lena Fox'),('E','ditch',2023,2.7,'Rob Amos');
INSERT INTO context VALUES (101,'A','topsoil','modern',NULL),(102,'A','wall','Roman',101),(201,'B','floor','Roman',NULL),(202,'B','pit','Iron Age',201),(301,'C','drain','Roman',NULL),(302,'C','rubble','medieval',NULL),(401,'D','road surface','Roman',NULL);
INSERT INTO find VALUES (1,102,'coin','silver',3.1,'2019-07-10','Amy Boyd','yes'),(2,102,'nail','iron',22,'2019-07-12','Carl Weiss','no'),(3,201,'quern','stone',8400,'2019-07-20','Amy Boyd','no'),(4,202,'brooch','bronze',11.5,'2021-08-02','Nia Pugh','yes'),(5,301,'gemstone','carnelian',0.9,'2022-07-15','Carl Weiss','yes'),(6,301,'hairpin','bone',4.2,'2022-07-18','Nia Pugh','no'),(7,401,'nail','iron',15.5,'2022-08-01','Amy Boyd','no'),(8,302,'coin','bronze',5.6,'2023-07-09','Amy Boyd','no');
-- List the objects found by Amy Boyd.
-- what did Amy Boyd dig up
-- What did Amy Boyd come across in the earth?
-- digger Amy Boyd: object of each find
SELECT object FROM find WHERE digger = 'Amy Boyd';
-- How many finds are on display (yes)?
-- number of finds with on display yes
-- How many of the things from the earth can visitors see (yes)?
-- on display = yes, find count
SELECT COUNT(*) FROM find WHERE on_display = 'yes';
-- Which season had the biggest budget? Give the year and the director.
-- year and director of the best funded season
-- When was there more money to dig with than in all other years, and who was in charge?
-- seasons by budget, top one: year, director
SELECT season_year, director FROM season ORDER BY budget DESC LIMIT 1;
-- Show object and weight of all finds from Roman contexts.
-- Roman period finds, object with grams
-- What came out of layers that are Roman, and how heavy is it?
-- context period Roman: object, grams
SELECT f.object, f.weight_g FROM find AS f JOIN context AS c ON f.ctx_no = c.ctx_no WHERE c.period = 'Roman';
-- How many finds came from each trench location?
-- trench location with its find count
-- How many things came out of each ditch? Where the ditch is first.
-- trench location, find count
SELECT t.location, COUNT(*) FROM trench AS t JOIN context AS c ON t.trench_code = c.trench_code JOIN find AS f ON c.ctx_no = f.ctx_no GROUP BY t.trench_code;
-- Which trenches have no contexts? Give the location.
-- trench locations without a recorded context
-- Where is a ditch in which no layer was written down?
-- trenches with zero contexts: location
SELECT location FROM trench WHERE trench_code NOT IN (SELECT trench_code FROM context);
-- In which contexts was nothing found? Show number and kind.
-- context numbers and kinds without finds
-- In what layers was there nothing at all, and what sort of layer are they? The number first.
-- contexts without finds: ctx no, kind
SELECT ctx_no, kind FROM context WHERE ctx_no NOT IN (SELECT ctx_no FROM find);
-- Give the kind of each context together with the kind of the context it lies under.
-- pairs: kind of layer, kind of the layer above that it lies under
-- What sort is each layer, and what sort is the one on top of it?
-- kind of the context, kind of the context it lies under
SELECT a.kind, b.kind FROM context AS a JOIN context AS b ON a.lies_under = b.ctx_no;
-- Which directors led more than one season?
-- directors with over 1 season
-- Who has been in charge for two years or more?
-- director of over one season, i.e. more than one
SELECT director FROM season GROUP BY director HAVING COUNT(*) > 1;
-- What are the lightest and heaviest weights among iron finds?
-- iron: min and max grams
-- How light is the lightest iron thing, and how heavy the heaviest?
-- material iron: min and max of grams
SELECT MIN(weight_g), MAX(weight_g) FROM find WHERE material = 'iron';
-- List the locations of trenches opened in a season directed by Dr Mancini.
-- Dr Mancini's seasons: where were trenches opened
-- Where were ditches begun while Dr Mancini was in charge?
-- season director Dr Mancini: trench locations
SELECT t.location FROM trench AS t JOIN season AS s ON t.opened_in = s.season_year WHERE s.director = 'Dr Mancini';
-- Which trenches are deeper than the average? Show code and depth.
-- trench code with depth, deeper than mean
-- What ditches go down farther than ditches do on average, and how far? The code first.
-- depth above the mean: trench code, depth
SELECT trench_code, depth_m FROM trench WHERE depth_m > (SELECT AVG(depth_m) FROM trench);
-- How many distinct materials have been found?
-- number of different materials among finds
-- Of how many separate stuffs are the things from the earth?
-- number of materials of the finds, each one time
SELECT COUNT(DISTINCT material) FROM find;
-- What is the heaviest object found?
-- find of greatest weight
-- What came out of the earth that weighs more than all the rest?
-- finds by grams, top object
SELECT object FROM find ORDER BY weight_g DESC LIMIT 1;
-- Which objects were found in silver or in bronze? List the different objects.
-- distinct objects made of bronze or silver
-- What came out of the earth made of bronze or else of silver? No repeats.
-- material bronze or silver: object, each one time
SELECT DISTINCT object FROM find WHERE material IN ('silver','bronze');
-- What is the average depth of trenches by supervisor?
-- supervisors and mean trench depth
-- How far down on average do the ditches go that each person looks after? The person first.
-- supervisor, mean depth
SELECT supervisor, AVG(depth_m) FROM trench GROUP BY supervisor;

-- database: castle_trust
CREATE TABLE tblRegion (RegCd TEXT PRIMARY KEY, RegName TEXT);
CREATE TABLE tblProperty (PropNo INTEGER PRIMARY KEY, PropName TEXT, PropType TEXT, BuiltCent INTEGER, RegCd TEXT REFERENCES tblRegion(RegCd), TicketAmt REAL, OpenFlg TEXT);
CREATE TABLE tblGuide (GuideNo INTEGER PRIMARY KEY, GuideName TEXT, Lang TEXT, PropNo INTEGER REFERENCES tblProperty(PropNo));
CREATE TABLE tblRestoration (ProjNo INTEGER PRIMARY KEY, PropNo INTEGER REFERENCES tblProperty(PropNo), Descr TEXT, StartYr INTEGER, EndYr INTEGER, CostAmt INTEGER, Funder TEXT);
CREATE TABLE tblVisit (PropNo INTEGER REFERENCES tblProperty(PropNo), VisYr INTEGER, VisQty INTEGER, PRIMARY KEY (PropNo, VisYr));
INSERT INTO tblRegion VALUES ('HL','Highlands'),('BD','Borders'),('IS','Islands'),('FF','Fife');
INSERT INTO tblProperty VALUES (1,'Carnoch Castle','castle',14,'HL',16.5,'Y'),(2,'Ruthie Tower','tower',16,'BD',7,'Y'),(3,'Glenmore House','mansion',18,'HL',12,'Y'),(4,'Dunvarra Keep','castle',13,'IS',9.5,'N'),(5,'Melray Abbey','abbey',12,'BD',10,'Y'),(6,'Peel Hall','mansion',17,'BD',8,'N');
INSERT INTO tblGuide VALUES (1,'Morag Fyfe','English',1),(2,'Luc Petit','French',1),(3,'Ilse Baum','German',3),(4,'Rory Gunn','Gaelic',4),(5,'Jean Scott','English',5),(6,'Ewan Hay','English',3);
INSERT INTO tblRestoration VALUES (1,1,'great hall roof',2015,2018,1250000,'Lottery Fund'),(2,4,'sea wall',2020,NULL,780000,'Island Council'),(3,5,'cloister stone',2012,2013,310000,'Lottery Fund'),(4,1,'drawbridge',2021,2022,95000,'Friends of Carnoch'),(5,3,'silk wallpaper',2019,2020,64000,NULL);
INSERT INTO tblVisit VALUES (1,2021,48000),(1,2022,91500),(1,2023,104200),(2,2022,8700),(2,2023,9900),(3,2022,37600),(3,2023,35100),(5,2023,22800);
-- List the names of properties of the type castle.
-- our castle sites, names
-- What have we got that is a castle?
-- property type castle: names
SELECT PropName FROM tblProperty WHERE PropType = 'castle';
-- How many properties are in the Borders?
-- number of sites in the Borders region
-- How many of our places are in the Borders?
-- region Borders, property count
SELECT COUNT(*) FROM tblProperty AS p JOIN tblRegion AS r ON p.RegCd = r.RegCd WHERE r.RegName = 'Borders';
-- Which property has the most expensive ticket?
-- site charging most for entry
-- Where does one pay more to get in than anywhere else?
-- properties by ticket, the top name
SELECT PropName FROM tblProperty ORDER BY TicketAmt DESC LIMIT 1;
-- Show the name of each property and its total number of visits.
-- visitors summed over years, by property name
-- How many people have been to each of our places, all years together? The place first.
-- property name, sum of visits
SELECT p.PropName, SUM(v.VisQty) FROM tblProperty AS p JOIN tblVisit AS v ON p.PropNo = v.PropNo GROUP BY p.PropNo;
-- Which properties have no guide?
-- sites nobody guides at, names
-- Where is there nobody to show you round?
-- properties with zero guides, names
SELECT PropName FROM tblProperty WHERE PropNo NOT IN (SELECT PropNo FROM tblGuide);
-- List the guides and languages at Carnoch Castle.
-- who guides at Carnoch Castle and in what language
-- Who shows people round Carnoch Castle, and in what tongue?
-- property Carnoch Castle: guide name, language
SELECT g.GuideName, g.Lang FROM tblGuide AS g JOIN tblProperty AS p ON g.PropNo = p.PropNo WHERE p.PropName = 'Carnoch Castle';
-- What is the average restoration cost per funder?
-- funders with mean project cost, leaving out projects with no funder
-- How much did it cost on average to put a place right for everyone who paid for such a thing? Who paid first; leave out the blanks.
-- funder filled in: funder, mean restoration cost
SELECT Funder, AVG(CostAmt) FROM tblRestoration WHERE Funder IS NOT NULL GROUP BY Funder;
-- Which restoration is not finished? Give the description and start year.
-- project without end year: description, start
-- Where are the builders still at it, no last year being set down - what are they doing, and since what year?
-- end year empty: restoration description, start year
SELECT Descr, StartYr FROM tblRestoration WHERE EndYr IS NULL;
-- Which properties have at least 2 restorations?
-- names of sites with two or more projects
-- Which places have had the builders in 2 times or more?
-- no fewer than 2 restorations: property name
SELECT p.PropName FROM tblProperty AS p JOIN tblRestoration AS t ON p.PropNo = t.PropNo GROUP BY p.PropNo HAVING COUNT(*) >= 2;
-- In which regions does the trust own no property?
-- region names without a site
-- In what parts of the country do we own nothing?
-- regions with zero properties, names
SELECT RegName FROM tblRegion WHERE RegCd NOT IN (SELECT RegCd FROM tblProperty);
-- What were the fewest and the most visits of a property in 2023?
-- 2023 visits: min, max
-- How many people came in 2023 to the place where fewest went, and how many to the one where most went?
-- visit year 2023: min, max of the visits
SELECT MIN(VisQty), MAX(VisQty) FROM tblVisit WHERE VisYr = 2023;
-- Which properties have a ticket dearer than the average?
-- names with above-average entry price
-- Where does one pay more to get in than one does on average?
-- ticket above the mean: property names
SELECT PropName FROM tblProperty WHERE TicketAmt > (SELECT AVG(TicketAmt) FROM tblProperty);
-- How many languages do the guides cover?
-- count of different guide languages
-- In how many separate tongues can we show people round?
-- number of guide languages, each one time
SELECT COUNT(DISTINCT Lang) FROM tblGuide;
-- In which region names were restorations paid by the Lottery Fund?
-- Lottery Fund projects: in which regions
-- In what parts of the country did the Lottery Fund pay for the builders?
-- funder Lottery Fund: region name for each restoration
SELECT r.RegName FROM tblRegion AS r JOIN tblProperty AS p ON r.RegCd = p.RegCd JOIN tblRestoration AS t ON p.PropNo = t.PropNo WHERE t.Funder = 'Lottery Fund';
-- Show the names of properties that are closed (open flag N) or built in century 12.
-- sites with open flag N as well as those from century 12, names
-- What places are shut (N), or go back to century 12?
-- built century 12 or open flag N: property names
SELECT PropName FROM tblProperty WHERE OpenFlg = 'N' OR BuiltCent = 12;
-- Which property types occur in the region code HL and in the region code IS?
-- types of site common to codes HL and IS
-- What sorts of place have we got in IS as well as in HL?
-- property types of region code IS that are also in region code HL
SELECT PropType FROM tblProperty WHERE RegCd = 'HL' INTERSECT SELECT PropType FROM tblProperty WHERE RegCd = 'IS';
