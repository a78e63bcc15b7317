-- database: weeknight_recipe_box
CREATE TABLE cook (cookId INTEGER PRIMARY KEY, cookName TEXT, homeTown TEXT, joinedYear INTEGER, diet TEXT);
CREATE TABLE recipe (recipeId INTEGER PRIMARY KEY, title TEXT, cuisine TEXT, prepMinutes INTEGER, servings INTEGER, difficulty TEXT, cookId INTEGER REFERENCES cook(cookId));
CREATE TABLE ingredient (ingredientId INTEGER PRIMARY KEY, name TEXT, foodGroup TEXT, pricePerKg REAL, allergen TEXT);
CREATE TABLE recipeIngredient (recipeId INTEGER REFERENCES recipe(recipeId), ingredientId INTEGER REFERENCES ingredient(ingredientId), grams INTEGER, isOptional TEXT, PRIMARY KEY (recipeId, ingredientId));
CREATE TABLE comment (commentId INTEGER PRIMARY KEY, recipeId INTEGER REFERENCES recipe(recipeId), cookId INTEGER REFERENCES cook(cookId), rating INTEGER, postedOn TEXT);
INSERT INTO cook VALUES (1,'Amina Farouk','Bradford',2016,'none'),(2,'Gerald Hodge','Stirling',2018,'gluten-free'),(3,'Liesl Brandner','Graz',2015,'vegetarian'),(4,'Pham Thu','Bristol',2021,'none'),(5,'Olive Carmody','Stirling',2022,'vegan');
INSERT INTO recipe VALUES (1,'Smoky Chickpea Stew','Moroccan',35,4,'easy',1),(2,'Lemongrass Noodle Soup','Vietnamese',50,3,'medium',4),(3,'Spinach Dumplings','Austrian',70,4,'hard',3),(4,'Oat and Leek Pie','Scottish',55,6,'medium',2),(5,'Lamb Tagine','Moroccan',140,6,'hard',1),(6,'Cold Tofu Salad','Vietnamese',15,2,'easy',4),(7,'Leek and Potato Soup','Scottish',40,5,'easy',2);
INSERT INTO ingredient VALUES (1,'chickpeas','legume',2.9,NULL),(2,'leek','vegetable',3.1,NULL),(3,'rice noodles','grain',5.2,NULL),(4,'tofu','legume',7.8,'soy'),(5,'spinach','vegetable',6.0,NULL),(6,'lamb shoulder','meat',16.5,NULL),(7,'oats','grain',2.2,'gluten'),(8,'peanuts','nut',8.4,'peanut'),(9,'saffron','spice',2900.0,NULL);
INSERT INTO recipeIngredient VALUES (1,1,400,'no'),(1,5,150,'yes'),(2,3,250,'no'),(2,8,40,'yes'),(2,2,60,'yes'),(3,5,500,'no'),(3,2,100,'no'),(4,7,300,'no'),(4,2,450,'no'),(5,6,900,'no'),(5,1,200,'yes'),(6,4,350,'no'),(6,8,50,'no'),(6,5,80,'yes'),(7,2,600,'no');
INSERT INTO comment VALUES (1,1,2,5,'2022-11-03'),(2,1,5,4,'2022-12-10'),(3,2,1,3,'2023-01-22'),(4,5,3,2,'2023-02-14'),(5,5,4,5,'2023-02-20'),(6,6,5,5,'2023-04-01'),(7,1,3,4,'2023-04-15'),(8,4,4,3,'2023-05-05'),(9,7,1,NULL,'2023-06-09');
-- List the titles of recipes that are easy.
-- which dishes have the difficulty easy
-- What can I make that is easy?
-- difficulty = easy, recipe titles
SELECT title FROM recipe WHERE difficulty = 'easy';
-- How many ingredients contain an allergen?
-- count of products for which an allergen is entered
-- How many foodstuffs might make somebody with an allergy ill?
-- allergen filled in: number of ingredients
SELECT COUNT(*) FROM ingredient WHERE allergen IS NOT NULL;
-- What is the title of the recipe with the shortest preparation time?
-- quickest dish to make
-- What can be on the table fastest?
-- recipe with the fewest prep minutes, title please
SELECT title FROM recipe ORDER BY prepMinutes LIMIT 1;
-- What is the average preparation time and the total number of servings for each cuisine?
-- cuisine by cuisine: mean minutes of work, portions summed
-- How long does a meal take to make on average in each culinary tradition, and how many people can its meals feed altogether? Tradition first.
-- per cuisine: its name, avg prep minutes, sum of servings
SELECT cuisine, AVG(prepMinutes), SUM(servings) FROM recipe GROUP BY cuisine;
-- Which recipes have Soup in their title?
-- dishes called something with Soup
-- Which meals have Soup in what they are called?
-- "Soup" in the title - recipe titles
SELECT title FROM recipe WHERE title LIKE '%Soup%';
-- Show the names and prices per kilogram of ingredients that are a vegetable or a legume, the cheapest first.
-- food groups vegetable and legume: product and price a kilo, from cheap to dear
-- How much does a kilo of each vegetable or legume cost? Say what it is called first, least costly on top.
-- ingredient name + price per kg, food group legume or vegetable, ascending by price
SELECT name, pricePerKg FROM ingredient WHERE foodGroup = 'vegetable' OR foodGroup = 'legume' ORDER BY pricePerKg;
-- Who created each recipe? Show the title and the name of the cook.
-- dishes alongside the person they come from
-- Who thought up which meal? Meal first.
-- recipe title and name of its cook, all of them
SELECT T1.title, T2.cookName FROM recipe AS T1 JOIN cook AS T2 ON T1.cookId = T2.cookId;
-- Which ingredients are needed for Cold Tofu Salad, and how many grams of each?
-- shopping list for Cold Tofu Salad: product, grams
-- What do I have to buy for Cold Tofu Salad, and how heavy must each thing be, in grams?
-- Cold Tofu Salad ingredients with grams please
SELECT T3.name, T2.grams FROM recipe AS T1 JOIN recipeIngredient AS T2 ON T1.recipeId = T2.recipeId JOIN ingredient AS T3 ON T2.ingredientId = T3.ingredientId WHERE T1.title = 'Cold Tofu Salad';
-- How many ingredients does each recipe use? Give the recipe's title and the number.
-- dishes with their count of products
-- How many foodstuffs go into every meal? Meal first.
-- count of ingredients by recipe title
SELECT T1.title, COUNT(*) FROM recipe AS T1 JOIN recipeIngredient AS T2 ON T1.recipeId = T2.recipeId GROUP BY T1.recipeId;
-- Which ingredient is used in the largest number of recipes?
-- product that turns up in most dishes
-- Which foodstuff do people cook with most often?
-- top ingredient by number of recipes
SELECT T1.name FROM ingredient AS T1 JOIN recipeIngredient AS T2 ON T1.ingredientId = T2.ingredientId GROUP BY T1.ingredientId ORDER BY COUNT(*) DESC LIMIT 1;
-- Which ingredients are not used in any recipe?
-- products no dish calls for
-- Which foodstuffs never go into a meal?
-- ingredient names, no recipe has them
SELECT name FROM ingredient WHERE ingredientId NOT IN (SELECT ingredientId FROM recipeIngredient);
-- What is the average rating of the recipe Smoky Chickpea Stew?
-- mean mark given to Smoky Chickpea Stew
-- How well do people like Smoky Chickpea Stew on average?
-- Smoky Chickpea Stew: average rating in the comments
SELECT AVG(T2.rating) FROM recipe AS T1 JOIN comment AS T2 ON T1.recipeId = T2.recipeId WHERE T1.title = 'Smoky Chickpea Stew';
-- Find the names of cooks who have created no recipe but have written a comment.
-- people who commented, without those who contributed a dish
-- Who has left remarks about meals without having thought up a single one?
-- cook names with a comment, minus cooks with a recipe
SELECT T1.cookName FROM cook AS T1 JOIN comment AS T2 ON T1.cookId = T2.cookId EXCEPT SELECT T1.cookName FROM cook AS T1 JOIN recipe AS T2 ON T1.cookId = T2.cookId;
-- Which recipes use both leek and peanuts?
-- dishes with leek and peanuts among their products
-- Which meals call for leek as well as peanuts?
-- recipe titles that have both: peanuts, leek
SELECT T1.title FROM recipe AS T1 JOIN recipeIngredient AS T2 ON T1.recipeId = T2.recipeId JOIN ingredient AS T3 ON T2.ingredientId = T3.ingredientId WHERE T3.name = 'leek' INTERSECT SELECT T1.title FROM recipe AS T1 JOIN recipeIngredient AS T2 ON T1.recipeId = T2.recipeId JOIN ingredient AS T3 ON T2.ingredientId = T3.ingredientId WHERE T3.name = 'peanuts';
-- What are the titles of recipes that take longer to prepare than the average recipe?
-- dishes needing more minutes than the mean
-- Which meals keep you in the kitchen longer than average?
-- prep minutes above the mean of all recipes - titles
SELECT title FROM recipe WHERE prepMinutes > (SELECT AVG(prepMinutes) FROM recipe);
-- Which home towns have more than one cook?
-- towns that more than one of our cooks comes from
-- From where do we have over one cook?
-- home town shared by more than 1 cook
SELECT homeTown FROM cook GROUP BY homeTown HAVING COUNT(*) > 1;
-- Show the titles of recipes without any ingredient of the food group vegetable.
-- dishes with no vegetable group product in them
-- Which meals do without anything of the sort vegetable?
-- no ingredient from food group vegetable: recipe titles
SELECT title FROM recipe WHERE recipeId NOT IN (SELECT T1.recipeId FROM recipeIngredient AS T1 JOIN ingredient AS T2 ON T1.ingredientId = T2.ingredientId WHERE T2.foodGroup = 'vegetable');
-- Which cooks' recipes have received at least 2 comments in total? Show the cook's name and the number, the largest number first.
-- whose dishes drew 2 comments or more, with the count, in descending order
-- Whose meals have been talked about no fewer than 2 times altogether, and how often? Most talked about on top.
-- count comments on the recipes of each cook, 2+ only, descending - cook name, count
SELECT T1.cookName, COUNT(*) FROM cook AS T1 JOIN recipe AS T2 ON T1.cookId = T2.cookId JOIN comment AS T3 ON T2.recipeId = T3.recipeId GROUP BY T1.cookId HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;
-- Which cuisine uses the most grams of leek in total?
-- leek by the gram: style of cooking with the highest sum
-- In which culinary tradition does the most leek end up, by weight?
-- ingredient leek: cuisine with the top sum of grams
SELECT T1.cuisine FROM recipe AS T1 JOIN recipeIngredient AS T2 ON T1.recipeId = T2.recipeId JOIN ingredient AS T3 ON T2.ingredientId = T3.ingredientId WHERE T3.name = 'leek' GROUP BY T1.cuisine ORDER BY SUM(T2.grams) DESC LIMIT 1;
-- Give the distinct names of optional ingredients (yes) in recipes that are not easy.
-- products marked optional yes in dishes of any difficulty but easy, no repeats
-- What may one leave out (yes) of meals that are anything but easy? Each foodstuff just once.
-- different ingredient names, optional = yes, recipe difficulty not easy
SELECT DISTINCT T3.name FROM recipe AS T1 JOIN recipeIngredient AS T2 ON T1.recipeId = T2.recipeId JOIN ingredient AS T3 ON T2.ingredientId = T3.ingredientId WHERE T2.isOptional = 'yes' AND T1.difficulty != 'easy';

-- database: blind_wine_tasting
CREATE TABLE grape (grp_cd TEXT PRIMARY KEY, grp_nm TEXT, colour TEXT, origin TEXT);
CREATE TABLE winery (wnry_id INTEGER PRIMARY KEY, wnry_nm TEXT, region TEXT, ctry TEXT, hectares REAL, organic INTEGER);
CREATE TABLE wine (wine_id INTEGER PRIMARY KEY, label TEXT, wnry_id INTEGER REFERENCES winery(wnry_id), grp_cd TEXT REFERENCES grape(grp_cd), vintage INTEGER, alc REAL, btl_price REAL);
CREATE TABLE taster (tstr_id INTEGER PRIMARY KEY, tstr_nm TEXT, profession TEXT, exp_yrs INTEGER);
CREATE TABLE tasting (tast_id INTEGER PRIMARY KEY, tast_dt TEXT, venue TEXT, theme TEXT);
CREATE TABLE score (tast_id INTEGER REFERENCES tasting(tast_id), tstr_id INTEGER REFERENCES taster(tstr_id), wine_id INTEGER REFERENCES wine(wine_id), pts INTEGER, remark TEXT, PRIMARY KEY (tast_id, tstr_id, wine_id));
INSERT INTO grape VALUES ('RIE','Riesling','white','Germany'),('SYR','Syrah','red','France'),('TEM','Tempranillo','red','Spain'),('FUR','Furmint','white','Hungary'),('PIN','Pinot Noir','red','France'),('ASS','Assyrtiko','white','Greece');
INSERT INTO winery VALUES (1,'Hof Sonnleiten','Mosel','Germany',14.5,1),(2,'Bodega Las Cruces','Rioja','Spain',62.0,0),(3,'Domaine Perrault','Rhone','France',27.3,1),(4,'Kiralyhegy','Tokaj','Hungary',19.8,0),(5,'Cold Creek Estate','Otago','New Zealand',33.0,1),(6,'Castello Bruno','Piedmont','Italy',41.2,0);
INSERT INTO wine VALUES (1,'Steilhang Trocken',1,'RIE',2019,11.5,18.9),(2,'Kabinett Alte Reben',1,'RIE',2020,9.0,14.5),(3,'Reserva del Padre',2,'TEM',2016,14.0,24.0),(4,'Crianza Joven',2,'TEM',2019,13.5,11.2),(5,'Les Cailloux',3,'SYR',2017,14.5,39.0),(6,'Dry Mandula',4,'FUR',2021,12.5,16.8),(7,'Schist Block',5,'PIN',2018,13.0,46.0),(8,'Granite Terrace',3,'SYR',2020,14.0,28.5);
INSERT INTO taster VALUES (1,'Bruno Keller','sommelier',18),(2,'Anneke Smit','journalist',9),(3,'Raj Malhotra','importer',12),(4,'Fiona Beck','amateur',3),(5,'Luc Fontaine','sommelier',25);
INSERT INTO tasting VALUES (1,'2022-10-06','Cellar No. 9','whites of the north'),(2,'2022-11-17','Hotel Bellevue','big reds'),(3,'2023-02-09','Cellar No. 9','under twenty'),(4,'2023-04-20','Town Library',NULL);
INSERT INTO score VALUES (1,1,1,92,'steely'),(1,2,1,89,'lime'),(1,1,6,87,'quince'),(1,4,2,85,'sweetish'),(2,3,5,94,'pepper'),(2,1,5,91,'long'),(2,2,3,88,'oak'),(2,3,7,90,'cherry'),(2,1,3,84,NULL),(3,4,4,80,'simple'),(3,2,6,86,'salty'),(3,3,2,83,NULL),(3,4,1,90,'crisp');
-- What are the names of the red grapes?
-- grape varieties with red as colour
-- What are the vines called that give red fruit?
-- colour red - grape names
SELECT grp_nm FROM grape WHERE colour = 'red';
-- How many wineries are organic (1)?
-- number of estates flagged 1 as organic
-- How many wine makers work without chemicals (organic 1)?
-- count wineries, organic flag = 1
SELECT COUNT(*) FROM winery WHERE organic = 1;
-- List label and bottle price of the wines with at least 14 percent alcohol, the cheapest first.
-- wines of 14 percent or stronger: label, price a bottle, from low to high
-- Which bottles are 14 percent or more in strength, and how much is each? Least costly on top.
-- alcohol at least 14: label, bottle price, ascending by price
SELECT label, btl_price FROM wine WHERE alc >= 14 ORDER BY btl_price;
-- Which wine is the most expensive? Return its label and vintage.
-- label and year of the dearest bottle
-- Which bottle costs more than any other, and from what year is it?
-- top bottle price - label + vintage
SELECT label, vintage FROM wine ORDER BY btl_price DESC LIMIT 1;
-- What is the average experience in years of the tasters in each profession?
-- jobs of the panel with the mean number of years in it
-- How long have people been at it on average in each line of work? Line of work first.
-- taster profession with avg years of experience
SELECT profession, AVG(exp_yrs) FROM taster GROUP BY profession;
-- On what date was the tasting without a theme held?
-- the day of the session for which no theme was set
-- When did people meet to taste without any motto?
-- theme empty: tasting date
SELECT tast_dt FROM tasting WHERE theme IS NULL;
-- Which wines come from Spain? Give their labels.
-- labels of everything made in Spain
-- Which bottles were filled in Spain?
-- winery country Spain, wine labels
SELECT T1.label FROM wine AS T1 JOIN winery AS T2 ON T1.wnry_id = T2.wnry_id WHERE T2.ctry = 'Spain';
-- Show each wine's label, the name of its winery and the name of its grape.
-- label, estate, variety for the complete list of wines
-- What does it say on each bottle, who made it, and from what variety?
-- for all wines i need label, winery name, grape name
SELECT T1.label, T2.wnry_nm, T3.grp_nm FROM wine AS T1 JOIN winery AS T2 ON T1.wnry_id = T2.wnry_id JOIN grape AS T3 ON T1.grp_cd = T3.grp_cd;
-- How many wines does each winery have in the list? Show the name of the winery and the count.
-- bottlings per estate: estate name, how many
-- How many bottles on our list are from each wine maker? Maker first.
-- count of wines by winery name
SELECT T1.wnry_nm, COUNT(*) FROM winery AS T1 JOIN wine AS T2 ON T1.wnry_id = T2.wnry_id GROUP BY T1.wnry_id;
-- What points and what remark did Anneke Smit give to Reserva del Padre?
-- Anneke Smit on Reserva del Padre: her points, her remark
-- How high did Anneke Smit rate Reserva del Padre, and what did she say about it?
-- points + remark, taster Anneke Smit, wine Reserva del Padre
SELECT T2.pts, T2.remark FROM taster AS T1 JOIN score AS T2 ON T1.tstr_id = T2.tstr_id JOIN wine AS T3 ON T2.wine_id = T3.wine_id WHERE T1.tstr_nm = 'Anneke Smit' AND T3.label = 'Reserva del Padre';
-- For every wine that has been scored, give the label and the average points, the best average first.
-- ranking of wines by mean score, label and mean
-- How well did each bottle do on average with those who tried it? Label first, most liked on top.
-- avg points per wine, descending: label, avg
SELECT T1.label, AVG(T2.pts) FROM wine AS T1 JOIN score AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id ORDER BY AVG(T2.pts) DESC;
-- Which taster has handed out the most scores?
-- who judged most often
-- Who on the panel has rated more often than anyone else?
-- top taster by number of scores, name
SELECT T1.tstr_nm FROM taster AS T1 JOIN score AS T2 ON T1.tstr_id = T2.tstr_id GROUP BY T1.tstr_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which wines have never been scored? Show the labels.
-- labels nobody has given any points to
-- Which bottles has nobody rated so far?
-- wine labels without any score
SELECT label FROM wine WHERE wine_id NOT IN (SELECT wine_id FROM score);
-- What are the names of grapes from which no wine on the list is made?
-- varieties without a bottle here
-- Which vines have no bottle on our list made from them?
-- grape names, zero wines
SELECT grp_nm FROM grape WHERE grp_cd NOT IN (SELECT grp_cd FROM wine);
-- Which wineries own more hectares than the average winery?
-- estates larger in hectares than the mean, by name
-- Which wine makers have more land than average?
-- winery names, hectares over the mean
SELECT wnry_nm FROM winery WHERE hectares > (SELECT AVG(hectares) FROM winery);
-- Who gave at least one wine more than 90 points and at least one wine fewer than 85? Give the names.
-- names of judges with a score above 90 and also a score below 85
-- Who has awarded over 90 to some bottle and under 85 to some other?
-- taster names with both: points below 85, points above 90
SELECT T1.tstr_nm FROM taster AS T1 JOIN score AS T2 ON T1.tstr_id = T2.tstr_id WHERE T2.pts > 90 INTERSECT SELECT T1.tstr_nm FROM taster AS T1 JOIN score AS T2 ON T1.tstr_id = T2.tstr_id WHERE T2.pts < 85;
-- How many different wines were scored at the venue Cellar No. 9?
-- Cellar No. 9: count of distinct wines judged there
-- How many bottles, each counted once, were rated at Cellar No. 9?
-- venue Cellar No. 9: number of different wines scored
SELECT COUNT(DISTINCT T2.wine_id) FROM tasting AS T1 JOIN score AS T2 ON T1.tast_id = T2.tast_id WHERE T1.venue = 'Cellar No. 9';
-- Which grapes have an average score above 88? Show the name of the grape and the average, in descending order.
-- varieties whose wines got over 88 points in the mean, with that mean, high to low
-- Which vines are rated better than 88 on average, and how well exactly? Best on top.
-- avg points by grape, only above 88, descending - grape name, avg
SELECT T1.grp_nm, AVG(T3.pts) FROM grape AS T1 JOIN wine AS T2 ON T1.grp_cd = T2.grp_cd JOIN score AS T3 ON T2.wine_id = T3.wine_id GROUP BY T1.grp_cd HAVING AVG(T3.pts) > 88 ORDER BY AVG(T3.pts) DESC;
-- Among white wines, which one received the highest single score, and who gave it? Show the label and the taster's name.
-- best points ever for something white: label, then the judge
-- Which bottle of white got the best mark of all, and from whom?
-- colour white, top points in one score: label, taster name
SELECT T1.label, T4.tstr_nm FROM wine AS T1 JOIN grape AS T2 ON T1.grp_cd = T2.grp_cd JOIN score AS T3 ON T1.wine_id = T3.wine_id JOIN taster AS T4 ON T3.tstr_id = T4.tstr_id WHERE T2.colour = 'white' ORDER BY T3.pts DESC LIMIT 1;
-- List the countries of the wineries whose wines were scored by an importer, without repetition.
-- lands, each once, with a wine that an importer has judged
-- Where in the world do those bottles come from that somebody working as an importer has rated? Each nation just once.
-- different winery countries, wines scored by a taster with profession importer
SELECT DISTINCT T1.ctry FROM winery AS T1 JOIN wine AS T2 ON T1.wnry_id = T2.wnry_id JOIN score AS T3 ON T2.wine_id = T3.wine_id JOIN taster AS T4 ON T3.tstr_id = T4.tstr_id WHERE T4.profession = 'importer';

-- database: city_table_reviews
CREATE TABLE Ref_Cuisines (cuisine_code TEXT PRIMARY KEY, cuisine_description TEXT);
CREATE TABLE Restaurants (rest_id INTEGER PRIMARY KEY, rest_name TEXT, district TEXT, cuisine_code TEXT REFERENCES Ref_Cuisines(cuisine_code), price_level INTEGER, seat_count INTEGER, opened_year INTEGER);
CREATE TABLE Reviewers (reviewer_id INTEGER PRIMARY KEY, user_name TEXT, member_since INTEGER, home_district TEXT, is_verified TEXT);
CREATE TABLE Reviews (review_id INTEGER PRIMARY KEY, rest_id INTEGER REFERENCES Restaurants(rest_id), reviewer_id INTEGER REFERENCES Reviewers(reviewer_id), stars INTEGER, visit_date TEXT, bill_amount REAL, helpful_votes INTEGER);
CREATE TABLE Dishes (dish_id INTEGER PRIMARY KEY, rest_id INTEGER REFERENCES Restaurants(rest_id), dish_name TEXT, price REAL, vegetarian TEXT);
INSERT INTO Ref_Cuisines VALUES ('GEO','Georgian'),('PER','Peruvian'),('JAP','Japanese'),('ETH','Ethiopian'),('BAS','Basque');
INSERT INTO Restaurants VALUES (1,'Tbilisi Lane','Oldtown','GEO',2,48,2012),(2,'Lima Norte','Docklands','PER',3,70,2018),(3,'Kumo','Oldtown','JAP',4,22,2015),(4,'Addis Corner','Northgate','ETH',1,35,2009),(5,'Sardine Bar','Docklands','BAS',2,30,2021),(6,'Ramen Depot','Northgate','JAP',1,54,2020),(7,'Ceviche Club','Oldtown','PER',3,40,2023);
INSERT INTO Reviewers VALUES (1,'forkful_fran',2014,'Oldtown','yes'),(2,'hungry_hal',2019,'Northgate','no'),(3,'miso_marie',2016,'Docklands','yes'),(4,'spice_sid',2021,'Northgate','yes'),(5,'quiet_eater',2022,NULL,'no');
INSERT INTO Reviews VALUES (1,1,1,5,'2022-01-15',46.0,12),(2,1,2,4,'2022-02-20',38.5,3),(3,3,1,5,'2022-03-12',122.0,25),(4,3,3,3,'2022-04-02',98.0,8),(5,2,3,4,'2022-05-28',74.0,6),(6,4,4,5,'2022-06-11',21.5,17),(7,6,2,2,'2022-08-30',18.0,1),(8,6,4,3,'2022-09-14',19.5,4),(9,5,1,4,'2022-10-22',41.0,9),(10,6,3,1,'2022-11-05',17.0,NULL);
INSERT INTO Dishes VALUES (1,1,'khachapuri',11.5,'yes'),(2,1,'lamb khinkali',13.0,'no'),(3,2,'beef anticuchos',16.0,'no'),(4,3,'eel rice box',34.0,'no'),(5,4,'lentil platter',9.5,'yes'),(6,5,'grilled sardines',12.0,'no'),(7,6,'miso ramen',10.8,'yes'),(8,2,'potato causa',12.8,'yes'),(9,6,'pork ramen',12.5,'no');
-- Which restaurants are in the district Docklands?
-- places to eat in Docklands, by name
-- Where can you dine in Docklands?
-- restaurant names, district = Docklands
SELECT rest_name FROM Restaurants WHERE district = 'Docklands';
-- How many reviews gave fewer than 3 stars?
-- count of write-ups with less than 3 stars
-- How often was somebody so unhappy that they gave under 3 stars?
-- number of reviews, stars below 3
SELECT COUNT(*) FROM Reviews WHERE stars < 3;
-- Show the name and price of the cheapest dish.
-- what costs least on any menu, and how much
-- What is the least costly thing to order, and what does it cost?
-- lowest price of all dishes: dish name + price
SELECT dish_name, price FROM Dishes ORDER BY price LIMIT 1;
-- What are the smallest, the largest and the total bill amount over all reviews?
-- bills: min, max and sum
-- How much did guests pay at the least, at the most, and altogether?
-- bill amount over the reviews - min, max, sum
SELECT MIN(bill_amount), MAX(bill_amount), SUM(bill_amount) FROM Reviews;
-- Find the user names of verified reviewers (yes) who became members in 2016 or earlier.
-- verified yes and a joining year no later than 2016: user names
-- Who has proved who they are (yes) and has been with us since 2016 or longer? User names.
-- member since 2016 at the latest and verified = yes: user name
SELECT user_name FROM Reviewers WHERE is_verified = 'yes' AND member_since <= 2016;
-- List the names and opening years of the restaurants, from the newest to the oldest.
-- all eateries with the year they started, most recent on top
-- What are the places to dine called, and when did each start up? Latest on top.
-- restaurant name, opened year, descending by year
SELECT rest_name, opened_year FROM Restaurants ORDER BY opened_year DESC;
-- How many restaurants are there in each district?
-- eateries per part of town, the district first
-- How many places to dine are there in each part of town? Part of town first.
-- count restaurants by district
SELECT district, COUNT(*) FROM Restaurants GROUP BY district;
-- Which dishes have ramen in their name, and what do they cost?
-- name and price of everything with ramen in it by name
-- What can you order with ramen in what it is called, and how much is it?
-- "ramen" in the dish name: name, price
SELECT dish_name, price FROM Dishes WHERE dish_name LIKE '%ramen%';
-- Show the names of the restaurants that serve Japanese cuisine.
-- where can I eat Japanese
-- Which places cook Japanese?
-- cuisine Japanese - restaurant names
SELECT T1.rest_name FROM Restaurants AS T1 JOIN Ref_Cuisines AS T2 ON T1.cuisine_code = T2.cuisine_code WHERE T2.cuisine_description = 'Japanese';
-- What is the average number of stars of each restaurant? Include the name of the restaurant, and list the best first.
-- eateries ranked on mean stars: name, mean, in descending order
-- How well do guests like each place on average, in stars? Place first, favourite on top.
-- avg stars by restaurant, descending: restaurant name, avg
SELECT T1.rest_name, AVG(T2.stars) FROM Restaurants AS T1 JOIN Reviews AS T2 ON T1.rest_id = T2.rest_id GROUP BY T1.rest_id ORDER BY AVG(T2.stars) DESC;
-- Which vegetarian dishes (yes) are offered by restaurants with price level 1? Give dish name and restaurant name.
-- vegetarian yes at places of price level 1: the dish and where
-- What can you order without meat (yes) where the price level is 1, and at which place?
-- price level = 1, vegetarian = yes - dish name + restaurant name
SELECT T1.dish_name, T2.rest_name FROM Dishes AS T1 JOIN Restaurants AS T2 ON T1.rest_id = T2.rest_id WHERE T1.vegetarian = 'yes' AND T2.price_level = 1;
-- When did forkful_fran visit Kumo?
-- date of forkful_fran's meal at Kumo
-- On what day did forkful_fran dine at Kumo?
-- Kumo, user forkful_fran: visit date
SELECT T2.visit_date FROM Reviewers AS T1 JOIN Reviews AS T2 ON T1.reviewer_id = T2.reviewer_id JOIN Restaurants AS T3 ON T2.rest_id = T3.rest_id WHERE T1.user_name = 'forkful_fran' AND T3.rest_name = 'Kumo';
-- Which restaurant has received the most reviews?
-- most written-about eatery
-- Which place to dine do people write about more than any other?
-- top restaurant by count of reviews
SELECT T1.rest_name FROM Restaurants AS T1 JOIN Reviews AS T2 ON T1.rest_id = T2.rest_id GROUP BY T1.rest_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which reviewers have written no review? Return the user names.
-- user names without a single write-up
-- Who has signed up and not given a single opinion? User names.
-- reviewers with no review - user name
SELECT user_name FROM Reviewers WHERE reviewer_id NOT IN (SELECT reviewer_id FROM Reviews);
-- What are the names of restaurants with no dish recorded?
-- eateries whose menu is missing altogether
-- Which places to dine have nothing to order on file?
-- restaurant names, zero dishes
SELECT rest_name FROM Restaurants WHERE rest_id NOT IN (SELECT rest_id FROM Dishes);
-- Which dishes cost more than the average dish? Show the names.
-- names of what is dearer than the mean price on the menus
-- Which things to order are dearer than average?
-- price over the mean of all dishes: dish names
SELECT dish_name FROM Dishes WHERE price > (SELECT AVG(price) FROM Dishes);
-- Which districts have both a restaurant of price level 2 and a restaurant of price level 3?
-- parts of town with a price level 2 place and a price level 3 place alike
-- In which parts of town is there a place to dine at price level 2 and another at price level 3?
-- districts having both price levels: 3, 2
SELECT district FROM Restaurants WHERE price_level = 2 INTERSECT SELECT district FROM Restaurants WHERE price_level = 3;
-- For each cuisine description, show the number of reviews, but only for cuisines with at least 2 reviews, the most reviewed first.
-- cuisines in words with 2 or more write-ups: how many each, descending
-- How often has each kind of cooking been written about, as long as it was no fewer than 2 times? Kind of cooking in words, then the figure, highest on top.
-- count reviews per cuisine description, 2+ only, descending
SELECT T1.cuisine_description, COUNT(*) FROM Ref_Cuisines AS T1 JOIN Restaurants AS T2 ON T1.cuisine_code = T2.cuisine_code JOIN Reviews AS T3 ON T2.rest_id = T3.rest_id GROUP BY T1.cuisine_code HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;
-- Which verified reviewer (yes) spent the most money in total? Give the user name and the total of the bills.
-- verified yes: biggest spender by bills added up, user name and sum
-- Who of those who have proved who they are (yes) has left the most money in places to dine, and how much? User name first.
-- verified = yes, top sum of bill amounts - user name, sum
SELECT T1.user_name, SUM(T2.bill_amount) FROM Reviewers AS T1 JOIN Reviews AS T2 ON T1.reviewer_id = T2.reviewer_id WHERE T1.is_verified = 'yes' GROUP BY T1.reviewer_id ORDER BY SUM(T2.bill_amount) DESC LIMIT 1;
-- Find the user names of reviewers who gave 5 stars to a restaurant in Oldtown or live in the home district Docklands.
-- user names: anyone with a 5 star verdict on an Oldtown place, plus everyone whose home is Docklands
-- Who has rated a place in Oldtown with 5 stars, or is at home in Docklands? User names.
-- user names in one list: home district Docklands, or stars = 5 for a restaurant in district Oldtown
SELECT T1.user_name FROM Reviewers AS T1 JOIN Reviews AS T2 ON T1.reviewer_id = T2.reviewer_id JOIN Restaurants AS T3 ON T2.rest_id = T3.rest_id WHERE T2.stars = 5 AND T3.district = 'Oldtown' UNION SELECT user_name FROM Reviewers WHERE home_district = 'Docklands';

-- database: open_gardens_scheme
CREATE TABLE gardener (gardener_id INTEGER PRIMARY KEY, full_name TEXT, village TEXT, years_of_experience INTEGER, telephone_number TEXT);
CREATE TABLE garden (garden_id INTEGER PRIMARY KEY, garden_name TEXT, village TEXT, area_in_square_metres INTEGER, soil_type TEXT, admission_fee REAL, gardener_id INTEGER REFERENCES gardener(gardener_id));
CREATE TABLE plant (plant_id INTEGER PRIMARY KEY, common_name TEXT, latin_name TEXT, plant_type TEXT, flower_colour TEXT, maximum_height_in_cm INTEGER, is_poisonous TEXT);
CREATE TABLE planting (planting_id INTEGER PRIMARY KEY, garden_id INTEGER REFERENCES garden(garden_id), plant_id INTEGER REFERENCES plant(plant_id), year_planted INTEGER, number_of_specimens INTEGER);
CREATE TABLE open_day (open_day_id INTEGER PRIMARY KEY, garden_id INTEGER REFERENCES garden(garden_id), date_of_opening TEXT, number_of_visitors INTEGER, money_raised REAL);
INSERT INTO gardener VALUES (1,'Beatrix Lowe','Upper Slade',32,'340-118'),(2,'Hamish Orr','Millcombe',15,NULL),(3,'Delphine Roux','Upper Slade',8,'340-672'),(4,'Sanjay Menon','Tarn End',21,'351-005'),(5,'Nell Whitby','Millcombe',4,'347-912');
INSERT INTO garden VALUES (1,'Foxglove Cottage','Upper Slade',850,'clay',4.0,1),(2,'The Old Rectory','Millcombe',4200,'loam',7.5,2),(3,'Terrace House','Upper Slade',240,'chalk',3.0,3),(4,'Tarn Lodge','Tarn End',6100,'peat',8.0,4),(5,'Mill Yard','Millcombe',600,'loam',NULL,2),(6,'Quarry Garden','Tarn End',1500,'chalk',5.0,NULL);
INSERT INTO plant VALUES (1,'foxglove','Digitalis purpurea','biennial','purple',150,'yes'),(2,'English lavender','Lavandula angustifolia','shrub','purple',60,'no'),(3,'yew','Taxus baccata','tree',NULL,2000,'yes'),(4,'peony','Paeonia lactiflora','perennial','pink',90,'no'),(5,'oxeye daisy','Leucanthemum vulgare','perennial','white',75,'no'),(6,'rhododendron','Rhododendron ponticum','shrub','pink',500,'yes'),(7,'snowdrop','Galanthus nivalis','bulb','white',15,'yes'),(8,'sea lavender','Limonium vulgare','perennial','purple',40,'no');
INSERT INTO planting VALUES (1,1,1,2014,45),(2,1,2,2016,20),(3,2,3,1978,6),(4,2,4,2005,18),(5,2,7,1995,900),(6,3,2,2020,12),(7,4,6,1988,35),(8,4,3,1952,3),(9,4,7,2001,400),(10,5,5,2018,60),(11,6,5,2019,150),(12,6,2,2021,25);
INSERT INTO open_day VALUES (1,1,'2022-06-12',140,560),(2,2,'2022-02-19',310,2325),(3,2,'2022-06-26',265,1987.5),(4,4,'2022-05-22',420,3360),(5,3,'2022-06-12',75,225),(6,1,'2023-06-11',155,620),(7,4,'2023-05-21',390,3120);
-- List the common names of all poisonous plants (yes).
-- everyday names of what is marked yes as poisonous
-- Which plants would make you ill if you ate them (yes)? What people call them.
-- poisonous = yes - common names
SELECT common_name FROM plant WHERE is_poisonous = 'yes';
-- How many gardens have loam as their soil type?
-- gardens on loam, the number
-- How many gardens grow on loam?
-- count gardens, soil type loam
SELECT COUNT(*) FROM garden WHERE soil_type = 'loam';
-- What is the total area, and what is the average area of the gardens?
-- square metres of all gardens: sum, then mean
-- How big are all the gardens together, and how big is one on average?
-- area in square metres: sum, avg
SELECT SUM(area_in_square_metres), AVG(area_in_square_metres) FROM garden;
-- Which plants have lavender in their common name? Show the common and the Latin names.
-- plants commonly called something with lavender, everyday name then Latin
-- What do people call the plants with lavender in their everyday name, and what do botanists call them?
-- "lavender" in the common name: common name + latin name
SELECT common_name, latin_name FROM plant WHERE common_name LIKE '%lavender%';
-- Which garden has no admission fee set?
-- name of the garden with the fee left blank
-- For which garden is it not known how much one pays to get in?
-- admission fee empty - garden name
SELECT garden_name FROM garden WHERE admission_fee IS NULL;
-- Show the different flower colours of plants between 50 and 100 cm in maximum height.
-- what colours, no repeats, do plants growing to 50 up to 100 cm flower in
-- In which colours do plants bloom that get 50 to 100 cm tall? Each just once.
-- max height from 50 up to 100: different flower colours
SELECT DISTINCT flower_colour FROM plant WHERE maximum_height_in_cm BETWEEN 50 AND 100;
-- Give the name of each garden and the full name of the gardener who looks after it.
-- gardens and the person tending them
-- Who tends which garden? Garden first.
-- garden name, gardener's full name
SELECT T1.garden_name, T2.full_name FROM garden AS T1 JOIN gardener AS T2 ON T1.gardener_id = T2.gardener_id;
-- How many visitors did each garden have in total on its open days? Show the garden name and the total, the most visited first.
-- garden names with people through the gate added up, highest first
-- How many people have come to see every garden altogether? Garden first, biggest crowd on top.
-- sum of visitors over the open days by garden, descending: garden name, sum
SELECT T1.garden_name, SUM(T2.number_of_visitors) FROM garden AS T1 JOIN open_day AS T2 ON T1.garden_id = T2.garden_id GROUP BY T1.garden_id ORDER BY SUM(T2.number_of_visitors) DESC;
-- Which plants grow in Tarn Lodge? List common names and numbers of specimens.
-- Tarn Lodge: what is planted (everyday name) and how many of it
-- What has been put in the ground at Tarn Lodge, in everyday words, and how many of each?
-- Tarn Lodge plantings - common name, number of specimens
SELECT T3.common_name, T2.number_of_specimens FROM garden AS T1 JOIN planting AS T2 ON T1.garden_id = T2.garden_id JOIN plant AS T3 ON T2.plant_id = T3.plant_id WHERE T1.garden_name = 'Tarn Lodge';
-- In how many gardens does each plant occur? Give the common name and the number of plantings.
-- plantings per plant, everyday name in front
-- How often has every plant been put in the ground? What people call it, then the figure.
-- count of plantings by common name
SELECT T1.common_name, COUNT(*) FROM plant AS T1 JOIN planting AS T2 ON T1.plant_id = T2.plant_id GROUP BY T1.plant_id;
-- What is the common name of the plant that has been in a garden the longest, judging by the year planted?
-- everyday name of the plant with the earliest year in the ground
-- What do people call the plant that went into the ground first of all?
-- earliest year planted: common name, one only
SELECT T1.common_name FROM plant AS T1 JOIN planting AS T2 ON T1.plant_id = T2.plant_id ORDER BY T2.year_planted LIMIT 1;
-- Which plants are not found in any garden? Show the common names.
-- everyday names of plants that nobody has planted
-- Which plants has nobody put in the ground? What people call them.
-- common names without any planting
SELECT common_name FROM plant WHERE plant_id NOT IN (SELECT plant_id FROM planting);
-- Which gardeners are more experienced than the average gardener?
-- full names of those with more years behind them than the mean
-- Who has been gardening for longer than average?
-- years of experience above the mean - full name
SELECT full_name FROM gardener WHERE years_of_experience > (SELECT AVG(years_of_experience) FROM gardener);
-- What are the names of the gardens that never had an open day?
-- gardens that have not opened to the public at all
-- Which gardens has the public not been let into even once?
-- garden names with no open day
SELECT garden_name FROM garden WHERE garden_id NOT IN (SELECT garden_id FROM open_day);
-- Which villages have a garden with chalk soil and also a garden with peat soil?
-- villages where one finds chalk as well as peat among the gardens
-- Where is there a garden on chalk and another one on peat?
-- villages with both soil types: peat, chalk
SELECT village FROM garden WHERE soil_type = 'chalk' INTERSECT SELECT village FROM garden WHERE soil_type = 'peat';
-- Which gardener looks after more than one garden? Show name and telephone number.
-- who has more than one garden in their care, with the phone
-- Who tends over one garden, and how can I ring them?
-- gardeners with more than 1 garden: full name, telephone number
SELECT T1.full_name, T1.telephone_number FROM gardener AS T1 JOIN garden AS T2 ON T1.gardener_id = T2.gardener_id GROUP BY T1.gardener_id HAVING COUNT(*) > 1;
-- Find the names of gardens with no poisonous plant (yes) in them.
-- gardens free of anything with poisonous yes
-- Which gardens are safe, with nothing in them that could make you ill (yes)?
-- garden names without any plant where poisonous = yes
SELECT garden_name FROM garden WHERE garden_id NOT IN (SELECT T1.garden_id FROM planting AS T1 JOIN plant AS T2 ON T1.plant_id = T2.plant_id WHERE T2.is_poisonous = 'yes');
-- Which garden has the most specimens of plants that flower in white? Return the name and the total.
-- white flowering plants: garden with the highest count of specimens, and that count
-- Which garden has more plants blooming in white than the rest, counting every single one, and how many?
-- flower colour white: top garden by sum of specimens - garden name, sum
SELECT T1.garden_name, SUM(T2.number_of_specimens) FROM garden AS T1 JOIN planting AS T2 ON T1.garden_id = T2.garden_id JOIN plant AS T3 ON T2.plant_id = T3.plant_id WHERE T3.flower_colour = 'white' GROUP BY T1.garden_id ORDER BY SUM(T2.number_of_specimens) DESC LIMIT 1;
-- For villages whose open days raised more than 1000 in total, show the village of the garden and the money raised, in descending order.
-- village by village the sum collected at open days, only sums over 1000, largest first
-- Where did the gardens bring in over 1000 altogether when the public came, and how much was it? Village first, most on top.
-- sum of money raised by garden village, only above 1000, descending
SELECT T1.village, SUM(T2.money_raised) FROM garden AS T1 JOIN open_day AS T2 ON T1.garden_id = T2.garden_id GROUP BY T1.village HAVING SUM(T2.money_raised) > 1000 ORDER BY SUM(T2.money_raised) DESC;
-- Who are the gardeners of gardens that have yew or peony? Give distinct full names.
-- people, each once, tending a garden in which yew or peony is planted
-- Who tends a garden where yew or peony grows? Nobody twice, please.
-- different gardener full names, common name of a plant there is peony or yew
SELECT DISTINCT T1.full_name FROM gardener AS T1 JOIN garden AS T2 ON T1.gardener_id = T2.gardener_id JOIN planting AS T3 ON T2.garden_id = T3.garden_id JOIN plant AS T4 ON T3.plant_id = T4.plant_id WHERE T4.common_name = 'yew' OR T4.common_name = 'peony';
