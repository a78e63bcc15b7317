-- database: ringway_traffic_control
CREATE TABLE road (road_no TEXT PRIMARY KEY, road_name TEXT, class TEXT, lanes INTEGER, speed_limit INTEGER, length_km REAL);
CREATE TABLE junction (jct_id INTEGER PRIMARY KEY, jct_name TEXT, main_road_no TEXT REFERENCES road(road_no), side_road_no TEXT REFERENCES road(road_no), district TEXT, signalised TEXT);
CREATE TABLE signal_controller (ctl_id INTEGER PRIMARY KEY, jct_id INTEGER REFERENCES junction(jct_id), maker TEXT, firmware TEXT, installed_on TEXT, cycle_seconds INTEGER, master_ctl_id INTEGER REFERENCES signal_controller(ctl_id));
CREATE TABLE detector (det_id INTEGER PRIMARY KEY, road_no TEXT REFERENCES road(road_no), kind TEXT, position_km REAL, calibrated_on TEXT);
CREATE TABLE flow_reading (det_id INTEGER REFERENCES detector(det_id), read_on TEXT, peak_vehicles INTEGER, mean_speed REAL, lorry_percent INTEGER, PRIMARY KEY (det_id, read_on));
CREATE TABLE duty_operator (op_id INTEGER PRIMARY KEY, op_name TEXT, shift TEXT, hired_year INTEGER, skill_level INTEGER, trainer_op_id INTEGER REFERENCES duty_operator(op_id));
CREATE TABLE ref_cause (cause_code TEXT PRIMARY KEY, cause_text TEXT);
CREATE TABLE road_event (evt_id INTEGER PRIMARY KEY, road_no TEXT REFERENCES road(road_no), cause_code TEXT REFERENCES ref_cause(cause_code), opened_by_op_id INTEGER REFERENCES duty_operator(op_id), closed_by_op_id INTEGER REFERENCES duty_operator(op_id), started_on TEXT, minutes_to_clear INTEGER, lanes_blocked INTEGER, severity TEXT);
CREATE TABLE diversion (div_id INTEGER PRIMARY KEY, evt_id INTEGER REFERENCES road_event(evt_id), via_road_no TEXT REFERENCES road(road_no), extra_minutes INTEGER, broadcast TEXT);
CREATE TABLE sign_board (sign_id INTEGER PRIMARY KEY, road_no TEXT REFERENCES road(road_no), position_km REAL, technology TEXT, height_m REAL);
CREATE TABLE sign_message (msg_id INTEGER PRIMARY KEY, sign_id INTEGER REFERENCES sign_board(sign_id), evt_id INTEGER REFERENCES road_event(evt_id), wording TEXT, shown_on TEXT, shown_minutes INTEGER);
INSERT INTO road VALUES ('R1','Northern Ringway','motorway',6,100,24.5),('R2','Harbour Avenue','arterial',4,60,8.2),('R3','Mill Lane','local',2,40,3.1),('R4','Airport Parkway','motorway',4,110,13.7),('R5','Cathedral Street','local',2,30,1.6),('R6','Southern Ringway','motorway',6,90,19.8);
INSERT INTO junction VALUES (1,'Harbour Gate','R2','R3','Docks','Y'),(2,'Ringway North','R1','R4','Highfield','N'),(3,'Cathedral Cross','R2','R5','Old Town','Y'),(4,'Mill Corner','R3','R5','Old Town','Y'),(5,'Airport Fork','R6','R4','Runway Park','N'),(6,'Quay Roundabout','R2','R6','Docks','Y');
INSERT INTO signal_controller VALUES (1,1,'Lumatrac','4.2','2014-05-12',90,NULL),(2,3,'Lumatrac','4.2','2014-06-01',75,1),(3,4,'Veridian','2.9','2019-09-23',60,2),(4,6,'Kestor','1.7','2021-03-08',110,1);
INSERT INTO detector VALUES (1,'R1','radar',4.2,'2023-01-17'),(2,'R1','radar',15.8,'2022-11-04'),(3,'R2','induction loop',2.1,'2021-06-30'),(4,'R4','radar',6.5,NULL),(5,'R5','camera',0.8,'2023-03-21'),(6,'R6','induction loop',9.9,NULL);
INSERT INTO flow_reading VALUES (1,'2023-05-02',4150,88.5,12),(1,'2023-05-06',2760,96.1,5),(2,'2023-05-02',3890,79.4,14),(3,'2023-05-02',1640,41.7,8),(3,'2023-05-06',1210,47.3,3),(4,'2023-05-02',2980,104.2,9),(5,'2023-05-02',520,22.6,2);
INSERT INTO duty_operator VALUES (1,'Renske Vail','day',2009,4,NULL),(2,'Tomas Quist','night',2014,3,1),(3,'Ayesha Bolt','day',2018,3,1),(4,'Declan Moss','evening',2021,2,3),(5,'Fumi Arai','night',2022,1,2);
INSERT INTO ref_cause VALUES ('BRD','Broken-down vehicle'),('COL','Collision'),('OIL','Oil on carriageway'),('WRK','Roadworks'),('FLD','Standing water'),('ANI','Animal on road');
INSERT INTO road_event VALUES (1,'R1','COL',1,2,'2023-03-04',145,3,'major'),(2,'R1','BRD',3,3,'2023-03-19',35,1,'minor'),(3,'R2','WRK',1,1,'2023-04-11',480,2,'moderate'),(4,'R4','OIL',2,1,'2023-04-27',95,2,'moderate'),(5,'R6','COL',2,2,'2023-05-15',160,4,'major'),(6,'R6','FLD',4,NULL,'2023-06-02',NULL,1,'minor'),(7,'R1','OIL',3,1,'2023-06-21',70,2,'moderate'),(8,'R2','BRD',4,3,'2023-07-08',25,1,'minor');
INSERT INTO diversion VALUES (1,1,'R2',12,'Y'),(2,1,'R6',18,'Y'),(3,3,'R3',7,'N'),(4,4,'R1',15,'Y'),(5,5,'R2',22,'Y'),(6,7,'R6',16,'N');
INSERT INTO sign_board VALUES (1,'R1',2.0,'LED',6.5),(2,'R1',13.4,'LED',7),(3,'R2',1.2,'flip-disc',5.2),(4,'R4',5,'LED',6.8),(5,'R6',8.8,'prism',6.1),(6,'R5',0.3,'LED',3.9);
INSERT INTO sign_message VALUES (1,1,1,'Accident ahead, use Harbour Avenue','2023-03-04',140),(2,2,1,'Accident ahead, expect delays','2023-03-04',120),(3,3,3,'Roadworks until 18:00','2023-04-11',470),(4,4,4,'Slippery road, slow down','2023-04-27',90),(5,5,5,'Accident ahead, use exit 9','2023-05-15',150),(6,1,7,'Slippery road, keep distance','2023-06-21',65),(7,2,2,'Expect delays','2023-03-19',30);
-- Show the name and the number of lanes of each road that has Ringway in its name.
-- the Ringway roads: what they are called and how many lanes wide
-- What are the streets with Ringway in what they are called, and how wide is each, counted in lanes?
-- road name containing "Ringway" - name plus lane count
SELECT road_name, lanes FROM road WHERE road_name LIKE '%Ringway%';
-- How many different technologies are used for the sign boards?
-- count of distinct kinds of display among our boards
-- In how many ways, each counted once, do our overhead displays work technically?
-- number of different technologies among the sign boards
SELECT COUNT(DISTINCT technology) FROM sign_board;
-- List the wording and the shown minutes of the sign messages that begin with Accident.
-- texts on the boards starting "Accident", and how long they stayed up
-- Which texts opening with Accident did drivers get to read, and for how many minutes?
-- message wording beginning "Accident": i want the wording and the minutes shown
SELECT wording, shown_minutes FROM sign_message WHERE wording LIKE 'Accident%';
-- Which roads have a speed limit between 50 and 100? Give their names.
-- names of roads where the top speed allowed is from 50 up to 100
-- Where may you drive at most 50 to 100, going by what each street is called?
-- limit from 50 up to 100: road names
SELECT road_name FROM road WHERE speed_limit BETWEEN 50 AND 100;
-- What are the average and the longest time in minutes to clear road events of major severity?
-- how many minutes till a major event is out of the way, mean and worst
-- How long, in minutes, does it take on average to get rid of a major incident, and how long did the slowest one take?
-- severity major - avg and max clearing time in minutes
SELECT AVG(minutes_to_clear), MAX(minutes_to_clear) FROM road_event WHERE severity = 'major';
-- For every detector that has no calibration date recorded, show its kind and the name of its road.
-- sensors not calibrated yet: what sort, along which road
-- What sort of sensor has no date of calibration on it, and which street is each of these on?
-- uncalibrated detectors (date empty): kind, road name
SELECT T1.kind, T2.road_name FROM detector AS T1 JOIN road AS T2 ON T1.road_no = T2.road_no WHERE T1.calibrated_on IS NULL;
-- How many road events are there for each cause? Show the text of the cause and the number.
-- events by reason, the reason written out, then how many
-- How often did each reason lie behind an incident? Spell the reason out, then the figure.
-- count road events per cause text, text in front
SELECT T1.cause_text, COUNT(*) FROM ref_cause AS T1 JOIN road_event AS T2 ON T1.cause_code = T2.cause_code GROUP BY T1.cause_code;
-- List the name of each junction, the name of its main road and the name of its side road.
-- crossings with both roads by name, the main one before the side one
-- What is each intersection called, and which bigger street and which smaller street meet there?
-- junction name + main road name + side road name, for all of them
SELECT T1.jct_name, T2.road_name, T3.road_name FROM junction AS T1 JOIN road AS T2 ON T1.main_road_no = T2.road_no JOIN road AS T3 ON T1.side_road_no = T3.road_no;
-- Show the name of every duty operator who has a trainer, with the name of the trainer.
-- who was taught by whom in the control room, pupil then teacher
-- Who learnt the job from whom in the control centre? Learner, then whoever coached them.
-- operator name next to trainer name, skip people without a trainer
SELECT T1.op_name, T2.op_name FROM duty_operator AS T1 JOIN duty_operator AS T2 ON T1.trainer_op_id = T2.op_id;
-- For the road events that were opened and closed by different operators, give the start date, the name of the operator who opened the event and the name of the one who closed it.
-- events handed over to somebody else: day they began, who opened, who closed
-- When did those incidents start that one person logged and another person signed off, who logged them, and who signed them off?
-- closed by another operator than opened by: start date, opener's name, closer's name
SELECT T1.started_on, T2.op_name, T3.op_name FROM road_event AS T1 JOIN duty_operator AS T2 ON T1.opened_by_op_id = T2.op_id JOIN duty_operator AS T3 ON T1.closed_by_op_id = T3.op_id WHERE T1.opened_by_op_id != T1.closed_by_op_id;
-- Which roads have never had a road event? Show name and class.
-- roads on which nothing has ever happened according to the log: name, class
-- Which streets have been spared incidents so far, and what class is each?
-- no event at all - road name, class
SELECT road_name, class FROM road WHERE road_no NOT IN (SELECT road_no FROM road_event);
-- What are the names of the roads that have had an event with the cause Collision and also one with the cause Oil on carriageway?
-- roads hit by a Collision at one time and Oil on carriageway at another
-- Which streets have seen a Collision as well as Oil on carriageway behind their incidents?
-- road names with both causes among their events: Oil on carriageway, Collision
SELECT T1.road_name FROM road AS T1 JOIN road_event AS T2 ON T1.road_no = T2.road_no JOIN ref_cause AS T3 ON T2.cause_code = T3.cause_code WHERE T3.cause_text = 'Collision' INTERSECT SELECT T1.road_name FROM road AS T1 JOIN road_event AS T2 ON T1.road_no = T2.road_no JOIN ref_cause AS T3 ON T2.cause_code = T3.cause_code WHERE T3.cause_text = 'Oil on carriageway';
-- Which operators have opened a road event but never closed one?
-- names from the control room of people who opened some event and closed none
-- Who in the control centre has logged an incident yet has not signed off any?
-- operators that appear as opener of road events and not as closer, names
SELECT T1.op_name FROM duty_operator AS T1 JOIN road_event AS T2 ON T1.op_id = T2.opened_by_op_id EXCEPT SELECT T1.op_name FROM duty_operator AS T1 JOIN road_event AS T2 ON T1.op_id = T2.closed_by_op_id;
-- List once each the names of roads used by a diversion of more than 15 extra minutes and of roads that have a camera detector.
-- roads, no repeats: those a detour costing over 15 minutes went along, plus those with a sensor of the camera sort
-- Which streets either served as a way round that cost over 15 minutes more, or are watched by a sensor of the camera kind? No name twice.
-- one list of road names without doubles: has a detector of kind camera, or is the via road of a diversion with extra minutes above 15
SELECT T1.road_name FROM road AS T1 JOIN diversion AS T2 ON T1.road_no = T2.via_road_no WHERE T2.extra_minutes > 15 UNION SELECT T1.road_name FROM road AS T1 JOIN detector AS T2 ON T1.road_no = T2.road_no WHERE T2.kind = 'camera';
-- Show the road name, the date and the peak number of vehicles of the flow readings whose peak is above the average peak.
-- readings busier than the mean peak: which road, which day, how many vehicles
-- Where and when did traffic at its heaviest exceed the average for that, and how many vehicles were there?
-- peak vehicles over the mean of all readings: road name, date read, the peak
SELECT T1.road_name, T3.read_on, T3.peak_vehicles FROM road AS T1 JOIN detector AS T2 ON T1.road_no = T2.road_no JOIN flow_reading AS T3 ON T2.det_id = T3.det_id WHERE T3.peak_vehicles > (SELECT AVG(peak_vehicles) FROM flow_reading);
-- On which roads have more than three lanes been blocked in total over all events? Give the road name and that total.
-- roads whose events add up to over 3 blocked lanes, with the sum
-- Which streets lost over three lanes altogether if you add up all their incidents, and how many was it?
-- add up lanes blocked by road, keep only sums greater than 3 - road name, sum
SELECT T1.road_name, SUM(T2.lanes_blocked) FROM road AS T1 JOIN road_event AS T2 ON T1.road_no = T2.road_no GROUP BY T1.road_no HAVING SUM(T2.lanes_blocked) > 3;
-- For how many minutes in total were messages shown on the boards of each technology? List technology and total, from most to least.
-- display time summed by kind of board, longest first: kind, minutes
-- How many minutes did texts stay up altogether on displays of each technical kind? Kind first, busiest kind on top.
-- shown minutes summed per technology, descending: technology, sum
SELECT T1.technology, SUM(T2.shown_minutes) FROM sign_board AS T1 JOIN sign_message AS T2 ON T1.sign_id = T2.sign_id GROUP BY T1.technology ORDER BY SUM(T2.shown_minutes) DESC;
-- Among the road events of moderate severity, which one took the longest to clear? Show the text of its cause and the minutes.
-- slowest moderate event to get rid of: reason in words, minutes needed
-- What was behind the moderate incident that dragged on longest, and how many minutes did it last until it was cleared?
-- severity moderate, max minutes to clear: cause text and those minutes, one only
SELECT T2.cause_text, T1.minutes_to_clear FROM road_event AS T1 JOIN ref_cause AS T2 ON T1.cause_code = T2.cause_code WHERE T1.severity = 'moderate' ORDER BY T1.minutes_to_clear DESC LIMIT 1;
-- Which operators have opened events on at least two different roads? Show name and shift.
-- control room people who opened events on 2 or more distinct roads, and when they work
-- Who has logged incidents on no fewer than two different streets, and which part of the day do they work?
-- opened events on 2+ different roads - operator name, shift
SELECT T1.op_name, T1.shift FROM duty_operator AS T1 JOIN road_event AS T2 ON T1.op_id = T2.opened_by_op_id GROUP BY T1.op_id HAVING COUNT(DISTINCT T2.road_no) >= 2;
-- Find the names and districts of the junctions whose main road has had an event of major severity.
-- crossings on a main road where something major has occurred: name, part of town
-- At which intersections has the bigger street seen a major incident? Also say what part of town they are in.
-- junction name and district, where there was an event of severity major on the main road
SELECT jct_name, district FROM junction WHERE main_road_no IN (SELECT road_no FROM road_event WHERE severity = 'major');
-- For each message shown for more than 100 minutes, list the wording, the name of the road of the sign board and the name of the operator who opened the event.
-- texts that stayed up over 100 minutes: the text, road where the board stands, who opened the event
-- What did the displays say for more than 100 minutes, on which street was it, and who had logged the incident?
-- shown minutes above 100: wording, road name of the board, name of the opening operator
SELECT T1.wording, T3.road_name, T5.op_name FROM sign_message AS T1 JOIN sign_board AS T2 ON T1.sign_id = T2.sign_id JOIN road AS T3 ON T2.road_no = T3.road_no JOIN road_event AS T4 ON T1.evt_id = T4.evt_id JOIN duty_operator AS T5 ON T4.opened_by_op_id = T5.op_id WHERE T1.shown_minutes > 100;
-- At which junction does the signal controller with the longest cycle stand? Show the junction name and the controller's maker.
-- crossing whose lights take the most seconds per cycle, and who made that controller
-- Where are the lights that take longest to go round once, and who built the box that steers them? Name of the intersection first.
-- biggest cycle seconds of any controller - junction name, maker
SELECT T2.jct_name, T1.maker FROM signal_controller AS T1 JOIN junction AS T2 ON T1.jct_id = T2.jct_id ORDER BY T1.cycle_seconds DESC LIMIT 1;

-- database: tanners_row_housing_association
CREATE TABLE estate (estate_id INTEGER PRIMARY KEY, estate_name TEXT, district TEXT, built_year INTEGER, architect TEXT);
CREATE TABLE staff_member (staff_id INTEGER PRIMARY KEY, full_name TEXT, job_title TEXT, office TEXT, started_on TEXT, reports_to INTEGER REFERENCES staff_member(staff_id));
CREATE TABLE block (block_id INTEGER PRIMARY KEY, estate_id INTEGER REFERENCES estate(estate_id), block_name TEXT, floors INTEGER, has_lift TEXT, caretaker_id INTEGER REFERENCES staff_member(staff_id));
CREATE TABLE dwelling_type (type_code TEXT PRIMARY KEY, type_label TEXT, max_persons INTEGER);
CREATE TABLE dwelling (dwelling_id INTEGER PRIMARY KEY, block_id INTEGER REFERENCES block(block_id), door_number TEXT, floor INTEGER, type_code TEXT REFERENCES dwelling_type(type_code), bedrooms INTEGER, monthly_rent INTEGER, energy_class TEXT);
CREATE TABLE applicant (applicant_id INTEGER PRIMARY KEY, first_name TEXT, surname TEXT, household_size INTEGER, registered_on TEXT, priority_points INTEGER, home_district TEXT);
CREATE TABLE tenancy (tenancy_id INTEGER PRIMARY KEY, dwelling_id INTEGER REFERENCES dwelling(dwelling_id), applicant_id INTEGER REFERENCES applicant(applicant_id), start_date TEXT, end_date TEXT, deposit INTEGER, status TEXT);
CREATE TABLE housing_offer (offer_id INTEGER PRIMARY KEY, dwelling_id INTEGER REFERENCES dwelling(dwelling_id), applicant_id INTEGER REFERENCES applicant(applicant_id), offered_on TEXT, answer TEXT);
CREATE TABLE rent_payment (payment_id INTEGER PRIMARY KEY, tenancy_id INTEGER REFERENCES tenancy(tenancy_id), due_on TEXT, paid_on TEXT, amount INTEGER);
CREATE TABLE contractor (contractor_id INTEGER PRIMARY KEY, company TEXT, trade TEXT, hourly_rate INTEGER, town TEXT);
CREATE TABLE repair_order (order_id INTEGER PRIMARY KEY, dwelling_id INTEGER REFERENCES dwelling(dwelling_id), contractor_id INTEGER REFERENCES contractor(contractor_id), reported_on TEXT, completed_on TEXT, category TEXT, cost INTEGER, inspected_by INTEGER REFERENCES staff_member(staff_id), approved_by INTEGER REFERENCES staff_member(staff_id));
INSERT INTO estate VALUES (1,'Tanners Row','Millside',1936,'E. Haldane'),(2,'Foundry Court','Millside',1974,'Brook and Lyle'),(3,'Orchard Rise','Eastcote',1998,NULL),(4,'Canal View','Lockend',2016,'Studio Nord'),(5,'Peace Gardens','Eastcote',1952,'E. Haldane');
INSERT INTO staff_member VALUES (1,'Morag Selwyn','director','Head Office','2008-01-07',NULL),(2,'Ishaan Dutt','housing officer','Millside','2013-04-15',1),(3,'Bridie Cole','repairs manager','Head Office','2011-09-05',1),(4,'Stefan Marek','caretaker','Millside','2017-06-12',3),(5,'Lulu Abbott','caretaker','Eastcote','2020-02-03',3),(6,'Geraint Pugh','housing officer','Eastcote','2019-10-21',1);
INSERT INTO block VALUES (1,1,'Hide House',4,'N',4),(2,1,'Bark House',4,'N',4),(3,2,'Anvil Tower',14,'Y',4),(4,3,'Pippin House',5,'Y',5),(5,4,'Towpath Block',7,'Y',NULL),(6,3,'Russet House',3,'N',5);
INSERT INTO dwelling_type VALUES ('STU','Studio flat',1),('FLT','Standard flat',4),('MAI','Maisonette',6),('SHE','Sheltered flat',2),('BUN','Bungalow',3);
INSERT INTO dwelling VALUES (1,1,'1A',0,'FLT',2,545,'D'),(2,1,'3B',3,'FLT',3,610,'E'),(3,2,'2',1,'STU',0,398,'D'),(4,3,'1107',11,'FLT',2,690,'B'),(5,3,'0204',2,'MAI',4,835,'B'),(6,4,'7',0,'SHE',1,470,'C'),(7,5,'61',6,'FLT',1,715,'A'),(8,6,'2B',1,'MAI',3,760,'C');
INSERT INTO applicant VALUES (1,'Rosa','Tierney',4,'2014-03-20',62,'Millside'),(2,'Abdul','Rahmani',6,'2015-08-11',81,'Lockend'),(3,'Joyce','Wetherby',1,'2010-05-04',55,'Eastcote'),(4,'Kacper','Zielinski',3,'2019-01-28',47,'Millside'),(5,'Tanya','Osei',2,'2021-06-30',70,'Lockend'),(6,'Fergus','Doyle',1,'2022-11-17',33,NULL),(7,'Pilar','Ibanez',5,'2020-09-09',76,'Eastcote');
INSERT INTO tenancy VALUES (1,1,1,'2014-09-01','2019-08-31',545,'ended'),(2,4,1,'2019-09-01',NULL,690,'current'),(3,5,2,'2016-02-01',NULL,835,'current'),(4,6,3,'2011-01-15',NULL,400,'current'),(5,2,4,'2019-12-01','2023-03-31',610,'ended'),(6,3,5,'2021-10-01',NULL,398,'current'),(7,1,7,'2021-02-01',NULL,560,'current');
INSERT INTO housing_offer VALUES (1,3,6,'2023-01-10','refused'),(2,7,5,'2023-02-14','refused'),(3,8,7,'2023-03-01','accepted'),(4,7,6,'2023-04-20',NULL),(5,4,1,'2019-08-02','accepted'),(6,2,4,'2019-11-05','accepted'),(7,8,2,'2022-12-12','refused');
INSERT INTO rent_payment VALUES (1,2,'2023-05-01','2023-05-01',690),(2,2,'2023-06-01','2023-06-09',690),(3,3,'2023-05-01','2023-05-02',835),(4,3,'2023-06-01',NULL,835),(5,4,'2023-05-01','2023-04-30',470),(6,6,'2023-05-01',NULL,398),(7,7,'2023-05-01',NULL,545),(8,6,'2023-06-01',NULL,398);
INSERT INTO contractor VALUES (1,'Brightpipe Plumbing','plumbing',58,'Millside'),(2,'Volt and Daughters','electrical',64,'Lockend'),(3,'Keystone Joinery','carpentry',52,'Eastcote'),(4,'Allweather Roofing','roofing',71,'Lockend'),(5,'Halden Plumbing','plumbing',49,'Eastcote');
INSERT INTO repair_order VALUES (1,1,1,'2022-01-12','2022-01-14','leak',240,2,3),(2,2,3,'2022-03-30','2022-04-19','window',610,2,3),(3,4,2,'2022-07-08','2022-07-10','wiring',385,4,3),(4,5,1,'2022-11-21','2022-11-22','blocked drain',130,4,2),(5,6,5,'2023-02-03','2023-02-06','leak',175,5,6),(6,8,2,'2023-03-16',NULL,'wiring',NULL,6,3),(7,1,2,'2023-04-04','2023-04-11','heating',920,2,3),(8,3,3,'2023-05-18','2023-06-02','window',455,4,2);
-- Give the door numbers and monthly rents of the dwellings whose monthly rent is between 500 and 700.
-- homes costing from 500 to 700 a month: door and price
-- Which flats cost a tenant 500 to 700 every month, and how much exactly? Start with what is on the door.
-- rent per month from 500 up to 700: door number, rent
SELECT door_number, monthly_rent FROM dwelling WHERE monthly_rent BETWEEN 500 AND 700;
-- How many different architects designed the estates?
-- number of distinct architects on record
-- How many people, each counted once, drew the plans for our housing areas?
-- count of different architect names among the estates
SELECT COUNT(DISTINCT architect) FROM estate;
-- Which estates have no architect recorded? List name and district.
-- estates where we do not know who drew the plans, and which part of town they are in
-- For which housing areas is it unknown who drew them up, and where in town are they?
-- architect blank - estate name, district
SELECT estate_name, district FROM estate WHERE architect IS NULL;
-- Show the company and hourly rate of the contractors with Plumbing in their company name.
-- firms called something with Plumbing, and what an hour costs
-- Which outside firms have Plumbing in what they are called, and how much do they charge an hour?
-- company containing "Plumbing": its name plus the rate per hour
SELECT company, hourly_rate FROM contractor WHERE company LIKE '%Plumbing%';
-- What are the average household size and the highest number of priority points among the applicants?
-- people on the waiting list: mean size of household, top points
-- How many people live together on average among those waiting for a home, and how high is the best priority score?
-- applicants: mean household size, max priority points
SELECT AVG(household_size), MAX(priority_points) FROM applicant;
-- For each estate, show its name and the number of dwellings on it.
-- how many homes stand on every estate, estate name first
-- How many flats does each housing area hold? Say what the area is called, then the figure.
-- dwellings counted by estate - estate name in front
SELECT T1.estate_name, COUNT(*) FROM estate AS T1 JOIN block AS T2 ON T1.estate_id = T2.estate_id JOIN dwelling AS T3 ON T2.block_id = T3.block_id GROUP BY T1.estate_id;
-- What is the total cost of the repair orders of each contractor? List the company and the total, the highest total first.
-- repair bill per firm, biggest on top: firm, sum
-- How much have we spent on mending with each outside firm? Firm first, the one that cost us most on top.
-- sum of repair order cost by contractor, descending: company, sum
SELECT T1.company, SUM(T2.cost) FROM contractor AS T1 JOIN repair_order AS T2 ON T1.contractor_id = T2.contractor_id GROUP BY T1.contractor_id ORDER BY SUM(T2.cost) DESC;
-- Show the full names and job titles of the staff members who report to Bridie Cole.
-- who has Bridie Cole as boss, and what do they do here
-- Who answers to Bridie Cole, and what position does each of them hold?
-- Bridie Cole is the superior - full name and job title of everyone below her
SELECT T1.full_name, T1.job_title FROM staff_member AS T1 JOIN staff_member AS T2 ON T1.reports_to = T2.staff_id WHERE T2.full_name = 'Bridie Cole';
-- For repair orders that cost more than 400, give the category, the name of the staff member who inspected and the name of the one who approved.
-- repairs above 400: what kind, who had a look, who said yes to it
-- What sort of mending cost us over 400, who went to check it, and who gave the go-ahead?
-- repair orders dearer than 400: category, inspector's full name, approver's full name
SELECT T1.category, T2.full_name, T3.full_name FROM repair_order AS T1 JOIN staff_member AS T2 ON T1.inspected_by = T2.staff_id JOIN staff_member AS T3 ON T1.approved_by = T3.staff_id WHERE T1.cost > 400;
-- Which applicants have never had a tenancy? Return first name and surname.
-- people registered with us who have not rented even once, first name and surname
-- Who is on the waiting list without ever having rented from us? Given name, then family name.
-- no tenancy at all: first name, surname of those applicants
SELECT first_name, surname FROM applicant WHERE applicant_id NOT IN (SELECT applicant_id FROM tenancy);
-- What are the surnames of applicants who have an ended tenancy and also a current tenancy?
-- surnames of those with one rental that is ended plus one that is current
-- Who has a let with us that is ended and another one that is current? Family names.
-- applicant surnames with both tenancy statuses: current, ended
SELECT T1.surname FROM applicant AS T1 JOIN tenancy AS T2 ON T1.applicant_id = T2.applicant_id WHERE T2.status = 'ended' INTERSECT SELECT T1.surname FROM applicant AS T1 JOIN tenancy AS T2 ON T1.applicant_id = T2.applicant_id WHERE T2.status = 'current';
-- Which contractor companies have had a repair order on an estate in the district Millside but never on one in the district Eastcote?
-- firms that were called to homes in Millside though never to any in Eastcote
-- Which outside firms have mended something in Millside yet nothing whatsoever in Eastcote, as far as the part of town goes?
-- contractors by company: repair orders on estates of district Millside yes, of district Eastcote no
SELECT T1.company FROM contractor AS T1 JOIN repair_order AS T2 ON T1.contractor_id = T2.contractor_id JOIN dwelling AS T3 ON T2.dwelling_id = T3.dwelling_id JOIN block AS T4 ON T3.block_id = T4.block_id JOIN estate AS T5 ON T4.estate_id = T5.estate_id WHERE T5.district = 'Millside' EXCEPT SELECT T1.company FROM contractor AS T1 JOIN repair_order AS T2 ON T1.contractor_id = T2.contractor_id JOIN dwelling AS T3 ON T2.dwelling_id = T3.dwelling_id JOIN block AS T4 ON T3.block_id = T4.block_id JOIN estate AS T5 ON T4.estate_id = T5.estate_id WHERE T5.district = 'Eastcote';
-- List without repetition the surnames of the applicants who have more than 75 priority points or have refused an offer.
-- surnames, each once: over 75 points, or some home refused
-- Who scores more than 75 for priority, or has said no to a home (answer refused)? Family names, none of them twice.
-- surnames without doubles - an offer answered with refused, or over 75 priority points
SELECT surname FROM applicant WHERE priority_points > 75 UNION SELECT T1.surname FROM applicant AS T1 JOIN housing_offer AS T2 ON T1.applicant_id = T2.applicant_id WHERE T2.answer = 'refused';
-- For each current tenancy, show the tenant's surname, the door number of the dwelling and the name of the block.
-- who lives where at present (tenancy current): surname, door, block
-- Who lives in a home at the moment, on a let that is current, behind which door and in which building? Family name first.
-- status current: tenant surname, door number, block name
SELECT T2.surname, T3.door_number, T4.block_name FROM tenancy AS T1 JOIN applicant AS T2 ON T1.applicant_id = T2.applicant_id JOIN dwelling AS T3 ON T1.dwelling_id = T3.dwelling_id JOIN block AS T4 ON T3.block_id = T4.block_id WHERE T1.status = 'current';
-- Find the door numbers and energy classes of dwellings whose monthly rent is higher than the average.
-- homes dearer than the mean rent: door, energy rating
-- Which flats cost more each month than they do on average, by the number on the door, and how good is each at saving energy?
-- rent above the mean of all dwellings: door number + energy class
SELECT door_number, energy_class FROM dwelling WHERE monthly_rent > (SELECT AVG(monthly_rent) FROM dwelling);
-- Which contractor has had repair orders in more than two different blocks? Give the company.
-- firm sent to over 2 distinct blocks
-- Which outside firm has been sent to mend things in over two buildings, each counted once?
-- companies whose repair orders touch more than 2 different blocks
SELECT T1.company FROM contractor AS T1 JOIN repair_order AS T2 ON T1.contractor_id = T2.contractor_id JOIN dwelling AS T3 ON T2.dwelling_id = T3.dwelling_id GROUP BY T1.contractor_id HAVING COUNT(DISTINCT T3.block_id) > 2;
-- Show the surname of each applicant with rent payments that have not been paid yet, and the total amount of those payments.
-- who is behind with the rent (no payment date), by surname, and the sum still open
-- Who still owes us for their home, with no day of paying noted, and how much does each owe altogether? Family name in front.
-- paid date empty: surname per applicant, sum of the rent amounts
SELECT T1.surname, SUM(T3.amount) FROM applicant AS T1 JOIN tenancy AS T2 ON T1.applicant_id = T2.applicant_id JOIN rent_payment AS T3 ON T2.tenancy_id = T3.tenancy_id WHERE T3.paid_on IS NULL GROUP BY T1.applicant_id;
-- What is the full name of the staff member who is the caretaker of the most blocks, and how many are they?
-- caretaker with the largest number of blocks to look after: name, number
-- Who looks after more buildings than anyone else, and how many? Give the full name.
-- top caretaker by number of blocks - full name and that count
SELECT T1.full_name, COUNT(*) FROM staff_member AS T1 JOIN block AS T2 ON T1.staff_id = T2.caretaker_id GROUP BY T1.staff_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names and building years of the estates that have a block with a lift (Y).
-- estates where at least one block offers a lift (Y): name, when put up
-- Which housing areas have some building where you need not take the stairs (lift Y), and when did they go up?
-- estates with any block where has lift = Y: name, built year
SELECT estate_name, built_year FROM estate WHERE estate_id IN (SELECT estate_id FROM block WHERE has_lift = 'Y');
-- What were the category and the contractor company of the most expensive repair order on the estate Tanners Row?
-- costliest repair done at Tanners Row: what kind, by which firm
-- What sort of job was the dearest bit of mending at Tanners Row, and which firm did it?
-- Tanners Row estate, repair order with the top cost: category, company
SELECT T1.category, T2.company FROM repair_order AS T1 JOIN contractor AS T2 ON T1.contractor_id = T2.contractor_id JOIN dwelling AS T3 ON T1.dwelling_id = T3.dwelling_id JOIN block AS T4 ON T3.block_id = T4.block_id JOIN estate AS T5 ON T4.estate_id = T5.estate_id WHERE T5.estate_name = 'Tanners Row' ORDER BY T1.cost DESC LIMIT 1;
-- Return the first names and surnames of the three applicants with the most priority points, in descending order of the points.
-- top 3 of the waiting list by points, highest first: first name, surname
-- Which three people should get a home first, going by how many points they have? Given name, family name, most urgent on top.
-- applicants by priority points descending, only 3: first name + surname
SELECT first_name, surname FROM applicant ORDER BY priority_points DESC LIMIT 3;
-- For each housing offer that has not been answered yet, show the applicant's surname, the door number and the label of the dwelling type.
-- offers with no reply so far: to whom (surname), which door, what type of home in words
-- Who has been offered a home and has said neither yes nor no so far, behind which door is it, and what sort of home is it in words? Family names please.
-- answer empty on the housing offer: applicant surname, door number, type label
SELECT T2.surname, T3.door_number, T4.type_label FROM housing_offer AS T1 JOIN applicant AS T2 ON T1.applicant_id = T2.applicant_id JOIN dwelling AS T3 ON T1.dwelling_id = T3.dwelling_id JOIN dwelling_type AS T4 ON T3.type_code = T4.type_code WHERE T1.answer IS NULL;

-- database: cape_merrow_port_authority
CREATE TABLE Terminal (Terminal_ID INTEGER PRIMARY KEY, Terminal_Name TEXT, Operator_Name TEXT, Opened_Year INTEGER, Area_Hectares INTEGER);
CREATE TABLE Berth (Berth_Code TEXT PRIMARY KEY, Terminal_ID INTEGER REFERENCES Terminal(Terminal_ID), Length_M INTEGER, Depth_M REAL, Crane_Count INTEGER, Shore_Power TEXT);
CREATE TABLE Flag_State (Flag_Code TEXT PRIMARY KEY, Country_Name TEXT, Risk_Rating TEXT);
CREATE TABLE Shipping_Line (Line_ID INTEGER PRIMARY KEY, Line_Name TEXT, Head_Office_City TEXT, Founded_Year INTEGER, Parent_Line_ID INTEGER REFERENCES Shipping_Line(Line_ID));
CREATE TABLE Vessel (Vessel_ID INTEGER PRIMARY KEY, Vessel_Name TEXT, Vessel_Type TEXT, Flag_Code TEXT REFERENCES Flag_State(Flag_Code), Line_ID INTEGER REFERENCES Shipping_Line(Line_ID), Built_Year INTEGER, Length_M INTEGER, Gross_Tonnage INTEGER);
CREATE TABLE Pilot (Pilot_ID INTEGER PRIMARY KEY, First_Name TEXT, Last_Name TEXT, Licence_Grade TEXT, Licensed_Year INTEGER, Phone TEXT);
CREATE TABLE Foreign_Port (Port_Code TEXT PRIMARY KEY, Port_Name TEXT, Country_Name TEXT, Distance_NM INTEGER);
CREATE TABLE Port_Call (Call_ID INTEGER PRIMARY KEY, Vessel_ID INTEGER REFERENCES Vessel(Vessel_ID), Berth_Code TEXT REFERENCES Berth(Berth_Code), Arrived_On TEXT, Departed_On TEXT, Origin_Port_Code TEXT REFERENCES Foreign_Port(Port_Code), Next_Port_Code TEXT REFERENCES Foreign_Port(Port_Code), Inbound_Pilot_ID INTEGER REFERENCES Pilot(Pilot_ID), Outbound_Pilot_ID INTEGER REFERENCES Pilot(Pilot_ID), Harbour_Dues INTEGER);
CREATE TABLE Cargo_Type (Cargo_Code TEXT PRIMARY KEY, Cargo_Name TEXT, Dangerous TEXT);
CREATE TABLE Cargo_Move (Move_ID INTEGER PRIMARY KEY, Call_ID INTEGER REFERENCES Port_Call(Call_ID), Cargo_Code TEXT REFERENCES Cargo_Type(Cargo_Code), Direction TEXT, Tonnes INTEGER, Shed_Number INTEGER);
CREATE TABLE Ship_Inspection (Inspection_ID INTEGER PRIMARY KEY, Call_ID INTEGER REFERENCES Port_Call(Call_ID), Inspected_On TEXT, Inspector_Name TEXT, Deficiencies INTEGER, Detained TEXT);
INSERT INTO Terminal VALUES (1,'Breakwater Container Terminal','Merrow Stevedoring',1989,64),(2,'Salt Quay','Cape Bulk Services',1921,18),(3,'Oil Jetty','Petrolane',1963,25),(4,'Cruise Pier','Merrow Stevedoring',2007,7),(5,'Fish Dock','Harbour Co-op',1934,5);
INSERT INTO Berth VALUES ('B1',1,380,15.5,4,'Y'),('B2',1,340,14,3,'Y'),('S1',2,210,10.5,2,'N'),('S2',2,180,9,NULL,'N'),('J1',3,290,16,0,'N'),('C1',4,330,11,0,'Y'),('F1',5,95,6.5,1,'N');
INSERT INTO Flag_State VALUES ('PA','Panama','medium'),('NO','Norway','low'),('LR','Liberia','medium'),('GR','Greece','low'),('KM','Comoros','high'),('JP','Japan','low');
INSERT INTO Shipping_Line VALUES (1,'Nordvik Lines','Bergen',1911,NULL),(2,'Aegis Bulk','Piraeus',1968,NULL),(3,'Nordvik Tankers','Bergen',1972,1),(4,'Pacific Lantern','Kobe',1985,NULL),(5,'Lantern Cruises','Lisbon',2004,4);
INSERT INTO Vessel VALUES (1,'Nordvik Aurora','container ship','NO',1,2016,366,141000),(2,'Nordvik Boreal','container ship','PA',1,2009,334,97500),(3,'Aegis Thetis','bulk carrier','GR',2,2012,199,34800),(4,'Tank Sirius','tanker','NO',3,2018,249,62300),(5,'Lantern Princess','cruise ship','PA',5,2011,294,92600),(6,'Aegis Dione','bulk carrier','LR',2,1998,176,21400),(7,'Kobe Lantern','container ship','JP',4,2020,299,88700);
INSERT INTO Pilot VALUES (1,'Corin','Tregear','A',1999,'0771-220'),(2,'Maud','Ansell','A',2008,'0771-245'),(3,'Idris','Blewett','B',2015,NULL),(4,'Silke','Horn','C',2022,'0771-301');
INSERT INTO Foreign_Port VALUES ('ROT','Rotterdam','Netherlands',640),('PIR','Piraeus','Greece',2710),('SAN','Santos','Brazil',5350),('BGO','Bergen','Norway',880),('UKB','Kobe','Japan',11200),('LIS','Lisbon','Portugal',790),('DUR','Durban','South Africa',6900);
INSERT INTO Port_Call VALUES (1,1,'B1','2023-02-03','2023-02-05','ROT','SAN',1,1,48200),(2,3,'S1','2023-02-17','2023-02-22','PIR','DUR',3,3,16900),(3,4,'J1','2023-03-08','2023-03-10','BGO','LIS',2,1,27400),(4,5,'C1','2023-04-29','2023-04-30','LIS','BGO',2,3,31500),(5,2,'B2','2023-05-14','2023-05-17','SAN','ROT',1,1,39900),(6,6,'S1','2023-06-02','2023-06-09','DUR','PIR',3,NULL,14100),(7,1,'B2','2023-07-21','2023-07-23','SAN','ROT',2,1,47600),(8,7,'B1','2023-09-11',NULL,'UKB','ROT',1,NULL,41000);
INSERT INTO Cargo_Type VALUES ('CNT','Mixed containers','N'),('WHT','Wheat','N'),('CRD','Crude oil','Y'),('FRT','Ammonium nitrate','Y'),('COF','Coffee beans','N'),('ORE','Iron ore','N');
INSERT INTO Cargo_Move VALUES (1,1,'CNT','import',18400,3),(2,1,'CNT','export',12100,3),(3,2,'WHT','export',26500,7),(4,3,'CRD','import',58000,NULL),(5,5,'COF','import',3200,4),(6,5,'CNT','import',9700,3),(7,6,'FRT','import',11800,8),(8,7,'COF','import',2900,4),(9,8,'CNT','import',14300,2),(10,2,'FRT','import',6100,8);
INSERT INTO Ship_Inspection VALUES (1,2,'2023-02-18','L. Amery',3,'N'),(2,6,'2023-06-03','L. Amery',11,'Y'),(3,4,'2023-04-29','P. Kuzma',1,'N'),(4,5,'2023-05-15','P. Kuzma',4,'N'),(5,7,'2023-07-22','R. Haim',0,'N');
-- What are the names and gross tonnages of the vessels built between 2009 and 2016?
-- ships from the years 2009 through 2016: name, tonnage
-- What are the ships called that left the yard from 2009 to 2016, and how big is each in gross tons?
-- built year 2009 up to 2016 - vessel name, gross tonnage
SELECT Vessel_Name, Gross_Tonnage FROM Vessel WHERE Built_Year BETWEEN 2009 AND 2016;
-- How many different vessel types are there among the vessels?
-- number of distinct sorts of ship we have on file
-- How many kinds of ship do we know, each counted once?
-- count the different vessel types please
SELECT COUNT(DISTINCT Vessel_Type) FROM Vessel;
-- List the names and types of the vessels with Lantern in the name.
-- any ship called Lantern something or something Lantern, with its sort
-- Which ships carry Lantern somewhere in what they are called, and what kind is each?
-- "Lantern" in the vessel name: name, type
SELECT Vessel_Name, Vessel_Type FROM Vessel WHERE Vessel_Name LIKE '%Lantern%';
-- What are the total length and the greatest depth of the berths with shore power (Y)?
-- mooring places with shore power Y: metres in all, deepest figure
-- How many metres of quay are there altogether where a ship can plug in (shore power Y), and how deep is the water there at most?
-- shore power = Y: sum of berth length, maximum depth
SELECT SUM(Length_M), MAX(Depth_M) FROM Berth WHERE Shore_Power = 'Y';
-- Which vessels have a port call without a departure date? Show the vessel's name and the arrival date.
-- ships that have not left yet: name, day they came in
-- Which ships are still in, with no day of leaving noted, and when did they get here?
-- departed date empty: vessel name, arrived date
SELECT T1.Vessel_Name, T2.Arrived_On FROM Vessel AS T1 JOIN Port_Call AS T2 ON T1.Vessel_ID = T2.Vessel_ID WHERE T2.Departed_On IS NULL;
-- Show the name of each terminal and how many berths it has.
-- mooring places counted by terminal
-- How many quays can each terminal offer? Terminal first.
-- count of berths per terminal, with the terminal's name in front
SELECT T1.Terminal_Name, COUNT(*) FROM Terminal AS T1 JOIN Berth AS T2 ON T1.Terminal_ID = T2.Terminal_ID GROUP BY T1.Terminal_ID;
-- For each shipping line that belongs to a parent line, give its name and the name of the parent.
-- daughter companies among the lines and who owns them, names only
-- Which shipping companies are owned by another one, and by which? Owned one first.
-- line name plus name of its parent line, leave out lines without a parent
SELECT T1.Line_Name, T2.Line_Name FROM Shipping_Line AS T1 JOIN Shipping_Line AS T2 ON T1.Parent_Line_ID = T2.Line_ID;
-- For every port call with harbour dues above 40000, show the vessel name, the name of the origin port and the name of the next port.
-- calls charged over 40000 in dues: ship, where from, where to next (ports by name)
-- Which ships had to pay more than 40000 for a visit, which port had they come from and which port were they headed for?
-- harbour dues over 40000: vessel name, origin port name, next port name, per call
SELECT T2.Vessel_Name, T3.Port_Name, T4.Port_Name FROM Port_Call AS T1 JOIN Vessel AS T2 ON T1.Vessel_ID = T2.Vessel_ID JOIN Foreign_Port AS T3 ON T1.Origin_Port_Code = T3.Port_Code JOIN Foreign_Port AS T4 ON T1.Next_Port_Code = T4.Port_Code WHERE T1.Harbour_Dues > 40000;
-- For the port calls on which the inbound and the outbound pilot were the same person, list the vessel's name and the pilot's last name.
-- same pilot in and out: which ship, surname of the pilot
-- Which ship was brought in and taken out by one and the same person, and what is that person's family name?
-- inbound pilot equals outbound pilot - vessel name, pilot's last name, per port call
SELECT T2.Vessel_Name, T3.Last_Name FROM Port_Call AS T1 JOIN Vessel AS T2 ON T1.Vessel_ID = T2.Vessel_ID JOIN Pilot AS T3 ON T1.Inbound_Pilot_ID = T3.Pilot_ID WHERE T1.Inbound_Pilot_ID = T1.Outbound_Pilot_ID;
-- Which cargo types have never been moved? Give their names.
-- goods in our list that no ship has brought or taken
-- Which sorts of goods have neither come in nor gone out?
-- cargo names without any cargo move
SELECT Cargo_Name FROM Cargo_Type WHERE Cargo_Code NOT IN (SELECT Cargo_Code FROM Cargo_Move);
-- What are the names of the vessels that have arrived from the port Santos and, on another call, from the port Rotterdam?
-- ships that once came to us out of Santos and once out of Rotterdam
-- Which ships have reached us from Santos on one visit and from Rotterdam on another?
-- vessel names with both among their origin ports: Rotterdam, Santos
SELECT T1.Vessel_Name FROM Vessel AS T1 JOIN Port_Call AS T2 ON T1.Vessel_ID = T2.Vessel_ID JOIN Foreign_Port AS T3 ON T2.Origin_Port_Code = T3.Port_Code WHERE T3.Port_Name = 'Santos' INTERSECT SELECT T1.Vessel_Name FROM Vessel AS T1 JOIN Port_Call AS T2 ON T1.Vessel_ID = T2.Vessel_ID JOIN Foreign_Port AS T3 ON T2.Origin_Port_Code = T3.Port_Code WHERE T3.Port_Name = 'Rotterdam';
-- Which pilots have served as inbound pilot but never as outbound pilot? Show last names.
-- surnames of pilots who guided ships in and never one out
-- Who has steered ships into the harbour though not one out of it? Family names.
-- pilots' last names: found as inbound, not found as outbound
SELECT T1.Last_Name FROM Pilot AS T1 JOIN Port_Call AS T2 ON T1.Pilot_ID = T2.Inbound_Pilot_ID EXCEPT SELECT T1.Last_Name FROM Pilot AS T1 JOIN Port_Call AS T2 ON T1.Pilot_ID = T2.Outbound_Pilot_ID;
-- List, each once, the names of the ports from which a bulk carrier arrived and the ports that were the next port of a tanker.
-- foreign harbours, no repeats: where some bulk carrier came from, plus where some tanker went next
-- Which foreign ports has a bulk carrier come from, or has a tanker gone on to? Not one of them twice.
-- port names in one list, no doubles - next port of a call by a tanker, origin port of a call by a bulk carrier
SELECT T1.Port_Name FROM Foreign_Port AS T1 JOIN Port_Call AS T2 ON T1.Port_Code = T2.Origin_Port_Code JOIN Vessel AS T3 ON T2.Vessel_ID = T3.Vessel_ID WHERE T3.Vessel_Type = 'bulk carrier' UNION SELECT T1.Port_Name FROM Foreign_Port AS T1 JOIN Port_Call AS T2 ON T1.Port_Code = T2.Next_Port_Code JOIN Vessel AS T3 ON T2.Vessel_ID = T3.Vessel_ID WHERE T3.Vessel_Type = 'tanker';
-- How many tonnes of each cargo have been moved in total? Show the cargo name and the total, from most to fewest tonnes.
-- weight handled by kind of goods, heaviest first: goods, tonnes
-- How much of each sort of goods has been shifted, in tonnes altogether? Goods first, the most on top.
-- sum tonnes per cargo, descending: cargo name, sum
SELECT T1.Cargo_Name, SUM(T2.Tonnes) FROM Cargo_Type AS T1 JOIN Cargo_Move AS T2 ON T1.Cargo_Code = T2.Cargo_Code GROUP BY T1.Cargo_Code ORDER BY SUM(T2.Tonnes) DESC;
-- Which vessels have a gross tonnage above the average of all vessels? Give name and building year.
-- ships bigger than the mean in tonnage: name, when they were built
-- Which ships are bigger in gross tons than they are on average, and when did each leave the yard?
-- gross tonnage over the mean of all vessels - name, built year
SELECT Vessel_Name, Built_Year FROM Vessel WHERE Gross_Tonnage > (SELECT AVG(Gross_Tonnage) FROM Vessel);
-- Which shipping lines have made at least two port calls with their vessels? Show the line's name and the number of calls.
-- lines whose ships called here 2 times or more, with the count
-- Which shipping companies had their ships in here no fewer than two times, and how often was it?
-- line name and number of port calls by its vessels, 2+ only
SELECT T1.Line_Name, COUNT(*) FROM Shipping_Line AS T1 JOIN Vessel AS T2 ON T1.Line_ID = T2.Line_ID JOIN Port_Call AS T3 ON T2.Vessel_ID = T3.Vessel_ID GROUP BY T1.Line_ID HAVING COUNT(*) >= 2;
-- What was the largest single move of dangerous (Y) cargo? Give the vessel's name, the cargo name and the tonnes.
-- heaviest move of goods marked dangerous Y: ship, goods, weight in tonnes
-- Which ship had the heaviest lot of goods that are dangerous (Y), what goods were these and how many tonnes?
-- dangerous = Y, the one cargo move with most tonnes: vessel name, cargo name, tonnes
SELECT T3.Vessel_Name, T4.Cargo_Name, T1.Tonnes FROM Cargo_Move AS T1 JOIN Port_Call AS T2 ON T1.Call_ID = T2.Call_ID JOIN Vessel AS T3 ON T2.Vessel_ID = T3.Vessel_ID JOIN Cargo_Type AS T4 ON T1.Cargo_Code = T4.Cargo_Code WHERE T4.Dangerous = 'Y' ORDER BY T1.Tonnes DESC LIMIT 1;
-- Which vessels have carried at least two different cargo types, counting all their calls? Show the vessel names.
-- ships with 2 or more distinct kinds of goods to their name over all visits
-- Which ships had no fewer than two different sorts of goods loaded or unloaded, all visits taken together?
-- vessel names having 2+ different cargo codes over every call
SELECT T1.Vessel_Name FROM Vessel AS T1 JOIN Port_Call AS T2 ON T1.Vessel_ID = T2.Vessel_ID JOIN Cargo_Move AS T3 ON T2.Call_ID = T3.Call_ID GROUP BY T1.Vessel_ID HAVING COUNT(DISTINCT T3.Cargo_Code) >= 2;
-- Find the names and operators of the terminals where a vessel under a flag state with the risk rating low has called.
-- terminals visited by some ship whose flag is rated low for risk, and who operates them
-- Where has a ship put in whose country of registration counts as low in risk? Give the terminal and the firm that runs it.
-- terminal name + operator, if any vessel with a flag of risk rating low had a call there
SELECT Terminal_Name, Operator_Name FROM Terminal WHERE Terminal_ID IN (SELECT T1.Terminal_ID FROM Berth AS T1 JOIN Port_Call AS T2 ON T1.Berth_Code = T2.Berth_Code JOIN Vessel AS T3 ON T2.Vessel_ID = T3.Vessel_ID JOIN Flag_State AS T4 ON T3.Flag_Code = T4.Flag_Code WHERE T4.Risk_Rating = 'low');
-- For each inspector, show the name and the average number of deficiencies found, the highest average first.
-- strictest inspector on top: name and mean count of faults noted per visit
-- How many shortcomings does each person who checks ships find on average? Who it is, then the figure, most critical person on top.
-- avg deficiencies grouped by inspector, descending: inspector name, average
SELECT Inspector_Name, AVG(Deficiencies) FROM Ship_Inspection GROUP BY Inspector_Name ORDER BY AVG(Deficiencies) DESC;
-- List the inspector's name, the vessel's name and the terminal's name for ship inspections with more than two deficiencies.
-- checks with over 2 faults: by whom, on which ship, at which terminal
-- Who found more than two things wrong on a ship, what is that ship called, and at which terminal did it lie?
-- inspections where deficiencies exceed 2 - inspector, vessel name, terminal name
SELECT T1.Inspector_Name, T3.Vessel_Name, T5.Terminal_Name FROM Ship_Inspection AS T1 JOIN Port_Call AS T2 ON T1.Call_ID = T2.Call_ID JOIN Vessel AS T3 ON T2.Vessel_ID = T3.Vessel_ID JOIN Berth AS T4 ON T2.Berth_Code = T4.Berth_Code JOIN Terminal AS T5 ON T4.Terminal_ID = T5.Terminal_ID WHERE T1.Deficiencies > 2;
-- Return the codes and lengths of the three deepest berths, the deepest first.
-- 3 mooring places with the most water, in falling order of depth: code, metres long
-- Which three quays can take the ships that lie lowest in the water, by code, and how long is each? Deepest on top.
-- berth code and length, sorted by depth descending, only 3
SELECT Berth_Code, Length_M FROM Berth ORDER BY Depth_M DESC LIMIT 3;
