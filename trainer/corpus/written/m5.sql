-- database: borealis_research_grants
CREATE TABLE agency (agency_id INTEGER PRIMARY KEY, agency_name TEXT, abbreviation TEXT, country TEXT, yearly_budget_millions REAL);
CREATE TABLE programme (programme_id INTEGER PRIMARY KEY, agency_id INTEGER REFERENCES agency(agency_id), programme_name TEXT, call_deadline TEXT, max_award INTEGER);
CREATE TABLE institution (institution_id INTEGER PRIMARY KEY, name TEXT, kind TEXT, city TEXT, founded_year INTEGER);
CREATE TABLE researcher (researcher_id INTEGER PRIMARY KEY, name TEXT, institution_id INTEGER REFERENCES institution(institution_id), discipline TEXT, h_index INTEGER, phd_year INTEGER);
CREATE TABLE proposal (proposal_id INTEGER PRIMARY KEY, programme_id INTEGER REFERENCES programme(programme_id), lead_researcher_id INTEGER REFERENCES researcher(researcher_id), acronym TEXT, requested INTEGER, awarded INTEGER, status TEXT, start_year INTEGER);
CREATE TABLE team (proposal_id INTEGER REFERENCES proposal(proposal_id), researcher_id INTEGER REFERENCES researcher(researcher_id), role TEXT, person_months INTEGER, PRIMARY KEY (proposal_id, researcher_id));
CREATE TABLE expense (expense_id INTEGER PRIMARY KEY, proposal_id INTEGER REFERENCES proposal(proposal_id), cost_type TEXT, amount REAL, booked_on TEXT);
INSERT INTO agency VALUES (1,'Polar Science Council','PSC','Norway',210),(2,'Baltic Innovation Fund','BIF','Estonia',85),(3,'Foundation for Deep Sea Studies','FDSS','Iceland',32),(4,'Northern Health Trust','NHT','Finland',140);
INSERT INTO programme VALUES (1,1,'Ice and Climate','2023-03-15',900000),(2,1,'Young Polar Scholars','2023-05-02',250000),(3,2,'Green Start','2022-11-30',400000),(4,3,'Abyss Pilot','2023-09-18',180000),(5,4,'Winter Wellbeing','2024-01-31',600000);
INSERT INTO institution VALUES (1,'University of Tromso North','university','Tromso',1972),(2,'Tallinn Materials Lab','institute','Tallinn',1999),(3,'Reykjavik Marine Station','institute','Reykjavik',1965),(4,'Oulu Health Campus','university','Oulu',1958),(5,'Kiruna Space Yard','company','Kiruna',2006);
INSERT INTO researcher VALUES (1,'Astrid Nygaard',1,'glaciology',34,1999),(2,'Juhan Tamm',2,'materials science',21,2008),(3,'Sigrun Olafs',3,'marine biology',27,2003),(4,'Matti Koskela',4,'epidemiology',40,1994),(5,'Lars Eide',1,'meteorology',9,2019),(6,'Elin Storm',3,'oceanography',15,2013),(7,'Raivo Sepp',2,'chemistry',12,2015);
INSERT INTO proposal VALUES (1,1,1,'MELTDOWN',850000,800000,'funded',2024),(2,2,5,'SNOWCAST',240000,200000,'funded',2023),(3,3,2,'BIOFOAM',390000,NULL,'rejected',NULL),(4,4,3,'VENTLIFE',175000,175000,'funded',2024),(5,1,6,'ICEBRINE',620000,NULL,'rejected',NULL),(6,5,4,'DARKMOOD',580000,NULL,'under review',NULL),(7,3,7,'PEATCELL',310000,280000,'funded',2023),(8,1,5,'FROSTNET',450000,NULL,'under review',NULL);
INSERT INTO team VALUES (1,5,'postdoc',24),(1,6,'partner',10),(2,1,'adviser',3),(4,6,'postdoc',18),(5,3,'partner',8),(7,2,'partner',12),(8,1,'adviser',2),(8,2,'partner',6),(6,1,'adviser',4);
INSERT INTO expense VALUES (1,1,'travel',14200,'2024-02-20'),(2,1,'equipment',96000,'2024-03-11'),(3,2,'salary',61000,'2023-12-31'),(4,2,'travel',5300,'2023-08-14'),(5,4,'ship time',82000,'2024-05-05'),(6,7,'equipment',47500,'2023-10-01'),(7,7,'salary',39000,'2023-12-31'),(8,4,'travel',7900,'2024-06-19');
-- What is the country of the agency with the abbreviation NHT?
-- where is NHT based, country only
-- NHT as short form - which country is that agency from
SELECT country FROM agency WHERE abbreviation = 'NHT';
-- How many proposals have been funded?
-- count of proposals with the status funded
-- funded as status - proposal count
SELECT COUNT(*) FROM proposal WHERE status = 'funded';
-- List the programme names and deadlines of all calls, the earliest deadline first.
-- calls by name with their last day, soonest on top
-- programmes sorted by deadline upwards: name, deadline
SELECT programme_name, call_deadline FROM programme ORDER BY call_deadline;
-- Which researchers have an h-index between 10 and 30? Show name and discipline.
-- scientists whose h-index is from 10 to 30 inclusive: name, field
-- h-index from 10 to 30: researcher's name, discipline
SELECT name, discipline FROM researcher WHERE h_index BETWEEN 10 AND 30;
-- What are the acronyms of proposals for which no money was awarded, i.e. the awarded amount is missing?
-- short titles where the award is blank
-- awarded left blank - proposal acronyms please
SELECT acronym FROM proposal WHERE awarded IS NULL;
-- How much has been spent in total on each cost type?
-- spending added up by type of cost
-- sum of expenses by cost type, cost type in front
SELECT cost_type, SUM(amount) FROM expense GROUP BY cost_type;
-- Show the acronym of each proposal and the name of its lead researcher.
-- proposals by acronym, with whoever leads them
-- for all proposals: acronym, name of the person leading
SELECT T1.acronym, T2.name FROM proposal AS T1 JOIN researcher AS T2 ON T1.lead_researcher_id = T2.researcher_id;
-- Which institutions have no researcher in the database? Give the names.
-- names of the places nobody listed here works at
-- institutions that not one researcher belongs to, by name
SELECT name FROM institution WHERE institution_id NOT IN (SELECT institution_id FROM researcher);
-- How many programmes does each agency run? List the agency name and the number.
-- agencies by name with their tally of calls
-- programme count by agency, agency's full name in front
SELECT T1.agency_name, COUNT(*) FROM agency AS T1 JOIN programme AS T2 ON T1.agency_id = T2.agency_id GROUP BY T1.agency_id;
-- Which proposal requested the most money? Return the acronym and the amount requested.
-- the greediest proposal: its acronym and what it asked for
-- highest sum asked for: acronym, that sum
SELECT acronym, requested FROM proposal ORDER BY requested DESC LIMIT 1;
-- Name the researchers on the team of MELTDOWN and their roles.
-- who helps on MELTDOWN, and as what
-- MELTDOWN: name and role of everybody in the team
SELECT T1.name, T2.role FROM researcher AS T1 JOIN team AS T2 ON T1.researcher_id = T2.researcher_id JOIN proposal AS T3 ON T2.proposal_id = T3.proposal_id WHERE T3.acronym = 'MELTDOWN';
-- Which researchers have never been a team member of any proposal? Give the name.
-- scientists, by name, missing from all teams
-- researchers that not one team entry belongs to - names
SELECT name FROM researcher WHERE researcher_id NOT IN (SELECT researcher_id FROM team);
-- What are the names of the researchers who lead more than one proposal?
-- people at the head of over 1 proposal
-- count proposals by lead researcher, leaving out anyone with a single one: names
SELECT T1.name FROM researcher AS T1 JOIN proposal AS T2 ON T1.researcher_id = T2.lead_researcher_id GROUP BY T1.researcher_id HAVING COUNT(*) > 1;
-- What are the largest, smallest and average amounts awarded?
-- awards: maximum, minimum, mean
-- money granted please: largest, smallest, mean
SELECT MAX(awarded), MIN(awarded), AVG(awarded) FROM proposal;
-- Which programmes allow a maximum award above the average of all programmes? Give the name.
-- calls whose ceiling beats the mean ceiling, names
-- highest possible award beyond the mean of all - programme names
SELECT programme_name FROM programme WHERE max_award > (SELECT AVG(max_award) FROM programme);
-- Which researchers are team members both as a partner and as a postdoc?
-- names of those listed as partner in one team and postdoc in another
-- researchers with team role postdoc as well as team role partner, by name
SELECT T1.name FROM researcher AS T1 JOIN team AS T2 ON T1.researcher_id = T2.researcher_id WHERE T2.role = 'partner' INTERSECT SELECT T1.name FROM researcher AS T1 JOIN team AS T2 ON T1.researcher_id = T2.researcher_id WHERE T2.role = 'postdoc';
-- For each institution name, what is the total amount awarded to proposals led by its researchers? Put the largest first and count only funded proposals.
-- funded proposals only: name of the leader's institution with the sum awarded, biggest sum on top
-- status funded alone: add up awards by institution of the lead researcher, sorted downwards: name, sum
SELECT T1.name, SUM(T3.awarded) FROM institution AS T1 JOIN researcher AS T2 ON T1.institution_id = T2.institution_id JOIN proposal AS T3 ON T2.researcher_id = T3.lead_researcher_id WHERE T3.status = 'funded' GROUP BY T1.institution_id ORDER BY SUM(T3.awarded) DESC;
-- Which agency received the most proposals? Show its name.
-- agency whose calls drew the largest number of proposals, by name
-- count proposals by agency and give the full name of the one on top
SELECT T1.agency_name FROM agency AS T1 JOIN programme AS T2 ON T1.agency_id = T2.agency_id JOIN proposal AS T3 ON T2.programme_id = T3.programme_id GROUP BY T1.agency_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the acronyms of proposals with travel costs that belong to a programme of the Polar Science Council.
-- acronyms of whatever booked travel under the Polar Science Council
-- agency Polar Science Council, cost type travel: acronyms of the proposals
SELECT T1.acronym FROM proposal AS T1 JOIN expense AS T2 ON T1.proposal_id = T2.proposal_id JOIN programme AS T3 ON T1.programme_id = T3.programme_id JOIN agency AS T4 ON T3.agency_id = T4.agency_id WHERE T2.cost_type = 'travel' AND T4.agency_name = 'Polar Science Council';
-- What are the names and cities of the institutions that are of the kind institute or of the kind company?
-- where do we find each institute or company: what it is called, its town
-- kind company or kind institute: name and city
SELECT name, city FROM institution WHERE kind = 'institute' OR kind = 'company';

-- database: gauss_lab_bookings
CREATE TABLE LabGroup (GroupCode TEXT PRIMARY KEY, GroupName TEXT, HeadName TEXT, BudgetLeft REAL);
CREATE TABLE Scientist (ScientistNo INTEGER PRIMARY KEY, LastName TEXT, FirstName TEXT, GroupCode TEXT REFERENCES LabGroup(GroupCode), Grade TEXT, SafetyCourse TEXT);
CREATE TABLE Instrument (InstrumentNo INTEGER PRIMARY KEY, Label TEXT, Manufacturer TEXT, Room TEXT, HourlyCost REAL, PurchaseYear INTEGER, CaretakerNo INTEGER REFERENCES Scientist(ScientistNo));
CREATE TABLE Permit (ScientistNo INTEGER REFERENCES Scientist(ScientistNo), InstrumentNo INTEGER REFERENCES Instrument(InstrumentNo), GrantedOn TEXT, ValidUntil TEXT, PRIMARY KEY (ScientistNo, InstrumentNo));
CREATE TABLE Reservation (ReservationNo INTEGER PRIMARY KEY, InstrumentNo INTEGER REFERENCES Instrument(InstrumentNo), ScientistNo INTEGER REFERENCES Scientist(ScientistNo), Day TEXT, Hours REAL, Purpose TEXT, State TEXT);
CREATE TABLE Fault (FaultNo INTEGER PRIMARY KEY, InstrumentNo INTEGER REFERENCES Instrument(InstrumentNo), FoundOn TEXT, Severity TEXT, DaysOut INTEGER);
INSERT INTO LabGroup VALUES ('OPT','Optics','Prof. Wielandt',12500),('BIO','Biophysics','Dr. Amari',8300),('NAN','Nanostructures','Prof. Corbin',21900),('THE','Theory','Prof. Lindh',4000);
INSERT INTO Scientist VALUES (11,'Fischl','Monika','OPT','postdoc','Y'),(12,'Obando','Rafael','OPT','doctoral','Y'),(13,'Kaur','Simran','BIO','doctoral','N'),(14,'Tveit','Jonas','NAN','technician','Y'),(15,'Leroy','Agathe','NAN','postdoc','Y'),(16,'Park','Dohyun','BIO','postdoc',NULL),(17,'Muster','Till','NAN','doctoral','N');
INSERT INTO Instrument VALUES (1,'Confocal Microscope','Zentor','B-12',45,2016,11),(2,'Electron Microscope','Zentor','C-01',120,2012,14),(3,'Pulsed Laser','Lumatron','B-14',60,2019,12),(4,'Mass Spectrometer','Ionworks','A-07',85,2021,NULL),(5,'Atomic Force Probe','Picolab','C-03',50,2009,14),(6,'Cryostat','Coldbox','A-09',30,2023,NULL),(7,'Bench Centrifuge','Ionworks','A-02',8,2014,13);
INSERT INTO Permit VALUES (11,1,'2022-01-10','2025-01-10'),(11,3,'2022-02-01','2024-02-01'),(12,3,'2023-03-15','2026-03-15'),(13,1,'2023-06-20','2025-06-20'),(14,2,'2019-05-05','2024-05-05'),(15,2,'2021-09-09','2026-09-09'),(15,5,'2021-10-12','2025-10-12'),(16,4,'2023-11-02','2026-11-02'),(13,4,'2024-01-08',NULL);
INSERT INTO Reservation VALUES (1,1,11,'2024-02-05',3,'calibration','done'),(2,3,12,'2024-02-05',6.5,'pump probe','done'),(3,2,15,'2024-02-06',4,'wire imaging','done'),(4,1,13,'2024-02-07',2,'cell imaging','cancelled'),(5,4,16,'2024-02-08',5,'protein mass','done'),(6,2,14,'2024-02-09',8,'calibration','planned'),(7,1,13,'2024-02-12',2.5,'cell imaging','planned'),(8,5,15,'2024-02-13',7,'surface scan','planned'),(9,3,11,'2024-02-14',1.5,'calibration','cancelled');
INSERT INTO Fault VALUES (1,2,'2023-04-03','major',12),(2,2,'2023-09-27','minor',2),(3,5,'2023-11-15','major',20),(4,1,'2024-01-19','minor',1),(5,3,'2024-01-30','minor',3),(6,5,'2024-02-01','minor',NULL);
-- In which room is the Cryostat?
-- where do I find the Cryostat, room please
-- Cryostat - which room
SELECT Room FROM Instrument WHERE Label = 'Cryostat';
-- How many instruments were made by Zentor?
-- number of Zentor devices
-- maker Zentor - instrument count
SELECT COUNT(*) FROM Instrument WHERE Manufacturer = 'Zentor';
-- Which instrument is the newest, by purchase year? Give its label.
-- label of the device bought last
-- latest year of purchase of all - label
SELECT Label FROM Instrument ORDER BY PurchaseYear DESC LIMIT 1;
-- What is the average hourly cost, and what is the highest?
-- price per hour over all devices: mean, then maximum
-- price an hour please: mean, largest
SELECT AVG(HourlyCost), MAX(HourlyCost) FROM Instrument;
-- Show the first and last names of the scientists who have not taken the safety course (N).
-- given and family names where the safety course is N
-- safety course = N: given name, family name
SELECT FirstName, LastName FROM Scientist WHERE SafetyCourse = 'N';
-- Give the label and hourly cost of instruments bought after 2015 that cost less than 50 an hour.
-- devices newer than 2015 at under 50 per hour: label, cost
-- price an hour lower than 50, purchase year after 2015: label, price
SELECT Label, HourlyCost FROM Instrument WHERE PurchaseYear > 2015 AND HourlyCost < 50;
-- What is the label of each instrument that has a caretaker, and what is the caretaker's last name?
-- devices being looked after: label and the surname of who does it
-- caretaker filled in: label of the instrument, family name of that person
SELECT T1.Label, T2.LastName FROM Instrument AS T1 JOIN Scientist AS T2 ON T1.CaretakerNo = T2.ScientistNo;
-- Which instruments have no caretaker? List the labels.
-- labels of devices nobody looks after
-- instruments with the caretaker left blank - labels
SELECT Label FROM Instrument WHERE CaretakerNo IS NULL;
-- How many scientists belong to each group? Show the group name.
-- head count by group, name of the group first
-- scientist count by group, group's name in front
SELECT T1.GroupName, COUNT(*) FROM LabGroup AS T1 JOIN Scientist AS T2 ON T1.GroupCode = T2.GroupCode GROUP BY T1.GroupCode;
-- Which groups have no scientist? Return the name of the group and the name of its head.
-- groups without staff: group name, who heads it
-- groups that not one scientist belongs to: name, name of the head
SELECT GroupName, HeadName FROM LabGroup WHERE GroupCode NOT IN (SELECT GroupCode FROM Scientist);
-- Find the last names of scientists holding a permit for the Electron Microscope.
-- surnames of people allowed on the Electron Microscope
-- permit for Electron Microscope: family names of its holders
SELECT T1.LastName FROM Scientist AS T1 JOIN Permit AS T2 ON T1.ScientistNo = T2.ScientistNo JOIN Instrument AS T3 ON T2.InstrumentNo = T3.InstrumentNo WHERE T3.Label = 'Electron Microscope';
-- How many hours have been reserved for each purpose?
-- booked hours added up by what they were for
-- sum of reserved hours by purpose, purpose in front
SELECT Purpose, SUM(Hours) FROM Reservation GROUP BY Purpose;
-- Which instruments were never reserved? Show label and room.
-- devices without a booking, label and place
-- instruments that not one reservation belongs to: label, room
SELECT Label, Room FROM Instrument WHERE InstrumentNo NOT IN (SELECT InstrumentNo FROM Reservation);
-- What are the labels of the instruments that are microscopes, i.e. whose label contains Microscope?
-- everything labelled something Microscope
-- i'm looking for labels with "microscope"
SELECT Label FROM Instrument WHERE Label LIKE '%Microscope%';
-- Which instruments have had more than one fault? Give label and number of faults.
-- devices found broken over 1 time, with how many faults
-- fault count by instrument, leaving out those with a single one: label, count
SELECT T1.Label, COUNT(*) FROM Instrument AS T1 JOIN Fault AS T2 ON T1.InstrumentNo = T2.InstrumentNo GROUP BY T1.InstrumentNo HAVING COUNT(*) > 1;
-- Which instruments had both a major and a minor fault?
-- labels of devices with something major and something minor in their fault list
-- labels of instruments with a minor as well as a major fault
SELECT T1.Label FROM Instrument AS T1 JOIN Fault AS T2 ON T1.InstrumentNo = T2.InstrumentNo WHERE T2.Severity = 'major' INTERSECT SELECT T1.Label FROM Instrument AS T1 JOIN Fault AS T2 ON T1.InstrumentNo = T2.InstrumentNo WHERE T2.Severity = 'minor';
-- List the purposes and days of reservations that take longer than the average reservation, the longest first.
-- bookings of above average hours: what for and when, most hours on top
-- hours beyond the mean, sorted downwards: purpose and day of the reservation
SELECT Purpose, Day FROM Reservation WHERE Hours > (SELECT AVG(Hours) FROM Reservation) ORDER BY Hours DESC;
-- Which group has reserved the most hours, leaving out those with the state cancelled? Give the group name and the hours.
-- not counting cancelled bookings, group with the largest sum of hours: name, sum
-- state different from cancelled: add up hours by group, just the top one: group name, sum
SELECT T1.GroupName, SUM(T3.Hours) FROM LabGroup AS T1 JOIN Scientist AS T2 ON T1.GroupCode = T2.GroupCode JOIN Reservation AS T3 ON T2.ScientistNo = T3.ScientistNo WHERE T3.State != 'cancelled' GROUP BY T1.GroupCode ORDER BY SUM(T3.Hours) DESC LIMIT 1;
-- What are the last names of the scientists who have neither a permit nor a reservation?
-- surnames of people with neither a permit nor a booking
-- leave out everybody with a permit and everybody with a reservation; family names of those that remain
SELECT LastName FROM Scientist WHERE ScientistNo NOT IN (SELECT ScientistNo FROM Permit) AND ScientistNo NOT IN (SELECT ScientistNo FROM Reservation);
-- Which different manufacturers' instruments were reserved by scientists of the Nanostructures group? Sort them alphabetically.
-- makers, once each and a to z, of whatever the people in Nanostructures booked
-- group Nanostructures: different manufacturers of the reserved instruments in alphabetical order
SELECT DISTINCT T1.Manufacturer FROM Instrument AS T1 JOIN Reservation AS T2 ON T1.InstrumentNo = T2.InstrumentNo JOIN Scientist AS T3 ON T2.ScientistNo = T3.ScientistNo JOIN LabGroup AS T4 ON T3.GroupCode = T4.GroupCode WHERE T4.GroupName = 'Nanostructures' ORDER BY T1.Manufacturer;

-- database: journal_of_applied_tides
CREATE TABLE editors (editor_id INTEGER PRIMARY KEY, editor_name TEXT, section TEXT, since_year INTEGER);
CREATE TABLE authors (author_id INTEGER PRIMARY KEY, author_name TEXT, affiliation TEXT, country TEXT, orcid TEXT);
CREATE TABLE manuscripts (ms_no INTEGER PRIMARY KEY, title TEXT, editor_id INTEGER REFERENCES editors(editor_id), received_on TEXT, word_count INTEGER, decision TEXT, version INTEGER);
CREATE TABLE ms_authors (ms_no INTEGER REFERENCES manuscripts(ms_no), author_id INTEGER REFERENCES authors(author_id), author_order INTEGER, corresponding TEXT, PRIMARY KEY (ms_no, author_id));
CREATE TABLE reviewers (reviewer_id INTEGER PRIMARY KEY, reviewer_name TEXT, expertise TEXT, country TEXT, reliability REAL);
CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, ms_no INTEGER REFERENCES manuscripts(ms_no), reviewer_id INTEGER REFERENCES reviewers(reviewer_id), invited_on TEXT, days_taken INTEGER, verdict TEXT, score INTEGER);
CREATE TABLE issues (issue_id INTEGER PRIMARY KEY, volume INTEGER, issue_no INTEGER, published_on TEXT, pages INTEGER);
CREATE TABLE published_papers (ms_no INTEGER PRIMARY KEY REFERENCES manuscripts(ms_no), issue_id INTEGER REFERENCES issues(issue_id), first_page INTEGER, citations INTEGER);
INSERT INTO editors VALUES (1,'Morwenna Hart','coastal physics',2014),(2,'Gilles Perrot','sediments',2018),(3,'Akiko Ueda','instruments',2020),(4,'Salim Rashid','policy',2023);
INSERT INTO authors VALUES (1,'J. Fenwick','Bangor University','Wales','0001-11'),(2,'C. Morel','Ifremer Brest','France',NULL),(3,'H. Lindqvist','SMHI','Sweden','0001-37'),(4,'P. Quang','Hue Institute','Vietnam','0002-05'),(5,'R. Almeida','Porto Hydro','Portugal',NULL),(6,'S. Bakker','Delft Coast Lab','Netherlands','0002-48'),(7,'A. Dubois','Ifremer Brest','France','0003-16');
INSERT INTO manuscripts VALUES (101,'Tidal Bores Revisited',1,'2022-01-14',7800,'accepted',3),(102,'Mud on the Move',2,'2022-03-02',6400,'accepted',2),(103,'A Cheap Tide Gauge',3,'2022-05-19',4100,'accepted',1),(104,'Waves at the Weir',1,'2022-08-08',9200,'rejected',1),(105,'Dredging by Numbers',2,'2022-11-23',5300,'in review',2),(106,'Tide Tables for Fishers',3,'2023-01-30',3600,NULL,1),(107,'Sand Ripples in Cores',2,'2023-02-17',6900,'rejected',2);
INSERT INTO ms_authors VALUES (101,1,1,'Y'),(101,2,2,'N'),(102,2,1,'Y'),(102,7,2,'N'),(102,6,3,'N'),(103,4,1,'Y'),(104,3,1,'Y'),(105,6,1,'Y'),(105,1,2,'N'),(106,4,1,'Y'),(107,7,1,'Y'),(104,1,2,'N');
INSERT INTO reviewers VALUES (1,'T. Okada','hydraulics','Japan',0.9),(2,'M. Sievers','sediment transport','Germany',0.75),(3,'L. Pascoe','coastal physics','Wales',0.6),(4,'N. Haddock','electronics','Ireland',0.85),(5,'B. Costa','ports','Portugal',0.4),(6,'E. Rask','statistics','Sweden',0.95);
INSERT INTO reviews VALUES (1,101,1,'2022-01-20',21,'minor revision',8),(2,101,3,'2022-01-21',48,'major revision',5),(3,102,2,'2022-03-10',30,'minor revision',7),(4,103,4,'2022-05-25',12,'accept',9),(5,104,3,'2022-08-15',60,'reject',3),(6,104,1,'2022-08-16',25,'reject',2),(7,105,2,'2022-12-01',NULL,NULL,NULL),(8,107,2,'2023-02-25',33,'reject',4),(9,102,1,'2022-03-11',19,'accept',9);
INSERT INTO issues VALUES (1,12,1,'2022-06-30',96),(2,12,2,'2022-12-31',110),(3,13,1,'2023-06-30',84);
INSERT INTO published_papers VALUES (103,2,57,6),(102,2,13,11),(101,3,1,4);
-- Which manuscripts were accepted as the decision? List number and title.
-- accepted papers, their number and title
-- decision accepted: number and title of the manuscripts
SELECT ms_no, title FROM manuscripts WHERE decision = 'accepted';
-- How many authors come from France?
-- writers from France, counted
-- France as country - author count
SELECT COUNT(*) FROM authors WHERE country = 'France';
-- What is the average number of days reviewers took?
-- mean time of a review in days
-- days taken per review - the mean
SELECT AVG(days_taken) FROM reviews;
-- Which authors have no ORCID? Give name and affiliation.
-- writers with orcid blank: who, and where they work
-- orcid left empty: author's name, author's affiliation
SELECT author_name, affiliation FROM authors WHERE orcid IS NULL;
-- Show the manuscript titles that start with Tid.
-- papers with a title beginning with Tid
-- titles beginning "tid" - list them
SELECT title FROM manuscripts WHERE title LIKE 'Tid%';
-- Give the names of the three most reliable reviewers, the most reliable first.
-- top 3 referees in reliability, best on top
-- reviewers, first 3 when sorted by reliability downwards - names
SELECT reviewer_name FROM reviewers ORDER BY reliability DESC LIMIT 3;
-- For each editor's name, how many manuscripts are handled?
-- editors with a count of the papers on their desk
-- manuscript count by editor, editor's name in front
SELECT T1.editor_name, COUNT(*) FROM editors AS T1 JOIN manuscripts AS T2 ON T1.editor_id = T2.editor_id GROUP BY T1.editor_id;
-- Which editors handle no manuscript at all? Show the name and the section.
-- editors with an empty desk: who, which section
-- editors that not one manuscript belongs to: name, section
SELECT editor_name, section FROM editors WHERE editor_id NOT IN (SELECT editor_id FROM manuscripts);
-- Who are the authors of Mud on the Move? Give the names in the order of authorship.
-- writers of Mud on the Move, first author first
-- Mud on the Move: names of its authors, sorted by author order upwards
SELECT T1.author_name FROM authors AS T1 JOIN ms_authors AS T2 ON T1.author_id = T2.author_id JOIN manuscripts AS T3 ON T2.ms_no = T3.ms_no WHERE T3.title = 'Mud on the Move' ORDER BY T2.author_order;
-- What is the title of the longest manuscript, measured in words?
-- paper with the highest word count, title only
-- highest word count - title of that manuscript
SELECT title FROM manuscripts ORDER BY word_count DESC LIMIT 1;
-- Show the title, volume and issue number of every published paper.
-- what came out where: title, volume, number of the issue
-- for all papers in print: title, volume, issue number
SELECT T1.title, T3.volume, T3.issue_no FROM manuscripts AS T1 JOIN published_papers AS T2 ON T1.ms_no = T2.ms_no JOIN issues AS T3 ON T2.issue_id = T3.issue_id;
-- How many reviews ended with each verdict? Leave out missing verdicts.
-- verdicts that were given, each with its tally
-- verdict filled in: count of reviews by verdict, verdict in front
SELECT verdict, COUNT(*) FROM reviews WHERE verdict IS NOT NULL GROUP BY verdict;
-- Which reviewers have never been asked for a review? List their names.
-- referees without a single review to their name
-- reviewers that not one review belongs to - names
SELECT reviewer_name FROM reviewers WHERE reviewer_id NOT IN (SELECT reviewer_id FROM reviews);
-- Find the names of authors with at least two manuscripts, together with the number.
-- writers on 2 or more papers, and how many
-- manuscript count by author, leaving out anyone with a single one: name, count
SELECT T1.author_name, COUNT(*) FROM authors AS T1 JOIN ms_authors AS T2 ON T1.author_id = T2.author_id GROUP BY T1.author_id HAVING COUNT(*) >= 2;
-- Which countries have both an author and a reviewer?
-- countries where writers as well as referees come from
-- countries found under the reviewers and under the authors
SELECT country FROM authors INTERSECT SELECT country FROM reviewers;
-- What are the titles of manuscripts with more words than average and a decision other than accepted?
-- titles of papers over the mean word count whose decision is not accepted
-- decision different from accepted, word count beyond the mean of all: titles
SELECT title FROM manuscripts WHERE word_count > (SELECT AVG(word_count) FROM manuscripts) AND decision != 'accepted';
-- Which authors have had one manuscript accepted and another rejected? Show the names.
-- writers with something accepted and something rejected
-- authors having a manuscript rejected as well as a manuscript accepted, by name
SELECT T1.author_name FROM authors AS T1 JOIN ms_authors AS T2 ON T1.author_id = T2.author_id JOIN manuscripts AS T3 ON T2.ms_no = T3.ms_no WHERE T3.decision = 'accepted' INTERSECT SELECT T1.author_name FROM authors AS T1 JOIN ms_authors AS T2 ON T1.author_id = T2.author_id JOIN manuscripts AS T3 ON T2.ms_no = T3.ms_no WHERE T3.decision = 'rejected';
-- Which author has the most citations over all published papers? Return the name and the total of citations.
-- most cited writer, summed over the papers that came out, with the sum
-- add up citations by author, just the top one: name, sum
SELECT T1.author_name, SUM(T3.citations) FROM authors AS T1 JOIN ms_authors AS T2 ON T1.author_id = T2.author_id JOIN published_papers AS T3 ON T2.ms_no = T3.ms_no GROUP BY T1.author_id ORDER BY SUM(T3.citations) DESC LIMIT 1;
-- List the different names of reviewers who reviewed a manuscript handled by Morwenna Hart and took more than 24 days.
-- referees, no repeats, who needed over 24 days for a paper on Morwenna Hart's desk
-- editor Morwenna Hart, days taken above 24: different reviewer names
SELECT DISTINCT T1.reviewer_name FROM reviewers AS T1 JOIN reviews AS T2 ON T1.reviewer_id = T2.reviewer_id JOIN manuscripts AS T3 ON T2.ms_no = T3.ms_no JOIN editors AS T4 ON T3.editor_id = T4.editor_id WHERE T4.editor_name = 'Morwenna Hart' AND T2.days_taken > 24;
-- For reviewers with more than one review, show name and average score, the mildest reviewer (highest average) first.
-- referees with over 1 review: who and mean score, highest mean on top
-- mean score by reviewer, sorted downwards, leaving out anyone with a single review: name, mean
SELECT T1.reviewer_name, AVG(T2.score) FROM reviewers AS T1 JOIN reviews AS T2 ON T1.reviewer_id = T2.reviewer_id GROUP BY T1.reviewer_id HAVING COUNT(*) > 1 ORDER BY AVG(T2.score) DESC;

-- database: golden_bee_spelling
CREATE TABLE region (region_id INTEGER PRIMARY KEY, region_name TEXT, coordinator TEXT, population INTEGER);
CREATE TABLE speller (speller_id INTEGER PRIMARY KEY, name TEXT, age INTEGER, grade INTEGER, region_id INTEGER REFERENCES region(region_id), coach TEXT);
CREATE TABLE bee (bee_id INTEGER PRIMARY KEY, year INTEGER, city TEXT, venue TEXT, champion_id INTEGER REFERENCES speller(speller_id), runner_up_id INTEGER REFERENCES speller(speller_id), prize INTEGER);
CREATE TABLE word (word_id INTEGER PRIMARY KEY, spelling TEXT, origin TEXT, letters INTEGER, difficulty TEXT);
CREATE TABLE attempt (attempt_id INTEGER PRIMARY KEY, bee_id INTEGER REFERENCES bee(bee_id), speller_id INTEGER REFERENCES speller(speller_id), word_id INTEGER REFERENCES word(word_id), round INTEGER, correct INTEGER, seconds INTEGER);
INSERT INTO region VALUES (1,'Hudson','Ellen Marsh',820000),(2,'Prairie','Walt Jensen',310000),(3,'Gulf','Tina Delacroix',1450000),(4,'Cascade','Ray Nakai',670000),(5,'Dakota Hills',NULL,120000);
INSERT INTO speller VALUES (1,'Anika Rao',13,8,1,'Mrs. Pell'),(2,'Joey Barker',11,6,2,NULL),(3,'Simone Ledet',12,7,3,'Mr. Arceneaux'),(4,'Kyle Ishida',14,8,4,'Dr. Moon'),(5,'Zara Whitman',10,5,1,'Mrs. Pell'),(6,'Pete Lundgren',13,7,2,NULL),(7,'Carmen Vega',12,6,3,'Mr. Arceneaux'),(8,'Noor Hadi',11,5,1,NULL),(9,'Milo Grant',12,6,3,'Mr. Arceneaux'),(10,'Tess Odell',9,4,3,NULL);
INSERT INTO bee VALUES (1,2021,'Albany','Egg Theatre',1,4,10000),(2,2022,'Omaha','Grain Hall',4,3,12000),(3,2023,'Mobile','Bay Auditorium',3,1,15000),(4,2024,'Portland','Rose Centre',7,NULL,18000);
INSERT INTO word VALUES (1,'chrysalis','Greek',9,'medium'),(2,'bouillabaisse','French',13,'hard'),(3,'kayak','Inuit',5,'easy'),(4,'onomatopoeia','Greek',12,'hard'),(5,'croissant','French',9,'medium'),(6,'schadenfreude','German',13,'hard'),(7,'tomato','Nahuatl',6,'easy'),(8,'chauffeur','French',9,'medium'),(9,'rhythm','Greek',6,'medium'),(10,'yacht','Dutch',5,'medium'),(11,'gnome','Latin',5,'easy');
INSERT INTO attempt VALUES (1,1,1,1,1,1,25),(2,1,4,3,1,1,8),(3,1,2,5,1,0,40),(4,1,4,4,2,0,61),(5,1,1,2,2,1,55),(6,2,4,6,2,1,48),(7,2,3,2,2,0,70),(8,2,5,7,1,1,12),(9,3,3,4,2,1,52),(10,3,1,6,2,0,66),(11,3,6,9,1,0,31),(12,4,7,8,1,1,29),(13,4,3,1,1,1,22),(14,2,5,5,2,0,35),(15,4,9,3,1,1,9);
-- List the spellings of all words of Greek origin.
-- words that come from Greek
-- origin Greek - list those words
SELECT spelling FROM word WHERE origin = 'Greek';
-- How many spellers are older than 12?
-- kids past the age of 12, counted
-- age greater than 12 - speller count
SELECT COUNT(*) FROM speller WHERE age > 12;
-- Which spellers do not have a coach? Give their names.
-- names of the kids training without anyone
-- coach left blank - names
SELECT name FROM speller WHERE coach IS NULL;
-- What is the average prize of the bees, and what is the total?
-- prize money: mean, and everything added up
-- prize please: mean, then sum
SELECT AVG(prize), SUM(prize) FROM bee;
-- In which city and at which venue was the bee of the year 2022 held?
-- where was 2022, town and hall
-- 2022 as year: city, venue
SELECT city, venue FROM bee WHERE year = 2022;
-- Show the number of words for each difficulty.
-- words counted by how tough they are
-- word count by difficulty, difficulty in front
SELECT difficulty, COUNT(*) FROM word GROUP BY difficulty;
-- What are the years of the bees and the names of their champions?
-- winners by year: the year, who won
-- for all bees: year, name of the champion
SELECT T1.year, T2.name FROM bee AS T1 JOIN speller AS T2 ON T1.champion_id = T2.speller_id;
-- For each bee with a runner-up, show the city and the runner-up's name.
-- who came second, and in what town: town, then name
-- runner-up filled in: city of the bee, name of that child
SELECT T1.city, T2.name FROM bee AS T1 JOIN speller AS T2 ON T1.runner_up_id = T2.speller_id;
-- Which regions have no speller?
-- names of regions that sent nobody
-- regions that not one speller belongs to - names
SELECT region_name FROM region WHERE region_id NOT IN (SELECT region_id FROM speller);
-- Which words were never attempted? Give the spelling and the number of letters.
-- words nobody had to spell so far: spelling, letter count
-- words without a single attempt: spelling, length
SELECT spelling, letters FROM word WHERE word_id NOT IN (SELECT word_id FROM attempt);
-- How many spellers come from each region? Show the region name and the number.
-- regions by name and how many kids they sent
-- speller count by region, region's name in front
SELECT T1.region_name, COUNT(*) FROM region AS T1 JOIN speller AS T2 ON T1.region_id = T2.region_id GROUP BY T1.region_id;
-- Find the different words spelled correctly (1) in round 2.
-- distinct spellings with correct at 1 in round 2
-- correct = 1, round = 2: different spellings
SELECT DISTINCT T1.spelling FROM word AS T1 JOIN attempt AS T2 ON T1.word_id = T2.word_id WHERE T2.correct = 1 AND T2.round = 2;
-- Which speller needed the most seconds for an attempt? Show the name and the seconds.
-- slowest single try: kid and time taken
-- highest seconds of any attempt: name of the child, seconds
SELECT T1.name, T2.seconds FROM speller AS T1 JOIN attempt AS T2 ON T1.speller_id = T2.speller_id ORDER BY T2.seconds DESC LIMIT 1;
-- Which spellings are at least 9 letters long and of the difficulty medium?
-- medium words with 9 letters or more
-- difficulty medium, length 9 or above: spellings
SELECT spelling FROM word WHERE letters >= 9 AND difficulty = 'medium';
-- Who has been both a champion and a runner-up? Give the name.
-- kids who have won a bee and also come second in one, by name
-- children found as runner-up and found as champion as well
SELECT T2.name FROM bee AS T1 JOIN speller AS T2 ON T1.champion_id = T2.speller_id INTERSECT SELECT T2.name FROM bee AS T1 JOIN speller AS T2 ON T1.runner_up_id = T2.speller_id;
-- Which spellers made at least two attempts, and how many did they make? Show name and number.
-- kids with 2 or more tries, with the count
-- attempt count by speller, leaving out anyone with a single one: name, count
SELECT T1.name, COUNT(*) FROM speller AS T1 JOIN attempt AS T2 ON T1.speller_id = T2.speller_id GROUP BY T1.speller_id HAVING COUNT(*) >= 2;
-- List the names and populations of the regions with a population above the average, in descending order of population.
-- regions with more people than the mean: name and people, biggest on top
-- population beyond the mean, sorted downwards: region's name, population
SELECT region_name, population FROM region WHERE population > (SELECT AVG(population) FROM region) ORDER BY population DESC;
-- Which origin causes the longest average time in seconds?
-- words from what language take the most seconds on average
-- mean seconds by origin of the word, name the origin on top
SELECT T1.origin FROM word AS T1 JOIN attempt AS T2 ON T1.word_id = T2.word_id GROUP BY T1.origin ORDER BY AVG(T2.seconds) DESC LIMIT 1;
-- Which coaches have a speller who failed (0) on a hard word? List each coach once.
-- coaches, no repeats, whose kid got a hard one wrong, correct being 0
-- difficulty hard, correct = 0: different coaches of the children
SELECT DISTINCT T1.coach FROM speller AS T1 JOIN attempt AS T2 ON T1.speller_id = T2.speller_id JOIN word AS T3 ON T2.word_id = T3.word_id WHERE T2.correct = 0 AND T3.difficulty = 'hard';
-- Which region collected the most correct attempts (1)? Give the region name and how many.
-- region whose kids have the largest number of tries with correct 1, plus that number
-- correct = 1: count attempts by region, just the top one: region's name, count
SELECT T1.region_name, COUNT(*) FROM region AS T1 JOIN speller AS T2 ON T1.region_id = T2.region_id JOIN attempt AS T3 ON T2.speller_id = T3.speller_id WHERE T3.correct = 1 GROUP BY T1.region_id ORDER BY COUNT(*) DESC LIMIT 1;
