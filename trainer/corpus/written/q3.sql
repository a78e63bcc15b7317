-- database: blumenhalle_wholesale
CREATE TABLE Grower (GrowerCode TEXT PRIMARY KEY, GrowerName TEXT, Country TEXT, GreenhouseHectares REAL, CertifiedOrganic TEXT);
CREATE TABLE Flower (FlowerID INTEGER PRIMARY KEY, CommonName TEXT, LatinName TEXT, Colour TEXT, StemLengthCm INTEGER, VaseLifeDays INTEGER);
CREATE TABLE Lot (LotNo INTEGER PRIMARY KEY, GrowerCode TEXT REFERENCES Grower(GrowerCode), FlowerID INTEGER REFERENCES Flower(FlowerID), Stems INTEGER, QualityGrade TEXT, ArrivedOn TEXT, CostPerStem REAL);
CREATE TABLE Florist (FloristID INTEGER PRIMARY KEY, ShopName TEXT, Owner TEXT, Town TEXT, CreditLimit INTEGER);
CREATE TABLE Purchase (PurchaseID INTEGER PRIMARY KEY, LotNo INTEGER REFERENCES Lot(LotNo), FloristID INTEGER REFERENCES Florist(FloristID), StemsBought INTEGER, PricePerStem REAL, PurchaseDate TEXT);
INSERT INTO Grower VALUES ('KE7','Naivasha Blooms','Kenya',42,'N'),('NL2','Kwekerij Van Duin','Netherlands',11.5,'Y'),('EC4','Rosas del Cotopaxi','Ecuador',28,'N'),('NL9','De Gouden Tulp','Netherlands',6.2,'N'),('IT1','Fiori di Sanremo','Italy',3.8,'Y');
INSERT INTO Flower VALUES (1,'Red Rose','Rosa hybrida','red',60,9),(2,'White Lily','Lilium candidum','white',80,12),(3,'Yellow Tulip','Tulipa gesneriana','yellow',38,6),(4,'Pink Carnation','Dianthus caryophyllus','pink',55,18),(5,'White Rose','Rosa alba','white',50,8),(6,'Blue Iris','Iris hollandica','blue',58,5),(7,'Red Anemone','Anemone coronaria','red',30,7);
INSERT INTO Lot VALUES (501,'KE7',1,3000,'A1','2024-02-09',0.22),(502,'EC4',1,1800,'A1','2024-02-10',0.41),(503,'NL2',3,5000,'A2','2024-02-10',0.12),(504,'NL2',2,900,'A1','2024-02-11',0.55),(505,'KE7',5,2200,'B','2024-02-12',0.18),(506,'NL9',3,4200,'B','2024-02-12',0.09),(507,'EC4',4,1500,'A2','2024-02-13',0.16),(508,'NL9',6,1100,'A1','2024-02-13',0.25);
INSERT INTO Florist VALUES (1,'Petal Corner','Hanne Vogt','Greifen',5000),(2,'The Green Stem','Luc Marchal','Oberau',3500),(3,'Bouquet Bureau','Hanne Vogt','Seefeld',8000),(4,'Wild & Wonder','Priya Nand','Oberau',2500),(5,'Station Flowers','Karl Busse','Greifen',1800);
INSERT INTO Purchase VALUES (1,501,1,400,0.45,'2024-02-10'),(2,501,3,900,0.42,'2024-02-10'),(3,502,2,250,0.8,'2024-02-11'),(4,503,4,1000,0.25,'2024-02-11'),(5,504,3,300,0.95,'2024-02-12'),(6,506,1,600,0.19,'2024-02-13'),(7,505,2,500,0.36,'2024-02-13'),(8,507,1,200,0.34,'2024-02-14'),(9,503,2,450,0.27,'2024-02-14');
-- How many lots have the quality grade A1?
-- number of lots graded A1
-- How many deliveries came out as A1 when they were judged?
-- A1 as quality - lot count
SELECT COUNT(*) FROM Lot WHERE QualityGrade = 'A1';
-- What are the common names of the white flowers?
-- everyday names of flowers coloured white
-- What do people ordinarily call what blooms in white?
-- white as colour: common names of the flowers please
SELECT CommonName FROM Flower WHERE Colour = 'white';
-- Which flower stays fresh in a vase the longest? Give its common name.
-- common name of the kind with the most days of vase life
-- What can I put on the table for longest before it wilts? What people ordinarily call it.
-- most days in the vase - common name of that flower
SELECT CommonName FROM Flower ORDER BY VaseLifeDays DESC LIMIT 1;
-- What is the total greenhouse area in hectares of growers in the Netherlands?
-- hectares under glass in the Netherlands, all producers together
-- How big are the glasshouses in Netherlands, all together?
-- country Netherlands: sum of greenhouse hectares
SELECT SUM(GreenhouseHectares) FROM Grower WHERE Country = 'Netherlands';
-- List the common and Latin names of all flowers whose common name contains Rose.
-- anything called some Rose: common name with the Latin one
-- What has Rose in its everyday name, and what do botanists call it? The everyday name first.
-- "rose" somewhere in the common name: that name, then the scientific one
SELECT CommonName, LatinName FROM Flower WHERE CommonName LIKE '%Rose%';
-- How many stems has each grower delivered in total? Show the grower's name and the number of stems.
-- producers with the stems from all their lots added up
-- How much has each nursery sent us, in stems all told? The nursery first.
-- sum of stems by grower, grower's name in front
SELECT T1.GrowerName, SUM(T2.Stems) FROM Grower AS T1 JOIN Lot AS T2 ON T1.GrowerCode = T2.GrowerCode GROUP BY T1.GrowerCode;
-- Show the lot numbers and arrival dates of lots of Yellow Tulip.
-- when did the lots with Yellow Tulip come in? lot number and day
-- On what days did Yellow Tulip get here, and under what numbers? The number first.
-- Yellow Tulip: lot number, day of arrival
SELECT T2.LotNo, T2.ArrivedOn FROM Flower AS T1 JOIN Lot AS T2 ON T1.FlowerID = T2.FlowerID WHERE T1.CommonName = 'Yellow Tulip';
-- Which shops bought more than 500 stems in a single purchase? Give the shop names.
-- florists, by shop, that took over 500 stems at one go
-- What shops have taken more than 500 stems at one time?
-- any purchase above 500 stems - name of the flower shop
SELECT T1.ShopName FROM Florist AS T1 JOIN Purchase AS T2 ON T1.FloristID = T2.FloristID WHERE T2.StemsBought > 500;
-- Who owns more than one flower shop?
-- owners with over one shop to their name
-- Whose name is over two flower shops or more?
-- owners found on over 1 florist
SELECT Owner FROM Florist GROUP BY Owner HAVING COUNT(*) > 1;
-- What is the average cost per stem for each quality grade, cheapest grade first?
-- grade by grade, the mean stem cost, in ascending order of that mean
-- What do we pay for a stem in the mean, for each degree of quality? The smallest mean on top.
-- mean stem cost by grade, sorted upwards: grade, mean
SELECT QualityGrade, AVG(CostPerStem) FROM Lot GROUP BY QualityGrade ORDER BY AVG(CostPerStem);
-- From which countries did flowers arrive after 2024-02-11? List each country once.
-- distinct origins of the lots that came later than 2024-02-11
-- Where did things come from that got here later than 2024-02-11? Every nation one time.
-- arrival after 2024-02-11: different countries of the growers
SELECT DISTINCT T1.Country FROM Grower AS T1 JOIN Lot AS T2 ON T1.GrowerCode = T2.GrowerCode WHERE T2.ArrivedOn > '2024-02-11';
-- Show the names of the two growers with the smallest greenhouse area, the smallest first.
-- the 2 producers with least land under glass, tiniest at the top
-- What two nurseries have the least room under glass? Start with the smallest.
-- bottom 2 by greenhouse hectares, in ascending order - grower names
SELECT GrowerName FROM Grower ORDER BY GreenhouseHectares LIMIT 2;
-- Which growers have not supplied any lot?
-- producers, by name, from whom nothing has come in
-- What nurseries have sent us nothing so far?
-- growers that not one lot belongs to
SELECT GrowerName FROM Grower WHERE GrowerCode NOT IN (SELECT GrowerCode FROM Lot);
-- What are the common names of flowers that no florist has purchased?
-- kinds of flower, everyday name, absent from all purchases
-- What has no shop taken from us yet? What people ordinarily call it.
-- leave out every flower with a purchase; common names of those that remain
SELECT CommonName FROM Flower WHERE FlowerID NOT IN (SELECT T1.FlowerID FROM Lot AS T1 JOIN Purchase AS T2 ON T1.LotNo = T2.LotNo);
-- Which colours are supplied both from Kenya and from Ecuador?
-- flower colours that Kenya sends us and Ecuador too
-- In what colours do flowers reach us from Kenya, and from Ecuador as well?
-- colours found in lots of Ecuador and in lots of Kenya
SELECT T3.Colour FROM Grower AS T1 JOIN Lot AS T2 ON T1.GrowerCode = T2.GrowerCode JOIN Flower AS T3 ON T2.FlowerID = T3.FlowerID WHERE T1.Country = 'Kenya' INTERSECT SELECT T3.Colour FROM Grower AS T1 JOIN Lot AS T2 ON T1.GrowerCode = T2.GrowerCode JOIN Flower AS T3 ON T2.FlowerID = T3.FlowerID WHERE T1.Country = 'Ecuador';
-- List the shop names with a credit limit below the average, from the lowest to the highest limit.
-- florists allowed less credit than the mean, least credit first
-- What shops may owe us less than shops may in the mean? The smallest sum on top.
-- credit limit below the mean, sorted upwards - shop names
SELECT ShopName FROM Florist WHERE CreditLimit < (SELECT AVG(CreditLimit) FROM Florist) ORDER BY CreditLimit;
-- Which shops in Oberau or Seefeld have made purchases priced above 0.9 per stem?
-- shop names from Oberau or Seefeld that paid over 0.9 for a stem
-- Who in Oberau or Seefeld has paid more than 0.9 for each stem? Name of the shop.
-- town Seefeld or Oberau, stem price above 0.9 in a purchase: shop names
SELECT T1.ShopName FROM Florist AS T1 JOIN Purchase AS T2 ON T1.FloristID = T2.FloristID WHERE (T1.Town = 'Oberau' OR T1.Town = 'Seefeld') AND T2.PricePerStem > 0.9;
-- Find the name of the grower whose stems were bought in the largest total number by florists.
-- producer who sold the most stems on to the shops, all purchases counted together
-- Whose flowers did the shops take most of, in stems all told?
-- add up stems bought by grower and name the one on top
SELECT T1.GrowerName FROM Grower AS T1 JOIN Lot AS T2 ON T1.GrowerCode = T2.GrowerCode JOIN Purchase AS T3 ON T2.LotNo = T3.LotNo GROUP BY T1.GrowerCode ORDER BY SUM(T3.StemsBought) DESC LIMIT 1;
-- For shops with at least two purchases, show the shop name and the highest price per stem paid, dearest first.
-- florists that purchased 2 times or more: shop, top stem price they paid, falling order
-- How much did each shop that took something two times or more pay for a stem at the most? The greatest on top.
-- top stem price by shop, sorted downwards, leaving out shops with a single purchase: name, top price
SELECT T1.ShopName, MAX(T2.PricePerStem) FROM Florist AS T1 JOIN Purchase AS T2 ON T1.FloristID = T2.FloristID GROUP BY T1.FloristID HAVING COUNT(*) >= 2 ORDER BY MAX(T2.PricePerStem) DESC;
-- What is the common name of the longest-stemmed flower that was delivered by an organic grower (certified Y)?
-- among what certified organic (Y) producers sent, the flower with the longest stem, common name
-- What stands highest on its stem of all that nurseries without chemicals (certified organic Y) sent? The everyday name.
-- certified organic = Y for the grower, longest stem in cm: common name of the flower
SELECT T3.CommonName FROM Grower AS T1 JOIN Lot AS T2 ON T1.GrowerCode = T2.GrowerCode JOIN Flower AS T3 ON T2.FlowerID = T3.FlowerID WHERE T1.CertifiedOrganic = 'Y' ORDER BY T3.StemLengthCm DESC LIMIT 1;

-- database: hearthside_catalogue
CREATE TABLE Ref_Delivery_Status (delivery_status_code TEXT PRIMARY KEY, delivery_status_description TEXT);
CREATE TABLE Catalogues (catalogue_id INTEGER PRIMARY KEY, catalogue_title TEXT, season TEXT, year_of_publication INTEGER, number_of_pages INTEGER, copies_printed INTEGER);
CREATE TABLE Catalogue_Items (item_id INTEGER PRIMARY KEY, catalogue_id INTEGER REFERENCES Catalogues(catalogue_id), item_name TEXT, page_number INTEGER, price_in_dollars REAL, colour TEXT);
CREATE TABLE Households (household_id INTEGER PRIMARY KEY, head_of_household TEXT, street_address TEXT, town TEXT, postcode TEXT, date_first_mailed TEXT);
CREATE TABLE Mail_Orders (mail_order_id INTEGER PRIMARY KEY, household_id INTEGER REFERENCES Households(household_id), order_date TEXT, order_channel TEXT, delivery_status_code TEXT REFERENCES Ref_Delivery_Status(delivery_status_code));
CREATE TABLE Ordered_Items (mail_order_id INTEGER REFERENCES Mail_Orders(mail_order_id), item_id INTEGER REFERENCES Catalogue_Items(item_id), quantity INTEGER, gift_wrapped TEXT, PRIMARY KEY (mail_order_id, item_id));
INSERT INTO Ref_Delivery_Status VALUES ('PCK','Being packed'),('TRN','In transit'),('DLV','Delivered'),('RTN','Returned'),('LST','Lost in the post');
INSERT INTO Catalogues VALUES (1,'Winter Comforts','winter',2021,96,40000),(2,'Garden and Porch','spring',2022,72,35000),(3,'Back to School','autumn',2022,48,22000),(4,'The Gift Book','winter',2022,128,60000),(5,'Beach Days','summer',2023,64,18000);
INSERT INTO Catalogue_Items VALUES (1,1,'Wool Blanket',4,79.5,'grey'),(2,1,'Sheepskin Slippers',12,44,'brown'),(3,2,'Cedar Planter',9,58,NULL),(4,2,'Porch Lantern',21,36.5,'black'),(5,3,'Canvas Satchel',6,49.9,'green'),(6,4,'Brass Telescope',33,120,NULL),(7,4,'Wool Scarf',58,28,'red'),(8,4,'Music Box',61,65,'brown');
INSERT INTO Households VALUES (1,'Edith Corrigan','4 Laurel Drive','Millport','MP1 4','2009-10-01'),(2,'Stanley Obi','77 Harbour Street','Easton','ET3 9','2014-03-15'),(3,'Wilma Janssen','12 Laurel Drive','Millport','MP1 4','2016-09-20'),(4,'Raj Patel','3 Chapel Row','Thornby','TH8 2','2020-01-11'),(5,'Nancy Quill','50 Quay Parade','Easton','ET3 1','2021-11-05'),(6,'Gerald Foss','8 Mill Hill','Thornby','TH8 5','2022-02-14');
INSERT INTO Mail_Orders VALUES (1,1,'2021-11-20','post','DLV'),(2,2,'2022-04-02','telephone','DLV'),(3,1,'2022-11-18','post','RTN'),(4,3,'2022-11-25','website','DLV'),(5,4,'2022-12-01','website','TRN'),(6,5,'2022-12-06','telephone','PCK'),(7,3,'2022-12-12','website','DLV');
INSERT INTO Ordered_Items VALUES (1,1,2,'no'),(1,2,1,'no'),(2,3,3,'no'),(2,4,2,'no'),(3,7,1,'yes'),(4,6,1,'yes'),(4,7,2,'yes'),(5,1,1,'no'),(6,8,1,'yes'),(7,2,2,'no');
-- How many catalogues were published in 2022?
-- number of catalogues that came out in 2022
-- How many brochures did we bring out in 2022?
-- 2022 as year - catalogue count
SELECT COUNT(*) FROM Catalogues WHERE year_of_publication = 2022;
-- List the names of items that contain the word Wool.
-- articles with Wool in what they are called
-- What do we sell that has Wool in its name?
-- i'm looking for article names with "wool"
SELECT item_name FROM Catalogue_Items WHERE item_name LIKE '%Wool%';
-- Which catalogue is the thickest, by number of pages? Return the title.
-- title of the catalogue with the most pages
-- What brochure is longest to leaf through?
-- highest page number - which catalogue, by title
SELECT catalogue_title FROM Catalogues ORDER BY number_of_pages DESC LIMIT 1;
-- Who are the heads of household living in Millport?
-- family heads on our mailing list whose home is in Millport
-- Who is in charge of a family that lives in Millport?
-- Millport as town: names of the family heads
SELECT head_of_household FROM Households WHERE town = 'Millport';
-- Find the items for which no colour is given.
-- names of goods with the colour left empty
-- What do we sell without saying if it is red, blue or whatever?
-- colour left blank - names of the articles
SELECT item_name FROM Catalogue_Items WHERE colour IS NULL;
-- For each catalogue title, what is the average price of its items?
-- mean item price, catalogue by catalogue, with the title in front
-- How expensive is something in each brochure, in the mean? The brochure first.
-- mean price by catalogue, title of the catalogue in front
SELECT T1.catalogue_title, AVG(T2.price_in_dollars) FROM Catalogues AS T1 JOIN Catalogue_Items AS T2 ON T1.catalogue_id = T2.catalogue_id GROUP BY T1.catalogue_id;
-- Show the dates of orders with the delivery status description Delivered, latest first.
-- when were the now Delivered orders placed? newest date at the top
-- When did people ask for what has by now been Delivered? The latest on top.
-- status Delivered, sorted by order date downwards - those dates
SELECT T1.order_date FROM Mail_Orders AS T1 JOIN Ref_Delivery_Status AS T2 ON T1.delivery_status_code = T2.delivery_status_code WHERE T2.delivery_status_description = 'Delivered' ORDER BY T1.order_date DESC;
-- How many orders came in through each channel?
-- orders counted by the way they reached us
-- How do people send us their orders, and how many come in each way?
-- order count by channel, channel in front
SELECT order_channel, COUNT(*) FROM Mail_Orders GROUP BY order_channel;
-- Which items appear before page 10? Give the item name and the catalogue title.
-- goods printed on a page lower than 10, together with the title of the catalogue
-- What can one find ahead of page 10, and in what brochure?
-- page number below 10: name of the article, title of the catalogue
SELECT T1.item_name, T2.catalogue_title FROM Catalogue_Items AS T1 JOIN Catalogues AS T2 ON T1.catalogue_id = T2.catalogue_id WHERE T1.page_number < 10;
-- What did Edith Corrigan order? List the item names and quantities.
-- articles bought by the household of Edith Corrigan and how many of each line
-- What did Edith Corrigan buy, and how many of it each time?
-- head of household Edith Corrigan: name of the article, number of pieces
SELECT T4.item_name, T3.quantity FROM Households AS T1 JOIN Mail_Orders AS T2 ON T1.household_id = T2.household_id JOIN Ordered_Items AS T3 ON T2.mail_order_id = T3.mail_order_id JOIN Catalogue_Items AS T4 ON T3.item_id = T4.item_id WHERE T1.head_of_household = 'Edith Corrigan';
-- Give the street addresses of households first mailed between 2014-01-01 and 2020-12-31.
-- homes that got their first catalogue from 2014-01-01 to 2020-12-31, street address only
-- On what road and at what number live those we first wrote to no earlier than 2014-01-01 and no later than 2020-12-31?
-- first mailing within 2014-01-01 - 2020-12-31: street addresses
SELECT street_address FROM Households WHERE date_first_mailed BETWEEN '2014-01-01' AND '2020-12-31';
-- What is the sum of copies printed for each season, most copies first?
-- print run totals by season, in descending order
-- How many brochures did we have made for each part of the year, all together? The greatest sum on top.
-- add up printed copies by season, sorted downwards: season, sum
SELECT season, SUM(copies_printed) FROM Catalogues GROUP BY season ORDER BY SUM(copies_printed) DESC;
-- Which delivery statuses, by description, do not apply to any order?
-- status descriptions that no order has at present
-- What stages on the way to the customer has no order reached, in words?
-- delivery statuses that not one order is in - descriptions
SELECT delivery_status_description FROM Ref_Delivery_Status WHERE delivery_status_code NOT IN (SELECT delivery_status_code FROM Mail_Orders);
-- Which households have never ordered anything? Give the head and the town.
-- head and town of the addresses without a single order
-- What families have not bought from us yet? Who is in charge, then the place.
-- households without one order: name of the head, town
SELECT head_of_household, town FROM Households WHERE household_id NOT IN (SELECT household_id FROM Mail_Orders);
-- Which item names have been ordered gift wrapped (yes)? List the different names.
-- distinct goods sent out with gift wrap yes
-- What did people have put in pretty paper (gift wrapped yes)? Each one time.
-- gift wrapped = yes: different article names
SELECT DISTINCT T1.item_name FROM Catalogue_Items AS T1 JOIN Ordered_Items AS T2 ON T1.item_id = T2.item_id WHERE T2.gift_wrapped = 'yes';
-- Find the names and prices of items that cost more than the average item.
-- everything above the mean price in dollars: item, price
-- What is more expensive than our things are in the mean, and how much is it?
-- price in dollars beyond the mean: name of the article, price
SELECT item_name, price_in_dollars FROM Catalogue_Items WHERE price_in_dollars > (SELECT AVG(price_in_dollars) FROM Catalogue_Items);
-- Which catalogues offer both a brown item and a red item? Give the titles.
-- catalogue titles where one finds something brown and also something red
-- In what brochures is something brown and something red to be had?
-- catalogues with an article coloured red as well as one coloured brown, by title
SELECT T1.catalogue_title FROM Catalogues AS T1 JOIN Catalogue_Items AS T2 ON T1.catalogue_id = T2.catalogue_id WHERE T2.colour = 'brown' INTERSECT SELECT T1.catalogue_title FROM Catalogues AS T1 JOIN Catalogue_Items AS T2 ON T1.catalogue_id = T2.catalogue_id WHERE T2.colour = 'red';
-- Which town's households ordered the most pieces in total?
-- town with the highest sum of ordered quantities
-- Where do people buy most pieces from us, all told?
-- add up pieces ordered by town of the household, name the town on top
SELECT T1.town FROM Households AS T1 JOIN Mail_Orders AS T2 ON T1.household_id = T2.household_id JOIN Ordered_Items AS T3 ON T2.mail_order_id = T3.mail_order_id GROUP BY T1.town ORDER BY SUM(T3.quantity) DESC LIMIT 1;
-- For catalogues with at least three items, show the title, the lowest price and the highest price.
-- titles carrying 3 or more articles, with cheapest and dearest price in each
-- How little and how much can one pay in each brochure that has three things or more? The brochure first.
-- lowest and highest price by catalogue, leaving out catalogues with fewer than 3 articles: title, lowest, highest
SELECT T1.catalogue_title, MIN(T2.price_in_dollars), MAX(T2.price_in_dollars) FROM Catalogues AS T1 JOIN Catalogue_Items AS T2 ON T1.catalogue_id = T2.catalogue_id GROUP BY T1.catalogue_id HAVING COUNT(*) >= 3;
-- Which heads of household placed an order by website but have no order with the delivery status description In transit?
-- people who used the website for ordering, leaving out those with something In transit
-- Who has bought from us over the website but has nothing that is In transit? Names of those in charge of the family.
-- leave out every head of household with an order In transit; which ones with a website order remain
SELECT T1.head_of_household FROM Households AS T1 JOIN Mail_Orders AS T2 ON T1.household_id = T2.household_id WHERE T2.order_channel = 'website' EXCEPT SELECT T1.head_of_household FROM Households AS T1 JOIN Mail_Orders AS T2 ON T1.household_id = T2.household_id JOIN Ref_Delivery_Status AS T3 ON T2.delivery_status_code = T3.delivery_status_code WHERE T3.delivery_status_description = 'In transit';

-- database: skylark_mobile
CREATE TABLE plans (plan_code TEXT PRIMARY KEY, plan_name TEXT, monthly_fee REAL, data_gb INTEGER, call_minutes INTEGER, contract_months INTEGER, is_active INTEGER);
CREATE TABLE handsets (handset_id INTEGER PRIMARY KEY, brand TEXT, model TEXT, release_year INTEGER, retail_price REAL, supports_5g INTEGER);
CREATE TABLE subscribers (subscriber_id INTEGER PRIMARY KEY, full_name TEXT, city TEXT, date_of_birth TEXT, created_at TEXT, status TEXT);
CREATE TABLE sim_lines (msisdn TEXT PRIMARY KEY, subscriber_id INTEGER REFERENCES subscribers(subscriber_id), plan_code TEXT REFERENCES plans(plan_code), handset_id INTEGER REFERENCES handsets(handset_id), activated_on TEXT, ported_from TEXT);
CREATE TABLE monthly_usage (msisdn TEXT REFERENCES sim_lines(msisdn), month TEXT, data_used_gb REAL, minutes_used INTEGER, roaming_charge REAL, PRIMARY KEY (msisdn, month));
INSERT INTO plans VALUES ('S5','Starter 5',9.9,5,100,0,1),('M20','Medium 20',19.9,20,500,12,1),('XL','Max Unlimited',39.9,200,5000,24,1),('KID','Kids Safe',7.5,2,60,0,1),('OLD','Classic Talk',14.9,0,300,24,0),('SEN','Senior Simple',11.5,3,1000,12,1);
INSERT INTO handsets VALUES (1,'Nuvo','Nuvo Lite',2020,199,0),(2,'Nuvo','Nuvo Pro 2',2022,849,1),(3,'Karat','Karat One',2021,429,1),(4,'Halden','Halden Keypad',2018,49,0),(5,'Karat','Karat Fold',2023,1299,1),(6,'Halden','Halden Tough',2022,310,1);
INSERT INTO subscribers VALUES (1,'Renata Kowal','Brno','1982-05-19','2017-03-02','active'),(2,'Viktor Lang','Linz','1990-10-08','2018-07-14','active'),(3,'Mabel Stone','Graz','1949-01-30','2019-01-22','active'),(4,'Idris Kane','Linz','2001-12-12','2020-09-05','suspended'),(5,'Chloe Duval','Graz','1995-08-27','2021-06-18','active'),(6,'Emil Novotny','Brno','1968-03-16','2022-11-29','closed');
INSERT INTO sim_lines VALUES ('700-111',1,'XL',2,'2022-03-05',NULL),('700-112',1,'KID',1,'2022-08-20',NULL),('700-221',2,'M20',3,'2021-07-14','Orbitel'),('700-222',2,'XL',5,'2023-05-02',NULL),('700-331',3,'SEN',4,'2019-01-22','Velofone'),('700-441',4,'M20',1,'2020-09-05',NULL),('700-551',5,'M20',6,'2022-12-01','Orbitel'),('700-552',5,'S5',NULL,'2023-02-11',NULL);
INSERT INTO monthly_usage VALUES ('700-111','2023-06',64.2,810,12.5),('700-111','2023-07',71,640,38),('700-112','2023-06',1.4,22,0),('700-221','2023-06',18.5,410,4),('700-221','2023-07',20,455,0),('700-222','2023-07',112.3,1200,55.4),('700-331','2023-06',0.3,720,0),('700-551','2023-07',9.8,95,7.2),('700-552','2023-07',4.1,12,0);
-- How many plans cost less than 15 a month?
-- count tariffs with a monthly price under 15
-- How many offers does one get for under 15 each month?
-- fee a month below 15 - plan count
SELECT COUNT(*) FROM plans WHERE monthly_fee < 15;
-- What are the models of the handsets made by Karat?
-- phones of the brand Karat, model names
-- What phones has Karat made?
-- brand Karat: names of the models
SELECT model FROM handsets WHERE brand = 'Karat';
-- Which subscribers are not active? Show the full name and status.
-- customers with any status other than active: name plus status
-- Who is with us in some other state than active, and in what state?
-- leave out status active: name and status of the customers
SELECT full_name, status FROM subscribers WHERE status != 'active';
-- Give the highest, lowest and average retail price of handsets that support 5G (1).
-- for phones with 5g = 1: top price, bottom price and mean price
-- How much does one pay for a phone with the newest net (5g 1): at the most, at the least, in the mean?
-- supports 5g = 1, shop price: largest, smallest, mean
SELECT MAX(retail_price), MIN(retail_price), AVG(retail_price) FROM handsets WHERE supports_5g = 1;
-- Which line numbers were not ported from another operator?
-- phone numbers (msisdn) with no previous operator recorded
-- What numbers did not come to us from somebody else's network?
-- previous operator left blank - line numbers (msisdn)
SELECT msisdn FROM sim_lines WHERE ported_from IS NULL;
-- For each plan name, count the lines on the plan.
-- tariff names with how many numbers run on each
-- How many numbers run under each offer? The offer first.
-- line count by plan, plan's name in front
SELECT T1.plan_name, COUNT(*) FROM plans AS T1 JOIN sim_lines AS T2 ON T1.plan_code = T2.plan_code GROUP BY T1.plan_code;
-- Show the line number and handset model of every line belonging to Viktor Lang.
-- numbers of Viktor Lang with the phone model used on each
-- What numbers does Viktor Lang have, and with what phone each?
-- Viktor Lang: line numbers and the phone models on them
SELECT T2.msisdn, T3.model FROM subscribers AS T1 JOIN sim_lines AS T2 ON T1.subscriber_id = T2.subscriber_id JOIN handsets AS T3 ON T2.handset_id = T3.handset_id WHERE T1.full_name = 'Viktor Lang';
-- List the subscribers in Linz or Graz from the oldest to the youngest.
-- names of customers living in Linz or Graz, oldest person first
-- Who with a home in Linz or in Graz is with us? From old to young.
-- city Graz or Linz, sorted by birth date, earliest on top - customer names
SELECT full_name FROM subscribers WHERE city = 'Linz' OR city = 'Graz' ORDER BY date_of_birth;
-- What is the total roaming charge for each month?
-- roaming money summed month by month
-- How much did people pay for using their phone abroad, each month? The month first.
-- sum of roaming charges by month, month in front
SELECT month, SUM(roaming_charge) FROM monthly_usage GROUP BY month;
-- Which handset model is the most expensive one without 5G support (0)?
-- dearest phone where 5g is 0, the model
-- What phone costs most of those that can't use the newest net (5g 0)?
-- supports 5g = 0, highest shop price - which model
SELECT model FROM handsets WHERE supports_5g = 0 ORDER BY retail_price DESC LIMIT 1;
-- Return the names of the plans used by subscribers in Graz.
-- which tariffs do people from Graz have? tariff names
-- What offers have people with a home in Graz taken?
-- Graz as city of the customer: names of the plans on their lines
SELECT T3.plan_name FROM subscribers AS T1 JOIN sim_lines AS T2 ON T1.subscriber_id = T2.subscriber_id JOIN plans AS T3 ON T2.plan_code = T3.plan_code WHERE T1.city = 'Graz';
-- How much data in total did each subscriber use? Show the full name and the gigabytes, heaviest user first.
-- gigabytes consumed per customer over all numbers and months, name first, biggest consumer on top
-- How much has everybody surfed, in gigabytes all told? The greatest sum on top.
-- add up data used by customer, sorted downwards: full name, gigabytes
SELECT T1.full_name, SUM(T3.data_used_gb) FROM subscribers AS T1 JOIN sim_lines AS T2 ON T1.subscriber_id = T2.subscriber_id JOIN monthly_usage AS T3 ON T2.msisdn = T3.msisdn GROUP BY T1.subscriber_id ORDER BY SUM(T3.data_used_gb) DESC;
-- Which plans have no line at all? Give the plan names.
-- tariffs nobody is on, by name
-- What offers has nobody taken?
-- plans that not one line is on - names
SELECT plan_name FROM plans WHERE plan_code NOT IN (SELECT plan_code FROM sim_lines);
-- Which subscribers have at least two lines?
-- customers, full name, holding 2 numbers or more
-- Who has two numbers or more with us?
-- full names of customers with no fewer than 2 lines
SELECT T1.full_name FROM subscribers AS T1 JOIN sim_lines AS T2 ON T1.subscriber_id = T2.subscriber_id GROUP BY T1.subscriber_id HAVING COUNT(*) >= 2;
-- Find the line numbers that have no usage recorded.
-- numbers (msisdn) that are missing from the monthly usage figures
-- For what numbers do we not know how much was talked or surfed, in any month?
-- lines without any monthly figures - the numbers (msisdn)
SELECT msisdn FROM sim_lines WHERE msisdn NOT IN (SELECT msisdn FROM monthly_usage);
-- Which subscribers have both a line on the plan Max Unlimited and a line on the plan Medium 20? Show full names.
-- customers who hold a number with Max Unlimited as well as one with Medium 20
-- Who has one number under Max Unlimited and another under Medium 20?
-- customers with a line on Medium 20 as well as a line on Max Unlimited, full names
SELECT T1.full_name FROM subscribers AS T1 JOIN sim_lines AS T2 ON T1.subscriber_id = T2.subscriber_id JOIN plans AS T3 ON T2.plan_code = T3.plan_code WHERE T3.plan_name = 'Max Unlimited' INTERSECT SELECT T1.full_name FROM subscribers AS T1 JOIN sim_lines AS T2 ON T1.subscriber_id = T2.subscriber_id JOIN plans AS T3 ON T2.plan_code = T3.plan_code WHERE T3.plan_name = 'Medium 20';
-- What are the names of plans that are dearer than the average plan and have a contract of 24 months?
-- tariffs bound for 24 months whose fee is over the mean fee
-- What offers tie people down for 24 months and cost more than offers do in the mean?
-- fee above the mean of all plans, contract of 24 months: plan names
SELECT plan_name FROM plans WHERE contract_months = 24 AND monthly_fee > (SELECT AVG(monthly_fee) FROM plans);
-- Which handset brand is used on the most lines?
-- maker of the phones that occur on the largest number of sim lines
-- Whose phones do people put into most of our numbers? The brand.
-- count lines by phone brand and name the one on top
SELECT T1.brand FROM handsets AS T1 JOIN sim_lines AS T2 ON T1.handset_id = T2.handset_id GROUP BY T1.brand ORDER BY COUNT(*) DESC LIMIT 1;
-- On which line was the most data used in month 2023-07, and on which plan does it run? Give the line number and the plan name.
-- number (msisdn) and tariff name of the top data consumer for 2023-07
-- What number surfed most in 2023-07, and under what offer?
-- month 2023-07, highest data figure: line number (msisdn), name of the plan
SELECT T1.msisdn, T2.plan_name FROM sim_lines AS T1 JOIN plans AS T2 ON T1.plan_code = T2.plan_code JOIN monthly_usage AS T3 ON T1.msisdn = T3.msisdn WHERE T3.month = '2023-07' ORDER BY T3.data_used_gb DESC LIMIT 1;
-- For cities whose subscribers used more than 500 call minutes in total, list the city and the total minutes, fewest first.
-- towns with over 500 minutes talked altogether: town, minutes, in rising order
-- Where have people talked for more than 500 minutes in all, and for how long? The smallest sum on top.
-- add up minutes by town of the customer, sorted upwards, leaving out sums of 500 or less: town, sum
SELECT T1.city, SUM(T3.minutes_used) FROM subscribers AS T1 JOIN sim_lines AS T2 ON T1.subscriber_id = T2.subscriber_id JOIN monthly_usage AS T3 ON T2.msisdn = T3.msisdn GROUP BY T1.city HAVING SUM(T3.minutes_used) > 500 ORDER BY SUM(T3.minutes_used);

-- database: ironbridge_payroll
CREATE TABLE pay_grade (grade_cd TEXT PRIMARY KEY, grade_desc TEXT, min_sal INTEGER, max_sal INTEGER);
CREATE TABLE cost_ctr (cc_no INTEGER PRIMARY KEY, cc_desc TEXT, site TEXT, yr_opened INTEGER);
CREATE TABLE emp (emp_no INTEGER PRIMARY KEY, emp_nm TEXT, hire_dt TEXT, term_dt TEXT, grade_cd TEXT REFERENCES pay_grade(grade_cd), cc_no INTEGER REFERENCES cost_ctr(cc_no), base_sal INTEGER, pay_freq TEXT, mgr_no INTEGER REFERENCES emp(emp_no));
CREATE TABLE ded_type (ded_cd TEXT PRIMARY KEY, ded_desc TEXT, is_statutory TEXT);
CREATE TABLE pay_slip (slip_no INTEGER PRIMARY KEY, emp_no INTEGER REFERENCES emp(emp_no), prd TEXT, gross REAL, ot_hrs REAL, net REAL);
CREATE TABLE slip_ded (slip_no INTEGER REFERENCES pay_slip(slip_no), ded_cd TEXT REFERENCES ded_type(ded_cd), amt REAL, PRIMARY KEY (slip_no, ded_cd));
INSERT INTO pay_grade VALUES ('G1','Operative',22000,30000),('G2','Technician',28000,41000),('G3','Engineer',38000,58000),('G4','Manager',52000,80000),('G5','Director',78000,130000);
INSERT INTO cost_ctr VALUES (100,'Head Office','Telford',1997),(210,'Machine Shop','Telford',1999),(220,'Paint Shop','Ironbridge',2006),(300,'Transport','Wellington',2018);
INSERT INTO emp VALUES (11,'Harold Pym','2001-04-02',NULL,'G2',210,40500,'monthly',12),(12,'Denise Lovell','2008-09-15',NULL,'G4',210,61000,'monthly',13),(13,'Rupert Ashby','1998-01-12',NULL,'G4',100,74500,'monthly',NULL),(14,'Kavita Sen','2014-06-30',NULL,'G3',220,49200,'monthly',13),(15,'Lewis Dray','2019-02-18','2023-03-31','G1',220,24800,'weekly',14),(16,'Sofia Bianchi','2021-11-01',NULL,'G3',100,43600,'monthly',13),(17,'Owen Prosser','2022-05-23',NULL,'G1',210,26200,'weekly',12),(18,'Maya Linton','2016-08-08','2022-12-16','G2',220,33700,'monthly',14),(19,'Tessa Quayle','2020-03-09',NULL,'G3',220,45100,'monthly',14);
INSERT INTO ded_type VALUES ('TAX','Income tax','Y'),('NI','National insurance','Y'),('PEN','Pension','N'),('UNI','Union fee','N'),('CYC','Cycle scheme','N');
INSERT INTO pay_slip VALUES (1,11,'2023-01',3375,6,2610.4),(2,11,'2023-02',3520,12,2700.1),(3,12,'2023-01',5083.3,0,3690),(4,14,'2023-01',4100,0,3085.5),(5,15,'2023-01',2260,15.5,1930.2),(6,16,'2023-02',3633.3,0,2790.9),(7,17,'2023-02',2310,10,1968),(8,13,'2023-01',6208.3,0,4322.7),(9,17,'2023-01',2183.3,3,1880.6);
INSERT INTO slip_ded VALUES (1,'TAX',480.2),(1,'NI',204.4),(1,'UNI',14),(2,'TAX',510),(2,'UNI',14),(3,'TAX',905.3),(3,'PEN',305),(4,'TAX',620.1),(5,'TAX',210.8),(5,'UNI',9.5),(6,'PEN',182),(8,'TAX',1320),(8,'PEN',430);
-- How many employees are paid weekly?
-- number of staff whose pay frequency is weekly
-- How many of our people get their money weekly?
-- weekly as rhythm of pay - employee count
SELECT COUNT(*) FROM emp WHERE pay_freq = 'weekly';
-- List the names of employees who have left the company, that is, who have a termination date.
-- former staff: names with a leaving date filled in
-- Who is no longer with us, having a last day on record?
-- termination filled in - names of these workers
SELECT emp_nm FROM emp WHERE term_dt IS NOT NULL;
-- Which employee has the highest base salary?
-- name of the best paid person by basic salary
-- Who earns most, extras not counted?
-- highest basic pay - employee's name
SELECT emp_nm FROM emp ORDER BY base_sal DESC LIMIT 1;
-- What are the descriptions of deductions that are not statutory (N)?
-- voluntary kinds of deduction (statutory N), described
-- What is taken off that the law does not ask for (statutory N), in words?
-- is statutory = N: descriptions of the deductions
SELECT ded_desc FROM ded_type WHERE is_statutory = 'N';
-- What are the total gross and the total net pay for the period 2023-01?
-- sum before and sum after deductions on the slips for 2023-01
-- How much did people earn in 2023-01, first ahead of and then after what is taken off, all together?
-- period 2023-01: sum of gross, sum of net
SELECT SUM(gross), SUM(net) FROM pay_slip WHERE prd = '2023-01';
-- Show the name of each employee and the description of the pay grade.
-- staff with their grade spelled out
-- In what pay class is everyone, in words? The person first.
-- for all employees: name, description of their grade
SELECT T1.emp_nm, T2.grade_desc FROM emp AS T1 JOIN pay_grade AS T2 ON T1.grade_cd = T2.grade_cd;
-- For each cost centre, give its description and the average base salary.
-- mean basic pay by cost centre, description in front
-- How much do people earn in the mean, extras not counted, in each unit? The unit in words first.
-- mean basic pay by cost centre, its description in front
SELECT T1.cc_desc, AVG(T2.base_sal) FROM cost_ctr AS T1 JOIN emp AS T2 ON T1.cc_no = T2.cc_no GROUP BY T1.cc_no;
-- Which employees work at the site Telford? List the names and hire dates, longest serving first.
-- people based in Telford with the day they joined, earliest joiner at the top
-- Who works in Telford, and since when? Those who have been here longest on top.
-- site Telford, sorted by starting day upwards: name, starting day
SELECT T1.emp_nm, T1.hire_dt FROM emp AS T1 JOIN cost_ctr AS T2 ON T1.cc_no = T2.cc_no WHERE T2.site = 'Telford' ORDER BY T1.hire_dt;
-- How much overtime has each employee worked in total? Show the name and the hours.
-- overtime hours added up person by person
-- How long has everyone worked beyond the normal time, in hours all told? The person first.
-- sum of overtime by employee, employee's name in front
SELECT T1.emp_nm, SUM(T2.ot_hrs) FROM emp AS T1 JOIN pay_slip AS T2 ON T1.emp_no = T2.emp_no GROUP BY T1.emp_no;
-- In which periods did Harold Pym pay a deduction described as Union fee?
-- months where a Union fee was taken off the pay of Harold Pym
-- When was a Union fee taken off what Harold Pym earns?
-- periods of the pay slips of Harold Pym with a deduction Union fee
SELECT T2.prd FROM emp AS T1 JOIN pay_slip AS T2 ON T1.emp_no = T2.emp_no JOIN slip_ded AS T3 ON T2.slip_no = T3.slip_no JOIN ded_type AS T4 ON T3.ded_cd = T4.ded_cd WHERE T1.emp_nm = 'Harold Pym' AND T4.ded_desc = 'Union fee';
-- Who is the manager of Owen Prosser?
-- name of the person Owen Prosser answers to
-- Who is the boss of Owen Prosser?
-- Owen Prosser - name of his superior please
SELECT T2.emp_nm FROM emp AS T1 JOIN emp AS T2 ON T1.mgr_no = T2.emp_no WHERE T1.emp_nm = 'Owen Prosser';
-- List the slip numbers with net pay between 2000 and 3000, in descending order of net pay.
-- slips paying out 2000 to 3000 after deductions, largest payout first, numbers only
-- What slips leave somebody no less than 2000 and no more than 3000 in hand? The greatest sum on top, just the numbers.
-- net from 2000 to 3000, sorted downwards - numbers of the slips
SELECT slip_no FROM pay_slip WHERE net BETWEEN 2000 AND 3000 ORDER BY net DESC;
-- Count the employees in each pay frequency whose base salary exceeds 25000.
-- staff with over 25000 basic, counted per rhythm of payment
-- How often do people get their money who earn more than 25000, extras not counted, and how many are they in each case?
-- employee count by pay frequency, basic pay above 25000 alone: frequency, count
SELECT pay_freq, COUNT(*) FROM emp WHERE base_sal > 25000 GROUP BY pay_freq;
-- Which cost centres have no employees? Give the descriptions.
-- cost centres where nobody is booked, by description
-- What units does nobody work in, in words?
-- cost centres that not one employee belongs to - descriptions
SELECT cc_desc FROM cost_ctr WHERE cc_no NOT IN (SELECT cc_no FROM emp);
-- Which deduction descriptions have never appeared on a slip?
-- kinds of deduction not used on any pay slip so far
-- What has not been taken off anybody's pay so far, in words?
-- deductions found on no slip - descriptions
SELECT ded_desc FROM ded_type WHERE ded_cd NOT IN (SELECT ded_cd FROM slip_ded);
-- Which employees earn less than the average base salary and were hired after 2015-01-01? Show their names.
-- staff who joined later than 2015-01-01 with a basic under the mean
-- Who started after 2015-01-01 and earns less than people do in the mean, extras not counted?
-- basic pay below the mean of all, starting day later than 2015-01-01: employee names
SELECT emp_nm FROM emp WHERE base_sal < (SELECT AVG(base_sal) FROM emp) AND hire_dt > '2015-01-01';
-- Find the names of employees who have paid both a deduction for Income tax and a deduction for Pension.
-- whose slips show Income tax and, maybe elsewhere, Pension as well
-- Who has had Income tax taken off at some time, and Pension at some time too?
-- employees with a Pension deduction and an Income tax deduction on their slips, by name
SELECT T1.emp_nm FROM emp AS T1 JOIN pay_slip AS T2 ON T1.emp_no = T2.emp_no JOIN slip_ded AS T3 ON T2.slip_no = T3.slip_no JOIN ded_type AS T4 ON T3.ded_cd = T4.ded_cd WHERE T4.ded_desc = 'Income tax' INTERSECT SELECT T1.emp_nm FROM emp AS T1 JOIN pay_slip AS T2 ON T1.emp_no = T2.emp_no JOIN slip_ded AS T3 ON T2.slip_no = T3.slip_no JOIN ded_type AS T4 ON T3.ded_cd = T4.ded_cd WHERE T4.ded_desc = 'Pension';
-- Which deduction took the largest total amount, and how much was it? Give the description and the total.
-- description and sum of the deduction that cost the staff most altogether
-- What takes more off people's pay than anything else, in words, and how much in all?
-- add up amounts by deduction, just the top one: description, sum
SELECT T1.ded_desc, SUM(T2.amt) FROM ded_type AS T1 JOIN slip_ded AS T2 ON T1.ded_cd = T2.ded_cd GROUP BY T1.ded_cd ORDER BY SUM(T2.amt) DESC LIMIT 1;
-- Which grades, by description, have more than one employee still employed without a termination date? Show the number too, largest number first.
-- grade descriptions with over one person who has no leaving date, plus the count, highest count first
-- In what pay classes, in words, are more than one of those still with us (no last day), and how many? The greatest number on top.
-- termination blank: count employees by grade, sorted downwards, leaving out grades with a single one: description, count
SELECT T1.grade_desc, COUNT(*) FROM pay_grade AS T1 JOIN emp AS T2 ON T1.grade_cd = T2.grade_cd WHERE T2.term_dt IS NULL GROUP BY T1.grade_cd HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC;
-- In the cost centre Machine Shop, who received the slip with the highest net pay? Give the name, the period and the net pay.
-- best net slip within the Machine Shop: who, which period, what net
-- Who in Machine Shop took home most at one time, when, and how much?
-- Machine Shop, top net of any slip: employee's name, period, net
SELECT T1.emp_nm, T3.prd, T3.net FROM emp AS T1 JOIN cost_ctr AS T2 ON T1.cc_no = T2.cc_no JOIN pay_slip AS T3 ON T1.emp_no = T3.emp_no WHERE T2.cc_desc = 'Machine Shop' ORDER BY T3.net DESC LIMIT 1;
