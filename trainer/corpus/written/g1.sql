-- database: trattoria_floor
CREATE TABLE waiter (waiter_id INTEGER PRIMARY KEY, name TEXT, hired_on TEXT, hourly_wage REAL, mentor_id INTEGER REFERENCES waiter(waiter_id));
CREATE TABLE dining_table (table_no INTEGER PRIMARY KEY, area TEXT, seats INTEGER, has_window TEXT);
CREATE TABLE dish (dish_id INTEGER PRIMARY KEY, dish_name TEXT, course TEXT, price REAL, is_vegan TEXT);
CREATE TABLE sitting (sitting_id INTEGER PRIMARY KEY, table_no INTEGER REFERENCES dining_table(table_no), waiter_id INTEGER REFERENCES waiter(waiter_id), sat_on TEXT, guests INTEGER, tip REAL);
CREATE TABLE ordered_dish (sitting_id INTEGER REFERENCES sitting(sitting_id), dish_id INTEGER REFERENCES dish(dish_id), portions INTEGER, PRIMARY KEY (sitting_id, dish_id));
INSERT INTO waiter VALUES (1,'Carla Bruni','2015-04-01',16.5,NULL),(2,'Dario Conti','2019-09-15',14.2,1),(3,'Elif Aydin','2021-02-01',13.0,1),(4,'Femi Ojo','2022-06-10',12.8,2),(5,'Greta Holm','2023-05-05',12.5,2);
INSERT INTO dining_table VALUES (1,'terrace',4,'N'),(2,'terrace',2,'N'),(3,'main room',6,'Y'),(4,'main room',4,'N'),(5,'cellar',10,'N'),(6,'main room',2,'Y');
INSERT INTO dish VALUES (1,'Ribollita','starter',8.5,'Y'),(2,'Tagliatelle al ragu','main',14.0,'N'),(3,'Saltimbocca','main',21.5,'N'),(4,'Caponata','starter',9.0,'Y'),(5,'Panna cotta','dessert',7.0,'N'),(6,'Lemon sorbet','dessert',5.5,'Y'),(7,'Branzino','main',24.0,'N');
INSERT INTO sitting VALUES (1,1,2,'2024-05-03',4,12.0),(2,3,1,'2024-05-03',5,20.0),(3,4,3,'2024-05-03',3,0.0),(4,1,2,'2024-05-04',2,5.0),(5,3,4,'2024-05-04',6,15.5),(6,2,3,'2024-05-05',2,7.0),(7,6,2,'2024-05-05',2,9.0);
INSERT INTO ordered_dish VALUES (1,1,2),(1,2,4),(1,5,1),(2,3,3),(2,4,2),(2,6,5),(3,2,3),(4,3,2),(5,2,4),(5,1,6),(5,5,4),(6,4,2),(7,3,1),(7,2,1);
-- How many dishes are vegan (is_vegan 'Y')?
-- number of items on the menu with is_vegan Y
-- How many things can one eat here without any animal in them (is_vegan Y)?
-- vegan = Y, count dishes
SELECT COUNT(*) FROM dish WHERE is_vegan = 'Y';
-- List the names and prices of all main courses, cheapest first.
-- What mains do we serve and what do they cost, in rising order of price?
-- What can one have as a main, and how much is it? Least costly on top.
-- course main - dish name, price, ascending
SELECT dish_name, price FROM dish WHERE course = 'main' ORDER BY price;
-- Which dish is the most expensive?
-- Name the priciest thing on the menu.
-- What costs more than anything else we cook?
-- top price: dish name
SELECT dish_name FROM dish ORDER BY price DESC LIMIT 1;
-- Show the name of each waiter and the total tips of the sittings served.
-- How much gratuity has everyone on the floor collected in all? Name first.
-- How much did people give everyone on top of the bill altogether? Who it is first.
-- waiter name, sum of tips
SELECT T1.name, SUM(T2.tip) FROM waiter AS T1 JOIN sitting AS T2 ON T1.waiter_id = T2.waiter_id GROUP BY T1.waiter_id;
-- Which waiters served more than 2 sittings?
-- Names of floor staff who looked after over 2 parties
-- Who has looked after people over 2 times?
-- waiter names with more than 2 sittings
SELECT T1.name FROM waiter AS T1 JOIN sitting AS T2 ON T1.waiter_id = T2.waiter_id GROUP BY T1.waiter_id HAVING COUNT(*) > 2;
-- What are the names of dishes that were never ordered?
-- Which plates has nobody asked for yet?
-- What does nobody ever want to eat?
-- dish names, never on an order
SELECT dish_name FROM dish WHERE dish_id NOT IN (SELECT dish_id FROM ordered_dish);
-- Find the names of waiters whose mentor is Carla Bruni.
-- Who is being coached by Carla Bruni?
-- Who learns the job from Carla Bruni?
-- mentor = Carla Bruni: waiter names
SELECT T1.name FROM waiter AS T1 JOIN waiter AS T2 ON T1.mentor_id = T2.waiter_id WHERE T2.name = 'Carla Bruni';
-- How many portions of each dish were ordered in total? Give the dish name and the sum.
-- Per dish, its name and all portions sold
-- How often was everything we cook wanted, plates added up? Say what it is first.
-- dish name, sum of portions
SELECT T1.dish_name, SUM(T2.portions) FROM dish AS T1 JOIN ordered_dish AS T2 ON T1.dish_id = T2.dish_id GROUP BY T1.dish_id;
-- Show the numbers of tables that have at least 4 seats and are not in the cellar.
-- Which tables outside the cellar take 4 people or more? Table numbers please.
-- At which tables can 4 or more sit without going down to the cellar? Numbers.
-- table no where area is not cellar and seats at least 4
SELECT table_no FROM dining_table WHERE seats >= 4 AND area != 'cellar';
-- Which different dishes were served by Dario Conti? Give the names.
-- Distinct names of everything Dario Conti brought to a table
-- What has Dario Conti ever carried out of the kitchen? Nothing twice.
-- waiter Dario Conti: different dish names
SELECT DISTINCT T1.dish_name FROM dish AS T1 JOIN ordered_dish AS T2 ON T1.dish_id = T2.dish_id JOIN sitting AS T3 ON T2.sitting_id = T3.sitting_id JOIN waiter AS T4 ON T3.waiter_id = T4.waiter_id WHERE T4.name = 'Dario Conti';
-- What are the lowest, average and highest hourly wage of waiters?
-- Give minimum, mean and maximum pay per hour on the floor.
-- How much does an hour of serving bring one: at the least, on average, at the most?
-- hourly wage of waiters - min, avg, max
SELECT MIN(hourly_wage), AVG(hourly_wage), MAX(hourly_wage) FROM waiter;
-- Which table numbers have not been used in any sitting?
-- At which tables has no one sat so far
-- Which tables have always stayed empty?
-- table no without a sitting
SELECT table_no FROM dining_table WHERE table_no NOT IN (SELECT table_no FROM sitting);
-- Show the date and the tip of sittings with a tip above the average tip.
-- When did guests leave more than the mean gratuity, and how much was it?
-- On which days were people more generous than average, and how much did they give on top?
-- tip over the mean: sat on, tip
SELECT sat_on, tip FROM sitting WHERE tip > (SELECT AVG(tip) FROM sitting);
-- In which area did the most guests sit in total?
-- Name the part of the house that hosted the largest number of guests altogether.
-- Where in the house have we had most people, all added up?
-- top area by sum of guests
SELECT T1.area FROM dining_table AS T1 JOIN sitting AS T2 ON T1.table_no = T2.table_no GROUP BY T1.area ORDER BY SUM(T2.guests) DESC LIMIT 1;
-- How many different tables did Elif Aydin serve?
-- Count the distinct tables waited on by Elif Aydin.
-- How many tables, each counted once, has Elif Aydin looked after?
-- Elif Aydin: number of different tables in the sittings
SELECT COUNT(DISTINCT T1.table_no) FROM sitting AS T1 JOIN waiter AS T2 ON T1.waiter_id = T2.waiter_id WHERE T2.name = 'Elif Aydin';

-- database: grandmas_cookbook
CREATE TABLE Cooks (CookID INTEGER PRIMARY KEY, CookName TEXT, Village TEXT, Born INTEGER);
CREATE TABLE Ingredients (IngredientID INTEGER PRIMARY KEY, Name TEXT, FoodGroup TEXT, CaloriesPer100g INTEGER, Allergen TEXT);
CREATE TABLE Recipes (RecipeID INTEGER PRIMARY KEY, Title TEXT, Author INTEGER REFERENCES Cooks(CookID), Meal TEXT, Minutes INTEGER, Serves INTEGER, Difficulty TEXT);
CREATE TABLE RecipeIngredients (RecipeID INTEGER REFERENCES Recipes(RecipeID), IngredientID INTEGER REFERENCES Ingredients(IngredientID), Grams INTEGER, PRIMARY KEY (RecipeID, IngredientID));
CREATE TABLE Ratings (RatingID INTEGER PRIMARY KEY, RecipeID INTEGER REFERENCES Recipes(RecipeID), Taster TEXT, Stars INTEGER, Remark TEXT);
INSERT INTO Cooks VALUES (1,'Hedwig Lang','Altdorf',1938),(2,'Rosa Tschudi','Glarus',1945),(3,'Milan Kovac','Altdorf',1971),(4,'Anouk Favre','Sion',1983),(5,'Peter Zgraggen','Erstfeld',1990);
INSERT INTO Ingredients VALUES (1,'flour','grain',364,'gluten'),(2,'butter','dairy',717,'milk'),(3,'apple','fruit',52,NULL),(4,'egg','protein',155,'egg'),(5,'potato','vegetable',77,NULL),(6,'gruyere','dairy',413,'milk'),(7,'walnut','nut',654,'nuts'),(8,'leek','vegetable',61,NULL);
INSERT INTO Recipes VALUES (1,'Apple strudel',1,'dessert',90,8,'hard'),(2,'Potato gratin',2,'dinner',75,4,'easy'),(3,'Leek quiche',4,'dinner',60,6,'medium'),(4,'Walnut cake',1,'dessert',55,10,'medium'),(5,'Cheese omelette',3,'breakfast',12,1,'easy'),(6,'Leek soup',2,'dinner',35,4,'easy'),(7,'Apple pancakes',3,'breakfast',25,3,'easy');
INSERT INTO RecipeIngredients VALUES (1,1,300),(1,2,150),(1,3,900),(2,5,1000),(2,6,200),(2,2,30),(3,1,250),(3,2,125),(3,8,500),(3,4,180),(4,7,300),(4,4,240),(4,1,100),(5,4,120),(5,6,50),(6,8,600),(6,5,300),(7,1,150),(7,3,200),(7,4,120);
INSERT INTO Ratings VALUES (1,1,'Jonas',5,'just like home'),(2,1,'Mira',4,NULL),(3,2,'Jonas',3,'too salty'),(4,3,'Sven',4,NULL),(5,4,'Mira',5,'again please'),(6,5,'Sven',2,'bland'),(7,7,'Mira',4,NULL),(8,2,'Sven',4,'good');
-- What are the titles of the recipes by Hedwig Lang?
-- Which dishes did Hedwig Lang write down?
-- What has Hedwig Lang put on paper for us to cook?
-- author Hedwig Lang, recipe titles
SELECT T1.Title FROM Recipes AS T1 JOIN Cooks AS T2 ON T1.Author = T2.CookID WHERE T2.CookName = 'Hedwig Lang';
-- How many recipes are easy?
-- count of easy dishes
-- How many things can even a beginner cook, that is, easy ones?
-- difficulty = easy, number of recipes
SELECT COUNT(*) FROM Recipes WHERE Difficulty = 'easy';
-- List the titles of recipes that contain butter.
-- In which dishes is butter used?
-- What can I not make without butter?
-- ingredient butter: recipe titles
SELECT T1.Title FROM Recipes AS T1 JOIN RecipeIngredients AS T2 ON T1.RecipeID = T2.RecipeID JOIN Ingredients AS T3 ON T2.IngredientID = T3.IngredientID WHERE T3.Name = 'butter';
-- Which recipe takes the longest?
-- Title of the dish that needs the most minutes
-- What keeps one in the kitchen longer than anything else?
-- most minutes: recipe title
SELECT Title FROM Recipes ORDER BY Minutes DESC LIMIT 1;
-- Show each recipe title and its average number of stars.
-- How well is every rated dish liked on average? Title and mean stars.
-- How did people like each thing on average, in stars? The thing first.
-- recipe title, avg stars of its ratings
SELECT T1.Title, AVG(T2.Stars) FROM Recipes AS T1 JOIN Ratings AS T2 ON T1.RecipeID = T2.RecipeID GROUP BY T1.RecipeID;
-- Which recipes have no ratings? Give their titles.
-- titles that no taster has judged yet
-- What has nobody said a word about so far, good or bad?
-- recipe titles without a rating
SELECT Title FROM Recipes WHERE RecipeID NOT IN (SELECT RecipeID FROM Ratings);
-- Find the names of ingredients without an allergen.
-- What can we cook with that carries no allergen at all?
-- What can nobody be made ill by, with no allergy to fear?
-- allergen empty: ingredient names
SELECT Name FROM Ingredients WHERE Allergen IS NULL;
-- How many recipes are there for each meal, and how long do they take on average?
-- For every meal give its name, the number of recipes and the mean minutes.
-- How many things can one cook for breakfast, lunch and so on, and how long does it take on average? Which meal goes first.
-- meal, count of recipes, avg minutes
SELECT Meal, COUNT(*), AVG(Minutes) FROM Recipes GROUP BY Meal;
-- Which cooks wrote at least 2 recipes? Show name and village.
-- Name and home village of authors with 2 or more dishes
-- Who has put no fewer than 2 things on paper, and where do they live?
-- cook name + village, 2+ recipes
SELECT T1.CookName, T1.Village FROM Cooks AS T1 JOIN Recipes AS T2 ON T1.CookID = T2.Author GROUP BY T1.CookID HAVING COUNT(*) >= 2;
-- Give the names of the 3 ingredients with the most calories.
-- Top 3 foodstuffs by calories per 100 g, richest first
-- Which 3 foodstuffs make one fat soonest? Worst on top.
-- ingredients by calories per 100g descending, only 3, names
SELECT Name FROM Ingredients ORDER BY CaloriesPer100g DESC LIMIT 3;
-- Which food groups are there?
-- List the different food groups.
-- What sorts of foodstuff are there? Each just once.
-- different food groups of ingredients
SELECT DISTINCT FoodGroup FROM Ingredients;
-- Which titles contain the word leek?
-- dishes with leek in the title
-- What is there to cook with leek in what it is called?
-- "leek" in the recipe title
SELECT Title FROM Recipes WHERE Title LIKE '%leek%';
-- Show the titles of recipes with both flour and egg.
-- What dishes need flour as well as egg?
-- What calls for flour and for an egg too?
-- recipe titles that use both: egg, flour
SELECT T1.Title FROM Recipes AS T1 JOIN RecipeIngredients AS T2 ON T1.RecipeID = T2.RecipeID JOIN Ingredients AS T3 ON T2.IngredientID = T3.IngredientID WHERE T3.Name = 'flour' INTERSECT SELECT T1.Title FROM Recipes AS T1 JOIN RecipeIngredients AS T2 ON T1.RecipeID = T2.RecipeID JOIN Ingredients AS T3 ON T2.IngredientID = T3.IngredientID WHERE T3.Name = 'egg';
-- Which recipe weighs the most in total grams? Return its title.
-- Heaviest dish, adding up the grams of all that goes into it
-- What fills the pot most, all that goes in put on the scales together?
-- top recipe by sum of grams, title
SELECT T1.Title FROM Recipes AS T1 JOIN RecipeIngredients AS T2 ON T1.RecipeID = T2.RecipeID GROUP BY T1.RecipeID ORDER BY SUM(T2.Grams) DESC LIMIT 1;
-- Who are the cooks from Altdorf born after 1950?
-- Names of people from Altdorf whose year of birth is later than 1950
-- Who in Altdorf is younger than 1950, that is, came into the world later than 1950?
-- born above 1950, village Altdorf: cook names
SELECT CookName FROM Cooks WHERE Village = 'Altdorf' AND Born > 1950;

-- database: copper_kettle_cafe
CREATE TABLE baristas (id INTEGER PRIMARY KEY, first_name TEXT, shift TEXT, started INTEGER, latte_art_level INTEGER);
CREATE TABLE drinks (code TEXT PRIMARY KEY, label TEXT, kind TEXT, ml INTEGER, price REAL, caffeine_mg INTEGER);
CREATE TABLE regulars (id INTEGER PRIMARY KEY, nickname TEXT, usual TEXT REFERENCES drinks(code), stamps INTEGER, milk TEXT);
CREATE TABLE tickets (id INTEGER PRIMARY KEY, barista_id INTEGER REFERENCES baristas(id), regular_id INTEGER REFERENCES regulars(id), drink TEXT REFERENCES drinks(code), sold_on TEXT, cups INTEGER, to_go TEXT);
INSERT INTO baristas VALUES (1,'Jo','morning',2018,5),(2,'Priya','evening',2020,4),(3,'Tomas','morning',2022,2),(4,'Uma','evening',2023,3);
INSERT INTO drinks VALUES ('ESP','espresso','coffee',30,2.4,75),('FLW','flat white','coffee',180,3.6,130),('CHA','chai latte','tea',300,4.1,50),('EGR','earl grey','tea',250,2.9,45),('HOT','hot chocolate','cocoa',280,3.9,10),('COR','cortado','coffee',120,3.1,85),('MIN','mint infusion','tea',250,2.7,0);
INSERT INTO regulars VALUES (1,'Biscuit','FLW',9,'oat'),(2,'The Captain','ESP',4,NULL),(3,'Mrs Green','EGR',7,'whole'),(4,'Zed','FLW',2,'oat'),(5,'Professor','COR',0,'soy'),(6,'Lulu','HOT',5,'whole');
INSERT INTO tickets VALUES (1,1,1,'FLW','2024-01-08',1,'Y'),(2,1,2,'ESP','2024-01-08',2,'N'),(3,2,3,'EGR','2024-01-08',1,'N'),(4,3,NULL,'CHA','2024-01-09',3,'Y'),(5,2,6,'HOT','2024-01-09',1,'N'),(6,1,1,'COR','2024-01-09',1,'N'),(7,3,4,'FLW','2024-01-10',1,'Y'),(8,2,1,'ESP','2024-01-10',1,'N'),(9,1,3,'CHA','2024-01-10',2,'Y');
-- List the labels of all tea drinks under 4 euros.
-- which teas cost less than 4
-- What tea can I get for under 4?
-- price below 4, kind tea - drink labels
SELECT label FROM drinks WHERE kind = 'tea' AND price < 4;
-- How many regulars take oat milk?
-- number of habitual guests with oat in the cup
-- How many people who come again and again want oat in their cup?
-- milk = oat, count regulars
SELECT COUNT(*) FROM regulars WHERE milk = 'oat';
-- What is the usual drink of Mrs Green?
-- What does Mrs Green normally have? Give the label.
-- What does one put before Mrs Green without asking?
-- Mrs Green: label of the usual drink
SELECT T1.label FROM drinks AS T1 JOIN regulars AS T2 ON T1.code = T2.usual WHERE T2.nickname = 'Mrs Green';
-- Show the first name of each barista with the number of cups sold.
-- Cups poured in total by every barista, with the first name in front
-- How many cups has everyone behind the bar sold? Given name first.
-- barista first name, sum of cups
SELECT T1.first_name, SUM(T2.cups) FROM baristas AS T1 JOIN tickets AS T2 ON T1.id = T2.barista_id GROUP BY T1.id;
-- Which barista has not sold anything?
-- Whose first name never appears on a ticket?
-- Who behind the bar has yet to sell a cup? Given name.
-- first names of baristas without a ticket
SELECT first_name FROM baristas WHERE id NOT IN (SELECT barista_id FROM tickets);
-- What are the smallest, largest and average price of a drink?
-- cheapest, dearest and mean price on the board
-- How much is something to drink: at the least, at the most, on average?
-- drinks - min price, max price, avg price
SELECT MIN(price), MAX(price), AVG(price) FROM drinks;
-- Which drink has the most caffeine?
-- The strongest drink by milligrams of caffeine, label only
-- What wakes one up better than anything else?
-- top caffeine in mg: drink label
SELECT label FROM drinks ORDER BY caffeine_mg DESC LIMIT 1;
-- Find the nicknames of regulars with more than 4 stamps, most stamps first.
-- Who holds over 4 stamps? Begin with the fullest card.
-- Who has been stamped over 4 times? What we call them, fullest card on top.
-- stamps above 4: nicknames, descending by stamps
SELECT nickname FROM regulars WHERE stamps > 4 ORDER BY stamps DESC;
-- Which kinds of drink have an average price above 3?
-- kinds whose mean price lies over 3
-- What sorts of thing to drink cost over 3 on average?
-- drink kind with avg price above 3
SELECT kind FROM drinks GROUP BY kind HAVING AVG(price) > 3;
-- Return the labels of drinks nobody has as a usual.
-- Which drinks are no regular's favourite?
-- What is it that no one always has?
-- drink labels that are nobody's usual
SELECT label FROM drinks WHERE code NOT IN (SELECT usual FROM regulars);
-- Which different drinks did Biscuit buy? Give the labels.
-- distinct labels of what Biscuit has had so far
-- What has Biscuit ever drunk here? Nothing twice.
-- regular Biscuit: different drink labels on the tickets
SELECT DISTINCT T1.label FROM drinks AS T1 JOIN tickets AS T2 ON T1.code = T2.drink JOIN regulars AS T3 ON T2.regular_id = T3.id WHERE T3.nickname = 'Biscuit';
-- How many tickets of a morning barista were to go (to_go 'Y')?
-- Count the sales with to_go Y made by people on the morning shift.
-- How often did somebody take it away (Y), when served by people of the morning?
-- barista shift morning, to go = Y: number of tickets
SELECT COUNT(*) FROM tickets AS T1 JOIN baristas AS T2 ON T1.barista_id = T2.id WHERE T1.to_go = 'Y' AND T2.shift = 'morning';
-- On which dates was a chai latte or a hot chocolate sold? List each date once.
-- Different days when chai latte or hot chocolate went over the counter
-- When did we sell a hot chocolate or a chai latte? No day twice.
-- different sold on dates, drink label hot chocolate or chai latte
SELECT DISTINCT T1.sold_on FROM tickets AS T1 JOIN drinks AS T2 ON T1.drink = T2.code WHERE T2.label = 'chai latte' OR T2.label = 'hot chocolate';
-- Which coffees have more caffeine than the average drink?
-- Labels of the coffee sorts that are stronger than the mean of all drinks in caffeine
-- Which coffee keeps one awake better than what we pour on average?
-- kind coffee, caffeine over the mean of all drinks: labels
SELECT label FROM drinks WHERE kind = 'coffee' AND caffeine_mg > (SELECT AVG(caffeine_mg) FROM drinks);
-- On which date were the most cups sold?
-- our busiest day by cups
-- On which day did we pour more than on any other?
-- top sold on by sum of cups
SELECT sold_on FROM tickets GROUP BY sold_on ORDER BY SUM(cups) DESC LIMIT 1;

-- database: grand_hotel_lido
CREATE TABLE rmtype (typecode TEXT PRIMARY KEY, descr TEXT, beds INTEGER, ratepn REAL);
CREATE TABLE room (rmno INTEGER PRIMARY KEY, floorno INTEGER, typecode TEXT REFERENCES rmtype(typecode), seaview TEXT, lastreno INTEGER);
CREATE TABLE guest (guestno INTEGER PRIMARY KEY, surname TEXT, fname TEXT, ctry TEXT, viplvl INTEGER);
CREATE TABLE booking (bkno INTEGER PRIMARY KEY, guestno INTEGER REFERENCES guest(guestno), rmno INTEGER REFERENCES room(rmno), arrdate TEXT, nights INTEGER, status TEXT);
CREATE TABLE extra (exno INTEGER PRIMARY KEY, bkno INTEGER REFERENCES booking(bkno), item TEXT, amt REAL);
INSERT INTO rmtype VALUES ('SGL','single',1,89),('DBL','double',2,135),('SUI','suite',3,310),('FAM','family room',4,190),('PEN','penthouse',4,640);
INSERT INTO room VALUES (101,1,'SGL','N',2011),(102,1,'DBL','N',2011),(201,2,'DBL','Y',2019),(202,2,'FAM','Y',2015),(301,3,'SUI','Y',2021),(302,3,'SGL','Y',2008),(401,4,'PEN','Y',2022);
INSERT INTO guest VALUES (1,'Moreau','Claire','France',2),(2,'Schmidt','Uwe','Germany',0),(3,'Tanaka','Yui','Japan',1),(4,'Rossi','Paolo','Italy',3),(5,'Weber','Anja','Germany',0),(6,'Duval','Luc','France',0);
INSERT INTO booking VALUES (1001,1,301,'2023-06-01',5,'checked out'),(1002,2,102,'2023-06-03',2,'checked out'),(1003,3,201,'2023-06-10',7,'checked out'),(1004,4,301,'2023-07-02',3,'cancelled'),(1005,5,202,'2023-07-15',10,'checked out'),(1006,1,201,'2023-08-20',4,'confirmed'),(1007,2,101,'2023-09-05',1,'confirmed'),(1008,4,302,'2023-09-12',2,'confirmed');
INSERT INTO extra VALUES (1,1001,'minibar',42.5),(2,1001,'massage',95),(3,1002,'parking',30),(4,1003,'minibar',12),(5,1003,'laundry',28),(6,1005,'parking',150),(7,1005,'minibar',61),(8,1001,'minibar',18);
-- How many rooms have a sea view (seaview 'Y')?
-- number of rooms with seaview Y
-- From how many rooms can one look out on the water (Y)?
-- seaview = Y, count rooms
SELECT COUNT(*) FROM room WHERE seaview = 'Y';
-- List the surnames of guests from Germany.
-- family names of visitors whose country is Germany
-- Who has come to us from Germany? Family names.
-- country Germany - guest surnames
SELECT surname FROM guest WHERE ctry = 'Germany';
-- Show the room numbers of all suites.
-- Which rooms are of the type suite? Numbers only.
-- On which doors is there a suite behind? Numbers.
-- type description suite: room no
SELECT T1.rmno FROM room AS T1 JOIN rmtype AS T2 ON T1.typecode = T2.typecode WHERE T2.descr = 'suite';
-- What is the longest stay in nights?
-- greatest number of nights on any booking
-- For how long does anybody sleep here at the most?
-- booking - max nights
SELECT MAX(nights) FROM booking;
-- For each status, how many bookings are there?
-- Bookings counted by status
-- How many reservations stand at each step? Step first.
-- status + count of bookings
SELECT status, COUNT(*) FROM booking GROUP BY status;
-- Find the surname of the guest with the most bookings outside the status cancelled who comes from France.
-- Among visitors from France, whose surname has the largest number of reservations that are not cancelled?
-- Who from France has more reservations than any other of them, leaving out all that are cancelled? Family name.
-- country France, status not cancelled: top guest by count of bookings, surname
SELECT T1.surname FROM guest AS T1 JOIN booking AS T2 ON T1.guestno = T2.guestno WHERE T1.ctry = 'France' AND T2.status != 'cancelled' GROUP BY T1.guestno ORDER BY COUNT(*) DESC LIMIT 1;
-- Which guests have never booked? Give first name and surname.
-- first and last names of people on file without a reservation
-- Who is on our books without ever reserving anything? Given name, family name.
-- guests without a booking: fname, surname
SELECT fname, surname FROM guest WHERE guestno NOT IN (SELECT guestno FROM booking);
-- What is the total amount of extras per item?
-- For every kind of extra, how much money did it bring in?
-- How much have people paid on top for each thing altogether? The thing first.
-- extras: item, sum of amt
SELECT item, SUM(amt) FROM extra GROUP BY item;
-- Return the surnames of guests who stayed in a room on floor 3.
-- Who, by surname, has a reservation on floor number 3?
-- Who has reserved a bed three storeys up, on 3? Family names, one for each time.
-- floor no 3: surnames of the guests booked there
SELECT T1.surname FROM guest AS T1 JOIN booking AS T2 ON T1.guestno = T2.guestno JOIN room AS T3 ON T2.rmno = T3.rmno WHERE T3.floorno = 3;
-- Which room was renovated longest ago?
-- number of the room with the oldest renovation
-- Which room has gone longest without being done up?
-- lowest last reno: room no
SELECT rmno FROM room ORDER BY lastreno LIMIT 1;
-- Show the descriptions of room types that cost more per night than the average room type.
-- What types of room have a nightly rate over the mean rate?
-- What sorts of room are dearer a night than average?
-- rate per night over the mean: type descriptions
SELECT descr FROM rmtype WHERE ratepn > (SELECT AVG(ratepn) FROM rmtype);
-- Which booking numbers have extras of more than 100 in total?
-- Reservations whose extras add up to over 100, by number
-- For which reservations did people pay over 100 on top altogether? Numbers.
-- bk no with sum of extras above 100
SELECT bkno FROM extra GROUP BY bkno HAVING SUM(amt) > 100;
-- What did guest Moreau consume as extras, and for what amounts?
-- Items and amounts charged on top for Moreau
-- What did Moreau have besides the bed, and how much was each?
-- surname Moreau: extra item, amt
SELECT T1.item, T1.amt FROM extra AS T1 JOIN booking AS T2 ON T1.bkno = T2.bkno JOIN guest AS T3 ON T2.guestno = T3.guestno WHERE T3.surname = 'Moreau';
-- Which countries have guests with a booking of at least 5 nights? List each country once.
-- Different home countries of visitors who stay 5 nights or longer
-- From what nations do people come who sleep here for 5 nights or more? Each just once.
-- different guest countries, nights at least 5
SELECT DISTINCT T1.ctry FROM guest AS T1 JOIN booking AS T2 ON T1.guestno = T2.guestno WHERE T2.nights >= 5;
-- Which room numbers were never booked?
-- rooms no reservation was ever made for
-- Which rooms has nobody ever reserved?
-- room no, zero bookings
SELECT rmno FROM room EXCEPT SELECT rmno FROM booking;
-- How many nights were booked in each type of room? Give the description and the sum.
-- nights in all by room type description
-- How many nights have been reserved altogether for each sort of room? Sort in words first.
-- room type description, sum of nights
SELECT T3.descr, SUM(T1.nights) FROM booking AS T1 JOIN room AS T2 ON T1.rmno = T2.rmno JOIN rmtype AS T3 ON T2.typecode = T3.typecode GROUP BY T3.typecode;

-- database: backpack_hostels
CREATE TABLE city (city_id INTEGER PRIMARY KEY, city_name TEXT, country TEXT, population INTEGER);
CREATE TABLE hostel (hostel_id INTEGER PRIMARY KEY, hostel_name TEXT, city_id INTEGER REFERENCES city(city_id), opened INTEGER, beds INTEGER, has_kitchen INTEGER);
CREATE TABLE traveller (traveller_id INTEGER PRIMARY KEY, name TEXT, nationality TEXT, age INTEGER, email TEXT);
CREATE TABLE stay (stay_id INTEGER PRIMARY KEY, traveller_id INTEGER REFERENCES traveller(traveller_id), hostel_id INTEGER REFERENCES hostel(hostel_id), check_in TEXT, nights INTEGER, price_per_night REAL);
CREATE TABLE review (stay_id INTEGER PRIMARY KEY REFERENCES stay(stay_id), score INTEGER, cleanliness INTEGER, comment TEXT);
INSERT INTO city VALUES (1,'Porto','Portugal',231000),(2,'Lisbon','Portugal',545000),(3,'Krakow','Poland',800000),(4,'Split','Croatia',160000),(5,'Ghent','Belgium',265000);
INSERT INTO hostel VALUES (1,'Blue Door',1,2012,48,1),(2,'Tram 28 Beds',2,2016,90,1),(3,'Dragon Den',3,2009,120,0),(4,'Sleepy Gull',4,2018,36,1),(5,'Rua Nova House',2,2020,24,0),(6,'Wawel Loft',3,2021,60,1);
INSERT INTO traveller VALUES (1,'Aiko Mori','Japanese',24,'aiko@mail.test'),(2,'Ben Carter','British',31,NULL),(3,'Chloe Martin','French',22,'chloe@mail.test'),(4,'Diego Luna','Mexican',27,'diego@mail.test'),(5,'Emma Lind','Swedish',19,NULL),(6,'Finn Walsh','Irish',45,'finn@mail.test'),(7,'Hana Mori','Japanese',35,NULL);
INSERT INTO stay VALUES (1,1,1,'2022-03-01',3,22.0),(2,1,2,'2022-03-04',4,27.5),(3,2,3,'2022-05-10',2,15.0),(4,3,2,'2022-06-18',6,30.0),(5,4,4,'2022-07-07',5,33.0),(6,5,3,'2022-07-20',9,16.5),(7,3,1,'2022-08-02',2,24.0),(8,6,2,'2022-10-11',1,25.0),(9,5,6,'2022-07-29',2,21.0);
INSERT INTO review VALUES (1,9,10,'lovely courtyard'),(2,8,7,NULL),(4,7,6,'noisy street'),(5,10,9,'best rooftop'),(6,6,5,NULL),(9,9,8,'quiet');
-- What are the names of travellers younger than 25?
-- guests under 25, names only
-- Who of those passing through has not turned 25 yet?
-- age below 25: traveller names
SELECT name FROM traveller WHERE age < 25;
-- How many hostels are in Lisbon?
-- Count our houses in Lisbon.
-- How many places to sleep do we run in Lisbon?
-- city Lisbon, count hostels
SELECT COUNT(*) FROM hostel AS T1 JOIN city AS T2 ON T1.city_id = T2.city_id WHERE T2.city_name = 'Lisbon';
-- Which hostel has the most beds?
-- largest house by number of beds
-- Where do we have room for more sleepers than anywhere else?
-- top beds: hostel name
SELECT hostel_name FROM hostel ORDER BY beds DESC LIMIT 1;
-- Show the name of each hostel and its average review score.
-- Mean score per house, with its name in front
-- How well did people like each of our places on average? Place first.
-- hostel name, avg review score
SELECT T1.hostel_name, AVG(T3.score) FROM hostel AS T1 JOIN stay AS T2 ON T1.hostel_id = T2.hostel_id JOIN review AS T3 ON T2.stay_id = T3.stay_id GROUP BY T1.hostel_id;
-- List the names of hostels where nobody has stayed.
-- Which houses have not had a single guest?
-- At which of our places has nobody slept so far?
-- hostel names without a stay
SELECT hostel_name FROM hostel WHERE hostel_id NOT IN (SELECT hostel_id FROM stay);
-- Who stayed in hostels in Portugal? Give each name once.
-- Different people who slept in one of our houses in Portugal
-- Who has slept at one of our places in Portugal? Nobody twice.
-- different traveller names, stay in a hostel whose city is in country Portugal
SELECT DISTINCT T1.name FROM traveller AS T1 JOIN stay AS T2 ON T1.traveller_id = T2.traveller_id JOIN hostel AS T3 ON T2.hostel_id = T3.hostel_id JOIN city AS T4 ON T3.city_id = T4.city_id WHERE T4.country = 'Portugal';
-- Which travellers have no email address on file?
-- names of backpackers we cannot mail
-- To whom can we not write online?
-- email empty - traveller names
SELECT name FROM traveller WHERE email IS NULL;
-- What are the total number of beds and the number of hostels in each country?
-- By country: beds in all and how many houses
-- For how many people do we have room in each nation, and at how many places? Nation first.
-- country, sum of beds, count of hostels
SELECT T2.country, SUM(T1.beds), COUNT(*) FROM hostel AS T1 JOIN city AS T2 ON T1.city_id = T2.city_id GROUP BY T2.country;
-- Find the travellers with a total of more than 6 nights.
-- Who slept more than 6 nights with us altogether?
-- Who has slept here for over 6 nights, all times added up?
-- traveller names with sum of nights above 6
SELECT T1.name FROM traveller AS T1 JOIN stay AS T2 ON T1.traveller_id = T2.traveller_id GROUP BY T1.traveller_id HAVING SUM(T2.nights) > 6;
-- Show the check-in dates of stays that cost less per night than average.
-- On what days did people arrive who paid below the mean nightly price?
-- When did those people get here who paid less a night than average?
-- price per night under the mean: check in dates
SELECT check_in FROM stay WHERE price_per_night < (SELECT AVG(price_per_night) FROM stay);
-- List the comments from guests of Japanese nationality.
-- What did Japanese visitors write in their reviews? Only those with a comment.
-- What did Japanese people have to say, whenever they said something?
-- nationality Japanese: review comments, blanks left out
SELECT T1.comment FROM review AS T1 JOIN stay AS T2 ON T1.stay_id = T2.stay_id JOIN traveller AS T3 ON T2.traveller_id = T3.traveller_id WHERE T3.nationality = 'Japanese' AND T1.comment IS NOT NULL;
-- Which nationalities have stayed at both Blue Door and Tram 28 Beds?
-- Nationalities seen in Blue Door as well as in Tram 28 Beds
-- From what nations have people slept at Blue Door and at Tram 28 Beds too?
-- nationalities found at both hostels: Tram 28 Beds, Blue Door
SELECT T1.nationality FROM traveller AS T1 JOIN stay AS T2 ON T1.traveller_id = T2.traveller_id JOIN hostel AS T3 ON T2.hostel_id = T3.hostel_id WHERE T3.hostel_name = 'Blue Door' INTERSECT SELECT T1.nationality FROM traveller AS T1 JOIN stay AS T2 ON T1.traveller_id = T2.traveller_id JOIN hostel AS T3 ON T2.hostel_id = T3.hostel_id WHERE T3.hostel_name = 'Tram 28 Beds';
-- In which cities do we have no hostel?
-- towns on the list without a house of ours
-- In which towns is there no place of ours to sleep?
-- city names, zero hostels
SELECT city_name FROM city WHERE city_id NOT IN (SELECT city_id FROM hostel);
-- Give the names and ages of the 2 oldest travellers.
-- Who are the 2 most senior backpackers, and how old is each?
-- Which 2 people have lived longest of those passing through, and how many years?
-- travellers by age descending, only 2: name, age
SELECT name, age FROM traveller ORDER BY age DESC LIMIT 2;
-- How many different nationalities are there among the travellers?
-- number of distinct nationalities of our guests
-- From how many nations, each counted once, do people pass through?
-- number of different traveller nationalities
SELECT COUNT(DISTINCT nationality) FROM traveller;

-- database: fjord_cruises
CREATE TABLE Harbour (HarbourCode TEXT PRIMARY KEY, HarbourName TEXT, Country TEXT, MaxLengthM INTEGER);
CREATE TABLE Liner (LinerID INTEGER PRIMARY KEY, LinerName TEXT, BuiltYear INTEGER, Cabins INTEGER, CrewSize INTEGER, BasePort TEXT REFERENCES Harbour(HarbourCode));
CREATE TABLE Cruise (CruiseID INTEGER PRIMARY KEY, LinerID INTEGER REFERENCES Liner(LinerID), Theme TEXT, Departs TEXT, Days INTEGER, FarePerson REAL);
CREATE TABLE PortCall (CruiseID INTEGER REFERENCES Cruise(CruiseID), HarbourCode TEXT REFERENCES Harbour(HarbourCode), DayNo INTEGER, HoursAshore INTEGER, PRIMARY KEY (CruiseID, DayNo));
CREATE TABLE Excursion (ExcursionID INTEGER PRIMARY KEY, HarbourCode TEXT REFERENCES Harbour(HarbourCode), Title TEXT, Price REAL, Guide TEXT);
INSERT INTO Harbour VALUES ('BGO','Bergen','Norway',330),('GEI','Geiranger','Norway',260),('TRM','Tromso','Norway',300),('REY','Reykjavik','Iceland',320),('LER','Lerwick','Scotland',220),('COP','Copenhagen','Denmark',360);
INSERT INTO Liner VALUES (1,'Nordic Dawn',2004,410,220,'BGO'),(2,'Aurora Belle',2016,820,450,'COP'),(3,'Polar Finch',1998,150,95,'BGO'),(4,'Silver Fulmar',2021,96,110,'TRM');
INSERT INTO Cruise VALUES (1,1,'fjords','2024-05-11',8,1290),(2,2,'northern lights','2024-11-02',12,2450),(3,1,'gardens','2024-06-15',7,1120),(4,3,'whales','2024-07-01',5,980),(5,2,'fjords','2024-08-09',10,1990),(6,3,'fjords','2024-09-03',6,870);
INSERT INTO PortCall VALUES (1,'BGO',1,4),(1,'GEI',3,8),(1,'TRM',6,10),(2,'COP',1,3),(2,'TRM',5,12),(2,'REY',9,9),(3,'LER',2,6),(3,'BGO',4,9),(4,'TRM',2,7),(5,'GEI',4,6),(5,'BGO',6,8),(6,'GEI',2,10);
INSERT INTO Excursion VALUES (1,'GEI','Waterfall kayak',95,'Solveig'),(2,'GEI','Eagle road by bus',60,'Lars'),(3,'TRM','Dog sled tour',180,'Inga'),(4,'REY','Golden circle',140,'Einar'),(5,'BGO','Funicular and fish market',45,'Solveig'),(6,'TRM','Whale safari',160,NULL);
-- How many cruises have the theme fjords?
-- number of trips on the theme fjords
-- How many voyages are all about fjords?
-- theme = fjords, count cruises
SELECT COUNT(*) FROM Cruise WHERE Theme = 'fjords';
-- List the names of harbours in Norway.
-- What ports do we know in Norway?
-- Where in Norway can our ships put in?
-- country Norway, harbour names
SELECT HarbourName FROM Harbour WHERE Country = 'Norway';
-- Which liner was built first?
-- the oldest vessel's name
-- Which of our ships has been afloat longest, going by when it left the yard?
-- lowest built year: liner name
SELECT LinerName FROM Liner ORDER BY BuiltYear LIMIT 1;
-- Show the names of the liners based in Bergen.
-- Which vessels have Bergen as home?
-- Which ships are at home in Bergen?
-- base port Bergen: liner names
SELECT T1.LinerName FROM Liner AS T1 JOIN Harbour AS T2 ON T1.BasePort = T2.HarbourCode WHERE T2.HarbourName = 'Bergen';
-- Which liners have no cruise planned?
-- vessels without a single trip
-- Which ships have nowhere to go?
-- liner names without a cruise
SELECT LinerName FROM Liner WHERE LinerID NOT IN (SELECT LinerID FROM Cruise);
-- For each harbour name, give the number of port calls.
-- How often do we call at every port? Port first, then the count.
-- How often does a ship of ours put in at each place? Place first.
-- harbour name, count of port calls
SELECT T1.HarbourName, COUNT(*) FROM Harbour AS T1 JOIN PortCall AS T2 ON T1.HarbourCode = T2.HarbourCode GROUP BY T1.HarbourCode;
-- What are the average fare and the average number of days per theme?
-- By theme: mean fare per person, mean length in days
-- How much does one pay on average, and how many days is one away on average, for each motto? Motto first.
-- theme, avg fare per person, avg days of cruises
SELECT Theme, AVG(FarePerson), AVG(Days) FROM Cruise GROUP BY Theme;
-- Find the titles and prices of excursions in Geiranger.
-- What tours can one take at Geiranger, and for how much?
-- What can one go and see at Geiranger, and how much is it?
-- harbour Geiranger: excursion title, price
SELECT T1.Title, T1.Price FROM Excursion AS T1 JOIN Harbour AS T2 ON T1.HarbourCode = T2.HarbourCode WHERE T2.HarbourName = 'Geiranger';
-- Which harbours are visited by the liner Nordic Dawn? Show each name once.
-- Distinct ports where Nordic Dawn stops
-- Where does Nordic Dawn put in? Each place just once.
-- liner Nordic Dawn - different harbour names of its port calls
SELECT DISTINCT T1.HarbourName FROM Harbour AS T1 JOIN PortCall AS T2 ON T1.HarbourCode = T2.HarbourCode JOIN Cruise AS T3 ON T2.CruiseID = T3.CruiseID JOIN Liner AS T4 ON T3.LinerID = T4.LinerID WHERE T4.LinerName = 'Nordic Dawn';
-- Which guides lead more than 1 excursion?
-- Guides who have over 1 tour
-- Who takes people round on over 1 outing?
-- guide with more than 1 excursion, blanks left out
SELECT Guide FROM Excursion WHERE Guide IS NOT NULL GROUP BY Guide HAVING COUNT(*) > 1;
-- Show the departure dates of cruises that cost more than the average fare.
-- When do the trips leave that are dearer than the mean?
-- When do those voyages begin that are dearer than average?
-- fare over the mean: departs
SELECT Departs FROM Cruise WHERE FarePerson > (SELECT AVG(FarePerson) FROM Cruise);
-- Which harbours offer no excursions? Give their names.
-- ports with nothing to book ashore
-- Where our ships put in, at which places is there no outing to go on?
-- harbour names minus those with an excursion
SELECT HarbourName FROM Harbour EXCEPT SELECT T1.HarbourName FROM Harbour AS T1 JOIN Excursion AS T2 ON T1.HarbourCode = T2.HarbourCode;
-- What is the name of the liner with the most cruise days in total?
-- Which vessel is at sea for the largest sum of days?
-- Which ship is away more days than any other, all voyages added up?
-- top liner by sum of cruise days, name
SELECT T1.LinerName FROM Liner AS T1 JOIN Cruise AS T2 ON T1.LinerID = T2.LinerID GROUP BY T1.LinerID ORDER BY SUM(T2.Days) DESC LIMIT 1;
-- Return the themes of cruises that last between 5 and 7 days, each only once.
-- distinct themes of trips of 5 to 7 days
-- What mottos do voyages of 5 to 7 days have? Each just once.
-- days from 5 up to 7: different cruise themes
SELECT DISTINCT Theme FROM Cruise WHERE Days BETWEEN 5 AND 7;
-- Which excursion is without a guide?
-- title of the tour nobody leads yet
-- For which outing is there nobody to take people round?
-- guide empty - excursion title
SELECT Title FROM Excursion WHERE Guide IS NULL;
