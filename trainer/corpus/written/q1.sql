-- database: valley_savings_bank
CREATE TABLE brnch (br_cd TEXT PRIMARY KEY, br_nm TEXT, city TEXT, open_yr INTEGER);
CREATE TABLE cust (cust_id INTEGER PRIMARY KEY, cust_nm TEXT, dob TEXT, city TEXT, seg TEXT, ref_by INTEGER REFERENCES cust(cust_id));
CREATE TABLE acct (acct_no TEXT PRIMARY KEY, cust_id INTEGER REFERENCES cust(cust_id), br_cd TEXT REFERENCES brnch(br_cd), acct_typ TEXT, bal REAL, opn_dt TEXT, status TEXT);
CREATE TABLE loan (ln_id INTEGER PRIMARY KEY, cust_id INTEGER REFERENCES cust(cust_id), br_cd TEXT REFERENCES brnch(br_cd), amt REAL, int_rt REAL, term_mths INTEGER, purp TEXT, status TEXT);
CREATE TABLE pmt (pmt_id INTEGER PRIMARY KEY, ln_id INTEGER REFERENCES loan(ln_id), pd_dt TEXT, amt REAL, late_yn TEXT);
INSERT INTO brnch VALUES ('MST','Main Street','Aldbury',1968),('QRY','Quarry Road','Kelmore',1984),('STN','Station Square','Aldbury',1999),('AIR','Airport Desk','Dunhaven',2015),('MLL','Mill Lane','Westerby',2007);
INSERT INTO cust VALUES (1,'Ingrid Solheim','1958-04-12','Aldbury','private',NULL),(2,'Tariq Benali','1985-09-30','Kelmore','private',1),(3,'Osprey Joinery',NULL,'Kelmore','business',NULL),(4,'Lena Fairweather','1991-01-17','Aldbury','student',2),(5,'Marcus Odum','1973-06-05','Westerby','private',1),(6,'Bluegate Bakery',NULL,'Aldbury','business',3),(7,'Yuki Tanabe','2001-11-23','Dunhaven','student',NULL);
INSERT INTO acct VALUES ('A100',1,'MST','savings',18400.5,'2003-05-14','open'),('A101',1,'MST','current',2310,'2003-05-14','open'),('A102',2,'QRY','current',950.75,'2012-08-01','open'),('A103',3,'QRY','current',27650,'2010-02-19','open'),('A104',4,'STN','savings',480,'2019-10-02','frozen'),('A105',5,'MLL','savings',6120,'2008-03-27','open'),('A106',2,'STN','savings',3900,'2016-06-30','closed'),('A107',6,'MST','current',11875,'2021-04-12','open');
INSERT INTO loan VALUES (1,1,'MST',12000,4.1,48,'car','repaid'),(2,2,'QRY',185000,3.4,300,'house','active'),(3,3,'QRY',60000,5.2,84,'machinery','active'),(4,5,'MLL',9000,6.3,36,'car','active'),(5,6,'MST',25000,5.7,60,'machinery','default'),(6,2,'STN',7500,7.1,24,'holiday','repaid'),(7,5,'MST',140000,3.6,240,'house','active');
INSERT INTO pmt VALUES (1,1,'2018-02-01',275,'N'),(2,2,'2023-01-05',940,'N'),(3,2,'2023-02-09',940,'Y'),(4,3,'2023-01-31',850,'N'),(5,4,'2023-03-15',290,'Y'),(6,5,'2022-11-30',480,'Y'),(7,6,'2017-06-01',330,'N'),(8,3,'2023-02-28',855,'N'),(9,2,'2023-03-05',940,'N');
-- How many accounts are open?
-- number of accounts with status open
-- How many accounts have not been shut, that is, are open?
-- status = open, count accounts
SELECT COUNT(*) FROM acct WHERE status = 'open';
-- What are the names of the branches in Aldbury?
-- our offices in Aldbury, by name
-- Where can one go to bank in Aldbury? What the places are called.
-- city Aldbury: branch names
SELECT br_nm FROM brnch WHERE city = 'Aldbury';
-- Which customers have no date of birth on record?
-- clients whose birth date was never filled in (names)
-- For whom do we not know how old they are, the birthday being blank?
-- dob empty - customer names
SELECT cust_nm FROM cust WHERE dob IS NULL;
-- What is the total balance of all savings accounts?
-- how much money sits in savings accounts altogether
-- How much have people put by in savings altogether?
-- account type savings: sum of balance
SELECT SUM(bal) FROM acct WHERE acct_typ = 'savings';
-- Give the lowest, the highest and the average interest rate of the loans.
-- minimum, maximum and mean interest we charge on what we lend
-- How dear is it to borrow from us, in percent: at the least, at the most, on average?
-- interest rate of loans - min, max, avg
SELECT MIN(int_rt), MAX(int_rt), AVG(int_rt) FROM loan;
-- List the different purposes for which loans were taken.
-- what sorts of things do people borrow for, each purpose listed once
-- Why do people borrow from us? Every reason just once.
-- different loan purposes
SELECT DISTINCT purp FROM loan;
-- For each branch, show its name and the number of accounts kept there.
-- accounts per office: office name, count
-- How many accounts does every local office look after? Office first.
-- branch name with the count of its accounts
SELECT T1.br_nm, COUNT(*) FROM brnch AS T1 JOIN acct AS T2 ON T1.br_cd = T2.br_cd GROUP BY T1.br_cd;
-- Show the account numbers and balances of Ingrid Solheim's accounts.
-- what does Ingrid Solheim hold with us: account number and how much is on it
-- Which accounts are Ingrid Solheim's, and how much money is in each? The number first.
-- Ingrid Solheim: acct no + balance
SELECT T2.acct_no, T2.bal FROM cust AS T1 JOIN acct AS T2 ON T1.cust_id = T2.cust_id WHERE T1.cust_nm = 'Ingrid Solheim';
-- Which customer took out the loan with the largest amount?
-- name of the client who borrowed the biggest single sum
-- Who owes or owed us the biggest sum from one time of borrowing?
-- top loan amount: customer name
SELECT T1.cust_nm FROM cust AS T1 JOIN loan AS T2 ON T1.cust_id = T2.cust_id ORDER BY T2.amt DESC LIMIT 1;
-- Find the names of customers who were referred by Ingrid Solheim.
-- who came to the bank on the recommendation of Ingrid Solheim
-- Who became a customer because Ingrid Solheim told them about us?
-- referred by Ingrid Solheim - names of those customers
SELECT T1.cust_nm FROM cust AS T1 JOIN cust AS T2 ON T1.ref_by = T2.cust_id WHERE T2.cust_nm = 'Ingrid Solheim';
-- List the purpose and term of loans that run for more than 60 months, longest term first.
-- loans lasting over 60 months with what they are for and their length, the longest at the top
-- For what do people borrow over more than 60 months, and how long is it? Longest on top.
-- term above 60 months: purpose, term, descending
SELECT purp, term_mths FROM loan WHERE term_mths > 60 ORDER BY term_mths DESC;
-- How much has been paid on each loan? Show the loan id and the sum of the payments.
-- repayments added up for every loan number
-- How much of every loan has come back to us so far? The loan's id first.
-- sum of payment amounts by loan id
SELECT ln_id, SUM(amt) FROM pmt GROUP BY ln_id;
-- On which dates did a late payment (Y) arrive for an active loan?
-- days on which someone with a loan in status active paid late (Y)
-- When did money come in too late (Y) on a loan that is active?
-- late = Y and loan status active: paid dates
SELECT T2.pd_dt FROM loan AS T1 JOIN pmt AS T2 ON T1.ln_id = T2.ln_id WHERE T2.late_yn = 'Y' AND T1.status = 'active';
-- Which branches keep no accounts? Give their names.
-- offices that do not have a single account on their books
-- At which local offices does nobody have an account?
-- branch names, zero accounts
SELECT br_nm FROM brnch WHERE br_cd NOT IN (SELECT br_cd FROM acct);
-- Which purposes have an average loan amount above 20000?
-- reasons for borrowing where the mean loan exceeds 20000
-- For what do people borrow over 20000 on average?
-- loan purpose with avg amount above 20000
SELECT purp FROM loan GROUP BY purp HAVING AVG(amt) > 20000;
-- Show the numbers of accounts whose balance is above the average balance.
-- which account numbers hold more than a typical (mean) account does
-- Which accounts have more money in them than average, by number?
-- balance over the mean: acct no
SELECT acct_no FROM acct WHERE bal > (SELECT AVG(bal) FROM acct);
-- Which customers have both a loan for a house and a loan for a car?
-- names of people borrowing for a house as well as for a car
-- Who has borrowed for a house and on top of that for a car?
-- customer names with both loan purposes: car, house
SELECT T1.cust_nm FROM cust AS T1 JOIN loan AS T2 ON T1.cust_id = T2.cust_id WHERE T2.purp = 'house' INTERSECT SELECT T1.cust_nm FROM cust AS T1 JOIN loan AS T2 ON T1.cust_id = T2.cust_id WHERE T2.purp = 'car';
-- Which branch city has granted the greatest total amount of loans?
-- town whose offices lent the most money overall
-- In what town have we lent out most, all sums added up?
-- top branch city by sum of loan amounts
SELECT T1.city FROM brnch AS T1 JOIN loan AS T2 ON T1.br_cd = T2.br_cd GROUP BY T1.city ORDER BY SUM(T2.amt) DESC LIMIT 1;
-- What are the names of the customers who have an account but no loan?
-- clients holding an account who never borrowed anything
-- Who keeps money with us without ever having borrowed any?
-- customer names with an account and with no loan
SELECT cust_nm FROM cust WHERE cust_id IN (SELECT cust_id FROM acct) AND cust_id NOT IN (SELECT cust_id FROM loan);
-- Among private customers, who has made the most loan payments? Return the name and the number of payments.
-- the private client with the highest count of instalments paid, name plus that count
-- Who, of those that are private, has paid us something back more times than anyone else, and how often?
-- segment private: top customer by count of loan payments - name, count
SELECT T1.cust_nm, COUNT(*) FROM cust AS T1 JOIN loan AS T2 ON T1.cust_id = T2.cust_id JOIN pmt AS T3 ON T2.ln_id = T3.ln_id WHERE T1.seg = 'private' GROUP BY T1.cust_id ORDER BY COUNT(*) DESC LIMIT 1;

-- database: harbour_stock_exchange
CREATE TABLE Sector (SectorCode TEXT PRIMARY KEY, SectorName TEXT, IsCyclical INTEGER);
CREATE TABLE Company (CompanyID INTEGER PRIMARY KEY, CompanyName TEXT, SectorCode TEXT REFERENCES Sector(SectorCode), Headquarters TEXT, FoundedYear INTEGER, Employees INTEGER);
CREATE TABLE Listing (Ticker TEXT PRIMARY KEY, CompanyID INTEGER REFERENCES Company(CompanyID), ListedOn TEXT, ShareClass TEXT, IssuePrice REAL, SharesOutstanding INTEGER, DelistedOn TEXT);
CREATE TABLE Broker (BrokerID INTEGER PRIMARY KEY, BrokerName TEXT, City TEXT, MemberSince INTEGER);
CREATE TABLE Trade (TradeID INTEGER PRIMARY KEY, Ticker TEXT REFERENCES Listing(Ticker), BuyerBrokerID INTEGER REFERENCES Broker(BrokerID), SellerBrokerID INTEGER REFERENCES Broker(BrokerID), TradeDate TEXT, Quantity INTEGER, Price REAL);
INSERT INTO Sector VALUES ('SHP','Shipping',1),('FOD','Food Processing',0),('BNK','Banking',1),('PHA','Pharmaceuticals',0),('MIN','Mining',1);
INSERT INTO Company VALUES (1,'Norrland Lines','SHP','Gothenburg',1911,5200),(2,'Polaris Tankers','SHP','Bergen',1976,1850),(3,'Ceres Mills','FOD','Aarhus',1889,2400),(4,'Harbour Credit','BNK','Gothenburg',1952,7900),(5,'Vitanova Labs','PHA','Uppsala',2004,610),(6,'Golden Ear Cereals','FOD','Malmo',1994,330),(7,'Old Quay Bank','BNK','Bergen',1867,4100);
INSERT INTO Listing VALUES ('NRL',1,'1988-03-01','A',14,90000000,NULL),('NRLB',1,'1995-06-12','B',22.5,45000000,NULL),('POL',2,'2001-10-09','A',31,20000000,'2019-12-30'),('CER',3,'1979-05-21','A',8.2,38000000,NULL),('HCR',4,'1990-09-17','A',47,120000000,NULL),('VIT',5,'2015-02-03','A',12.6,16000000,NULL),('VITB',5,'2021-11-25','B',64,5000000,NULL);
INSERT INTO Broker VALUES (1,'Lindqvist Partners','Gothenburg',1986),(2,'Falk & Daughter','Malmo',1999),(3,'Baltic Securities','Riga',2008),(4,'Skerry Capital','Bergen',2014),(5,'Amber Trading','Riga',2020);
INSERT INTO Trade VALUES (1,'NRL',1,2,'2022-01-10',500,88.5),(2,'CER',2,3,'2022-01-11',1200,41),(3,'HCR',3,1,'2022-01-11',300,152.2),(4,'VIT',1,4,'2022-02-02',2500,19.8),(5,'NRL',4,2,'2022-02-15',750,91),(6,'HCR',1,3,'2022-03-01',1000,149.9),(7,'VITB',2,1,'2022-03-08',150,71.5),(8,'NRL',3,1,'2022-03-22',400,93.4),(9,'CER',1,2,'2022-04-04',900,39.6);
-- How many companies were founded after 1950?
-- count the firms that came into being later than 1950
-- How many firms are younger than 1950, that is, were set up later than 1950?
-- founded year above 1950, number of companies
SELECT COUNT(*) FROM Company WHERE FoundedYear > 1950;
-- List the tickers of class B listings.
-- symbols of all share class B papers
-- Under what symbols are the shares of class B traded?
-- share class = B: tickers
SELECT Ticker FROM Listing WHERE ShareClass = 'B';
-- Show the names of brokers in Riga.
-- which trading houses sit in Riga
-- Who deals in shares from an office in Riga?
-- city Riga, broker names
SELECT BrokerName FROM Broker WHERE City = 'Riga';
-- What is the average number of employees of a company?
-- mean headcount across the firms
-- How many people work for a firm on average?
-- avg employees of companies
SELECT AVG(Employees) FROM Company;
-- Which tickers have been delisted?
-- symbols that have left the exchange, i.e. with a delisting date
-- Which shares can one no longer deal in here, the day they left being noted? Symbols.
-- delisted date filled in - tickers
SELECT Ticker FROM Listing WHERE DelistedOn IS NOT NULL;
-- Show each company's name together with the name of its sector.
-- every firm and the industry it belongs to, names of both
-- What is every firm called, and what line of work is it in?
-- company name + sector name
SELECT T1.CompanyName, T2.SectorName FROM Company AS T1 JOIN Sector AS T2 ON T1.SectorCode = T2.SectorCode;
-- How many trades took place for each ticker?
-- deals counted symbol by symbol
-- How often did each share change hands? Symbol first.
-- ticker, count of trades
SELECT Ticker, COUNT(*) FROM Trade GROUP BY Ticker;
-- Give the name of the company with the highest issue price for a listing.
-- which firm's shares were issued at the steepest price
-- Whose shares cost more than anyone else's when they first came out?
-- top issue price: company name
SELECT T1.CompanyName FROM Company AS T1 JOIN Listing AS T2 ON T1.CompanyID = T2.CompanyID ORDER BY T2.IssuePrice DESC LIMIT 1;
-- On what dates and at what prices were shares of Norrland Lines traded?
-- deal day and price for anything of Norrland Lines
-- When did shares of Norrland Lines change hands, and for how much?
-- Norrland Lines trades - date, price
SELECT T3.TradeDate, T3.Price FROM Company AS T1 JOIN Listing AS T2 ON T1.CompanyID = T2.CompanyID JOIN Trade AS T3 ON T2.Ticker = T3.Ticker WHERE T1.CompanyName = 'Norrland Lines';
-- Which brokers bought in more than one trade? Show the name and the number of trades.
-- houses on the buying side more than one time, with their deal counts
-- Who has been the one to buy over one time, and how often?
-- buyer broker with more than 1 trade: name, count
SELECT T1.BrokerName, COUNT(*) FROM Broker AS T1 JOIN Trade AS T2 ON T1.BrokerID = T2.BuyerBrokerID GROUP BY T1.BrokerID HAVING COUNT(*) > 1;
-- What is the total quantity sold by each broker city?
-- number of shares disposed of, added up by the seller's town
-- How many shares have been got rid of altogether by people from each town? Town first.
-- sum of trade quantity by city of the seller broker
SELECT T1.City, SUM(T2.Quantity) FROM Broker AS T1 JOIN Trade AS T2 ON T1.BrokerID = T2.SellerBrokerID GROUP BY T1.City;
-- Find the trade ids of trades with a quantity between 400 and 1000, ordered by price from high to low.
-- deals of 400 to 1000 shares, the dearest price first; just the ids
-- In which deals did 400 to 1000 shares change hands? Ids, dearest share on top.
-- quantity from 400 up to 1000: trade ids, descending by price
SELECT TradeID FROM Trade WHERE Quantity BETWEEN 400 AND 1000 ORDER BY Price DESC;
-- List the names of the three oldest companies, oldest first.
-- top 3 firms by age, starting with the earliest founded
-- Which three firms have been around longest? Most venerable on top.
-- companies by founded year ascending, only 3, names
SELECT CompanyName FROM Company ORDER BY FoundedYear LIMIT 3;
-- Which companies have never been listed?
-- firms with no ticker at all on this exchange
-- In which firms has one never been able to buy shares here?
-- company names without a listing
SELECT CompanyName FROM Company WHERE CompanyID NOT IN (SELECT CompanyID FROM Listing);
-- What are the names of brokers that never sold anything?
-- houses that do not show up as a seller in any deal
-- Who has yet to get rid of a single share?
-- broker names that are never the seller
SELECT BrokerName FROM Broker WHERE BrokerID NOT IN (SELECT SellerBrokerID FROM Trade);
-- Which headquarters cities host both a company in Shipping and a company in Banking?
-- towns that are home to a Shipping firm and to a Banking firm too
-- From what towns are both a firm in Shipping and one in Banking run?
-- headquarters found in both sectors: Banking, Shipping
SELECT T1.Headquarters FROM Company AS T1 JOIN Sector AS T2 ON T1.SectorCode = T2.SectorCode WHERE T2.SectorName = 'Shipping' INTERSECT SELECT T1.Headquarters FROM Company AS T1 JOIN Sector AS T2 ON T1.SectorCode = T2.SectorCode WHERE T2.SectorName = 'Banking';
-- Show the names and numbers of employees of companies larger than the average company by employees.
-- who employs more people than the mean firm does, and how many
-- Which firms have more people working for them than average, and how many?
-- employees over the mean: company name, employees
SELECT CompanyName, Employees FROM Company WHERE Employees > (SELECT AVG(Employees) FROM Company);
-- What is the name of the sector whose listings were traded in the largest total quantity?
-- the industry with the most shares changing hands in total
-- In what line of work do more shares change hands than in any other, all added up?
-- top sector by sum of trade quantity, name
SELECT T1.SectorName FROM Sector AS T1 JOIN Company AS T2 ON T1.SectorCode = T2.SectorCode JOIN Listing AS T3 ON T2.CompanyID = T3.CompanyID JOIN Trade AS T4 ON T3.Ticker = T4.Ticker GROUP BY T1.SectorCode ORDER BY SUM(T4.Quantity) DESC LIMIT 1;
-- Which tickers were bought by Lindqvist Partners at a price above 100 or in a quantity above 2000?
-- symbols Lindqvist Partners purchased either for more than 100 a share or in lots over 2000
-- What has Lindqvist Partners got hold of at over 100 a share, or over 2000 shares at once? Symbols.
-- buyer Lindqvist Partners, quantity above 2000 or price above 100 - tickers
SELECT T2.Ticker FROM Broker AS T1 JOIN Trade AS T2 ON T1.BrokerID = T2.BuyerBrokerID WHERE T1.BrokerName = 'Lindqvist Partners' AND (T2.Price > 100 OR T2.Quantity > 2000);
-- For sectors with at least two companies, show the sector name and the average founding year, most recent average first.
-- industries holding 2 firms or more: name, mean year of founding, latest mean on top
-- Which lines of work have no fewer than two firms, and when were these set up on average? Youngest on top.
-- avg founded year by sector, only with 2+ companies, descending: sector name, avg
SELECT T1.SectorName, AVG(T2.FoundedYear) FROM Sector AS T1 JOIN Company AS T2 ON T1.SectorCode = T2.SectorCode GROUP BY T1.SectorCode HAVING COUNT(*) >= 2 ORDER BY AVG(T2.FoundedYear) DESC;

-- database: cormorant_hedge_funds
CREATE TABLE managers (id INTEGER PRIMARY KEY, full_name TEXT, title TEXT, hired_at TEXT, boss_id INTEGER REFERENCES managers(id), bonus_pct REAL);
CREATE TABLE funds (id INTEGER PRIMARY KEY, fund_name TEXT, strategy TEXT, domicile TEXT, inception_year INTEGER, aum_millions REAL, lead_manager_id INTEGER REFERENCES managers(id), is_open INTEGER);
CREATE TABLE instruments (isin TEXT PRIMARY KEY, instrument_name TEXT, asset_class TEXT, currency TEXT, last_price REAL);
CREATE TABLE positions (id INTEGER PRIMARY KEY, fund_id INTEGER REFERENCES funds(id), isin TEXT REFERENCES instruments(isin), side TEXT, quantity INTEGER, entry_price REAL, opened_at TEXT, closed_at TEXT);
CREATE TABLE investors (id INTEGER PRIMARY KEY, investor_name TEXT, investor_type TEXT, country TEXT);
CREATE TABLE subscriptions (fund_id INTEGER REFERENCES funds(id), investor_id INTEGER REFERENCES investors(id), amount_millions REAL, subscribed_at TEXT, PRIMARY KEY (fund_id, investor_id));
INSERT INTO managers VALUES (1,'Adaeze Nwosu','Chief Investment Officer','2009-02-02',NULL,35),(2,'Piers Halloran','Portfolio Manager','2012-07-16',1,22),(3,'Mei-Lin Cho','Portfolio Manager','2015-01-12',1,27.5),(4,'Gustav Rehn','Analyst','2019-09-02',2,10),(5,'Salma Darwish','Analyst','2021-05-03',3,8),(6,'Tobias Krall','Trader','2017-11-20',1,15);
INSERT INTO funds VALUES (1,'Cormorant Macro','global macro','Cayman Islands',2010,840,1,0),(2,'Shearwater Equity','long/short equity','Ireland',2013,415.5,2,1),(3,'Gannet Credit','credit','Luxembourg',2016,260,3,1),(4,'Petrel Energy','commodities','Cayman Islands',2018,95,6,1),(5,'Fulmar Seed','long/short equity','Ireland',2023,12,3,1);
INSERT INTO instruments VALUES ('US01','Brightwell Steel','equity','USD',54.2),('US02','Omni Grocers','equity','USD',23.9),('DE01','Rhenus Pumps','equity','EUR',118),('GB01','Gilt 2034','bond','GBP',96.4),('FR01','Avenir Bond 2029','bond','EUR',101.3),('CM01','Brent Future Dec','future','USD',81.7),('CM02','Copper Future Mar','future','USD',385);
INSERT INTO positions VALUES (1,1,'GB01','long',40000,93.1,'2022-03-10',NULL),(2,1,'CM01','short',1200,88,'2022-05-02','2022-11-14'),(3,2,'US01','long',25000,41.6,'2021-08-19',NULL),(4,2,'US02','short',60000,28.3,'2022-01-27',NULL),(5,2,'DE01','long',8000,104.5,'2022-06-30','2023-02-03'),(6,3,'FR01','long',30000,99.2,'2022-09-12',NULL),(7,4,'CM01','long',2500,79.4,'2023-01-09',NULL),(8,1,'US01','short',15000,50.8,'2023-02-21',NULL),(9,3,'GB01','short',20000,97.7,'2023-03-01','2023-06-16');
INSERT INTO investors VALUES (1,'Teachers Pension Mutual','pension fund','Canada'),(2,'Aurelia Foundation','endowment','Switzerland'),(3,'Kestrel Family Office','family office','Ireland'),(4,'Midland Rail Pension','pension fund','United Kingdom'),(5,'Delta Sovereign Fund','sovereign','Norway'),(6,'Sycamore College','endowment','Canada');
INSERT INTO subscriptions VALUES (1,1,220,'2011-04-01'),(1,2,60,'2012-10-01'),(2,1,90,'2014-01-02'),(2,3,35,'2016-03-01'),(3,4,75,'2017-07-03'),(3,2,40,'2018-01-02'),(4,3,18,'2018-10-01'),(1,5,300,'2019-01-02');
-- How many funds are domiciled in Ireland?
-- count of funds with their legal home in Ireland
-- How many of our funds count as at home in Ireland by law?
-- domicile = Ireland, count funds
SELECT COUNT(*) FROM funds WHERE domicile = 'Ireland';
-- List the names of instruments quoted in EUR.
-- which securities are denominated in EUR
-- What can one buy for EUR?
-- currency EUR: instrument names
SELECT instrument_name FROM instruments WHERE currency = 'EUR';
-- Who was hired last?
-- full name of the newest recruit in the team
-- Who came to work here most recently?
-- manager with the latest hire date, full name
SELECT full_name FROM managers ORDER BY hired_at DESC LIMIT 1;
-- What is the total of assets under management in millions across all funds?
-- aum of the whole house, all funds summed up
-- How much money do we look after altogether, in millions?
-- sum of aum over all funds
SELECT SUM(aum_millions) FROM funds;
-- Show the ids of positions that are not closed yet.
-- position ids still running, without a closing date
-- Which bets are we still in, with no day of getting out noted? Ids.
-- closed date empty - position ids
SELECT id FROM positions WHERE closed_at IS NULL;
-- For each fund, give the fund name and the full name of its lead manager.
-- funds alongside whoever runs them
-- What is every fund called, and who is at the helm?
-- fund name + full name of the lead manager
SELECT T1.fund_name, T2.full_name FROM funds AS T1 JOIN managers AS T2 ON T1.lead_manager_id = T2.id;
-- How many positions are there on each side?
-- split the positions by long or short and count them
-- How many bets go each way? The way first.
-- count of positions by side
SELECT side, COUNT(*) FROM positions GROUP BY side;
-- Which instruments does Shearwater Equity hold or has it held? Give the names.
-- names of everything Shearwater Equity took a position in
-- What has Shearwater Equity ever put money in?
-- Shearwater Equity positions: instrument names
SELECT T3.instrument_name FROM funds AS T1 JOIN positions AS T2 ON T1.id = T2.fund_id JOIN instruments AS T3 ON T2.isin = T3.isin WHERE T1.fund_name = 'Shearwater Equity';
-- Find the names of the investors who subscribed to Cormorant Macro, together with the amount in millions.
-- who put money into Cormorant Macro and how many millions
-- Who has entrusted money to Cormorant Macro, and how much, in millions?
-- Cormorant Macro subscriptions - investor name, amount in millions
SELECT T3.investor_name, T2.amount_millions FROM funds AS T1 JOIN subscriptions AS T2 ON T1.id = T2.fund_id JOIN investors AS T3 ON T2.investor_id = T3.id WHERE T1.fund_name = 'Cormorant Macro';
-- Which managers report to Adaeze Nwosu?
-- full names of those whose boss is Adaeze Nwosu
-- Who takes orders from Adaeze Nwosu?
-- boss = Adaeze Nwosu: full names of those managers
SELECT T1.full_name FROM managers AS T1 JOIN managers AS T2 ON T1.boss_id = T2.id WHERE T2.full_name = 'Adaeze Nwosu';
-- What is the average last price of instruments for every asset class?
-- mean latest price per class of asset
-- How much did things cost on average when last quoted, for each kind of asset? Kind first.
-- asset class with avg last price
SELECT asset_class, AVG(last_price) FROM instruments GROUP BY asset_class;
-- Return the fund name and inception year of open funds (1), from the newest to the oldest.
-- funds still taking money (open = 1), youngest first: name, starting year
-- Which funds can one still get into (1), and when did each begin? Latest on top.
-- is open = 1: fund name, inception year, descending
SELECT fund_name, inception_year FROM funds WHERE is_open = 1 ORDER BY inception_year DESC;
-- Count the different investor types among investors from Canada.
-- how many distinct kinds of backers come from Canada
-- How many sorts of people and bodies, each counted once, bring us money from Canada?
-- country Canada, number of different investor types
SELECT COUNT(DISTINCT investor_type) FROM investors WHERE country = 'Canada';
-- Which investors have not subscribed to any fund?
-- names on the investor list with no money in any of our funds
-- Who is on our list of backers without having put anything in?
-- investor names, zero subscriptions
SELECT investor_name FROM investors WHERE id NOT IN (SELECT investor_id FROM subscriptions);
-- Which instruments were held both long and short?
-- securities, by name, that someone bought as long and someone had as short
-- On what have we bet one way, long, and also the other way, short?
-- instrument names with both sides: short, long
SELECT T1.instrument_name FROM instruments AS T1 JOIN positions AS T2 ON T1.isin = T2.isin WHERE T2.side = 'long' INTERSECT SELECT T1.instrument_name FROM instruments AS T1 JOIN positions AS T2 ON T1.isin = T2.isin WHERE T2.side = 'short';
-- Show the names of the funds with at least three positions.
-- funds that have 3 positions or more
-- Which funds have made no fewer than three bets?
-- fund names with 3+ positions
SELECT T1.fund_name FROM funds AS T1 JOIN positions AS T2 ON T1.id = T2.fund_id GROUP BY T1.id HAVING COUNT(*) >= 3;
-- Which managers have a bonus percentage above the average?
-- full names of staff whose bonus beats the mean bonus
-- Who gets more on top of their pay, in percent, than people do on average?
-- bonus pct over the mean - managers' full names
SELECT full_name FROM managers WHERE bonus_pct > (SELECT AVG(bonus_pct) FROM managers);
-- Which investor of the type pension fund made the largest subscription?
-- name of the pension fund with the biggest single amount put in
-- Which pension fund has put in more in one go than any other?
-- investor type pension fund, top subscription amount: investor name
SELECT T1.investor_name FROM investors AS T1 JOIN subscriptions AS T2 ON T1.id = T2.investor_id WHERE T1.investor_type = 'pension fund' ORDER BY T2.amount_millions DESC LIMIT 1;
-- Which lead managers have funds with bond positions? List each different full name.
-- distinct names of fund heads whose funds ever traded an instrument of class bond
-- Who is at the helm of a fund that has ever bet on a bond? Nobody twice.
-- different full names of lead managers, asset class bond among their funds' positions
SELECT DISTINCT T1.full_name FROM managers AS T1 JOIN funds AS T2 ON T1.id = T2.lead_manager_id JOIN positions AS T3 ON T2.id = T3.fund_id JOIN instruments AS T4 ON T3.isin = T4.isin WHERE T4.asset_class = 'bond';
-- For each strategy with more than 50 million subscribed in total, show the strategy and the total, largest first.
-- strategies that drew over 50 million from investors, with the sum, in falling order
-- Which ways of investing have brought in over 50 million altogether, and how much? Most on top.
-- sum of subscribed millions by fund strategy, only above 50, descending: strategy, sum
SELECT T1.strategy, SUM(T2.amount_millions) FROM funds AS T1 JOIN subscriptions AS T2 ON T1.id = T2.fund_id GROUP BY T1.strategy HAVING SUM(T2.amount_millions) > 50 ORDER BY SUM(T2.amount_millions) DESC;

-- database: seedling_crowdfunding
CREATE TABLE members (member_id INTEGER PRIMARY KEY, username TEXT, country TEXT, joined_on TEXT, is_verified TEXT);
CREATE TABLE categories (category_id INTEGER PRIMARY KEY, category_name TEXT, fee_percent REAL);
CREATE TABLE campaigns (campaign_id INTEGER PRIMARY KEY, title TEXT, creator_id INTEGER REFERENCES members(member_id), category_id INTEGER REFERENCES categories(category_id), goal_amount INTEGER, launched_on TEXT, duration_days INTEGER, state TEXT);
CREATE TABLE rewards (reward_id INTEGER PRIMARY KEY, campaign_id INTEGER REFERENCES campaigns(campaign_id), reward_name TEXT, minimum_pledge INTEGER, stock_limit INTEGER);
CREATE TABLE pledges (pledge_id INTEGER PRIMARY KEY, backer_id INTEGER REFERENCES members(member_id), campaign_id INTEGER REFERENCES campaigns(campaign_id), reward_id INTEGER REFERENCES rewards(reward_id), amount INTEGER, pledged_on TEXT);
CREATE TABLE project_updates (update_id INTEGER PRIMARY KEY, campaign_id INTEGER REFERENCES campaigns(campaign_id), headline TEXT, posted_on TEXT, likes INTEGER);
INSERT INTO members VALUES (1,'fernweh_anna','Germany','2016-02-14','yes'),(2,'solderjoe','Canada','2017-08-30','yes'),(3,'pinecone','Germany','2018-01-09','no'),(4,'kettle_k','Ireland','2019-05-22','yes'),(5,'quiltqueen','Canada','2020-10-01','no'),(6,'old_salt','Portugal','2021-03-17','no'),(7,'mirabelle','France','2022-07-07','yes');
INSERT INTO categories VALUES (1,'Gadgets',5),(2,'Board Games',4.5),(3,'Craft',4),(4,'Food Trucks',6);
INSERT INTO campaigns VALUES (1,'Pocket Weather Station',2,1,20000,'2021-01-15',30,'funded'),(2,'Moss and Magic',1,2,8000,'2021-03-01',45,'funded'),(3,'The Endless Quilt',5,3,3000,'2021-06-10',20,'failed'),(4,'Solar Kettle',4,1,35000,'2021-09-05',60,'failed'),(5,'Lighthouse Keepers',1,2,12000,'2022-02-20',40,'funded'),(6,'Bicycle Loom',5,3,5500,'2022-05-12',35,'funded'),(7,'Whisper Drone',2,1,90000,'2023-01-11',50,'live');
INSERT INTO rewards VALUES (1,1,'One Station',60,NULL),(2,1,'Family Pack',150,100),(3,2,'Base Game',35,NULL),(4,2,'Deluxe Box',70,500),(5,4,'Early Kettle',80,50),(6,5,'Signed Copy',55,200),(7,6,'Loom Kit',120,NULL),(8,3,'Patch Set',15,NULL);
INSERT INTO pledges VALUES (1,3,1,1,60,'2021-01-16'),(2,4,1,2,160,'2021-01-20'),(3,6,1,NULL,10,'2021-02-01'),(4,2,2,4,75,'2021-03-03'),(5,3,2,3,35,'2021-03-09'),(6,7,5,6,55,'2022-03-01'),(7,3,5,6,58,'2022-03-15'),(8,6,4,5,80,'2021-09-30'),(9,4,6,7,125,'2022-05-20'),(10,2,5,NULL,20,'2022-03-21'),(11,7,1,1,65,'2021-02-08');
INSERT INTO project_updates VALUES (1,1,'Prototype works in rain','2021-01-25',44),(2,1,'Shipping begins','2021-06-30',120),(3,2,'New artwork','2021-03-19',63),(4,5,'Stretch goal reached','2022-03-30',88),(5,6,'Wood has arrived','2022-08-02',17),(6,4,'We did not make it','2021-11-04',9);
-- How many campaigns have failed?
-- count the projects whose state is failed
-- How many appeals for money did not get there, that is, failed?
-- state = failed, number of campaigns
SELECT COUNT(*) FROM campaigns WHERE state = 'failed';
-- List the usernames of members from Canada.
-- logins of everybody registered in Canada
-- Who has signed up from Canada? User names.
-- country Canada: usernames
SELECT username FROM members WHERE country = 'Canada';
-- What are the smallest and the largest goal amounts?
-- range of funding targets: lowest then highest
-- How much money are people after, at the least and at the most?
-- goal amount of campaigns - min, max
SELECT MIN(goal_amount), MAX(goal_amount) FROM campaigns;
-- Which campaign runs the longest? Show the title.
-- title of the project with the greatest number of days to collect money
-- Which appeal goes on for more days than any other?
-- top duration in days: campaign title
SELECT title FROM campaigns ORDER BY duration_days DESC LIMIT 1;
-- Give the ids and amounts of pledges made without a reward.
-- contributions for which the backer chose no perk: id and sum
-- Who gave without wanting anything back? The ids of these gifts, then how much.
-- reward empty - pledge id, amount
SELECT pledge_id, amount FROM pledges WHERE reward_id IS NULL;
-- What is the total amount pledged to each campaign? Show the title and the sum.
-- money promised per project, with the title first
-- How much has been promised to every appeal altogether? Say what it is called first.
-- sum of pledges by campaign title
SELECT T1.title, SUM(T2.amount) FROM campaigns AS T1 JOIN pledges AS T2 ON T1.campaign_id = T2.campaign_id GROUP BY T1.campaign_id;
-- Show the titles of campaigns in the category Board Games.
-- which projects fall under Board Games
-- What are the appeals called that have to do with Board Games?
-- category Board Games - campaign titles
SELECT T1.title FROM campaigns AS T1 JOIN categories AS T2 ON T1.category_id = T2.category_id WHERE T2.category_name = 'Board Games';
-- Who created the campaign Solar Kettle, and from which country is that member? Return username and country.
-- username and home country of the person behind Solar Kettle
-- Whose idea was Solar Kettle, and where in the world are they from? User name first.
-- campaign Solar Kettle: creator's username, creator's country
SELECT T1.username, T1.country FROM members AS T1 JOIN campaigns AS T2 ON T1.member_id = T2.creator_id WHERE T2.title = 'Solar Kettle';
-- Find the headlines of updates that have more than 50 likes, most liked first.
-- posts liked over 50 times, the most popular at the top (headline)
-- Which news did over 50 people enjoy? Most popular on top.
-- likes above 50: update headlines, descending by likes
SELECT headline FROM project_updates WHERE likes > 50 ORDER BY likes DESC;
-- How many different members have backed a campaign?
-- number of distinct people who pledged anything
-- How many people, each counted once, have promised money?
-- number of different backers among the pledges
SELECT COUNT(DISTINCT backer_id) FROM pledges;
-- Which reward names belong to campaigns created by fernweh_anna?
-- perks offered in the projects of fernweh_anna, by name
-- What can one get in return for giving to the appeals that fernweh_anna started?
-- creator fernweh_anna: reward names of the campaigns
SELECT T3.reward_name FROM members AS T1 JOIN campaigns AS T2 ON T1.member_id = T2.creator_id JOIN rewards AS T3 ON T2.campaign_id = T3.campaign_id WHERE T1.username = 'fernweh_anna';
-- For each category name, what is the average goal amount?
-- mean target by kind of project
-- How much money are people after on average, for each kind of appeal? Kind first.
-- avg goal amount by category name
SELECT T1.category_name, AVG(T2.goal_amount) FROM categories AS T1 JOIN campaigns AS T2 ON T1.category_id = T2.category_id GROUP BY T1.category_id;
-- List the titles and launch dates of campaigns launched between 2021-03-01 and 2021-12-31.
-- projects that started from 2021-03-01 to 2021-12-31 inclusive, title with starting day
-- Which appeals went live from 2021-03-01 to 2021-12-31, and when?
-- launched on 2021-03-01 up to 2021-12-31: title, launch date
SELECT title, launched_on FROM campaigns WHERE launched_on BETWEEN '2021-03-01' AND '2021-12-31';
-- Which campaigns have received no pledges?
-- titles of projects to which nobody has promised a cent
-- To which appeals has nobody promised anything?
-- campaign titles without a pledge
SELECT title FROM campaigns WHERE campaign_id NOT IN (SELECT campaign_id FROM pledges);
-- Which members have both created and backed campaigns? Give their member ids.
-- ids of users who are creators and backers at once
-- Who has started an appeal and has also promised money to one? Their ids.
-- member ids found as backer of a pledge and as creator of a campaign
SELECT creator_id FROM campaigns INTERSECT SELECT backer_id FROM pledges;
-- Which categories contain no campaign? Give the category names.
-- project kinds that are still empty
-- For what kinds of thing is there no appeal at all?
-- category names, zero campaigns
SELECT category_name FROM categories WHERE category_id NOT IN (SELECT category_id FROM campaigns);
-- Show the usernames of members who have made more than two pledges.
-- backers with over two contributions
-- Who has promised money over two times? User names.
-- usernames of backers with more than 2 pledges
SELECT T1.username FROM members AS T1 JOIN pledges AS T2 ON T1.member_id = T2.backer_id GROUP BY T1.member_id HAVING COUNT(*) > 2;
-- What is the title of the funded campaign with the most pledges?
-- of the projects in state funded, which one drew the highest number of contributions
-- Which appeal that got its money (funded) had people promise something more times than any other?
-- state funded: top campaign by count of pledges, title
SELECT T1.title FROM campaigns AS T1 JOIN pledges AS T2 ON T1.campaign_id = T2.campaign_id WHERE T1.state = 'funded' GROUP BY T1.campaign_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the different countries of backers of campaigns in the category Gadgets.
-- where do supporters of Gadgets projects come from, every country once
-- From where in the world are the people who promised money to something in Gadgets? Each nation just once.
-- different countries of backers, campaign category Gadgets
SELECT DISTINCT T1.country FROM members AS T1 JOIN pledges AS T2 ON T1.member_id = T2.backer_id JOIN campaigns AS T3 ON T2.campaign_id = T3.campaign_id JOIN categories AS T4 ON T3.category_id = T4.category_id WHERE T4.category_name = 'Gadgets';
-- Find the usernames of verified (yes) members whose pledges exceed the average pledge amount, with the amount of each such pledge.
-- members with verification yes who gave more than the mean pledge: username and that amount
-- Who has proved who they are (yes) and promised more in one go than people do on average, and how much was it? User name first.
-- verified = yes, pledge amount over the mean: username, amount, one line per pledge
SELECT T1.username, T2.amount FROM members AS T1 JOIN pledges AS T2 ON T1.member_id = T2.backer_id WHERE T1.is_verified = 'yes' AND T2.amount > (SELECT AVG(amount) FROM pledges);
