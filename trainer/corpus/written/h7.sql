-- database: hop_on_bus_network
CREATE TABLE depot (depot_id INTEGER PRIMARY KEY, name TEXT, district TEXT, capacity INTEGER);
CREATE TABLE stop (stop_no INTEGER PRIMARY KEY, name TEXT, shelter TEXT, zone TEXT);
CREATE TABLE driver (staff_no INTEGER PRIMARY KEY, name TEXT, hired TEXT, licence_until TEXT, depot_id INTEGER REFERENCES depot(depot_id), instructor INTEGER REFERENCES driver(staff_no));
CREATE TABLE route (route_no TEXT PRIMARY KEY, start_stop INTEGER REFERENCES stop(stop_no), end_stop INTEGER REFERENCES stop(stop_no), via TEXT, run_minutes INTEGER, depot_id INTEGER REFERENCES depot(depot_id), first_run TEXT, last_run TEXT);
CREATE TABLE route_stop (route_no TEXT REFERENCES route(route_no), stop_no INTEGER REFERENCES stop(stop_no), sequence INTEGER, dwell_seconds INTEGER, PRIMARY KEY (route_no, stop_no));
CREATE TABLE trip (trip_id INTEGER PRIMARY KEY, route_no TEXT REFERENCES route(route_no), driven_by INTEGER REFERENCES driver(staff_no), day TEXT, delay_minutes INTEGER, passengers INTEGER);
INSERT INTO depot VALUES (1,'Forge Road','East',80),(2,'Orchard Park','South',45),(3,'Quayside','Docks',30);
INSERT INTO stop VALUES (1,'Town Hall','Y','1'),(2,'Harbour','Y','1'),(3,'University','Y','2'),(4,'Cemetery Gate','N','2'),(5,'Airfield','N','3'),(6,'Retail Park','Y','3'),(7,'Old Mill','N','3');
INSERT INTO driver VALUES (501,'Bernadette Orr','2004-03-01','2026-05-31',1,NULL),(502,'Cyril Dube','2015-11-09','2025-02-28',1,501),(503,'Marta Pinto','2018-06-18','2027-01-31',2,501),(504,'Yusuf Demir','2021-02-22','2024-10-31',2,503),(505,'Glen Archer','2023-04-03','2028-03-31',1,502);
INSERT INTO route VALUES ('1',1,5,'University',38,1,'05:10','23:50'),('4',2,6,'Town Hall',27,2,'06:00','22:30'),('7X',3,5,NULL,19,1,'07:00','19:00'),('9',6,1,'Cemetery Gate',31,2,'05:45','00:15');
INSERT INTO route_stop VALUES ('1',1,1,60),('1',3,2,30),('1',5,3,90),('4',2,1,60),('4',1,2,45),('4',6,3,60),('7X',3,1,40),('7X',5,2,90),('9',6,1,60),('9',4,2,15),('9',1,3,60);
INSERT INTO trip VALUES (1,'1',501,'2023-10-02',3,61),(2,'1',502,'2023-10-02',11,74),(3,'4',503,'2023-10-02',0,33),(4,'7X',502,'2023-10-03',2,40),(5,'9',504,'2023-10-03',7,28),(6,'4',504,'2023-10-03',15,52),(7,'1',501,'2023-10-04',1,58),(8,'9',503,'2023-10-04',4,25);
-- Which routes start at the stop Harbour? Give the route numbers.
-- bus numbers setting off from Harbour
-- What lines set out from Harbour?
-- start stop Harbour: route no
SELECT T1.route_no FROM route AS T1 JOIN stop AS T2 ON T1.start_stop = T2.stop_no WHERE T2.name = 'Harbour';
-- Which routes end at the stop Airfield? Give the route numbers.
-- bus numbers that terminate at Airfield
-- What lines go as far as Airfield and no farther?
-- end stop Airfield: route no
SELECT T1.route_no FROM route AS T1 JOIN stop AS T2 ON T1.end_stop = T2.stop_no WHERE T2.name = 'Airfield';
-- Show each route number with the names of its start stop and end stop.
-- every line: number, from where, to where
-- Where does every line set out, and where does it turn round? The number first.
-- route no, name of the start stop, name of the end stop
SELECT T1.route_no, T2.name, T3.name FROM route AS T1 JOIN stop AS T2 ON T1.start_stop = T2.stop_no JOIN stop AS T3 ON T1.end_stop = T3.stop_no;
-- How many stops have a shelter, marked Y?
-- number of places where one can wait out of the rain (shelter Y)
-- At how many places do you not get wet when you wait (shelter: Y)?
-- shelter = Y, stop count
SELECT COUNT(*) FROM stop WHERE shelter = 'Y';
-- Which stops are on no route? Names.
-- where does no bus halt
-- What places does no line go to?
-- stops missing from every route, names
SELECT name FROM stop WHERE stop_no NOT IN (SELECT stop_no FROM route_stop);
-- Which drivers have driven no trip? Give the name and date of hire.
-- who has not been behind the wheel yet, and since when with us
-- Who has never taken a bus out, and when did they come to us?
-- drivers with zero trips: name, date hired
SELECT name, hired FROM driver WHERE staff_no NOT IN (SELECT driven_by FROM trip);
-- Which drivers were instructed by Bernadette Orr?
-- Bernadette Orr showed the ropes to whom
-- Who learnt to drive a bus from Bernadette Orr?
-- instructor Bernadette Orr: driver names
SELECT T1.name FROM driver AS T1 JOIN driver AS T2 ON T1.instructor = T2.staff_no WHERE T2.name = 'Bernadette Orr';
-- What was the longest delay, and on which route? Give minutes and route number.
-- worst lateness in minutes with the bus number
-- How many minutes behind time was the worst journey, and on what line?
-- trips by delay, highest first, only one: delay minutes, route no
SELECT delay_minutes, route_no FROM trip ORDER BY delay_minutes DESC LIMIT 1;
-- For each driver name, show the total number of passengers.
-- how many people has everyone carried
-- How many people has everyone at the wheel taken along, in all? The one at the wheel first.
-- driver name, sum of passengers
SELECT T1.name, SUM(T2.passengers) FROM driver AS T1 JOIN trip AS T2 ON T1.staff_no = T2.driven_by GROUP BY T1.staff_no;
-- Which depots have at least 2 drivers? Names.
-- garages with 2 or more people at the wheel
-- Which yards do two or more people drive from?
-- depot with no fewer than 2 drivers, name
SELECT T1.name FROM depot AS T1 JOIN driver AS T2 ON T1.depot_id = T2.depot_id GROUP BY T1.depot_id HAVING COUNT(*) >= 2;
-- Which depots run no route?
-- garages from which no line is served
-- From which yards does no line go out?
-- depots without a route, names
SELECT name FROM depot WHERE depot_id NOT IN (SELECT depot_id FROM route);
-- List the names of the stops of route 9 in sequence.
-- where does the 9 call, in order
-- What places does the 9 go to, one after the other?
-- route 9: stop names, sorted by sequence
SELECT T1.name FROM stop AS T1 JOIN route_stop AS T2 ON T1.stop_no = T2.stop_no WHERE T2.route_no = '9' ORDER BY T2.sequence;
-- Which stops are served by both route 1 and route 4?
-- names of places to change between the 1 and the 4
-- Where can you get on the 1 as well as on the 4?
-- stop names on route 4 and on route 1 too
SELECT T1.name FROM stop AS T1 JOIN route_stop AS T2 ON T1.stop_no = T2.stop_no WHERE T2.route_no = '1' INTERSECT SELECT T1.name FROM stop AS T1 JOIN route_stop AS T2 ON T1.stop_no = T2.stop_no WHERE T2.route_no = '4';
-- What are the average and the maximum delay of trips on routes of the depot Orchard Park?
-- lateness of Orchard Park buses: mean and worst
-- How many minutes behind time are the lines from Orchard Park on average, and at worst?
-- depot Orchard Park: mean and max of the trips' delay
SELECT AVG(T1.delay_minutes), MAX(T1.delay_minutes) FROM trip AS T1 JOIN route AS T2 ON T1.route_no = T2.route_no JOIN depot AS T3 ON T2.depot_id = T3.depot_id WHERE T3.name = 'Orchard Park';
-- Show the name of the driver whose licence expires first.
-- whose licence runs out soonest
-- Who will be the first that may no longer drive?
-- drivers by end of licence, earliest one, name
SELECT name FROM driver ORDER BY licence_until LIMIT 1;
-- Which zone has the most stops?
-- in what zone do buses halt at the largest number of places
-- In what zone are there more places to get on than in any other?
-- count stops by zone, the top zone
SELECT zone FROM stop GROUP BY zone ORDER BY COUNT(*) DESC LIMIT 1;

-- database: assize_court_rolls
CREATE TABLE PERSONS (PERSON_ID INTEGER PRIMARY KEY, PERSON_NAME TEXT, PERSON_TYPE TEXT, PERSON_CITY TEXT);
CREATE TABLE LAWYERS (LAWYER_ID INTEGER PRIMARY KEY, LAWYER_NAME TEXT, LAW_FIRM TEXT, ADMITTED_YEAR INTEGER, PUPIL_OF INTEGER REFERENCES LAWYERS(LAWYER_ID));
CREATE TABLE JUDGES (JUDGE_ID INTEGER PRIMARY KEY, JUDGE_NAME TEXT, COURTROOM TEXT, APPOINTED_YEAR INTEGER);
CREATE TABLE CASES (CASE_NO TEXT PRIMARY KEY, SUBJECT TEXT, PLAINTIFF_ID INTEGER REFERENCES PERSONS(PERSON_ID), DEFENDANT_ID INTEGER REFERENCES PERSONS(PERSON_ID), PLAINTIFF_LAWYER INTEGER REFERENCES LAWYERS(LAWYER_ID), DEFENCE_LAWYER INTEGER REFERENCES LAWYERS(LAWYER_ID), JUDGE_ID INTEGER REFERENCES JUDGES(JUDGE_ID), FILED_DATE TEXT, DECIDED_DATE TEXT, VERDICT TEXT, AMOUNT_CLAIMED REAL, AMOUNT_AWARDED REAL, APPEAL_OF TEXT REFERENCES CASES(CASE_NO));
CREATE TABLE HEARINGS (HEARING_ID INTEGER PRIMARY KEY, CASE_NO TEXT REFERENCES CASES(CASE_NO), HEARING_DATE TEXT, DURATION_MIN INTEGER, HEARING_TYPE TEXT);
INSERT INTO PERSONS VALUES (1,'Bellamy Roofing','company','Exton'),(2,'Charlotte Vane','individual','Exton'),(3,'Borough of Exton','public body','Exton'),(4,'Daniel Okoro','individual','Marlow'),(5,'Pike and Sons','company','Marlow'),(6,'Irma Salter','individual','Teign');
INSERT INTO LAWYERS VALUES (1,'Rupert Lang','Lang and Moor',1992,NULL),(2,'Sheila Moor','Lang and Moor',2003,1),(3,'Tariq Bashir','Bashir Chambers',1998,NULL),(4,'Una Kerrigan','Bashir Chambers',2015,3),(5,'Walter Prime','Prime Law',2011,3);
INSERT INTO JUDGES VALUES (1,'Constance Hale','Court 1',2001),(2,'Ambrose Finch','Court 2',2009),(3,'Leonora Swift','Court 3',2018);
INSERT INTO CASES VALUES ('C-10','leaking roof',2,1,2,3,1,'2020-01-15','2020-09-30','for plaintiff',18000,12000,NULL),('C-11','unpaid invoice',1,4,1,4,2,'2020-03-03','2020-06-18','for plaintiff',4200,4200,NULL),('C-12','fallen tree',6,3,3,2,1,'2020-05-20','2021-02-11','for defendant',9500,0,NULL),('C-13','leaking roof, appeal',1,2,3,2,3,'2020-11-01','2021-10-05','for defendant',12000,0,'C-10'),('C-14','boundary wall',4,5,4,5,2,'2021-04-09','2021-12-17','settled',7000,3500,NULL),('C-15','parking fine',2,3,2,1,1,'2022-02-22',NULL,NULL,300,NULL,NULL);
INSERT INTO HEARINGS VALUES (1,'C-10','2020-05-04',90,'first'),(2,'C-10','2020-09-14',240,'main'),(3,'C-11','2020-06-01',45,'main'),(4,'C-12','2020-12-02',180,'main'),(5,'C-13','2021-09-20',120,'main'),(6,'C-14','2021-07-07',60,'first'),(7,'C-12','2020-08-11',35,'first'),(8,'C-10','2020-07-01',75,'expert');
-- What are the subjects of cases in which Charlotte Vane is the plaintiff?
-- over what did Charlotte Vane go to court as plaintiff
-- What did Charlotte Vane take people to court about?
-- plaintiff Charlotte Vane: case subjects
SELECT T1.SUBJECT FROM CASES AS T1 JOIN PERSONS AS T2 ON T1.PLAINTIFF_ID = T2.PERSON_ID WHERE T2.PERSON_NAME = 'Charlotte Vane';
-- What are the subjects of cases against the defendant Borough of Exton?
-- matters for which the Borough of Exton was sued
-- What has anyone taken the Borough of Exton to court about?
-- defendant Borough of Exton: subject of each case
SELECT T1.SUBJECT FROM CASES AS T1 JOIN PERSONS AS T2 ON T1.DEFENDANT_ID = T2.PERSON_ID WHERE T2.PERSON_NAME = 'Borough of Exton';
-- Show the case number, the plaintiff name and the defendant name of cases decided by Ambrose Finch.
-- before Ambrose Finch: case number, who sued, who was sued
-- Who took whom to court with Ambrose Finch on the bench? The number, the one, the other.
-- judge Ambrose Finch: case no, plaintiff, defendant by name
SELECT T1.CASE_NO, T2.PERSON_NAME, T3.PERSON_NAME FROM CASES AS T1 JOIN PERSONS AS T2 ON T1.PLAINTIFF_ID = T2.PERSON_ID JOIN PERSONS AS T3 ON T1.DEFENDANT_ID = T3.PERSON_ID JOIN JUDGES AS T4 ON T1.JUDGE_ID = T4.JUDGE_ID WHERE T4.JUDGE_NAME = 'Ambrose Finch';
-- How many cases have the verdict for plaintiff?
-- number won, that is verdict for plaintiff
-- How often did the side that sued come out on top (for plaintiff)?
-- verdict for plaintiff, case count
SELECT COUNT(*) FROM CASES WHERE VERDICT = 'for plaintiff';
-- Which case is not decided yet? Give number and filing date.
-- open case: number, and when was it brought in
-- What is still waiting for an answer from the court, and since when? The number first.
-- decided date empty: case no, filed date
SELECT CASE_NO, FILED_DATE FROM CASES WHERE DECIDED_DATE IS NULL;
-- List the names of persons who have been plaintiff as well as defendant.
-- who has sued and has been sued too
-- Who has taken others to court and has been taken there as well?
-- names under defendant and under plaintiff too
SELECT T1.PERSON_NAME FROM PERSONS AS T1 JOIN CASES AS T2 ON T1.PERSON_ID = T2.PLAINTIFF_ID INTERSECT SELECT T1.PERSON_NAME FROM PERSONS AS T1 JOIN CASES AS T2 ON T1.PERSON_ID = T2.DEFENDANT_ID;
-- Which cases had no hearing? Give the subject.
-- matters that never came up in the courtroom
-- What was never talked over in front of a judge?
-- cases with zero hearings: subject
SELECT SUBJECT FROM CASES WHERE CASE_NO NOT IN (SELECT CASE_NO FROM HEARINGS);
-- Which lawyer defended in the most cases? Give the name.
-- name of the one most often hired for the defence
-- Who has spoken most often for those who were sued?
-- count cases by defence lawyer, name of the top one
SELECT T1.LAWYER_NAME FROM LAWYERS AS T1 JOIN CASES AS T2 ON T1.LAWYER_ID = T2.DEFENCE_LAWYER GROUP BY T1.LAWYER_ID ORDER BY COUNT(*) DESC LIMIT 1;
-- For each judge name, give the number of cases and the total amount awarded.
-- per judge: cases, and money granted altogether
-- How many matters has everyone on the bench had, and how much money did they hand out? Who first.
-- judge name, number of cases, sum of amount awarded
SELECT T1.JUDGE_NAME, COUNT(*), SUM(T2.AMOUNT_AWARDED) FROM JUDGES AS T1 JOIN CASES AS T2 ON T1.JUDGE_ID = T2.JUDGE_ID GROUP BY T1.JUDGE_ID;
-- What is the subject of the case that the case C-13 is an appeal of?
-- C-13 challenges the judgment in what matter
-- What was the matter about that C-13 takes up again?
-- C-13 is an appeal of which case? its subject please
SELECT T2.SUBJECT FROM CASES AS T1 JOIN CASES AS T2 ON T1.APPEAL_OF = T2.CASE_NO WHERE T1.CASE_NO = 'C-13';
-- Which lawyers were pupils of Tariq Bashir?
-- trained under Tariq Bashir
-- Who learnt the law under Tariq Bashir?
-- pupil of Tariq Bashir: lawyer names
SELECT T1.LAWYER_NAME FROM LAWYERS AS T1 JOIN LAWYERS AS T2 ON T1.PUPIL_OF = T2.LAWYER_ID WHERE T2.LAWYER_NAME = 'Tariq Bashir';
-- Which cases had more than 2 hearings? Case numbers.
-- numbers of what came to court over 2 times
-- What was before the court more than 2 times? Numbers.
-- case no with over 2 hearings
SELECT CASE_NO FROM HEARINGS GROUP BY CASE_NO HAVING COUNT(*) > 2;
-- What was the longest hearing, in minutes, and the average?
-- maximum and mean length of a hearing
-- How many minutes did people sit in court at most, and how many on average?
-- hearing duration: max, mean
SELECT MAX(DURATION_MIN), AVG(DURATION_MIN) FROM HEARINGS;
-- Which cases claimed more than the average amount? Give subject and amount claimed.
-- matters with a demand above the mean, and how much was demanded
-- In what matters did somebody want more money than people do on average, and how much?
-- amount claimed beyond the mean: subject, amount claimed
SELECT SUBJECT, AMOUNT_CLAIMED FROM CASES WHERE AMOUNT_CLAIMED > (SELECT AVG(AMOUNT_CLAIMED) FROM CASES);
-- On which dates was the subject fallen tree heard?
-- days in court for the fallen tree
-- When was the court busy with the fallen tree?
-- subject fallen tree: hearing dates
SELECT T1.HEARING_DATE FROM HEARINGS AS T1 JOIN CASES AS T2 ON T1.CASE_NO = T2.CASE_NO WHERE T2.SUBJECT = 'fallen tree';
-- Which person type is the most common?
-- what sort of parties do we mostly have
-- What kind of party do we see most of?
-- count persons by type, the top type
SELECT PERSON_TYPE FROM PERSONS GROUP BY PERSON_TYPE ORDER BY COUNT(*) DESC LIMIT 1;

-- database: second_chance_mentoring
CREATE TABLE topics (topic_id INTEGER PRIMARY KEY, topic TEXT, description TEXT);
CREATE TABLE participants (pid INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, role TEXT, company TEXT, country TEXT, joined_year INTEGER);
CREATE TABLE pairings (pairing_id INTEGER PRIMARY KEY, mentor INTEGER REFERENCES participants(pid), mentee INTEGER REFERENCES participants(pid), topic_id INTEGER REFERENCES topics(topic_id), matched_on TEXT, ended_on TEXT, matched_by TEXT, status TEXT);
CREATE TABLE meetings (meeting_id INTEGER PRIMARY KEY, pairing_id INTEGER REFERENCES pairings(pairing_id), held_on TEXT, minutes INTEGER, channel TEXT, mentee_rating INTEGER);
CREATE TABLE goals (goal_id INTEGER PRIMARY KEY, pairing_id INTEGER REFERENCES pairings(pairing_id), title TEXT, set_on TEXT, due_on TEXT, reached_on TEXT);
INSERT INTO topics VALUES (1,'public speaking','talks and interviews'),(2,'starting a business','plans, money, rules'),(3,'leadership','leading a team'),(4,'writing','letters and reports'),(5,'coding','first steps in programming');
INSERT INTO participants VALUES (1,'Olga','Brandt','mentor','Nordbank','Germany',2016),(2,'Sanjay','Gupta','mentor','Tulip Foods','India',2018),(3,'Clare','Heron','both','Heron Design','Ireland',2019),(4,'Ben','Tshabalala','mentee','Kite Works','South Africa',2021),(5,'Sofia','Marin','mentee',NULL,'Spain',2021),(6,'Dana','Levi','mentee','Nordbank','Germany',2022),(7,'Peter','Quist','mentor','Quist Law','Germany',2015);
INSERT INTO pairings VALUES (1,1,4,1,'2021-03-01','2021-12-15','Anke','finished'),(2,2,5,2,'2021-04-10','2022-01-20','Anke','finished'),(3,1,3,3,'2020-02-01','2020-11-30','Tom','finished'),(4,3,6,4,'2022-05-05',NULL,'Anke','running'),(5,2,4,2,'2022-06-20',NULL,'Tom','running'),(6,1,6,1,'2023-01-16','2023-02-01','Tom','broken off');
INSERT INTO meetings VALUES (1,1,'2021-03-15',60,'video',4),(2,1,'2021-05-15',45,'video',5),(3,2,'2021-04-22',90,'cafe',5),(4,3,'2020-02-20',60,'office',3),(5,4,'2022-05-19',50,'phone',4),(6,4,'2022-07-01',40,'video',4),(7,5,'2022-07-04',75,'office',5),(8,4,'2022-09-09',55,'video',5);
INSERT INTO goals VALUES (1,1,'Give a talk to 50 people','2021-03-15','2021-10-01','2021-09-20'),(2,2,'Finish the business plan','2021-04-22','2021-09-30','2021-12-01'),(3,4,'Write a monthly report','2022-05-19','2022-12-31',NULL),(4,5,'Find two investors','2022-07-04','2023-06-30',NULL),(5,3,'Lead one project','2020-02-20','2020-10-01','2020-09-12');
-- Show the first names of the mentor and the mentee of each running pairing.
-- who advises whom at the moment (status running), first names
-- Who is helping whom just now (running)? Given names, the helper first.
-- status running: first name of the mentor, first name of the mentee
SELECT T2.first_name, T3.first_name FROM pairings AS T1 JOIN participants AS T2 ON T1.mentor = T2.pid JOIN participants AS T3 ON T1.mentee = T3.pid WHERE T1.status = 'running';
-- Which last names belong to mentees of Sanjay?
-- surnames of the people whom Sanjay has guided
-- Whom has Sanjay helped along? Family names.
-- mentor Sanjay: last name of each mentee
SELECT T3.last_name FROM pairings AS T1 JOIN participants AS T2 ON T1.mentor = T2.pid JOIN participants AS T3 ON T1.mentee = T3.pid WHERE T2.first_name = 'Sanjay';
-- How many participants are from Germany?
-- people from Germany, count
-- How many of those taking part live in Germany?
-- country Germany: participant count
SELECT COUNT(*) FROM participants WHERE country = 'Germany';
-- Which topics were never chosen for a pairing?
-- subjects nobody has been matched on
-- About what has no one ever wanted help?
-- topics with zero pairings
SELECT topic FROM topics WHERE topic_id NOT IN (SELECT topic_id FROM pairings);
-- Who has been both a mentor and a mentee in pairings? Give first and last name.
-- full names of those seen on both sides, mentor here and mentee there
-- Who has helped somebody and been helped at some time too? Given name, family name.
-- on the mentee side and on the mentor side of pairings: first name, last name
SELECT T1.first_name, T1.last_name FROM participants AS T1 JOIN pairings AS T2 ON T1.pid = T2.mentor INTERSECT SELECT T1.first_name, T1.last_name FROM participants AS T1 JOIN pairings AS T2 ON T1.pid = T2.mentee;
-- List the first names of participants that are not mentor in any pairing.
-- first names of people who have had nobody to guide
-- Who has never helped anybody along? Given names.
-- participants missing from the mentors of the pairings, first name
SELECT first_name FROM participants WHERE pid NOT IN (SELECT mentor FROM pairings);
-- Which topic has the most pairings?
-- most wanted subject
-- About what do people want help more often than about anything else?
-- count pairings by topic, the top topic
SELECT T1.topic FROM topics AS T1 JOIN pairings AS T2 ON T1.topic_id = T2.topic_id GROUP BY T1.topic_id ORDER BY COUNT(*) DESC, T1.topic_id LIMIT 1;
-- Which goals have not been reached? Give title and due date.
-- open aims with their deadlines
-- What has nobody got to yet, and by when should they?
-- reached on is empty: goal title, due on
SELECT title, due_on FROM goals WHERE reached_on IS NULL;
-- Show the last name of each mentor and the total meeting minutes in their pairings.
-- time in minutes that everyone gave as mentor, by surname
-- How many minutes did everyone sit down to help others, all told? Family name first.
-- mentor's last name, sum of the meeting minutes
SELECT T1.last_name, SUM(T3.minutes) FROM participants AS T1 JOIN pairings AS T2 ON T1.pid = T2.mentor JOIN meetings AS T3 ON T2.pairing_id = T3.pairing_id GROUP BY T1.pid;
-- Which channel is used for most meetings?
-- how do the pairs usually talk
-- By what means do people mostly talk to each other?
-- count meetings by channel, the top channel
SELECT channel FROM meetings GROUP BY channel ORDER BY COUNT(*) DESC LIMIT 1;
-- Which pairings had at least 3 meetings? Give the pairing id.
-- ids of the pairs who met 3 times or more
-- Who sat down together 3 times or more? Just the id of the two.
-- pairing id with no fewer than 3 meetings
SELECT pairing_id FROM meetings GROUP BY pairing_id HAVING COUNT(*) >= 3;
-- What goals did the mentee Ben set? Show titles.
-- what did Ben, as mentee, want to achieve
-- What does Ben, the one being helped, want to get to?
-- mentee Ben: goal titles
SELECT T1.title FROM goals AS T1 JOIN pairings AS T2 ON T1.pairing_id = T2.pairing_id JOIN participants AS T3 ON T2.mentee = T3.pid WHERE T3.first_name = 'Ben';
-- What are the shortest, longest and average meetings in minutes?
-- minutes per talk: least, most, mean
-- How many minutes do people sit together at least, at most and on average?
-- meeting minutes: min, max, mean
SELECT MIN(minutes), MAX(minutes), AVG(minutes) FROM meetings;
-- Show the dates and ratings of meetings longer than average.
-- talks above the mean length: when, and what mark did the mentee give
-- When did two people sit together for more minutes than they do on average, and how good was it in the eyes of the one being helped?
-- minutes above the mean: held on, mentee rating
SELECT held_on, mentee_rating FROM meetings WHERE minutes > (SELECT AVG(minutes) FROM meetings);
-- Which participant joined first? Show first name and company.
-- our longest standing member, first name and firm
-- Who has been with us since before everyone else, and what firm are they from? Given name first.
-- participants by year joined, lowest first, only one: first name, company
SELECT first_name, company FROM participants ORDER BY joined_year LIMIT 1;

-- database: world_stamp_dealers
CREATE TABLE issuer (iss_cd TEXT PRIMARY KEY, iss_nm TEXT, continent TEXT, succeeded_by TEXT REFERENCES issuer(iss_cd));
CREATE TABLE stamp (cat_no TEXT PRIMARY KEY, descr TEXT, iss_cd TEXT REFERENCES issuer(iss_cd), iss_yr INTEGER, face_val REAL, cur TEXT, colr TEXT, designer TEXT);
CREATE TABLE cond_code (cond TEXT PRIMARY KEY, cond_descr TEXT);
CREATE TABLE dealer (dlr_no INTEGER PRIMARY KEY, dlr_nm TEXT, shop_nm TEXT, city TEXT);
CREATE TABLE item (item_no INTEGER PRIMARY KEY, cat_no TEXT REFERENCES stamp(cat_no), cond TEXT REFERENCES cond_code(cond), bought_from INTEGER REFERENCES dealer(dlr_no), sold_to INTEGER REFERENCES dealer(dlr_no), buy_dt TEXT, sell_dt TEXT, buy_amt REAL, sell_amt REAL);
INSERT INTO issuer VALUES ('OST','Ostland','Europe','NOR'),('NOR','Norvik','Europe',NULL),('CAL','Calabar Coast','Africa',NULL),('SUN','Sunda Islands','Asia',NULL),('MTN','Mountain Kingdom','Asia',NULL);
INSERT INTO stamp VALUES ('O-1','Crowned bear','OST',1871,2,'groat','green','F. Mandel'),('O-2','Post rider','OST',1874,5,'groat','red','F. Mandel'),('N-14','Harbour at night','NOR',1933,0.1,'krone','blue','Elsa Tveit'),('N-20','Lighthouse','NOR',1951,0.25,'krone','red','Elsa Tveit'),('C-3','Palm tree','CAL',1902,1,'shilling','green','J. Bright'),('S-8','Outrigger canoe','SUN',1948,0.5,'guilder','blue','W. Brouwer'),('S-9','Volcano','SUN',1948,1,'guilder','red','W. Brouwer');
INSERT INTO cond_code VALUES ('M','mint'),('U','used'),('D','damaged'),('F','forged');
INSERT INTO dealer VALUES (1,'Anton Kessler','Kessler Philately','Vienna'),(2,'Joy Whitcombe','Penny Corner','London'),(3,'Raj Malhotra','Raj Stamps','Delhi'),(4,'Bettina Lund','Lund Frimaerker','Aarhus'),(5,'Henri Blot','Au Timbre Rare','Lyon');
INSERT INTO item VALUES (1,'O-1','U',1,2,'2019-02-10','2019-08-01',340,480),(2,'O-2','D',1,NULL,'2019-02-10',NULL,60,NULL),(3,'N-14','M',4,3,'2020-05-05','2020-06-01',18,30),(4,'C-3','U',2,5,'2020-09-19','2021-01-30',75,120),(5,'S-8','M',3,2,'2021-03-03','2021-11-11',22,35),(6,'S-8','U',3,NULL,'2021-03-03',NULL,9,NULL),(7,'N-20','M',4,1,'2022-01-14','2022-02-20',12,14),(8,'O-1','F',2,NULL,'2022-07-07',NULL,5,NULL);
-- What are the descriptions of the stamps bought from Anton Kessler?
-- what did we get from Anton Kessler
-- What did Anton Kessler sell to us?
-- bought from Anton Kessler: descriptions of the stamps
SELECT T1.descr FROM stamp AS T1 JOIN item AS T2 ON T1.cat_no = T2.cat_no JOIN dealer AS T3 ON T2.bought_from = T3.dlr_no WHERE T3.dlr_nm = 'Anton Kessler';
-- What are the descriptions of the stamps sold to Joy Whitcombe?
-- what went from us to Joy Whitcombe
-- What has Joy Whitcombe taken off us?
-- sold to Joy Whitcombe: stamp descriptions
SELECT T1.descr FROM stamp AS T1 JOIN item AS T2 ON T1.cat_no = T2.cat_no JOIN dealer AS T3 ON T2.sold_to = T3.dlr_no WHERE T3.dlr_nm = 'Joy Whitcombe';
-- Show the item number, the shop we bought from and the shop we sold to, for items bought after 2020-01-01.
-- deals with a purchase later than 2020-01-01: item, shop it came from, shop it went to
-- For what came to us later than 2020-01-01: its number, whose shop had it before us, and whose got it from us?
-- buy date past 2020-01-01: item no, shop of the dealer bought from, shop of the dealer sold to
SELECT T1.item_no, T2.shop_nm, T3.shop_nm FROM item AS T1 JOIN dealer AS T2 ON T1.bought_from = T2.dlr_no JOIN dealer AS T3 ON T1.sold_to = T3.dlr_no WHERE T1.buy_dt > '2020-01-01';
-- How many items are in the condition described as mint?
-- number of mint pieces
-- How many of our pieces are as good as new, i.e. mint?
-- condition description mint: item count
SELECT COUNT(*) FROM item AS T1 JOIN cond_code AS T2 ON T1.cond = T2.cond WHERE T2.cond_descr = 'mint';
-- Which item numbers are still unsold?
-- pieces that nobody has taken off our hands, numbers
-- What have we still got, nobody having bought it? Numbers.
-- sold to is empty: item no
SELECT item_no FROM item WHERE sold_to IS NULL;
-- By which issuer was Ostland succeeded? Give the name.
-- which country took over from Ostland
-- What came after Ostland, by name?
-- successor of the issuer Ostland
SELECT T2.iss_nm FROM issuer AS T1 JOIN issuer AS T2 ON T1.succeeded_by = T2.iss_cd WHERE T1.iss_nm = 'Ostland';
-- List the names of issuers without a stamp.
-- countries of which we list nothing
-- Of what countries do we know no stamp?
-- issuers with zero stamps, names
SELECT iss_nm FROM issuer WHERE iss_cd NOT IN (SELECT iss_cd FROM stamp);
-- Which stamp is the oldest? Give description and year.
-- earliest issue: what does it show, from what year
-- What stamp goes back furthest, and to what year?
-- stamps by year, lowest first, only one: description, year
SELECT descr, iss_yr FROM stamp ORDER BY iss_yr LIMIT 1;
-- Who designed at least 2 stamps?
-- artists with 2 designs or more
-- Who has drawn two stamps or more?
-- designer with no fewer than 2 stamps
SELECT designer FROM stamp GROUP BY designer HAVING COUNT(*) >= 2;
-- Show each issuer name and the number of stamps.
-- issues per country
-- How many stamps are there from every country? The country first.
-- issuer name, stamp count
SELECT T1.iss_nm, COUNT(*) FROM issuer AS T1 JOIN stamp AS T2 ON T1.iss_cd = T2.iss_cd GROUP BY T1.iss_cd;
-- Which stamps do we not have as an item? Descriptions.
-- listed in the catalogue but no piece of it here: what is on it
-- What stamps are in the book, but not in our boxes? What they show.
-- stamps without an item: description
SELECT descr FROM stamp WHERE cat_no NOT IN (SELECT cat_no FROM item);
-- What are the names of dealers we have both bought from and sold to?
-- dealers who supply us and also buy from us
-- Who has sold to us and bought from us too?
-- dealer names under sold to and under bought from
SELECT T1.dlr_nm FROM dealer AS T1 JOIN item AS T2 ON T1.dlr_no = T2.bought_from INTERSECT SELECT T1.dlr_nm FROM dealer AS T1 JOIN item AS T2 ON T1.dlr_no = T2.sold_to;
-- What is the total buying amount and the total selling amount of all items?
-- money paid out and money taken in
-- How much have we paid for everything, and how much have we got for it?
-- buy amount summed, sell amount summed
SELECT SUM(buy_amt), SUM(sell_amt) FROM item;
-- Which colour is the most common among the stamps?
-- what do most of them look like, by colour
-- What hue do more stamps have than any other?
-- count stamps by colour, the top colour
SELECT colr FROM stamp GROUP BY colr ORDER BY COUNT(*) DESC LIMIT 1;
-- In which condition was the stamp Outrigger canoe bought, and for how much? Give condition description and amount.
-- Outrigger canoe: state of each piece in words, price we paid
-- How worn was each Outrigger canoe, in words, and what did it cost us?
-- stamp Outrigger canoe: condition description, buy amount of the items
SELECT T2.cond_descr, T1.buy_amt FROM item AS T1 JOIN cond_code AS T2 ON T1.cond = T2.cond JOIN stamp AS T3 ON T1.cat_no = T3.cat_no WHERE T3.descr = 'Outrigger canoe';

-- database: st_anselm_timetable
CREATE TABLE Subject (SubjectCode TEXT PRIMARY KEY, SubjectTitle TEXT, Faculty TEXT);
CREATE TABLE Teacher (Initials TEXT PRIMARY KEY, FullName TEXT, MainSubject TEXT REFERENCES Subject(SubjectCode), SecondSubject TEXT REFERENCES Subject(SubjectCode), StartYear INTEGER, HoursPerWeek INTEGER);
CREATE TABLE Form (FormName TEXT PRIMARY KEY, YearGroup INTEGER, FormTutor TEXT REFERENCES Teacher(Initials), DeputyTutor TEXT REFERENCES Teacher(Initials), HomeRoom TEXT, PupilCount INTEGER);
CREATE TABLE Slot (SlotID INTEGER PRIMARY KEY, FormName TEXT REFERENCES Form(FormName), SubjectCode TEXT REFERENCES Subject(SubjectCode), TaughtBy TEXT REFERENCES Teacher(Initials), Weekday TEXT, Period INTEGER, Room TEXT);
CREATE TABLE Cover (CoverID INTEGER PRIMARY KEY, SlotID INTEGER REFERENCES Slot(SlotID), CoveredBy TEXT REFERENCES Teacher(Initials), CoverDate TEXT, Reason TEXT);
INSERT INTO Subject VALUES ('MAT','Mathematics','Science'),('BIO','Biology','Science'),('LAT','Latin','Languages'),('SPA','Spanish','Languages'),('ART','Art and Craft','Arts'),('GEO','Geography','Humanities');
INSERT INTO Teacher VALUES ('KB','Katherine Bell','MAT','GEO',2004,24),('DO','Dominic Orr','BIO',NULL,2012,22),('LM','Lucia Morales','SPA','LAT',2016,25),('PF','Percy Flint','LAT','SPA',1991,14),('TN','Thandi Nkosi','MAT','BIO',2021,26);
INSERT INTO Form VALUES ('7A',7,'LM','TN','R12',27),('7B',7,'DO','KB','R14',25),('9A',9,'KB','PF','R21',29),('11S',11,'TN',NULL,'R30',18);
INSERT INTO Slot VALUES (1,'7A','MAT','TN','Monday',1,'R12'),(2,'7A','SPA','LM','Monday',2,'R05'),(3,'7B','BIO','DO','Tuesday',1,'Lab 1'),(4,'9A','MAT','KB','Monday',1,'R21'),(5,'9A','LAT','PF','Wednesday',3,'R21'),(6,'11S','BIO','DO','Monday',4,'Lab 2'),(7,'11S','GEO','KB','Friday',2,'R30'),(8,'7B','MAT','TN','Thursday',1,'R14');
INSERT INTO Cover VALUES (1,3,'TN','2023-03-07','illness'),(2,5,'LM','2023-03-08','illness'),(3,7,'DO','2023-03-10','school trip'),(4,4,'TN','2023-03-13','illness'),(5,2,'PF','2023-03-20','training');
-- Which forms does Dominic Orr teach? Give the form names.
-- Dominic Orr stands in front of which classes
-- Whom does Dominic Orr have in front of him? The classes, one for each hour.
-- teacher Dominic Orr: form name of every slot
SELECT T1.FormName FROM Slot AS T1 JOIN Teacher AS T2 ON T1.TaughtBy = T2.Initials WHERE T2.FullName = 'Dominic Orr';
-- What is the full name of the form tutor of 9A?
-- who is in charge of 9A as tutor
-- Who looks after 9A in the first place?
-- 9A: full name of its form tutor
SELECT T1.FullName FROM Teacher AS T1 JOIN Form AS T2 ON T1.Initials = T2.FormTutor WHERE T2.FormName = '9A';
-- Show the form name, the tutor's full name and the deputy's full name of forms in year group 7.
-- year 7 classes: name, tutor, deputy
-- Who looks after each class of year 7, and who if that one cannot? The class, the one, the other.
-- year group 7: form name, tutor, deputy (full names)
SELECT T1.FormName, T2.FullName, T3.FullName FROM Form AS T1 JOIN Teacher AS T2 ON T1.FormTutor = T2.Initials JOIN Teacher AS T3 ON T1.DeputyTutor = T3.Initials WHERE T1.YearGroup = 7;
-- How many slots are on Monday?
-- Monday lessons, how many
-- How many lessons are there on a Monday?
-- weekday Monday, slot count
SELECT COUNT(*) FROM Slot WHERE Weekday = 'Monday';
-- Which teachers have Spanish as their second subject?
-- who can teach Spanish besides something else (second subject)
-- Who can also teach Spanish, as the second of two things?
-- second subject Spanish: teachers' full names
SELECT T1.FullName FROM Teacher AS T1 JOIN Subject AS T2 ON T1.SecondSubject = T2.SubjectCode WHERE T2.SubjectTitle = 'Spanish';
-- Which subject titles are not in the timetable?
-- what is never taught in any period
-- What does nobody learn at any time of the week?
-- subjects with zero slots, titles
SELECT SubjectTitle FROM Subject WHERE SubjectCode NOT IN (SELECT SubjectCode FROM Slot);
-- List the full names of teachers who are nobody's form tutor.
-- staff without a class of their own as tutor
-- Which teachers have no class to look after in the first place?
-- full names of teachers who are form tutor of nothing
SELECT FullName FROM Teacher WHERE Initials NOT IN (SELECT FormTutor FROM Form);
-- Who works the most hours per week?
-- busiest member of staff by weekly hours
-- Who has to teach more hours a week than all the others?
-- teachers by hours per week, top full name
SELECT FullName FROM Teacher ORDER BY HoursPerWeek DESC LIMIT 1;
-- How many slots does each teacher have? Give the full name.
-- lessons per colleague
-- How many lessons does everyone teach? Who first.
-- teacher's full name, count of slots
SELECT T1.FullName, COUNT(*) FROM Teacher AS T1 JOIN Slot AS T2 ON T1.Initials = T2.TaughtBy GROUP BY T1.Initials;
-- What is the most common reason for cover?
-- why is a stand-in usually needed
-- For what cause do we mostly need somebody to step in?
-- count cover by reason, the top reason
SELECT Reason FROM Cover GROUP BY Reason ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the date and the full name of the covering teacher for lessons of Percy Flint.
-- who stood in for Percy Flint, and on what day? Day first.
-- When did someone step in for Percy Flint, and who?
-- lessons taught by Percy Flint: cover date, full name of the one covering
SELECT T1.CoverDate, T2.FullName FROM Cover AS T1 JOIN Teacher AS T2 ON T1.CoveredBy = T2.Initials JOIN Slot AS T3 ON T1.SlotID = T3.SlotID JOIN Teacher AS T4 ON T3.TaughtBy = T4.Initials WHERE T4.FullName = 'Percy Flint';
-- Which teachers covered at least twice? Full names.
-- stand-ins of two times or more
-- Who has stepped in for others two times or more?
-- covered by, no fewer than 2 times: full names
SELECT T1.FullName FROM Teacher AS T1 JOIN Cover AS T2 ON T1.Initials = T2.CoveredBy GROUP BY T1.Initials HAVING COUNT(*) >= 2;
-- Which forms have both Mathematics and Latin?
-- classes in which Latin as well as Mathematics is taught
-- Which classes learn Mathematics and Latin too?
-- form names with a slot of Latin and a slot of Mathematics
SELECT T1.FormName FROM Slot AS T1 JOIN Subject AS T2 ON T1.SubjectCode = T2.SubjectCode WHERE T2.SubjectTitle = 'Mathematics' INTERSECT SELECT T1.FormName FROM Slot AS T1 JOIN Subject AS T2 ON T1.SubjectCode = T2.SubjectCode WHERE T2.SubjectTitle = 'Latin';
-- Which forms have more pupils than the average form?
-- classes larger than the mean
-- Which classes are bigger than classes are on average?
-- pupil count above the mean: form name
SELECT FormName FROM Form WHERE PupilCount > (SELECT AVG(PupilCount) FROM Form);
-- How many different rooms are used in the timetable?
-- count of distinct rooms with lessons
-- In how many separate places is somebody taught?
-- number of rooms in the slots, each one time
SELECT COUNT(DISTINCT Room) FROM Slot;

-- database: grain_exchange_contracts
CREATE TABLE unit (unit_code TEXT PRIMARY KEY, unit_name TEXT, kilograms REAL);
CREATE TABLE commodity (id INTEGER PRIMARY KEY, name TEXT, type TEXT, unit TEXT REFERENCES unit(unit_code));
CREATE TABLE trader (id INTEGER PRIMARY KEY, name TEXT, type TEXT, country TEXT, member_since INTEGER, clears_through INTEGER REFERENCES trader(id));
CREATE TABLE warehouse (id INTEGER PRIMARY KEY, name TEXT, port TEXT, capacity INTEGER);
CREATE TABLE contract (no INTEGER PRIMARY KEY, commodity INTEGER REFERENCES commodity(id), seller INTEGER REFERENCES trader(id), buyer INTEGER REFERENCES trader(id), broker INTEGER REFERENCES trader(id), quantity INTEGER, price REAL, traded_on TEXT, deliver_by TEXT, warehouse INTEGER REFERENCES warehouse(id), status TEXT);
INSERT INTO unit VALUES ('t','tonne',1000),('bu','bushel',27.2),('lb','pound',0.45),('bg','bag',60);
INSERT INTO commodity VALUES (1,'feed wheat','grain','t'),(2,'malting barley','grain','t'),(3,'yellow maize','grain','bu'),(4,'robusta coffee','soft','bg'),(5,'white pepper','spice','lb'),(6,'rapeseed','oilseed','t');
INSERT INTO trader VALUES (1,'Northern Mills','processor','Denmark',1998,NULL),(2,'Agroprom','producer','Ukraine',2009,1),(3,'Silo Brothers','merchant','Netherlands',1985,NULL),(4,'Maltings United','processor','Belgium',2004,3),(5,'Hanne Krog','broker','Denmark',2012,3),(6,'Costa Verde Beans','producer','Brazil',2015,3),(7,'Victor Amsel','broker','Belgium',1994,NULL);
INSERT INTO warehouse VALUES (1,'Elevator 4','Odessa',90000),(2,'Dock Silo','Antwerp',60000),(3,'Bean Hall','Antwerp',12000),(4,'Pier 9','Aarhus',45000);
INSERT INTO contract VALUES (1001,1,2,1,5,5000,212,'2021-07-02','2021-09-30',1,'delivered'),(1002,2,3,4,7,1800,255,'2021-07-15','2021-10-31',2,'delivered'),(1003,3,2,3,7,9000,6.1,'2021-08-01','2021-11-30',1,'cancelled'),(1004,4,6,3,7,700,118,'2021-09-09','2022-01-15',3,'delivered'),(1005,1,3,1,5,2500,231,'2022-01-20','2022-03-31',2,'open'),(1006,6,2,4,5,1200,640,'2022-02-02','2022-06-30',2,'open'),(1007,1,2,4,7,3000,228,'2022-02-10','2022-05-31',1,'open');
-- Which commodity names did Agroprom sell? Show each once.
-- distinct goods that came from Agroprom
-- What has Agroprom sold on our floor? No repeats.
-- seller Agroprom: commodity name, each one time
SELECT DISTINCT T1.name FROM commodity AS T1 JOIN contract AS T2 ON T1.id = T2.commodity JOIN trader AS T3 ON T2.seller = T3.id WHERE T3.name = 'Agroprom';
-- How many contracts did Maltings United enter as buyer?
-- number of purchases by Maltings United
-- How often did Maltings United buy something?
-- buyer Maltings United: contract count
SELECT COUNT(*) FROM contract AS T1 JOIN trader AS T2 ON T1.buyer = T2.id WHERE T2.name = 'Maltings United';
-- Show the number, seller name and buyer name of the contracts brokered by Hanne Krog.
-- deals arranged by Hanne Krog: number, who sold, who bought
-- Who sold to whom with Hanne Krog in between? The number, the one who sold, the one who bought.
-- broker Hanne Krog: contract no, seller name, buyer name
SELECT T1.no, T2.name, T3.name FROM contract AS T1 JOIN trader AS T2 ON T1.seller = T2.id JOIN trader AS T3 ON T1.buyer = T3.id JOIN trader AS T4 ON T1.broker = T4.id WHERE T4.name = 'Hanne Krog';
-- Which traders clear through Silo Brothers?
-- who settles by way of Silo Brothers
-- Whose deals does Silo Brothers settle?
-- clears through Silo Brothers: trader names
SELECT T1.name FROM trader AS T1 JOIN trader AS T2 ON T1.clears_through = T2.id WHERE T2.name = 'Silo Brothers';
-- What is the unit name of yellow maize?
-- how is yellow maize measured
-- By what do we count yellow maize - the bushel, or what is it called?
-- yellow maize: name of its unit
SELECT T1.unit_name FROM unit AS T1 JOIN commodity AS T2 ON T1.unit_code = T2.unit WHERE T2.name = 'yellow maize';
-- Which commodities were never traded?
-- goods without a single contract
-- What goods has nobody ever bought or sold here?
-- commodities with zero contracts, names
SELECT name FROM commodity WHERE id NOT IN (SELECT commodity FROM contract);
-- Which warehouses are not used by any contract? Give name and port.
-- stores, with port, where nothing is to be delivered
-- To which stores does nothing ever go, and by what harbour are they?
-- warehouses without contract: name, port
SELECT name, port FROM warehouse WHERE id NOT IN (SELECT warehouse FROM contract);
-- Which traders have been both seller and buyer? Names.
-- who has sold here and bought here
-- Who has bought something and at some time sold something?
-- trader names on the buyer side and on the seller side too
SELECT T1.name FROM trader AS T1 JOIN contract AS T2 ON T1.id = T2.seller INTERSECT SELECT T1.name FROM trader AS T1 JOIN contract AS T2 ON T1.id = T2.buyer;
-- Give the total quantity of contracts for each commodity name.
-- amounts traded, one line per kind of goods
-- How much of each kind of goods has changed hands? The goods first.
-- commodity name, sum of the contract quantity
SELECT T1.name, SUM(T2.quantity) FROM commodity AS T1 JOIN contract AS T2 ON T1.id = T2.commodity GROUP BY T1.id;
-- Which type of commodity is the most common?
-- what sort of goods do we list most
-- Of what sort are more goods than of any other?
-- count commodities by type, the top type
SELECT type FROM commodity GROUP BY type ORDER BY COUNT(*) DESC LIMIT 1;
-- Which brokers arranged more than 3 contracts? Names.
-- go-betweens with over 3 deals
-- Who has brought buyers and sellers together more than 3 times?
-- broker of over 3 contracts: trader name
SELECT T1.name FROM trader AS T1 JOIN contract AS T2 ON T1.id = T2.broker GROUP BY T1.id HAVING COUNT(*) > 3;
-- What was the lowest, highest and average price of contracts for feed wheat?
-- feed wheat: minimum, maximum and mean price
-- How much was feed wheat at its cheapest, at its dearest, and on average?
-- commodity feed wheat: contract price min, max, mean
SELECT MIN(T1.price), MAX(T1.price), AVG(T1.price) FROM contract AS T1 JOIN commodity AS T2 ON T1.commodity = T2.id WHERE T2.name = 'feed wheat';
-- Show the name and country of the trader who has been a member longest.
-- oldest member by year of joining: name, country
-- Who has been with us longer than anybody, and from what nation are they?
-- traders by member since, lowest first, only one: name, country
SELECT name, country FROM trader ORDER BY member_since LIMIT 1;
-- Which open contracts are to be delivered to the port Antwerp? Show number and delivery date.
-- open deals for Antwerp: number, and by when the goods must be there
-- What that is still open has to get to Antwerp, and by when? The number first.
-- port Antwerp, status open: contract no, deliver by
SELECT T1.no, T1.deliver_by FROM contract AS T1 JOIN warehouse AS T2 ON T1.warehouse = T2.id WHERE T1.status = 'open' AND T2.port = 'Antwerp';
-- Which contracts have a quantity above average? Numbers.
-- numbers of the deals larger than the mean quantity
-- Which deals were over more goods than deals are on average? Numbers.
-- quantity above the mean: contract no
SELECT no FROM contract WHERE quantity > (SELECT AVG(quantity) FROM contract);
