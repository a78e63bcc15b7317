-- database: tugboat_code_forge
CREATE TABLE accounts (account_id INTEGER PRIMARY KEY, handle TEXT, full_name TEXT, email TEXT, location TEXT, joined_on TEXT, is_bot INTEGER, invited_by INTEGER REFERENCES accounts(account_id));
CREATE TABLE orgs (org_id INTEGER PRIMARY KEY, org_name TEXT, plan TEXT, seats INTEGER, billing_email TEXT, created_on TEXT);
CREATE TABLE org_members (org_id INTEGER REFERENCES orgs(org_id), account_id INTEGER REFERENCES accounts(account_id), role TEXT, since TEXT, PRIMARY KEY (org_id, account_id));
CREATE TABLE repos (repo_id INTEGER PRIMARY KEY, org_id INTEGER REFERENCES orgs(org_id), repo_name TEXT, main_language TEXT, license_code TEXT, stars INTEGER, size_kb INTEGER, visibility TEXT, forked_from INTEGER REFERENCES repos(repo_id));
CREATE TABLE branches (branch_id INTEGER PRIMARY KEY, repo_id INTEGER REFERENCES repos(repo_id), branch_name TEXT, is_protected INTEGER, created_by INTEGER REFERENCES accounts(account_id));
CREATE TABLE commits (sha TEXT PRIMARY KEY, branch_id INTEGER REFERENCES branches(branch_id), author_id INTEGER REFERENCES accounts(account_id), committer_id INTEGER REFERENCES accounts(account_id), message TEXT, lines_added INTEGER, lines_removed INTEGER, committed_on TEXT);
CREATE TABLE issues (issue_id INTEGER PRIMARY KEY, repo_id INTEGER REFERENCES repos(repo_id), title TEXT, reporter_id INTEGER REFERENCES accounts(account_id), assignee_id INTEGER REFERENCES accounts(account_id), state TEXT, opened_on TEXT, closed_on TEXT);
CREATE TABLE labels (label_id INTEGER PRIMARY KEY, label_name TEXT, colour TEXT, description TEXT);
CREATE TABLE issue_labels (issue_id INTEGER REFERENCES issues(issue_id), label_id INTEGER REFERENCES labels(label_id), PRIMARY KEY (issue_id, label_id));
CREATE TABLE releases (release_id INTEGER PRIMARY KEY, repo_id INTEGER REFERENCES repos(repo_id), tag TEXT, published_by INTEGER REFERENCES accounts(account_id), published_on TEXT, downloads INTEGER, prerelease INTEGER);
INSERT INTO accounts VALUES (1,'mossyrock','Ivar Stenberg','ivar@post.test','Bergen','2012-05-01',0,NULL),(2,'papercrane','Hana Ito','hana@post.test','Kobe','2014-11-19',0,1),(3,'deepfry','Cal Whitmore',NULL,'Leeds','2016-02-28',0,1),(4,'nullpointer','Zofia Baran','zofia@post.test','Krakow','2018-07-07',0,2),(5,'greaser-bot','Greaser',NULL,NULL,'2019-01-15',1,NULL),(6,'saltlamp','Amara Diallo','amara@post.test','Leeds','2021-09-30',0,4),(7,'quietquill','Bo Ekman','bo@post.test','Bergen','2023-03-12',0,2);
INSERT INTO orgs VALUES (1,'Fjord Tools','team',25,'pay@fjord.test','2013-01-10'),(2,'Lantern Maps','enterprise',120,'pay@lantern.test','2015-06-22'),(3,'Tiny Kernels','free',5,NULL,'2018-03-03'),(4,'Crate & Barrelroll','free',3,NULL,'2022-08-17');
INSERT INTO org_members VALUES (1,1,'owner','2013-01-10'),(1,2,'maintainer','2015-01-01'),(1,3,'contributor','2016-04-04'),(2,2,'owner','2015-06-22'),(2,4,'maintainer','2018-09-01'),(2,6,'contributor','2021-10-10'),(3,4,'owner','2018-08-03'),(3,1,'contributor','2020-02-02'),(4,7,'owner','2023-04-01');
INSERT INTO repos VALUES (1,1,'fjordcli','Go','MIT',4210,18200,'public',NULL),(2,1,'fjord-docs','Markdown','CC-BY',310,9400,'public',NULL),(3,2,'tilewright','Rust','Apache',8950,51200,'public',NULL),(4,2,'tilewright-secrets','Python',NULL,3,700,'private',NULL),(5,3,'tinytile','Rust','Apache',126,49800,'public',3),(6,3,'spinlock','C','GPL',1980,3300,'public',NULL),(7,2,'fjordcli-geo','Go','MIT',57,19100,'public',1);
INSERT INTO branches VALUES (1,1,'main',1,1),(2,1,'hotfix-tls',0,3),(3,3,'main',1,2),(4,3,'tile-cache',0,4),(5,5,'main',0,4),(6,6,'main',1,4),(7,2,'main',0,2);
INSERT INTO commits VALUES ('a1f3',1,1,1,'initial import',5200,0,'2013-01-12'),('b22e',1,2,1,'parse flags properly',140,60,'2015-02-03'),('c0d4',2,3,3,'fix tls handshake',35,12,'2017-05-15'),('d9a1',3,2,2,'draw first tile',900,10,'2015-07-01'),('e7b0',4,4,2,'cache tiles on disk',480,95,'2019-03-21'),('f5c6',4,6,4,'evict old tiles',75,130,'2021-11-02'),('0a9b',5,4,4,'strip tile renderer',20,2600,'2019-06-06'),('1bc8',6,1,4,'fix lost wakeup',22,7,'2020-02-14'),('2de7',1,5,5,'bump dependencies',310,305,'2022-01-09');
INSERT INTO issues VALUES (1,1,'Crash on empty config',3,1,'closed','2016-03-01','2016-03-09'),(2,1,'Proxy support',2,NULL,'open','2018-08-08',NULL),(3,3,'Tiles blurry at zoom 12',6,4,'closed','2021-10-20','2021-12-01'),(4,3,'Memory leak in cache',4,4,'open','2022-05-05',NULL),(5,3,'Crash on odd projection',1,2,'open','2022-09-17',NULL),(6,6,'Deadlock under load',1,4,'closed','2020-02-10','2020-02-15'),(7,2,'Typo in install page',7,3,'open','2023-03-20',NULL);
INSERT INTO labels VALUES (1,'bug','red','something is broken'),(2,'feature','blue','new wish'),(3,'performance','orange','slow or hungry'),(4,'good first task','green','suited to newcomers'),(5,'stale','grey','nobody answers');
INSERT INTO issue_labels VALUES (1,1),(2,2),(3,1),(4,1),(4,3),(5,1),(6,1),(6,3),(7,4);
INSERT INTO releases VALUES (1,1,'v1.0',1,'2013-03-01',1200,0),(2,1,'v2.0',2,'2016-10-10',48100,0),(3,1,'v3.0-rc1',5,'2022-01-10',910,1),(4,3,'v0.1',2,'2015-09-09',340,1),(5,3,'v1.0',4,'2019-12-12',77600,0),(6,6,'v0.9',4,'2020-02-16',2650,0);
-- What are the handles of the accounts located in Leeds?
-- user names of people sitting in Leeds
-- Who lives in Leeds? The names they log in with, please.
-- location Leeds: handle
SELECT handle FROM accounts WHERE location = 'Leeds';
-- List the names of the repositories starting with fjord, from the most to the fewest stars.
-- code projects called fjord something, best starred first
-- Which codebases have a name opening with fjord? Most liked first.
-- fjord at the front of the repo name: list them, sorted down by stars
SELECT repo_name FROM repos WHERE repo_name LIKE 'fjord%' ORDER BY stars DESC;
-- How many commits have a message that contains tile?
-- count check-ins whose message mentions tile
-- How often did someone note down tile when putting in code?
-- tile anywhere in the commit message: count
SELECT COUNT(*) FROM commits WHERE message LIKE '%tile%';
-- Which issues have not been assigned to anyone? Show their titles.
-- tickets with no assignee
-- What is nobody taking care of so far?
-- assignee empty: issue titles
SELECT title FROM issues WHERE assignee_id IS NULL;
-- Show the total lines added and the total lines removed over all commits after 2018-12-31.
-- sum of new lines and sum of deleted lines in everything committed later than 2018-12-31
-- How much code came in and how much went out past 2018-12-31, counted in lines?
-- committed later than 2018-12-31: lines added, lines removed, each summed
SELECT SUM(lines_added), SUM(lines_removed) FROM commits WHERE committed_on > '2018-12-31';
-- How many repositories does each organisation own? Give the organisation's name and the number.
-- number of code projects by org, org name first
-- How many codebases belong to every group? The group first.
-- org name, count of its repos
SELECT T1.org_name, COUNT(*) FROM orgs AS T1 JOIN repos AS T2 ON T1.org_id = T2.org_id GROUP BY T1.org_id;
-- For every fork, show the name of the repository and the name of the repository it was forked from.
-- forks beside their originals, by name
-- Which codebase is a copy of which other? The copy first.
-- repo name plus the name of the repo it is forked from
SELECT T1.repo_name, T2.repo_name FROM repos AS T1 JOIN repos AS T2 ON T1.forked_from = T2.repo_id;
-- Which accounts were invited by the handle mossyrock? Show the full names.
-- real names of users brought in by mossyrock
-- Who came to us because mossyrock asked them to? What they are really called.
-- full name of accounts with mossyrock as inviter
SELECT T1.full_name FROM accounts AS T1 JOIN accounts AS T2 ON T1.invited_by = T2.account_id WHERE T2.handle = 'mossyrock';
-- For each commit whose author is not its committer, give the sha, the handle of the author and the handle of the committer.
-- check-ins written by one person and committed by another: sha, who wrote it, who committed it
-- Where somebody put in what somebody else had written: the sha, who wrote it, who put it in (log-in names).
-- author and committer not the same: sha, author handle, committer handle
SELECT T1.sha, T2.handle, T3.handle FROM commits AS T1 JOIN accounts AS T2 ON T1.author_id = T2.account_id JOIN accounts AS T3 ON T1.committer_id = T3.account_id WHERE T1.author_id != T1.committer_id;
-- Which repository has the most downloads over all its releases? Show its name and the total.
-- adding up the downloads of every release, which code project leads and with how many
-- Which codebase have people fetched most often, all versions together, and how often?
-- sum of release downloads by repo, top one: repo name, sum
SELECT T1.repo_name, SUM(T2.downloads) FROM repos AS T1 JOIN releases AS T2 ON T1.repo_id = T2.repo_id GROUP BY T1.repo_id ORDER BY SUM(T2.downloads) DESC LIMIT 1;
-- Find the names of repositories without any issue.
-- code projects on which no ticket was ever filed
-- About which codebase has nobody complained?
-- repos with zero issues, names
SELECT repo_name FROM repos WHERE repo_id NOT IN (SELECT repo_id FROM issues);
-- What are the titles of the open issues labelled bug?
-- tickets still open that carry the label bug
-- What is still open and tagged as a bug?
-- label bug, state open: issue titles
SELECT T1.title FROM issues AS T1 JOIN issue_labels AS T2 ON T1.issue_id = T2.issue_id JOIN labels AS T3 ON T2.label_id = T3.label_id WHERE T1.state = 'open' AND T3.label_name = 'bug';
-- Which issues carry both the label bug and the label performance? Show the titles.
-- tickets tagged bug as well as performance
-- What problems are tagged as a bug and also as performance?
-- issue titles with the label performance and the label bug
SELECT T1.title FROM issues AS T1 JOIN issue_labels AS T2 ON T1.issue_id = T2.issue_id JOIN labels AS T3 ON T2.label_id = T3.label_id WHERE T3.label_name = 'bug' INTERSECT SELECT T1.title FROM issues AS T1 JOIN issue_labels AS T2 ON T1.issue_id = T2.issue_id JOIN labels AS T3 ON T2.label_id = T3.label_id WHERE T3.label_name = 'performance';
-- Which labels have never been put on an issue? Give the names and colours.
-- unused tags: what they are called and which colour they have
-- What tags has nobody ever stuck on anything, and what hue are they?
-- labels on no issue: name, colour
SELECT label_name, colour FROM labels WHERE label_id NOT IN (SELECT label_id FROM issue_labels);
-- Show the handles of accounts that belong to at least two organisations.
-- user names found in two or more orgs
-- Who is in two groups or more? Log-in names.
-- at least 2 org memberships: handle
SELECT T1.handle FROM accounts AS T1 JOIN org_members AS T2 ON T1.account_id = T2.account_id GROUP BY T1.account_id HAVING COUNT(*) >= 2;
-- In how many different repositories has the account nullpointer authored commits?
-- number of distinct code projects with a check-in written by nullpointer
-- To how many separate codebases has nullpointer written something?
-- author nullpointer: number of repos with such commits, each one time
SELECT COUNT(DISTINCT T3.repo_id) FROM accounts AS T1 JOIN commits AS T2 ON T1.account_id = T2.author_id JOIN branches AS T3 ON T2.branch_id = T3.branch_id WHERE T1.handle = 'nullpointer';
-- Which handles have authored a commit but never published a release?
-- user names that wrote some check-in, minus those that put out a release
-- Who has written code, but never brought a version out? Log-in names.
-- handles of commit authors minus handles of release publishers
SELECT T1.handle FROM accounts AS T1 JOIN commits AS T2 ON T1.account_id = T2.author_id EXCEPT SELECT T1.handle FROM accounts AS T1 JOIN releases AS T2 ON T1.account_id = T2.published_by;
-- List the handles of everyone who reported or is assigned an issue in the repository tilewright.
-- tilewright tickets: user names of those who filed one together with those who have to fix one
-- Who has complained about tilewright or been told to see to such a complaint? Log-in names, no repeats.
-- repo tilewright: one list of handles, issue assignees and issue reporters
SELECT T1.handle FROM accounts AS T1 JOIN issues AS T2 ON T1.account_id = T2.reporter_id JOIN repos AS T3 ON T2.repo_id = T3.repo_id WHERE T3.repo_name = 'tilewright' UNION SELECT T1.handle FROM accounts AS T1 JOIN issues AS T2 ON T1.account_id = T2.assignee_id JOIN repos AS T3 ON T2.repo_id = T3.repo_id WHERE T3.repo_name = 'tilewright';
-- What are the names and star counts of repositories with more stars than the average repository?
-- code projects starred above the mean, name and stars
-- Which codebases are liked better than codebases are on average, and how many stars is it?
-- stars above the mean: repo name, stars
SELECT repo_name, stars FROM repos WHERE stars > (SELECT AVG(stars) FROM repos);
-- Which commit added the most lines on a protected branch (1)? Give the sha and the message.
-- biggest check-in by new lines where the branch has protection 1: sha plus text
-- Where not everyone may write (protected: 1), what put in more lines than anything else? Its sha and what was said about it.
-- branch is protected = 1: commits by lines added, top one - sha, message
SELECT sha, message FROM commits WHERE branch_id IN (SELECT branch_id FROM branches WHERE is_protected = 1) ORDER BY lines_added DESC LIMIT 1;
-- Show the tag, the repository name and the organisation name of each release published between 2015-01-01 and 2019-12-31.
-- what came out from 2015-01-01 to 2019-12-31: tag, code project, org
-- What versions came out from 2015-01-01 up to 2019-12-31, of what, and whose is it? Tag, codebase, group.
-- published no earlier than 2015-01-01, no later than 2019-12-31: release tag, repo name, org name
SELECT T1.tag, T2.repo_name, T3.org_name FROM releases AS T1 JOIN repos AS T2 ON T1.repo_id = T2.repo_id JOIN orgs AS T3 ON T2.org_id = T3.org_id WHERE T1.published_on BETWEEN '2015-01-01' AND '2019-12-31';
-- For each main language with more than 1 repository, show the language and the average size in kilobytes, largest average first.
-- languages used in over 1 code project with their mean size, heaviest on top
-- How big are codebases on average in every language that two or more are written in? The language and that figure, biggest first.
-- main language with over 1 repo: language, mean size in kb, sorted down
SELECT main_language, AVG(size_kb) FROM repos GROUP BY main_language HAVING COUNT(*) > 1 ORDER BY AVG(size_kb) DESC;

-- database: cold_aisle_operations
CREATE TABLE DataHall (HallCode TEXT PRIMARY KEY, City TEXT, FloorAreaSqm INTEGER, PowerCapacityKw INTEGER, OpenedYear INTEGER, Tier INTEGER);
CREATE TABLE Rack (RackID INTEGER PRIMARY KEY, HallCode TEXT REFERENCES DataHall(HallCode), RackLabel TEXT, HeightUnits INTEGER, MaxPowerKw REAL, Status TEXT);
CREATE TABLE Vendor (VendorID INTEGER PRIMARY KEY, VendorName TEXT, Country TEXT, SupportPhone TEXT, SupportLevel TEXT);
CREATE TABLE ServerModel (ModelID INTEGER PRIMARY KEY, ModelName TEXT, VendorID INTEGER REFERENCES Vendor(VendorID), CpuCores INTEGER, MemoryGb INTEGER, HeightUnits INTEGER, ListPrice INTEGER);
CREATE TABLE Engineer (EngineerID INTEGER PRIMARY KEY, Name TEXT, Team TEXT, Grade INTEGER, City TEXT, TeamLeadID INTEGER REFERENCES Engineer(EngineerID));
CREATE TABLE Server (ServerID INTEGER PRIMARY KEY, Hostname TEXT, ModelID INTEGER REFERENCES ServerModel(ModelID), RackID INTEGER REFERENCES Rack(RackID), PrimaryAdmin INTEGER REFERENCES Engineer(EngineerID), BackupAdmin INTEGER REFERENCES Engineer(EngineerID), InstalledOn TEXT, WarrantyEnds TEXT, Status TEXT);
CREATE TABLE Service (ServiceID INTEGER PRIMARY KEY, ServiceName TEXT, OwnerTeam TEXT, Criticality TEXT, MonthlyCost INTEGER, LaunchedOn TEXT);
CREATE TABLE ServiceHost (ServiceID INTEGER REFERENCES Service(ServiceID), ServerID INTEGER REFERENCES Server(ServerID), RoleName TEXT, PRIMARY KEY (ServiceID, ServerID));
CREATE TABLE ServiceDependency (ServiceID INTEGER REFERENCES Service(ServiceID), DependsOnID INTEGER REFERENCES Service(ServiceID), Strength TEXT, PRIMARY KEY (ServiceID, DependsOnID));
CREATE TABLE Incident (IncidentNo INTEGER PRIMARY KEY, ServiceID INTEGER REFERENCES Service(ServiceID), Severity INTEGER, Summary TEXT, StartedAt TEXT, MinutesDown INTEGER, HandledBy INTEGER REFERENCES Engineer(EngineerID), RootCause TEXT);
CREATE TABLE MaintenanceWindow (WindowID INTEGER PRIMARY KEY, RackID INTEGER REFERENCES Rack(RackID), PlannedDate TEXT, DurationHours INTEGER, Reason TEXT, Status TEXT);
INSERT INTO DataHall VALUES ('DUB1','Dublin',1800,2400,2011,3),('DUB2','Dublin',2600,4200,2019,4),('LUL1','Lulea',5200,9600,2016,3),('MRS1','Marseille',1400,1500,2022,2);
INSERT INTO Rack VALUES (1,'DUB1','A01',42,8,'full'),(2,'DUB1','A02',42,8,'in use'),(3,'DUB2','A01',48,15,'in use'),(4,'LUL1','C10',48,22,'in use'),(5,'LUL1','C11',48,22,'empty'),(6,'MRS1','B05',42,10,'empty');
INSERT INTO Vendor VALUES (1,'Harrow Systems','United Kingdom','+44 20 0000 0001','gold'),(2,'Pyxis Computing','United States',NULL,'silver'),(3,'Sundvik Hardware','Sweden','+46 8 000 002','gold'),(4,'Lotus Blade','Taiwan',NULL,'bronze');
INSERT INTO ServerModel VALUES (1,'Harrow H20',1,32,256,2,14500),(2,'Harrow H40',1,64,768,2,26800),(3,'Pyxis Slim 1',2,16,128,1,6900),(4,'Sundvik Bulk',3,24,192,4,19900),(5,'Lotus Micro',4,8,64,1,3100);
INSERT INTO Engineer VALUES (1,'Niamh Brophy','platform',7,'Dublin',NULL),(2,'Erik Sandell','storage',6,'Lulea',NULL),(3,'Tariq Aziz','platform',4,'Dublin',1),(4,'Solene Martel','network',5,'Marseille',1),(5,'Joakim Hult','storage',3,'Lulea',2),(6,'Aoife Kerr','network',2,'Dublin',4);
INSERT INTO Server VALUES (1,'web-dub-01',3,1,3,1,'2018-03-02','2021-03-01','retired'),(2,'web-dub-02',1,1,3,6,'2020-06-15','2025-06-14','active'),(3,'db-dub-01',2,2,1,3,'2021-01-20','2026-01-19','active'),(4,'db-dub-02',2,3,1,NULL,'2022-09-08','2027-09-07','active'),(5,'store-lul-01',4,4,2,5,'2017-11-11','2022-11-10','active'),(6,'store-lul-02',4,4,5,2,'2019-04-25','2024-04-24','draining'),(7,'edge-lul-01',3,4,4,NULL,'2023-02-14','2026-02-13','active'),(8,'web-dub-03',1,3,6,3,'2023-07-01','2028-06-30','active');
INSERT INTO Service VALUES (1,'checkout','platform','high',5400,'2018-04-01'),(2,'customer database','platform','high',8800,'2017-01-15'),(3,'photo archive','storage','medium',6100,'2017-12-01'),(4,'edge cache','network','medium',2300,'2019-05-20'),(5,'staff wiki','platform','low',350,'2016-08-08'),(6,'photo search','storage','low',1200,'2023-10-10');
INSERT INTO ServiceHost VALUES (1,2,'frontend'),(1,8,'frontend'),(2,3,'primary'),(2,4,'replica'),(3,5,'primary'),(3,6,'replica'),(4,7,'primary'),(5,2,'frontend'),(6,5,'indexer');
INSERT INTO ServiceDependency VALUES (1,2,'hard'),(1,4,'soft'),(6,3,'hard'),(5,2,'soft'),(3,4,'soft');
INSERT INTO Incident VALUES (101,1,1,'checkout pages time out','2023-02-03',95,3,'expired certificate'),(102,2,2,'replica lag','2023-03-18',40,1,'full disk'),(103,3,2,'uploads refused','2023-05-09',130,2,'full disk'),(104,1,3,'slow basket','2023-08-21',15,3,NULL),(105,4,3,'cache misses in Lulea','2023-11-30',25,4,'bad route'),(106,2,1,'database unreachable','2024-01-07',210,1,'failed switch'),(107,3,3,'thumbnails missing','2024-02-12',55,5,NULL);
INSERT INTO MaintenanceWindow VALUES (1,1,'2024-03-02',4,'cooling repair','done'),(2,2,'2024-03-09',2,'cabling','planned'),(3,4,'2024-03-16',6,'power upgrade','planned'),(4,4,'2023-10-07',3,'cabling','done'),(5,3,'2024-04-06',1,'firmware update','cancelled');
-- List the hostnames that begin with web.
-- machines called web something
-- Which machines have a name opening with web?
-- web at the front of the hostname
SELECT Hostname FROM Server WHERE Hostname LIKE 'web%';
-- What is the total floor area and the total power capacity of the data halls in Dublin?
-- Dublin halls together: square metres and kilowatts, both summed
-- How much room and how much electricity do we have in Dublin, all told?
-- city Dublin: floor area summed, power capacity summed
SELECT SUM(FloorAreaSqm), SUM(PowerCapacityKw) FROM DataHall WHERE City = 'Dublin';
-- Which vendors have no support phone? Give the names.
-- suppliers without a hotline number on file
-- Which makers can nobody ring for help, no number being known?
-- support phone empty: vendor names
SELECT VendorName FROM Vendor WHERE SupportPhone IS NULL;
-- Show the summaries of the incidents that lasted between 40 and 130 minutes.
-- outages of 40 to 130 minutes, described
-- What happened when things were down for 40 minutes or more, but no more than 130?
-- minutes down from 40 up to 130: incident summary
SELECT Summary FROM Incident WHERE MinutesDown BETWEEN 40 AND 130;
-- How many different root causes have been recorded for incidents?
-- number of distinct reasons behind the outages
-- How many separate things have made something go wrong?
-- number of root causes, each one time
SELECT COUNT(DISTINCT RootCause) FROM Incident;
-- For each server with status active, show its hostname and the name of its model.
-- active machines: host and what model they are
-- Which machines are in use (active), and what make of machine is each? The machine first.
-- server status active: hostname, model name
SELECT T1.Hostname, T2.ModelName FROM Server AS T1 JOIN ServerModel AS T2 ON T1.ModelID = T2.ModelID WHERE T1.Status = 'active';
-- Give the hostname, the name of the primary admin and the name of the backup admin of every server that has a backup admin.
-- machines with a stand-in: host, who looks after it, who jumps in
-- Who sees to every machine, and who if that one cannot? The machine, the one, the other; only where there is another.
-- hostname, primary admin, backup admin, servers that have no backup left out
SELECT T1.Hostname, T2.Name, T3.Name FROM Server AS T1 JOIN Engineer AS T2 ON T1.PrimaryAdmin = T2.EngineerID JOIN Engineer AS T3 ON T1.BackupAdmin = T3.EngineerID;
-- Which racks hold no server? Show the hall code and the rack label.
-- cabinets with no machine in them: hall and label
-- Which cabinets are empty? The hall, then what is written on the cabinet.
-- racks with zero servers: hall code, rack label
SELECT HallCode, RackLabel FROM Rack WHERE RackID NOT IN (SELECT RackID FROM Server);
-- How many servers stand in each city? Show the city and the number, the highest number first.
-- machines counted by town of the hall, biggest town on top
-- How many machines have we in every town? The town and how many, most first.
-- server count by city of the data hall, sorted down
SELECT T1.City, COUNT(*) FROM DataHall AS T1 JOIN Rack AS T2 ON T1.HallCode = T2.HallCode JOIN Server AS T3 ON T2.RackID = T3.RackID GROUP BY T1.City ORDER BY COUNT(*) DESC;
-- Which services depend on the customer database? Give the service names.
-- what relies upon the customer database
-- What would stop working without the customer database?
-- names of the services that depend on customer database
SELECT T1.ServiceName FROM Service AS T1 JOIN ServiceDependency AS T2 ON T1.ServiceID = T2.ServiceID JOIN Service AS T3 ON T2.DependsOnID = T3.ServiceID WHERE T3.ServiceName = 'customer database';
-- Who leads Joakim Hult? Give the name and grade of the team lead.
-- boss of Joakim Hult, with the boss's grade
-- Who is over Joakim Hult, and what grade is that person?
-- team lead of Joakim Hult: name, grade
SELECT T2.Name, T2.Grade FROM Engineer AS T1 JOIN Engineer AS T2 ON T1.TeamLeadID = T2.EngineerID WHERE T1.Name = 'Joakim Hult';
-- Which service had the most minutes of downtime in total? Show its name and the minutes.
-- adding up all outages, what was down longest and for how many minutes
-- What was out of order for the most minutes all told, and how many?
-- minutes down summed by service, top one: service name, sum
SELECT T1.ServiceName, SUM(T2.MinutesDown) FROM Service AS T1 JOIN Incident AS T2 ON T1.ServiceID = T2.ServiceID GROUP BY T1.ServiceID ORDER BY SUM(T2.MinutesDown) DESC LIMIT 1;
-- Find the names of services that run on at least two servers.
-- services spread over two machines or more
-- What runs on two machines or more?
-- at least 2 hosts: service name
SELECT T1.ServiceName FROM Service AS T1 JOIN ServiceHost AS T2 ON T1.ServiceID = T2.ServiceID GROUP BY T1.ServiceID HAVING COUNT(*) >= 2;
-- Which services have never had an incident? List them with their monthly cost.
-- nothing ever went wrong there: service and what it costs a month
-- What has always worked, and how much is it a month?
-- services with zero incidents: name, monthly cost
SELECT ServiceName, MonthlyCost FROM Service WHERE ServiceID NOT IN (SELECT ServiceID FROM Incident);
-- Which engineers are the primary admin of one server and the backup admin of another? Show the names.
-- people found both as main admin and as backup admin in the server list
-- Who sees to one machine in the first place and to some other only if need be?
-- engineers' names under primary admin and under backup admin too
SELECT T1.Name FROM Engineer AS T1 JOIN Server AS T2 ON T1.EngineerID = T2.PrimaryAdmin INTERSECT SELECT T1.Name FROM Engineer AS T1 JOIN Server AS T2 ON T1.EngineerID = T2.BackupAdmin;
-- Which engineers are the primary admin of a server but have not handled any incident? Give the names.
-- main admins by name, leaving out whoever dealt with an outage
-- Who sees to a machine in the first place, but never had to deal with anything that went wrong?
-- primary admins, without those handling an incident: names
SELECT T1.Name FROM Engineer AS T1 JOIN Server AS T2 ON T1.EngineerID = T2.PrimaryAdmin EXCEPT SELECT T1.Name FROM Engineer AS T1 JOIN Incident AS T2 ON T1.EngineerID = T2.HandledBy;
-- In which cities is there a data hall of tier 4 or an engineer of a grade above 5?
-- towns with a tier 4 hall, plus towns where someone graded over 5 is based
-- In what towns is there a tier 4 hall, or someone of a grade higher than 5? No repeats.
-- one list of cities: engineers with grade above 5, data halls with tier = 4
SELECT City FROM DataHall WHERE Tier = 4 UNION SELECT City FROM Engineer WHERE Grade > 5;
-- What are the names of the services hosted in Lulea? Show each name once.
-- distinct services with a machine in a hall at Lulea
-- What is run from Lulea? No repeats.
-- data hall city Lulea: service names on servers there, each one time
SELECT DISTINCT T1.ServiceName FROM Service AS T1 JOIN ServiceHost AS T2 ON T1.ServiceID = T2.ServiceID JOIN Server AS T3 ON T2.ServerID = T3.ServerID JOIN Rack AS T4 ON T3.RackID = T4.RackID JOIN DataHall AS T5 ON T4.HallCode = T5.HallCode WHERE T5.City = 'Lulea';
-- Which models of servers have a list price below the average list price? Show name and price, cheapest first.
-- models cheaper than the mean, from the lowest price up, with the price
-- What makes of machine can you get for less than they cost on average, and for how much? Least expensive first.
-- list price under the mean: model name, price, sorted upwards
SELECT ModelName, ListPrice FROM ServerModel WHERE ListPrice < (SELECT AVG(ListPrice) FROM ServerModel) ORDER BY ListPrice;
-- For each vendor with a server on record, show the vendor name, the number of its servers and their average list price.
-- supplier by supplier: how many machines of theirs are listed, and the mean catalogue price of those machines
-- How many machines come from every firm, and how much is one of them on average? The firm first.
-- vendor name, count of servers, mean list price over those servers
SELECT T1.VendorName, COUNT(*), AVG(T2.ListPrice) FROM Vendor AS T1 JOIN ServerModel AS T2 ON T1.VendorID = T2.VendorID JOIN Server AS T3 ON T2.ModelID = T3.ModelID GROUP BY T1.VendorID;
-- What is the hostname of the server in the hall LUL1 whose warranty ends first?
-- hall LUL1: the machine whose warranty runs out earliest
-- Which machine in LUL1 will be the first that the maker no longer has to mend for free?
-- hall LUL1: servers by warranty end, earliest one - hostname
SELECT T1.Hostname FROM Server AS T1 JOIN Rack AS T2 ON T1.RackID = T2.RackID WHERE T2.HallCode = 'LUL1' ORDER BY T1.WarrantyEnds LIMIT 1;
-- Show the planned dates of maintenance windows with the status planned on racks that hold a server of the vendor Sundvik Hardware.
-- when is work planned (that is the status) on cabinets containing something from Sundvik Hardware
-- On what days is something going to be done (planned) at a cabinet that has a Sundvik Hardware machine in it?
-- vendor Sundvik Hardware on the rack, window status planned: planned date
SELECT PlannedDate FROM MaintenanceWindow WHERE Status = 'planned' AND RackID IN (SELECT T1.RackID FROM Server AS T1 JOIN ServerModel AS T2 ON T1.ModelID = T2.ModelID JOIN Vendor AS T3 ON T2.VendorID = T3.VendorID WHERE T3.VendorName = 'Sundvik Hardware');

-- database: mastline_radio_sites
CREATE TABLE lndlrd (lndlrd_id INTEGER PRIMARY KEY, lndlrd_nm TEXT, lndlrd_typ TEXT, town TEXT, tel TEXT);
CREATE TABLE ref_tech (tech_cd TEXT PRIMARY KEY, tech_desc TEXT, intro_yr INTEGER);
CREATE TABLE ref_rgn (rgn_cd TEXT PRIMARY KEY, rgn_nm TEXT, mgr_nm TEXT);
CREATE TABLE site (site_cd TEXT PRIMARY KEY, site_nm TEXT, rgn_cd TEXT REFERENCES ref_rgn(rgn_cd), mast_typ TEXT, mast_hgt_m REAL, altitude_m INTEGER, on_air_dt TEXT, shared_flg TEXT);
CREATE TABLE site_contract (contract_no INTEGER PRIMARY KEY, site_cd TEXT REFERENCES site(site_cd), lndlrd_id INTEGER REFERENCES lndlrd(lndlrd_id), start_dt TEXT, end_dt TEXT, yr_rent INTEGER, notice_mths INTEGER, status TEXT);
CREATE TABLE manuf (manuf_id INTEGER PRIMARY KEY, manuf_nm TEXT, ctry TEXT, framework_end TEXT);
CREATE TABLE antenna (ant_id INTEGER PRIMARY KEY, site_cd TEXT REFERENCES site(site_cd), manuf_id INTEGER REFERENCES manuf(manuf_id), tech_cd TEXT REFERENCES ref_tech(tech_cd), azimuth_deg INTEGER, tilt_deg REAL, pwr_w INTEGER, inst_dt TEXT, status TEXT);
CREATE TABLE link (link_id INTEGER PRIMARY KEY, from_site TEXT REFERENCES site(site_cd), to_site TEXT REFERENCES site(site_cd), medium TEXT, cap_mbps INTEGER, len_km REAL);
CREATE TABLE techn (techn_id INTEGER PRIMARY KEY, techn_nm TEXT, base_town TEXT, climb_cert TEXT, hired_yr INTEGER, chief_id INTEGER REFERENCES techn(techn_id));
CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, site_cd TEXT REFERENCES site(site_cd), techn_id INTEGER REFERENCES techn(techn_id), visit_dt TEXT, purpose TEXT, hrs REAL, cost INTEGER);
CREATE TABLE outage (outage_id INTEGER PRIMARY KEY, ant_id INTEGER REFERENCES antenna(ant_id), out_dt TEXT, dur_min INTEGER, cause TEXT, cust_affected INTEGER);
INSERT INTO lndlrd VALUES (1,'Parish of Hohenau','church','Hohenau','0664 100'),(2,'Brunner Farm','private','Steinach',NULL),(3,'Alpenstrom AG','company','Landeck','0664 220'),(4,'Municipality of Imst','public','Imst','0664 305'),(5,'Seilbahn Nordkette','company','Landeck',NULL);
INSERT INTO ref_tech VALUES ('G2','second generation voice',1994),('L4','fourth generation data',2012),('N5','fifth generation data',2020),('MW','microwave backhaul',1998),('TE','emergency radio',2004);
INSERT INTO ref_rgn VALUES ('OB','Upper Valley','K. Moser'),('UN','Lower Valley','P. Riedl'),('HG','High Mountains','K. Moser'),('SU','South Slope','T. Egger');
INSERT INTO site VALUES ('HOH1','Hohenau Steeple','UN','church tower',31,560,'1999-04-12','N'),('STN1','Steinach Meadow','OB','lattice mast',45,1050,'2005-10-01','Y'),('LDK1','Landeck Substation','OB','pole',24,816,'2009-06-20','N'),('IMS1','Imst Town Hall','OB','rooftop',18.5,828,'2013-03-05','Y'),('NRD1','Nordkette Top Station','HG','lattice mast',12,2256,'2001-08-30','Y'),('GLT1','Glacier Relay','HG','pole',8,2905,'2016-09-15','N'),('RAT1','Rattenberg Quarry','UN','lattice mast',38,514,NULL,'N');
INSERT INTO site_contract VALUES (1,'HOH1',1,'1999-01-01','2018-12-31',3600,12,'expired'),(2,'HOH1',1,'2019-01-01','2033-12-31',5200,12,'active'),(3,'STN1',2,'2005-05-01','2029-04-30',2900,6,'active'),(4,'LDK1',3,'2009-01-01','2024-12-31',6400,18,'active'),(5,'IMS1',4,'2013-01-01',NULL,4800,6,'active'),(6,'NRD1',5,'2001-06-01','2026-05-31',8100,24,'active'),(7,'GLT1',5,'2016-04-01','2021-03-31',1500,6,'expired');
INSERT INTO manuf VALUES (1,'Kernvall Radio','Sweden','2026-12-31'),(2,'Doppel & Sohn','Germany','2024-06-30'),(3,'Shenlan Wireless','China',NULL),(4,'Suomi Antenna','Finland','2025-09-30');
INSERT INTO antenna VALUES (1,'HOH1',2,'G2',0,2,40,'1999-04-10','retired'),(2,'HOH1',1,'L4',120,3.5,80,'2014-05-06','active'),(3,'STN1',1,'L4',60,4,80,'2013-09-19','active'),(4,'STN1',4,'N5',60,6,200,'2021-07-02','active'),(5,'LDK1',2,'L4',240,2.5,60,'2012-11-23','active'),(6,'IMS1',1,'N5',180,5,160,'2022-02-10','active'),(7,'IMS1',2,'MW',310,0,10,'2013-03-01','active'),(8,'NRD1',2,'MW',130,0.5,12,'2008-08-08','active'),(9,'NRD1',4,'G2',200,1,35,'2001-08-25','faulty'),(10,'NRD1',4,'N5',200,7,240,'2023-06-13','active');
INSERT INTO link VALUES (1,'IMS1','NRD1','microwave',800,41.5),(2,'STN1','IMS1','fibre',10000,63),(3,'HOH1','STN1','fibre',2500,88.2),(4,'LDK1','IMS1','fibre',5000,19.4),(5,'NRD1','GLT1','microwave',150,27.8);
INSERT INTO techn VALUES (1,'Veronika Auer','Imst','yes',2003,NULL),(2,'Matthias Lechner','Landeck','yes',2010,1),(3,'Dragan Petrov','Imst','no',2017,1),(4,'Selina Kofler','Hohenau','yes',2021,2),(5,'Jonas Wirth','Landeck','no',2024,2);
INSERT INTO visit VALUES (1,'NRD1',2,'2023-06-13','antenna swap',9.5,2100),(2,'HOH1',4,'2023-07-04','inspection',2,240),(3,'STN1',3,'2023-09-18','battery change',3.5,610),(4,'NRD1',4,'2023-12-02','ice removal',6,1350),(5,'IMS1',3,'2024-01-15','inspection',1.5,180),(6,'LDK1',2,'2024-02-20','tilt correction',4,520),(7,'HOH1',2,'2024-03-03','alignment',2.5,330);
INSERT INTO outage VALUES (1,9,'2023-05-29',1440,'lightning',310),(2,3,'2023-09-17',95,'battery failure',2200),(3,8,'2023-12-01',480,'ice',5400),(4,10,'2023-12-01',520,'ice',1250),(5,6,'2024-01-14',30,'software fault',3900),(6,5,'2024-02-19',65,'software fault',1700);
-- What are the names of sites whose mast is a lattice mast, the tallest first?
-- lattice mast locations in order of mast height, highest on top
-- Where does a lattice mast stand? Highest one first.
-- mast type lattice mast: site names, sorted down by mast height
SELECT site_nm FROM site WHERE mast_typ = 'lattice mast' ORDER BY mast_hgt_m DESC;
-- Which sites are not on air yet? Show code and name.
-- locations with no on-air date: their code, then what they are called
-- Which places do not send anything so far, no day being set down? Code, then what they are called.
-- on air date empty: site code, site name
SELECT site_cd, site_nm FROM site WHERE on_air_dt IS NULL;
-- What is the average and what is the highest yearly rent of the active contracts?
-- rent a year under contracts that are active: mean, then maximum
-- How much do we pay owners a year under agreements in force (active): on average and at most?
-- contract status active: mean and max of yearly rent
SELECT AVG(yr_rent), MAX(yr_rent) FROM site_contract WHERE status = 'active';
-- How many landlords are a company by type?
-- number of owners of the kind company
-- How many of those whose ground we use are a company?
-- landlord type company, count
SELECT COUNT(*) FROM lndlrd WHERE lndlrd_typ = 'company';
-- List the technologies with data in their description, together with the year of introduction.
-- radio standards described with the word data and when they came in
-- What sorts of network have data in their description, and since when (year) have they been around?
-- data somewhere in the tech description: description, year introduced
SELECT tech_desc, intro_yr FROM ref_tech WHERE tech_desc LIKE '%data%';
-- Show the names of the sites in the region High Mountains.
-- which locations lie in the High Mountains
-- What places of ours are up in the High Mountains?
-- region High Mountains: names of the sites
SELECT T1.site_nm FROM site AS T1 JOIN ref_rgn AS T2 ON T1.rgn_cd = T2.rgn_cd WHERE T2.rgn_nm = 'High Mountains';
-- How many antennas are there for each technology description?
-- aerials counted per radio standard, the standard spelled out
-- How many aerials have we for every sort of network? The sort in words first.
-- tech description, antenna count
SELECT T1.tech_desc, COUNT(*) FROM ref_tech AS T1 JOIN antenna AS T2 ON T1.tech_cd = T2.tech_cd GROUP BY T1.tech_cd;
-- For each link, show the name of the site it starts from, the name of the site it goes to and its capacity.
-- all connections: from where, to where, how many Mbps
-- Which place talks to which other, and how much goes through? The one it starts from, the other, the Mbps.
-- link: from-site name, to-site name, capacity
SELECT T2.site_nm, T3.site_nm, T1.cap_mbps FROM link AS T1 JOIN site AS T2 ON T1.from_site = T2.site_cd JOIN site AS T3 ON T1.to_site = T3.site_cd;
-- Which technicians work under Matthias Lechner? Give their names.
-- people whose chief is Matthias Lechner
-- Who takes orders from Matthias Lechner?
-- chief Matthias Lechner: technician names
SELECT T1.techn_nm FROM techn AS T1 JOIN techn AS T2 ON T1.chief_id = T2.techn_id WHERE T2.techn_nm = 'Matthias Lechner';
-- Which sites have no antenna? Give the names.
-- locations with not a single aerial
-- At which places does no aerial hang?
-- sites with zero antennas: name
SELECT site_nm FROM site WHERE site_cd NOT IN (SELECT site_cd FROM antenna);
-- What is the name of the landlord with the highest total yearly rent over the active contracts?
-- counting active contracts only, to which owner do we pay most in a year
-- Whom do we pay more a year than any other owner under what is in force (active)?
-- status active: yearly rent summed by landlord, name of the top one
SELECT T1.lndlrd_nm FROM lndlrd AS T1 JOIN site_contract AS T2 ON T1.lndlrd_id = T2.lndlrd_id WHERE T2.status = 'active' GROUP BY T1.lndlrd_id ORDER BY SUM(T2.yr_rent) DESC LIMIT 1;
-- Find the sites that have an antenna for fourth generation data and one for fifth generation data. Show the site names.
-- names of locations equipped for fourth generation data and fifth generation data alike
-- Which places can do fourth generation data and fifth generation data too?
-- site names with an antenna for fifth generation data and one for fourth generation data
SELECT T1.site_nm FROM site AS T1 JOIN antenna AS T2 ON T1.site_cd = T2.site_cd JOIN ref_tech AS T3 ON T2.tech_cd = T3.tech_cd WHERE T3.tech_desc = 'fourth generation data' INTERSECT SELECT T1.site_nm FROM site AS T1 JOIN antenna AS T2 ON T1.site_cd = T2.site_cd JOIN ref_tech AS T3 ON T2.tech_cd = T3.tech_cd WHERE T3.tech_desc = 'fifth generation data';
-- Which manufacturers delivered antennas to at least two different sites? Give the names.
-- makers whose aerials hang at two or more distinct locations
-- Whose aerials do we have at two separate places or more?
-- manufacturers with antennas at no fewer than 2 distinct sites, names
SELECT T1.manuf_nm FROM manuf AS T1 JOIN antenna AS T2 ON T1.manuf_id = T2.manuf_id GROUP BY T1.manuf_id HAVING COUNT(DISTINCT T2.site_cd) >= 2;
-- How many different sites did the technicians based in Landeck visit?
-- number of distinct locations seen by staff whose base is Landeck
-- To how many separate places have the people from Landeck been?
-- technicians with base town Landeck: number of sites they visited, each one time
SELECT COUNT(DISTINCT T2.site_cd) FROM techn AS T1 JOIN visit AS T2 ON T1.techn_id = T2.techn_id WHERE T1.base_town = 'Landeck';
-- Show the cause, the technology description and the site name of every outage that lasted more than 400 minutes.
-- breakdowns over 400 minutes: why, on which radio standard, at which location
-- Why was something off for more than 400 minutes, on what sort of network, and where?
-- outage duration above 400: cause, tech description, site name
SELECT T1.cause, T3.tech_desc, T4.site_nm FROM outage AS T1 JOIN antenna AS T2 ON T1.ant_id = T2.ant_id JOIN ref_tech AS T3 ON T2.tech_cd = T3.tech_cd JOIN site AS T4 ON T2.site_cd = T4.site_cd WHERE T1.dur_min > 400;
-- Which sites have been visited but have never had an outage? Show the names.
-- names of locations a technician went to, minus those with a breakdown on some aerial
-- To which places has one of us been though nothing ever broke down there?
-- visited sites minus sites whose antennas had an outage, names
SELECT T1.site_nm FROM site AS T1 JOIN visit AS T2 ON T1.site_cd = T2.site_cd EXCEPT SELECT T1.site_nm FROM site AS T1 JOIN antenna AS T2 ON T1.site_cd = T2.site_cd JOIN outage AS T3 ON T2.ant_id = T3.ant_id;
-- In which towns is there a landlord of the type public or a technician with a climbing certificate (yes)?
-- towns of public owners together with base towns of staff allowed to climb (yes)
-- In what towns is an owner that is public, or one of us who may go up the masts (yes)? No repeats.
-- one list of towns: technicians' bases with climb cert = yes, and landlords of the type public
SELECT town FROM lndlrd WHERE lndlrd_typ = 'public' UNION SELECT base_town FROM techn WHERE climb_cert = 'yes';
-- What is the total visit cost for each site, most expensive site first? Show the site name and the total.
-- locations ranked by what all trips there cost, dearest first, with the sum
-- How much did going out to every place cost in all? The place and the sum, dearest first.
-- visit cost summed by site, sorted down: site name, sum
SELECT T1.site_nm, SUM(T2.cost) FROM site AS T1 JOIN visit AS T2 ON T1.site_cd = T2.site_cd GROUP BY T1.site_cd ORDER BY SUM(T2.cost) DESC;
-- Which outage affected the most customers among those caused by ice? Show the date and the number of customers.
-- ice breakdowns: day and customer count of the one that hit most people
-- When did ice cut off more people than at any other time, and how many were they?
-- cause ice: outages by customers affected, top one - date, customers
SELECT out_dt, cust_affected FROM outage WHERE cause = 'ice' ORDER BY cust_affected DESC LIMIT 1;
-- List the numbers of contracts that end between 2024-01-01 and 2029-12-31 and have a notice period of more than 6 months.
-- contract numbers running out from 2024-01-01 to 2029-12-31 where notice is longer than 6 months
-- Which agreements are over sometime from 2024-01-01 to 2029-12-31, and need to be called off more than 6 months ahead? Numbers.
-- notice above 6 months, end date no earlier than 2024-01-01, no later than 2029-12-31: contract no
SELECT contract_no FROM site_contract WHERE end_dt BETWEEN '2024-01-01' AND '2029-12-31' AND notice_mths > 6;
-- Which region has the most active antennas? Show the name of the region and of its manager.
-- counting aerials that are active, the leading region and who runs it
-- In what part of the country are most aerials in use (active), and who is in charge there?
-- antenna status active counted by region, top one: region name, manager name
SELECT T1.rgn_nm, T1.mgr_nm FROM ref_rgn AS T1 JOIN site AS T2 ON T1.rgn_cd = T2.rgn_cd JOIN antenna AS T3 ON T2.site_cd = T3.site_cd WHERE T3.status = 'active' GROUP BY T1.rgn_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Which antennas have more power than the average antenna of the fifth generation data technology? Give the ids.
-- ids of aerials stronger in watts than the mean of those for fifth generation data
-- Which aerials are stronger than those for fifth generation data are on average? Ids.
-- power above the mean power of antennas with fifth generation data: ant id
SELECT ant_id FROM antenna WHERE pwr_w > (SELECT AVG(T1.pwr_w) FROM antenna AS T1 JOIN ref_tech AS T2 ON T1.tech_cd = T2.tech_cd WHERE T2.tech_desc = 'fifth generation data');
