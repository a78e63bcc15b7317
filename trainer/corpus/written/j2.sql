-- database: federation_of_the_wheel
CREATE TABLE sponsors (spo_id INTEGER PRIMARY KEY, spo_name TEXT, spo_industry TEXT, spo_country TEXT, spo_since INTEGER, spo_logo_colour TEXT);
CREATE TABLE teams (team_id INTEGER PRIMARY KEY, team_name TEXT, team_licence TEXT, team_country TEXT, team_budget_m REAL, team_feeder_id INTEGER REFERENCES teams(team_id), team_founded INTEGER);
CREATE TABLE sponsorships (team_id INTEGER REFERENCES teams(team_id), spo_id INTEGER REFERENCES sponsors(spo_id), shp_role TEXT, shp_amount_m REAL, shp_until INTEGER, PRIMARY KEY (team_id, spo_id));
CREATE TABLE riders (rid_id INTEGER PRIMARY KEY, rid_first TEXT, rid_last TEXT, rid_country TEXT, rid_born INTEGER, rid_weight_kg REAL, rid_speciality TEXT, team_id INTEGER REFERENCES teams(team_id), rid_salary_k INTEGER);
CREATE TABLE managers (man_id INTEGER PRIMARY KEY, man_name TEXT, man_duty TEXT, team_id INTEGER REFERENCES teams(team_id), man_hired INTEGER);
CREATE TABLE races (race_id INTEGER PRIMARY KEY, race_name TEXT, race_country TEXT, race_class TEXT, race_year INTEGER, race_director TEXT, title_spo_id INTEGER REFERENCES sponsors(spo_id));
CREATE TABLE towns (town_id INTEGER PRIMARY KEY, town_name TEXT, town_region TEXT, town_population INTEGER, town_elevation INTEGER);
CREATE TABLE stages (sta_id INTEGER PRIMARY KEY, race_id INTEGER REFERENCES races(race_id), sta_number INTEGER, start_town_id INTEGER REFERENCES towns(town_id), finish_town_id INTEGER REFERENCES towns(town_id), sta_km REAL, sta_terrain TEXT, sta_date TEXT);
CREATE TABLE stage_results (sta_id INTEGER REFERENCES stages(sta_id), rid_id INTEGER REFERENCES riders(rid_id), res_position INTEGER, res_gap_s INTEGER, res_points INTEGER, PRIMARY KEY (sta_id, rid_id));
CREATE TABLE fines (fine_id INTEGER PRIMARY KEY, rid_id INTEGER REFERENCES riders(rid_id), sta_id INTEGER REFERENCES stages(sta_id), fine_reason TEXT, fine_francs INTEGER, fine_paid TEXT);
INSERT INTO sponsors VALUES (1,'Alpina Cheese','food','Switzerland',1999,'yellow'),(2,'Nordbank','finance','Denmark',2010,'blue'),(3,'Vitesse Tyres','equipment','France',1985,'black'),(4,'Lumio Energy','utilities','Italy',2018,'orange'),(5,'Polder Bikes','equipment','Netherlands',2004,'green'),(6,'Cosy Sofas','furniture','Belgium',2021,'purple');
INSERT INTO teams VALUES (1,'Alpina Racing','WorldTeam','Switzerland',24.5,4,1999),(2,'Nordbank Pro Cycling','WorldTeam','Denmark',31.0,NULL,2008),(3,'Lumio Vitesse','ProTeam','Italy',9.2,NULL,2018),(4,'Alpina Development','Continental','Switzerland',1.1,NULL,2015),(5,'Polder Wielerploeg','ProTeam','Netherlands',7.4,6,1994),(6,'Jong Polder','Continental','Netherlands',0.8,NULL,2011);
INSERT INTO sponsorships VALUES (1,1,'title',14.0,2026),(1,5,'bicycles',2.5,2025),(2,2,'title',22.0,2027),(2,3,'tyres',1.2,2025),(3,4,'title',5.0,2025),(3,3,'co-title',2.1,2026),(4,1,'title',0.9,2026),(5,5,'title',4.4,2028);
INSERT INTO riders VALUES (1,'Reto','Imhof','Switzerland',1994,64.0,'climber',1,850),(2,'Mads','Overgaard','Denmark',1998,72.5,'time trial',2,1600),(3,'Davide','Torriani','Italy',1991,78.0,'sprinter',3,320),(4,'Sander','Kuiper','Netherlands',2000,69.5,'breakaway',5,180),(5,'Luca','Bernasconi','Switzerland',2004,61.0,'climber',4,40),(6,'Thibault','Garnier','France',1996,80.5,'sprinter',2,930),(7,'Enzo','Ricci','Italy',1999,66.0,'climber',3,210),(8,'Jonas','Frei','Switzerland',1989,74.0,'domestique',1,275);
INSERT INTO managers VALUES (1,'Beat Zollinger','general manager',1,2005),(2,'Lise Damgaard','general manager',2,2016),(3,'Marco Pellizzi','sports director',3,2019),(4,'Hans van Loon','sports director',5,1997),(5,'Urs Keller','sports director',1,2014),(6,'Sofia Lund','nutritionist',2,2021);
INSERT INTO races VALUES (1,'Tour of the Lakes','Switzerland','2.Pro',2023,'Peter Aebi',1),(2,'Giro delle Valli','Italy','2.1',2023,'Anna Colombo',4),(3,'Ronde van de Dijken','Netherlands','1.1',2024,'Wim Bakker',NULL),(4,'Tour of the North Sea','Denmark','2.Pro',2024,'Karen Holst',2);
INSERT INTO towns VALUES (1,'Zellmatt','Uri',4200,1120),(2,'Seebruck','Lucerne',18500,440),(3,'Valdoro','Lombardy',9300,610),(4,'Passo Alto','Lombardy',300,2050),(5,'Dijkstad','Zeeland',26000,2),(6,'Skagby','Jutland',12100,15),(7,'Nordhavn','Jutland',41000,5);
INSERT INTO stages VALUES (1,1,1,2,1,158.5,'mountain','2023-06-11'),(2,1,2,1,2,32.0,'time trial','2023-06-12'),(3,2,1,3,4,141.0,'mountain','2023-07-01'),(4,2,2,3,3,176.5,'hilly','2023-07-02'),(5,3,1,5,5,204.0,'flat','2024-04-07'),(6,4,1,7,6,189.0,'flat','2024-08-20'),(7,4,2,6,7,172.0,'flat','2024-08-21');
INSERT INTO stage_results VALUES (1,1,1,0,50),(1,7,2,14,30),(1,2,3,41,25),(2,2,1,0,50),(2,1,2,37,35),(3,7,1,0,50),(3,5,2,8,35),(4,3,1,0,50),(5,4,1,0,50),(5,6,2,3,35),(6,6,1,0,50),(7,3,1,0,60),(7,6,2,1,30);
INSERT INTO fines VALUES (1,3,7,'irregular sprint',500,'Y'),(2,6,6,'irregular sprint',800,'N'),(3,8,1,'littering',200,'Y'),(4,2,2,'late at the start',350,'Y'),(5,3,4,'littering',150,'N'),(6,7,3,'sticky bottle',275,'Y');
-- Show the last names of riders from Switzerland, from the oldest to the youngest.
-- surnames of those of Switzerland, in the order of their birth years
-- What are the family names of the cyclists who come from Switzerland, the earliest born first?
-- cyclists of Switzerland, family name only, eldest on top
SELECT rid_last FROM riders WHERE rid_country = 'Switzerland' ORDER BY rid_born ASC;
-- What are the average salary and the average weight of riders whose speciality is climber?
-- pay and kilos, each as a mean, over everyone who is a climber
-- How much does a cyclist who is a climber earn on average, and how heavy is one on average?
-- for a climber, can you tell me the typical earnings and the typical body weight
SELECT AVG(rid_salary_k), AVG(rid_weight_kg) FROM riders WHERE rid_speciality = 'climber';
-- Which races have a name beginning with Tour? Return name and year.
-- name and season of the events called Tour something
-- What are the competitions whose name starts with Tour called, and when were they held?
-- i need every cycling competition with a name that starts with Tour: what it is called, which year
SELECT race_name, race_year FROM races WHERE race_name LIKE 'Tour%';
-- How many different terrains do the stages have?
-- count the distinct sorts of ground the legs go over
-- Over how many kinds of landscape do the daily legs lead, each kind counted once?
-- number of different terrain types among all legs
SELECT COUNT(DISTINCT sta_terrain) FROM stages;
-- Which race has no title sponsor?
-- name of the event that nobody lends a brand to, title sponsor empty
-- Which competition lacks a company as its title backer?
-- competition without any title sponsor, what is it called
SELECT race_name FROM races WHERE title_spo_id IS NULL;
-- List the dates of the stages with a length between 150 and 180 kilometres.
-- on which days was the leg 150 to 180 km long
-- When were the daily legs held that are at least 150 and at most 180 km long?
-- at least 150 km but no more than 180 km: dates of those legs
SELECT sta_date FROM stages WHERE sta_km BETWEEN 150 AND 180;
-- For each stage of the race Tour of the Lakes, show the number of the stage, the start town and the finish town.
-- route of the Tour of the Lakes: leg number, where it sets off, where it ends
-- For every day's leg of the Tour of the Lakes: which number does it carry, where do the cyclists depart and where do they arrive?
-- i need the Tour of the Lakes leg by leg: its number, departure place, arrival place
SELECT T1.sta_number, T3.town_name, T4.town_name FROM stages AS T1 JOIN races AS T2 ON T1.race_id = T2.race_id JOIN towns AS T3 ON T1.start_town_id = T3.town_id JOIN towns AS T4 ON T1.finish_town_id = T4.town_id WHERE T2.race_name = 'Tour of the Lakes';
-- Show the name of each team that has a feeder team, and the name of the feeder team.
-- big squad with its nursery squad, two names per line
-- What are the squads called that have a youth squad feeding them, and what is that feeder squad called?
-- squads with a feeder: own name, then the feeder's name
SELECT T1.team_name, T2.team_name FROM teams AS T1 JOIN teams AS T2 ON T1.team_feeder_id = T2.team_id;
-- How much money does each team receive from its sponsorships? Give the team name and the total amount, largest first.
-- backing per squad: name and millions summed, best funded first
-- How many millions do backers pay each squad altogether? The squad's name and the sum, the richest deal total at the top.
-- sponsorship millions added up for every squad, name and sum, highest sum at the top
SELECT T1.team_name, SUM(T2.shp_amount_m) FROM teams AS T1 JOIN sponsorships AS T2 ON T1.team_id = T2.team_id GROUP BY T1.team_id ORDER BY SUM(T2.shp_amount_m) DESC;
-- Which sponsors support at least two teams? Show the sponsor name.
-- firms whose money goes to two or more squads
-- Which companies put money into two squads or more?
-- names of backers with at least two sponsorship deals
SELECT T1.spo_name FROM sponsors AS T1 JOIN sponsorships AS T2 ON T1.spo_id = T2.spo_id GROUP BY T1.spo_id HAVING COUNT(*) >= 2;
-- Which sponsors neither support a team nor are the title sponsor of a race? List the names.
-- brands left over once you take away those behind a squad and those that give a race its title
-- Which companies finance no squad and also lend their name to no competition as title backer?
-- neither squad backer nor title backer of a competition: names of such companies
SELECT spo_name FROM sponsors EXCEPT SELECT T1.spo_name FROM sponsors AS T1 JOIN sponsorships AS T2 ON T1.spo_id = T2.spo_id EXCEPT SELECT T1.spo_name FROM sponsors AS T1 JOIN races AS T2 ON T1.spo_id = T2.title_spo_id;
-- List all the countries that have a race or a team with the licence WorldTeam.
-- nations that organise an event, together with nations that own a WorldTeam
-- In which nations is a competition held or is a squad based that is licensed as WorldTeam?
-- every country, once each, that hosts a competition or is home to a squad with WorldTeam status
SELECT race_country FROM races UNION SELECT team_country FROM teams WHERE team_licence = 'WorldTeam';
-- Which riders have results both on a flat stage and on a hilly stage? Show the last names.
-- surnames ranked on hilly as well as flat legs
-- What are the family names of cyclists who were placed on flat legs and on hilly legs too?
-- placed on a flat leg and placed on a hilly one as well: family names please
SELECT T1.rid_last FROM riders AS T1 JOIN stage_results AS T2 ON T1.rid_id = T2.rid_id JOIN stages AS T3 ON T2.sta_id = T3.sta_id WHERE T3.sta_terrain = 'flat' INTERSECT SELECT T1.rid_last FROM riders AS T1 JOIN stage_results AS T2 ON T1.rid_id = T2.rid_id JOIN stages AS T3 ON T2.sta_id = T3.sta_id WHERE T3.sta_terrain = 'hilly';
-- Find the first and last name of the riders who do not appear in any stage result.
-- who never made it into the results of a leg? given name, surname
-- Which cyclists were never placed on any leg? Their forename and family name.
-- no leg result at all: forename and family name of these cyclists
SELECT rid_first, rid_last FROM riders WHERE rid_id NOT IN (SELECT rid_id FROM stage_results);
-- How many stages did each rider win, that is, finish at position 1? Give the last name and the number.
-- victories (position 1) per rider, surname then how many
-- How often did each cyclist come in at place 1 on a leg? The family name, then how often.
-- tally of legs won (place 1) by every cyclist, family name ahead of the tally
SELECT T1.rid_last, COUNT(*) FROM riders AS T1 JOIN stage_results AS T2 ON T1.rid_id = T2.rid_id WHERE T2.res_position = 1 GROUP BY T1.rid_id;
-- Which rider has paid the highest single fine (Y)? Return the last name, the reason and the amount in francs.
-- biggest fine settled, paid = Y: surname, what for, how many francs
-- Who has settled (Y) the most expensive penalty? The family name, why it was imposed, and how many francs it cost.
-- of the penalties already settled (Y), the costliest one: cyclist's family name, why, francs
SELECT T1.rid_last, T2.fine_reason, T2.fine_francs FROM riders AS T1 JOIN fines AS T2 ON T1.rid_id = T2.rid_id WHERE T2.fine_paid = 'Y' ORDER BY T2.fine_francs DESC LIMIT 1;
-- Who are the three riders with the most points in total? Show their last names and totals.
-- surname and summed points of the top three scorers
-- Which 3 cyclists scored most when all their legs are added up? The family name and what they scored altogether.
-- top 3 by points added up over all legs: family name, points sum
SELECT T1.rid_last, SUM(T2.res_points) FROM riders AS T1 JOIN stage_results AS T2 ON T1.rid_id = T2.rid_id GROUP BY T1.rid_id ORDER BY SUM(T2.res_points) DESC LIMIT 3;
-- What are the names of the managers who work for a team sponsored by Vitesse Tyres?
-- staff of squads that get money from Vitesse Tyres, names
-- Who is on the leadership staff of a squad that Vitesse Tyres finances?
-- bosses employed at squads with Vitesse Tyres as a backer, just their names
SELECT man_name FROM managers WHERE team_id IN (SELECT T1.team_id FROM sponsorships AS T1 JOIN sponsors AS T2 ON T1.spo_id = T2.spo_id WHERE T2.spo_name = 'Vitesse Tyres');
-- Which stages were longer than the average stage? Show the race name, the stage number and the length.
-- legs above the mean distance: event, leg number, kilometres
-- Which daily legs are longer than a leg is on average? Name the competition, the leg's number and how many kilometres it covers.
-- longer than the average leg: competition name, number of the leg, its distance in km
SELECT T1.race_name, T2.sta_number, T2.sta_km FROM races AS T1 JOIN stages AS T2 ON T1.race_id = T2.race_id WHERE T2.sta_km > (SELECT AVG(sta_km) FROM stages);
-- Which teams have riders from at least two different countries? Show the team name and the number of different countries.
-- squads that mix two or more nationalities, with how many distinct ones
-- Which squads employ cyclists of two or more different nationalities? The squad's name and how many nationalities.
-- squad name and number of different nationalities among its cyclists, only where that number is at least 2
SELECT T1.team_name, COUNT(DISTINCT T2.rid_country) FROM teams AS T1 JOIN riders AS T2 ON T1.team_id = T2.team_id GROUP BY T1.team_id HAVING COUNT(DISTINCT T2.rid_country) >= 2;
-- Among the stages that finish in the region Jutland, which rider earned the most points on a single stage? Return the last name, the finish town and the points.
-- best haul of points on one leg ending in Jutland: surname, town of arrival, points
-- Who scored highest on one leg that arrives in Jutland? The family name, the place of arrival and the score.
-- legs arriving in Jutland only: cyclist with the top score on one leg, family name, arrival place, score
SELECT T1.rid_last, T4.town_name, T2.res_points FROM riders AS T1 JOIN stage_results AS T2 ON T1.rid_id = T2.rid_id JOIN stages AS T3 ON T2.sta_id = T3.sta_id JOIN towns AS T4 ON T3.finish_town_id = T4.town_id WHERE T4.town_region = 'Jutland' ORDER BY T2.res_points DESC LIMIT 1;
-- For each industry, how many sponsors are there and what is the earliest year in which one of them began? Show the industry first.
-- by line of business: number of brands, first year one of them came on board, the business leading
-- Line of business by line of business: how many companies are backers, and since when has the longest-standing one been a backer?
-- trade of the backers, how many companies are in it, earliest start year among them
SELECT spo_industry, COUNT(*), MIN(spo_since) FROM sponsors GROUP BY spo_industry;

-- database: seven_winds_regattas
CREATE TABLE yacht_club (club_code TEXT PRIMARY KEY, club_name TEXT, harbour TEXT, country TEXT, founded INTEGER, commodore TEXT, berth_count INTEGER);
CREATE TABLE boat_class (class_code TEXT PRIMARY KEY, class_name TEXT, hull_length_m REAL, crew_size INTEGER, is_olympic INTEGER, designer TEXT);
CREATE TABLE sailor (sailor_id INTEGER PRIMARY KEY, full_name TEXT, country TEXT, birth_year INTEGER, club_code TEXT REFERENCES yacht_club(club_code), role_on_board TEXT, weight_kg INTEGER);
CREATE TABLE boat (sail_number TEXT PRIMARY KEY, boat_name TEXT, class_code TEXT REFERENCES boat_class(class_code), owner_id INTEGER REFERENCES sailor(sailor_id), skipper_id INTEGER REFERENCES sailor(sailor_id), year_built INTEGER, hull_colour TEXT, insured_value INTEGER);
CREATE TABLE regatta (regatta_id INTEGER PRIMARY KEY, regatta_name TEXT, host_club_code TEXT REFERENCES yacht_club(club_code), start_date TEXT, end_date TEXT, entry_fee INTEGER, status TEXT);
CREATE TABLE race_course (course_id INTEGER PRIMARY KEY, course_name TEXT, shape TEXT, length_nm REAL, mark_count INTEGER);
CREATE TABLE race_run (race_run_id INTEGER PRIMARY KEY, regatta_id INTEGER REFERENCES regatta(regatta_id), course_id INTEGER REFERENCES race_course(course_id), race_number INTEGER, wind_knots REAL, wave_height_m REAL, status TEXT);
CREATE TABLE finish (race_run_id INTEGER REFERENCES race_run(race_run_id), sail_number TEXT REFERENCES boat(sail_number), finish_place INTEGER, elapsed_minutes REAL, penalty_points INTEGER, PRIMARY KEY (race_run_id, sail_number));
CREATE TABLE protest (protest_id INTEGER PRIMARY KEY, race_run_id INTEGER REFERENCES race_run(race_run_id), protesting_sail TEXT REFERENCES boat(sail_number), accused_sail TEXT REFERENCES boat(sail_number), rule_broken TEXT, decision TEXT);
INSERT INTO yacht_club VALUES ('RHY','Royal Haven Yacht Club','Haven','United Kingdom',1867,'Lady Ashcombe',310),('KSV','Kieler Segelverein','Kiel','Germany',1902,'Jens Thomsen',420),('CNP','Club Nautique de Porquerac','Porquerac','France',1934,'Alain Morvan',180),('BIS','Bay Island Sailing Club','Haven','United Kingdom',1978,'Dora Finch',95),('SKA','Skaargarden Sailing Society','Marstrand','Sweden',1911,'Nils Ekberg',240);
INSERT INTO boat_class VALUES ('49R','Forty-Niner R',4.99,2,1,'Julian Brandt'),('LSR','Laser Solo',4.23,1,1,'Ian Bruce'),('DRG','Dragon Classic',8.9,3,0,'Johan Anker'),('OPT','Optimist Junior',2.36,1,0,'Clark Mills'),('IRC','Offshore Forty',12.2,8,0,'Marta Velez');
INSERT INTO sailor VALUES (1,'Harriet Vane-Cole','United Kingdom',1988,'RHY','helm',68),(2,'Bjarne Lindholm','Sweden',1979,'SKA','helm',84),(3,'Katrin Petersen','Germany',1995,'KSV','trimmer',71),(4,'Yann Kerguelen','France',1983,'CNP','bowman',79),(5,'Oliver Stagg','United Kingdom',2004,'BIS','helm',62),(6,'Uwe Clausen','Germany',1966,'KSV','navigator',90),(7,'Maud Lestrange','France',1999,'CNP','helm',66),(8,'Sten Akerman','Sweden',1972,NULL,'trimmer',88);
INSERT INTO boat VALUES ('GBR-114','Petrel','49R',1,1,2019,'white',38000),('SWE-27','Havsorn','DRG',8,2,1987,'blue',72000),('GER-503','Windspiel','IRC',6,3,2014,'grey',265000),('FRA-88','Belle Ile','DRG',4,7,1996,'green',64000),('GBR-2201','Tiny Tern','LSR',5,5,2021,'white',9500),('GER-77','Seewolf','49R',3,3,2017,'red',31000),('FRA-310','Mistral Blanc','IRC',4,4,2009,'white',198000);
INSERT INTO regatta VALUES (1,'Haven Week','RHY','2024-06-08','2024-06-15',320,'completed'),(2,'Kiel Autumn Cup','KSV','2024-09-20','2024-09-22',180,'completed'),(3,'Coupe de Porquerac','CNP','2024-05-01','2024-05-05',260,'completed'),(4,'Marstrand Trophy','SKA','2025-07-10','2025-07-14',290,'planned'),(5,'Haven Junior Cup','BIS','2024-08-03','2024-08-04',40,'completed');
INSERT INTO race_course VALUES (1,'Inner Triangle','triangle',6.5,3),(2,'Lighthouse Run','coastal',24.0,5),(3,'Windward One','windward-leeward',4.2,2),(4,'Windward Two','windward-leeward',7.8,4),(5,'Skerry Loop','coastal',31.5,7);
INSERT INTO race_run VALUES (1,1,1,1,14.5,0.6,'sailed'),(2,1,2,2,22.0,1.8,'sailed'),(3,1,3,3,31.0,2.7,'abandoned'),(4,2,3,1,9.0,0.3,'sailed'),(5,2,4,2,17.5,1.1,'sailed'),(6,3,2,1,19.0,1.4,'sailed'),(7,5,1,1,8.0,0.2,'sailed');
INSERT INTO finish VALUES (1,'GBR-114',1,48.5,0),(1,'GER-77',2,49.2,0),(1,'SWE-27',3,61.0,2),(2,'GER-503',1,182.0,0),(2,'FRA-310',2,188.5,3),(4,'GER-77',1,37.4,0),(4,'GBR-114',2,38.0,0),(5,'SWE-27',1,74.6,0),(5,'FRA-88',2,77.9,1),(6,'FRA-310',1,201.3,0),(6,'FRA-88',2,233.0,0),(7,'GBR-2201',1,66.8,0);
INSERT INTO protest VALUES (1,1,'GER-77','SWE-27','right of way','upheld'),(2,2,'GER-503','FRA-310','mark room','upheld'),(3,4,'GBR-114','GER-77','right of way','dismissed'),(4,5,'SWE-27','FRA-88','propulsion','upheld'),(5,6,'FRA-88','FRA-310','mark room','dismissed'),(6,2,'FRA-310','GER-503','right of way','withdrawn');
-- What are the names of boats with a white hull?
-- which vessels are painted white
-- What are the sailing craft called whose hull is painted white?
-- white hull: i need the names of these craft
SELECT boat_name FROM boat WHERE hull_colour = 'white';
-- Find the minimum and maximum wind in knots among the races that were sailed.
-- calmest and strongest wind over all starts with the status sailed
-- How light and how strong did it blow, at the least and at the most, in the heats that were sailed?
-- heats marked sailed: lowest knots, highest knots
SELECT MIN(wind_knots), MAX(wind_knots) FROM race_run WHERE status = 'sailed';
-- List the names of the courses whose name contains Windward, sorted by length from long to short.
-- Windward courses by name, longest one leading
-- Which routes are called Windward or have Windward within their name, the longest first?
-- routes with Windward in what they're called, names only, longest to shortest
SELECT course_name FROM race_course WHERE course_name LIKE '%Windward%' ORDER BY length_nm DESC;
-- Which sailor belongs to no club? Give the full name and the country.
-- person without a club on record: name, nation
-- Who sails without being a member of any yacht club? The person's name and home nation.
-- not a member of any club: name and country of that crew member please
SELECT full_name, country FROM sailor WHERE club_code IS NULL;
-- How many different skippers are there?
-- number of distinct people in command of a boat
-- How many different people captain a craft?
-- count the captains, nobody twice
SELECT COUNT(DISTINCT skipper_id) FROM boat;
-- For each boat, show the name of the boat, the full name of the owner and the full name of the skipper.
-- boat, whose property it is, who commands it
-- What is each craft called, to whom does it belong, and who captains it?
-- list of craft: name, name of its proprietor, name of its captain
SELECT T1.boat_name, T2.full_name, T3.full_name FROM boat AS T1 JOIN sailor AS T2 ON T1.owner_id = T2.sailor_id JOIN sailor AS T3 ON T1.skipper_id = T3.sailor_id;
-- Which sailors own a boat that they do not skipper themselves? Show their full names.
-- names of owners who leave the command of their vessel to another person
-- Who has a craft of their own but lets another person captain it? Full names.
-- captain is not the proprietor: names of those proprietors
SELECT T1.full_name FROM sailor AS T1 JOIN boat AS T2 ON T1.sailor_id = T2.owner_id WHERE T2.owner_id != T2.skipper_id;
-- How many boats does each class have? Give the class name and the count.
-- fleet by type, its name and the tally of vessels
-- How many craft are there of each design type? The type's name and how many.
-- for each type of craft, its name and how many belong to it
SELECT T1.class_name, COUNT(*) FROM boat_class AS T1 JOIN boat AS T2 ON T1.class_code = T2.class_code GROUP BY T1.class_code;
-- Which boat classes have no boat? Show the names.
-- types nobody in the fleet belongs to
-- Of which design types does nobody here have a craft?
-- design types without a single craft, names please
SELECT class_name FROM boat_class WHERE class_code NOT IN (SELECT class_code FROM boat);
-- What is the name of the club that hosts the regatta with the lowest entry fee?
-- cheapest event to enter: the club organising it
-- Which yacht club stages the regatta where it costs least to take part?
-- yacht club behind the regatta with the smallest participation price
SELECT T1.club_name FROM yacht_club AS T1 JOIN regatta AS T2 ON T1.club_code = T2.host_club_code ORDER BY T2.entry_fee ASC LIMIT 1;
-- Show the names of clubs founded between 1900 and 1940.
-- clubs dating from 1900 to 1940
-- Which yacht clubs were set up from 1900 to 1940?
-- set up no earlier than 1900 and no later than 1940: names of such yacht clubs
SELECT club_name FROM yacht_club WHERE founded BETWEEN 1900 AND 1940;
-- For every protest on right of way, show the name of the boat that protested, the name of the boat that was accused, and the decision.
-- right of way disputes: complaining vessel, vessel complained about, ruling
-- When a complaint was about right of way, which craft complained, which craft was blamed, and how was it ruled?
-- complaints where the rule was right of way: name of the craft complaining, name of the craft blamed, outcome
SELECT T2.boat_name, T3.boat_name, T1.decision FROM protest AS T1 JOIN boat AS T2 ON T1.protesting_sail = T2.sail_number JOIN boat AS T3 ON T1.accused_sail = T3.sail_number WHERE T1.rule_broken = 'right of way';
-- Which boats have both protested and been accused? Show the names.
-- vessels found on both ends of disputes, as complainer in one and as the accused in another
-- Which craft have filed a complaint and have also been blamed in one?
-- blamed in a complaint and, another time or the same, the one complaining: names of such craft
SELECT T1.boat_name FROM boat AS T1 JOIN protest AS T2 ON T1.sail_number = T2.protesting_sail INTERSECT SELECT T1.boat_name FROM boat AS T1 JOIN protest AS T2 ON T1.sail_number = T2.accused_sail;
-- Which countries have a sailor in the role of helm but none in the role of trimmer?
-- nations that supply a helm and no trimmer
-- From which nations does a crew member come who is helm, while no crew member from there is trimmer?
-- no trimmer but at least one helm: which nations
SELECT country FROM sailor WHERE role_on_board = 'helm' EXCEPT SELECT country FROM sailor WHERE role_on_board = 'trimmer';
-- List the full names of sailors who are from France or skipper a boat built after 2015.
-- names: anyone of France plus anyone commanding a vessel newer than 2015
-- Who comes from France or captains a craft made later than 2015? Each name once.
-- captains of craft made after 2015 together with all crew members of France, names
SELECT full_name FROM sailor WHERE country = 'France' UNION SELECT T1.full_name FROM sailor AS T1 JOIN boat AS T2 ON T1.sailor_id = T2.skipper_id WHERE T2.year_built > 2015;
-- Which boats are insured for more than the average value? Return the name and the insured value.
-- vessels covered above the mean sum, name and sum
-- Which craft are covered by insurance for a sum greater than usual, that is, the mean? What the craft is called and the sum.
-- insurance sum above the mean: craft's name, insurance sum
SELECT boat_name, insured_value FROM boat WHERE insured_value > (SELECT AVG(insured_value) FROM boat);
-- What are the different names of the regattas in which a boat of the class Dragon Classic finished?
-- distinct events where some Dragon Classic crossed the line
-- At which competitions did a Dragon Classic craft come in? Each competition once.
-- can you list the sailing competitions, no repeats, with a result for a Dragon Classic
SELECT DISTINCT T1.regatta_name FROM regatta AS T1 JOIN race_run AS T2 ON T1.regatta_id = T2.regatta_id JOIN finish AS T3 ON T2.race_run_id = T3.race_run_id JOIN boat AS T4 ON T3.sail_number = T4.sail_number JOIN boat_class AS T5 ON T4.class_code = T5.class_code WHERE T5.class_name = 'Dragon Classic';
-- For each regatta with at least two races, give the name, the number of races and the average wave height.
-- events of two or more starts: name, how many starts, typical waves
-- Which sailing competitions consist of two or more heats? What each is called, how many heats it has, and how high the waves were on average.
-- at least 2 heats: competition name, number of heats, mean height of the waves
SELECT T1.regatta_name, COUNT(*), AVG(T2.wave_height_m) FROM regatta AS T1 JOIN race_run AS T2 ON T1.regatta_id = T2.regatta_id GROUP BY T1.regatta_id HAVING COUNT(*) >= 2;
-- Which boats finished on at least two different courses? Show the boat names.
-- vessels with a result on two or more distinct courses
-- Which craft have come in on two or more different routes?
-- i need the craft placed on at least 2 different routes, names only
SELECT T1.boat_name FROM boat AS T1 JOIN finish AS T2 ON T1.sail_number = T2.sail_number JOIN race_run AS T3 ON T2.race_run_id = T3.race_run_id GROUP BY T1.sail_number HAVING COUNT(DISTINCT T3.course_id) >= 2;
-- Which skipper won the race with the strongest wind among those won at place 1 on a coastal course? Give the full name.
-- person in command of the vessel in place 1 when it blew hardest on a coastal course
-- Who captained the craft that came in at place 1 on a coastal route in the windiest heat of that kind?
-- coastal routes, place 1, windiest heat: name of that craft's captain
SELECT T1.full_name FROM sailor AS T1 JOIN boat AS T2 ON T1.sailor_id = T2.skipper_id JOIN finish AS T3 ON T2.sail_number = T3.sail_number JOIN race_run AS T4 ON T3.race_run_id = T4.race_run_id JOIN race_course AS T5 ON T4.course_id = T5.course_id WHERE T3.finish_place = 1 AND T5.shape = 'coastal' ORDER BY T4.wind_knots DESC LIMIT 1;
-- Show the name of every regatta together with the harbour and the commodore of the host club, from the highest entry fee to the lowest.
-- events, dearest to enter first: name, port of the organising club, head of that club
-- What is each sailing competition called, in which port is the yacht club staging it, and who presides over that club? The costliest to take part in goes first.
-- name of the competition, port of its organiser, president of its organiser, ranked by participation price from dearest to cheapest
SELECT T1.regatta_name, T2.harbour, T2.commodore FROM regatta AS T1 JOIN yacht_club AS T2 ON T1.host_club_code = T2.club_code ORDER BY T1.entry_fee DESC;
-- Which clubs have hosted a regatta with a race that was abandoned? Show the club name.
-- club at whose event a start ended as abandoned
-- Which yacht clubs staged a regatta with a heat that was abandoned?
-- a heat abandoned at their regatta: names of those organising clubs
SELECT club_name FROM yacht_club WHERE club_code IN (SELECT T1.host_club_code FROM regatta AS T1 JOIN race_run AS T2 ON T1.regatta_id = T2.regatta_id WHERE T2.status = 'abandoned');

-- database: copper_furlong_turf
CREATE TABLE Owners (OwnerNo INTEGER PRIMARY KEY, OwnerName TEXT, Town TEXT, SilkColours TEXT, RegisteredYear INTEGER, Syndicate TEXT);
CREATE TABLE Stables (StableNo INTEGER PRIMARY KEY, StableName TEXT, Town TEXT, BoxCount INTEGER, GallopLength INTEGER, OpenedYear INTEGER);
CREATE TABLE Trainers (TrainerNo INTEGER PRIMARY KEY, TrainerName TEXT, StableNo INTEGER REFERENCES Stables(StableNo), LicenceYear INTEGER, LearnedFrom INTEGER REFERENCES Trainers(TrainerNo), MonthlyFee INTEGER);
CREATE TABLE Jockeys (JockeyNo INTEGER PRIMARY KEY, JockeyName TEXT, BirthYear INTEGER, Nationality TEXT, RidingWeight REAL, Apprentice TEXT, RetainedByOwner INTEGER REFERENCES Owners(OwnerNo));
CREATE TABLE Horses (HorseNo INTEGER PRIMARY KEY, HorseName TEXT, Sex TEXT, Coat TEXT, FoaledYear INTEGER, SireNo INTEGER REFERENCES Horses(HorseNo), OwnerNo INTEGER REFERENCES Owners(OwnerNo), TrainerNo INTEGER REFERENCES Trainers(TrainerNo), OfficialRating INTEGER);
CREATE TABLE Ref_Going (GoingCode TEXT PRIMARY KEY, GoingDescription TEXT, Firmness INTEGER, StickFrom REAL, StickTo REAL);
CREATE TABLE Racecourses (CourseNo INTEGER PRIMARY KEY, CourseName TEXT, Town TEXT, Direction TEXT, CircuitMetres INTEGER, Capacity INTEGER);
CREATE TABLE Races (RaceNo INTEGER PRIMARY KEY, RaceTitle TEXT, CourseNo INTEGER REFERENCES Racecourses(CourseNo), RaceDate TEXT, DistanceMetres INTEGER, GoingCode TEXT REFERENCES Ref_Going(GoingCode), Purse INTEGER, Grade TEXT);
CREATE TABLE Runners (RaceNo INTEGER REFERENCES Races(RaceNo), HorseNo INTEGER REFERENCES Horses(HorseNo), JockeyNo INTEGER REFERENCES Jockeys(JockeyNo), Stall INTEGER, FinishPosition INTEGER, StartingOdds REAL, CarriedWeight REAL, PRIMARY KEY (RaceNo, HorseNo));
CREATE TABLE VetChecks (CheckNo INTEGER PRIMARY KEY, HorseNo INTEGER REFERENCES Horses(HorseNo), CheckDate TEXT, Complaint TEXT, RestDays INTEGER, Cost INTEGER);
INSERT INTO Owners VALUES (1,'Mrs Eleanor Thwaite','Lambourne','pink and grey',1998,'N'),(2,'Six Acre Partnership','Malwick','emerald',2012,'Y'),(3,'Sheldon Crowe','Lambourne','black, gold cap',2005,'N'),(4,'The Lucky Dozen','Fairholt','red and white hoops',2019,'Y'),(5,'Baroness Uhl','Iffenheim','royal blue',1987,'N');
INSERT INTO Stables VALUES (1,'Windmill House','Lambourne',64,1600,1921),(2,'Beech Hollow','Malwick',38,1200,1967),(3,'Kingsdown Lodge','Lambourne',85,2400,1889),(4,'Paddock End','Fairholt',20,800,2003),(5,'Old Smithy Yard','Ascombe',14,600,1995);
INSERT INTO Trainers VALUES (1,'Arthur Pinnock',3,1984,NULL,2400),(2,'Gemma Hurst',1,2006,1,2100),(3,'Donal Feeney',2,1999,1,1850),(4,'Kit Yardley',4,2017,2,1500),(5,'Ivo Strand',3,2020,3,1700);
INSERT INTO Jockeys VALUES (1,'Finn Dockery',1994,'Ireland',53.5,'N',3),(2,'Rachel Odell',1999,'England',51.0,'N',NULL),(3,'Paulo Siqueira',1988,'Brazil',54.0,'N',5),(4,'Toby Marsh',2005,'England',50.0,'Y',NULL),(5,'Aoife Kinsella',2003,'Ireland',49.5,'Y',NULL),(6,'Henri Blanchet',1985,'France',55.0,'N',1);
INSERT INTO Horses VALUES (1,'Copper Beacon','stallion','chestnut',2010,NULL,1,1,118),(2,'Midnight Ledger','gelding','black',2018,1,3,2,104),(3,'Silver Thistle','mare','grey',2019,1,2,3,97),(4,'Beacon Hill Boy','colt','chestnut',2021,1,5,1,88),(5,'Tansy','filly','bay',2021,NULL,4,4,71),(6,'Quiet Thunder','gelding','bay',2017,NULL,3,2,110),(7,'Silver Ledger','colt','grey',2020,2,2,5,79),(8,'Duchess of Rye','mare','bay',2016,NULL,1,3,92);
INSERT INTO Ref_Going VALUES ('F','firm ground',9,9.0,12.0),('GF','good to firm',7,8.0,9.0),('G','good ground',6,7.0,8.0),('S','soft ground',3,4.5,6.0),('H','heavy ground',1,2.0,4.5);
INSERT INTO Racecourses VALUES (1,'Malwick Downs','Malwick','left',2600,18000),(2,'Fairholt Park','Fairholt','right',1900,9500),(3,'Royal Iffenheim','Iffenheim','right',2800,42000),(4,'Sandling Beach','Sandling','left',1500,3000);
INSERT INTO Races VALUES (1,'Primrose Handicap',1,'2024-04-06',1600,'S',45000,'Class 3'),(2,'Duke''s Stakes',3,'2024-06-15',2400,'GF',380000,'Group 1'),(3,'Fairholt Sprint',2,'2024-05-18',1000,'G',62000,'Class 2'),(4,'Harvest Handicap',1,'2024-09-07',2000,'G',51000,'Class 3'),(5,'Iffenheim Gold Cup',3,'2024-08-24',3200,'GF',250000,'Group 2'),(6,'Maiden Plate',2,'2024-05-19',1400,'H',12000,'Class 5');
INSERT INTO Runners VALUES (1,3,2,4,1,6.5,56.0),(1,8,1,2,2,4.0,55.0),(1,7,4,5,3,12.0,50.5),(2,2,1,3,2,8.0,58.0),(2,6,3,1,1,3.5,58.5),(3,5,5,6,1,15.0,51.0),(3,4,6,2,3,5.5,54.0),(4,3,2,1,4,7.0,57.0),(4,6,1,5,1,2.5,59.5),(5,2,3,4,1,5.0,58.0),(5,8,6,3,5,20.0,56.5),(6,4,3,2,1,3.0,55.5),(6,7,5,1,2,9.0,52.0);
INSERT INTO VetChecks VALUES (1,3,'2024-04-20','sore shin',14,260),(2,5,'2024-05-30','cough',10,140),(3,6,'2023-11-02','sore shin',45,610),(4,8,'2024-08-28','exhaustion',21,195),(5,3,'2024-09-12','tooth',3,320),(6,7,'2024-02-11','cough',NULL,120);
-- List the names of the horses with a grey coat.
-- the grey ones, by name
-- What are the racing animals called whose hair is grey?
-- with a grey coat: names of all such racehorses
SELECT HorseName FROM Horses WHERE Coat = 'grey';
-- What is the total purse of the races run over a distance between 1500 and 2500 metres?
-- prize money summed for races from 1500 to 2500 metres
-- How much prize money is there altogether in races at least 1500 and at most 2500 metres long?
-- over 1500 up to 2500 metres, both included: the prize money added up
SELECT SUM(Purse) FROM Races WHERE DistanceMetres BETWEEN 1500 AND 2500;
-- How many different towns have a stable?
-- count the distinct places with training yards
-- In how many different places are there training yards?
-- number of towns with a yard, no town twice
SELECT COUNT(DISTINCT Town) FROM Stables;
-- Which horses have Beacon in their name? Show the name and the year of foaling.
-- Beacon horses: what they are called and when they were born
-- Which racehorses are called Beacon or have Beacon in what they are called, and when were they born?
-- birth year and, before it, what the racehorse is called, whenever that contains Beacon
SELECT HorseName, FoaledYear FROM Horses WHERE HorseName LIKE '%Beacon%';
-- Which vet check has no rest days recorded? Show the date and the complaint.
-- vet visit where days off were not noted: day and what was wrong
-- When did the animal doctor examine a horse without writing down how long it must rest, and what was it suffering from?
-- rest time left empty: day of the examination, ailment
SELECT CheckDate, Complaint FROM VetChecks WHERE RestDays IS NULL;
-- Show the name of each horse and the name of its sire, for the horses whose sire is known.
-- offspring next to father, both called by name
-- What are the racehorses called whose father is on record, and what is the father called?
-- racehorse, then its father, by name, leaving out those without a father on record
SELECT T1.HorseName, T2.HorseName FROM Horses AS T1 JOIN Horses AS T2 ON T1.SireNo = T2.HorseNo;
-- Which trainers learned from Arthur Pinnock? Give the names and the licence years.
-- pupils of Arthur Pinnock and since when each holds a licence
-- Who was taught by Arthur Pinnock, and in which year was each allowed to train?
-- taught by Arthur Pinnock: who, year of the licence
SELECT T1.TrainerName, T1.LicenceYear FROM Trainers AS T1 JOIN Trainers AS T2 ON T1.LearnedFrom = T2.TrainerNo WHERE T2.TrainerName = 'Arthur Pinnock';
-- For each race, give the title, the name of the racecourse and the description of the going.
-- race card: title, where it is held, state of the ground in words
-- What is each race called, at which track is it run, and how is the ground described?
-- every race: its title, name of the track, wording for the ground condition
SELECT T1.RaceTitle, T2.CourseName, T3.GoingDescription FROM Races AS T1 JOIN Racecourses AS T2 ON T1.CourseNo = T2.CourseNo JOIN Ref_Going AS T3 ON T1.GoingCode = T3.GoingCode;
-- How many races did each jockey win at finish position 1? Show the jockey's name and the number.
-- rides ending in position 1 per jockey: name, count
-- How often did each rider come home at place 1? The rider's name, then how often.
-- wins (place 1) for every rider, name ahead of the tally
SELECT T1.JockeyName, COUNT(*) FROM Jockeys AS T1 JOIN Runners AS T2 ON T1.JockeyNo = T2.JockeyNo WHERE T2.FinishPosition = 1 GROUP BY T1.JockeyNo;
-- Which horses have never run in a race?
-- names of animals without a single start
-- Which racehorses have not started even once?
-- no start so far: what are those racehorses called
SELECT HorseName FROM Horses WHERE HorseNo NOT IN (SELECT HorseNo FROM Runners);
-- Which stables have no trainer? Show the stable name and the town.
-- yards where nobody trains: name and place
-- Which training yards have nobody coaching horses there, and where are they?
-- yard name and town for yards without a trainer
SELECT StableName, Town FROM Stables WHERE StableNo NOT IN (SELECT StableNo FROM Trainers);
-- In which towns is there both a stable and a racecourse?
-- places that have a yard and a track too
-- Where can you find a training yard as well as a track?
-- towns with a track that also have a yard
SELECT Town FROM Stables INTERSECT SELECT Town FROM Racecourses;
-- List the towns where an owner lives but that have no racecourse.
-- home places of owners, minus places with a track
-- Where do proprietors of horses live without there being a track?
-- no track in town but an owner lives there: which towns
SELECT Town FROM Owners EXCEPT SELECT Town FROM Racecourses;
-- Show the names of all jockeys from Ireland and of all trainers with a licence from after 2010.
-- one list of names: riders of Ireland, and trainers licensed later than 2010
-- What are the names of riders whose home country is Ireland, along with those of coaches who got their licence later than 2010?
-- coaches with a licence newer than 2010 plus riders of Ireland, all in a single column of names
SELECT JockeyName FROM Jockeys WHERE Nationality = 'Ireland' UNION SELECT TrainerName FROM Trainers WHERE LicenceYear > 2010;
-- Which owner has the highest average rating of horses? Give the owner's name and the average.
-- owner whose animals have the best mean rating, and that mean
-- Whose horses are rated best on average? The proprietor's name and that mean rating.
-- proprietor with the top mean official rating across his or her horses: name, mean
SELECT T1.OwnerName, AVG(T2.OfficialRating) FROM Owners AS T1 JOIN Horses AS T2 ON T1.OwnerNo = T2.OwnerNo GROUP BY T1.OwnerNo ORDER BY AVG(T2.OfficialRating) DESC LIMIT 1;
-- Which horses have been ridden by at least two different jockeys? Show the horse names.
-- animals with two or more separate riders so far
-- Which racehorses have had two or more different people in the saddle?
-- at least 2 different riders over all starts: names of these racehorses
SELECT T1.HorseName FROM Horses AS T1 JOIN Runners AS T2 ON T1.HorseNo = T2.HorseNo GROUP BY T1.HorseNo HAVING COUNT(DISTINCT T2.JockeyNo) >= 2;
-- What are the distinct names of the jockeys who have ridden a horse whose trainer works at the stable Windmill House?
-- different riders who sat on a horse from the Windmill House yard; no name more than once
-- Who has been in the saddle of a horse coached by somebody based at Windmill House? Each name once.
-- riders, no repeats, of horses whose coach belongs to the yard Windmill House
SELECT DISTINCT T1.JockeyName FROM Jockeys AS T1 JOIN Runners AS T2 ON T1.JockeyNo = T2.JockeyNo JOIN Horses AS T3 ON T2.HorseNo = T3.HorseNo JOIN Trainers AS T4 ON T3.TrainerNo = T4.TrainerNo JOIN Stables AS T5 ON T4.StableNo = T5.StableNo WHERE T5.StableName = 'Windmill House';
-- Find the titles of races with a purse above the average, ordered by purse from the largest.
-- better paid races than the mean one, richest at the top
-- What are the races called that offer more prize money than usual, that is, the mean, the most lucrative first?
-- prize money over the mean: titles of these races, highest prize money on top
SELECT RaceTitle FROM Races WHERE Purse > (SELECT AVG(Purse) FROM Races) ORDER BY Purse DESC;
-- For each trainer with more than one horse, show the trainer's name, the number of horses and the highest rating.
-- trainers in charge of over 1 animal: name, how many, top rating
-- Which coaches look after more than 1 horse? The coach's name, how many horses, and the rating of the best one.
-- more than 1 horse in care: coach's name, horse count, best official rating
SELECT T1.TrainerName, COUNT(*), MAX(T2.OfficialRating) FROM Trainers AS T1 JOIN Horses AS T2 ON T1.TrainerNo = T2.TrainerNo GROUP BY T1.TrainerNo HAVING COUNT(*) > 1;
-- Which horse won a race (position 1) at the longest starting odds? Return the horse, the jockey and the race title.
-- biggest outsider to come home in position 1: animal, rider, race
-- Of all who came home at place 1, which had the longest odds? What the horse is called, who was in the saddle, and what the race is called.
-- least fancied by the bookmakers yet finishing at place 1: horse, its rider, title of the race
SELECT T2.HorseName, T3.JockeyName, T4.RaceTitle FROM Runners AS T1 JOIN Horses AS T2 ON T1.HorseNo = T2.HorseNo JOIN Jockeys AS T3 ON T1.JockeyNo = T3.JockeyNo JOIN Races AS T4 ON T1.RaceNo = T4.RaceNo WHERE T1.FinishPosition = 1 ORDER BY T1.StartingOdds DESC LIMIT 1;
-- Show the names of jockeys who are retained by an owner from Lambourne.
-- riders under contract to somebody living in Lambourne
-- Which riders are kept on contract by a proprietor who lives in Lambourne?
-- the contract is with an owner in Lambourne: names of those riders
SELECT T1.JockeyName FROM Jockeys AS T1 JOIN Owners AS T2 ON T1.RetainedByOwner = T2.OwnerNo WHERE T2.Town = 'Lambourne';
-- Among horses with a vet check, which three cost the most in total? Give the horse names and the totals.
-- vet bills added up per animal, the three largest: name and sum
-- For which 3 horses were the animal doctor's bills highest altogether? What the horse is called and what was charged in all.
-- top 3 horses by money spent on the animal doctor: name, money spent in all
SELECT T1.HorseName, SUM(T2.Cost) FROM Horses AS T1 JOIN VetChecks AS T2 ON T1.HorseNo = T2.HorseNo GROUP BY T1.HorseNo ORDER BY SUM(T2.Cost) DESC LIMIT 3;
