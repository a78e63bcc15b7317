-- database: chirrup_social
CREATE TABLE account (account_id INTEGER PRIMARY KEY, handle TEXT, display_name TEXT, country TEXT, created_on TEXT, verified TEXT);
CREATE TABLE follow (follower_id INTEGER REFERENCES account(account_id), followed_id INTEGER REFERENCES account(account_id), since TEXT, PRIMARY KEY (follower_id, followed_id));
CREATE TABLE post (post_id INTEGER PRIMARY KEY, author_id INTEGER REFERENCES account(account_id), body TEXT, posted_on TEXT, reply_to INTEGER REFERENCES post(post_id), views INTEGER);
CREATE TABLE reaction (post_id INTEGER REFERENCES post(post_id), account_id INTEGER REFERENCES account(account_id), emoji TEXT, PRIMARY KEY (post_id, account_id));
CREATE TABLE report (report_id INTEGER PRIMARY KEY, post_id INTEGER REFERENCES post(post_id), reason TEXT, outcome TEXT);
INSERT INTO account VALUES (1,'moss_girl','Freya','Norway','2019-03-02','no'),(2,'bigkev','Kevin B','UK','2018-11-15','no'),(3,'chef_lina','Lina Haddad','Lebanon','2020-05-21','yes'),(4,'orbit77','Space Fan','USA','2021-08-09','no'),(5,'citydesk','City Desk','UK','2017-01-30','yes'),(6,'quietone','Q','Norway','2023-12-24','no');
INSERT INTO follow VALUES (1,3,'2020-06-01'),(2,3,'2020-07-11'),(4,3,'2021-09-01'),(1,5,'2019-04-04'),(2,5,'2018-12-01'),(3,5,'2020-05-22'),(5,3,'2021-02-02'),(4,1,'2022-03-10'),(6,1,'2023-12-25');
INSERT INTO post VALUES (1,3,'Lemon and mint soup today','2024-01-05',NULL,9400),(2,1,'Snow on the moss again','2024-01-06',NULL,1200),(3,2,'That soup looks great','2024-01-05',1,310),(4,5,'Bridge closed until Monday','2024-01-08',NULL,15200),(5,2,'Closed again, unbelievable','2024-01-08',4,2700),(6,4,'Comet visible tonight','2024-01-11',NULL,5400),(7,3,'Bread without an oven','2024-01-15',NULL,8700);
INSERT INTO reaction VALUES (1,1,'heart'),(1,2,'heart'),(1,4,'fire'),(4,2,'angry'),(4,1,'sad'),(6,1,'fire'),(7,5,'heart'),(7,1,'heart'),(2,4,'heart');
INSERT INTO report VALUES (1,5,'rude','dismissed'),(2,6,'false news','dismissed'),(3,3,'spam','dismissed'),(4,5,'spam','removed'),(5,4,'false news','dismissed');
-- List the handles of accounts from Norway.
-- users in Norway, handles please
-- Which members live in Norway? Their usernames.
-- country Norway: the @name of each user
SELECT handle FROM account WHERE country = 'Norway';
-- How many accounts are verified (verified yes)?
-- number of users with a yes for verified
-- For how many members has it been checked that they are real (verified yes)?
-- verified yes, user count
SELECT COUNT(*) FROM account WHERE verified = 'yes';
-- Show each handle and the number of posts written.
-- posts per user
-- How many messages did everybody put online? The username first.
-- post count for each author, handle in front
SELECT T1.handle, COUNT(*) FROM account AS T1 JOIN post AS T2 ON T1.account_id = T2.author_id GROUP BY T1.account_id;
-- Which post has the most views? Give its body.
-- text of the most seen post
-- What does the message say that more people looked at than any other?
-- posts by number of views, the top one's text
SELECT body FROM post ORDER BY views DESC LIMIT 1;
-- Find the handles of accounts that follow chef_lina.
-- who are the followers of chef_lina
-- Which members subscribe to what chef_lina puts online? Their usernames.
-- followed account is chef_lina: handle of each follower
SELECT T1.handle FROM account AS T1 JOIN follow AS T2 ON T1.account_id = T2.follower_id JOIN account AS T3 ON T2.followed_id = T3.account_id WHERE T3.handle = 'chef_lina';
-- Which accounts have never posted? Show the handle.
-- handles without a single post
-- Which members have not put a single message online so far? Their usernames.
-- zero posts: the user's handle
SELECT handle FROM account WHERE account_id NOT IN (SELECT author_id FROM post);
-- What are the bodies of posts that are not a reply to another post?
-- text of all posts that answer nothing
-- What do the messages say that do not respond to anybody?
-- reply to is empty: text of the post
SELECT body FROM post WHERE reply_to IS NULL;
-- Show the body of each reply together with the body of the post it replies to.
-- answers and the posts they answer, texts only
-- What does each response say, and what does the message say that it responds to?
-- can you show me the reply text next to the original post's text
SELECT T1.body, T2.body FROM post AS T1 JOIN post AS T2 ON T1.reply_to = T2.post_id;
-- How often was each emoji used in reactions?
-- emojis and their counts
-- How many times did people click each smiley? The smiley first.
-- reaction count for every emoji, emoji in front
SELECT emoji, COUNT(*) FROM reaction GROUP BY emoji;
-- Which handles have more than 2 followers?
-- users followed by over two others
-- Which members have an audience of more than 2 people? Their usernames.
-- follower count above 2: user handle
SELECT T1.handle FROM account AS T1 JOIN follow AS T2 ON T1.account_id = T2.followed_id GROUP BY T1.account_id HAVING COUNT(*) > 2;
-- Which handles wrote a post that was reported as spam?
-- authors reported for spam
-- Whose messages did people flag because they were spam? Usernames.
-- report reason spam: handle of the post's author
SELECT T1.handle FROM account AS T1 JOIN post AS T2 ON T1.account_id = T2.author_id JOIN report AS T3 ON T2.post_id = T3.post_id WHERE T3.reason = 'spam';
-- Show the bodies of posts with more views than average.
-- posts seen more than the mean
-- What do the messages say that more people looked at than is usual on average?
-- view count over the mean: post text
SELECT body FROM post WHERE views > (SELECT AVG(views) FROM post);
-- What are the bodies of posts without a reaction?
-- posts nobody has reacted to
-- What do the messages say to which nobody clicked a smiley?
-- zero reactions so far: post text
SELECT body FROM post WHERE post_id NOT IN (SELECT post_id FROM reaction);
-- How many different reasons for reports are there?
-- number of distinct report reasons
-- For how many separate causes have messages been flagged?
-- count of reasons in the reports, each one time
SELECT COUNT(DISTINCT reason) FROM report;
-- Which is the oldest account? Give the display name.
-- display name of whoever joined first
-- Who has been a member for the longest time? The name shown to others.
-- accounts by creation date, the earliest display name
SELECT display_name FROM account ORDER BY created_on LIMIT 1;
-- Give the total, the average and the highest number of views of a post.
-- sum, mean and maximum of views
-- How many times were messages looked at: all told, on average, at the most?
-- post view count: sum, mean, max
SELECT SUM(views), AVG(views), MAX(views) FROM post;

-- database: woodwork_forum
CREATE TABLE rank (rank_no INTEGER PRIMARY KEY, rank_name TEXT, posts_needed INTEGER);
CREATE TABLE usr (usr_id INTEGER PRIMARY KEY, nick TEXT, reg_dt TEXT, rank_no INTEGER REFERENCES rank(rank_no), banned TEXT, town TEXT);
CREATE TABLE board (board_id INTEGER PRIMARY KEY, board_name TEXT, moderator INTEGER REFERENCES usr(usr_id));
CREATE TABLE thread (thread_id INTEGER PRIMARY KEY, board_id INTEGER REFERENCES board(board_id), starter INTEGER REFERENCES usr(usr_id), subj TEXT, opened_dt TEXT, locked TEXT, hits INTEGER);
CREATE TABLE msg (msg_id INTEGER PRIMARY KEY, thread_id INTEGER REFERENCES thread(thread_id), usr_id INTEGER REFERENCES usr(usr_id), msg_dt TEXT, likes INTEGER);
INSERT INTO rank VALUES (1,'Sapling',0),(2,'Plank',50),(3,'Joiner',250),(4,'Master',1000);
INSERT INTO usr VALUES (1,'dovetail_dan','2009-04-01',4,'N','Hull'),(2,'chisel77','2014-10-19',3,'N','Derby'),(3,'glue_lou','2021-02-08',2,'N','Hull'),(4,'sawdustsue','2012-06-30',3,'N',NULL),(5,'newbie_ned','2024-01-03',1,'N','Exeter'),(6,'rantoak','2020-07-07',2,'Y',NULL);
INSERT INTO board VALUES (1,'Hand tools',1),(2,'Machines',4),(3,'Finishing',1),(4,'Buy and swap',2),(5,'Off topic',4);
INSERT INTO thread VALUES (1,1,2,'Best sharpening stone','2023-03-10','N',5400),(2,2,3,'Bandsaw drift','2023-05-22','N',3100),(3,3,4,'Oil or wax on beech','2023-08-14','N',4700),(4,1,5,'First plane for a beginner','2024-01-04','N',980),(5,2,6,'All new routers are rubbish','2023-11-02','Y',2600),(6,4,1,'Swap oak for walnut','2024-02-11','N',450),(7,3,3,'Wax too sticky','2024-02-20','N',610);
INSERT INTO msg VALUES (1,1,1,'2023-03-10',14),(2,1,4,'2023-03-11',6),(3,2,1,'2023-05-23',9),(4,3,2,'2023-08-15',3),(5,4,1,'2024-01-04',21),(6,5,4,'2023-11-02',17),(7,4,3,'2024-01-05',2),(8,7,4,'2024-02-21',5),(9,2,2,'2023-05-25',1);
-- What are the subjects of threads on the board Hand tools?
-- topics under Hand tools
-- What are the discussions in the section Hand tools about?
-- board Hand tools: subject of each thread
SELECT T1.subj FROM thread AS T1 JOIN board AS T2 ON T1.board_id = T2.board_id WHERE T2.board_name = 'Hand tools';
-- How many threads have been opened in 2024 (on or after 2024-01-01)?
-- number of topics started since 2024-01-01
-- How many discussions did people begin on 2024-01-01 or later?
-- opening date not before 2024-01-01, thread count
SELECT COUNT(*) FROM thread WHERE opened_dt >= '2024-01-01';
-- Which thread has the most hits? Give its subject.
-- the topic looked at most
-- Which discussion was clicked on more than any other? What it is about.
-- threads by hit count, the top subject
SELECT subj FROM thread ORDER BY hits DESC LIMIT 1;
-- Show the nick and rank name of each user.
-- members with their ranks
-- What does everybody call themselves on here, and what grade do they hold?
-- username plus the name of the user's rank
SELECT T1.nick, T2.rank_name FROM usr AS T1 JOIN rank AS T2 ON T1.rank_no = T2.rank_no;
-- How many messages has every user written? Show the nick and the count.
-- messages by nick
-- How many times did everybody write something in a discussion? The username first.
-- message count for each user, nick in front
SELECT T1.nick, COUNT(*) FROM usr AS T1 JOIN msg AS T2 ON T1.usr_id = T2.usr_id GROUP BY T1.usr_id;
-- Which boards have no thread?
-- names of boards where nothing was ever opened
-- In which sections has nobody ever begun a discussion?
-- zero threads so far: board name
SELECT board_name FROM board WHERE board_id NOT IN (SELECT board_id FROM thread);
-- Who moderates the board Machines? Give the nick.
-- nick of the person in charge of Machines
-- Who looks after the section Machines and keeps order there? The username.
-- board Machines: the moderator's nick
SELECT T1.nick FROM usr AS T1 JOIN board AS T2 ON T1.usr_id = T2.moderator WHERE T2.board_name = 'Machines';
-- List the nicks of users with no town.
-- members who have not told us their town
-- Of which people do we not know where they live? Their usernames.
-- town empty: user's nick
SELECT nick FROM usr WHERE town IS NULL;
-- What are the total likes of each user, by nick?
-- likes collected per member
-- How many thumbs up did everybody get for their messages all told? The username first.
-- nick, likes added up over the user's messages
SELECT T1.nick, SUM(T2.likes) FROM usr AS T1 JOIN msg AS T2 ON T1.usr_id = T2.usr_id GROUP BY T1.usr_id;
-- Which subjects have got at least two messages?
-- topics with 2 or more answers written
-- In which discussions did people write 2 times or more? What they are about.
-- no fewer than 2 messages: thread subject
SELECT T1.subj FROM thread AS T1 JOIN msg AS T2 ON T1.thread_id = T2.thread_id GROUP BY T1.thread_id HAVING COUNT(*) >= 2;
-- Find the subjects of threads in which dovetail_dan wrote a message.
-- where did dovetail_dan answer? subjects
-- In which discussions did dovetail_dan say a word? What they are about, one for each message.
-- user dovetail_dan: subject of the thread behind every message
SELECT T1.subj FROM thread AS T1 JOIN msg AS T2 ON T1.thread_id = T2.thread_id JOIN usr AS T3 ON T2.usr_id = T3.usr_id WHERE T3.nick = 'dovetail_dan';
-- Which users never wrote a message? Show the nick.
-- silent members
-- Who has never said a word in any discussion? Their usernames.
-- zero messages so far: user's nick
SELECT nick FROM usr WHERE usr_id NOT IN (SELECT usr_id FROM msg);
-- Which threads have more hits than the average thread?
-- subjects above the mean number of hits
-- Which discussions were clicked on more than is usual on average? What they are about.
-- hit count over the mean: thread subject
SELECT subj FROM thread WHERE hits > (SELECT AVG(hits) FROM thread);
-- What are the subjects with the word wax?
-- anything about wax among the topics
-- Which discussions have wax in their headline?
-- thread subject contains wax
SELECT subj FROM thread WHERE subj LIKE '%wax%';
-- Which nicks have started a thread and also moderate a board?
-- moderators who opened a topic themselves
-- Who began a discussion and also keeps order in a section? Usernames, no repeats.
-- board moderator and thread starter, one and the same user: nick
SELECT T1.nick FROM usr AS T1 JOIN thread AS T2 ON T1.usr_id = T2.starter INTERSECT SELECT T1.nick FROM usr AS T1 JOIN board AS T2 ON T1.usr_id = T2.moderator;
-- Give the lowest, average and highest number of likes of a message.
-- min, mean, max likes on messages
-- How many thumbs up does a message get at the least, on average and at the most?
-- message likes: least, mean, most
SELECT MIN(likes), AVG(likes), MAX(likes) FROM msg;

-- database: inkwell_blogs
CREATE TABLE Blogger (BloggerId INTEGER PRIMARY KEY, PenName TEXT, Email TEXT, Country TEXT, JoinedYear INTEGER);
CREATE TABLE Blog (BlogId INTEGER PRIMARY KEY, BlogTitle TEXT, Owner INTEGER REFERENCES Blogger(BloggerId), Topic TEXT, Subscribers INTEGER);
CREATE TABLE Entry (EntryId INTEGER PRIMARY KEY, BlogId INTEGER REFERENCES Blog(BlogId), Headline TEXT, PublishedOn TEXT, Words INTEGER, Reads INTEGER);
CREATE TABLE Tag (TagId INTEGER PRIMARY KEY, Label TEXT);
CREATE TABLE EntryTag (EntryId INTEGER REFERENCES Entry(EntryId), TagId INTEGER REFERENCES Tag(TagId), PRIMARY KEY (EntryId, TagId));
CREATE TABLE Remark (RemarkId INTEGER PRIMARY KEY, EntryId INTEGER REFERENCES Entry(EntryId), Nick TEXT, Approved TEXT, WrittenOn TEXT);
INSERT INTO Blogger VALUES (1,'Hedgerow Annie','annie@inkwell.test','UK',2010),(2,'Bytewise','tom@inkwell.test','India',2016),(3,'Paloma','paloma@inkwell.test','Chile',2013),(4,'Old Goat','goat@inkwell.test','UK',2008),(5,'Suki','suki@inkwell.test','Japan',2022);
INSERT INTO Blog VALUES (1,'Nettles for Supper',1,'food',8400),(2,'The Slow Compiler',2,'computing',15300),(3,'Andes on Foot',3,'hiking',6100),(4,'Grumbles',4,'politics',2200),(5,'Hedges and Ditches',1,'nature',3900);
INSERT INTO Entry VALUES (1,1,'Soup from weeds','2023-04-02',900,5200),(2,1,'Acorn flour trial','2023-10-11',1300,4100),(3,2,'Why builds take an hour','2023-02-18',2400,21000),(4,2,'Reading old manuals','2023-09-05',1800,9900),(5,3,'Nine days without signal','2023-01-29',3100,7300),(6,5,'A ditch in March','2024-03-07',700,1500),(7,3,'Boots that failed','2023-06-16',1100,3800);
INSERT INTO Tag VALUES (1,'recipe'),(2,'foraging'),(3,'tools'),(4,'mountains'),(5,'spring'),(6,'rant');
INSERT INTO EntryTag VALUES (1,1),(1,2),(1,5),(2,1),(2,2),(3,3),(4,3),(5,4),(6,5),(7,4);
INSERT INTO Remark VALUES (1,1,'Bert','yes','2023-04-03'),(2,3,'devjo','yes','2023-02-18'),(3,3,'anon','no','2023-02-19'),(4,5,'Bert','yes','2023-02-01'),(5,3,'kate','yes','2023-02-21'),(6,6,'anon','no','2024-03-09');
-- What are the pen names of bloggers from the UK?
-- our UK writers, pen names only
-- Under what names do our authors in the UK publish?
-- country UK: the blogger's pen name
SELECT PenName FROM Blogger WHERE Country = 'UK';
-- How many remarks were not approved (approved no)?
-- number of comments marked no
-- How many comments did we refuse to let through (approved no)?
-- approved no, remark count
SELECT COUNT(*) FROM Remark WHERE Approved = 'no';
-- Which blog has the most subscribers?
-- title of the biggest blog by subscribers
-- Which diary on the web has the largest regular audience?
-- blogs by subscriber count, the top title
SELECT BlogTitle FROM Blog ORDER BY Subscribers DESC LIMIT 1;
-- Show the blog title and the total reads of its entries.
-- how much is each blog read in all
-- How many times have people opened the articles of every diary all told? What the diary is called first.
-- blog title, read counts added up over its entries
SELECT T1.BlogTitle, SUM(T2.Reads) FROM Blog AS T1 JOIN Entry AS T2 ON T1.BlogId = T2.BlogId GROUP BY T1.BlogId;
-- Which bloggers do not own a blog? Give the pen name.
-- pen names without a blog
-- Who among our authors has no diary of their own? The names they publish under.
-- owner of zero blogs: the blogger's pen name
SELECT PenName FROM Blogger WHERE BloggerId NOT IN (SELECT Owner FROM Blog);
-- List the headlines of entries with the tag foraging.
-- posts tagged foraging
-- Which articles carry the keyword foraging?
-- tag foraging: headline of the entry
SELECT T1.Headline FROM Entry AS T1 JOIN EntryTag AS T2 ON T1.EntryId = T2.EntryId JOIN Tag AS T3 ON T2.TagId = T3.TagId WHERE T3.Label = 'foraging';
-- Which tags are used by more than one entry?
-- labels attached to over 1 post
-- Which keywords were put on more than a single article?
-- more than 1 entry: tag label
SELECT T1.Label FROM Tag AS T1 JOIN EntryTag AS T2 ON T1.TagId = T2.TagId GROUP BY T1.TagId HAVING COUNT(*) > 1;
-- Which tags were never used?
-- labels that hang on no post
-- Which keywords has nobody ever put on an article?
-- zero entries: tag label
SELECT Label FROM Tag WHERE TagId NOT IN (SELECT TagId FROM EntryTag);
-- Find the headlines of entries written by Paloma.
-- What has Paloma published? headlines
-- What are the articles called that Paloma wrote?
-- blog owner with pen name Paloma: headline of each entry
SELECT T3.Headline FROM Blogger AS T1 JOIN Blog AS T2 ON T1.BloggerId = T2.Owner JOIN Entry AS T3 ON T2.BlogId = T3.BlogId WHERE T1.PenName = 'Paloma';
-- What are the average and the greatest number of words of an entry?
-- mean and maximum length of a post in words
-- How long is an article in words, on average and at the most?
-- entry word count: mean, max
SELECT AVG(Words), MAX(Words) FROM Entry;
-- Which entries were read more often than the average entry? Give the headline.
-- headlines with reads above the mean
-- Which articles were more popular with readers than is usual on average? What they are called.
-- read count over the mean: entry headline
SELECT Headline FROM Entry WHERE Reads > (SELECT AVG(Reads) FROM Entry);
-- Which headlines got no remark?
-- posts nobody commented on
-- To which articles has nobody said a word in reply? What they are called.
-- zero remarks so far: entry headline
SELECT Headline FROM Entry WHERE EntryId NOT IN (SELECT EntryId FROM Remark);
-- How many different nicks left remarks?
-- distinct commenters, a count
-- How many separate people commented on the articles, going by nickname?
-- count of nicks among the remarks, each one time
SELECT COUNT(DISTINCT Nick) FROM Remark;
-- Show the number of blogs for each country of the owner.
-- blogs by country of whoever owns them
-- How many diaries are kept by people of every nation? The nation first.
-- owner's country, number of blogs
SELECT T1.Country, COUNT(*) FROM Blogger AS T1 JOIN Blog AS T2 ON T1.BloggerId = T2.Owner GROUP BY T1.Country;
-- Which topics belong to blogs with more than 8000 or fewer than 3000 subscribers?
-- topics with subscribers over 8000 or under 3000
-- What are the diaries about that have a regular audience of more than 8000 or less than 3000?
-- subscriber count under 3000, or else over 8000: blog topic
SELECT Topic FROM Blog WHERE Subscribers > 8000 OR Subscribers < 3000;

-- database: milano_runway_week
CREATE TABLE maison (maison_id INTEGER PRIMARY KEY, label TEXT, founder TEXT, founded INTEGER, city TEXT);
CREATE TABLE collection (coll_id INTEGER PRIMARY KEY, maison_id INTEGER REFERENCES maison(maison_id), theme TEXT, season TEXT, looks INTEGER);
CREATE TABLE show (show_id INTEGER PRIMARY KEY, coll_id INTEGER REFERENCES collection(coll_id), location TEXT, show_date TEXT, guests INTEGER, cost REAL);
CREATE TABLE model (model_id INTEGER PRIMARY KEY, name TEXT, agency TEXT, height_cm INTEGER, nationality TEXT);
CREATE TABLE walk (show_id INTEGER REFERENCES show(show_id), model_id INTEGER REFERENCES model(model_id), outfits INTEGER, opened TEXT, PRIMARY KEY (show_id, model_id));
INSERT INTO maison VALUES (1,'Casa Bruni','Ornella Bruni',1954,'Milan'),(2,'Feltro','Dario Levi',1998,'Turin'),(3,'Nove Nove','Gaia Serra',2009,'Milan'),(4,'Halden','Marit Halden',1987,'Oslo'),(5,'Sartoria Pinna','Efisio Pinna',1931,'Cagliari');
INSERT INTO collection VALUES (1,1,'Salt and Silk','summer',44),(2,1,'Night Ferry','winter',38),(3,2,'Grey Wool','winter',30),(4,3,'Plastic Garden','summer',26),(5,4,'Fjord','winter',41),(6,3,'After the Rain','winter',22);
INSERT INTO show VALUES (1,1,'Palazzo Orsi','2023-09-20',600,410000),(2,2,'Central Station','2024-02-21',850,620000),(3,3,'Old Tannery','2024-02-22',320,150000),(4,4,'Botanical Garden','2023-09-22',280,130000),(5,5,'Palazzo Orsi','2024-02-24',450,240000);
INSERT INTO model VALUES (1,'Zahra','Volta',178,'Somalia'),(2,'Ilse','Volta',181,'Netherlands'),(3,'Beatriz','Nuvola',176,'Brazil'),(4,'Anouk','Kristall',179,'France'),(5,'Mei','Nuvola',175,'China'),(6,'Tilda','Kristall',183,'Sweden');
INSERT INTO walk VALUES (1,1,3,'yes'),(1,2,2,'no'),(1,3,2,'no'),(2,1,2,'no'),(2,4,3,'yes'),(3,2,4,'yes'),(3,5,3,'no'),(4,3,5,'yes'),(5,1,2,'yes'),(5,2,2,'no');
-- List the labels of houses based in Milan.
-- which maisons sit in Milan
-- Which fashion brands have their home in Milan?
-- city Milan: label of the maison
SELECT label FROM maison WHERE city = 'Milan';
-- How many collections are for winter?
-- number of winter collections
-- How many lines of clothes were designed for winter?
-- season winter, collection count
SELECT COUNT(*) FROM collection WHERE season = 'winter';
-- Which model is the tallest?
-- name of the model with the greatest height
-- Which catwalk girl or boy stands higher than all the others?
-- models by height, going down, the top name
SELECT name FROM model ORDER BY height_cm DESC LIMIT 1;
-- Show the theme and the label for every collection.
-- collections by theme and the maison behind each
-- What is the idea behind each line of clothes, and which brand designed it?
-- collection theme plus the label of its fashion house
SELECT T1.theme, T2.label FROM collection AS T1 JOIN maison AS T2 ON T1.maison_id = T2.maison_id;
-- How many shows did each model walk in? Show the name too.
-- models by name with their number of shows
-- How many times did each mannequin appear on the catwalk? What she or he is called first.
-- model name, number of shows walked
SELECT T1.name, COUNT(*) FROM model AS T1 JOIN walk AS T2 ON T1.model_id = T2.model_id GROUP BY T1.model_id;
-- Which models did not walk in any show?
-- models we never saw on the runway
-- Which mannequins have never been on the catwalk?
-- zero walks so far: model name
SELECT name FROM model WHERE model_id NOT IN (SELECT model_id FROM walk);
-- What are the themes of collections that had no show?
-- collections presented without a show
-- What is the idea behind the clothes that were never put on the catwalk?
-- zero shows: collection theme
SELECT theme FROM collection WHERE coll_id NOT IN (SELECT coll_id FROM show);
-- Find the names of models who walked in the show of Night Ferry.
-- who was on the runway for Night Ferry
-- Which mannequins presented the clothes of Night Ferry?
-- collection theme Night Ferry: name of each model in its show
SELECT T1.name FROM model AS T1 JOIN walk AS T2 ON T1.model_id = T2.model_id JOIN show AS T3 ON T2.show_id = T3.show_id JOIN collection AS T4 ON T3.coll_id = T4.coll_id WHERE T4.theme = 'Night Ferry';
-- Which locations hosted more than one show?
-- places used for over one show
-- Which venues were used more than one time?
-- more than 1 show: the location
SELECT location FROM show GROUP BY location HAVING COUNT(*) > 1;
-- What is the total cost of shows for each label?
-- what did every maison spend on its shows
-- How much money did each brand pay for its events on the catwalk, all told? The brand first.
-- label of the house, show costs added up
SELECT T1.label, SUM(T3.cost) FROM maison AS T1 JOIN collection AS T2 ON T1.maison_id = T2.maison_id JOIN show AS T3 ON T2.coll_id = T3.coll_id GROUP BY T1.maison_id;
-- Show the locations and dates of shows with more guests than average.
-- where and when did we have more guests than the mean
-- At which venue and on what day did more people watch than is usual on average?
-- guest count over the mean: show location plus date
SELECT location, show_date FROM show WHERE guests > (SELECT AVG(guests) FROM show);
-- Which labels made both a summer and a winter collection?
-- maisons with a summer line as well as a winter line
-- Which brands designed clothes for summer and clothes for winter too?
-- winter and summer, both seasons in its collections: label of the house
SELECT T1.label FROM maison AS T1 JOIN collection AS T2 ON T1.maison_id = T2.maison_id WHERE T2.season = 'summer' INTERSECT SELECT T1.label FROM maison AS T1 JOIN collection AS T2 ON T1.maison_id = T2.maison_id WHERE T2.season = 'winter';
-- Give the average height of the models of each agency.
-- agencies and how tall their models are on average
-- How tall are the people on the books of every agency, on average? The agency first.
-- mean height in cm per model agency, agency in front
SELECT agency, AVG(height_cm) FROM model GROUP BY agency;
-- What are the minimum, average and maximum number of looks in a collection?
-- fewest, mean and most looks
-- How many outfits does a line of clothes consist of at the least, on average and at the most?
-- looks per collection: min, mean, max
SELECT MIN(looks), AVG(looks), MAX(looks) FROM collection;
-- Which maison is the oldest? Give label and founder.
-- label and founder of the house founded first
-- Which fashion brand has been in business for the longest time, and who set it up?
-- maisons by founding year, the earliest: label plus founder
SELECT label, founder FROM maison ORDER BY founded LIMIT 1;

-- database: pasoalegre_dance_school
CREATE TABLE teachers (teacher_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, hourly_pay REAL, since_year INTEGER);
CREATE TABLE styles (style_code TEXT PRIMARY KEY, style TEXT, origin TEXT);
CREATE TABLE courses (course_id INTEGER PRIMARY KEY, style_code TEXT REFERENCES styles(style_code), teacher_id INTEGER REFERENCES teachers(teacher_id), level TEXT, weekday TEXT, max_pupils INTEGER, fee REAL);
CREATE TABLE pupils (pupil_id INTEGER PRIMARY KEY, name TEXT, age INTEGER, partner_id INTEGER REFERENCES pupils(pupil_id), phone TEXT);
CREATE TABLE bookings (course_id INTEGER REFERENCES courses(course_id), pupil_id INTEGER REFERENCES pupils(pupil_id), paid TEXT, lessons_missed INTEGER, PRIMARY KEY (course_id, pupil_id));
INSERT INTO teachers VALUES (1,'Marisol','Quiroga',42,2005),(2,'Dmitri','Orlov',48,2012),(3,'Jade','Bell',35,2020),(4,'Nuno','Serrano',39,2016),(5,'Olga','Orlov',45,2012);
INSERT INTO styles VALUES ('TAN','tango','Argentina'),('WAL','waltz','Austria'),('HIP','hip hop','USA'),('SAL','salsa','Cuba'),('FLA','flamenco','Spain'),('TAP','tap','USA');
INSERT INTO courses VALUES (1,'TAN',1,'beginner','Monday',16,120),(2,'TAN',1,'advanced','Thursday',12,150),(3,'WAL',2,'beginner','Tuesday',20,110),(4,'HIP',3,'beginner','Monday',24,90),(5,'SAL',4,'intermediate','Friday',18,115),(6,'FLA',1,'beginner','Wednesday',14,130),(7,'WAL',5,'advanced','Tuesday',12,140);
INSERT INTO pupils VALUES (1,'Grace Amos',34,2,'555-0101'),(2,'Peter Amos',37,1,'555-0101'),(3,'Livia Renner',52,NULL,'555-0140'),(4,'Ben Curtis',16,NULL,NULL),(5,'Sana Malik',17,NULL,'555-0162'),(6,'Hugo Winter',61,3,'555-0177'),(7,'Dee Harlow',28,NULL,NULL);
INSERT INTO bookings VALUES (1,1,'yes',1),(1,2,'yes',2),(3,3,'yes',0),(3,6,'no',3),(4,4,'no',5),(4,5,'yes',1),(2,3,'yes',1),(5,1,'yes',0),(7,6,'yes',2);
-- What are the names of pupils under 18 years of age?
-- dancers younger than 18
-- Which students are minors and have not turned 18 yet?
-- age less than 18: pupil name
SELECT name FROM pupils WHERE age < 18;
-- How many courses are on Monday or Tuesday?
-- number of classes held Monday or Tuesday
-- How many classes take place at the beginning of the week, on Monday or Tuesday?
-- weekday Tuesday or Monday, course count
SELECT COUNT(*) FROM courses WHERE weekday = 'Monday' OR weekday = 'Tuesday';
-- Show the style and level of each course.
-- for all classes: style and level
-- Which dance is taught in every class, and how advanced is it?
-- course list with dance style, then level
SELECT T1.style, T2.level FROM styles AS T1 JOIN courses AS T2 ON T1.style_code = T2.style_code;
-- Which teacher has the highest hourly pay? First and last name.
-- best paid teacher per hour, first name and surname
-- Which instructor earns the most per hour? Forename, family name.
-- teachers by pay per hour, going down, the top one's first plus last name
SELECT first_name, last_name FROM teachers ORDER BY hourly_pay DESC LIMIT 1;
-- Find the names of pupils who booked a salsa course.
-- who dances salsa with us
-- Which students signed up to learn salsa?
-- style salsa: name of the pupil on each booking
SELECT T1.name FROM pupils AS T1 JOIN bookings AS T2 ON T1.pupil_id = T2.pupil_id JOIN courses AS T3 ON T2.course_id = T3.course_id JOIN styles AS T4 ON T3.style_code = T4.style_code WHERE T4.style = 'salsa';
-- Which styles are not taught in any course?
-- styles missing from our timetable
-- Which dances can nobody learn here because there is no class?
-- zero courses: dance style
SELECT style FROM styles WHERE style_code NOT IN (SELECT style_code FROM courses);
-- Show the name of each pupil with a partner and the partner's name.
-- who dances with whom
-- Which student dances with which other one? The student, then the one he or she dances with.
-- pupil name next to the name of his or her partner
SELECT T1.name, T2.name FROM pupils AS T1 JOIN pupils AS T2 ON T1.partner_id = T2.pupil_id;
-- How many pupils are booked per level?
-- bookings by level
-- How many sign-ups do we have for each degree of difficulty? The difficulty first.
-- number of bookings for each course level, level in front
SELECT T1.level, COUNT(*) FROM courses AS T1 JOIN bookings AS T2 ON T1.course_id = T2.course_id GROUP BY T1.level;
-- Which last names of teachers occur with more than one course given by the same teacher?
-- surname of anyone who teaches over one class
-- Which instructors give more than a single class? Family names.
-- more than 1 course: last name of the teacher
SELECT T1.last_name FROM teachers AS T1 JOIN courses AS T2 ON T1.teacher_id = T2.teacher_id GROUP BY T1.teacher_id HAVING COUNT(*) > 1;
-- Which pupils have no booking?
-- names of those booked on nothing
-- Which students have not signed up for any class?
-- zero bookings: pupil name
SELECT name FROM pupils WHERE pupil_id NOT IN (SELECT pupil_id FROM bookings);
-- What is the total number of lessons missed by each pupil, with the name?
-- lessons missed per pupil
-- How many times was each student absent, all classes together? The student first.
-- pupil name, missed lessons added up over the bookings
SELECT T1.name, SUM(T2.lessons_missed) FROM pupils AS T1 JOIN bookings AS T2 ON T1.pupil_id = T2.pupil_id GROUP BY T1.pupil_id;
-- What are the lowest, average and highest course fees?
-- cheapest, mean and dearest fee of a class
-- How much do people pay for a class at the least, on average and at the most?
-- course price: min, mean, max
SELECT MIN(fee), AVG(fee), MAX(fee) FROM courses;
-- Which pupils are older than the average pupil?
-- dancers above the mean age
-- Which students have lived more years than is usual here on average?
-- age over the mean: pupil name
SELECT name FROM pupils WHERE age > (SELECT AVG(age) FROM pupils);
-- List the distinct origins of the styles.
-- the different countries our styles come from
-- Where in the world do our dances come from? No repeats.
-- origin of the styles, each one time
SELECT DISTINCT origin FROM styles;
-- Which pupils have not paid (paid no)?
-- names with a no for paid
-- Which students still owe us money for a class (paid no)?
-- paid no: name of the pupil on each booking
SELECT T1.name FROM pupils AS T1 JOIN bookings AS T2 ON T1.pupil_id = T2.pupil_id WHERE T2.paid = 'no';
-- Which pupils are in a tango course and in a waltz course?
-- dancers doing both tango and waltz, names
-- Which students are learning the tango and the waltz too?
-- waltz and tango, both styles booked by the same pupil: name
SELECT T1.name FROM pupils AS T1 JOIN bookings AS T2 ON T1.pupil_id = T2.pupil_id JOIN courses AS T3 ON T2.course_id = T3.course_id JOIN styles AS T4 ON T3.style_code = T4.style_code WHERE T4.style = 'tango' INTERSECT SELECT T1.name FROM pupils AS T1 JOIN bookings AS T2 ON T1.pupil_id = T2.pupil_id JOIN courses AS T3 ON T2.course_id = T3.course_id JOIN styles AS T4 ON T3.style_code = T4.style_code WHERE T4.style = 'waltz';

-- database: zirkus_mirabell
CREATE TABLE artiste (artisteno INTEGER PRIMARY KEY, stagename TEXT, skill TEXT, nationality TEXT, birthyear INTEGER, wage REAL);
CREATE TABLE troupe (troupeno INTEGER PRIMARY KEY, troupename TEXT, leader INTEGER REFERENCES artiste(artisteno), formed INTEGER);
CREATE TABLE act (actno INTEGER PRIMARY KEY, actname TEXT, troupeno INTEGER REFERENCES troupe(troupeno), minutes INTEGER, danger TEXT);
CREATE TABLE town (townno INTEGER PRIMARY KEY, townname TEXT, land TEXT, inhabitants INTEGER);
CREATE TABLE stop (stopno INTEGER PRIMARY KEY, townno INTEGER REFERENCES town(townno), arrives TEXT, shows INTEGER, spectators INTEGER);
CREATE TABLE programme (stopno INTEGER REFERENCES stop(stopno), actno INTEGER REFERENCES act(actno), running_order INTEGER, PRIMARY KEY (stopno, actno));
INSERT INTO artiste VALUES (1,'Rosalba','trapeze','Italy',1990,3200),(2,'Grock Junior','clown','Switzerland',1968,2800),(3,'Igor Steel','strongman','Ukraine',1979,2600),(4,'Lady Comet','fire','Germany',1986,3000),(5,'Tien','juggling','Vietnam',1998,2400),(6,'Old Bruno','clown','Italy',1951,2100),(7,'Vera Steel','knives','Ukraine',1983,2700);
INSERT INTO troupe VALUES (1,'Flying Rosalbas',1,2012),(2,'Noses',2,1994),(3,'The Steels',3,2006),(4,'Embers',4,2015),(5,'Silk Road',5,2022);
INSERT INTO act VALUES (1,'Triple over the ring',1,9,'high'),(2,'The broken piano',2,12,'low'),(3,'Anvil and chain',3,7,'medium'),(4,'Wheel of knives',3,6,'high'),(5,'Rain of fire',4,8,'high'),(6,'Nine plates',5,5,'low'),(7,'The waiter',2,10,'low');
INSERT INTO town VALUES (1,'Linz','Austria',204000),(2,'Passau','Germany',53000),(3,'Graz','Austria',292000),(4,'Bolzano','Italy',107000),(5,'Ulm','Germany',126000);
INSERT INTO stop VALUES (1,1,'2024-04-10',6,5400),(2,2,'2024-04-19',4,2300),(3,3,'2024-05-02',8,7900),(4,4,'2024-05-16',5,3100),(5,1,'2024-09-12',4,2900);
INSERT INTO programme VALUES (1,1,6),(1,2,2),(1,5,4),(2,2,1),(2,3,3),(3,1,7),(3,4,5),(3,2,2),(4,5,3),(4,1,6),(5,3,1),(5,1,4);
-- List the stage names of clowns (skill clown).
-- who has clown as skill
-- Who makes people laugh as a clown? What they are called in the ring.
-- skill clown: the performer's stage name
SELECT stagename FROM artiste WHERE skill = 'clown';
-- How many acts have high danger?
-- number of acts where the danger is high
-- How many performances are very risky (high)?
-- danger high, act count
SELECT COUNT(*) FROM act WHERE danger = 'high';
-- Show each troupe name with the stage name of its leader.
-- troupes and who heads them
-- Which groups do we have, and who is the boss of each?
-- troupe name plus stage name of the artiste in charge
SELECT T1.troupename, T2.stagename FROM troupe AS T1 JOIN artiste AS T2 ON T1.leader = T2.artisteno;
-- Which act is the longest?
-- name of the number that lasts most minutes
-- Which performance takes more time than all the others?
-- acts by minutes, going down, the top name
SELECT actname FROM act ORDER BY minutes DESC LIMIT 1;
-- What is the total number of spectators in each town? Show the town name.
-- spectators by town, all stops together
-- How many people came to watch us in each place, all told? The place first.
-- town name, spectator numbers added up over the stops
SELECT T1.townname, SUM(T2.spectators) FROM town AS T1 JOIN stop AS T2 ON T1.townno = T2.townno GROUP BY T1.townno;
-- Which towns have had no stop?
-- places where the tent never stood
-- Which places have we never visited?
-- zero stops so far: town name
SELECT townname FROM town WHERE townno NOT IN (SELECT townno FROM stop);
-- Which acts have never been on a programme?
-- names of numbers not shown at any stop
-- Which performances has no audience ever seen on a bill?
-- zero programmes so far: act name
SELECT actname FROM act WHERE actno NOT IN (SELECT actno FROM programme);
-- Find the names of acts shown in Graz.
-- what did people see in Graz
-- Which performances were on the bill in Graz?
-- town Graz: name of each act on the programme of a stop
SELECT T1.actname FROM act AS T1 JOIN programme AS T2 ON T1.actno = T2.actno JOIN stop AS T3 ON T2.stopno = T3.stopno JOIN town AS T4 ON T3.townno = T4.townno WHERE T4.townname = 'Graz';
-- Which troupes have more than one act?
-- troupe names with over one number
-- Which groups perform more than a single number?
-- more than 1 act: troupe name
SELECT T1.troupename FROM troupe AS T1 JOIN act AS T2 ON T1.troupeno = T2.troupeno GROUP BY T1.troupeno HAVING COUNT(*) > 1;
-- What is the average wage of artistes by nationality?
-- mean wage per nationality
-- How much do our performers earn on average, by the nation they come from? The nation first.
-- artiste nationality, mean pay
SELECT nationality, AVG(wage) FROM artiste GROUP BY nationality;
-- Which artistes do not lead a troupe? Give the stage name.
-- stage names of people who head nothing
-- Which performers are not the boss of any group? What they are called in the ring.
-- leader of zero troupes: the artiste's stage name
SELECT stagename FROM artiste WHERE artisteno NOT IN (SELECT leader FROM troupe);
-- Who is the oldest artiste?
-- stage name of the performer born first
-- Which performer has the most years behind him or her? The name used in the ring.
-- artistes by year of birth, the earliest stage name
SELECT stagename FROM artiste ORDER BY birthyear LIMIT 1;
-- What are the stage names of artistes with a wage above the average?
-- who earns more than our mean wage
-- Which performers are paid better than is usual here on average? What they are called in the ring.
-- pay over the mean: the artiste's stage name
SELECT stagename FROM artiste WHERE wage > (SELECT AVG(wage) FROM artiste);
-- In how many different lands are the towns?
-- distinct lands among our towns, how many
-- How many separate countries are the places in?
-- count of lands in the town list, each one time
SELECT COUNT(DISTINCT land) FROM town;
-- When did we arrive in towns with more than 200000 inhabitants?
-- arrival dates for places over 200000 inhabitants
-- On what days did we get to the big cities, with a population of more than 200000?
-- population above 200000: the arrival date of each stop
SELECT T2.arrives FROM town AS T1 JOIN stop AS T2 ON T1.townno = T2.townno WHERE T1.inhabitants > 200000;
-- Which act has been on the most programmes?
-- the number shown at the most stops, by name
-- Which performance was on the bill more often than any other?
-- acts by number of programmes, the top name
SELECT T1.actname FROM act AS T1 JOIN programme AS T2 ON T1.actno = T2.actno GROUP BY T1.actno ORDER BY COUNT(*) DESC LIMIT 1;
