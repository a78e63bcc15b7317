-- database: crateyard_package_index
CREATE TABLE maintainers (maintainer_id INTEGER PRIMARY KEY, handle TEXT, email TEXT, joined_on TEXT, two_factor INTEGER);
CREATE TABLE packages (package_id INTEGER PRIMARY KEY, package_name TEXT, summary TEXT, license TEXT, homepage TEXT, total_downloads INTEGER);
CREATE TABLE package_owners (package_id INTEGER REFERENCES packages(package_id), maintainer_id INTEGER REFERENCES maintainers(maintainer_id), owner_since TEXT, PRIMARY KEY (package_id, maintainer_id));
CREATE TABLE releases (release_id INTEGER PRIMARY KEY, package_id INTEGER REFERENCES packages(package_id), version TEXT, released_on TEXT, size_kb INTEGER, yanked INTEGER);
CREATE TABLE dependencies (release_id INTEGER REFERENCES releases(release_id), depends_on INTEGER REFERENCES packages(package_id), version_range TEXT, optional INTEGER, PRIMARY KEY (release_id, depends_on));
INSERT INTO maintainers VALUES (1,'quietfern','fern@crates.test','2015-04-09',1),(2,'borislav','bo@crates.test','2017-11-21',0),(3,'pixelnun','nun@crates.test','2016-02-14',1),(4,'tarn','tarn@crates.test','2020-08-30',1),(5,'lurker99',NULL,'2022-01-05',0);
INSERT INTO packages VALUES (1,'fastyaml','Quick YAML parser','MIT','fastyaml.test',980000),(2,'tinylog','Small logging helper','Apache-2.0',NULL,1450000),(3,'graphsnail','Slow but correct graphs','MIT','snail.test',12500),(4,'httpie-lite','Tiny HTTP client','BSD-3','lite.test',402000),(5,'colourwheel','Terminal colours','MIT',NULL,77000),(6,'yamlfmt','Formatter for YAML files','GPL-3.0','yamlfmt.test',33100);
INSERT INTO package_owners VALUES (1,1,'2016-05-01'),(1,3,'2018-07-12'),(2,2,'2018-01-15'),(3,4,'2020-09-20'),(4,1,'2019-03-03'),(4,2,'2021-10-10'),(5,3,'2017-06-06'),(6,1,'2021-12-24');
INSERT INTO releases VALUES (1,1,'1.0.0','2016-05-02',210,0),(2,1,'1.4.2','2019-08-17',245,0),(3,1,'2.0.0','2023-01-30',198,0),(4,2,'0.9.1','2018-01-20',36,1),(5,2,'1.1.0','2020-05-05',41,0),(6,4,'0.3.0','2019-03-10',88,0),(7,4,'0.4.0','2022-11-11',97,1),(8,6,'1.0.0','2022-01-08',64,0),(9,3,'0.1.0','2020-10-01',512,0);
INSERT INTO dependencies VALUES (2,2,'>=0.9',0),(3,2,'>=1.1',0),(6,2,'*',1),(7,2,'>=1.0',0),(7,1,'^1.4',1),(8,1,'^1.4',0),(9,5,'*',1);
-- List the names of all packages under the MIT license.
-- which packages are licensed MIT
-- Which bundles may one use on MIT terms?
-- license mit: package names
SELECT package_name FROM packages WHERE license = 'MIT';
-- How many releases have been yanked (1)?
-- count releases with yanked at 1
-- How many versions have been pulled back (1)?
-- yanked = 1, number of releases
SELECT COUNT(*) FROM releases WHERE yanked = 1;
-- Which package has the most downloads in total? Show its name and its summary.
-- most downloaded package of all: name, summary
-- What have people fetched more often than anything else, and what does it do?
-- top total downloads: package + summary
SELECT package_name, summary FROM packages ORDER BY total_downloads DESC LIMIT 1;
-- Find the handles of maintainers without an email.
-- handles of folks with no mail address given
-- Who can't be written to? Nicknames.
-- maintainers, email missing, handle only
SELECT handle FROM maintainers WHERE email IS NULL;
-- What are the names of packages with YAML in the summary?
-- packages, by name, described with the word YAML
-- Which bundles say YAML in their description?
-- search summaries for yaml, i need the package names
SELECT package_name FROM packages WHERE summary LIKE '%YAML%';
-- For each license, how many packages are there? Order by the number from high to low.
-- package count by license, commonest license at the top
-- How many bundles go by every set of legal terms? The terms first, the usual ones at the top.
-- license with count of packages, from high to low
SELECT license, COUNT(*) FROM packages GROUP BY license ORDER BY COUNT(*) DESC;
-- What are the versions and release dates of the package tinylog?
-- tinylog: every version and the day it came out
-- Which editions of tinylog have there been, and when?
-- tinylog releases: version + date
SELECT T2.version, T2.released_on FROM packages AS T1 JOIN releases AS T2 ON T1.package_id = T2.package_id WHERE T1.package_name = 'tinylog';
-- Who owns the package httpie-lite? Give the handles.
-- handles of the people behind httpie-lite
-- Whose is httpie-lite? Nicknames.
-- owners of httpie-lite, handle please
SELECT T1.handle FROM maintainers AS T1 JOIN package_owners AS T2 ON T1.maintainer_id = T2.maintainer_id JOIN packages AS T3 ON T2.package_id = T3.package_id WHERE T3.package_name = 'httpie-lite';
-- Show the handle of each maintainer and the number of packages they own.
-- how many packages each person has, listed by handle
-- How many bundles does everyone look after? Nickname, then how many.
-- count of packages owned per handle
SELECT T1.handle, COUNT(*) FROM maintainers AS T1 JOIN package_owners AS T2 ON T1.maintainer_id = T2.maintainer_id GROUP BY T1.maintainer_id;
-- Which packages have never had a release?
-- names of packages with nothing released so far
-- What has never come out in any version?
-- packages without a release
SELECT package_name FROM packages WHERE package_id NOT IN (SELECT package_id FROM releases);
-- What are the smallest and the largest size of a release in kilobytes?
-- release size: lowest and highest kb
-- How many kilobytes is the lightest version, and how many the heaviest?
-- min and max size over all releases
SELECT MIN(size_kb), MAX(size_kb) FROM releases;
-- Give the names of the packages owned by more than one maintainer.
-- which packages have more than one owner
-- What do more than one person look after together?
-- package names with over one owner
SELECT T1.package_name FROM packages AS T1 JOIN package_owners AS T2 ON T1.package_id = T2.package_id GROUP BY T1.package_id HAVING COUNT(*) > 1;
-- Which maintainers use two factor (1) and joined before 2017-01-01? Return the handles.
-- handles with two factor set to 1 who signed up earlier than 2017-01-01
-- Who signs in with a second proof (1) and came to us earlier than 2017-01-01? Nicknames.
-- joined prior to 2017-01-01, two factor = 1: handle
SELECT handle FROM maintainers WHERE two_factor = 1 AND joined_on < '2017-01-01';
-- List the names and downloads of packages with fewer downloads than the average package.
-- below average in downloads: package name, downloads
-- What is fetched less often than a bundle is on average, and how often?
-- package + total downloads, downloads under the average
SELECT package_name, total_downloads FROM packages WHERE total_downloads < (SELECT AVG(total_downloads) FROM packages);
-- How many different packages are depended on by some release?
-- number of distinct packages that serve as somebody's dependency
-- How many separate bundles does anything else need?
-- count different packages in depends on
SELECT COUNT(DISTINCT depends_on) FROM dependencies;
-- Which packages have both a yanked (1) and a non-yanked (0) release? Show the names.
-- names of packages with a release of yanked 1 and another of yanked 0
-- What has had a version pulled back (1) and also a version left in place (0)?
-- packages having a release with yanked = 0 and a release with yanked = 1
SELECT T1.package_name FROM packages AS T1 JOIN releases AS T2 ON T1.package_id = T2.package_id WHERE T2.yanked = 1 INTERSECT SELECT T1.package_name FROM packages AS T1 JOIN releases AS T2 ON T1.package_id = T2.package_id WHERE T2.yanked = 0;
-- Show the names of packages that no release depends on.
-- package names that nobody lists as a dependency
-- What does nothing else need?
-- packages that aren't in depends on anywhere
SELECT package_name FROM packages WHERE package_id NOT IN (SELECT depends_on FROM dependencies);
-- Which package is depended on by the most releases?
-- name of the package that turns up most as a dependency
-- What is needed by more versions than anything else is?
-- top package by number of dependencies on it
SELECT T1.package_name FROM packages AS T1 JOIN dependencies AS T2 ON T1.package_id = T2.depends_on GROUP BY T1.package_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the distinct names of packages that have a release with a dependency on fastyaml or tinylog?
-- different packages, by name, of which some release needs fastyaml or tinylog
-- What has had any version that can't do without fastyaml or tinylog? Each once.
-- distinct packages with a release depending on tinylog or fastyaml
SELECT DISTINCT T1.package_name FROM packages AS T1 JOIN releases AS T2 ON T1.package_id = T2.package_id JOIN dependencies AS T3 ON T2.release_id = T3.release_id JOIN packages AS T4 ON T3.depends_on = T4.package_id WHERE T4.package_name = 'fastyaml' OR T4.package_name = 'tinylog';
-- For maintainers owning at least two packages, show the handle and the total downloads of their packages, the most downloaded first.
-- people with 2 or more packages: handle and downloads added together, biggest sum at the top
-- Who looks after two bundles or more, and how often have those been fetched altogether? Nickname first, the most at the top.
-- handle + sum of downloads, owners of at least 2 packages, from high to low
SELECT T1.handle, SUM(T3.total_downloads) FROM maintainers AS T1 JOIN package_owners AS T2 ON T1.maintainer_id = T2.maintainer_id JOIN packages AS T3 ON T2.package_id = T3.package_id GROUP BY T1.maintainer_id HAVING COUNT(*) >= 2 ORDER BY SUM(T3.total_downloads) DESC;

-- database: greenlight_ci_builds
CREATE TABLE Team (TeamId INTEGER PRIMARY KEY, Name TEXT, ChatRoom TEXT, Floor INTEGER);
CREATE TABLE Repository (RepoId INTEGER PRIMARY KEY, Name TEXT, Language TEXT, TeamId INTEGER REFERENCES Team(TeamId), DefaultBranch TEXT, Archived TEXT);
CREATE TABLE Agent (AgentId INTEGER PRIMARY KEY, HostName TEXT, OperatingSystem TEXT, Cores INTEGER, LastSeen TEXT);
CREATE TABLE Build (BuildId INTEGER PRIMARY KEY, RepoId INTEGER REFERENCES Repository(RepoId), AgentId INTEGER REFERENCES Agent(AgentId), Branch TEXT, StartedAt TEXT, DurationSeconds INTEGER, Result TEXT);
CREATE TABLE TestFailure (FailureId INTEGER PRIMARY KEY, BuildId INTEGER REFERENCES Build(BuildId), TestName TEXT, Message TEXT, Flaky TEXT);
INSERT INTO Team VALUES (1,'Payments','#pay',3),(2,'Search','#find',2),(3,'Platform','#infra',3),(4,'Research','#lab',5);
INSERT INTO Repository VALUES (1,'checkout-api','Go',1,'main','No'),(2,'ledger','Kotlin',1,'main','No'),(3,'indexer','Rust',2,'trunk','No'),(4,'query-ui','TypeScript',2,'main','No'),(5,'deploy-scripts','Python',3,'master','No'),(6,'old-ledger','Java',1,'master','Yes');
INSERT INTO Agent VALUES (1,'badger','Linux',16,'2024-03-05'),(2,'stoat','Linux',8,'2024-03-05'),(3,'heron','Windows',12,'2024-03-04'),(4,'newt','macOS',10,'2024-01-17'),(5,'egret','Linux',32,NULL);
INSERT INTO Build VALUES (1,1,1,'main','2024-03-01',340,'passed'),(2,1,1,'fix-rounding','2024-03-01',365,'failed'),(3,1,2,'main','2024-03-02',410,'passed'),(4,2,3,'main','2024-03-02',720,'failed'),(5,3,1,'trunk','2024-03-03',1280,'passed'),(6,4,4,'main','2024-01-17',200,'passed'),(7,4,2,'dark-mode','2024-03-04',232,'failed'),(8,2,3,'main','2024-03-04',690,'passed'),(9,5,2,'master','2024-03-05',55,'cancelled');
INSERT INTO TestFailure VALUES (1,2,'RoundsHalfEven','expected 2.50','no'),(2,2,'CurrencySymbol','missing sign','no'),(3,4,'OpensAccount','timeout after 30s','yes'),(4,4,'ClosesYear','timeout after 60s','yes'),(5,4,'BalancesToZero','off by one cent','no'),(6,7,'TogglesTheme','element not found','yes');
-- How many builds failed, that is, have the result failed?
-- builds with a failed outcome, counted
-- How many times did putting the code together not work (failed)?
-- result failed, count of builds
SELECT COUNT(*) FROM Build WHERE Result = 'failed';
-- Which agents run Linux? Show their host names.
-- host names of the Linux boxes
-- Which machines have Linux on them?
-- operating system linux: host names
SELECT HostName FROM Agent WHERE OperatingSystem = 'Linux';
-- What is the average duration in seconds of the builds on the branch main?
-- how many seconds does a build of main take on average
-- How long does putting main together take on average, in seconds?
-- branch main, avg duration
SELECT AVG(DurationSeconds) FROM Build WHERE Branch = 'main';
-- Which agent has never been seen? Give the host name.
-- host whose last seen entry is blank
-- Which machine have we never heard from?
-- last seen is empty: host name
SELECT HostName FROM Agent WHERE LastSeen IS NULL;
-- List the names and languages of the repositories, sorted alphabetically by language.
-- repos with their language, A to Z on the language
-- What is every code base called, and what is it programmed in? In abc order of the latter.
-- repositories: name + language sorted by language
SELECT Name, Language FROM Repository ORDER BY Language;
-- Show the name of each team and the names of its repositories.
-- which team has which repo (team name, repo name)
-- Which people look after which code base? Their group first.
-- each team next to each of its repositories, names
SELECT T1.Name, T2.Name FROM Team AS T1 JOIN Repository AS T2 ON T1.TeamId = T2.TeamId;
-- What is the total duration of the builds of each repository, by the repository's name?
-- build seconds added up, one line per repo name
-- How long have we spent putting every code base together, all told? Its name first.
-- sum of build durations by repository
SELECT T1.Name, SUM(T2.DurationSeconds) FROM Repository AS T1 JOIN Build AS T2 ON T1.RepoId = T2.RepoId GROUP BY T1.RepoId;
-- Which repository took the longest for a single build?
-- repo name of the slowest build ever
-- For which code base did putting it together once take longer than for any other?
-- max build duration, which repository
SELECT T1.Name FROM Repository AS T1 JOIN Build AS T2 ON T1.RepoId = T2.RepoId ORDER BY T2.DurationSeconds DESC LIMIT 1;
-- How many builds has each agent done? Show the host name and the count.
-- host names and the number of jobs built on them
-- How often has every machine put something together? The machine, then how often.
-- count of builds by host name
SELECT T1.HostName, COUNT(*) FROM Agent AS T1 JOIN Build AS T2 ON T1.AgentId = T2.AgentId GROUP BY T1.AgentId;
-- Which teams have no repository?
-- names of teams that own no code base
-- Which groups have no code base of their own?
-- teams with zero repositories
SELECT Name FROM Team WHERE TeamId NOT IN (SELECT TeamId FROM Repository);
-- What tests failed with a message that mentions a timeout?
-- names of tests where the message says timeout
-- Which checks didn't pass and said something about a timeout?
-- search failure messages for timeout, i need the test names
SELECT TestName FROM TestFailure WHERE Message LIKE '%timeout%';
-- Find the names of the tests that failed in builds of the repository ledger.
-- ledger: which tests broke
-- Which checks have not passed for ledger?
-- test failures in builds of repository ledger, test names
SELECT T3.TestName FROM Repository AS T1 JOIN Build AS T2 ON T1.RepoId = T2.RepoId JOIN TestFailure AS T3 ON T2.BuildId = T3.BuildId WHERE T1.Name = 'ledger';
-- Which repositories were built on Linux as well as on macOS? Give the names.
-- names of repos that have seen builds on both Linux and macOS
-- Which code bases have been put together on Linux and on macOS too?
-- repositories with a macos build and also a linux build
SELECT T1.Name FROM Repository AS T1 JOIN Build AS T2 ON T1.RepoId = T2.RepoId JOIN Agent AS T3 ON T2.AgentId = T3.AgentId WHERE T3.OperatingSystem = 'Linux' INTERSECT SELECT T1.Name FROM Repository AS T1 JOIN Build AS T2 ON T1.RepoId = T2.RepoId JOIN Agent AS T3 ON T2.AgentId = T3.AgentId WHERE T3.OperatingSystem = 'macOS';
-- Give the ids and the branches of builds that lasted longer than the average build.
-- builds slower than the mean: id plus branch
-- Which runs took longer than a run does on average, and on what line of the code were they? Number first.
-- build id + branch, duration over the average
SELECT BuildId, Branch FROM Build WHERE DurationSeconds > (SELECT AVG(DurationSeconds) FROM Build);
-- Which branches have been built more than once, and how often?
-- branches with more than one build, and the number for each
-- On which lines of the code has there been more than one run, and how many?
-- count of builds by branch, only above one
SELECT Branch, COUNT(*) FROM Build GROUP BY Branch HAVING COUNT(*) > 1;
-- List the names of repositories that have never been built.
-- repos without any build on record
-- Which code bases has nobody ever put together?
-- repository names with zero builds
SELECT Name FROM Repository WHERE RepoId NOT IN (SELECT RepoId FROM Build);
-- How many distinct operating systems do the agents have?
-- count of different OSes across our agents
-- How many separate kinds of system software are there on our machines?
-- count different operating systems among the agents
SELECT COUNT(DISTINCT OperatingSystem) FROM Agent;
-- Which team suffered the most test failures? Show its name and the number of failures.
-- team with the biggest number of broken tests, plus that number
-- Whose checks have gone wrong most often, and how often?
-- top team by number of test failures: name + number
SELECT T1.Name, COUNT(*) FROM Team AS T1 JOIN Repository AS T2 ON T1.TeamId = T2.TeamId JOIN Build AS T3 ON T2.RepoId = T3.RepoId JOIN TestFailure AS T4 ON T3.BuildId = T4.BuildId GROUP BY T1.TeamId ORDER BY COUNT(*) DESC LIMIT 1;
-- For the builds that passed, what is the shortest and the longest duration on each operating system?
-- per OS, min and max seconds of passed builds
-- When all went well (passed), how long did it take at the least and at the most, for every kind of system software? The software first.
-- by operating system: min duration, max duration, result passed only
SELECT T1.OperatingSystem, MIN(T2.DurationSeconds), MAX(T2.DurationSeconds) FROM Agent AS T1 JOIN Build AS T2 ON T1.AgentId = T2.AgentId WHERE T2.Result = 'passed' GROUP BY T1.OperatingSystem;
-- Which chat rooms belong to teams that have a repository without a flaky (yes) test failure in any of its builds? List each different chat room.
-- distinct chat rooms of teams owning some repo where no build ever had a failure marked flaky yes
-- Where do the groups talk that have a code base in which no check ever went wrong by chance (flaky: yes)? Each place once.
-- distinct chat rooms, teams with a repository that never had a test failure with flaky = yes
SELECT DISTINCT T1.ChatRoom FROM Team AS T1 JOIN Repository AS T2 ON T1.TeamId = T2.TeamId WHERE T2.RepoId NOT IN (SELECT T3.RepoId FROM Build AS T3 JOIN TestFailure AS T4 ON T3.BuildId = T4.BuildId WHERE T4.Flaky = 'yes');

-- database: cumulus_cloud_hosting
CREATE TABLE Ref_Regions (region_code TEXT PRIMARY KEY, region_name TEXT, country TEXT, carbon_free_percent INTEGER);
CREATE TABLE Ref_Machine_Types (type_code TEXT PRIMARY KEY, vcpus INTEGER, memory_gb INTEGER, price_per_hour REAL);
CREATE TABLE Customers (customer_id INTEGER PRIMARY KEY, customer_name TEXT, plan TEXT, country TEXT, date_of_signup TEXT);
CREATE TABLE Virtual_Servers (server_id INTEGER PRIMARY KEY, server_name TEXT, customer_id INTEGER REFERENCES Customers(customer_id), region_code TEXT REFERENCES Ref_Regions(region_code), type_code TEXT REFERENCES Ref_Machine_Types(type_code), date_launched TEXT, server_state TEXT);
CREATE TABLE Disks (disk_id INTEGER PRIMARY KEY, server_id INTEGER REFERENCES Virtual_Servers(server_id), disk_kind TEXT, size_gb INTEGER, encrypted_yn TEXT);
CREATE TABLE Outages (outage_id INTEGER PRIMARY KEY, region_code TEXT REFERENCES Ref_Regions(region_code), outage_date TEXT, minutes INTEGER, cause TEXT);
INSERT INTO Ref_Regions VALUES ('nor1','Bergen','Norway',99),('deu1','Leipzig','Germany',58),('can1','Winnipeg','Canada',97),('sgp1','Changi','Singapore',12),('deu2','Kassel','Germany',64);
INSERT INTO Ref_Machine_Types VALUES ('c2',2,4,0.05),('c8',8,16,0.21),('m4',4,32,0.19),('g16',16,128,2.4),('n1',1,1,0.01);
INSERT INTO Customers VALUES (1,'Plum Analytics','business','Germany','2019-03-12'),(2,'Fjordkart','starter','Norway','2021-07-01'),(3,'Otaru Games','business','Japan','2020-10-20'),(4,'Maple Clinic','enterprise','Canada','2018-01-29'),(5,'Dormant Ltd','starter','Ireland','2023-05-05');
INSERT INTO Virtual_Servers VALUES (1,'plum-db',1,'deu1','m4','2020-01-05','running'),(2,'plum-web',1,'deu1','c2','2020-01-05','running'),(3,'tiles',2,'nor1','c8','2021-07-03','running'),(4,'match-1',3,'sgp1','m4','2022-02-02','running'),(5,'match-2',3,'sgp1','c8','2022-02-14','stopped'),(6,'train-gpu',3,'can1','g16','2023-09-09','running'),(7,'records',4,'can1','m4','2018-02-11','running'),(8,'plum-test',1,'nor1','c2','2023-11-30','stopped');
INSERT INTO Disks VALUES (1,1,'ssd',500,'Y'),(2,1,'hdd',2000,'Y'),(3,2,'ssd',50,'N'),(4,3,'ssd',200,'N'),(5,4,'ssd',120,'N'),(6,6,'nvme',1000,'Y'),(7,7,'ssd',800,'Y'),(8,7,'hdd',4000,'Y');
INSERT INTO Outages VALUES (1,'deu1','2022-06-18',47,'cooling'),(2,'sgp1','2022-11-02',125,'power'),(3,'deu1','2023-02-27',8,'network'),(4,'can1','2023-12-19',33,'power'),(5,'sgp1','2024-01-15',19,NULL);
-- How many servers are stopped?
-- number of machines in the state stopped
-- How many machines have been switched off (stopped)?
-- server state stopped, how many
SELECT COUNT(*) FROM Virtual_Servers WHERE server_state = 'stopped';
-- What are the names of the customers on the business plan?
-- who is on business
-- Who pays for the business package?
-- plan business: customer names
SELECT customer_name FROM Customers WHERE plan = 'business';
-- List the type codes with at least 4 virtual CPUs and a price per hour below 1.
-- codes of machine types, vcpus 4 or more, costing under 1 an hour
-- Which kinds of machine have no fewer than 4 processors and cost less than 1 an hour? Codes.
-- price per hour under 1, vcpus at least 4, type code
SELECT type_code FROM Ref_Machine_Types WHERE vcpus >= 4 AND price_per_hour < 1;
-- What is the total size of all disks that are encrypted (Y)?
-- gigabytes altogether on disks with encryption Y
-- How much fits on everything that has been scrambled (Y), all together?
-- encrypted = y: sum of disk sizes
SELECT SUM(size_gb) FROM Disks WHERE encrypted_yn = 'Y';
-- Show the region names from the greenest to the least green by carbon free percentage.
-- regions by name, highest carbon free share at the top
-- Where is the power cleanest, where dirtiest? All our places from the one to the other.
-- region names sorted by carbon free percent descending
SELECT region_name FROM Ref_Regions ORDER BY carbon_free_percent DESC;
-- Which outages have no known cause? Give the date and the minutes.
-- outages with the cause left empty: day, length in minutes
-- When were we down without knowing why, and for how long?
-- cause empty: outage date, minutes
SELECT outage_date, minutes FROM Outages WHERE cause IS NULL;
-- Show the name of each server and the name of the customer who owns it.
-- server names side by side with customer names
-- What is every machine called, and whose is it?
-- server + its customer, names, for all servers
SELECT T1.server_name, T2.customer_name FROM Virtual_Servers AS T1 JOIN Customers AS T2 ON T1.customer_id = T2.customer_id;
-- How many servers are located in each region? Give the region name and the number.
-- machines counted by region name
-- How many machines stand in every place of ours? The place, then how many.
-- count of servers per region name
SELECT T1.region_name, COUNT(*) FROM Ref_Regions AS T1 JOIN Virtual_Servers AS T2 ON T1.region_code = T2.region_code GROUP BY T1.region_code;
-- Which customers do not have any server?
-- names of clients who have launched nothing
-- Who has not got a single machine with us?
-- customers with zero servers
SELECT customer_name FROM Customers WHERE customer_id NOT IN (SELECT customer_id FROM Virtual_Servers);
-- What is the memory of the machine on which the server train-gpu runs?
-- how many GB of RAM does train-gpu have
-- How much memory has train-gpu got?
-- train-gpu: memory in gb of its machine type
SELECT T1.memory_gb FROM Ref_Machine_Types AS T1 JOIN Virtual_Servers AS T2 ON T1.type_code = T2.type_code WHERE T2.server_name = 'train-gpu';
-- Which region had the longest outage? Show the region name and the country.
-- name and country of the region that was down longest in one go
-- Where was the power or the net gone for the longest stretch, and in what country is that?
-- outage with most minutes: region name + country
SELECT T1.region_name, T1.country FROM Ref_Regions AS T1 JOIN Outages AS T2 ON T1.region_code = T2.region_code ORDER BY T2.minutes DESC LIMIT 1;
-- Find the distinct machine types used by servers in Germany. Give the type codes.
-- different type codes that run in Germany
-- What kinds of machine are in use in Germany? Each code once.
-- region country germany, distinct type codes of the servers
SELECT DISTINCT T1.type_code FROM Virtual_Servers AS T1 JOIN Ref_Regions AS T2 ON T1.region_code = T2.region_code WHERE T2.country = 'Germany';
-- Which machine types have never been used for a server? List the codes.
-- codes of machine types that no server is built on
-- Which kinds of machine has nobody ever picked? Codes.
-- type code with zero servers
SELECT type_code FROM Ref_Machine_Types WHERE type_code NOT IN (SELECT type_code FROM Virtual_Servers);
-- What are the average and the maximum disk size of each disk kind?
-- disks by kind: mean gb, top gb
-- How big is every sort of disk on average, and how big is the biggest of it? The sort first.
-- by disk kind: kind, avg size, max size
SELECT disk_kind, AVG(size_gb), MAX(size_gb) FROM Disks GROUP BY disk_kind;
-- Which customers have servers in more than one region? Give the name.
-- clients, by name, spread over more than one region
-- Who has machines in more than one of our places?
-- customers whose servers are in over one different region
SELECT T1.customer_name FROM Customers AS T1 JOIN Virtual_Servers AS T2 ON T1.customer_id = T2.customer_id GROUP BY T1.customer_id HAVING COUNT(DISTINCT T2.region_code) > 1;
-- Which customers have a running server in Leipzig and also a stopped server in Bergen?
-- names of clients with something running in Leipzig plus something stopped in Bergen
-- Who has something on (running) in Leipzig and something off (stopped) in Bergen?
-- customers: stopped server in bergen, and also a running server in leipzig
SELECT T1.customer_name FROM Customers AS T1 JOIN Virtual_Servers AS T2 ON T1.customer_id = T2.customer_id JOIN Ref_Regions AS T3 ON T2.region_code = T3.region_code WHERE T2.server_state = 'running' AND T3.region_name = 'Leipzig' INTERSECT SELECT T1.customer_name FROM Customers AS T1 JOIN Virtual_Servers AS T2 ON T1.customer_id = T2.customer_id JOIN Ref_Regions AS T3 ON T2.region_code = T3.region_code WHERE T2.server_state = 'stopped' AND T3.region_name = 'Bergen';
-- List the countries that have a region or a customer.
-- every country where we have a region or a client, in one list
-- In which countries are we, or anyone who pays us? Each once.
-- one list of countries, regions plus customers
SELECT country FROM Ref_Regions UNION SELECT country FROM Customers;
-- What are the names of servers whose machine costs more per hour than the average machine type?
-- servers on a type dearer than the mean hourly price, names only
-- Which machines are of a kind that is dearer by the hour than the kinds are on average?
-- server names, price per hour of their type over the average of all types
SELECT T1.server_name FROM Virtual_Servers AS T1 JOIN Ref_Machine_Types AS T2 ON T1.type_code = T2.type_code WHERE T2.price_per_hour > (SELECT AVG(price_per_hour) FROM Ref_Machine_Types);
-- For each customer with more than 500 gigabytes of disk in total, show the customer name and that total, the largest first.
-- clients whose disks add up to over 500 gb: name and sum, in descending order of the sum
-- Whose disks hold more than 500 altogether, and how much do they hold? The most at the top.
-- customer + sum of disk gb, only sums over 500, from high to low
SELECT T1.customer_name, SUM(T3.size_gb) FROM Customers AS T1 JOIN Virtual_Servers AS T2 ON T1.customer_id = T2.customer_id JOIN Disks AS T3 ON T2.server_id = T3.server_id GROUP BY T1.customer_id HAVING SUM(T3.size_gb) > 500 ORDER BY SUM(T3.size_gb) DESC;
-- Which running server pays the highest price per hour outside the region Winnipeg? Give the server name and the price.
-- dearest hourly price among running servers not in Winnipeg: server name, price
-- Which machine that is on (running) costs most by the hour, Winnipeg left out, and how much?
-- state running, region anything but winnipeg: server with the top price per hour, and that price
SELECT T1.server_name, T2.price_per_hour FROM Virtual_Servers AS T1 JOIN Ref_Machine_Types AS T2 ON T1.type_code = T2.type_code JOIN Ref_Regions AS T3 ON T1.region_code = T3.region_code WHERE T1.server_state = 'running' AND T3.region_name != 'Winnipeg' ORDER BY T2.price_per_hour DESC LIMIT 1;

-- database: pocketbazaar_app_store
CREATE TABLE developer (dev_id INTEGER PRIMARY KEY, dev_name TEXT, city TEXT, since_yr INTEGER, verified TEXT);
CREATE TABLE category (cat_id INTEGER PRIMARY KEY, cat_name TEXT, parent_cat_id INTEGER REFERENCES category(cat_id));
CREATE TABLE app (app_id INTEGER PRIMARY KEY, app_title TEXT, dev_id INTEGER REFERENCES developer(dev_id), cat_id INTEGER REFERENCES category(cat_id), price REAL, size_mb REAL, age_rating INTEGER);
CREATE TABLE user_account (user_id INTEGER PRIMARY KEY, nick TEXT, city TEXT, birth_yr INTEGER, device TEXT);
CREATE TABLE install (user_id INTEGER REFERENCES user_account(user_id), app_id INTEGER REFERENCES app(app_id), installed_on TEXT, removed_on TEXT, PRIMARY KEY (user_id, app_id));
CREATE TABLE review (rev_id INTEGER PRIMARY KEY, app_id INTEGER REFERENCES app(app_id), user_id INTEGER REFERENCES user_account(user_id), stars INTEGER, posted_on TEXT, helpful_votes INTEGER);
INSERT INTO developer VALUES (1,'Nimbus Works','Oslo',2012,'yes'),(2,'Two Cats Studio','Porto',2018,'yes'),(3,'Kettle Apps','Leeds',2020,'no'),(4,'Grid Nine','Seoul',2015,'yes'),(5,'Paper Boat','Porto',2023,'no');
INSERT INTO category VALUES (1,'Games',NULL),(2,'Puzzle',1),(3,'Arcade',1),(4,'Health',NULL),(5,'Weather',NULL),(6,'Sleep',4);
INSERT INTO app VALUES (1,'Rain Radar Pro',1,5,3.99,42.5,4),(2,'Catnap Timer',2,6,0,18,4),(3,'Tile Tangle',2,2,1.99,130,4),(4,'Brick Comet',4,3,0,210.5,9),(5,'Rainy Day Puzzles',4,2,2.49,96,4),(6,'Steps and Sips',3,4,0,33.2,12),(7,'Neon Drift',4,3,4.99,540,12);
INSERT INTO user_account VALUES (1,'mossy','Porto',1990,'Vela 5'),(2,'kjetil77','Oslo',1977,'Orbit X'),(3,'sunhee','Seoul',2004,'Orbit X'),(4,'grannyg','Leeds',1949,'Vela 3'),(5,'newbie','Leeds',2008,NULL);
INSERT INTO install VALUES (1,2,'2023-01-10',NULL),(1,3,'2023-02-11','2023-03-01'),(1,5,'2023-06-19',NULL),(2,1,'2022-09-09',NULL),(2,2,'2023-07-07',NULL),(3,4,'2022-12-25','2023-01-02'),(3,5,'2023-04-14',NULL),(3,3,'2023-05-30',NULL),(4,1,'2023-08-08',NULL),(4,2,'2023-08-09','2023-08-10');
INSERT INTO review VALUES (1,1,2,5,'2022-10-01',14),(2,2,1,4,'2023-01-15',3),(3,3,1,2,'2023-03-01',9),(4,4,3,1,'2023-01-02',21),(5,5,3,5,'2023-04-20',2),(6,2,4,2,'2023-08-10',0),(7,3,3,4,'2023-06-05',5),(8,1,4,4,'2023-09-01',1);
-- How many apps are free, with a price of 0?
-- count apps priced at 0
-- How many apps need no money (0)?
-- price = 0, number of apps
SELECT COUNT(*) FROM app WHERE price = 0;
-- What are the titles of the apps whose title starts with Rain?
-- apps named Rain-something, titles
-- What is there in the store that begins with Rain?
-- app titles starting in rain
SELECT app_title FROM app WHERE app_title LIKE 'Rain%';
-- Which app takes up the most space?
-- title of the biggest app in megabytes
-- What fills your phone more than anything else we offer?
-- app with the max mb
SELECT app_title FROM app ORDER BY size_mb DESC LIMIT 1;
-- List the nicks and cities of users born after 1980.
-- nick and city of anybody with a birth year later than 1980
-- Who was born later than 1980, and where do they live? Nickname first.
-- users with a birth year above 1980: nick, city
SELECT nick, city FROM user_account WHERE birth_yr > 1980;
-- What is the average price of apps with an age rating of 4?
-- mean price when the age rating is 4
-- How much does something for people as young as 4 (the age given) cost on average?
-- age rating = 4, avg price
SELECT AVG(price) FROM app WHERE age_rating = 4;
-- Which categories have no parent category?
-- names of the top level categories
-- Which shelves of the store don't stand under another one?
-- categories, parent is empty
SELECT cat_name FROM category WHERE parent_cat_id IS NULL;
-- Find the names of the subcategories of Games.
-- what sits directly below Games in the category tree
-- Which shelves are under Games?
-- parent category games: names of the children
SELECT T1.cat_name FROM category AS T1 JOIN category AS T2 ON T1.parent_cat_id = T2.cat_id WHERE T2.cat_name = 'Games';
-- Show each app's title with its developer's name.
-- app titles and who made them (developer name)
-- What is every program in the store called, and whose work is it?
-- all apps: title + developer
SELECT T1.app_title, T2.dev_name FROM app AS T1 JOIN developer AS T2 ON T1.dev_id = T2.dev_id;
-- What is the number of apps by each developer? Give the developer's name too, first.
-- developer name and app count
-- How many programs has everyone put in the store? Who, then how many.
-- count of apps by developer name
SELECT T1.dev_name, COUNT(*) FROM developer AS T1 JOIN app AS T2 ON T1.dev_id = T2.dev_id GROUP BY T1.dev_id;
-- Give the average stars of every reviewed app, by title, the best first.
-- rating league: app title and mean stars, from highest to lowest
-- How well do people like everything that they have said something about? The title, the mean, the best liked at the top.
-- avg stars by app title, from high to low, reviewed ones only
SELECT T1.app_title, AVG(T2.stars) FROM app AS T1 JOIN review AS T2 ON T1.app_id = T2.app_id GROUP BY T1.app_id ORDER BY AVG(T2.stars) DESC;
-- Which users have installed Catnap Timer? Return their nicks.
-- nicks of people who put Catnap Timer on their device
-- Who has put Catnap Timer on their phone? Nicknames.
-- catnap timer installs: nick of the user
SELECT T1.nick FROM user_account AS T1 JOIN install AS T2 ON T1.user_id = T2.user_id JOIN app AS T3 ON T2.app_id = T3.app_id WHERE T3.app_title = 'Catnap Timer';
-- Which apps have never been reviewed? Show the titles.
-- titles with no review whatsoever
-- About what has nobody ever said anything?
-- app titles with zero reviews
SELECT app_title FROM app WHERE app_id NOT IN (SELECT app_id FROM review);
-- What are the cities in which both a developer and a user live?
-- towns found among developers and among users alike
-- In which towns do both people who make programs and people who use them live?
-- cities that users and developers have in common
SELECT city FROM developer INTERSECT SELECT city FROM user_account;
-- List the titles and prices of apps that are more expensive than the average app, the dearest first.
-- apps above the mean price: title, price, from most costly down
-- What costs more than a program does on average, and how much? The priciest at the top.
-- app title + price over the average, from high to low
SELECT app_title, price FROM app WHERE price > (SELECT AVG(price) FROM app) ORDER BY price DESC;
-- Which verified (yes) developers made an app rated for an age of 12 or older? Give the distinct names.
-- different developer names, verified yes, with an app whose age rating is at least 12
-- Who has been checked by us (yes) and makes something for people no younger than 12? Each once.
-- distinct developers, verified = yes, with an app of age rating 12 or above
SELECT DISTINCT T1.dev_name FROM developer AS T1 JOIN app AS T2 ON T1.dev_id = T2.dev_id WHERE T1.verified = 'yes' AND T2.age_rating >= 12;
-- How many different users wrote a review?
-- number of distinct people who reviewed anything
-- How many separate people have ever said what they think?
-- count different users among the reviews
SELECT COUNT(DISTINCT user_id) FROM review;
-- Which users have installed at least three apps? Show the nick and how many.
-- nick and number of installs for anybody with 3 or more
-- Who has put three programs or more on their phone, and how many? Nickname first.
-- nick + count of installs, at least 3
SELECT T1.nick, COUNT(*) FROM user_account AS T1 JOIN install AS T2 ON T1.user_id = T2.user_id GROUP BY T1.user_id HAVING COUNT(*) >= 3;
-- Which category has the most installs? Give its name.
-- name of the category whose apps were put on devices most often
-- From which shelf do people put things on their phones most often?
-- top category by number of installs
SELECT T1.cat_name FROM category AS T1 JOIN app AS T2 ON T1.cat_id = T2.cat_id JOIN install AS T3 ON T2.app_id = T3.app_id GROUP BY T1.cat_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the nick and the device of the user who wrote the review with the most helpful votes about an app by Two Cats Studio?
-- most helpful review on anything from Two Cats Studio: the author's nick and device
-- Who wrote what others found most useful about something from Two Cats Studio, and on what kind of phone are they? Nickname first.
-- two cats studio apps, review with top helpful votes: nick + device of its writer
SELECT T1.nick, T1.device FROM user_account AS T1 JOIN review AS T2 ON T1.user_id = T2.user_id JOIN app AS T3 ON T2.app_id = T3.app_id JOIN developer AS T4 ON T3.dev_id = T4.dev_id WHERE T4.dev_name = 'Two Cats Studio' ORDER BY T2.helpful_votes DESC LIMIT 1;
-- Which nicks belong to users who have installed an app of the category Puzzle but none of the category Sleep?
-- nicks: has installed something in Puzzle, nothing in Sleep
-- Who has something from Puzzle on their phone but nothing from Sleep, going by what was ever put on? Nicknames.
-- installed in category puzzle, minus those that installed in category sleep, nick only
SELECT T1.nick FROM user_account AS T1 JOIN install AS T2 ON T1.user_id = T2.user_id JOIN app AS T3 ON T2.app_id = T3.app_id JOIN category AS T4 ON T3.cat_id = T4.cat_id WHERE T4.cat_name = 'Puzzle' EXCEPT SELECT T1.nick FROM user_account AS T1 JOIN install AS T2 ON T1.user_id = T2.user_id JOIN app AS T3 ON T2.app_id = T3.app_id JOIN category AS T4 ON T3.cat_id = T4.cat_id WHERE T4.cat_name = 'Sleep';
