-- database: united_dock_and_textile_union
CREATE TABLE union_branch (branch_no INTEGER PRIMARY KEY, branch_title TEXT, town TEXT, founding_year INTEGER, monthly_dues REAL);
CREATE TABLE employer (employer_id INTEGER PRIMARY KEY, employer_name TEXT, industry TEXT, town TEXT, staff_total INTEGER);
CREATE TABLE union_member (member_no INTEGER PRIMARY KEY, full_name TEXT, branch_no INTEGER REFERENCES union_branch(branch_no), employer_id INTEGER REFERENCES employer(employer_id), joined_year INTEGER, recruited_by INTEGER REFERENCES union_member(member_no), is_steward TEXT);
CREATE TABLE wage_agreement (agreement_id INTEGER PRIMARY KEY, employer_id INTEGER REFERENCES employer(employer_id), signed_on TEXT, valid_until TEXT, raise_percent REAL);
CREATE TABLE strike (strike_id INTEGER PRIMARY KEY, employer_id INTEGER REFERENCES employer(employer_id), started_on TEXT, length_in_days INTEGER, demand TEXT, outcome TEXT);
CREATE TABLE strike_participation (strike_id INTEGER REFERENCES strike(strike_id), branch_no INTEGER REFERENCES union_branch(branch_no), strikers INTEGER, strike_pay_total REAL, PRIMARY KEY (strike_id, branch_no));
INSERT INTO union_branch VALUES (1,'Dockers Lodge','Hythe Port',1889,14.5),(2,'Loom and Spindle','Carding',1912,11.0),(3,'Warehouse Hands','Hythe Port',1954,12.5),(4,'Tailors Circle','Brackley',1901,10.0),(5,'Platform Workers','Carding',2021,8.0);
INSERT INTO employer VALUES (1,'Hythe Terminals','shipping','Hythe Port',1250),(2,'Carding Mills','textile','Carding',640),(3,'Cotter Clothing','textile','Brackley',210),(4,'Quickshelf Logistics','warehousing','Hythe Port',890),(5,'Bluebell Linen','textile','Carding',95);
INSERT INTO union_member VALUES (1,'Mick Sullivan',1,1,1994,NULL,'Y'),(2,'Dolores Peck',2,2,2003,1,'Y'),(3,'Arjun Mehta',3,4,2016,1,'N'),(4,'Stacey Boone',3,4,2020,3,'Y'),(5,'Henk Visser',1,1,2009,1,'N'),(6,'Olive Tate',4,3,1998,2,'N'),(7,'Jamal Reid',2,2,2018,2,'N'),(8,'Fern Oakes',4,NULL,1985,NULL,'N');
INSERT INTO wage_agreement VALUES (1,1,'2019-12-10','2022-12-31',3.2),(2,2,'2020-03-25','2023-03-31',1.8),(3,4,'2022-09-14','2025-09-30',5.5),(4,1,'2023-01-18','2026-01-31',6.1),(5,3,'2021-06-02','2024-06-30',2.4),(6,2,'2023-04-20',NULL,4.0);
INSERT INTO strike VALUES (1,1,'2019-11-04',9,'higher wages','won'),(2,4,'2022-08-15',21,'shorter shifts','compromise'),(3,2,'2020-02-03',5,'higher wages','lost'),(4,1,'2022-12-12',14,'safety gear','won'),(5,4,'2024-05-06',2,'union recognition','lost'),(6,3,'2021-05-10',6,'higher wages','compromise');
INSERT INTO strike_participation VALUES (1,1,480,64800),(1,3,60,6500),(2,3,310,97500),(3,2,220,16500),(4,1,530,111300),(4,3,95,18600),(4,2,25,4900),(6,4,85,7650),(2,1,40,12600);
-- How many members are stewards (Y)?
-- count the people marked Y as steward
-- How many of us speak up for the others at work (steward Y)?
-- is steward = Y, number of members
SELECT COUNT(*) FROM union_member WHERE is_steward = 'Y';
-- Which towns have a union branch or an employer? List each town once.
-- all towns with a local or a company in them, each once
-- Where is there a chapter of ours or a firm? Each place just once.
-- one list of towns without doubles: employers' towns, branches' towns
SELECT town FROM union_branch UNION SELECT town FROM employer;
-- What is the lowest and the highest amount of monthly dues?
-- cheapest and dearest fee a month among the locals
-- How much does one pay us every month at the least, and at the most?
-- monthly dues of branches - min, max
SELECT MIN(monthly_dues), MAX(monthly_dues) FROM union_branch;
-- List the different demands over which strikes were called.
-- what people walked out for, each reason once
-- What have people downed tools for? Each thing just once.
-- different strike demands
SELECT DISTINCT demand FROM strike;
-- Which members have no employer? Return the full name and the year of joining.
-- people without a company entered: full name, since when they are in the union
-- Who of us has no firm to work for, and when did they sign up?
-- employer empty: full name, joined year
SELECT full_name, joined_year FROM union_member WHERE employer_id IS NULL;
-- Show each member's full name and the title of his or her branch.
-- everyone with the local they belong to
-- What is everyone of us called, and to which chapter do they go?
-- member full name + branch title
SELECT T1.full_name, T2.branch_title FROM union_member AS T1 JOIN union_branch AS T2 ON T1.branch_no = T2.branch_no;
-- How many strikes has each employer seen? Give the employer's name and the number.
-- walkouts per company, company name first
-- How often have people downed tools at every firm? Firm first.
-- count strikes by employer name
SELECT T1.employer_name, COUNT(*) FROM employer AS T1 JOIN strike AS T2 ON T1.employer_id = T2.employer_id GROUP BY T1.employer_id;
-- Who was recruited by Mick Sullivan?
-- full names of those Mick Sullivan brought in
-- Whom did Mick Sullivan talk into signing up?
-- recruited by Mick Sullivan: full names
SELECT T1.full_name FROM union_member AS T1 JOIN union_member AS T2 ON T1.recruited_by = T2.member_no WHERE T2.full_name = 'Mick Sullivan';
-- What is the average raise in percent agreed with employers of the textile industry?
-- mean pay increase signed in textile companies
-- How much more did people get on average, in percent, at firms in textile?
-- industry textile - avg raise percent in the wage agreements
SELECT AVG(T2.raise_percent) FROM employer AS T1 JOIN wage_agreement AS T2 ON T1.employer_id = T2.employer_id WHERE T1.industry = 'textile';
-- Show the start date and the length of the strikes at Hythe Terminals, longest first.
-- walkouts at Hythe Terminals: when begun, how many days, the longest on top
-- When did people down tools at Hythe Terminals, and for how many days? Most drawn-out on top.
-- Hythe Terminals strikes: started date, length in days, descending by length
SELECT T1.started_on, T1.length_in_days FROM strike AS T1 JOIN employer AS T2 ON T1.employer_id = T2.employer_id WHERE T2.employer_name = 'Hythe Terminals' ORDER BY T1.length_in_days DESC;
-- Which branch paid out the most strike pay in total?
-- title of the local that spent most on walkout money overall
-- Which chapter has handed most money to people who had downed tools, all added up?
-- top branch by sum of strike pay, title
SELECT T1.branch_title FROM union_branch AS T1 JOIN strike_participation AS T2 ON T1.branch_no = T2.branch_no GROUP BY T1.branch_no ORDER BY SUM(T2.strike_pay_total) DESC LIMIT 1;
-- Return the ids of the agreements signed between 2020-01-01 and 2022-12-31.
-- ids of pay deals concluded from 2020-01-01 to 2022-12-31
-- Which deals on pay were made from 2020-01-01 to 2022-12-31? Ids.
-- signed on 2020-01-01 up to 2022-12-31: agreement ids
SELECT agreement_id FROM wage_agreement WHERE signed_on BETWEEN '2020-01-01' AND '2022-12-31';
-- What are the names and staff totals of employers with more than 500 staff or in the town of Brackley?
-- companies of over 500 people, plus any in Brackley: name, headcount
-- Which firms have over 500 people working for them, or are at home in Brackley, and how many people is it?
-- town Brackley or staff total above 500 - employer name, staff total
SELECT employer_name, staff_total FROM employer WHERE staff_total > 500 OR town = 'Brackley';
-- Which branches have never taken part in a strike? Show the titles.
-- locals that joined no walkout
-- Which chapters have never downed tools?
-- branch titles, no participation in a strike
SELECT branch_title FROM union_branch WHERE branch_no NOT IN (SELECT branch_no FROM strike_participation);
-- Which employers have not signed any wage agreement?
-- companies without a pay deal, by name
-- With which firms have we not come to any deal on pay?
-- employer names without a wage agreement
SELECT employer_name FROM employer WHERE employer_id NOT IN (SELECT employer_id FROM wage_agreement);
-- Which employers have seen a strike that was won and have also signed an agreement with a raise of more than 5 percent? Give the names.
-- company names with a walkout that was won and, too, some deal over 5 percent
-- At which firms did people down tools and come out on top (won), while some deal there gave over 5 percent more?
-- employer names with both: a raise above 5 percent in an agreement, a strike with outcome won
SELECT T1.employer_name FROM employer AS T1 JOIN strike AS T2 ON T1.employer_id = T2.employer_id WHERE T2.outcome = 'won' INTERSECT SELECT T1.employer_name FROM employer AS T1 JOIN wage_agreement AS T2 ON T1.employer_id = T2.employer_id WHERE T2.raise_percent > 5;
-- Find the demand and the outcome of strikes that lasted longer than the average strike.
-- walkouts beyond the mean number of days: what was asked for, how it ended
-- What did people want when they downed tools for longer than average, and what came of it?
-- strike length over the mean: demand, outcome
SELECT demand, outcome FROM strike WHERE length_in_days > (SELECT AVG(length_in_days) FROM strike);
-- For each branch with at least two members who joined before 2010, show the title and the number of such members.
-- locals with 2 or more people who came in earlier than 2010: title, how many of those
-- Which chapters have no fewer than two people who signed up earlier than 2010, and how many such people?
-- joined year below 2010: count members by branch title, 2+ only
SELECT T1.branch_title, COUNT(*) FROM union_branch AS T1 JOIN union_member AS T2 ON T1.branch_no = T2.branch_no WHERE T2.joined_year < 2010 GROUP BY T1.branch_no HAVING COUNT(*) >= 2;
-- In which strike for higher wages did the most people of one branch take part? Show the employer's name, the branch title and the number of strikers.
-- biggest turnout of a single local in a walkout for higher wages: company, local, strikers
-- Where did more people of a single chapter down tools for higher wages than ever, which chapter was it, and how many people? Firm first.
-- demand higher wages, top strikers of one participation: employer name, branch title, strikers
SELECT T3.employer_name, T4.branch_title, T1.strikers FROM strike_participation AS T1 JOIN strike AS T2 ON T1.strike_id = T2.strike_id JOIN employer AS T3 ON T2.employer_id = T3.employer_id JOIN union_branch AS T4 ON T1.branch_no = T4.branch_no WHERE T2.demand = 'higher wages' ORDER BY T1.strikers DESC LIMIT 1;
-- Which towns are home to a branch but have no employer with a strike that was lost?
-- towns with a local, except those where some company's walkout was lost
-- Where do we have a chapter, leaving out places with a firm where people downed tools in vain (lost)?
-- branch towns minus towns of employers with a strike of outcome lost
SELECT town FROM union_branch EXCEPT SELECT T1.town FROM employer AS T1 JOIN strike AS T2 ON T1.employer_id = T2.employer_id WHERE T2.outcome = 'lost';

-- database: world_holiday_calendar
CREATE TABLE Land (LandCode TEXT PRIMARY KEY, LandName TEXT, Continent TEXT, WeekendDays TEXT, VacationDays INTEGER);
CREATE TABLE HolidayType (TypeID INTEGER PRIMARY KEY, TypeName TEXT, MovesEachYear TEXT);
CREATE TABLE Holiday (HolidayID INTEGER PRIMARY KEY, HolidayName TEXT, TypeID INTEGER REFERENCES HolidayType(TypeID), FirstCelebrated INTEGER, Greeting TEXT);
CREATE TABLE Observance (LandCode TEXT REFERENCES Land(LandCode), HolidayID INTEGER REFERENCES Holiday(HolidayID), LocalName TEXT, MonthNo INTEGER, DaysOff INTEGER, ShopsClosed TEXT, PRIMARY KEY (LandCode, HolidayID));
CREATE TABLE Custom (CustomID INTEGER PRIMARY KEY, HolidayID INTEGER REFERENCES Holiday(HolidayID), Description TEXT, Kind TEXT, MainFood TEXT);
INSERT INTO Land VALUES ('MX','Mexico','North America','Saturday and Sunday',12),('IN','India','Asia','Sunday',18),('NO','Norway','Europe','Saturday and Sunday',25),('MA','Morocco','Africa','Saturday and Sunday',20),('VN','Vietnam','Asia','Sunday',14),('CL','Chile','South America','Saturday and Sunday',15),('IL','Israel','Asia','Friday and Saturday',16);
INSERT INTO HolidayType VALUES (1,'religious','yes'),(2,'national','no'),(3,'seasonal','yes'),(4,'labour','no'),(5,'remembrance','no');
INSERT INTO Holiday VALUES (1,'Lunar New Year',3,NULL,'Chuc mung nam moi'),(2,'Labour Day',4,1890,NULL),(3,'Constitution Day',2,1814,'Gratulerer med dagen'),(4,'Day of the Dead',5,1500,NULL),(5,'Diwali',1,900,'Shubh Diwali'),(6,'Eid al-Fitr',1,624,'Eid Mubarak'),(7,'Independence Day',2,1811,NULL),(8,'Midsummer',3,1100,'God St. Hans');
INSERT INTO Observance VALUES ('VN',1,'Tet',2,7,'yes'),('VN',2,'Quoc te Lao dong',5,1,'no'),('MX',2,'Dia del Trabajo',5,1,'yes'),('NO',2,'Arbeidernes dag',5,1,'yes'),('NO',3,'Syttende mai',5,1,'yes'),('MX',4,'Dia de Muertos',11,2,'no'),('IN',5,'Deepavali',11,1,'yes'),('IN',6,'Eid',4,1,'no'),('MA',6,'Aid es-Seghir',4,2,'yes'),('CL',7,'Fiestas Patrias',9,2,'yes'),('IN',7,'Swatantrata Diwas',8,1,'no'),('MX',7,'Grito de Dolores',9,1,'no'),('CL',2,'Dia del Trabajador',5,1,'yes'),('MX',3,'Dia de la Constitucion',2,1,'no');
INSERT INTO Custom VALUES (1,1,'lucky money in red envelopes','gift','sticky rice cake'),(2,4,'altars with marigolds','decoration','bread of the dead'),(3,5,'rows of oil lamps','decoration','milk sweets'),(4,3,'parade of schoolchildren','parade','ice cream'),(5,6,'alms for the poor','gift','date pastry'),(6,7,'military parade','parade',NULL),(7,5,'fireworks at dusk','spectacle',NULL);
-- Which countries are in Asia? Give their names.
-- names of the lands lying in Asia
-- What nations lie in Asia?
-- continent = Asia, names of the lands
SELECT LandName FROM Land WHERE Continent = 'Asia';
-- How many observances fall in month 5?
-- holidays kept in month 5, counted over all lands
-- How many feasts come in the month with the number 5?
-- month no = 5: count observances
SELECT COUNT(*) FROM Observance WHERE MonthNo = 5;
-- What is the average number of vacation days for each kind of weekend?
-- mean yearly leave by which days are the weekend
-- How long are people off work in a year on average, for every way of laying the weekend? Weekend first.
-- weekend days, avg vacation days of the lands
SELECT WeekendDays, AVG(VacationDays) FROM Land GROUP BY WeekendDays;
-- Among the holidays whose first celebration is known, which is the oldest? Show its name and the year it was first celebrated.
-- oldest holiday with a known first year: name, year
-- Which feast has been kept for longer than any other, as far as we know since when, and since when is it?
-- lowest first celebrated year, blanks left out: holiday name, year
SELECT HolidayName, FirstCelebrated FROM Holiday WHERE FirstCelebrated IS NOT NULL ORDER BY FirstCelebrated LIMIT 1;
-- List the names of the holidays without a greeting.
-- holidays for which no greeting is known
-- For which feasts is there nothing special one says to others?
-- greeting empty - holiday names
SELECT HolidayName FROM Holiday WHERE Greeting IS NULL;
-- Show the name of every holiday and the name of its type.
-- holidays along with the sort each one is
-- What is every feast called, and what sort of feast is it?
-- holiday name + type name
SELECT T1.HolidayName, T2.TypeName FROM Holiday AS T1 JOIN HolidayType AS T2 ON T1.TypeID = T2.TypeID;
-- How many holidays does each country observe? Return the country name and the number.
-- land by land, the count of holidays kept
-- How many feasts does every nation keep? Nation first.
-- count observances by land name
SELECT T1.LandName, COUNT(*) FROM Land AS T1 JOIN Observance AS T2 ON T1.LandCode = T2.LandCode GROUP BY T1.LandCode;
-- What is Labour Day called locally in each country where it is observed? Show the country name and the local name.
-- Labour Day: where kept, and under which home name
-- Where do people keep Labour Day, and what do they themselves call it?
-- Labour Day: land name, local name
SELECT T1.LandName, T2.LocalName FROM Land AS T1 JOIN Observance AS T2 ON T1.LandCode = T2.LandCode JOIN Holiday AS T3 ON T2.HolidayID = T3.HolidayID WHERE T3.HolidayName = 'Labour Day';
-- In which countries are the shops closed (yes) for a holiday of more than one day off?
-- lands with a closing (yes) of shops on something that gives more than one day off
-- Where can one buy nothing (closed yes) during a feast that frees people from work for more than one day?
-- shops closed = yes, days off above 1: land names
SELECT T1.LandName FROM Land AS T1 JOIN Observance AS T2 ON T1.LandCode = T2.LandCode WHERE T2.ShopsClosed = 'yes' AND T2.DaysOff > 1;
-- Give the total days off of each country in Asia or North America, the country with the most days off first.
-- lands of Asia or North America ranked by summed days off, name and sum, highest on top
-- For how many days altogether does each nation of Asia or North America rest at feasts? Nation first, most on top.
-- sum of days off by land, continent North America or Asia, descending
SELECT T1.LandName, SUM(T2.DaysOff) FROM Land AS T1 JOIN Observance AS T2 ON T1.LandCode = T2.LandCode WHERE T1.Continent = 'Asia' OR T1.Continent = 'North America' GROUP BY T1.LandCode ORDER BY SUM(T2.DaysOff) DESC;
-- What foods belong to customs of the kind decoration?
-- main dishes that go with a decoration
-- What do people eat above all where the tradition is a decoration?
-- kind decoration: main food of the customs
SELECT MainFood FROM Custom WHERE Kind = 'decoration';
-- Which descriptions of customs contain the word parade?
-- customs described with parade in it
-- What do people do that involves a parade, as it is put?
-- custom description including "parade"
SELECT Description FROM Custom WHERE Description LIKE '%parade%';
-- Find the holiday observed in the most countries.
-- name of the holiday kept most widely, that is, in the greatest number of lands
-- Which feast do more nations keep than any other?
-- top holiday by number of observances, name
SELECT T1.HolidayName FROM Holiday AS T1 JOIN Observance AS T2 ON T1.HolidayID = T2.HolidayID GROUP BY T1.HolidayID ORDER BY COUNT(*) DESC LIMIT 1;
-- Which country observes no holiday at all?
-- name any land that keeps none of them
-- Which nation keeps no feast whatsoever?
-- land names without an observance
SELECT LandName FROM Land WHERE LandCode NOT IN (SELECT LandCode FROM Observance);
-- Which holidays have no custom? Show their names.
-- holidays with no custom written down
-- At which feasts do people do nothing special, as far as we know?
-- holiday names, zero customs
SELECT HolidayName FROM Holiday WHERE HolidayID NOT IN (SELECT HolidayID FROM Custom);
-- Which countries observe both Labour Day and Independence Day?
-- lands keeping Labour Day and also Independence Day
-- Where do people keep Labour Day and Independence Day too?
-- land names observing both: Independence Day, Labour Day
SELECT T1.LandName FROM Land AS T1 JOIN Observance AS T2 ON T1.LandCode = T2.LandCode JOIN Holiday AS T3 ON T2.HolidayID = T3.HolidayID WHERE T3.HolidayName = 'Labour Day' INTERSECT SELECT T1.LandName FROM Land AS T1 JOIN Observance AS T2 ON T1.LandCode = T2.LandCode JOIN Holiday AS T3 ON T2.HolidayID = T3.HolidayID WHERE T3.HolidayName = 'Independence Day';
-- Show the names and vacation days of countries with more vacation days than the average country.
-- lands that beat the mean in yearly leave: name, days
-- Where are people off work for longer in a year than average, and how many days is that?
-- vacation days over the mean - land name, vacation days
SELECT LandName, VacationDays FROM Land WHERE VacationDays > (SELECT AVG(VacationDays) FROM Land);
-- For each holiday type that does not move each year (no) and is observed at least three times, give the type name and the number of observances, highest first.
-- fixed sorts of holiday (moves: no) kept 3 times or more across lands: sort, how often, commonest on top
-- Which sorts of feast stay on the same date (moves no) and are kept no fewer than three times over all nations, and how often? Most on top.
-- moves each year = no: count observances by type name, 3+ only, descending
SELECT T1.TypeName, COUNT(*) FROM HolidayType AS T1 JOIN Holiday AS T2 ON T1.TypeID = T2.TypeID JOIN Observance AS T3 ON T2.HolidayID = T3.HolidayID WHERE T1.MovesEachYear = 'no' GROUP BY T1.TypeID HAVING COUNT(*) >= 3 ORDER BY COUNT(*) DESC;
-- Which religious holiday gives the most days off, and in which country? Show the holiday name and the country name.
-- of the religious ones, the longest break: holiday, land
-- Which religious feast frees people from work longest, and where is that?
-- type religious, top days off: holiday name, land name
SELECT T2.HolidayName, T4.LandName FROM HolidayType AS T1 JOIN Holiday AS T2 ON T1.TypeID = T2.TypeID JOIN Observance AS T3 ON T2.HolidayID = T3.HolidayID JOIN Land AS T4 ON T3.LandCode = T4.LandCode WHERE T1.TypeName = 'religious' ORDER BY T3.DaysOff DESC LIMIT 1;
-- Which descriptions of customs belong to holidays observed in more than two countries?
-- customs, as described, of holidays that more than two lands keep
-- What do people do at those feasts that over two nations keep? As it is put.
-- custom descriptions, holiday with more than 2 observances
SELECT Description FROM Custom WHERE HolidayID IN (SELECT HolidayID FROM Observance GROUP BY HolidayID HAVING COUNT(*) > 2);

-- database: settlements_of_the_earth
CREATE TABLE nation (nat_code TEXT PRIMARY KEY, nat_name TEXT, landmass TEXT, surface_km2 INTEGER, gdp_bn REAL, head_of_state TEXT);
CREATE TABLE region (reg_id INTEGER PRIMARY KEY, reg_name TEXT, nat_code TEXT REFERENCES nation(nat_code), reg_kind TEXT, surface_km2 INTEGER);
CREATE TABLE city (city_id INTEGER PRIMARY KEY, city_name TEXT, reg_id INTEGER REFERENCES region(reg_id), altitude_m INTEGER, is_capital TEXT, founded INTEGER);
CREATE TABLE headcount (city_id INTEGER REFERENCES city(city_id), census_year INTEGER, inhabitants INTEGER, households INTEGER, PRIMARY KEY (city_id, census_year));
CREATE TABLE twinning (twin_id INTEGER PRIMARY KEY, first_city INTEGER REFERENCES city(city_id), second_city INTEGER REFERENCES city(city_id), signed_year INTEGER, theme TEXT);
INSERT INTO nation VALUES ('PER','Peru','South America',1285216,242.6,'president'),('POR','Portugal','Europe',92090,251.9,'president'),('SWE','Sweden','Europe',450295,591.7,'king'),('KEN','Kenya','Africa',580367,113.4,'president'),('BTN','Bhutan','Asia',38394,2.7,'king'),('NZL','New Zealand','Oceania',268021,247.2,NULL);
INSERT INTO region VALUES (1,'Cusco','PER','department',71987),(2,'Arequipa','PER','department',63345),(3,'Norte','POR','region',21278),(4,'Lisboa','POR','region',3015),(5,'Skane','SWE','county',10939),(6,'Nakuru','KEN','county',7509),(7,'Nairobi','KEN','county',696),(8,'Thimphu','BTN','district',1796),(9,'Lapland','SWE','province',109702);
INSERT INTO city VALUES (1,'Cusco',1,3399,'N',1100),(2,'Arequipa',2,2335,'N',1540),(3,'Porto',3,83,'N',868),(4,'Braga',3,190,'N',20),(5,'Lisbon',4,12,'Y',NULL),(6,'Malmo',5,11,'N',1275),(7,'Nakuru City',6,1850,'N',1904),(8,'Nairobi City',7,1795,'Y',1899),(9,'Thimphu',8,2334,'Y',1885);
INSERT INTO headcount VALUES (1,2007,348900,98000),(1,2017,428450,121000),(2,2017,1008290,290000),(3,2011,237591,99000),(3,2021,231800,101500),(4,2021,193324,71000),(5,2021,545796,242000),(6,2020,344166,158000),(7,2019,570674,182000),(8,2019,4397073,1506000);
INSERT INTO twinning VALUES (1,3,9,1995,'water supply'),(2,1,5,2001,'heritage'),(3,6,3,1989,'ports'),(4,8,5,2012,'youth exchange'),(5,2,4,2018,'heritage'),(6,1,8,2015,'tourism');
-- What are the names of the nations in Europe?
-- European states, i.e. those on the landmass Europe
-- Which nations lie in Europe?
-- landmass Europe: nation names
SELECT nat_name FROM nation WHERE landmass = 'Europe';
-- Which cities have the word City in their name? Show the name and the altitude.
-- places called something with City, and how high above the sea they are
-- Which towns have City in what they are called, and how high up are they?
-- "City" in the city name: name + altitude
SELECT city_name, altitude_m FROM city WHERE city_name LIKE '%City%';
-- Which city lies highest? Give the name and the altitude.
-- loftiest town: name, metres above the sea
-- Which town is furthest above the sea, and how far is that?
-- top altitude - city name, altitude
SELECT city_name, altitude_m FROM city ORDER BY altitude_m DESC LIMIT 1;
-- What is the total and the average gross domestic product in billions of all nations?
-- gdp in billions: sum, then mean, whole list of states
-- How much do all nations produce altogether in billions, and how much on average?
-- gdp in bn: sum, avg
SELECT SUM(gdp_bn), AVG(gdp_bn) FROM nation;
-- Return the names of cities whose year of foundation is unknown.
-- towns where nobody knows when they were founded
-- For which towns do we not know how old they are?
-- founded empty, city names
SELECT city_name FROM city WHERE founded IS NULL;
-- Show the name of each region together with the name of its nation.
-- regions and the state each is part of
-- What is every part of a nation called, and which nation is it in?
-- region name + nation name
SELECT T1.reg_name, T2.nat_name FROM region AS T1 JOIN nation AS T2 ON T1.nat_code = T2.nat_code;
-- How many regions of each kind are there?
-- tally of regions by kind
-- How many parts of nations are there of every sort? Sort first.
-- region kind with count
SELECT reg_kind, COUNT(*) FROM region GROUP BY reg_kind;
-- List the cities of Portugal in alphabetical order.
-- town names in Portugal from a to z
-- What towns are there in Portugal? From a to z.
-- nation Portugal: city names sorted a-z
SELECT T1.city_name FROM city AS T1 JOIN region AS T2 ON T1.reg_id = T2.reg_id JOIN nation AS T3 ON T2.nat_code = T3.nat_code WHERE T3.nat_name = 'Portugal' ORDER BY T1.city_name;
-- What was the number of inhabitants of each city counted in the census of 2021? Show the city name and the inhabitants.
-- how many people lived where according to the 2021 count: town, people
-- How many people lived in each town when they were counted in 2021? Town first.
-- census year 2021 - city name, inhabitants
SELECT T1.city_name, T2.inhabitants FROM city AS T1 JOIN headcount AS T2 ON T1.city_id = T2.city_id WHERE T2.census_year = 2021;
-- Which three headcounts recorded the most households? Give the census year and the households.
-- top 3 counts by households: year, households
-- In which three counts were there most homes, by the year, and how many?
-- headcounts by households descending, only 3: census year, households
SELECT census_year, households FROM headcount ORDER BY households DESC LIMIT 3;
-- Find the names of the first city and the second city of every twinning about heritage.
-- twinned pairs with the theme heritage, both town names
-- Which towns are partners because of heritage? Both, first then second.
-- theme heritage: name of first city, name of second city
SELECT T2.city_name, T3.city_name FROM twinning AS T1 JOIN city AS T2 ON T1.first_city = T2.city_id JOIN city AS T3 ON T1.second_city = T3.city_id WHERE T1.theme = 'heritage';
-- Which cities were founded between 1000 and 1600?
-- towns that go back to some year from 1000 to 1600
-- Which towns came into being in 1000 to 1600?
-- founded from 1000 up to 1600, city names
SELECT city_name FROM city WHERE founded BETWEEN 1000 AND 1600;
-- Show the names of the cities that have been counted in more than one census.
-- towns having more than one headcount on file
-- In which towns have people been counted over once?
-- city names with more than one headcount
SELECT T1.city_name FROM city AS T1 JOIN headcount AS T2 ON T1.city_id = T2.city_id GROUP BY T1.city_id HAVING COUNT(*) > 1;
-- Which nations have no region in the list?
-- states without any region entered, by name
-- Which nations do we list no part of?
-- nation names, zero regions
SELECT nat_name FROM nation WHERE nat_code NOT IN (SELECT nat_code FROM region);
-- Give the names of cities for which no headcount exists.
-- which towns were never counted
-- In which towns has nobody ever counted the people?
-- city names without a headcount
SELECT city_name FROM city WHERE city_id NOT IN (SELECT city_id FROM headcount);
-- Which regions are larger than the average region? Give name and surface.
-- regions spreading over more km2 than the mean: name, km2
-- Which parts of nations are bigger than average, and how big is each?
-- surface km2 over the mean of regions: region name, surface
SELECT reg_name, surface_km2 FROM region WHERE surface_km2 > (SELECT AVG(surface_km2) FROM region);
-- Which cities have been both the first city of one twinning and the second city of another? Show their names.
-- towns listed first in some twin pact and second in some other
-- Which towns come first in one partnership and second in another?
-- city names found both as second city and as first city in twinnings
SELECT T1.city_name FROM city AS T1 JOIN twinning AS T2 ON T1.city_id = T2.first_city INTERSECT SELECT T1.city_name FROM city AS T1 JOIN twinning AS T2 ON T1.city_id = T2.second_city;
-- For each nation with at least two cities, show its name and the average altitude of its cities, highest average first.
-- states with 2 or more towns: name, mean metres above sea of those towns, loftiest on top
-- How far above the sea are the towns of each nation on average, leaving out nations with just one? Nation first, highest on top.
-- avg altitude of cities by nation name, only 2+ cities, descending
SELECT T1.nat_name, AVG(T3.altitude_m) FROM nation AS T1 JOIN region AS T2 ON T1.nat_code = T2.nat_code JOIN city AS T3 ON T2.reg_id = T3.reg_id GROUP BY T1.nat_code HAVING COUNT(*) >= 2 ORDER BY AVG(T3.altitude_m) DESC;
-- Which city in a nation headed by a president had the most inhabitants in 2017 or 2019? Show the city name and the nation name.
-- biggest place by people in the counts of 2017 or 2019 where the head is a president: town, state
-- Where did most people live when counted in 2017 or 2019, of towns whose nation has a president on top? Town, then nation.
-- head of state president, census year 2019 or 2017, top inhabitants: city name, nation name
SELECT T1.city_name, T3.nat_name FROM city AS T1 JOIN region AS T2 ON T1.reg_id = T2.reg_id JOIN nation AS T3 ON T2.nat_code = T3.nat_code JOIN headcount AS T4 ON T1.city_id = T4.city_id WHERE T3.head_of_state = 'president' AND (T4.census_year = 2017 OR T4.census_year = 2019) ORDER BY T4.inhabitants DESC LIMIT 1;
-- List the names of cities that are not capitals (N) in regions with a surface under 12000 square kilometres, but that were never the first city of a twinning.
-- non-capital (N) towns of regions below 12000 km2, leaving out whoever stands first in a twin pact
-- Which towns are not the seat of government (N), lie in a part of the nation smaller than 12000 km2, and have never come first in a partnership?
-- is capital = N, region surface below 12000, not the first city of any twinning - city names
SELECT T1.city_name FROM city AS T1 JOIN region AS T2 ON T1.reg_id = T2.reg_id WHERE T1.is_capital = 'N' AND T2.surface_km2 < 12000 AND T1.city_id NOT IN (SELECT first_city FROM twinning);

-- database: inland_waters_atlas
CREATE TABLE River (RiverID INTEGER PRIMARY KEY, RiverName TEXT, LengthKm REAL, SourceMountain TEXT, MouthType TEXT, FlowsInto INTEGER REFERENCES River(RiverID));
CREATE TABLE Lake (LakeID INTEGER PRIMARY KEY, LakeName TEXT, RiverID INTEGER REFERENCES River(RiverID), AreaKm2 REAL, MaxDepth INTEGER, Salty INTEGER);
CREATE TABLE Dam (DamID INTEGER PRIMARY KEY, DamName TEXT, RiverID INTEGER REFERENCES River(RiverID), HeightM REAL, Completed INTEGER, Purpose TEXT, OperatorID INTEGER);
CREATE TABLE Town (TownID INTEGER PRIMARY KEY, TownName TEXT, Population INTEGER, County TEXT);
CREATE TABLE RiverTown (RiverID INTEGER REFERENCES River(RiverID), TownID INTEGER REFERENCES Town(TownID), Bridges INTEGER, FloodWall TEXT, PRIMARY KEY (RiverID, TownID));
CREATE TABLE FishSpecies (LakeID INTEGER REFERENCES Lake(LakeID), Species TEXT, Protected TEXT, YearFirstSeen INTEGER, PRIMARY KEY (LakeID, Species));
INSERT INTO River VALUES (1,'Orven',612.0,'Mount Tessel','delta',NULL),(2,'Lissa',241.5,'Grey Horn','confluence',1),(3,'Bramble',88.3,'Fen Hills','confluence',2),(4,'Kolve',377.9,'Mount Tessel','estuary',NULL),(5,'Stony Water',52.4,NULL,'confluence',4),(6,'Marrow',130.6,'Grey Horn','confluence',1);
INSERT INTO Lake VALUES (1,'Lake Adelin',1,214.0,96,0),(2,'Swan Mere',2,12.6,18,0),(3,'Brine Pan',NULL,48.9,4,1),(4,'Lake Ostrava',4,155.2,171,0),(5,'Tarn Blue',6,0.8,33,0),(6,'Upper Adelin',1,37.5,52,0);
INSERT INTO Dam VALUES (1,'Tessel Gate',1,112.0,1967,'hydropower',10),(2,'Grey Weir',2,21.5,1924,'irrigation',11),(3,'Kolve Barrage',4,46.0,1989,'flood control',10),(4,'Adelin Dam',1,78.4,1954,'hydropower',10),(5,'Stony Dam',5,30.2,2009,'drinking water',12),(6,'Lower Kolve Dam',4,64.7,1976,'hydropower',13);
INSERT INTO Town VALUES (1,'Orvenmouth',86400,'Seaboard'),(2,'Lissabridge',23100,'Midshire'),(3,'Kolven',140200,'Westmark'),(4,'Brambleton',5400,'Midshire'),(5,'Highcastle',31800,'Tesselshire'),(6,'Dryfield',9700,'Westmark');
INSERT INTO RiverTown VALUES (1,1,4,'yes'),(1,5,3,'no'),(2,2,2,'yes'),(1,2,1,'yes'),(4,3,7,'yes'),(3,4,1,'no'),(5,3,2,'no');
INSERT INTO FishSpecies VALUES (1,'pike','no',1890),(1,'brown trout','no',1890),(1,'lake sturgeon','yes',1902),(2,'pike','no',1931),(4,'brown trout','no',1911),(4,'arctic char','yes',1968),(5,'arctic char','yes',1974),(6,'perch','no',1920);
-- Give the names of the rivers with their source on Grey Horn.
-- what springs from Grey Horn, names of the rivers
-- Which streams rise on Grey Horn?
-- source mountain Grey Horn, river names
SELECT RiverName FROM River WHERE SourceMountain = 'Grey Horn';
-- Which dams serve a purpose other than hydropower? Give the name and the purpose.
-- barriers not there for hydropower: name and what they are for
-- Which barrages are for anything other than hydropower, and for what?
-- purpose not hydropower: dam name, purpose
SELECT DamName, Purpose FROM Dam WHERE Purpose != 'hydropower';
-- What is the length of the longest river and of the shortest river?
-- greatest and least river length
-- How far does the longest stream run, and how far the shortest?
-- river length in km: max, min
SELECT MAX(LengthKm), MIN(LengthKm) FROM River;
-- Show the names and depths of lakes deeper than 50, deepest first.
-- lakes going down more than 50, name and depth, from the deepest up
-- Which lakes go down further than 50, and how far? Deepest on top.
-- max depth above 50, descending - lake name, depth
SELECT LakeName, MaxDepth FROM Lake WHERE MaxDepth > 50 ORDER BY MaxDepth DESC;
-- Which lake belongs to no river?
-- name of the lake that is tied to no river
-- Which lake has no stream to go with it?
-- river empty: lake name
SELECT LakeName FROM Lake WHERE RiverID IS NULL;
-- Which rivers flow into the Orven?
-- tributaries of Orven, by name
-- Which streams end in the Orven?
-- flows into Orven - river names
SELECT T1.RiverName FROM River AS T1 JOIN River AS T2 ON T1.FlowsInto = T2.RiverID WHERE T2.RiverName = 'Orven';
-- Show each dam's name, the river it stands on and the year in which it was completed.
-- dams: name, name of the river, when finished
-- What is every barrage called, which stream does it hold back, and when was it ready?
-- dam name, river name, completed year
SELECT T1.DamName, T2.RiverName, T1.Completed FROM Dam AS T1 JOIN River AS T2 ON T1.RiverID = T2.RiverID;
-- How many dams has each river? Give the river's name and the number of dams.
-- rivers with their dam tally, river name leading
-- How many barrages hold back each stream? Stream first.
-- count of dams by river name
SELECT T1.RiverName, COUNT(*) FROM River AS T1 JOIN Dam AS T2 ON T1.RiverID = T2.RiverID GROUP BY T1.RiverID;
-- List the towns on the river Orven and the number of bridges in each.
-- places along Orven and how often one can cross there by bridge
-- Which towns does the Orven pass, and how many ways over it does each have?
-- river Orven: town name, bridges
SELECT T1.TownName, T2.Bridges FROM Town AS T1 JOIN RiverTown AS T2 ON T1.TownID = T2.TownID JOIN River AS T3 ON T2.RiverID = T3.RiverID WHERE T3.RiverName = 'Orven';
-- What is the total population of each county?
-- people per county, summed over its towns
-- How many people live in every county altogether? County first.
-- county + sum of town population
SELECT County, SUM(Population) FROM Town GROUP BY County;
-- Name the three highest dams.
-- 3 tallest barriers, names from the top down
-- Which three barrages are taller than all others? Tallest on top.
-- dams by height descending, only 3, names
SELECT DamName FROM Dam ORDER BY HeightM DESC LIMIT 3;
-- How many distinct species live in lakes of the river Orven?
-- kinds of fish in the lakes along Orven, each kind counted once
-- How many sorts of fish, each counted once, swim in the lakes on the Orven?
-- Orven: number of different species in its lakes
SELECT COUNT(DISTINCT T3.Species) FROM River AS T1 JOIN Lake AS T2 ON T1.RiverID = T2.RiverID JOIN FishSpecies AS T3 ON T2.LakeID = T3.LakeID WHERE T1.RiverName = 'Orven';
-- Which dams were completed before 1930 or after 2000? Show the name and the year of completion.
-- barriers finished earlier than 1930 or later than 2000: name, year
-- Which barrages were ready earlier than 1930 or else later than 2000, and when?
-- completed above 2000 or below 1930 - dam name, year
SELECT DamName, Completed FROM Dam WHERE Completed < 1930 OR Completed > 2000;
-- Which rivers have not been dammed? Give the names.
-- free-flowing rivers, those with no dam at all
-- Which streams can run freely, with no barrage on them?
-- river names without a dam
SELECT RiverName FROM River WHERE RiverID NOT IN (SELECT RiverID FROM Dam);
-- Which towns do not lie on any river?
-- dry places: names of towns without a river
-- Which towns does no stream pass?
-- town names, no river
SELECT TownName FROM Town WHERE TownID NOT IN (SELECT TownID FROM RiverTown);
-- In which lakes are both pike and brown trout found? Return the lake names.
-- lakes that hold pike and brown trout alike
-- In which lakes could one catch pike and brown trout too?
-- lake names with both species: brown trout, pike
SELECT T1.LakeName FROM Lake AS T1 JOIN FishSpecies AS T2 ON T1.LakeID = T2.LakeID WHERE T2.Species = 'pike' INTERSECT SELECT T1.LakeName FROM Lake AS T1 JOIN FishSpecies AS T2 ON T1.LakeID = T2.LakeID WHERE T2.Species = 'brown trout';
-- What are the names of lakes whose area is greater than the average area of all lakes?
-- lakes covering more km2 than the mean lake
-- Which lakes are bigger than average?
-- area in km2 over the mean, lake names
SELECT LakeName FROM Lake WHERE AreaKm2 > (SELECT AVG(AreaKm2) FROM Lake);
-- Which town has the most bridges over all its rivers together? Give the town name and the total.
-- place with the highest sum of bridges, rivers taken together: name, sum
-- Which town has the most ways over water, all its streams added up, and how many?
-- top town by sum of bridges: town name, sum
SELECT T1.TownName, SUM(T2.Bridges) FROM Town AS T1 JOIN RiverTown AS T2 ON T1.TownID = T2.TownID GROUP BY T1.TownID ORDER BY SUM(T2.Bridges) DESC LIMIT 1;
-- For rivers longer than 200 km with at least two dams, show the river's name and the average height of its dams.
-- rivers over 200 km that carry two dams or more: name, mean dam height
-- How tall on average are the barrages on each stream that runs over 200 km and has no fewer than two of them? Stream first.
-- avg dam height by river name, length above 200 km, only 2+ dams
SELECT T1.RiverName, AVG(T2.HeightM) FROM River AS T1 JOIN Dam AS T2 ON T1.RiverID = T2.RiverID WHERE T1.LengthKm > 200 GROUP BY T1.RiverID HAVING COUNT(*) >= 2;
-- Among rivers passing a town with a flood wall (yes), which one has the oldest dam? Show the river's name and the dam's name.
-- rivers where some town has yes for a flood wall: earliest dam among those, river first, then dam
-- Which stream has the barrage that was ready before all others, looking only at streams with a town that has a wall against high water (yes), and which barrage is it?
-- flood wall = yes in some town on the river, earliest completed dam: river name, dam name
SELECT T1.RiverName, T2.DamName FROM River AS T1 JOIN Dam AS T2 ON T1.RiverID = T2.RiverID WHERE T1.RiverID IN (SELECT RiverID FROM RiverTown WHERE FloodWall = 'yes') ORDER BY T2.Completed LIMIT 1;
