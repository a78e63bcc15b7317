-- database: redbrick_courthouse
CREATE TABLE Courtroom (RoomNo INTEGER PRIMARY KEY, Floor INTEGER, Seats INTEGER, HasJuryBox TEXT, PublicGallery TEXT);
CREATE TABLE Judge (JudgeID INTEGER PRIMARY KEY, FullName TEXT, AppointedYear INTEGER, Chamber TEXT, FormerJob TEXT);
CREATE TABLE Lawyer (LawyerID INTEGER PRIMARY KEY, FullName TEXT, Firm TEXT, AdmittedYear INTEGER, HourlyFee INTEGER);
CREATE TABLE Trial (CaseNo TEXT PRIMARY KEY, Title TEXT, Charge TEXT, JudgeID INTEGER REFERENCES Judge(JudgeID), RoomNo INTEGER REFERENCES Courtroom(RoomNo), ProsecutorID INTEGER REFERENCES Lawyer(LawyerID), DefenderID INTEGER REFERENCES Lawyer(LawyerID), OpenedOn TEXT, Days INTEGER);
CREATE TABLE Verdict (CaseNo TEXT PRIMARY KEY REFERENCES Trial(CaseNo), Outcome TEXT, SentenceMonths INTEGER, FineAmount INTEGER, Appealed TEXT);
CREATE TABLE Witness (WitnessID INTEGER PRIMARY KEY, CaseNo TEXT REFERENCES Trial(CaseNo), FullName TEXT, CalledBy TEXT, Occupation TEXT);
INSERT INTO Courtroom VALUES (1,0,120,'yes','yes'),(2,0,60,'no','yes'),(3,1,85,'yes','yes'),(4,1,30,'no','no'),(5,2,24,'no','no');
INSERT INTO Judge VALUES (1,'Harriet Sloan',2004,'criminal','prosecutor'),(2,'Matteo Brandt',2011,'criminal','defender'),(3,'Celia Okonjo',2016,'youth','social worker'),(4,'Rupert Dane',1998,'criminal','prosecutor'),(5,'Ines Valverde',2022,'youth',NULL);
INSERT INTO Lawyer VALUES (11,'Paula Grimm','State Counsel',2005,140),(12,'Victor Lindqvist','State Counsel',2014,120),(13,'Amara Blake','Blake & Rowe',2008,310),(14,'Stefan Rowe','Blake & Rowe',1996,390),(15,'Dora Whitlock','Whitlock Chambers',2012,260),(16,'Jonas Peel','Free Defence',2019,95);
INSERT INTO Trial VALUES ('C-101','The Jewel Street Break-in','burglary',1,1,11,13,'2019-02-04',9),('C-102','The Orchard Fire','arson',4,3,11,14,'2019-05-20',14),('C-103','The Forged Ledger','fraud',2,2,12,15,'2020-01-13',21),('C-104','The Canal Brawl','assault',1,3,12,16,'2020-09-07',4),('C-105','The Stolen Trawler','theft',2,1,11,16,'2021-03-01',6),('C-106','The Night Depot','burglary',1,2,12,13,'2021-11-15',7),('C-107','The Charity Accounts','fraud',4,1,11,14,'2022-06-06',30),('C-108','The Schoolyard Case','assault',3,4,12,15,'2023-04-18',2);
INSERT INTO Verdict VALUES ('C-101','guilty',36,NULL,'yes'),('C-102','not guilty',NULL,NULL,'no'),('C-103','guilty',18,25000,'yes'),('C-104','guilty',NULL,1500,'no'),('C-105','not guilty',NULL,NULL,'no'),('C-106','guilty',30,2000,'no'),('C-107','guilty',54,90000,'yes');
INSERT INTO Witness VALUES (1,'C-101','Noel Tranter','prosecution','night porter'),(2,'C-101','Gwen Abbey','defence','florist'),(3,'C-102','Eric Moss','prosecution','farmer'),(4,'C-103','Sunita Rao','prosecution','accountant'),(5,'C-103','Peter Holm','prosecution','bank clerk'),(6,'C-103','Lois Kemp','defence','accountant'),(7,'C-105','Finn Barret','defence','fisherman'),(8,'C-107','Sunita Rao','prosecution','accountant');
-- What are the full names of the judges in the criminal chamber?
-- who sits on the criminal bench, full names please
-- Who hands down rulings on criminal matters?
-- chamber criminal: judges' full names
SELECT FullName FROM Judge WHERE Chamber = 'criminal';
-- Show in one list the full names of the judges of the youth chamber and of the lawyers at Free Defence.
-- youth chamber judges plus the lawyers of Free Defence, full names, all in a single list
-- Who works at Free Defence as counsel, or rules in youth matters?
-- one list of full names: lawyers of the firm Free Defence, and judges of the chamber youth
SELECT FullName FROM Judge WHERE Chamber = 'youth' UNION SELECT FullName FROM Lawyer WHERE Firm = 'Free Defence';
-- Show the distinct charges brought before the court.
-- what kinds of charge come up, each named once
-- What have people been accused of here? No repeats.
-- every charge just one time
SELECT DISTINCT Charge FROM Trial;
-- What is the average hourly fee of the lawyers at Blake & Rowe?
-- mean rate an hour asked at Blake & Rowe
-- How much does counsel from Blake & Rowe take an hour on average?
-- firm Blake & Rowe: hourly fee, averaged
SELECT AVG(HourlyFee) FROM Lawyer WHERE Firm = 'Blake & Rowe';
-- Which judge was appointed most recently? Give the full name and the year of appointment.
-- newest judge and the year they came in
-- Who was the last to be made a judge, and when was that?
-- judges by year of appointment, newest first, only one: full name, year
SELECT FullName, AppointedYear FROM Judge ORDER BY AppointedYear DESC LIMIT 1;
-- For each trial, give its title and the full name of the judge presiding.
-- case titles next to who is judging each
-- Who rules in every case? What the case is called first.
-- trial title with the judge's full name
SELECT T1.Title, T2.FullName FROM Trial AS T1 JOIN Judge AS T2 ON T1.JudgeID = T2.JudgeID;
-- List the titles of the trials defended by Amara Blake.
-- what cases did Amara Blake take on as defender, by title
-- In what cases did Amara Blake speak for the accused?
-- defender Amara Blake: titles of the trials
SELECT T1.Title FROM Trial AS T1 JOIN Lawyer AS T2 ON T1.DefenderID = T2.LawyerID WHERE T2.FullName = 'Amara Blake';
-- How many trials has each prosecutor conducted? Show the full name and the number.
-- prosecuting counsel by full name, with a tally of their cases
-- Who has brought people to court, and in how many cases each?
-- count trials by prosecutor: full name, count
SELECT T1.FullName, COUNT(*) FROM Lawyer AS T1 JOIN Trial AS T2 ON T1.LawyerID = T2.ProsecutorID GROUP BY T1.LawyerID;
-- Return the titles of trials that ended in a guilty outcome and were appealed (yes), ordered by opening date.
-- guilty verdicts where an appeal was lodged (yes): case titles, earliest opening first
-- What cases came out guilty and were taken to a higher court (yes)? Earliest first.
-- appealed yes, outcome guilty: trial titles, sorted upwards by opening date
SELECT T1.Title FROM Trial AS T1 JOIN Verdict AS T2 ON T1.CaseNo = T2.CaseNo WHERE T2.Outcome = 'guilty' AND T2.Appealed = 'yes' ORDER BY T1.OpenedOn;
-- What is the total of the fines imposed by each judge? Give the full name with it.
-- judges by full name and the fine money they handed down in sum
-- How much have people been made to pay by every judge, all told? The judge first.
-- judge's full name, sum of fine amount
SELECT T1.FullName, SUM(T3.FineAmount) FROM Judge AS T1 JOIN Trial AS T2 ON T1.JudgeID = T2.JudgeID JOIN Verdict AS T3 ON T2.CaseNo = T3.CaseNo GROUP BY T1.JudgeID;
-- Which charges came up in more than one trial?
-- any charge tried more than once
-- What have people been accused of in two cases or more?
-- charges with over one trial, i.e. more than one
SELECT Charge FROM Trial GROUP BY Charge HAVING COUNT(*) > 1;
-- Give the occupations of witnesses in The Forged Ledger who were called by the prosecution.
-- jobs of the people that the prosecution brought to the stand in The Forged Ledger
-- What do those do for a living whom the prosecution had speak in The Forged Ledger?
-- The Forged Ledger, called by prosecution: occupation of each witness
SELECT T1.Occupation FROM Witness AS T1 JOIN Trial AS T2 ON T1.CaseNo = T2.CaseNo WHERE T2.Title = 'The Forged Ledger' AND T1.CalledBy = 'prosecution';
-- Find the numbers of the courtrooms that have never been used for a trial.
-- room numbers where no case was heard
-- Which rooms has nobody ever been tried in? Numbers.
-- courtrooms with zero trials: room no
SELECT RoomNo FROM Courtroom WHERE RoomNo NOT IN (SELECT RoomNo FROM Trial);
-- Which trials have no verdict yet? Return their titles.
-- titles still waiting for a verdict
-- In what cases has nothing been decided so far?
-- trials without verdict, titles
SELECT Title FROM Trial WHERE CaseNo NOT IN (SELECT CaseNo FROM Verdict);
-- What are the titles of trials that took longer than the average trial?
-- cases whose days exceed the mean, titles only
-- What cases went on for more days than cases do on average?
-- days above the mean: trial titles
SELECT Title FROM Trial WHERE Days > (SELECT AVG(Days) FROM Trial);
-- Find the full names of judges who presided over a burglary trial as well as an assault trial.
-- which judge has had both a burglary and an assault before them
-- Who has ruled on a burglary and at some time on an assault?
-- judges, full names, with a trial on the charge assault and a trial on the charge burglary
SELECT T1.FullName FROM Judge AS T1 JOIN Trial AS T2 ON T1.JudgeID = T2.JudgeID WHERE T2.Charge = 'burglary' INTERSECT SELECT T1.FullName FROM Judge AS T1 JOIN Trial AS T2 ON T1.JudgeID = T2.JudgeID WHERE T2.Charge = 'assault';
-- Who are the people that testified in more than one case? Give their full names.
-- full names heard as witness in more than one case
-- Who has taken the stand in two cases or more?
-- witness full name turning up under more than one case no
SELECT FullName FROM Witness GROUP BY FullName HAVING COUNT(DISTINCT CaseNo) > 1;
-- Which judge gave the longest sentence in a burglary trial? Show the full name and the sentence in months.
-- most months ever handed out for burglary, and by whom: full name, then months
-- Who has locked somebody up for longest for burglary, and for how many months?
-- charge burglary: verdicts by sentence, highest first, only one - judge's full name, months
SELECT T1.FullName, T3.SentenceMonths FROM Judge AS T1 JOIN Trial AS T2 ON T1.JudgeID = T2.JudgeID JOIN Verdict AS T3 ON T2.CaseNo = T3.CaseNo WHERE T2.Charge = 'burglary' ORDER BY T3.SentenceMonths DESC LIMIT 1;
-- For each defending lawyer with at least two trials, show the full name and the total days of those trials, longest total first.
-- defenders having two or more cases: full name and days in court added up, biggest sum on top
-- Who has spoken for the accused in two cases or more, and how many days were these in all? Most days first.
-- at least 2 trials as defender: lawyer's full name, sum of days, sorted down
SELECT T1.FullName, SUM(T2.Days) FROM Lawyer AS T1 JOIN Trial AS T2 ON T1.LawyerID = T2.DefenderID GROUP BY T1.LawyerID HAVING COUNT(*) >= 2 ORDER BY SUM(T2.Days) DESC;
-- What are the titles of trials that were heard in a courtroom with a jury box (yes) and at which no witness appeared?
-- cases in rooms where the jury box is yes, but without a single witness: titles
-- What cases nobody testified in were held where a jury can sit (yes)?
-- no witness, room with jury box = yes: trial titles
SELECT T1.Title FROM Trial AS T1 JOIN Courtroom AS T2 ON T1.RoomNo = T2.RoomNo WHERE T2.HasJuryBox = 'yes' AND T1.CaseNo NOT IN (SELECT CaseNo FROM Witness);

-- database: clearwater_aid_missions
CREATE TABLE ref_sector (sector_code TEXT PRIMARY KEY, sector_description TEXT);
CREATE TABLE country (iso2 TEXT PRIMARY KEY, country_name TEXT, continent TEXT, population_millions REAL);
CREATE TABLE donor (donor_id INTEGER PRIMARY KEY, donor_name TEXT, donor_type TEXT, hq_city TEXT, partner_since INTEGER);
CREATE TABLE project (project_id INTEGER PRIMARY KEY, project_title TEXT, iso2 TEXT REFERENCES country(iso2), sector_code TEXT REFERENCES ref_sector(sector_code), lead_project_id INTEGER REFERENCES project(project_id), start_year INTEGER, end_year INTEGER, beneficiaries INTEGER);
CREATE TABLE funding (donor_id INTEGER REFERENCES donor(donor_id), project_id INTEGER REFERENCES project(project_id), amount_thousand REAL, currency TEXT, PRIMARY KEY (donor_id, project_id));
CREATE TABLE field_staff (staff_id INTEGER PRIMARY KEY, staff_name TEXT, nationality TEXT, project_id INTEGER REFERENCES project(project_id), function TEXT, contract_months INTEGER);
INSERT INTO ref_sector VALUES ('WAT','water and sanitation'),('EDU','basic education'),('HEA','rural health'),('AGR','small farming'),('EMG','emergency shelter');
INSERT INTO country VALUES ('MW','Malawi','Africa',20.4),('NP','Nepal','Asia',30.5),('BO','Bolivia','South America',12.2),('ET','Ethiopia','Africa',123.4),('LA','Laos','Asia',7.5),('HT','Haiti','North America',11.6);
INSERT INTO donor VALUES (1,'Lindgren Foundation','foundation','Stockholm',2003),(2,'Northern Development Bank','bank','Helsinki',2010),(3,'City of Graz','government','Graz',2015),(4,'Open Hands Appeal','charity','Dublin',2008),(5,'Solaris Energy','company','Lyon',2021),(6,'Meyer Trust','foundation','Zurich',2019);
INSERT INTO project VALUES (1,'Wells for Zomba','MW','WAT',NULL,2014,2018,12000),(2,'Handpump Repair Teams','MW','WAT',1,2018,2021,5400),(3,'Mountain Schools','NP','EDU',NULL,2016,2022,3100),(4,'Clinic on Wheels','ET','HEA',NULL,2019,NULL,28000),(5,'Quinoa Seed Bank','BO','AGR',NULL,2017,2020,900),(6,'Teachers of Tigray','ET','EDU',NULL,2020,NULL,4700),(7,'Terrace Gardens','NP','AGR',3,2021,NULL,1500),(8,'Roofs after the Storm','HT','EMG',NULL,2016,2017,8200);
INSERT INTO funding VALUES (1,1,640,'EUR'),(4,1,120,'EUR'),(1,2,210,'EUR'),(2,3,900,'USD'),(3,3,75,'EUR'),(2,4,1500,'USD'),(4,4,260,'EUR'),(1,6,330,'EUR'),(4,8,480,'EUR');
INSERT INTO field_staff VALUES (1,'Anke Solberg','Norwegian',1,'team leader',24),(2,'Chikondi Banda','Malawian',1,'driller',30),(3,'Tenzin Gurung','Nepali',3,'headteacher',36),(4,'Marta Reyes','Bolivian',5,'agronomist',18),(5,'Dawit Alemu','Ethiopian',4,'nurse',12),(6,'Hanna Tesfaye','Ethiopian',4,'doctor',27),(7,'Louis Ferrand','French',NULL,'logistician',6),(8,'Bikram Rai','Nepali',7,'gardener',15);
-- Which countries are in Africa?
-- african places we work with, that is, continent Africa, by country name
-- What nations in Africa are on our list?
-- continent Africa, names of the countries
SELECT country_name FROM country WHERE continent = 'Africa';
-- How many projects started after 2017?
-- number of undertakings begun later than 2017
-- How many schemes got under way after 2017?
-- start year above 2017: count of projects
SELECT COUNT(*) FROM project WHERE start_year > 2017;
-- What are the titles of the projects that have no end year?
-- which undertakings still have an open end, titles
-- What schemes go on with no finish in sight, none being set down?
-- end year empty: project titles
SELECT project_title FROM project WHERE end_year IS NULL;
-- Show the names and headquarters cities of donors whose type is not foundation.
-- givers of any kind but foundation, with the town they are run from
-- Who gives us money that is not a foundation, and from what city?
-- donor type anything except foundation: name, headquarters city
SELECT donor_name, hq_city FROM donor WHERE donor_type != 'foundation';
-- What is the largest, the smallest and the average number of beneficiaries of a project?
-- people reached per undertaking: maximum, minimum, mean
-- How many people does a scheme help: at most, at least, on average?
-- beneficiaries: max, min, mean
SELECT MAX(beneficiaries), MIN(beneficiaries), AVG(beneficiaries) FROM project;
-- Give each project title together with the description of its sector.
-- titles alongside what field each one belongs to, spelled out
-- What line of work is every scheme in? What the scheme is called first.
-- project title plus sector description
SELECT T1.project_title, T2.sector_description FROM project AS T1 JOIN ref_sector AS T2 ON T1.sector_code = T2.sector_code;
-- For each country with projects, list the country name and how many projects it has.
-- nation by nation, the count of undertakings there
-- How many schemes do we have in every nation that has any? The nation first.
-- country name, project count
SELECT T1.country_name, COUNT(*) FROM country AS T1 JOIN project AS T2 ON T1.iso2 = T2.iso2 GROUP BY T1.iso2;
-- What is the total amount in thousands that each donor has given? Show the donor's name and the total, most generous first.
-- givers ranked by their money (thousands, summed): name, sum, biggest first
-- How many thousands has everyone put up in all? Who, and the sum, most first.
-- amounts added up by donor, sorted down: donor name, sum
SELECT T1.donor_name, SUM(T2.amount_thousand) FROM donor AS T1 JOIN funding AS T2 ON T1.donor_id = T2.donor_id GROUP BY T1.donor_id ORDER BY SUM(T2.amount_thousand) DESC;
-- Which donors fund the project Clinic on Wheels?
-- who pays for Clinic on Wheels, names
-- Whose money is behind Clinic on Wheels?
-- project Clinic on Wheels: names of its donors
SELECT T1.donor_name FROM donor AS T1 JOIN funding AS T2 ON T1.donor_id = T2.donor_id JOIN project AS T3 ON T2.project_id = T3.project_id WHERE T3.project_title = 'Clinic on Wheels';
-- List the titles of follow-up projects together with the title of the project that leads them.
-- undertakings that hang under another one: own title, then the lead's title
-- Which scheme carries on from which other? The later one first, by what they are called.
-- project title and the title of its lead project
SELECT T1.project_title, T2.project_title FROM project AS T1 JOIN project AS T2 ON T1.lead_project_id = T2.project_id;
-- Which three staff members have the longest contracts? Return their names.
-- 3 field workers with the most contract months
-- Who are the three with us for the most months? Longest first.
-- field staff by contract months, going down, 3 names
SELECT staff_name FROM field_staff ORDER BY contract_months DESC LIMIT 3;
-- Find the names and functions of staff working on projects in Ethiopia.
-- our people in Ethiopia: name, job
-- Who works for us in Ethiopia, and as what?
-- country Ethiopia: names of the staff on projects there, with their function
SELECT T1.staff_name, T1.function FROM field_staff AS T1 JOIN project AS T2 ON T1.project_id = T2.project_id JOIN country AS T3 ON T2.iso2 = T3.iso2 WHERE T3.country_name = 'Ethiopia';
-- Which projects receive no funding from any donor? Give the titles.
-- titles with no giver at all behind them
-- For what schemes does nobody pay?
-- projects with zero funding, titles
SELECT project_title FROM project WHERE project_id NOT IN (SELECT project_id FROM funding);
-- In which countries is there no project?
-- names of nations on the list where nothing is being done
-- In what nations do we do nothing?
-- countries without a project, names
SELECT country_name FROM country WHERE iso2 NOT IN (SELECT iso2 FROM project);
-- Which countries have projects in both small farming and basic education?
-- nations where small farming and basic education are each covered by some undertaking
-- In what nations do we work on basic education and on small farming too?
-- country names with a project of the sector basic education and one of the sector small farming
SELECT T1.country_name FROM country AS T1 JOIN project AS T2 ON T1.iso2 = T2.iso2 JOIN ref_sector AS T3 ON T2.sector_code = T3.sector_code WHERE T3.sector_description = 'small farming' INTERSECT SELECT T1.country_name FROM country AS T1 JOIN project AS T2 ON T1.iso2 = T2.iso2 JOIN ref_sector AS T3 ON T2.sector_code = T3.sector_code WHERE T3.sector_description = 'basic education';
-- Which donors support at least three projects?
-- givers behind 3 undertakings or more
-- Who pays for three schemes or more?
-- donors with at least 3 fundings, names
SELECT T1.donor_name FROM donor AS T1 JOIN funding AS T2 ON T1.donor_id = T2.donor_id GROUP BY T1.donor_id HAVING COUNT(*) >= 3;
-- What are the titles of projects that reach more people than the average project?
-- undertakings with beneficiaries above the mean, by title
-- What schemes help more people than schemes do on average?
-- beneficiaries beyond the mean: project titles
SELECT project_title FROM project WHERE beneficiaries > (SELECT AVG(beneficiaries) FROM project);
-- Which sector received the highest total funding in EUR? Give its description.
-- counting only EUR money, the field that got the most altogether, spelled out
-- Into what line of work has most EUR gone in all?
-- currency EUR: funding summed by sector, description of the top one
SELECT T1.sector_description FROM ref_sector AS T1 JOIN project AS T2 ON T1.sector_code = T2.sector_code JOIN funding AS T3 ON T2.project_id = T3.project_id WHERE T3.currency = 'EUR' GROUP BY T1.sector_code ORDER BY SUM(T3.amount_thousand) DESC LIMIT 1;
-- List the different names of donors that fund a project in Asia or in North America.
-- givers with money in Asia or North America, no name twice
-- Whose money goes to North America or to Asia? No repeats.
-- project continent Asia or North America: donor names, each one time
SELECT DISTINCT T1.donor_name FROM donor AS T1 JOIN funding AS T2 ON T1.donor_id = T2.donor_id JOIN project AS T3 ON T2.project_id = T3.project_id JOIN country AS T4 ON T3.iso2 = T4.iso2 WHERE T4.continent = 'Asia' OR T4.continent = 'North America';
-- Among the projects supported by more than one donor, which one has the most total funding? Show its title and that total.
-- undertakings with more than one giver: the title that gets the most in sum, and the sum
-- Which scheme that two or more pay for gets most in all, and how much?
-- over one donor: sum amounts by project, top one - title, sum
SELECT T1.project_title, SUM(T2.amount_thousand) FROM project AS T1 JOIN funding AS T2 ON T1.project_id = T2.project_id GROUP BY T1.project_id HAVING COUNT(*) > 1 ORDER BY SUM(T2.amount_thousand) DESC LIMIT 1;

-- database: ashport_fire_brigade
CREATE TABLE stations (stn_no INTEGER PRIMARY KEY, stn_name TEXT, district TEXT, built_yr INTEGER, bays INTEGER, has_tower TEXT);
CREATE TABLE firefighters (ff_id INTEGER PRIMARY KEY, ff_name TEXT, stn_no INTEGER REFERENCES stations(stn_no), grade TEXT, joined_yr INTEGER, mentor_id INTEGER REFERENCES firefighters(ff_id));
CREATE TABLE call_types (type_cd TEXT PRIMARY KEY, type_desc TEXT, priority INTEGER);
CREATE TABLE calls (call_no INTEGER PRIMARY KEY, type_cd TEXT REFERENCES call_types(type_cd), stn_no INTEGER REFERENCES stations(stn_no), call_date TEXT, street TEXT, response_min REAL, injured INTEGER);
CREATE TABLE crew_on_call (call_no INTEGER REFERENCES calls(call_no), ff_id INTEGER REFERENCES firefighters(ff_id), duty TEXT, hours REAL, PRIMARY KEY (call_no, ff_id));
INSERT INTO stations VALUES (1,'Central','Old Town',1934,6,'yes'),(2,'Dockside','Harbour',1961,4,'yes'),(3,'Heathfield','Northgate',1988,3,'no'),(4,'Ridgeway','Hillcrest',2012,2,'no'),(5,'Millpond','Northgate',2020,2,NULL);
INSERT INTO firefighters VALUES (1,'Owen Tanner',1,'captain',1999,NULL),(2,'Bea Lorimer',1,'lieutenant',2008,1),(3,'Kofi Adjei',2,'captain',2003,NULL),(4,'Sara Lunde',2,'firefighter',2018,3),(5,'Pascal Roy',3,'firefighter',2020,2),(6,'Nina Kovac',1,'firefighter',2021,2),(7,'Gus Hartley',4,'lieutenant',2010,1);
INSERT INTO call_types VALUES ('STR','structure fire',1),('VEH','vehicle fire',2),('RES','rescue',1),('ALM','automatic alarm',3),('HAZ','chemical spill',2),('CAT','animal rescue',4);
INSERT INTO calls VALUES (9001,'STR',1,'2023-01-08','Baker Lane',5.5,2),(9002,'ALM',1,'2023-01-19','Guild Square',7.0,0),(9003,'VEH',2,'2023-02-02','Quay Road',4.2,1),(9004,'STR',2,'2023-03-15','Pier Street',6.8,4),(9005,'CAT',3,'2023-04-21','Heath Avenue',11.4,0),(9006,'RES',1,'2023-05-30','Baker Lane',4.9,1),(9007,'ALM',4,'2023-06-11','Summit Drive',9.3,0),(9008,'STR',3,'2023-08-27','North Street',8.1,0),(9009,'ALM',1,'2023-10-05','Guild Square',6.1,0);
INSERT INTO crew_on_call VALUES (9001,1,'command',3.5),(9001,2,'hose',4.0),(9001,6,'hose',3.0),(9003,3,'command',1.5),(9004,3,'command',6.0),(9004,4,'ladder',6.5),(9005,5,'ladder',1.0),(9006,2,'command',2.0),(9006,6,'rope',2.5);
-- List the names of the stations in the district Northgate.
-- which firehouses stand in Northgate
-- What fire stations are there in Northgate?
-- district Northgate: station names
SELECT stn_name FROM stations WHERE district = 'Northgate';
-- What is the average response time in minutes over all calls?
-- mean minutes until someone arrived, all emergencies
-- How many minutes do we take to get there on average?
-- mean of response time, all calls
SELECT AVG(response_min) FROM calls;
-- How many firefighters hold the grade captain?
-- count of staff graded captain
-- How many of our people are a captain?
-- grade captain, count the firefighters
SELECT COUNT(*) FROM firefighters WHERE grade = 'captain';
-- On which distinct streets did calls occur?
-- each road we were sent to, once
-- To what roads have we been called out? No repeats.
-- street of the calls, each one time
SELECT DISTINCT street FROM calls;
-- Which station is the oldest? Return its name and the year it was built.
-- earliest firehouse: name and building year
-- What fire station has stood for longest, and from what year is it?
-- stations by build year, lowest first, only one: name, year
SELECT stn_name, built_yr FROM stations ORDER BY built_yr LIMIT 1;
-- For every type of call, show its description and the number of calls.
-- emergencies counted by kind, kind spelled out
-- How often were we called out for each kind of thing? The kind in words first.
-- call type description, count of calls
SELECT T1.type_desc, COUNT(*) FROM call_types AS T1 JOIN calls AS T2 ON T1.type_cd = T2.type_cd GROUP BY T1.type_cd;
-- Show the call number and the date of each call that was a structure fire.
-- when did we have a structure fire? give call number, date
-- When was there a structure fire, and under what number do we have it? The number first.
-- call type structure fire: call no, date
SELECT T1.call_no, T1.call_date FROM calls AS T1 JOIN call_types AS T2 ON T1.type_cd = T2.type_cd WHERE T2.type_desc = 'structure fire';
-- Which firefighters are mentored by Owen Tanner?
-- people under the wing of Owen Tanner, names
-- Who learns the job from Owen Tanner?
-- mentor Owen Tanner: firefighter names
SELECT T1.ff_name FROM firefighters AS T1 JOIN firefighters AS T2 ON T1.mentor_id = T2.ff_id WHERE T2.ff_name = 'Owen Tanner';
-- What are the names of stations whose average response time is under 7 minutes?
-- firehouses that on average get there in fewer than 7 minutes
-- Which fire stations' people are there in less than 7 minutes on average?
-- mean response below 7: station names
SELECT T1.stn_name FROM stations AS T1 JOIN calls AS T2 ON T1.stn_no = T2.stn_no GROUP BY T1.stn_no HAVING AVG(T2.response_min) < 7;
-- List the firefighters who turned out on Baker Lane, without repeating names.
-- different crew members that were deployed to Baker Lane
-- Who of our people has been out to Baker Lane? No repeats.
-- street Baker Lane: names of the firefighters on those calls, each one time
SELECT DISTINCT T1.ff_name FROM firefighters AS T1 JOIN crew_on_call AS T2 ON T1.ff_id = T2.ff_id JOIN calls AS T3 ON T2.call_no = T3.call_no WHERE T3.street = 'Baker Lane';
-- How many hours in total has each firefighter spent on calls? Sort from most hours to fewest.
-- names with summed hours of duty on emergencies, hardest worker first
-- For how long has everyone been out in all? Name and hours, most first.
-- hours on calls summed by firefighter, sorted down: name, sum
SELECT T1.ff_name, SUM(T2.hours) FROM firefighters AS T1 JOIN crew_on_call AS T2 ON T1.ff_id = T2.ff_id GROUP BY T1.ff_id ORDER BY SUM(T2.hours) DESC;
-- Find the call numbers and streets of calls between 2023-02-01 and 2023-05-31 with at least one injured person.
-- emergencies from 2023-02-01 to 2023-05-31 where one or more got hurt: number, road
-- What was the number and what was the road when one person or more was hurt, from 2023-02-01 up to 2023-05-31?
-- at least 1 injured, call date no earlier than 2023-02-01 and no later than 2023-05-31: call no, street
SELECT call_no, street FROM calls WHERE call_date BETWEEN '2023-02-01' AND '2023-05-31' AND injured >= 1;
-- Which station answered the most calls? Give its name.
-- busiest firehouse by number of emergencies
-- Which fire station has been called out more than any other?
-- count calls by station, name of the top one
SELECT T1.stn_name FROM stations AS T1 JOIN calls AS T2 ON T1.stn_no = T2.stn_no GROUP BY T1.stn_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Which stations have no firefighters assigned?
-- firehouses nobody belongs to, by name
-- At which fire stations does nobody serve?
-- stations with zero firefighters, names
SELECT stn_name FROM stations WHERE stn_no NOT IN (SELECT stn_no FROM firefighters);
-- What types of call have never occurred? Show the descriptions.
-- kinds of emergency, spelled out, with no entry so far
-- For what have we never been called out? In words.
-- call types without a call: description
SELECT type_desc FROM call_types WHERE type_cd NOT IN (SELECT type_cd FROM calls);
-- Give the names of firefighters who have carried out both command and hose duty.
-- who did command and hose alike
-- Who has been in command and at some time on the hose?
-- firefighters with the duty hose and also the duty command: names
SELECT T1.ff_name FROM firefighters AS T1 JOIN crew_on_call AS T2 ON T1.ff_id = T2.ff_id WHERE T2.duty = 'command' INTERSECT SELECT T1.ff_name FROM firefighters AS T1 JOIN crew_on_call AS T2 ON T1.ff_id = T2.ff_id WHERE T2.duty = 'hose';
-- Which calls took longer to reach than the average call? Show call number and response time, slowest first.
-- emergencies where arrival took more than the mean: number, minutes, worst on top
-- When did it take us more minutes than it does on average, and how many? Call number first, most minutes on top.
-- response time above the mean: call no, minutes, sorted down
SELECT call_no, response_min FROM calls WHERE response_min > (SELECT AVG(response_min) FROM calls) ORDER BY response_min DESC;
-- Among calls of priority 1, which station had the quickest response? Show the station's name and the street of that call.
-- fastest arrival at a priority 1 emergency: firehouse and road
-- Whose people were there fastest for anything of priority 1, and on what road? The fire station first.
-- priority 1: calls by response time, lowest one - station name, street
SELECT T1.stn_name, T2.street FROM stations AS T1 JOIN calls AS T2 ON T1.stn_no = T2.stn_no JOIN call_types AS T3 ON T2.type_cd = T3.type_cd WHERE T3.priority = 1 ORDER BY T2.response_min LIMIT 1;
-- For stations with more than one call of the type structure fire or rescue, give the name and the total of injured people in those calls.
-- firehouses with more than one emergency that was a structure fire or rescue: name and the hurt in those, added up
-- How many people were hurt in all where a fire station was out more than once for a rescue or a structure fire? The station first.
-- call type rescue or structure fire, over one such call per station: station name, sum of injured
SELECT T1.stn_name, SUM(T2.injured) FROM stations AS T1 JOIN calls AS T2 ON T1.stn_no = T2.stn_no JOIN call_types AS T3 ON T2.type_cd = T3.type_cd WHERE T3.type_desc IN ('structure fire', 'rescue') GROUP BY T1.stn_no HAVING COUNT(*) > 1;
-- Who joined before 2015 and has never been in a crew on call? Give the name and the grade.
-- people in since before 2015 who never turned out to an emergency: name, grade
-- Who has been with us since before 2015 and never been out, and what rank are they?
-- joined earlier than 2015, on no crew: firefighter name, grade
SELECT ff_name, grade FROM firefighters WHERE joined_yr < 2015 AND ff_id NOT IN (SELECT ff_id FROM crew_on_call);

-- database: westerly_weather_service
CREATE TABLE climate_region (region_code TEXT PRIMARY KEY, region_name TEXT, mean_annual_rain_mm INTEGER);
CREATE TABLE weather_station (station_id INTEGER PRIMARY KEY, station_name TEXT, region_code TEXT REFERENCES climate_region(region_code), elevation_in_metres INTEGER, year_opened INTEGER, is_automatic INTEGER);
CREATE TABLE instrument (instrument_id INTEGER PRIMARY KEY, station_id INTEGER REFERENCES weather_station(station_id), instrument_type TEXT, manufacturer TEXT, date_of_last_calibration TEXT, purchase_price REAL);
CREATE TABLE daily_observation (station_id INTEGER REFERENCES weather_station(station_id), observation_date TEXT, max_temperature REAL, min_temperature REAL, rainfall_mm REAL, wind_gust_kmh INTEGER, PRIMARY KEY (station_id, observation_date));
CREATE TABLE volunteer_observer (observer_id INTEGER PRIMARY KEY, observer_name TEXT, home_village TEXT, station_id INTEGER REFERENCES weather_station(station_id), years_of_service INTEGER);
CREATE TABLE storm_warning (warning_id INTEGER PRIMARY KEY, region_code TEXT REFERENCES climate_region(region_code), issued_date TEXT, hazard TEXT, severity TEXT);
INSERT INTO climate_region VALUES ('CW','Coastal West',1450),('HP','High Plateau',620),('RV','River Valley',840),('EI','Eastern Isles',1120),('SD','South Dunes',310);
INSERT INTO weather_station VALUES (1,'Gull Point','CW',14,1926,0),(2,'Pine Summit','HP',1880,1971,1),(3,'Millbrae','RV',212,1953,0),(4,'Salt Island','EI',6,1999,1),(5,'Kettle Moor','HP',1240,2015,1),(6,'Westhaven Airport','CW',33,1948,1),(7,'Lower Ferry','RV',95,2021,1);
INSERT INTO instrument VALUES (1,1,'barometer','Aneroid Works','2022-04-10',480),(2,1,'rain gauge','Pluvio','2023-01-15',220),(3,2,'anemometer','Windmark','2021-08-30',1350),(4,3,'thermometer','Pluvio','2020-11-11',160),(5,4,'anemometer','Windmark','2023-03-05',1490),(6,5,'rain gauge','Pluvio',NULL,260),(7,6,'barometer','Hektor','2022-12-01',610),(8,6,'anemometer','Hektor','2019-06-19',990);
INSERT INTO daily_observation VALUES (1,'2024-01-10',8.4,3.1,22.5,94),(1,'2024-01-11',7.2,1.9,4.0,61),(2,'2024-01-10',-3.5,-11.2,0.0,118),(2,'2024-01-11',-5.1,-13.8,1.2,88),(3,'2024-01-10',5.6,-0.4,9.8,47),(4,'2024-01-10',9.9,6.2,14.1,132),(6,'2024-01-11',7.9,2.4,6.3,70),(5,'2024-01-10',0.3,-6.7,2.6,79);
INSERT INTO volunteer_observer VALUES (1,'Maud Ferris','Gullhaven',1,31),(2,'Tam Ogilvie','Millbrae',3,12),(3,'Rose Petty','Gullhaven',1,4),(4,'Hal Dunning','Kettle',5,8),(5,'Zoe Marsh','Ferry End',NULL,1);
INSERT INTO storm_warning VALUES (1,'CW','2024-01-09','gale','orange'),(2,'EI','2024-01-09','gale','red'),(3,'HP','2024-01-08','snow','yellow'),(4,'CW','2024-02-14','flood','yellow'),(5,'RV','2024-02-14','flood','orange'),(6,'CW','2024-02-20','gale','yellow');
-- Give the ids of stations that own an anemometer or have observed a wind gust above 100, each id once.
-- station ids with an anemometer installed or with some gust over 100 on record, without repeats
-- Which posts, by id, have an anemometer or have ever felt the wind blow above 100? No repeats.
-- one list of station ids: gust past 100 in an observation, and an instrument of type anemometer
SELECT station_id FROM instrument WHERE instrument_type = 'anemometer' UNION SELECT station_id FROM daily_observation WHERE wind_gust_kmh > 100;
-- How many automatic stations (1) are there?
-- number of posts running automatically (1)
-- How many posts work without anybody there (automatic: 1)?
-- is automatic = 1, station count
SELECT COUNT(*) FROM weather_station WHERE is_automatic = 1;
-- Return the highest wind gust and the lowest minimum temperature ever observed.
-- strongest gust and coldest minimum in the records
-- How hard has the wind ever blown, and how cold has it ever been?
-- max wind gust, min of the minimum temperature
SELECT MAX(wind_gust_kmh), MIN(min_temperature) FROM daily_observation;
-- What is the total purchase price of all instruments made by Windmark?
-- money spent altogether on Windmark devices
-- How much have we paid Windmark for everything they made?
-- maker Windmark: instrument purchase prices added up
SELECT SUM(purchase_price) FROM instrument WHERE manufacturer = 'Windmark';
-- Give the identifier and the type of any instrument without a calibration date.
-- devices never calibrated as far as we know: id, type
-- Which devices has nobody ever adjusted, the day being blank, and what are they? Id first.
-- calibration date empty: instrument id, type
SELECT instrument_id, instrument_type FROM instrument WHERE date_of_last_calibration IS NULL;
-- Show the name of each station and the name of its climate region.
-- posts with the region they lie in, both named
-- In what climate zone is every post? The post first.
-- station name plus region name
SELECT T1.station_name, T2.region_name FROM weather_station AS T1 JOIN climate_region AS T2 ON T1.region_code = T2.region_code;
-- For each instrument type, what is the average purchase price? List the cheapest type first.
-- devices by type and their mean cost, low to high
-- How much do we pay on average for each sort of device? Least expensive first, the sort in front.
-- instrument type, mean purchase price, sorted upwards
SELECT instrument_type, AVG(purchase_price) FROM instrument GROUP BY instrument_type ORDER BY AVG(purchase_price);
-- List the station names and maximum temperatures observed on 2024-01-10, from the warmest to the coldest.
-- how warm did it get at each post on 2024-01-10? name and max, hottest first
-- How hot was it everywhere on 2024-01-10? The post and how hot, hottest first.
-- observation date 2024-01-10: station name, max temperature, sorted down
SELECT T1.station_name, T2.max_temperature FROM weather_station AS T1 JOIN daily_observation AS T2 ON T1.station_id = T2.station_id WHERE T2.observation_date = '2024-01-10' ORDER BY T2.max_temperature DESC;
-- Which observers look after the station Gull Point?
-- names of volunteers who serve Gull Point
-- Who keeps watch over the weather at Gull Point?
-- station Gull Point: names of its volunteer observers
SELECT T1.observer_name FROM volunteer_observer AS T1 JOIN weather_station AS T2 ON T1.station_id = T2.station_id WHERE T2.station_name = 'Gull Point';
-- Which region has been issued the most storm warnings? Give the region's name.
-- name of the area warned most often
-- Which zone have we told to look out for storms most often?
-- count storm warnings by region, top region's name
SELECT T1.region_name FROM climate_region AS T1 JOIN storm_warning AS T2 ON T1.region_code = T2.region_code GROUP BY T1.region_code ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the names of stations opened between 1940 and 1980.
-- posts that started up from 1940 to 1980
-- Which posts have been there since a year from 1940 to 1980?
-- year opened no earlier than 1940, no later than 1980: station names
SELECT station_name FROM weather_station WHERE year_opened BETWEEN 1940 AND 1980;
-- How many different hazards have been warned of in each region? Show the region name and the number.
-- per area name, count the distinct kinds of hazard in its warnings
-- Of how many separate dangers have we told people in every zone? The zone first.
-- region name, number of hazards in its warnings, each hazard one time
SELECT T1.region_name, COUNT(DISTINCT T2.hazard) FROM climate_region AS T1 JOIN storm_warning AS T2 ON T1.region_code = T2.region_code GROUP BY T1.region_code;
-- Which stations own no instrument?
-- posts without any device, by name
-- Which posts have no devices at all?
-- stations with zero instruments, names
SELECT station_name FROM weather_station WHERE station_id NOT IN (SELECT station_id FROM instrument);
-- Which climate regions have no weather station? Return their names.
-- name areas that lack any post
-- In what climate zones have we no post?
-- regions without a station: names
SELECT region_name FROM climate_region WHERE region_code NOT IN (SELECT region_code FROM weather_station);
-- What are the names of regions wetter than the average region?
-- areas whose yearly rain beats the mean of all areas
-- In what zones does more rain come down than in zones on average?
-- mean annual rain above the mean over all regions: region names
SELECT region_name FROM climate_region WHERE mean_annual_rain_mm > (SELECT AVG(mean_annual_rain_mm) FROM climate_region);
-- Which stations own both a barometer and an anemometer?
-- names of posts equipped with a barometer and an anemometer
-- Which posts have an anemometer and a barometer too?
-- station names with an instrument of type anemometer and one of type barometer
SELECT T1.station_name FROM weather_station AS T1 JOIN instrument AS T2 ON T1.station_id = T2.station_id WHERE T2.instrument_type = 'barometer' INTERSECT SELECT T1.station_name FROM weather_station AS T1 JOIN instrument AS T2 ON T1.station_id = T2.station_id WHERE T2.instrument_type = 'anemometer';
-- List the region codes that have had a gale warning but no flood warning.
-- codes of areas warned of gale, minus those also warned of flood
-- Where, by code, did we tell people of a gale but never of a flood?
-- region codes with hazard gale, leaving out those with hazard flood
SELECT region_code FROM storm_warning WHERE hazard = 'gale' EXCEPT SELECT region_code FROM storm_warning WHERE hazard = 'flood';
-- Which region had the largest total rainfall recorded by its stations on 2024-01-10? Show the region name and the total.
-- area whose posts together measured the most rain on 2024-01-10, with the sum
-- In which zone did the posts take in most rain in all on 2024-01-10, and how much?
-- observation date 2024-01-10: rainfall summed by region, top one - region name, sum
SELECT T1.region_name, SUM(T3.rainfall_mm) FROM climate_region AS T1 JOIN weather_station AS T2 ON T1.region_code = T2.region_code JOIN daily_observation AS T3 ON T2.station_id = T3.station_id WHERE T3.observation_date = '2024-01-10' GROUP BY T1.region_code ORDER BY SUM(T3.rainfall_mm) DESC LIMIT 1;
-- For stations with at least two observations, show the name and the average wind gust, strongest first.
-- posts that reported two times or more: name, mean gust, windiest on top
-- How hard does the wind blow on average at posts that have written it down at least two times? The post and that figure, hardest first.
-- no fewer than 2 observations: station name, mean gust, sorted down
SELECT T1.station_name, AVG(T2.wind_gust_kmh) FROM weather_station AS T1 JOIN daily_observation AS T2 ON T1.station_id = T2.station_id GROUP BY T1.station_id HAVING COUNT(*) >= 2 ORDER BY AVG(T2.wind_gust_kmh) DESC;
-- Who is the longest-serving volunteer observer at a station in a region that has received an orange warning? Give the name and the years of service.
-- among volunteers at posts in areas with some orange warning, the one with most years: name, years
-- Who has helped longest at a post in any zone we ever told of something orange, and for how many years?
-- severity orange in the region: volunteer observers there by years of service, top one - name, years
SELECT T1.observer_name, T1.years_of_service FROM volunteer_observer AS T1 JOIN weather_station AS T2 ON T1.station_id = T2.station_id WHERE T2.region_code IN (SELECT region_code FROM storm_warning WHERE severity = 'orange') ORDER BY T1.years_of_service DESC LIMIT 1;
