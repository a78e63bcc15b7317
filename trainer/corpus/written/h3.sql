-- database: nordtel_call_records
CREATE TABLE tariff (tariff_code TEXT PRIMARY KEY, tariff_label TEXT, monthly_fee REAL, minute_price REAL);
CREATE TABLE subscriber (subscriber_no INTEGER PRIMARY KEY, subscriber_name TEXT, subscriber_type TEXT, town TEXT);
CREATE TABLE line (msisdn TEXT PRIMARY KEY, holder INTEGER REFERENCES subscriber(subscriber_no), tariff_code TEXT REFERENCES tariff(tariff_code), activated_on TEXT, blocked_on TEXT);
CREATE TABLE cell (cell_id INTEGER PRIMARY KEY, mast_name TEXT, county TEXT, band TEXT);
CREATE TABLE call (call_id INTEGER PRIMARY KEY, caller TEXT REFERENCES line(msisdn), callee TEXT REFERENCES line(msisdn), start_cell INTEGER REFERENCES cell(cell_id), end_cell INTEGER REFERENCES cell(cell_id), call_date TEXT, seconds INTEGER, outcome TEXT);
INSERT INTO tariff VALUES ('BAS','Basic',6,0.09),('FAM','Family Plus',25,0.04),('PRO','Office Pro',39,0.02),('SEN','Silver',9,0.05);
INSERT INTO subscriber VALUES (1,'Greta Holm','private','Bergen'),(2,'Fjell Bakery','business','Voss'),(3,'Arne Dahl','private','Bergen'),(4,'Sofie Lie','private','Odda'),(5,'Vik Taxi','business','Odda');
INSERT INTO line VALUES ('40010',1,'BAS','2018-03-01',NULL),('40011',1,'FAM','2020-06-11',NULL),('40020',2,'PRO','2016-09-30',NULL),('40030',3,'SEN','2019-01-15','2022-05-02'),('40040',4,'FAM','2021-04-04',NULL),('40050',5,'PRO','2017-12-12',NULL),('40051',5,'BAS','2022-02-20',NULL);
INSERT INTO cell VALUES (1,'Ulriken','Vestland','800'),(2,'Hanguren','Vestland','1800'),(3,'Tyssedal','Hardanger','800'),(4,'Rosendal','Hardanger','2600');
INSERT INTO call VALUES (1,'40010','40020',1,1,'2022-03-01',65,'answered'),(2,'40020','40050',2,3,'2022-03-01',240,'answered'),(3,'40050','40040',3,3,'2022-03-02',18,'voicemail'),(4,'40040','40011',3,3,'2022-03-03',905,'answered'),(5,'40010','40030',1,2,'2022-03-04',12,'no answer'),(6,'40020','40010',2,2,'2022-03-05',130,'answered'),(7,'40050','40020',3,2,'2022-03-06',77,'answered'),(8,'40010','40040',1,1,'2022-03-08',410,'answered');
-- Which subscribers made a call of more than 300 seconds? Give the names.
-- who rang somebody for over 300 seconds
-- Which customers have been on the phone for more than 300 seconds in one conversation that they dialled themselves?
-- dialled by them and longer than 300 seconds: names of those customers
SELECT T1.subscriber_name FROM subscriber AS T1 JOIN line AS T2 ON T1.subscriber_no = T2.holder JOIN call AS T3 ON T2.msisdn = T3.caller WHERE T3.seconds > 300;
-- How many calls did the line 40020 receive?
-- number of times somebody rang 40020
-- How many times was 40020 phoned?
-- 40020 on the receiving end, how many phone conversations
SELECT COUNT(*) FROM call WHERE callee = '40020';
-- What is the name of the subscriber that holds the line 40030?
-- whose number is 40030
-- To which customer does the phone number 40030 belong?
-- owner of 40030, customer name please
SELECT T1.subscriber_name FROM subscriber AS T1 JOIN line AS T2 ON T1.subscriber_no = T2.holder WHERE T2.msisdn = '40030';
-- Which lines never made a call?
-- numbers from which nobody has ever rung out
-- Which phone numbers have not once been used to phone anybody?
-- no outgoing phone conversation: those numbers
SELECT msisdn FROM line WHERE msisdn NOT IN (SELECT caller FROM call);
-- Which tariff label do most lines have?
-- the most popular price plan
-- Which price plan is used for the largest number of phone numbers? On a tie take the first in the alphabet.
-- price plan with the highest count of numbers (if equal, alphabetically first), its label
SELECT T1.tariff_label FROM tariff AS T1 JOIN line AS T2 ON T1.tariff_code = T2.tariff_code GROUP BY T1.tariff_code ORDER BY COUNT(*) DESC, T1.tariff_label LIMIT 1;
-- Show the mast where each answered call started and the mast where it ended.
-- answered ones: from which mast to which mast
-- For each phone conversation that was answered: through which tower did it begin, through which did it finish?
-- outcome answered: tower at the beginning, tower at the finish
SELECT T2.mast_name, T3.mast_name FROM call AS T1 JOIN cell AS T2 ON T1.start_cell = T2.cell_id JOIN cell AS T3 ON T1.end_cell = T3.cell_id WHERE T1.outcome = 'answered';
-- How long was the longest call, and how long the average call?
-- seconds talked: maximum and mean
-- How many seconds did people talk at the most, and how many on average?
-- duration of phone conversations in seconds, top value then mean
SELECT MAX(seconds), AVG(seconds) FROM call;
-- Give the name and town of subscribers with more than one line.
-- customers holding over one number, and where they live
-- Which customers have more than one phone number, and where do they live?
-- more than one number in their possession: customer's name, place
SELECT T1.subscriber_name, T1.town FROM subscriber AS T1 JOIN line AS T2 ON T1.subscriber_no = T2.holder GROUP BY T1.subscriber_no HAVING COUNT(*) > 1;
-- List the names of masts where no call started.
-- masts on which nobody began to talk
-- At which towers has no phone conversation begun?
-- no conversation begun there: names of these towers
SELECT mast_name FROM cell WHERE cell_id NOT IN (SELECT start_cell FROM call);
-- Which line was blocked, and on what date?
-- number that was cut off, with the day
-- Which phone numbers have been shut off, and when did that happen?
-- shut-off date filled in: phone number, that date
SELECT msisdn, blocked_on FROM line WHERE blocked_on IS NOT NULL;
-- Show the total seconds that each line called, by number of the caller.
-- how long has every number rung out in all
-- For how many seconds has each phone number rung others altogether? The number, then the sum.
-- outgoing seconds added up for every dialling number, number then sum
SELECT caller, SUM(seconds) FROM call GROUP BY caller;
-- What is the minute price of the tariff of Sofie Lie?
-- how much does Sofie Lie pay for a minute
-- What does a minute on the phone cost Sofie Lie?
-- Sofie Lie and her price plan: how expensive is one minute
SELECT T1.minute_price FROM tariff AS T1 JOIN line AS T2 ON T1.tariff_code = T2.tariff_code JOIN subscriber AS T3 ON T2.holder = T3.subscriber_no WHERE T3.subscriber_name = 'Sofie Lie';
-- How many different outcomes do calls have?
-- number of distinct ways a call ended
-- In how many different ways have phone conversations turned out?
-- count of outcomes, no outcome twice
SELECT COUNT(DISTINCT outcome) FROM call;
-- List the tariff labels with a monthly fee below the average monthly fee.
-- plans that cost less per month than average
-- Which price plans are cheaper every month than usual, that is, the mean?
-- monthly cost under the mean: names of these price plans
SELECT tariff_label FROM tariff WHERE monthly_fee < (SELECT AVG(monthly_fee) FROM tariff);
-- What are the names of subscribers who have both the tariff Basic and the tariff Family Plus?
-- who is on Basic with one number and on Family Plus with another
-- Which customers are on the price plan Basic and on the price plan Family Plus too?
-- both plans, Family Plus and Basic: names of those customers
SELECT T1.subscriber_name FROM subscriber AS T1 JOIN line AS T2 ON T1.subscriber_no = T2.holder JOIN tariff AS T3 ON T2.tariff_code = T3.tariff_code WHERE T3.tariff_label = 'Basic' INTERSECT SELECT T1.subscriber_name FROM subscriber AS T1 JOIN line AS T2 ON T1.subscriber_no = T2.holder JOIN tariff AS T3 ON T2.tariff_code = T3.tariff_code WHERE T3.tariff_label = 'Family Plus';

-- database: airport_exchange_counter
CREATE TABLE CURRENCY (CUR TEXT PRIMARY KEY, CUR_NAME TEXT, CTRY TEXT, DECIMALS INTEGER);
CREATE TABLE TELLER (TLR_NO INTEGER PRIMARY KEY, TLR_NAME TEXT, SHIFT TEXT, START_DT TEXT);
CREATE TABLE RATE (RATE_DT TEXT, CUR TEXT REFERENCES CURRENCY(CUR), BUY_RATE REAL, SELL_RATE REAL, PRIMARY KEY (RATE_DT, CUR));
CREATE TABLE EXCH (EXCH_NO INTEGER PRIMARY KEY, FROM_CUR TEXT REFERENCES CURRENCY(CUR), TO_CUR TEXT REFERENCES CURRENCY(CUR), AMT_IN REAL, AMT_OUT REAL, COMM REAL, TLR_NO INTEGER REFERENCES TELLER(TLR_NO), TXN_DT TEXT, CUST_NATION TEXT);
INSERT INTO CURRENCY VALUES ('CHF','Swiss franc','Switzerland',2),('EUR','Euro','Germany',2),('JPY','Yen','Japan',0),('SEK','Swedish krona','Sweden',2),('BRL','Real','Brazil',2),('KWD','Kuwaiti dinar','Kuwait',3);
INSERT INTO TELLER VALUES (11,'Beat Wyss','early','2014-05-01'),(12,'Corina Steiner','late','2019-08-15'),(13,'Luan Gashi','night','2021-02-01'),(14,'Petra Amstutz','early','2009-11-11');
INSERT INTO RATE VALUES ('2023-05-01','EUR',0.97,1.01),('2023-05-01','JPY',0.0063,0.0069),('2023-05-01','SEK',0.084,0.092),('2023-05-02','EUR',0.965,1.005),('2023-05-02','JPY',0.0062,0.0068),('2023-05-02','BRL',0.17,0.2);
INSERT INTO EXCH VALUES (1,'EUR','CHF',200,194,5,11,'2023-05-01','Germany'),(2,'CHF','JPY',500,72400,5,12,'2023-05-01','Switzerland'),(3,'JPY','CHF',30000,186,5,11,'2023-05-02','Japan'),(4,'CHF','EUR',1200,1194,0,14,'2023-05-02','Switzerland'),(5,'SEK','CHF',4000,336,8,12,'2023-05-02','Sweden'),(6,'BRL','CHF',900,153,8,13,'2023-05-02','Brazil'),(7,'EUR','CHF',50,48,3,11,'2023-05-02','France'),(8,'CHF','BRL',100,500,3,12,'2023-05-02','Switzerland');
-- How many exchanges were from the currency named Euro?
-- number of people who handed over Euro
-- How often did somebody hand in money in Euro to have it changed?
-- incoming money Euro, how many transactions
SELECT COUNT(*) FROM EXCH AS T1 JOIN CURRENCY AS T2 ON T1.FROM_CUR = T2.CUR WHERE T2.CUR_NAME = 'Euro';
-- Which currency names were changed into Swiss franc?
-- What kinds of money did people bring to get Swiss franc?
-- Which sorts of money has somebody brought to receive Swiss franc? Each one once.
-- outgoing money Swiss franc: what was handed in, no sort twice
SELECT DISTINCT T2.CUR_NAME FROM EXCH AS T1 JOIN CURRENCY AS T2 ON T1.FROM_CUR = T2.CUR JOIN CURRENCY AS T3 ON T1.TO_CUR = T3.CUR WHERE T3.CUR_NAME = 'Swiss franc';
-- Show the buying rate and the selling rate of Yen on 2023-05-02.
-- Yen on 2023-05-02: at what rate do we buy, at what rate do we sell
-- On 2023-05-02, at what price did we take Yen, and at what price did we give it away?
-- prices on 2023-05-02 for Yen: ours when buying, ours when selling
SELECT T1.BUY_RATE, T1.SELL_RATE FROM RATE AS T1 JOIN CURRENCY AS T2 ON T1.CUR = T2.CUR WHERE T2.CUR_NAME = 'Yen' AND T1.RATE_DT = '2023-05-02';
-- What is the name of the teller who earned the most commission?
-- Who at the counter took in the most in commissions?
-- Which cashier brought in the most in charges altogether?
-- charges added up, top cashier by that, name please
SELECT T1.TLR_NAME FROM TELLER AS T1 JOIN EXCH AS T2 ON T1.TLR_NO = T2.TLR_NO GROUP BY T1.TLR_NO ORDER BY SUM(T2.COMM) DESC LIMIT 1;
-- Which currencies have no rate? Give the names.
-- money for which no quotation is on file
-- For which sorts of money is there no price at all?
-- no price listed: names of these sorts of money
SELECT CUR_NAME FROM CURRENCY WHERE CUR NOT IN (SELECT CUR FROM RATE);
-- For each teller name, show the number of exchanges.
-- how many deals did everybody at the counter do
-- How many transactions has each cashier carried out? The cashier's name, then how many.
-- for every cashier, name and transaction count
SELECT T1.TLR_NAME, COUNT(*) FROM TELLER AS T1 JOIN EXCH AS T2 ON T1.TLR_NO = T2.TLR_NO GROUP BY T1.TLR_NO;
-- List the names of tellers on the shift early.
-- who works early
-- Which cashiers have their working hours early?
-- shift early: cashiers, just the names
SELECT TLR_NAME FROM TELLER WHERE SHIFT = 'early';
-- Which tellers did more than 2 exchanges? Names please.
-- counter staff with over 2 deals
-- Which cashiers have carried out more than 2 transactions?
-- over 2 transactions to their credit: names of these cashiers
SELECT T1.TLR_NAME FROM TELLER AS T1 JOIN EXCH AS T2 ON T1.TLR_NO = T2.TLR_NO GROUP BY T1.TLR_NO HAVING COUNT(*) > 2;
-- Which nation do most customers have?
-- where do most of the people at the counter come from
-- From which country do the largest number of clients come?
-- most frequent home country of clients over all transactions
SELECT CUST_NATION FROM EXCH GROUP BY CUST_NATION ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the currency names that appear both as source and as target of exchanges?
-- money that we have taken in and also given out, by name
-- Which sorts of money have been handed in by someone and handed out to someone as well?
-- handed out and, also, handed in: names of such sorts of money
SELECT T2.CUR_NAME FROM EXCH AS T1 JOIN CURRENCY AS T2 ON T1.FROM_CUR = T2.CUR INTERSECT SELECT T2.CUR_NAME FROM EXCH AS T1 JOIN CURRENCY AS T2 ON T1.TO_CUR = T2.CUR;
-- Show the exchange number, the source currency name and the target currency name of exchanges done by Corina Steiner.
-- deals of Corina Steiner: number, what came in, what went out (names of the money)
-- For every transaction that Corina Steiner carried out: which number does it have, what sort of money was handed in, what sort was handed out?
-- cashier Corina Steiner: transaction number, name of the money handed in, name of the money handed out
SELECT T1.EXCH_NO, T2.CUR_NAME, T3.CUR_NAME FROM EXCH AS T1 JOIN CURRENCY AS T2 ON T1.FROM_CUR = T2.CUR JOIN CURRENCY AS T3 ON T1.TO_CUR = T3.CUR JOIN TELLER AS T4 ON T1.TLR_NO = T4.TLR_NO WHERE T4.TLR_NAME = 'Corina Steiner';
-- What are the lowest, highest and average commissions?
-- commission: min, max, mean
-- How much did we charge for a transaction at the least, at the most, and on average?
-- charges: smallest, largest, average
SELECT MIN(COMM), MAX(COMM), AVG(COMM) FROM EXCH;
-- Which currency has the most decimals?
-- name the money with the largest number of decimal places
-- Which sort of money is written with the most digits after the point?
-- top by digits after the point, name of that sort of money
SELECT CUR_NAME FROM CURRENCY ORDER BY DECIMALS DESC LIMIT 1;
-- Give the number and date of exchanges with a commission above the average commission.
-- which deals, and on what day, brought more commission than average
-- On which transactions did we charge more than usual, that is, the mean? Their number and when they took place.
-- charge over the mean: transaction number, day
SELECT EXCH_NO, TXN_DT FROM EXCH WHERE COMM > (SELECT AVG(COMM) FROM EXCH);
-- How many different days have a rate?
-- count the distinct dates with quotations
-- On how many different dates were prices set?
-- number of dates in the price list, no date twice
SELECT COUNT(DISTINCT RATE_DT) FROM RATE;

-- database: adriatic_waterpolo
CREATE TABLE pool (pool_id INTEGER PRIMARY KEY, pool_name TEXT, city TEXT, seats INTEGER, indoor TEXT);
CREATE TABLE club (club_id INTEGER PRIMARY KEY, club_name TEXT, short_name TEXT, home_pool INTEGER REFERENCES pool(pool_id), president TEXT, founded INTEGER);
CREATE TABLE player (cap_no INTEGER PRIMARY KEY, name TEXT, position TEXT, birth_date TEXT, height_cm INTEGER, club_id INTEGER REFERENCES club(club_id), previous_club INTEGER REFERENCES club(club_id));
CREATE TABLE game (game_id INTEGER PRIMARY KEY, round INTEGER, home_club INTEGER REFERENCES club(club_id), away_club INTEGER REFERENCES club(club_id), played_on TEXT, home_goals INTEGER, away_goals INTEGER, pool_id INTEGER REFERENCES pool(pool_id), referee TEXT);
CREATE TABLE goal_log (game_id INTEGER REFERENCES game(game_id), scorer INTEGER REFERENCES player(cap_no), goals INTEGER, penalties INTEGER, exclusions INTEGER, PRIMARY KEY (game_id, scorer));
INSERT INTO pool VALUES (1,'Gruz Baths','Dubrovnik',2500,'N'),(2,'Kantrida','Rijeka',3000,'Y'),(3,'Poljud Pool','Split',1800,'Y'),(4,'Bacvice Basin','Split',900,'N');
INSERT INTO club VALUES (1,'Old Harbour Water Polo','OHW',1,'Luka Vidak',1923),(2,'Kvarner Swimmers','KVS',2,'Maro Bilic',1908),(3,'Marjan Seals','MRS',3,'Tin Barac',1946),(4,'Diocletian Sharks','DIS',3,'Iva Radic',1999);
INSERT INTO player VALUES (101,'Ante Perko','goalkeeper','1994-02-10',198,1,NULL),(102,'Josip Tadin','centre','1990-07-21',202,1,3),(103,'Nikola Sever','wing','2000-11-02',187,2,NULL),(104,'Roko Dulcic','centre','1996-04-18',199,2,1),(105,'Mate Jelic','wing','2003-09-09',184,3,NULL),(106,'Duje Kosta','driver','1998-12-24',191,3,4),(107,'Vice Bralic','driver','1992-05-30',190,4,3),(108,'Petar Lozic','goalkeeper','2001-01-05',195,4,NULL);
INSERT INTO game VALUES (1,1,1,2,'2022-10-08',11,9,1,'Ivo Matic'),(2,1,3,4,'2022-10-08',8,8,3,'Dean Prpic'),(3,2,2,3,'2022-10-15',12,7,2,'Ivo Matic'),(4,2,4,1,'2022-10-16',6,13,4,'Dean Prpic'),(5,3,1,3,'2022-10-22',10,10,1,'Zoran Beg'),(6,3,2,4,'2022-10-23',14,5,2,'Ivo Matic');
INSERT INTO goal_log VALUES (1,102,4,1,2),(1,104,3,1,3),(1,103,2,0,0),(2,105,3,0,1),(2,107,4,2,2),(3,104,5,1,1),(3,103,3,0,0),(4,102,6,2,1),(5,106,2,0,3),(6,103,6,1,0);
-- List the names of clubs whose home pool is Poljud Pool.
-- who plays at home in Poljud Pool
-- Which teams have Poljud Pool as the place where they are hosts?
-- hosts at Poljud Pool: names of the teams
SELECT T1.club_name FROM club AS T1 JOIN pool AS T2 ON T1.home_pool = T2.pool_id WHERE T2.pool_name = 'Poljud Pool';
-- How many games did Kvarner Swimmers play at home?
-- number of home games of the Kvarner Swimmers
-- How many matches did Kvarner Swimmers play as hosts?
-- hosts Kvarner Swimmers: match count
SELECT COUNT(*) FROM game AS T1 JOIN club AS T2 ON T1.home_club = T2.club_id WHERE T2.club_name = 'Kvarner Swimmers';
-- Show the dates and pool names of the games in which Marjan Seals were the away club.
-- when and in which pool were the Marjan Seals guests
-- When did Marjan Seals travel to a match as visitors, and what is the swimming bath called where it was played?
-- visitors Marjan Seals: match day, name of the swimming bath
SELECT T1.played_on, T3.pool_name FROM game AS T1 JOIN club AS T2 ON T1.away_club = T2.club_id JOIN pool AS T3 ON T1.pool_id = T3.pool_id WHERE T2.club_name = 'Marjan Seals';
-- Which players changed from Marjan Seals to another club? Give the names.
-- men whose former side is the Marjan Seals
-- Which athletes used to belong to Marjan Seals before?
-- formerly with Marjan Seals: names of the athletes
SELECT T1.name FROM player AS T1 JOIN club AS T2 ON T1.previous_club = T2.club_id WHERE T2.club_name = 'Marjan Seals';
-- Show the name, current club and previous club of players who had a previous club.
-- who came from where: name, side now, side before
-- Which athletes have changed teams? Give the athlete's name, the team of today, and the team before.
-- athlete, present team, former team, leaving out those without a former team
SELECT T1.name, T2.club_name, T3.club_name FROM player AS T1 JOIN club AS T2 ON T1.club_id = T2.club_id JOIN club AS T3 ON T1.previous_club = T3.club_id;
-- What is the name of the player with the most goals in total?
-- top scorer
-- Who has thrown the most balls into the net altogether?
-- goals added up, top athlete by that, name please
SELECT T1.name FROM player AS T1 JOIN goal_log AS T2 ON T1.cap_no = T2.scorer GROUP BY T1.cap_no ORDER BY SUM(T2.goals) DESC LIMIT 1;
-- List the players who never scored.
-- names of those without a goal to their credit
-- Which athletes do not appear as scorers in any match?
-- no entry as a scorer: names of these athletes
SELECT name FROM player WHERE cap_no NOT IN (SELECT scorer FROM goal_log);
-- Give the name and birth date of the youngest player.
-- who was born last, and when
-- Which athlete is younger than everyone else, and when was he born?
-- latest date of birth: the athlete's name and that date
SELECT name, birth_date FROM player ORDER BY birth_date DESC LIMIT 1;
-- What is the average height of each position?
-- how tall are they in each position on average
-- How tall are athletes on average in each role of play? The role first.
-- role in the water, mean of centimetres tall, role by role
SELECT position, AVG(height_cm) FROM player GROUP BY position;
-- Which referee led the most games?
-- man with the whistle most often
-- Who was in charge as umpire of the largest number of matches?
-- umpire with the highest match count
SELECT referee FROM game GROUP BY referee ORDER BY COUNT(*) DESC LIMIT 1;
-- Which clubs scored more than 25 home goals altogether? Give the names.
-- sides with over 25 goals in their own home games
-- Which teams have netted more than 25 times altogether as hosts?
-- goals as hosts added up to over 25: names of these teams
SELECT T1.club_name FROM club AS T1 JOIN game AS T2 ON T1.club_id = T2.home_club GROUP BY T1.club_id HAVING SUM(T2.home_goals) > 25;
-- What are the names of pools that are not the home of any club?
-- pools where no side is at home
-- Which swimming baths do not serve any team as its own?
-- no team has it as its own: names of such swimming baths
SELECT pool_name FROM pool WHERE pool_id NOT IN (SELECT home_pool FROM club);
-- List the names of players taller than the average player.
-- who stands above average height
-- Which athletes are taller than usual, that is, the mean?
-- centimetres tall over the mean: names of these athletes
SELECT name FROM player WHERE height_cm > (SELECT AVG(height_cm) FROM player);
-- In which cities are there pools? List every city once.
-- distinct cities where one can play
-- Which different towns have a swimming bath?
-- towns with a swimming bath, no town twice
SELECT DISTINCT city FROM pool;
-- Show the name of the club founded first and its president.
-- oldest side, and who presides over it
-- Which team has been around the longest, and who heads it?
-- team with the earliest founding year: its name, the person at its head
SELECT club_name, president FROM club ORDER BY founded LIMIT 1;

-- database: open_handbook_wiki
CREATE TABLE users (uid INTEGER PRIMARY KEY, nick TEXT, registered TEXT, edits INTEGER, is_admin TEXT);
CREATE TABLE categories (cid INTEGER PRIMARY KEY, title TEXT, parent INTEGER REFERENCES categories(cid));
CREATE TABLE pages (pid INTEGER PRIMARY KEY, title TEXT, category INTEGER REFERENCES categories(cid), created_by INTEGER REFERENCES users(uid), created TEXT, views INTEGER, protected TEXT);
CREATE TABLE revisions (rid INTEGER PRIMARY KEY, page INTEGER REFERENCES pages(pid), editor INTEGER REFERENCES users(uid), stamp TEXT, size_bytes INTEGER, comment TEXT);
CREATE TABLE links (from_page INTEGER REFERENCES pages(pid), to_page INTEGER REFERENCES pages(pid), anchor TEXT, PRIMARY KEY (from_page, to_page));
INSERT INTO users VALUES (1,'owlbear','2012-04-01',5210,'yes'),(2,'inkpot','2015-08-19',910,'no'),(3,'marten','2018-11-03',377,'no'),(4,'kilowatt','2019-02-22',1480,'yes'),(5,'newcomer7','2022-09-09',0,'no');
INSERT INTO categories VALUES (1,'Crafts',NULL),(2,'Woodwork',1),(3,'Pottery',1),(4,'Garden',NULL),(5,'Composting',4);
INSERT INTO pages VALUES (1,'Dovetail joint',2,1,'2012-05-02',18200,'yes'),(2,'Sharpening a plane',2,2,'2015-09-01',9400,'no'),(3,'Glazes for beginners',3,4,'2019-03-10',12100,'no'),(4,'Hot compost',5,1,'2013-06-06',15800,'no'),(5,'Raised beds',4,3,'2018-12-12',7300,'no'),(6,'Worm bin',5,3,'2019-01-20',4100,'no');
INSERT INTO revisions VALUES (1,1,1,'2012-05-02',4200,'first text'),(2,1,2,'2016-01-15',5100,'drawing added'),(3,1,4,'2020-02-02',5600,'typos'),(4,2,2,'2015-09-01',3000,'first text'),(5,3,4,'2019-03-10',2500,'first text'),(6,4,1,'2013-06-06',3900,'first text'),(7,4,3,'2019-05-05',4800,'temperatures'),(8,5,3,'2018-12-12',1700,'first text'),(9,6,3,'2019-01-20',1500,'first text');
INSERT INTO links VALUES (1,2,'sharp tools'),(4,6,'worms'),(5,4,'compost'),(6,4,'hot heap'),(2,1,'joint');
-- What are the titles of pages created by marten?
-- articles that marten started
-- Which articles did marten write first?
-- marten is the originator: titles of these articles
SELECT T1.title FROM pages AS T1 JOIN users AS T2 ON T1.created_by = T2.uid WHERE T2.nick = 'marten';
-- Which nicks edited the page Dovetail joint?
-- who has worked on the article Dovetail joint
-- Which people made changes to the article Dovetail joint, by username?
-- changes to Dovetail joint, username for each one
SELECT T1.nick FROM users AS T1 JOIN revisions AS T2 ON T1.uid = T2.editor JOIN pages AS T3 ON T2.page = T3.pid WHERE T3.title = 'Dovetail joint';
-- How many pages are in the category titled Woodwork?
-- number of articles on Woodwork
-- How many articles are filed under the topic Woodwork?
-- topic Woodwork: article count
SELECT COUNT(*) FROM pages AS T1 JOIN categories AS T2 ON T1.category = T2.cid WHERE T2.title = 'Woodwork';
-- Show the titles of categories below the parent category Crafts.
-- what subjects are filed under Crafts
-- Which narrower topics belong under the broader one, Crafts?
-- broader topic Crafts: titles of the topics directly in it
SELECT T1.title FROM categories AS T1 JOIN categories AS T2 ON T1.parent = T2.cid WHERE T2.title = 'Crafts';
-- List the titles of pages to which no page links.
-- articles that no other article points at
-- Which articles are never referred to by another one?
-- no incoming reference: titles of those articles
SELECT title FROM pages WHERE pid NOT IN (SELECT to_page FROM links);
-- Which pages link to Hot compost? Give the titles.
-- where is Hot compost mentioned with a link (article titles)
-- Which articles refer the reader to Hot compost?
-- reference to Hot compost in them: titles of those articles
SELECT T1.title FROM pages AS T1 JOIN links AS T2 ON T1.pid = T2.from_page JOIN pages AS T3 ON T2.to_page = T3.pid WHERE T3.title = 'Hot compost';
-- What is the title of the page with the most views?
-- most read article
-- Which article has been looked at the most?
-- title of the article with the largest number of visits
SELECT title FROM pages ORDER BY views DESC LIMIT 1;
-- Which page has the most revisions? Show the title.
-- article that was changed most often
-- Which article exists in the largest number of versions?
-- article with the highest count of versions, its title
SELECT T1.title FROM pages AS T1 JOIN revisions AS T2 ON T1.pid = T2.page GROUP BY T1.pid ORDER BY COUNT(*) DESC LIMIT 1;
-- For each category title, give the total views of its pages.
-- readings per subject
-- How often have the articles of each topic been looked at altogether? The topic, then the sum.
-- visits to articles added up for every topic, topic title then sum
SELECT T1.title, SUM(T2.views) FROM categories AS T1 JOIN pages AS T2 ON T1.cid = T2.category GROUP BY T1.cid;
-- Which users have never created a page? Show nick and registration date.
-- nick and sign-up day of those who have not begun an article
-- Which people have never started an article, and when did they sign up?
-- no article started: username, sign-up date
SELECT nick, registered FROM users WHERE uid NOT IN (SELECT created_by FROM pages);
-- List the nicks of users with at least 3 revisions.
-- who has 3 changes or more on record
-- Which people have made 3 changes or more, by username?
-- at least 3 versions by them: usernames
SELECT T1.nick FROM users AS T1 JOIN revisions AS T2 ON T1.uid = T2.editor GROUP BY T1.uid HAVING COUNT(*) >= 3;
-- What is the most common comment on revisions?
-- what do editors write most often about a change
-- Which remark do people leave most frequently on their changes?
-- most frequent remark over all versions
SELECT comment FROM revisions GROUP BY comment ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the title of the pages created before 2014-01-01 or created by an admin, that is one with is_admin yes.
-- articles that are older than 2014-01-01 or were begun by someone with a yes for admin
-- Which articles were started earlier than 2014-01-01, or by an administrator (yes)?
-- administrator yes for the person who started it, or start date prior to 2014-01-01: article titles
SELECT T1.title FROM pages AS T1 JOIN users AS T2 ON T1.created_by = T2.uid WHERE T1.created < '2014-01-01' OR T2.is_admin = 'yes';
-- What is the smallest, largest and average size of a revision?
-- bytes per version: least, most, mean
-- How big is the smallest version, how big the biggest, and how big is one on average, in bytes?
-- bytes of the versions: lowest, highest, average
SELECT MIN(size_bytes), MAX(size_bytes), AVG(size_bytes) FROM revisions;
-- Which nicks have more edits than the average user?
-- people busier than average by their edit counter
-- Who has made more changes than usual, that is, the mean, by their counter? Usernames.
-- edit counter over the mean: usernames
SELECT nick FROM users WHERE edits > (SELECT AVG(edits) FROM users);

-- database: fen_country_dialects
CREATE TABLE variety (variety_code TEXT PRIMARY KEY, variety_name TEXT, spoken_in TEXT, speakers INTEGER, ancestor TEXT REFERENCES variety(variety_code));
CREATE TABLE word (word_id INTEGER PRIMARY KEY, spelling TEXT, word_class TEXT, variety_code TEXT REFERENCES variety(variety_code), first_seen INTEGER, borrowed_from INTEGER REFERENCES word(word_id));
CREATE TABLE sense (sense_id INTEGER PRIMARY KEY, word_id INTEGER REFERENCES word(word_id), definition TEXT, domain TEXT, usage_note TEXT);
CREATE TABLE informant (informant_no INTEGER PRIMARY KEY, initials TEXT, year_of_birth INTEGER, village TEXT, trade TEXT);
CREATE TABLE recording (recording_no INTEGER PRIMARY KEY, word_id INTEGER REFERENCES word(word_id), spoken_by INTEGER REFERENCES informant(informant_no), taped_on TEXT, length_sec REAL, quality TEXT);
INSERT INTO variety VALUES ('OLD','Old Fennish','the whole coast',0,NULL),('EFN','East Fennish','Marsh End',4200,'OLD'),('WFN','West Fennish','Reedham',9100,'OLD'),('ISL','Island Fennish','Gull Island',310,'EFN'),('DUT','Delta Dutch','the delta',61000,NULL);
INSERT INTO word VALUES (1,'slakker','noun','EFN',1720,NULL),(2,'dyke','noun','DUT',1300,NULL),(3,'dik','noun','EFN',1610,2),(4,'plodge','verb','WFN',1825,NULL),(5,'gullen','verb','ISL',1890,NULL),(6,'mizzly','adjective','WFN',1780,NULL),(7,'slak','noun','DUT',1450,NULL),(8,'slacken','verb','ISL',1902,1);
INSERT INTO sense VALUES (1,1,'shallow pool left by the tide','landscape',NULL),(2,3,'ditch between two fields','landscape','rare'),(3,3,'wall of earth','building',NULL),(4,4,'to walk in mud','movement','humorous'),(5,5,'to cry like a gull','sound','rare'),(6,6,'with fine rain','weather',NULL);
INSERT INTO informant VALUES (1,'J. T.',1921,'Marsh End','eel catcher'),(2,'M. P.',1934,'Reedham','farmer'),(3,'A. G.',1918,'Gull Island','fisher'),(4,'R. S.',1950,'Reedham','teacher'),(5,'E. W.',1929,'Marsh End','farmer');
INSERT INTO recording VALUES (1,1,1,'1988-06-02',2.1,'good'),(2,3,1,'1988-06-02',1.6,'good'),(3,4,2,'1991-09-12',1.9,'poor'),(4,6,2,'1991-09-12',2.4,'good'),(5,5,3,'1987-03-30',3.2,'fair'),(6,3,5,'1990-10-10',1.4,'good'),(7,6,4,'1999-05-05',2.0,'good');
-- What are the spellings of the words of the variety West Fennish?
-- vocabulary of West Fennish
-- Which terms belong to the dialect West Fennish, as they are written?
-- dialect West Fennish: written form of all its terms
SELECT T1.spelling FROM word AS T1 JOIN variety AS T2 ON T1.variety_code = T2.variety_code WHERE T2.variety_name = 'West Fennish';
-- From which word was dik borrowed? Give its spelling.
-- the source of the loanword dik
-- What is the term, as it is written, that dik was taken over from?
-- dik is a loan from which term, in its written form
SELECT T2.spelling FROM word AS T1 JOIN word AS T2 ON T1.borrowed_from = T2.word_id WHERE T1.spelling = 'dik';
-- Which varieties have Old Fennish as their ancestor?
-- what dialects came out of Old Fennish
-- Which dialects descend from Old Fennish?
-- Old Fennish is the parent tongue: names of the dialects that come directly from it
SELECT T1.variety_name FROM variety AS T1 JOIN variety AS T2 ON T1.ancestor = T2.variety_code WHERE T2.variety_name = 'Old Fennish';
-- How many words are verbs, with the word class verb?
-- number of items of class verb
-- How many terms are of the part of speech verb?
-- part of speech verb, how many terms
SELECT COUNT(*) FROM word WHERE word_class = 'verb';
-- Show the definitions of the word dik.
-- what does dik mean
-- How are the meanings of dik explained?
-- explanations given for dik, one line for each meaning
SELECT T1.definition FROM sense AS T1 JOIN word AS T2 ON T1.word_id = T2.word_id WHERE T2.spelling = 'dik';
-- List the spelling of words that were never recorded.
-- words nobody has spoken on tape
-- Which terms, as they are written, has nobody ever been taped saying?
-- no tape of it: written form of these terms
SELECT spelling FROM word WHERE word_id NOT IN (SELECT word_id FROM recording);
-- Give the initials and village of the informants who spoke the word mizzly.
-- who said mizzly on tape, and where do they live
-- Who was taped saying mizzly, by initials, and where is that person's home?
-- tapes of mizzly: initials of the person speaking, home village
SELECT T1.initials, T1.village FROM informant AS T1 JOIN recording AS T2 ON T1.informant_no = T2.spoken_by JOIN word AS T3 ON T2.word_id = T3.word_id WHERE T3.spelling = 'mizzly';
-- Which informant is the oldest? Give the initials and trade.
-- initials and work of the speaker born earliest
-- Which of the people interviewed has lived the longest, by initials, and what is his or her occupation?
-- earliest birth year of all the speakers: initials, occupation
SELECT initials, trade FROM informant ORDER BY year_of_birth LIMIT 1;
-- What is the number of words and the earliest year first seen for each variety name?
-- per dialect: how many words, and the year of the first one attested
-- How many terms does each dialect have, and when was the first of them attested? The dialect's name in front.
-- dialect name, term count, earliest attestation year, for every dialect
SELECT T1.variety_name, COUNT(*), MIN(T2.first_seen) FROM variety AS T1 JOIN word AS T2 ON T1.variety_code = T2.variety_code GROUP BY T1.variety_code;
-- Which words have at least two senses? Show the spelling.
-- words with two meanings or more
-- Which terms have two meanings or more, as they are written?
-- at least two meanings: written form of these terms
SELECT T1.spelling FROM word AS T1 JOIN sense AS T2 ON T1.word_id = T2.word_id GROUP BY T1.word_id HAVING COUNT(*) >= 2;
-- What is the most common quality of the recordings?
-- how good are most of the tapes
-- Which grade of sound do the largest number of tapes have?
-- most frequent grade of quality among the tapes
SELECT quality FROM recording GROUP BY quality ORDER BY COUNT(*) DESC LIMIT 1;
-- Which varieties have no words? Give the names.
-- dialects without any vocabulary collected
-- For which dialects has no term been collected?
-- no term collected: names of these dialects
SELECT variety_name FROM variety WHERE variety_code NOT IN (SELECT variety_code FROM word);
-- List the spellings recorded by a farmer and also by an eel catcher.
-- words that we have from an eel catcher and from a farmer
-- Which terms, as they are written, were said on tape by a farmer and by an eel catcher too?
-- said on tape by an eel catcher, and by a farmer as well: written form of these terms
SELECT T1.spelling FROM word AS T1 JOIN recording AS T2 ON T1.word_id = T2.word_id JOIN informant AS T3 ON T2.spoken_by = T3.informant_no WHERE T3.trade = 'farmer' INTERSECT SELECT T1.spelling FROM word AS T1 JOIN recording AS T2 ON T1.word_id = T2.word_id JOIN informant AS T3 ON T2.spoken_by = T3.informant_no WHERE T3.trade = 'eel catcher';
-- How many different villages do the informants come from?
-- count the distinct home villages of our speakers
-- In how many different places do the people interviewed live?
-- number of speakers' home places, no place twice
SELECT COUNT(DISTINCT village) FROM informant;
-- Show the recording numbers and lengths of recordings longer than the average.
-- tapes of above average length: number and length
-- Which tapes run longer than usual, that is, the mean, and for how many seconds?
-- running time over the mean: tape number, seconds
SELECT recording_no, length_sec FROM recording WHERE length_sec > (SELECT AVG(length_sec) FROM recording);

-- database: county_vehicle_registry
CREATE TABLE tbl_person (pers_id INTEGER PRIMARY KEY, fname TEXT, lname TEXT, dob TEXT, addr_ln1 TEXT, city TEXT);
CREATE TABLE tbl_veh_class (cls TEXT PRIMARY KEY, cls_descr TEXT, yr_tax REAL);
CREATE TABLE tbl_vehicle (plate TEXT PRIMARY KEY, make TEXT, model TEXT, color TEXT, mfg_yr INTEGER, cls TEXT REFERENCES tbl_veh_class(cls), cur_owner INTEGER REFERENCES tbl_person(pers_id), weight_kg INTEGER);
CREATE TABLE tbl_transfer (xfer_id INTEGER PRIMARY KEY, plate TEXT REFERENCES tbl_vehicle(plate), from_pers INTEGER REFERENCES tbl_person(pers_id), to_pers INTEGER REFERENCES tbl_person(pers_id), xfer_dt TEXT, price REAL);
CREATE TABLE tbl_inspect (insp_id INTEGER PRIMARY KEY, plate TEXT REFERENCES tbl_vehicle(plate), insp_dt TEXT, valid_to TEXT, odometer INTEGER, result TEXT, station TEXT);
INSERT INTO tbl_person VALUES (1,'Dora','Whitley','1970-05-14','4 Mill Lane','Corbin'),(2,'Earl','Stroud','1948-10-02','88 Ridge Road','Harlow'),(3,'Fay','Ngata','1993-03-27','12 Station Street','Corbin'),(4,'Gus','Pereira','1985-12-19','7 Quarry Way','Tilden'),(5,'Hana','Blum','1999-08-08','31 Lake Drive','Harlow'),(6,'Ivan','Roth','1961-01-30','2 Mill Lane','Corbin');
INSERT INTO tbl_veh_class VALUES ('A','Passenger car',120),('M','Motorcycle',60),('T','Tractor',45),('L','Light truck',210),('X','Trailer',20);
INSERT INTO tbl_vehicle VALUES ('KLR 204','Opalis','Dart','red',2015,'A',3,1240),('KLR 771','Opalis','Dart','white',2018,'A',1,1260),('MTC 019','Zephyr','Roadster','black',2011,'M',4,210),('TRC 330','Holt','Plowman','green',1987,'T',2,3100),('LTR 552','Granger','Hauler','white',2006,'L',4,2650),('KLR 900','Vireo','City','blue',2020,'A',5,990),('TRC 118','Holt','Plowman','red',1994,'T',2,3300);
INSERT INTO tbl_transfer VALUES (1,'KLR 204',1,3,'2019-06-01',6200),(2,'MTC 019',6,4,'2020-03-18',3100),(3,'LTR 552',2,4,'2018-09-09',7400),(4,'TRC 118',6,2,'2016-04-25',5000),(5,'KLR 900',3,5,'2023-01-12',9800);
INSERT INTO tbl_inspect VALUES (1,'KLR 204','2021-05-20','2023-05-31',81200,'pass','North Bay'),(2,'KLR 204','2023-05-11','2025-05-31',99300,'pass','North Bay'),(3,'MTC 019','2022-04-02','2024-04-30',30150,'fail','Quarry Yard'),(4,'LTR 552','2022-09-13','2023-09-30',188400,'fail','Quarry Yard'),(5,'LTR 552','2022-10-01','2023-09-30',188460,'pass','Quarry Yard'),(6,'KLR 771','2022-01-25','2024-01-31',40900,'pass','North Bay'),(7,'KLR 900','2023-02-02','2025-02-28',21700,'pass','Lakeside');
-- Show the first and last name of the current owner of the vehicle with plate LTR 552.
-- LTR 552 belongs to whom? First and last name.
-- Who owns the car LTR 552 at present? The forename and the family name.
-- present keeper of LTR 552: forename, family name
SELECT T1.fname, T1.lname FROM tbl_person AS T1 JOIN tbl_vehicle AS T2 ON T1.pers_id = T2.cur_owner WHERE T2.plate = 'LTR 552';
-- Which plates did Gus Pereira buy, going by transfers?
-- plates handed over to Gus Pereira
-- Which number plates did Gus Pereira take over from someone?
-- number plates that changed hands with Gus Pereira on the receiving side
SELECT T1.plate FROM tbl_transfer AS T1 JOIN tbl_person AS T2 ON T1.to_pers = T2.pers_id WHERE T2.fname = 'Gus' AND T2.lname = 'Pereira';
-- What are the last names of people who sold a vehicle for more than 6000?
-- surnames of those who got over 6000 when passing on their vehicle
-- Who has parted with a car for more than 6000, by family name?
-- seller's family name, for each sale that brought over 6000
SELECT T1.lname FROM tbl_person AS T1 JOIN tbl_transfer AS T2 ON T1.pers_id = T2.from_pers WHERE T2.price > 6000;
-- How many vehicles have the class description Passenger car?
-- count of the Passenger car kind
-- How many cars are of the kind Passenger car?
-- kind described as Passenger car, how many of these
SELECT COUNT(*) FROM tbl_vehicle AS T1 JOIN tbl_veh_class AS T2 ON T1.cls = T2.cls WHERE T2.cls_descr = 'Passenger car';
-- List the plates of vehicles that were never inspected.
-- plates that have not been through a check at all
-- Which cars, by number plate, have never been tested?
-- no test on file: number plates
SELECT plate FROM tbl_vehicle WHERE plate NOT IN (SELECT plate FROM tbl_inspect);
-- Give the first names of people who do not own a vehicle now.
-- who, by first name, is nobody's current owner of anything on wheels
-- Who has no car at present, by forename?
-- not the present keeper of any car: forenames
SELECT fname FROM tbl_person WHERE pers_id NOT IN (SELECT cur_owner FROM tbl_vehicle);
-- Which make and model is the oldest?
-- make and model built first
-- Which car was built earlier than all the others? Brand and model.
-- earliest year of manufacture: brand, model
SELECT make, model FROM tbl_vehicle ORDER BY mfg_yr LIMIT 1;
-- Which color is the most common?
-- what do most vehicles look like on the outside, by color
-- How are the largest number of cars painted? On a tie take the first in the alphabet.
-- most frequent paint colour (if equal, alphabetically first)
SELECT color FROM tbl_vehicle GROUP BY color ORDER BY COUNT(*) DESC, color LIMIT 1;
-- For each station, show the number of inspections.
-- checks done per station
-- How many tests has each garage carried out? The garage, then how many.
-- test count garage by garage, with the garage in front
SELECT station, COUNT(*) FROM tbl_inspect GROUP BY station;
-- Show the class description and the average weight of each class.
-- mean weight for every kind of vehicle, in words
-- How heavy is a car of each kind on average? The kind as it is described, then the mean.
-- kind of car in words, mean number of kilograms, for every kind
SELECT T1.cls_descr, AVG(T2.weight_kg) FROM tbl_veh_class AS T1 JOIN tbl_vehicle AS T2 ON T1.cls = T2.cls GROUP BY T1.cls;
-- List the last names of people who own at least two vehicles.
-- surnames of owners of two or more
-- Who has two cars or more at present, by family name?
-- keepers of at least two cars: family names
SELECT T1.lname FROM tbl_person AS T1 JOIN tbl_vehicle AS T2 ON T1.pers_id = T2.cur_owner GROUP BY T1.pers_id HAVING COUNT(*) >= 2;
-- Which plates have both a fail and a pass among their inspections?
-- plates that got a pass in one check but a fail in another
-- Which number plates have had a test with the outcome fail and one with the outcome pass?
-- outcome pass in a test and outcome fail in a test: number plates
SELECT plate FROM tbl_inspect WHERE result = 'fail' INTERSECT SELECT plate FROM tbl_inspect WHERE result = 'pass';
-- What is the lowest and the highest price of a transfer?
-- cheapest and dearest change of hands
-- How much was paid at the least and at the most when a car changed hands?
-- sums paid for cars changing hands, smallest then largest
SELECT MIN(price), MAX(price) FROM tbl_transfer;
-- Which vehicles are heavier than average? Give plate and color.
-- plate and color of those above the mean weight
-- Which cars weigh more than usual, that is, the mean? Number plate and paint.
-- kilograms over the mean: number plate, paint colour
SELECT plate, color FROM tbl_vehicle WHERE weight_kg > (SELECT AVG(weight_kg) FROM tbl_vehicle);
-- Show the plate, the last name of the seller and the last name of the buyer for each transfer.
-- who sold what to whom: plate, surname from, surname to
-- Each time a car changed hands: which number plate, who gave it up, and who took it over? Family names for both people.
-- cars changing hands: number plate, family name of the former owner, family name of the new one
SELECT T1.plate, T2.lname, T3.lname FROM tbl_transfer AS T1 JOIN tbl_person AS T2 ON T1.from_pers = T2.pers_id JOIN tbl_person AS T3 ON T1.to_pers = T3.pers_id;
