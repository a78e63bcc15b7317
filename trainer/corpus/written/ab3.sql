-- database: mulch_and_marigold_online
CREATE TABLE category (cat_id INTEGER PRIMARY KEY, cat_name TEXT, parent_cat_id INTEGER REFERENCES category(cat_id), vat_pct INTEGER);
CREATE TABLE grower (grower_id INTEGER PRIMARY KEY, name TEXT, county TEXT, organic TEXT, since_year INTEGER);
CREATE TABLE product (sku TEXT PRIMARY KEY, name TEXT, cat_id INTEGER REFERENCES category(cat_id), grower_id INTEGER REFERENCES grower(grower_id), unit_price REAL, weight_kg REAL, in_stock INTEGER, launched TEXT);
CREATE TABLE shopper (shopper_id INTEGER PRIMARY KEY, first_nm TEXT, last_nm TEXT, email TEXT, county TEXT, joined TEXT, newsletter TEXT);
CREATE TABLE voucher (voucher_code TEXT PRIMARY KEY, kind TEXT, amount REAL, min_spend REAL, valid_until TEXT, issued_to INTEGER REFERENCES shopper(shopper_id));
CREATE TABLE purchase (purchase_id INTEGER PRIMARY KEY, shopper_id INTEGER REFERENCES shopper(shopper_id), ordered_on TEXT, pay_method TEXT, voucher_code TEXT REFERENCES voucher(voucher_code), status TEXT, total REAL);
CREATE TABLE purchase_line (purchase_id INTEGER REFERENCES purchase(purchase_id), sku TEXT REFERENCES product(sku), qty INTEGER, line_price REAL, PRIMARY KEY (purchase_id, sku));
CREATE TABLE parcel (parcel_id INTEGER PRIMARY KEY, purchase_id INTEGER REFERENCES purchase(purchase_id), carrier TEXT, sent_on TEXT, arrived_on TEXT, weight_kg REAL);
CREATE TABLE ref_return_reason (reason_code TEXT PRIMARY KEY, description TEXT, shop_pays_postage TEXT);
CREATE TABLE item_return (return_id INTEGER PRIMARY KEY, purchase_id INTEGER REFERENCES purchase(purchase_id), sku TEXT REFERENCES product(sku), reason_code TEXT REFERENCES ref_return_reason(reason_code), qty INTEGER, received_on TEXT, refund REAL);
CREATE TABLE wish (shopper_id INTEGER REFERENCES shopper(shopper_id), sku TEXT REFERENCES product(sku), added TEXT, PRIMARY KEY (shopper_id, sku));
INSERT INTO category VALUES (1,'Plants',NULL,7),(2,'Tools',NULL,19),(3,'Perennials',1,7),(4,'Bulbs',1,7),(5,'Watering',2,19),(6,'Hand Tools',2,19),(7,'Furniture',NULL,19);
INSERT INTO grower VALUES (1,'Larkspur Nursery','Kent','yes',2009),(2,'Old Wall Bulbs','Norfolk','no',2015),(3,'Hedgerow Metalworks','Devon','no',2012),(4,'Meadowsweet Farm','Devon','yes',2020),(5,'Teakline Imports','Essex','no',2022);
INSERT INTO product VALUES ('PL-01','Rose Marlena',3,1,18.5,2.4,60,'2019-03-01'),('PL-02','Lavender Tall Blue',3,1,6.9,0.8,210,'2018-04-15'),('PL-03','Climbing Rose Aurora',3,4,27,3.1,0,'2021-02-20'),('BU-01','Tulip Mix of 50',4,2,14,1.2,95,'2020-08-10'),('BU-02','Crocus Mix of 100',4,2,12.5,0.9,130,'2022-08-12'),('WA-01','Copper Watering Can',5,3,49,1.9,18,'2020-03-05'),('HT-01','Ash Handle Spade',6,3,39.5,2.2,33,'2017-09-09'),('HT-02','Bulb Planter',6,3,16,0.7,41,'2022-09-01'),('FU-01','Folding Bench',7,NULL,145,17.5,5,'2023-04-22');
INSERT INTO shopper VALUES (1,'Olive','Hartnell','olive@post.test','Kent','2019-05-11','Y'),(2,'Desmond','Achebe','des@post.test','Surrey','2020-02-28','N'),(3,'Freya','Lund','freya@post.test','Norfolk','2021-06-17','Y'),(4,'Gilbert','Snape',NULL,'Kent','2021-11-03','N'),(5,'Sunita','Mehra','sunita@post.test','Essex','2022-04-09','Y'),(6,'Walter','Prynne','walt@post.test','Cornwall','2023-08-25','N');
INSERT INTO voucher VALUES ('SPRING5','fixed',5,30,'2023-05-31',NULL),('BLOOM10','percent',10,50,'2023-12-31',NULL),('SORRY15','fixed',15,0,'2024-06-30',2),('BDAY20','percent',20,80,'2024-02-29',3),('THANKS8','fixed',8,25,'2024-09-30',1);
INSERT INTO purchase VALUES (1001,1,'2023-03-18','card','SPRING5','delivered',50.9),(1002,2,'2023-04-02','invoice',NULL,'delivered',49),(1003,3,'2023-09-14','card','BLOOM10','delivered',95.4),(1004,2,'2023-10-21','card','SORRY15','delivered',103),(1005,5,'2024-01-07','wallet',NULL,'cancelled',145),(1006,3,'2024-02-11','card','BDAY20','delivered',116),(1007,1,'2024-03-29','wallet',NULL,'delivered',67.2),(1008,4,'2024-04-16','invoice',NULL,'sent',27.9);
INSERT INTO purchase_line VALUES (1001,'PL-01',2,37),(1001,'PL-02',2,13.8),(1002,'WA-01',1,49),(1003,'BU-01',4,56),(1003,'BU-02',4,50),(1004,'HT-01',2,79),(1004,'FU-01',1,145),(1005,'FU-01',1,145),(1006,'FU-01',1,145),(1007,'PL-02',5,34.5),(1007,'HT-02',2,32),(1008,'BU-01',1,14),(1008,'PL-02',2,13.8);
INSERT INTO parcel VALUES (1,1001,'Swift Snail','2023-03-19','2023-03-22',6.6),(2,1002,'Parcel Pigeon','2023-04-03','2023-04-05',2.1),(3,1003,'Swift Snail','2023-09-15','2023-09-19',8.7),(4,1004,'Big Van Co','2023-10-23','2023-10-30',18),(5,1004,'Swift Snail','2023-10-23','2023-10-25',4.6),(6,1006,'Big Van Co','2024-02-13','2024-02-20',17.9),(7,1007,'Parcel Pigeon','2024-03-30','2024-04-02',5.6),(8,1008,'Swift Snail','2024-04-17',NULL,3);
INSERT INTO ref_return_reason VALUES ('DMG','damaged in transit','yes'),('WLT','wilted','yes'),('MND','changed my mind','no'),('WRG','wrong item','yes');
INSERT INTO item_return VALUES (1,1001,'PL-01','WLT',1,'2023-03-27',18.5),(2,1002,'WA-01','MND',1,'2023-04-15',49),(3,1004,'FU-01','DMG',1,'2023-11-08',145),(4,1003,'BU-02','WRG',2,'2023-09-26',25),(5,1007,'PL-02','WLT',3,'2024-04-08',20.7);
INSERT INTO wish VALUES (1,'FU-01','2023-04-30'),(2,'PL-03','2023-05-14'),(3,'PL-03','2023-06-01'),(3,'WA-01','2023-06-02'),(6,'HT-01','2023-09-01'),(4,'PL-03','2024-04-16');
-- How many purchases were paid by invoice?
-- number of orders with the pay method invoice
-- How often did people settle what they bought by invoice?
-- count of invoice purchases
SELECT COUNT(*) FROM purchase WHERE pay_method = 'invoice';
-- List the names and unit prices of products whose name contains Rose.
-- goods with Rose in the name, and what one costs
-- What do we sell that has Rose in what it is called, and for how much apiece?
-- products called something with Rose: name, price per unit
SELECT name, unit_price FROM product WHERE name LIKE '%Rose%';
-- Which products weigh between 1 and 3 kilograms? Give their names.
-- goods of 1 to 3 kg, names only
-- What can one buy from us that is no lighter than 1 and no heavier than 3?
-- product names, weight from 1 to 3
SELECT name FROM product WHERE weight_kg BETWEEN 1 AND 3;
-- What are the last names of shoppers with no email recorded?
-- surnames of customers without an email on file
-- Whom among the people that buy from us can we not write to electronically? Family name.
-- last name of any shopper lacking an email
SELECT last_nm FROM shopper WHERE email IS NULL;
-- What are the average and the highest total of the purchases with the status delivered?
-- mean and maximum order value among those delivered
-- Of what has been delivered: how much did people spend as a rule, and how much at the very most?
-- delivered purchases only, avg and max of the total
SELECT AVG(total), MAX(total) FROM purchase WHERE status = 'delivered';
-- For each category that has a parent category, show its name and the name of the parent.
-- subcategories with the main category they belong to
-- Which sorts of goods are part of a bigger sort, and of which?
-- category name, then the name of the category above it
SELECT T1.cat_name, T2.cat_name FROM category AS T1 JOIN category AS T2 ON T1.parent_cat_id = T2.cat_id;
-- How many products does each grower supply? Show the name of the grower and the number.
-- goods per producer, producer's name first
-- Who raises or makes what we sell, and how many different things does each send us?
-- grower names with product counts
SELECT T1.name, COUNT(*) FROM grower AS T1 JOIN product AS T2 ON T1.grower_id = T2.grower_id GROUP BY T1.grower_id;
-- Which shoppers have never made a purchase? Give the first and last name.
-- customers without any order: given name, surname
-- Who signed up with us and has yet to buy a thing? Forename, family name.
-- no purchases at all - first name and last name of those shoppers
SELECT first_nm, last_nm FROM shopper WHERE shopper_id NOT IN (SELECT shopper_id FROM purchase);
-- What are the names of products bought by shoppers from the county Norfolk?
-- goods ordered by customers in Norfolk
-- What have people living in Norfolk got from us?
-- Norfolk shoppers: which products did they buy
SELECT T4.name FROM shopper AS T1 JOIN purchase AS T2 ON T1.shopper_id = T2.shopper_id JOIN purchase_line AS T3 ON T2.purchase_id = T3.purchase_id JOIN product AS T4 ON T3.sku = T4.sku WHERE T1.county = 'Norfolk';
-- Which product has been sold in the largest quantity overall?
-- best seller by total qty, name of the product
-- Of what did the most pieces go over the counter altogether?
-- sum the quantity on purchase lines - top product
SELECT T1.name FROM product AS T1 JOIN purchase_line AS T2 ON T1.sku = T2.sku GROUP BY T1.sku ORDER BY SUM(T2.qty) DESC LIMIT 1;
-- For each return reason description, show the number of returns and the sum of the refunds.
-- per reason given: how many cases sent back, and money paid back in all
-- On what grounds do people send things back, how often, and what did that cost us in all?
-- returns grouped by reason in words: count, total refund
SELECT T1.description, COUNT(*), SUM(T2.refund) FROM ref_return_reason AS T1 JOIN item_return AS T2 ON T1.reason_code = T2.reason_code GROUP BY T1.reason_code;
-- In which counties is there both a grower and a shopper?
-- places with a producer as well as a customer
-- Where do we find somebody who buys from us and somebody who supplies us?
-- counties that appear among shoppers and growers alike
SELECT county FROM grower INTERSECT SELECT county FROM shopper;
-- Give the names of products on a wish list that have never been purchased.
-- goods wished for, minus those in any order
-- What do people dream of owning that no one has ever taken to the till?
-- on somebody's wish list, in no purchase: product names
SELECT T1.name FROM product AS T1 JOIN wish AS T2 ON T1.sku = T2.sku EXCEPT SELECT T1.name FROM product AS T1 JOIN purchase_line AS T2 ON T1.sku = T2.sku;
-- Show the last names of shoppers who used a voucher in a purchase or to whom a voucher was issued.
-- surnames of customers holding a voucher of their own, plus those who redeemed one in an order
-- Who was given a gift code by us or has cashed one in? Family name.
-- all shoppers either issued a voucher or with a voucher on a purchase, last names
SELECT T1.last_nm FROM shopper AS T1 JOIN purchase AS T2 ON T1.shopper_id = T2.shopper_id WHERE T2.voucher_code IS NOT NULL UNION SELECT T1.last_nm FROM shopper AS T1 JOIN voucher AS T2 ON T1.shopper_id = T2.issued_to;
-- How many different carriers have transported our parcels?
-- number of distinct delivery firms
-- By how many separate haulers have boxes been taken out for us?
-- count the parcel carriers, each only once
SELECT COUNT(DISTINCT carrier) FROM parcel;
-- Which parcels are heavier than the average parcel? Give the parcel id, the carrier and the last name of the shopper.
-- boxes over the mean weight: id, delivery firm, customer's surname
-- What packages weighed more than is usual, who took them and for whom were they? Number, hauler, family name.
-- parcel id, carrier plus buyer's last name where the weight beats the average
SELECT T1.parcel_id, T1.carrier, T3.last_nm FROM parcel AS T1 JOIN purchase AS T2 ON T1.purchase_id = T2.purchase_id JOIN shopper AS T3 ON T2.shopper_id = T3.shopper_id WHERE T1.weight_kg > (SELECT AVG(weight_kg) FROM parcel);
-- What are the three most expensive products? Show the name and the unit price, the dearest first.
-- top three goods by price: name, cost of one
-- Which three things in the shop take the most out of your purse, and how much? Begin with the costliest.
-- three highest unit prices with their product names, descending
SELECT name, unit_price FROM product ORDER BY unit_price DESC LIMIT 3;
-- Which purchases contain products from at least two different growers? Give the purchase ids.
-- orders mixing goods of two or more distinct producers, ids
-- In what transactions were things of at least two separate makers taken together? Their numbers.
-- purchase id where the lines come from at least two growers
SELECT T1.purchase_id FROM purchase_line AS T1 JOIN product AS T2 ON T1.sku = T2.sku GROUP BY T1.purchase_id HAVING COUNT(DISTINCT T2.grower_id) >= 2;
-- List the voucher codes of the kind fixed that have not been used in any purchase.
-- codes of fixed vouchers nobody has redeemed
-- Which fixed gift codes lie unspent to this day?
-- never used on a purchase, kind fixed: voucher codes
SELECT voucher_code FROM voucher WHERE kind = 'fixed' AND voucher_code NOT IN (SELECT voucher_code FROM purchase WHERE voucher_code IS NOT NULL);
-- Among shoppers with the newsletter (Y), who has spent the most in total on purchases? Give the last name and the sum.
-- newsletter Y customers: surname and order value of the biggest spender overall
-- Of those who let us write to them regularly (Y), whose buying adds up to the most, and to what? Family name.
-- newsletter = Y, largest sum of purchase totals - last name plus that sum
SELECT T1.last_nm, SUM(T2.total) FROM shopper AS T1 JOIN purchase AS T2 ON T1.shopper_id = T2.shopper_id WHERE T1.newsletter = 'Y' GROUP BY T1.shopper_id ORDER BY SUM(T2.total) DESC LIMIT 1;
-- For categories with more than one product, show the category name and the average unit price of its products, from the cheapest average to the dearest.
-- mean price per category having more than one article, lowest first
-- In what sorts do we stock more than one thing, and what is paid there for one on the whole? Least dear at the head.
-- category names plus avg price ascending, only where there is more than one product
SELECT T1.cat_name, AVG(T2.unit_price) FROM category AS T1 JOIN product AS T2 ON T1.cat_id = T2.cat_id GROUP BY T1.cat_id HAVING COUNT(*) > 1 ORDER BY AVG(T2.unit_price);
-- Which organic (yes) grower's product brought the largest single refund? Give the name of the grower, the name of the product and the refund.
-- biggest refund on an article from an organic yes producer: producer, article, money
-- Looking at makers who farm without chemicals (yes), whose goods sent back cost us most in one go, what goods, and how much?
-- organic = yes only: grower, product and amount of the top refund
SELECT T1.name, T2.name, T3.refund FROM grower AS T1 JOIN product AS T2 ON T1.grower_id = T2.grower_id JOIN item_return AS T3 ON T2.sku = T3.sku WHERE T1.organic = 'yes' ORDER BY T3.refund DESC LIMIT 1;

-- database: pelican_bay_inns
CREATE TABLE Region (RegionCode TEXT PRIMARY KEY, RegionName TEXT, Country TEXT, TouristTax REAL);
CREATE TABLE Hotel (HotelID INTEGER PRIMARY KEY, HotelName TEXT, City TEXT, RegionCode TEXT REFERENCES Region(RegionCode), StarRating INTEGER, OpeningYear INTEGER, HasPool TEXT);
CREATE TABLE RoomType (TypeCode TEXT PRIMARY KEY, TypeName TEXT, MaxGuests INTEGER, Beds INTEGER, BasePrice REAL);
CREATE TABLE Room (RoomID INTEGER PRIMARY KEY, HotelID INTEGER REFERENCES Hotel(HotelID), RoomNumber TEXT, TypeCode TEXT REFERENCES RoomType(TypeCode), Floor INTEGER, SeaView TEXT, LastRenovated INTEGER);
CREATE TABLE Guest (GuestID INTEGER PRIMARY KEY, GivenName TEXT, FamilyName TEXT, Country TEXT, BirthDate TEXT, LoyaltyTier TEXT, CompanionOf INTEGER REFERENCES Guest(GuestID));
CREATE TABLE Employee (EmployeeID INTEGER PRIMARY KEY, EmployeeName TEXT, Position TEXT, HotelID INTEGER REFERENCES Hotel(HotelID), SupervisorID INTEGER REFERENCES Employee(EmployeeID), MonthlyWage INTEGER, StartedOn TEXT);
CREATE TABLE Booking (BookingID INTEGER PRIMARY KEY, GuestID INTEGER REFERENCES Guest(GuestID), RoomID INTEGER REFERENCES Room(RoomID), ArrivalDate TEXT, DepartureDate TEXT, Nights INTEGER, Channel TEXT, BookingStatus TEXT, Price REAL);
CREATE TABLE Service (ServiceID INTEGER PRIMARY KEY, ServiceName TEXT, ServiceGroup TEXT, UnitFee REAL);
CREATE TABLE ServiceUse (BookingID INTEGER REFERENCES Booking(BookingID), ServiceID INTEGER REFERENCES Service(ServiceID), Quantity INTEGER, UsedOn TEXT, PRIMARY KEY (BookingID, ServiceID));
CREATE TABLE GuestReview (ReviewID INTEGER PRIMARY KEY, BookingID INTEGER REFERENCES Booking(BookingID), Cleanliness INTEGER, Comfort INTEGER, Remark TEXT, AnsweredBy INTEGER REFERENCES Employee(EmployeeID));
CREATE TABLE Housekeeping (TaskID INTEGER PRIMARY KEY, RoomID INTEGER REFERENCES Room(RoomID), CleanerID INTEGER REFERENCES Employee(EmployeeID), InspectorID INTEGER REFERENCES Employee(EmployeeID), TaskDate TEXT, Minutes INTEGER, Passed TEXT);
INSERT INTO Region VALUES ('ALG','Algarve','Portugal',2),('CAN','Cantabria','Spain',1.5),('BRE','Brittany','France',2.8),('GAL','Galicia','Spain',1.8);
INSERT INTO Hotel VALUES (1,'Pelican Bay Lagos','Lagos','ALG',4,1998,'yes'),(2,'Pelican Bay Faro Old Town','Faro','ALG',3,2011,'no'),(3,'Pelican Bay Santander','Santander','CAN',5,2006,'yes'),(4,'The Salt House','Saint-Malo','BRE',4,2017,'no'),(5,'The Granite Inn','Brest','BRE',3,2022,'no');
INSERT INTO RoomType VALUES ('SGL','single',1,1,70),('DBL','double',2,1,105),('TWN','twin',2,2,98),('FAM','family',4,3,160),('STE','suite',3,2,260),('DRM','dormitory',8,8,32);
INSERT INTO Room VALUES (1,1,'101','DBL',1,'yes',2019),(2,1,'102','FAM',1,'no',2019),(3,1,'301','STE',3,'yes',2022),(4,2,'11','SGL',1,'no',2011),(5,2,'12','TWN',1,'no',2018),(6,3,'501','STE',5,'yes',2023),(7,3,'204','DBL',2,'no',2015),(8,4,'21','FAM',2,'yes',2017);
INSERT INTO Guest VALUES (1,'Agnes','Moller','Denmark','1958-02-17','gold',NULL),(2,'Lars','Moller','Denmark','1955-11-30','silver',1),(3,'Chiara','Bonetti','Italy','1987-06-08','gold',NULL),(4,'Tomas','Quintero','Spain','1994-09-21','basic',NULL),(5,'Emily','Thorne','Ireland','1979-12-05','silver',NULL),(6,'Hugo','Bonetti','Italy','1985-03-14','basic',3),(7,'Salma','Idrissi','Morocco','2000-07-27',NULL,NULL);
INSERT INTO Employee VALUES (1,'Duarte Leal','hotel manager',1,NULL,4200,'1998-04-01'),(2,'Pilar Cano','hotel manager',3,NULL,4600,'2006-03-15'),(3,'Rosa Freitas','housekeeper',1,1,1450,'2014-05-20'),(4,'Ines Prata','head housekeeper',1,1,2100,'2008-02-11'),(5,'Mateo Ruiz','receptionist',3,2,1700,'2019-09-01'),(6,'Yann Le Goff','receptionist',4,NULL,1750,'2017-06-12'),(7,'Elena Sanz','housekeeper',3,2,1500,'2021-01-18');
INSERT INTO Booking VALUES (1,1,3,'2023-05-12','2023-05-19',7,'phone','completed',1750),(2,3,1,'2023-06-02','2023-06-05',3,'website','completed',330),(3,4,4,'2023-07-08','2023-07-10',2,'agency','completed',140),(4,3,6,'2023-08-14','2023-08-18',4,'website','completed',1120),(5,5,8,'2023-09-01','2023-09-06',5,'agency','cancelled',800),(6,2,7,'2023-10-11','2023-10-13',2,'website','completed',215),(7,4,5,'2024-01-19','2024-01-20',1,'walk-in','completed',98),(8,5,2,'2024-04-05','2024-04-11',6,'website','completed',930),(9,1,1,'2024-07-02','2024-07-12',10,'phone','confirmed',1080);
INSERT INTO Service VALUES (1,'Breakfast Buffet','food',14),(2,'Packed Lunch','food',11),(3,'Airport Shuttle','transport',25),(4,'Seaweed Massage','wellness',68),(5,'Dog Basket','extras',9);
INSERT INTO ServiceUse VALUES (1,1,7,'2023-05-13'),(1,4,2,'2023-05-15'),(2,1,3,'2023-06-03'),(2,3,1,'2023-06-02'),(4,1,4,'2023-08-15'),(4,4,1,'2023-08-16'),(6,3,2,'2023-10-11'),(8,2,4,'2024-04-07'),(8,1,6,'2024-04-06');
INSERT INTO GuestReview VALUES (1,1,9,10,'We will be back',1),(2,2,8,7,NULL,NULL),(3,3,5,6,'Noisy street',NULL),(4,4,10,9,'The view!',5),(5,6,7,6,'Thin walls',2),(6,8,6,9,'Great for children',1);
INSERT INTO Housekeeping VALUES (1,3,3,4,'2023-05-19',55,'yes'),(2,1,3,4,'2023-06-05',30,'yes'),(3,6,7,2,'2023-08-18',62,'no'),(4,7,7,2,'2023-10-13',28,'yes'),(5,2,4,1,'2024-04-11',48,'yes'),(6,3,3,1,'2024-04-12',40,'no');
-- How many bookings were made through the website?
-- number of reservations with the channel website
-- How often did people reserve by way of the website?
-- count website bookings
SELECT COUNT(*) FROM Booking WHERE Channel = 'website';
-- List the names of hotels whose name begins with The.
-- houses called The something
-- Which of our inns go by a title opening with The?
-- hotel names starting with The
SELECT HotelName FROM Hotel WHERE HotelName LIKE 'The%';
-- What are the names and base prices of room types that cost between 70 and 110?
-- kinds of room from 70 to 110: name, price
-- In what sort of chamber can one sleep for no less than 70 and no more than 110, and for how much exactly?
-- room type name and base price in the range 70 - 110
SELECT TypeName, BasePrice FROM RoomType WHERE BasePrice BETWEEN 70 AND 110;
-- Give the given names and family names of guests without a loyalty tier.
-- visitors with no tier recorded: first name, last name
-- Who has stayed outside our scheme for regulars, with no rank in it at all? Forename and surname.
-- guests, loyalty tier missing, given then family name
SELECT GivenName, FamilyName FROM Guest WHERE LoyaltyTier IS NULL;
-- What are the longest, shortest and average numbers of nights of completed bookings?
-- stays that are completed: max, min and mean nights
-- How long do people sleep at our place when it is all completed: at most, at least and typically?
-- completed only, nights - highest, lowest, avg
SELECT MAX(Nights), MIN(Nights), AVG(Nights) FROM Booking WHERE BookingStatus = 'completed';
-- From how many different countries do the guests come?
-- number of distinct nations among visitors
-- How many lands, each counted a single time, are the people who stay with us from?
-- count the guest countries without repeats
SELECT COUNT(DISTINCT Country) FROM Guest;
-- For each hotel, show its name and the number of its rooms.
-- houses with their room count
-- How many chambers are there to let under every roof of ours? Inn first.
-- rooms counted by hotel name
SELECT T1.HotelName, COUNT(*) FROM Hotel AS T1 JOIN Room AS T2 ON T1.HotelID = T2.HotelID GROUP BY T1.HotelID;
-- Show the given name of each companion together with the given name and family name of the guest they accompany.
-- who travels along with whom: companion's first name, then the main guest's first and last name
-- Forename of everybody that comes as company, next to the forename and surname of the one they come with.
-- list companions (given name) and the guest they belong to (given name, family name)
SELECT T1.GivenName, T2.GivenName, T2.FamilyName FROM Guest AS T1 JOIN Guest AS T2 ON T1.CompanionOf = T2.GuestID;
-- Which hotels have no employee on record?
-- houses without any staff listed
-- Under which of our roofs does nobody work, going by the books?
-- no employees there: names of the hotels
SELECT HotelName FROM Hotel WHERE HotelID NOT IN (SELECT HotelID FROM Employee);
-- List the hotel name and the room number of each room with a sea view (yes) that was last renovated after 2018.
-- rooms facing the sea (yes), done up later than 2018: house and number
-- Where can one look at the water (yes) from quarters freshened up since 2018, that year excluded? Inn, then number on the door.
-- sea view = yes and renovation after 2018, hotel name plus room number
SELECT T1.HotelName, T2.RoomNumber FROM Hotel AS T1 JOIN Room AS T2 ON T1.HotelID = T2.HotelID WHERE T2.SeaView = 'yes' AND T2.LastRenovated > 2018;
-- What is the total price of the bookings in each region? Show the region name and the total, the highest total first.
-- booking money per region, biggest on top
-- How much did reservations bring us in every part of the coast? Richest at the head, place before sum.
-- regions by summed booking price, descending, name then sum
SELECT T1.RegionName, SUM(T4.Price) FROM Region AS T1 JOIN Hotel AS T2 ON T1.RegionCode = T2.RegionCode JOIN Room AS T3 ON T2.HotelID = T3.HotelID JOIN Booking AS T4 ON T3.RoomID = T4.RoomID GROUP BY T1.RegionCode ORDER BY SUM(T4.Price) DESC;
-- For each housekeeping task that was not passed (no), show the date, the name of the cleaner and the name of the inspector.
-- cleaning checked with passed no: when, who cleaned, who looked it over
-- On what day did tidying fall short (no), whose work was it and who found fault?
-- passed = no in housekeeping, give task date, cleaner name, inspector name
SELECT T1.TaskDate, T2.EmployeeName, T3.EmployeeName FROM Housekeeping AS T1 JOIN Employee AS T2 ON T1.CleanerID = T2.EmployeeID JOIN Employee AS T3 ON T1.InspectorID = T3.EmployeeID WHERE T1.Passed = 'no';
-- Which service has been used the most by quantity?
-- top extra by total quantity, name
-- What do people order from us in the greatest amount, besides the bed?
-- sum quantity for every service, give the name of the first
SELECT T1.ServiceName FROM Service AS T1 JOIN ServiceUse AS T2 ON T1.ServiceID = T2.ServiceID GROUP BY T1.ServiceID ORDER BY SUM(T2.Quantity) DESC LIMIT 1;
-- Which countries are both the home of a guest and the location of a region?
-- nations we have a region in and visitors from
-- From where do people travel to us although we are present in that very land too?
-- countries that guests and regions have in common
SELECT Country FROM Guest INTERSECT SELECT Country FROM Region;
-- Show the family names of guests who have used the service Breakfast Buffet but never the service Seaweed Massage.
-- surnames of visitors with Breakfast Buffet on a booking, minus those with Seaweed Massage
-- Who has helped themselves to the Breakfast Buffet yet never lain down for a Seaweed Massage? Surname.
-- Breakfast Buffet yes, Seaweed Massage never: guests by family name
SELECT T1.FamilyName FROM Guest AS T1 JOIN Booking AS T2 ON T1.GuestID = T2.GuestID JOIN ServiceUse AS T3 ON T2.BookingID = T3.BookingID JOIN Service AS T4 ON T3.ServiceID = T4.ServiceID WHERE T4.ServiceName = 'Breakfast Buffet' EXCEPT SELECT T1.FamilyName FROM Guest AS T1 JOIN Booking AS T2 ON T1.GuestID = T2.GuestID JOIN ServiceUse AS T3 ON T2.BookingID = T3.BookingID JOIN Service AS T4 ON T3.ServiceID = T4.ServiceID WHERE T4.ServiceName = 'Seaweed Massage';
-- List the names of employees who have answered a review or inspected a room.
-- staff that replied to some review, plus those who acted as inspector in housekeeping
-- Who of our people has written back to a critic or checked a chamber after cleaning?
-- all employees with either an answered review or an inspection to their name
SELECT T1.EmployeeName FROM Employee AS T1 JOIN GuestReview AS T2 ON T1.EmployeeID = T2.AnsweredBy UNION SELECT T1.EmployeeName FROM Employee AS T1 JOIN Housekeeping AS T2 ON T1.EmployeeID = T2.InspectorID;
-- Which employees earn a monthly wage above the average of all employees? Give the name, the position and the name of the hotel.
-- staff paid over the mean: who, as what, in which house
-- Who takes home more than our people do on the whole, in what job and under what roof?
-- employee name, position, hotel name where the wage is higher than the average wage
SELECT T1.EmployeeName, T1.Position, T2.HotelName FROM Employee AS T1 JOIN Hotel AS T2 ON T1.HotelID = T2.HotelID WHERE T1.MonthlyWage > (SELECT AVG(MonthlyWage) FROM Employee);
-- Which room types have never been booked? Give their names.
-- kinds of room without a single reservation
-- In what sort of chamber has nobody ever asked to sleep?
-- type names that occur in no booking
SELECT TypeName FROM RoomType WHERE TypeCode NOT IN (SELECT T1.TypeCode FROM Room AS T1 JOIN Booking AS T2 ON T1.RoomID = T2.RoomID);
-- Which guests have booked rooms in at least two different hotels? Give the family name and the number of different hotels.
-- visitors who reserved in two or more distinct houses: surname and how many houses
-- Who has asked for a bed under at least two separate roofs of ours, and under how many? Surname first.
-- family name with the count of distinct hotels booked, at least two
SELECT T1.FamilyName, COUNT(DISTINCT T3.HotelID) FROM Guest AS T1 JOIN Booking AS T2 ON T1.GuestID = T2.GuestID JOIN Room AS T3 ON T2.RoomID = T3.RoomID GROUP BY T1.GuestID HAVING COUNT(DISTINCT T3.HotelID) >= 2;
-- Among hotels with a pool (yes), which one received the lowest comfort score in a review? Give the hotel name, the score and the remark.
-- house with pool yes and the worst comfort mark: name, mark, what was said
-- Where one can swim (yes), under which roof was somebody the least at ease, with what grade and what words?
-- pool = yes only, minimum comfort in a guest review - hotel name, comfort, remark
SELECT T1.HotelName, T4.Comfort, T4.Remark FROM Hotel AS T1 JOIN Room AS T2 ON T1.HotelID = T2.HotelID JOIN Booking AS T3 ON T2.RoomID = T3.RoomID JOIN GuestReview AS T4 ON T3.BookingID = T4.BookingID WHERE T1.HasPool = 'yes' ORDER BY T4.Comfort LIMIT 1;
-- For each loyalty tier with more than one booking, show the tier, the number of bookings and the average price, in descending order of the average price.
-- tiers whose members made more than one reservation: tier, how many, mean price, priciest first
-- Gold, silver and so forth: where there is more than one reservation, how many are there and what did one come to on the whole? Costliest at the head.
-- group bookings by the guest's tier, more than one only, with count and avg price from high to low
SELECT T1.LoyaltyTier, COUNT(*), AVG(T2.Price) FROM Guest AS T1 JOIN Booking AS T2 ON T1.GuestID = T2.GuestID GROUP BY T1.LoyaltyTier HAVING COUNT(*) > 1 ORDER BY AVG(T2.Price) DESC;
-- Which supervisor has the most employees under them at hotels rated above 4 stars? Give the name of the supervisor.
-- boss of the largest number of people working in houses of over 4 stars
-- Counting only inns with more than 4 stars: who has the greatest number of hands answering to them?
-- employees at hotels with a star rating higher than 4, grouped by who supervises them, top one's name
SELECT T2.EmployeeName FROM Employee AS T1 JOIN Employee AS T2 ON T1.SupervisorID = T2.EmployeeID JOIN Hotel AS T3 ON T1.HotelID = T3.HotelID WHERE T3.StarRating > 4 GROUP BY T2.EmployeeID ORDER BY COUNT(*) DESC LIMIT 1;

-- database: redshank_assay_house
CREATE TABLE Ref_Matrix (mtx TEXT PRIMARY KEY, mtx_desc TEXT, keep_days INTEGER, cold_chain TEXT);
CREATE TABLE clients (cl_no INTEGER PRIMARY KEY, cl_name TEXT, sector TEXT, town TEXT, acct_opened TEXT, disc_pct INTEGER);
CREATE TABLE analysts (an_no INTEGER PRIMARY KEY, an_name TEXT, qualif TEXT, lab_room TEXT, sup_no INTEGER REFERENCES analysts(an_no), start_yr INTEGER);
CREATE TABLE instruments (ins_no INTEGER PRIMARY KEY, ins_name TEXT, maker TEXT, technique TEXT, bought_yr INTEGER, last_calib TEXT, keeper_no INTEGER REFERENCES analysts(an_no));
CREATE TABLE methods (meth_cd TEXT PRIMARY KEY, meth_name TEXT, technique TEXT, accred TEXT, turn_days INTEGER, fee REAL);
CREATE TABLE substances (sub_cd TEXT PRIMARY KEY, sub_name TEXT, unit TEXT, toxic INTEGER, legal_limit REAL);
CREATE TABLE samples (smp_no INTEGER PRIMARY KEY, cl_no INTEGER REFERENCES clients(cl_no), mtx TEXT REFERENCES Ref_Matrix(mtx), label TEXT, taken_on TEXT, recvd_on TEXT, wt_g REAL, parent_smp INTEGER REFERENCES samples(smp_no), state TEXT);
CREATE TABLE tests (tst_no INTEGER PRIMARY KEY, smp_no INTEGER REFERENCES samples(smp_no), meth_cd TEXT REFERENCES methods(meth_cd), ins_no INTEGER REFERENCES instruments(ins_no), done_by INTEGER REFERENCES analysts(an_no), checked_by INTEGER REFERENCES analysts(an_no), done_on TEXT, state TEXT);
CREATE TABLE results (tst_no INTEGER REFERENCES tests(tst_no), sub_cd TEXT REFERENCES substances(sub_cd), val REAL, flag TEXT, PRIMARY KEY (tst_no, sub_cd));
CREATE TABLE reports (rep_no INTEGER PRIMARY KEY, cl_no INTEGER REFERENCES clients(cl_no), smp_no INTEGER REFERENCES samples(smp_no), issued_on TEXT, pages INTEGER, signed_by INTEGER REFERENCES analysts(an_no));
CREATE TABLE invoices (inv_no INTEGER PRIMARY KEY, rep_no INTEGER REFERENCES reports(rep_no), amt REAL, due_on TEXT, paid_on TEXT);
INSERT INTO Ref_Matrix VALUES ('W','drinking water',14,'Y'),('S','soil',90,'N'),('F','food',30,'Y'),('A','air filter',60,'N'),('O','ore',365,'N');
INSERT INTO clients VALUES (1,'Northmoor Water Board','utility','Penrith','2011-04-05',10),(2,'Crumb and Crust Bakeries','food','Carlisle','2016-09-12',5),(3,'Hexham Zinc','mining','Hexham','2008-01-22',15),(4,'Greenbelt Surveys','consulting','Penrith','2019-06-30',0),(5,'Allotment Union','association','Kendal','2022-03-17',0),(6,'Dove Dairy','food','Kendal','2023-05-02',0);
INSERT INTO analysts VALUES (1,'Dr Imogen Vale','PhD','R12',NULL,2004),(2,'Stuart Beck','MSc','R12',1,2012),(3,'Noor Aziz','MSc','R14',1,2015),(4,'Callie Winter','BSc','R14',3,2020),(5,'Ewan Reid','diploma','R02',2,2022);
INSERT INTO instruments VALUES (1,'Plasma One','Argonix','ICP-MS',2016,'2024-01-10',2),(2,'Plasma Two','Argonix','ICP-MS',2021,'2024-03-02',3),(3,'Old Faithful','Brunner','titration',2003,'2023-06-18',5),(4,'Column Queen','Separex','HPLC',2018,'2023-11-27',3),(5,'Spark','Brunner','XRF',2023,NULL,2);
INSERT INTO methods VALUES ('M10','Heavy metals in water','ICP-MS','Y',5,120),('M11','Heavy metals in soil','ICP-MS','Y',7,145),('M20','Water hardness','titration','N',2,25),('M30','Pesticide screen','HPLC','Y',10,210),('M31','Mould toxins in grain','HPLC','N',8,175),('M40','Ore grade','XRF','N',3,80);
INSERT INTO substances VALUES ('PB','lead','mg/kg',1,10),('CD','cadmium','mg/kg',1,3),('CA','calcium','mg/l',0,NULL),('GLY','glyphosate','ug/l',1,0.1),('ZN','zinc','mg/kg',0,500),('OTA','ochratoxin','ug/kg',1,5);
INSERT INTO samples VALUES (101,1,'W','Tap Penrith School','2024-02-01','2024-02-02',500,NULL,'reported'),(102,1,'W','Reservoir Outlet','2024-02-01','2024-02-03',1000,NULL,'reported'),(103,3,'O','Shaft 4 Core','2024-02-12','2024-02-15',2300,NULL,'reported'),(104,3,'O','Shaft 4 Core half','2024-02-12','2024-02-16',1150,103,'in test'),(105,4,'S','Old Mill Field','2024-03-05','2024-03-06',800,NULL,'reported'),(106,2,'F','Rye Flour Lot 9','2024-03-18','2024-03-18',250,NULL,'reported'),(107,4,'S','Old Mill Field sieved','2024-03-05','2024-03-07',310,105,'in test'),(108,5,'S','Plot 17 Compost','2024-04-22','2024-04-25',640,NULL,'received');
INSERT INTO tests VALUES (1,101,'M10',1,2,1,'2024-02-06','valid'),(2,101,'M20',3,5,2,'2024-02-05','valid'),(3,102,'M10',1,2,3,'2024-02-07','valid'),(4,102,'M30',4,3,1,'2024-02-12','valid'),(5,103,'M40',5,4,2,'2024-02-20','repeat'),(6,103,'M11',2,3,1,'2024-02-23','valid'),(7,105,'M11',2,4,3,'2024-03-12','valid'),(8,106,'M31',4,3,NULL,'2024-03-27','valid'),(9,104,'M40',5,4,NULL,'2024-02-28','repeat'),(10,107,'M11',1,4,NULL,'2024-03-15','valid'),(11,107,'M30',4,2,NULL,'2024-03-21','valid');
INSERT INTO results VALUES (1,'PB',0.8,'ok'),(1,'CD',0.1,'ok'),(2,'CA',78,'ok'),(3,'PB',0.4,'ok'),(4,'GLY',0.18,'high'),(5,'ZN',91000,'high'),(6,'PB',64,'high'),(6,'CD',7.5,'high'),(7,'PB',22,'high'),(7,'ZN',310,'ok'),(8,'OTA',2.2,'ok'),(10,'PB',19.5,'high');
INSERT INTO reports VALUES (1,1,101,'2024-02-14',4,1),(2,1,102,'2024-02-20',6,1),(3,3,103,'2024-03-01',9,2),(4,4,105,'2024-03-19',5,3),(5,2,106,'2024-04-02',3,1);
INSERT INTO invoices VALUES (1,1,130.5,'2024-03-14','2024-03-01'),(2,2,297,'2024-03-20','2024-03-28'),(3,3,191.25,'2024-03-31',NULL),(4,4,145,'2024-04-18','2024-04-10'),(5,5,166.25,'2024-05-02',NULL);
-- How many samples are in the state in test?
-- number of specimens that are in test
-- How much of the stuff people sent us, piece by piece, is in test right now?
-- count samples with state in test
SELECT COUNT(*) FROM samples WHERE state = 'in test';
-- List the labels of samples whose label contains Core.
-- specimens with Core written on them
-- What is marked with a text in which Core occurs, among the things sent to us?
-- labels, Core somewhere in there
SELECT label FROM samples WHERE label LIKE '%Core%';
-- What are the names and fees of methods whose fee lies between 100 and 180?
-- procedures charged at 100 to 180: name, charge
-- For what kind of examination does one pay no less than 100 and no more than 180, and how much?
-- method name plus fee, 100 - 180
SELECT meth_name, fee FROM methods WHERE fee BETWEEN 100 AND 180;
-- Which instruments have no calibration date recorded?
-- devices never calibrated as far as our data goes, names
-- What apparatus of ours has no entry for when it was last adjusted?
-- names of instruments, last calibration missing
SELECT ins_name FROM instruments WHERE last_calib IS NULL;
-- What are the lightest, heaviest and average weights of the soil samples (S)?
-- min, max and mean grams of specimens with matrix S
-- How heavy are the lots of earth (S) at the least, at the most and on the whole?
-- weight of S samples: lowest, highest, avg
SELECT MIN(wt_g), MAX(wt_g), AVG(wt_g) FROM samples WHERE mtx = 'S';
-- For each matrix description, show the number of samples.
-- count of specimens per material, material in words first
-- Water, earth and so on: what do people send us, and how many lots of it?
-- samples by matrix (description, count)
SELECT T1.mtx_desc, COUNT(*) FROM Ref_Matrix AS T1 JOIN samples AS T2 ON T1.mtx = T2.mtx GROUP BY T1.mtx;
-- Give the label of each sample that was split off from a parent sample, followed by the label of the parent.
-- subsamples and what they were taken from, labels only
-- What are the offshoot lots called, and from which larger lot does each of them stem?
-- child label, parent label for all samples that have a parent
SELECT T1.label, T2.label FROM samples AS T1 JOIN samples AS T2 ON T1.parent_smp = T2.smp_no;
-- For each test that has been checked, show its number, the name of the analyst who did it and the name of the analyst who checked it.
-- checked tests: test no, who carried it out, who verified it
-- Number of every examination gone over by a second pair of eyes, whose work it was and whose eyes they were.
-- tst no with both names, first the doer and then the checker
SELECT T1.tst_no, T2.an_name, T3.an_name FROM tests AS T1 JOIN analysts AS T2 ON T1.done_by = T2.an_no JOIN analysts AS T3 ON T1.checked_by = T3.an_no;
-- Which clients have not sent any sample? Give their names.
-- customers without a specimen
-- Who has an account with us and never handed in a thing to examine?
-- client names that no sample belongs to
SELECT cl_name FROM clients WHERE cl_no NOT IN (SELECT cl_no FROM samples);
-- Which analyst carried out the most tests?
-- lab person with the largest number of tests done
-- Whose hands did the greatest count of examinations?
-- group tests by who did them, top name
SELECT T1.an_name FROM analysts AS T1 JOIN tests AS T2 ON T1.an_no = T2.done_by GROUP BY T1.an_no ORDER BY COUNT(*) DESC LIMIT 1;
-- List the name of the substance, the value and the label of the sample for every result with the flag high.
-- results marked high: substance, reading, specimen label
-- Where did we find too much (high), of what, and how much? Begin with the what, end with the lot.
-- flag = high, give substance name, value, sample label
SELECT T2.sub_name, T1.val, T4.label FROM results AS T1 JOIN substances AS T2 ON T1.sub_cd = T2.sub_cd JOIN tests AS T3 ON T1.tst_no = T3.tst_no JOIN samples AS T4 ON T3.smp_no = T4.smp_no WHERE T1.flag = 'high';
-- How many different substances were measured for each client? Show the client's name first.
-- customers with the count of distinct substances looked at in their specimens
-- For whom have we determined how many separate things in what they sent us?
-- client name, number of distinct substances over all results
SELECT T1.cl_name, COUNT(DISTINCT T4.sub_cd) FROM clients AS T1 JOIN samples AS T2 ON T1.cl_no = T2.cl_no JOIN tests AS T3 ON T2.smp_no = T3.smp_no JOIN results AS T4 ON T3.tst_no = T4.tst_no GROUP BY T1.cl_no;
-- Which makers have built an instrument for the technique titration and also one for the technique XRF?
-- manufacturers with a titration device as well as an XRF device here
-- From which firm did we buy apparatus both for titration and for XRF?
-- makers found under XRF and under titration
SELECT maker FROM instruments WHERE technique = 'titration' INTERSECT SELECT maker FROM instruments WHERE technique = 'XRF';
-- Give the names of analysts who have done a test but have never signed a report.
-- lab people with tests of their own, minus the signers of reports
-- Who has examined something here without ever putting a name under what goes out to clients?
-- did at least one test, signed no report: names
SELECT T1.an_name FROM analysts AS T1 JOIN tests AS T2 ON T1.an_no = T2.done_by EXCEPT SELECT T1.an_name FROM analysts AS T1 JOIN reports AS T2 ON T1.an_no = T2.signed_by;
-- List all techniques for which there is a method with accreditation (Y) or an instrument bought after 2020.
-- techniques covered by an accredited Y procedure, together with those of devices purchased later than 2020
-- Which ways of measuring do we have with an official blessing (Y), or with apparatus newer than 2020 by its year of purchase?
-- every technique that either has a method with accred = Y or an instrument with a purchase year over 2020
SELECT technique FROM methods WHERE accred = 'Y' UNION SELECT technique FROM instruments WHERE bought_yr > 2020;
-- Which methods have never been used in a test on a sample of the client Greenbelt Surveys? Give the names of the methods.
-- procedures not yet run for Greenbelt Surveys
-- What sorts of examination has Greenbelt Surveys never had from us?
-- Greenbelt Surveys: names of all methods missing among the tests of their samples
SELECT meth_name FROM methods WHERE meth_cd NOT IN (SELECT T1.meth_cd FROM tests AS T1 JOIN samples AS T2 ON T1.smp_no = T2.smp_no JOIN clients AS T3 ON T2.cl_no = T3.cl_no WHERE T3.cl_name = 'Greenbelt Surveys');
-- Show the invoice numbers and amounts of unpaid invoices, the largest amount first.
-- bills still open: number, sum, biggest on top
-- What money is still owed to us, under which number? Fattest sum at the head, number before sum.
-- inv no plus amt where there is no paid date, descending by amt
SELECT inv_no, amt FROM invoices WHERE paid_on IS NULL ORDER BY amt DESC;
-- Which methods cost more than the average fee and are accredited (Y)? Give the names.
-- accredited Y procedures charged over the mean
-- What dearer than usual sorts of examination have the official stamp (Y)?
-- accred = Y, fee above the avg of all methods, method names
SELECT meth_name FROM methods WHERE fee > (SELECT AVG(fee) FROM methods) AND accred = 'Y';
-- Which samples have been tested with at least two different methods? Give the label and the number of different methods.
-- specimens that went through two or more distinct procedures: label, how many
-- What lots underwent at least two separate kinds of examination, and how many kinds?
-- label plus count of distinct methods, at least two
SELECT T1.label, COUNT(DISTINCT T2.meth_cd) FROM samples AS T1 JOIN tests AS T2 ON T1.smp_no = T2.smp_no GROUP BY T1.smp_no HAVING COUNT(DISTINCT T2.meth_cd) >= 2;
-- In which sample was the highest value of lead found by a test with the state valid? Give the label and the name of the client.
-- valid tests only: specimen with the top lead reading, and its customer
-- Whose lot, and which one, holds the most lead going by a valid examination? The lot comes first.
-- lead, state valid, maximum val - sample label with client name
SELECT T3.label, T4.cl_name FROM results AS T1 JOIN tests AS T2 ON T1.tst_no = T2.tst_no JOIN samples AS T3 ON T2.smp_no = T3.smp_no JOIN clients AS T4 ON T3.cl_no = T4.cl_no JOIN substances AS T5 ON T1.sub_cd = T5.sub_cd WHERE T5.sub_name = 'lead' AND T2.state = 'valid' ORDER BY T1.val DESC LIMIT 1;
-- For each technique with more than one test, show the technique of the instrument, the number of tests and the date of the latest test, in descending order of the number of tests.
-- tests by device technique where there is more than one: technique, count, last date, most tests first
-- What ways of measuring were in use more than one time on our apparatus, how often, and when most recently? Most frequent at the head.
-- per instrument technique: number of tests if more than one, newest done date, sorted by that number downwards
SELECT T1.technique, COUNT(*), MAX(T2.done_on) FROM instruments AS T1 JOIN tests AS T2 ON T1.ins_no = T2.ins_no GROUP BY T1.technique HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC;
-- Which town's clients have been invoiced the largest sum in total, and how much is it?
-- bills added up by customer's town, the top town with its sum
-- From what place must the most money come to us altogether going by the bills, and how much?
-- sum of invoice amt per client town, highest one only, town then sum
SELECT T1.town, SUM(T3.amt) FROM clients AS T1 JOIN reports AS T2 ON T1.cl_no = T2.cl_no JOIN invoices AS T3 ON T2.rep_no = T3.rep_no GROUP BY T1.town ORDER BY SUM(T3.amt) DESC LIMIT 1;
