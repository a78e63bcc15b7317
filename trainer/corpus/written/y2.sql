-- database: millbridge_evening_post
CREATE TABLE desk (dsk_id INTEGER PRIMARY KEY, dsk_name TEXT, dsk_floor INTEGER, dsk_phone TEXT, dsk_budget INTEGER);
CREATE TABLE journalist (jrn_id INTEGER PRIMARY KEY, jrn_first TEXT, jrn_last TEXT, jrn_desk INTEGER REFERENCES desk(dsk_id), jrn_hired_on TEXT, jrn_monthly_pay INTEGER, jrn_boss_id INTEGER REFERENCES journalist(jrn_id), jrn_contract_type TEXT);
CREATE TABLE ref_article_types (type_code TEXT PRIMARY KEY, type_description TEXT);
CREATE TABLE issue (iss_no INTEGER PRIMARY KEY, iss_date TEXT, iss_weekday TEXT, iss_pages INTEGER, iss_copies_printed INTEGER);
CREATE TABLE article (art_id INTEGER PRIMARY KEY, art_headline TEXT, art_type_code TEXT REFERENCES ref_article_types(type_code), art_author_id INTEGER REFERENCES journalist(jrn_id), art_editor_id INTEGER REFERENCES journalist(jrn_id), art_issue_no INTEGER REFERENCES issue(iss_no), art_page INTEGER, art_words INTEGER, art_submitted_on TEXT);
CREATE TABLE source (src_id INTEGER PRIMARY KEY, src_name TEXT, src_organization TEXT, src_city TEXT, src_confidential TEXT);
CREATE TABLE article_source (art_id INTEGER REFERENCES article(art_id), src_id INTEGER REFERENCES source(src_id), contacted_on TEXT, quoted TEXT, PRIMARY KEY (art_id, src_id));
CREATE TABLE photograph (pho_id INTEGER PRIMARY KEY, pho_caption TEXT, pho_taken_by INTEGER REFERENCES journalist(jrn_id), pho_art_id INTEGER REFERENCES article(art_id), pho_columns_wide INTEGER, pho_color TEXT);
CREATE TABLE correction (cor_id INTEGER PRIMARY KEY, cor_art_id INTEGER REFERENCES article(art_id), cor_issue_no INTEGER REFERENCES issue(iss_no), cor_reason TEXT, cor_reported_by TEXT);
CREATE TABLE reader_letter (let_id INTEGER PRIMARY KEY, let_writer TEXT, let_town TEXT, let_received_on TEXT, let_art_id INTEGER REFERENCES article(art_id), let_issue_no INTEGER REFERENCES issue(iss_no));
INSERT INTO desk VALUES (1,'Local News',2,'ext 210',180000),(2,'Politics',2,'ext 220',145000),(3,'Culture',3,'ext 310',90000),(4,'Pictures',1,'ext 110',112000),(5,'Data Lab',3,'ext 330',60000);
INSERT INTO journalist VALUES (1,'Gerald','Whitmore',1,'1996-04-01',5100,NULL,'permanent'),(2,'Sunita','Rao',2,'2008-09-15',4600,1,'permanent'),(3,'Ellie','Marsh',1,'2017-02-01',3200,1,'permanent'),(4,'Felix','Brandl',3,'2019-06-10',2950,2,'freelance'),(5,'Noor','Jansen',4,'2014-11-03',3400,1,'permanent'),(6,'Barry','Quick',2,'2021-01-18',2800,2,'trainee'),(7,'Ida','Lund',4,'2022-08-22',2500,5,'freelance');
INSERT INTO ref_article_types VALUES ('NWS','news report'),('OPN','opinion column'),('INT','interview'),('REV','review'),('OBI','obituary');
INSERT INTO issue VALUES (8101,'2024-03-04','Monday',32,21400),(8102,'2024-03-05','Tuesday',28,20650),(8103,'2024-03-06','Wednesday',28,20900),(8104,'2024-03-07','Thursday',36,22300),(8106,'2024-03-09','Saturday',56,31800);
INSERT INTO article VALUES (1,'Bridge Closed Until Autumn','NWS',3,1,8101,1,640,'2024-03-03'),(2,'Council Splits over Parking','NWS',6,2,8102,1,710,'2024-03-04'),(3,'The Potter of Union Street','INT',4,2,8106,22,1480,'2024-02-26'),(4,'Who Needs a Second Bridge?','OPN',2,1,8103,9,890,'2024-03-04'),(5,'Hamlet in a Car Park','REV',4,1,8104,18,520,'2024-03-06'),(6,'Ferry Captain Retires','INT',3,1,8104,5,960,'2024-03-05'),(7,'Budget Secrets of the Town Hall','NWS',2,1,NULL,NULL,1210,'2024-03-08'),(8,'Market Hall Roof Leaks','NWS',3,2,8106,3,430,'2024-03-08');
INSERT INTO source VALUES (1,'Alan Birch','Town Council','Millbridge','N'),(2,'Deep Ledger','Town Council','Millbridge','Y'),(3,'Rosa Pinter','Pinter Ceramics','Oldcastle','N'),(4,'Captain Hoyle','River Ferries','Saltport','N'),(5,'Dr Uma Nair','Bridge Institute','Leaford','N'),(6,'The Caller','unknown','Saltport','Y');
INSERT INTO article_source VALUES (1,1,'2024-03-02','Y'),(1,5,'2024-03-03','Y'),(2,1,'2024-03-04','N'),(3,3,'2024-02-20','Y'),(6,4,'2024-03-01','Y'),(7,2,'2024-03-06','N'),(7,1,'2024-03-07','Y'),(4,5,'2024-03-03','N'),(8,6,'2024-03-07','N');
INSERT INTO photograph VALUES (1,'The empty bridge at dawn',5,1,5,'color'),(2,'Rosa at the wheel',7,3,4,'color'),(3,'Councillors leaving the hall',5,2,3,'black and white'),(4,'Captain Hoyle on deck',5,6,4,'color'),(5,'A bucket under the market roof',7,8,2,'black and white');
INSERT INTO correction VALUES (1,1,8103,'wrong date','Dr Uma Nair'),(2,2,8104,'misspelled name','Alan Birch'),(3,1,8104,'wrong figure','a reader'),(4,5,8106,'misspelled name','the theatre');
INSERT INTO reader_letter VALUES (1,'Mrs P. Dodd','Millbridge','2024-03-05',1,8103),(2,'H. Carver','Saltport','2024-03-05',1,NULL),(3,'Lionel Tate','Ottery','2024-03-06',4,8106),(4,'A. Fenwick','Millbridge','2024-03-07',NULL,8106),(5,'Joy Abbot','Oldcastle','2024-03-08',5,NULL);
-- Which places are the town of a letter writer or the city of a source?
-- everywhere that we have a reader writing in or an informant, in one list
-- Where do the people who write to us live, and where are our informants based? All the places, no repeats.
-- towns of correspondents plus cities of contacts, one list without doubles
SELECT let_town FROM reader_letter UNION SELECT src_city FROM source;
-- Give the name and phone of each desk on floor 3 of the building.
-- which departments sit on the 3 level, and how do I ring them
-- What are the newsroom sections on floor 3 called, and what number do I dial for each?
-- floor 3 of the building: can you give me each section's name and telephone
SELECT dsk_name, dsk_phone FROM desk WHERE dsk_floor = 3;
-- Which headlines contain the word Bridge?
-- pieces with Bridge in the title line
-- What stories are titled something with Bridge?
-- i need the titles of articles where "bridge" occurs
SELECT art_headline FROM article WHERE art_headline LIKE '%Bridge%';
-- How many journalists are there of each contract type? Show the type and the number.
-- head count of reporters by sort of employment
-- How many reporters work under each sort of agreement? The sort first.
-- contract type, then number of staff writers on it
SELECT jrn_contract_type, COUNT(*) FROM journalist GROUP BY jrn_contract_type;
-- Show the minimum, average and maximum number of pages of the issues.
-- how thin, how thick on average and how thick at most is the paper in pages? in the order least, mean, most
-- How many sheets does the paper run to at the least, in the mean, and at the most?
-- length of an edition in pages please: smallest, mean, largest
SELECT MIN(iss_pages), AVG(iss_pages), MAX(iss_pages) FROM issue;
-- Which article has not been printed in an issue yet? Give the headline.
-- what is still waiting with no number of the paper against it
-- What are the stories called that have not come out in any edition?
-- no edition assigned to it yet - which story titles are these
SELECT art_headline FROM article WHERE art_issue_no IS NULL;
-- For each article, list the headline, the last name of its author and the last name of its editor.
-- every piece along with the surnames of who wrote it and who edited it
-- Who penned each story and who checked it? The title, then the family name of the one and of the other.
-- title of the story, writer's family name, reviewer's (editor's) family name, for all of them
SELECT T1.art_headline, T2.jrn_last, T3.jrn_last FROM article AS T1 JOIN journalist AS T2 ON T1.art_author_id = T2.jrn_id JOIN journalist AS T3 ON T1.art_editor_id = T3.jrn_id;
-- What is the description of the article type with the greatest number of articles?
-- the sort of piece we write most, spelled out
-- What category do most of our stories fall into, in words?
-- most common kind of story - just its description
SELECT T1.type_description FROM ref_article_types AS T1 JOIN article AS T2 ON T1.type_code = T2.art_type_code GROUP BY T1.type_code ORDER BY COUNT(*) DESC LIMIT 1;
-- Return the first and last names of the journalists whose boss is Gerald Whitmore, that is, first name Gerald and last name Whitmore.
-- who reports to Gerald Whitmore? forename and surname please
-- Who works under Gerald Whitmore? Given name, then family name.
-- first name + surname of all staff whose manager is called Gerald Whitmore
SELECT T1.jrn_first, T1.jrn_last FROM journalist AS T1 JOIN journalist AS T2 ON T1.jrn_boss_id = T2.jrn_id WHERE T2.jrn_first = 'Gerald' AND T2.jrn_last = 'Whitmore';
-- Which article types have never been used? Show their descriptions.
-- kinds of piece, spelled out, of which there is not a single example
-- What categories of story, in words, have we not run even once?
-- can you list the type descriptions that no article carries
SELECT type_description FROM ref_article_types WHERE type_code NOT IN (SELECT art_type_code FROM article);
-- Find the names of the sources that were quoted (Y) in an article, without repeats.
-- everybody, once each, whose words we used (quoted Y)
-- Whose words have appeared in a story of ours (quoted is Y)? No name twice.
-- quoted = Y: distinct names of the informants
SELECT DISTINCT T1.src_name FROM source AS T1 JOIN article_source AS T2 ON T1.src_id = T2.src_id WHERE T2.quoted = 'Y';
-- How many different sources did each author use? Give the author's last name and the number.
-- by surname of the writer, the count of separate informants
-- How many distinct people has each writer relied on for information? Family name, then how many.
-- number of different contacts behind the stories, per reporter, family name of the reporter first
SELECT T1.jrn_last, COUNT(DISTINCT T3.src_id) FROM journalist AS T1 JOIN article AS T2 ON T1.jrn_id = T2.art_author_id JOIN article_source AS T3 ON T2.art_id = T3.art_id GROUP BY T1.jrn_id;
-- Which towns or cities are home to a letter writer but to no source?
-- places from which readers write to us though we have no informant there
-- Where do people who write to us live, leaving out any place in which one of our contacts is based?
-- towns of letters to the paper that are not also some informant's city
SELECT let_town FROM reader_letter EXCEPT SELECT src_city FROM source;
-- List the headline of each corrected article, the reason for the correction and the date of the issue that printed the correction.
-- our mistakes: the piece, what was wrong, and the day of the paper in which we put it right
-- What stories did we have to put right, why, and when did the edition with the apology come out?
-- list of corrections: title of the faulty story, why it was wrong, day on which the edition with the correction appeared
SELECT T1.art_headline, T2.cor_reason, T3.iss_date FROM article AS T1 JOIN correction AS T2 ON T1.art_id = T2.cor_art_id JOIN issue AS T3 ON T2.cor_issue_no = T3.iss_no;
-- Which journalists both wrote an article and edited one? Show the last names.
-- surnames of staff to be found as author and as editor
-- Who has penned a story and has also been the one who checked one? Family names.
-- family name of any reporter who is down as writer of something and as editor of something
SELECT T1.jrn_last FROM journalist AS T1 JOIN article AS T2 ON T1.jrn_id = T2.art_author_id INTERSECT SELECT T1.jrn_last FROM journalist AS T1 JOIN article AS T2 ON T1.jrn_id = T2.art_editor_id;
-- Which desk pays the highest total of monthly salaries to its journalists? Give the desk name and the total.
-- the department with the biggest wage bill a month, and that bill
-- Where in the newsroom is most spent on pay each month, and how much does it come to?
-- sum up what reporters earn a month per section; i need the name and sum of the costliest one
SELECT T1.dsk_name, SUM(T2.jrn_monthly_pay) FROM desk AS T1 JOIN journalist AS T2 ON T1.dsk_id = T2.jrn_desk GROUP BY T1.dsk_id ORDER BY SUM(T2.jrn_monthly_pay) DESC LIMIT 1;
-- Show the captions of photographs belonging to articles that were printed on page 1.
-- what do we say under the pictures that went with page 1 stories
-- What is written beneath the pictures of stories that ran on page 1?
-- page 1 articles: text of each photo that goes with them
SELECT T1.pho_caption FROM photograph AS T1 JOIN article AS T2 ON T1.pho_art_id = T2.art_id WHERE T2.art_page = 1;
-- Who was hired between 2010-01-01 and 2020-12-31? List the last names in the order of hiring.
-- surnames of colleagues who joined from 2010-01-01 to 2020-12-31, earliest first
-- Who started with us no earlier than 2010-01-01 and no later than 2020-12-31? Family names, those here longest on top.
-- family names by start day, just for people taken on within 2010-01-01 - 2020-12-31
SELECT jrn_last FROM journalist WHERE jrn_hired_on BETWEEN '2010-01-01' AND '2020-12-31' ORDER BY jrn_hired_on;
-- Which articles have no photograph? Give their headlines.
-- pieces without a picture
-- What are the stories called that ran with no image at all?
-- nothing from the photographers to go with it: which story titles
SELECT art_headline FROM article WHERE art_id NOT IN (SELECT pho_art_id FROM photograph);
-- For each weekday with at least two articles in its issue, give the weekday and the total number of words.
-- days of the week whose paper holds two or more pieces, and the length of these in words added up
-- On what days of the week do our editions carry two or more stories, and how long are these taken together?
-- weekday plus sum of words of its stories, leaving out weekdays with fewer than 2 stories
SELECT T1.iss_weekday, SUM(T2.art_words) FROM issue AS T1 JOIN article AS T2 ON T1.iss_no = T2.art_issue_no GROUP BY T1.iss_weekday HAVING COUNT(*) >= 2;
-- Of the articles that used a confidential source (Y), which one has the most words? Return its headline.
-- longest piece drawing on someone confidential (Y)
-- What is the title of the lengthiest story that relied on an informant who must stay secret (confidential Y)?
-- sources with confidential = Y: of the stories that used them, the one with most words - what's it called
SELECT T1.art_headline FROM article AS T1 JOIN article_source AS T2 ON T1.art_id = T2.art_id JOIN source AS T3 ON T2.src_id = T3.src_id WHERE T3.src_confidential = 'Y' ORDER BY T1.art_words DESC LIMIT 1;
-- Which letter writers responded to an article whose author works at the Politics or the Culture desk?
-- readers who wrote in about something by a reporter of Politics or Culture
-- Who sent us a letter about a story penned by somebody in Politics or in Culture?
-- the reporter sits in Culture or Politics - who wrote to us about their articles
SELECT T1.let_writer FROM reader_letter AS T1 JOIN article AS T2 ON T1.let_art_id = T2.art_id JOIN journalist AS T3 ON T2.art_author_id = T3.jrn_id JOIN desk AS T4 ON T3.jrn_desk = T4.dsk_id WHERE T4.dsk_name = 'Politics' OR T4.dsk_name = 'Culture';

-- database: brass_owl_interactive
CREATE TABLE DevStudio (StudioId INTEGER PRIMARY KEY, StudioName TEXT, Country TEXT, EmployeeCount INTEGER, AcquiredYear INTEGER);
CREATE TABLE Franchise (FranchiseId INTEGER PRIMARY KEY, FranchiseName TEXT, CreatedYear INTEGER, MascotName TEXT);
CREATE TABLE RefAgeRatings (AgeRatingCode TEXT PRIMARY KEY, RatingDescription TEXT, MinimumAge INTEGER);
CREATE TABLE Game (GameId INTEGER PRIMARY KEY, GameTitle TEXT, FranchiseId INTEGER REFERENCES Franchise(FranchiseId), LeadStudioId INTEGER REFERENCES DevStudio(StudioId), SupportStudioId INTEGER REFERENCES DevStudio(StudioId), EngineName TEXT, DevelopmentCost INTEGER, AgeRatingCode TEXT REFERENCES RefAgeRatings(AgeRatingCode), SequelToId INTEGER REFERENCES Game(GameId));
CREATE TABLE Platform (PlatformId INTEGER PRIMARY KEY, PlatformName TEXT, Manufacturer TEXT, LaunchYear INTEGER);
CREATE TABLE GameRelease (ReleaseId INTEGER PRIMARY KEY, GameId INTEGER REFERENCES Game(GameId), PlatformId INTEGER REFERENCES Platform(PlatformId), ReleaseDate TEXT, Price REAL, UnitsSold INTEGER, Region TEXT);
CREATE TABLE Patch (PatchId INTEGER PRIMARY KEY, ReleaseId INTEGER REFERENCES GameRelease(ReleaseId), VersionNumber TEXT, PatchDate TEXT, SizeMb INTEGER, BugsFixed INTEGER);
CREATE TABLE DownloadableContent (DlcId INTEGER PRIMARY KEY, GameId INTEGER REFERENCES Game(GameId), DlcName TEXT, Price REAL, ReleaseDate TEXT, PlayHours INTEGER);
CREATE TABLE MagazineReview (ReviewId INTEGER PRIMARY KEY, GameId INTEGER REFERENCES Game(GameId), Magazine TEXT, ReviewerName TEXT, Score INTEGER, ReviewDate TEXT);
CREATE TABLE Language (LanguageCode TEXT PRIMARY KEY, LanguageName TEXT, TextDirection TEXT);
CREATE TABLE Localization (GameId INTEGER REFERENCES Game(GameId), LanguageCode TEXT REFERENCES Language(LanguageCode), VoiceOver TEXT, TranslatorName TEXT, WordCount INTEGER, PRIMARY KEY (GameId, LanguageCode));
INSERT INTO DevStudio VALUES (1,'Owl Nest Central','Canada',340,NULL),(2,'Pinecone Forge','Finland',85,2014),(3,'Red Kiln','Poland',150,2017),(4,'Tiny Thunder','Canada',22,2021),(5,'Monsoon Pixel','India',118,2019);
INSERT INTO Franchise VALUES (1,'Star Tinker',2009,'Bolt'),(2,'Graveyard Gardener',2015,'Mossy'),(3,'Rally of Kings',2011,NULL),(4,'Lanternfish',2022,'Glim');
INSERT INTO RefAgeRatings VALUES ('E','everyone',0),('T','teenagers',13),('M','mature players',17),('A','adults only',18);
INSERT INTO Game VALUES (1,'Star Tinker',1,1,NULL,'Gearwheel 2',6500000,'E',NULL),(2,'Star Tinker: Rust Belt',1,1,2,'Gearwheel 3',14800000,'T',1),(3,'Graveyard Gardener',2,2,NULL,'Mossbase',2100000,'T',NULL),(4,'Graveyard Gardener: Winter Plot',2,2,4,'Mossbase',3900000,'T',3),(5,'Rally of Kings',3,3,1,'Gearwheel 3',22500000,'M',NULL),(6,'Paper Monsoon',NULL,5,NULL,'Mossbase',1250000,'E',NULL),(7,'Ash Meridian',NULL,3,5,'Gearwheel 4',31000000,'M',NULL);
INSERT INTO Platform VALUES (1,'Orbit One','Solari',2013),(2,'Orbit Two','Solari',2020),(3,'Pocket Deck','Hinode',2017),(4,'Desktop','various',1995),(5,'Holo Visor','Hinode',2023);
INSERT INTO GameRelease VALUES (1,1,4,'2010-05-18',29.99,640000,'worldwide'),(2,2,1,'2016-10-21',49.99,1850000,'worldwide'),(3,2,4,'2016-11-04',44.99,920000,'worldwide'),(4,3,3,'2018-03-02',19.99,1100000,'worldwide'),(5,4,3,'2021-12-03',24.99,780000,'Asia'),(6,5,2,'2022-09-16',69.99,2400000,'Europe'),(7,6,3,'2020-07-10',14.99,310000,'Asia'),(8,4,2,'2022-04-29',27.99,450000,'Europe');
INSERT INTO Patch VALUES (1,2,'1.01','2016-10-28',850,41),(2,2,'1.10','2017-02-14',2300,96),(3,4,'1.02','2018-04-01',120,17),(4,6,'1.01','2022-09-18',4100,138),(5,6,'1.05','2022-12-01',5200,64),(6,5,'1.01','2021-12-15',210,23);
INSERT INTO DownloadableContent VALUES (1,2,'The Scrap Prince',14.99,'2017-05-05',8),(2,2,'Chrome Skins',0,'2016-12-20',NULL),(3,3,'Toadstool Season',4.99,'2018-10-26',5),(4,5,'Queens of the North',19.99,'2023-03-17',14),(5,5,'Horse Armour Bundle',2.99,'2022-10-01',NULL);
INSERT INTO MagazineReview VALUES (1,1,'Joystick Weekly','Carl Osei',78,'2010-05-20'),(2,2,'Joystick Weekly','Mia Torres',91,'2016-10-19'),(3,2,'Save Point','Leo Hahn',84,'2016-10-25'),(4,3,'Save Point','Ada Kwan',88,'2018-03-05'),(5,5,'Joystick Weekly','Carl Osei',69,'2022-09-14'),(6,5,'Final Boss','Ada Kwan',74,'2022-09-20'),(7,6,'Save Point','Leo Hahn',81,'2020-07-15');
INSERT INTO Language VALUES ('fr','French','left to right'),('ar','Arabic','right to left'),('ja','Japanese','left to right'),('pl','Polish','left to right'),('hi','Hindi','left to right'),('he','Hebrew','right to left');
INSERT INTO Localization VALUES (2,'fr','yes','Chloe Marin',64000),(2,'ja','yes','Kenji Mori',58500),(3,'fr','no','Chloe Marin',21000),(5,'pl','yes','Jan Wilk',112000),(5,'fr','yes','Paul Renaud',118500),(5,'ar','no','Layla Aziz',109000),(6,'hi','yes','Ritu Sen',15500),(6,'ja','no','Kenji Mori',14200);
-- How many employees do the development studios in Canada have in total?
-- size of our Canada workforce, all teams there added up
-- How many people work for us at the developers in Canada, all told?
-- canada: staff of every studio there, summed
SELECT SUM(EmployeeCount) FROM DevStudio WHERE Country = 'Canada';
-- List the titles of games that run on the engine Mossbase, ordered by development cost from high to low.
-- what did we build with Mossbase? costliest to make first
-- What do we have on Mossbase, from the most to the least expensive to create?
-- sort by what it cost to develop, priciest on top: names of everything whose engine is Mossbase
SELECT GameTitle FROM Game WHERE EngineName = 'Mossbase' ORDER BY DevelopmentCost DESC;
-- Which games have a title that starts with Graveyard?
-- things of ours beginning with Graveyard
-- What are the products of ours called whose name opens with Graveyard?
-- i'm looking for game names starting "graveyard"
SELECT GameTitle FROM Game WHERE GameTitle LIKE 'Graveyard%';
-- How many different magazines have reviewed our games?
-- number of separate papers in which our stuff was judged
-- In how many distinct publications have critics rated what we make?
-- magazines with a review of ours - how many, each counted one time
SELECT COUNT(DISTINCT Magazine) FROM MagazineReview;
-- Which titles belong to games outside any franchise?
-- one-off games with no series recorded
-- What have we made that is part of no series?
-- no franchise filled in - which games are those
SELECT GameTitle FROM Game WHERE FranchiseId IS NULL;
-- For each game with a support studio, show the title, the name of the lead studio and the name of the support studio.
-- where two teams worked together: the game, who led, who helped
-- What was made by a main developer with another one lending a hand? Name of the product, who was in charge, who assisted.
-- only games where a support studio is given: game, name of lead studio, name of helper
SELECT T1.GameTitle, T2.StudioName, T3.StudioName FROM Game AS T1 JOIN DevStudio AS T2 ON T1.LeadStudioId = T2.StudioId JOIN DevStudio AS T3 ON T1.SupportStudioId = T3.StudioId;
-- Give the title of every sequel together with the title of the game that it is a sequel to.
-- follow-ups and what each of them follows, by title
-- What continues an earlier story, and which one does it continue? Both names.
-- for anything with a predecessor: its name and then the predecessor's name
SELECT T1.GameTitle, T2.GameTitle FROM Game AS T1 JOIN Game AS T2 ON T1.SequelToId = T2.GameId;
-- How many units has each game sold over all its releases? Give the title and the total.
-- copies shifted per title, all versions together
-- How many copies of each product did people buy, every edition taken together?
-- game name and overall sales in copies
SELECT T1.GameTitle, SUM(T2.UnitsSold) FROM Game AS T1 JOIN GameRelease AS T2 ON T1.GameId = T2.GameId GROUP BY T1.GameId;
-- On which platforms have we never released a game? Return the platform names.
-- consoles and the like for which nothing of ours ever came out
-- What machines can nothing of ours be played on?
-- name the consoles without a single release by us
SELECT PlatformName FROM Platform WHERE PlatformId NOT IN (SELECT PlatformId FROM GameRelease);
-- For each magazine, give its name, the average score and the best score it gave.
-- paper by paper, the mean mark and the top mark
-- How does each publication rate us: in the mean and at the very best?
-- per magazine: its name, mean rating, highest rating
SELECT Magazine, AVG(Score), MAX(Score) FROM MagazineReview GROUP BY Magazine;
-- Which languages are written right to left but have not been used in any localization? Give the language names.
-- right to left tongues into which no game of ours was translated
-- Which tongues with the direction right to left did we never translate anything into?
-- no translation done yet, script goes right to left: names of those languages please
SELECT LanguageName FROM Language WHERE TextDirection = 'right to left' AND LanguageCode NOT IN (SELECT LanguageCode FROM Localization);
-- Which reviewers have written for more than one different magazine?
-- critics whose byline we have from at least two separate papers
-- What critics have rated us in two or more distinct publications?
-- reviewers found in over 1 magazine (distinct ones)
SELECT ReviewerName FROM MagazineReview GROUP BY ReviewerName HAVING COUNT(DISTINCT Magazine) > 1;
-- Find the titles of games that were localized both into French and into Japanese.
-- games one can play in French as well as in Japanese
-- What did we translate into French, and into Japanese as well?
-- game names having a French version and having a Japanese version too
SELECT T1.GameTitle FROM Game AS T1 JOIN Localization AS T2 ON T1.GameId = T2.GameId JOIN Language AS T3 ON T2.LanguageCode = T3.LanguageCode WHERE T3.LanguageName = 'French' INTERSECT SELECT T1.GameTitle FROM Game AS T1 JOIN Localization AS T2 ON T1.GameId = T2.GameId JOIN Language AS T3 ON T2.LanguageCode = T3.LanguageCode WHERE T3.LanguageName = 'Japanese';
-- Which games have been released for a platform made by Hinode but not for any platform made by Solari? Show the titles.
-- titles you can buy on Hinode hardware yet on nothing from Solari
-- What can be played on some Hinode machine but on no machine of Solari?
-- solari is the manufacturer: leave those out; hinode is: keep those. names of the games out on the latter only, not the former
SELECT T1.GameTitle FROM Game AS T1 JOIN GameRelease AS T2 ON T1.GameId = T2.GameId JOIN Platform AS T3 ON T2.PlatformId = T3.PlatformId WHERE T3.Manufacturer = 'Hinode' EXCEPT SELECT T1.GameTitle FROM Game AS T1 JOIN GameRelease AS T2 ON T1.GameId = T2.GameId JOIN Platform AS T3 ON T2.PlatformId = T3.PlatformId WHERE T3.Manufacturer = 'Solari';
-- Show the rating description and the number of games for each age rating that applies to at least two games.
-- age classes, spelled out, with two or more games in them, and how many that is
-- Who is it suitable for, in words, and how many products carry that mark, where two or more do?
-- count games by age rating, rating in words first, leaving out ratings with fewer than 2
SELECT T1.RatingDescription, COUNT(*) FROM RefAgeRatings AS T1 JOIN Game AS T2 ON T1.AgeRatingCode = T2.AgeRatingCode GROUP BY T1.AgeRatingCode HAVING COUNT(*) >= 2;
-- List the game title, the platform name and the price for releases priced between 25 and 50, the most expensive first.
-- what sells for 25 up to 50, on which machine and for how much, dearest on top
-- What costs at least 25 and at most 50, what does one play it on, and how much is it? Start with the priciest.
-- price from 25 to 50, sorted downwards: name of the game, name of the console, price of the edition
SELECT T1.GameTitle, T3.PlatformName, T2.Price FROM Game AS T1 JOIN GameRelease AS T2 ON T1.GameId = T2.GameId JOIN Platform AS T3 ON T2.PlatformId = T3.PlatformId WHERE T2.Price BETWEEN 25 AND 50 ORDER BY T2.Price DESC;
-- How many bugs were fixed by the patches for the game Rally of Kings?
-- total of faults mended in updates of Rally of Kings
-- How many defects did we repair in Rally of Kings by means of updates?
-- Rally of Kings - sum of bugs the patches took care of
SELECT SUM(T3.BugsFixed) FROM Game AS T1 JOIN GameRelease AS T2 ON T1.GameId = T2.GameId JOIN Patch AS T3 ON T2.ReleaseId = T3.ReleaseId WHERE T1.GameTitle = 'Rally of Kings';
-- Which studio leads the game with the highest development cost? Give the studio's name and country.
-- team behind our most expensive production (as lead), and where it sits
-- Who was in charge of the product that was priciest to create, and in what nation are they?
-- lead developer and its country, for the game with the biggest development budget
SELECT T2.StudioName, T2.Country FROM Game AS T1 JOIN DevStudio AS T2 ON T1.LeadStudioId = T2.StudioId ORDER BY T1.DevelopmentCost DESC LIMIT 1;
-- What are the names of downloadable contents that cost less than the average downloadable content?
-- add-ons cheaper than the mean add-on
-- What extras sell below the mean price of all extras?
-- DLC that is less expensive than the mean DLC - names
SELECT DlcName FROM DownloadableContent WHERE Price < (SELECT AVG(Price) FROM DownloadableContent);
-- Which translators worked on a game that got a review score above 85? List their names without repeats.
-- language people, each once, on the team of anything marked higher than 85 by a paper
-- Who translated something that critics gave more than 85? Every name one time.
-- over 85 in a review: for such games i need the distinct names of those who did the translating
SELECT DISTINCT TranslatorName FROM Localization WHERE GameId IN (SELECT GameId FROM MagazineReview WHERE Score > 85);
-- Which franchise has sold the most units among releases of the region worldwide? Give its name.
-- counting worldwide editions only, the series with the biggest sales
-- What series did people buy most copies of, looking solely at what came out worldwide?
-- region = worldwide: add up copies per series and name the one on top
SELECT T1.FranchiseName FROM Franchise AS T1 JOIN Game AS T2 ON T1.FranchiseId = T2.FranchiseId JOIN GameRelease AS T3 ON T2.GameId = T3.GameId WHERE T3.Region = 'worldwide' GROUP BY T1.FranchiseId ORDER BY SUM(T3.UnitsSold) DESC LIMIT 1;
-- List all people who appear as a reviewer or as a translator.
-- names of everyone who either judged or translated a game
-- Who has either rated a product for a publication or put one into another tongue? One list, no repeats.
-- names of critics and of translators together
SELECT ReviewerName FROM MagazineReview UNION SELECT TranslatorName FROM Localization;

-- database: vortex_crown_esports
CREATE TABLE org (org_id INTEGER PRIMARY KEY, org_name TEXT, hq_city TEXT, country TEXT, founded INTEGER, owner TEXT);
CREATE TABLE player (plr_id INTEGER PRIMARY KEY, handle TEXT, real_name TEXT, nationality TEXT, birth_year INTEGER, main_role TEXT);
CREATE TABLE roster_stint (plr_id INTEGER REFERENCES player(plr_id), org_id INTEGER REFERENCES org(org_id), from_year INTEGER, to_year INTEGER, salary INTEGER, captain TEXT, PRIMARY KEY (plr_id, org_id));
CREATE TABLE discipline (disc_id INTEGER PRIMARY KEY, disc_name TEXT, team_size INTEGER, developer TEXT);
CREATE TABLE split (split_id INTEGER PRIMARY KEY, disc_id INTEGER REFERENCES discipline(disc_id), split_name TEXT, start_date TEXT, end_date TEXT, prize_pool INTEGER);
CREATE TABLE arena (arena_id INTEGER PRIMARY KEY, arena_name TEXT, city TEXT, capacity INTEGER);
CREATE TABLE series (series_id INTEGER PRIMARY KEY, split_id INTEGER REFERENCES split(split_id), arena_id INTEGER REFERENCES arena(arena_id), played_on TEXT, blue_org_id INTEGER REFERENCES org(org_id), red_org_id INTEGER REFERENCES org(org_id), blue_maps INTEGER, red_maps INTEGER, stage TEXT);
CREATE TABLE player_stat (series_id INTEGER REFERENCES series(series_id), plr_id INTEGER REFERENCES player(plr_id), kills INTEGER, deaths INTEGER, assists INTEGER, hero TEXT, PRIMARY KEY (series_id, plr_id));
CREATE TABLE stream (stream_id INTEGER PRIMARY KEY, series_id INTEGER REFERENCES series(series_id), language TEXT, caster TEXT, peak_viewers INTEGER);
CREATE TABLE sponsor (sponsor_id INTEGER PRIMARY KEY, sponsor_name TEXT, industry TEXT, city TEXT);
CREATE TABLE org_sponsor (org_id INTEGER REFERENCES org(org_id), sponsor_id INTEGER REFERENCES sponsor(sponsor_id), signed_year INTEGER, annual_amount INTEGER, PRIMARY KEY (org_id, sponsor_id));
INSERT INTO org VALUES (1,'Crimson Yaks','Berlin','Germany',2012,'Uwe Falk'),(2,'Null Pointers','Seoul','Korea',2010,'Han Ji-won'),(3,'Northern Static','Malmo','Sweden',2015,'Karin Ek'),(4,'Velvet Sharks','Lisbon','Portugal',2018,'Rui Costa Leal'),(5,'Paper Cranes','Osaka','Japan',2021,NULL);
INSERT INTO player VALUES (1,'zappa','Jonas Weber','German',1999,'support'),(2,'Kumo','Riku Tanaka','Japanese',2001,'sniper'),(3,'h0neydew','Lea Sandberg','Swedish',2003,'tank'),(4,'Minjae','Park Min-jae','Korean',1997,'captain caller'),(5,'farol','Diogo Pinto','Portuguese',2000,'sniper'),(6,'icepick','Erik Holm','Swedish',1998,'support'),(7,'LUX9','Clara Vogt','German',2004,'tank'),(8,'doma','Kim Do-ma','Korean',2002,'sniper');
INSERT INTO roster_stint VALUES (1,1,2018,NULL,82000,'Y'),(2,2,2020,2022,64000,'N'),(2,5,2023,NULL,71000,'Y'),(3,3,2021,NULL,58000,'N'),(4,2,2015,NULL,125000,'Y'),(5,4,2019,NULL,49000,'Y'),(6,3,2016,2020,38000,'Y'),(6,1,2021,NULL,77000,'N'),(7,1,2022,NULL,45000,'N');
INSERT INTO discipline VALUES (1,'Citadel Clash',5,'Forgeworks'),(2,'Neon Strike',4,'Lumos Lab'),(3,'Card Dynasty',1,'Lumos Lab'),(4,'Turbo Ball',3,'Piston Games');
INSERT INTO split VALUES (1,1,'Citadel Spring 2023','2023-01-20','2023-04-16',250000),(2,1,'Citadel Summer 2023','2023-06-09','2023-09-03',400000),(3,2,'Neon Open 2023','2023-03-03','2023-05-28',120000),(4,4,'Turbo Cup 2024','2024-02-10','2024-03-30',75000),(5,2,'Neon Masters 2024','2024-05-03','2024-07-21',180000);
INSERT INTO arena VALUES (1,'Spree Dome','Berlin',6500),(2,'Hangang Hall','Seoul',9200),(3,'Studio Oresund','Malmo',450),(4,'Casa do Jogo','Porto',1800),(5,'Riverside Shed','Leeds',700);
INSERT INTO series VALUES (1,1,1,'2023-01-21',1,3,2,1,'group'),(2,1,2,'2023-04-16',2,1,3,2,'final'),(3,2,3,'2023-06-10',3,4,0,2,'group'),(4,2,2,'2023-09-03',2,4,3,0,'final'),(5,3,4,'2023-05-28',4,1,1,3,'final'),(6,4,1,'2024-03-30',1,5,4,2,'final'),(7,5,3,'2024-05-04',3,5,2,0,'group');
INSERT INTO player_stat VALUES (1,1,4,6,19,'Warden'),(1,3,9,7,11,'Colossus'),(2,4,14,5,12,'Strider'),(2,1,3,9,22,'Warden'),(2,2,21,8,6,'Longeye'),(4,4,11,2,15,'Duellist'),(4,5,7,12,4,'Longeye'),(5,5,18,10,3,'Viper'),(5,6,6,4,17,'Medic'),(7,3,10,3,8,'Bulwark');
INSERT INTO stream VALUES (1,1,'German','Tobi Klar',48000),(2,1,'English','Meg Parish',91000),(3,2,'Korean','Seo Ha-jun',310000),(4,2,'English','Meg Parish',275000),(5,4,'English','Ollie Ray',260000),(6,5,'Portuguese','Nuno Brito',66000),(7,6,'German','Tobi Klar',39500);
INSERT INTO sponsor VALUES (1,'Voltagen','energy drink','Vienna'),(2,'Keyhammer','hardware','Seoul'),(3,'Banco Azul','banking','Lisbon'),(4,'Seatwell','furniture','Malmo'),(5,'Glowmat','hardware','Leeds');
INSERT INTO org_sponsor VALUES (1,1,2019,300000),(1,2,2021,180000),(2,2,2016,520000),(3,4,2020,90000),(4,3,2019,140000),(4,1,2022,110000);
-- Show the handles and real names of players whose main role is sniper.
-- who plays sniper? nickname, then the name in the passport
-- Who snipes, i.e. is mainly a sniper? First what they call themselves in the game, then what they are really called.
-- nickname and true name of anybody with sniper as main role
SELECT handle, real_name FROM player WHERE main_role = 'sniper';
-- What is the total prize pool of all splits?
-- how much money was there to win over all the seasons
-- How much could be won in the whole of all competitions put together?
-- sum of the prize money, all splits
SELECT SUM(prize_pool) FROM split;
-- Which organizations have no owner recorded?
-- clubs for which nobody is entered as the one they belong to
-- What teams do not say who they belong to?
-- owner left blank - names of those clubs
SELECT org_name FROM org WHERE owner IS NULL;
-- Which cities are the headquarters of an organization or the city of a sponsor?
-- towns with a club's base or a backer's seat
-- In what places does a team have its main office or a backer have its home?
-- one list of towns, no doubles: where clubs have their base, where sponsors sit
SELECT hq_city FROM org UNION SELECT city FROM sponsor;
-- Show the names of splits with 2023 in the name, ordered by start date.
-- seasons that have 2023 in what they are called, in the order in which they began
-- What are the competitions called that carry 2023 in their name, in order of when they kicked off?
-- earliest start on top: names of seasons with "2023" in them
SELECT split_name FROM split WHERE split_name LIKE '%2023%' ORDER BY start_date;
-- For each series, list the date, the name of the blue organization and the name of the red organization.
-- the whole calendar: day, who was on the blue side, who was on the red
-- When was each match, and who faced whom? The day, the team in blue, the team in red.
-- all matches please with day, blue club, red club (names)
SELECT T1.played_on, T2.org_name, T3.org_name FROM series AS T1 JOIN org AS T2 ON T1.blue_org_id = T2.org_id JOIN org AS T3 ON T1.red_org_id = T3.org_id;
-- Which disciplines have never had a split?
-- games we have listed but for which no season was ever held
-- What games are played by us in theory but have had no competition at all?
-- names of the titles without a season
SELECT disc_name FROM discipline WHERE disc_id NOT IN (SELECT disc_id FROM split);
-- For each discipline, give its name, the highest prize pool and the number of splits.
-- game by game: its name, the richest pot and how many seasons
-- How big was the biggest pot in each game, and how many competitions has it had? Name of the game in front.
-- per game with seasons: what it is called, largest prize money, season count
SELECT T1.disc_name, MAX(T2.prize_pool), COUNT(*) FROM discipline AS T1 JOIN split AS T2 ON T1.disc_id = T2.disc_id GROUP BY T1.disc_id;
-- In which cities is there both the headquarters of an organization and an arena?
-- towns where a club is based and a hall stands too
-- In what places can you find a venue and also a team's main office?
-- towns that turn up both as a club's base and as the location of a hall
SELECT hq_city FROM org INTERSECT SELECT city FROM arena;
-- Give the handles of the players who have been on the roster of at least two different organizations.
-- nicknames of those who wore the shirt of two or more clubs
-- Who has played for two teams or more? Just the nickname.
-- player nicknames with no fewer than 2 different clubs behind them
SELECT T1.handle FROM player AS T1 JOIN roster_stint AS T2 ON T1.plr_id = T2.plr_id GROUP BY T1.plr_id HAVING COUNT(DISTINCT T2.org_id) >= 2;
-- Which players are still with Crimson Yaks, so with no end year in their stint? Show handle and salary.
-- who is under contract at Crimson Yaks with nothing entered as the last year? nickname and pay
-- Who has not left Crimson Yaks (last year blank), and how much do they earn? In-game name, then pay.
-- to year is empty and the club is Crimson Yaks - nickname plus wages please
SELECT T1.handle, T2.salary FROM player AS T1 JOIN roster_stint AS T2 ON T1.plr_id = T2.plr_id JOIN org AS T3 ON T2.org_id = T3.org_id WHERE T3.org_name = 'Crimson Yaks' AND T2.to_year IS NULL;
-- What is the total number of kills and the total number of deaths of each player? Give the handle first.
-- nickname, then sums of opponents taken out and of times taken out
-- How often has each person killed, and how often died, in all? Nickname in front.
-- add up kills and then deaths per player, nickname first
SELECT T1.handle, SUM(T2.kills), SUM(T2.deaths) FROM player AS T1 JOIN player_stat AS T2 ON T1.plr_id = T2.plr_id GROUP BY T1.plr_id;
-- Which organizations have played on the blue side but never on the red side? Return the names.
-- clubs seen as blue and not once as red
-- What teams have appeared in blue and have yet to appear in red?
-- leave out any club that was ever red; which of those that were blue remain
SELECT T1.org_name FROM org AS T1 JOIN series AS T2 ON T1.org_id = T2.blue_org_id EXCEPT SELECT T1.org_name FROM org AS T1 JOIN series AS T2 ON T1.org_id = T2.red_org_id;
-- Which arenas have a capacity between 500 and 7000? List the names from the largest to the smallest.
-- halls that hold 500 to 7000 people, biggest first
-- What venues seat at least 500 and at most 7000, in order from big to small?
-- room for 500 - 7000 spectators, roomiest on top: venue names
SELECT arena_name FROM arena WHERE capacity BETWEEN 500 AND 7000 ORDER BY capacity DESC;
-- Who was the caster of the stream with the most peak viewers in the language English?
-- the commentator behind the best watched English broadcast
-- Who commentated the broadcast in English that drew the largest audience?
-- highest viewer peak among the streams in English - name of the commentator
SELECT caster FROM stream WHERE language = 'English' ORDER BY peak_viewers DESC LIMIT 1;
-- Give the name and the total annual amount of each sponsor that supports at least two organizations.
-- backers with two or more clubs and their yearly outlay added up
-- What companies pay for two teams or more, and how much do they spend on them a year in all?
-- sum of yearly money per backer, leaving out backers with just one club: name, sum
SELECT T1.sponsor_name, SUM(T2.annual_amount) FROM sponsor AS T1 JOIN org_sponsor AS T2 ON T1.sponsor_id = T2.sponsor_id GROUP BY T1.sponsor_id HAVING COUNT(*) >= 2;
-- List the players' handles, the heroes they chose and the arena names for series with the stage final.
-- finals only (stage final): nickname, character picked, and the hall
-- Who took the stage in the final, as which character, and where? Nickname, character, name of the venue.
-- stage = final: list each player's nickname, the character they were, name of the hall it was in
SELECT T1.handle, T2.hero, T4.arena_name FROM player AS T1 JOIN player_stat AS T2 ON T1.plr_id = T2.plr_id JOIN series AS T3 ON T2.series_id = T3.series_id JOIN arena AS T4 ON T3.arena_id = T4.arena_id WHERE T3.stage = 'final';
-- Which different heroes have been played in the discipline Citadel Clash?
-- characters picked in Citadel Clash, without repeats
-- What characters did people choose in Citadel Clash? Each just one time.
-- Citadel Clash - distinct heroes picked
SELECT DISTINCT T1.hero FROM player_stat AS T1 JOIN series AS T2 ON T1.series_id = T2.series_id JOIN split AS T3 ON T2.split_id = T3.split_id JOIN discipline AS T4 ON T3.disc_id = T4.disc_id WHERE T4.disc_name = 'Citadel Clash';
-- Show the handles of players who have earned a salary above the average of all roster stints, without repeats.
-- nicknames, each once, of those paid better than the mean contract
-- Who got more money under a contract than the mean of all contracts? Nicknames, each one time.
-- pay above the mean: distinct nicknames please
SELECT DISTINCT T1.handle FROM player AS T1 JOIN roster_stint AS T2 ON T1.plr_id = T2.plr_id WHERE T2.salary > (SELECT AVG(salary) FROM roster_stint);
-- Which players do not have any statistics in a series? Give their real names.
-- proper names of the folks with no match figures
-- Who is without figures for any match? I want what they are really called.
-- true names of all players that no match statistics exist for
SELECT real_name FROM player WHERE plr_id NOT IN (SELECT plr_id FROM player_stat);
-- Which organization has the largest annual sponsorship amount from the industry hardware? Show the name and that total amount.
-- the club that gets most a year from hardware firms taken together, and how much
-- What team do companies in hardware give the most to in a year, all together, and what does that come to?
-- hardware backers only: sum of yearly money per club, just the top club, name and sum
SELECT T1.org_name, SUM(T2.annual_amount) FROM org AS T1 JOIN org_sponsor AS T2 ON T1.org_id = T2.org_id JOIN sponsor AS T3 ON T2.sponsor_id = T3.sponsor_id WHERE T3.industry = 'hardware' GROUP BY T1.org_id ORDER BY SUM(T2.annual_amount) DESC LIMIT 1;
-- On which dates were series played at which no stream was shown?
-- match days of the meetings that were not broadcast
-- When did a match take place that nobody broadcast?
-- no stream for it - days of those matches
SELECT played_on FROM series WHERE series_id NOT IN (SELECT series_id FROM stream);
