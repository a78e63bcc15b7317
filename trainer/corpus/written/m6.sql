-- database: saffron_spoon_cooking_school
CREATE TABLE Chefs (ChefId INTEGER PRIMARY KEY, ChefName TEXT, Nationality TEXT, Specialty TEXT, FeePerClass REAL, TrainedBy INTEGER REFERENCES Chefs(ChefId));
CREATE TABLE Kitchens (KitchenId INTEGER PRIMARY KEY, KitchenName TEXT, District TEXT, Stations INTEGER, HasWoodOven TEXT);
CREATE TABLE Dishes (DishId INTEGER PRIMARY KEY, DishName TEXT, Cuisine TEXT, CookingMinutes INTEGER, Vegetarian TEXT);
CREATE TABLE Classes (ClassId INTEGER PRIMARY KEY, ClassTitle TEXT, ChefId INTEGER REFERENCES Chefs(ChefId), KitchenId INTEGER REFERENCES Kitchens(KitchenId), ClassDate TEXT, Price REAL, Hours REAL);
CREATE TABLE ClassDishes (ClassId INTEGER REFERENCES Classes(ClassId), DishId INTEGER REFERENCES Dishes(DishId), Course TEXT, PRIMARY KEY (ClassId, DishId));
CREATE TABLE Guests (GuestId INTEGER PRIMARY KEY, GuestName TEXT, Phone TEXT, Diet TEXT, District TEXT);
CREATE TABLE Tickets (TicketId INTEGER PRIMARY KEY, ClassId INTEGER REFERENCES Classes(ClassId), GuestId INTEGER REFERENCES Guests(GuestId), BoughtOn TEXT, Persons INTEGER, Voucher TEXT);
INSERT INTO Chefs VALUES (1,'Noemi Castro','Mexican','sauces',220,NULL),(2,'Henri Blanc','French','pastry',310,NULL),(3,'Aiko Mori','Japanese','fish',280,NULL),(4,'Julian Frey','Swiss','pastry',180,2),(5,'Rana Khoury','Lebanese','vegetables',240,1),(6,'Pia Lund','Danish','bread',205,2);
INSERT INTO Kitchens VALUES (1,'Copper Kitchen','Old Town',12,'no'),(2,'Loft Kitchen','Harbour',16,'no'),(3,'Garden Kitchen','Lindenfeld',8,'yes'),(4,'Cellar Kitchen','Old Town',6,'no');
INSERT INTO Dishes VALUES (1,'Mole Poblano','Mexican',150,'no'),(2,'Fish Tacos','Mexican',35,'no'),(3,'Lemon Tart','French',70,'yes'),(4,'Onion Soup','French',90,'yes'),(5,'Miso Soup','Japanese',20,'no'),(6,'Tempura','Japanese',45,'no'),(7,'Fattoush','Lebanese',25,'yes'),(8,'Pumpkin Soup','Swiss',50,'yes'),(9,'Rye Loaf','Danish',240,'yes');
INSERT INTO Classes VALUES (1,'Mexican Sunday',1,1,'2024-02-11',95,4),(2,'Tarts and Tears',2,2,'2024-02-17',120,5),(3,'From Sea to Bowl',3,2,'2024-03-02',135,3.5),(4,'Mezze Evening',5,4,'2024-03-08',78,3),(5,'Soups of the World',5,1,'2024-03-15',69,2.5),(6,'Little Pastry Chefs',4,2,'2024-03-23',45,2),(7,'Dark Bread Day',6,3,'2024-04-06',88,6);
INSERT INTO ClassDishes VALUES (1,1,'main'),(1,2,'starter'),(2,3,'dessert'),(2,4,'starter'),(3,5,'starter'),(3,6,'main'),(4,7,'starter'),(5,4,'starter'),(5,5,'main'),(6,3,'dessert'),(5,8,'main');
INSERT INTO Guests VALUES (1,'Berta Amsler','079-11','vegetarian','Old Town'),(2,'Colin Hay','078-22',NULL,'Harbour'),(3,'Divya Rao','079-33','vegetarian','Lindenfeld'),(4,'Edgar Wolf','077-44','gluten free','Harbour'),(5,'Flavia Gut',NULL,'none','Seefeld'),(6,'Goran Ilic','076-66','none','Old Town');
INSERT INTO Tickets VALUES (1,1,2,'2024-01-20',2,'no'),(2,2,1,'2024-01-28',1,'yes'),(3,3,4,'2024-02-09',2,'no'),(4,4,3,'2024-02-20',4,'no'),(5,5,1,'2024-02-27',1,'no'),(6,5,3,'2024-03-01',3,'yes'),(7,6,2,'2024-03-05',2,'no'),(8,3,2,'2024-02-15',1,'yes'),(9,2,6,'2024-02-02',2,'no');
-- Which chefs have pastry as their specialty? Give names and fees per class.
-- cooks who do pastry, with what we pay them for a class
-- Which teachers are best at pastry, and how much do they charge for a lesson?
-- pastry experts: name and what they charge per lesson
SELECT ChefName, FeePerClass FROM Chefs WHERE Specialty = 'pastry';
-- How many dishes are vegetarian (yes)?
-- count of dishes with vegetarian at yes
-- How many recipes are meatless (yes)?
-- vegetarian = yes, how many recipes
SELECT COUNT(*) FROM Dishes WHERE Vegetarian = 'yes';
-- List the class titles and prices from the most expensive to the cheapest.
-- our courses and what they cost, dearest on top
-- What are the lessons called and how much do they cost, the priciest first?
-- lesson title and cost, sorted high to low
SELECT ClassTitle, Price FROM Classes ORDER BY Price DESC;
-- What are the shortest and the longest cooking times in minutes?
-- quickest and slowest dish, in minutes of cooking
-- How long do the fastest and the slowest recipe take on the stove, in minutes?
-- minimum and maximum minutes a recipe has to cook
SELECT MIN(CookingMinutes), MAX(CookingMinutes) FROM Dishes;
-- Which kitchen has the most stations? Return its name.
-- name of the kitchen where most people can cook side by side
-- Which kitchen has room for the largest number of cooks, by its workplaces?
-- biggest kitchen by number of cooking stations, name only
SELECT KitchenName FROM Kitchens ORDER BY Stations DESC LIMIT 1;
-- Show the names of all dishes that are some kind of soup, i.e. have Soup in the name.
-- dishes with Soup in their name
-- Which recipes are called Soup or have it in what they are called?
-- any recipe with Soup somewhere in the name
SELECT DishName FROM Dishes WHERE DishName LIKE '%Soup%';
-- What is the name of the guest who left no phone number?
-- guest we cannot ring
-- Which customer cannot be called because we lack a number?
-- phone missing: who is it
SELECT GuestName FROM Guests WHERE Phone IS NULL;
-- How many dishes does each cuisine count?
-- cuisines, each with its number of dishes
-- How many recipes are there from each culinary tradition?
-- per cuisine: the cuisine, number of recipes
SELECT Cuisine, COUNT(*) FROM Dishes GROUP BY Cuisine;
-- Give the title of each class, the name of its chef and the name of its kitchen.
-- for every course: title, cook, and the kitchen it happens in
-- What is each lesson called, who teaches it, and in which kitchen?
-- all lessons: title, teacher's name, kitchen by name
SELECT T1.ClassTitle, T2.ChefName, T3.KitchenName FROM Classes AS T1 JOIN Chefs AS T2 ON T1.ChefId = T2.ChefId JOIN Kitchens AS T3 ON T1.KitchenId = T3.KitchenId;
-- Which chefs were trained by Henri Blanc?
-- names of Henri Blanc's apprentices
-- Who learned the trade from Henri Blanc?
-- Henri Blanc was the teacher of which cooks? names
SELECT T1.ChefName FROM Chefs AS T1 JOIN Chefs AS T2 ON T1.TrainedBy = T2.ChefId WHERE T2.ChefName = 'Henri Blanc';
-- Which dishes are cooked in the class Soups of the World?
-- what is on the menu of Soups of the World, dishes by name
-- What do people make in Soups of the World?
-- Soups of the World: list the recipes taught in it
SELECT T1.DishName FROM Dishes AS T1 JOIN ClassDishes AS T2 ON T1.DishId = T2.DishId JOIN Classes AS T3 ON T2.ClassId = T3.ClassId WHERE T3.ClassTitle = 'Soups of the World';
-- Find the titles of classes for which nobody has bought a ticket.
-- courses that sold nothing, by title
-- Which lessons has no one booked?
-- not a single ticket sold: lesson titles
SELECT ClassTitle FROM Classes WHERE ClassId NOT IN (SELECT ClassId FROM Tickets);
-- Which dishes are not part of any class? Show name and cuisine.
-- dishes never taught: name, cuisine
-- Which recipes appear in no lesson, and from which culinary tradition are they?
-- recipe name and its cuisine, for those that no lesson uses
SELECT DishName, Cuisine FROM Dishes WHERE DishId NOT IN (SELECT DishId FROM ClassDishes);
-- How many persons in total are coming to each class? Show the title and the total.
-- course titles with the heads added up over the tickets
-- What is each lesson called, and how many people have booked for it altogether?
-- lesson title, then the sum of people on its tickets
SELECT T1.ClassTitle, SUM(T2.Persons) FROM Classes AS T1 JOIN Tickets AS T2 ON T1.ClassId = T2.ClassId GROUP BY T1.ClassId;
-- Which guests bought tickets for more than one class? Show the guest's name.
-- guests with over 1 ticket purchase, names
-- Which customers have booked with us more than once?
-- more than 1 ticket bought: customer names
SELECT T1.GuestName FROM Guests AS T1 JOIN Tickets AS T2 ON T1.GuestId = T2.GuestId GROUP BY T1.GuestId HAVING COUNT(*) > 1;
-- Which classes last longer than the average class? Give title and hours.
-- courses taking more hours than the mean: title, hours
-- Which lessons take more time than average, and how long are they?
-- above the average duration: lesson title and its duration
SELECT ClassTitle, Hours FROM Classes WHERE Hours > (SELECT AVG(Hours) FROM Classes);
-- Which districts have a guest but no kitchen?
-- parts of town where guests live and we have no kitchen
-- In which neighbourhoods does a customer live, but we have no place to cook there?
-- neighbourhoods with no kitchen that are the home of a customer
SELECT District FROM Guests EXCEPT SELECT District FROM Kitchens;
-- Which classes contain both a starter and a dessert as a course? Show the titles.
-- titles of courses that include a starter and a dessert
-- In which lessons do people make a starter and a dessert too?
-- dessert and starter both on the menu: lesson titles
SELECT T1.ClassTitle FROM Classes AS T1 JOIN ClassDishes AS T2 ON T1.ClassId = T2.ClassId WHERE T2.Course = 'starter' INTERSECT SELECT T1.ClassTitle FROM Classes AS T1 JOIN ClassDishes AS T2 ON T1.ClassId = T2.ClassId WHERE T2.Course = 'dessert';
-- Which chef attracted the most persons with tickets paid without a voucher (no)? Give the chef's name and the number of persons.
-- looking only at tickets with voucher no, the cook with the largest sum of persons, and that sum
-- Whose lessons drew the most people when nobody used a gift card (voucher: no), and how many people?
-- voucher no: add up people for each teacher, then give me the top teacher's name and that sum
SELECT T1.ChefName, SUM(T3.Persons) FROM Chefs AS T1 JOIN Classes AS T2 ON T1.ChefId = T2.ChefId JOIN Tickets AS T3 ON T2.ClassId = T3.ClassId WHERE T3.Voucher = 'no' GROUP BY T1.ChefId ORDER BY SUM(T3.Persons) DESC LIMIT 1;
-- List the different names of guests who will cook in the Loft Kitchen, in alphabetical order.
-- guests, once each, a to z, with a ticket for something in the Loft Kitchen
-- Who is coming to the Loft Kitchen for a lesson? No repeats, sorted by letter.
-- Loft Kitchen lessons: names of the customers with tickets, no duplicates, alphabetical
SELECT DISTINCT T1.GuestName FROM Guests AS T1 JOIN Tickets AS T2 ON T1.GuestId = T2.GuestId JOIN Classes AS T3 ON T2.ClassId = T3.ClassId JOIN Kitchens AS T4 ON T3.KitchenId = T4.KitchenId WHERE T4.KitchenName = 'Loft Kitchen' ORDER BY T1.GuestName;

-- database: thread_and_clay_workshops
CREATE TABLE craft (craft_cd TEXT PRIMARY KEY, craft_nm TEXT, messy TEXT);
CREATE TABLE mkr (mkr_id INTEGER PRIMARY KEY, mkr_nm TEXT, yrs_exp INTEGER, web TEXT, twn TEXT);
CREATE TABLE mtrl (mtrl_id INTEGER PRIMARY KEY, mtrl_nm TEXT, unit TEXT, unit_price REAL, qty_stock INTEGER);
CREATE TABLE wkshp (wkshp_id INTEGER PRIMARY KEY, ttl TEXT, craft_cd TEXT REFERENCES craft(craft_cd), mkr_id INTEGER REFERENCES mkr(mkr_id), dt TEXT, hrs REAL, fee REAL, max_ppl INTEGER, skill_lvl TEXT);
CREATE TABLE wkshp_mtrl (wkshp_id INTEGER REFERENCES wkshp(wkshp_id), mtrl_id INTEGER REFERENCES mtrl(mtrl_id), qty_pp REAL, PRIMARY KEY (wkshp_id, mtrl_id));
CREATE TABLE ptcpt (ptcpt_id INTEGER PRIMARY KEY, nm TEXT, age INTEGER, twn TEXT, left_handed INTEGER);
CREATE TABLE bkg (bkg_id INTEGER PRIMARY KEY, wkshp_id INTEGER REFERENCES wkshp(wkshp_id), ptcpt_id INTEGER REFERENCES ptcpt(ptcpt_id), bkd_on TEXT, paid REAL, kit TEXT);
INSERT INTO craft VALUES ('SEW','sewing','no'),('POT','pottery','yes'),('KNI','knitting','no'),('FEL','felting','yes'),('BAS','basketry','no'),('DYE','dyeing','yes');
INSERT INTO mkr VALUES (1,'Hester Blythe',24,'hesterstitch.test','Ludlow'),(2,'Ondrej Novak',11,NULL,'Clun'),(3,'Mabel Croft',38,'croftwool.test','Knighton'),(4,'Sunita Bose',7,'dyepot.test','Ludlow'),(5,'Arlo Finn',3,NULL,'Bishops Castle');
INSERT INTO mtrl VALUES (1,'cotton cloth','metre',6.5,80),(2,'stoneware clay','kilo',1.2,240),(3,'merino wool','ball',4.8,65),(4,'indigo','gram',0.15,900),(5,'zip','piece',0.9,150),(6,'willow rods','bundle',11,20),(7,'glaze','litre',14.5,9);
INSERT INTO wkshp VALUES (1,'My First Zip Bag','SEW',1,'2024-03-02',4,48,10,'novice'),(2,'Skirts without Patterns','SEW',1,'2024-04-13',7,85,8,'improver'),(3,'Thrown Bowls','POT',2,'2024-03-16',5,72,6,'novice'),(4,'Cable Hats','KNI',3,'2024-02-24',3.5,40,12,'improver'),(5,'Blue Weekend','DYE',4,'2024-05-18',12,150,9,'novice'),(6,'Felt Slippers','FEL',3,'2024-05-04',6,64,10,'novice'),(7,'Glazing Lab','POT',2,'2024-06-08',4.5,95,5,'expert');
INSERT INTO wkshp_mtrl VALUES (1,1,0.5),(1,5,1),(2,1,2.5),(2,5,1),(3,2,4),(4,3,2),(5,1,1.5),(5,4,20),(6,3,5),(7,2,2),(7,7,0.25);
INSERT INTO ptcpt VALUES (1,'Edie Marsh',67,'Ludlow',0),(2,'Callum Weir',29,'Clun',1),(3,'Bronwen Rees',45,'Knighton',0),(4,'Dot Hallam',72,'Craven Arms',1),(5,'Seth Oakley',18,'Ludlow',0),(6,'Yasmin Dar',34,'Shrewsbury',0),(7,'Piers Nott',51,'Clun',0);
INSERT INTO bkg VALUES (1,1,1,'2024-02-01',48,'yes'),(2,1,5,'2024-02-10',40,'no'),(3,3,2,'2024-02-14',72,'no'),(4,4,3,'2024-01-30',40,'yes'),(5,5,6,'2024-04-01',150,'yes'),(6,5,1,'2024-04-04',150,'no'),(7,2,1,'2024-03-20',85,'yes'),(8,7,2,'2024-05-15',95,'no'),(9,3,6,'2024-03-01',72,'yes'),(10,6,3,'2024-04-22',60,'no');
-- Which crafts are messy (yes)? Show their names.
-- crafts by name where messy is yes
-- Which handicrafts make you dirty (yes)?
-- messy = yes: names of the handicrafts
SELECT craft_nm FROM craft WHERE messy = 'yes';
-- What is the average age of the participants?
-- how old are the people who come, on average
-- How old are those attending, on average?
-- average years of age over all attendees
SELECT AVG(age) FROM ptcpt;
-- How many workshops have the skill level novice?
-- number of novice courses
-- How many classes are meant for a novice?
-- level novice: how many classes
SELECT COUNT(*) FROM wkshp WHERE skill_lvl = 'novice';
-- List the name and unit price of each material, the cheapest first.
-- supplies and what a unit costs, from low to high
-- What are the supplies called and how much does one unit cost, the least expensive first?
-- price per unit for all supplies, low to high, the name in front
SELECT mtrl_nm, unit_price FROM mtrl ORDER BY unit_price;
-- Which maker has the most years of experience? Give the name and the years.
-- teacher who has been at it longest, with the years
-- Which instructor is the most seasoned, and for how many years have they practised?
-- most years in the craft: instructor's name and those years
SELECT mkr_nm, yrs_exp FROM mkr ORDER BY yrs_exp DESC LIMIT 1;
-- Name the makers who have no website.
-- teachers without a web address
-- Which instructors are not on the internet with a page of their own?
-- web page missing: instructor names
SELECT mkr_nm FROM mkr WHERE web IS NULL;
-- Show the titles and dates of workshops that cost between 60 and 100.
-- courses with a fee from 60 to 100 inclusive: title, day
-- Which classes have a price from 60 to 100, and when are they?
-- price 60 up to 100: class title and its date
SELECT ttl, dt FROM wkshp WHERE fee BETWEEN 60 AND 100;
-- For every workshop title, give the name of the maker who runs it.
-- courses and their teacher, title then name
-- What is each class called and who leads it?
-- all classes: title, then the instructor's name
SELECT T1.ttl, T2.mkr_nm FROM wkshp AS T1 JOIN mkr AS T2 ON T1.mkr_id = T2.mkr_id;
-- How many workshops are offered for each craft name?
-- craft names with their tally of courses
-- What are the handicrafts called and how many classes exist in each?
-- per handicraft: its name and number of classes
SELECT T1.craft_nm, COUNT(*) FROM craft AS T1 JOIN wkshp AS T2 ON T1.craft_cd = T2.craft_cd GROUP BY T1.craft_cd;
-- For which crafts is there no workshop? Return the craft names.
-- names of crafts we do not teach at present
-- Which handicrafts have no class at all?
-- no class offered: names of these handicrafts
SELECT craft_nm FROM craft WHERE craft_cd NOT IN (SELECT craft_cd FROM wkshp);
-- What materials does the workshop Blue Weekend need? Show the name and the quantity per person.
-- supplies for Blue Weekend and how much of each a head needs
-- Which supplies are used up in Blue Weekend, and how much for each attendee?
-- Blue Weekend: name of each supply and the amount per head
SELECT T1.mtrl_nm, T2.qty_pp FROM mtrl AS T1 JOIN wkshp_mtrl AS T2 ON T1.mtrl_id = T2.mtrl_id JOIN wkshp AS T3 ON T2.wkshp_id = T3.wkshp_id WHERE T3.ttl = 'Blue Weekend';
-- Which participants have never booked a workshop? Give name and town.
-- people on file without a booking: who, and where they live
-- Which attendees have not reserved anything so far, and in which town do they live?
-- no reservation at all: name and home town
SELECT nm, twn FROM ptcpt WHERE ptcpt_id NOT IN (SELECT ptcpt_id FROM bkg);
-- How much has each participant paid in total? Show the name and the sum.
-- payments added up per person, name first
-- What is each attendee called, and how much money have they given us altogether?
-- name of the attendee and total money received from them
SELECT T1.nm, SUM(T2.paid) FROM ptcpt AS T1 JOIN bkg AS T2 ON T1.ptcpt_id = T2.ptcpt_id GROUP BY T1.ptcpt_id;
-- Which materials are used in at least two workshops? List name and number of workshops.
-- supplies needed in 2 or more courses, and in how many
-- Which supplies do two or more classes need, and how many classes need them?
-- used by at least 2 classes: name of the supply and how many classes
SELECT T1.mtrl_nm, COUNT(*) FROM mtrl AS T1 JOIN wkshp_mtrl AS T2 ON T1.mtrl_id = T2.mtrl_id GROUP BY T1.mtrl_id HAVING COUNT(*) >= 2;
-- Find the titles of the workshops with a fee above the average, running longer than 6 hours.
-- courses of over 6 hours that cost more than the mean fee
-- Which classes are dearer than average and last more than 6 hours?
-- longer than 6 hours and a price above average: class titles
SELECT ttl FROM wkshp WHERE fee > (SELECT AVG(fee) FROM wkshp) AND hrs > 6;
-- Which towns are home to a maker as well as a participant?
-- towns with both a teacher and someone who attends
-- In which towns do we have an instructor living as well as an attendee?
-- home towns that instructors and attendees have in common
SELECT twn FROM mkr INTERSECT SELECT twn FROM ptcpt;
-- Which participants attended both a sewing and a dyeing workshop? Show the names.
-- people booked into something under sewing and something under dyeing
-- Who has reserved a class in sewing and also one in dyeing?
-- both dyeing and sewing: names of the attendees
SELECT T1.nm FROM ptcpt AS T1 JOIN bkg AS T2 ON T1.ptcpt_id = T2.ptcpt_id JOIN wkshp AS T3 ON T2.wkshp_id = T3.wkshp_id JOIN craft AS T4 ON T3.craft_cd = T4.craft_cd WHERE T4.craft_nm = 'sewing' INTERSECT SELECT T1.nm FROM ptcpt AS T1 JOIN bkg AS T2 ON T1.ptcpt_id = T2.ptcpt_id JOIN wkshp AS T3 ON T2.wkshp_id = T3.wkshp_id JOIN craft AS T4 ON T3.craft_cd = T4.craft_cd WHERE T4.craft_nm = 'dyeing';
-- Which craft has brought in the most money from bookings? Give the craft name and the total paid.
-- craft with the largest sum of payments, plus that sum
-- Which handicraft earned us the most from reservations, and how much?
-- sum of money paid per handicraft: the highest one, its name and the sum
SELECT T1.craft_nm, SUM(T3.paid) FROM craft AS T1 JOIN wkshp AS T2 ON T1.craft_cd = T2.craft_cd JOIN bkg AS T3 ON T2.wkshp_id = T3.wkshp_id GROUP BY T1.craft_cd ORDER BY SUM(T3.paid) DESC LIMIT 1;
-- List the titles of the workshops that use cotton cloth and have more than one booking.
-- courses made with cotton cloth and booked over 1 time, titles
-- Which classes work with cotton cloth and have been reserved more than once?
-- more than 1 reservation, and cotton cloth is among the supplies: class titles
SELECT T1.ttl FROM wkshp AS T1 JOIN bkg AS T2 ON T1.wkshp_id = T2.wkshp_id WHERE T1.wkshp_id IN (SELECT T3.wkshp_id FROM wkshp_mtrl AS T3 JOIN mtrl AS T4 ON T3.mtrl_id = T4.mtrl_id WHERE T4.mtrl_nm = 'cotton cloth') GROUP BY T1.wkshp_id HAVING COUNT(*) > 1;
-- Who is the youngest participant of a workshop held by Hester Blythe? Give the name and age.
-- person of the lowest age in any course of Hester Blythe: name, age
-- Who is the youngest of all attendees that have reserved a class led by Hester Blythe, and how old?
-- classes by Hester Blythe: the lowest age among attendees, give the name and the age
SELECT T1.nm, T1.age FROM ptcpt AS T1 JOIN bkg AS T2 ON T1.ptcpt_id = T2.ptcpt_id JOIN wkshp AS T3 ON T2.wkshp_id = T3.wkshp_id JOIN mkr AS T4 ON T3.mkr_id = T4.mkr_id WHERE T4.mkr_nm = 'Hester Blythe' ORDER BY T1.age LIMIT 1;

-- database: curio_house_school_tours
CREATE TABLE Gallery (GalleryID INTEGER PRIMARY KEY, GalleryName TEXT, Floor INTEGER, AreaSqm REAL, QuietZone INTEGER);
CREATE TABLE Exhibit (ExhibitID INTEGER PRIMARY KEY, ExhibitName TEXT, GalleryID INTEGER REFERENCES Gallery(GalleryID), Era TEXT, YearAcquired INTEGER, Touchable INTEGER);
CREATE TABLE Guide (GuideID INTEGER PRIMARY KEY, GuideName TEXT, Languages TEXT, HiredYear INTEGER, Volunteer INTEGER);
CREATE TABLE TourType (TourTypeID INTEGER PRIMARY KEY, TourName TEXT, MinAge INTEGER, MaxAge INTEGER, Minutes INTEGER, PricePerPupil REAL);
CREATE TABLE TourStop (TourTypeID INTEGER REFERENCES TourType(TourTypeID), ExhibitID INTEGER REFERENCES Exhibit(ExhibitID), StopNumber INTEGER, PRIMARY KEY (TourTypeID, ExhibitID));
CREATE TABLE VisitingSchool (SchoolID INTEGER PRIMARY KEY, SchoolName TEXT, City TEXT, DistanceKm REAL, ContactEmail TEXT);
CREATE TABLE TourBooking (BookingID INTEGER PRIMARY KEY, TourTypeID INTEGER REFERENCES TourType(TourTypeID), SchoolID INTEGER REFERENCES VisitingSchool(SchoolID), GuideID INTEGER REFERENCES Guide(GuideID), VisitDate TEXT, Pupils INTEGER, Rating INTEGER);
INSERT INTO Gallery VALUES (1,'Fossil Hall',0,420,0),(2,'Pharaoh Room',1,180,1),(3,'Machine Gallery',0,650,0),(4,'Costume Corridor',2,95,1),(5,'Map Cabinet',2,60,1);
INSERT INTO Exhibit VALUES (1,'Plesiosaur Skeleton',1,'Jurassic',1902,0),(2,'Ammonite Wall',1,'Jurassic',1987,1),(3,'Cat Mummy',2,'Ancient Egypt',1894,0),(4,'Scribe Palette',2,'Ancient Egypt',1931,0),(5,'Beam Engine',3,'Industrial Age',1956,1),(6,'Jacquard Loom',3,'Industrial Age',1972,1),(7,'Court Dress',4,'Baroque',2008,0),(8,'Star Globe',NULL,'Renaissance',2015,0);
INSERT INTO Guide VALUES (1,'Philippa Dean','English, French',2011,0),(2,'Osman Kaya','English, Turkish',2018,0),(3,'Greta Holm','English, Swedish',2020,1),(4,'Walter Pym','English',1999,1),(5,'Lucia Bianchi','English, Italian',2023,0);
INSERT INTO TourType VALUES (1,'Dino Detectives',5,9,60,4.5),(2,'Secrets of the Nile',8,12,75,6),(3,'Steam and Thread',10,15,90,5.5),(4,'Dress Me Up',6,11,50,5),(5,'Night at the Museum',9,14,180,12);
INSERT INTO TourStop VALUES (1,1,1),(1,2,2),(2,3,1),(2,4,2),(3,5,1),(3,6,2),(5,1,1),(5,3,2),(5,5,3),(3,2,3);
INSERT INTO VisitingSchool VALUES (1,'Brook Lane Primary','Exeter',3.2,'office@brooklane.test'),(2,'St Petroc School','Bodmin',78,NULL),(3,'Torbay Juniors','Torquay',35.5,'visits@torbayj.test'),(4,'Moorland Academy','Okehampton',37,'hello@moorland.test'),(5,'Haldon View','Exeter',6.8,'admin@haldonview.test'),(6,'Quayside Infants','Exmouth',16.4,NULL);
INSERT INTO TourBooking VALUES (1,1,1,1,'2024-01-16',28,5),(2,2,3,2,'2024-01-23',31,3),(3,3,4,4,'2024-02-06',24,3),(4,5,1,1,'2024-02-15',19,5),(5,1,6,3,'2024-02-27',22,4),(6,2,1,2,'2024-03-05',30,4),(7,3,5,2,'2024-03-12',26,NULL),(8,1,5,1,'2024-03-19',29,3),(9,5,3,4,'2024-04-09',17,2);
-- Which exhibits come from the era Jurassic? Show the names.
-- Jurassic pieces on show
-- Which objects are from Jurassic times?
-- period is Jurassic: object names
SELECT ExhibitName FROM Exhibit WHERE Era = 'Jurassic';
-- How many guides are volunteers (1)?
-- guides with volunteer 1, counted
-- How many of the people leading tours work unpaid (volunteer 1)?
-- volunteer = 1, how many people who lead tours
SELECT COUNT(*) FROM Guide WHERE Volunteer = 1;
-- What is the total number of pupils over all bookings?
-- all kids who came, added up
-- How many schoolchildren have been booked in altogether?
-- sum of children across every reservation
SELECT SUM(Pupils) FROM TourBooking;
-- Which tour takes the longest? Give its name and length in minutes.
-- longest tour there is: what it is called, how many minutes
-- Which guided walk lasts the most minutes, and how many?
-- maximum duration: name of the walk and its minutes
SELECT TourName, Minutes FROM TourType ORDER BY Minutes DESC LIMIT 1;
-- Which schools have given no contact email?
-- names of schools we cannot write to
-- Which schools have left us no mail address?
-- email missing: school names
SELECT SchoolName FROM VisitingSchool WHERE ContactEmail IS NULL;
-- List the names of guides who speak Turkish or Italian, i.e. whose languages contain one of these words.
-- guides with Turkish or Italian among the languages, by name
-- Who of the people leading tours can talk in Turkish or in Italian?
-- Italian or Turkish in what they speak: names of people leading tours
SELECT GuideName FROM Guide WHERE Languages LIKE '%Turkish%' OR Languages LIKE '%Italian%';
-- Name the tours suitable for a minimum age of at least 8 and priced below 10 per pupil.
-- tours from 8 years or higher as lowest age that cost under 10 a kid
-- Which guided walks are for children no younger than 8 (or some higher lowest age) and cost less than 10 for each child?
-- price per child under 10, lowest age allowed 8 or above: names of the walks
SELECT TourName FROM TourType WHERE MinAge >= 8 AND PricePerPupil < 10;
-- Show each exhibit's name with the name of the gallery where it stands.
-- pieces and the hall they are in, by name
-- What is each object called, and in which room can it be seen?
-- all objects: name, then the name of the room
SELECT T1.ExhibitName, T2.GalleryName FROM Exhibit AS T1 JOIN Gallery AS T2 ON T1.GalleryID = T2.GalleryID;
-- How many exhibits does each gallery hold? Give the gallery name.
-- halls by name and how many pieces are in them
-- What is each room called, and how many objects are on display there?
-- room name and count of objects in it
SELECT T1.GalleryName, COUNT(*) FROM Gallery AS T1 JOIN Exhibit AS T2 ON T1.GalleryID = T2.GalleryID GROUP BY T1.GalleryID;
-- Which exhibits does the tour Steam and Thread visit? List them in the order of the stops.
-- pieces on Steam and Thread, first stop first
-- What do children get to see on Steam and Thread, one object after the other along the way?
-- Steam and Thread: object names sorted by stop number
SELECT T1.ExhibitName FROM Exhibit AS T1 JOIN TourStop AS T2 ON T1.ExhibitID = T2.ExhibitID JOIN TourType AS T3 ON T2.TourTypeID = T3.TourTypeID WHERE T3.TourName = 'Steam and Thread' ORDER BY T2.StopNumber;
-- Which exhibits are not a stop on any tour? Show name and year of acquisition.
-- pieces left out of all tours: what, and the year we got them
-- Which objects does no guided walk pass, and when did they come to the museum?
-- on no walk at all: object name, year it was obtained
SELECT ExhibitName, YearAcquired FROM Exhibit WHERE ExhibitID NOT IN (SELECT ExhibitID FROM TourStop);
-- Which guides have never led a booked tour?
-- guides, by name, without a booking
-- Who has not taken a single school group round?
-- no reservation to their name: people who lead tours
SELECT GuideName FROM Guide WHERE GuideID NOT IN (SELECT GuideID FROM TourBooking);
-- What is the average rating of each guide? Show the guide's name and the average, best first.
-- guides with the mean mark schools gave them, top one first
-- How well was each person leading tours liked on average, the best-liked first? Name and mark.
-- name of the person leading and the average mark, high to low
SELECT T1.GuideName, AVG(T2.Rating) FROM Guide AS T1 JOIN TourBooking AS T2 ON T1.GuideID = T2.GuideID GROUP BY T1.GuideID ORDER BY AVG(T2.Rating) DESC;
-- Which tours have been booked more than twice? Show the tour name and the number of bookings.
-- tours with over 2 bookings and how many
-- Which guided walks were reserved more than two times, and how many times?
-- over 2 reservations: name of the walk and how often
SELECT T1.TourName, COUNT(*) FROM TourType AS T1 JOIN TourBooking AS T2 ON T1.TourTypeID = T2.TourTypeID GROUP BY T1.TourTypeID HAVING COUNT(*) > 2;
-- Which schools are farther away than the average school? Give the name and the distance, the nearest first.
-- schools beyond the mean distance: name, kilometres, closest on top
-- Which schools have to travel further than average, and how far is it? The closest first.
-- above-average journey: school name and km, short to long
SELECT SchoolName, DistanceKm FROM VisitingSchool WHERE DistanceKm > (SELECT AVG(DistanceKm) FROM VisitingSchool) ORDER BY DistanceKm;
-- What schools booked both Dino Detectives and Night at the Museum? Give the school names.
-- names of schools down for Dino Detectives as well as Night at the Museum
-- Which schools reserved Dino Detectives and reserved Night at the Museum as well?
-- both Night at the Museum and Dino Detectives: names of these schools
SELECT T1.SchoolName FROM VisitingSchool AS T1 JOIN TourBooking AS T2 ON T1.SchoolID = T2.SchoolID JOIN TourType AS T3 ON T2.TourTypeID = T3.TourTypeID WHERE T3.TourName = 'Dino Detectives' INTERSECT SELECT T1.SchoolName FROM VisitingSchool AS T1 JOIN TourBooking AS T2 ON T1.SchoolID = T2.SchoolID JOIN TourType AS T3 ON T2.TourTypeID = T3.TourTypeID WHERE T3.TourName = 'Night at the Museum';
-- Which city sent the most pupils? Show the city and the number of pupils.
-- town with the largest sum of kids over its schools, plus that sum
-- From which town did the largest number of children come, and how many were they?
-- add up children per town: the top town and its sum
SELECT T1.City, SUM(T2.Pupils) FROM VisitingSchool AS T1 JOIN TourBooking AS T2 ON T1.SchoolID = T2.SchoolID GROUP BY T1.City ORDER BY SUM(T2.Pupils) DESC LIMIT 1;
-- List the distinct names of tours that stop at a touchable exhibit (1).
-- tours, no repeats, with a stop where touchable is 1
-- Which guided walks pass an object that children may handle (1)? No repeats.
-- touchable = 1 on the way: names of the walks, no duplicates
SELECT DISTINCT T1.TourName FROM TourType AS T1 JOIN TourStop AS T2 ON T1.TourTypeID = T2.TourTypeID JOIN Exhibit AS T3 ON T2.ExhibitID = T3.ExhibitID WHERE T3.Touchable = 1;
-- Which schools were never guided by Osman Kaya? Return their names.
-- names of schools with no booking under Osman Kaya
-- Which schools has Osman Kaya never shown around?
-- not one reservation with Osman Kaya: school names
SELECT SchoolName FROM VisitingSchool WHERE SchoolID NOT IN (SELECT T1.SchoolID FROM TourBooking AS T1 JOIN Guide AS T2 ON T1.GuideID = T2.GuideID WHERE T2.GuideName = 'Osman Kaya');
-- For schools outside Exeter, that is, in any other city, show the school name and the total pupils they brought, the largest total first.
-- schools whose city is not Exeter: name and sum of kids, biggest sum on top
-- How many children did each school not from Exeter bring altogether? School and sum, the most children first.
-- any town but Exeter: name of the school, children summed, high to low
SELECT T1.SchoolName, SUM(T2.Pupils) FROM VisitingSchool AS T1 JOIN TourBooking AS T2 ON T1.SchoolID = T2.SchoolID WHERE T1.City != 'Exeter' GROUP BY T1.SchoolID ORDER BY SUM(T2.Pupils) DESC;

-- database: lindenau_evening_classes
CREATE TABLE ref_subject_areas (area_code TEXT PRIMARY KEY, area_description TEXT, programme_manager TEXT);
CREATE TABLE venues (venue_id INTEGER PRIMARY KEY, name TEXT, address TEXT, district TEXT, step_free TEXT);
CREATE TABLE lecturers (lecturer_id INTEGER PRIMARY KEY, name TEXT, main_job TEXT, fee_per_evening REAL, date_of_first_contract TEXT);
CREATE TABLE evening_classes (class_no INTEGER PRIMARY KEY, title TEXT, area_code TEXT REFERENCES ref_subject_areas(area_code), lecturer_id INTEGER REFERENCES lecturers(lecturer_id), venue_id INTEGER REFERENCES venues(venue_id), weekday TEXT, evenings INTEGER, course_fee REAL, status TEXT);
CREATE TABLE townspeople (person_id INTEGER PRIMARY KEY, name TEXT, birth_year INTEGER, district TEXT, reduced_rate TEXT);
CREATE TABLE registrations (class_no INTEGER REFERENCES evening_classes(class_no), person_id INTEGER REFERENCES townspeople(person_id), registered_on TEXT, fee_paid REAL, evenings_attended INTEGER, PRIMARY KEY (class_no, person_id));
INSERT INTO ref_subject_areas VALUES ('HEA','health and movement','F. Ziegler'),('LAN','languages','M. Albrecht'),('ART','art and craft','F. Ziegler'),('SOC','politics and society','K. Thoma'),('DIG','digital life','M. Albrecht'),('NAT','nature and garden',NULL);
INSERT INTO venues VALUES (1,'Town Library','2 Market Square','Centre','yes'),(2,'Old Fire Station','18 Mill Road','North','no'),(3,'Pestalozzi School','7 Oak Avenue','South','yes'),(4,'Parish House','1 Church Lane','Centre','no'),(5,'Rowing Club','33 River Walk','West','yes');
INSERT INTO lecturers VALUES (1,'Agnes Pohl','physiotherapist',62,'2011-09-05'),(2,'Tariq Nassar','interpreter',58,'2016-02-22'),(3,'Lotte Hein','painter',55,'2008-03-10'),(4,'Bernd Kuhn','journalist',70,'2019-10-01'),(5,'Yvonne Sahl','programmer',75,'2021-09-13'),(6,'Gero Matz','gardener',NULL,'2024-01-15');
INSERT INTO evening_classes VALUES (101,'Back Gymnastics','HEA',1,3,'Monday',10,85,'running'),(102,'Yoga after Work','HEA',1,2,'Wednesday',12,110,'full'),(103,'Arabic for Beginners','LAN',2,1,'Tuesday',15,130,'running'),(104,'Watercolour','ART',3,4,'Thursday',8,96,'running'),(105,'How Town Councils Work','SOC',4,1,'Tuesday',3,18,'cancelled'),(106,'Safe on the Smartphone','DIG',5,1,'Monday',4,40,'full'),(107,'Photo Books Online','DIG',5,3,'Wednesday',2,28,'planned'),(108,'Life Drawing','ART',3,2,'Friday',6,102,'planned');
INSERT INTO townspeople VALUES (1,'Hilde Brem',1949,'Centre','yes'),(2,'Nils Arndt',1987,'North','no'),(3,'Carola Funk',1972,'South','no'),(4,'Emre Toprak',1995,'North','yes'),(5,'Walter Jost',1944,'East','yes'),(6,'Sina Kolb',1980,'Centre','no'),(7,'Petra Lohse',1968,'West','no');
INSERT INTO registrations VALUES (101,1,'2024-01-08',68,9),(101,3,'2024-01-09',85,7),(102,2,'2024-01-05',110,12),(102,6,'2024-01-11',110,8),(103,4,'2024-01-15',104,14),(104,1,'2024-01-20',77,8),(106,1,'2024-01-22',32,4),(106,5,'2024-01-23',32,3),(103,6,'2024-01-25',130,11),(104,3,'2024-02-01',96,NULL),(106,3,'2024-02-02',40,2);
-- Which evening classes take place on Monday? Give class number and title.
-- Monday courses, number and title
-- What is on each Monday, and under which number? The number first.
-- held on Monday: number of the course, then what it is called
SELECT class_no, title FROM evening_classes WHERE weekday = 'Monday';
-- How many venues are step-free (yes)?
-- number of places with step free at yes
-- How many locations can be reached without stairs (yes)?
-- step_free yes, how many locations
SELECT COUNT(*) FROM venues WHERE step_free = 'yes';
-- What are the average, the lowest and the highest course fee?
-- price of a course: mean, minimum, maximum
-- How much does a course cost on average, at the least and at the most?
-- course prices: average, cheapest, dearest
SELECT AVG(course_fee), MIN(course_fee), MAX(course_fee) FROM evening_classes;
-- Where is the Old Fire Station? Show its address and district.
-- Old Fire Station: street address and part of town
-- What is the street and the neighbourhood of the Old Fire Station?
-- how do i find Old Fire Station: street first, then neighbourhood
SELECT address, district FROM venues WHERE name = 'Old Fire Station';
-- Which lecturer has been under contract the longest? Give the name.
-- who among the teachers signed the earliest first contract
-- Which teacher has worked for us the longest, by the day of the first agreement?
-- earliest start of contract among the teachers: name
SELECT name FROM lecturers ORDER BY date_of_first_contract LIMIT 1;
-- For which lecturer is no fee per evening recorded? Return name and main job.
-- teacher whose pay is blank: who, and what they do by day
-- For which teacher do we not know what one evening costs, and what is their daytime profession?
-- pay per evening missing: teacher's name, usual occupation
SELECT name, main_job FROM lecturers WHERE fee_per_evening IS NULL;
-- List the titles of classes whose status is neither full nor cancelled.
-- courses with a status that is not full and not cancelled
-- Which courses are not full and not cancelled?
-- leave out everything cancelled or full: course titles
SELECT title FROM evening_classes WHERE status != 'full' AND status != 'cancelled';
-- How many classes belong to each subject area? Show the description of the area.
-- areas, in words, with their tally of courses
-- How many courses are there in each discipline, spelled out?
-- discipline in words, number of courses in it
SELECT T1.area_description, COUNT(*) FROM ref_subject_areas AS T1 JOIN evening_classes AS T2 ON T1.area_code = T2.area_code GROUP BY T1.area_code;
-- Show the title of each class together with the lecturer's name and the venue's name.
-- every course: what, who teaches, where (place by name)
-- What is each course called, who gives it, and at which location?
-- all courses: title, teacher, location name
SELECT T1.title, T2.name, T3.name FROM evening_classes AS T1 JOIN lecturers AS T2 ON T1.lecturer_id = T2.lecturer_id JOIN venues AS T3 ON T1.venue_id = T3.venue_id;
-- Which venues are not used for any class?
-- names of places where nothing is held
-- Which locations have no course at all?
-- no course there: names of the locations
SELECT name FROM venues WHERE venue_id NOT IN (SELECT venue_id FROM evening_classes);
-- Find the titles of classes held in venues of the district Centre, the most expensive class first.
-- courses in the Centre, dearest on top, titles only
-- What is taught at locations in the Centre, the priciest first?
-- Centre locations: course titles by price, high to low
SELECT T1.title FROM evening_classes AS T1 JOIN venues AS T2 ON T1.venue_id = T2.venue_id WHERE T2.district = 'Centre' ORDER BY T1.course_fee DESC;
-- Which people born before 1970 pay the reduced rate (yes)? Show name and birth year.
-- those with reduced rate yes and a birth year under 1970: name, year
-- Who came into the world before 1970 and gets a discount (yes)? Name and year of birth.
-- discount yes and born earlier than 1970: name, year of birth
SELECT name, birth_year FROM townspeople WHERE birth_year < 1970 AND reduced_rate = 'yes';
-- How many different persons have registered for a class?
-- distinct people among the registrations, counted
-- How many individual people have signed up?
-- each person counted once: how many have enrolled
SELECT COUNT(DISTINCT person_id) FROM registrations;
-- Which townspeople are registered for at least three classes?
-- names of people in 3 or more courses
-- Which inhabitants have signed up for three or more courses?
-- at least 3 courses each: names of the inhabitants
SELECT T1.name FROM townspeople AS T1 JOIN registrations AS T2 ON T1.person_id = T2.person_id GROUP BY T1.person_id HAVING COUNT(*) >= 3;
-- What is the total of fees paid for each class title?
-- money received, course by course, title first
-- What is each course called, and how much money did people pay for it altogether?
-- course title, then the sum of what was paid
SELECT T1.title, SUM(T2.fee_paid) FROM evening_classes AS T1 JOIN registrations AS T2 ON T1.class_no = T2.class_no GROUP BY T1.class_no;
-- Which classes have no registration and cost more than 20? Give the titles.
-- titles priced over 20 that nobody signed up for
-- Which courses with a price of more than 20 has nobody joined?
-- no one enrolled and the price above 20: course titles
SELECT title FROM evening_classes WHERE course_fee > 20 AND class_no NOT IN (SELECT class_no FROM registrations);
-- In which districts do townspeople live although there is no venue?
-- parts of town with inhabitants on our list and no place of ours
-- Which neighbourhoods are home to inhabitants but have no location of ours?
-- no location there, but at least one inhabitant: which neighbourhoods
SELECT district FROM townspeople EXCEPT SELECT district FROM venues;
-- Who takes classes both in languages and in health and movement? List the names.
-- people signed up under languages and also under health and movement
-- Which inhabitants have signed up for a course in languages and for one in health and movement?
-- both health and movement and languages: names of the people enrolled
SELECT T1.name FROM townspeople AS T1 JOIN registrations AS T2 ON T1.person_id = T2.person_id JOIN evening_classes AS T3 ON T2.class_no = T3.class_no JOIN ref_subject_areas AS T4 ON T3.area_code = T4.area_code WHERE T4.area_description = 'languages' INTERSECT SELECT T1.name FROM townspeople AS T1 JOIN registrations AS T2 ON T1.person_id = T2.person_id JOIN evening_classes AS T3 ON T2.class_no = T3.class_no JOIN ref_subject_areas AS T4 ON T3.area_code = T4.area_code WHERE T4.area_description = 'health and movement';
-- Which programme manager is responsible for the classes with the most registrations? Show the name of the manager and the number of registrations.
-- manager whose areas drew the most sign-ups, and how many
-- Under whose management did the most people enrol, and how many enrolments were there?
-- enrolments counted per programme head: the top name and the count
SELECT T1.programme_manager, COUNT(*) FROM ref_subject_areas AS T1 JOIN evening_classes AS T2 ON T1.area_code = T2.area_code JOIN registrations AS T3 ON T2.class_no = T3.class_no GROUP BY T1.programme_manager ORDER BY COUNT(*) DESC LIMIT 1;
-- For lecturers with more than one registration in their classes, show the name and the average number of evenings attended, the highest average first.
-- teachers with over 1 sign-up: name and mean evenings people came, best on top
-- Which teachers have had more than one person enrol, and how many evenings did people come on average? Most evenings first.
-- more than 1 enrolment: teacher's name, average evenings that people came, high to low
SELECT T1.name, AVG(T3.evenings_attended) FROM lecturers AS T1 JOIN evening_classes AS T2 ON T1.lecturer_id = T2.lecturer_id JOIN registrations AS T3 ON T2.class_no = T3.class_no GROUP BY T1.lecturer_id HAVING COUNT(*) > 1 ORDER BY AVG(T3.evenings_attended) DESC;
