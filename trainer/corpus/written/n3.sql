-- database: tri_county_crash_file
CREATE TABLE road (rd_no TEXT PRIMARY KEY, rd_name TEXT, rd_class TEXT, spd_limit INTEGER, len_km REAL);
CREATE TABLE crash (crash_id INTEGER PRIMARY KEY, rd_no TEXT REFERENCES road(rd_no), crash_dt TEXT, hr_of_day INTEGER, weather TEXT, severity TEXT, cause TEXT);
CREATE TABLE driver (drv_id INTEGER PRIMARY KEY, drv_nm TEXT, birth_yr INTEGER, lic_yr INTEGER, home_town TEXT);
CREATE TABLE vehicle (veh_id INTEGER PRIMARY KEY, crash_id INTEGER REFERENCES crash(crash_id), drv_id INTEGER REFERENCES driver(drv_id), veh_type TEXT, make TEXT, damage_eur INTEGER, belt_worn TEXT);
CREATE TABLE casualty (cas_id INTEGER PRIMARY KEY, crash_id INTEGER REFERENCES crash(crash_id), cas_role TEXT, age INTEGER, injury TEXT, hosp_days INTEGER);
INSERT INTO road VALUES ('A4','Harland Motorway','motorway',120,68.5),('B17','Sutter Pass','trunk',90,31.2),('B22','Coast Drive','trunk',80,44.0),('L305','Vineyard Lane','local',50,6.7),('L311','Mill Street','local',30,2.1),('L340','Heron Way','local',50,9.3);
INSERT INTO crash VALUES (1,'A4','2022-01-14',7,'fog','fatal','speeding'),(2,'A4','2022-03-09',17,'rain','serious','tailgating'),(3,'B17','2022-02-20',22,'snow','slight','skidding'),(4,'L305','2022-05-02',8,'clear','slight','ignored sign'),(5,'B17','2022-07-18',15,'clear','serious','overtaking'),(6,'A4','2022-08-30',18,'clear','slight','tailgating'),(7,'L311','2022-10-11',13,'rain','slight',NULL),(8,'B22','2022-12-03',23,'fog','serious','speeding');
INSERT INTO driver VALUES (1,'Marco Stein',1974,1993,'Harland'),(2,'Joy Patel',1999,2018,'Sutter'),(3,'Lukas Brand',2002,2021,'Harland'),(4,'Edna Roth',1946,1968,'Vine Hill'),(5,'Chris Olsen',1988,2007,'Portby'),(6,'Aga Nowak',1981,2004,'Sutter'),(7,'Dan Whitby',1995,2014,'Portby');
INSERT INTO vehicle VALUES (1,1,3,'car','Rapido',21000,'N'),(2,1,1,'truck','Mavor',9500,'Y'),(3,2,5,'car','Linea',7800,'Y'),(4,2,2,'van','Mavor',6400,'Y'),(5,3,6,'car','Rapido',3100,'Y'),(6,4,4,'car','Linea',1800,'N'),(7,5,3,'motorcycle','Zento',5200,NULL),(8,6,5,'van','Mavor',2500,'Y'),(9,8,6,'car','Zento',12700,'Y');
INSERT INTO casualty VALUES (1,1,'driver',20,'fatal',0),(2,1,'passenger',18,'broken leg',24),(3,2,'driver',34,'whiplash',3),(4,4,'cyclist',41,'bruises',1),(5,5,'driver',20,'broken arm',11),(6,8,'passenger',15,'concussion',5),(7,8,'driver',41,'cuts',2),(8,7,'pedestrian',67,'broken hip',30);
-- How many crashes happened in weather other than clear?
-- number of accidents when it was anything but clear
-- weather different from clear - crash count
SELECT COUNT(*) FROM crash WHERE weather != 'clear';
-- Give the names of the roads with a speed limit above 60.
-- where may you drive faster than 60? road names
-- speed limit higher than 60 - street names please
SELECT rd_name FROM road WHERE spd_limit > 60;
-- What is the average number of days casualties spent in hospital?
-- mean hospital stay of the hurt, in days
-- hospital days per casualty - the mean
SELECT AVG(hosp_days) FROM casualty;
-- List the distinct makes of the vehicles of type van.
-- brands of van that show up, each just once
-- vehicle type van: different makes
SELECT DISTINCT make FROM vehicle WHERE veh_type = 'van';
-- On what date did the crash without a known cause happen?
-- day of the accident whose cause is blank
-- cause left blank - date of that crash
SELECT crash_dt FROM crash WHERE cause IS NULL;
-- What are the date, weather and road name of each crash?
-- all accidents: day, weather, name of the road
-- for all crashes: date, weather, street's name
SELECT T1.crash_dt, T1.weather, T2.rd_name FROM crash AS T1 JOIN road AS T2 ON T1.rd_no = T2.rd_no;
-- For each road of the class trunk, state its name and the number of crashes, from the highest number to the lowest.
-- accident tally per road name, trunk roads only, worst first
-- road class trunk alone: crash count by street name, sorted downwards
SELECT T1.rd_name, COUNT(*) FROM road AS T1 JOIN crash AS T2 ON T1.rd_no = T2.rd_no WHERE T1.rd_class = 'trunk' GROUP BY T1.rd_no ORDER BY COUNT(*) DESC;
-- Who was driving the vehicle with the greatest damage? Give the driver's name and the damage.
-- costliest wreck in euros: name of the person at the wheel, and the sum
-- highest damage of any vehicle: name of its driver, euros
SELECT T1.drv_nm, T2.damage_eur FROM driver AS T1 JOIN vehicle AS T2 ON T1.drv_id = T2.drv_id ORDER BY T2.damage_eur DESC LIMIT 1;
-- What is the total damage in crashes caused by tailgating?
-- euros of damage, summed, where tailgating was to blame
-- cause tailgating: sum of the vehicles' damage
SELECT SUM(T2.damage_eur) FROM crash AS T1 JOIN vehicle AS T2 ON T1.crash_id = T2.crash_id WHERE T1.cause = 'tailgating';
-- List the roles and ages of casualties older than 30 in crashes on Mill Street or Vineyard Lane.
-- over-30s hurt on Mill Street or Vineyard Lane: what role and what age
-- roads Vineyard Lane and Mill Street, casualties with an age above 30: role, age
SELECT T1.cas_role, T1.age FROM casualty AS T1 JOIN crash AS T2 ON T1.crash_id = T2.crash_id JOIN road AS T3 ON T2.rd_no = T3.rd_no WHERE T1.age > 30 AND (T3.rd_name = 'Mill Street' OR T3.rd_name = 'Vineyard Lane');
-- How many different drivers were involved in a crash on Harland Motorway?
-- count distinct people who drove in accidents on Harland Motorway
-- Harland Motorway - number of different drivers in its crashes
SELECT COUNT(DISTINCT T1.drv_id) FROM vehicle AS T1 JOIN crash AS T2 ON T1.crash_id = T2.crash_id JOIN road AS T3 ON T2.rd_no = T3.rd_no WHERE T3.rd_name = 'Harland Motorway';
-- Which drivers were involved in more than one crash? Return their names.
-- names at the wheel in more than one accident
-- count vehicles in crashes by driver, leaving out anyone with a single one: names
SELECT T1.drv_nm FROM driver AS T1 JOIN vehicle AS T2 ON T1.drv_id = T2.drv_id GROUP BY T1.drv_id HAVING COUNT(*) > 1;
-- Show the ids of crashes that occurred between hour 15 and hour 18 of the day.
-- accident ids with an hour from 15 to 18
-- hour of the day from 15 to 18 - crash ids
SELECT crash_id FROM crash WHERE hr_of_day BETWEEN 15 AND 18;
-- Which drivers have not been involved in any crash?
-- people on file who never had an accident, names
-- drivers that no vehicle in a crash belongs to - names
SELECT drv_nm FROM driver WHERE drv_id NOT IN (SELECT drv_id FROM vehicle);
-- Which roads saw no crash at all? Give the names.
-- accident-free roads, by name
-- roads that not one crash belongs to - names
SELECT rd_name FROM road WHERE rd_no NOT IN (SELECT rd_no FROM crash);
-- Find the ids of crashes in which both a car and a truck were involved.
-- accident ids with a car as well as a truck
-- crash ids having vehicle type truck and vehicle type car both
SELECT crash_id FROM vehicle WHERE veh_type = 'car' INTERSECT SELECT crash_id FROM vehicle WHERE veh_type = 'truck';
-- Show the type and make of the vehicles with more damage than the average vehicle.
-- what suffered above the mean in euros: vehicle type, brand
-- damage beyond the mean of all: vehicle type, make
SELECT veh_type, make FROM vehicle WHERE damage_eur > (SELECT AVG(damage_eur) FROM vehicle);
-- Which road has the highest total number of hospital days among its casualties in serious crashes?
-- counting only serious accidents, the name of the road whose victims spent most days in hospital altogether
-- severity serious alone: add up hospital days by road and name the one on top
SELECT T1.rd_name FROM road AS T1 JOIN crash AS T2 ON T1.rd_no = T2.rd_no JOIN casualty AS T3 ON T2.crash_id = T3.crash_id WHERE T2.severity = 'serious' GROUP BY T1.rd_no ORDER BY SUM(T3.hosp_days) DESC LIMIT 1;
-- What is the name of the youngest driver who wore a belt (Y) in a crash?
-- latest-born person at the wheel with belt = Y, name
-- belt worn = Y, latest birth year: name of the driver
SELECT T1.drv_nm FROM driver AS T1 JOIN vehicle AS T2 ON T1.drv_id = T2.drv_id WHERE T2.belt_worn = 'Y' ORDER BY T1.birth_yr DESC LIMIT 1;
-- For each weather condition with at least two vehicles involved, show the weather and the average damage, lowest average first.
-- weather kinds under which two or more vehicles crashed, with mean damage in euros, smallest up front
-- mean damage by weather, sorted upwards, leaving out weather with a single vehicle: weather, mean
SELECT T1.weather, AVG(T2.damage_eur) FROM crash AS T1 JOIN vehicle AS T2 ON T1.crash_id = T2.crash_id GROUP BY T1.weather HAVING COUNT(*) >= 2 ORDER BY AVG(T2.damage_eur);

-- database: folketing_of_nordmark
CREATE TABLE Party (PartyID INTEGER PRIMARY KEY, PartyName TEXT, Colour TEXT, FoundedYear INTEGER, InGovernment TEXT);
CREATE TABLE Constituency (ConstituencyID INTEGER PRIMARY KEY, ConstituencyName TEXT, Province TEXT, Voters INTEGER);
CREATE TABLE Member (MemberID INTEGER PRIMARY KEY, MemberName TEXT, Gender TEXT, BirthYear INTEGER, PartyID INTEGER REFERENCES Party(PartyID), ConstituencyID INTEGER REFERENCES Constituency(ConstituencyID), FirstElected INTEGER);
CREATE TABLE Motion (MotionID INTEGER PRIMARY KEY, Subject TEXT, ProposerID INTEGER REFERENCES Member(MemberID), SeconderID INTEGER REFERENCES Member(MemberID), TabledOn TEXT, Result TEXT);
CREATE TABLE Ballot (MotionID INTEGER REFERENCES Motion(MotionID), MemberID INTEGER REFERENCES Member(MemberID), Vote TEXT, PRIMARY KEY (MotionID, MemberID));
CREATE TABLE CommitteeSeat (MemberID INTEGER REFERENCES Member(MemberID), CommitteeName TEXT, Position TEXT, SinceYear INTEGER, PRIMARY KEY (MemberID, CommitteeName));
INSERT INTO Party VALUES (1,'Harvest Union','green',1921,'yes'),(2,'Civic Liberals','yellow',1968,'yes'),(3,'Workers Front','red',1905,'no'),(4,'New Dawn','violet',2015,'no'),(5,'Coast League','blue',1988,'no');
INSERT INTO Constituency VALUES (1,'Skarn East','Skarn',48200),(2,'Skarn West','Skarn',51750),(3,'Lower Fjord','Vestmark',37900),(4,'Halden City','Halden',88400),(5,'North Cape','Vestmark',19600);
INSERT INTO Member VALUES (1,'Astrid Holm','F',1963,1,1,1998),(2,'Erik Vang','M',1971,2,4,2010),(3,'Maja Lind','F',1989,4,4,2019),(4,'Olaf Brekke','M',1955,3,3,1994),(5,'Sunniva Dahl','F',1979,1,2,2014),(6,'Jens Tofte','M',1992,3,4,2022),(7,'Kari Moen','F',1968,2,3,2006);
INSERT INTO Motion VALUES (1,'Ferry subsidies',4,7,'2023-02-01','carried'),(2,'School meals',3,6,'2023-03-14','rejected'),(3,'Carbon levy',3,NULL,'2023-05-09','rejected'),(4,'Farm drainage',1,5,'2023-09-20','carried'),(5,'Night trains',2,3,'2024-01-17','carried'),(6,'Seabird reserve',7,1,'2024-02-28','withdrawn');
INSERT INTO Ballot VALUES (1,1,'for'),(1,2,'for'),(1,3,'abstain'),(1,4,'for'),(1,5,'for'),(4,2,'for'),(2,1,'against'),(2,3,'for'),(2,4,'for'),(3,2,'against'),(3,3,'for'),(3,5,'against'),(4,1,'for'),(4,4,'against'),(4,5,'for'),(5,2,'for'),(5,3,'for'),(5,1,'abstain');
INSERT INTO CommitteeSeat VALUES (1,'Agriculture','chair',2015),(5,'Agriculture','member',2014),(2,'Finance','member',2011),(4,'Finance','chair',2009),(3,'Environment','member',2020),(1,'Environment','deputy chair',2018),(7,'Transport','chair',2022);
-- Which constituencies have a name that begins with Skarn? Show the name and the number of voters.
-- seats called Skarn something: name, voters
-- names beginning "skarn": district, electorate
SELECT ConstituencyName, Voters FROM Constituency WHERE ConstituencyName LIKE 'Skarn%';
-- How many motions were carried?
-- number of proposals that got carried
-- carried as result - motion count
SELECT COUNT(*) FROM Motion WHERE Result = 'carried';
-- Which parties are in the government (yes)?
-- party names with a yes for government
-- in government = yes: names of the parties
SELECT PartyName FROM Party WHERE InGovernment = 'yes';
-- What is the number of voters in the largest and in the smallest constituency?
-- most and fewest voters any seat has
-- electorate per constituency please: largest, smallest
SELECT MAX(Voters), MIN(Voters) FROM Constituency;
-- Show the total number of voters for each province.
-- voters summed province by province
-- sum of the electorate by province, province in front
SELECT Province, SUM(Voters) FROM Constituency GROUP BY Province;
-- List each member's name with the name of the party he or she belongs to.
-- who sits for whom: deputy, party
-- for all members: name, name of their party
SELECT T1.MemberName, T2.PartyName FROM Member AS T1 JOIN Party AS T2 ON T1.PartyID = T2.PartyID;
-- How many members does each constituency send? Give the constituency name and the number.
-- deputies per seat, the seat's name in front
-- member count by constituency, its name in front
SELECT T1.ConstituencyName, COUNT(*) FROM Constituency AS T1 JOIN Member AS T2 ON T1.ConstituencyID = T2.ConstituencyID GROUP BY T1.ConstituencyID;
-- Which motions were seconded by a member of the Workers Front? Return the subjects.
-- subjects that somebody from the Workers Front seconded
-- seconder's party Workers Front: subjects of the motions
SELECT T1.Subject FROM Motion AS T1 JOIN Member AS T2 ON T1.SeconderID = T2.MemberID JOIN Party AS T3 ON T2.PartyID = T3.PartyID WHERE T3.PartyName = 'Workers Front';
-- Give the subject and the proposer's name of each motion tabled after 2023-06-01, latest first.
-- proposals handed in later than 2023-06-01: subject, who proposed it, newest on top
-- tabled after 2023-06-01, sorted by day downwards: subject, name of the proposer
SELECT T1.Subject, T2.MemberName FROM Motion AS T1 JOIN Member AS T2 ON T1.ProposerID = T2.MemberID WHERE T1.TabledOn > '2023-06-01' ORDER BY T1.TabledOn DESC;
-- Who voted against the motion on the Carbon levy?
-- names of deputies that were against Carbon levy
-- Carbon levy, ballot against: names of the deputies
SELECT T1.MemberName FROM Member AS T1 JOIN Ballot AS T2 ON T1.MemberID = T2.MemberID JOIN Motion AS T3 ON T2.MotionID = T3.MotionID WHERE T3.Subject = 'Carbon levy' AND T2.Vote = 'against';
-- For the motion on Ferry subsidies, how many members cast each kind of vote?
-- tally of each vote on Ferry subsidies
-- Ferry subsidies: count of ballots by vote, vote in front
SELECT T1.Vote, COUNT(*) FROM Ballot AS T1 JOIN Motion AS T2 ON T1.MotionID = T2.MotionID WHERE T2.Subject = 'Ferry subsidies' GROUP BY T1.Vote;
-- Which member proposed the most motions?
-- deputy with the greatest number of proposals to their name
-- member with the highest count of motions as proposer
SELECT T1.MemberName FROM Member AS T1 JOIN Motion AS T2 ON T1.MemberID = T2.ProposerID GROUP BY T1.MemberID ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the names of female members (F) born between 1960 and 1980.
-- women (F) whose birth year lies in 1960 to 1980
-- gender F, birth year from 1960 to 1980 - member names
SELECT MemberName FROM Member WHERE Gender = 'F' AND BirthYear BETWEEN 1960 AND 1980;
-- Which members do not sit on any committee?
-- deputies without a committee seat
-- members that not one committee seat belongs to, by name
SELECT MemberName FROM Member WHERE MemberID NOT IN (SELECT MemberID FROM CommitteeSeat);
-- Which parties have no member in parliament?
-- names of parties that hold not one seat
-- parties without a single deputy - names
SELECT PartyName FROM Party WHERE PartyID NOT IN (SELECT PartyID FROM Member);
-- Which members have both proposed a motion and seconded one? Show their names.
-- deputies who proposed something and also seconded something
-- members found under the seconders and under the proposers of motions as well
SELECT T1.MemberName FROM Member AS T1 JOIN Motion AS T2 ON T1.MemberID = T2.ProposerID INTERSECT SELECT T1.MemberName FROM Member AS T1 JOIN Motion AS T2 ON T1.MemberID = T2.SeconderID;
-- What are the names of members who have voted for but never against?
-- deputies with some vote for and not a single one against
-- leave out every member with a ballot against; names of those with a ballot for that remain
SELECT MemberName FROM Member WHERE MemberID IN (SELECT MemberID FROM Ballot WHERE Vote = 'for') AND MemberID NOT IN (SELECT MemberID FROM Ballot WHERE Vote = 'against');
-- Which party of the opposition (not in government: no) gave the most votes for? Show the party name and the number of those votes.
-- non-government side (no) only: party with the biggest count of for votes, plus that count
-- in government = no: count ballots for by party, just the top one: party, count
SELECT T1.PartyName, COUNT(*) FROM Party AS T1 JOIN Member AS T2 ON T1.PartyID = T2.PartyID JOIN Ballot AS T3 ON T2.MemberID = T3.MemberID WHERE T1.InGovernment = 'no' AND T3.Vote = 'for' GROUP BY T1.PartyID ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the names of members elected in a constituency with more voters than the average constituency who sit on the Finance committee.
-- Finance committee people from seats that have above-average voter numbers
-- constituency's electorate beyond the mean, committee Finance: names of those members
SELECT T1.MemberName FROM Member AS T1 JOIN Constituency AS T2 ON T1.ConstituencyID = T2.ConstituencyID JOIN CommitteeSeat AS T3 ON T1.MemberID = T3.MemberID WHERE T2.Voters > (SELECT AVG(Voters) FROM Constituency) AND T3.CommitteeName = 'Finance';
-- List the subjects of carried motions that got at least two votes for, with the number of those votes, most votes first.
-- subjects that were carried and drew two or more for votes, and how many, strongest support on top
-- result carried: count ballots for by motion, sorted downwards, leaving out those with a single one: subject, count
SELECT T1.Subject, COUNT(*) FROM Motion AS T1 JOIN Ballot AS T2 ON T1.MotionID = T2.MotionID WHERE T2.Vote = 'for' AND T1.Result = 'carried' GROUP BY T1.MotionID HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;

-- database: party_finance_watch
CREATE TABLE ref_donor_category (category_code TEXT PRIMARY KEY, category_description TEXT, yearly_cap INTEGER);
CREATE TABLE parties (party_id INTEGER PRIMARY KEY, name TEXT, leader TEXT, headquarters_city TEXT, members_count INTEGER, dissolved_in INTEGER);
CREATE TABLE donors (donor_id INTEGER PRIMARY KEY, name TEXT, category_code TEXT REFERENCES ref_donor_category(category_code), city TEXT, is_anonymous INTEGER);
CREATE TABLE donations (donation_id INTEGER PRIMARY KEY, donor_id INTEGER REFERENCES donors(donor_id), party_id INTEGER REFERENCES parties(party_id), amount INTEGER, received_on TEXT, method TEXT);
CREATE TABLE campaigns (campaign_id INTEGER PRIMARY KEY, party_id INTEGER REFERENCES parties(party_id), slogan TEXT, election_year INTEGER, budget INTEGER, seats_won INTEGER);
CREATE TABLE ad_spending (spend_id INTEGER PRIMARY KEY, campaign_id INTEGER REFERENCES campaigns(campaign_id), medium TEXT, agency TEXT, cost INTEGER);
INSERT INTO ref_donor_category VALUES ('IND','individual',5000),('COR','corporation',20000),('UNI','union',30000),('FOU','foundation',15000);
INSERT INTO parties VALUES (1,'Progress Alliance','Tessa Marlow','Brimfield',41000,NULL),(2,'Heritage Party','Gordon Pratt','Eastwick',56000,NULL),(3,'Green Valley List','Ama Boateng','Brimfield',12500,NULL),(4,'Reform Now','Luc Perrin','Saltash',3800,2022),(5,'Pensioners Voice','Irma Knox','Eastwick',7900,NULL);
INSERT INTO donors VALUES (1,'Oakley Timber','COR','Eastwick',0),(2,'Federation of Rail Staff','UNI','Brimfield',0),(3,'Vera Linton','IND','Saltash',0),(4,'Harold Crane','IND','Eastwick',1),(5,'Bluewater Foundation','FOU','Brimfield',0),(6,'Nimbus Software','COR','Brimfield',0),(7,'Colin Yarrow','IND','Saltash',1);
INSERT INTO donations VALUES (1,1,2,18000,'2019-03-11','transfer'),(2,2,1,25000,'2019-04-02','transfer'),(3,3,3,900,'2020-06-19','card'),(4,4,2,4500,'2021-01-30','cash'),(5,5,3,12000,'2021-09-15','transfer'),(6,6,1,15000,'2022-05-05','transfer'),(7,6,2,10000,'2022-05-06','transfer'),(8,3,1,1200,'2023-02-14','card'),(9,1,4,3000,'2021-11-20','cheque');
INSERT INTO campaigns VALUES (1,1,'Forward Together',2019,310000,22),(2,2,'Keep What Works',2019,420000,31),(3,3,'Roots and Rivers',2019,60000,4),(4,1,'A Fair Start',2023,350000,27),(5,2,'Safe Hands',2023,460000,25),(6,4,'Clean Slate',2021,40000,1);
INSERT INTO ad_spending VALUES (1,1,'posters','Inkline',52000),(2,1,'radio','Wavehouse',38000),(3,2,'posters','Inkline',71000),(4,2,'online','Clickmill',90000),(5,3,'online','Clickmill',14000),(6,4,'online','Clickmill',120000),(7,5,'radio','Wavehouse',66000),(8,5,'posters','Bold & Sons',58000);
-- What are the names and leaders of parties headquartered in Brimfield?
-- parties run from Brimfield and who heads them
-- head office Brimfield: party name, leader
SELECT name, leader FROM parties WHERE headquarters_city = 'Brimfield';
-- How many donors are anonymous (1)?
-- count givers flagged 1 for anonymous
-- is anonymous = 1 - donor count
SELECT COUNT(*) FROM donors WHERE is_anonymous = 1;
-- What is the average amount of a donation made by transfer?
-- mean gift when the method was transfer
-- transfer as method - mean amount of the donations
SELECT AVG(amount) FROM donations WHERE method = 'transfer';
-- Which party has been dissolved, and in what year?
-- any party with a year of dissolution: name, year
-- dissolution year filled in: party name, that year
SELECT name, dissolved_in FROM parties WHERE dissolved_in IS NOT NULL;
-- List the slogans of the campaigns for the election of 2023, the largest budget first.
-- catchphrases used in 2023, richest budget on top
-- election year 2023, sorted by budget downwards: slogans
SELECT slogan FROM campaigns WHERE election_year = 2023 ORDER BY budget DESC;
-- For each party, give the name and the total amount of donations it received.
-- money taken in per party name, gifts added up
-- sum of donations by party, party's name in front
SELECT T1.name, SUM(T2.amount) FROM parties AS T1 JOIN donations AS T2 ON T1.party_id = T2.party_id GROUP BY T1.party_id;
-- Show the name of every donor together with the description of the donor's category.
-- givers and what kind of giver they are, spelled out
-- for all donors: name, description of their category
SELECT T1.name, T2.category_description FROM donors AS T1 JOIN ref_donor_category AS T2 ON T1.category_code = T2.category_code;
-- Who gave money to the Heritage Party? List donor names and amounts.
-- Heritage Party: the givers and how much each gift was
-- receiving party Heritage Party: name of the donor, amount
SELECT T1.name, T2.amount FROM donors AS T1 JOIN donations AS T2 ON T1.donor_id = T2.donor_id JOIN parties AS T3 ON T2.party_id = T3.party_id WHERE T3.name = 'Heritage Party';
-- What is the total cost of advertising for each medium? Order by the cost in descending order.
-- ad money by medium, summed, most expensive first
-- add up ad cost by medium, sorted downwards: medium, sum
SELECT medium, SUM(cost) FROM ad_spending GROUP BY medium ORDER BY SUM(cost) DESC;
-- Which campaign won the most seats? Return its slogan and the party's name.
-- most successful race in seats: catchphrase and party
-- campaign with the highest seat count: slogan, party name
SELECT T1.slogan, T2.name FROM campaigns AS T1 JOIN parties AS T2 ON T1.party_id = T2.party_id ORDER BY T1.seats_won DESC LIMIT 1;
-- What are the three largest donations? Give their amounts and the dates on which they were received.
-- top 3 gifts: how much and which day they came in
-- top 3 by amount, in descending order: amount, day received
SELECT amount, received_on FROM donations ORDER BY amount DESC LIMIT 3;
-- How many different agencies were paid in the election year 2019?
-- count of distinct ad agencies working for races of 2019
-- election year 2019 - number of different ad agencies
SELECT COUNT(DISTINCT T1.agency) FROM ad_spending AS T1 JOIN campaigns AS T2 ON T1.campaign_id = T2.campaign_id WHERE T2.election_year = 2019;
-- Find the donors who gave to more than one different party. Show their names.
-- names whose gifts went to more than one different party
-- donors with no fewer than 2 different parties among their donations, by name
SELECT T1.name FROM donors AS T1 JOIN donations AS T2 ON T1.donor_id = T2.donor_id GROUP BY T1.donor_id HAVING COUNT(DISTINCT T2.party_id) > 1;
-- Which donors have not made any donation?
-- givers listed without a single gift
-- donors that not one donation belongs to, by name
SELECT name FROM donors WHERE donor_id NOT IN (SELECT donor_id FROM donations);
-- Which parties have never run a campaign? Show their names.
-- parties that took part in no race
-- parties without a single campaign - names
SELECT name FROM parties WHERE party_id NOT IN (SELECT party_id FROM campaigns);
-- List the names of donors that gave to the Progress Alliance but not to the Heritage Party.
-- givers of Progress Alliance, taking away those who also gave to Heritage Party
-- leave out every donor of Heritage Party; names of those of Progress Alliance that remain
SELECT T1.name FROM donors AS T1 JOIN donations AS T2 ON T1.donor_id = T2.donor_id JOIN parties AS T3 ON T2.party_id = T3.party_id WHERE T3.name = 'Progress Alliance' EXCEPT SELECT T1.name FROM donors AS T1 JOIN donations AS T2 ON T1.donor_id = T2.donor_id JOIN parties AS T3 ON T2.party_id = T3.party_id WHERE T3.name = 'Heritage Party';
-- Which cities are home to both a donor and a party headquarters?
-- towns where a giver lives and a party is run from as well
-- cities found under the donors and under the party head offices
SELECT city FROM donors INTERSECT SELECT headquarters_city FROM parties;
-- Which category of donor contributed the least in total? Give the category description and the total.
-- kind of giver with the smallest summed gifts, spelled out, plus the sum
-- add up donations by donor category, just the smallest: description, sum
SELECT T1.category_description, SUM(T3.amount) FROM ref_donor_category AS T1 JOIN donors AS T2 ON T1.category_code = T2.category_code JOIN donations AS T3 ON T2.donor_id = T3.donor_id GROUP BY T1.category_code ORDER BY SUM(T3.amount) LIMIT 1;
-- What are the names of parties that spent more than 100000 in total on advertising in 2019 campaigns?
-- parties whose ads for races of 2019 cost over 100000 altogether
-- election year 2019: add up ad cost by party, leaving out sums of 100000 or less - party names
SELECT T1.name FROM parties AS T1 JOIN campaigns AS T2 ON T1.party_id = T2.party_id JOIN ad_spending AS T3 ON T2.campaign_id = T3.campaign_id WHERE T2.election_year = 2019 GROUP BY T1.party_id HAVING SUM(T3.cost) > 100000;
-- Among parties with more members than the average party, which received the single largest donation from a corporation? Show the party and the amount.
-- biggest one gift by a corporation to a party of above-average membership: party name, amount
-- donor category corporation, party's member count beyond the mean of all, highest single donation: party name, amount
SELECT T1.name, T2.amount FROM parties AS T1 JOIN donations AS T2 ON T1.party_id = T2.party_id JOIN donors AS T3 ON T2.donor_id = T3.donor_id JOIN ref_donor_category AS T4 ON T3.category_code = T4.category_code WHERE T4.category_description = 'corporation' AND T1.members_count > (SELECT AVG(members_count) FROM parties) ORDER BY T2.amount DESC LIMIT 1;

-- database: elmstead_city_council
CREATE TABLE Ward (WardNo INTEGER PRIMARY KEY, WardName TEXT, Residents INTEGER, LibraryBranch TEXT);
CREATE TABLE Councillor (CouncillorID INTEGER PRIMARY KEY, Name TEXT, WardNo INTEGER REFERENCES Ward(WardNo), Faction TEXT, TermStart INTEGER, Phone TEXT);
CREATE TABLE Committee (CommitteeID INTEGER PRIMARY KEY, CommitteeName TEXT, ChairID INTEGER REFERENCES Councillor(CouncillorID), ViceChairID INTEGER REFERENCES Councillor(CouncillorID), Budget INTEGER);
CREATE TABLE Meeting (MeetingID INTEGER PRIMARY KEY, CommitteeID INTEGER REFERENCES Committee(CommitteeID), HeldOn TEXT, Venue TEXT, DurationMinutes INTEGER, Visitors INTEGER);
CREATE TABLE AgendaItem (ItemID INTEGER PRIMARY KEY, MeetingID INTEGER REFERENCES Meeting(MeetingID), Topic TEXT, RaisedBy INTEGER REFERENCES Councillor(CouncillorID), Decision TEXT, CostEstimate INTEGER);
CREATE TABLE Attendance (MeetingID INTEGER REFERENCES Meeting(MeetingID), CouncillorID INTEGER REFERENCES Councillor(CouncillorID), Status TEXT, PRIMARY KEY (MeetingID, CouncillorID));
INSERT INTO Ward VALUES (1,'Market Ward',8200,'Guildhall Library'),(2,'Canalside',6400,NULL),(3,'Priory Fields',11300,'Priory Library'),(4,'Upper Elm',4700,NULL),(5,'Station Ward',9100,'Junction Library');
INSERT INTO Councillor VALUES (1,'Bernadette Shaw',1,'Independents',2011,'555-0101'),(2,'Ravi Chandran',3,'Labour',2015,'555-0102'),(3,'Tom Eccles',2,'Conservatives',2019,'555-0103'),(4,'Philippa Grey',3,'Greens',2019,NULL),(5,'Curtis Bell',5,'Labour',2023,'555-0105'),(6,'Moira Hastings',1,'Conservatives',2007,'555-0106'),(7,'Yannick Obi',5,'Greens',2023,NULL);
INSERT INTO Committee VALUES (1,'Planning',6,1,120000),(2,'Parks and Leisure',4,7,260000),(3,'Highways',2,3,910000),(4,'Licensing',1,NULL,45000),(5,'Audit',3,2,30000);
INSERT INTO Meeting VALUES (1,1,'2024-01-16','Guildhall',135,22),(2,3,'2024-01-23','Guildhall',90,8),(3,2,'2024-02-06','Park Pavilion',75,31),(4,1,'2024-02-20','Guildhall',180,54),(5,4,'2024-03-05','Room 12',40,0),(6,3,'2024-03-19','Depot Office',110,5),(7,1,'2024-04-16','Priory Hall',95,17);
INSERT INTO AgendaItem VALUES (1,1,'Bakery extension',6,'approved',NULL),(2,1,'Tower block on Canal Street',3,'deferred',NULL),(3,2,'Bus lane on Mill Road',2,'approved',380000),(4,3,'New skate park',4,'approved',150000),(5,4,'Tower block appeal',1,'rejected',NULL),(6,4,'Market roof repair',1,'approved',64000),(7,5,'Late licence for the Anchor',3,'rejected',NULL),(8,6,'Pothole programme',2,'deferred',210000),(9,7,'Canal footbridge',3,'approved',95000);
INSERT INTO Attendance VALUES (1,1,'present'),(1,6,'present'),(1,3,'absent'),(2,2,'present'),(2,3,'present'),(3,4,'present'),(3,7,'absent'),(4,1,'present'),(4,6,'absent'),(4,3,'present'),(5,1,'present'),(6,2,'present'),(7,6,'present'),(7,1,'present');
-- How many councillors belong to the faction Greens?
-- head count of the Greens on the council
-- Greens as faction - councillor count
SELECT COUNT(*) FROM Councillor WHERE Faction = 'Greens';
-- Which wards have no library branch? Give the ward names.
-- parts of town lacking a library entry, by name
-- library branch left blank - names of the wards
SELECT WardName FROM Ward WHERE LibraryBranch IS NULL;
-- What is the total budget of all committees?
-- money of every committee, added up
-- sum of the committee budgets please
SELECT SUM(Budget) FROM Committee;
-- List the topics of agenda items that were approved.
-- what got approved (topics)
-- decision approved - which topics
SELECT Topic FROM AgendaItem WHERE Decision = 'approved';
-- Return the topics that contain the word Tower or the word Canal.
-- agenda points with Tower or Canal in the title
-- "canal" or "tower" occurs in the topic - list them
SELECT Topic FROM AgendaItem WHERE Topic LIKE '%Tower%' OR Topic LIKE '%Canal%';
-- Show the name of each councillor and the name of the ward represented.
-- councillors next to the part of town they stand for
-- for all councillors: name, name of their ward
SELECT T1.Name, T2.WardName FROM Councillor AS T1 JOIN Ward AS T2 ON T1.WardNo = T2.WardNo;
-- What is the average duration of meetings in minutes for each committee? Show the committee name first.
-- committee by committee, how long they sit on average
-- mean minutes of the meetings by committee, its name in front
SELECT T1.CommitteeName, AVG(T2.DurationMinutes) FROM Committee AS T1 JOIN Meeting AS T2 ON T1.CommitteeID = T2.CommitteeID GROUP BY T1.CommitteeID;
-- Who chairs the committee Highways, and since what year has that person been in office?
-- Highways: name of the one in the chair and when their term began
-- committee Highways: chair's name, start of the chair's term
SELECT T1.Name, T1.TermStart FROM Councillor AS T1 JOIN Committee AS T2 ON T1.CouncillorID = T2.ChairID WHERE T2.CommitteeName = 'Highways';
-- On which date and at which venue was the meeting with the most visitors held?
-- fullest public gallery: day and place
-- highest visitor figure of all meetings: date, venue
SELECT HeldOn, Venue FROM Meeting ORDER BY Visitors DESC LIMIT 1;
-- Which committee has met most often?
-- name of the committee with the largest number of sittings
-- count meetings by committee and name the one on top
SELECT T1.CommitteeName FROM Committee AS T1 JOIN Meeting AS T2 ON T1.CommitteeID = T2.CommitteeID GROUP BY T1.CommitteeID ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the topics discussed in meetings at the Guildhall, along with the decision taken.
-- what came up at the Guildhall and how it was decided
-- venue Guildhall: topic and decision of each agenda item
SELECT T1.Topic, T1.Decision FROM AgendaItem AS T1 JOIN Meeting AS T2 ON T1.MeetingID = T2.MeetingID WHERE T2.Venue = 'Guildhall';
-- How many meetings were held at each venue, and how many visitors came in total?
-- place by place: sittings counted, visitors summed
-- by venue: venue, count of meetings, sum of visitors
SELECT Venue, COUNT(*), SUM(Visitors) FROM Meeting GROUP BY Venue;
-- Give the names of councillors who raised at least two agenda items.
-- people who brought up two points or more
-- count agenda items by the councillor behind them, leaving out anyone with a single one: names
SELECT T1.Name FROM Councillor AS T1 JOIN AgendaItem AS T2 ON T1.CouncillorID = T2.RaisedBy GROUP BY T1.CouncillorID HAVING COUNT(*) >= 2;
-- Which wards have no councillor?
-- names of parts of town nobody on the council stands for
-- wards that not one councillor belongs to - names
SELECT WardName FROM Ward WHERE WardNo NOT IN (SELECT WardNo FROM Councillor);
-- Which committees have not held a meeting? Show their names.
-- committees that never sat
-- no meeting of it exists - committee names
SELECT CommitteeName FROM Committee WHERE CommitteeID NOT IN (SELECT CommitteeID FROM Meeting);
-- List the names of councillors who are chair of one committee and vice chair of another.
-- who serves both as a chair and as a vice chair
-- councillors found as vice chair and found as chair as well
SELECT T1.Name FROM Councillor AS T1 JOIN Committee AS T2 ON T1.CouncillorID = T2.ChairID INTERSECT SELECT T1.Name FROM Councillor AS T1 JOIN Committee AS T2 ON T1.CouncillorID = T2.ViceChairID;
-- What are the names and budgets of committees with a budget below the average?
-- committees poorer than the mean: name, money
-- budget smaller than the mean of all: committee, budget
SELECT CommitteeName, Budget FROM Committee WHERE Budget < (SELECT AVG(Budget) FROM Committee);
-- Which councillor was present at the most meetings of the Planning committee?
-- name marked present most often when Planning sat
-- committee Planning, status present: count by councillor and name the one on top
SELECT T1.Name FROM Councillor AS T1 JOIN Attendance AS T2 ON T1.CouncillorID = T2.CouncillorID JOIN Meeting AS T3 ON T2.MeetingID = T3.MeetingID JOIN Committee AS T4 ON T3.CommitteeID = T4.CommitteeID WHERE T2.Status = 'present' AND T4.CommitteeName = 'Planning' GROUP BY T1.CouncillorID ORDER BY COUNT(*) DESC LIMIT 1;
-- For each faction whose councillors raised more than one item with a cost estimate, show the faction and the total estimate, highest first.
-- factions with more than one point that carries an estimate: faction, estimates summed, dearest on top
-- cost estimate filled in: add up estimates by faction, sorted downwards, leaving out factions with a single such item: faction, sum
SELECT T1.Faction, SUM(T2.CostEstimate) FROM Councillor AS T1 JOIN AgendaItem AS T2 ON T1.CouncillorID = T2.RaisedBy WHERE T2.CostEstimate IS NOT NULL GROUP BY T1.Faction HAVING COUNT(*) > 1 ORDER BY SUM(T2.CostEstimate) DESC;
-- What is the most expensive agenda item raised by a councillor from a ward with more than 9000 residents? Show the topic and the ward name.
-- priciest estimate among points brought up by people from wards of over 9000 residents: topic and ward
-- ward with more than 9000 residents, highest cost estimate: topic, ward's name
SELECT T1.Topic, T3.WardName FROM AgendaItem AS T1 JOIN Councillor AS T2 ON T1.RaisedBy = T2.CouncillorID JOIN Ward AS T3 ON T2.WardNo = T3.WardNo WHERE T3.Residents > 9000 ORDER BY T1.CostEstimate DESC LIMIT 1;
