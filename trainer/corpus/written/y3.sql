-- database: swan_quay_ballet
CREATE TABLE rank_levels (rank_code TEXT PRIMARY KEY, rank_description TEXT, minimum_salary INTEGER);
CREATE TABLE dancers (dancer_id INTEGER PRIMARY KEY, first_name TEXT, surname TEXT, date_of_birth TEXT, nationality TEXT, height_cm INTEGER, rank_code TEXT REFERENCES rank_levels(rank_code), year_of_entry INTEGER, coach_id INTEGER REFERENCES dancers(dancer_id));
CREATE TABLE choreographers (choreographer_id INTEGER PRIMARY KEY, full_name TEXT, nationality TEXT, year_of_birth INTEGER);
CREATE TABLE composers (composer_id INTEGER PRIMARY KEY, full_name TEXT, nationality TEXT, century INTEGER);
CREATE TABLE ballets (ballet_id INTEGER PRIMARY KEY, title TEXT, choreographer_id INTEGER REFERENCES choreographers(choreographer_id), composer_id INTEGER REFERENCES composers(composer_id), year_of_premiere INTEGER, number_of_acts INTEGER, duration_minutes INTEGER);
CREATE TABLE theatres (theatre_id INTEGER PRIMARY KEY, theatre_name TEXT, city TEXT, country TEXT, capacity INTEGER, stage_width_m REAL);
CREATE TABLE evenings (evening_id INTEGER PRIMARY KEY, ballet_id INTEGER REFERENCES ballets(ballet_id), theatre_id INTEGER REFERENCES theatres(theatre_id), evening_date TEXT, conductor TEXT, tickets_sold INTEGER, ticket_income INTEGER);
CREATE TABLE role_assignments (evening_id INTEGER REFERENCES evenings(evening_id), dancer_id INTEGER REFERENCES dancers(dancer_id), role_name TEXT, stand_in_id INTEGER REFERENCES dancers(dancer_id), PRIMARY KEY (evening_id, dancer_id));
CREATE TABLE injuries (injury_id INTEGER PRIMARY KEY, dancer_id INTEGER REFERENCES dancers(dancer_id), body_part TEXT, date_of_injury TEXT, date_of_return TEXT, treated_by TEXT);
CREATE TABLE shoe_orders (order_id INTEGER PRIMARY KEY, dancer_id INTEGER REFERENCES dancers(dancer_id), maker TEXT, order_date TEXT, number_of_pairs INTEGER, unit_price REAL);
INSERT INTO rank_levels VALUES ('PR','principal',68000),('SO','soloist',49000),('CO','corps de ballet',34000),('AP','apprentice',21000),('GU','guest artist',80000);
INSERT INTO dancers VALUES (1,'Irina','Belova','1986-05-14','Russian',168,'PR',2006,NULL),(2,'Marcus','Teale','1990-11-02','British',184,'PR',2011,NULL),(3,'Sakura','Endo','1995-03-27','Japanese',162,'SO',2015,1),(4,'Lucien','Faure','1993-08-19','French',181,'SO',2014,2),(5,'Grace','Oyelaran','2000-01-30','British',171,'CO',2019,1),(6,'Pablo','Medina','1999-07-08','Cuban',178,'CO',2020,4),(7,'Wren','Halliday','2005-10-11','British',165,'AP',2023,3),(8,'Yuki','Mori','2001-02-23','Japanese',160,'CO',2021,NULL);
INSERT INTO choreographers VALUES (1,'Anton Zelenko','Russian',1851),(2,'Margaret Swale','British',1919),(3,'Celine Armand','French',1968),(4,'Thabo Nkosi','South African',1982);
INSERT INTO composers VALUES (1,'Pavel Orlovsky','Russian',19),(2,'Henry Lisle','British',20),(3,'Mireille Gautier','French',21),(4,'Carl Reinhold','German',19);
INSERT INTO ballets VALUES (1,'The Frozen Lake',1,1,1889,4,165),(2,'The Clockmaker''s Bride',1,4,1894,3,130),(3,'Tidal Songs',2,2,1957,1,38),(4,'Lake of Glass',3,3,2009,2,85),(5,'Nine Doors',4,3,2021,1,45),(6,'Harvest Moon',2,1,1963,2,74);
INSERT INTO theatres VALUES (1,'Swan Quay Opera House','Newport','UK',1650,16.5),(2,'Palais du Midi','Lyon','France',1280,14),(3,'Guildhall Stage','Exeter','UK',720,11.5),(4,'Teatro Sereno','Turin','Italy',1410,15.2),(5,'Harbour Tent','Newport','UK',540,10);
INSERT INTO evenings VALUES (1,1,1,'2023-11-18','Daniel Frost',1598,71200),(2,1,2,'2024-01-12','Odile Marchand',1190,60500),(3,2,1,'2023-12-20','Daniel Frost',1644,75900),(4,3,3,'2024-02-09','Ursula Bing',512,11800),(5,4,4,'2024-03-16','Odile Marchand',1307,64300),(6,5,3,'2024-02-10','Ursula Bing',455,10150),(7,4,1,'2024-04-27','Daniel Frost',1402,58800);
INSERT INTO role_assignments VALUES (1,1,'The Lake Queen',3),(1,2,'Prince Aldous',4),(2,3,'The Lake Queen',5),(2,2,'Prince Aldous',NULL),(3,1,'The Bride',3),(3,4,'The Clockmaker',6),(4,5,'First Wave',8),(5,3,'The Mirror',NULL),(6,6,'Doorkeeper',NULL),(7,1,'The Mirror',3);
INSERT INTO injuries VALUES (1,2,'ankle','2022-03-04','2022-05-20','Dr Elgin'),(2,3,'knee','2023-06-17','2023-09-01','Dr Elgin'),(3,5,'foot','2024-03-02',NULL,'Sofia Rees'),(4,2,'back','2023-08-09','2023-08-30','Sofia Rees'),(5,8,'ankle','2024-04-15',NULL,'Dr Elgin');
INSERT INTO shoe_orders VALUES (1,1,'Pointe & Co','2023-09-01',40,62),(2,3,'Pointe & Co','2023-09-01',36,62),(3,5,'Silk Toe','2023-10-10',24,48.5),(4,1,'Silk Toe','2024-01-22',30,51),(5,8,'Pointe & Co','2024-02-14',18,58),(6,7,'Halbrook','2024-02-20',12,44);
-- How many dancers are of British nationality?
-- size of the British contingent among our dancers
-- How many British people perform with us?
-- tell me the headcount of the company members who are british
SELECT COUNT(*) FROM dancers WHERE nationality = 'British';
-- Show the titles of ballets that have Lake in the title.
-- which pieces have a Lake in what they are called
-- What are the works called whose name includes the word Lake?
-- i'm looking for every ballet with lake somewhere in its name
SELECT title FROM ballets WHERE title LIKE '%Lake%';
-- What are the smallest and the greatest height of the dancers?
-- how many cm does our tiniest dancer measure, and how many our tallest
-- How tall are the shortest and the tallest members of the company?
-- lowest and highest centimetre figure in the company, please
SELECT MIN(height_cm), MAX(height_cm) FROM dancers;
-- List the names and capacities of theatres in the country UK, from the smallest to the largest capacity.
-- UK houses and how many they seat, in rising order
-- Which venues in the UK do we play, and how many people fit in each, starting with the tiniest?
-- theatre and number of seats for the uk, fewest seats first
SELECT theatre_name, capacity FROM theatres WHERE country = 'UK' ORDER BY capacity;
-- Which injuries have no date of return yet? Give the body part and the date of injury.
-- what was hurt and when, for those still out with no comeback entered
-- Who is not back on stage yet: what part of them got hurt, and when did it happen?
-- body part plus the day it happened, only where there's no return date
SELECT body_part, date_of_injury FROM injuries WHERE date_of_return IS NULL;
-- Give the first name and surname of each dancer together with the description of the rank.
-- everybody in the company with grade in full: forename, surname, grade
-- How is everybody on stage ranked? Forename, family name and the rank in words.
-- for all dancers: their two names and what their rank means
SELECT T1.first_name, T1.surname, T2.rank_description FROM dancers AS T1 JOIN rank_levels AS T2 ON T1.rank_code = T2.rank_code;
-- Show the title, the choreographer's full name and the composer's full name for each ballet that premiered after 1950.
-- pieces first given later than 1950, with who made the steps and who wrote the score
-- For works newer than 1950, what is each called, who choreographed it and whose music is it?
-- premiered later than 1950: name of the ballet, choreographer, then composer
SELECT T1.title, T2.full_name, T3.full_name FROM ballets AS T1 JOIN choreographers AS T2 ON T1.choreographer_id = T2.choreographer_id JOIN composers AS T3 ON T1.composer_id = T3.composer_id WHERE T1.year_of_premiere > 1950;
-- Which surnames belong to dancers who have injured an ankle or have ordered shoes from the maker Silk Toe?
-- company people (surname) with a hurt ankle or with slippers from Silk Toe, or both
-- Which last names belong to people who hurt an ankle or who get their footwear from Silk Toe?
-- i need the last names, no repeats: ankle injury, or shoes made by silk toe
SELECT T1.surname FROM dancers AS T1 JOIN injuries AS T2 ON T1.dancer_id = T2.dancer_id WHERE T2.body_part = 'ankle' UNION SELECT T1.surname FROM dancers AS T1 JOIN shoe_orders AS T2 ON T1.dancer_id = T2.dancer_id WHERE T2.maker = 'Silk Toe';
-- Which dancers have coached at least two others? Return their surnames.
-- who trains two or more colleagues (surname)
-- Give the last names of those who are the teacher of two colleagues or more.
-- dancers that at least 2 others have as their coach, last name only
SELECT T2.surname FROM dancers AS T1 JOIN dancers AS T2 ON T1.coach_id = T2.dancer_id GROUP BY T2.dancer_id HAVING COUNT(*) >= 2;
-- How many tickets have been sold in total for each ballet? Show the title and the total.
-- audience per piece, all nights added up, piece named first
-- How many seats did we sell altogether for every work? Name the work, then how many.
-- per ballet: title, sum of tickets
SELECT T1.title, SUM(T2.tickets_sold) FROM ballets AS T1 JOIN evenings AS T2 ON T1.ballet_id = T2.ballet_id GROUP BY T1.ballet_id;
-- Which ballets have not been performed on any evening? Give the titles.
-- what is in the repertoire but never came on stage
-- Which works have we never put on?
-- can you tell me the titles for which there is no evening at all
SELECT title FROM ballets WHERE ballet_id NOT IN (SELECT ballet_id FROM evenings);
-- Which nationalities are found both among dancers and among choreographers?
-- nations we have a dancer from and a maker of ballets too
-- From which countries come both some of our performers and some of those who create the works?
-- citizenships that dancers share with choreographers
SELECT nationality FROM dancers INTERSECT SELECT nationality FROM choreographers;
-- Which nationalities of composers are not represented among the choreographers?
-- nations that gave us somebody writing scores but nobody making steps
-- Which countries have people who wrote the music but none who choreographed?
-- composers' nationalities, leaving out any that a choreographer has too
SELECT nationality FROM composers EXCEPT SELECT nationality FROM choreographers;
-- How many different dancers have danced a role at the Swan Quay Opera House?
-- count the separate people cast on nights in the Swan Quay Opera House
-- How many individual performers have appeared at the Swan Quay Opera House?
-- swan quay opera house: number of different dancers that had a part there
SELECT COUNT(DISTINCT T1.dancer_id) FROM role_assignments AS T1 JOIN evenings AS T2 ON T1.evening_id = T2.evening_id JOIN theatres AS T3 ON T2.theatre_id = T3.theatre_id WHERE T3.theatre_name = 'Swan Quay Opera House';
-- Find the dates of evenings whose ticket income was above the average evening.
-- nights that took in more money than the mean night: when were they
-- On which days did the box office earn more than it does on average?
-- dates please, where the takings beat the mean takings
SELECT evening_date FROM evenings WHERE ticket_income > (SELECT AVG(ticket_income) FROM evenings);
-- For the evenings conducted by Daniel Frost, list the surname of the dancer, the role name and the surname of the stand-in for each role with a stand-in.
-- who dances which part under Daniel Frost, and who is the reserve? surname, part, surname
-- When Daniel Frost was holding the baton, who played what, and who was the understudy? Last name, part, last name of the understudy.
-- conductor daniel frost: dancer's last name, the role, and the last name of the one standing in, if there is one
SELECT T2.surname, T1.role_name, T3.surname FROM role_assignments AS T1 JOIN dancers AS T2 ON T1.dancer_id = T2.dancer_id JOIN dancers AS T3 ON T1.stand_in_id = T3.dancer_id JOIN evenings AS T4 ON T1.evening_id = T4.evening_id WHERE T4.conductor = 'Daniel Frost';
-- Which dancers have ordered shoes from Pointe & Co but have never been injured? Show their surnames.
-- customers of Pointe & Co in the company who were not hurt at any time (surname)
-- Who buys footwear from Pointe & Co and has never got hurt? Last names.
-- never injured, but with a shoe order at pointe & co: what are their last names
SELECT T1.surname FROM dancers AS T1 JOIN shoe_orders AS T2 ON T1.dancer_id = T2.dancer_id WHERE T2.maker = 'Pointe & Co' AND T1.dancer_id NOT IN (SELECT dancer_id FROM injuries);
-- From which shoe makers were more than 20 pairs ordered in total? Give the maker and the total, largest first.
-- slipper firms with over 20 pairs on our orders all told, with the number, in falling order
-- Which brands of footwear did we buy more than 20 pairs from in all, and how many? Most first.
-- sum of pairs by maker, only where it's over 20, highest sum at the top
SELECT maker, SUM(number_of_pairs) FROM shoe_orders GROUP BY maker HAVING SUM(number_of_pairs) > 20 ORDER BY SUM(number_of_pairs) DESC;
-- What is the average height of the dancers whose rank is described as soloist or principal?
-- mean height of anyone graded soloist or principal
-- How tall are our people on average who hold the title of soloist or principal?
-- avg cm of dancers, rank soloist or principal
SELECT AVG(T1.height_cm) FROM dancers AS T1 JOIN rank_levels AS T2 ON T1.rank_code = T2.rank_code WHERE T2.rank_description = 'soloist' OR T2.rank_description = 'principal';
-- Which conductor has led the most evenings? Give the conductor and the number of evenings.
-- who stood in the pit most often, and how many nights
-- Whose baton was in use on the most nights, and on how many?
-- can you give me the busiest conductor and their count of evenings
SELECT conductor, COUNT(*) FROM evenings GROUP BY conductor ORDER BY COUNT(*) DESC LIMIT 1;
-- Among the ballets by the choreographer Anton Zelenko, which was performed on the evening with the highest ticket income? Give the title and that income.
-- best earning night of a piece by Anton Zelenko: which piece and how much came in
-- Which work choreographed by Anton Zelenko brought in the most on one night, and how much was that?
-- anton zelenko's ballets: title and money taken for the single richest evening
SELECT T2.title, T3.ticket_income FROM choreographers AS T1 JOIN ballets AS T2 ON T1.choreographer_id = T2.choreographer_id JOIN evenings AS T3 ON T2.ballet_id = T3.ballet_id WHERE T1.full_name = 'Anton Zelenko' ORDER BY T3.ticket_income DESC LIMIT 1;
-- Find the surnames of dancers who entered the company between 2014 and 2020, ordered by year of entry.
-- who joined from 2014 to 2020? surnames, earliest first
-- Give the last names of those who came to us between 2014 and 2020, those here longest at the top.
-- last names with an entry year from 2014 to 2020, sorted by that year
SELECT surname FROM dancers WHERE year_of_entry BETWEEN 2014 AND 2020 ORDER BY year_of_entry;

-- database: gilt_frame_auctions
CREATE TABLE Dept (DeptCd TEXT PRIMARY KEY, DeptNm TEXT, HeadEmpId INTEGER, FloorNo INTEGER);
CREATE TABLE Emp (EmpId INTEGER PRIMARY KEY, EmpNm TEXT, DeptCd TEXT REFERENCES Dept(DeptCd), JobTtl TEXT, HireDt TEXT, MgrEmpId INTEGER REFERENCES Emp(EmpId));
CREATE TABLE Client (ClientId INTEGER PRIMARY KEY, ClientNm TEXT, City TEXT, Country TEXT, ClientType TEXT, CreditLimit INTEGER);
CREATE TABLE Artist (ArtistId INTEGER PRIMARY KEY, ArtistNm TEXT, Nationality TEXT, BirthYr INTEGER, DeathYr INTEGER);
CREATE TABLE RefMedium (MediumCd TEXT PRIMARY KEY, MediumDesc TEXT);
CREATE TABLE Artwork (ArtworkId INTEGER PRIMARY KEY, ArtistId INTEGER REFERENCES Artist(ArtistId), WorkTtl TEXT, MediumCd TEXT REFERENCES RefMedium(MediumCd), MadeYr INTEGER, HeightCm REAL, Signed TEXT);
CREATE TABLE Auction (AuctionId INTEGER PRIMARY KEY, AuctionNm TEXT, DeptCd TEXT REFERENCES Dept(DeptCd), AuctioneerId INTEGER REFERENCES Emp(EmpId), City TEXT, SaleDt TEXT, PremiumPct REAL);
CREATE TABLE Lot (LotId INTEGER PRIMARY KEY, AuctionId INTEGER REFERENCES Auction(AuctionId), LotNo INTEGER, ArtworkId INTEGER REFERENCES Artwork(ArtworkId), SellerId INTEGER REFERENCES Client(ClientId), BuyerId INTEGER REFERENCES Client(ClientId), EstLow INTEGER, EstHigh INTEGER, HammerPrice INTEGER);
CREATE TABLE Bid (BidId INTEGER PRIMARY KEY, LotId INTEGER REFERENCES Lot(LotId), ClientId INTEGER REFERENCES Client(ClientId), Amount INTEGER, Channel TEXT);
CREATE TABLE CondReport (ReportId INTEGER PRIMARY KEY, ArtworkId INTEGER REFERENCES Artwork(ArtworkId), EmpId INTEGER REFERENCES Emp(EmpId), ReportDt TEXT, Grade TEXT, Damage TEXT);
CREATE TABLE PriorOwner (ArtworkId INTEGER REFERENCES Artwork(ArtworkId), SeqNo INTEGER, OwnerNm TEXT, City TEXT, FromYr INTEGER, ToYr INTEGER, PRIMARY KEY (ArtworkId, SeqNo));
INSERT INTO Dept VALUES ('OM','Old Masters',2,1),('MOD','Modern Art',3,2),('PRN','Prints',5,2),('SCU','Sculpture',6,0),('ISL','Islamic Art',NULL,3);
INSERT INTO Emp VALUES (1,'Sir Rupert Cope','OM','chairman','1989-01-09',NULL),(2,'Livia Marchetti','OM','head of department','2003-05-12',1),(3,'Joost de Wit','MOD','head of department','2007-10-01',1),(4,'Amara Lewis','MOD','specialist','2016-03-14',3),(5,'Peter Schall','PRN','head of department','2011-08-22',1),(6,'Eun-ji Cho','SCU','head of department','2014-02-03',1),(7,'Colette Brun','OM','specialist','2019-09-30',2);
INSERT INTO Client VALUES (1,'Lord Ashcombe','Bath','UK','private',400000),(2,'Galerie Voss','Zurich','Switzerland','dealer',900000),(3,'Museum of Lakeland','Kendal','UK','museum',650000),(4,'Mrs Hana Sato','Kyoto','Japan','private',300000),(5,'Durand Freres','Paris','France','dealer',750000),(6,'Estate of B. Klein','Vienna','Austria','private',NULL),(7,'Theo Lund','Zurich','Switzerland','private',150000);
INSERT INTO Artist VALUES (1,'Jacopo Verri','Italian',1512,1579),(2,'Marthe Lenoir','French',1868,1941),(3,'Otto Behrens','German',1884,1952),(4,'Ingrid Solberg','Norwegian',1939,NULL),(5,'William Tarn','British',1777,1840),(6,'Dao Linh','Vietnamese',1971,NULL);
INSERT INTO RefMedium VALUES ('OC','oil on canvas'),('OP','oil on panel'),('ET','etching'),('BR','bronze'),('WC','watercolour'),('MA','marble');
INSERT INTO Artwork VALUES (1,1,'Portrait of a Glover','OP',1548,62.5,'N'),(2,2,'Laundry on the Marne','OC',1903,81,'Y'),(3,2,'Woman with a Green Hat','OC',1911,65,'Y'),(4,3,'Night Tram','ET',1922,32.4,'Y'),(5,4,'Seated Woman','BR',1978,112,'Y'),(6,5,'Langdale in Rain','WC',1809,28,'N'),(7,3,'Furnace Workers','ET',1926,41,'N'),(8,6,'Delta, Early','OC',2014,150,'Y');
INSERT INTO Auction VALUES (1,'Winter Masters','OM',1,'London','2023-01-25',25),(2,'Modern Evening','MOD',3,'London','2023-03-02',26),(3,'Prints and Multiples','PRN',5,'Geneva','2023-05-17',22),(4,'Modern Day Sale','MOD',4,'Paris','2023-10-11',24),(5,'Masters on Paper','OM',1,'London','2024-01-24',23);
INSERT INTO Lot VALUES (1,1,12,1,1,3,150000,220000,310000),(2,2,4,2,6,2,400000,600000,540000),(3,2,9,5,2,4,90000,120000,135000),(4,3,31,4,6,7,3000,5000,4800),(5,3,32,7,6,NULL,4000,6000,NULL),(6,4,7,3,5,4,250000,350000,420000),(7,5,18,6,1,3,12000,18000,11000),(8,4,15,8,2,NULL,60000,80000,NULL);
INSERT INTO Bid VALUES (1,1,3,310000,'telephone'),(2,1,2,300000,'room'),(3,2,2,540000,'room'),(4,2,5,520000,'online'),(5,3,4,135000,'online'),(6,4,7,4800,'online'),(7,6,4,420000,'telephone'),(8,6,2,400000,'room'),(9,7,3,11000,'room');
INSERT INTO CondReport VALUES (1,1,2,'2022-11-30','fair','cracked panel'),(2,2,4,'2023-01-19','good',NULL),(3,5,6,'2023-02-01','excellent',NULL),(4,4,5,'2023-04-10','good','foxing'),(5,3,4,'2023-09-05','good','small tear'),(6,6,7,'2023-12-12','fair','faded sky');
INSERT INTO PriorOwner VALUES (1,1,'Contessa Bruni','Verona',1860,1904),(1,2,'Ashcombe family','Bath',1904,2023),(2,1,'Bruno Klein','Vienna',1925,1938),(2,2,'Rosa Klein','Zurich',1947,2010),(4,1,'Bruno Klein','Vienna',1930,1938),(6,1,'Rev. John Moss','Kendal',1815,1833);
-- How many artworks are signed (Y)?
-- count of pieces bearing the maker's name, signed Y
-- How many paintings and the like carry a signature (Y)?
-- signed = y, how many works are there
SELECT COUNT(*) FROM Artwork WHERE Signed = 'Y';
-- List the titles of works that contain the word Woman.
-- pieces with Woman in what they are called
-- What are the works called whose name includes Woman?
-- i need all the titles with the word woman in them
SELECT WorkTtl FROM Artwork WHERE WorkTtl LIKE '%Woman%';
-- Which artists are still living, with no year of death? Give name and nationality.
-- makers without a death entered, and where they come from
-- Which painters have not died, and from what country are they?
-- artists with no death year: what they're called, their nationality
SELECT ArtistNm, Nationality FROM Artist WHERE DeathYr IS NULL;
-- What are the total, the average and the highest hammer price of all lots?
-- what the hammer brought us: sum, mean, top figure
-- How much did all our sales make together, how much on average, and how much was the dearest?
-- hammer price over every lot: total, average, maximum
SELECT SUM(HammerPrice), AVG(HammerPrice), MAX(HammerPrice) FROM Lot;
-- Show the names of clients of the type dealer or museum in alphabetical order.
-- customers who are a dealer or a museum, from A to Z
-- Which of the people we deal with count as a dealer or a museum, sorted by name?
-- in abc order, names of clients, type museum or dealer
SELECT ClientNm FROM Client WHERE ClientType = 'dealer' OR ClientType = 'museum' ORDER BY ClientNm;
-- For each sold lot, give the title of the work, the name of the seller and the name of the buyer.
-- what changed hands: the piece, who gave it in and who got it
-- What was sold, who sold it and who bought it?
-- work title, seller's name, buyer's name, one line for each lot that was bought
SELECT T2.WorkTtl, T3.ClientNm, T4.ClientNm FROM Lot AS T1 JOIN Artwork AS T2 ON T1.ArtworkId = T2.ArtworkId JOIN Client AS T3 ON T1.SellerId = T3.ClientId JOIN Client AS T4 ON T1.BuyerId = T4.ClientId;
-- List the titles of works that were offered in a lot but found no buyer.
-- pieces that were left on the shelf, nobody entered as the one who bought
-- Which works went unsold? Say what they are called.
-- titles from lots that nobody bought
SELECT T1.WorkTtl FROM Artwork AS T1 JOIN Lot AS T2 ON T1.ArtworkId = T2.ArtworkId WHERE T2.BuyerId IS NULL;
-- List the names of all clients who are the seller or the buyer of a lot.
-- customers who gave something in or took something home
-- Who has ever sold or bought something here?
-- one list of client names, no doubles: sellers plus buyers
SELECT T1.ClientNm FROM Client AS T1 JOIN Lot AS T2 ON T1.ClientId = T2.SellerId UNION SELECT T1.ClientNm FROM Client AS T1 JOIN Lot AS T2 ON T1.ClientId = T2.BuyerId;
-- Which media are not used by any artwork? Return their descriptions.
-- techniques, spelled out, of which we have nothing
-- Which kinds of material has no piece of ours been made in? Full wording.
-- medium descriptions that don't occur with any artwork
SELECT MediumDesc FROM RefMedium WHERE MediumCd NOT IN (SELECT MediumCd FROM Artwork);
-- Give the name of each employee together with the name of the manager.
-- staff and the person above them
-- Who is whose boss? The worker first, then the boss.
-- employees who have a manager: both names side by side
SELECT T1.EmpNm, T2.EmpNm FROM Emp AS T1 JOIN Emp AS T2 ON T1.MgrEmpId = T2.EmpId;
-- In which cities do we have both a client and a prior owner of an artwork?
-- towns that turn up among our customers as well as in the provenance
-- In which towns do we find a customer and also someone who once owned a piece?
-- cities shared by the clients and the previous owners
SELECT City FROM Client INTERSECT SELECT City FROM PriorOwner;
-- Which clients are the seller of a lot but have never placed a bid? Give their names.
-- consignors who have not once bid themselves
-- Who has sold through us but never offered money for anything?
-- no bids at all, yet they appear as seller: which clients
SELECT T1.ClientNm FROM Client AS T1 JOIN Lot AS T2 ON T1.ClientId = T2.SellerId EXCEPT SELECT T1.ClientNm FROM Client AS T1 JOIN Bid AS T2 ON T1.ClientId = T2.ClientId;
-- Which lots went for a hammer price above their high estimate? Show the titles of the works and the hammer prices.
-- pieces that beat the upper estimate, and what the hammer fell at
-- What sold for more than the top of what we expected, and for how much?
-- title and hammer price where the price came out over the high estimate
SELECT T2.WorkTtl, T1.HammerPrice FROM Lot AS T1 JOIN Artwork AS T2 ON T1.ArtworkId = T2.ArtworkId WHERE T1.HammerPrice > T1.EstHigh;
-- What is the total hammer price for each department? Give the department's name and the total.
-- turnover under the hammer, by name of the department
-- How much has every section of the house sold for in all? Its name and the sum.
-- sum up hammer prices per department, with the dept name in front
SELECT T1.DeptNm, SUM(T3.HammerPrice) FROM Dept AS T1 JOIN Auction AS T2 ON T1.DeptCd = T2.DeptCd JOIN Lot AS T3 ON T2.AuctionId = T3.AuctionId GROUP BY T1.DeptCd;
-- Find the names of clients who bid on at least two different lots, together with their highest bid amount.
-- who went after two or more separate lots, and the most they ever offered
-- Who offered money for two or more different items, and what was the most that each offered?
-- clients with bids on at least 2 distinct lots: name, their top amount
SELECT T1.ClientNm, MAX(T2.Amount) FROM Client AS T1 JOIN Bid AS T2 ON T1.ClientId = T2.ClientId GROUP BY T1.ClientId HAVING COUNT(DISTINCT T2.LotId) >= 2;
-- Which artworks were made between 1900 and 1950 in the medium oil on canvas? Give the titles from the oldest to the newest.
-- oil on canvas pieces of the years 1900 to 1950, earliest first
-- Which paintings in oil on canvas date from between 1900 and 1950, oldest at the top?
-- made from 1900 to 1950, medium oil on canvas, titles in order of year
SELECT T1.WorkTtl FROM Artwork AS T1 JOIN RefMedium AS T2 ON T1.MediumCd = T2.MediumCd WHERE T2.MediumDesc = 'oil on canvas' AND T1.MadeYr BETWEEN 1900 AND 1950 ORDER BY T1.MadeYr;
-- Who wrote condition reports on works by Marthe Lenoir? Give each employee's name only once.
-- staff, no repeats, that examined the state of something by Marthe Lenoir
-- Which of our people have checked how well pieces by Marthe Lenoir are preserved? Each once.
-- different employees with a condition report about a work of marthe lenoir
SELECT DISTINCT T1.EmpNm FROM Emp AS T1 JOIN CondReport AS T2 ON T1.EmpId = T2.EmpId JOIN Artwork AS T3 ON T2.ArtworkId = T3.ArtworkId JOIN Artist AS T4 ON T3.ArtistId = T4.ArtistId WHERE T4.ArtistNm = 'Marthe Lenoir';
-- How many different artists were offered in auctions held in London?
-- number of separate makers whose pieces came up at a London sale
-- How many individual painters and so on were sold at events in London?
-- london auctions: count the distinct artists in the lots
SELECT COUNT(DISTINCT T3.ArtistId) FROM Auction AS T1 JOIN Lot AS T2 ON T1.AuctionId = T2.AuctionId JOIN Artwork AS T3 ON T2.ArtworkId = T3.ArtworkId WHERE T1.City = 'London';
-- Which private client has spent the most on bought lots at the hammer price? Return name and sum.
-- the customer of type private with the biggest purchases by hammer price altogether, plus the figure
-- Which private collector laid out the most in all at the fall of the hammer, and how much?
-- client type private: who has the highest sum of hammer prices as buyer, with that sum
SELECT T1.ClientNm, SUM(T2.HammerPrice) FROM Client AS T1 JOIN Lot AS T2 ON T1.ClientId = T2.BuyerId WHERE T1.ClientType = 'private' GROUP BY T1.ClientId ORDER BY SUM(T2.HammerPrice) DESC LIMIT 1;
-- Which titles belong to works that were once owned by Bruno Klein and were put up in a lot by the seller Estate of B. Klein?
-- pieces with Bruno Klein in the provenance that came to us from Estate of B. Klein
-- What was previously in the hands of Bruno Klein and then consigned by Estate of B. Klein? What are the works called?
-- seller estate of b. klein, earlier owner bruno klein: titles please
SELECT T1.WorkTtl FROM Artwork AS T1 JOIN PriorOwner AS T2 ON T1.ArtworkId = T2.ArtworkId JOIN Lot AS T3 ON T1.ArtworkId = T3.ArtworkId JOIN Client AS T4 ON T3.SellerId = T4.ClientId WHERE T2.OwnerNm = 'Bruno Klein' AND T4.ClientNm = 'Estate of B. Klein';
-- Find the names of auctions whose buyer's premium percentage is higher than the average.
-- sales with a premium over the mean
-- In which sales does the buyer pay more on top, in percent, than they do on average?
-- names of auctions with an above-average premium
SELECT AuctionNm FROM Auction WHERE PremiumPct > (SELECT AVG(PremiumPct) FROM Auction);
-- Which auctioneer, not employed in the department Old Masters, led the auction with the latest sale date? Give the employee's name.
-- leaving out the people of Old Masters, who held the gavel at the most recent sale
-- Which of our people, anyone from Old Masters left out, was selling from the rostrum at the newest event?
-- last auction by date whose auctioneer works in a department other than old masters: that employee's name
SELECT T1.EmpNm FROM Emp AS T1 JOIN Auction AS T2 ON T1.EmpId = T2.AuctioneerId JOIN Dept AS T3 ON T1.DeptCd = T3.DeptCd WHERE T3.DeptNm != 'Old Masters' ORDER BY T2.SaleDt DESC LIMIT 1;

-- database: turned_page_circles
CREATE TABLE region (id INTEGER PRIMARY KEY, name TEXT, coordinator TEXT, phone TEXT);
CREATE TABLE club (id INTEGER PRIMARY KEY, name TEXT, region_id INTEGER REFERENCES region(id), founded INTEGER, meeting_day TEXT, max_members INTEGER, annual_fee REAL);
CREATE TABLE reader (id INTEGER PRIMARY KEY, name TEXT, city TEXT, age INTEGER, occupation TEXT, invited_by INTEGER REFERENCES reader(id));
CREATE TABLE membership (club_id INTEGER REFERENCES club(id), reader_id INTEGER REFERENCES reader(id), joined TEXT, left_on TEXT, function TEXT, PRIMARY KEY (club_id, reader_id));
CREATE TABLE writer (id INTEGER PRIMARY KEY, name TEXT, country TEXT, born INTEGER, gender TEXT);
CREATE TABLE title (id INTEGER PRIMARY KEY, name TEXT, writer_id INTEGER REFERENCES writer(id), published INTEGER, pages INTEGER, genre TEXT, original_language TEXT);
CREATE TABLE host_place (id INTEGER PRIMARY KEY, name TEXT, kind TEXT, city TEXT, seats INTEGER);
CREATE TABLE meeting (id INTEGER PRIMARY KEY, club_id INTEGER REFERENCES club(id), title_id INTEGER REFERENCES title(id), place_id INTEGER REFERENCES host_place(id), held_on TEXT, moderator_id INTEGER REFERENCES reader(id), snack_bringer_id INTEGER REFERENCES reader(id), attendance INTEGER);
CREATE TABLE rating (reader_id INTEGER REFERENCES reader(id), title_id INTEGER REFERENCES title(id), stars INTEGER, finished TEXT, rated_on TEXT, PRIMARY KEY (reader_id, title_id));
CREATE TABLE book_box (id INTEGER PRIMARY KEY, title_id INTEGER REFERENCES title(id), copies INTEGER, lent_to_club INTEGER REFERENCES club(id), due TEXT, state TEXT);
INSERT INTO region VALUES (1,'Highlands','Moira Baird','01463-10'),(2,'Lowlands','Stuart Gow','0141-22'),(3,'Borders','Fay Elliot','01750-7'),(4,'Islands','Magnus Flett',NULL);
INSERT INTO club VALUES (1,'The Dog-Eared',1,2006,'Tuesday',14,20),(2,'Chapter Chat',2,2011,'Thursday',20,15),(3,'Plot Twisters',2,2018,'Sunday',12,24),(4,'Quiet Corner',3,1998,'Tuesday',10,12),(5,'Spine Crackers',1,2020,'Monday',16,18),(6,'Ferry Readers',4,2022,'Friday',8,0);
INSERT INTO reader VALUES (1,'Nell Cairns','Inverness',58,'nurse',NULL),(2,'Ian Tulloch','Glasgow',44,'plumber',NULL),(3,'Bea Murray','Glasgow',31,'teacher',2),(4,'Farid Khan','Paisley',37,'teacher',3),(5,'Oona Reid','Selkirk',72,'retired',1),(6,'Craig Laing','Inverness',26,'student',1),(7,'Dot Sharp','Melrose',66,'retired',5),(8,'Petra Wolski','Glasgow',49,'architect',2);
INSERT INTO membership VALUES (1,1,'2006-03-01',NULL,'chair'),(1,6,'2021-09-10',NULL,'member'),(2,2,'2011-10-05',NULL,'chair'),(2,3,'2014-01-16','2019-06-30','member'),(3,3,'2019-07-07',NULL,'chair'),(3,4,'2019-08-18',NULL,'treasurer'),(4,5,'1999-02-02',NULL,'chair'),(4,7,'2003-05-20','2022-12-31','treasurer'),(5,6,'2022-01-12',NULL,'member'),(2,8,'2016-04-11',NULL,'treasurer');
INSERT INTO writer VALUES (1,'Ailsa Drummond','Scotland',1954,'F'),(2,'Henrik Toft','Denmark',1970,'M'),(3,'Marisol Vega','Chile',1948,'F'),(4,'Tunde Ajayi','Nigeria',1985,'M'),(5,'Rosemary Peel','England',1921,'F'),(6,'Kenzo Arai','Japan',1963,'M');
INSERT INTO title VALUES (1,'The Peat Cutter''s House',1,1991,312,'family saga','English'),(2,'Six Winters',2,2012,448,'crime','Danish'),(3,'House of Salt Mirrors',3,1982,520,'magical realism','Spanish'),(4,'Danfo Lights',4,2019,264,'short stories','English'),(5,'A Murder at Matins',5,1953,221,'crime','English'),(6,'The Paper Garden',6,2004,198,'family saga','Japanese'),(7,'Winter Ferry',1,2015,287,'crime','English');
INSERT INTO host_place VALUES (1,'Ness Library','library','Inverness',30),(2,'The Inky Cup','cafe','Glasgow',18),(3,'Clyde Arms','pub','Glasgow',40),(4,'Selkirk Hall','hall','Selkirk',85),(5,'Pier Waiting Room','hall','Stromness',25);
INSERT INTO meeting VALUES (1,1,1,1,'2023-01-17',1,6,11),(2,2,2,3,'2023-02-09',2,8,16),(3,3,2,2,'2023-02-19',3,4,9),(4,4,5,4,'2023-03-14',5,5,7),(5,1,3,1,'2023-04-18',6,1,8),(6,2,4,2,'2023-05-11',8,2,13),(7,5,7,1,'2023-06-05',6,6,10),(8,3,3,3,'2023-09-24',4,3,6);
INSERT INTO rating VALUES (1,1,5,'yes','2023-01-18'),(6,1,3,'yes','2023-01-20'),(2,2,4,'yes','2023-02-10'),(8,2,2,'no','2023-02-12'),(3,2,5,'yes','2023-02-20'),(5,5,4,'yes','2023-03-15'),(6,3,1,'no','2023-04-20'),(4,3,5,'yes','2023-09-25'),(8,4,4,'yes','2023-05-13'),(6,7,5,'yes','2023-06-06');
INSERT INTO book_box VALUES (1,1,12,NULL,NULL,'complete'),(2,2,15,3,'2024-02-01','complete'),(3,3,10,1,'2024-01-15','one copy lost'),(4,5,8,NULL,NULL,'worn'),(5,4,14,2,'2024-03-10','complete'),(6,2,9,5,'2024-02-20','worn');
-- Which clubs meet on a Tuesday? Give their names.
-- groups that come together on Tuesday
-- Which reading circles get together every Tuesday?
-- meeting day tuesday, names of the clubs
SELECT name FROM club WHERE meeting_day = 'Tuesday';
-- How many readers are between 30 and 50 years of age?
-- number of bookworms aged 30 to 50
-- How many people on our books are no younger than 30 and no older than 50?
-- count of readers, age from 30 to 50
SELECT COUNT(*) FROM reader WHERE age BETWEEN 30 AND 50;
-- List the names of the titles that include the word Winter.
-- books with Winter somewhere in what they are called
-- Which novels and so on have the word Winter in their name?
-- i'm after any title that contains winter
SELECT name FROM title WHERE name LIKE '%Winter%';
-- What are the average annual fee and the total maximum number of members of the clubs?
-- the mean fee of a group for the year, and how many members all groups together could take at most
-- How much does it cost on average to belong to a circle for a year, and how many people could all of them hold together?
-- avg annual fee, and the sum of the member limits, over all clubs
SELECT AVG(annual_fee), SUM(max_members) FROM club;
-- Show the coordinator of each region for which no phone is recorded.
-- who coordinates where we have no telephone number
-- In which areas can we not ring the organiser? Give the organiser.
-- no phone on file: who is the region's coordinator
SELECT coordinator FROM region WHERE phone IS NULL;
-- For each reader who was invited by another reader, give the reader's name and the name of the one who invited them.
-- newcomers and the person who brought them in, by name
-- Who was asked along by somebody, and by whom?
-- reader and inviter, both names, where there is an inviter
SELECT T1.name, T2.name FROM reader AS T1 JOIN reader AS T2 ON T1.invited_by = T2.id;
-- List the date of each meeting with the name of the moderator and the name of the reader who brought the snacks.
-- evenings: when, who led the talk, who supplied the nibbles
-- When did they get together, who chaired, and who came with the food?
-- every meeting: its date, the moderator, the one bringing snacks
SELECT T1.held_on, T2.name, T3.name FROM meeting AS T1 JOIN reader AS T2 ON T1.moderator_id = T2.id JOIN reader AS T3 ON T1.snack_bringer_id = T3.id;
-- How many clubs are there in each region? Show the region's name and the number.
-- groups counted by area, area named first
-- How many circles has each part of the country got? The part, then the count.
-- per region, name and number of clubs
SELECT T1.name, COUNT(*) FROM region AS T1 JOIN club AS T2 ON T1.id = T2.region_id GROUP BY T1.id;
-- Which titles have never been discussed at a meeting? Return their names.
-- books that no group has talked about
-- Which works has nobody ever met to talk about?
-- titles that don't appear in any meeting
SELECT name FROM title WHERE id NOT IN (SELECT title_id FROM meeting);
-- What is the average number of stars for each title of the genre crime, from the best to the worst? Give the title's name and the average.
-- mean mark per crime book, the favourite on top
-- How well is each crime novel liked on average? Its name and the mean score, most popular first.
-- genre crime: title, avg stars, from high to low
SELECT T1.name, AVG(T2.stars) FROM title AS T1 JOIN rating AS T2 ON T1.id = T2.title_id WHERE T1.genre = 'crime' GROUP BY T1.id ORDER BY AVG(T2.stars) DESC;
-- Which clubs have discussed both a title by Henrik Toft and a title by Marisol Vega? Give the club names.
-- groups that did something by Henrik Toft and something by Marisol Vega
-- Which circles have read Henrik Toft and Marisol Vega alike?
-- names of clubs with a meeting on a book of henrik toft's and also one on a book of marisol vega's
SELECT T1.name FROM club AS T1 JOIN meeting AS T2 ON T1.id = T2.club_id JOIN title AS T3 ON T2.title_id = T3.id JOIN writer AS T4 ON T3.writer_id = T4.id WHERE T4.name = 'Henrik Toft' INTERSECT SELECT T1.name FROM club AS T1 JOIN meeting AS T2 ON T1.id = T2.club_id JOIN title AS T3 ON T2.title_id = T3.id JOIN writer AS T4 ON T3.writer_id = T4.id WHERE T4.name = 'Marisol Vega';
-- In which cities does a reader live where there is no place to host a meeting?
-- home towns of our bookworms that have no venue
-- Which towns are home to one of our people but offer nowhere to get together?
-- cities of readers, minus the cities with a host place
SELECT city FROM reader EXCEPT SELECT city FROM host_place;
-- Which readers have been members of at least two different clubs? Show their names.
-- people found on the lists of two or more groups
-- Who has belonged to two circles or more?
-- readers with memberships in at least 2 separate clubs
SELECT T1.name FROM reader AS T1 JOIN membership AS T2 ON T1.id = T2.reader_id GROUP BY T1.id HAVING COUNT(DISTINCT T2.club_id) >= 2;
-- Find the names of the readers who did not finish (no) a title that they rated.
-- who gave stars to a book without getting to the end of it (finished no)
-- Who gave up on something halfway (finished: no) and still scored it?
-- finished = no in the ratings, reader names please
SELECT T1.name FROM reader AS T1 JOIN rating AS T2 ON T1.id = T2.reader_id WHERE T2.finished = 'no';
-- Give the club name, the title name and the place name of every meeting attended by more than 10 people.
-- gatherings with over 10 heads: group, book and venue
-- When more than 10 came along, which circle was it, what were they reading and where did they sit?
-- attendance above 10: name of club, of title, of place
SELECT T1.name, T3.name, T4.name FROM club AS T1 JOIN meeting AS T2 ON T1.id = T2.club_id JOIN title AS T3 ON T2.title_id = T3.id JOIN host_place AS T4 ON T2.place_id = T4.id WHERE T2.attendance > 10;
-- How many different writers have been read at meetings in the city of Glasgow?
-- number of separate authors talked about in Glasgow venues
-- How many individual authors were on the table when people got together in Glasgow?
-- meetings at places in glasgow, count of different writers
SELECT COUNT(DISTINCT T1.writer_id) FROM title AS T1 JOIN meeting AS T2 ON T1.id = T2.title_id JOIN host_place AS T3 ON T2.place_id = T3.id WHERE T3.city = 'Glasgow';
-- Which titles have more pages than the average title? List names and pages, longest first.
-- books thicker than the mean, with their page count, thickest first
-- Which works are longer than they usually are, and how long are they, from the longest down?
-- name + number of pages for titles over the average page count, most pages at the top
SELECT name, pages FROM title WHERE pages > (SELECT AVG(pages) FROM title) ORDER BY pages DESC;
-- Of the book boxes lent to a club, which one holds the most copies? Give the club's name and the number of copies.
-- biggest box out on loan: which group has it and how many copies are inside
-- Which circle has borrowed the fullest crate, and how many books are in it?
-- most copies in one book box that a club has on loan: club, number
SELECT T1.name, T2.copies FROM club AS T1 JOIN book_box AS T2 ON T1.id = T2.lent_to_club ORDER BY T2.copies DESC LIMIT 1;
-- List all names of readers who are a treasurer in a club of the region Lowlands.
-- who keeps the money (treasurer) for the groups of Lowlands
-- Who looks after the cash, function treasurer, for a circle in Lowlands?
-- lowlands region, members that are treasurer of a club there: names
SELECT T1.name FROM reader AS T1 JOIN membership AS T2 ON T1.id = T2.reader_id JOIN club AS T3 ON T2.club_id = T3.id JOIN region AS T4 ON T3.region_id = T4.id WHERE T2.function = 'treasurer' AND T4.name = 'Lowlands';
-- Which readers have moderated a meeting or brought the snacks to one? List their names.
-- everyone who led a talk or supplied the nibbles
-- Who has ever chaired an evening or come with the food?
-- no repeats, names of readers: moderators plus snack bringers
SELECT T1.name FROM reader AS T1 JOIN meeting AS T2 ON T1.id = T2.moderator_id UNION SELECT T1.name FROM reader AS T1 JOIN meeting AS T2 ON T1.id = T2.snack_bringer_id;
-- Return the names of readers who gave 5 stars to a title originally written in a language other than English.
-- fans with 5 stars for something not written in English at first
-- Who awarded 5 stars to a book that first came out in some language that isn't English?
-- original language not english, stars 5: names of the readers who rated that
SELECT T1.name FROM reader AS T1 JOIN rating AS T2 ON T1.id = T2.reader_id JOIN title AS T3 ON T2.title_id = T3.id WHERE T2.stars = 5 AND T3.original_language != 'English';
-- For each occupation with at least two readers, give the occupation and the average age.
-- jobs held by two or more of our bookworms and how old these are on average
-- What do our people do for a living, and how old are they on average, where two or more do the same?
-- average age by occupation, occupation first, only those with at least 2 readers
SELECT occupation, AVG(age) FROM reader GROUP BY occupation HAVING COUNT(*) >= 2;
