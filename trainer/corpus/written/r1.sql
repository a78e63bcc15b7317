-- database: helix_sequencing_core
CREATE TABLE project (proj_id INTEGER PRIMARY KEY, proj_title TEXT, lead_scientist TEXT, funder TEXT, budget_eur INTEGER);
CREATE TABLE organism (org_code TEXT PRIMARY KEY, latin_name TEXT, common_name TEXT, genome_mb REAL);
CREATE TABLE sample (smp_id INTEGER PRIMARY KEY, smp_label TEXT, proj_id INTEGER REFERENCES project(proj_id), org_code TEXT REFERENCES organism(org_code), tissue TEXT, collected_on TEXT, concentration REAL);
CREATE TABLE sequencer (seq_id INTEGER PRIMARY KEY, nickname TEXT, maker TEXT, bought_year INTEGER, read_length INTEGER);
CREATE TABLE run (run_id INTEGER PRIMARY KEY, seq_id INTEGER REFERENCES sequencer(seq_id), started_on TEXT, hours REAL, status TEXT, operator TEXT);
CREATE TABLE run_sample (run_id INTEGER REFERENCES run(run_id), smp_id INTEGER REFERENCES sample(smp_id), lane INTEGER, million_reads REAL, q30_pct REAL, PRIMARY KEY (run_id, smp_id));
INSERT INTO project VALUES (1,'Barley Drought','Ingrid Solheim','Norforsk',420000),(2,'Otter Census','Piet Kuiper','WaterFund',95000),(3,'Tumour Atlas','Rana Aziz','MedTrust',1250000),(4,'Yeast Ageing','Ingrid Solheim','Norforsk',180000),(5,'Lichen Pilot','Tom Ferris',NULL,30000);
INSERT INTO organism VALUES ('HVU','Hordeum vulgare','barley',5100),('LLU','Lutra lutra','otter',2440),('HSA','Homo sapiens','human',3100),('SCE','Saccharomyces cerevisiae','yeast',12.1),('XPA','Xanthoria parietina','lichen',31.9);
INSERT INTO sample VALUES (1,'BAR-01',1,'HVU','leaf','2022-05-03',48.5),(2,'BAR-02',1,'HVU','root','2022-05-04',21.2),(3,'OTT-01',2,'LLU','hair','2022-06-18',3.9),(4,'TUM-01',3,'HSA','liver','2022-07-01',77),(5,'TUM-02',3,'HSA','lung','2022-07-09',65.3),(6,'TUM-03',3,'HSA','liver','2023-01-15',NULL),(7,'YEA-01',4,'SCE','culture','2023-02-20',90.1),(8,'OTT-02',2,'LLU','blood','2023-03-11',12.7);
INSERT INTO sequencer VALUES (1,'Mabel','Illumina',2018,150),(2,'Rosalind','Illumina',2021,250),(3,'Squiggle','Nanopore',2020,12000),(4,'Bertie','PacBio',2023,18000);
INSERT INTO run VALUES (1,1,'2022-08-01',29,'complete','Lena'),(2,1,'2022-09-12',31,'failed','Oskar'),(3,2,'2022-10-05',44.5,'complete','Lena'),(4,3,'2023-02-02',72,'complete','Jia'),(5,2,'2023-04-17',43,'aborted','Jia'),(6,3,'2023-05-21',68,'complete','Lena');
INSERT INTO run_sample VALUES (1,1,1,310,92.5),(1,2,2,275,90.1),(1,4,3,402,93.7),(2,5,1,18,61),(3,5,1,655,94.8),(3,7,2,120,95.6),(4,1,1,14.2,71.3),(4,8,2,9.9,69.4),(5,8,1,88,80.2),(6,4,1,21,74);
-- How many runs were completed, with the status complete?
-- number of runs that ended complete
-- How often did the machines get through to the end (complete)?
-- complete is the status - run count
SELECT COUNT(*) FROM run WHERE status = 'complete';
-- What are the labels of the samples taken from liver?
-- liver material: give the labels
-- What have we got that was cut out of a liver? What it says on the tubes.
-- tissue liver - sample labels please
SELECT smp_label FROM sample WHERE tissue = 'liver';
-- List the nicknames and makers of all sequencers in order of purchase year.
-- machines by nickname with who built them, oldest purchase first
-- What do we call each machine, and who built it? The one we bought first on top.
-- pet name and manufacturer of the sequencers, sorted by year bought, earliest on top
SELECT nickname, maker FROM sequencer ORDER BY bought_year;
-- Give the smallest, the average and the largest budget of the projects.
-- project money in euros: minimum, mean, maximum
-- How much money does a study have at the least, in the mean, and at the most?
-- budgets please: smallest, mean, largest
SELECT MIN(budget_eur), AVG(budget_eur), MAX(budget_eur) FROM project;
-- Which projects have no funder recorded?
-- titles of the projects nobody is noted as paying for
-- For what studies do we not know who gives the money?
-- funder left blank - project titles
SELECT proj_title FROM project WHERE funder IS NULL;
-- Show the title of each project along with the number of its samples.
-- how many samples does every project have (title, count)
-- How many tubes belong to each study? The study first.
-- sample count by project, its title in front
SELECT T1.proj_title, COUNT(*) FROM project AS T1 JOIN sample AS T2 ON T1.proj_id = T2.proj_id GROUP BY T1.proj_id;
-- Which sequencer was used for the longest run? Give its nickname.
-- nickname of the machine behind the run that lasted the most hours
-- What machine was busy longest without a stop, in one go? What we call it.
-- highest hours of any single run - nickname of the machine it was on
SELECT T1.nickname FROM sequencer AS T1 JOIN run AS T2 ON T1.seq_id = T2.seq_id ORDER BY T2.hours DESC LIMIT 1;
-- What are the start dates of the runs done on Illumina machines?
-- when did the runs on Illumina kit begin
-- On what days did somebody switch on a machine built by Illumina?
-- maker Illumina: starting days of the runs
SELECT T2.started_on FROM sequencer AS T1 JOIN run AS T2 ON T1.seq_id = T2.seq_id WHERE T1.maker = 'Illumina';
-- Find the labels and concentrations of samples with a concentration between 10 and 70.
-- which samples measure from 10 to 70, label plus concentration
-- What is at least 10 and at most 70 strong, and how strong exactly?
-- concentration from 10 to 70: label of the sample, its value
SELECT smp_label, concentration FROM sample WHERE concentration BETWEEN 10 AND 70;
-- How many different operators have started runs?
-- count the distinct people who operated runs
-- How many distinct people have worked the machines?
-- operators - number of different ones among the runs
SELECT COUNT(DISTINCT operator) FROM run;
-- For each operator, what is the total number of hours run?
-- machine hours summed up per operator
-- How long has each person kept the machines going in all? The person first.
-- sum of run hours by operator, operator in front
SELECT operator, SUM(hours) FROM run GROUP BY operator;
-- Which lead scientists are in charge of more than one project?
-- people leading more than one study
-- Who heads two studies or more?
-- lead scientists with over 1 project
SELECT lead_scientist FROM project GROUP BY lead_scientist HAVING COUNT(*) > 1;
-- List the labels of the samples that have never been put on a run.
-- samples still waiting to be sequenced, by label
-- What has not been in a machine as yet? What it says on the tubes.
-- labels of samples that are part of no run
SELECT smp_label FROM sample WHERE smp_id NOT IN (SELECT smp_id FROM run_sample);
-- What are the common names of organisms whose genome is larger than the average genome?
-- everyday names of species with an above average genome in Mb
-- What creatures have more DNA than the mean? What people ordinarily call them.
-- genome size above the mean: plain names of the organisms
SELECT common_name FROM organism WHERE genome_mb > (SELECT AVG(genome_mb) FROM organism);
-- Which samples were sequenced both on Mabel and on Squiggle? Show the labels.
-- label of anything that ran on Mabel as well as on Squiggle
-- What has been through Mabel at one time and through Squiggle at another? What it says on the tubes.
-- labels of samples with a run on Squiggle and a run on Mabel
SELECT T1.smp_label FROM sample AS T1 JOIN run_sample AS T2 ON T1.smp_id = T2.smp_id JOIN run AS T3 ON T2.run_id = T3.run_id JOIN sequencer AS T4 ON T3.seq_id = T4.seq_id WHERE T4.nickname = 'Mabel' INTERSECT SELECT T1.smp_label FROM sample AS T1 JOIN run_sample AS T2 ON T1.smp_id = T2.smp_id JOIN run AS T3 ON T2.run_id = T3.run_id JOIN sequencer AS T4 ON T3.seq_id = T4.seq_id WHERE T4.nickname = 'Squiggle';
-- How many million reads were produced in total for the project Tumour Atlas?
-- overall reads, in millions, that Tumour Atlas got
-- How many millions of reads do we have for Tumour Atlas, all together?
-- Tumour Atlas - sum of reads (millions) over its samples
SELECT SUM(T3.million_reads) FROM project AS T1 JOIN sample AS T2 ON T1.proj_id = T2.proj_id JOIN run_sample AS T3 ON T2.smp_id = T3.smp_id WHERE T1.proj_title = 'Tumour Atlas';
-- Show the common name of the organism and the tissue of every sample collected after 2022-12-31.
-- what species (common name) and tissue were sampled later than 2022-12-31
-- From what creature, and out of what part of the body, was each thing taken later than 2022-12-31? The ordinary name first.
-- day of collection after 2022-12-31: plain name of the species, tissue
SELECT T1.common_name, T2.tissue FROM organism AS T1 JOIN sample AS T2 ON T1.org_code = T2.org_code WHERE T2.collected_on > '2022-12-31';
-- For sequencers with at least two runs, list the nickname and the average run length in hours, the highest average first.
-- mean hours of a run by machine nickname, only machines with 2 or more runs, from the top down
-- How long does each machine take in the mean, where it has been used two times or more? The greatest mean on top.
-- mean hours by sequencer, sorted downwards, leaving out machines with a single run: nickname, mean
SELECT T1.nickname, AVG(T2.hours) FROM sequencer AS T1 JOIN run AS T2 ON T1.seq_id = T2.seq_id GROUP BY T1.seq_id HAVING COUNT(*) >= 2 ORDER BY AVG(T2.hours) DESC;
-- Which sample reached the highest Q30 percentage in a complete run? Give its label and that percentage.
-- best q30 among runs whose status is complete: sample label, percentage
-- What came out cleanest (by q30) of all that went through to the end as complete, and how clean was it?
-- status complete, top q30: label, percentage
SELECT T1.smp_label, T2.q30_pct FROM sample AS T1 JOIN run_sample AS T2 ON T1.smp_id = T2.smp_id JOIN run AS T3 ON T2.run_id = T3.run_id WHERE T3.status = 'complete' ORDER BY T2.q30_pct DESC LIMIT 1;
-- Which makers have sequencers but not a single run done on them?
-- manufacturers minus those whose machines have done a run
-- Who has built a machine of ours while nothing has ever gone through any machine of theirs?
-- leave out every maker behind a run; which makers of sequencers remain
SELECT maker FROM sequencer EXCEPT SELECT T1.maker FROM sequencer AS T1 JOIN run AS T2 ON T1.seq_id = T2.seq_id;

-- database: cerro_pardo_observatory
CREATE TABLE Astronomers (AstronomerID INTEGER PRIMARY KEY, FullName TEXT, Institute TEXT, Country TEXT, MentorID INTEGER REFERENCES Astronomers(AstronomerID));
CREATE TABLE Domes (DomeCode TEXT PRIMARY KEY, DomeName TEXT, DiameterMetres REAL, BuiltYear INTEGER);
CREATE TABLE Instruments (InstrumentID INTEGER PRIMARY KEY, InstrumentName TEXT, DomeCode TEXT REFERENCES Domes(DomeCode), Kind TEXT, InstalledYear INTEGER, InService TEXT);
CREATE TABLE Proposals (ProposalID INTEGER PRIMARY KEY, Title TEXT, AstronomerID INTEGER REFERENCES Astronomers(AstronomerID), Semester TEXT, NightsAsked INTEGER, NightsGranted INTEGER);
CREATE TABLE Nights (NightID INTEGER PRIMARY KEY, ProposalID INTEGER REFERENCES Proposals(ProposalID), InstrumentID INTEGER REFERENCES Instruments(InstrumentID), NightDate TEXT, Seeing REAL, HoursLost REAL);
INSERT INTO Astronomers VALUES (1,'Beatriz Olmedo','Andes Institute','Chile',NULL),(2,'Karl Weyde','Sternwarte Kiel','Germany',NULL),(3,'Mai Tran','Hanoi Academy','Vietnam',1),(4,'Joaquin Reyes','Andes Institute','Chile',1),(5,'Petra Lund','Uppsala Group','Sweden',2),(6,'Dinah Okoye','Jos Centre','Nigeria',3);
INSERT INTO Domes VALUES ('N','North Dome',12,1974),('S','South Dome',18.5,1991),('W','West Dome',7.2,2008),('E','East Dome',9.4,2016);
INSERT INTO Instruments VALUES (1,'PUMA','N','spectrograph',1998,'Y'),(2,'LLAMA','S','camera',2005,'Y'),(3,'CONDOR','S','spectrograph',2014,'Y'),(4,'VISCACHA','W','photometer',2009,'N'),(5,'COLIBRI','N','camera',1985,'N'),(6,'ZORRO','W','camera',2018,'Y');
INSERT INTO Proposals VALUES (1,'Dust in Spiral Arms',1,'2022A',10,6),(2,'Fading Novae',3,'2022A',4,4),(3,'Brown Dwarf Weather',5,'2022B',8,3),(4,'Halo Streams',4,'2022B',12,5),(5,'Comet Tails',3,'2023A',5,2),(6,'Quasar Pairs',2,'2023A',14,0),(7,'Spiral Galaxies at Dusk',5,'2023A',6,7);
INSERT INTO Nights VALUES (1,1,1,'2022-02-11',0.8,0),(2,1,1,'2022-02-12',1.4,3.5),(3,2,2,'2022-03-20',0.6,0.5),(4,3,3,'2022-09-01',1.1,2),(5,4,3,'2022-10-14',0.9,1),(6,4,2,'2022-10-15',2.2,9),(7,5,6,'2023-01-30',0.7,NULL),(8,7,3,'2023-04-02',1.0,0.25),(9,7,1,'2023-04-03',1.7,4);
-- What are the names of the cameras among the instruments?
-- every instrument of the kind camera, names please
-- What do we have to take pictures with, i.e. of kind camera?
-- kind = camera: list them by name
SELECT InstrumentName FROM Instruments WHERE Kind = 'camera';
-- How many instruments are out of service (N)?
-- count instruments with service flag N
-- How many devices can't be used right now (in service N)?
-- in service = N - device count
SELECT COUNT(*) FROM Instruments WHERE InService = 'N';
-- Which dome is the widest?
-- name of the dome with the biggest diameter
-- What building for telescopes measures most across?
-- largest diameter in metres - name of the dome
SELECT DomeName FROM Domes ORDER BY DiameterMetres DESC LIMIT 1;
-- List the titles of proposals that mention Spiral in the title.
-- proposals called something with Spiral
-- What requests have Spiral in their heading?
-- "spiral" somewhere in the title: list those proposals
SELECT Title FROM Proposals WHERE Title LIKE '%Spiral%';
-- What is the total number of nights granted in the semester 2022B?
-- nights handed out for 2022B altogether
-- How many nights did people get for 2022B, all together?
-- semester 2022B - sum of nights approved
SELECT SUM(NightsGranted) FROM Proposals WHERE Semester = '2022B';
-- Show the names of the astronomers together with the titles of their proposals.
-- who proposed what: person, proposal title
-- Who has asked for time, and under what heading?
-- name of the researcher and title of the request, for all requests
SELECT T1.FullName, T2.Title FROM Astronomers AS T1 JOIN Proposals AS T2 ON T1.AstronomerID = T2.AstronomerID;
-- For each dome, give its name and the number of instruments it houses.
-- dome names and a count of the instruments fitted in each
-- How many devices stand in each telescope building? The building first.
-- instrument count by dome, dome's name in front
SELECT T1.DomeName, COUNT(*) FROM Domes AS T1 JOIN Instruments AS T2 ON T1.DomeCode = T2.DomeCode GROUP BY T1.DomeCode;
-- Which domes have no instrument at all?
-- names of the domes that stand empty, without any instrument
-- Where is there no device to observe with?
-- domes that not one instrument belongs to, by name
SELECT DomeName FROM Domes WHERE DomeCode NOT IN (SELECT DomeCode FROM Instruments);
-- Who was mentored by Beatriz Olmedo?
-- full names of the pupils of Beatriz Olmedo
-- Who learnt from Beatriz Olmedo?
-- mentor is Beatriz Olmedo - names of those researchers
SELECT T1.FullName FROM Astronomers AS T1 JOIN Astronomers AS T2 ON T1.MentorID = T2.AstronomerID WHERE T2.FullName = 'Beatriz Olmedo';
-- Give the dates of the nights on which more than 2 hours were lost, the worst night first.
-- when did we lose over 2 hours? dates, biggest loss at the top
-- When did more than 2 hours go to waste? The worst on top.
-- lost hours above 2, sorted downwards - the dates please
SELECT NightDate FROM Nights WHERE HoursLost > 2 ORDER BY HoursLost DESC;
-- What was the average seeing for each instrument? Show the instrument's name too, first.
-- instrument by instrument, the mean seeing
-- How steady was the air (seeing) in the mean for each device? The device first.
-- mean seeing by instrument, instrument's name in front
SELECT T1.InstrumentName, AVG(T2.Seeing) FROM Instruments AS T1 JOIN Nights AS T2 ON T1.InstrumentID = T2.InstrumentID GROUP BY T1.InstrumentID;
-- Which proposals were granted fewer nights than the average proposal? List the titles.
-- titles that got less than the mean number of nights
-- What requests got less time than requests do in the mean?
-- nights approved below the mean of all: titles
SELECT Title FROM Proposals WHERE NightsGranted < (SELECT AVG(NightsGranted) FROM Proposals);
-- How many different countries do the astronomers come from?
-- number of distinct nations among our observers
-- From how many distinct nations are our researchers?
-- astronomers - number of different countries
SELECT COUNT(DISTINCT Country) FROM Astronomers;
-- Find the names of astronomers who have a proposal in 2022A but none in 2023A.
-- people on the list for 2022A and not for 2023A
-- Who asked for time in 2022A, but did not in 2023A?
-- leave out anybody with a request for 2023A; names of those with one for 2022A that remain
SELECT T1.FullName FROM Astronomers AS T1 JOIN Proposals AS T2 ON T1.AstronomerID = T2.AstronomerID WHERE T2.Semester = '2022A' EXCEPT SELECT T1.FullName FROM Astronomers AS T1 JOIN Proposals AS T2 ON T1.AstronomerID = T2.AstronomerID WHERE T2.Semester = '2023A';
-- On which dates was an instrument in the South Dome used?
-- nights, by date, observed from the South Dome
-- When did somebody observe with a device standing in South Dome?
-- South Dome - dates of the nights with one of its instruments
SELECT T3.NightDate FROM Domes AS T1 JOIN Instruments AS T2 ON T1.DomeCode = T2.DomeCode JOIN Nights AS T3 ON T2.InstrumentID = T3.InstrumentID WHERE T1.DomeName = 'South Dome';
-- Which astronomers have no mentor?
-- names of those with nobody down as their mentor
-- Who has had nobody to guide them?
-- mentor left blank: names of the researchers
SELECT FullName FROM Astronomers WHERE MentorID IS NULL;
-- Name the three proposals that asked for the most nights.
-- top 3 proposal titles by nights requested
-- What three requests wanted most time? Start with the greatest.
-- top 3 by nights applied for, in descending order: titles
SELECT Title FROM Proposals ORDER BY NightsAsked DESC LIMIT 3;
-- Which astronomer was granted the most nights in total?
-- who got the largest sum of nights, by full name
-- Who has been given more time than anybody else, all requests taken together?
-- add up nights approved by researcher, name the one on top
SELECT T1.FullName FROM Astronomers AS T1 JOIN Proposals AS T2 ON T1.AstronomerID = T2.AstronomerID GROUP BY T1.AstronomerID ORDER BY SUM(T2.NightsGranted) DESC LIMIT 1;
-- List the names of instruments used on more than one night with seeing below 1.5, together with the number of such nights.
-- instruments that had more than one night under 1.5 seeing: name and how many
-- What device had two or more nights with air (seeing) better than 1.5, i.e. lower, and how many were they?
-- seeing under 1.5: count nights by instrument, leaving out those with a single one: name, count
SELECT T1.InstrumentName, COUNT(*) FROM Instruments AS T1 JOIN Nights AS T2 ON T1.InstrumentID = T2.InstrumentID WHERE T2.Seeing < 1.5 GROUP BY T1.InstrumentID HAVING COUNT(*) > 1;
-- Among proposals by astronomers from Chile, which night had the best, that is the lowest, seeing? Give the date and the seeing.
-- sharpest night (smallest seeing value) for observers of Chile: its date and the value
-- When did people from Chile have the steadiest air, i.e. the smallest seeing, and what was it?
-- Chile's researchers, minimum seeing of their nights: date, seeing
SELECT T3.NightDate, T3.Seeing FROM Astronomers AS T1 JOIN Proposals AS T2 ON T1.AstronomerID = T2.AstronomerID JOIN Nights AS T3 ON T2.ProposalID = T3.ProposalID WHERE T1.Country = 'Chile' ORDER BY T3.Seeing LIMIT 1;

-- database: ringtunnel_detector
CREATE TABLE Ref_Subsystems (subsys_cd TEXT PRIMARY KEY, subsys_desc TEXT, channel_cnt INTEGER);
CREATE TABLE Shifters (shifter_id INTEGER PRIMARY KEY, first_nm TEXT, last_nm TEXT, lab TEXT, certified_yr INTEGER);
CREATE TABLE Data_Runs (run_no INTEGER PRIMARY KEY, run_dt TEXT, beam_energy_gev INTEGER, events_cnt INTEGER, shift_leader INTEGER REFERENCES Shifters(shifter_id), backup_leader INTEGER REFERENCES Shifters(shifter_id), quality TEXT);
CREATE TABLE Faults (fault_id INTEGER PRIMARY KEY, run_no INTEGER REFERENCES Data_Runs(run_no), subsys_cd TEXT REFERENCES Ref_Subsystems(subsys_cd), minutes_down INTEGER, severity TEXT, fixed_by TEXT);
CREATE TABLE Triggers (trg_cd TEXT PRIMARY KEY, trg_name TEXT, prescale INTEGER);
CREATE TABLE Run_Triggers (run_no INTEGER REFERENCES Data_Runs(run_no), trg_cd TEXT REFERENCES Triggers(trg_cd), rate_hz REAL, PRIMARY KEY (run_no, trg_cd));
INSERT INTO Ref_Subsystems VALUES ('PIX','pixel tracker',124000),('ECAL','electromagnetic calorimeter',75800),('HCAL','hadron calorimeter',9100),('MUO','muon chambers',55000),('LUM','luminosity monitor',128);
INSERT INTO Shifters VALUES (1,'Elio','Marchetti','Torino',2016),(2,'Signe','Brandt','Aarhus',2019),(3,'Haruki','Oda','Tsukuba',2014),(4,'Nadia','Petrova','Dubna',2021),(5,'Owen','Brandt','Bristol',2018);
INSERT INTO Data_Runs VALUES (5001,'2021-06-02',3500,820000,1,2,'good'),(5002,'2021-06-03',3500,115000,2,3,'bad'),(5003,'2021-07-19',4000,1430000,3,NULL,'good'),(5004,'2022-03-08',6500,2600000,1,5,'good'),(5005,'2022-03-09',6500,90000,5,1,'bad'),(5006,'2022-05-30',6500,1975000,3,2,'unchecked');
INSERT INTO Faults VALUES (1,5001,'PIX',12,'minor','Hugo'),(2,5002,'ECAL',140,'major','Hugo'),(3,5002,'PIX',55,'major','Wanda'),(4,5004,'HCAL',8,'minor','Wanda'),(5,5005,'MUO',210,'major',NULL),(6,5005,'PIX',30,'minor','Hugo'),(7,5006,'ECAL',17,'minor','Ravi');
INSERT INTO Triggers VALUES ('MU20','single muon',1),('EG32','single electron',1),('JET80','jet over 80',25),('MINB','minimum bias',1000),('TAU2','double tau',4);
INSERT INTO Run_Triggers VALUES (5001,'MU20',41.5),(5001,'JET80',12),(5001,'MINB',3.3),(5002,'MU20',38.9),(5003,'MU20',47.2),(5003,'EG32',60.1),(5004,'EG32',88.4),(5004,'MU20',71),(5004,'JET80',19.6),(5006,'EG32',79.9);
-- How many runs had a beam energy of 6500?
-- number of runs taken at 6500 GeV
-- How many times did we take data with beams at 6500?
-- energy 6500 - run count
SELECT COUNT(*) FROM Data_Runs WHERE beam_energy_gev = 6500;
-- What are the run numbers and dates of the runs of bad quality?
-- runs judged bad: number, then day
-- What data came out bad, and on what day? The number first.
-- quality bad: number and day of the runs
SELECT run_no, run_dt FROM Data_Runs WHERE quality = 'bad';
-- List the descriptions of subsystems that are some sort of calorimeter.
-- which subsystem descriptions contain calorimeter
-- What parts of the machine have calorimeter in what they are called?
-- "calorimeter" in the wording: list those subsystems by description
SELECT subsys_desc FROM Ref_Subsystems WHERE subsys_desc LIKE '%calorimeter%';
-- What is the average number of events over all runs?
-- mean event count of a run
-- How many collisions do we record in a run, in the mean?
-- events per run - the mean please
SELECT AVG(events_cnt) FROM Data_Runs;
-- Which trigger is prescaled the most? Give its name.
-- name of the trigger whose prescale is highest
-- What trigger do we thin out more than any other?
-- highest prescale - which trigger, by name
SELECT trg_name FROM Triggers ORDER BY prescale DESC LIMIT 1;
-- Show the last name of the shift leader and the run number of every run.
-- leader surname next to run number, for all runs
-- Who was in charge of each run? Family name, then the run's number.
-- family name of the leader and number of the run, for all runs
SELECT T1.last_nm, T2.run_no FROM Shifters AS T1 JOIN Data_Runs AS T2 ON T1.shifter_id = T2.shift_leader;
-- For each subsystem, give the description and the total minutes it was down.
-- downtime in minutes added up per subsystem, described
-- How long was each part of the machine out of order in all? The part in words first.
-- sum of minutes down by subsystem, its description in front
SELECT T1.subsys_desc, SUM(T2.minutes_down) FROM Ref_Subsystems AS T1 JOIN Faults AS T2 ON T1.subsys_cd = T2.subsys_cd GROUP BY T1.subsys_cd;
-- Which subsystem has had the most faults?
-- description of the part that broke most often
-- What part of the machine has failed more times than any other, in words?
-- subsystem with the highest fault count, its description please
SELECT T1.subsys_desc FROM Ref_Subsystems AS T1 JOIN Faults AS T2 ON T1.subsys_cd = T2.subsys_cd GROUP BY T1.subsys_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Which subsystem descriptions belong to subsystems without any fault?
-- parts that never had a fault, described
-- What parts of the machine have not failed even once, in words?
-- descriptions of subsystems without a fault
SELECT subsys_desc FROM Ref_Subsystems WHERE subsys_cd NOT IN (SELECT subsys_cd FROM Faults);
-- Find the first and last names of those who have been backup leader on a run with the quality good.
-- people, first name and surname, standing in as backup leader in a good run
-- Who was the reserve for the leader when data came out good? Forename, then family name.
-- quality good: first and family name of the backup leader
SELECT T1.first_nm, T1.last_nm FROM Shifters AS T1 JOIN Data_Runs AS T2 ON T1.shifter_id = T2.backup_leader WHERE T2.quality = 'good';
-- Which run has no backup leader? Give the run number.
-- run number where the backup leader is missing
-- For what run was nobody held in reserve to lead? The number.
-- backup leader left blank - which run number
SELECT run_no FROM Data_Runs WHERE backup_leader IS NULL;
-- How many faults are there of each severity?
-- count faults, split by severity
-- How many times did things fail, at each degree of gravity?
-- fault count by severity, severity in front
SELECT severity, COUNT(*) FROM Faults GROUP BY severity;
-- Which people fixed more than one fault?
-- names of fixers credited with more than one repair
-- Who has mended things two times or more?
-- names found as the repairer of over 1 fault
SELECT fixed_by FROM Faults GROUP BY fixed_by HAVING COUNT(*) > 1;
-- What are the numbers of the runs with between 100000 and 1500000 events?
-- run numbers, events from 100000 to 1500000
-- What runs recorded no fewer than 100000 and no more than 1500000 collisions? The numbers.
-- event count from 100000 to 1500000: numbers of the runs
SELECT run_no FROM Data_Runs WHERE events_cnt BETWEEN 100000 AND 1500000;
-- Which runs used both the trigger single muon and the trigger single electron? Give the run numbers.
-- run numbers with single muon and single electron alike
-- What runs had single muon switched on, and single electron as well? The numbers.
-- number of each run with trigger single electron and trigger single muon
SELECT T2.run_no FROM Triggers AS T1 JOIN Run_Triggers AS T2 ON T1.trg_cd = T2.trg_cd WHERE T1.trg_name = 'single muon' INTERSECT SELECT T2.run_no FROM Triggers AS T1 JOIN Run_Triggers AS T2 ON T1.trg_cd = T2.trg_cd WHERE T1.trg_name = 'single electron';
-- Which trigger names have never been used in a run?
-- triggers no run ever had switched on
-- What triggers have we not switched on yet?
-- not part of any run - trigger names
SELECT trg_name FROM Triggers WHERE trg_cd NOT IN (SELECT trg_cd FROM Run_Triggers);
-- List the descriptions of subsystems with more channels than the average subsystem, from most channels to fewest.
-- subsystems above the mean channel count, largest first
-- What parts of the machine are read out over more channels than the mean, in words? The greatest number on top.
-- channel count beyond the mean, sorted downwards - descriptions of the subsystems
SELECT subsys_desc FROM Ref_Subsystems WHERE channel_cnt > (SELECT AVG(channel_cnt) FROM Ref_Subsystems) ORDER BY channel_cnt DESC;
-- Give the labs of the shift leaders of runs in which the pixel tracker failed with a major fault.
-- home lab of whoever led a run with a major fault on the pixel tracker
-- Where do the people work who were in charge when pixel tracker had something major wrong?
-- severity major, subsystem pixel tracker: lab of the run's shift leader
SELECT T1.lab FROM Shifters AS T1 JOIN Data_Runs AS T2 ON T1.shifter_id = T2.shift_leader JOIN Faults AS T3 ON T2.run_no = T3.run_no JOIN Ref_Subsystems AS T4 ON T3.subsys_cd = T4.subsys_cd WHERE T4.subsys_desc = 'pixel tracker' AND T3.severity = 'major';
-- Which shift leaders led at least two runs? Show the first name, the last name and the total number of events, the most events first.
-- leaders of two or more runs: first name, surname, events summed, ranked from high to low
-- Who was in charge two times or more, and how many collisions were recorded under them in all? Forename, family name, sum, the greatest on top.
-- add up events by shift leader, sorted downwards, leaving out leaders of a single run: given name, family name, sum
SELECT T1.first_nm, T1.last_nm, SUM(T2.events_cnt) FROM Shifters AS T1 JOIN Data_Runs AS T2 ON T1.shifter_id = T2.shift_leader GROUP BY T1.shifter_id HAVING COUNT(*) >= 2 ORDER BY SUM(T2.events_cnt) DESC;
-- What is the name of the trigger with the highest rate among runs dated before 2022-01-01?
-- prior to 2022-01-01, which trigger (name) fired at the top rate
-- What trigger went off most times a second before 2022-01-01?
-- runs earlier than 2022-01-01, highest hz - name of the trigger
SELECT T1.trg_name FROM Triggers AS T1 JOIN Run_Triggers AS T2 ON T1.trg_cd = T2.trg_cd JOIN Data_Runs AS T3 ON T2.run_no = T3.run_no WHERE T3.run_dt < '2022-01-01' ORDER BY T2.rate_hz DESC LIMIT 1;

-- database: retort_reaction_notebook
CREATE TABLE compounds (id INTEGER PRIMARY KEY, name TEXT, formula TEXT, molar_mass REAL, melting_point REAL, hazard_class TEXT);
CREATE TABLE chemists (id INTEGER PRIMARY KEY, name TEXT, bench TEXT, joined_year INTEGER);
CREATE TABLE reactions (id INTEGER PRIMARY KEY, title TEXT, chemist_id INTEGER REFERENCES chemists(id), product_id INTEGER REFERENCES compounds(id), temperature INTEGER, yield_percent REAL, performed_on TEXT);
CREATE TABLE reactants (reaction_id INTEGER REFERENCES reactions(id), compound_id INTEGER REFERENCES compounds(id), grams REAL, PRIMARY KEY (reaction_id, compound_id));
CREATE TABLE bottles (id INTEGER PRIMARY KEY, compound_id INTEGER REFERENCES compounds(id), shelf TEXT, grams REAL, supplier TEXT, expires TEXT);
INSERT INTO compounds VALUES (1,'benzaldehyde','C7H6O',106.1,-26,'irritant'),(2,'acetone','C3H6O',58.1,-95,'flammable'),(3,'dibenzalacetone','C17H14O',234.3,110,NULL),(4,'salicylic acid','C7H6O3',138.1,159,'irritant'),(5,'acetic anhydride','C4H6O3',102.1,-73,'corrosive'),(6,'aspirin','C9H8O4',180.2,135,NULL),(7,'ethanol','C2H6O',46.1,-114,'flammable'),(8,'ethyl acetate','C4H8O2',88.1,-84,'flammable'),(9,'acetic acid','C2H4O2',60.1,16.6,'corrosive'),(10,'toluene','C7H8',92.1,-95.2,'flammable');
INSERT INTO chemists VALUES (1,'Marguerite Foss','A3',2011),(2,'Dev Anand','B1',2019),(3,'Lotte Brink','A1',2016),(4,'Sam Quill','C2',2023);
INSERT INTO reactions VALUES (1,'Aldol batch one',1,3,25,81.5,'2023-01-12'),(2,'Aspirin trial',2,6,85,62,'2023-01-20'),(3,'Aspirin repeat',2,6,80,74.3,'2023-02-02'),(4,'Fischer ester',3,8,70,58.8,'2023-02-15'),(5,'Aldol batch two',3,3,20,77,'2023-03-01'),(6,'Fischer ester slow',1,8,55,66.1,'2023-03-09');
INSERT INTO reactants VALUES (1,1,10.6),(1,2,2.9),(2,4,5),(2,5,7.5),(3,4,8),(3,5,12),(4,7,20),(4,9,25),(5,1,21),(5,2,5.8),(6,7,18.4),(6,9,24);
INSERT INTO bottles VALUES (1,1,'North',250,'Alchimex','2025-06-30'),(2,2,'Flammables',1000,'Kemi Nord','2026-01-31'),(3,2,'Flammables',450,'Alchimex','2024-11-30'),(4,4,'North',500,'Puralab','2027-03-31'),(5,5,'Acids',300,'Kemi Nord',NULL),(6,7,'Flammables',2500,'Puralab','2028-12-31'),(7,9,'Acids',800,'Kemi Nord','2026-08-31');
-- Which compounds are flammable?
-- names of everything in the hazard class flammable
-- What stuff of ours catches fire, i.e. is flammable?
-- flammable as danger class - names please
SELECT name FROM compounds WHERE hazard_class = 'flammable';
-- How many bottles stand on the shelf Acids?
-- number of bottles kept at Acids
-- How many flasks are on the board Acids?
-- Acids is the shelf - bottle count
SELECT COUNT(*) FROM bottles WHERE shelf = 'Acids';
-- What are the name and formula of the compound with the largest molar mass?
-- heaviest molecule by molar mass, name and formula
-- What stuff weighs most per mole, and how does one write it in symbols?
-- highest molar mass: name, formula
SELECT name, formula FROM compounds ORDER BY molar_mass DESC LIMIT 1;
-- List the titles of all reactions from the lowest to the highest temperature.
-- reaction titles, coolest first
-- What experiments have we done, from cold to hot?
-- reactions sorted by how warm they were run, coldest on top - titles
SELECT title FROM reactions ORDER BY temperature;
-- Which bottles have no expiry date? Give the bottle id and the shelf.
-- id and shelf of bottles where no expiry is written
-- What flasks don't say until when they are good? The id, then where each stands.
-- expires left blank: id and shelf of the bottles
SELECT id, shelf FROM bottles WHERE expires IS NULL;
-- Which reactions had a yield above 70 and a temperature below 50? Show the titles.
-- titles: yield over 70 percent, run colder than 50 degrees
-- What experiments gave more than 70 percent though no warmer than just under 50 degrees?
-- temperature less than 50, yield more than 70: titles
SELECT title FROM reactions WHERE yield_percent > 70 AND temperature < 50;
-- Give the name of each chemist and the number of reactions performed.
-- chemists with a tally of their reactions
-- How many experiments has each of us done? The person first.
-- reaction count by chemist, chemist's name in front
SELECT T1.name, COUNT(*) FROM chemists AS T1 JOIN reactions AS T2 ON T1.id = T2.chemist_id GROUP BY T1.id;
-- What was the product of each reaction? List the reaction title and the name of the compound.
-- reaction titles beside the compound they made
-- What came out of each experiment? Its heading, then the stuff.
-- for all reactions: title, name of what was produced
SELECT T1.title, T2.name FROM reactions AS T1 JOIN compounds AS T2 ON T1.product_id = T2.id;
-- What is the average yield for each product, by the name of the compound?
-- compound names of products with their mean yield
-- How much of the stuff do we get in the mean, in percent, for each thing we make? Its name first.
-- mean yield by what was produced, its name in front
SELECT T1.name, AVG(T2.yield_percent) FROM compounds AS T1 JOIN reactions AS T2 ON T1.id = T2.product_id GROUP BY T1.id;
-- Which chemist has not performed any reaction?
-- name of whoever has no reaction in the notebook
-- Who has yet to do an experiment?
-- not one reaction by them - name of the chemist
SELECT name FROM chemists WHERE id NOT IN (SELECT chemist_id FROM reactions);
-- Find the names of the compounds used as reactants in the reaction Aspirin repeat.
-- what went into Aspirin repeat, by compound name
-- What do I need to put together for Aspirin repeat?
-- Aspirin repeat - names of its ingredients
SELECT T1.name FROM compounds AS T1 JOIN reactants AS T2 ON T1.id = T2.compound_id JOIN reactions AS T3 ON T2.reaction_id = T3.id WHERE T3.title = 'Aspirin repeat';
-- How many grams are in stock altogether from each supplier?
-- grams of bottled stuff summed by supplier
-- How much stuff did we get from each seller, by weight in all? The seller first.
-- sum of grams in the bottles by supplier, supplier in front
SELECT supplier, SUM(grams) FROM bottles GROUP BY supplier;
-- What are the distinct hazard classes of compounds that melt below 0?
-- different hazard labels among compounds with a melting point under 0
-- How dangerous, by class, is the stuff that turns liquid below 0? Every class one time.
-- melting point less than 0 - danger classes without repeats
SELECT DISTINCT hazard_class FROM compounds WHERE melting_point < 0;
-- Which compounds are kept in more than one bottle?
-- compound names with more than one bottle in the store
-- What stuff do we have two flasks of or more?
-- names of compounds with over 1 bottle
SELECT T1.name FROM compounds AS T1 JOIN bottles AS T2 ON T1.id = T2.compound_id GROUP BY T1.id HAVING COUNT(*) > 1;
-- Which compounds have neither a bottle in stock nor have been the product of a reaction?
-- names of compounds we neither keep in a bottle nor ever made as a product
-- What stuff is in none of our flasks and has come out of none of our experiments?
-- no bottle of it and no reaction that gives it - names of these compounds
SELECT name FROM compounds WHERE id NOT IN (SELECT compound_id FROM bottles) AND id NOT IN (SELECT product_id FROM reactions);
-- What are the titles of reactions with a yield above the average yield?
-- reactions, by title, that did better than the mean yield
-- What experiments gave more than experiments do in the mean?
-- yield percentage beyond the mean of all - titles
SELECT title FROM reactions WHERE yield_percent > (SELECT AVG(yield_percent) FROM reactions);
-- Find the names of chemists who have made both dibenzalacetone and ethyl acetate.
-- which chemists produced dibenzalacetone and also ethyl acetate
-- Who has prepared dibenzalacetone, and ethyl acetate too?
-- people with ethyl acetate and dibenzalacetone among the things they produced
SELECT T1.name FROM chemists AS T1 JOIN reactions AS T2 ON T1.id = T2.chemist_id JOIN compounds AS T3 ON T2.product_id = T3.id WHERE T3.name = 'dibenzalacetone' INTERSECT SELECT T1.name FROM chemists AS T1 JOIN reactions AS T2 ON T1.id = T2.chemist_id JOIN compounds AS T3 ON T2.product_id = T3.id WHERE T3.name = 'ethyl acetate';
-- Which reactant was consumed in the largest total quantity by the chemists who joined after 2015? Give the compound's name.
-- compound used up most, in grams overall, by people who joined later than 2015
-- What stuff did those who came after 2015 use up most of, by weight in all?
-- chemists who joined later than 2015: add up grams of ingredients by compound, name the one on top
SELECT T4.name FROM chemists AS T1 JOIN reactions AS T2 ON T1.id = T2.chemist_id JOIN reactants AS T3 ON T2.id = T3.reaction_id JOIN compounds AS T4 ON T3.compound_id = T4.id WHERE T1.joined_year > 2015 GROUP BY T4.id ORDER BY SUM(T3.grams) DESC LIMIT 1;
-- For each chemist with at least two reactions, show the name and the best yield, sorted by the best yield in descending order.
-- chemists having two or more reactions: name, top yield, best at the head
-- How well, in percent at the very best, did each person do who has two experiments or more? The best on top.
-- top yield by chemist, sorted downwards, leaving out anyone with a single reaction: name, top yield
SELECT T1.name, MAX(T2.yield_percent) FROM chemists AS T1 JOIN reactions AS T2 ON T1.id = T2.chemist_id GROUP BY T1.id HAVING COUNT(*) >= 2 ORDER BY MAX(T2.yield_percent) DESC;
-- Which chemist obtained the highest yield of aspirin, and on which date?
-- best yield of aspirin: the chemist's name and the day it was performed
-- Who got the most aspirin out, in percent, and when?
-- aspirin is what was produced, highest yield: name of the chemist, day
SELECT T1.name, T2.performed_on FROM chemists AS T1 JOIN reactions AS T2 ON T1.id = T2.chemist_id JOIN compounds AS T3 ON T2.product_id = T3.id WHERE T3.name = 'aspirin' ORDER BY T2.yield_percent DESC LIMIT 1;
