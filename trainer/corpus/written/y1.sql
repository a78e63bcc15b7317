-- database: bramblewood_pictures
CREATE TABLE studio_division (division_id INTEGER PRIMARY KEY, name TEXT, head_name TEXT, founded_year INTEGER, city TEXT);
CREATE TABLE ref_genres (genre_code TEXT PRIMARY KEY, genre_description TEXT, age_rating INTEGER);
CREATE TABLE person (person_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, birth_year INTEGER, nationality TEXT, mentor_id INTEGER REFERENCES person(person_id), email TEXT);
CREATE TABLE production (production_id INTEGER PRIMARY KEY, division_id INTEGER REFERENCES studio_division(division_id), title TEXT, genre_code TEXT REFERENCES ref_genres(genre_code), budget INTEGER, start_date TEXT, wrap_date TEXT, status TEXT, director_id INTEGER REFERENCES person(person_id), producer_id INTEGER REFERENCES person(person_id));
CREATE TABLE cast_role (production_id INTEGER REFERENCES production(production_id), person_id INTEGER REFERENCES person(person_id), character_name TEXT, billing INTEGER, fee INTEGER, PRIMARY KEY (production_id, person_id));
CREATE TABLE location (location_id INTEGER PRIMARY KEY, name TEXT, city TEXT, country TEXT, permit_required TEXT, daily_rate INTEGER);
CREATE TABLE shooting_day (day_id INTEGER PRIMARY KEY, production_id INTEGER REFERENCES production(production_id), location_id INTEGER REFERENCES location(location_id), shoot_date TEXT, scenes_planned INTEGER, scenes_shot INTEGER, weather TEXT);
CREATE TABLE equipment_rental (rental_id INTEGER PRIMARY KEY, production_id INTEGER REFERENCES production(production_id), supplier TEXT, item TEXT, quantity INTEGER, amount INTEGER);
CREATE TABLE award_nomination (nomination_id INTEGER PRIMARY KEY, production_id INTEGER REFERENCES production(production_id), festival TEXT, category TEXT, year INTEGER, won TEXT);
INSERT INTO studio_division VALUES (1,'Feature Films','Olga Brandt',1951,'Bristol'),(2,'Television Drama','Samir Haddad',1968,'Cardiff'),(3,'Animation','Rita Molnar',1994,'Bristol'),(4,'Documentary','Piet van Loon',1987,'Leeds'),(5,'Virtual Reality','Jin Seo',2019,'London');
INSERT INTO ref_genres VALUES ('HOR','Horror',18),('PER','Period Drama',12),('COM','Comedy',6),('NAT','Nature',0),('THR','Thriller',15),('WES','Western',14);
INSERT INTO person VALUES (1,'Agnes','Lowther',1962,'British',NULL,'agnes@bramble.test'),(2,'Mateo','Rivas',1975,'Spanish',1,'rivas@bramble.test'),(3,'Hanna','Kivela',1981,'Finnish',1,NULL),(4,'Declan','Moore',1990,'Irish',3,'dmoore@mail.test'),(5,'Priya','Raman',1986,'British',2,'praman@mail.test'),(6,'Tomas','Novak',1970,'Czech',NULL,NULL),(7,'Lucy','Fenn',1998,'British',4,'lucy@fenn.test'),(8,'Idris','Bello',1979,'Nigerian',6,'idris@bello.test');
INSERT INTO production VALUES (1,1,'The Salt Widow','PER',14200000,'2021-03-08','2021-06-30','released',1,2),(2,1,'Night Ferry','THR',9800000,'2022-01-17','2022-04-02','released',3,2),(3,2,'Harrow Street','PER',5600000,'2022-09-05','2023-02-10','released',1,6),(4,3,'Captain Beetroot','COM',7100000,'2021-10-04','2023-01-20','released',5,6),(5,1,'Below the Mill','HOR',3200000,'2023-06-12',NULL,'shooting',3,3),(6,4,'River of Herons','NAT',1100000,'2023-02-01','2023-11-15','editing',4,1),(7,2,'The Last Ferryman','THR',4300000,'2024-01-15',NULL,'shooting',2,6);
INSERT INTO cast_role VALUES (1,7,'Young Edith',2,85000),(1,8,'Captain Rourke',1,310000),(2,4,'Inspector Dunne',1,220000),(2,8,'The Stranger',2,160000),(3,7,'Mabel Harrow',1,140000),(3,5,'Nurse Ash',3,40000),(5,7,'Tess',1,95000),(7,4,'Sean the Pilot',1,130000);
INSERT INTO location VALUES (1,'Pier Nine','Bristol','UK','Y',2400),(2,'Castle Rhun','Brecon','UK','Y',3900),(3,'Old Corn Mill','Hebden','UK','N',850),(4,'Saimaa Shore','Savonlinna','Finland','N',1200),(5,'Studio Lot B','Bristol','UK','N',1800),(6,'Desert Ridge','Almeria','Spain','Y',2900);
INSERT INTO shooting_day VALUES (1,1,1,'2021-03-09',6,6,'clear'),(2,1,2,'2021-04-20',8,5,'rain'),(3,2,1,'2022-01-18',5,5,'fog'),(4,2,4,'2022-02-11',7,6,'snow'),(5,3,5,'2022-09-06',9,9,'clear'),(6,5,3,'2023-06-13',4,2,'rain'),(7,6,4,'2023-05-02',3,3,'clear'),(8,7,1,'2024-01-16',6,4,'rain');
INSERT INTO equipment_rental VALUES (1,1,'Lumina Hire','crane',1,18500),(2,1,'Kestrel Grip','dolly',3,4200),(3,2,'Lumina Hire','underwater camera',2,9700),(4,3,'Lumina Hire','lamp',24,6100),(5,5,'Kestrel Grip','fog machine',4,1500),(6,7,'Bluebell Boats','camera boat',1,12800);
INSERT INTO award_nomination VALUES (1,1,'Galway Film Week','best costume',2022,'yes'),(2,1,'Oslo Screen Days','best actor',2022,'no'),(3,2,'Oslo Screen Days','best score',2023,'yes'),(4,4,'Galway Film Week','best animation',2023,'no'),(5,4,'Turku Shorts','best score',2023,'yes'),(6,3,'Galway Film Week','best actor',2023,'yes'),(7,7,'Leith Fantastic','best sound',2025,'no');
-- How many productions have the status released?
-- number of our pictures that are already released
-- How many movies have come out, i.e. are marked released?
-- count of films with released as their current state
SELECT COUNT(*) FROM production WHERE status = 'released';
-- List the names and cities of the locations that require a permit (Y), from the highest to the lowest daily rate.
-- places where we need official permission (Y), with their town, dearest per day first
-- What are the spots called, and which towns are they in, where filming needs a licence (Y)? Priciest to hire first.
-- permit needed (Y): can you tell me each site and its town, sorted by what we pay a day, most expensive on top
SELECT name, city FROM location WHERE permit_required = 'Y' ORDER BY daily_rate DESC;
-- What are the average and the highest fee paid for a cast role?
-- mean and top pay of an acting part
-- How much do performers earn per part on average, and what is the most anyone gets?
-- actor pay: give me the mean and the maximum
SELECT AVG(fee), MAX(fee) FROM cast_role;
-- Which production titles contain the word Ferry?
-- anything we made with Ferry in what it is called
-- What are the films called that have Ferry in their name?
-- i need every movie with "ferry" somewhere in the title
SELECT title FROM production WHERE title LIKE '%Ferry%';
-- Show the titles of the productions that have no wrap date yet.
-- which pictures have not finished shooting, i.e. nothing entered as the wrap
-- Which movies are still without a day on which filming ended?
-- no wrap date filled in - what are those films called
SELECT title FROM production WHERE wrap_date IS NULL;
-- For each division, give its name and the number of its productions.
-- how many pictures did every branch of the studio make? branch first
-- How many movies has each arm of the company made? Say which arm, then how many.
-- film count per part of the studio, with what that part is called in front
SELECT T1.name, COUNT(*) FROM studio_division AS T1 JOIN production AS T2 ON T1.division_id = T2.division_id GROUP BY T1.division_id;
-- List each production's title together with the last name of its director and the last name of its producer.
-- every picture, then the surname of whoever directed it and of whoever produced it
-- Who directs and who produces each movie? I want the film's name, then the family name of the one and of the other.
-- surnames of director and producer (in this order) next to every film, film name first
SELECT T1.title, T2.last_name, T3.last_name FROM production AS T1 JOIN person AS T2 ON T1.director_id = T2.person_id JOIN person AS T3 ON T1.producer_id = T3.person_id;
-- From which different suppliers did productions that won (yes) an award rent equipment?
-- each hire firm, listed once, that delivered gear to a prize winner (won: yes)
-- Which vendors lent kit to films that took a prize (won is yes)? No repeats.
-- for films with won = yes at some festival, whom did we hire things from? every firm just one time
SELECT DISTINCT supplier FROM equipment_rental WHERE production_id IN (SELECT production_id FROM award_nomination WHERE won = 'yes');
-- What is the description of the genre with the largest total budget?
-- kind of picture on which we spent most money overall
-- On what sort of film does the most money go in all?
-- add up the budgets by genre: what is the description of the one that comes out on top
SELECT T1.genre_description FROM ref_genres AS T1 JOIN production AS T2 ON T1.genre_code = T2.genre_code GROUP BY T1.genre_code ORDER BY SUM(T2.budget) DESC LIMIT 1;
-- Which locations have never been used on a shooting day? Give their names.
-- places where no camera has ever rolled
-- What are the sites called where we have not filmed on a single day?
-- any place on our list without a shooting day? just the name
SELECT name FROM location WHERE location_id NOT IN (SELECT location_id FROM shooting_day);
-- Give the first and last names of people whose mentor is of British nationality.
-- who was taken under the wing of somebody British? forename, surname
-- Who learnt from a British teacher? Forename, then family name.
-- mentor's nationality British - i need the pupils' given name and surname
SELECT T1.first_name, T1.last_name FROM person AS T1 JOIN person AS T2 ON T1.mentor_id = T2.person_id WHERE T2.nationality = 'British';
-- Who has both directed a production and played a cast role? Show first and last name.
-- people to be found in the director's chair as well as in front of the camera (forename and surname)
-- Who has directed a film and acted in one too? Given name and surname, please.
-- forename and family name of anybody who is down as director somewhere and also as cast somewhere
SELECT T1.first_name, T1.last_name FROM person AS T1 JOIN production AS T2 ON T1.person_id = T2.director_id INTERSECT SELECT T1.first_name, T1.last_name FROM person AS T1 JOIN cast_role AS T2 ON T1.person_id = T2.person_id;
-- Which festivals have nominated a production but never with a win (yes)?
-- festivals that put us on the list yet have no entry saying yes for won
-- Which film fests put us up for a prize but never gave us one, so without a single yes for won?
-- leave out any festival that has a won = yes entry; which of those that nominated us remain
SELECT festival FROM award_nomination EXCEPT SELECT festival FROM award_nomination WHERE won = 'yes';
-- For each production title, find the number of different locations where it was shot.
-- in how many separate places did we film each picture? picture, then count
-- At how many distinct sites was every movie filmed? What it is called, then how many.
-- film name and the number of different places the camera went for it
SELECT T1.title, COUNT(DISTINCT T2.location_id) FROM production AS T1 JOIN shooting_day AS T2 ON T1.production_id = T2.production_id GROUP BY T1.production_id;
-- Which productions had a budget between 4000000 and 10000000? List the titles, cheapest first.
-- pictures costing from 4000000 up to 10000000, in ascending order of cost
-- What movies had at least 4000000 and at most 10000000 to spend, from the lowest sum to the highest?
-- between 4000000 and 10000000 of budget: can you list the film names, smallest budget on top
SELECT title FROM production WHERE budget BETWEEN 4000000 AND 10000000 ORDER BY budget;
-- Find the character names of the roles whose fee is above the average fee.
-- parts that pay better than the mean part
-- Who are the figures whose player earns more than what parts pay on average?
-- name of the character, wherever the actor's money is above the mean of all
SELECT character_name FROM cast_role WHERE fee > (SELECT AVG(fee) FROM cast_role);
-- Which suppliers have been paid more than 10000 in total for equipment rentals? Give the supplier and the total amount.
-- hire firms whose bills add up to over 10000, with that sum
-- Which vendors have we paid over 10000 in all for hired kit, and how much?
-- sum of rental money by company, just those beyond 10000: company, sum
SELECT supplier, SUM(amount) FROM equipment_rental GROUP BY supplier HAVING SUM(amount) > 10000;
-- In which cities is there a studio division or a filming location?
-- all towns where we have either a branch or a place to film
-- What towns do we have a part of the company or a shooting site in?
-- towns, one list: those of our divisions plus those of the places we film at
SELECT city FROM studio_division UNION SELECT city FROM location;
-- Which people have played in at least two productions? Return their first and last names.
-- actors with two or more pictures, forename then surname
-- Who has acted in two films or more? Given name, surname.
-- at least 2 parts to their credit - forename and family name of such performers please
SELECT T1.first_name, T1.last_name FROM person AS T1 JOIN cast_role AS T2 ON T1.person_id = T2.person_id GROUP BY T1.person_id HAVING COUNT(*) >= 2;
-- Among the productions shot at a location in Finland, which one has the largest budget? Give its title.
-- the costliest picture that was filmed somewhere in Finland
-- What is the most expensive movie we made at a site in Finland called?
-- filmed in Finland, biggest budget: which title is it
SELECT T1.title FROM production AS T1 JOIN shooting_day AS T2 ON T1.production_id = T2.production_id JOIN location AS T3 ON T2.location_id = T3.location_id WHERE T3.country = 'Finland' ORDER BY T1.budget DESC LIMIT 1;
-- Which production of the Feature Films division has the highest total of cast fees? Show its title and that total.
-- within Feature Films, the picture that paid its actors most altogether, and how much
-- Which Feature Films movie spent most on its performers in all? Its name and how much that was.
-- sum the actors' money per film, just for the division Feature Films, and tell me the film at the top with its sum
SELECT T2.title, SUM(T3.fee) FROM studio_division AS T1 JOIN production AS T2 ON T1.division_id = T2.division_id JOIN cast_role AS T3 ON T2.production_id = T3.production_id WHERE T1.name = 'Feature Films' GROUP BY T2.production_id ORDER BY SUM(T3.fee) DESC LIMIT 1;
-- On which dates were fewer scenes shot than planned?
-- days when the crew did not get through all the scenes it was supposed to
-- When did we get less filmed than we meant to, going by scenes?
-- scenes in the can below scenes on the plan: which days were they
SELECT shoot_date FROM shooting_day WHERE scenes_shot < scenes_planned;

-- database: gorse_hill_players
CREATE TABLE Season (SeasonID INTEGER PRIMARY KEY, SeasonName TEXT, StartDate TEXT, EndDate TEXT, Theme TEXT, SubscriptionPrice REAL);
CREATE TABLE Venue (VenueID INTEGER PRIMARY KEY, VenueName TEXT, Address TEXT, City TEXT, Seats INTEGER, WheelchairAccess TEXT);
CREATE TABLE Playwright (PlaywrightID INTEGER PRIMARY KEY, FullName TEXT, Country TEXT, BornYear INTEGER, DiedYear INTEGER);
CREATE TABLE Play (PlayID INTEGER PRIMARY KEY, Title TEXT, PlaywrightID INTEGER REFERENCES Playwright(PlaywrightID), WrittenYear INTEGER, Acts INTEGER, RunningMinutes INTEGER, PlayType TEXT);
CREATE TABLE CompanyMember (MemberID INTEGER PRIMARY KEY, GivenName TEXT, FamilyName TEXT, JoinedYear INTEGER, MainJob TEXT, WeeklyWage REAL, Phone TEXT);
CREATE TABLE Staging (StagingID INTEGER PRIMARY KEY, PlayID INTEGER REFERENCES Play(PlayID), SeasonID INTEGER REFERENCES Season(SeasonID), VenueID INTEGER REFERENCES Venue(VenueID), DirectorID INTEGER REFERENCES CompanyMember(MemberID), DesignerID INTEGER REFERENCES CompanyMember(MemberID), Cost REAL);
CREATE TABLE Casting (StagingID INTEGER REFERENCES Staging(StagingID), MemberID INTEGER REFERENCES CompanyMember(MemberID), PartName TEXT, LinesCount INTEGER, UnderstudyID INTEGER REFERENCES CompanyMember(MemberID), PRIMARY KEY (StagingID, MemberID));
CREATE TABLE Performance (PerformanceID INTEGER PRIMARY KEY, StagingID INTEGER REFERENCES Staging(StagingID), PlayedOn TEXT, CurtainTime TEXT, Attendance INTEGER, Status TEXT);
CREATE TABLE Patron (PatronID INTEGER PRIMARY KEY, PatronName TEXT, Town TEXT, Email TEXT, MemberSince INTEGER);
CREATE TABLE Ticket (TicketID INTEGER PRIMARY KEY, PerformanceID INTEGER REFERENCES Performance(PerformanceID), PatronID INTEGER REFERENCES Patron(PatronID), SeatRow TEXT, Price REAL, Concession TEXT);
INSERT INTO Season VALUES (1,'Autumn 2022','2022-09-10','2022-12-18','Exile',95),(2,'Spring 2023','2023-02-03','2023-05-28','Laughter',88),(3,'Autumn 2023','2023-09-08','2023-12-17','Families',102),(4,'Spring 2024','2024-02-02','2024-05-26','Machines',110);
INSERT INTO Venue VALUES (1,'Gorse Hill Barn','2 Mill Lane','Ludlow',140,'yes'),(2,'Corn Exchange','High Street 18','Hereford',420,'yes'),(3,'The Loft','7 Quay Steps','Ludlow',65,'no'),(4,'Abbey Ruins','Abbey Road','Wenlock',300,'no');
INSERT INTO Playwright VALUES (1,'Edmund Garrick Vale','England',1788,1851),(2,'Solveig Dahl','Norway',1853,1921),(3,'Ines Cordeiro','Portugal',1969,NULL),(4,'Mary Quillan','Ireland',1902,1977),(5,'Boris Antonov','Russia',1866,1910),(6,'Kofi Mensah','Ghana',1984,NULL);
INSERT INTO Play VALUES (1,'The Glass Orchard',2,1894,4,165,'drama'),(2,'A Cure for Dukes',1,1824,3,120,'comedy'),(3,'Kitchen Republic',4,1951,2,105,'comedy'),(4,'The Orchard Keeper''s Son',5,1903,4,150,'drama'),(5,'Static',3,2016,1,80,'drama'),(6,'Rain in Kumasi',6,2019,2,95,'drama'),(7,'The Wrong Umbrella',1,1831,3,110,'farce');
INSERT INTO CompanyMember VALUES (1,'Harriet','Bowles',2009,'director',720,'555-0101'),(2,'Amos','Tully',2012,'actor',540,'555-0102'),(3,'Nadia','Kerr',2015,'actor',565,NULL),(4,'Colin','Stubbs',2008,'designer',610,'555-0104'),(5,'Freya','Dunn',2019,'actor',480,'555-0105'),(6,'Omar','Saleh',2017,'director',690,'555-0106'),(7,'Beatrix','Holm',2021,'designer',575,NULL),(8,'Jude','Perrin',2022,'actor',455,'555-0108');
INSERT INTO Staging VALUES (1,1,1,2,1,4,18400),(2,2,2,1,6,4,7600),(3,3,2,3,1,7,4100),(4,4,3,2,6,7,15900),(5,5,4,3,2,7,3800),(6,2,4,4,1,4,9900);
INSERT INTO Casting VALUES (1,2,'Lovborg',310,8),(1,3,'Thea',420,5),(2,3,'The Duchess',280,NULL),(2,5,'Polly',150,NULL),(3,2,'Mr Flynn',260,NULL),(4,5,'Dunya',330,8),(4,2,'Old Stepan',205,NULL),(5,8,'The Engineer',390,3);
INSERT INTO Performance VALUES (1,1,'2022-09-16','19:30',388,'played'),(2,1,'2022-09-17','14:30',251,'played'),(3,2,'2023-02-10','19:30',131,'played'),(4,3,'2023-03-04','20:00',58,'played'),(5,4,'2023-09-15','19:30',347,'played'),(6,4,'2023-09-16','19:30',NULL,'cancelled'),(7,5,'2024-02-09','20:00',63,'played'),(8,6,'2024-05-18','18:00',212,'played');
INSERT INTO Patron VALUES (1,'Gwen Astley','Ludlow','gwen@post.test',2010),(2,'Roy Pritchard','Hereford',NULL,2018),(3,'Mina Okafor','Ludlow','mina@post.test',2021),(4,'Ted Barlow','Leominster','ted@post.test',2015),(5,'Sara Lindqvist','Hereford','sara@post.test',2023);
INSERT INTO Ticket VALUES (1,1,1,'A',32,'N'),(2,1,2,'F',24,'N'),(3,3,1,'B',18,'Y'),(4,4,3,'C',15,'Y'),(5,5,2,'A',34,'N'),(6,5,1,'D',28,'N'),(7,7,3,'B',16,'N'),(8,8,4,'K',20,'Y');
-- Return the names and seat numbers of all venues in Ludlow.
-- the Ludlow houses and how many people each can hold
-- What are the theatres in Ludlow called, and how big are they, in chairs?
-- for Ludlow, i need every theatre plus its capacity
SELECT VenueName, Seats FROM Venue WHERE City = 'Ludlow';
-- How many plays were written between 1890 and 1960?
-- number of pieces dating from 1890 to 1960
-- How many stage works did somebody pen from 1890 up to 1960?
-- year of writing no earlier than 1890, no later than 1960: count the plays
SELECT COUNT(*) FROM Play WHERE WrittenYear BETWEEN 1890 AND 1960;
-- Which playwrights are still alive, that is, have no year of death recorded?
-- authors for whom we have no death entered (full name)
-- Which dramatists have not passed away, as far as we know (the year they died is empty)?
-- full names of writers with no died year
SELECT FullName FROM Playwright WHERE DiedYear IS NULL;
-- Find the titles of all plays that mention an Orchard in the title.
-- pieces with Orchard somewhere in the name
-- What works are called something with Orchard in it?
-- orchard in the title, which plays
SELECT Title FROM Play WHERE Title LIKE '%Orchard%';
-- What are the shortest and the longest running time in minutes among plays of the type drama?
-- how brief and how lengthy do our drama pieces get
-- How many minutes does our quickest drama take, and how many our longest?
-- drama only: least and most minutes on stage
SELECT MIN(RunningMinutes), MAX(RunningMinutes) FROM Play WHERE PlayType = 'drama';
-- How many different venues has each season used? Show the season name and the number.
-- per season (its name), the count of separate houses we played in
-- In how many separate theatres did we appear in every season? The season, then how many.
-- season name plus a count of different theatres, one row for each season
SELECT T1.SeasonName, COUNT(DISTINCT T2.VenueID) FROM Season AS T1 JOIN Staging AS T2 ON T1.SeasonID = T2.SeasonID GROUP BY T1.SeasonID;
-- Give the play title, the family name of the director and the family name of the designer for every staging.
-- for each show we put on: what it was called, then the surnames of who directed and who designed it
-- Who directed and who designed every show? The piece, then the surname of the one and the surname of the other.
-- last names of director and designer (in that order) beside the name of the play, for all our stagings
SELECT T2.Title, T3.FamilyName, T4.FamilyName FROM Staging AS T1 JOIN Play AS T2 ON T1.PlayID = T2.PlayID JOIN CompanyMember AS T3 ON T1.DirectorID = T3.MemberID JOIN CompanyMember AS T4 ON T1.DesignerID = T4.MemberID;
-- Which plays have never been staged by the company? List their titles.
-- pieces in our list that we have not put on so far
-- What works have we not yet brought to the stage?
-- plays without any staging, what are they called
SELECT Title FROM Play WHERE PlayID NOT IN (SELECT PlayID FROM Staging);
-- What is the total cost of the stagings in the season Spring 2023?
-- how much did we spend on shows in Spring 2023 altogether
-- How much money went into everything we put on in Spring 2023?
-- the bill for all Spring 2023 productions added up
SELECT SUM(T1.Cost) FROM Staging AS T1 JOIN Season AS T2 ON T1.SeasonID = T2.SeasonID WHERE T2.SeasonName = 'Spring 2023';
-- Show the part names in stagings of A Cure for Dukes together with the family names of the members who played them.
-- who acted what in A Cure for Dukes? role first, then the player's surname
-- Who was whom in A Cure for Dukes? The character, then the performer's last name.
-- A Cure for Dukes: can you give me each part with the surname of the person playing it
SELECT T3.PartName, T4.FamilyName FROM Play AS T1 JOIN Staging AS T2 ON T1.PlayID = T2.PlayID JOIN Casting AS T3 ON T2.StagingID = T3.StagingID JOIN CompanyMember AS T4 ON T3.MemberID = T4.MemberID WHERE T1.Title = 'A Cure for Dukes';
-- Which patrons bought tickets both for a performance at the Corn Exchange and for one at the Gorse Hill Barn? Give their names.
-- audience members seen at the Corn Exchange as well as at the Gorse Hill Barn, going by their tickets
-- Who holds tickets for shows at the Corn Exchange and at the Gorse Hill Barn too?
-- names of customers who came to something in the Gorse Hill Barn and to something in the Corn Exchange as well, judged by what they bought
SELECT T1.PatronName FROM Patron AS T1 JOIN Ticket AS T2 ON T1.PatronID = T2.PatronID JOIN Performance AS T3 ON T2.PerformanceID = T3.PerformanceID JOIN Staging AS T4 ON T3.StagingID = T4.StagingID JOIN Venue AS T5 ON T4.VenueID = T5.VenueID WHERE T5.VenueName = 'Corn Exchange' INTERSECT SELECT T1.PatronName FROM Patron AS T1 JOIN Ticket AS T2 ON T1.PatronID = T2.PatronID JOIN Performance AS T3 ON T2.PerformanceID = T3.PerformanceID JOIN Staging AS T4 ON T3.StagingID = T4.StagingID JOIN Venue AS T5 ON T4.VenueID = T5.VenueID WHERE T5.VenueName = 'Gorse Hill Barn';
-- List the towns of patrons in which there is no venue.
-- where do audience members live that has none of our houses
-- In which places do our customers live, but we have no theatre?
-- customers' home towns minus the cities that have a venue
SELECT Town FROM Patron EXCEPT SELECT City FROM Venue;
-- Who has the highest weekly wage among the members whose main job is actor? Give given name, family name and wage.
-- best paid actor of the troupe: forename, surname and pay a week
-- Which performer (actor as main job) earns the most, by first name and last name, and how much a week?
-- top earner among those with the main job actor - first name, surname, weekly money
SELECT GivenName, FamilyName, WeeklyWage FROM CompanyMember WHERE MainJob = 'actor' ORDER BY WeeklyWage DESC LIMIT 1;
-- What is the average attendance of the performances of each staged play? Show the title and the average.
-- mean house per piece, piece first
-- How many people come to see each piece on average? The piece, then that number.
-- title and average audience size, play by play
SELECT T1.Title, AVG(T3.Attendance) FROM Play AS T1 JOIN Staging AS T2 ON T1.PlayID = T2.PlayID JOIN Performance AS T3 ON T2.StagingID = T3.StagingID GROUP BY T1.PlayID;
-- List the names of patrons who spent more than 40 on tickets in total, with the total.
-- customers whose tickets add up to over 40, and how much that is
-- Which theatregoers have paid more than 40 in all for their seats, and how much is it?
-- total ticket money per person, only if over 40: person, total
SELECT T1.PatronName, SUM(T2.Price) FROM Patron AS T1 JOIN Ticket AS T2 ON T1.PatronID = T2.PatronID GROUP BY T1.PatronID HAVING SUM(T2.Price) > 40;
-- Which part names have more lines than the average part?
-- roles with more to say than the mean
-- Which characters talk more than characters do on average?
-- parts with an above-average number of lines
SELECT PartName FROM Casting WHERE LinesCount > (SELECT AVG(LinesCount) FROM Casting);
-- Find the family names of members who have understudied a part.
-- surnames, each once, of everybody put down as a stand-in for some role
-- Who has been lined up as cover for another actor? Just the last names, no repeats.
-- every understudy's family name, one time only
SELECT DISTINCT T1.FamilyName FROM CompanyMember AS T1 JOIN Casting AS T2 ON T1.MemberID = T2.UnderstudyID;
-- Which member has directed the most stagings? Show the given and family name.
-- forename and surname of whoever directed the greatest number of shows
-- Who has been the director most often? First name, then last name.
-- count shows by director; i want the top one's given name and surname
SELECT T1.GivenName, T1.FamilyName FROM CompanyMember AS T1 JOIN Staging AS T2 ON T1.MemberID = T2.DirectorID GROUP BY T1.MemberID ORDER BY COUNT(*) DESC LIMIT 1;
-- Name the three performances with the largest attendance: the date played and the attendance, largest first.
-- our top 3 evenings or matinees by people in the house: day and head count, fullest first
-- When were the three best-attended shows, and how many came? Biggest crowd first.
-- the day and the audience of our 3 fullest performances, in falling order
SELECT PlayedOn, Attendance FROM Performance ORDER BY Attendance DESC LIMIT 3;
-- Give the names of the venues that have had a staging, but none that cost more than 10000.
-- houses where we did put something on, but never a show that cost more than 10000
-- Which theatres have had a show of ours, but not one dearer than 10000?
-- never a staging over 10000 there, but at least one staging: which venues
SELECT T1.VenueName FROM Venue AS T1 JOIN Staging AS T2 ON T1.VenueID = T2.VenueID EXCEPT SELECT T1.VenueName FROM Venue AS T1 JOIN Staging AS T2 ON T1.VenueID = T2.VenueID WHERE T2.Cost > 10000;
-- Return the titles of plays whose playwright comes from England or Ireland, in the order in which they were written.
-- pieces by an author of England or Ireland, oldest piece first
-- What works are by someone from England or from Ireland? Earliest first.
-- sort by when they were written: the plays whose writer's country is Ireland or England, titles only
SELECT T1.Title FROM Play AS T1 JOIN Playwright AS T2 ON T1.PlaywrightID = T2.PlaywrightID WHERE T2.Country = 'England' OR T2.Country = 'Ireland' ORDER BY T1.WrittenYear;
-- For which play titles were at least two full price tickets sold, with N for concession? Show the title and the average price of those tickets.
-- pieces with two or more tickets marked N under concession, and what such a ticket cost on average
-- For which pieces did we sell two or more seats at the full rate (N for concession), and what did such a seat cost on average?
-- concession N only: play and mean price, but just plays having at least 2 of these tickets
SELECT T1.Title, AVG(T4.Price) FROM Play AS T1 JOIN Staging AS T2 ON T1.PlayID = T2.PlayID JOIN Performance AS T3 ON T2.StagingID = T3.StagingID JOIN Ticket AS T4 ON T3.PerformanceID = T4.PerformanceID WHERE T4.Concession = 'N' GROUP BY T1.PlayID HAVING COUNT(*) >= 2;

-- database: thornfield_books_group
CREATE TABLE imprint (imp_cd TEXT PRIMARY KEY, imp_nm TEXT, city TEXT, yr_founded INTEGER, parent_imp TEXT REFERENCES imprint(imp_cd));
CREATE TABLE ref_formats (fmt_cd TEXT PRIMARY KEY, fmt_descr TEXT, dflt_price REAL);
CREATE TABLE agent (agt_id INTEGER PRIMARY KEY, agt_nm TEXT, agency TEXT, city TEXT, comm_pct REAL);
CREATE TABLE author (auth_id INTEGER PRIMARY KEY, fst_nm TEXT, lst_nm TEXT, pen_nm TEXT, ctry TEXT, birth_yr INTEGER, agt_id INTEGER REFERENCES agent(agt_id));
CREATE TABLE staff_ed (ed_id INTEGER PRIMARY KEY, ed_nm TEXT, imp_cd TEXT REFERENCES imprint(imp_cd), hired_yr INTEGER, salary INTEGER);
CREATE TABLE book (bk_id INTEGER PRIMARY KEY, bk_ttl TEXT, imp_cd TEXT REFERENCES imprint(imp_cd), subj TEXT, acq_ed INTEGER REFERENCES staff_ed(ed_id), copy_ed INTEGER REFERENCES staff_ed(ed_id), status TEXT);
CREATE TABLE book_auth (bk_id INTEGER REFERENCES book(bk_id), auth_id INTEGER REFERENCES author(auth_id), auth_ord INTEGER, share_pct REAL, PRIMARY KEY (bk_id, auth_id));
CREATE TABLE edition (isbn TEXT PRIMARY KEY, bk_id INTEGER REFERENCES book(bk_id), fmt_cd TEXT REFERENCES ref_formats(fmt_cd), pub_dt TEXT, pgs INTEGER, list_price REAL, print_run INTEGER);
CREATE TABLE contract (ctr_no INTEGER PRIMARY KEY, bk_id INTEGER REFERENCES book(bk_id), auth_id INTEGER REFERENCES author(auth_id), sign_dt TEXT, adv_amt INTEGER, roy_pct REAL, territory TEXT);
CREATE TABLE sales_qtr (isbn TEXT REFERENCES edition(isbn), yr INTEGER, qtr INTEGER, qty_sold INTEGER, qty_ret INTEGER, PRIMARY KEY (isbn, yr, qtr));
INSERT INTO imprint VALUES ('TH','Thornfield','London',1921,NULL),('MW','Moonwort Press','Edinburgh',1974,'TH'),('CG','Cogwheel','London',1988,'TH'),('LL','Little Lark','Bath',2003,'MW'),('AX','Axiom Academic','Oxford',1959,'TH');
INSERT INTO ref_formats VALUES ('HC','hardcover',22.5),('PB','paperback',11.99),('EB','e-book',7.49),('AU','audio book',17),('LP','large print',19);
INSERT INTO agent VALUES (1,'Dorothea Finch','Finch & Reed','London',15),(2,'Laurent Bisset','Bisset Associates','Paris',12.5),(3,'Kemi Adeyemi','Lagoon Literary','Lagos',10),(4,'Sven Rask','Rask Agency','Oslo',14);
INSERT INTO author VALUES (1,'Joan','Ellery','J. E. Stone','UK',1958,1),(2,'Bertil','Nyman',NULL,'Sweden',1971,2),(3,'Chidi','Okoye',NULL,'Nigeria',1983,3),(4,'Maud','Sinclair','Penny Larch','UK',1966,1),(5,'Ravi','Chandran',NULL,'India',1979,NULL),(6,'Elsa','Fontaine',NULL,'France',1990,2),(7,'Percy','Gatt',NULL,'UK',1949,3);
INSERT INTO staff_ed VALUES (1,'Ruth Pell','TH',2001,58000),(2,'Ivan Sorokin','MW',2010,49500),(3,'Clare Boon','CG',2014,47200),(4,'Dev Mistry','AX',2006,53000),(5,'Anna Thirkell','LL',2019,41000);
INSERT INTO book VALUES (1,'The Heron Code','TH','crime',1,2,'in print'),(2,'Ice Harbour','MW','crime',2,3,'in print'),(3,'Palm Wine Sundays','TH','fiction',1,1,'in print'),(4,'The Small Bear Moves House','LL','children',5,2,'in print'),(5,'Engines of Bengal','AX','history',4,3,'out of print'),(6,'The Copper Code','CG','crime',3,2,'in print'),(7,'Salt and Ledger','AX','history',4,1,'in preparation');
INSERT INTO book_auth VALUES (1,1,1,100),(2,2,1,60),(2,6,2,40),(3,3,1,100),(4,4,1,100),(5,5,1,70),(5,3,2,30),(6,1,1,100);
INSERT INTO edition VALUES ('978-1-01',1,'HC','2016-03-10',384,20,8000),('978-1-02',1,'PB','2017-02-02',392,9.99,25000),('978-1-03',2,'PB','2019-10-17',310,10.99,12000),('978-1-04',3,'HC','2020-05-14',276,18.5,5000),('978-1-05',3,'EB','2020-05-15',276,6.99,NULL),('978-1-06',4,'HC','2018-09-06',32,12.5,15000),('978-1-07',5,'HC','2012-11-22',512,45,1500),('978-1-08',6,'PB','2021-06-03',401,11.5,18000);
INSERT INTO contract VALUES (1,1,1,'2014-06-30',25000,12.5,'world'),(2,2,2,'2017-11-08',14000,10,'Europe'),(3,2,6,'2017-11-09',9000,8,'Europe'),(4,3,3,'2018-08-21',18000,11,'world'),(5,4,4,'2016-12-01',7500,7.5,'UK'),(6,5,5,'2010-04-13',3000,9,'Asia'),(7,6,1,'2019-02-27',40000,14,'world'),(8,7,5,'2023-01-16',5200,9.5,'world');
INSERT INTO sales_qtr VALUES ('978-1-01',2016,1,2100,40),('978-1-01',2016,2,3300,310),('978-1-02',2017,1,7900,600),('978-1-03',2019,4,4100,255),('978-1-04',2020,2,1250,90),('978-1-05',2020,2,2300,0),('978-1-06',2018,4,6400,480),('978-1-08',2021,3,5150,220);
-- How many contracts were signed for the territory world?
-- count the agreements covering the whole world
-- How many deals are for the world as territory?
-- number of contracts that cover world
SELECT COUNT(*) FROM contract WHERE territory = 'world';
-- List the first and last names of authors who do not use a pen name.
-- forename and surname of the writers with nothing entered as pseudonym
-- Which writers publish under their real name, with no other name on file? Given name, surname.
-- pen name empty: forename and family name of those authors please
SELECT fst_nm, lst_nm FROM author WHERE pen_nm IS NULL;
-- Which book titles contain the word Code?
-- what do we publish with Code in the heading
-- What volumes are called something with Code?
-- code in the title, which books
SELECT bk_ttl FROM book WHERE bk_ttl LIKE '%Code%';
-- What is the average advance amount and the total advance amount over all contracts?
-- up-front money in our agreements: the mean and the sum
-- How much do we pay writers ahead of sales, on average and altogether?
-- advances: average first, then the grand total, over every contract
SELECT AVG(adv_amt), SUM(adv_amt) FROM contract;
-- How many different countries do the authors come from?
-- number of distinct nations among the writers
-- How many different nations are our writers from?
-- count authors' countries, each country just one time
SELECT COUNT(DISTINCT ctry) FROM author;
-- Show each imprint's name together with the name of its parent imprint.
-- every sub-brand of ours and the brand it sits under, by name
-- Which house does each of our houses belong to? The smaller one, then the one above it.
-- name of the imprint and name of its owner imprint, side by side
SELECT T1.imp_nm, T2.imp_nm FROM imprint AS T1 JOIN imprint AS T2 ON T1.parent_imp = T2.imp_cd;
-- For each book, list the title, the name of the acquiring editor and the name of the copy editor.
-- titles, with who bought the manuscript (acquisition) and who did the copy editing
-- Who acquired each volume, and who polished its text? What it is called, then the one, then the other.
-- book title plus the two editors by name: acquisitions first, copy editing second
SELECT T1.bk_ttl, T2.ed_nm, T3.ed_nm FROM book AS T1 JOIN staff_ed AS T2 ON T1.acq_ed = T2.ed_id JOIN staff_ed AS T3 ON T1.copy_ed = T3.ed_id;
-- Give the ISBN and the format description of each edition of Palm Wine Sundays.
-- in which forms can Palm Wine Sundays be had? the ISBN, then the form spelled out
-- As what does Palm Wine Sundays come out - hardback or whatever it is called? The ISBN goes in front.
-- i need every edition of Palm Wine Sundays: isbn, then what its format code means
SELECT T2.isbn, T3.fmt_descr FROM book AS T1 JOIN edition AS T2 ON T1.bk_id = T2.bk_id JOIN ref_formats AS T3 ON T2.fmt_cd = T3.fmt_cd WHERE T1.bk_ttl = 'Palm Wine Sundays';
-- Which format descriptions are not used by any edition?
-- forms of book we list but have never brought out
-- Which kinds of binding do we have on file that no volume has ever come out in?
-- formats without an edition, in words
SELECT fmt_descr FROM ref_formats WHERE fmt_cd NOT IN (SELECT fmt_cd FROM edition);
-- Find the titles of books with an edition of between 300 and 400 pages.
-- anything of ours running to at least 300 but no more than 400 pages? each title once
-- Which volumes are 300 to 400 pages long in some edition? No repeats.
-- page count from 300 up to 400: what are the books called, every one just a single time
SELECT DISTINCT T1.bk_ttl FROM book AS T1 JOIN edition AS T2 ON T1.bk_id = T2.bk_id WHERE T2.pgs BETWEEN 300 AND 400;
-- How many copies were sold of each book in all its editions? Give the title and the total.
-- total units shifted for every title
-- How well has each book sold, all its versions taken together? What it is called and how many went.
-- sales by book in units: title, sum over editions and quarters
SELECT T1.bk_ttl, SUM(T3.qty_sold) FROM book AS T1 JOIN edition AS T2 ON T1.bk_id = T2.bk_id JOIN sales_qtr AS T3 ON T2.isbn = T3.isbn GROUP BY T1.bk_id;
-- Which agent represents the most authors of the country UK? Return the agent's name.
-- who looks after the largest number of UK writers
-- Which representative has the biggest number of authors from the UK?
-- country UK: the agent with most of those writers on the list, name only
SELECT T1.agt_nm FROM agent AS T1 JOIN author AS T2 ON T1.agt_id = T2.agt_id WHERE T2.ctry = 'UK' GROUP BY T1.agt_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which cities have both an imprint and an agent?
-- towns where one of our brands sits and an author's representative does too
-- In what places do we find an agent as well as one of our imprints?
-- towns that turn up for imprints and for agents alike
SELECT city FROM imprint INTERSECT SELECT city FROM agent;
-- Which last names belong to authors of a book of the subject crime but of no book of the subject history?
-- surnames of the crime writers who have not done history
-- Who, by surname, has written on crime but never on history?
-- authors' family names: subject crime yes, subject history no
SELECT T1.lst_nm FROM author AS T1 JOIN book_auth AS T2 ON T1.auth_id = T2.auth_id JOIN book AS T3 ON T2.bk_id = T3.bk_id WHERE T3.subj = 'crime' EXCEPT SELECT T1.lst_nm FROM author AS T1 JOIN book_auth AS T2 ON T1.auth_id = T2.auth_id JOIN book AS T3 ON T2.bk_id = T3.bk_id WHERE T3.subj = 'history';
-- Which editors earn more than the average salary of all editors? Show name and salary from high to low.
-- desk staff paid above the mean, with their pay, best paid on top
-- Which editors make more than editors do on average, and how much? Top earner first.
-- editor and pay, biggest pay first, as long as it beats the average of all of them
SELECT ed_nm, salary FROM staff_ed WHERE salary > (SELECT AVG(salary) FROM staff_ed) ORDER BY salary DESC;
-- Which books have more than one author? Give the title and the number of authors.
-- titles written by two or more people, and by how many
-- What volumes did several people write together, and how many were they?
-- more than one author on it: book and head count
SELECT T1.bk_ttl, COUNT(*) FROM book AS T1 JOIN book_auth AS T2 ON T1.bk_id = T2.bk_id GROUP BY T1.bk_id HAVING COUNT(*) > 1;
-- Which book of the subject crime has the edition with the highest list price? Show the title and the price.
-- dearest crime edition: what is it called and what is its price
-- Which crime volume has the most expensive version, and how much is it?
-- subject crime, sort by list price, top one: book title plus that price
SELECT T1.bk_ttl, T2.list_price FROM book AS T1 JOIN edition AS T2 ON T1.bk_id = T2.bk_id WHERE T1.subj = 'crime' ORDER BY T2.list_price DESC LIMIT 1;
-- Show the last names of authors who have not signed any contract.
-- writers (surname) without an agreement
-- Who of our writers has never put their name to a deal? Family name, please.
-- authors with no contract at all, last name
SELECT lst_nm FROM author WHERE auth_id NOT IN (SELECT auth_id FROM contract);
-- Find the names of the imprints whose books were acquired by an editor hired before 2010.
-- brands, each once, that have something bought in by a person on the payroll since before 2010
-- Which houses have a book that was brought in by an editor who came to us earlier than 2010? No repeats.
-- acquiring editor hired before 2010 - the imprints of those books, each just one time
SELECT DISTINCT T1.imp_nm FROM imprint AS T1 JOIN book AS T2 ON T1.imp_cd = T2.imp_cd WHERE T2.acq_ed IN (SELECT ed_id FROM staff_ed WHERE hired_yr < 2010);
-- List the contract number, the author's last name and the book title for contracts with a royalty above 10 percent.
-- agreements paying over 10 percent royalty: their number, whose they are (surname) and for what title
-- On which deals does the writer get more than 10 percent of sales? The deal's number, the writer's family name and the book.
-- royalty over 10: contract no, surname of the author, title
SELECT T1.ctr_no, T2.lst_nm, T3.bk_ttl FROM contract AS T1 JOIN author AS T2 ON T1.auth_id = T2.auth_id JOIN book AS T3 ON T1.bk_id = T3.bk_id WHERE T1.roy_pct > 10;
-- Which three editions had the largest print run? Give ISBN and print run in descending order.
-- the 3 biggest printings, ISBN and how many were printed, biggest first
-- Of which three editions did we print most? ISBN and how many, largest first.
-- top 3 by number of copies printed, from most to least: isbn, copies
SELECT isbn, print_run FROM edition ORDER BY print_run DESC LIMIT 3;
-- For agents whose authors received a total advance above 20000, show the agent's name and that total, lowest total first.
-- representatives whose clients got over 20000 in advances together, with the sum, in rising order
-- Which literary agents have writers who were paid more than 20000 up front all told? The agent and that sum, smallest first.
-- sum of advances by agent, only above 20000, going up: agent's name, sum
SELECT T1.agt_nm, SUM(T3.adv_amt) FROM agent AS T1 JOIN author AS T2 ON T1.agt_id = T2.agt_id JOIN contract AS T3 ON T2.auth_id = T3.auth_id GROUP BY T1.agt_id HAVING SUM(T3.adv_amt) > 20000 ORDER BY SUM(T3.adv_amt);
