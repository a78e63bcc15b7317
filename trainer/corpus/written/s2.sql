-- database: tender_office
CREATE TABLE vendor (vend_no INTEGER PRIMARY KEY, vend_name TEXT, ctry TEXT, reg_dt TEXT, is_sme TEXT, rating REAL);
CREATE TABLE tender (tender_id INTEGER PRIMARY KEY, title TEXT, publ_dt TEXT, close_dt TEXT, est_amt REAL, status TEXT, officer TEXT);
CREATE TABLE bid (bid_id INTEGER PRIMARY KEY, tender_id INTEGER REFERENCES tender(tender_id), vend_no INTEGER REFERENCES vendor(vend_no), bid_amt REAL, recv_dt TEXT, valid TEXT);
CREATE TABLE award (award_id INTEGER PRIMARY KEY, bid_id INTEGER REFERENCES bid(bid_id), award_dt TEXT, contract_amt REAL);
INSERT INTO vendor VALUES (1,'Norbau','Austria','2012-03-01','Y',4.5),(2,'Pontex','Italy','2008-07-15','N',3.9),(3,'Hansa Road','Germany','2015-01-20','N',4.1),(4,'Kliv','Poland','2019-11-02','Y',NULL),(5,'Aster Works','Italy','2010-05-05','Y',4.8),(6,'Delta Cable','Austria','2021-02-14','Y',3.2);
INSERT INTO tender VALUES (1,'School roof','2023-01-10','2023-02-10',250000,'awarded','Huber'),(2,'Bridge paint','2023-02-01','2023-03-15',90000,'awarded','Lang'),(3,'Fibre to village','2023-04-20','2023-06-01',600000,'open','Huber'),(4,'Snow clearing','2023-05-02','2023-05-30',40000,'cancelled','Lang'),(5,'Town hall windows','2023-06-11','2023-07-20',180000,'open','Maier'),(6,'Bus shelters','2023-07-01','2023-08-01',75000,'open','Huber');
INSERT INTO bid VALUES (1,1,1,240000,'2023-02-01','Y'),(2,1,2,265000,'2023-02-05','Y'),(3,1,5,231000,'2023-02-11','N'),(4,2,3,88000,'2023-03-01','Y'),(5,2,5,84500,'2023-03-10','Y'),(6,3,6,590000,'2023-05-15','Y'),(7,5,1,175000,'2023-07-01','Y'),(8,5,5,169000,'2023-07-03','Y');
INSERT INTO award VALUES (1,1,'2023-03-01',238000),(2,5,'2023-04-02',84500);
-- How many tenders are open?
-- number of open calls
-- How many invitations to bid can companies still respond to, their state being open?
-- status open: count of tenders
SELECT COUNT(*) FROM tender WHERE status = 'open';
-- List the names and countries of vendors with a rating above 4.
-- Suppliers rated better than 4, and where they are from
-- Which companies have been marked higher than 4, and in what nation are they?
-- rating over 4: vendor name, country
SELECT vend_name, ctry FROM vendor WHERE rating > 4;
-- Which tender has the highest estimated amount?
-- title of the call with the biggest estimate
-- What do we expect to pay the most for?
-- sort tenders by estimated amount, highest one's title
SELECT title FROM tender ORDER BY est_amt DESC LIMIT 1;
-- Show the title of each tender and the number of bids on it.
-- How many offers came in for every call? Title and count.
-- How many companies' proposals did each invitation get? What it is called, then how many.
-- tender title plus its count of bids
SELECT T1.title, COUNT(*) FROM tender AS T1 JOIN bid AS T2 ON T1.tender_id = T2.tender_id GROUP BY T1.tender_id;
-- What are the titles of tenders that received no bids?
-- calls on which nobody made an offer
-- For what did no company put in a proposal?
-- tenders with zero bids: titles
SELECT title FROM tender WHERE tender_id NOT IN (SELECT tender_id FROM bid);
-- Find the names of vendors that bid on the tender School roof.
-- who made an offer for School roof
-- Which companies would like to do the School roof?
-- tender School roof: names of all vendors with a bid
SELECT T1.vend_name FROM vendor AS T1 JOIN bid AS T2 ON T1.vend_no = T2.vend_no JOIN tender AS T3 ON T2.tender_id = T3.tender_id WHERE T3.title = 'School roof';
-- What are the lowest and average bid amounts of valid bids with value Y?
-- cheapest and mean offer among those whose valid mark is Y
-- Of the proposals that count (valid: Y), how much is the least expensive, and what is the mean?
-- valid = Y: min and average of the bid amount
SELECT MIN(bid_amt), AVG(bid_amt) FROM bid WHERE valid = 'Y';
-- Which vendors have more than 1 bid?
-- companies that made more than 1 offer
-- Which companies have handed in more than 1 proposal?
-- count bids by vendor, over 1: vendor names
SELECT T1.vend_name FROM vendor AS T1 JOIN bid AS T2 ON T1.vend_no = T2.vend_no GROUP BY T1.vend_no HAVING COUNT(*) > 1;
-- Give the names of vendors that have won an award.
-- Which suppliers were awarded a contract?
-- Which companies have been picked for a job?
-- vendors with a bid that led to an award, by name
SELECT T1.vend_name FROM vendor AS T1 JOIN bid AS T2 ON T1.vend_no = T2.vend_no JOIN award AS T3 ON T2.bid_id = T3.bid_id;
-- What is the total contract amount awarded to vendors from Italy?
-- sum of contract values of Italy suppliers
-- How much are the jobs worth altogether that went to companies in Italy?
-- vendor country Italy: contract amounts added up
SELECT SUM(T3.contract_amt) FROM vendor AS T1 JOIN bid AS T2 ON T1.vend_no = T2.vend_no JOIN award AS T3 ON T2.bid_id = T3.bid_id WHERE T1.ctry = 'Italy';
-- Which officer handles the most tenders?
-- Who is in charge of the largest number of calls?
-- Which of our people looks after more invitations than the rest?
-- officer with most tenders
SELECT officer FROM tender GROUP BY officer ORDER BY COUNT(*) DESC LIMIT 1;
-- How many different countries do the vendors come from?
-- count of distinct supplier countries
-- From how many separate nations are the companies on file?
-- number of vendor countries, each country one time
SELECT COUNT(DISTINCT ctry) FROM vendor;
-- List the titles of tenders published after 2023-04-30, ordered by closing date.
-- What was put out after 2023-04-30? Soonest deadline first.
-- What did we announce later than 2023-04-30? By the day it ends, earliest first.
-- publication date past 2023-04-30: tender titles, sorted upwards by close date
SELECT title FROM tender WHERE publ_dt > '2023-04-30' ORDER BY close_dt;
-- Which vendors bid less than the average bid amount?
-- names of those who offered below the mean offer
-- Which companies were cheaper than proposals are on average?
-- bid amount below the mean bid: vendor name
SELECT T1.vend_name FROM vendor AS T1 JOIN bid AS T2 ON T1.vend_no = T2.vend_no WHERE T2.bid_amt < (SELECT AVG(bid_amt) FROM bid);
-- Which countries have both vendors with is_sme Y and vendors with is_sme N?
-- Countries with an SME (Y) as well as one that is not (N)
-- Which nations have small companies (is_sme Y) and also ones that are not small (is_sme N)?
-- vendor country with an is_sme = N entry and an is_sme = Y entry too
SELECT ctry FROM vendor WHERE is_sme = 'Y' INTERSECT SELECT ctry FROM vendor WHERE is_sme = 'N';
-- database: call_desk
CREATE TABLE team (TeamCode TEXT PRIMARY KEY, TeamName TEXT, Site TEXT, LeadId INTEGER);
CREATE TABLE agent (AgentId INTEGER PRIMARY KEY, AgentName TEXT, TeamCode TEXT REFERENCES team(TeamCode), StartDate TEXT, Shift TEXT, MentorId INTEGER REFERENCES agent(AgentId));
CREATE TABLE topic (TopicId INTEGER PRIMARY KEY, TopicName TEXT, Priority INTEGER);
CREATE TABLE call (CallId INTEGER PRIMARY KEY, AgentId INTEGER REFERENCES agent(AgentId), TopicId INTEGER REFERENCES topic(TopicId), CallDate TEXT, DurationSec INTEGER, Outcome TEXT, Satisfaction INTEGER);
INSERT INTO team VALUES ('BIL','Billing','Leeds',1),('TEC','Technical','Leeds',4),('RET','Retention','Cardiff',6),('NIG','Night desk','Cardiff',NULL);
INSERT INTO agent VALUES (1,'Joy Marsh','BIL','2019-04-01','day',NULL),(2,'Ali Reza','BIL','2022-09-12','day',1),(3,'Sam Cole','BIL','2023-01-09','late',1),(4,'Petra Voss','TEC','2018-06-18','late',NULL),(5,'Lin Chow','TEC','2021-11-03','day',4),(6,'Rob Tait','RET','2020-02-24','day',NULL),(7,'Eve Dunn','RET','2023-08-07','late',6);
INSERT INTO topic VALUES (1,'Wrong bill',2),(2,'No signal',1),(3,'Wants to leave',1),(4,'Password',3),(5,'Praise',3);
INSERT INTO call VALUES (1,1,1,'2024-03-01',310,'solved',5),(2,2,1,'2024-03-01',540,'escalated',2),(3,2,4,'2024-03-02',120,'solved',4),(4,4,2,'2024-03-02',900,'solved',4),(5,5,2,'2024-03-03',760,'escalated',1),(6,6,3,'2024-03-03',1020,'lost',2),(7,6,3,'2024-03-04',640,'solved',5),(8,1,4,'2024-03-04',95,'solved',NULL),(9,3,1,'2024-03-05',430,'solved',3),(10,5,4,'2024-03-05',150,'solved',5);
-- How many calls were escalated?
-- count of conversations that ended as escalated
-- How many people on the phone had to be passed up the ladder (escalated)?
-- outcome escalated - number of calls
SELECT COUNT(*) FROM call WHERE Outcome = 'escalated';
-- What are the names of agents in the Billing team?
-- who works in Billing
-- Which operators belong to Billing?
-- team name Billing: names of its agents
SELECT T1.AgentName FROM agent AS T1 JOIN team AS T2 ON T1.TeamCode = T2.TeamCode WHERE T2.TeamName = 'Billing';
-- Show each topic name with the average duration of its calls.
-- How long do calls take on average, by subject?
-- How many seconds do people talk on average about each subject? Subject first.
-- topic, mean of call duration
SELECT T1.TopicName, AVG(T2.DurationSec) FROM topic AS T1 JOIN call AS T2 ON T1.TopicId = T2.TopicId GROUP BY T1.TopicId;
-- Which agent handled the most calls?
-- Who picked up the phone most often?
-- Which operator has talked to the most customers, counting conversations?
-- count calls per agent, name of the top one
SELECT T1.AgentName FROM agent AS T1 JOIN call AS T2 ON T1.AgentId = T2.AgentId GROUP BY T1.AgentId ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of agents who have not taken any call.
-- staff without a single call
-- Which operators have never been on the phone?
-- agents with zero calls, by name
SELECT AgentName FROM agent WHERE AgentId NOT IN (SELECT AgentId FROM call);
-- Which topics were never raised in a call?
-- subjects that nobody has rung about
-- What has nobody phoned about?
-- topics that no call is about
SELECT TopicName FROM topic WHERE TopicId NOT IN (SELECT TopicId FROM call);
-- What are the names of the agents who are mentored by Joy Marsh?
-- Whose mentor is Joy Marsh?
-- Whom does Joy Marsh show the ropes?
-- agents having Joy Marsh as mentor
SELECT T1.AgentName FROM agent AS T1 JOIN agent AS T2 ON T1.MentorId = T2.AgentId WHERE T2.AgentName = 'Joy Marsh';
-- Who is the mentor of Lin Chow?
-- Give the name of the person mentoring Lin Chow.
-- Who shows Lin Chow the ropes?
-- name of Lin Chow's mentor please
SELECT T2.AgentName FROM agent AS T1 JOIN agent AS T2 ON T1.MentorId = T2.AgentId WHERE T1.AgentName = 'Lin Chow';
-- How many agents does each site have?
-- headcount per location
-- How many operators sit at each place? The place first.
-- site, count of agents via their team
SELECT T2.Site, COUNT(*) FROM agent AS T1 JOIN team AS T2 ON T1.TeamCode = T2.TeamCode GROUP BY T2.Site;
-- Which teams have at least 3 agents?
-- names of the teams with 3 or more people
-- Which groups are made up of 3 operators or more?
-- no fewer than 3 agents: team names
SELECT T2.TeamName FROM agent AS T1 JOIN team AS T2 ON T1.TeamCode = T2.TeamCode GROUP BY T2.TeamCode HAVING COUNT(*) >= 3;
-- Find the agents who started after 2021-12-31 and work the late shift.
-- late shift people hired after 2021-12-31
-- Which operators came to us later than 2021-12-31 and work late?
-- shift late, start date past 2021-12-31: names of agents
SELECT AgentName FROM agent WHERE StartDate > '2021-12-31' AND Shift = 'late';
-- What are the shortest and the longest call duration?
-- minimum and maximum length of a call
-- How many seconds did our quickest conversation take, and how many our lengthiest?
-- call duration: min, then max
SELECT MIN(DurationSec), MAX(DurationSec) FROM call;
-- Show the dates of calls about No signal and their outcome.
-- When did people ring about No signal, and how did it end?
-- On what days did someone phone because of No signal, and what came of it?
-- topic No signal: call date, outcome
SELECT T1.CallDate, T1.Outcome FROM call AS T1 JOIN topic AS T2 ON T1.TopicId = T2.TopicId WHERE T2.TopicName = 'No signal';
-- What is the most common outcome of calls?
-- how do most calls end
-- What comes of a conversation more often than anything else?
-- count calls by outcome, only the top outcome
SELECT Outcome FROM call GROUP BY Outcome ORDER BY COUNT(*) DESC LIMIT 1;
-- Which agents have handled calls on both Wrong bill and Password?
-- names of people who dealt with Wrong bill as well as Password
-- Which operators have talked to people about a Wrong bill and also about a Password?
-- agents with a call on Password and a call on Wrong bill too
SELECT T1.AgentName FROM agent AS T1 JOIN call AS T2 ON T1.AgentId = T2.AgentId JOIN topic AS T3 ON T2.TopicId = T3.TopicId WHERE T3.TopicName = 'Wrong bill' INTERSECT SELECT T1.AgentName FROM agent AS T1 JOIN call AS T2 ON T1.AgentId = T2.AgentId JOIN topic AS T3 ON T2.TopicId = T3.TopicId WHERE T3.TopicName = 'Password';
