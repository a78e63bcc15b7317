-- database: lectern_and_lanyard
CREATE TABLE Venues (VenueID INTEGER PRIMARY KEY, VenueName TEXT, City TEXT, Country TEXT, RentPerDay REAL, NearestStation TEXT);
CREATE TABLE Rooms (RoomID INTEGER PRIMARY KEY, VenueID INTEGER REFERENCES Venues(VenueID), RoomName TEXT, Capacity INTEGER, FloorNumber INTEGER, HasProjector TEXT);
CREATE TABLE Conferences (ConferenceID INTEGER PRIMARY KEY, ConferenceName TEXT, VenueID INTEGER REFERENCES Venues(VenueID), Field TEXT, FirstDay TEXT, LastDay TEXT, BaseFee REAL, PreviousEditionID INTEGER REFERENCES Conferences(ConferenceID));
CREATE TABLE Organisations (OrgID INTEGER PRIMARY KEY, OrgName TEXT, OrgType TEXT, City TEXT, Country TEXT, Website TEXT);
CREATE TABLE People (PersonID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Title TEXT, OrgID INTEGER REFERENCES Organisations(OrgID), Email TEXT, Diet TEXT);
CREATE TABLE Sessions (SessionID INTEGER PRIMARY KEY, ConferenceID INTEGER REFERENCES Conferences(ConferenceID), RoomID INTEGER REFERENCES Rooms(RoomID), SessionTitle TEXT, ChairID INTEGER REFERENCES People(PersonID), CoChairID INTEGER REFERENCES People(PersonID), SessionDate TEXT, StartTime TEXT, DurationMinutes INTEGER);
CREATE TABLE Talks (TalkID INTEGER PRIMARY KEY, SessionID INTEGER REFERENCES Sessions(SessionID), SpeakerID INTEGER REFERENCES People(PersonID), TalkTitle TEXT, Minutes INTEGER, ReviewScore REAL, SlidesReceived TEXT);
CREATE TABLE Registrations (RegistrationID INTEGER PRIMARY KEY, ConferenceID INTEGER REFERENCES Conferences(ConferenceID), PersonID INTEGER REFERENCES People(PersonID), RegisteredOn TEXT, TicketType TEXT, FeePaid REAL, CancelledOn TEXT);
CREATE TABLE Sponsorships (ConferenceID INTEGER REFERENCES Conferences(ConferenceID), OrgID INTEGER REFERENCES Organisations(OrgID), Level TEXT, Amount REAL, SignedOn TEXT, PRIMARY KEY (ConferenceID, OrgID));
CREATE TABLE Caterers (CatererID INTEGER PRIMARY KEY, CatererName TEXT, City TEXT, Specialty TEXT, MinimumGuests INTEGER);
CREATE TABLE CateringOrders (OrderID INTEGER PRIMARY KEY, ConferenceID INTEGER REFERENCES Conferences(ConferenceID), CatererID INTEGER REFERENCES Caterers(CatererID), Meal TEXT, ServedOn TEXT, Portions INTEGER, PricePerPortion REAL);
INSERT INTO Venues VALUES (1,'Kornhaus Forum','Basel','Switzerland',5200,'Spalentor'),(2,'Harbour Exchange','Rotterdam','Netherlands',6900,'Blaak'),(3,'Old Mint Hall','Dublin','Ireland',3800,NULL),(4,'Glasfabriek','Rotterdam','Netherlands',2400,'Marconiplein');
INSERT INTO Rooms VALUES (1,1,'Aula',420,1,'yes'),(2,1,'Silo Room',90,3,'yes'),(3,2,'Trading Floor',800,0,'yes'),(4,2,'Captain''s Room',60,2,'no'),(5,2,'Mezzanine',140,1,'yes'),(6,3,'Coin Room',110,0,'yes'),(7,4,'Furnace',250,0,'no');
INSERT INTO Conferences VALUES (1,'Soil Futures 2022',1,'agronomy','2022-05-16','2022-05-18',480,NULL),(2,'Soil Futures 2024',2,'agronomy','2024-05-13','2024-05-15',540,1),(3,'Port Logistics Summit',2,'transport','2023-09-26','2023-09-27',760,NULL),(4,'Sleep and Memory Days',3,'medicine','2023-11-08','2023-11-10',620,NULL),(5,'Sleep and Memory Days II',1,'medicine','2024-11-06','2024-11-08',650,4),(6,'Timber Bridges Forum',3,'engineering','2025-03-19','2025-03-20',390,NULL);
INSERT INTO Organisations VALUES (1,'Wageland Institute','university','Arnhem','Netherlands','wageland.test'),(2,'Nordkai Terminals','company','Rotterdam','Netherlands','nordkai.test'),(3,'Liffey Sleep Clinic','hospital','Dublin','Ireland',NULL),(4,'Humus Watch','charity','Basel','Switzerland','humuswatch.test'),(5,'Somnia Devices','company','Graz','Austria','somnia.test'),(6,'University of Trevane','university','Cork','Ireland','trevane.test');
INSERT INTO People VALUES (1,'Hanneke','Vos','Prof.',1,'h.vos@wageland.test','vegetarian'),(2,'Ruairi','Keogh','Dr.',3,'rkeogh@liffey.test',NULL),(3,'Lena','Aebischer',NULL,4,'lena@humuswatch.test','vegan'),(4,'Marco','Stainer','Dr.',5,'stainer@somnia.test','none'),(5,'Joke','De Wit',NULL,2,'jdewit@nordkai.test','none'),(6,'Siobhan','Tully','Prof.',6,'stully@trevane.test','vegetarian'),(7,'Abel','Moyo','Dr.',1,NULL,'halal'),(8,'Greta','Hollmann',NULL,NULL,'greta@freelance.test','none');
INSERT INTO Sessions VALUES (1,1,1,'Opening: Living Ground',1,3,'2022-05-16','09:00',90),(2,1,2,'Peat and Carbon',3,NULL,'2022-05-17','10:30',75),(3,2,5,'Peat and Carbon Revisited',1,7,'2024-05-13','11:00',120),(4,3,3,'Cranes without Drivers',5,NULL,'2023-09-26','09:30',60),(5,4,6,'Dreams and Recall',2,6,'2023-11-08','14:00',100),(6,5,1,'Night Work',6,2,'2024-11-06','09:15',95),(7,2,4,'Worms at Work',7,1,'2024-05-14','15:00',45);
INSERT INTO Talks VALUES (1,1,1,'What a Spadeful Knows',40,8.9,'yes'),(2,1,3,'Charters for Soil',25,7.2,'yes'),(3,2,7,'Rewetting Peat in Ten Years',30,8.1,'no'),(4,3,1,'Peat Prices',35,6.8,'yes'),(5,3,7,'Counting Carbon from Space',30,9.3,'yes'),(6,4,5,'A Yard that Drives Itself',45,7.7,'yes'),(7,5,4,'Headbands and Deep Sleep',30,6.1,'yes'),(8,5,2,'Naps after Surgery',20,8.4,'no'),(9,6,2,'Nurses at Four in the Morning',30,9.0,'no'),(10,7,3,'Earthworm Census',20,7.9,'yes');
INSERT INTO Registrations VALUES (1,1,1,'2022-02-01','speaker',0,NULL),(2,1,3,'2022-02-20','full',480,NULL),(3,1,7,'2022-03-11','student',210,NULL),(4,2,1,'2024-01-15','speaker',0,NULL),(5,2,8,'2024-02-02','full',540,'2024-04-30'),(6,2,7,'2024-01-29','full',540,NULL),(7,3,5,'2023-06-17','full',760,NULL),(8,3,8,'2023-07-04','press',90,NULL),(9,4,2,'2023-08-08','speaker',0,NULL),(10,4,6,'2023-08-30','full',620,NULL),(11,4,4,'2023-09-01','exhibitor',950,NULL),(12,5,6,'2024-08-12','full',650,NULL),(13,2,3,'2024-03-01','full',540,NULL);
INSERT INTO Sponsorships VALUES (1,4,'bronze',2500,'2021-12-03'),(2,4,'silver',6000,'2023-11-20'),(2,1,'gold',15000,'2023-10-10'),(3,2,'gold',32000,'2023-02-14'),(4,5,'gold',18000,'2023-05-05'),(4,3,'bronze',3000,'2023-06-22'),(5,5,'silver',9500,'2024-04-18');
INSERT INTO Caterers VALUES (1,'Suppenkueche Rhein','Basel','soups',40),(2,'Tafel aan Zee','Rotterdam','fish',60),(3,'Green Ladle','Dublin','vegetarian',25),(4,'Maison Croute','Basel','pastry',15);
INSERT INTO CateringOrders VALUES (1,1,1,'lunch','2022-05-16',180,14.5),(2,1,4,'coffee break','2022-05-17',170,6.2),(3,2,2,'dinner','2024-05-14',210,48),(4,3,2,'lunch','2023-09-26',340,22),(5,4,3,'lunch','2023-11-08',95,17.8),(6,5,1,'lunch','2024-11-06',130,16),(7,5,4,'coffee break','2024-11-07',120,6.9);
-- What are the names of the venues in Rotterdam?
-- places to hire in Rotterdam
-- Where could one hold a meeting in Rotterdam?
-- rotterdam venues, names
SELECT VenueName FROM Venues WHERE City = 'Rotterdam';
-- How many rooms have a projector (yes)?
-- number of halls with projector yes
-- In how many halls can slides be thrown on the wall, marked yes?
-- projector = yes, rooms counted
SELECT COUNT(*) FROM Rooms WHERE HasProjector = 'yes';
-- Show the names of conferences whose name contains Sleep, with their base fees.
-- meetings with Sleep in the name and what it costs to attend, basic price
-- Which gatherings are called something with Sleep, and what is the normal price to get in?
-- sleep in conference name, name + base fee
SELECT ConferenceName, BaseFee FROM Conferences WHERE ConferenceName LIKE '%Sleep%';
-- What are the shortest, the longest and the average duration in minutes of the sessions?
-- sessions: min, max and mean length
-- How long is the briefest block of the programme, how long the most drawn-out, and how long are they on average?
-- session minutes, smallest, largest, avg
SELECT MIN(DurationMinutes), MAX(DurationMinutes), AVG(DurationMinutes) FROM Sessions;
-- How many different people have registered for a conference?
-- number of distinct attendees who signed up
-- How many separate human beings have ever put themselves down for one of our events?
-- registrations, each person counted once
SELECT COUNT(DISTINCT PersonID) FROM Registrations;
-- Give the first and last names of people who belong to no organisation.
-- independents, that is, without any employer on file: given name, surname
-- Who comes on their own account, with no body behind them? Both names.
-- organisation missing, first and last name
SELECT FirstName, LastName FROM People WHERE OrgID IS NULL;
-- For each venue, show the name, the number of rooms and the capacity of its largest room.
-- halls per place and the seats in the biggest, place first
-- How many halls does every house have, and how many people fit into its roomiest? Start with the house.
-- venue name, room count, max capacity
SELECT T1.VenueName, COUNT(*), MAX(T2.Capacity) FROM Venues AS T1 JOIN Rooms AS T2 ON T1.VenueID = T2.VenueID GROUP BY T1.VenueID;
-- Show the name of each conference that has a previous edition, together with the name of that previous edition.
-- repeat meetings next to the one they follow
-- Which events are sequels, and to what? The later one in front.
-- conference, earlier edition, names of the two
SELECT T1.ConferenceName, T2.ConferenceName FROM Conferences AS T1 JOIN Conferences AS T2 ON T1.PreviousEditionID = T2.ConferenceID;
-- For the sessions with a co-chair, give the session title, the last name of the chair and the last name of the co-chair.
-- sessions led by two: title, surname of the chair, surname of the second
-- Where did a pair sit up front, who was the main one and who the other? Title and family names.
-- title, chair, co-chair (last names), only where there is a co-chair
SELECT T1.SessionTitle, T2.LastName, T3.LastName FROM Sessions AS T1 JOIN People AS T2 ON T1.ChairID = T2.PersonID JOIN People AS T3 ON T1.CoChairID = T3.PersonID;
-- Which conferences have no sponsor? List their names.
-- meetings nobody sponsors
-- Which gatherings have not found anybody to put up money?
-- no sponsorship at all, conference names
SELECT ConferenceName FROM Conferences WHERE ConferenceID NOT IN (SELECT ConferenceID FROM Sponsorships);
-- Which organisation has paid the highest total amount in sponsorships? Show its name and that total.
-- top sponsor over all meetings, with the sum
-- Who has put up the most money for our events all told, and how much?
-- sum sponsorship by org, the largest with its figure
SELECT T1.OrgName, SUM(T2.Amount) FROM Organisations AS T1 JOIN Sponsorships AS T2 ON T1.OrgID = T2.OrgID GROUP BY T1.OrgID ORDER BY SUM(T2.Amount) DESC LIMIT 1;
-- List the talk titles and review scores of the talks given at Soil Futures 2024, best score first.
-- lectures of Soil Futures 2024 with the referees' marks, from high to low
-- What was one told at Soil Futures 2024, and how well had each been marked? The finest in front.
-- soil futures 2024: talk, score, descending
SELECT T1.TalkTitle, T1.ReviewScore FROM Talks AS T1 JOIN Sessions AS T2 ON T1.SessionID = T2.SessionID JOIN Conferences AS T3 ON T2.ConferenceID = T3.ConferenceID WHERE T3.ConferenceName = 'Soil Futures 2024' ORDER BY T1.ReviewScore DESC;
-- What are the first and last names of the people who have both chaired a session and given a talk?
-- people found as main chair as well as speaker, given name and surname
-- Who has presided over some block of the programme and also stood up to lecture? Both names.
-- chairs (not co-chairs) who are speakers too, first + last name
SELECT T1.FirstName, T1.LastName FROM People AS T1 JOIN Sessions AS T2 ON T1.PersonID = T2.ChairID INTERSECT SELECT T1.FirstName, T1.LastName FROM People AS T1 JOIN Talks AS T2 ON T1.PersonID = T2.SpeakerID;
-- Which cities are home to a caterer or to an organisation?
-- towns with a catering firm or some organisation, one list
-- In what places do we know a kitchen, or else a body that people come from?
-- caterer cities together with organisation cities, no repeats
SELECT City FROM Caterers UNION SELECT City FROM Organisations;
-- Which countries have an organisation but no venue?
-- lands where some organisation is based, yet we have no house to hire
-- From what nations do bodies come where there isn't a hall for us?
-- countries of organisations minus countries of venues
SELECT Country FROM Organisations EXCEPT SELECT Country FROM Venues;
-- How many registrations between 2024-01-01 and 2024-06-30 have the ticket type full?
-- full tickets booked from 2024-01-01 to 2024-06-30, how many
-- How often did someone sign up at the full rate between 2024-01-01 and 2024-06-30?
-- ticket full, registered 2024-01-01 through 2024-06-30, count
SELECT COUNT(*) FROM Registrations WHERE TicketType = 'full' AND RegisteredOn BETWEEN '2024-01-01' AND '2024-06-30';
-- Which people have given talks at at least two different conferences? Show first name and last name.
-- speakers heard at two or more distinct meetings, given name and surname
-- Who has lectured at no fewer than two of our events? Both names.
-- at least two conferences per speaker, first + last name
SELECT T1.FirstName, T1.LastName FROM People AS T1 JOIN Talks AS T2 ON T1.PersonID = T2.SpeakerID JOIN Sessions AS T3 ON T2.SessionID = T3.SessionID GROUP BY T1.PersonID HAVING COUNT(DISTINCT T3.ConferenceID) >= 2;
-- Which talks had a review score above the average? Show the talk title, the last name of the speaker and the name of the room.
-- lectures marked better than the mean: title, speaker's surname, hall
-- What was judged finer than average, who gave it, by family name, and in which hall?
-- score over avg, talk + last name + room name
SELECT T1.TalkTitle, T2.LastName, T4.RoomName FROM Talks AS T1 JOIN People AS T2 ON T1.SpeakerID = T2.PersonID JOIN Sessions AS T3 ON T1.SessionID = T3.SessionID JOIN Rooms AS T4 ON T3.RoomID = T4.RoomID WHERE T1.ReviewScore > (SELECT AVG(ReviewScore) FROM Talks);
-- Give the names of the conferences and the names of the caterers that served lunch there, with the number of portions.
-- lunch: which meeting, which catering firm, how many plates
-- At what event did who dish up lunch, and how much of it, counted in plates?
-- meal lunch, list conference, caterer, portions
SELECT T1.ConferenceName, T3.CatererName, T2.Portions FROM Conferences AS T1 JOIN CateringOrders AS T2 ON T1.ConferenceID = T2.ConferenceID JOIN Caterers AS T3 ON T2.CatererID = T3.CatererID WHERE T2.Meal = 'lunch';
-- Among the registrations not cancelled, which conference brought in the highest total of fees paid? Give its name and the total.
-- leaving out cancellations, the meeting with most fee income, and the sum
-- Which event earned the most from people who did not call off, and how much did they pay in all?
-- cancelled date empty, sum fees by conference, the best one + amount
SELECT T1.ConferenceName, SUM(T2.FeePaid) FROM Conferences AS T1 JOIN Registrations AS T2 ON T1.ConferenceID = T2.ConferenceID WHERE T2.CancelledOn IS NULL GROUP BY T1.ConferenceID ORDER BY SUM(T2.FeePaid) DESC LIMIT 1;
-- For each organisation with more than one talk by its people, show the organisation name, the number of talks and their average review score, from the highest average to the lowest.
-- organisations behind more than one lecture: name, how many, mean mark, best mark on top
-- Which bodies sent people to lecture more than once, how often was it, and how were they marked on average? The finest average in front.
-- org + talk count (over one) + avg score, descending by avg score
SELECT T1.OrgName, COUNT(*), AVG(T3.ReviewScore) FROM Organisations AS T1 JOIN People AS T2 ON T1.OrgID = T2.OrgID JOIN Talks AS T3 ON T2.PersonID = T3.SpeakerID GROUP BY T1.OrgID HAVING COUNT(*) > 1 ORDER BY AVG(T3.ReviewScore) DESC;
-- Which people are registered for a conference held in a venue in Ireland and have the diet vegetarian? Show first and last names.
-- vegetarian attendees of anything held in Ireland, given name and surname
-- Who eats vegetarian and put themselves down for an event on a site in Ireland? Both names.
-- ireland venue, diet vegetarian, names (first, last) of the registered
SELECT FirstName, LastName FROM People WHERE Diet = 'vegetarian' AND PersonID IN (SELECT T1.PersonID FROM Registrations AS T1 JOIN Conferences AS T2 ON T1.ConferenceID = T2.ConferenceID JOIN Venues AS T3 ON T2.VenueID = T3.VenueID WHERE T3.Country = 'Ireland');

-- database: orvane_polling_commission
CREATE TABLE parties (pty_abbr TEXT PRIMARY KEY, pty_name TEXT, colour TEXT, founded INTEGER, chair_name TEXT, members INTEGER);
CREATE TABLE constituencies (con_no INTEGER PRIMARY KEY, con_name TEXT, province TEXT, seats INTEGER, area_km2 REAL, urban INTEGER);
CREATE TABLE elections (ele_id INTEGER PRIMARY KEY, ele_title TEXT, ele_kind TEXT, held_on TEXT, called_on TEXT, threshold_pct REAL);
CREATE TABLE stations (stn_id INTEGER PRIMARY KEY, stn_name TEXT, con_no INTEGER REFERENCES constituencies(con_no), street TEXT, building_kind TEXT, booths INTEGER, step_free TEXT);
CREATE TABLE candidates (cnd_id INTEGER PRIMARY KEY, fname TEXT, lname TEXT, born INTEGER, occupation TEXT, home_con_no INTEGER REFERENCES constituencies(con_no));
CREATE TABLE nominations (nom_id INTEGER PRIMARY KEY, ele_id INTEGER REFERENCES elections(ele_id), cnd_id INTEGER REFERENCES candidates(cnd_id), con_no INTEGER REFERENCES constituencies(con_no), pty_abbr TEXT REFERENCES parties(pty_abbr), list_place INTEGER, withdrawn_on TEXT);
CREATE TABLE officials (off_id INTEGER PRIMARY KEY, fname TEXT, lname TEXT, duty TEXT, trained_on TEXT, trainer_id INTEGER REFERENCES officials(off_id), daily_pay REAL);
CREATE TABLE station_days (ele_id INTEGER REFERENCES elections(ele_id), stn_id INTEGER REFERENCES stations(stn_id), presiding_id INTEGER REFERENCES officials(off_id), deputy_id INTEGER REFERENCES officials(off_id), electors INTEGER, ballots_cast INTEGER, spoiled INTEGER, closed_at TEXT, PRIMARY KEY (ele_id, stn_id));
CREATE TABLE votes (ele_id INTEGER REFERENCES elections(ele_id), stn_id INTEGER REFERENCES stations(stn_id), nom_id INTEGER REFERENCES nominations(nom_id), vote_count INTEGER, recounted TEXT, PRIMARY KEY (stn_id, nom_id));
CREATE TABLE observers (obs_id INTEGER PRIMARY KEY, obs_name TEXT, sending_body TEXT, country TEXT, languages INTEGER);
CREATE TABLE incident_types (inc_code TEXT PRIMARY KEY, inc_desc TEXT, grave TEXT);
CREATE TABLE incidents (inc_id INTEGER PRIMARY KEY, ele_id INTEGER REFERENCES elections(ele_id), stn_id INTEGER REFERENCES stations(stn_id), obs_id INTEGER REFERENCES observers(obs_id), inc_code TEXT REFERENCES incident_types(inc_code), noted_at TEXT, resolved TEXT);
INSERT INTO parties VALUES ('CIV','Civic Alliance','blue',1974,'Ottilie Brack',18200),('LAB','Labour Front','red',1921,'Samu Teller',40500),('GRN','Green Orvane','green',1989,'Wanda Luft',9700),('FRM','Farmers League','yellow',1946,'Jory Penhale',12900),('LIB','New Liberals','orange',2013,NULL,3100);
INSERT INTO constituencies VALUES (1,'Orvane Harbour','Coast',4,61.5,1),(2,'Orvane Heights','Coast',3,48,1),(3,'Upper Brenn','Highland',2,1420,0),(4,'Lower Brenn','Highland',2,980,0),(5,'Saltmeadow','Lowland',3,655,0);
INSERT INTO elections VALUES (1,'Provincial Council 2019','provincial','2019-06-02','2019-03-11',3),(2,'National Assembly 2021','national','2021-10-10','2021-07-30',5),(3,'Provincial Council 2023','provincial','2023-06-04','2023-03-06',3),(4,'National Assembly 2025','national','2025-10-12','2025-08-01',5);
INSERT INTO stations VALUES (1,'Customs House',1,'Quay Street 2','office',8,'yes'),(2,'St Olave School',1,'Olave Lane 14','school',12,'no'),(3,'Heights Sports Hall',2,'Summit Road 90','sports hall',15,'yes'),(4,'Brennside School',3,'Mill Road 1','school',4,'yes'),(5,'Chapel of Low Ferry',4,'Ferry Row 7','church',3,'no'),(6,'Saltmeadow Town Hall',5,'Market Square 1','town hall',10,'yes'),(7,'Reed Street School',5,'Reed Street 33','school',6,'no');
INSERT INTO candidates VALUES (1,'Ludo','Marchetti',1968,'harbour pilot',1),(2,'Elke','Sandberg',1975,'teacher',2),(3,'Bram','Hollis',1959,'dairy farmer',3),(4,'Nadia','Farah',1990,'nurse',1),(5,'Corin','Vale',1983,'lawyer',5),(6,'Petronella','Stamm',1971,'vet',4),(7,'Uwe','Ritter',1995,'student',2),(8,'Ada','Quist',1964,'publican',5);
INSERT INTO nominations VALUES (1,2,1,1,'LAB',1,NULL),(2,2,2,1,'CIV',1,NULL),(3,2,3,3,'FRM',1,NULL),(4,2,6,3,'GRN',2,NULL),(5,3,1,1,'LAB',1,NULL),(6,3,4,1,'GRN',1,NULL),(7,3,2,2,'CIV',1,NULL),(8,3,5,5,'CIV',2,NULL),(9,3,6,5,'FRM',1,NULL),(10,3,7,2,'LIB',1,'2023-05-02'),(11,1,4,1,'LIB',3,NULL);
INSERT INTO officials VALUES (1,'Gisela','Horn','presiding officer','2012-05-05',NULL,210),(2,'Owen','Platt','presiding officer','2017-04-22',1,205),(3,'Rut','Amsel','clerk','2019-05-11',1,150),(4,'Dario','Nunn','clerk','2021-09-18',2,145),(5,'Yvette','Crane','counter','2021-09-25',2,130),(6,'Hamid','Sorel','presiding officer','2018-05-19',1,200),(7,'Tilda','Moss','clerk','2023-05-13',3,148);
INSERT INTO station_days VALUES (1,1,1,3,2210,1340,21,'20:00'),(2,1,1,3,2250,1702,30,'20:10'),(2,2,2,4,3105,2290,52,'20:00'),(2,4,6,5,910,733,9,'20:00'),(3,1,2,3,2301,1388,18,'20:00'),(3,3,1,4,4020,2475,41,'20:25'),(3,6,6,5,2740,1610,33,'20:00'),(3,7,2,NULL,1185,802,12,NULL);
INSERT INTO votes VALUES (2,1,1,905,'no'),(2,1,2,767,'no'),(2,2,1,1013,'yes'),(2,2,2,1225,'yes'),(2,4,3,498,'no'),(2,4,4,226,'no'),(3,1,5,812,'no'),(3,1,6,558,'no'),(3,3,7,2434,'no'),(3,6,8,640,'no'),(3,6,9,937,'no'),(3,7,8,410,'yes'),(3,7,9,380,'yes'),(1,1,11,402,'no');
INSERT INTO observers VALUES (1,'Ingrid Thole','Council of Small States','Iceland',4),(2,'Paulo Mendes','Open Vote Watch','Portugal',3),(3,'Keiko Arai','Open Vote Watch','Japan',2),(4,'Tomas Ruzicka','Danube Forum','Slovakia',5),(5,'Bridget Ansah','Open Vote Watch','Ghana',3);
INSERT INTO incident_types VALUES ('QUE','long queue','no'),('LST','name missing on the roll','no'),('SEC','broken seal on ballot box','yes'),('CAM','campaigning inside the room','yes'),('PWR','power cut','no');
INSERT INTO incidents VALUES (1,2,1,1,'QUE','09:40','yes'),(2,2,2,2,'LST','11:15','yes'),(3,2,2,2,'SEC','20:30','no'),(4,3,3,4,'QUE','18:05','yes'),(5,3,3,1,'CAM','12:20','yes'),(6,3,6,3,'LST','10:50','no'),(7,3,7,1,'LST','16:45','yes');
-- What are the names and chairs of the parties founded before 1950?
-- parties older than 1950: name and who chairs them
-- Which movements go back earlier than 1950, and who is at their head?
-- before 1950, party name + chair
SELECT pty_name, chair_name FROM parties WHERE founded < 1950;
-- How many stations are located in a building of the kind school?
-- number of polling places in a school
-- How often does one go to a school to cast a ballot, counting the sites?
-- building school, count stations
SELECT COUNT(*) FROM stations WHERE building_kind = 'school';
-- Show the names and the numbers of booths of the stations that are step free (yes), from most booths to fewest.
-- polling places with step free yes: name, booths, largest first
-- Where can a wheelchair roll in (step free: yes), and how many cabins are there? The best equipped in front.
-- step_free yes, station + booth count, descending
SELECT stn_name, booths FROM stations WHERE step_free = 'yes' ORDER BY booths DESC;
-- What is the total number of seats, and what is the largest area of a constituency?
-- seats altogether, and the size of the most extensive constituency in square km
-- How many places in parliament are there to win in all, and how far does the widest district stretch in square kilometres?
-- sum seats, max area_km2
SELECT SUM(seats), MAX(area_km2) FROM constituencies;
-- For how many different parties have candidates been nominated?
-- number of distinct parties with a nomination
-- How many separate movements have ever put anybody up?
-- parties on nominations, each counted once
SELECT COUNT(DISTINCT pty_abbr) FROM nominations;
-- Which constituencies have a name that contains Brenn, and how many seats do they have?
-- districts with Brenn in their name, and their number of seats
-- How many places are to be won in whatever district goes by some Brenn? The district first.
-- brenn in constituency name, name then seats
SELECT con_name, seats FROM constituencies WHERE con_name LIKE '%Brenn%';
-- For each province, show the number of constituencies and the average number of seats.
-- provinces with how many districts each and the mean seats per district
-- Into how many districts is every province cut, and how many places does one of these have on average? Province first.
-- by province: count of constituencies, avg seats
SELECT province, COUNT(*), AVG(seats) FROM constituencies GROUP BY province;
-- Show the last name of each official together with the last name of the trainer.
-- poll staff and whoever trained them, surnames only
-- Who learned the job from whom? Family name of the pupil, then of the teacher.
-- official surname + trainer surname
SELECT T1.lname, T2.lname FROM officials AS T1 JOIN officials AS T2 ON T1.trainer_id = T2.off_id;
-- For the station days of National Assembly 2021, give the station name, the last name of the presiding official and the last name of the deputy.
-- National Assembly 2021: polling place, surname of who presided, surname of the deputy
-- Who ran things where on the day of National Assembly 2021, and who stood in for them? Place, then two family names.
-- national assembly 2021 stations with presiding + deputy (last names)
SELECT T2.stn_name, T3.lname, T4.lname FROM station_days AS T1 JOIN stations AS T2 ON T1.stn_id = T2.stn_id JOIN officials AS T3 ON T1.presiding_id = T3.off_id JOIN officials AS T4 ON T1.deputy_id = T4.off_id JOIN elections AS T5 ON T1.ele_id = T5.ele_id WHERE T5.ele_title = 'National Assembly 2021';
-- Which candidates, by first and last name, have never been nominated?
-- people in the candidate file without a nomination, given name and surname
-- Whom has no movement ever put up, though we have them on our books? Both names.
-- no nomination, candidate first + last name
SELECT fname, lname FROM candidates WHERE cnd_id NOT IN (SELECT cnd_id FROM nominations);
-- Which party received the most votes in Provincial Council 2023? Show its name and the total of votes.
-- Provincial Council 2023: strongest party with its vote sum
-- Who came out on top at Provincial Council 2023, by movement, and with how many crosses in all?
-- provincial council 2023, sum votes per party, first one + figure
SELECT T1.pty_name, SUM(T3.vote_count) FROM parties AS T1 JOIN nominations AS T2 ON T1.pty_abbr = T2.pty_abbr JOIN votes AS T3 ON T2.nom_id = T3.nom_id JOIN elections AS T4 ON T2.ele_id = T4.ele_id WHERE T4.ele_title = 'Provincial Council 2023' GROUP BY T1.pty_abbr ORDER BY SUM(T3.vote_count) DESC LIMIT 1;
-- What are the first and last names of candidates nominated both for National Assembly 2021 and for Provincial Council 2023?
-- people who stood at National Assembly 2021 as well as at Provincial Council 2023, given name and surname
-- Who was up for Provincial Council 2023 and had been for National Assembly 2021, too? Both names.
-- candidates common to national assembly 2021 and provincial council 2023 (first, last)
SELECT T1.fname, T1.lname FROM candidates AS T1 JOIN nominations AS T2 ON T1.cnd_id = T2.cnd_id JOIN elections AS T3 ON T2.ele_id = T3.ele_id WHERE T3.ele_title = 'National Assembly 2021' INTERSECT SELECT T1.fname, T1.lname FROM candidates AS T1 JOIN nominations AS T2 ON T1.cnd_id = T2.cnd_id JOIN elections AS T3 ON T2.ele_id = T3.ele_id WHERE T3.ele_title = 'Provincial Council 2023';
-- Which stations have had a long queue or a power cut, or have more than 10 booths? List their names without repetition.
-- polling places with more than 10 booths, or with an incident of long queue or power cut, one list
-- Where was there a long queue or a power cut, or where do they have more than 10 cabins? No doubles.
-- over 10 booths, plus any place noted for long queue or power cut, unique names
SELECT T1.stn_name FROM stations AS T1 JOIN incidents AS T2 ON T1.stn_id = T2.stn_id JOIN incident_types AS T3 ON T2.inc_code = T3.inc_code WHERE T3.inc_desc = 'long queue' OR T3.inc_desc = 'power cut' UNION SELECT stn_name FROM stations WHERE booths > 10;
-- List the names of the stations used in Provincial Council 2023 in which no incident was noted in that election.
-- polling places open for Provincial Council 2023 minus those with something noted at that vote
-- Where did Provincial Council 2023 pass off with nothing to write down?
-- provincial council 2023 stations, without incidents of provincial council 2023, names
SELECT T1.stn_name FROM stations AS T1 JOIN station_days AS T2 ON T1.stn_id = T2.stn_id JOIN elections AS T3 ON T2.ele_id = T3.ele_id WHERE T3.ele_title = 'Provincial Council 2023' EXCEPT SELECT T1.stn_name FROM stations AS T1 JOIN incidents AS T2 ON T1.stn_id = T2.stn_id JOIN elections AS T3 ON T2.ele_id = T3.ele_id WHERE T3.ele_title = 'Provincial Council 2023';
-- Give the titles and dates of the elections held between 2019-01-01 and 2021-12-31 or with a threshold of 3 percent.
-- votes from 2019-01-01 to 2021-12-31, or any with a hurdle of 3: title and day
-- Which polls took place between 2019-01-01 and 2021-12-31, or else let a movement in from 3 percent, and when were they?
-- threshold 3 or date in 2019-01-01 to 2021-12-31, election title + day held
SELECT ele_title, held_on FROM elections WHERE held_on BETWEEN '2019-01-01' AND '2021-12-31' OR threshold_pct = 3;
-- Which candidates have been nominated by at least two different parties? Show first and last names.
-- people who ran for two or more distinct parties, given name and surname
-- Who has changed colours, standing for no fewer than two movements over time? Both names.
-- at least two parties per candidate, first + last
SELECT T1.fname, T1.lname FROM candidates AS T1 JOIN nominations AS T2 ON T1.cnd_id = T2.cnd_id GROUP BY T1.cnd_id HAVING COUNT(DISTINCT T2.pty_abbr) >= 2;
-- Show the names of the observers, the descriptions of the incident types and the station names for incidents not resolved (no).
-- open incidents (resolved no): observer, what kind, where
-- Who saw what, and at which place, that has not been put right (no)?
-- resolved = no, observer name + incident description + polling place
SELECT T2.obs_name, T3.inc_desc, T4.stn_name FROM incidents AS T1 JOIN observers AS T2 ON T1.obs_id = T2.obs_id JOIN incident_types AS T3 ON T1.inc_code = T3.inc_code JOIN stations AS T4 ON T1.stn_id = T4.stn_id WHERE T1.resolved = 'no';
-- Which station days had more spoiled ballots than the average? Give the station name, the election title and the number of spoiled ballots.
-- spoiled papers above the mean: which place, which vote, how many
-- Where and at which poll did more than the average go to waste, and how many papers was that?
-- spoiled over avg, station + election + spoiled
SELECT T2.stn_name, T3.ele_title, T1.spoiled FROM station_days AS T1 JOIN stations AS T2 ON T1.stn_id = T2.stn_id JOIN elections AS T3 ON T1.ele_id = T3.ele_id WHERE T1.spoiled > (SELECT AVG(spoiled) FROM station_days);
-- Give the first name, the last name and the party name of each nomination in a constituency that is not the candidate's home constituency.
-- people nominated outside their own district: given name, surname, party
-- Who stood somewhere other than where they live, and for which movement? Both names, then the movement.
-- nomination district differs from home district, list first, last, party name
SELECT T1.fname, T1.lname, T3.pty_name FROM candidates AS T1 JOIN nominations AS T2 ON T1.cnd_id = T2.cnd_id JOIN parties AS T3 ON T2.pty_abbr = T3.pty_abbr WHERE T2.con_no != T1.home_con_no;
-- Among the votes that were recounted (yes), which candidate got the highest single vote count? Show the last name, the station name and the vote count.
-- recounted yes: the best result at one polling place, with surname, place, votes
-- Where the papers were gone through again (yes), whose pile was the tallest, where, and how tall? Family name first.
-- recount yes, top vote_count, candidate surname + station + number
SELECT T1.lname, T4.stn_name, T3.vote_count FROM candidates AS T1 JOIN nominations AS T2 ON T1.cnd_id = T2.cnd_id JOIN votes AS T3 ON T2.nom_id = T3.nom_id JOIN stations AS T4 ON T3.stn_id = T4.stn_id WHERE T3.recounted = 'yes' ORDER BY T3.vote_count DESC LIMIT 1;
-- For each nomination that was withdrawn, show the last name of the candidate, the name of the constituency and the date of withdrawal.
-- people who pulled out after being nominated: surname, district, day they did so
-- Who stepped back from the race, by family name, in which district, and when?
-- withdrawn date recorded, candidate last name + constituency + that date
SELECT T1.lname, T3.con_name, T2.withdrawn_on FROM candidates AS T1 JOIN nominations AS T2 ON T1.cnd_id = T2.cnd_id JOIN constituencies AS T3 ON T2.con_no = T3.con_no WHERE T2.withdrawn_on IS NOT NULL;
-- For each sending body with more than one incident noted by its observers, show the sending body and the number of different stations concerned, from most to fewest.
-- bodies whose observers noted over one incident, and at how many distinct polling places, highest first
-- Which senders had their people write down more than one trouble, and in how many separate places was it? The largest number in front.
-- sending body, count unique stations, only with more than one incident, descending
SELECT T1.sending_body, COUNT(DISTINCT T2.stn_id) FROM observers AS T1 JOIN incidents AS T2 ON T1.obs_id = T2.obs_id GROUP BY T1.sending_body HAVING COUNT(*) > 1 ORDER BY COUNT(DISTINCT T2.stn_id) DESC;

-- database: whirr_and_mend
CREATE TABLE depot (depot_code TEXT PRIMARY KEY, depot_town TEXT, phone TEXT, opened_year INTEGER, vans INTEGER);
CREATE TABLE technician (tech_id INTEGER PRIMARY KEY, tech_name TEXT, depot_code TEXT REFERENCES depot(depot_code), trained_by INTEGER REFERENCES technician(tech_id), hired_date TEXT, hourly_rate REAL, gas_certified TEXT);
CREATE TABLE household (hh_id INTEGER PRIMARY KEY, contact_name TEXT, street_address TEXT, town TEXT, phone TEXT, customer_since INTEGER, service_plan TEXT);
CREATE TABLE brand (brand_id INTEGER PRIMARY KEY, brand_name TEXT, home_country TEXT, warranty_months INTEGER, hotline TEXT);
CREATE TABLE appliance_type (type_code TEXT PRIMARY KEY, type_name TEXT, room TEXT, expected_years INTEGER);
CREATE TABLE model (model_no TEXT PRIMARY KEY, model_name TEXT, brand_id INTEGER REFERENCES brand(brand_id), type_code TEXT REFERENCES appliance_type(type_code), energy_class TEXT, release_year INTEGER, retail_price REAL);
CREATE TABLE appliance (serial_no TEXT PRIMARY KEY, model_no TEXT REFERENCES model(model_no), hh_id INTEGER REFERENCES household(hh_id), bought_on TEXT, under_warranty TEXT, condition_note TEXT);
CREATE TABLE fault_code (fault_code TEXT PRIMARY KEY, fault_text TEXT, usual_minutes INTEGER, dangerous TEXT);
CREATE TABLE job (job_no INTEGER PRIMARY KEY, serial_no TEXT REFERENCES appliance(serial_no), tech_id INTEGER REFERENCES technician(tech_id), helper_id INTEGER REFERENCES technician(tech_id), fault_code TEXT REFERENCES fault_code(fault_code), booked_on TEXT, done_on TEXT, minutes_on_site INTEGER, labour_charge REAL, state TEXT);
CREATE TABLE part (part_no TEXT PRIMARY KEY, part_name TEXT, brand_id INTEGER REFERENCES brand(brand_id), unit_cost REAL, in_stock INTEGER, replaced_by TEXT REFERENCES part(part_no));
CREATE TABLE job_part (job_no INTEGER REFERENCES job(job_no), part_no TEXT REFERENCES part(part_no), qty INTEGER, charged_price REAL, PRIMARY KEY (job_no, part_no));
CREATE TABLE feedback (fb_id INTEGER PRIMARY KEY, job_no INTEGER REFERENCES job(job_no), stars INTEGER, remark TEXT, given_on TEXT);
INSERT INTO depot VALUES ('NOR','Norbury','555-2001',1996,9),('EST','Eastwick','555-2002',2008,5),('WIL','Wilmscote','555-2003',2017,3),('HAV','Haven Point','555-2004',2024,2);
INSERT INTO technician VALUES (1,'Derek Sloane','NOR',NULL,'1998-04-06',34,'yes'),(2,'Magda Lis','NOR',1,'2009-10-19',29.5,'yes'),(3,'Femi Adu','EST',1,'2012-03-05',28,'no'),(4,'Carla Rizzo','EST',3,'2018-08-13',24,'no'),(5,'Jon Pike','WIL',2,'2020-01-27',23.5,'yes'),(6,'Sunniva Eide','WIL',5,'2023-06-12',19,'no');
INSERT INTO household VALUES (1,'Ms Alder','4 Fern Close','Norbury','555-3110',2010,'gold'),(2,'The Boyles','19 Station Road','Eastwick','555-3122',2016,'basic'),(3,'Mr Cheung','Flat 3, Dock House','Eastwick',NULL,2021,NULL),(4,'Mrs Dunmore','77 Station Road','Wilmscote','555-3145',2005,'gold'),(5,'Studio Elm','2 Canal Yard','Norbury','555-3151',2022,NULL),(6,'The Farrows','8 Priory Lane','Haven Point','555-3160',2024,'basic');
INSERT INTO brand VALUES (1,'Halvorsen','Norway',60,'0800-111'),(2,'Brisko','Slovenia',36,'0800-222'),(3,'Mirai Home','Japan',48,'0800-333'),(4,'Castello','Italy',24,'0800-444'),(5,'Kernow','United Kingdom',24,NULL);
INSERT INTO appliance_type VALUES ('WM','washing machine','utility room',11),('DW','dishwasher','kitchen',10),('FR','fridge freezer','kitchen',14),('OV','oven','kitchen',15),('TD','tumble dryer','utility room',12),('VC','vacuum cleaner','hall',8);
INSERT INTO model VALUES ('HV-W7','Fjordwash 7',1,'WM','A',2019,649),('BR-D45','SlimDish 45',2,'DW','C',2017,389),('MH-F300','Coolmate 300',3,'FR','B',2021,879),('CA-O90','Forno Grande 90',4,'OV','A',2014,1240),('BR-W6','EcoWash 6',2,'WM','B',2016,359),('HV-T8','Fjorddry 8',1,'TD','A',2020,729),('MH-F120','Coolmate Mini',3,'FR','D',2012,265);
INSERT INTO appliance VALUES ('S1001','HV-W7',1,'2020-02-14','yes',NULL),('S1002','BR-D45',1,'2018-05-30','no','rust on rack'),('S1003','CA-O90',2,'2015-11-02','no',NULL),('S1004','BR-W6',3,'2017-01-09','no','second hand'),('S1005','MH-F300',4,'2022-07-21','yes',NULL),('S1006','HV-T8',4,'2020-12-01','yes','lint filter torn'),('S1007','BR-W6',4,'2016-09-16','no',NULL),('S1008','MH-F120',5,'2013-04-18','no','noisy'),('S1009','HV-W7',6,'2023-10-10','yes',NULL);
INSERT INTO fault_code VALUES ('E01','does not drain',45,'no'),('E02','does not heat',60,'no'),('E03','water leak',50,'yes'),('E04','burning smell',80,'yes'),('E05','door will not lock',30,'no'),('E06','loud rattle',40,'no');
INSERT INTO job VALUES (1,'S1001',1,NULL,'E01','2023-01-09','2023-01-11',40,55,'done'),(2,'S1003',2,5,'E02','2023-01-30','2023-02-03',95,120,'done'),(3,'S1004',3,NULL,'E03','2023-02-13','2023-02-14',65,80,'done'),(4,'S1006',2,NULL,'E04','2023-03-06','2023-03-07',110,95,'done'),(5,'S1007',5,6,'E01','2023-03-20','2023-03-24',35,50,'done'),(6,'S1008',1,2,'E06','2023-04-03','2023-04-12',70,85,'scrapped'),(7,'S1004',4,3,'E05','2023-05-15','2023-05-16',25,45,'done'),(8,'S1002',1,NULL,'E03','2023-06-01',NULL,NULL,NULL,'waiting for part'),(9,'S1005',5,NULL,'E06','2023-06-19',NULL,NULL,NULL,'booked'),(10,'S1001',2,1,'E03','2023-05-29','2023-06-02',75,90,'done');
INSERT INTO part VALUES ('P-10','drain pump',1,38,6,NULL),('P-11','drain pump mark one',1,29,0,'P-10'),('P-20','door seal',2,17.5,11,NULL),('P-21','door lock',2,22,3,NULL),('P-30','heating element',4,64,2,NULL),('P-40','compressor mount',3,9.8,14,NULL),('P-12','drum belt',1,14.2,0,NULL),('P-22','pump hose',2,8.5,20,NULL);
INSERT INTO job_part VALUES (1,'P-10',1,52),(2,'P-30',1,170),(3,'P-20',1,28),(3,'P-22',2,26),(4,'P-12',1,24),(5,'P-22',1,13),(6,'P-40',4,60),(7,'P-21',1,36),(10,'P-10',1,55);
INSERT INTO feedback VALUES (1,1,5,'quick and clean','2023-01-12'),(2,2,4,NULL,'2023-02-05'),(3,3,2,'still a puddle','2023-02-20'),(4,4,5,'very careful','2023-03-08'),(5,6,1,'told me to buy a new one','2023-04-13'),(6,7,4,'fine','2023-05-18'),(7,10,3,'second visit in one year','2023-06-04');
-- What are the names of the technicians who are gas certified (yes)?
-- repair staff with gas certified yes
-- Who of the crew is allowed to work on gas (yes)?
-- gas certificate yes, names of techs
SELECT tech_name FROM technician WHERE gas_certified = 'yes';
-- How many appliances are under warranty (yes)?
-- number of machines still covered, under warranty yes
-- For how many devices out there would the maker still pay (warranty: yes)?
-- warranty = yes, count of appliances
SELECT COUNT(*) FROM appliance WHERE under_warranty = 'yes';
-- List the contact names and street addresses of the households whose street address contains Station Road.
-- customers at Station Road: who and the full street line
-- Who lives along some Station Road, and where exactly?
-- station road in the address, contact + address
SELECT contact_name, street_address FROM household WHERE street_address LIKE '%Station Road%';
-- What are the lowest, the highest and the average hourly rate of the technicians?
-- pay per hour among the repair staff: least, most, mean
-- How much does the worst paid fixer get for an hour, how much the best paid, and how much is it on average?
-- hourly rate min, max, avg
SELECT MIN(hourly_rate), MAX(hourly_rate), AVG(hourly_rate) FROM technician;
-- Show the numbers and booking dates of the jobs that are not yet done, that is, have no date of completion.
-- call-outs without a finishing date: number, when booked
-- Which visits are still to be completed, by number, and on what day did people ring in for them?
-- done date blank, job no + booked on
SELECT job_no, booked_on FROM job WHERE done_on IS NULL;
-- Which model names begin with Fjord or have a retail price above 800?
-- models called Fjord-something, or dearer than 800 in the shop
-- What machines cost over 800 new, or go by a name with Fjord at the front?
-- retail more than 800 or name starting fjord, list models
SELECT model_name FROM model WHERE model_name LIKE 'Fjord%' OR retail_price > 800;
-- For each depot, show its town and the number of technicians working there.
-- repair staff per depot, the depot's town first
-- How many fixers set out from every base, by its town?
-- depot town with count of techs
SELECT T1.depot_town, COUNT(*) FROM depot AS T1 JOIN technician AS T2 ON T1.depot_code = T2.depot_code GROUP BY T1.depot_code;
-- Which towns have a depot but no technician assigned to it?
-- depots nobody on the repair staff belongs to, by town
-- Where do we have a base without a single fixer?
-- depot town, no technician there
SELECT depot_town FROM depot WHERE depot_code NOT IN (SELECT depot_code FROM technician);
-- Show the name of each trained technician and the name of the technician who trained him or her.
-- pairs on the staff: learner, then whoever trained them
-- Who was shown the ropes by whom? The younger hand first.
-- technician and trainer, names
SELECT T1.tech_name, T2.tech_name FROM technician AS T1 JOIN technician AS T2 ON T1.trained_by = T2.tech_id;
-- For each job with a helper, give the job number, the name of the technician and the name of the helper.
-- call-outs done by two: number, main one, helper
-- When somebody lent a hand, which visit was it, who was in charge, and who came along?
-- job no, technician, helper, only where a helper is recorded
SELECT T1.job_no, T2.tech_name, T3.tech_name FROM job AS T1 JOIN technician AS T2 ON T1.tech_id = T2.tech_id JOIN technician AS T3 ON T1.helper_id = T3.tech_id;
-- Show the part name and the name of the part that replaces it, for every part that has been replaced by another.
-- superseded spares next to their successor
-- Which spare has given way to a newer one, and to which? The old one in front.
-- replaced parts: old name, new name
SELECT T1.part_name, T2.part_name FROM part AS T1 JOIN part AS T2 ON T1.replaced_by = T2.part_no;
-- How many different fault codes have occurred in jobs on appliances of the type named washing machine?
-- number of distinct faults seen on any washing machine
-- In how many separate ways has a washing machine let people down so far?
-- washing machine jobs, count unique fault codes
SELECT COUNT(DISTINCT T1.fault_code) FROM job AS T1 JOIN appliance AS T2 ON T1.serial_no = T2.serial_no JOIN model AS T3 ON T2.model_no = T3.model_no JOIN appliance_type AS T4 ON T3.type_code = T4.type_code WHERE T4.type_name = 'washing machine';
-- Which households own both an appliance of the brand Halvorsen and an appliance of the brand Brisko? Give the contact names.
-- customers with a Halvorsen machine and also something from Brisko
-- Who has a Brisko at home as well as a Halvorsen?
-- contact names owning the pair of makes halvorsen and brisko
SELECT T1.contact_name FROM household AS T1 JOIN appliance AS T2 ON T1.hh_id = T2.hh_id JOIN model AS T3 ON T2.model_no = T3.model_no JOIN brand AS T4 ON T3.brand_id = T4.brand_id WHERE T4.brand_name = 'Halvorsen' INTERSECT SELECT T1.contact_name FROM household AS T1 JOIN appliance AS T2 ON T1.hh_id = T2.hh_id JOIN model AS T3 ON T2.model_no = T3.model_no JOIN brand AS T4 ON T3.brand_id = T4.brand_id WHERE T4.brand_name = 'Brisko';
-- List the names of the technicians who have led jobs but have never been a helper.
-- repair staff in charge of some call-out, minus anyone who ever was helper
-- Who has had visits of their own without ever tagging along as helper?
-- never helper, though main technician on a job, names
SELECT T1.tech_name FROM technician AS T1 JOIN job AS T2 ON T1.tech_id = T2.tech_id EXCEPT SELECT T1.tech_name FROM technician AS T1 JOIN job AS T2 ON T1.tech_id = T2.helper_id;
-- Which towns have a depot or a household?
-- all towns where we have a base or a customer, one list
-- In what places is there somebody we work for, or else a base of ours?
-- depot towns plus household towns, no repeats
SELECT depot_town FROM depot UNION SELECT town FROM household;
-- How many jobs were booked between 2023-03-01 and 2023-06-30 and have the state done?
-- done call-outs with a booking from 2023-03-01 to 2023-06-30, how many
-- Of the visits people asked for between 2023-03-01 and 2023-06-30, how many stand at done?
-- booked 2023-03-01 through 2023-06-30, state done, count
SELECT COUNT(*) FROM job WHERE booked_on BETWEEN '2023-03-01' AND '2023-06-30' AND state = 'done';
-- Give the fault texts and the minutes on site for jobs that lasted longer than the average job.
-- what was wrong and the time spent, for call-outs above the mean length
-- Which troubles kept us at the house for more than is usual on average, and for how many minutes?
-- minutes on site over avg, fault description + minutes
SELECT T2.fault_text, T1.minutes_on_site FROM job AS T1 JOIN fault_code AS T2 ON T1.fault_code = T2.fault_code WHERE T1.minutes_on_site > (SELECT AVG(minutes_on_site) FROM job);
-- Which technicians have led jobs on appliances of at least two different brands? Show their names.
-- repair staff in charge of call-outs for two or more distinct makes
-- Who of the fixers has had the lid off no fewer than two makes, as the one in charge?
-- at least two brands per main technician, names
SELECT T1.tech_name FROM technician AS T1 JOIN job AS T2 ON T1.tech_id = T2.tech_id JOIN appliance AS T3 ON T2.serial_no = T3.serial_no JOIN model AS T4 ON T3.model_no = T4.model_no GROUP BY T1.tech_id HAVING COUNT(DISTINCT T4.brand_id) >= 2;
-- Show the contact name, the model name and the number of stars for the feedback with fewer than 4 stars, lowest first.
-- ratings below 4: customer, machine, stars, worst on top
-- Who gave us less than 4 stars, over which machine, and how many did they give? Start with the angriest.
-- under 4 stars, contact + model + stars, ascending
SELECT T1.contact_name, T3.model_name, T5.stars FROM household AS T1 JOIN appliance AS T2 ON T1.hh_id = T2.hh_id JOIN model AS T3 ON T2.model_no = T3.model_no JOIN job AS T4 ON T2.serial_no = T4.serial_no JOIN feedback AS T5 ON T4.job_no = T5.job_no WHERE T5.stars < 4 ORDER BY T5.stars;
-- Among the jobs with a dangerous fault (yes) that were led by a technician of the depot in Norbury, which had the highest labour charge? Give the technician's name and the charge.
-- dangerous (yes) faults seen to by main technicians from Norbury: the dearest in labour, who and how much
-- Who from the Norbury base asked the most for work on something risky (yes), and what did they ask?
-- dangerous yes, norbury depot, top labour charge with tech name
SELECT T1.tech_name, T2.labour_charge FROM technician AS T1 JOIN job AS T2 ON T1.tech_id = T2.tech_id JOIN fault_code AS T3 ON T2.fault_code = T3.fault_code JOIN depot AS T4 ON T1.depot_code = T4.depot_code WHERE T3.dangerous = 'yes' AND T4.depot_town = 'Norbury' ORDER BY T2.labour_charge DESC LIMIT 1;
-- For each brand with at least two jobs, show the brand name, the number of jobs and the total labour charge, by total charge from high to low.
-- makes with two or more call-outs: name, how many, labour in all, largest sum on top
-- Which makes have had us out at least two times, how often, and what did our time come to altogether? The costliest in front.
-- brand + job count (two at minimum) + summed labour, descending by sum
SELECT T1.brand_name, COUNT(*), SUM(T4.labour_charge) FROM brand AS T1 JOIN model AS T2 ON T1.brand_id = T2.brand_id JOIN appliance AS T3 ON T2.model_no = T3.model_no JOIN job AS T4 ON T3.serial_no = T4.serial_no GROUP BY T1.brand_id HAVING COUNT(*) >= 2 ORDER BY SUM(T4.labour_charge) DESC;
-- Which three parts were used in the largest total quantity? Show the part name and the total.
-- top three spares by pieces fitted over all call-outs, with the sum
-- What three bits do we get through most, counting every piece put in, and how many is it?
-- sum qty per part, best 3, name + total
SELECT T1.part_name, SUM(T2.qty) FROM part AS T1 JOIN job_part AS T2 ON T1.part_no = T2.part_no GROUP BY T1.part_no ORDER BY SUM(T2.qty) DESC LIMIT 3;
