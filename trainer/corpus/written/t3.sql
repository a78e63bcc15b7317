-- database: paperback_authors_guild
CREATE TABLE author (aut_id INTEGER PRIMARY KEY, first_nm TEXT, last_nm TEXT, birth_yr INTEGER, home_ctry TEXT, pen_nm TEXT);
CREATE TABLE publisher (pub_cd TEXT PRIMARY KEY, pub_nm TEXT, hq_city TEXT, founded_yr INTEGER);
CREATE TABLE book (isbn TEXT PRIMARY KEY, ttl TEXT, pub_cd TEXT REFERENCES publisher(pub_cd), pub_yr INTEGER, pgs INTEGER, prc REAL, lang TEXT, subject TEXT);
CREATE TABLE book_author (isbn TEXT REFERENCES book(isbn), aut_id INTEGER REFERENCES author(aut_id), ord_no INTEGER, royalty_pct REAL, PRIMARY KEY (isbn, aut_id));
CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, isbn TEXT REFERENCES book(isbn), store TEXT, sold_on TEXT, qty INTEGER);
INSERT INTO author VALUES (1,'Maeve','Corrigan',1958,'Ireland',NULL),(2,'Tobias','Lenk',1971,'Germany','T. L. Raven'),(3,'Chiamaka','Eze',1985,'Nigeria',NULL),(4,'Sunil','Kapadia',1979,'India','Neel Kapoor'),(5,'Harriet','Foss',1964,'Canada',NULL),(6,'Declan','Moran',1990,'Ireland',NULL),(7,'Greta','Winkler',1982,'Germany',NULL);
INSERT INTO publisher VALUES ('HBK','Heron Books','Dublin',1974),('LTP','Lamplight Press','Toronto',1989),('VRL','Verlag am Tor','Leipzig',1921),('OKR','Okra House','Lagos',2008),('DDL','Dandelion Lane','London',2016);
INSERT INTO book VALUES ('978-01','The Peat Cutters','HBK',1996,312,12.5,'English','history'),('978-02','Rabenzeit','VRL',2004,448,19.9,'German','crime'),('978-03','Lagoon Arithmetic','OKR',2017,276,14.0,'English','poetry'),('978-04','Monsoon Ledger','LTP',2012,390,16.5,'English','crime'),('978-05','Two Rivers, One Table','LTP',2019,224,22.0,'English','cookery'),('978-06','Die leise Schwelle','VRL',2015,510,24.0,'German','fiction'),('978-07','A Field Guide to Forgetting','HBK',2021,198,9.9,'English','fiction'),('978-08','Harvest of Bells','HBK',2010,355,13.5,'English','fiction');
INSERT INTO book_author VALUES ('978-01',1,1,12.0),('978-02',2,1,10.0),('978-03',3,1,15.0),('978-04',4,1,11.5),('978-05',5,1,7.0),('978-05',4,2,5.0),('978-06',2,1,12.5),('978-07',6,1,8.0),('978-08',1,1,9.0),('978-08',6,2,4.0);
INSERT INTO sale VALUES (1,'978-01','Quay Corner','2022-03-01',14),(2,'978-02','Buchecke','2022-03-04',40),(3,'978-04','Quay Corner','2022-03-15',22),(4,'978-05','Maple Reads','2022-04-02',35),(5,'978-05','Quay Corner','2022-04-19',9),(6,'978-06','Buchecke','2022-05-06',18),(7,'978-03','Maple Reads','2022-05-20',27),(8,'978-02','Maple Reads','2022-06-11',6),(9,'978-08','Quay Corner','2022-06-30',31);
-- List the titles of all books in German.
-- what do we have in German, by title
-- What can I read in German? What each is called.
-- language German - book titles please
SELECT ttl FROM book WHERE lang = 'German';
-- How many authors come from Ireland?
-- number of writers whose home is Ireland
-- How many of those who write for us live in Ireland?
-- Ireland as home country: writer count
SELECT COUNT(*) FROM author WHERE home_ctry = 'Ireland';
-- What is the title of the cheapest book, and what does it cost?
-- lowest priced volume: title, price
-- What is the least expensive thing to read, and how much is it?
-- lowest price of all books: its title, the price
SELECT ttl, prc FROM book ORDER BY prc LIMIT 1;
-- What are the average price and the maximum number of pages for each subject?
-- subject by subject: mean price, page count of the thickest
-- How much does one pay in the mean, and how many pages has the longest, for each field? The field first.
-- per subject: subject, mean price, largest page number
SELECT subject, AVG(prc), MAX(pgs) FROM book GROUP BY subject;
-- Which authors write under a pen name? Show first name, last name and pen name.
-- writers who do have a pseudonym: given name, surname, the pseudonym
-- Who publishes under a name that is not their own? Forename, family name, then the assumed one.
-- pseudonym filled in: first name, family name, pseudonym
SELECT first_nm, last_nm, pen_nm FROM author WHERE pen_nm IS NOT NULL;
-- Find the titles and years of books with between 250 and 400 pages, oldest first.
-- books of 250 to 400 pages, title and year, earliest at the top
-- What is at least 250 and at most 400 pages long, and when did it come out? From old to new.
-- page count from 250 to 400, sorted by year, earliest on top: title, year
SELECT ttl, pub_yr FROM book WHERE pgs BETWEEN 250 AND 400 ORDER BY pub_yr;
-- Show the title of every book and the name of its publisher.
-- each volume with the house that brought it out
-- Who brought out each thing we have? What it is called, then the firm.
-- for all books: title, publishing house
SELECT T1.ttl, T2.pub_nm FROM book AS T1 JOIN publisher AS T2 ON T1.pub_cd = T2.pub_cd;
-- How many books has each publisher released? Give the publisher's name and the number of books.
-- output by house: name, how many volumes
-- How many titles has each firm brought out? The firm first.
-- book count per publishing house, its name in front
SELECT T1.pub_nm, COUNT(*) FROM publisher AS T1 JOIN book AS T2 ON T1.pub_cd = T2.pub_cd GROUP BY T1.pub_cd;
-- Which books were written by Corrigan? Return their titles.
-- titles by the author Corrigan
-- What did Corrigan write?
-- family name Corrigan - what are the books by that writer called
SELECT T1.ttl FROM book AS T1 JOIN book_author AS T2 ON T1.isbn = T2.isbn JOIN author AS T3 ON T2.aut_id = T3.aut_id WHERE T3.last_nm = 'Corrigan';
-- How many copies of Rabenzeit were sold in total?
-- quantity of Rabenzeit gone over all counters
-- How many people took home Rabenzeit, counting every copy?
-- Rabenzeit: sum of copies sold
SELECT SUM(T2.qty) FROM book AS T1 JOIN sale AS T2 ON T1.isbn = T2.isbn WHERE T1.ttl = 'Rabenzeit';
-- Which publishers have not published any book?
-- names of houses with an empty list
-- What firms have not brought out anything so far?
-- publishing houses that not one book belongs to, by name
SELECT pub_nm FROM publisher WHERE pub_cd NOT IN (SELECT pub_cd FROM book);
-- What are the titles of books that cost more than the average book?
-- which volumes are pricier than the mean
-- What does one pay more for than for books in the mean?
-- price beyond the mean of all - book titles
SELECT ttl FROM book WHERE prc > (SELECT AVG(prc) FROM book);
-- Which store sold the largest number of copies overall? Show the store and that number.
-- shop with the highest total quantity, and the quantity
-- Where did customers buy most copies, all titles together, and how many were there?
-- sum of copies by shop, just the top one: shop, sum
SELECT store, SUM(qty) FROM sale GROUP BY store ORDER BY SUM(qty) DESC LIMIT 1;
-- Give the titles of books with more than one author.
-- volumes that more than one person wrote
-- What was written by two people or more?
-- count writers per book, only those with over 1: titles
SELECT T1.ttl FROM book AS T1 JOIN book_author AS T2 ON T1.isbn = T2.isbn GROUP BY T1.isbn HAVING COUNT(*) > 1;
-- What are the last names of authors who have not written any book?
-- surnames of writers without a single title
-- Who is on our list of writers though no book is by them? Family names.
-- writers with not one book: family name please
SELECT last_nm FROM author WHERE aut_id NOT IN (SELECT aut_id FROM book_author);
-- Which stores sold both a book in English and a book in German?
-- shops that moved English as well as German volumes
-- Where have people bought something in English and something in German?
-- shops with sales of German books as well as English ones
SELECT T1.store FROM sale AS T1 JOIN book AS T2 ON T1.isbn = T2.isbn WHERE T2.lang = 'English' INTERSECT SELECT T1.store FROM sale AS T1 JOIN book AS T2 ON T1.isbn = T2.isbn WHERE T2.lang = 'German';
-- Show the distinct last names of authors published by a house from Toronto or Lagos.
-- surnames, each only once, of writers whose publisher sits in Toronto or Lagos
-- Whose work is brought out by a firm in Toronto or in Lagos? Family names, each one time.
-- publisher's head office in Lagos or Toronto: different family names of the writers
SELECT DISTINCT T1.last_nm FROM author AS T1 JOIN book_author AS T2 ON T1.aut_id = T2.aut_id JOIN book AS T3 ON T2.isbn = T3.isbn JOIN publisher AS T4 ON T3.pub_cd = T4.pub_cd WHERE T4.hq_city = 'Toronto' OR T4.hq_city = 'Lagos';
-- Which author's books have sold the most copies? Give the first and the last name.
-- best-selling writer by copies over all titles: given name and surname
-- Who is the writer people bought most copies of, all titles together? Forename, family name.
-- add up copies by writer: given name and family name of the one on top
SELECT T1.first_nm, T1.last_nm FROM author AS T1 JOIN book_author AS T2 ON T1.aut_id = T2.aut_id JOIN sale AS T3 ON T2.isbn = T3.isbn GROUP BY T1.aut_id ORDER BY SUM(T3.qty) DESC LIMIT 1;
-- For books sold at least twice, that is, with two or more sales, list title and total quantity, the largest quantity first.
-- two sales or more: book title and copies summed, best seller on top
-- What changed hands two times or more, and how many copies was that in all? Greatest sum on top.
-- sum of copies by book, sorted downwards, leaving out books with a single sale: title, sum
SELECT T1.ttl, SUM(T2.qty) FROM book AS T1 JOIN sale AS T2 ON T1.isbn = T2.isbn GROUP BY T1.isbn HAVING COUNT(*) >= 2 ORDER BY SUM(T2.qty) DESC;
-- What is the title of the most expensive book written by an author from Germany?
-- priciest title by anyone whose country is Germany
-- What costs most of everything written by people from Germany?
-- writer's home country Germany, highest price: title of the book
SELECT T1.ttl FROM book AS T1 JOIN book_author AS T2 ON T1.isbn = T2.isbn JOIN author AS T3 ON T2.aut_id = T3.aut_id WHERE T3.home_ctry = 'Germany' ORDER BY T1.prc DESC LIMIT 1;

-- database: seven_gables_hotels
CREATE TABLE Hotel (HotelCode TEXT PRIMARY KEY, HotelName TEXT, City TEXT, Stars INTEGER, HasPool TEXT, OpenedYear INTEGER);
CREATE TABLE Room (RoomID INTEGER PRIMARY KEY, HotelCode TEXT REFERENCES Hotel(HotelCode), RoomNumber TEXT, RoomType TEXT, NightlyPrice REAL, MaxGuests INTEGER);
CREATE TABLE Guest (GuestID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Country TEXT, Email TEXT, Vip TEXT);
CREATE TABLE Booking (BookingID INTEGER PRIMARY KEY, RoomID INTEGER REFERENCES Room(RoomID), GuestID INTEGER REFERENCES Guest(GuestID), ArrivalDate TEXT, Nights INTEGER, Channel TEXT, BookingStatus TEXT);
CREATE TABLE Extra (ExtraID INTEGER PRIMARY KEY, BookingID INTEGER REFERENCES Booking(BookingID), Description TEXT, Charge REAL);
INSERT INTO Hotel VALUES ('GAB','The Gable House','Salzburg',4,'N',1988),('LIN','Linden Court','Graz',3,'N',1999),('SEE','Seeblick Resort','Bregenz',5,'Y',2011),('ALM','Almrausch','Salzburg',3,'Y',2005),('KRO','Zur Krone','Linz',2,'N',1974);
INSERT INTO Room VALUES (1,'GAB','12','double',145,2),(2,'GAB','21','suite',290,4),(3,'LIN','3','single',72,1),(4,'LIN','8','double',98,2),(5,'SEE','104','suite',420,4),(6,'SEE','110','double',210,3),(7,'ALM','1','family',160,5),(8,'ALM','2','single',85,1);
INSERT INTO Guest VALUES (1,'Clara','Weiss','Germany','clara@post.test','Y'),(2,'Jean','Moulard','France',NULL,'N'),(3,'Anna','Kowal','Poland','ak@poczta.test','N'),(4,'Peter','Weiss','Austria','pw@mail.test','N'),(5,'Lena','Hofstad','Norway',NULL,'Y'),(6,'Marco','Silvestri','Italy','marco@casa.test','N');
INSERT INTO Booking VALUES (1,1,1,'2023-05-02',3,'web','completed'),(2,5,5,'2023-05-19',7,'agency','completed'),(3,3,2,'2023-06-04',1,'phone','cancelled'),(4,7,4,'2023-07-01',10,'web','completed'),(5,2,1,'2023-08-12',2,'web','no-show'),(6,4,3,'2023-08-20',4,'agency','completed'),(7,6,1,'2023-09-15',5,'phone','completed'),(8,1,3,'2023-10-06',2,'web','confirmed');
INSERT INTO Extra VALUES (1,1,'breakfast',54),(2,2,'spa',180),(3,2,'minibar',36.5),(4,4,'breakfast',210),(5,4,'parking',80),(6,6,'breakfast',48),(7,7,'spa',95),(8,7,'late checkout',30);
-- Which hotels have a pool (Y)? Show name and city.
-- houses with pool Y and the town they are in
-- Where can guests swim (pool Y)? Name of the house, then the place.
-- has pool = Y: hotel name, town
SELECT HotelName, City FROM Hotel WHERE HasPool = 'Y';
-- How many bookings were made through the channel web?
-- reservations that came in by web, counted
-- How many times did people reserve through the web?
-- web as channel - booking count
SELECT COUNT(*) FROM Booking WHERE Channel = 'web';
-- What is the average nightly price of a double room?
-- mean cost per night for the type double
-- What does one pay for a double in the mean, each night?
-- double rooms: mean price a night
SELECT AVG(NightlyPrice) FROM Room WHERE RoomType = 'double';
-- List the names of the hotels from the most to the fewest stars, and among equal stars from the oldest to the newest.
-- rank the houses: more stars first, then earlier opening first
-- What are our houses called, best class (stars) on top, and with the same class the one opened first on top?
-- hotel names sorted by stars downwards, then by year of opening upwards
SELECT HotelName FROM Hotel ORDER BY Stars DESC, OpenedYear;
-- Give first and last names of guests without an email address.
-- people we cannot write to because the email is missing: first name, surname
-- Whom can't we send any electronic mail? Forename, then family name.
-- email left blank: given name and family name of the guests
SELECT FirstName, LastName FROM Guest WHERE Email IS NULL;
-- How many bookings are there for each booking status?
-- count the reservations status by status
-- In what state are people's reservations, and how many are there in each?
-- booking count by status, status in front
SELECT BookingStatus, COUNT(*) FROM Booking GROUP BY BookingStatus;
-- Show the room number and hotel name of every room for at least 4 guests.
-- rooms that sleep 4 or more: number, house
-- Where can a party of four or more sleep in one place? The number on the door, then the house.
-- max guests 4 or higher: room number, hotel name
SELECT T1.RoomNumber, T2.HotelName FROM Room AS T1 JOIN Hotel AS T2 ON T1.HotelCode = T2.HotelCode WHERE T1.MaxGuests >= 4;
-- For each hotel with rooms, what are the cheapest and the dearest nightly price? Show the hotel name first.
-- price span per house: name, minimum, maximum a night
-- How little and how much can one pay a night at each house? The house first.
-- per hotel that has rooms: its name, lowest price a night, highest price a night
SELECT T1.HotelName, MIN(T2.NightlyPrice), MAX(T2.NightlyPrice) FROM Hotel AS T1 JOIN Room AS T2 ON T1.HotelCode = T2.HotelCode GROUP BY T1.HotelCode;
-- Which guests have made bookings that were cancelled? Give their last names.
-- surnames behind the reservations with status cancelled
-- Who made a reservation that was then cancelled? Family names.
-- family name of the guest for each booking in status cancelled
SELECT T1.LastName FROM Guest AS T1 JOIN Booking AS T2 ON T1.GuestID = T2.GuestID WHERE T2.BookingStatus = 'cancelled';
-- What is the total charge of extras per description, the highest total first?
-- add-ons: kind and money they brought in, best earner on top
-- How much did we take for each sort of extra, in all? The greatest sum on top.
-- add up charges by description, sorted downwards: description, sum
SELECT Description, SUM(Charge) FROM Extra GROUP BY Description ORDER BY SUM(Charge) DESC;
-- When did Lena Hofstad arrive and how many nights did she stay?
-- arrival day and length in nights for Lena Hofstad
-- Since what day was Lena Hofstad our guest, and how long, in nights?
-- Lena Hofstad's bookings: day of arrival, number of nights
SELECT T2.ArrivalDate, T2.Nights FROM Guest AS T1 JOIN Booking AS T2 ON T1.GuestID = T2.GuestID WHERE T1.FirstName = 'Lena' AND T1.LastName = 'Hofstad';
-- Which guest has made the most bookings? Show first and last name.
-- our most frequent booker, given name and surname
-- Who has reserved with us more times than anybody else? Forename, family name.
-- guest with the highest booking count - given and family name
SELECT T1.FirstName, T1.LastName FROM Guest AS T1 JOIN Booking AS T2 ON T1.GuestID = T2.GuestID GROUP BY T1.GuestID ORDER BY COUNT(*) DESC LIMIT 1;
-- Which rooms have never been booked? Return room number and room type.
-- number and type of rooms nobody ever reserved
-- Where has nobody ever wanted to sleep? The number on the door, then the sort of room.
-- not one booking: room number, type
SELECT RoomNumber, RoomType FROM Room WHERE RoomID NOT IN (SELECT RoomID FROM Booking);
-- What is the name of the hotel that has no rooms on file?
-- house without any room entered
-- What house do we list with not a single place to sleep?
-- hotels that no room belongs to - the name
SELECT HotelName FROM Hotel WHERE HotelCode NOT IN (SELECT HotelCode FROM Room);
-- Which room numbers belong to rooms that are more expensive than the average room in price per night?
-- numbers of the rooms whose nightly rate lies above the mean
-- What numbers are on the doors of rooms that cost more a night than the mean?
-- price a night beyond the mean of all - room numbers
SELECT RoomNumber FROM Room WHERE NightlyPrice > (SELECT AVG(NightlyPrice) FROM Room);
-- Which cities have both a hotel with 4 stars and a hotel with 3 stars?
-- towns where one finds a house of 4 stars and another of 3
-- Where do we have a house with 3 stars and one with 4?
-- cities having a hotel of 3 stars as well as a hotel of 4 stars
SELECT City FROM Hotel WHERE Stars = 4 INTERSECT SELECT City FROM Hotel WHERE Stars = 3;
-- List the hotel names in which a guest with vip status Y has booked, without repetition.
-- which houses did vip Y people reserve at, each once
-- At what houses has somebody important (vip Y) reserved? Every house one time.
-- vip = Y: different hotels they booked, by name
SELECT DISTINCT T1.HotelName FROM Hotel AS T1 JOIN Room AS T2 ON T1.HotelCode = T2.HotelCode JOIN Booking AS T3 ON T2.RoomID = T3.RoomID JOIN Guest AS T4 ON T3.GuestID = T4.GuestID WHERE T4.Vip = 'Y';
-- Who paid for breakfast? Give the first name, the last name and the charge, lowest charge first.
-- people with breakfast as an extra: given name, surname, amount, ascending by amount
-- Who ate in the morning at our house and paid for it (breakfast), and how much? Forename, family name, sum, the smallest on top.
-- extra is breakfast, sorted by charge upwards: given name, family name, charge
SELECT T1.FirstName, T1.LastName, T3.Charge FROM Guest AS T1 JOIN Booking AS T2 ON T1.GuestID = T2.GuestID JOIN Extra AS T3 ON T2.BookingID = T3.BookingID WHERE T3.Description = 'breakfast' ORDER BY T3.Charge;
-- Considering only completed bookings, which hotel had the most nights in total? Show name and total.
-- status completed: house with the largest sum of nights, with that sum
-- Where did people sleep most nights in all, if we take just what was completed, and how many nights?
-- sum of nights by hotel over bookings in status completed, just the top one: name, sum
SELECT T1.HotelName, SUM(T3.Nights) FROM Hotel AS T1 JOIN Room AS T2 ON T1.HotelCode = T2.HotelCode JOIN Booking AS T3 ON T2.RoomID = T3.RoomID WHERE T3.BookingStatus = 'completed' GROUP BY T1.HotelCode ORDER BY SUM(T3.Nights) DESC LIMIT 1;
-- Which channels brought at least 2 bookings of guests from Germany or Poland? Show channel and count.
-- channels with 2 or more reservations by people of Germany or Poland, plus how many
-- How do people from Germany or Poland reserve, if two or more did so that way, and how many were they?
-- count bookings by channel, guests of Poland or Germany alone, leaving out channels with a single one: channel, count
SELECT T1.Channel, COUNT(*) FROM Booking AS T1 JOIN Guest AS T2 ON T1.GuestID = T2.GuestID WHERE T2.Country = 'Germany' OR T2.Country = 'Poland' GROUP BY T1.Channel HAVING COUNT(*) >= 2;

-- database: sunbay_holiday_flats
CREATE TABLE Ref_Apartment_Types (apt_type_code TEXT PRIMARY KEY, apt_type_description TEXT);
CREATE TABLE Buildings (building_id INTEGER PRIMARY KEY, building_name TEXT, street TEXT, metres_to_beach INTEGER, caretaker TEXT, has_lift TEXT);
CREATE TABLE Apartments (apt_id INTEGER PRIMARY KEY, building_id INTEGER REFERENCES Buildings(building_id), apt_type_code TEXT REFERENCES Ref_Apartment_Types(apt_type_code), floor INTEGER, bedroom_count INTEGER, weekly_rent INTEGER, pets_allowed TEXT);
CREATE TABLE Apartment_Facilities (apt_id INTEGER REFERENCES Apartments(apt_id), facility TEXT, PRIMARY KEY (apt_id, facility));
CREATE TABLE Holidaymakers (holidaymaker_id INTEGER PRIMARY KEY, full_name TEXT, home_city TEXT, phone TEXT, date_of_birth TEXT);
CREATE TABLE Stays (stay_id INTEGER PRIMARY KEY, apt_id INTEGER REFERENCES Apartments(apt_id), holidaymaker_id INTEGER REFERENCES Holidaymakers(holidaymaker_id), start_date TEXT, number_of_weeks INTEGER, party_size INTEGER, rating INTEGER);
INSERT INTO Ref_Apartment_Types VALUES ('ST','studio'),('DX','duplex'),('PH','penthouse'),('GF','garden flat');
INSERT INTO Buildings VALUES (1,'Casa Oliva','Rua do Sol',150,'Joana Pires','yes'),(2,'Edificio Mar','Avenida da Praia',40,'Rui Matos','yes'),(3,'Vila Figueira','Rua do Sol',620,'Joana Pires','no'),(4,'Torre Velha','Largo do Pescador',900,NULL,'no');
INSERT INTO Apartments VALUES (1,1,'ST',2,0,420,'no'),(2,1,'DX',3,2,790,'yes'),(3,2,'PH',7,3,1450,'no'),(4,2,'ST',1,1,560,'no'),(5,3,'GF',0,2,610,'yes'),(6,3,'GF',0,3,730,'yes'),(7,2,'DX',5,2,980,'yes');
INSERT INTO Apartment_Facilities VALUES (1,'wifi'),(2,'wifi'),(2,'dishwasher'),(3,'wifi'),(3,'jacuzzi'),(3,'parking'),(4,'air conditioning'),(5,'barbecue'),(5,'wifi'),(6,'barbecue'),(7,'parking'),(7,'dishwasher');
INSERT INTO Holidaymakers VALUES (1,'Ellen Marsh','Leeds','0113-550','1975-02-14'),(2,'Jürgen Pohl','Bremen',NULL,'1968-10-30'),(3,'Nadia Ferrand','Lyon','0478-221','1989-06-03'),(4,'Oscar Lindh','Malmö','040-771','1981-01-19'),(5,'Patrick Doyle','Leeds',NULL,'1993-12-08'),(6,'Sara Quinto','Porto','22-8890','1996-04-22');
INSERT INTO Stays VALUES (1,1,1,'2021-06-05',1,2,4),(2,3,2,'2021-07-10',3,6,5),(3,5,3,'2021-07-17',2,4,3),(4,2,4,'2021-08-07',2,4,NULL),(5,3,1,'2022-06-18',1,5,5),(6,6,2,'2022-07-02',4,5,4),(7,7,3,'2022-08-20',1,3,2),(8,1,5,'2022-09-03',2,1,4);
-- Which buildings lie less than 200 metres from the beach?
-- names of houses with under 200 m to walk to the sea
-- From what houses does one walk less than 200 metres to the sea?
-- distance to the beach under 200 m - building names
SELECT building_name FROM Buildings WHERE metres_to_beach < 200;
-- How many apartments allow pets (yes)?
-- number of flats with pets yes
-- In how many flats can one bring a dog or a cat (pets yes)?
-- pets allowed = yes - flat count
SELECT COUNT(*) FROM Apartments WHERE pets_allowed = 'yes';
-- What are the lowest, the average and the highest weekly rent?
-- rent a week: min, mean, max
-- How much does one pay for seven days: at the least, in the mean, at the most?
-- a week's rent please: smallest, mean, largest
SELECT MIN(weekly_rent), AVG(weekly_rent), MAX(weekly_rent) FROM Apartments;
-- Show the different facilities on offer.
-- what amenities exist at all, each once
-- What comforts do our flats have, each named one time?
-- different facilities found in the flats
SELECT DISTINCT facility FROM Apartment_Facilities;
-- Which building has no caretaker?
-- name of the house nobody looks after
-- What house has nobody to look after it?
-- janitor left blank - name of the building
SELECT building_name FROM Buildings WHERE caretaker IS NULL;
-- List the full names and home cities of holidaymakers, from the youngest to the oldest.
-- our guests with their towns, the latest born at the top
-- Who spends holidays with us, and where do they live? From young to old.
-- guests sorted by birth date, latest on top: name, home town
SELECT full_name, home_city FROM Holidaymakers ORDER BY date_of_birth DESC;
-- How many apartments are there of each type? Give the description of the type and the number.
-- flats per type in words, with count
-- How many flats do we have of each sort? The sort in words, then how many.
-- flat count by type, description of the type in front
SELECT T1.apt_type_description, COUNT(*) FROM Ref_Apartment_Types AS T1 JOIN Apartments AS T2 ON T1.apt_type_code = T2.apt_type_code GROUP BY T1.apt_type_code;
-- What are the floor and the weekly rent of the apartments in Edificio Mar?
-- Edificio Mar: on which floors are the flats and what do they cost a week
-- How high up are the flats in Edificio Mar, and how much are they a week?
-- Edificio Mar: each flat's storey and weekly price
SELECT T1.floor, T1.weekly_rent FROM Apartments AS T1 JOIN Buildings AS T2 ON T1.building_id = T2.building_id WHERE T2.building_name = 'Edificio Mar';
-- Who stayed for more than 2 weeks? Show the full name and the start date.
-- people who booked over 2 weeks, plus the day they came
-- Who was here for longer than 2 weeks, and from what day on?
-- weeks above 2: name of the guest, first day
SELECT T1.full_name, T2.start_date FROM Holidaymakers AS T1 JOIN Stays AS T2 ON T1.holidaymaker_id = T2.holidaymaker_id WHERE T2.number_of_weeks > 2;
-- What is the average rating of stays in each building? Show the building name too.
-- mean marks per house, house name first
-- How well did guests like it at each house, in the mean? The house first.
-- mean of the marks by building, building's name in front
SELECT T1.building_name, AVG(T3.rating) FROM Buildings AS T1 JOIN Apartments AS T2 ON T1.building_id = T2.building_id JOIN Stays AS T3 ON T2.apt_id = T3.apt_id GROUP BY T1.building_id;
-- Which facilities are found in more than 2 apartments?
-- amenities that over 2 flats have
-- What comforts do more than 2 flats have?
-- count flats by facility, leaving out facilities in 2 or fewer
SELECT facility FROM Apartment_Facilities GROUP BY facility HAVING COUNT(*) > 2;
-- Give the descriptions of the apartment types with a barbecue, each only once.
-- in what types, in words and without repeats, is there a barbecue
-- In what sorts of flat can one grill, i.e. is there a barbecue? The sorts in words, each one time.
-- barbecue among the facilities: different type descriptions
SELECT DISTINCT T1.apt_type_description FROM Ref_Apartment_Types AS T1 JOIN Apartments AS T2 ON T1.apt_type_code = T2.apt_type_code JOIN Apartment_Facilities AS T3 ON T2.apt_id = T3.apt_id WHERE T3.facility = 'barbecue';
-- Which holidaymaker never stayed in any apartment?
-- name of the person on our list without a stay
-- Who is on our list of guests but has not come even once?
-- no stay by them - full name please
SELECT full_name FROM Holidaymakers WHERE holidaymaker_id NOT IN (SELECT holidaymaker_id FROM Stays);
-- What is the floor of the most expensive apartment that allows pets (yes)?
-- dearest flat with pets yes: which storey
-- How high up is the priciest of the flats where one can bring an animal (pets yes)?
-- pets allowed = yes, highest weekly price - floor it is on
SELECT floor FROM Apartments WHERE pets_allowed = 'yes' ORDER BY weekly_rent DESC LIMIT 1;
-- Show the street and caretaker of the building with the most apartments.
-- which street, and who minds it, for the house that holds most flats
-- On what road is the house with more flats than any other, and who looks after it?
-- building with the highest flat count: street, janitor
SELECT T1.street, T1.caretaker FROM Buildings AS T1 JOIN Apartments AS T2 ON T1.building_id = T2.building_id GROUP BY T1.building_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which holidaymakers have stayed in a penthouse as well as in a garden flat?
-- full names of folk who tried both penthouse and garden flat
-- Who has spent holidays in a penthouse and, another time, in a garden flat?
-- guests with a stay in a garden flat and one in a penthouse, full names
SELECT T1.full_name FROM Holidaymakers AS T1 JOIN Stays AS T2 ON T1.holidaymaker_id = T2.holidaymaker_id JOIN Apartments AS T3 ON T2.apt_id = T3.apt_id JOIN Ref_Apartment_Types AS T4 ON T3.apt_type_code = T4.apt_type_code WHERE T4.apt_type_description = 'penthouse' INTERSECT SELECT T1.full_name FROM Holidaymakers AS T1 JOIN Stays AS T2 ON T1.holidaymaker_id = T2.holidaymaker_id JOIN Apartments AS T3 ON T2.apt_id = T3.apt_id JOIN Ref_Apartment_Types AS T4 ON T3.apt_type_code = T4.apt_type_code WHERE T4.apt_type_description = 'garden flat';
-- What are the names of buildings in which no apartment has wifi?
-- houses that have wifi nowhere, by name
-- In what houses can one not use wifi in any flat at all?
-- leave out every building with wifi in some flat; which ones remain
SELECT building_name FROM Buildings WHERE building_id NOT IN (SELECT T1.building_id FROM Apartments AS T1 JOIN Apartment_Facilities AS T2 ON T1.apt_id = T2.apt_id WHERE T2.facility = 'wifi');
-- How many stays took place in apartments whose rent is above the average weekly rent?
-- count of holidays spent in flats dearer than the mean flat
-- How many times did people take a flat that costs more than flats do in the mean?
-- rent a week beyond the mean of all flats - number of stays there
SELECT COUNT(*) FROM Stays AS T1 JOIN Apartments AS T2 ON T1.apt_id = T2.apt_id WHERE T2.weekly_rent > (SELECT AVG(weekly_rent) FROM Apartments);
-- Show each home city with more than 3 weeks of stays in total, along with that total, ordered from the largest total down.
-- towns and weeks summed over all their guests, only sums over 3, in descending order
-- Where do people come from who spent more than 3 weeks here between them, and how many was it? The greatest sum on top.
-- add up weeks by home town, sorted downwards, leaving out sums of 3 or less: town, sum
SELECT T1.home_city, SUM(T2.number_of_weeks) FROM Holidaymakers AS T1 JOIN Stays AS T2 ON T1.holidaymaker_id = T2.holidaymaker_id GROUP BY T1.home_city HAVING SUM(T2.number_of_weeks) > 3 ORDER BY SUM(T2.number_of_weeks) DESC;
-- Who came with the largest party to a building with a lift (yes)? Give the full name and the party size.
-- lift yes: name of the guest who brought most people, and how many they were
-- Who brought along most people to a house where one need not climb the stairs (lift yes), and how many were they?
-- has lift = yes, largest party: name of the guest, number of people
SELECT T1.full_name, T2.party_size FROM Holidaymakers AS T1 JOIN Stays AS T2 ON T1.holidaymaker_id = T2.holidaymaker_id JOIN Apartments AS T3 ON T2.apt_id = T3.apt_id JOIN Buildings AS T4 ON T3.building_id = T4.building_id WHERE T4.has_lift = 'yes' ORDER BY T2.party_size DESC LIMIT 1;

-- database: thrill_island_rides
CREATE TABLE zone (zone_id INTEGER PRIMARY KEY, name TEXT, theme TEXT, opened INTEGER, entrance_fee REAL);
CREATE TABLE ride (ride_id INTEGER PRIMARY KEY, name TEXT, zone_id INTEGER REFERENCES zone(zone_id), kind TEXT, min_height INTEGER, top_speed INTEGER, opened INTEGER, status TEXT);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, name TEXT, job TEXT, hired_on TEXT, hourly_wage REAL, supervisor_id INTEGER REFERENCES staff(staff_id));
CREATE TABLE shift (shift_id INTEGER PRIMARY KEY, ride_id INTEGER REFERENCES ride(ride_id), staff_id INTEGER REFERENCES staff(staff_id), shift_date TEXT, hours INTEGER);
CREATE TABLE stoppage (stoppage_id INTEGER PRIMARY KEY, ride_id INTEGER REFERENCES ride(ride_id), stopped_on TEXT, minutes INTEGER, cause TEXT);
INSERT INTO zone VALUES (1,'Lagoon of Legends','pirates',1994,0),(2,'Frontier Gulch','gold rush',1999,0),(3,'Nebula Plaza','space',2013,12.5),(4,'Tiny Meadow','farm',2004,0),(5,'Ice Kingdom','arctic',2023,15);
INSERT INTO ride VALUES (1,'Kraken Coil',1,'roller coaster',140,104,2003,'open'),(2,'Blackbeard Splash',1,'log flume',110,58,1995,'open'),(3,'Runaway Nugget',2,'roller coaster',120,72,1999,'open'),(4,'Prospector Swing',2,'swing',125,45,2008,'closed'),(5,'Comet Chaser',3,'roller coaster',145,118,2014,'open'),(6,'Zero G Tower',3,'drop tower',140,90,2016,'refurbishment'),(7,'Tractor Trail',4,'track ride',NULL,8,2004,'open'),(8,'Galaxy Teacups',3,'spinner',100,15,2013,'open');
INSERT INTO staff VALUES (1,'Bianca Stroud','supervisor','2006-03-01',24.5,NULL),(2,'Tariq Dunn','operator','2015-05-12',16.0,1),(3,'Molly Fenn','operator','2019-04-02',14.8,1),(4,'Igor Vlasak','mechanic','2011-09-20',21.3,1),(5,'Jess Oyelaran','supervisor','2012-02-14',23.0,NULL),(6,'Paul Greaves','operator','2021-06-07',13.9,5),(7,'Yuki Tanabe','host','2022-03-28',12.7,5);
INSERT INTO shift VALUES (1,1,2,'2023-07-01',8),(2,1,3,'2023-07-02',6),(3,3,3,'2023-07-01',8),(4,5,6,'2023-07-01',10),(5,5,2,'2023-07-02',9),(6,7,6,'2023-07-03',5),(7,2,3,'2023-07-03',8),(8,6,4,'2023-07-04',7);
INSERT INTO stoppage VALUES (1,1,'2023-06-30',45,'sensor fault'),(2,5,'2023-07-01',20,'lost property'),(3,5,'2023-07-02',130,'sensor fault'),(4,2,'2023-07-03',15,'high wind'),(5,1,'2023-07-05',60,'high wind'),(6,6,'2023-07-06',480,'cable wear'),(7,5,'2023-07-08',25,'high wind');
-- Show the names of rides that are open.
-- which attractions have the status open
-- What can people go on right now, i.e. is open?
-- open as status - ride names please
SELECT name FROM ride WHERE status = 'open';
-- How many roller coasters are there?
-- rides of the kind roller coaster, counted
-- How many times can one find something of the kind roller coaster here?
-- roller coaster as kind - ride count
SELECT COUNT(*) FROM ride WHERE kind = 'roller coaster';
-- What is the fastest ride and what is its top speed?
-- quickest attraction and how fast it goes
-- What goes faster than everything else, and how fast?
-- highest speed of all rides: name, speed
SELECT name, top_speed FROM ride ORDER BY top_speed DESC LIMIT 1;
-- List the names of zones with an entrance fee, i.e. a fee above 0, in alphabetical order.
-- areas charging more than 0 at the gate, sorted from A to Z by name
-- Where does one have to pay to get in, that is, more than 0? From A to Z.
-- entrance above 0 - names of the areas in alphabetical order
SELECT name FROM zone WHERE entrance_fee > 0 ORDER BY name;
-- What is the average hourly wage for each job?
-- mean pay an hour, job after job
-- How much do people get an hour in the mean for each kind of work? The work first.
-- mean wage per job, job in front
SELECT job, AVG(hourly_wage) FROM staff GROUP BY job;
-- Which ride has no minimum height?
-- name the attraction for which no height limit is set
-- What can even the smallest child go on, with no height laid down?
-- height limit left blank - which ride
SELECT name FROM ride WHERE min_height IS NULL;
-- Find the names of rides that opened between 2000 and 2010 and are not closed.
-- attractions from 2000 through 2010 whose status is anything but closed
-- What began no earlier than 2000 and no later than 2010, and is in some other state than closed?
-- ride names, year of opening 2000 to 2010, leaving out those with status closed
SELECT name FROM ride WHERE opened BETWEEN 2000 AND 2010 AND status != 'closed';
-- Show the name and kind of each ride in the zone Nebula Plaza.
-- what rides does Nebula Plaza have, and of which sort
-- What is there to go on in Nebula Plaza, and of what kind is each?
-- Nebula Plaza: name and kind of its attractions
SELECT T1.name, T1.kind FROM ride AS T1 JOIN zone AS T2 ON T1.zone_id = T2.zone_id WHERE T2.name = 'Nebula Plaza';
-- For each zone with rides, show its name and the number of rides, the largest number first.
-- areas by how many attractions they hold, descending, with that count
-- How many things can one go on in each area? The greatest number on top.
-- ride count by zone, sorted downwards: name of the zone, count
SELECT T1.name, COUNT(*) FROM zone AS T1 JOIN ride AS T2 ON T1.zone_id = T2.zone_id GROUP BY T1.zone_id ORDER BY COUNT(*) DESC;
-- Which staff members are supervised by Bianca Stroud?
-- names of the people reporting to Bianca Stroud
-- Who works under Bianca Stroud?
-- boss is Bianca Stroud - names of the workers
SELECT T1.name FROM staff AS T1 JOIN staff AS T2 ON T1.supervisor_id = T2.staff_id WHERE T2.name = 'Bianca Stroud';
-- How many hours did Molly Fenn work in total?
-- sum of Molly Fenn's shift hours
-- How long was Molly Fenn on duty, all told?
-- Molly Fenn: sum of hours over all shifts
SELECT SUM(T2.hours) FROM staff AS T1 JOIN shift AS T2 ON T1.staff_id = T2.staff_id WHERE T1.name = 'Molly Fenn';
-- What are the total minutes of stoppage for each cause?
-- down time in minutes added up by cause
-- How long did things stand still for each reason, in minutes all told?
-- sum of stopped minutes by reason, reason in front
SELECT cause, SUM(minutes) FROM stoppage GROUP BY cause;
-- Which rides were never stopped?
-- attractions without a stoppage, names
-- What has been going without ever coming to a halt?
-- rides that not one stoppage belongs to
SELECT name FROM ride WHERE ride_id NOT IN (SELECT ride_id FROM stoppage);
-- Which staff members earn more per hour than the average?
-- names of people whose hourly pay beats the mean
-- Who gets more for an hour than people get in the mean?
-- hourly pay beyond the mean of all - worker names
SELECT name FROM staff WHERE hourly_wage > (SELECT AVG(hourly_wage) FROM staff);
-- Which ride has been stopped most often?
-- attraction with the largest number of stoppages
-- What has come to a halt more times than anything else?
-- ride with the highest stoppage count
SELECT T1.name FROM ride AS T1 JOIN stoppage AS T2 ON T1.ride_id = T2.ride_id GROUP BY T1.ride_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Who worked both on Kraken Coil and on Comet Chaser? Give the names.
-- names of those with shifts on Kraken Coil and on Comet Chaser alike
-- Who was on duty at Kraken Coil at one time and at Comet Chaser at another?
-- workers having a shift on Comet Chaser as well as one on Kraken Coil
SELECT T1.name FROM staff AS T1 JOIN shift AS T2 ON T1.staff_id = T2.staff_id JOIN ride AS T3 ON T2.ride_id = T3.ride_id WHERE T3.name = 'Kraken Coil' INTERSECT SELECT T1.name FROM staff AS T1 JOIN shift AS T2 ON T1.staff_id = T2.staff_id JOIN ride AS T3 ON T2.ride_id = T3.ride_id WHERE T3.name = 'Comet Chaser';
-- What are the themes of the zones where a ride was stopped because of high wind, each once?
-- distinct themes of the areas hit by high wind stoppages
-- In areas with what themes did high wind bring something to a halt? Every theme one time.
-- cause high wind: different themes of the zones of those rides
SELECT DISTINCT T1.theme FROM zone AS T1 JOIN ride AS T2 ON T1.zone_id = T2.zone_id JOIN stoppage AS T3 ON T2.ride_id = T3.ride_id WHERE T3.cause = 'high wind';
-- Show the name of every operator who worked at least two shifts, with the total of hours, from most hours to fewest.
-- job operator, two shifts or more: name and summed hours, busiest first
-- Who works as operator and was on duty two times or more, and how long in all? The greatest sum on top.
-- add up hours by worker, operator alone, sorted downwards, leaving out anybody with a single shift: name, sum
SELECT T1.name, SUM(T2.hours) FROM staff AS T1 JOIN shift AS T2 ON T1.staff_id = T2.staff_id WHERE T1.job = 'operator' GROUP BY T1.staff_id HAVING COUNT(*) >= 2 ORDER BY SUM(T2.hours) DESC;
-- Which zone lost the most minutes through stoppages of roller coasters? Return the name of the zone.
-- counting the kind roller coaster only, which area had the longest total down time
-- Where did a roller coaster, or several of them, stand still longest in all? Name of the area.
-- add up stopped minutes by zone, kind roller coaster alone, and name the zone on top
SELECT T1.name FROM zone AS T1 JOIN ride AS T2 ON T1.zone_id = T2.zone_id JOIN stoppage AS T3 ON T2.ride_id = T3.ride_id WHERE T2.kind = 'roller coaster' GROUP BY T1.zone_id ORDER BY SUM(T3.minutes) DESC LIMIT 1;
-- Find the names of staff members who have never worked on a ride in the zone Nebula Plaza.
-- who on the staff has no shift whatsoever at any Nebula Plaza attraction
-- Who has not been on duty at anything in Nebula Plaza, not even one time?
-- leave out anyone with a shift at a Nebula Plaza ride; names of the workers that remain
SELECT name FROM staff WHERE staff_id NOT IN (SELECT T1.staff_id FROM shift AS T1 JOIN ride AS T2 ON T1.ride_id = T2.ride_id JOIN zone AS T3 ON T2.zone_id = T3.zone_id WHERE T3.name = 'Nebula Plaza');
