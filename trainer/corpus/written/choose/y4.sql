-- database: harrowmere_words_festival
CREATE TABLE FestivalYear (EditionYear INTEGER PRIMARY KEY, Motto TEXT, OpeningDate TEXT, ClosingDate TEXT, GuestCountry TEXT, PublicGrant INTEGER);
CREATE TABLE Author (AuthorCode TEXT PRIMARY KEY, FirstName TEXT, LastName TEXT, Nationality TEXT, WritesIn TEXT, BirthYear INTEGER, Vegetarian TEXT);
CREATE TABLE Helper (HelperId INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Phone TEXT, Team TEXT, TeamLeaderId INTEGER REFERENCES Helper(HelperId));
CREATE TABLE Tent (TentCode TEXT PRIMARY KEY, TentName TEXT, Seats INTEGER, Heated TEXT, SponsorName TEXT);
CREATE TABLE RefEventKind (KindCode TEXT PRIMARY KEY, KindDescription TEXT, UsualMinutes INTEGER);
CREATE TABLE FestivalEvent (EventId INTEGER PRIMARY KEY, EditionYear INTEGER REFERENCES FestivalYear(EditionYear), EventTitle TEXT, KindCode TEXT REFERENCES RefEventKind(KindCode), TentCode TEXT REFERENCES Tent(TentCode), EventDate TEXT, StartTime TEXT, TicketPrice REAL, TicketsSold INTEGER, HostId INTEGER REFERENCES Helper(HelperId), SoundEngineerId INTEGER REFERENCES Helper(HelperId));
CREATE TABLE Appearance (EventId INTEGER REFERENCES FestivalEvent(EventId), AuthorCode TEXT REFERENCES Author(AuthorCode), PartPlayed TEXT, Fee INTEGER, PRIMARY KEY (EventId, AuthorCode));
CREATE TABLE HotelStay (StayId INTEGER PRIMARY KEY, AuthorCode TEXT REFERENCES Author(AuthorCode), EditionYear INTEGER REFERENCES FestivalYear(EditionYear), HotelName TEXT, Nights INTEGER, CostPerNight REAL, PaidBy TEXT);
CREATE TABLE BookStall (StallId INTEGER PRIMARY KEY, ShopName TEXT, Town TEXT, EditionYear INTEGER REFERENCES FestivalYear(EditionYear), StallRent REAL);
CREATE TABLE StallSale (StallId INTEGER REFERENCES BookStall(StallId), AuthorCode TEXT REFERENCES Author(AuthorCode), BookTitle TEXT, CopiesSold INTEGER, UnitPrice REAL, PRIMARY KEY (StallId, BookTitle));
INSERT INTO FestivalYear VALUES (2021,'Letters from Home','2021-06-18','2021-06-20','Iceland',42000),(2022,'The Long Table','2022-06-16','2022-06-19','Mexico',55000),(2023,'Borderless','2023-06-14','2023-06-18','Lebanon',61000),(2024,'Old Stones, New Words','2024-06-12','2024-06-16','Vietnam',58500);
INSERT INTO Author VALUES ('HEL','Sigrun','Helgadottir','Icelandic','Icelandic',1964,'N'),('PAZ','Octavio','Pazos','Mexican','Spanish',1978,'N'),('KHO','Rima','Khoury','Lebanese','Arabic',1985,'Y'),('BRI','Winifred','Brisk','British','English',1949,'Y'),('NGU','Nguyen','Thanh Ha','Vietnamese','Vietnamese',1991,'N'),('DEL','Marc','Delisle','Canadian','French',1972,'Y'),('OKA','Sam','Okafor','British','English',1988,'N');
INSERT INTO Helper VALUES (1,'Edith','Moor','01756-11','stage',NULL),(2,'Kyle','Penn','01756-12','stage',1),(3,'Asha','Gill',NULL,'sound',1),(4,'Ron','Tetley','01756-14','sound',3),(5,'Molly','Hawes','01756-15','front of house',NULL),(6,'Sven','Arkle',NULL,'front of house',5);
INSERT INTO Tent VALUES ('BIG','Big Top Marquee',600,'yes','Mere Bank'),('ORC','Orchard Tent',180,'no','Applegarth Cider'),('KID','Storybox',90,'yes',NULL),('YUR','Poets'' Yurt',45,'yes','Mere Bank'),('RIV','River Stage',250,'no',NULL);
INSERT INTO RefEventKind VALUES ('RD','reading',60),('PN','panel debate',75),('WS','workshop',120),('KD','children''s hour',45),('SL','poetry slam',90);
INSERT INTO FestivalEvent VALUES (1,2021,'Glaciers and Ghosts','RD','ORC','2021-06-18','19:00',12,164,1,3),(2,2021,'Who Owns a Story?','PN','BIG','2021-06-19','20:00',15,410,5,4),(3,2022,'Cooking the Novel','WS','YUR','2022-06-17','10:00',35,28,2,3),(4,2022,'Stories from the Cantina','RD','ORC','2022-06-18','18:30',12.5,171,1,4),(5,2023,'Beirut by Night','RD','BIG','2023-06-15','20:30',16,388,5,3),(6,2023,'The Bear Who Read','KD','KID','2023-06-17','11:00',6,88,2,3),(7,2024,'Rivers of Memory','PN','BIG','2024-06-14','20:00',17.5,467,1,4),(8,2024,'Writing Short Stories','WS','YUR','2024-06-15','09:30',38,40,6,3);
INSERT INTO Appearance VALUES (1,'HEL','speaker',450),(2,'HEL','speaker',300),(2,'BRI','speaker',520),(2,'OKA','chair',200),(3,'PAZ','tutor',600),(4,'PAZ','speaker',480),(5,'KHO','speaker',550),(6,'BRI','speaker',260),(7,'NGU','speaker',500),(7,'OKA','chair',240),(8,'OKA','tutor',650);
INSERT INTO HotelStay VALUES (1,'HEL',2021,'Mere Inn',3,95,'festival'),(2,'PAZ',2022,'Station Hotel',4,82,'festival'),(3,'KHO',2023,'Mere Inn',2,110,'publisher'),(4,'BRI',2021,'Mere Inn',1,98,'festival'),(5,'NGU',2024,'Heron Lodge',5,124,'embassy'),(6,'OKA',2024,'Station Hotel',2,90,'festival');
INSERT INTO BookStall VALUES (1,'Mere Books','Harrowmere',2021,150),(2,'Dales Reading Room','Skipton',2022,180),(3,'Mere Books','Harrowmere',2023,195),(4,'Globe & Quill','Leeds',2024,240),(5,'Old Stones Antiquarian','Settle',2024,210);
INSERT INTO StallSale VALUES (1,'HEL','The Lava Diaries',64,9.99),(1,'BRI','An English Thaw',41,8.99),(2,'PAZ','Chile and Chocolate',77,12.5),(3,'KHO','Cedar Street',103,11),(3,'BRI','The Bear Who Read',58,6.99),(4,'NGU','Delta Girls',92,10.5),(4,'OKA','Tall Tales, Short Trains',35,9.5);
-- How many authors are vegetarian (Y)?
-- for the kitchen: count of writers with a Y for no meat
SELECT COUNT(*) FROM Author WHERE Vegetarian = 'Y';
-- List the tent names and seats of heated (yes) tents, from the most to the fewest seats.
-- where is it warm (heated: yes)? marquees and their capacity, biggest first
SELECT TentName, Seats FROM Tent WHERE Heated = 'yes' ORDER BY Seats DESC;
-- Which event titles contain the word Stories?
-- anything on the programme with Stories in its heading
SELECT EventTitle FROM FestivalEvent WHERE EventTitle LIKE '%Stories%';
-- What are the lowest, the average and the highest ticket price of all events?
-- admission: cheapest, mean, dearest
SELECT MIN(TicketPrice), AVG(TicketPrice), MAX(TicketPrice) FROM FestivalEvent;
-- Which tents have no sponsor? Give the tent names.
-- marquees that no company has put money into
SELECT TentName FROM Tent WHERE SponsorName IS NULL;
-- Show the title of each event in the year 2021 with the last name of its host and the last name of its sound engineer.
-- programme of 2021: what was on, surname of the presenter, surname of the person at the mixing desk
SELECT T1.EventTitle, T2.LastName, T3.LastName FROM FestivalEvent AS T1 JOIN Helper AS T2 ON T1.HostId = T2.HelperId JOIN Helper AS T3 ON T1.SoundEngineerId = T3.HelperId WHERE T1.EditionYear = 2021;
-- Give the first name of each helper together with the first name of the team leader.
-- volunteers and who they answer to, forenames only
SELECT T1.FirstName, T2.FirstName FROM Helper AS T1 JOIN Helper AS T2 ON T1.TeamLeaderId = T2.HelperId;
-- For each kind of event, show its description and the number of events.
-- how many items of every sort (spelled out) have we had
SELECT T1.KindDescription, COUNT(*) FROM RefEventKind AS T1 JOIN FestivalEvent AS T2 ON T1.KindCode = T2.KindCode GROUP BY T1.KindCode;
-- Which event kinds have never taken place? Return their descriptions.
-- formats, spelled out, that we have on paper yet did not hold so far
SELECT KindDescription FROM RefEventKind WHERE KindCode NOT IN (SELECT KindCode FROM FestivalEvent);
-- What is the first and last name of the author with the highest total fee?
-- the writer who earned most from us overall, forename and surname
SELECT T1.FirstName, T1.LastName FROM Author AS T1 JOIN Appearance AS T2 ON T1.AuthorCode = T2.AuthorCode GROUP BY T1.AuthorCode ORDER BY SUM(T2.Fee) DESC LIMIT 1;
-- Which authors have appeared in the Big Top Marquee? Give each last name once.
-- surnames, no repeats, of writers seen on the platform of the Big Top Marquee
SELECT DISTINCT T1.LastName FROM Author AS T1 JOIN Appearance AS T2 ON T1.AuthorCode = T2.AuthorCode JOIN FestivalEvent AS T3 ON T2.EventId = T3.EventId JOIN Tent AS T4 ON T3.TentCode = T4.TentCode WHERE T4.TentName = 'Big Top Marquee';
-- Find the last names of authors who took part in events of at least two different years.
-- writers (surname) who came to two or more separate editions
SELECT T1.LastName FROM Author AS T1 JOIN Appearance AS T2 ON T1.AuthorCode = T2.AuthorCode JOIN FestivalEvent AS T3 ON T2.EventId = T3.EventId GROUP BY T1.AuthorCode HAVING COUNT(DISTINCT T3.EditionYear) >= 2;
-- Who has appeared both as a chair and as a tutor? Show the first and last names.
-- writers with a turn as chair and another as tutor, forename then surname
SELECT T1.FirstName, T1.LastName FROM Author AS T1 JOIN Appearance AS T2 ON T1.AuthorCode = T2.AuthorCode WHERE T2.PartPlayed = 'chair' INTERSECT SELECT T1.FirstName, T1.LastName FROM Author AS T1 JOIN Appearance AS T2 ON T1.AuthorCode = T2.AuthorCode WHERE T2.PartPlayed = 'tutor';
-- Which author codes appear in a sale at a book stall but not in a hotel stay paid by the festival?
-- codes of writers whose books were sold on the stands, minus those whose room the festival paid for
SELECT AuthorCode FROM StallSale EXCEPT SELECT AuthorCode FROM HotelStay WHERE PaidBy = 'festival';
-- List the last names of everyone who is an author of British nationality or a helper in the team stage.
-- surnames of British writers and of stage volunteers in one list
SELECT LastName FROM Author WHERE Nationality = 'British' UNION SELECT LastName FROM Helper WHERE Team = 'stage';
-- Which authors have not appeared at any event? Give the first and last name.
-- writers we know but have not had on the programme, forename and surname
SELECT FirstName, LastName FROM Author WHERE AuthorCode NOT IN (SELECT AuthorCode FROM Appearance);
-- For each shop name, find the total number of copies sold, if that total is above 80.
-- bookshops that shifted more than 80 books altogether, with the figure
SELECT T1.ShopName, SUM(T2.CopiesSold) FROM BookStall AS T1 JOIN StallSale AS T2 ON T1.StallId = T2.StallId GROUP BY T1.ShopName HAVING SUM(T2.CopiesSold) > 80;
-- Show the mottos of festival years in which the public grant was between 50000 and 60000, in the order of the years.
-- under what slogans did we run when the state gave 50000 to 60000? earliest edition first
SELECT Motto FROM FestivalYear WHERE PublicGrant BETWEEN 50000 AND 60000 ORDER BY EditionYear;
-- Which events sold more tickets than the average event? List title and tickets sold.
-- items that drew over the mean crowd: heading and number of buyers
SELECT EventTitle, TicketsSold FROM FestivalEvent WHERE TicketsSold > (SELECT AVG(TicketsSold) FROM FestivalEvent);
-- Give the book title, the author's last name and the shop name for every book sold at a price above 10.
-- stand sales dearer than 10: the book, the writer's surname, the shop
SELECT T2.BookTitle, T3.LastName, T1.ShopName FROM BookStall AS T1 JOIN StallSale AS T2 ON T1.StallId = T2.StallId JOIN Author AS T3 ON T2.AuthorCode = T3.AuthorCode WHERE T2.UnitPrice > 10;
-- Among events of the kind reading, which one sold the most tickets? Show the title and the motto of its festival year.
-- best attended reading by tickets: its heading and the slogan of that edition
SELECT T1.EventTitle, T3.Motto FROM FestivalEvent AS T1 JOIN RefEventKind AS T2 ON T1.KindCode = T2.KindCode JOIN FestivalYear AS T3 ON T1.EditionYear = T3.EditionYear WHERE T2.KindDescription = 'reading' ORDER BY T1.TicketsSold DESC LIMIT 1;
-- In which hotels did authors stay who were born before 1970? List the different hotel names.
-- houses, each once, that put up a writer with a birth year earlier than 1970
SELECT DISTINCT HotelName FROM HotelStay WHERE AuthorCode IN (SELECT AuthorCode FROM Author WHERE BirthYear < 1970);

-- database: third_shutter_agency
CREATE TABLE bureau (bur_code TEXT PRIMARY KEY, city TEXT, country TEXT, opened_yr INTEGER, staff_cnt INTEGER);
CREATE TABLE photographer (phg_id INTEGER PRIMARY KEY, fname TEXT, lname TEXT, bur_code TEXT REFERENCES bureau(bur_code), birth_dt TEXT, day_rate INTEGER, assistant_of INTEGER REFERENCES photographer(phg_id), status TEXT);
CREATE TABLE camera (cam_id INTEGER PRIMARY KEY, brand TEXT, model TEXT, megapx REAL, bought_dt TEXT, owner_phg INTEGER REFERENCES photographer(phg_id), price INTEGER);
CREATE TABLE client (cl_id INTEGER PRIMARY KEY, cl_name TEXT, cl_kind TEXT, city TEXT, discount_pct INTEGER);
CREATE TABLE assignment (asg_id INTEGER PRIMARY KEY, asg_title TEXT, cl_id INTEGER REFERENCES client(cl_id), lead_phg INTEGER REFERENCES photographer(phg_id), second_phg INTEGER REFERENCES photographer(phg_id), from_dt TEXT, days INTEGER, country TEXT, status TEXT);
CREATE TABLE image (img_id INTEGER PRIMARY KEY, asg_id INTEGER REFERENCES assignment(asg_id), phg_id INTEGER REFERENCES photographer(phg_id), cam_id INTEGER REFERENCES camera(cam_id), caption TEXT, taken_dt TEXT, orient TEXT);
CREATE TABLE keyword (kw_id INTEGER PRIMARY KEY, word TEXT, category TEXT);
CREATE TABLE image_keyword (img_id INTEGER REFERENCES image(img_id), kw_id INTEGER REFERENCES keyword(kw_id), PRIMARY KEY (img_id, kw_id));
CREATE TABLE ref_license (lic_code TEXT PRIMARY KEY, lic_desc TEXT, max_copies INTEGER);
CREATE TABLE license_sale (sale_id INTEGER PRIMARY KEY, img_id INTEGER REFERENCES image(img_id), cl_id INTEGER REFERENCES client(cl_id), lic_code TEXT REFERENCES ref_license(lic_code), sold_dt TEXT, amount INTEGER, paid_dt TEXT);
CREATE TABLE model_release (rel_id INTEGER PRIMARY KEY, img_id INTEGER REFERENCES image(img_id), person_name TEXT, signed_dt TEXT, minor TEXT);
INSERT INTO bureau VALUES ('PAR','Paris','France',1974,18),('NBO','Nairobi','Kenya',1996,7),('LIM','Lima','Peru',2008,5),('MTL','Montreal','Canada',2001,9),('HAN','Hanoi','Vietnam',2017,3);
INSERT INTO photographer VALUES (1,'Simone','Aubert','PAR','1968-02-14',900,NULL,'staff'),(2,'Joseph','Kamau','NBO','1979-08-30',620,NULL,'staff'),(3,'Lidia','Quispe','LIM','1987-05-11',540,NULL,'freelance'),(4,'Gabriel','Roy','MTL','1991-12-03',480,1,'freelance'),(5,'Amina','Otieno','NBO','1999-04-22',310,2,'trainee'),(6,'Paul','Verdier','PAR','1982-10-09',760,NULL,'retired'),(7,'Claire','Tremblay','MTL','1995-01-27',455,1,'freelance');
INSERT INTO camera VALUES (1,'Lenkar','M9',24,'2015-03-02',1,3800),(2,'Lenkar','X100 Field',45.5,'2021-06-18',2,5200),(3,'Optima','Reporter II',20.2,'2012-09-09',6,1900),(4,'Optima','Reporter V',33,'2019-11-25',3,2700),(5,'Haruki','S1',61,'2023-02-14',1,6900),(6,'Haruki','Mini',26,'2022-05-05',NULL,1400);
INSERT INTO client VALUES (1,'Le Quotidien','newspaper','Paris',10),(2,'Wild Planet Magazine','magazine','London',15),(3,'Green Aid','charity','Geneva',25),(4,'Andes Travel','company','Lima',0),(5,'Harvest Foods','company','Toronto',5),(6,'Museum of Now','museum','Montreal',20);
INSERT INTO assignment VALUES (1,'Fishermen of Lake Turkana',2,2,5,'2022-08-01',12,'Kenya','delivered'),(2,'Paris after the Flood',1,1,NULL,'2018-01-29',3,'France','delivered'),(3,'Weavers of the High Andes',4,3,NULL,'2023-04-10',9,'Peru','delivered'),(4,'Winter on the Ice Roads',6,1,4,'2023-01-15',14,'Canada','delivered'),(5,'Wells and Water',3,2,5,'2024-02-05',7,'Ethiopia','in editing'),(6,'Maple Harvest',5,4,7,'2024-03-11',5,'Canada','delivered'),(7,'Nights in the Market Halls',1,6,1,'2016-11-20',4,'France','cancelled');
INSERT INTO image VALUES (1,1,2,2,'Casting nets at dawn','2022-08-03','landscape'),(2,1,5,2,'Boy with a perch','2022-08-06','portrait'),(3,2,1,1,'Ducks on the boulevard','2018-01-30','landscape'),(4,3,3,4,'Red thread, old hands','2023-04-13','portrait'),(5,4,1,1,'Truck in a white storm','2023-01-20','landscape'),(6,4,4,NULL,'Coffee at minus forty','2023-01-22','portrait'),(7,6,4,6,'Steam over the sugar hut','2024-03-13','landscape'),(8,3,3,4,'Market at dawn','2023-04-16','landscape'),(9,2,1,1,'The last dry bench','2018-01-31','portrait');
INSERT INTO keyword VALUES (1,'water','nature'),(2,'work','society'),(3,'child','people'),(4,'snow','nature'),(5,'food','society'),(6,'protest','politics');
INSERT INTO image_keyword VALUES (1,1),(1,2),(2,1),(2,3),(3,1),(4,2),(5,4),(6,4),(6,5),(7,5),(8,5),(9,1);
INSERT INTO ref_license VALUES ('ED','editorial use',50000),('AD','advertising',1000000),('WB','web only',NULL),('EX','exhibition print',10),('EL','exclusive rights',NULL);
INSERT INTO license_sale VALUES (1,1,2,'ED','2022-09-12',850,'2022-10-01'),(2,3,1,'ED','2018-01-31',400,'2018-02-28'),(3,5,6,'EX','2023-03-03',1200,'2023-03-20'),(4,4,4,'AD','2023-05-30',3100,NULL),(5,7,5,'AD','2024-04-02',2750,'2024-04-30'),(6,1,3,'WB','2024-01-18',190,'2024-01-25'),(7,8,4,'WB','2023-06-11',220,NULL),(8,5,2,'ED','2023-04-04',980,'2023-05-09');
INSERT INTO model_release VALUES (1,2,'Ekai Lokor','2022-08-06','Y'),(2,4,'Dona Faustina Huanca','2023-04-13','N'),(3,6,'Buck Lafleur','2023-01-22','N'),(4,7,'Anne Gagnon','2024-03-13','N');
-- How many images are in portrait orientation?
-- number of upright pictures (portrait)
SELECT COUNT(*) FROM image WHERE orient = 'portrait';
-- List the first and last names of photographers whose status is freelance, ordered by day rate from high to low.
-- our freelance people, forename and surname, dearest per day first
SELECT fname, lname FROM photographer WHERE status = 'freelance' ORDER BY day_rate DESC;
-- Which captions mention dawn?
-- what is written under shots with dawn in the text
SELECT caption FROM image WHERE caption LIKE '%dawn%';
-- Which license sales have not been paid yet? Show the sale id and the amount.
-- deals without a payment day: their number and how much is due
SELECT sale_id, amount FROM license_sale WHERE paid_dt IS NULL;
-- For each brand of camera, show the brand, the average price and the maximum number of megapixels.
-- make by make: what a body costs on average, and the best resolution
SELECT brand, AVG(price), MAX(megapx) FROM camera GROUP BY brand;
-- For every assignment with a second photographer, give its title, the last name of the lead photographer and the last name of the second photographer.
-- jobs done in pairs: the job, surname of the one in charge, surname of the other
SELECT T1.asg_title, T2.lname, T3.lname FROM assignment AS T1 JOIN photographer AS T2 ON T1.lead_phg = T2.phg_id JOIN photographer AS T3 ON T1.second_phg = T3.phg_id;
-- Who are the assistants of Simone Aubert (first name Simone, last name Aubert)? Return their first names.
-- forenames of those who assist Simone Aubert
SELECT T1.fname FROM photographer AS T1 JOIN photographer AS T2 ON T1.assistant_of = T2.phg_id WHERE T2.fname = 'Simone' AND T2.lname = 'Aubert';
-- How many photographers belong to each bureau? Show the city of the bureau and the number.
-- head count behind the lens by office town
SELECT T1.city, COUNT(*) FROM bureau AS T1 JOIN photographer AS T2 ON T1.bur_code = T2.bur_code GROUP BY T1.bur_code;
-- Which license types have never been sold? Give the descriptions.
-- kinds of usage permission, spelled out, that no one has bought
SELECT lic_desc FROM ref_license WHERE lic_code NOT IN (SELECT lic_code FROM license_sale);
-- Find the captions of images tagged with both the keyword water and the keyword work.
-- shots filed under water as well as under work (their text line)
SELECT T1.caption FROM image AS T1 JOIN image_keyword AS T2 ON T1.img_id = T2.img_id JOIN keyword AS T3 ON T2.kw_id = T3.kw_id WHERE T3.word = 'water' INTERSECT SELECT T1.caption FROM image AS T1 JOIN image_keyword AS T2 ON T1.img_id = T2.img_id JOIN keyword AS T3 ON T2.kw_id = T3.kw_id WHERE T3.word = 'work';
-- In which countries have we had an assignment but no bureau?
-- lands we were sent to without having an office there
SELECT country FROM assignment EXCEPT SELECT country FROM bureau;
-- In which cities is there a bureau or a client?
-- all towns with an office of ours or with a customer
SELECT city FROM bureau UNION SELECT city FROM client;
-- What is the total amount of license sales for each photographer? Give the last name, with the largest total first.
-- surnames and what the pictures of each brought in, best earner on top
SELECT T1.lname, SUM(T3.amount) FROM photographer AS T1 JOIN image AS T2 ON T1.phg_id = T2.phg_id JOIN license_sale AS T3 ON T2.img_id = T3.img_id GROUP BY T1.phg_id ORDER BY SUM(T3.amount) DESC;
-- Which images were never sold? Give the captions.
-- pictures (text line) that nobody has licensed
SELECT caption FROM image WHERE img_id NOT IN (SELECT img_id FROM license_sale);
-- How many different keywords are attached to images of the assignment Fishermen of Lake Turkana?
-- count the separate tags found on the Fishermen of Lake Turkana pictures
SELECT COUNT(DISTINCT T3.kw_id) FROM assignment AS T1 JOIN image AS T2 ON T1.asg_id = T2.asg_id JOIN image_keyword AS T3 ON T2.img_id = T3.img_id WHERE T1.asg_title = 'Fishermen of Lake Turkana';
-- Which clients bought images under at least two different license types? Show the client names.
-- customers with two or more separate kinds of usage permission
SELECT T1.cl_name FROM client AS T1 JOIN license_sale AS T2 ON T1.cl_id = T2.cl_id GROUP BY T1.cl_id HAVING COUNT(DISTINCT T2.lic_code) >= 2;
-- Show the caption, the client name and the license description of each sale between 2023-01-01 and 2023-12-31.
-- deals from 2023-01-01 to 2023-12-31: the picture's text, who bought it, for what use in words
SELECT T2.caption, T3.cl_name, T4.lic_desc FROM license_sale AS T1 JOIN image AS T2 ON T1.img_id = T2.img_id JOIN client AS T3 ON T1.cl_id = T3.cl_id JOIN ref_license AS T4 ON T1.lic_code = T4.lic_code WHERE T1.sold_dt BETWEEN '2023-01-01' AND '2023-12-31';
-- Which assignments lasted longer than the average? List title and days.
-- jobs that took more days than the mean job, with the number of days
SELECT asg_title, days FROM assignment WHERE days > (SELECT AVG(days) FROM assignment);
-- Which keyword is used on the most images? Give the word and the number of images.
-- our commonest tag and how many pictures carry it
SELECT T1.word, COUNT(*) FROM keyword AS T1 JOIN image_keyword AS T2 ON T1.kw_id = T2.kw_id GROUP BY T1.kw_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which images were taken with a camera whose owner is another photographer than the one who took the image? Show the captions.
-- shots made with a colleague's gear, i.e. the camera's owner is not the picture's photographer (text lines)
SELECT T1.caption FROM image AS T1 JOIN camera AS T2 ON T1.cam_id = T2.cam_id WHERE T1.phg_id != T2.owner_phg;
-- Of the images showing a person who signed a model release, which one was sold for the highest amount? Return the person's name and the amount.
-- top price for a picture with a signed consent: who is on it and how much
SELECT T1.person_name, T3.amount FROM model_release AS T1 JOIN image AS T2 ON T1.img_id = T2.img_id JOIN license_sale AS T3 ON T2.img_id = T3.img_id ORDER BY T3.amount DESC LIMIT 1;
-- Find the different last names of photographers who took images for an assignment from a client of the kind company.
-- surnames, no repeats, of those who shot something ordered by a company
SELECT DISTINCT T1.lname FROM photographer AS T1 JOIN image AS T2 ON T1.phg_id = T2.phg_id JOIN assignment AS T3 ON T2.asg_id = T3.asg_id JOIN client AS T4 ON T3.cl_id = T4.cl_id WHERE T4.cl_kind = 'company';

-- database: grand_circus_bellarosa
CREATE TABLE artist (artist_id INTEGER PRIMARY KEY, stage_name TEXT, real_name TEXT, birth_country TEXT, age INTEGER, weekly_pay INTEGER, partner_id INTEGER REFERENCES artist(artist_id), joined_year INTEGER);
CREATE TABLE act (act_id INTEGER PRIMARY KEY, act_name TEXT, discipline TEXT, minutes INTEGER, danger_level INTEGER, safety_net TEXT, created_by INTEGER REFERENCES artist(artist_id));
CREATE TABLE act_artist (act_id INTEGER REFERENCES act(act_id), artist_id INTEGER REFERENCES artist(artist_id), task TEXT, since_year INTEGER, PRIMARY KEY (act_id, artist_id));
CREATE TABLE wagon (wagon_no INTEGER PRIMARY KEY, wagon_type TEXT, length_m REAL, color TEXT, built_year INTEGER, driver_id INTEGER REFERENCES artist(artist_id));
CREATE TABLE animal (animal_id INTEGER PRIMARY KEY, name TEXT, species TEXT, age INTEGER, keeper_id INTEGER REFERENCES artist(artist_id), wagon_no INTEGER REFERENCES wagon(wagon_no), last_vet_visit TEXT);
CREATE TABLE town (town_id INTEGER PRIMARY KEY, name TEXT, country TEXT, population INTEGER, site_name TEXT, site_rent INTEGER);
CREATE TABLE tour_stop (stop_id INTEGER PRIMARY KEY, town_id INTEGER REFERENCES town(town_id), arrival TEXT, departure TEXT, km_from_last INTEGER, weather TEXT);
CREATE TABLE circus_show (show_id INTEGER PRIMARY KEY, stop_id INTEGER REFERENCES tour_stop(stop_id), show_date TEXT, kind TEXT, visitors INTEGER, income INTEGER, ringmaster_id INTEGER REFERENCES artist(artist_id), clown_id INTEGER REFERENCES artist(artist_id));
CREATE TABLE program_item (show_id INTEGER REFERENCES circus_show(show_id), act_id INTEGER REFERENCES act(act_id), position INTEGER, applause INTEGER, PRIMARY KEY (show_id, act_id));
CREATE TABLE accident (accident_id INTEGER PRIMARY KEY, show_id INTEGER REFERENCES circus_show(show_id), artist_id INTEGER REFERENCES artist(artist_id), cause TEXT, days_off INTEGER);
CREATE TABLE costume (costume_id INTEGER PRIMARY KEY, artist_id INTEGER REFERENCES artist(artist_id), description TEXT, color TEXT, price INTEGER, mended_on TEXT);
INSERT INTO artist VALUES (1,'Signora Bellarosa','Rosa Bellini','Italy',61,950,NULL,1984),(2,'The Flying Dmitri','Dmitri Orlov','Ukraine',34,780,3,2011),(3,'Swallow','Olena Orlova','Ukraine',32,780,2,2011),(4,'Pipo','Philippe Garnier','France',52,690,NULL,1999),(5,'Madame Knife','Gerda Stolz','Germany',45,720,6,2007),(6,'The Brave Leo','Leo Stolz','Germany',47,510,5,2007),(7,'Little Jin','Jin Wei','China',23,640,NULL,2019),(8,'Cavallo','Marco Bellini','Italy',38,705,NULL,2003);
INSERT INTO act VALUES (1,'Swallows in the Dome','trapeze',12,5,'yes',2),(2,'Twelve Blades','knife throwing',9,4,'no',5),(3,'The Crooked Ladder','clowning',14,1,'no',4),(4,'Bellarosa''s White Horses','riding',15,3,'no',1),(5,'Tower of Chairs','acrobatics',8,4,'yes',7),(6,'Silk and Moon','aerial silk',7,3,'yes',3),(7,'The Blind Juggler','juggling',10,2,'no',7);
INSERT INTO act_artist VALUES (1,2,'catcher',2012),(1,3,'flyer',2012),(2,5,'thrower',2008),(2,6,'target',2008),(3,4,'clown',2001),(4,8,'rider',2010),(4,1,'horse trainer',1990),(5,7,'acrobat',2019),(6,3,'soloist',2017),(3,6,'ladder man',2015);
INSERT INTO wagon VALUES (11,'living',8.5,'red',1998,2),(12,'living',7.2,'blue',2006,5),(13,'stable',12,'white',2012,8),(14,'kitchen',6.4,'red',1987,4),(15,'tent transport',14.5,'green',2015,NULL),(16,'stable',9.8,'white',1994,6);
INSERT INTO animal VALUES (1,'Bianca','horse',9,8,13,'2024-03-01'),(2,'Nuvola','horse',14,8,13,'2024-03-01'),(3,'Perla','horse',6,1,13,'2024-04-18'),(4,'Hercule','donkey',17,4,16,NULL),(5,'Truffle','pig',3,4,16,'2023-11-20'),(6,'Coco','dog',5,4,NULL,'2024-02-09');
INSERT INTO town VALUES (1,'Udine','Italy',98000,'Parco Moretti',2100),(2,'Villach','Austria',64000,'Draubrucke Field',1700),(3,'Graz','Austria',292000,'Messe Ground',3900),(4,'Maribor','Slovenia',96000,'Tezno Meadow',1250),(5,'Trieste','Italy',199000,'Old Port',2900),(6,'Koper','Slovenia',25000,'Bonifika',900);
INSERT INTO tour_stop VALUES (1,5,'2024-04-02','2024-04-08',0,'sunny'),(2,1,'2024-04-09','2024-04-14',72,'rainy'),(3,2,'2024-04-16','2024-04-21',118,'windy'),(4,3,'2024-04-23','2024-05-05',176,'sunny'),(5,4,'2024-05-07','2024-05-12',68,'rainy'),(6,5,'2024-05-14','2024-05-19',213,'sunny');
INSERT INTO circus_show VALUES (1,1,'2024-04-04','gala',720,14900,1,4),(2,1,'2024-04-06','matinee',655,9200,1,4),(3,2,'2024-04-11','evening',410,7350,8,4),(4,3,'2024-04-18','evening',385,7100,1,6),(5,4,'2024-04-27','gala',990,21800,1,4),(6,4,'2024-05-01','matinee',870,12600,8,6),(7,5,'2024-05-10','evening',298,5050,8,4),(8,6,'2024-05-17','evening',540,9900,1,4);
INSERT INTO program_item VALUES (1,1,8,98),(1,3,4,85),(1,4,1,91),(3,2,3,77),(3,3,5,80),(4,5,2,72),(4,6,6,88),(5,1,9,99),(5,4,1,94),(5,5,3,83),(7,2,4,61),(8,6,7,90);
INSERT INTO accident VALUES (1,3,6,'slipped knife',12),(2,4,7,'loose chair',21),(3,6,4,'wet ring',3),(4,7,6,'slipped ladder',6),(5,8,3,'torn silk',30);
INSERT INTO costume VALUES (1,1,'tailcoat with gold braid','red',860,NULL),(2,3,'feathered leotard','white',540,'2024-04-20'),(3,4,'checked jacket','yellow',210,'2024-03-15'),(4,5,'leather corset','black',390,NULL),(5,7,'silk trousers','red',175,'2024-05-02'),(6,4,'giant shoes','red',120,NULL);
-- How many visitors came to all shows of the kind gala together?
-- total crowd at our gala nights
SELECT SUM(visitors) FROM circus_show WHERE kind = 'gala';
-- List the names of acts with no safety net and a danger level above 2.
-- numbers done without protection below (safety net no) and rated over 2 for risk
SELECT act_name FROM act WHERE safety_net = 'no' AND danger_level > 2;
-- What are the stage names starting with The?
-- which of us call themselves The something, that is, with The at the beginning of the stage name
SELECT stage_name FROM artist WHERE stage_name LIKE 'The%';
-- Show the name and species of the animals that have no last vet visit recorded.
-- beasts that no animal doctor seems to have seen: what they are called and what they are
SELECT name, species FROM animal WHERE last_vet_visit IS NULL;
-- What are the youngest, average and oldest ages of the artists?
-- performers' years: minimum, mean, maximum
SELECT MIN(age), AVG(age), MAX(age) FROM artist;
-- Give the date of each show with the stage name of the ringmaster and the stage name of the clown.
-- day by day, who announced and who did the clowning? stage names, the announcer first
SELECT T1.show_date, T2.stage_name, T3.stage_name FROM circus_show AS T1 JOIN artist AS T2 ON T1.ringmaster_id = T2.artist_id JOIN artist AS T3 ON T1.clown_id = T3.artist_id;
-- For each artist who has a partner, show the artist's real name and the partner's real name.
-- couples in the ring: both proper names for everybody with somebody at their side
SELECT T1.real_name, T2.real_name FROM artist AS T1 JOIN artist AS T2 ON T1.partner_id = T2.artist_id;
-- Which town has the highest site rent in the country Italy? Give the town's name and the site name.
-- dearest pitch in Italy: the place and the ground
SELECT name, site_name FROM town WHERE country = 'Italy' ORDER BY site_rent DESC LIMIT 1;
-- How much income did each town bring? Show the name of the town and the total income.
-- takings added up place by place
SELECT T1.name, SUM(T3.income) FROM town AS T1 JOIN tour_stop AS T2 ON T1.town_id = T2.town_id JOIN circus_show AS T3 ON T2.stop_id = T3.stop_id GROUP BY T1.town_id;
-- Which towns have never been a tour stop? Return their names.
-- places on our list where the tent has not been put up
SELECT name FROM town WHERE town_id NOT IN (SELECT town_id FROM tour_stop);
-- Which acts have not been on the program of any show? Give the act names.
-- numbers that nobody has seen in the ring yet
SELECT act_name FROM act WHERE act_id NOT IN (SELECT act_id FROM program_item);
-- Which artists both drive a wagon and keep an animal? Show the stage names.
-- people, by stage name, at the wheel of something and also in charge of a beast
SELECT T1.stage_name FROM artist AS T1 JOIN wagon AS T2 ON T1.artist_id = T2.driver_id INTERSECT SELECT T1.stage_name FROM artist AS T1 JOIN animal AS T2 ON T1.artist_id = T2.keeper_id;
-- List the birth countries of artists in which there is no town on our list.
-- where do our performers come from that has no place we play in? lands only
SELECT birth_country FROM artist EXCEPT SELECT country FROM town;
-- List all colors that occur on a wagon or on a costume.
-- every shade to be found on our vehicles or in the wardrobe
SELECT color FROM wagon UNION SELECT color FROM costume;
-- How many different acts has each artist performed in? Show the stage name and the number.
-- by stage name, the count of separate numbers somebody belongs to
SELECT T1.stage_name, COUNT(DISTINCT T2.act_id) FROM artist AS T1 JOIN act_artist AS T2 ON T1.artist_id = T2.artist_id GROUP BY T1.artist_id;
-- Give the stage name and the total days off of each artist who has had at least two accidents.
-- unlucky ones with two or more mishaps: stage name and sick days added up
SELECT T1.stage_name, SUM(T2.days_off) FROM artist AS T1 JOIN accident AS T2 ON T1.artist_id = T2.artist_id GROUP BY T1.artist_id HAVING COUNT(*) >= 2;
-- Find the average applause of each act, from the loudest to the weakest. Give the act name and the average.
-- numbers with their mean clapping score, best on top
SELECT T1.act_name, AVG(T2.applause) FROM act AS T1 JOIN program_item AS T2 ON T1.act_id = T2.act_id GROUP BY T1.act_id ORDER BY AVG(T2.applause) DESC;
-- Which shows had more visitors than the average show? List the date and the number of visitors.
-- days with a crowd above the mean, and how big it was
SELECT show_date, visitors FROM circus_show WHERE visitors > (SELECT AVG(visitors) FROM circus_show);
-- Show the stage name, the act name and the task for artists born in Ukraine or Germany.
-- what do our folks from Ukraine or Germany do? stage name, number, job in it
SELECT T1.stage_name, T3.act_name, T2.task FROM artist AS T1 JOIN act_artist AS T2 ON T1.artist_id = T2.artist_id JOIN act AS T3 ON T2.act_id = T3.act_id WHERE T1.birth_country = 'Ukraine' OR T1.birth_country = 'Germany';
-- Which animals travel in a wagon built between 1990 and 2000? Give the names of the animals.
-- beasts carried in a vehicle of the years 1990 to 2000
SELECT T1.name FROM animal AS T1 JOIN wagon AS T2 ON T1.wagon_no = T2.wagon_no WHERE T2.built_year BETWEEN 1990 AND 2000;
-- Among the shows in Austria, which act received the most applause at a single show? Return the act name and the date of that show.
-- the best clapped number in Austria on one occasion: what was it and on which day
SELECT T4.act_name, T2.show_date FROM tour_stop AS T1 JOIN circus_show AS T2 ON T1.stop_id = T2.stop_id JOIN program_item AS T3 ON T2.show_id = T3.show_id JOIN act AS T4 ON T3.act_id = T4.act_id JOIN town AS T5 ON T1.town_id = T5.town_id WHERE T5.country = 'Austria' ORDER BY T3.applause DESC LIMIT 1;
-- Which different disciplines were shown at stops with sunny weather?
-- kinds of artistry, no repeats, that people saw where it was sunny
SELECT DISTINCT discipline FROM act WHERE act_id IN (SELECT T1.act_id FROM program_item AS T1 JOIN circus_show AS T2 ON T1.show_id = T2.show_id JOIN tour_stop AS T3 ON T2.stop_id = T3.stop_id WHERE T3.weather = 'sunny');
