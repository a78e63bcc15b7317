-- database: bakery_plant
CREATE TABLE supplier (supp_no INTEGER PRIMARY KEY, supp_nm TEXT, region TEXT, lead_days INTEGER);
CREATE TABLE ingredient (ingr_no INTEGER PRIMARY KEY, ingr_nm TEXT, supp_no INTEGER REFERENCES supplier(supp_no), unit_cost REAL, stk_kg REAL, allergen TEXT);
CREATE TABLE bread (bread_no INTEGER PRIMARY KEY, bread_nm TEXT, kind TEXT, wt_g INTEGER, price REAL);
CREATE TABLE recipe_line (bread_no INTEGER REFERENCES bread(bread_no), ingr_no INTEGER REFERENCES ingredient(ingr_no), qty_g INTEGER, PRIMARY KEY (bread_no, ingr_no));
CREATE TABLE batch (batch_no INTEGER PRIMARY KEY, bread_no INTEGER REFERENCES bread(bread_no), baked_dt TEXT, oven INTEGER, pcs INTEGER, rejects INTEGER);
INSERT INTO supplier VALUES (1,'Mill & Sons','north',3),(2,'Dairy Union','south',1),(3,'Seedworks','north',7),(4,'Salt Lake Co','west',14);
INSERT INTO ingredient VALUES (1,'wheat flour',1,0.6,900,'gluten'),(2,'rye flour',1,0.8,400,'gluten'),(3,'butter',2,7.5,60,'milk'),(4,'poppy seed',3,5.2,25,NULL),(5,'salt',4,0.3,120,NULL),(6,'sunflower seed',3,3.1,40,NULL),(7,'yeast',NULL,2.4,15,NULL);
INSERT INTO bread VALUES (1,'Country loaf','sourdough',1000,4.9),(2,'Rye brick','sourdough',750,4.2),(3,'Brioche','sweet',400,5.5),(4,'Poppy roll','roll',80,0.9),(5,'Plain roll','roll',70,0.6),(6,'Stollen','sweet',900,14.0);
INSERT INTO recipe_line VALUES (1,1,600),(1,2,100),(1,5,18),(2,2,500),(2,5,15),(3,1,250),(3,3,120),(4,1,50),(4,4,6),(5,1,50),(5,5,1);
INSERT INTO batch VALUES (1,1,'2024-03-01',1,120,4),(2,2,'2024-03-01',2,80,9),(3,4,'2024-03-01',3,600,12),(4,5,'2024-03-02',3,800,10),(5,1,'2024-03-02',1,110,2),(6,3,'2024-03-03',2,150,21),(7,5,'2024-03-03',3,750,8);
-- What are the names and prices of the rolls (kind roll)?
-- everything of kind roll, with its price
-- What is there of the kind roll, and how much does each cost?
-- kind = roll: bread name plus price
SELECT bread_nm, price FROM bread WHERE kind = 'roll';
-- Which ingredients does the Country loaf contain?
-- what goes into the Country loaf
-- What is a Country loaf made of?
-- recipe of Country loaf - names of all that is in it
SELECT T1.ingr_nm FROM ingredient AS T1 JOIN recipe_line AS T2 ON T1.ingr_no = T2.ingr_no JOIN bread AS T3 ON T2.bread_no = T3.bread_no WHERE T3.bread_nm = 'Country loaf';
-- How many pieces of each bread were baked in total? Show its name.
-- production per bread, name and sum of pieces
-- How much have we made of every loaf, counted in pieces? What it is called, then how many.
-- pcs summed over batches for each bread: name, sum
SELECT T1.bread_nm, SUM(T2.pcs) FROM bread AS T1 JOIN batch AS T2 ON T1.bread_no = T2.bread_no GROUP BY T1.bread_no;
-- Which bread has never been baked?
-- product without any batch
-- What have we in the range that has never seen the oven?
-- breads with no batch, names please
SELECT bread_nm FROM bread WHERE bread_no NOT IN (SELECT bread_no FROM batch);
-- Which supplier delivers the most ingredients?
-- vendor we get the largest number of ingredients from
-- Who sells us the greatest variety of things to bake with?
-- count ingredients by supplier, name of the top one
SELECT T1.supp_nm FROM supplier AS T1 JOIN ingredient AS T2 ON T1.supp_no = T2.supp_no GROUP BY T1.supp_no ORDER BY COUNT(*) DESC LIMIT 1;
-- List the ingredients from suppliers in the north.
-- which ingredients come from the north region
-- What do we buy from up north?
-- supplier region north: the ingredients
SELECT T1.ingr_nm FROM ingredient AS T1 JOIN supplier AS T2 ON T1.supp_no = T2.supp_no WHERE T2.region = 'north';
-- What is the average number of rejects per oven?
-- mean waste (rejects), oven by oven
-- How many pieces are spoilt on average in every oven?
-- oven, mean of the rejects
SELECT oven, AVG(rejects) FROM batch GROUP BY oven;
-- Which breads contain gluten? Show each name once.
-- distinct products with an ingredient whose allergen is gluten
-- What should people keep off who cannot eat gluten? No repeats.
-- allergen gluten in some ingredient: those breads, each one time
SELECT DISTINCT T1.bread_nm FROM bread AS T1 JOIN recipe_line AS T2 ON T1.bread_no = T2.bread_no JOIN ingredient AS T3 ON T2.ingr_no = T3.ingr_no WHERE T3.allergen = 'gluten';
-- How many batches had more than 10 rejects?
-- count of batches with over 10 bad pieces
-- How often were more than 10 pieces spoilt in one go?
-- rejects above 10, number of batches
SELECT COUNT(*) FROM batch WHERE rejects > 10;
-- What is the most expensive ingredient per unit?
-- ingredient with the highest cost
-- What do we pay most for, unit by unit?
-- sort ingredients by unit cost, the very dearest one's name
SELECT ingr_nm FROM ingredient ORDER BY unit_cost DESC LIMIT 1;
-- Show the names of ingredients with less than 50 kg in stock, smallest stock first.
-- what is running low, under 50 kg, lowest first
-- What have we got less than 50 kg of? Least first.
-- stock under 50 kg: ingredient names, sorted upwards by the stock
SELECT ingr_nm FROM ingredient WHERE stk_kg < 50 ORDER BY stk_kg;
-- Which kinds of bread have an average price above 4?
-- kinds that cost over 4 on average
-- Which sorts are dearer than 4 on average?
-- mean price over 4: list the kinds of bread
SELECT kind FROM bread GROUP BY kind HAVING AVG(price) > 4;
-- How many ingredients have no allergen?
-- number of ingredients without an allergen
-- How many things we bake with can be eaten by anybody, nothing being down as an allergen?
-- allergen empty - count the ingredients
SELECT COUNT(*) FROM ingredient WHERE allergen IS NULL;
-- Which ingredients are used in no recipe?
-- ingredients that go into no bread
-- What have we on the shelf that is not called for anywhere?
-- ingredients on no recipe line
SELECT ingr_nm FROM ingredient WHERE ingr_no NOT IN (SELECT ingr_no FROM recipe_line);
-- On which day were the most pieces baked in one batch, and which bread was it?
-- date and bread of the biggest batch
-- When did we bake the most in a single go, and what was it?
-- batches sorted by pieces, top one: baking date, bread name
SELECT T1.baked_dt, T2.bread_nm FROM batch AS T1 JOIN bread AS T2 ON T1.bread_no = T2.bread_no ORDER BY T1.pcs DESC LIMIT 1;
-- database: podcast_house
CREATE TABLE host (id INTEGER PRIMARY KEY, stage_name TEXT, real_name TEXT, based_in TEXT, born INTEGER);
CREATE TABLE show (id INTEGER PRIMARY KEY, title TEXT, category TEXT, language TEXT, launched INTEGER, host_id INTEGER REFERENCES host(id), cohost_id INTEGER REFERENCES host(id));
CREATE TABLE episode (id INTEGER PRIMARY KEY, show_id INTEGER REFERENCES show(id), number INTEGER, title TEXT, published TEXT, minutes INTEGER, downloads INTEGER);
CREATE TABLE sponsor (id INTEGER PRIMARY KEY, name TEXT, industry TEXT);
CREATE TABLE sponsorship (episode_id INTEGER REFERENCES episode(id), sponsor_id INTEGER REFERENCES sponsor(id), fee REAL, PRIMARY KEY (episode_id, sponsor_id));
INSERT INTO host VALUES (1,'Mo','Maureen Hale','Dublin',1984),(2,'DJ Kite','Devon James','London',1990),(3,'Prof P','Pavel Cerny','Prague',1966),(4,'Lou','Louise Martin','London',1995),(5,'Nico','Nicolas Brun','Lyon',1988);
INSERT INTO show VALUES (1,'Odd Jobs','society','English',2018,1,2),(2,'Star Stuff','science','English',2020,3,NULL),(3,'Late Train','fiction','English',2021,4,1),(4,'Petit Dej','society','French',2019,5,NULL),(5,'Deep Cells','science','English',2023,3,4);
INSERT INTO episode VALUES (1,1,1,'The bell ringer','2018-03-01',42,9000),(2,1,2,'Night baker','2018-03-15',38,11000),(3,2,1,'Red dwarfs','2020-05-02',55,20000),(4,2,2,'Comet dust','2020-05-16',61,17500),(5,3,1,'Platform nine','2021-10-08',25,4000),(6,4,1,'Bonjour','2019-01-07',30,6500),(7,1,3,'Lock keeper','2023-02-11',47,15000);
INSERT INTO sponsor VALUES (1,'Brew Barn','coffee'),(2,'Nimbus Cloud','software'),(3,'Fold Beds','furniture'),(4,'Gleam','cosmetics');
INSERT INTO sponsorship VALUES (1,1,300),(2,1,350),(2,2,500),(3,2,800),(4,2,800),(7,3,600),(5,1,150);
-- Which shows does Prof P host?
-- titles of the programmes presented by Prof P
-- What does Prof P present?
-- host Prof P (stage name): show titles
SELECT T1.title FROM show AS T1 JOIN host AS T2 ON T1.host_id = T2.id WHERE T2.stage_name = 'Prof P';
-- Show the titles of shows and the stage names of their cohosts.
-- programme and second presenter, by stage name, where there is one
-- Who helps to present each programme? What it is called, then the helper's stage name.
-- show title with its cohost by stage name, only shows that have one
SELECT T1.title, T2.stage_name FROM show AS T1 JOIN host AS T2 ON T1.cohost_id = T2.id;
-- How many episodes does each show have? Give the show's title.
-- count of instalments per programme title
-- How many instalments has each programme had? Its name, then how many.
-- episode count per show, title in front
SELECT T1.title, COUNT(*) FROM show AS T1 JOIN episode AS T2 ON T1.id = T2.show_id GROUP BY T1.id;
-- Which shows have no episode yet?
-- titles of programmes with nothing published
-- Which programmes have not put anything out?
-- shows with zero episodes: titles
SELECT title FROM show WHERE id NOT IN (SELECT show_id FROM episode);
-- What is the title of the most downloaded episode?
-- the instalment people downloaded most
-- Which instalment did listeners fetch more often than any other?
-- sort episodes by downloads, only the top title
SELECT title FROM episode ORDER BY downloads DESC LIMIT 1;
-- Find the total downloads of each category.
-- downloads summed up by category
-- How often did people fetch something, sort by sort of programme?
-- show category, sum of downloads over its episodes
SELECT T1.category, SUM(T2.downloads) FROM show AS T1 JOIN episode AS T2 ON T1.id = T2.show_id GROUP BY T1.category;
-- Which sponsors paid for an episode of Odd Jobs? Show different names only.
-- distinct advertisers on Odd Jobs
-- Who has advertised in Odd Jobs? No repeats.
-- show Odd Jobs: sponsor names, each one time
SELECT DISTINCT T1.name FROM sponsor AS T1 JOIN sponsorship AS T2 ON T1.id = T2.sponsor_id JOIN episode AS T3 ON T2.episode_id = T3.id JOIN show AS T4 ON T3.show_id = T4.id WHERE T4.title = 'Odd Jobs';
-- Which sponsor has paid the most in total?
-- advertiser with the largest sum of fees
-- Which advertiser has spent more with us than any other, all together?
-- sum the fee by sponsor, name of the biggest
SELECT T1.name FROM sponsor AS T1 JOIN sponsorship AS T2 ON T1.id = T2.sponsor_id GROUP BY T1.id ORDER BY SUM(T2.fee) DESC LIMIT 1;
-- List the names of sponsors without any sponsorship.
-- advertisers that have not paid for anything
-- Who among the advertisers has yet to book an instalment?
-- sponsors with no sponsorship, by name
SELECT name FROM sponsor WHERE id NOT IN (SELECT sponsor_id FROM sponsorship);
-- What are the real names of hosts from London?
-- presenters based in London, by real name
-- What are the presenters in London called in private?
-- based in London: hosts' real names
SELECT real_name FROM host WHERE based_in = 'London';
-- How many episodes are longer than 45 minutes?
-- number of instalments over 45 minutes
-- How many instalments go on for more than 45 minutes?
-- minutes above 45 - count of episodes
SELECT COUNT(*) FROM episode WHERE minutes > 45;
-- Who hosts more than 1 show? Give the stage name.
-- presenters with over 1 programme of their own (stage name)
-- Who presents two programmes or more, that is over 1? Stage name.
-- count shows by host, more than 1: stage names
SELECT T1.stage_name FROM host AS T1 JOIN show AS T2 ON T1.id = T2.host_id GROUP BY T1.id HAVING COUNT(*) > 1;
-- Which hosts have never been a cohost?
-- stage names of presenters who never sat in second chair, as a cohost
-- Who has never helped anyone else to present? Stage names.
-- stage name of the hosts that no show has as its cohost
SELECT stage_name FROM host WHERE id NOT IN (SELECT cohost_id FROM show WHERE cohost_id IS NOT NULL);
-- What is the average length of the episodes of Star Stuff?
-- mean minutes of Star Stuff
-- How long does Star Stuff go on for as a rule (the mean)?
-- show Star Stuff: average of minutes over its episodes
SELECT AVG(T1.minutes) FROM episode AS T1 JOIN show AS T2 ON T1.show_id = T2.id WHERE T2.title = 'Star Stuff';
-- Show the titles of episodes with more downloads than average.
-- instalments that did better than the mean in downloads
-- What instalments were fetched more often than instalments are on average?
-- downloads beyond the mean: episode titles
SELECT title FROM episode WHERE downloads > (SELECT AVG(downloads) FROM episode);
