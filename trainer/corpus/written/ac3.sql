-- database: emberfall_online
CREATE TABLE realm (realm_id INTEGER PRIMARY KEY, realm_name TEXT, region TEXT, ruleset TEXT, opened_on TEXT, max_population INTEGER);
CREATE TABLE player (player_id INTEGER PRIMARY KEY, nickname TEXT, email TEXT, country TEXT, signed_up TEXT, plan TEXT, recruited_by INTEGER REFERENCES player(player_id), coins INTEGER);
CREATE TABLE char_class (class_code TEXT PRIMARY KEY, class_name TEXT, main_stat TEXT, armour TEXT, base_health INTEGER);
CREATE TABLE guild (guild_id INTEGER PRIMARY KEY, guild_name TEXT, realm_id INTEGER REFERENCES realm(realm_id), motto TEXT, founded_on TEXT, bank_coins INTEGER);
CREATE TABLE hero (hero_id INTEGER PRIMARY KEY, hero_name TEXT, player_id INTEGER REFERENCES player(player_id), class_code TEXT REFERENCES char_class(class_code), realm_id INTEGER REFERENCES realm(realm_id), guild_id INTEGER REFERENCES guild(guild_id), level INTEGER, hours_played REAL, created_on TEXT);
CREATE TABLE item (item_id INTEGER PRIMARY KEY, item_name TEXT, slot TEXT, rarity TEXT, required_level INTEGER, vendor_price INTEGER, crafted_by_class TEXT REFERENCES char_class(class_code), bind_on_pickup INTEGER);
CREATE TABLE inventory (hero_id INTEGER REFERENCES hero(hero_id), item_id INTEGER REFERENCES item(item_id), quantity INTEGER, equipped INTEGER, acquired_on TEXT, PRIMARY KEY (hero_id, item_id));
CREATE TABLE quest (quest_id INTEGER PRIMARY KEY, quest_title TEXT, zone TEXT, giver TEXT, min_level INTEGER, xp_reward INTEGER, reward_item_id INTEGER REFERENCES item(item_id), previous_quest_id INTEGER REFERENCES quest(quest_id));
CREATE TABLE quest_run (run_id INTEGER PRIMARY KEY, hero_id INTEGER REFERENCES hero(hero_id), quest_id INTEGER REFERENCES quest(quest_id), accepted_on TEXT, finished_on TEXT, deaths INTEGER);
CREATE TABLE duel (duel_id INTEGER PRIMARY KEY, challenger_id INTEGER REFERENCES hero(hero_id), opponent_id INTEGER REFERENCES hero(hero_id), winner_id INTEGER REFERENCES hero(hero_id), fought_on TEXT, seconds INTEGER, arena TEXT);
CREATE TABLE trade (trade_id INTEGER PRIMARY KEY, seller_id INTEGER REFERENCES hero(hero_id), buyer_id INTEGER REFERENCES hero(hero_id), item_id INTEGER REFERENCES item(item_id), quantity INTEGER, price INTEGER, traded_on TEXT);
INSERT INTO realm VALUES (1,'Ashen Crown','Europe','peaceful','2018-11-06',4000),(2,'Saltspire','Europe','war','2019-03-19',3500),(3,'Copper Dawn','America','peaceful','2018-11-06',5000),(4,'Lotus Gate','Asia','war','2021-08-30',6000);
INSERT INTO player VALUES (1,'mosslight','moss@play.test','Finland','2018-11-07','premium',NULL,5200),(2,'BrickHouse','brick@play.test','United States','2019-01-22','free',1,310),(3,'yuzu_kid','yuzu@play.test','Japan','2021-09-02','premium',NULL,9100),(4,'Donna_K','donna@play.test','United States','2020-04-15','premium',2,1780),(5,'halfpint','half@play.test','Ireland','2019-06-08','free',1,45),(6,'rainmaker','rain@play.test','Brazil','2022-12-27','free',4,0),(7,'silent_ox',NULL,'Finland','2023-02-03','free',NULL,15);
INSERT INTO char_class VALUES ('WAR','Warden','strength','plate',220),('MAG','Ember Mage','wit','cloth',110),('ROG','Shade','agility','leather',140),('HEA','Lifebinder','spirit','cloth',130),('SMI','Runesmith','craft','mail',180);
INSERT INTO guild VALUES (1,'Lanternbearers',1,'We carry the light','2018-12-01',84000),(2,'Salt Wolves',2,'Bite first','2019-05-14',21500),(3,'Dawn Patrol',3,'Early and often','2020-02-02',47300),(4,'Paper Tigers',4,NULL,'2022-01-31',12900);
INSERT INTO hero VALUES (1,'Ilvara',1,'MAG',1,1,60,812.5,'2018-11-07'),(2,'Korgath',2,'WAR',3,3,47,340,'2019-01-22'),(3,'Mizuki',3,'HEA',4,4,58,655,'2021-09-02'),(4,'Bellamy',4,'ROG',3,3,52,410.5,'2020-04-16'),(5,'Tuck',5,'WAR',1,1,23,96,'2019-06-08'),(6,'Veyra',1,'SMI',2,2,41,288,'2019-04-01'),(7,'Sombrio',6,'ROG',2,NULL,12,20.5,'2022-12-28'),(8,'Hanako',3,'MAG',4,NULL,35,150,'2022-05-11');
INSERT INTO item VALUES (1,'Cinder Staff','weapon','epic',50,9000,NULL,1),(2,'Iron Cleaver','weapon','common',10,120,'SMI',0),(3,'Mantle of Reeds','chest','rare',30,1600,NULL,0),(4,'Runed Shield','offhand','rare',40,2400,'SMI',0),(5,'Healing Draught','potion','common',1,15,'HEA',0),(6,'Shadowstep Boots','feet','epic',45,7200,NULL,1),(7,'Ring of Tides','finger','legendary',55,30000,NULL,1),(8,'Staff of Sparks','weapon','rare',20,850,'MAG',0);
INSERT INTO inventory VALUES (1,1,1,1,'2021-03-14'),(1,5,12,0,'2023-01-09'),(1,7,1,1,'2022-10-01'),(2,2,1,1,'2019-02-02'),(2,4,1,1,'2020-08-17'),(3,5,40,0,'2023-03-03'),(3,3,1,1,'2022-02-14'),(4,6,1,1,'2021-11-20'),(5,2,1,0,'2019-07-30'),(6,4,2,0,'2022-06-06'),(8,8,1,1,'2022-07-19'),(8,5,3,0,'2022-07-20');
INSERT INTO quest VALUES (1,'Smoke over Hollin','Hollin Vale','Mayor Brisk',1,400,5,NULL),(2,'The Cinder Trail','Hollin Vale','Mayor Brisk',10,1200,2,1),(3,'Heart of Cinder','Mount Scorn','Sister Ash',48,9500,1,2),(4,'Tides Unbound','Drowned Coast','Old Perrin',55,15000,7,NULL),(5,'Thieves of Reedmarsh','Reedmarsh','Old Perrin',28,3600,3,NULL),(6,'A Letter for Perrin','Reedmarsh','Old Perrin',5,250,NULL,NULL);
INSERT INTO quest_run VALUES (1,1,1,'2018-11-07','2018-11-08',0),(2,1,3,'2021-03-10','2021-03-14',6),(3,1,4,'2022-09-25','2022-10-01',11),(4,2,1,'2019-01-22','2019-01-22',1),(5,2,2,'2019-01-30','2019-02-02',3),(6,3,5,'2022-02-12','2022-02-14',2),(7,3,4,'2023-03-28',NULL,9),(8,5,1,'2019-06-08','2019-06-10',2),(9,5,2,'2019-07-21','2019-07-30',5),(10,4,3,'2021-10-15',NULL,8),(11,8,5,'2022-11-01','2022-11-04',0);
INSERT INTO duel VALUES (1,1,2,1,'2022-01-05',48,'Ring of Ash'),(2,4,2,4,'2022-02-18',31,'Copper Pit'),(3,3,1,1,'2022-05-22',95,'Ring of Ash'),(4,6,7,6,'2023-01-15',22,'Salt Yard'),(5,2,4,2,'2023-02-20',64,'Copper Pit'),(6,8,3,3,'2023-03-11',77,'Ring of Ash');
INSERT INTO trade VALUES (1,6,1,4,1,2600,'2020-08-10'),(2,6,2,4,1,2900,'2020-08-17'),(3,3,1,5,20,340,'2023-01-09'),(4,3,8,5,5,80,'2022-07-20'),(5,1,8,8,1,1100,'2022-07-19'),(6,2,5,2,1,95,'2019-07-29');
-- How many players have the plan free?
-- number of accounts on the free plan
-- How many heads in our crowd are here on free terms?
-- free plan, count of accounts
SELECT COUNT(*) FROM player WHERE plan = 'free';
-- List the names and vendor prices of the items of rarity epic, from the most to the least expensive.
-- epic gear with what shops ask for it, dearest on top
-- Which epic things can one own, and what does a shop want for them? The costliest in front.
-- rarity epic, item + price, descending
SELECT item_name, vendor_price FROM item WHERE rarity = 'epic' ORDER BY vendor_price DESC;
-- What is the average level of the heroes, and what is the highest level?
-- characters: mean level, top level
-- How far along are people's characters on average, and how far is the furthest?
-- avg and max hero lvl
SELECT AVG(level), MAX(level) FROM hero;
-- Which items have a name that starts with Staff or contains Cinder?
-- gear whose name begins with Staff, or has Cinder in it somewhere
-- What things are called Staff-something, or else something with Cinder?
-- items: cinder anywhere in the name or staff at the front of it
SELECT item_name FROM item WHERE item_name LIKE 'Staff%' OR item_name LIKE '%Cinder%';
-- From how many different countries do players come?
-- number of distinct nations among the accounts
-- Across how many separate lands is our audience spread?
-- player countries counted once each
SELECT COUNT(DISTINCT country) FROM player;
-- Give the names of the heroes that do not belong to any guild, and their levels.
-- characters with no guild: name, level
-- Who wanders about alone, with no guild behind them, and how far have they got?
-- guild missing, hero and lvl
SELECT hero_name, level FROM hero WHERE guild_id IS NULL;
-- For each realm, show its name, the number of heroes on it and the total hours they were played.
-- characters and playing time in all, by realm, its name first
-- How many characters live in every world, and how long have people spent with them altogether?
-- realm name, hero count, sum of hours
SELECT T1.realm_name, COUNT(*), SUM(T2.hours_played) FROM realm AS T1 JOIN hero AS T2 ON T1.realm_id = T2.realm_id GROUP BY T1.realm_id;
-- Show the nickname of each recruited player and the nickname of the player who recruited him or her.
-- accounts that came through someone: their nickname, then that someone's
-- Who talked whom into joining? The newcomer first.
-- pairs recruit and recruiter by nick
SELECT T1.nickname, T2.nickname FROM player AS T1 JOIN player AS T2 ON T1.recruited_by = T2.player_id;
-- Show the name of the challenger, the name of the opponent and the date of every duel fought in the arena Ring of Ash.
-- fights at Ring of Ash: who called it, against whom, when
-- Who threw down the glove to whom in the Ring of Ash, and on what day?
-- ring of ash, duels with both hero names (challenger, then opponent) and day
SELECT T2.hero_name, T3.hero_name, T1.fought_on FROM duel AS T1 JOIN hero AS T2 ON T1.challenger_id = T2.hero_id JOIN hero AS T3 ON T1.opponent_id = T3.hero_id WHERE T1.arena = 'Ring of Ash';
-- Which hero has won the most duels? Show the name and the number of wins.
-- character with the largest count of victories in fights, and the count
-- Who came out on top most often in single combat, and how often?
-- most duel wins, hero + number
SELECT T1.hero_name, COUNT(*) FROM hero AS T1 JOIN duel AS T2 ON T1.hero_id = T2.winner_id GROUP BY T1.hero_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which players have no hero? Give the nicknames.
-- accounts that never made a character
-- Who signed up, yet has nobody to play with, by nickname?
-- nick of players without heroes
SELECT nickname FROM player WHERE player_id NOT IN (SELECT player_id FROM hero);
-- Give the titles of the quests that have a previous quest, together with the title of that previous quest.
-- follow-up missions, each with the one that comes before it
-- Which jobs need another done first, and which is that? The later one in front.
-- sequel quest title, then predecessor title
SELECT T1.quest_title, T2.quest_title FROM quest AS T1 JOIN quest AS T2 ON T1.previous_quest_id = T2.quest_id;
-- Which items are neither the reward of a quest nor traded between heroes? Use the item names.
-- gear one gets from no mission and that never changed hands
-- What can't be earned by a job and was not once sold by one character to another?
-- item names not in trades and not given out for quests
SELECT item_name FROM item WHERE item_id NOT IN (SELECT item_id FROM trade) AND item_id NOT IN (SELECT reward_item_id FROM quest WHERE reward_item_id IS NOT NULL);
-- Which heroes have both sold something and bought something in a trade?
-- characters found as seller in one deal and buyer in another
-- Who among the characters has been on either side of the counter at least once each?
-- names of heroes that did buying as well as selling
SELECT T1.hero_name FROM hero AS T1 JOIN trade AS T2 ON T1.hero_id = T2.seller_id INTERSECT SELECT T1.hero_name FROM hero AS T1 JOIN trade AS T2 ON T1.hero_id = T2.buyer_id;
-- List the class names of heroes on the realm Ashen Crown or on the realm Saltspire, each class once.
-- professions present on Ashen Crown or Saltspire, no repeats
-- What callings do characters of Saltspire and of Ashen Crown follow, put in one list with no doubles?
-- ashen crown and saltspire together, unique class names
SELECT T1.class_name FROM char_class AS T1 JOIN hero AS T2 ON T1.class_code = T2.class_code JOIN realm AS T3 ON T2.realm_id = T3.realm_id WHERE T3.realm_name = 'Ashen Crown' UNION SELECT T1.class_name FROM char_class AS T1 JOIN hero AS T2 ON T1.class_code = T2.class_code JOIN realm AS T3 ON T2.realm_id = T3.realm_id WHERE T3.realm_name = 'Saltspire';
-- Which zones have quests with a minimum level above 20 but no quests given by Sister Ash?
-- areas with missions from beyond level 20, leaving out those where Sister Ash gives any
-- Where is there a job for somebody past 20, though none to be had from Sister Ash?
-- min level over 20, no sister ash, which zones
SELECT zone FROM quest WHERE min_level > 20 EXCEPT SELECT zone FROM quest WHERE giver = 'Sister Ash';
-- Show the hero names, the quest titles and the numbers of deaths of the runs that are not yet finished.
-- missions still going on: character, mission, times died
-- Who is in the middle of which job, and how often have they been killed on it so far?
-- no finish date, hero, quest, deaths
SELECT T2.hero_name, T3.quest_title, T1.deaths FROM quest_run AS T1 JOIN hero AS T2 ON T1.hero_id = T2.hero_id JOIN quest AS T3 ON T1.quest_id = T3.quest_id WHERE T1.finished_on IS NULL;
-- Which players own at least two heroes of different classes? Show the nickname and the number of different classes.
-- accounts with two or more distinct professions among their characters, and how many
-- Who plays in no fewer than two callings, by nickname, and in how many?
-- nick plus count of unique classes where at least two
SELECT T1.nickname, COUNT(DISTINCT T2.class_code) FROM player AS T1 JOIN hero AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_id HAVING COUNT(DISTINCT T2.class_code) >= 2;
-- List the names of heroes who have been played longer than the average hero, with the nickname of their player.
-- characters with more hours than the mean, and whose they are (nickname)
-- Which characters had more time spent on them than is the average, and who sits behind the keyboard?
-- above-average hours: hero, player's nick
SELECT T1.hero_name, T2.nickname FROM hero AS T1 JOIN player AS T2 ON T1.player_id = T2.player_id WHERE T1.hours_played > (SELECT AVG(hours_played) FROM hero);
-- Find the nicknames of the players whose heroes carry an item that is crafted by the class named Runesmith, without repetition.
-- accounts with Runesmith-made gear in a bag, each once
-- Who has something a Runesmith made on one of their characters? Nicknames, no doubles.
-- runesmith craft in inventory, unique nicks
SELECT DISTINCT T1.nickname FROM player AS T1 JOIN hero AS T2 ON T1.player_id = T2.player_id JOIN inventory AS T3 ON T2.hero_id = T3.hero_id JOIN item AS T4 ON T3.item_id = T4.item_id JOIN char_class AS T5 ON T4.crafted_by_class = T5.class_code WHERE T5.class_name = 'Runesmith';
-- Among the trades made between 2020-01-01 and 2023-12-31, which seller took the highest total price? Give the hero name and that total.
-- from 2020-01-01 to 2023-12-31, the character who earned most by selling, and the sum
-- Whose wares fetched the most altogether between 2020-01-01 and 2023-12-31, and how much was that?
-- trades dated 2020-01-01 through 2023-12-31, top selling hero by summed price
SELECT T1.hero_name, SUM(T2.price) FROM hero AS T1 JOIN trade AS T2 ON T1.hero_id = T2.seller_id WHERE T2.traded_on BETWEEN '2020-01-01' AND '2023-12-31' GROUP BY T1.hero_id ORDER BY SUM(T2.price) DESC LIMIT 1;
-- For each guild whose heroes died more than 8 times in all on quest runs, show the guild name and the total number of deaths, most deaths first.
-- guilds with over 8 deaths of members on missions, with the sum, largest on top
-- Which bands lost their people more than 8 times altogether while on a job, and how often? The unluckiest in front.
-- sum deaths by guild, more than 8 only, descending
SELECT T1.guild_name, SUM(T3.deaths) FROM guild AS T1 JOIN hero AS T2 ON T1.guild_id = T2.guild_id JOIN quest_run AS T3 ON T2.hero_id = T3.hero_id GROUP BY T1.guild_id HAVING SUM(T3.deaths) > 8 ORDER BY SUM(T3.deaths) DESC;

-- database: sandhollow_branch_libraries
CREATE TABLE BRANCH (BRANCH_CD TEXT PRIMARY KEY, BRANCH_NM TEXT, DISTRICT TEXT, OPENED_YR INTEGER, FLOOR_SQM INTEGER, HAS_CAFE TEXT);
CREATE TABLE LIBRARIAN (LIBN_ID INTEGER PRIMARY KEY, FIRST_NM TEXT, LAST_NM TEXT, BRANCH_CD TEXT REFERENCES BRANCH(BRANCH_CD), GRADE TEXT, START_DT TEXT, MENTOR_ID INTEGER REFERENCES LIBRARIAN(LIBN_ID));
CREATE TABLE WRITER (WRITER_ID INTEGER PRIMARY KEY, WRITER_NM TEXT, NATIONALITY TEXT, BIRTH_YR INTEGER, DEATH_YR INTEGER);
CREATE TABLE PUBLISHER (PUB_ID INTEGER PRIMARY KEY, PUB_NM TEXT, CITY TEXT, FOUNDED_YR INTEGER, DISCOUNT_PCT REAL);
CREATE TABLE SUBJECT (SUBJ_CD TEXT PRIMARY KEY, SUBJ_DESC TEXT, SHELF_RANGE TEXT, PARENT_CD TEXT REFERENCES SUBJECT(SUBJ_CD));
CREATE TABLE TITLE (TITLE_ID INTEGER PRIMARY KEY, MAIN_TITLE TEXT, PUB_ID INTEGER REFERENCES PUBLISHER(PUB_ID), SUBJ_CD TEXT REFERENCES SUBJECT(SUBJ_CD), PUB_YR INTEGER, PAGES INTEGER, LANG TEXT, AUDIENCE TEXT);
CREATE TABLE TITLE_WRITER (TITLE_ID INTEGER REFERENCES TITLE(TITLE_ID), WRITER_ID INTEGER REFERENCES WRITER(WRITER_ID), PART TEXT, PRIMARY KEY (TITLE_ID, WRITER_ID));
CREATE TABLE COPY (COPY_ID INTEGER PRIMARY KEY, TITLE_ID INTEGER REFERENCES TITLE(TITLE_ID), BRANCH_CD TEXT REFERENCES BRANCH(BRANCH_CD), BOUGHT_DT TEXT, PRICE REAL, CONDITION TEXT);
CREATE TABLE READER (READER_ID INTEGER PRIMARY KEY, FIRST_NM TEXT, LAST_NM TEXT, DISTRICT TEXT, BIRTH_YR INTEGER, JOINED_DT TEXT, HOME_BRANCH_CD TEXT REFERENCES BRANCH(BRANCH_CD), PHONE TEXT);
CREATE TABLE LOAN (LOAN_ID INTEGER PRIMARY KEY, COPY_ID INTEGER REFERENCES COPY(COPY_ID), READER_ID INTEGER REFERENCES READER(READER_ID), OUT_DT TEXT, DUE_DT TEXT, BACK_DT TEXT, FINE REAL, RETURN_BRANCH_CD TEXT REFERENCES BRANCH(BRANCH_CD));
CREATE TABLE TRANSFER (TRANSFER_ID INTEGER PRIMARY KEY, COPY_ID INTEGER REFERENCES COPY(COPY_ID), FROM_BRANCH_CD TEXT REFERENCES BRANCH(BRANCH_CD), TO_BRANCH_CD TEXT REFERENCES BRANCH(BRANCH_CD), SENT_DT TEXT, ARRIVED_DT TEXT);
CREATE TABLE EVENT (EVENT_ID INTEGER PRIMARY KEY, EVENT_NM TEXT, BRANCH_CD TEXT REFERENCES BRANCH(BRANCH_CD), HOST_ID INTEGER REFERENCES LIBRARIAN(LIBN_ID), EVENT_DT TEXT, ATTENDANCE INTEGER);
INSERT INTO BRANCH VALUES ('CEN','Sandhollow Central','Old Quarter',1911,3200,'Y'),('MIL','Millrace','Eastbank',1968,850,'N'),('DUN','Dunes Road','Seafront',1994,600,'N'),('ORC','Orchard Park','Northfields',2009,1150,'Y'),('VAN','Book Van','Rural',2017,22,'N');
INSERT INTO LIBRARIAN VALUES (1,'Constance','Rowley','CEN','head','1994-09-01',NULL),(2,'Idris','Bevan','CEN','senior','2005-03-14',1),(3,'Maja','Kowal','MIL','senior','2011-06-20',1),(4,'Teddy','Marsh','DUN','assistant','2019-10-07',3),(5,'Lorna','Quaye','ORC','senior','2013-01-28',2),(6,'Sven','Hallam','ORC','assistant','2022-04-25',5);
INSERT INTO WRITER VALUES (1,'Eleanor Vance-Hart','British',1921,1998),(2,'Tadeusz Orlik','Polish',1949,NULL),(3,'Mina Farouk','Egyptian',1975,NULL),(4,'Jasper Lowe','British',1988,NULL),(5,'Birgit Aalto','Finnish',1903,1984),(6,'Celia Munt','Australian',1962,NULL);
INSERT INTO PUBLISHER VALUES (1,'Grey Heron Press','London',1936,35),(2,'Little Lighthouse','Bristol',1988,40),(3,'Ostbok','Helsinki',1922,20),(4,'Fieldmark Guides','London',2001,30),(5,'Pear Tree Editions','Leeds',2016,45);
INSERT INTO SUBJECT VALUES ('F','Fiction','A1-C9',NULL),('FC','Crime novels','B1-B8','F'),('FH','Historical novels','C1-C4','F'),('N','Nature','E1-E6',NULL),('NB','Birds','E2','N'),('K','Cookery','G1-G3',NULL);
INSERT INTO TITLE VALUES (1,'The Lock-Keeper''s Alibi',1,'FC',1962,248,'English','adult'),(2,'Winter Gulls',4,'NB',2014,192,'English','adult'),(3,'A Pocket Guide to Gulls',4,'NB',2019,96,'English','family'),(4,'The Amber Road',1,'FH',1987,512,'Polish','adult'),(5,'Soup for a Small Dragon',2,'K',2020,48,'English','children'),(6,'Midsummer Ice',3,'F',1951,301,'Finnish','adult'),(7,'Cairo by Night Train',1,'FC',2008,334,'English','adult'),(8,'Murder at the Tern Hide',2,'FC',2022,210,'English','teen');
INSERT INTO TITLE_WRITER VALUES (1,1,'author'),(2,6,'author'),(3,6,'author'),(3,4,'illustrator'),(4,2,'author'),(5,4,'author'),(6,5,'author'),(7,3,'author'),(8,4,'author'),(8,6,'adviser');
INSERT INTO COPY VALUES (1,1,'CEN','1975-02-11',3.5,'worn'),(2,1,'MIL','2001-08-30',7.99,'good'),(3,2,'DUN','2015-01-12',18,'good'),(4,3,'DUN','2019-06-03',9.5,'new'),(5,3,'ORC','2019-06-03',9.25,'good'),(6,4,'CEN','1988-04-19',12,'worn'),(7,5,'ORC','2020-11-23',8.99,'damaged'),(8,7,'CEN','2008-10-10',14.99,'good'),(9,7,'MIL','2009-03-02',13.5,'worn'),(10,8,'ORC','2022-09-05',11.25,'new'),(11,2,'CEN','2014-12-01',17.5,'good');
INSERT INTO READER VALUES (1,'Wilf','Tanner','Eastbank',1947,'1990-05-05','MIL','555-7001'),(2,'Amara','Obi','Northfields',2012,'2019-09-14','ORC',NULL),(3,'Judith','Crane','Old Quarter',1969,'2001-02-28','CEN','555-7033'),(4,'Pavel','Dvorak','Seafront',1983,'2015-07-01','DUN','555-7040'),(5,'Nell','Harker','Rural',1991,'2018-03-19','VAN','555-7052'),(6,'Grace','Tanner','Eastbank',1951,'1990-05-06','MIL','555-7060');
INSERT INTO LOAN VALUES (1,2,1,'2023-01-04','2023-01-25','2023-01-20',0,'MIL'),(2,9,1,'2023-01-20','2023-02-10','2023-02-28',3.6,'CEN'),(3,7,2,'2023-02-02','2023-02-23','2023-03-01',1.2,'ORC'),(4,10,2,'2023-03-01','2023-03-22',NULL,NULL,NULL),(5,6,3,'2023-02-14','2023-03-07','2023-03-05',0,'CEN'),(6,8,3,'2023-03-05','2023-03-26','2023-04-20',5,'CEN'),(7,3,4,'2023-03-11','2023-04-01','2023-03-30',0,'DUN'),(8,4,4,'2023-03-30','2023-04-20','2023-04-18',0,'ORC'),(9,2,6,'2023-04-03','2023-04-24',NULL,NULL,NULL),(10,11,3,'2023-04-20','2023-05-11','2023-05-09',0,'CEN'),(11,8,6,'2023-05-02','2023-05-23','2023-05-20',0,'CEN');
INSERT INTO TRANSFER VALUES (1,9,'CEN','MIL','2023-03-02','2023-03-04'),(2,4,'ORC','DUN','2023-04-19','2023-04-22'),(3,11,'CEN','VAN','2023-05-15',NULL),(4,7,'CEN','ORC','2021-01-08','2021-01-09'),(5,5,'DUN','ORC','2020-02-10','2020-02-13');
INSERT INTO EVENT VALUES (1,'Dawn Bird Walk','DUN',4,'2023-04-29',17),(2,'Crime Night with Mina Farouk','CEN',2,'2023-05-12',86),(3,'Dragon Story Hour','ORC',5,'2023-02-18',34),(4,'Knit and Natter','MIL',3,'2023-03-07',12),(5,'Crime Quiz','CEN',1,'2023-06-16',41),(6,'Polish Evening','CEN',2,'2023-06-23',58);
-- What are the names of the branches opened after 1990?
-- branches newer than 1990, names
-- Which of our houses came into being later than 1990?
-- after 1990 opening, list branch
SELECT BRANCH_NM FROM BRANCH WHERE OPENED_YR > 1990;
-- How many copies are in the condition worn?
-- number of worn copies on stock
-- How much of what we lend, in single volumes, is worn by now?
-- worn volumes, count
SELECT COUNT(*) FROM COPY WHERE CONDITION = 'worn';
-- Which main titles contain the word Gulls, and how many pages do they have?
-- books with Gulls in the name, plus page count
-- What have we got on paper with Gulls in what it's called, and how thick is each in pages?
-- gulls in title, show title and its length
SELECT MAIN_TITLE, PAGES FROM TITLE WHERE MAIN_TITLE LIKE '%Gulls%';
-- Show the names and birth years of the writers who have no year of death, from the youngest to the oldest.
-- living writers and when they were born, latest birth on top
-- Which people of the pen are still with us, and what year did they come into the world? The youngest in front.
-- no death yr, name + birth yr, going back in time
SELECT WRITER_NM, BIRTH_YR FROM WRITER WHERE DEATH_YR IS NULL ORDER BY BIRTH_YR DESC;
-- What are the highest fine and the sum of all fines on loans?
-- penalties: the biggest one, and everything together
-- What is the most somebody had to pay for being late, and what did all such payments bring in?
-- max fine, total fines
SELECT MAX(FINE), SUM(FINE) FROM LOAN;
-- In how many different languages are the titles written?
-- number of distinct tongues among our books
-- How many separate tongues can one read in here?
-- title languages, each counted once
SELECT COUNT(DISTINCT LANG) FROM TITLE;
-- For each branch, show its name and the number of copies it holds, in descending order, for branches with more than two copies.
-- branches with over two volumes, how many each, largest stock on top
-- Which houses have more than two volumes on the shelf, and how many? The best stocked first.
-- count of copies by branch name, only above two, high to low
SELECT T1.BRANCH_NM, COUNT(*) FROM BRANCH AS T1 JOIN COPY AS T2 ON T1.BRANCH_CD = T2.BRANCH_CD GROUP BY T1.BRANCH_CD HAVING COUNT(*) > 2 ORDER BY COUNT(*) DESC;
-- Show the description of each subject that has a parent together with the description of its parent.
-- narrower topics beside the wider topic they sit under
-- Which fields are part of a bigger one, and of which? The smaller in front.
-- subject, then the subject above it
SELECT T1.SUBJ_DESC, T2.SUBJ_DESC FROM SUBJECT AS T1 JOIN SUBJECT AS T2 ON T1.PARENT_CD = T2.SUBJ_CD;
-- For each transfer that has not yet arrived, give the date it was sent, the name of the branch it left and the name of the branch it goes to.
-- shipments between branches still on the road: day sent, out of where, bound for where
-- What is under way between our houses with no arrival so far: when did it leave, from which, for which?
-- arrival date blank, sent date + from branch + to branch names
SELECT T1.SENT_DT, T2.BRANCH_NM, T3.BRANCH_NM FROM TRANSFER AS T1 JOIN BRANCH AS T2 ON T1.FROM_BRANCH_CD = T2.BRANCH_CD JOIN BRANCH AS T3 ON T1.TO_BRANCH_CD = T3.BRANCH_CD WHERE T1.ARRIVED_DT IS NULL;
-- List the first and last names of the librarians together with the last name of their mentor.
-- staff who have a mentor: given name, surname, mentor's surname
-- Who was taken under whose wing on the staff? First and family name, then the elder's family name.
-- colleague (first, last), mentor (last)
SELECT T1.FIRST_NM, T1.LAST_NM, T2.LAST_NM FROM LIBRARIAN AS T1 JOIN LIBRARIAN AS T2 ON T1.MENTOR_ID = T2.LIBN_ID;
-- Which readers have never taken out a loan? Give first name and last name.
-- members who have yet to borrow anything, given name and surname
-- Who holds a card without having borrowed once? Both names.
-- no loans, reader first + last name
SELECT FIRST_NM, LAST_NM FROM READER WHERE READER_ID NOT IN (SELECT READER_ID FROM LOAN);
-- Which title has been lent most often? Show the main title and the number of loans.
-- the book borrowed the most, and how many times
-- What is the favourite of those who borrow, and how often did it go over the counter?
-- most loaned title and its loan count
SELECT T1.MAIN_TITLE, COUNT(*) FROM TITLE AS T1 JOIN COPY AS T2 ON T1.TITLE_ID = T2.TITLE_ID JOIN LOAN AS T3 ON T2.COPY_ID = T3.COPY_ID GROUP BY T1.TITLE_ID ORDER BY COUNT(*) DESC LIMIT 1;
-- Which titles have copies both at Sandhollow Central and at Millrace?
-- books on the shelf in Sandhollow Central as well as in Millrace
-- What could one get hold of in Millrace and equally in Sandhollow Central?
-- main titles held by the pair of branches sandhollow central and millrace
SELECT T1.MAIN_TITLE FROM TITLE AS T1 JOIN COPY AS T2 ON T1.TITLE_ID = T2.TITLE_ID JOIN BRANCH AS T3 ON T2.BRANCH_CD = T3.BRANCH_CD WHERE T3.BRANCH_NM = 'Sandhollow Central' INTERSECT SELECT T1.MAIN_TITLE FROM TITLE AS T1 JOIN COPY AS T2 ON T1.TITLE_ID = T2.TITLE_ID JOIN BRANCH AS T3 ON T2.BRANCH_CD = T3.BRANCH_CD WHERE T3.BRANCH_NM = 'Millrace';
-- List the main titles for the audience adult of which no copy is in the condition good.
-- adult books without a single good copy
-- What do we have for the adult public that can't be had in a good state anywhere?
-- audience adult, minus titles with some copy marked good
SELECT MAIN_TITLE FROM TITLE WHERE AUDIENCE = 'adult' EXCEPT SELECT T1.MAIN_TITLE FROM TITLE AS T1 JOIN COPY AS T2 ON T1.TITLE_ID = T2.TITLE_ID WHERE T2.CONDITION = 'good';
-- What are the last names that belong to librarians of the grade senior or to readers living in the district Eastbank?
-- surnames of senior staff and of members from Eastbank, one list
-- Family names, please: anyone on the staff ranked senior, and any card holder at home in Eastbank.
-- senior librarians plus eastbank readers, last names merged
SELECT LAST_NM FROM LIBRARIAN WHERE GRADE = 'senior' UNION SELECT LAST_NM FROM READER WHERE DISTRICT = 'Eastbank';
-- Show the event name, the branch name and the last name of the host for events held between 2023-04-01 and 2023-05-31.
-- what was on from 2023-04-01 to 2023-05-31: name, branch, surname of the host
-- What went on between 2023-04-01 and 2023-05-31, in which house, and who led it, by family name?
-- events 2023-04-01 through 2023-05-31 with place and hosting person's last name
SELECT T1.EVENT_NM, T2.BRANCH_NM, T3.LAST_NM FROM EVENT AS T1 JOIN BRANCH AS T2 ON T1.BRANCH_CD = T2.BRANCH_CD JOIN LIBRARIAN AS T3 ON T1.HOST_ID = T3.LIBN_ID WHERE T1.EVENT_DT BETWEEN '2023-04-01' AND '2023-05-31';
-- Which writers have contributed to at least two different subjects? Show their names.
-- writers found in two or more distinct topics
-- Who has had a hand in books of no fewer than two fields?
-- at least two subjects per writer, names
SELECT T1.WRITER_NM FROM WRITER AS T1 JOIN TITLE_WRITER AS T2 ON T1.WRITER_ID = T2.WRITER_ID JOIN TITLE AS T3 ON T2.TITLE_ID = T3.TITLE_ID GROUP BY T1.WRITER_ID HAVING COUNT(DISTINCT T3.SUBJ_CD) >= 2;
-- Which titles have more pages than the average title? Show the main title and the publisher's name.
-- books longer than the mean, and the house that brought them out
-- What is thicker than our books are on average, and who put it on the market?
-- above-average page count, title + publisher
SELECT T1.MAIN_TITLE, T2.PUB_NM FROM TITLE AS T1 JOIN PUBLISHER AS T2 ON T1.PUB_ID = T2.PUB_ID WHERE T1.PAGES > (SELECT AVG(PAGES) FROM TITLE);
-- Give the loan ids of the loans whose copy belongs to one branch but was returned to another branch, that is, to a branch with a different code.
-- loans brought back at some other branch than the one that owns the copy, loan id
-- By number, which borrowings were handed back in the wrong house, not where the volume lives?
-- return branch differs from copy's branch, list loan ids
SELECT T1.LOAN_ID FROM LOAN AS T1 JOIN COPY AS T2 ON T1.COPY_ID = T2.COPY_ID WHERE T1.RETURN_BRANCH_CD != T2.BRANCH_CD;
-- Which first and last names belong to readers who have borrowed a book by the writer Jasper Lowe, each reader once?
-- members with a loan of anything Jasper Lowe had a part in, no repeats, given name and surname
-- Who took home something Jasper Lowe worked on? Both names, a single time each.
-- jasper lowe borrowers, unique, first + last name
SELECT DISTINCT T1.FIRST_NM, T1.LAST_NM FROM READER AS T1 JOIN LOAN AS T2 ON T1.READER_ID = T2.READER_ID JOIN COPY AS T3 ON T2.COPY_ID = T3.COPY_ID JOIN TITLE_WRITER AS T4 ON T3.TITLE_ID = T4.TITLE_ID JOIN WRITER AS T5 ON T4.WRITER_ID = T5.WRITER_ID WHERE T5.WRITER_NM = 'Jasper Lowe';
-- Among publishers in London, which one has the highest total price of copies bought? Show the publisher's name and that total.
-- London houses: on whose copies we spent the most, and the sum
-- Of those who bring out books in London, who has had the most money from us for volumes, and how much?
-- publisher city london, sum copy prices, the top one with figure
SELECT T1.PUB_NM, SUM(T3.PRICE) FROM PUBLISHER AS T1 JOIN TITLE AS T2 ON T1.PUB_ID = T2.PUB_ID JOIN COPY AS T3 ON T2.TITLE_ID = T3.TITLE_ID WHERE T1.CITY = 'London' GROUP BY T1.PUB_ID ORDER BY SUM(T3.PRICE) DESC LIMIT 1;
-- For each host with at least two events, show the last name, the number of events and the average attendance.
-- staff who ran two or more evenings: surname, how many, mean turnout
-- Who led no fewer than two gatherings, how many were there, and what crowd came on average? Family name first.
-- hosting librarians, at least two events, last name + count + avg attendance
SELECT T1.LAST_NM, COUNT(*), AVG(T2.ATTENDANCE) FROM LIBRARIAN AS T1 JOIN EVENT AS T2 ON T1.LIBN_ID = T2.HOST_ID GROUP BY T1.LIBN_ID HAVING COUNT(*) >= 2;

-- database: domaine_valcourbe
CREATE TABLE parcel (parcel_id INTEGER PRIMARY KEY, parcel_name TEXT, village TEXT, hectares REAL, soil TEXT, slope_percent INTEGER, organic_since INTEGER);
CREATE TABLE grape (grape_code TEXT PRIMARY KEY, grape_name TEXT, colour TEXT, ripening TEXT, origin_region TEXT);
CREATE TABLE planting (planting_id INTEGER PRIMARY KEY, parcel_id INTEGER REFERENCES parcel(parcel_id), grape_code TEXT REFERENCES grape(grape_code), year_planted INTEGER, vines INTEGER, rootstock TEXT);
CREATE TABLE worker (worker_id INTEGER PRIMARY KEY, first_name TEXT, surname TEXT, occupation TEXT, engaged_on TEXT, wage_per_hour REAL, foreman_id INTEGER REFERENCES worker(worker_id));
CREATE TABLE harvest (harvest_id INTEGER PRIMARY KEY, planting_id INTEGER REFERENCES planting(planting_id), team_leader_id INTEGER REFERENCES worker(worker_id), picked_on TEXT, kilos INTEGER, sugar_brix REAL, rot_percent REAL);
CREATE TABLE vessel (vessel_no INTEGER PRIMARY KEY, vessel_kind TEXT, cooper TEXT, litres INTEGER, bought_in INTEGER, cellar_row TEXT);
CREATE TABLE wine (wine_id INTEGER PRIMARY KEY, wine_name TEXT, vintage INTEGER, colour TEXT, alcohol REAL, bottles_made INTEGER, winemaker_id INTEGER REFERENCES worker(worker_id), bottled_on TEXT);
CREATE TABLE blend (wine_id INTEGER REFERENCES wine(wine_id), grape_code TEXT REFERENCES grape(grape_code), share_percent INTEGER, PRIMARY KEY (wine_id, grape_code));
CREATE TABLE ageing (ageing_id INTEGER PRIMARY KEY, wine_id INTEGER REFERENCES wine(wine_id), vessel_no INTEGER REFERENCES vessel(vessel_no), filled_on TEXT, emptied_on TEXT, months INTEGER);
CREATE TABLE buyer (buyer_id INTEGER PRIMARY KEY, buyer_name TEXT, buyer_type TEXT, city TEXT, country TEXT, since INTEGER);
CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, buyer_id INTEGER REFERENCES buyer(buyer_id), wine_id INTEGER REFERENCES wine(wine_id), sold_on TEXT, bottles INTEGER, unit_price REAL, paid TEXT);
CREATE TABLE tasting_score (score_id INTEGER PRIMARY KEY, wine_id INTEGER REFERENCES wine(wine_id), guide TEXT, taster TEXT, points INTEGER, tasted_on TEXT);
INSERT INTO parcel VALUES (1,'Les Corbeaux','Saint-Aubry',3.2,'limestone',12,2009),(2,'Clos du Puits','Saint-Aubry',1.1,'clay',4,2009),(3,'La Grande Combe','Verzac',5.6,'gravel',7,2015),(4,'Haut de Combe','Verzac',2.4,'schist',21,NULL),(5,'Les Ormes','Bellac',4.0,'sand',2,NULL);
INSERT INTO grape VALUES ('SYR','Syrah','red','mid','Rhone'),('GRE','Grenache','red','late','Aragon'),('ROU','Roussanne','white','late','Rhone'),('VIO','Viognier','white','early','Rhone'),('CAR','Carignan','red','late','Aragon'),('MUS','Muscat','white','early','Levant');
INSERT INTO planting VALUES (1,1,'SYR',1988,14200,'R110'),(2,1,'VIO',2004,1900,'SO4'),(3,2,'ROU',1996,5200,'SO4'),(4,3,'GRE',1954,17800,'Rupestris'),(5,3,'SYR',2012,9400,'R110'),(6,4,'CAR',1947,8100,'Rupestris'),(7,5,'MUS',2021,6600,'41B');
INSERT INTO worker VALUES (1,'Solange','Valcourbe','owner','1995-01-01',45,NULL),(2,'Remy','Castel','winemaker','2006-02-13',32,1),(3,'Ines','Ferrand','vineyard foreman','2010-11-02',24.5,1),(4,'Youssef','Amrani','picker','2018-08-28',13.5,3),(5,'Lucie','Pons','tractor driver','2014-03-17',17,3),(6,'Anouk','Delmas','winemaker','2021-06-01',27,2),(7,'Bruno','Teule','picker','2022-08-30',13,3);
INSERT INTO harvest VALUES (1,1,3,'2022-09-12',16800,24.1,1.5),(2,2,4,'2022-08-31',2300,23.4,0.5),(3,3,3,'2022-09-08',6100,22.8,2),(4,4,5,'2022-09-24',19500,25.6,3.5),(5,6,3,'2022-09-27',7200,24.8,1),(6,1,3,'2023-09-05',15100,23.7,4),(7,3,4,'2023-09-02',5700,22.1,6.5),(8,4,5,'2023-09-19',20900,24.9,2.5),(9,5,4,'2023-09-09',10400,23.2,3);
INSERT INTO vessel VALUES (11,'oak barrel','Seguret',228,2019,'A'),(12,'oak barrel','Tonnellerie Aubin',228,2021,'A'),(13,'concrete egg','Nomblat',700,2017,'B'),(14,'steel tank',NULL,5000,2008,'C'),(15,'oak foudre','Seguret',3000,2012,'B'),(16,'clay jar','Torre',320,2023,'D');
INSERT INTO wine VALUES (1,'Corbeaux Rouge',2022,'red',14.0,9800,2,'2024-02-20'),(2,'Combe Vieille',2022,'red',14.5,11200,2,'2024-03-05'),(3,'Puits Blanc',2022,'white',13.0,4300,6,'2023-05-16'),(4,'Corbeaux Rouge',2023,'red',13.5,8900,6,NULL),(5,'Puits Blanc',2023,'white',12.5,4000,6,'2024-05-14'),(6,'Combe Noire',2022,'red',14.2,3600,2,'2024-03-19');
INSERT INTO blend VALUES (1,'SYR',96),(1,'VIO',4),(2,'GRE',85),(2,'SYR',15),(3,'ROU',100),(4,'SYR',100),(5,'ROU',88),(5,'VIO',12),(6,'CAR',70),(6,'GRE',30);
INSERT INTO ageing VALUES (1,1,11,'2022-11-10','2024-02-15',15),(2,1,12,'2022-11-10','2024-02-16',15),(3,2,15,'2022-11-28','2024-02-27',14),(4,3,13,'2022-10-20','2023-05-10',7),(5,4,11,'2024-02-22',NULL,NULL),(6,5,14,'2023-10-15','2024-05-09',6),(7,6,13,'2023-05-20','2024-03-15',10);
INSERT INTO buyer VALUES (1,'Bistro Lutin','restaurant','Lyon','France',2008),(2,'Nordvin','importer','Oslo','Norway',2014),(3,'Cave des Halles','shop','Lyon','France',2011),(4,'Hotel Meridienne','restaurant','Geneva','Switzerland',2019),(5,'Peachtree Cellars','importer','Atlanta','United States',2021),(6,'Club du Tire-Bouchon','club','Bellac','France',2023);
INSERT INTO sale VALUES (1,1,3,'2023-06-10',120,9.8,'yes'),(2,2,3,'2023-08-22',900,8.2,'yes'),(3,3,1,'2024-03-14',360,12.5,'yes'),(4,2,1,'2024-04-02',1800,10.4,'yes'),(5,4,2,'2024-04-18',240,16.9,'no'),(6,5,2,'2024-05-06',3600,13.2,'no'),(7,1,5,'2024-06-01',180,10.1,'yes'),(8,3,6,'2024-06-12',96,21,'no'),(9,2,6,'2024-06-20',300,18.5,'yes');
INSERT INTO tasting_score VALUES (1,1,'Verre Plein','M. Roche',91,'2024-04-10'),(2,1,'Cork Report','D. Hale',88,'2024-06-03'),(3,2,'Verre Plein','M. Roche',94,'2024-04-10'),(4,3,'Cork Report','S. Ito',86,'2023-10-12'),(5,6,'Verre Plein','A. Blanc',95,'2024-05-22'),(6,6,'Cork Report','D. Hale',92,'2024-06-03'),(7,5,'Guide des Sommets','C. Rey',89,'2024-07-01');
-- What are the names and areas in hectares of the parcels with a slope of more than 5 percent, steepest first?
-- plots rising by over 5 percent: name, hectares, steepest at the top
-- Which fields lean more than 5 in a hundred, and how large are they? Begin with the steepest.
-- slope above 5, parcel + ha, descending by slope
SELECT parcel_name, hectares FROM parcel WHERE slope_percent > 5 ORDER BY slope_percent DESC;
-- How many grapes are of the colour white?
-- number of white varieties we know of
-- Of the sorts of vine fruit listed, how many are white?
-- white grapes, count
SELECT COUNT(*) FROM grape WHERE colour = 'white';
-- Show the names and villages of the parcels for which no year of organic farming is recorded.
-- plots not organic yet, with their village
-- Which fields have not gone over to farming without chemicals, and where are they?
-- organic year blank, name + village
SELECT parcel_name, village FROM parcel WHERE organic_since IS NULL;
-- What are the lowest, highest and average wage per hour of the workers?
-- hourly pay on the estate: bottom, top, mean
-- How little, how much and how much on average does a person here earn in an hour?
-- min max avg hourly wage
SELECT MIN(wage_per_hour), MAX(wage_per_hour), AVG(wage_per_hour) FROM worker;
-- How many different soils do the parcels have?
-- number of distinct kinds of ground among the plots
-- On how many separate sorts of earth do our vines stand?
-- soil types, each counted once
SELECT COUNT(DISTINCT soil) FROM parcel;
-- Which parcels have a name containing Combe, and what is their soil?
-- plots with Combe in the name, plus the ground they're on
-- Any field called something with Combe: what is it, and what kind of earth does it have?
-- combe in parcel name, show name, soil
SELECT parcel_name, soil FROM parcel WHERE parcel_name LIKE '%Combe%';
-- For each parcel, show its name and the total number of vines planted on it.
-- vine stocks in all by plot, the plot's name first
-- How many plants stand in every field altogether? Field first.
-- sum of vines, parcel by parcel, with name
SELECT T1.parcel_name, SUM(T2.vines) FROM parcel AS T1 JOIN planting AS T2 ON T1.parcel_id = T2.parcel_id GROUP BY T1.parcel_id;
-- Give the first name and surname of each worker together with the surname of the foreman over him or her.
-- staff and their direct superior: given name, surname, superior's surname
-- Who takes orders from whom? Both names of the one, family name of the other.
-- worker (first, last) and the person above (last)
SELECT T1.first_name, T1.surname, T2.surname FROM worker AS T1 JOIN worker AS T2 ON T1.foreman_id = T2.worker_id;
-- Which planting gave the most kilos in a single harvest? Show the parcel name, the grape name and the date picked.
-- heaviest crop ever brought in: plot, variety, day
-- Where did the biggest load of fruit come off, of what sort, and when?
-- record harvest by kilos, parcel + grape + date
SELECT T1.parcel_name, T3.grape_name, T4.picked_on FROM parcel AS T1 JOIN planting AS T2 ON T1.parcel_id = T2.parcel_id JOIN grape AS T3 ON T2.grape_code = T3.grape_code JOIN harvest AS T4 ON T2.planting_id = T4.planting_id ORDER BY T4.kilos DESC LIMIT 1;
-- Which grapes are not used in any wine?
-- varieties absent from all our blends
-- What sorts of fruit have we never put in a bottle?
-- grape names with no share in a blend
SELECT grape_name FROM grape WHERE grape_code NOT IN (SELECT grape_code FROM blend);
-- Which vessel numbers and kinds belong to vessels never used for ageing?
-- containers no wine ever aged in: number, kind
-- What in the cellar has stood empty from the start, by its number, and what sort of thing is it?
-- no ageing in it, vessel no + type
SELECT vessel_no, vessel_kind FROM vessel WHERE vessel_no NOT IN (SELECT vessel_no FROM ageing);
-- List the names of the buyers that bought a wine of the colour white as well as a wine of the colour red.
-- customers with a purchase of white and another of red
-- Who has taken red off us and white, too?
-- buyer names common to red sales and white sales
SELECT T1.buyer_name FROM buyer AS T1 JOIN sale AS T2 ON T1.buyer_id = T2.buyer_id JOIN wine AS T3 ON T2.wine_id = T3.wine_id WHERE T3.colour = 'white' INTERSECT SELECT T1.buyer_name FROM buyer AS T1 JOIN sale AS T2 ON T1.buyer_id = T2.buyer_id JOIN wine AS T3 ON T2.wine_id = T3.wine_id WHERE T3.colour = 'red';
-- Which guides have scored a wine of the vintage 2022 but none of the vintage 2023?
-- guides that rated some 2022, leaving out any that rated a 2023
-- Who in print has marked our 2022 without marking our 2023?
-- 2022 yes, 2023 no, which tasting guides
SELECT T1.guide FROM tasting_score AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.vintage = 2022 EXCEPT SELECT T1.guide FROM tasting_score AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.vintage = 2023;
-- What are the surnames of the workers who are a team leader of a harvest or the winemaker of a wine?
-- surnames of anybody who led a picking team or made one of the wines
-- Family names, please: whoever was at the head of the pickers, plus whoever made something in the cellar.
-- harvest leaders and winemakers merged in one list, last names
SELECT T1.surname FROM worker AS T1 JOIN harvest AS T2 ON T1.worker_id = T2.team_leader_id UNION SELECT T1.surname FROM worker AS T1 JOIN wine AS T2 ON T1.worker_id = T2.winemaker_id;
-- Show the wine names and vintages of the wines with an alcohol content between 13.5 and 14.2.
-- bottles from 13.5 to 14.2 percent: name and year
-- Which of ours are no weaker than 13.5 and no stronger than 14.2, and of what year?
-- alcohol 13.5-14.2 inclusive, wine + vintage
SELECT wine_name, vintage FROM wine WHERE alcohol BETWEEN 13.5 AND 14.2;
-- Find the wine names, vintages and shares in percent for the wines that contain the grape Viognier.
-- what has Viognier in it: name, year, how many percent
-- Where did we put in some Viognier, from what year, and how much of a hundred is it?
-- viognier blends, wine + vintage + share
SELECT T1.wine_name, T1.vintage, T2.share_percent FROM wine AS T1 JOIN blend AS T2 ON T1.wine_id = T2.wine_id JOIN grape AS T3 ON T2.grape_code = T3.grape_code WHERE T3.grape_name = 'Viognier';
-- Which team leaders have led harvests on at least two different parcels? Give the first name and the surname.
-- picking leaders active on two or more distinct plots, given name and surname
-- Who has been at the head of the pickers in no fewer than two fields? Both names.
-- at least two parcels per harvest leader, first + last
SELECT T1.first_name, T1.surname FROM worker AS T1 JOIN harvest AS T2 ON T1.worker_id = T2.team_leader_id JOIN planting AS T3 ON T2.planting_id = T3.planting_id GROUP BY T1.worker_id HAVING COUNT(DISTINCT T3.parcel_id) >= 2;
-- Which harvests had a percentage of rot above the average? Show the date picked and the surname of the team leader.
-- crops more rotten than the mean: day, surname of whoever led
-- On what days did more of the fruit than average come in spoilt, and who was in charge of picking, by family name?
-- rot over average, pick date + leader's last name
SELECT T1.picked_on, T2.surname FROM harvest AS T1 JOIN worker AS T2 ON T1.team_leader_id = T2.worker_id WHERE T1.rot_percent > (SELECT AVG(rot_percent) FROM harvest);
-- Among the sales not yet paid (no), which one has the highest number of bottles? Give the buyer name, the wine name and the number of bottles.
-- unpaid (no) orders: the largest by bottles, with customer, wine, bottles
-- Who still owes us (no) for the biggest lot, what was it, and how many did they take?
-- paid = no, top sale in bottles, buyer + wine + amount of bottles
SELECT T1.buyer_name, T3.wine_name, T2.bottles FROM buyer AS T1 JOIN sale AS T2 ON T1.buyer_id = T2.buyer_id JOIN wine AS T3 ON T2.wine_id = T3.wine_id WHERE T2.paid = 'no' ORDER BY T2.bottles DESC LIMIT 1;
-- For each winemaker with at least two scored wines, show the surname and the average number of points, best average first.
-- makers with two or more different rated wines: surname, mean points, best on top
-- Whose work was marked on no fewer than two of their wines, and how did they do on average? The better one in front, family names.
-- surname + avg points of winemaker, at least two distinct wines with scores, descending
SELECT T1.surname, AVG(T3.points) FROM worker AS T1 JOIN wine AS T2 ON T1.worker_id = T2.winemaker_id JOIN tasting_score AS T3 ON T2.wine_id = T3.wine_id GROUP BY T1.worker_id HAVING COUNT(DISTINCT T2.wine_id) >= 2 ORDER BY AVG(T3.points) DESC;
-- Which three buyers bought the most bottles in total? Show their names, their countries and the total number of bottles.
-- top three customers by bottles over all orders: name, country, sum
-- What three clients drink, or sell, the most of ours when all is added up, where are they from, and how much is it?
-- sum bottles per buyer, best 3, name + country + sum
SELECT T1.buyer_name, T1.country, SUM(T2.bottles) FROM buyer AS T1 JOIN sale AS T2 ON T1.buyer_id = T2.buyer_id GROUP BY T1.buyer_id ORDER BY SUM(T2.bottles) DESC LIMIT 3;
-- Which coopers made a vessel in which a wine by the winemaker with the surname Castel was aged? List each cooper once.
-- barrel makers behind any container used for Castel's wines, no repeats
-- Whose handiwork held something that Castel made while it matured? Every maker a single time.
-- castel as winemaker, unique coopers of the ageing vessels
SELECT DISTINCT T4.cooper FROM worker AS T1 JOIN wine AS T2 ON T1.worker_id = T2.winemaker_id JOIN ageing AS T3 ON T2.wine_id = T3.wine_id JOIN vessel AS T4 ON T3.vessel_no = T4.vessel_no WHERE T1.surname = 'Castel';
