-- database: foreign_ministry_protocol
CREATE TABLE Country (CountryCode TEXT PRIMARY KEY, CountryName TEXT, Region TEXT, CapitalCity TEXT);
CREATE TABLE Diplomat (DiplomatNo INTEGER PRIMARY KEY, DiplomatName TEXT, DiplomatRank TEXT, Nationality TEXT REFERENCES Country(CountryCode), BornYear INTEGER);
CREATE TABLE Mission (MissionID INTEGER PRIMARY KEY, MissionName TEXT, MissionType TEXT, SendingCountry TEXT REFERENCES Country(CountryCode), HostCountry TEXT REFERENCES Country(CountryCode), HeadOfMission INTEGER REFERENCES Diplomat(DiplomatNo), StaffCount INTEGER, EstablishedYear INTEGER);
CREATE TABLE Treaty (TreatyID INTEGER PRIMARY KEY, TreatyTitle TEXT, Subject TEXT, OpenedOn TEXT, InForceOn TEXT);
CREATE TABLE TreatyParty (TreatyID INTEGER REFERENCES Treaty(TreatyID), CountryCode TEXT REFERENCES Country(CountryCode), SignedOn TEXT, RatifiedOn TEXT, PRIMARY KEY (TreatyID, CountryCode));
INSERT INTO Country VALUES ('PE','Peru','South America','Lima'),('FI','Finland','Europe','Helsinki'),('GH','Ghana','Africa','Accra'),('VN','Vietnam','Asia','Hanoi'),('IE','Ireland','Europe','Dublin'),('CL','Chile','South America','Santiago');
INSERT INTO Diplomat VALUES (1,'Rosa Quispe','Ambassador','PE',1961),(2,'Jukka Salo','Consul','FI',1978),(3,'Kofi Mensah','Ambassador','GH',1957),(4,'Nguyen Lan','Ambassador','VN',1966),(5,'Aoife Byrne','Consul','IE',1984),(6,'Diego Rojas','Attache','CL',1990),(7,'Maija Laine','Ambassador','FI',1970);
INSERT INTO Mission VALUES (1,'Embassy of Peru in Helsinki','embassy','PE','FI',1,14,1975),(2,'Consulate of Finland in Lima','consulate','FI','PE',2,5,1992),(3,'Embassy of Ghana in Dublin','embassy','GH','IE',3,11,2003),(4,'Embassy of Vietnam in Helsinki','embassy','VN','FI',4,17,2005),(5,'Consulate of Ireland in Hanoi','consulate','IE','VN',5,4,2011),(6,'Embassy of Finland in Accra','embassy','FI','GH',7,9,2010);
INSERT INTO Treaty VALUES (1,'Convention on River Fish','environment','1998-05-04','2001-01-01'),(2,'Student Exchange Accord','education','2006-09-15','2007-09-01'),(3,'Agreement on Cocoa Quality','trade','2014-03-20','2016-06-30'),(4,'Protocol on Deep Sea Cables','technology','2021-11-08',NULL);
INSERT INTO TreatyParty VALUES (1,'PE','1998-05-04','2000-02-11'),(1,'FI','1998-06-30','1999-09-01'),(1,'VN','1999-01-15',NULL),(2,'FI','2006-09-15','2007-03-03'),(2,'IE','2006-09-15','2007-05-19'),(3,'GH','2014-03-20','2015-10-10'),(3,'IE','2014-04-02',NULL),(4,'FI','2021-11-08',NULL);
-- Which missions does Finland host? Give the names.
-- foreign representations sitting in Finland, by name
-- host country Finland: mission names
SELECT T1.MissionName FROM Mission AS T1 JOIN Country AS T2 ON T1.HostCountry = T2.CountryCode WHERE T2.CountryName = 'Finland';
-- List the names of missions whose sending country is Finland.
-- which representations abroad belong to Finland
-- sending country Finland - mission names
SELECT T1.MissionName FROM Mission AS T1 JOIN Country AS T2 ON T1.SendingCountry = T2.CountryCode WHERE T2.CountryName = 'Finland';
-- How many diplomats have the rank Ambassador?
-- number of people ranked Ambassador
-- rank = Ambassador, count diplomats
SELECT COUNT(*) FROM Diplomat WHERE DiplomatRank = 'Ambassador';
-- Which country names signed the Convention on River Fish?
-- states that put their name to the Convention on River Fish
-- Convention on River Fish: names of the countries party to it
SELECT T1.CountryName FROM Country AS T1 JOIN TreatyParty AS T2 ON T1.CountryCode = T2.CountryCode JOIN Treaty AS T3 ON T2.TreatyID = T3.TreatyID WHERE T3.TreatyTitle = 'Convention on River Fish';
-- Show the country name and treaty title where the treaty is signed but not ratified.
-- Who still has to ratify what?
-- ratified date empty: country name, treaty title
SELECT T1.CountryName, T3.TreatyTitle FROM Country AS T1 JOIN TreatyParty AS T2 ON T1.CountryCode = T2.CountryCode JOIN Treaty AS T3 ON T2.TreatyID = T3.TreatyID WHERE T2.RatifiedOn IS NULL;
-- What is the name of the head of the Embassy of Ghana in Dublin?
-- who leads the Embassy of Ghana in Dublin
-- Embassy of Ghana in Dublin - name of its head
SELECT T1.DiplomatName FROM Diplomat AS T1 JOIN Mission AS T2 ON T1.DiplomatNo = T2.HeadOfMission WHERE T2.MissionName = 'Embassy of Ghana in Dublin';
-- Which mission has the most staff?
-- our biggest representation by number of people working there
-- top staff count: mission name
SELECT MissionName FROM Mission ORDER BY StaffCount DESC LIMIT 1;
-- List the names of diplomats who do not head a mission.
-- which of the envoys are in charge of no post
-- diplomat names, head of no mission
SELECT DiplomatName FROM Diplomat WHERE DiplomatNo NOT IN (SELECT HeadOfMission FROM Mission);
-- What are the names of countries that signed no treaty?
-- states that are party to nothing at all
-- country names without a treaty
SELECT CountryName FROM Country WHERE CountryCode NOT IN (SELECT CountryCode FROM TreatyParty);
-- For each mission type, give the number of missions and the average staff count.
-- per kind of post: how many, and how many people on average
-- mission type, count, avg staff
SELECT MissionType, COUNT(*), AVG(StaffCount) FROM Mission GROUP BY MissionType;
-- Which countries signed at least two treaties? Give the names.
-- names of the states that have joined two agreements or more
-- country names, 2+ treaties
SELECT T1.CountryName FROM Country AS T1 JOIN TreatyParty AS T2 ON T1.CountryCode = T2.CountryCode GROUP BY T1.CountryCode HAVING COUNT(*) >= 2;
-- Show the treaty title with the number of countries that signed it, most first.
-- rank the agreements by how many states joined, largest on top, and show that number
-- count of parties by treaty title, descending
SELECT T1.TreatyTitle, COUNT(*) FROM Treaty AS T1 JOIN TreatyParty AS T2 ON T1.TreatyID = T2.TreatyID GROUP BY T1.TreatyID ORDER BY COUNT(*) DESC;
-- When did the Student Exchange Accord open for signature and when did it enter into force?
-- opening date and start of validity of the Student Exchange Accord
-- Student Exchange Accord: opened on, in force on
SELECT OpenedOn, InForceOn FROM Treaty WHERE TreatyTitle = 'Student Exchange Accord';
-- Give the names and capitals of countries in Europe or Africa.
-- Europe and Africa: what are the states called, and their seats of government?
-- region Africa or Europe - country name, capital city
SELECT CountryName, CapitalCity FROM Country WHERE Region = 'Europe' OR Region = 'Africa';
-- What is the name of the country that hosts a mission headed by Rosa Quispe?
-- in what country is Rosa Quispe chief of post
-- mission headed by Rosa Quispe: name of the host country
SELECT T1.CountryName FROM Country AS T1 JOIN Mission AS T2 ON T1.CountryCode = T2.HostCountry JOIN Diplomat AS T3 ON T2.HeadOfMission = T3.DiplomatNo WHERE T3.DiplomatName = 'Rosa Quispe';

-- database: st_gall_manuscripts
CREATE TABLE scriptoria (code TEXT PRIMARY KEY, name TEXT, region TEXT);
CREATE TABLE scribes (id INTEGER PRIMARY KEY, name TEXT, scriptorium TEXT REFERENCES scriptoria(code), active_from INTEGER, active_to INTEGER, teacher INTEGER REFERENCES scribes(id));
CREATE TABLE codices (shelfmark TEXT PRIMARY KEY, title TEXT, written_at TEXT REFERENCES scriptoria(code), year_from INTEGER, year_to INTEGER, folios INTEGER, material TEXT, copied_from TEXT REFERENCES codices(shelfmark));
CREATE TABLE hands (codex TEXT REFERENCES codices(shelfmark), scribe INTEGER REFERENCES scribes(id), folios_written INTEGER, role TEXT, PRIMARY KEY (codex, scribe));
CREATE TABLE owners (id INTEGER PRIMARY KEY, codex TEXT REFERENCES codices(shelfmark), owner_name TEXT, acquired INTEGER, how TEXT);
INSERT INTO scriptoria VALUES ('SG','Saint Gall','Swabia'),('RE','Reichenau','Swabia'),('FU','Fulda','Hesse'),('BO','Bobbio','Lombardy');
INSERT INTO scribes VALUES (1,'Wolfcoz','SG',820,840,NULL),(2,'Notker','SG',850,890,1),(3,'Reginbert','RE',805,846,NULL),(4,'Hrabanus','FU',810,856,NULL),(5,'Liuthar','RE',990,1010,NULL),(6,'Tuotilo','SG',880,913,2),(7,'Candidus','FU',818,845,4);
INSERT INTO codices VALUES ('C 12','Golden Psalter','SG',860,900,172,'parchment',NULL),('C 23','Psalter of Folchard','SG',864,872,184,'parchment','C 12'),('R 5','Garden Book','RE',820,842,44,'parchment',NULL),('R 9','Gospels of Liuthar','RE',995,1000,256,'parchment',NULL),('F 2','Praises of the Cross','FU',813,830,88,'parchment',NULL),('B 31','Grammar of Bobbio','BO',700,750,96,'palimpsest',NULL),('C 40','Small Grammar','SG',880,910,60,'parchment','B 31');
INSERT INTO hands VALUES ('C 12',2,90,'main'),('C 12',6,30,'painter'),('C 23',2,120,'main'),('R 5',3,44,'main'),('R 9',5,200,'main'),('F 2',4,60,'main'),('F 2',7,28,'helper'),('C 40',6,60,'main');
INSERT INTO owners VALUES (1,'C 12','Abbey of Saint Gall',900,'made there'),(2,'R 5','Abbot Grimald',845,'gift'),(3,'R 5','Abbey of Saint Gall',872,'bequest'),(4,'R 9','Emperor Otto',1000,'gift'),(5,'R 9','Aachen Cathedral',1002,'bequest'),(6,'F 2','Pope Gregory',844,'gift');
-- What are the titles of codices written at Reichenau?
-- Reichenau: which books were made there
-- written at Reichenau: codex titles
SELECT T1.title FROM codices AS T1 JOIN scriptoria AS T2 ON T1.written_at = T2.code WHERE T2.name = 'Reichenau';
-- Who wrote the Golden Psalter? Give the names of the scribes and their roles.
-- hands in the Golden Psalter: name and role
-- Golden Psalter: scribe name, role
SELECT T1.name, T2.role FROM scribes AS T1 JOIN hands AS T2 ON T1.id = T2.scribe JOIN codices AS T3 ON T2.codex = T3.shelfmark WHERE T3.title = 'Golden Psalter';
-- How many scribes belonged to the scriptorium Saint Gall?
-- number of writers of Saint Gall
-- scriptorium Saint Gall, count scribes
SELECT COUNT(*) FROM scribes AS T1 JOIN scriptoria AS T2 ON T1.scriptorium = T2.code WHERE T2.name = 'Saint Gall';
-- What is the name of the teacher of Tuotilo?
-- who taught Tuotilo
-- teacher of Tuotilo, name
SELECT T2.name FROM scribes AS T1 JOIN scribes AS T2 ON T1.teacher = T2.id WHERE T1.name = 'Tuotilo';
-- Show the title of each copied codex with the title of the codex that it was copied from.
-- which book is a copy of which other one
-- codex title + title of the codex it was copied from
SELECT T1.title, T2.title FROM codices AS T1 JOIN codices AS T2 ON T1.copied_from = T2.shelfmark;
-- List the shelfmarks and titles of codices without any owner recorded.
-- Books of which no possessor is known: shelfmark, title
-- codices without an owner: shelfmark, title
SELECT shelfmark, title FROM codices WHERE shelfmark NOT IN (SELECT codex FROM owners);
-- Which scribe wrote the most folios in total? Give the name.
-- the man who filled more folios than anyone, all books together
-- top scribe by sum of folios written, name
SELECT T1.name FROM scribes AS T1 JOIN hands AS T2 ON T1.id = T2.scribe GROUP BY T1.id ORDER BY SUM(T2.folios_written) DESC LIMIT 1;
-- For each scriptorium name, show the number of codices written there.
-- books per writing house, with its name
-- scriptorium name, count of codices
SELECT T1.name, COUNT(*) FROM scriptoria AS T1 JOIN codices AS T2 ON T1.code = T2.written_at GROUP BY T1.code;
-- Which codices have more folios than the average codex? Show titles.
-- titles of the books thicker than average, by folios
-- folios over the mean: codex titles
SELECT title FROM codices WHERE folios > (SELECT AVG(folios) FROM codices);
-- How did most owners acquire their codex?
-- the usual way books were come by
-- top "how" among owners by count
SELECT how FROM owners GROUP BY how ORDER BY COUNT(*) DESC LIMIT 1;
-- List the titles of codices that have the word Grammar in the title or were written in Fulda.
-- titles of anything with Grammar in its title, plus anything made at Fulda
-- written at Fulda, or "Grammar" in the title - codex titles
SELECT T1.title FROM codices AS T1 JOIN scriptoria AS T2 ON T1.written_at = T2.code WHERE T1.title LIKE '%Grammar%' OR T2.name = 'Fulda';
-- What are the titles of codices with at least two owners?
-- Which books have changed hands, that is had two possessors or more?
-- codex titles with 2+ owners
SELECT T1.title FROM codices AS T1 JOIN owners AS T2 ON T1.shelfmark = T2.codex GROUP BY T1.shelfmark HAVING COUNT(*) >= 2;
-- Show the names of scribes who have been painter and main hand, in whatever codex.
-- who worked both as painter and as main writer
-- scribe names with both roles: main, painter
SELECT T1.name FROM scribes AS T1 JOIN hands AS T2 ON T1.id = T2.scribe WHERE T2.role = 'painter' INTERSECT SELECT T1.name FROM scribes AS T1 JOIN hands AS T2 ON T1.id = T2.scribe WHERE T2.role = 'main';
-- What is the earliest start year and the latest end year of the codices?
-- smallest year_from and largest year_to among the books
-- codices: min year from, max year to
SELECT MIN(year_from), MAX(year_to) FROM codices;
-- Which scribes started to be active after 850? List names, the earliest first.
-- writers whose activity began later than 850, oldest of them first
-- active from above 850, ascending: scribe names
SELECT name FROM scribes WHERE active_from > 850 ORDER BY active_from;

-- database: crossword_syndicate
CREATE TABLE setters (setter_id INTEGER PRIMARY KEY, real_name TEXT, pen_name TEXT, town TEXT, debut_year INTEGER);
CREATE TABLE papers (paper_id INTEGER PRIMARY KEY, paper_name TEXT, publisher_name TEXT, circulation INTEGER);
CREATE TABLE puzzles (puzzle_no INTEGER PRIMARY KEY, setter_id INTEGER REFERENCES setters(setter_id), editor_id INTEGER REFERENCES setters(setter_id), grid_size INTEGER, style TEXT, difficulty INTEGER, submitted_date TEXT, accepted_date TEXT);
CREATE TABLE clues (clue_id INTEGER PRIMARY KEY, puzzle_no INTEGER REFERENCES puzzles(puzzle_no), direction TEXT, position INTEGER, clue_text TEXT, answer TEXT, answer_length INTEGER);
CREATE TABLE printings (puzzle_no INTEGER REFERENCES puzzles(puzzle_no), paper_id INTEGER REFERENCES papers(paper_id), print_date TEXT, fee REAL, prize REAL, PRIMARY KEY (puzzle_no, paper_id));
INSERT INTO setters VALUES (1,'Margaret Dunn','Minerva','Bath',1989),(2,'Alan Petrie','Owl','Dundee',1995),(3,'Sunil Rao','Banyan','Leicester',2010),(4,'Kate Ellery','Quill','Bath',2018),(5,'George Frith','Thistle','Perth',1978);
INSERT INTO papers VALUES (1,'Western Morning','Severn Press',42000),(2,'The Ledger','Capital News',120000),(3,'Tay Courier','Severn Press',18000),(4,'Sunday Lamp','Capital News',95000);
INSERT INTO puzzles VALUES (901,1,2,15,'cryptic',4,'2022-01-10','2022-01-20'),(902,3,1,13,'quick',2,'2022-01-15','2022-01-18'),(903,2,1,15,'cryptic',5,'2022-02-02',NULL),(904,4,2,15,'cryptic',3,'2022-02-20','2022-03-08'),(905,1,2,21,'jumbo',4,'2022-03-01','2022-03-30'),(906,3,1,13,'quick',1,'2022-03-12','2022-03-15');
INSERT INTO clues VALUES (1,901,'across',1,'Bird returns with nothing to read','NOVEL',5),(2,901,'down',2,'River in a Scottish tale','TAY',3),(3,902,'across',1,'Capital of Norway','OSLO',4),(4,902,'down',1,'Finished','OVER',4),(5,904,'across',7,'Broken vase is to be kept','SAVE',4),(6,905,'across',3,'Confused trainee, five left, is a holder of gardens','TERRARIUM',9),(7,906,'down',4,'Very small','TINY',4);
INSERT INTO printings VALUES (901,2,'2022-02-05',180,50),(901,3,'2022-04-09',60,20),(902,1,'2022-02-01',75,NULL),(904,2,'2022-03-19',160,50),(905,4,'2022-12-25',400,250),(902,3,'2022-05-02',45,NULL);
-- Show the pen names of setters whose puzzle was printed in The Ledger.
-- under which pseudonyms have people appeared in The Ledger
-- printed in The Ledger: setter pen names, one for each printing
SELECT T1.pen_name FROM setters AS T1 JOIN puzzles AS T2 ON T1.setter_id = T2.setter_id JOIN printings AS T3 ON T2.puzzle_no = T3.puzzle_no JOIN papers AS T4 ON T3.paper_id = T4.paper_id WHERE T4.paper_name = 'The Ledger';
-- What is the real name of the setter with the pen name Banyan?
-- Who hides behind Banyan?
-- pen name Banyan - real name
SELECT real_name FROM setters WHERE pen_name = 'Banyan';
-- How many puzzles did Owl edit?
-- number of crosswords that Owl (pen name) looked over as editor
-- editor's pen name Owl, count puzzles
SELECT COUNT(*) FROM puzzles AS T1 JOIN setters AS T2 ON T1.editor_id = T2.setter_id WHERE T2.pen_name = 'Owl';
-- Which puzzle number is submitted but not accepted?
-- number of the crossword still waiting for acceptance
-- accepted date empty: puzzle no
SELECT puzzle_no FROM puzzles WHERE accepted_date IS NULL;
-- List the pen names of setters who have never submitted a puzzle.
-- pseudonyms of those without a single crossword
-- pen names of setters without a puzzle
SELECT pen_name FROM setters WHERE setter_id NOT IN (SELECT setter_id FROM puzzles);
-- Give the numbers of the puzzles that were never printed.
-- crosswords that have not run in any newspaper: the numbers
-- puzzle no without a printing
SELECT puzzle_no FROM puzzles WHERE puzzle_no NOT IN (SELECT puzzle_no FROM printings);
-- What is the average difficulty of each style?
-- how hard is every kind of crossword on average
-- style, avg difficulty
SELECT style, AVG(difficulty) FROM puzzles GROUP BY style;
-- For each paper name, show the total fee paid for printings.
-- How much has every newspaper paid us?
-- paper name, sum of fees
SELECT T1.paper_name, SUM(T2.fee) FROM papers AS T1 JOIN printings AS T2 ON T1.paper_id = T2.paper_id GROUP BY T1.paper_id;
-- What is the clue text and direction for the longest answer?
-- clue, and whether across or down, of the longest solution
-- top answer length: clue text, direction
SELECT clue_text, direction FROM clues ORDER BY answer_length DESC LIMIT 1;
-- Which answers have a length of 4 letters in puzzles of style quick?
-- solutions of length 4 found in the quick ones
-- style quick, answer length = 4: answers
SELECT T1.answer FROM clues AS T1 JOIN puzzles AS T2 ON T1.puzzle_no = T2.puzzle_no WHERE T1.answer_length = 4 AND T2.style = 'quick';
-- Which publishers have papers with a total circulation above 100000?
-- houses whose newspapers together sell more than 100000
-- publisher with sum of circulation above 100000
SELECT publisher_name FROM papers GROUP BY publisher_name HAVING SUM(circulation) > 100000;
-- Show the pen name of the setter and the pen name of the editor for puzzle 904.
-- puzzle 904: who made it and who edited it (pseudonyms)
-- puzzle no 904 - setter's pen name, editor's pen name
SELECT T2.pen_name, T3.pen_name FROM puzzles AS T1 JOIN setters AS T2 ON T1.setter_id = T2.setter_id JOIN setters AS T3 ON T1.editor_id = T3.setter_id WHERE T1.puzzle_no = 904;
-- What are the smallest and the largest prizes offered?
-- lowest and highest prize money
-- prize of printings: min, max
SELECT MIN(prize), MAX(prize) FROM printings;
-- Which towns do the setters live in? Show each distinct town.
-- distinct home towns of the people who make the crosswords
-- different setter towns
SELECT DISTINCT town FROM setters;
-- Give the numbers of puzzles printed both in The Ledger and in the Tay Courier.
-- which crosswords ran in the Tay Courier as well as The Ledger (numbers)
-- puzzle no printed in both papers: Tay Courier, The Ledger
SELECT T1.puzzle_no FROM printings AS T1 JOIN papers AS T2 ON T1.paper_id = T2.paper_id WHERE T2.paper_name = 'The Ledger' INTERSECT SELECT T1.puzzle_no FROM printings AS T1 JOIN papers AS T2 ON T1.paper_id = T2.paper_id WHERE T2.paper_name = 'Tay Courier';

-- database: standards_institute
CREATE TABLE committee (comm_code TEXT PRIMARY KEY, comm_title TEXT, chair_name TEXT, parent_comm TEXT REFERENCES committee(comm_code));
CREATE TABLE doc_type (type_code TEXT PRIMARY KEY, type_desc TEXT);
CREATE TABLE standard (std_no TEXT PRIMARY KEY, std_title TEXT, type_code TEXT REFERENCES doc_type(type_code), comm_code TEXT REFERENCES committee(comm_code), pub_dt TEXT, withdrawn_dt TEXT, pages INTEGER, price REAL, superseded_by TEXT REFERENCES standard(std_no));
CREATE TABLE member_org (org_id INTEGER PRIMARY KEY, org_name TEXT, org_type TEXT, ctry TEXT);
CREATE TABLE comm_member (comm_code TEXT REFERENCES committee(comm_code), org_id INTEGER REFERENCES member_org(org_id), mbr_role TEXT, since_yr INTEGER, PRIMARY KEY (comm_code, org_id));
CREATE TABLE ballot (ballot_id INTEGER PRIMARY KEY, std_no TEXT REFERENCES standard(std_no), org_id INTEGER REFERENCES member_org(org_id), vote TEXT, cast_dt TEXT);
INSERT INTO committee VALUES ('TC 1','Fasteners','Ingrid Falk',NULL),('TC 1/SC 2','Wood screws','Pablo Ruiz','TC 1'),('TC 4','Paper sizes','Jan de Wit',NULL),('TC 7','Playground safety','Mary Toller',NULL),('TC 1/SC 3','Washers','Ines Bauer','TC 1');
INSERT INTO doc_type VALUES ('S','Full standard'),('TR','Technical report'),('G','Guide'),('D','Draft');
INSERT INTO standard VALUES ('N 114:2019','Wood screws with slot','S','TC 1/SC 2','2019-04-01',NULL,36,84,NULL),('N 114:1996','Screws for wood','S','TC 1/SC 2','1996-07-15','2019-04-01',22,40,'N 114:2019'),('N 207:2008','Envelopes','S','TC 4','2008-10-01',NULL,18,52,NULL),('N 320:2015','Swings and slides','S','TC 7','2015-02-20',NULL,64,120,NULL),('R 12:2020','Accidents on swings','TR','TC 7','2020-09-30',NULL,48,60,NULL),('G 5:2012','How to write on fasteners','G','TC 1','2012-01-09',NULL,12,20,NULL);
INSERT INTO member_org VALUES (1,'Fjord Screws','maker','Norway'),(2,'Ministry of Safety','authority','Spain'),(3,'Papyrus Union','association','Netherlands'),(4,'Playtime Works','maker','Spain'),(5,'Consumer Watch','association','Belgium');
INSERT INTO comm_member VALUES ('TC 1',1,'voting',1995),('TC 1/SC 2',1,'voting',1995),('TC 4',3,'voting',2001),('TC 7',2,'observer',2010),('TC 7',4,'voting',2011),('TC 7',5,'voting',2016);
INSERT INTO ballot VALUES (1,'N 114:2019',1,'yes','2019-02-11'),(2,'N 207:2008',3,'yes','2008-08-02'),(3,'N 320:2015',4,'yes','2014-12-01'),(4,'R 12:2020',4,'no','2020-07-08'),(5,'R 12:2020',5,'yes','2020-07-10'),(6,'N 320:2015',2,'abstain','2014-12-05');
-- What are the titles of standards with the type description Technical report?
-- everything issued as a Technical report, by title
-- type description Technical report, titles of standards
SELECT T1.std_title FROM standard AS T1 JOIN doc_type AS T2 ON T1.type_code = T2.type_code WHERE T2.type_desc = 'Technical report';
-- Which standard superseded Screws for wood? Give number and title.
-- what took the place of Screws for wood (number, title)
-- Screws for wood: number and title of the standard that superseded it
SELECT T2.std_no, T2.std_title FROM standard AS T1 JOIN standard AS T2 ON T1.superseded_by = T2.std_no WHERE T1.std_title = 'Screws for wood';
-- How many standards are withdrawn?
-- number of documents no longer valid because they have a withdrawal date
-- withdrawn date filled in, count standards
SELECT COUNT(*) FROM standard WHERE withdrawn_dt IS NOT NULL;
-- List the names of organisations that are voting members of the committee Playground safety.
-- who may vote (role voting) in the Playground safety group
-- committee Playground safety, role voting: organisation names
SELECT T1.org_name FROM member_org AS T1 JOIN comm_member AS T2 ON T1.org_id = T2.org_id JOIN committee AS T3 ON T2.comm_code = T3.comm_code WHERE T2.mbr_role = 'voting' AND T3.comm_title = 'Playground safety';
-- Show the titles of the committees under the parent committee Fasteners.
-- subgroups of Fasteners
-- parent committee Fasteners - committee titles
SELECT T1.comm_title FROM committee AS T1 JOIN committee AS T2 ON T1.parent_comm = T2.comm_code WHERE T2.comm_title = 'Fasteners';
-- Which organisation voted no on Accidents on swings?
-- name whoever cast a no for Accidents on swings
-- Accidents on swings, vote = no: organisation name
SELECT T1.org_name FROM member_org AS T1 JOIN ballot AS T2 ON T1.org_id = T2.org_id JOIN standard AS T3 ON T2.std_no = T3.std_no WHERE T2.vote = 'no' AND T3.std_title = 'Accidents on swings';
-- Which document type descriptions are not used by any standard?
-- kinds of document that we have none of
-- type descriptions, zero standards
SELECT type_desc FROM doc_type WHERE type_code NOT IN (SELECT type_code FROM standard);
-- What is the title of the most expensive standard?
-- the document one pays most for
-- top price: title of the standard
SELECT std_title FROM standard ORDER BY price DESC LIMIT 1;
-- For each committee title give the number of standards and the total pages.
-- documents and pages altogether per group
-- committee title, count of standards, sum of pages
SELECT T1.comm_title, COUNT(*), SUM(T2.pages) FROM committee AS T1 JOIN standard AS T2 ON T1.comm_code = T2.comm_code GROUP BY T1.comm_code;
-- Which committees have at least 2 members? Give the title.
-- groups with 2 or more organisations in them
-- committee titles with 2+ members
SELECT T1.comm_title FROM committee AS T1 JOIN comm_member AS T2 ON T1.comm_code = T2.comm_code GROUP BY T1.comm_code HAVING COUNT(*) >= 2;
-- What are the chairs of committees without members?
-- who presides over a group that nobody has joined
-- committees without a member: chair names
SELECT chair_name FROM committee WHERE comm_code NOT IN (SELECT comm_code FROM comm_member);
-- List the titles of standards that got a yes vote and an abstain vote.
-- documents where somebody said yes and somebody else chose to abstain
-- titles of standards with both votes: abstain, yes
SELECT T1.std_title FROM standard AS T1 JOIN ballot AS T2 ON T1.std_no = T2.std_no WHERE T2.vote = 'yes' INTERSECT SELECT T1.std_title FROM standard AS T1 JOIN ballot AS T2 ON T1.std_no = T2.std_no WHERE T2.vote = 'abstain';
-- What are the cheapest, average and highest prices of standards?
-- price of documents: minimum, mean, maximum
-- price of standards - min, avg, max
SELECT MIN(price), AVG(price), MAX(price) FROM standard;
-- Which type of organisation is the most frequent?
-- what are most of our member bodies
-- top org type by count
SELECT org_type FROM member_org GROUP BY org_type ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the publication date and price of Envelopes.
-- Envelopes: when did it come out and what does it cost
-- Envelopes: publication date, price
SELECT pub_dt, price FROM standard WHERE std_title = 'Envelopes';

-- database: bugnest_issue_tracker
CREATE TABLE accounts (login TEXT PRIMARY KEY, display_name TEXT, email TEXT, created_at TEXT, team TEXT);
CREATE TABLE components (id INTEGER PRIMARY KEY, name TEXT, lead TEXT REFERENCES accounts(login), description TEXT);
CREATE TABLE issues (id INTEGER PRIMARY KEY, summary TEXT, component_id INTEGER REFERENCES components(id), reporter TEXT REFERENCES accounts(login), assignee TEXT REFERENCES accounts(login), priority TEXT, status TEXT, created_at TEXT, updated_at TEXT, closed_at TEXT, duplicate_of INTEGER REFERENCES issues(id));
CREATE TABLE comments (id INTEGER PRIMARY KEY, issue_id INTEGER REFERENCES issues(id), author TEXT REFERENCES accounts(login), body TEXT, created_at TEXT);
CREATE TABLE labels (id INTEGER PRIMARY KEY, name TEXT, color TEXT);
CREATE TABLE issue_labels (issue_id INTEGER REFERENCES issues(id), label_id INTEGER REFERENCES labels(id), added_by TEXT REFERENCES accounts(login), PRIMARY KEY (issue_id, label_id));
INSERT INTO accounts VALUES ('mira','Mira Stein','mira@bugnest.io','2018-02-01','core'),('tobi','Tobias Lund','tobi@bugnest.io','2019-05-12','core'),('yuki','Yuki Arai','yuki@bugnest.io','2020-01-09','design'),('fran','Francesca Poli','fran@bugnest.io','2021-10-30','support'),('ben','Ben Adeyemi','ben@bugnest.io','2022-07-04','support');
INSERT INTO components VALUES (1,'Parser','mira','reads the input'),(2,'Editor','yuki','what the user types in'),(3,'Export','tobi','writes files'),(4,'Help pages','fran','texts for the user');
INSERT INTO issues VALUES (101,'Crash on empty file',1,'fran','mira','high','closed','2022-08-01','2022-08-05','2022-08-05',NULL),(102,'Cursor jumps to the end',2,'ben','yuki','medium','open','2022-08-10','2022-09-01',NULL,NULL),(103,'PDF has wrong margins',3,'fran','tobi','low','open','2022-08-22','2022-08-23',NULL,NULL),(104,'Empty input gives a crash',1,'ben','mira','high','closed','2022-08-03','2022-08-06','2022-08-06',101),(105,'Dark mode is unreadable',2,'mira','yuki','high','open','2022-09-14','2022-09-15',NULL,NULL),(106,'Export is slow',3,'yuki',NULL,'medium','open','2022-10-02','2022-10-02',NULL,NULL),(107,'Umlauts are lost',1,'tobi','mira','low','closed','2022-10-05','2022-11-20','2022-11-20',NULL);
INSERT INTO comments VALUES (1,101,'mira','cannot reproduce','2022-08-02'),(2,101,'fran','attached the file','2022-08-03'),(3,102,'yuki','seen on my laptop too','2022-08-11'),(4,105,'yuki','new colours proposed','2022-09-15'),(5,104,'mira','same as 101','2022-08-06'),(6,101,'tobi','fixed','2022-08-05'),(7,107,'mira','needs a new reader','2022-10-07');
INSERT INTO labels VALUES (1,'crash','red'),(2,'usability','blue'),(3,'good first task','green'),(4,'wontfix','grey');
INSERT INTO issue_labels VALUES (101,1,'mira'),(104,1,'mira'),(102,2,'yuki'),(105,2,'yuki'),(103,3,'tobi'),(107,3,'mira'),(106,2,'fran');
-- List the summaries of issues reported by Francesca Poli.
-- what did Francesca Poli report
-- reporter Francesca Poli: issue summaries
SELECT T1.summary FROM issues AS T1 JOIN accounts AS T2 ON T1.reporter = T2.login WHERE T2.display_name = 'Francesca Poli';
-- How many open issues are assigned to Yuki Arai?
-- number of things still open on the desk of Yuki Arai
-- assignee Yuki Arai, status open, number of issues
SELECT COUNT(*) FROM issues AS T1 JOIN accounts AS T2 ON T1.assignee = T2.login WHERE T1.status = 'open' AND T2.display_name = 'Yuki Arai';
-- Which issue has no assignee? Show the summary.
-- problem that nobody is working on
-- assignee empty - issue summaries
SELECT summary FROM issues WHERE assignee IS NULL;
-- What is the summary of the issue with the most comments?
-- most discussed problem
-- top issue by count of comments, summary
SELECT T1.summary FROM issues AS T1 JOIN comments AS T2 ON T1.id = T2.issue_id GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the name of each component and the display name of its lead.
-- who is responsible for which part of the program (part first)
-- component name, lead's display name
SELECT T1.name, T2.display_name FROM components AS T1 JOIN accounts AS T2 ON T1.lead = T2.login;
-- Give the names of labels that are not on any issue.
-- tags that nobody has used
-- label names, zero issues
SELECT name FROM labels WHERE id NOT IN (SELECT label_id FROM issue_labels);
-- Which accounts never wrote a comment? Give display names.
-- people who have not said a word under any issue
-- display names of accounts without a comment
SELECT display_name FROM accounts WHERE login NOT IN (SELECT author FROM comments);
-- Show the summary of the issue that is a duplicate and the summary of the issue it duplicates.
-- which report repeats which earlier one
-- duplicate issue's summary + summary of the issue it is a duplicate of
SELECT T1.summary, T2.summary FROM issues AS T1 JOIN issues AS T2 ON T1.duplicate_of = T2.id;
-- How many issues are there per component name?
-- reports for each part of the program
-- component name, count of issues
SELECT T1.name, COUNT(*) FROM components AS T1 JOIN issues AS T2 ON T1.id = T2.component_id GROUP BY T1.id;
-- List the summary and closing date of closed issues, latest closed first.
-- what has been closed and when, newest on top
-- status closed: summary, closed at, descending
SELECT summary, closed_at FROM issues WHERE status = 'closed' ORDER BY closed_at DESC;
-- Which issues were labelled crash? Show their summaries.
-- everything tagged crash
-- label crash: issue summaries
SELECT T1.summary FROM issues AS T1 JOIN issue_labels AS T2 ON T1.id = T2.issue_id JOIN labels AS T3 ON T2.label_id = T3.id WHERE T3.name = 'crash';
-- Which label names are used on more than two issues?
-- tags put on over two reports
-- label name with more than 2 issues
SELECT T1.name FROM labels AS T1 JOIN issue_labels AS T2 ON T1.id = T2.label_id GROUP BY T1.id HAVING COUNT(*) > 2;
-- What are the display names of accounts that reported an issue and are also assigned to one?
-- who both files problems and has some to fix
-- display names found both as assignee and as reporter of issues
SELECT T1.display_name FROM accounts AS T1 JOIN issues AS T2 ON T1.login = T2.reporter INTERSECT SELECT T1.display_name FROM accounts AS T1 JOIN issues AS T2 ON T1.login = T2.assignee;
-- When was the oldest account created, and when the newest?
-- first and last sign-up date
-- accounts created at - min, max
SELECT MIN(created_at), MAX(created_at) FROM accounts;
-- What is the most common priority among open issues?
-- How urgent are most of the open ones?
-- status open: top priority by count
SELECT priority FROM issues WHERE status = 'open' GROUP BY priority ORDER BY COUNT(*) DESC LIMIT 1;
-- Who commented on Crash on empty file? Show display name and body.
-- Crash on empty file: who wrote what underneath
-- issue Crash on empty file: comment author's display name, body
SELECT T1.display_name, T2.body FROM accounts AS T1 JOIN comments AS T2 ON T1.login = T2.author JOIN issues AS T3 ON T2.issue_id = T3.id WHERE T3.summary = 'Crash on empty file';

-- database: upper_house_bills
CREATE TABLE Parties (PartyID INTEGER PRIMARY KEY, PartyName TEXT, Founded INTEGER, Side TEXT);
CREATE TABLE Senators (SenatorID INTEGER PRIMARY KEY, Name TEXT, Gender TEXT, Province TEXT, PartyID INTEGER REFERENCES Parties(PartyID), FirstSeated INTEGER);
CREATE TABLE Committees (CommitteeID INTEGER PRIMARY KEY, Name TEXT, Chair INTEGER REFERENCES Senators(SenatorID), ViceChair INTEGER REFERENCES Senators(SenatorID), MeetingRoom TEXT);
CREATE TABLE Bills (BillNo TEXT PRIMARY KEY, ShortTitle TEXT, LongTitle TEXT, Sponsor INTEGER REFERENCES Senators(SenatorID), ReferredTo INTEGER REFERENCES Committees(CommitteeID), IntroducedOn TEXT, PassedOn TEXT, Stage TEXT);
CREATE TABLE Cosponsors (BillNo TEXT REFERENCES Bills(BillNo), SenatorID INTEGER REFERENCES Senators(SenatorID), JoinedOn TEXT, PRIMARY KEY (BillNo, SenatorID));
INSERT INTO Parties VALUES (1,'Green Alliance',1984,'government'),(2,'National Union',1921,'opposition'),(3,'Workers League',1908,'government'),(4,'Coastal List',2015,'opposition');
INSERT INTO Senators VALUES (1,'Lena Ostrow','F','North Plains',1,2014),(2,'Hugo Valdez','M','Capital',2,2002),(3,'Agnes Muller','F','Lake District',3,2010),(4,'Samir Haddad','M','Capital',1,2018),(5,'Boris Kelm','M','North Plains',3,1998),(6,'Carla Nunes','F','West Coast',4,2018);
INSERT INTO Committees VALUES (1,'Water and Forests',1,5,'B 12'),(2,'Public Money',2,3,'A 1'),(3,'Schools',3,6,'C 20'),(4,'Defence',5,2,'A 7');
INSERT INTO Bills VALUES ('S 1','Clean Rivers Act','An act to reduce waste water in rivers',1,1,'2022-01-17','2022-06-30','law'),('S 2','School Meals Act','An act to give each pupil a warm meal',3,3,'2022-02-03',NULL,'committee'),('S 3','Coast Guard Pay Act','An act on the pay of the coast guard',6,4,'2022-02-21',NULL,'rejected'),('S 4','Fair Budget Act','An act on the yearly budget',2,2,'2022-03-15','2022-12-19','law'),('S 5','Old Forests Act','An act to protect old forests',4,1,'2022-04-04',NULL,'committee'),('S 6','Teachers Act','An act on teachers and their training',3,3,'2022-05-11','2023-02-01','law');
INSERT INTO Cosponsors VALUES ('S 1',4,'2022-01-20'),('S 1',3,'2022-01-25'),('S 2',1,'2022-02-05'),('S 3',2,'2022-03-01'),('S 5',1,'2022-04-06'),('S 5',6,'2022-04-08'),('S 6',1,'2022-05-12'),('S 1',6,'2022-02-02');
-- What are the short titles of bills sponsored by Agnes Muller?
-- which laws did Agnes Muller put forward (short titles)
-- sponsor Agnes Muller: bill short titles
SELECT T1.ShortTitle FROM Bills AS T1 JOIN Senators AS T2 ON T1.Sponsor = T2.SenatorID WHERE T2.Name = 'Agnes Muller';
-- Give the names of the senators who cosponsored the Clean Rivers Act.
-- who else joined in on the Clean Rivers Act
-- Clean Rivers Act - names of the cosponsors
SELECT T1.Name FROM Senators AS T1 JOIN Cosponsors AS T2 ON T1.SenatorID = T2.SenatorID JOIN Bills AS T3 ON T2.BillNo = T3.BillNo WHERE T3.ShortTitle = 'Clean Rivers Act';
-- How many bills are in the stage law?
-- number of drafts that became law
-- stage = law, count bills
SELECT COUNT(*) FROM Bills WHERE Stage = 'law';
-- Show the name of the chair and the name of the vice chair of the committee Schools.
-- Schools committee: who leads it, who is the deputy
-- committee Schools: chair's name, vice chair's name
SELECT T2.Name, T3.Name FROM Committees AS T1 JOIN Senators AS T2 ON T1.Chair = T2.SenatorID JOIN Senators AS T3 ON T1.ViceChair = T3.SenatorID WHERE T1.Name = 'Schools';
-- List the short titles of bills that nobody cosponsored.
-- drafts without any supporters besides the sponsor
-- bill short titles without a cosponsor
SELECT ShortTitle FROM Bills WHERE BillNo NOT IN (SELECT BillNo FROM Cosponsors);
-- Which senators have never sponsored a bill? Give the name and the province.
-- members of the house with no draft of their own, and where they are from
-- senators sponsoring no bill: name, province
SELECT Name, Province FROM Senators WHERE SenatorID NOT IN (SELECT Sponsor FROM Bills);
-- Which party has the most senators? Give its name.
-- strongest party by seats
-- top party by count of senators, name
SELECT T1.PartyName FROM Parties AS T1 JOIN Senators AS T2 ON T1.PartyID = T2.PartyID GROUP BY T1.PartyID ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the name and party of the senator seated first?
-- who has sat in the house longest, and for which party
-- earliest first seated: senator name, party name
SELECT T1.Name, T2.PartyName FROM Senators AS T1 JOIN Parties AS T2 ON T1.PartyID = T2.PartyID ORDER BY T1.FirstSeated LIMIT 1;
-- How many bills were referred to each committee? Show the committee name.
-- drafts sent to every committee, named
-- committee name, count of bills referred
SELECT T1.Name, COUNT(*) FROM Committees AS T1 JOIN Bills AS T2 ON T1.CommitteeID = T2.ReferredTo GROUP BY T1.CommitteeID;
-- Which senators cosponsored at least two bills?
-- names of those who lent support to two drafts or more
-- senator names, 2+ bills cosponsored
SELECT T1.Name FROM Senators AS T1 JOIN Cosponsors AS T2 ON T1.SenatorID = T2.SenatorID GROUP BY T1.SenatorID HAVING COUNT(*) >= 2;
-- List the names of senators who are chair of one committee and vice chair of another.
-- who is both a chair somewhere and a vice chair somewhere
-- senator names found both as vice chair and as chair of committees
SELECT T1.Name FROM Senators AS T1 JOIN Committees AS T2 ON T1.SenatorID = T2.Chair INTERSECT SELECT T1.Name FROM Senators AS T1 JOIN Committees AS T2 ON T1.SenatorID = T2.ViceChair;
-- Show the short title and the introduction date of bills that have not passed.
-- what has not gone through yet, and when was it brought in
-- passed date empty: short title, introduced on
SELECT ShortTitle, IntroducedOn FROM Bills WHERE PassedOn IS NULL;
-- Which female senators belong to a party on the side government?
-- women (gender F) sitting for the government
-- side government, gender F: senator names
SELECT T1.Name FROM Senators AS T1 JOIN Parties AS T2 ON T1.PartyID = T2.PartyID WHERE T1.Gender = 'F' AND T2.Side = 'government';
-- What is the long title of the bills with the word teachers in the long title?
-- full wording of the title of whatever bill speaks of teachers there
-- "teachers" in the long title - long titles of bills
SELECT LongTitle FROM Bills WHERE LongTitle LIKE '%teachers%';
-- How many different provinces have a senator?
-- number of distinct regions with somebody in the house
-- number of different senator provinces
SELECT COUNT(DISTINCT Province) FROM Senators;
