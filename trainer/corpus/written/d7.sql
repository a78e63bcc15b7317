-- database: wallflower_street_art
CREATE TABLE muralist (muralist_id INTEGER PRIMARY KEY, alias TEXT, legal_name TEXT, from_city TEXT, active_since INTEGER);
CREATE TABLE wall (wall_id INTEGER PRIMARY KEY, address TEXT, quarter TEXT, area_m2 REAL, owner_kind TEXT);
CREATE TABLE mural (mural_id INTEGER PRIMARY KEY, title TEXT, wall_id INTEGER REFERENCES wall(wall_id), muralist_id INTEGER REFERENCES muralist(muralist_id), painted_on TEXT, paint TEXT, condition TEXT, grant_eur REAL);
CREATE TABLE tour (tour_id INTEGER PRIMARY KEY, name TEXT, guide TEXT, hours REAL, price REAL);
CREATE TABLE tour_mural (tour_id INTEGER REFERENCES tour(tour_id), mural_id INTEGER REFERENCES mural(mural_id), PRIMARY KEY (tour_id, mural_id));
CREATE TABLE cleanup (cleanup_id INTEGER PRIMARY KEY, mural_id INTEGER REFERENCES mural(mural_id), cleaned_on TEXT, cause TEXT, cost REAL);
INSERT INTO muralist VALUES (1,'Kolibri','Ana Duarte','Lisbon',2008),(2,'GRID','unknown','Berlin',2011),(3,'Mama Zebra','Thuli Mabaso','Durban',2014),(4,'Oxo','Pierre Lang','Lyon',2002),(5,'Blue Ant','Sofia Reis','Lisbon',2020);
INSERT INTO wall VALUES (1,'12 Dock Road','Harbour',140,'city'),(2,'3 Mill Lane','Old Mills',85,'private'),(3,'77 Station Street','Station',210,'railway'),(4,'5 Chapel Yard','Old Mills',60,'church'),(5,'40 Dock Road','Harbour',95,'private'),(6,'9 Ring Road','North End',300,'city');
INSERT INTO mural VALUES (1,'Hummingbird Over Cranes',1,1,'2018-06-10','spray','good',4500),(2,'Squares',3,2,'2019-05-02','acrylic','faded',3800),(3,'Grandmother of the Mills',2,3,'2020-09-18','acrylic','good',5200),(4,'Commuters',3,4,'2015-04-30','spray','faded',2600),(5,'The Weaver',4,3,'2021-07-07','mosaic','good',8000),(6,'Anthill',5,5,'2023-08-12','spray','good',3000),(7,'Octopus Lunch',1,1,'2022-05-21','spray','damaged',3900);
INSERT INTO tour VALUES (1,'Harbour Colours','Nina',2,15),(2,'Mills and Walls','Abdul',1.5,12),(3,'All Murals','Nina',4,25),(4,'Night Walls','Rob',2,18);
INSERT INTO tour_mural VALUES (1,1),(1,6),(1,7),(2,3),(2,5),(3,1),(3,2),(3,3),(3,5);
INSERT INTO cleanup VALUES (1,2,'2021-03-03','tags',400),(2,2,'2022-08-15','posters',150),(3,7,'2023-01-20','tags',620),(4,1,'2020-11-11','soot',300),(5,3,'2023-04-04','tags',280);
-- What are the titles of murals in good condition?
-- which pictures are in good shape (good)
-- condition = good, mural titles
SELECT title FROM mural WHERE condition = 'good';
-- How many walls are in the quarter Harbour?
-- number of walls at Harbour
-- quarter Harbour, count walls
SELECT COUNT(*) FROM wall WHERE quarter = 'Harbour';
-- Which address has the largest wall?
-- where is the biggest wall by area
-- top area in m2: address of the wall
SELECT address FROM wall ORDER BY area_m2 DESC LIMIT 1;
-- Show the title and the alias of the muralist for every mural.
-- who painted what? title, then alias
-- mural title + muralist alias
SELECT T1.title, T2.alias FROM mural AS T1 JOIN muralist AS T2 ON T1.muralist_id = T2.muralist_id;
-- How many murals are there in each quarter?
-- wall paintings per quarter
-- quarter, count of murals
SELECT T1.quarter, COUNT(*) FROM wall AS T1 JOIN mural AS T2 ON T1.wall_id = T2.wall_id GROUP BY T1.quarter;
-- Which walls have no mural? Give the address.
-- addresses still unpainted
-- addresses of walls without a mural
SELECT address FROM wall WHERE wall_id NOT IN (SELECT wall_id FROM mural);
-- Find the titles of murals seen on the tour Harbour Colours.
-- what does one see on Harbour Colours
-- tour Harbour Colours: titles of its murals
SELECT T1.title FROM mural AS T1 JOIN tour_mural AS T2 ON T1.mural_id = T2.mural_id JOIN tour AS T3 ON T2.tour_id = T3.tour_id WHERE T3.name = 'Harbour Colours';
-- Which titles are part of at least two tours?
-- paintings that 2 or more tours visit
-- mural titles in 2+ tours
SELECT T1.title FROM mural AS T1 JOIN tour_mural AS T2 ON T1.mural_id = T2.mural_id GROUP BY T1.mural_id HAVING COUNT(*) >= 2;
-- Which murals have never been cleaned up?
-- titles without any cleanup
-- titles, zero cleanups
SELECT title FROM mural WHERE mural_id NOT IN (SELECT mural_id FROM cleanup);
-- What is the total grant for each muralist's alias?
-- grant money by alias
-- alias, sum of grants in eur
SELECT T1.alias, SUM(T2.grant_eur) FROM muralist AS T1 JOIN mural AS T2 ON T1.muralist_id = T2.muralist_id GROUP BY T1.muralist_id;
-- List the names of tours that include no mural.
-- tours without a picture assigned
-- tour names without a mural
SELECT name FROM tour WHERE tour_id NOT IN (SELECT tour_id FROM tour_mural);
-- Which titles received a grant above the average?
-- paintings granted more than the mean
-- grant over the mean - titles
SELECT title FROM mural WHERE grant_eur > (SELECT AVG(grant_eur) FROM mural);
-- Give the lowest, highest and average cost of a cleanup.
-- min, max and mean cleanup cost
-- cost of cleanups: min, max, avg
SELECT MIN(cost), MAX(cost), AVG(cost) FROM cleanup;
-- What are the aliases of muralists from Lisbon or Berlin?
-- artists from Lisbon or Berlin, aliases
-- from city Lisbon or Berlin: aliases
SELECT alias FROM muralist WHERE from_city IN ('Lisbon', 'Berlin');
-- Which title is on a wall owned by a church (owner kind church)?
-- the painting on church property
-- wall owner kind church: mural title
SELECT T1.title FROM mural AS T1 JOIN wall AS T2 ON T1.wall_id = T2.wall_id WHERE T2.owner_kind = 'church';
-- How many different causes of cleanups were there?
-- distinct causes for cleaning, how many
-- number of different cleanup causes
SELECT COUNT(DISTINCT cause) FROM cleanup;

-- database: rotten_popcorn_reviews
CREATE TABLE critics (critic_id INTEGER PRIMARY KEY, critic_name TEXT, outlet TEXT, top_critic TEXT, started INTEGER);
CREATE TABLE movies (movie_id INTEGER PRIMARY KEY, movie_title TEXT, country TEXT, year INTEGER, rated TEXT);
CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, movie_id INTEGER REFERENCES movies(movie_id), critic_id INTEGER REFERENCES critics(critic_id), score INTEGER, verdict TEXT, written_on TEXT, quote TEXT);
CREATE TABLE audience_votes (vote_id INTEGER PRIMARY KEY, movie_id INTEGER REFERENCES movies(movie_id), voter_age INTEGER, stars INTEGER);
INSERT INTO critics VALUES (1,'Roland Pim','The Evening Lamp','yes',1991),(2,'Chika Obi','Frame by Frame','yes',2010),(3,'Todd Vance','PopCube','no',2019),(4,'Simone Arp','The Evening Lamp','no',2006),(5,'Yuri Gant','Kino Post','no',2015);
INSERT INTO movies VALUES (1,'The Clockmaker''s Goat','UK',2021,'PG'),(2,'Sodium','USA',2022,'R'),(3,'Nine Winters','Poland',2020,'PG-13'),(4,'Galaxy Plumbers 3','USA',2023,'PG'),(5,'Une Chaise','France',2022,'PG-13'),(6,'Marrow Lane','UK',2023,'R');
INSERT INTO reviews VALUES (1,1,1,82,'fresh','2021-03-04','A quiet marvel'),(2,1,3,64,'fresh','2021-03-05','Goats win'),(3,2,1,38,'rotten','2022-07-15','Loud and empty'),(4,2,2,71,'fresh','2022-07-14','It burns nicely'),(5,3,2,93,'fresh','2020-11-20','Winter at its best'),(6,4,3,55,'rotten','2023-06-30','Leaky script'),(7,4,4,22,'rotten','2023-06-29','Please stop'),(8,5,4,77,'fresh','2022-10-02','Sit down and watch'),(9,4,1,30,'rotten','2023-07-01','Three too many');
INSERT INTO audience_votes VALUES (1,1,44,4),(2,2,23,5),(3,2,31,3),(4,3,52,5),(5,4,12,5),(6,4,14,4),(7,4,39,1),(8,1,61,5);
-- List the titles of movies from the USA.
-- which films are from the USA
-- country USA - movie titles
SELECT movie_title FROM movies WHERE country = 'USA';
-- How many reviews have the verdict rotten?
-- number of rotten reviews
-- verdict = rotten, count reviews
SELECT COUNT(*) FROM reviews WHERE verdict = 'rotten';
-- What is the average score of each movie? Show the title.
-- films with the mean score critics gave
-- movie title, avg review score
SELECT T1.movie_title, AVG(T2.score) FROM movies AS T1 JOIN reviews AS T2 ON T1.movie_id = T2.movie_id GROUP BY T1.movie_id;
-- What is the quote of the review with the highest score?
-- words quoted from the best score of all
-- top score: quote
SELECT quote FROM reviews ORDER BY score DESC LIMIT 1;
-- Which movies have no review?
-- films no critic wrote about
-- movie titles without a review
SELECT movie_title FROM movies WHERE movie_id NOT IN (SELECT movie_id FROM reviews);
-- Which critics have not written a review?
-- names of critics without a piece
-- critic names, zero reviews
SELECT critic_name FROM critics WHERE critic_id NOT IN (SELECT critic_id FROM reviews);
-- Find the names of critics who reviewed Galaxy Plumbers 3.
-- who wrote on Galaxy Plumbers 3
-- Galaxy Plumbers 3: critic names
SELECT T1.critic_name FROM critics AS T1 JOIN reviews AS T2 ON T1.critic_id = T2.critic_id JOIN movies AS T3 ON T2.movie_id = T3.movie_id WHERE T3.movie_title = 'Galaxy Plumbers 3';
-- How many reviews has each critic written? Give the name and the number.
-- critics and their output in reviews
-- critic name + count of reviews
SELECT T1.critic_name, COUNT(*) FROM critics AS T1 JOIN reviews AS T2 ON T1.critic_id = T2.critic_id GROUP BY T1.critic_id;
-- Which movies have more than two reviews?
-- titles reviewed over 2 times
-- movie titles with more than two reviews
SELECT T1.movie_title FROM movies AS T1 JOIN reviews AS T2 ON T1.movie_id = T2.movie_id GROUP BY T1.movie_id HAVING COUNT(*) > 2;
-- Show the quotes of reviews with a score below the average score.
-- quotes from pieces scoring under the mean
-- score under the mean: quotes
SELECT quote FROM reviews WHERE score < (SELECT AVG(score) FROM reviews);
-- Which movies got both a fresh and a rotten verdict?
-- films called fresh by one and rotten by another
-- movie titles with both verdicts: rotten, fresh
SELECT T1.movie_title FROM movies AS T1 JOIN reviews AS T2 ON T1.movie_id = T2.movie_id WHERE T2.verdict = 'fresh' INTERSECT SELECT T1.movie_title FROM movies AS T1 JOIN reviews AS T2 ON T1.movie_id = T2.movie_id WHERE T2.verdict = 'rotten';
-- How many different outlets do the critics write for?
-- number of distinct outlets
-- number of different outlets among critics
SELECT COUNT(DISTINCT outlet) FROM critics;
-- Show the average stars the audience gave each movie title.
-- mean of the public's stars by film
-- movie title, avg stars of audience votes
SELECT T1.movie_title, AVG(T2.stars) FROM movies AS T1 JOIN audience_votes AS T2 ON T1.movie_id = T2.movie_id GROUP BY T1.movie_id;
-- What are the ages of the youngest and the oldest voter?
-- min and max age among those who voted
-- voter age - min, max
SELECT MIN(voter_age), MAX(voter_age) FROM audience_votes;
-- What did Roland Pim say, in quotes, and with which score?
-- quote and score of each review by Roland Pim
-- critic Roland Pim: quote, score
SELECT T1.quote, T1.score FROM reviews AS T1 JOIN critics AS T2 ON T1.critic_id = T2.critic_id WHERE T2.critic_name = 'Roland Pim';
-- Who of the top critics (top_critic yes) started first?
-- name of the longest serving critic with yes for top critic
-- top critic = yes, lowest started: critic name
SELECT critic_name FROM critics WHERE top_critic = 'yes' ORDER BY started LIMIT 1;

-- database: open_lens_documentary_coop
CREATE TABLE filmmaker (fm_id INTEGER PRIMARY KEY, fm_name TEXT, lives_in TEXT, shares INTEGER, entry_yr INTEGER);
CREATE TABLE docu (docu_id INTEGER PRIMARY KEY, ttl TEXT, subj TEXT, dur_min INTEGER, stage TEXT, dir_id INTEGER REFERENCES filmmaker(fm_id), prod_id INTEGER REFERENCES filmmaker(fm_id));
CREATE TABLE funder (fund_cd TEXT PRIMARY KEY, fund_name TEXT, ctry TEXT, pub_priv TEXT);
CREATE TABLE funding (docu_id INTEGER REFERENCES docu(docu_id), fund_cd TEXT REFERENCES funder(fund_cd), amt REAL, appr_dt TEXT, PRIMARY KEY (docu_id, fund_cd));
CREATE TABLE gear (gear_no INTEGER PRIMARY KEY, descr TEXT, cat TEXT, bought INTEGER, val REAL, lent_to INTEGER REFERENCES filmmaker(fm_id));
INSERT INTO filmmaker VALUES (1,'Renata Kolb','Graz',12,2009),(2,'Moses Okello','Kampala',5,2018),(3,'Solveig Aas','Tromso',8,2014),(4,'Hakim Ziani','Marseille',10,2011),(5,'Dee Carrow','Cork',3,2022),(6,'Ludo Maes','Ghent',3,2021);
INSERT INTO docu VALUES (1,'The Last Bell Founder','craft',74,'released',1,4),(2,'Lake of Plastic','ecology',88,'released',2,1),(3,'Cod War Kids','history',61,'editing',3,1),(4,'Couscous at Midnight','food',52,'released',4,4),(5,'Forty Sheds','craft',45,'shooting',5,3),(6,'Salt Commuters','labour',80,'editing',4,3);
INSERT INTO funder VALUES ('EUC','Euro Culture Fund','Belgium','pub'),('NFI','Nordic Film Aid','Norway','pub'),('GRN','Green Lens Trust','UK','priv'),('ZAK','Zakaria Foundation','France','priv'),('ART','Arts Lottery','UK','pub');
INSERT INTO funding VALUES (1,'EUC',60000,'2018-02-01'),(2,'GRN',45000,'2019-06-15'),(2,'EUC',80000,'2019-09-01'),(3,'NFI',52000,'2022-03-10'),(4,'ZAK',30000,'2017-11-20'),(6,'ZAK',41000,'2023-01-08'),(6,'EUC',55000,'2023-05-30');
INSERT INTO gear VALUES (1,'4K shoulder camera','camera',2019,8200,1),(2,'boom kit','sound',2016,1100,NULL),(3,'LED panel set','light',2020,1500,5),(4,'pocket camera','camera',2022,2400,3),(5,'drone','camera',2021,1900,NULL),(6,'wireless mics','sound',2023,1300,5);
-- Give the titles of documentaries in the stage released.
-- which films are already released
-- stage = released, titles of docus
SELECT ttl FROM docu WHERE stage = 'released';
-- How many funders are private (priv)?
-- number of funders coded priv
-- pub priv = priv, number of funders
SELECT COUNT(*) FROM funder WHERE pub_priv = 'priv';
-- Which film is the longest?
-- title of the documentary with the greatest duration
-- top duration in minutes: title
SELECT ttl FROM docu ORDER BY dur_min DESC LIMIT 1;
-- Show each title and the name of its director.
-- films and who directed them
-- title + name of its director
SELECT T1.ttl, T2.fm_name FROM docu AS T1 JOIN filmmaker AS T2 ON T1.dir_id = T2.fm_id;
-- List the titles produced by Renata Kolb (as producer).
-- films with Renata Kolb as producer
-- producer Renata Kolb - titles
SELECT T1.ttl FROM docu AS T1 JOIN filmmaker AS T2 ON T1.prod_id = T2.fm_id WHERE T2.fm_name = 'Renata Kolb';
-- What is the total funding amount of each title?
-- money granted per film
-- title, sum of funding amounts
SELECT T1.ttl, SUM(T2.amt) FROM docu AS T1 JOIN funding AS T2 ON T1.docu_id = T2.docu_id GROUP BY T1.docu_id;
-- Which documentaries have no funding?
-- titles without any grant
-- titles without funding
SELECT ttl FROM docu WHERE docu_id NOT IN (SELECT docu_id FROM funding);
-- Which funders have given nothing so far? Show the name.
-- fund names that never backed a film
-- fund names, no funding
SELECT fund_name FROM funder WHERE fund_cd NOT IN (SELECT fund_cd FROM funding);
-- Find the titles supported by the Euro Culture Fund.
-- what has Euro Culture Fund paid for
-- Euro Culture Fund: titles it backed
SELECT T1.ttl FROM docu AS T1 JOIN funding AS T2 ON T1.docu_id = T2.docu_id JOIN funder AS T3 ON T2.fund_cd = T3.fund_cd WHERE T3.fund_name = 'Euro Culture Fund';
-- Which filmmakers have directed more than one documentary?
-- directors of over 1 film, by name
-- filmmaker names, director of more than one docu
SELECT T1.fm_name FROM filmmaker AS T1 JOIN docu AS T2 ON T1.fm_id = T2.dir_id GROUP BY T1.fm_id HAVING COUNT(*) > 1;
-- Which filmmakers both directed and produced a documentary?
-- names found as director and as producer
-- filmmaker names found both as producer and as director
SELECT T1.fm_name FROM filmmaker AS T1 JOIN docu AS T2 ON T1.fm_id = T2.dir_id INTERSECT SELECT T1.fm_name FROM filmmaker AS T1 JOIN docu AS T2 ON T1.fm_id = T2.prod_id;
-- What are the descriptions of gear lent to nobody?
-- gear still in the store, not lent
-- lent to empty: gear descriptions
SELECT descr FROM gear WHERE lent_to IS NULL;
-- Who has borrowed a camera (category camera)? Show the name and the description of the gear.
-- name and gear of everyone with something of category camera
-- gear category camera: borrower's name, description
SELECT T1.fm_name, T2.descr FROM filmmaker AS T1 JOIN gear AS T2 ON T1.fm_id = T2.lent_to WHERE T2.cat = 'camera';
-- What is the total value of gear in each category?
-- gear value by category
-- gear category, sum of value
SELECT cat, SUM(val) FROM gear GROUP BY cat;
-- Which members hold more shares than average? Names.
-- filmmakers with shares over the mean
-- shares over the mean, filmmaker names
SELECT fm_name FROM filmmaker WHERE shares > (SELECT AVG(shares) FROM filmmaker);
-- What are the least, the greatest and the average amount of a funding?
-- min, max and mean grant
-- funding amt - min, max, avg
SELECT MIN(amt), MAX(amt), AVG(amt) FROM funding;

-- database: wobbly_pencil_animation
CREATE TABLE Animator (AnimatorID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Technique TEXT, HiredOn TEXT, Supervisor INTEGER REFERENCES Animator(AnimatorID));
CREATE TABLE Cartoon (CartoonID INTEGER PRIMARY KEY, CartoonName TEXT, Technique TEXT, Minutes REAL, Broadcaster TEXT, Delivered TEXT);
CREATE TABLE Figure (FigureID INTEGER PRIMARY KEY, FigureName TEXT, Species TEXT, CartoonID INTEGER REFERENCES Cartoon(CartoonID), DrawnBy INTEGER REFERENCES Animator(AnimatorID));
CREATE TABLE Scene (SceneID INTEGER PRIMARY KEY, CartoonID INTEGER REFERENCES Cartoon(CartoonID), AnimatorID INTEGER REFERENCES Animator(AnimatorID), Frames INTEGER, Approved TEXT);
INSERT INTO Animator VALUES (1,'Margit','Soos','pencil','2001-09-01',NULL),(2,'Leo','Bardi','clay','2010-03-15',1),(3,'Anita','Kovac','computer','2015-06-01',1),(4,'Pascal','Duez','pencil','2018-02-12',1),(5,'Yoko','Hara','clay','2021-10-04',2),(6,'Sam','Pike','computer','2024-01-08',3);
INSERT INTO Cartoon VALUES (1,'Biscuit the Snail','clay',7.5,'Channel Kite','2019-11-01'),(2,'Moon Garage','computer',22,'Channel Kite','2022-04-20'),(3,'Old Fox Tales','pencil',11,'Duna','2016-08-30'),(4,'The Left Sock','clay',5,NULL,'2023-12-12'),(5,'Volcano School','computer',22,'NordKids',NULL);
INSERT INTO Figure VALUES (1,'Biscuit','snail',1,2),(2,'Mrs Lettuce','slug',1,5),(3,'Gus','robot',2,3),(4,'Old Fox','fox',3,1),(5,'Young Fox','fox',3,4),(6,'Lefty','sock',4,5),(7,'Ember','dragon',5,3);
INSERT INTO Scene VALUES (1,1,2,1800,'yes'),(2,1,5,900,'yes'),(3,2,3,5200,'yes'),(4,3,1,2600,'yes'),(5,3,4,2100,'yes'),(6,4,5,1500,'no'),(7,5,3,4100,'no'),(8,4,2,700,'yes');
-- What are the names of cartoons made by the technique clay?
-- clay cartoons, names
-- technique = clay, cartoon names
SELECT CartoonName FROM Cartoon WHERE Technique = 'clay';
-- How many scenes are not approved (approved no)?
-- number of scenes with no for approved
-- approved = no, number of scenes
SELECT COUNT(*) FROM Scene WHERE Approved = 'no';
-- Show the last name of each animator and of his or her supervisor.
-- surnames: animator and the boss above
-- animator last name, supervisor's last name
SELECT T1.LastName, T2.LastName FROM Animator AS T1 JOIN Animator AS T2 ON T1.Supervisor = T2.AnimatorID;
-- Which cartoon is the shortest?
-- name of the film with the fewest minutes
-- fewest minutes: cartoon name
SELECT CartoonName FROM Cartoon ORDER BY Minutes LIMIT 1;
-- How many frames did each animator draw in total? Give the last name.
-- frames by surname
-- animator last name, sum of frames
SELECT T1.LastName, SUM(T2.Frames) FROM Animator AS T1 JOIN Scene AS T2 ON T1.AnimatorID = T2.AnimatorID GROUP BY T1.AnimatorID;
-- Which animators have no scene? First and last name.
-- first name and surname of those without a scene
-- animators without a scene: first name, last name
SELECT FirstName, LastName FROM Animator WHERE AnimatorID NOT IN (SELECT AnimatorID FROM Scene);
-- Find the names of figures in Old Fox Tales.
-- characters of Old Fox Tales
-- cartoon Old Fox Tales, figure names
SELECT T1.FigureName FROM Figure AS T1 JOIN Cartoon AS T2 ON T1.CartoonID = T2.CartoonID WHERE T2.CartoonName = 'Old Fox Tales';
-- Which cartoons have not been delivered?
-- films without a delivery date
-- delivered empty - cartoon names
SELECT CartoonName FROM Cartoon WHERE Delivered IS NULL;
-- Which last names belong to animators who drew more than one figure?
-- surnames of people behind over 1 character
-- last names of animators drawing more than one figure
SELECT T1.LastName FROM Animator AS T1 JOIN Figure AS T2 ON T1.AnimatorID = T2.DrawnBy GROUP BY T1.AnimatorID HAVING COUNT(*) > 1;
-- Show the names of figures drawn by someone with the last name Hara.
-- Which characters did Hara draw
-- drawn by last name Hara: figure names
SELECT T1.FigureName FROM Figure AS T1 JOIN Animator AS T2 ON T1.DrawnBy = T2.AnimatorID WHERE T2.LastName = 'Hara';
-- What is the number of animators for each technique?
-- staff by technique
-- technique + count of animators
SELECT Technique, COUNT(*) FROM Animator GROUP BY Technique;
-- Which cartoons are longer than the average cartoon?
-- films above the mean in minutes
-- minutes over the mean: cartoon names
SELECT CartoonName FROM Cartoon WHERE Minutes > (SELECT AVG(Minutes) FROM Cartoon);
-- What are the smallest, largest and average number of frames of a scene?
-- min, max, mean frames
-- frames of scenes - min, max, avg
SELECT MIN(Frames), MAX(Frames), AVG(Frames) FROM Scene;
-- Which last names worked on a scene of a cartoon for Channel Kite?
-- surnames of animators with scenes in something for Channel Kite
-- broadcaster Channel Kite: last names of the scenes' animators
SELECT T1.LastName FROM Animator AS T1 JOIN Scene AS T2 ON T1.AnimatorID = T2.AnimatorID JOIN Cartoon AS T3 ON T2.CartoonID = T3.CartoonID WHERE T3.Broadcaster = 'Channel Kite';
-- Which species occurs most often among the figures?
-- most common species of our characters
-- top species by count of figures
SELECT Species FROM Figure GROUP BY Species ORDER BY COUNT(*) DESC LIMIT 1;

-- database: spotlight_casting_agency
CREATE TABLE talents (talent_id INTEGER PRIMARY KEY, stage_name TEXT, playing_age INTEGER, height_cm INTEGER, hair TEXT, city TEXT, agent TEXT);
CREATE TABLE skills (skill_id INTEGER PRIMARY KEY, skill TEXT, skill_group TEXT);
CREATE TABLE talent_skills (talent_id INTEGER REFERENCES talents(talent_id), skill_id INTEGER REFERENCES skills(skill_id), proficiency TEXT, PRIMARY KEY (talent_id, skill_id));
CREATE TABLE castings (casting_id INTEGER PRIMARY KEY, production TEXT, medium TEXT, role_wanted TEXT, daily_rate REAL, audition_date TEXT);
CREATE TABLE auditions (audition_id INTEGER PRIMARY KEY, casting_id INTEGER REFERENCES castings(casting_id), talent_id INTEGER REFERENCES talents(talent_id), outcome TEXT, marks INTEGER);
INSERT INTO talents VALUES (1,'Mira Solt',28,171,'red','Budapest','Eva'),(2,'Jack Farrow',45,188,'grey','London','Eva'),(3,'Tola Ade',33,176,'black','London','Simon'),(4,'Inga Lund',19,168,'blond','Oslo','Simon'),(5,'Raul Pena',52,174,'black','Madrid','Eva'),(6,'Benny Yu',24,180,'black','London',NULL);
INSERT INTO skills VALUES (1,'fencing','sport'),(2,'horse riding','sport'),(3,'piano','music'),(4,'juggling','circus'),(5,'sign language','language'),(6,'opera singing','music');
INSERT INTO talent_skills VALUES (1,1,'expert'),(1,3,'basic'),(2,2,'good'),(3,1,'good'),(3,5,'expert'),(4,2,'expert'),(5,3,'good'),(6,4,'expert');
INSERT INTO castings VALUES (1,'The Iron Duke','film','duchess',900,'2024-03-04'),(2,'Fresh Mint','advert','happy customer',1400,'2024-03-11'),(3,'Harbour Nights','series','inspector',750,'2024-04-02'),(4,'Swords at Dawn','film','fencer',820,'2024-04-15'),(5,'Silent Office','series','deaf colleague',700,'2024-05-06'),(6,'Grand Piano','stage','pianist',300,'2024-06-01');
INSERT INTO auditions VALUES (1,1,1,'rejected',6),(2,1,4,'hired',9),(3,2,6,'hired',8),(4,2,3,'callback',7),(5,3,2,'hired',9),(6,3,5,'rejected',5),(7,4,1,'callback',8),(8,4,3,'hired',10),(9,5,3,'callback',9);
-- List the stage names of talents in London.
-- who do we have in London
-- city London - stage names
SELECT stage_name FROM talents WHERE city = 'London';
-- How many castings are for a film (medium film)?
-- number of film castings
-- medium = film, count castings
SELECT COUNT(*) FROM castings WHERE medium = 'film';
-- Which production pays the highest daily rate?
-- best paying production per day
-- top daily rate: production
SELECT production FROM castings ORDER BY daily_rate DESC LIMIT 1;
-- Show the stage name and number of auditions of each talent.
-- auditions per person
-- stage name, count of auditions
SELECT T1.stage_name, COUNT(*) FROM talents AS T1 JOIN auditions AS T2 ON T1.talent_id = T2.talent_id GROUP BY T1.talent_id;
-- Find the stage names of those who know fencing.
-- talents with fencing as a skill
-- skill fencing: stage names
SELECT T1.stage_name FROM talents AS T1 JOIN talent_skills AS T2 ON T1.talent_id = T2.talent_id JOIN skills AS T3 ON T2.skill_id = T3.skill_id WHERE T3.skill = 'fencing';
-- Which skills does nobody have?
-- skills missing among our people
-- skills without a talent
SELECT skill FROM skills WHERE skill_id NOT IN (SELECT skill_id FROM talent_skills);
-- For which productions was Tola Ade hired?
-- productions with hired as the outcome for Tola Ade
-- Tola Ade, outcome hired: productions
SELECT T1.production FROM castings AS T1 JOIN auditions AS T2 ON T1.casting_id = T2.casting_id JOIN talents AS T3 ON T2.talent_id = T3.talent_id WHERE T3.stage_name = 'Tola Ade' AND T2.outcome = 'hired';
-- Which productions have had no audition?
-- castings nobody has read for so far, by production
-- productions without an audition
SELECT production FROM castings WHERE casting_id NOT IN (SELECT casting_id FROM auditions);
-- What are the average marks for each stage name?
-- mean marks by talent
-- stage name, avg marks
SELECT T1.stage_name, AVG(T2.marks) FROM talents AS T1 JOIN auditions AS T2 ON T1.talent_id = T2.talent_id GROUP BY T1.talent_id;
-- Which talents have at least two skills?
-- stage names with 2 or more skills
-- stage names with 2+ skills
SELECT T1.stage_name FROM talents AS T1 JOIN talent_skills AS T2 ON T1.talent_id = T2.talent_id GROUP BY T1.talent_id HAVING COUNT(*) >= 2;
-- Who has no agent?
-- stage name of anyone without an agent
-- agent empty: stage name
SELECT stage_name FROM talents WHERE agent IS NULL;
-- Which talents are taller than the average?
-- stage names over the mean height
-- height over the mean - stage names
SELECT stage_name FROM talents WHERE height_cm > (SELECT AVG(height_cm) FROM talents);
-- Which talents have had both the outcome hired and the outcome callback?
-- stage names that were hired somewhere and got a callback elsewhere
-- stage names with both outcomes: callback, hired
SELECT T1.stage_name FROM talents AS T1 JOIN auditions AS T2 ON T1.talent_id = T2.talent_id WHERE T2.outcome = 'hired' INTERSECT SELECT T1.stage_name FROM talents AS T1 JOIN auditions AS T2 ON T1.talent_id = T2.talent_id WHERE T2.outcome = 'callback';
-- Give the youngest, the oldest and the average playing age.
-- min, max, mean playing age
-- playing age of talents: min, max, avg
SELECT MIN(playing_age), MAX(playing_age), AVG(playing_age) FROM talents;
-- How many different hair colours are there?
-- distinct colours of hair, a count
-- number of different hair values
SELECT COUNT(DISTINCT hair) FROM talents;

-- database: thimble_costume_house
CREATE TABLE client (cl_no INTEGER PRIMARY KEY, cl_name TEXT, cl_type TEXT, cl_city TEXT);
CREATE TABLE costume (cost_no INTEGER PRIMARY KEY, descr TEXT, era TEXT, sz TEXT, colour TEXT, dep_amt REAL, wk_rate REAL);
CREATE TABLE loan (loan_no INTEGER PRIMARY KEY, cost_no INTEGER REFERENCES costume(cost_no), cl_no INTEGER REFERENCES client(cl_no), out_dt TEXT, in_dt TEXT, wks INTEGER);
CREATE TABLE tailor (tlr_no INTEGER PRIMARY KEY, tlr_name TEXT, yrs_exp INTEGER, spec TEXT);
CREATE TABLE repair (rep_no INTEGER PRIMARY KEY, cost_no INTEGER REFERENCES costume(cost_no), tlr_no INTEGER REFERENCES tailor(tlr_no), rep_dt TEXT, hrs REAL, damage TEXT);
INSERT INTO client VALUES (1,'Priory Players','amateur','Exeter'),(2,'Redwing Films','film','Bristol'),(3,'St Hilda School','school','Exeter'),(4,'Theatre Royal','theatre','Plymouth'),(5,'Mrs Gomez','private','Bath'),(6,'Hilltop Opera','opera','Truro');
INSERT INTO costume VALUES (1,'velvet doublet','Tudor','L','green',150,40),(2,'silk ball gown','Regency','S','ivory',300,75),(3,'flapper dress','1920s','M','gold',120,35),(4,'toga','Roman','L','white',40,12),(5,'pirate coat','Georgian','XL','black',180,45),(6,'crinoline','Victorian','M','blue',260,60),(7,'nurse uniform','1940s','M','grey',80,25);
INSERT INTO loan VALUES (1,1,1,'2024-01-10','2024-01-31',3),(2,2,2,'2024-01-15','2024-03-11',8),(3,4,3,'2024-02-01','2024-02-15',2),(4,5,4,'2024-02-20',NULL,6),(5,3,5,'2024-03-02','2024-03-09',1),(6,6,2,'2024-03-12',NULL,10),(7,1,4,'2024-03-20','2024-04-17',4);
INSERT INTO tailor VALUES (1,'Hettie Dunn',31,'lace'),(2,'Marco Sarti',12,'coats'),(3,'Bo Nguyen',4,'hems'),(4,'Ida Wolff',18,'corsets');
INSERT INTO repair VALUES (1,2,1,'2024-03-14',5.5,'torn lace'),(2,1,2,'2024-02-05',2,'lost button'),(3,3,3,'2024-03-12',1.5,'loose hem'),(4,1,2,'2024-04-20',3,'split seam'),(5,4,3,'2024-02-18',0.5,'stain');
-- What are the descriptions of costumes in size M?
-- everything we have in M
-- size M, costume descriptions
SELECT descr FROM costume WHERE sz = 'M';
-- How many clients are in Exeter?
-- number of borrowers from Exeter
-- city Exeter, count clients
SELECT COUNT(*) FROM client WHERE cl_city = 'Exeter';
-- Which costume has the highest weekly rate? Give its description.
-- dearest piece per week
-- top weekly rate: costume description
SELECT descr FROM costume ORDER BY wk_rate DESC LIMIT 1;
-- Show the description of each costume and the number of loans.
-- how often was each piece lent
-- costume description, count of loans
SELECT T1.descr, COUNT(*) FROM costume AS T1 JOIN loan AS T2 ON T1.cost_no = T2.cost_no GROUP BY T1.cost_no;
-- Which clients have not borrowed anything?
-- names of clients without a loan
-- client names without a loan
SELECT cl_name FROM client WHERE cl_no NOT IN (SELECT cl_no FROM loan);
-- Which costumes are still out, that is, have no return date? Show the description.
-- pieces not yet brought back
-- in date empty: descriptions of the costumes lent
SELECT T1.descr FROM costume AS T1 JOIN loan AS T2 ON T1.cost_no = T2.cost_no WHERE T2.in_dt IS NULL;
-- Find the eras of the costumes lent to Redwing Films.
-- what eras did Redwing Films borrow
-- client Redwing Films - costume era, one for each loan
SELECT T1.era FROM costume AS T1 JOIN loan AS T2 ON T1.cost_no = T2.cost_no JOIN client AS T3 ON T2.cl_no = T3.cl_no WHERE T3.cl_name = 'Redwing Films';
-- What is the total number of weeks borrowed by each client type?
-- weeks of loans by type of client
-- client type, sum of weeks of the loans
SELECT T1.cl_type, SUM(T2.wks) FROM client AS T1 JOIN loan AS T2 ON T1.cl_no = T2.cl_no GROUP BY T1.cl_type;
-- Which tailors have done more than one repair?
-- names with over 1 repair
-- tailor names with more than one repair
SELECT T1.tlr_name FROM tailor AS T1 JOIN repair AS T2 ON T1.tlr_no = T2.tlr_no GROUP BY T1.tlr_no HAVING COUNT(*) > 1;
-- Which descriptions belong to costumes that never needed a repair?
-- pieces not repaired so far
-- costume descriptions, no repair
SELECT descr FROM costume WHERE cost_no NOT IN (SELECT cost_no FROM repair);
-- What damage did Marco Sarti mend, and on which dates?
-- damage and date of every repair by Marco Sarti
-- tailor Marco Sarti: damage, repair date
SELECT T2.damage, T2.rep_dt FROM tailor AS T1 JOIN repair AS T2 ON T1.tlr_no = T2.tlr_no WHERE T1.tlr_name = 'Marco Sarti';
-- Which costumes ask for a deposit above the average?
-- descriptions of pieces whose deposit beats the mean
-- deposit over the mean: descriptions
SELECT descr FROM costume WHERE dep_amt > (SELECT AVG(dep_amt) FROM costume);
-- Show the lowest, highest and average weekly rate.
-- min, max, mean rate a week
-- weekly rate - min, max, avg
SELECT MIN(wk_rate), MAX(wk_rate), AVG(wk_rate) FROM costume;
-- List the descriptions of costumes that are black or white.
-- anything in black or white
-- colour white or black: costume descriptions
SELECT descr FROM costume WHERE colour = 'black' OR colour = 'white';
-- Who is the tailor with the least experience in years?
-- name of our least experienced tailor
-- lowest years of experience: tailor name
SELECT tlr_name FROM tailor ORDER BY yrs_exp LIMIT 1;
-- Which tailor has no repair on record?
-- name of the tailor who mended nothing
-- tailor names without a repair
SELECT tlr_name FROM tailor WHERE tlr_no NOT IN (SELECT tlr_no FROM repair);
