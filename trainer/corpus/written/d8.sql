-- database: meridian_news_wire
CREATE TABLE bureau (bureau_code TEXT PRIMARY KEY, city TEXT, country TEXT, opened INTEGER, chief INTEGER);
CREATE TABLE correspondent (corr_id INTEGER PRIMARY KEY, name TEXT, bureau_code TEXT REFERENCES bureau(bureau_code), beat TEXT, languages INTEGER);
CREATE TABLE dispatch (dispatch_id INTEGER PRIMARY KEY, slug TEXT, corr_id INTEGER REFERENCES correspondent(corr_id), sent_on TEXT, urgency TEXT, words INTEGER);
CREATE TABLE outlet (outlet_id INTEGER PRIMARY KEY, name TEXT, medium TEXT, country TEXT, yearly_fee REAL);
CREATE TABLE pickup (dispatch_id INTEGER REFERENCES dispatch(dispatch_id), outlet_id INTEGER REFERENCES outlet(outlet_id), used_on TEXT, PRIMARY KEY (dispatch_id, outlet_id));
INSERT INTO bureau VALUES ('NBO','Nairobi','Kenya',1978,1),('LIM','Lima','Peru',1990,3),('TYO','Tokyo','Japan',1969,4),('BRU','Brussels','Belgium',1973,5),('AMM','Amman','Jordan',2003,NULL);
INSERT INTO correspondent VALUES (1,'Wanjiru Kamau','NBO','politics',3),(2,'Peter Lusk','NBO','economy',2),(3,'Gloria Rojas','LIM','mining',2),(4,'Shun Ito','TYO','economy',3),(5,'Els Peeters','BRU','politics',5),(6,'Tarek Nassar','BRU','migration',4),(7,'Amy Hobbs','TYO','sport',1);
INSERT INTO dispatch VALUES (1,'kenya-budget',2,'2024-06-03','normal',640),(2,'peru-copper-strike',3,'2024-06-04','urgent',410),(3,'japan-yen-falls',4,'2024-06-04','flash',90),(4,'eu-asylum-deal',6,'2024-06-05','urgent',720),(5,'nairobi-protest',1,'2024-06-18','flash',120),(6,'eu-summit-dinner',5,'2024-06-20','normal',980),(7,'lima-port-opens',3,'2024-06-22','normal',530),(8,'japan-rate-rise',4,'2024-06-25','urgent',350);
INSERT INTO outlet VALUES (1,'Morning Ledger','newspaper','UK',90000),(2,'Canal Siete','tv','Spain',120000),(3,'Radio Fjell','radio','Norway',30000),(4,'MarketEye','website','USA',75000),(5,'De Brug','newspaper','Belgium',48000),(6,'Valley Times','newspaper','USA',15000);
INSERT INTO pickup VALUES (1,4,'2024-06-03'),(2,2,'2024-06-04'),(2,4,'2024-06-05'),(3,4,'2024-06-04'),(3,1,'2024-06-05'),(4,5,'2024-06-05'),(4,1,'2024-06-06'),(4,3,'2024-06-06'),(5,2,'2024-06-18');
-- What are the slugs of flash dispatches (urgency flash)?
-- slugs of everything sent as flash
-- flash as urgency - slugs please
SELECT slug FROM dispatch WHERE urgency = 'flash';
-- How many outlets are newspapers (medium newspaper)?
-- number of clients whose medium is newspaper
-- newspaper as medium - outlet count
SELECT COUNT(*) FROM outlet WHERE medium = 'newspaper';
-- Which outlet pays the highest yearly fee?
-- name of our best paying outlet per year
-- greatest fee a year of all outlets - the name
SELECT name FROM outlet ORDER BY yearly_fee DESC LIMIT 1;
-- Show the name of each correspondent and the city of the bureau.
-- who reports from which city
-- for all correspondents: name, city of their bureau
SELECT T1.name, T2.city FROM correspondent AS T1 JOIN bureau AS T2 ON T1.bureau_code = T2.bureau_code;
-- How many dispatches did each correspondent send? Show the name.
-- reporters and how many pieces they sent
-- dispatch count by correspondent, name in front
SELECT T1.name, COUNT(*) FROM correspondent AS T1 JOIN dispatch AS T2 ON T1.corr_id = T2.corr_id GROUP BY T1.corr_id;
-- Which bureau has no correspondent? Give the city.
-- city of the bureau without anyone
-- bureaus that not one correspondent belongs to - city
SELECT city FROM bureau WHERE bureau_code NOT IN (SELECT bureau_code FROM correspondent);
-- Which dispatches were not picked up by any outlet? Show the slug.
-- slugs nobody used
-- dispatches without one pickup - slugs
SELECT slug FROM dispatch WHERE dispatch_id NOT IN (SELECT dispatch_id FROM pickup);
-- Find the names of outlets that used the dispatch eu-asylum-deal.
-- who ran eu-asylum-deal
-- slug eu-asylum-deal: names of the outlets that picked it up
SELECT T1.name FROM outlet AS T1 JOIN pickup AS T2 ON T1.outlet_id = T2.outlet_id JOIN dispatch AS T3 ON T2.dispatch_id = T3.dispatch_id WHERE T3.slug = 'eu-asylum-deal';
-- Which slugs were used by more than one outlet?
-- pieces taken by over 1 client
-- count pickups by dispatch, leaving out those with a single one: slug
SELECT T1.slug FROM dispatch AS T1 JOIN pickup AS T2 ON T1.dispatch_id = T2.dispatch_id GROUP BY T1.dispatch_id HAVING COUNT(*) > 1;
-- What is the average number of words for each urgency?
-- mean length in words per urgency
-- mean word count by urgency, urgency in front
SELECT urgency, AVG(words) FROM dispatch GROUP BY urgency;
-- How many words were sent from each city in total?
-- total words by city of the bureau
-- sum of words by bureau, its city in front
SELECT T1.city, SUM(T3.words) FROM bureau AS T1 JOIN correspondent AS T2 ON T1.bureau_code = T2.bureau_code JOIN dispatch AS T3 ON T2.corr_id = T3.corr_id GROUP BY T1.bureau_code;
-- Which correspondents cover the economy or speak more than 4 languages?
-- names of people on the beat economy or with over 4 languages
-- number of languages above 4, or else beat economy: names of the correspondents
SELECT name FROM correspondent WHERE beat = 'economy' OR languages > 4;
-- List the slugs of dispatches longer than average.
-- slugs of pieces with more words than the mean
-- words beyond the mean of all dispatches - slugs
SELECT slug FROM dispatch WHERE words > (SELECT AVG(words) FROM dispatch);
-- In which countries do we have both a bureau and an outlet?
-- countries shared by bureaus and clients
-- countries found under the outlets and under the bureaus
SELECT country FROM bureau INTERSECT SELECT country FROM outlet;
-- Which bureau is the oldest? Show city and year of opening.
-- city and opening year of the first bureau
-- earliest opening year of all bureaus: city, that year
SELECT city, opened FROM bureau ORDER BY opened LIMIT 1;
-- Give the shortest, the longest and the average number of words of a dispatch.
-- min, max, mean words
-- dispatch length please: smallest, largest, mean
SELECT MIN(words), MAX(words), AVG(words) FROM dispatch;

-- database: campus_owl_student_paper
CREATE TABLE Students (StudentNo INTEGER PRIMARY KEY, FullName TEXT, Major TEXT, StudyYear INTEGER, Email TEXT);
CREATE TABLE Positions (PositionId INTEGER PRIMARY KEY, PositionTitle TEXT, Stipend REAL, HeldBy INTEGER REFERENCES Students(StudentNo));
CREATE TABLE Papers (PaperNo INTEGER PRIMARY KEY, WeekOf TEXT, PrintCost REAL, CopiesTaken INTEGER);
CREATE TABLE Articles (ArticleId INTEGER PRIMARY KEY, Headline TEXT, Department TEXT, StudentNo INTEGER REFERENCES Students(StudentNo), PaperNo INTEGER REFERENCES Papers(PaperNo), Clicks INTEGER);
CREATE TABLE Letters (LetterId INTEGER PRIMARY KEY, ArticleId INTEGER REFERENCES Articles(ArticleId), SentBy TEXT, Tone TEXT, Printed TEXT);
INSERT INTO Students VALUES (1,'Priya Nair','History',3,'pn@owl.test'),(2,'Caleb Stone','Physics',2,'cs@owl.test'),(3,'Wen Li','Journalism',4,'wl@owl.test'),(4,'Anja Krol','Journalism',1,NULL),(5,'Marcus Till','Law',3,'mt@owl.test'),(6,'Bea Ortiz','Biology',2,NULL);
INSERT INTO Positions VALUES (1,'editor in chief',1200,3),(2,'news editor',600,1),(3,'photo editor',500,2),(4,'cartoonist',200,NULL),(5,'web editor',600,5),(6,'copy editor',400,1);
INSERT INTO Papers VALUES (71,'2024-02-05',880,1900),(72,'2024-02-12',910,2100),(73,'2024-02-19',870,1750),(74,'2024-02-26',1020,2600),(75,'2024-03-04',890,1600);
INSERT INTO Articles VALUES (1,'Library to close at night','news',1,71,3400),(2,'Cafeteria soup reviewed','culture',4,71,5100),(3,'Lab fire was toaster','news',2,72,8900),(4,'Rowers win by an inch','sport',5,72,1200),(5,'Dean answers ten questions','interview',3,73,2700),(6,'Rents near campus double','news',1,74,9800),(7,'Student film wins prize','culture',4,74,2300),(8,'Who feeds the campus cats','news',3,74,7600);
INSERT INTO Letters VALUES (1,1,'a librarian','angry','yes'),(2,3,'Dr Helm','amused','yes'),(3,6,'a landlord','angry','no'),(4,6,'Tessa V','grateful','yes'),(5,8,'Mrs Pym','grateful','yes'),(6,2,'the cook','angry','yes');
-- What are the headlines in the department news?
-- news pieces, headlines
-- news as department - headlines please
SELECT Headline FROM Articles WHERE Department = 'news';
-- How many students major in Journalism?
-- number of people with Journalism as major
-- Journalism as major - student count
SELECT COUNT(*) FROM Students WHERE Major = 'Journalism';
-- Which article has the most clicks? Headline please.
-- headline clicked most
-- highest click figure of all articles - headline
SELECT Headline FROM Articles ORDER BY Clicks DESC LIMIT 1;
-- Show the full name and number of articles of each student.
-- pieces per student
-- article count by student, full name in front
SELECT T1.FullName, COUNT(*) FROM Students AS T1 JOIN Articles AS T2 ON T1.StudentNo = T2.StudentNo GROUP BY T1.StudentNo;
-- Which students have not written an article?
-- full names of those without a piece
-- students that not one article belongs to - full names
SELECT FullName FROM Students WHERE StudentNo NOT IN (SELECT StudentNo FROM Articles);
-- Which position is vacant, that is, held by nobody? Give the title.
-- title of the job nobody holds
-- holder left blank - title of the position
SELECT PositionTitle FROM Positions WHERE HeldBy IS NULL;
-- Who is the editor in chief?
-- name of the student holding the position editor in chief
-- editor in chief - full name of the holder
SELECT T1.FullName FROM Students AS T1 JOIN Positions AS T2 ON T1.StudentNo = T2.HeldBy WHERE T2.PositionTitle = 'editor in chief';
-- Who holds more than one position? Give the full name.
-- students with over 1 position
-- count positions by the student holding them, leaving out those with a single one: full name
SELECT T1.FullName FROM Students AS T1 JOIN Positions AS T2 ON T1.StudentNo = T2.HeldBy GROUP BY T1.StudentNo HAVING COUNT(*) > 1;
-- What are the total clicks for each department?
-- clicks by department
-- sum of clicks by department, department in front
SELECT Department, SUM(Clicks) FROM Articles GROUP BY Department;
-- Which headlines drew an angry letter (tone angry)?
-- pieces that made somebody write in an angry tone
-- letter tone angry: headlines of the articles
SELECT T1.Headline FROM Articles AS T1 JOIN Letters AS T2 ON T1.ArticleId = T2.ArticleId WHERE T2.Tone = 'angry';
-- Which articles got no letter? Show the headline.
-- headlines nobody wrote a letter about
-- articles that not one letter belongs to - headlines
SELECT Headline FROM Articles WHERE ArticleId NOT IN (SELECT ArticleId FROM Letters);
-- Find the headlines of the paper for the week of 2024-02-26.
-- what did we print in the week of 2024-02-26
-- week 2024-02-26: headlines of that paper
SELECT T1.Headline FROM Articles AS T1 JOIN Papers AS T2 ON T1.PaperNo = T2.PaperNo WHERE T2.WeekOf = '2024-02-26';
-- For which weeks did we print a paper without articles?
-- weeks of the papers that no article belongs to
-- papers that not one article belongs to - their weeks
SELECT WeekOf FROM Papers WHERE PaperNo NOT IN (SELECT PaperNo FROM Articles);
-- Which weeks had more copies taken than average?
-- weeks above the mean of copies taken
-- copies taken beyond the mean of all - weeks
SELECT WeekOf FROM Papers WHERE CopiesTaken > (SELECT AVG(CopiesTaken) FROM Papers);
-- Give the minimum, maximum and average print cost.
-- lowest, highest, mean cost of printing
-- print cost please: smallest, largest, mean
SELECT MIN(PrintCost), MAX(PrintCost), AVG(PrintCost) FROM Papers;
-- Which students have no email or are in study year 4?
-- full names: no email, or year 4
-- study year 4, or else email blank: full names
SELECT FullName FROM Students WHERE Email IS NULL OR StudyYear = 4;

-- database: staple_and_fold_zine_library
CREATE TABLE zinester (zinesterid INTEGER PRIMARY KEY, moniker TEXT, city TEXT, country TEXT);
CREATE TABLE zine (zineid INTEGER PRIMARY KEY, zinetitle TEXT, zinesterid INTEGER REFERENCES zinester(zinesterid), yearmade INTEGER, pagecount INTEGER, binding TEXT, copies INTEGER);
CREATE TABLE subject (subjectcode TEXT PRIMARY KEY, label TEXT);
CREATE TABLE zinesubject (zineid INTEGER REFERENCES zine(zineid), subjectcode TEXT REFERENCES subject(subjectcode), PRIMARY KEY (zineid, subjectcode));
CREATE TABLE visitor (visitorid INTEGER PRIMARY KEY, name TEXT, cardsince TEXT);
CREATE TABLE reading (readingid INTEGER PRIMARY KEY, zineid INTEGER REFERENCES zine(zineid), visitorid INTEGER REFERENCES visitor(visitorid), readon TEXT, stars INTEGER);
INSERT INTO zinester VALUES (1,'Moth Eater','Portland','USA'),(2,'Rubber Duck','Leeds','UK'),(3,'La Grapadora','Valencia','Spain'),(4,'Kid Copy','Leeds','UK'),(5,'Aunt Xerox','Toronto','Canada');
INSERT INTO zine VALUES (1,'Bus Stop Botany',1,2009,24,'staples',3),(2,'Duck Diaries',2,2015,16,'staples',5),(3,'Duck Diaries Two',2,2017,20,'thread',4),(4,'Sopa',3,2019,32,'thread',2),(5,'Riot Knitting',4,1998,12,'staples',1),(6,'Night Shift Poems',4,2001,28,'rubber band',2),(7,'Ice Fishing for Beginners',5,2022,18,'staples',6);
INSERT INTO subject VALUES ('PER','personal'),('PLA','plants'),('FOO','food'),('CRA','crafts'),('POE','poetry'),('POL','politics');
INSERT INTO zinesubject VALUES (1,'PLA'),(2,'PER'),(3,'PER'),(4,'FOO'),(4,'PER'),(5,'CRA'),(6,'POE'),(6,'PER'),(1,'PER');
INSERT INTO visitor VALUES (1,'Ollie','2021-04-02'),(2,'Frances','2019-10-15'),(3,'Mehmet','2023-01-20'),(4,'Judy','2024-02-02');
INSERT INTO reading VALUES (1,1,1,'2024-01-05',5),(2,2,1,'2024-01-05',3),(3,4,2,'2024-01-12',4),(4,5,2,'2024-01-19',5),(5,2,3,'2024-02-09',4),(6,6,3,'2024-02-09',2),(7,1,2,'2024-03-01',4);
-- List the titles of zines bound with staples.
-- what is held together by staples
-- staples as binding - zine titles please
SELECT zinetitle FROM zine WHERE binding = 'staples';
-- How many zines were made before 2010?
-- number of booklets older than 2010
-- year made below 2010 - zine count
SELECT COUNT(*) FROM zine WHERE yearmade < 2010;
-- Which zine has the most pages?
-- title of the thickest booklet
-- highest page number of all zines - the title
SELECT zinetitle FROM zine ORDER BY pagecount DESC LIMIT 1;
-- Show each zine title and the moniker of its maker.
-- zines and who made them
-- for all zines: title, moniker of the person behind it
SELECT T1.zinetitle, T2.moniker FROM zine AS T1 JOIN zinester AS T2 ON T1.zinesterid = T2.zinesterid;
-- How many zines are there on each subject? Show the label.
-- subject labels with their number of zines
-- zine count by subject, label in front
SELECT T1.label, COUNT(*) FROM subject AS T1 JOIN zinesubject AS T2 ON T1.subjectcode = T2.subjectcode GROUP BY T1.subjectcode;
-- Which subjects have no zine? Give the label.
-- labels under which we hold nothing
-- subjects that not one zine belongs to - labels
SELECT label FROM subject WHERE subjectcode NOT IN (SELECT subjectcode FROM zinesubject);
-- Find the titles of zines on the subject personal.
-- personal zines, titles
-- subject personal: titles of the zines
SELECT T1.zinetitle FROM zine AS T1 JOIN zinesubject AS T2 ON T1.zineid = T2.zineid JOIN subject AS T3 ON T2.subjectcode = T3.subjectcode WHERE T3.label = 'personal';
-- Which zines were never read?
-- titles no visitor has taken up
-- zines without one reading - titles
SELECT zinetitle FROM zine WHERE zineid NOT IN (SELECT zineid FROM reading);
-- What is the average number of stars of each zine title that was read?
-- mean stars per zine
-- mean of the stars by zine, title in front
SELECT T1.zinetitle, AVG(T2.stars) FROM zine AS T1 JOIN reading AS T2 ON T1.zineid = T2.zineid GROUP BY T1.zineid;
-- Which monikers made more than one zine?
-- makers of over 1 booklet
-- count zines by zinester, leaving out those with a single one: moniker
SELECT T1.moniker FROM zinester AS T1 JOIN zine AS T2 ON T1.zinesterid = T2.zinesterid GROUP BY T1.zinesterid HAVING COUNT(*) > 1;
-- Which visitors have not read anything?
-- names of visitors without a reading
-- visitors that not one reading belongs to - names
SELECT name FROM visitor WHERE visitorid NOT IN (SELECT visitorid FROM reading);
-- Who read Duck Diaries? Give the visitors' names.
-- visitors who had Duck Diaries in hand
-- Duck Diaries: names of the people who read it
SELECT T1.name FROM visitor AS T1 JOIN reading AS T2 ON T1.visitorid = T2.visitorid JOIN zine AS T3 ON T2.zineid = T3.zineid WHERE T3.zinetitle = 'Duck Diaries';
-- Which zines have both the subject personal and the subject food?
-- titles filed under personal as well as food
-- titles of zines with subject food as well as subject personal
SELECT T1.zinetitle FROM zine AS T1 JOIN zinesubject AS T2 ON T1.zineid = T2.zineid JOIN subject AS T3 ON T2.subjectcode = T3.subjectcode WHERE T3.label = 'personal' INTERSECT SELECT T1.zinetitle FROM zine AS T1 JOIN zinesubject AS T2 ON T1.zineid = T2.zineid JOIN subject AS T3 ON T2.subjectcode = T3.subjectcode WHERE T3.label = 'food';
-- Which zines have fewer pages than average?
-- titles thinner than the mean page count
-- page number below the mean of all zines - titles
SELECT zinetitle FROM zine WHERE pagecount < (SELECT AVG(pagecount) FROM zine);
-- What is the total number of copies per country of the maker?
-- copies held, by country of the zinester
-- sum of copies by country of the zinester, country in front
SELECT T1.country, SUM(T2.copies) FROM zinester AS T1 JOIN zine AS T2 ON T1.zinesterid = T2.zinesterid GROUP BY T1.country;
-- What are the different bindings?
-- distinct ways our zines are bound
-- binding - list the different ones
SELECT DISTINCT binding FROM zine;

-- database: lanterns_street_festival
CREATE TABLE company (company_id INTEGER PRIMARY KEY, name TEXT, discipline TEXT, country TEXT, members INTEGER);
CREATE TABLE square (square_id INTEGER PRIMARY KEY, name TEXT, surface TEXT, spectators_max INTEGER, has_power TEXT);
CREATE TABLE performance (performance_id INTEGER PRIMARY KEY, company_id INTEGER REFERENCES company(company_id), square_id INTEGER REFERENCES square(square_id), day TEXT, starts_at TEXT, hat_money REAL, rained_off TEXT);
CREATE TABLE volunteer (volunteer_id INTEGER PRIMARY KEY, name TEXT, age INTEGER, tshirt TEXT, buddy_id INTEGER REFERENCES volunteer(volunteer_id));
CREATE TABLE shift (shift_id INTEGER PRIMARY KEY, volunteer_id INTEGER REFERENCES volunteer(volunteer_id), square_id INTEGER REFERENCES square(square_id), day TEXT, hours REAL, task TEXT);
INSERT INTO company VALUES (1,'Stilt Herons','stilts','Belgium',5),(2,'Compagnie Braise','fire','France',3),(3,'Professor Bonbon','magic','UK',1),(4,'Trapo','puppets','Chile',2),(5,'Brass Beetles','brass band','Serbia',9),(6,'Duo Vertigo','acrobatics','France',2);
INSERT INTO square VALUES (1,'Fish Market','cobbles',600,'yes'),(2,'Cathedral Steps','stone',900,'no'),(3,'Linden Park','grass',350,'yes'),(4,'Bridge Head','asphalt',250,'no'),(5,'School Yard','asphalt',400,'yes');
INSERT INTO performance VALUES (1,1,1,'Friday','18:00',410,'no'),(2,2,2,'Friday','22:00',980,'no'),(3,3,4,'Saturday','15:00',260,'no'),(4,4,3,'Saturday','11:00',190,'no'),(5,2,2,'Saturday','22:00',1120,'no'),(6,5,1,'Sunday','12:00',640,'no'),(7,1,3,'Sunday','16:00',NULL,'yes'),(8,3,1,'Sunday','17:00',330,'no');
INSERT INTO volunteer VALUES (1,'Petra',22,'M',NULL),(2,'Samuel',19,'L',1),(3,'Oriane',34,'S',1),(4,'Mr Dupont',68,'L',NULL),(5,'Kiki',17,'S',4),(6,'Joaquim',41,'XL',NULL);
INSERT INTO shift VALUES (1,1,1,'Friday',5,'hat counting'),(2,2,1,'Friday',4,'barrier'),(3,3,2,'Saturday',6,'barrier'),(4,4,3,'Saturday',3.5,'info desk'),(5,1,1,'Sunday',6,'barrier'),(6,5,3,'Sunday',2.5,'info desk'),(7,3,4,'Saturday',2,'hat counting');
-- What are the names of companies from France?
-- troupes that come from France
-- France as country - names of the companies
SELECT name FROM company WHERE country = 'France';
-- How many squares have power (has_power yes)?
-- number of places with a yes for power
-- has power = yes - count of squares
SELECT COUNT(*) FROM square WHERE has_power = 'yes';
-- Which company has the most members?
-- biggest troupe
-- highest member figure of all companies - the name
SELECT name FROM company ORDER BY members DESC LIMIT 1;
-- Show the name of each company and its total hat money.
-- troupes and what they collected in the hat altogether
-- sum of hat money by company, company's name in front
SELECT T1.name, SUM(T2.hat_money) FROM company AS T1 JOIN performance AS T2 ON T1.company_id = T2.company_id GROUP BY T1.company_id;
-- Which companies did not perform?
-- troupes without a performance
-- companies that not one performance belongs to - names
SELECT name FROM company WHERE company_id NOT IN (SELECT company_id FROM performance);
-- Find the names of companies that played at Fish Market.
-- who could be seen at Fish Market
-- Fish Market: names of the companies with a performance there
SELECT T1.name FROM company AS T1 JOIN performance AS T2 ON T1.company_id = T2.company_id JOIN square AS T3 ON T2.square_id = T3.square_id WHERE T3.name = 'Fish Market';
-- Which squares had no performance?
-- name of any place left unused
-- squares that not one performance belongs to - names
SELECT name FROM square WHERE square_id NOT IN (SELECT square_id FROM performance);
-- How many performances took place on each day?
-- performances by day
-- performance count by day, day in front
SELECT day, COUNT(*) FROM performance GROUP BY day;
-- Which volunteers worked more than 5 hours in all?
-- helpers whose shifts sum up to over five hours
-- add up shift hours by volunteer, only sums beyond 5: name
SELECT T1.name FROM volunteer AS T1 JOIN shift AS T2 ON T1.volunteer_id = T2.volunteer_id GROUP BY T1.volunteer_id HAVING SUM(T2.hours) > 5;
-- Show the name of each volunteer with a buddy and the name of that buddy.
-- helpers and their buddies
-- buddy filled in: volunteer's name, buddy's name
SELECT T1.name, T2.name FROM volunteer AS T1 JOIN volunteer AS T2 ON T1.buddy_id = T2.volunteer_id;
-- Which volunteers have no shift?
-- helpers not on the rota
-- volunteers that not one shift belongs to - names
SELECT name FROM volunteer WHERE volunteer_id NOT IN (SELECT volunteer_id FROM shift);
-- What tasks did Oriane do, and on which days?
-- task and day for every shift of Oriane
-- shifts of Oriane: task, day
SELECT T2.task, T2.day FROM volunteer AS T1 JOIN shift AS T2 ON T1.volunteer_id = T2.volunteer_id WHERE T1.name = 'Oriane';
-- Which squares hold more spectators than the average square?
-- names of places above the mean in maximum spectators
-- greatest spectator number beyond the mean of all squares - names
SELECT name FROM square WHERE spectators_max > (SELECT AVG(spectators_max) FROM square);
-- Which companies performed on both Saturday and Sunday?
-- troupes out on Saturday and again on Sunday
-- companies with a performance on Sunday as well as on Saturday
SELECT T1.name FROM company AS T1 JOIN performance AS T2 ON T1.company_id = T2.company_id WHERE T2.day = 'Saturday' INTERSECT SELECT T1.name FROM company AS T1 JOIN performance AS T2 ON T1.company_id = T2.company_id WHERE T2.day = 'Sunday';
-- What is the smallest, largest and average hat money?
-- min, max, mean of the hat
-- hat money please: smallest, largest, mean
SELECT MIN(hat_money), MAX(hat_money), AVG(hat_money) FROM performance;
-- Who are the two youngest volunteers?
-- names of the 2 helpers lowest in age
-- first 2 volunteers when sorted by age upwards - names
SELECT name FROM volunteer ORDER BY age LIMIT 2;

-- database: costa_verde_carnival
CREATE TABLE bloco (bloco_cod TEXT PRIMARY KEY, nome TEXT, bairro TEXT, founded INTEGER, colours TEXT);
CREATE TABLE parade (parade_id INTEGER PRIMARY KEY, bloco_cod TEXT REFERENCES bloco(bloco_cod), yr INTEGER, theme TEXT, paraders INTEGER, dur_min INTEGER);
CREATE TABLE float_car (float_id INTEGER PRIMARY KEY, parade_id INTEGER REFERENCES parade(parade_id), title TEXT, designer TEXT, len_m REAL, cost REAL);
CREATE TABLE juror (jur_id INTEGER PRIMARY KEY, jur_name TEXT, aspect TEXT);
CREATE TABLE mark (parade_id INTEGER REFERENCES parade(parade_id), jur_id INTEGER REFERENCES juror(jur_id), pts REAL, PRIMARY KEY (parade_id, jur_id));
INSERT INTO bloco VALUES ('AZM','Azul do Mar','Porto',1952,'blue and white'),('FOG','Fogo Alto','Morro',1968,'red and gold'),('COQ','Coqueiros','Praia',1990,'green'),('NOI','Noite Clara','Porto',2005,'silver'),('CIG','Cigarras','Estação',2019,'green and pink');
INSERT INTO parade VALUES (1,'AZM',2023,'Fishermen''s songs',820,68),(2,'FOG',2023,'The history of coffee',1100,74),(3,'COQ',2023,'Hurricanes',540,59),(4,'AZM',2024,'Lighthouses of the world',870,70),(5,'FOG',2024,'Grandmothers',1180,72),(6,'NOI',2024,'The moon as a bride',460,61);
INSERT INTO float_car VALUES (1,1,'Golden Net','Telma Reis',14.5,32000),(2,2,'Coffee Ship','Davi Luz',18,51000),(3,2,'Steam Train','Davi Luz',16.5,47000),(4,3,'Eye of the Storm','Ivo Brandao',12,21000),(5,4,'Pharos','Telma Reis',15,36000),(6,5,'Rocking Chair','Ivo Brandao',13.5,39000),(7,5,'Kitchen','Davi Luz',15.5,42000);
INSERT INTO juror VALUES (1,'Dona Celia','costume'),(2,'Maestro Pinto','drums'),(3,'Arq. Salles','floats'),(4,'Bia Moura','dance');
INSERT INTO mark VALUES (1,1,9.4),(1,2,9.7),(2,1,9.8),(2,3,10),(3,2,8.9),(4,1,9.6),(4,3,9.2),(5,2,9.9),(5,1,9.5);
-- What are the names (nome) of blocos in the bairro Porto?
-- which groups belong to Porto
-- bairro Porto: name (nome) of the blocos
SELECT nome FROM bloco WHERE bairro = 'Porto';
-- How many parades had more than 800 paraders?
-- number of parades with over 800 taking part
-- paraders beyond 800 - parade count
SELECT COUNT(*) FROM parade WHERE paraders > 800;
-- Which float is the longest? Give its title.
-- title of the car with the greatest length
-- greatest length of all floats - title
SELECT title FROM float_car ORDER BY len_m DESC LIMIT 1;
-- Show the name of each bloco with its themes.
-- groups and the themes they paraded with
-- for all parades: nome of the bloco, theme
SELECT T1.nome, T2.theme FROM bloco AS T1 JOIN parade AS T2 ON T1.bloco_cod = T2.bloco_cod;
-- What is the total cost of floats for each theme?
-- float costs per parade theme
-- sum of float cost by parade, theme in front
SELECT T1.theme, SUM(T2.cost) FROM parade AS T1 JOIN float_car AS T2 ON T1.parade_id = T2.parade_id GROUP BY T1.parade_id;
-- Which blocos have never paraded?
-- groups without a parade, by name
-- blocos that not one parade belongs to - nome
SELECT nome FROM bloco WHERE bloco_cod NOT IN (SELECT bloco_cod FROM parade);
-- Which jurors gave no mark?
-- names of judges who have not marked anything
-- jurors that not one mark belongs to - names
SELECT jur_name FROM juror WHERE jur_id NOT IN (SELECT jur_id FROM mark);
-- Find the titles of floats by the bloco Fogo Alto.
-- cars that Fogo Alto rolled out
-- bloco Fogo Alto: titles of the floats in its parades
SELECT T3.title FROM bloco AS T1 JOIN parade AS T2 ON T1.bloco_cod = T2.bloco_cod JOIN float_car AS T3 ON T2.parade_id = T3.parade_id WHERE T1.nome = 'Fogo Alto';
-- Show each theme and its average points.
-- mean points by theme
-- mean points by parade, theme in front
SELECT T1.theme, AVG(T2.pts) FROM parade AS T1 JOIN mark AS T2 ON T1.parade_id = T2.parade_id GROUP BY T1.parade_id;
-- Which designers made at least 3 floats?
-- designers with three cars or more
-- count floats by designer, leaving out those with fewer than 3
SELECT designer FROM float_car GROUP BY designer HAVING COUNT(*) >= 3;
-- Which themes had no float?
-- themes shown without a single car
-- parades that not one float belongs to - themes
SELECT theme FROM parade WHERE parade_id NOT IN (SELECT parade_id FROM float_car);
-- Which blocos paraded in both 2023 and 2024?
-- groups out in 2023 as well as in 2024
-- blocos with a parade in 2024 as well as in 2023, by nome
SELECT T1.nome FROM bloco AS T1 JOIN parade AS T2 ON T1.bloco_cod = T2.bloco_cod WHERE T2.yr = 2023 INTERSECT SELECT T1.nome FROM bloco AS T1 JOIN parade AS T2 ON T1.bloco_cod = T2.bloco_cod WHERE T2.yr = 2024;
-- What themes were marked by Maestro Pinto, and with how many points?
-- theme and points for each mark of Maestro Pinto
-- juror Maestro Pinto: theme of the parade, points given
SELECT T1.theme, T2.pts FROM parade AS T1 JOIN mark AS T2 ON T1.parade_id = T2.parade_id JOIN juror AS T3 ON T2.jur_id = T3.jur_id WHERE T3.jur_name = 'Maestro Pinto';
-- Which floats cost more than the average float?
-- titles of cars dearer than the mean
-- cost beyond the mean of all floats - titles
SELECT title FROM float_car WHERE cost > (SELECT AVG(cost) FROM float_car);
-- Show the shortest, longest and average duration of a parade in minutes.
-- min, max, mean minutes on the avenue
-- parade duration please: smallest, largest, mean
SELECT MIN(dur_min), MAX(dur_min), AVG(dur_min) FROM parade;
-- Which bloco was founded last?
-- name of the youngest group
-- latest founding year of all blocos - nome
SELECT nome FROM bloco ORDER BY founded DESC LIMIT 1;

-- database: second_voice_dubbing
CREATE TABLE Studio (StudioId INTEGER PRIMARY KEY, StudioName TEXT, City TEXT, Booths INTEGER);
CREATE TABLE Programme (ProgrammeId INTEGER PRIMARY KEY, OriginalTitle TEXT, DubbedTitle TEXT, OriginalLanguage TEXT, Episodes INTEGER, ClientName TEXT);
CREATE TABLE Speaker (SpeakerId INTEGER PRIMARY KEY, SpeakerName TEXT, Register TEXT, MinuteRate REAL, Retired TEXT);
CREATE TABLE Session (SessionId INTEGER PRIMARY KEY, ProgrammeId INTEGER REFERENCES Programme(ProgrammeId), StudioId INTEGER REFERENCES Studio(StudioId), SpeakerId INTEGER REFERENCES Speaker(SpeakerId), Character TEXT, Minutes INTEGER, HeldOn TEXT);
CREATE TABLE Subtitle (SubtitleId INTEGER PRIMARY KEY, ProgrammeId INTEGER REFERENCES Programme(ProgrammeId), Language TEXT, Subtitler TEXT, LineCount INTEGER);
INSERT INTO Studio VALUES (1,'Echo One','Munich',4),(2,'Echo Two','Berlin',2),(3,'Parrot House','Hamburg',3),(4,'Cellar','Berlin',1);
INSERT INTO Programme VALUES (1,'Kaze no Machi','Stadt im Wind','Japanese',24,'NordKids'),(2,'El Faro','Der Leuchtturm','Spanish',10,'Lumen'),(3,'Harlan County Vet','Die Tierretterin','English',52,'Kanal Sued'),(4,'Le Dernier Pain',NULL,'French',1,'Lumen'),(5,'Robo Otters','Robo-Otter','English',39,'NordKids'),(6,'Isklang','Eisklang','Norwegian',6,'Kanal Sued');
INSERT INTO Speaker VALUES (1,'Henning Vogel','bass',14,'no'),(2,'Carla Wiese','alto',12,'no'),(3,'Lutz Hamm','tenor',11,'no'),(4,'Old Friedrich','bass',18,'yes'),(5,'Nele Sommer','child',9,'no'),(6,'Tanja Roth','soprano',12.5,'no');
INSERT INTO Session VALUES (1,1,1,5,'Hana',140,'2024-01-09'),(2,1,1,1,'the captain',85,'2024-01-10'),(3,2,2,2,'Ines',190,'2024-02-02'),(4,3,3,3,'Deputy Joe',220,'2024-02-15'),(5,3,3,2,'Dr Kay',260,'2024-02-16'),(6,5,1,5,'Pip Otter',130,'2024-03-05'),(7,5,2,3,'Gear Otter',95,'2024-03-06'),(8,2,2,1,'keeper',70,'2024-02-03');
INSERT INTO Subtitle VALUES (1,1,'German','Jule Petersen',8200),(2,2,'German','Jule Petersen',5100),(3,2,'English','Adam Poole',5050),(4,4,'German','Mika Wolf',1300),(5,6,'German','Mika Wolf',2900),(6,4,'English','Adam Poole',1280);
-- Show the original titles of programmes whose original language is English.
-- what comes to us in English? original titles
-- English as original language - original titles please
SELECT OriginalTitle FROM Programme WHERE OriginalLanguage = 'English';
-- How many studios are there in Berlin?
-- number of studios at Berlin
-- Berlin as city - studio count
SELECT COUNT(*) FROM Studio WHERE City = 'Berlin';
-- Which speaker has the highest minute rate?
-- the dearest voice a minute
-- highest minute rate of all speakers - the name
SELECT SpeakerName FROM Speaker ORDER BY MinuteRate DESC LIMIT 1;
-- Show the total minutes recorded by each speaker, with the name.
-- minutes in session per voice
-- sum of session minutes by speaker, speaker's name in front
SELECT T1.SpeakerName, SUM(T2.Minutes) FROM Speaker AS T1 JOIN Session AS T2 ON T1.SpeakerId = T2.SpeakerId GROUP BY T1.SpeakerId;
-- Which speakers have no session?
-- voices that have not been in a session
-- speakers that not one session belongs to - names
SELECT SpeakerName FROM Speaker WHERE SpeakerId NOT IN (SELECT SpeakerId FROM Session);
-- Which programmes have no dubbed title? Give the original title.
-- original title of what has not been given a dubbed one
-- dubbed title blank - original title of the programmes
SELECT OriginalTitle FROM Programme WHERE DubbedTitle IS NULL;
-- Find the characters spoken by Carla Wiese.
-- who has Carla Wiese lent her voice to
-- speaker Carla Wiese: characters in her sessions
SELECT T1.Character FROM Session AS T1 JOIN Speaker AS T2 ON T1.SpeakerId = T2.SpeakerId WHERE T2.SpeakerName = 'Carla Wiese';
-- Which original titles have subtitles in English?
-- programmes subtitled in English, original titles
-- subtitle language English: original titles
SELECT T1.OriginalTitle FROM Programme AS T1 JOIN Subtitle AS T2 ON T1.ProgrammeId = T2.ProgrammeId WHERE T2.Language = 'English';
-- Which dubbed titles were recorded in Echo One, without repeats (distinct)?
-- different dubbed titles made at Echo One
-- studio Echo One: different dubbed titles
SELECT DISTINCT T1.DubbedTitle FROM Programme AS T1 JOIN Session AS T2 ON T1.ProgrammeId = T2.ProgrammeId JOIN Studio AS T3 ON T2.StudioId = T3.StudioId WHERE T3.StudioName = 'Echo One';
-- How many sessions did each studio hold? Show the studio name.
-- sessions by studio
-- session count by studio, studio's name in front
SELECT T1.StudioName, COUNT(*) FROM Studio AS T1 JOIN Session AS T2 ON T1.StudioId = T2.StudioId GROUP BY T1.StudioId;
-- Which studio has never held a session?
-- name of the studio standing idle
-- studios that not one session belongs to - name
SELECT StudioName FROM Studio WHERE StudioId NOT IN (SELECT StudioId FROM Session);
-- Which original titles have both a dubbing session and subtitles?
-- original titles with a session as well as subtitles
-- original titles found with a subtitle and with a session as well
SELECT T1.OriginalTitle FROM Programme AS T1 JOIN Session AS T2 ON T1.ProgrammeId = T2.ProgrammeId INTERSECT SELECT T1.OriginalTitle FROM Programme AS T1 JOIN Subtitle AS T2 ON T1.ProgrammeId = T2.ProgrammeId;
-- Which clients gave us more than 30 episodes in total?
-- client names whose episodes sum to over 30
-- add up episodes by client, only sums beyond 30: client name
SELECT ClientName FROM Programme GROUP BY ClientName HAVING SUM(Episodes) > 30;
-- Show the characters and minutes of sessions longer than average.
-- character and minutes wherever a session beat the mean length
-- minutes beyond the mean of all sessions: character, minutes
SELECT Character, Minutes FROM Session WHERE Minutes > (SELECT AVG(Minutes) FROM Session);
-- Who wrote the most subtitle lines in total?
-- subtitler with the greatest line count altogether
-- add up line count by subtitler and name the one on top
SELECT Subtitler FROM Subtitle GROUP BY Subtitler ORDER BY SUM(LineCount) DESC LIMIT 1;
-- From how many different original languages do we work?
-- number of distinct original languages
-- original languages of the programmes - number of different ones
SELECT COUNT(DISTINCT OriginalLanguage) FROM Programme;
