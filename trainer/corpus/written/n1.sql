-- database: maple_county_census
CREATE TABLE district (dist_code TEXT PRIMARY KEY, dist_name TEXT, setting TEXT, area_sqkm REAL);
CREATE TABLE ref_occupation (occ_code TEXT PRIMARY KEY, occ_description TEXT);
CREATE TABLE household (hh_no INTEGER PRIMARY KEY, dist_code TEXT REFERENCES district(dist_code), street TEXT, dwelling_type TEXT, rooms INTEGER, yearly_income INTEGER, owns_car TEXT);
CREATE TABLE person (person_no INTEGER PRIMARY KEY, hh_no INTEGER REFERENCES household(hh_no), first_name TEXT, last_name TEXT, sex TEXT, age INTEGER, occ_code TEXT REFERENCES ref_occupation(occ_code), marital_status TEXT);
CREATE TABLE visit (visit_no INTEGER PRIMARY KEY, hh_no INTEGER REFERENCES household(hh_no), enumerator TEXT, visit_date TEXT, outcome TEXT);
INSERT INTO district VALUES ('D1','Old Mill','urban',12.5),('D2','Fox Hollow','rural',88.0),('D3','Lakeview','suburban',34.2),('D4','Stone Creek','rural',140.6),('D5','Station Quarter','urban',6.8);
INSERT INTO ref_occupation VALUES ('TEA','teacher'),('FAR','farmer'),('NUR','nurse'),('RET','retired'),('STU','student'),('DRV','driver');
INSERT INTO household VALUES (101,'D1','Mill Lane','flat',3,28500,'Y'),(102,'D1','Weaver Street','flat',2,21000,'N'),(103,'D2','Orchard Road','farmhouse',7,46000,'Y'),(104,'D3','Lake Drive','detached house',6,72000,'Y'),(105,'D3','Heron Close','terraced house',4,39500,'Y'),(106,'D4','Creek Road','farmhouse',5,31000,'Y'),(107,'D3','Lake Drive','flat',3,NULL,'N'),(108,'D1','Mill Lane','terraced house',5,54000,'Y'),(109,'D3','Willow Walk','flat',3,33000,'N');
INSERT INTO person VALUES (1,101,'Clara','Benning','F',34,'NUR','single'),(2,101,'Leo','Benning','M',8,NULL,'single'),(3,103,'Otis','Grange','M',58,'FAR','married'),(4,103,'Ruth','Grange','F',55,'TEA','married'),(5,103,'Milo','Grange','M',19,'STU','single'),(6,104,'Priya','Nair','F',41,'TEA','divorced'),(7,105,'Walter','Pike','M',77,'RET','widowed'),(8,106,'Hank','Sorensen','M',49,'FAR','married'),(9,108,'Edith','Lowe','F',70,'RET','widowed');
INSERT INTO visit VALUES (1,101,'Tara Quill','2021-03-02','completed'),(2,102,'Tara Quill','2021-03-02','no answer'),(3,102,'Bo Jensen','2021-03-09','refused'),(4,103,'Bo Jensen','2021-03-04','completed'),(5,104,'Ines Roca','2021-03-05','no answer'),(6,104,'Ines Roca','2021-03-11','completed'),(7,105,'Tara Quill','2021-03-06','completed'),(8,106,'Bo Jensen','2021-03-08','completed'),(9,102,'Tara Quill','2021-03-12','no answer');
-- How many households own a car (Y)?
-- number of homes where the car answer is Y
-- How many homes have something to drive (Y)?
-- owns car = Y, count households
SELECT COUNT(*) FROM household WHERE owns_car = 'Y';
-- What are the first and last names of persons older than 50?
-- everyone aged over 50, given name and surname
-- Who is over 50? Given name, family name.
-- age above 50 - first name, last name
SELECT first_name, last_name FROM person WHERE age > 50;
-- How many households live on a street with Lane in its name?
-- count the homes on any street called something with Lane
-- How many homes stand on a road with Lane in what it is called?
-- "Lane" in the street name, number of households
SELECT COUNT(*) FROM household WHERE street LIKE '%Lane%';
-- What are the minimum, average and maximum age of all persons?
-- youngest, mean and oldest age recorded, in that order
-- How many years old are people here: at the least, on average, at the most?
-- age - min, avg, max
SELECT MIN(age), AVG(age), MAX(age) FROM person;
-- Return the hh number of the household whose yearly income is unknown.
-- for which hh number has no annual income been filled in?
-- For which home do we not know what its people earn? Its hh number.
-- yearly income empty: hh no
SELECT hh_no FROM household WHERE yearly_income IS NULL;
-- For each district, show its name and the number of households in it.
-- areas by name with a count of their homes
-- How many homes does each part of the county have? Part first.
-- district name + count of households
SELECT T1.dist_name, COUNT(*) FROM district AS T1 JOIN household AS T2 ON T1.dist_code = T2.dist_code GROUP BY T1.dist_code;
-- What is the average yearly income for each dwelling type?
-- mean annual earnings by kind of home, kind first
-- How much do people earn a year on average, for every kind of house? Kind first.
-- dwelling type, avg yearly income
SELECT dwelling_type, AVG(yearly_income) FROM household GROUP BY dwelling_type;
-- List the first names and occupation descriptions of all persons who have an occupation.
-- given name plus what they do for a living, for those with a job entry
-- Who works as what? Given name, then the line of work, leaving out people without one.
-- first name + occupation description
SELECT T1.first_name, T2.occ_description FROM person AS T1 JOIN ref_occupation AS T2 ON T1.occ_code = T2.occ_code;
-- Which enumerators made more than two visits?
-- census takers who called on people over two times
-- Who has gone knocking on doors over two times?
-- enumerator with more than 2 visits
SELECT enumerator FROM visit GROUP BY enumerator HAVING COUNT(*) > 2;
-- Find the first names of the people who live on Mill Lane, from the oldest to the youngest.
-- residents of Mill Lane by given name, eldest on top
-- Who lives on Mill Lane? Given names, most aged on top.
-- street Mill Lane - first names, descending by age
SELECT T1.first_name FROM person AS T1 JOIN household AS T2 ON T1.hh_no = T2.hh_no WHERE T2.street = 'Mill Lane' ORDER BY T1.age DESC;
-- How many distinct enumerators had a visit with the outcome completed?
-- count the different census takers who got at least one visit completed
-- How many people, each counted once, knocked on a door and got it completed?
-- outcome completed: number of different enumerators
SELECT COUNT(DISTINCT enumerator) FROM visit WHERE outcome = 'completed';
-- Which households have an income between 30000 and 50000? Show the household number and the street.
-- homes earning 30000 to 50000 a year: hh number, road
-- Which homes make 30000 to 50000 a year, by hh number, and on what road are they?
-- yearly income from 30000 up to 50000: hh no, street
SELECT hh_no, street FROM household WHERE yearly_income BETWEEN 30000 AND 50000;
-- What is the description of the occupation shared by the most female persons (F)?
-- most common job among those of sex F
-- What do more women (F) do for a living than anything else?
-- sex = F, top occupation description by count
SELECT T2.occ_description FROM person AS T1 JOIN ref_occupation AS T2 ON T1.occ_code = T2.occ_code WHERE T1.sex = 'F' GROUP BY T2.occ_code ORDER BY COUNT(*) DESC LIMIT 1;
-- Which districts have no household in the census?
-- name any area where not a single home was counted
-- In what parts of the county was not a single home counted?
-- district names without a household
SELECT dist_name FROM district WHERE dist_code NOT IN (SELECT dist_code FROM household);
-- Which occupations are not held by anyone? Give the descriptions.
-- job descriptions that nobody counted here has
-- What kinds of work does nobody here do? In words.
-- occupation descriptions, zero persons
SELECT occ_description FROM ref_occupation WHERE occ_code NOT IN (SELECT occ_code FROM person WHERE occ_code IS NOT NULL);
-- What are the numbers of the households that had both a no answer visit and a completed visit?
-- hh numbers where one call ended in no answer and another was completed
-- At which homes, by hh number, was there no answer once, though another time it was completed?
-- hh no with both visit outcomes: completed, no answer
SELECT hh_no FROM visit WHERE outcome = 'no answer' INTERSECT SELECT hh_no FROM visit WHERE outcome = 'completed';
-- Show the street and income of households that earn more than the average household.
-- road and annual income of the homes that are above the mean income
-- On what road are those homes that make more in a year than average, and how much is it?
-- yearly income over the mean: street, income
SELECT street, yearly_income FROM household WHERE yearly_income > (SELECT AVG(yearly_income) FROM household);
-- Among districts with at least two car-owning households (Y), which one has the highest average income of those households? Give its name.
-- look only at homes with car = Y: of the areas having two or more of them, name the one where their mean income is greatest
-- Where do homes with something to drive (Y) make most in a year on average, leaving out parts of the county with fewer than two such homes?
-- owns car = Y: top district by avg yearly income, only with 2+ such households, name
SELECT T1.dist_name FROM district AS T1 JOIN household AS T2 ON T1.dist_code = T2.dist_code WHERE T2.owns_car = 'Y' GROUP BY T1.dist_code HAVING COUNT(*) >= 2 ORDER BY AVG(T2.yearly_income) DESC LIMIT 1;
-- Who is the oldest married person living in a rural district? Show the first name, the last name and the district name.
-- eldest married resident of a rural area, with given name, surname and area
-- Who has lived longest of those who are married and whose part of the county is rural, and which part is it? Given name, family name, then the part.
-- setting rural, marital status married, highest age: first name, last name, district name
SELECT T1.first_name, T1.last_name, T3.dist_name FROM person AS T1 JOIN household AS T2 ON T1.hh_no = T2.hh_no JOIN district AS T3 ON T2.dist_code = T3.dist_code WHERE T1.marital_status = 'married' AND T3.setting = 'rural' ORDER BY T1.age DESC LIMIT 1;
-- List the numbers of the households with fewer rooms than the average household that were never visited by Tara Quill.
-- hh numbers of homes having below-average room counts where Tara Quill did not call
-- At which homes with less space by number of rooms than average has Tara Quill never knocked? The hh numbers.
-- hh no: no visit by enumerator Tara Quill, rooms below the mean
SELECT hh_no FROM household WHERE rooms < (SELECT AVG(rooms) FROM household) AND hh_no NOT IN (SELECT hh_no FROM visit WHERE enumerator = 'Tara Quill');

-- database: greenfold_land_registry
CREATE TABLE Cadastral_Zones (zone_id INTEGER PRIMARY KEY, zone_name TEXT, zoning_class TEXT, tax_rate_percent REAL);
CREATE TABLE Parcels (parcel_id TEXT PRIMARY KEY, zone_id INTEGER REFERENCES Cadastral_Zones(zone_id), area_m2 INTEGER, land_use TEXT, assessed_value REAL, date_of_first_registration TEXT);
CREATE TABLE Landowners (owner_id INTEGER PRIMARY KEY, owner_name TEXT, owner_type TEXT, city TEXT, year_registered INTEGER);
CREATE TABLE Ownership_Shares (parcel_id TEXT REFERENCES Parcels(parcel_id), owner_id INTEGER REFERENCES Landowners(owner_id), share_percent INTEGER, acquired_how TEXT, PRIMARY KEY (parcel_id, owner_id));
CREATE TABLE Mortgages (mortgage_id INTEGER PRIMARY KEY, parcel_id TEXT REFERENCES Parcels(parcel_id), lender TEXT, amount REAL, date_entered TEXT, date_discharged TEXT);
CREATE TABLE Boundary_Surveys (survey_id INTEGER PRIMARY KEY, parcel_id TEXT REFERENCES Parcels(parcel_id), surveyor_name TEXT, survey_date TEXT, fee REAL);
INSERT INTO Cadastral_Zones VALUES (1,'Upper Meadow','agricultural',0.4),(2,'Harbour Row','commercial',1.8),(3,'Linden Park','residential',1.1),(4,'Quarry Side','industrial',2.2),(5,'Chapel Hill','residential',0.9);
INSERT INTO Parcels VALUES ('UM-014',1,18200,'pasture',54000,'1931-04-02'),('UM-015',1,9600,'orchard',41000,'1948-09-17'),('HR-201',2,640,'shop',390000,'1962-01-30'),('HR-207',2,1150,'warehouse',275000,'1974-11-08'),('LP-033',3,820,'house',318000,'1988-06-21'),('LP-034',3,760,'house',296000,'1988-06-22'),('CH-002',5,1400,'house',452000,'1919-02-11'),('CH-009',5,530,'vacant',88000,'2004-10-05'),('CH-010',5,610,'garden',60000,'2006-03-12');
INSERT INTO Landowners VALUES (1,'Agnes Thorne','private','Greenfold',1979),(2,'Bellmoor Estates','company','Kingsport',1995),(3,'Rafael Duarte','private','Greenfold',2008),(4,'Parish of St Osyth','church','Greenfold',1919),(5,'Nils and Sons','company','Ostermouth',2001),(6,'Holly Vance','private','Kingsport',2016),(7,'Greenfold Council','public','Greenfold',1965);
INSERT INTO Ownership_Shares VALUES ('UM-014',1,100,'inheritance'),('UM-015',1,50,'inheritance'),('UM-015',3,50,'purchase'),('HR-201',2,100,'purchase'),('HR-207',2,70,'purchase'),('HR-207',5,30,'gift'),('LP-033',3,100,'purchase'),('CH-002',4,100,'gift'),('LP-034',6,100,'purchase'),('CH-009',3,100,'purchase'),('CH-010',4,100,'inheritance');
INSERT INTO Mortgages VALUES (1,'HR-201','Union Savings',210000,'1999-03-01','2014-03-01'),(2,'HR-207','Coast Bank',150000,'2005-07-12',NULL),(3,'LP-033','Union Savings',240000,'2009-02-20',NULL),(4,'LP-034','Harrow Trust',185000,'2017-05-06',NULL),(5,'HR-201','Coast Bank',95000,'2016-08-19',NULL),(6,'UM-015','Union Savings',20000,'2010-01-14','2018-12-31');
INSERT INTO Boundary_Surveys VALUES (1,'UM-014','Ottoline Fry','1998-05-14',620),(2,'UM-014','Dirk Maas','2012-09-03',880),(3,'HR-207','Dirk Maas','2005-06-01',540),(4,'CH-002','Ottoline Fry','2001-04-27',710),(5,'LP-033','Samir Haddad','2009-01-15',450),(6,'CH-009','Dirk Maas','2004-09-20',395);
-- Which landowners are of a type other than private? Give their names.
-- proprietors that are anything but private, by name
-- Who has land and is anything except private?
-- owner type not private - owner names
SELECT owner_name FROM Landowners WHERE owner_type != 'private';
-- What is the total area in square metres of all parcels used as house?
-- square metres altogether where the use is house
-- How big is all the land with a house on it, in square metres, put together?
-- land use = house: sum of area in m2
SELECT SUM(area_m2) FROM Parcels WHERE land_use = 'house';
-- List the distinct lenders that have entered a mortgage.
-- each bank that lent on land here, no repeats
-- Who has lent people money on their land? Nobody twice.
-- different lenders in the mortgages
SELECT DISTINCT lender FROM Mortgages;
-- Show the identifiers of mortgages that have not been discharged yet.
-- ids of loans still lacking a discharge date
-- Which loans have not been paid off yet? Ids.
-- discharged date empty: mortgage ids
SELECT mortgage_id FROM Mortgages WHERE date_discharged IS NULL;
-- Which parcel was registered first? Give its identifier and the date of first registration.
-- oldest entry in the register: plot id and the day it was entered
-- Which plot has been on our books longest, and since what day?
-- earliest first registration: parcel id + date
SELECT parcel_id, date_of_first_registration FROM Parcels ORDER BY date_of_first_registration LIMIT 1;
-- How many parcels does each zone contain? Give the zone name and the count.
-- plots per zone, with the zone's name in front
-- How many plots lie in every zone? Zone first.
-- count parcels by zone name
SELECT T1.zone_name, COUNT(*) FROM Cadastral_Zones AS T1 JOIN Parcels AS T2 ON T1.zone_id = T2.zone_id GROUP BY T1.zone_id;
-- Find the names of the owners of parcel UM-015 together with their share.
-- who holds UM-015 and what percentage each
-- Whose is UM-015, and how big a part of it does each have, in percent?
-- parcel UM-015 - owner name, share percent
SELECT T1.owner_name, T2.share_percent FROM Landowners AS T1 JOIN Ownership_Shares AS T2 ON T1.owner_id = T2.owner_id WHERE T2.parcel_id = 'UM-015';
-- What is the average survey fee charged by each surveyor, from highest to lowest?
-- surveyors with their mean fee, dearest first
-- How much does everyone who measures plots charge on average? Who it is, then the figure, dearest on top.
-- avg survey fee by surveyor, descending
SELECT surveyor_name, AVG(fee) FROM Boundary_Surveys GROUP BY surveyor_name ORDER BY AVG(fee) DESC;
-- Give the identifiers of the three most highly assessed parcels.
-- top 3 plot ids by assessed value
-- Which three plots are worth most in the eyes of the office? Ids.
-- parcel ids by assessed value descending, only 3
SELECT parcel_id FROM Parcels ORDER BY assessed_value DESC LIMIT 3;
-- Which parcels in a residential zone are larger than 800 square metres? Return the parcel identifiers.
-- ids of plots over 800 m2 where zoning is residential
-- Which plots zoned as residential are bigger than 800 square metres? Ids.
-- area above 800 m2, zoning class residential: parcel ids
SELECT T1.parcel_id FROM Parcels AS T1 JOIN Cadastral_Zones AS T2 ON T1.zone_id = T2.zone_id WHERE T2.zoning_class = 'residential' AND T1.area_m2 > 800;
-- How many different parcels carry a mortgage from Coast Bank or Harrow Trust?
-- count distinct plots on which Coast Bank or Harrow Trust has lent
-- On how many plots, each counted once, has Coast Bank or Harrow Trust lent money?
-- lender Harrow Trust or Coast Bank - number of different parcels
SELECT COUNT(DISTINCT parcel_id) FROM Mortgages WHERE lender = 'Coast Bank' OR lender = 'Harrow Trust';
-- Which owner holds shares in the most parcels?
-- name of the proprietor appearing on the greatest number of plots
-- Who has a part in more plots than anyone else?
-- top owner by count of shares, name
SELECT T1.owner_name FROM Landowners AS T1 JOIN Ownership_Shares AS T2 ON T1.owner_id = T2.owner_id GROUP BY T1.owner_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the total mortgage amount on parcels in the zone Harbour Row?
-- money lent, summed, against land in Harbour Row
-- How much has been lent altogether on land in Harbour Row?
-- zone Harbour Row: sum of mortgage amounts
SELECT SUM(T3.amount) FROM Cadastral_Zones AS T1 JOIN Parcels AS T2 ON T1.zone_id = T2.zone_id JOIN Mortgages AS T3 ON T2.parcel_id = T3.parcel_id WHERE T1.zone_name = 'Harbour Row';
-- Which owners hold no share in any parcel?
-- proprietors on file who own nothing, by name
-- Who is on our list of landed people without having any land?
-- owner names, zero shares
SELECT owner_name FROM Landowners WHERE owner_id NOT IN (SELECT owner_id FROM Ownership_Shares);
-- Which parcels have been neither mortgaged nor surveyed? Show the identifiers.
-- plot ids free of any loan and of any boundary survey
-- Which plots has nobody lent money on and nobody measured? Ids.
-- parcel ids with no survey and no mortgage
SELECT parcel_id FROM Parcels EXCEPT SELECT parcel_id FROM Mortgages EXCEPT SELECT parcel_id FROM Boundary_Surveys;
-- Find the names of owners who acquired a share by inheritance but none by gift.
-- proprietors who got land through inheritance, leaving out those who also got some as a gift
-- Who came into land through inheritance without ever being made a gift of any?
-- owner names: acquired by inheritance yes, acquired by gift no
SELECT T1.owner_name FROM Landowners AS T1 JOIN Ownership_Shares AS T2 ON T1.owner_id = T2.owner_id WHERE T2.acquired_how = 'inheritance' EXCEPT SELECT T1.owner_name FROM Landowners AS T1 JOIN Ownership_Shares AS T2 ON T1.owner_id = T2.owner_id WHERE T2.acquired_how = 'gift';
-- For each zoning class with more than two parcels, what is the total assessed value?
-- zoning classes holding over two plots, and the value assessed there in sum
-- How much is the land worth altogether in the eyes of the office for each zoning class, if it has over two plots? Class first.
-- sum of assessed value by zoning class, only more than 2 parcels
SELECT T1.zoning_class, SUM(T2.assessed_value) FROM Cadastral_Zones AS T1 JOIN Parcels AS T2 ON T1.zone_id = T2.zone_id GROUP BY T1.zoning_class HAVING COUNT(*) > 2;
-- What is the name of the private owner whose parcel has the highest assessed value?
-- of the owners of type private, who has a stake in the plot assessed at the most
-- Which private person has a part in the plot that is worth more than any other private one's?
-- owner type private, top assessed value of a parcel: owner name
SELECT T1.owner_name FROM Landowners AS T1 JOIN Ownership_Shares AS T2 ON T1.owner_id = T2.owner_id JOIN Parcels AS T3 ON T2.parcel_id = T3.parcel_id WHERE T1.owner_type = 'private' ORDER BY T3.assessed_value DESC LIMIT 1;
-- Which lender has lent the largest total amount on parcels with an assessed value above the average?
-- considering only plots assessed over the mean, the bank with the biggest loans in sum
-- Who has lent most money altogether on plots that are worth more than average?
-- assessed value over the mean of all parcels: top lender by sum of amounts
SELECT T1.lender FROM Mortgages AS T1 JOIN Parcels AS T2 ON T1.parcel_id = T2.parcel_id WHERE T2.assessed_value > (SELECT AVG(assessed_value) FROM Parcels) GROUP BY T1.lender ORDER BY SUM(T1.amount) DESC LIMIT 1;
-- List the names of zones with a tax rate of at least 1.0 percent, from the lowest rate to the highest.
-- zones taxed at 1.0 percent or more, cheapest rate first
-- In which zones does one pay 1.0 percent or more to the taxman? Lowest on top.
-- tax rate at least 1.0, ascending: zone names
SELECT zone_name FROM Cadastral_Zones WHERE tax_rate_percent >= 1.0 ORDER BY tax_rate_percent;

-- database: kestrel_passport_office
CREATE TABLE Branch (BranchCode TEXT PRIMARY KEY, BranchName TEXT, City TEXT, Counters INTEGER, SupervisorName TEXT);
CREATE TABLE Citizen (CitizenNo INTEGER PRIMARY KEY, GivenNames TEXT, Surname TEXT, DateOfBirth TEXT, PlaceOfBirth TEXT, HeightCm INTEGER);
CREATE TABLE Application (AppNo INTEGER PRIMARY KEY, CitizenNo INTEGER REFERENCES Citizen(CitizenNo), BranchCode TEXT REFERENCES Branch(BranchCode), Service TEXT, FeePaid REAL, SubmittedOn TEXT, Decision TEXT);
CREATE TABLE Passport (PassportNo TEXT PRIMARY KEY, AppNo INTEGER REFERENCES Application(AppNo), Pages INTEGER, IssuedOn TEXT, ExpiresOn TEXT, Kind TEXT);
CREATE TABLE LossReport (ReportNo INTEGER PRIMARY KEY, PassportNo TEXT REFERENCES Passport(PassportNo), ReportedOn TEXT, Country TEXT, Circumstance TEXT);
INSERT INTO Branch VALUES ('KC','Kestrel Central','Kestrel',12,'Mona Adler'),('KN','Kestrel North','Kestrel',5,'Piet Claus'),('SV','Silverbay','Silverbay',8,'Joyce Nkemdirim'),('TR','Tarn Road','Tarn',3,NULL),('AP','Airport Desk','Silverbay',2,'Mona Adler');
INSERT INTO Citizen VALUES (1,'Ida Marie','Holloway','1984-02-19','Kestrel',168),(2,'Tobias','Renner','1991-11-03','Tarn',183),(3,'Yusuf','Demir','1976-07-25','Silverbay',175),(4,'Greta','Holloway','2015-05-30','Kestrel',121),(5,'Samuel','Oduya','1968-12-12','Tarn',179),(6,'Lena','Fischbach','1999-08-08','Silverbay',164),(7,'Anton','Weir','2002-01-17','Kestrel',190);
INSERT INTO Application VALUES (501,1,'KC','standard',80,'2018-03-05','granted'),(502,2,'TR','express',140,'2019-06-18','granted'),(503,3,'SV','standard',80,'2019-09-02','granted'),(504,4,'KC','standard',45,'2021-01-11','granted'),(505,2,'AP','emergency',210,'2022-08-20','granted'),(506,5,'SV','express',140,'2022-10-04','refused'),(507,6,'SV','express',150,'2023-02-27','granted'),(508,1,'KN','express',155,'2023-05-15','pending'),(509,6,'KN','standard',85,'2023-07-02','pending');
INSERT INTO Passport VALUES ('P100482',501,32,'2018-03-26','2028-03-25','ordinary'),('P100977',502,48,'2019-06-21','2029-06-20','ordinary'),('P101345',503,32,'2019-09-30','2029-09-29','ordinary'),('C200118',504,32,'2021-02-01','2026-01-31','child'),('T300027',505,8,'2022-08-20','2023-08-19','temporary'),('P104410',507,48,'2023-03-01','2033-02-28','ordinary');
INSERT INTO LossReport VALUES (1,'P100977','2022-08-19','Portugal','stolen'),(2,'P101345','2021-12-02','Morocco','lost'),(3,'P100482','2023-05-10','Portugal','stolen'),(4,'P104410','2024-01-22','Japan','damaged'),(5,'T300027','2022-09-01','Portugal','lost');
-- How many applications were submitted for the express service?
-- count of express requests handed in
-- How many people wanted it fast (express)?
-- service = express, count applications
SELECT COUNT(*) FROM Application WHERE Service = 'express';
-- What are the given names and surnames of citizens born in Tarn?
-- people whose birthplace is Tarn, given names then family name
-- Who came into the world in Tarn? Given names, then family name.
-- place of birth Tarn: given names, surname
SELECT GivenNames, Surname FROM Citizen WHERE PlaceOfBirth = 'Tarn';
-- What are the lowest and the highest fee paid?
-- smallest and largest amount charged on an application
-- How much did anybody have to pay at the least, and at the most?
-- fee paid - min, max
SELECT MIN(FeePaid), MAX(FeePaid) FROM Application;
-- Which branch has no supervisor? Show its name.
-- office name where nobody is down as supervisor
-- Which office has nobody in charge?
-- supervisor empty: branch name
SELECT BranchName FROM Branch WHERE SupervisorName IS NULL;
-- Return the passport numbers that begin with P10.
-- numbers of the booklets starting in P10
-- What numbers do those booklets have that open with P10?
-- passport no beginning "P10"
SELECT PassportNo FROM Passport WHERE PassportNo LIKE 'P10%';
-- Who is the tallest citizen? Give the given names, surname and height.
-- person of greatest height: given names, family name, centimetres
-- Who towers over everyone else, and how tall is that? Given names, family name, then the figure.
-- top height in cm: given names, surname, height
SELECT GivenNames, Surname, HeightCm FROM Citizen ORDER BY HeightCm DESC LIMIT 1;
-- For each branch, give the name and the total fees it took in.
-- money received office by office, office name first
-- How much money has each office taken altogether? Office first.
-- branch name, sum of fees paid
SELECT T1.BranchName, SUM(T2.FeePaid) FROM Branch AS T1 JOIN Application AS T2 ON T1.BranchCode = T2.BranchCode GROUP BY T1.BranchCode;
-- In which countries were passports reported stolen? List each country only once.
-- different countries where one was stolen
-- Where in the world did thieves get hold of one (stolen)? Each nation just once.
-- circumstance stolen - different countries
SELECT DISTINCT Country FROM LossReport WHERE Circumstance = 'stolen';
-- Show the number of applications for every decision, the most frequent decision first.
-- outcomes and how many cases ended that way, commonest on top
-- How often was each verdict reached? Verdict first, most usual on top.
-- count applications by decision, descending
SELECT Decision, COUNT(*) FROM Application GROUP BY Decision ORDER BY COUNT(*) DESC;
-- What are the surnames of the citizens whose application was submitted at the branch named Silverbay, and on which dates?
-- family names of those who applied at the office called Silverbay plus the day they handed it in
-- Who went to Silverbay to hand in their papers, and on what day? Family name first.
-- branch name Silverbay: surname, submitted on
SELECT T1.Surname, T2.SubmittedOn FROM Citizen AS T1 JOIN Application AS T2 ON T1.CitizenNo = T2.CitizenNo JOIN Branch AS T3 ON T2.BranchCode = T3.BranchCode WHERE T3.BranchName = 'Silverbay';
-- Which supervisors are in charge of more than one branch?
-- bosses named for over one office
-- Who is in charge of over one office?
-- supervisor with more than one branch
SELECT SupervisorName FROM Branch GROUP BY SupervisorName HAVING COUNT(*) > 1;
-- Which passports expire between 2028-01-01 and 2029-12-31? Show number and expiry date.
-- booklets whose validity ends from 2028-01-01 to 2029-12-31, number and end date
-- Which booklets run out from 2028-01-01 to 2029-12-31, and on what day? The number first.
-- expires on 2028-01-01 up to 2029-12-31 - passport no, expiry date
SELECT PassportNo, ExpiresOn FROM Passport WHERE ExpiresOn BETWEEN '2028-01-01' AND '2029-12-31';
-- Find the surnames and passport numbers of the holders of ordinary passports.
-- family name with document number, ordinary kind only
-- Who has a booklet of the ordinary sort, and what is its number? Family name first.
-- kind ordinary: surname + passport no
SELECT T1.Surname, T3.PassportNo FROM Citizen AS T1 JOIN Application AS T2 ON T1.CitizenNo = T2.CitizenNo JOIN Passport AS T3 ON T2.AppNo = T3.AppNo WHERE T3.Kind = 'ordinary';
-- List the given names of citizens who have never submitted an application.
-- given names of people who did not apply at all
-- Who has never asked us for anything? Given names.
-- given names of citizens without an application
SELECT GivenNames FROM Citizen WHERE CitizenNo NOT IN (SELECT CitizenNo FROM Application);
-- Which application numbers did not lead to a passport?
-- numbers of requests without any document issued
-- Which requests did not end with a booklet in somebody's hand? Their numbers.
-- app no without a passport
SELECT AppNo FROM Application WHERE AppNo NOT IN (SELECT AppNo FROM Passport);
-- What are the names of branches in Kestrel or with fewer than 3 counters?
-- offices that are located in Kestrel or else have under 3 counters
-- Which offices are in Kestrel, or have under 3 windows to queue at?
-- counters below 3 or city Kestrel: branch names
SELECT BranchName FROM Branch WHERE City = 'Kestrel' OR Counters < 3;
-- Which countries had both a stolen and a lost passport reported?
-- countries showing up with stolen as well as with lost
-- Where in the world was one booklet stolen and another lost?
-- countries with both circumstances: lost, stolen
SELECT Country FROM LossReport WHERE Circumstance = 'stolen' INTERSECT SELECT Country FROM LossReport WHERE Circumstance = 'lost';
-- Give the surname of the citizen who had the most passports reported in Portugal.
-- whose documents turn up most often in reports from Portugal? family name
-- Who has had booklets go missing in Portugal more times than anyone else? Family name.
-- country Portugal: top citizen by count of loss reports, surname
SELECT T1.Surname FROM Citizen AS T1 JOIN Application AS T2 ON T1.CitizenNo = T2.CitizenNo JOIN Passport AS T3 ON T2.AppNo = T3.AppNo JOIN LossReport AS T4 ON T3.PassportNo = T4.PassportNo WHERE T4.Country = 'Portugal' GROUP BY T1.CitizenNo ORDER BY COUNT(*) DESC LIMIT 1;
-- Among the granted applications that cost more than the average application, which was submitted latest? Give its number and branch name.
-- latest granted case with a fee over the mean of all cases: case number and office
-- Of the requests that were granted and cost more than average, which came in last, by number, and at which office?
-- decision granted, fee over the mean of all applications, latest submitted: app no, branch name
SELECT T1.AppNo, T2.BranchName FROM Application AS T1 JOIN Branch AS T2 ON T1.BranchCode = T2.BranchCode WHERE T1.Decision = 'granted' AND T1.FeePaid > (SELECT AVG(FeePaid) FROM Application) ORDER BY T1.SubmittedOn DESC LIMIT 1;
-- Which branches received at least two applications from citizens born on 1980-01-01 or later? Show the branch names.
-- names of offices where two or more requests came from people with a birth date of 1980-01-01 or after
-- Which offices had no fewer than two requests from people who came into the world on 1980-01-01 or after?
-- date of birth 1980-01-01 or later: branch names with 2+ applications
SELECT T1.BranchName FROM Branch AS T1 JOIN Application AS T2 ON T1.BranchCode = T2.BranchCode JOIN Citizen AS T3 ON T2.CitizenNo = T3.CitizenNo WHERE T3.DateOfBirth >= '1980-01-01' GROUP BY T1.BranchCode HAVING COUNT(*) >= 2;

-- database: army_postings_bureau
CREATE TABLE garrison (gar_id INTEGER PRIMARY KEY, gar_name TEXT, region TEXT, founded INTEGER, bunks INTEGER);
CREATE TABLE unit (unit_code TEXT PRIMARY KEY, unit_name TEXT, branch TEXT, gar_id INTEGER REFERENCES garrison(gar_id), strength INTEGER, parent_unit TEXT REFERENCES unit(unit_code));
CREATE TABLE ref_rank (rank_cd TEXT PRIMARY KEY, rank_title TEXT, pay_grade INTEGER, officer INTEGER);
CREATE TABLE soldier (svc_no INTEGER PRIMARY KEY, fname TEXT, lname TEXT, rank_cd TEXT REFERENCES ref_rank(rank_cd), dt_enlisted TEXT, home_town TEXT, blood_grp TEXT);
CREATE TABLE posting (post_id INTEGER PRIMARY KEY, svc_no INTEGER REFERENCES soldier(svc_no), unit_code TEXT REFERENCES unit(unit_code), role TEXT, from_yr INTEGER, to_yr INTEGER);
CREATE TABLE decoration (dec_id INTEGER PRIMARY KEY, svc_no INTEGER REFERENCES soldier(svc_no), medal TEXT, yr_awarded INTEGER, citation TEXT);
INSERT INTO garrison VALUES (1,'Fort Brandt','North',1888,1400),(2,'Camp Ellery','East',1942,900),(3,'Citadel Moras','South',1761,650),(4,'Eagle Barracks','North',1955,1100),(5,'Sandpoint Depot','West',1968,300);
INSERT INTO unit VALUES ('1BDE','First Brigade','infantry',1,3100,NULL),('2RIF','Second Rifles','infantry',1,720,'1BDE'),('5ENG','Fifth Engineers','engineers',2,410,'1BDE'),('9SIG','Ninth Signals','signals',4,260,NULL),('3ART','Third Artillery','artillery',3,530,'1BDE'),('7MED','Seventh Medical','medical',2,190,NULL);
INSERT INTO ref_rank VALUES ('PTE','Private',1,0),('CPL','Corporal',3,0),('SGT','Sergeant',5,0),('LT','Lieutenant',7,1),('CPT','Captain',8,1),('MAJ','Major',10,1);
INSERT INTO soldier VALUES (7001,'Karel','Brandis','SGT','2006-04-01','Ellery','O+'),(7002,'Joan','Mwale','CPT','2009-09-15','Moras','A+'),(7003,'Ivan','Petrak','PTE','2021-02-01','Brandt','B-'),(7004,'Seline','Roux','LT','2016-08-22','Sandpoint','A-'),(7005,'Dermot','Keane','CPL','2013-05-30','Ellery','O-'),(7006,'Aiko','Senn','PTE','2022-03-14','Brandt','O+'),(7007,'Bruno','Falk','CPL','2011-10-10','Moras',NULL);
INSERT INTO posting VALUES (1,7001,'2RIF','platoon sergeant',2008,2014),(2,7001,'5ENG','instructor',2014,NULL),(3,7002,'7MED','surgeon',2010,2018),(4,7002,'1BDE','staff officer',2018,NULL),(5,7003,'2RIF','rifleman',2021,NULL),(6,7004,'9SIG','radio officer',2017,NULL),(7,7005,'5ENG','bridge builder',2013,2019),(8,7005,'2RIF','driver',2019,NULL),(9,7007,'3ART','gunner',2012,NULL),(10,7004,'2RIF','platoon leader',2016,2017);
INSERT INTO decoration VALUES (1,7001,'Service Star',2012,'ten years of service'),(2,7002,'Mercy Cross',2015,'field hospital at Moras'),(3,7001,'Bridge Medal',2017,'flood relief'),(4,7005,'Bridge Medal',2018,'flood relief'),(5,7004,'Service Star',2022,NULL),(6,7002,'Service Star',2019,'ten years of service'),(7,7003,'Bridge Medal',2023,'flood relief'),(8,7006,'Bridge Medal',2023,'flood relief');
-- What are the names of the garrisons in the region North?
-- bases up in the North, by name
-- What bases are there in the North?
-- region = North, garrison names
SELECT gar_name FROM garrison WHERE region = 'North';
-- How many soldiers come from Ellery?
-- number of troops whose home town is Ellery
-- How many of our troops grew up in Ellery?
-- home town Ellery, count soldiers
SELECT COUNT(*) FROM soldier WHERE home_town = 'Ellery';
-- Which unit is the strongest in numbers? Give its name.
-- name of the formation with the largest strength
-- Which body of troops has more people than any other?
-- top strength: unit name
SELECT unit_name FROM unit ORDER BY strength DESC LIMIT 1;
-- Show the rank titles that are officer ranks (1), ordered by pay grade from high to low.
-- officer (1) ranks, best paid grade first
-- What are those called who give orders (officer 1)? Best paid on top.
-- officer = 1: rank titles, descending by pay grade
SELECT rank_title FROM ref_rank WHERE officer = 1 ORDER BY pay_grade DESC;
-- Find the first and last name of the soldier whose blood group is not recorded.
-- who has no blood group on file (first name, last name)
-- For whom would a medic not know what to transfuse? Given name, family name.
-- blood group empty - fname, lname
SELECT fname, lname FROM soldier WHERE blood_grp IS NULL;
-- Count the distinct medals that have been awarded.
-- how many different kinds of medal were ever given
-- How many sorts of medal, each counted once, have we handed out?
-- number of different medals in the decorations
SELECT COUNT(DISTINCT medal) FROM decoration;
-- What are the first name, last name and rank title of every soldier?
-- roll of all troops: given name, family name, rank spelled out
-- Who is everyone in the army, and how high have they risen? Given name, family name, then the title.
-- fname, lname, rank title, all soldiers
SELECT T1.fname, T1.lname, T2.rank_title FROM soldier AS T1 JOIN ref_rank AS T2 ON T1.rank_cd = T2.rank_cd;
-- How many units are stationed at each garrison? Show garrison names and counts.
-- base by base, the number of formations there
-- How many bodies of troops are at every base? Base first.
-- count units by garrison name
SELECT T1.gar_name, COUNT(*) FROM garrison AS T1 JOIN unit AS T2 ON T1.gar_id = T2.gar_id GROUP BY T1.gar_id;
-- List the names of units directly under First Brigade.
-- which formations report to First Brigade?
-- Which bodies of troops get their orders straight from First Brigade?
-- parent unit is First Brigade: unit names
SELECT T1.unit_name FROM unit AS T1 JOIN unit AS T2 ON T1.parent_unit = T2.unit_code WHERE T2.unit_name = 'First Brigade';
-- What was the last name of each soldier posted to Second Rifles, and in what role?
-- who served in Second Rifles and as what: family name, role
-- Who has been sent to Second Rifles, and to do what? Family name first.
-- unit Second Rifles - last name, role of the posting
SELECT T1.lname, T2.role FROM soldier AS T1 JOIN posting AS T2 ON T1.svc_no = T2.svc_no JOIN unit AS T3 ON T2.unit_code = T3.unit_code WHERE T3.unit_name = 'Second Rifles';
-- Which medals were awarded more than twice?
-- medals handed out over two times
-- Which medals have we pinned on people over two times?
-- medal with more than 2 decorations
SELECT medal FROM decoration GROUP BY medal HAVING COUNT(*) > 2;
-- What is the average strength of units for each branch other than infantry?
-- mean size by arm of service, infantry left out
-- How many people are in a body of troops on average, for every arm apart from infantry? Arm first.
-- branch not infantry: branch, avg strength
SELECT branch, AVG(strength) FROM unit WHERE branch != 'infantry' GROUP BY branch;
-- Return the last names of the three soldiers who enlisted earliest.
-- the 3 longest-serving people going by date of joining, surnames
-- Which three people joined up before all others? Family names.
-- soldiers by enlisted date ascending, only 3, last names
SELECT lname FROM soldier ORDER BY dt_enlisted LIMIT 3;
-- Which soldiers have never had a posting? Give first and last names.
-- troops without any assignment so far, given and family name
-- Who has not been sent anywhere yet? Given name, family name.
-- soldiers without a posting: fname, lname
SELECT fname, lname FROM soldier WHERE svc_no NOT IN (SELECT svc_no FROM posting);
-- Which garrisons house no unit?
-- names of bases where no formation is stationed
-- At which bases are there no troops?
-- garrison names, zero units
SELECT gar_name FROM garrison WHERE gar_id NOT IN (SELECT gar_id FROM unit);
-- Find the last names of soldiers who have received both the Service Star and the Bridge Medal.
-- surnames decorated with the Service Star and with the Bridge Medal too
-- On whom were the Service Star and the Bridge Medal both pinned? Family names.
-- last names with both medals: Bridge Medal, Service Star
SELECT T1.lname FROM soldier AS T1 JOIN decoration AS T2 ON T1.svc_no = T2.svc_no WHERE T2.medal = 'Service Star' INTERSECT SELECT T1.lname FROM soldier AS T1 JOIN decoration AS T2 ON T1.svc_no = T2.svc_no WHERE T2.medal = 'Bridge Medal';
-- What are the names and founding years of garrisons with more bunks than the average garrison?
-- bases that can sleep more than the mean number, with the year each was set up
-- At which bases can more people sleep than average, and when did each come into being?
-- bunks over the mean - garrison name, founded
SELECT gar_name, founded FROM garrison WHERE bunks > (SELECT AVG(bunks) FROM garrison);
-- Which soldier has had the most postings in units located in the region North? Give the first and last name.
-- given and family name of the person assigned most often to formations based in the North
-- Who has been sent to troops in the North more times than anyone else? Given name, family name.
-- garrison region North: top soldier by count of postings, fname + lname
SELECT T1.fname, T1.lname FROM soldier AS T1 JOIN posting AS T2 ON T1.svc_no = T2.svc_no JOIN unit AS T3 ON T2.unit_code = T3.unit_code JOIN garrison AS T4 ON T3.gar_id = T4.gar_id WHERE T4.region = 'North' GROUP BY T1.svc_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Give the distinct names of the units where someone was posted who received a medal for flood relief.
-- formations in which a person cited for flood relief has served, each listed once
-- Which bodies of troops had somebody among them who got a medal because of flood relief? Each just once.
-- different unit names with a posting of a soldier whose citation is flood relief
SELECT DISTINCT T1.unit_name FROM unit AS T1 JOIN posting AS T2 ON T1.unit_code = T2.unit_code WHERE T2.svc_no IN (SELECT svc_no FROM decoration WHERE citation = 'flood relief');
-- For each rank title held by at least two soldiers, how many decorations have its holders received? Order by that number, descending.
-- ranks with two or more people in them: title and how many medals those people got, most first
-- How many medals went to people of each title, if no fewer than two people have it? Title first, most on top.
-- count decorations by rank title, only ranks with 2+ soldiers, descending
SELECT T1.rank_title, COUNT(*) FROM ref_rank AS T1 JOIN soldier AS T2 ON T1.rank_cd = T2.rank_cd JOIN decoration AS T3 ON T2.svc_no = T3.svc_no WHERE T1.rank_cd IN (SELECT rank_cd FROM soldier GROUP BY rank_cd HAVING COUNT(*) >= 2) GROUP BY T1.rank_cd ORDER BY COUNT(*) DESC;
