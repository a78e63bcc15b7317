-- database: midnight_game_jam
CREATE TABLE jam (jam_id INTEGER PRIMARY KEY, name TEXT, theme TEXT, starts_on TEXT, hours INTEGER);
CREATE TABLE squad (squad_id INTEGER PRIMARY KEY, squad_name TEXT, home_city TEXT);
CREATE TABLE jammer (jammer_id INTEGER PRIMARY KEY, nick TEXT, skill TEXT, age INTEGER, squad_id INTEGER REFERENCES squad(squad_id));
CREATE TABLE project (project_id INTEGER PRIMARY KEY, title TEXT, jam_id INTEGER REFERENCES jam(jam_id), squad_id INTEGER REFERENCES squad(squad_id), engine TEXT, finished TEXT);
CREATE TABLE rating (rating_id INTEGER PRIMARY KEY, project_id INTEGER REFERENCES project(project_id), criterion TEXT, stars INTEGER);
INSERT INTO jam VALUES (1,'Frost Jam','only one button','2023-01-13',48),(2,'Tiny Jam','small worlds','2023-06-02',24),(3,'Owl Jam','darkness','2023-10-27',48),(4,'Leap Jam','an extra day','2024-02-28',72),(5,'Bean Jam','growth','2024-05-10',36);
INSERT INTO squad VALUES (1,'Loose Pixels','Ghent'),(2,'Null Island','Lyon'),(3,'Coffee Goblins','Ghent'),(4,'Sine Wave','Bergen'),(5,'Last Minute','Turin');
INSERT INTO jammer VALUES (1,'ada_b','code',24,1),(2,'brushy','art',31,1),(3,'kilo','sound',22,2),(4,'void','code',28,2),(5,'gob','code',35,3),(6,'mimi','art',19,3),(7,'fjordy','sound',27,4),(8,'solo_sam','design',41,NULL);
INSERT INTO project VALUES (1,'Button Monk',1,1,'Loam','yes'),(2,'One Tap Train',1,2,'Custom','yes'),(3,'Snail Planet',2,3,'Loam','yes'),(4,'Lamp Thief',3,1,'Loam','no'),(5,'Bat Choir',3,4,'Custom','yes'),(6,'Day Thirty',4,2,'Anvil','yes'),(7,'Crumb World',2,1,'Anvil','yes');
INSERT INTO rating VALUES (1,1,'fun',5),(2,1,'art',4),(3,2,'fun',3),(4,3,'fun',4),(5,3,'art',5),(6,5,'sound',5),(7,6,'fun',2),(8,7,'art',3),(9,5,'fun',4);
-- What are the titles of projects made with the engine Loam?
-- games built in Loam
-- What was put together with Loam?
-- engine Loam: project titles
SELECT title FROM project WHERE engine = 'Loam';
-- How many jams lasted 48 hours?
-- number of events with 48 hours
-- How many contests went on for 48 hours?
-- hours = 48: jam count
SELECT COUNT(*) FROM jam WHERE hours = 48;
-- Which jam is the longest?
-- name of the event with the most hours
-- What contest goes on longer than all the others?
-- jams by hours, top name
SELECT name FROM jam ORDER BY hours DESC LIMIT 1;
-- Show the squad name and number of projects of every squad.
-- how many games has each team made
-- How many things has every team put together? The team first.
-- squad name, project count
SELECT T1.squad_name, COUNT(*) FROM squad AS T1 JOIN project AS T2 ON T1.squad_id = T2.squad_id GROUP BY T1.squad_id;
-- Which squads have no project?
-- teams that never made a game
-- What teams have not put anything together?
-- squads with zero projects, names
SELECT squad_name FROM squad WHERE squad_id NOT IN (SELECT squad_id FROM project);
-- List the nicks of jammers in the squad Coffee Goblins.
-- who is in Coffee Goblins
-- Who plays for Coffee Goblins?
-- squad Coffee Goblins: nicks of its jammers
SELECT T1.nick FROM jammer AS T1 JOIN squad AS T2 ON T1.squad_id = T2.squad_id WHERE T2.squad_name = 'Coffee Goblins';
-- Which jammer has no squad? Give the nick.
-- nick of the person without a team
-- Who is in no team?
-- squad empty - nick
SELECT nick FROM jammer WHERE squad_id IS NULL;
-- Find the themes of jams in which Null Island took part.
-- Null Island worked on which themes
-- What was it about when Null Island joined a contest?
-- squad Null Island: theme of each jam they made something for
SELECT T1.theme FROM jam AS T1 JOIN project AS T2 ON T1.jam_id = T2.jam_id JOIN squad AS T3 ON T2.squad_id = T3.squad_id WHERE T3.squad_name = 'Null Island';
-- What is the average number of stars for each criterion?
-- mean stars per criterion
-- How many stars do people give for fun, art and so on, on average? What it is for first.
-- criterion, mean of the stars
SELECT criterion, AVG(stars) FROM rating GROUP BY criterion;
-- Which projects were not rated? Give the titles.
-- games nobody gave stars to
-- What has nobody judged so far?
-- projects with zero ratings, titles
SELECT title FROM project WHERE project_id NOT IN (SELECT project_id FROM rating);
-- Which jams had more than one project?
-- names of events with over 1 game
-- In what contests were two things or more put together?
-- jam name with over one project
SELECT T1.name FROM jam AS T1 JOIN project AS T2 ON T1.jam_id = T2.jam_id GROUP BY T1.jam_id HAVING COUNT(*) > 1;
-- Which jammers are younger than the average age? Show the nick.
-- nicks below the mean age
-- Who has lived fewer years than people here have on average?
-- age under the mean: jammer nick
SELECT nick FROM jammer WHERE age < (SELECT AVG(age) FROM jammer);
-- Show the titles of projects that got 5 stars for fun or for art.
-- games with five stars, criterion fun or art
-- What was found worth 5 stars in art or in fun?
-- criterion art or fun, stars = 5: project titles
SELECT T1.title FROM project AS T1 JOIN rating AS T2 ON T1.project_id = T2.project_id WHERE T2.stars = 5 AND T2.criterion IN ('fun', 'art');
-- What is the age of the youngest, the oldest and the average jammer?
-- min, max, mean age
-- How old is our youngest, how old our oldest, and how old are people on average?
-- jammer age: min, max, mean
SELECT MIN(age), MAX(age), AVG(age) FROM jammer;
-- In which home cities is there more than one squad?
-- cities with over one team
-- From what towns do two teams or more come?
-- home city with more than one squad
SELECT home_city FROM squad GROUP BY home_city HAVING COUNT(*) > 1;
-- How many different engines were used in finished projects (finished yes)?
-- distinct engines where finished is yes
-- With how many separate tools were things made that got done (finished: yes)?
-- finished = yes: number of engines, each one time
SELECT COUNT(DISTINCT engine) FROM project WHERE finished = 'yes';

-- database: dragonmug_roleplay_club
CREATE TABLE gm (gm_id INTEGER PRIMARY KEY, real_name TEXT, years_running INTEGER);
CREATE TABLE campaign (campaign_id INTEGER PRIMARY KEY, title TEXT, setting TEXT, gm_id INTEGER REFERENCES gm(gm_id), begun TEXT, ended TEXT);
CREATE TABLE player (player_id INTEGER PRIMARY KEY, real_name TEXT, phone TEXT, joined_year INTEGER);
CREATE TABLE hero (hero_id INTEGER PRIMARY KEY, hero_name TEXT, folk TEXT, class TEXT, lvl INTEGER, gold INTEGER, player_id INTEGER REFERENCES player(player_id), campaign_id INTEGER REFERENCES campaign(campaign_id));
CREATE TABLE item (item_id INTEGER PRIMARY KEY, label TEXT, kind TEXT, weight_lb REAL, owner INTEGER REFERENCES hero(hero_id));
INSERT INTO gm VALUES (1,'Neil Garside',22),(2,'Fatou Camara',6),(3,'Ondra Maly',11),(4,'Kim Yates',1);
INSERT INTO campaign VALUES (1,'Crown of Rust','low fantasy',1,'2019-09-10',NULL),(2,'Starhollow','space',2,'2022-01-15','2023-06-24'),(3,'The Drowned Bell','horror',1,'2023-10-31',NULL),(4,'Tea and Treason','court intrigue',3,'2021-03-05','2022-12-09'),(5,'Goblin Post','comedy',4,'2024-04-01',NULL);
INSERT INTO player VALUES (1,'Jess Moran','07700 1',2018),(2,'Amit Rao',NULL,2020),(3,'Gerda Falk','07700 3',2019),(4,'Louis Petit','07700 4',2022),(5,'Sky Brennan',NULL,2024);
INSERT INTO hero VALUES (1,'Thorn','elf','ranger',9,340,1,1),(2,'Brother Oat','human','cleric',8,120,2,1),(3,'Zix','robot','pilot',5,900,3,2),(4,'Lady Murk','human','spy',7,2100,1,4),(5,'Gnash','orc','fighter',10,75,4,1),(6,'Dr Pell','human','scholar',3,410,3,3),(7,'Fennel','elf','bard',4,660,4,3);
INSERT INTO item VALUES (1,'Bow of Reeds','weapon',2.5,1),(2,'Holy Loaf','relic',1,2),(3,'Chart of Vega','map',0.5,3),(4,'Poison Ring','jewel',0.1,4),(5,'Great Cleaver','weapon',12,5),(6,'Iron Shield','armour',9,5),(7,'Bell Fragment','relic',4,6),(8,'Rusty Key','tool',0.3,NULL);
-- List the names of heroes who are elves (folk elf).
-- heroes whose folk is elf
-- Which characters are of the elf people?
-- folk elf: hero names
SELECT hero_name FROM hero WHERE folk = 'elf';
-- How many campaigns have not ended yet, that is, have no end date?
-- number of campaigns without an end
-- How many stories are still going on, no last day being set down?
-- ended is empty: campaign count
SELECT COUNT(*) FROM campaign WHERE ended IS NULL;
-- Which hero has the most gold?
-- name of the richest hero
-- Which character has more coins than all the others?
-- heroes by gold, top name
SELECT hero_name FROM hero ORDER BY gold DESC LIMIT 1;
-- Show each campaign's title and the real name of the game master.
-- who runs which campaign? title first
-- Who leads the players through each story? The story first.
-- campaign title, gm's real name
SELECT T1.title, T2.real_name FROM campaign AS T1 JOIN gm AS T2 ON T1.gm_id = T2.gm_id;
-- What is the average level of heroes in each campaign? Show the title.
-- mean level, campaign by campaign
-- How far up are the characters of each story on average? The story first.
-- campaign title, mean of hero lvl
SELECT T1.title, AVG(T2.lvl) FROM campaign AS T1 JOIN hero AS T2 ON T1.campaign_id = T2.campaign_id GROUP BY T1.campaign_id;
-- Which players have no hero? Give the real name.
-- real names of players without a character
-- Who is in the club but plays nobody?
-- players with zero heroes, real name
SELECT real_name FROM player WHERE player_id NOT IN (SELECT player_id FROM hero);
-- Find the labels of items owned by Gnash.
-- what does Gnash carry
-- What things are in the hands of Gnash?
-- hero Gnash: item labels
SELECT T1.label FROM item AS T1 JOIN hero AS T2 ON T1.owner = T2.hero_id WHERE T2.hero_name = 'Gnash';
-- Which items belong to nobody? Give the label.
-- label of anything without an owner
-- What lies about without anybody having it?
-- owner empty: item label
SELECT label FROM item WHERE owner IS NULL;
-- Which players have more than one hero? Show the real name.
-- players with over one character, real names
-- Who plays two characters or more?
-- real name of players with over one hero
SELECT T1.real_name FROM player AS T1 JOIN hero AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_id HAVING COUNT(*) > 1;
-- What are the titles of campaigns without heroes?
-- campaigns nobody has a character in
-- In what stories is there no character at all?
-- campaigns with zero heroes, titles
SELECT title FROM campaign WHERE campaign_id NOT IN (SELECT campaign_id FROM hero);
-- Which players play in Crown of Rust? Give real names.
-- real names of those at the table of Crown of Rust
-- Who has a character in Crown of Rust?
-- campaign Crown of Rust: real names of the players
SELECT T1.real_name FROM player AS T1 JOIN hero AS T2 ON T1.player_id = T2.player_id JOIN campaign AS T3 ON T2.campaign_id = T3.campaign_id WHERE T3.title = 'Crown of Rust';
-- Show the heroes with a level above the average level.
-- names of characters beyond the mean level
-- Which characters are farther up than characters are on average?
-- lvl above the mean: hero names
SELECT hero_name FROM hero WHERE lvl > (SELECT AVG(lvl) FROM hero);
-- What is the total weight of items per kind?
-- pounds carried by kind of item
-- How heavy is all there is of every sort of thing? The sort first.
-- item kind, sum of the weight
SELECT kind, SUM(weight_lb) FROM item GROUP BY kind;
-- Give the lightest, heaviest and average weight of an item.
-- min, max and mean weight
-- How many pounds does a thing weigh at least, at most and on average?
-- item weight: min, max, mean
SELECT MIN(weight_lb), MAX(weight_lb), AVG(weight_lb) FROM item;
-- Who has been running games for the most years?
-- real name of our most experienced game master
-- Who has led others through stories for longer than anybody?
-- gms by years running, top real name
SELECT real_name FROM gm ORDER BY years_running DESC LIMIT 1;

-- database: capes_and_ink_convention
CREATE TABLE guest (guest_id INTEGER PRIMARY KEY, name TEXT, known_for TEXT, country TEXT, appearance_fee REAL);
CREATE TABLE room (room_code TEXT PRIMARY KEY, room_name TEXT, capacity INTEGER);
CREATE TABLE panel (panel_id INTEGER PRIMARY KEY, title TEXT, room_code TEXT REFERENCES room(room_code), day TEXT, start_hour INTEGER, attendance INTEGER);
CREATE TABLE panel_guest (panel_id INTEGER REFERENCES panel(panel_id), guest_id INTEGER REFERENCES guest(guest_id), moderator TEXT, PRIMARY KEY (panel_id, guest_id));
CREATE TABLE ticket_type (type_code TEXT PRIMARY KEY, description TEXT, price REAL, sold INTEGER);
CREATE TABLE cosplay (cosplay_id INTEGER PRIMARY KEY, cosplayer TEXT, character TEXT, made_of TEXT, hours_of_work INTEGER, place INTEGER);
INSERT INTO guest VALUES (1,'Vic Tarrant','Captain Isobar','USA',4000),(2,'Yumi Ogata','Paper Samurai','Japan',6500),(3,'Bram Kessel','Foxes in Space','Belgium',2500),(4,'Dolores Vega','voice acting','Mexico',3000),(5,'Hilary Finch','colouring','UK',1500),(6,'Otis Crane','Tin Sheriff','USA',3500);
INSERT INTO room VALUES ('M','Main Stage',1200),('G','Green Room',180),('W','Workshop',40),('L','Lecture Hall',350);
INSERT INTO panel VALUES (1,'Forty Years of Isobar','M','Friday',14,980),(2,'Inking by Hand','W','Saturday',10,40),(3,'Manga Tonight','M','Saturday',18,1150),(4,'Voices Behind Masks','L','Saturday',13,300),(5,'Colour Theory','L','Sunday',11,120),(6,'Westerns Are Back','G','Sunday',15,95);
INSERT INTO panel_guest VALUES (1,1,'no'),(1,6,'yes'),(2,3,'no'),(3,2,'no'),(3,4,'yes'),(4,4,'no'),(6,6,'no'),(6,1,'yes');
INSERT INTO ticket_type VALUES ('D1','one day',29,3400),('D3','three days',65,2100),('KID','child',12,900),('VIP','golden cape',240,85);
INSERT INTO cosplay VALUES (1,'Suzy Q','Paper Samurai','cardboard',120,1),(2,'Big Lars','Tin Sheriff','aluminium',210,2),(3,'Noa','Captain Isobar','fabric',45,NULL),(4,'Pip','Space Fox','fabric',80,3),(5,'Etta','Space Fox','foam',60,NULL);
-- What are the names of guests from the USA?
-- invited people from the USA
-- Which stars come over from the USA?
-- country USA: guest names
SELECT name FROM guest WHERE country = 'USA';
-- How many panels are on Saturday?
-- number of Saturday panels
-- How many talks can you go to on Saturday?
-- day Saturday, panel count
SELECT COUNT(*) FROM panel WHERE day = 'Saturday';
-- Which room has the smallest capacity?
-- name of the tiniest room
-- Where is there space for fewer people than anywhere else?
-- rooms by capacity, lowest one, name
SELECT room_name FROM room ORDER BY capacity LIMIT 1;
-- Show the title and room name of every panel.
-- what takes place where
-- Where do I go for each talk? What it is called first.
-- panel title, room name
SELECT T1.title, T2.room_name FROM panel AS T1 JOIN room AS T2 ON T1.room_code = T2.room_code;
-- How many guests were on each panel? Show the title.
-- panels by title with their number of guests
-- How many stars sat in every talk? What it was called first.
-- panel title, guest count
SELECT T1.title, COUNT(*) FROM panel AS T1 JOIN panel_guest AS T2 ON T1.panel_id = T2.panel_id GROUP BY T1.panel_id;
-- Which guests are on no panel?
-- names of invited people without a panel
-- Which stars sit in no talk?
-- guests with zero panels, names
SELECT name FROM guest WHERE guest_id NOT IN (SELECT guest_id FROM panel_guest);
-- Which panels have no guest? Give the title.
-- titles still lacking anyone to speak
-- In what talks does no star sit?
-- panels without guests, title
SELECT title FROM panel WHERE panel_id NOT IN (SELECT panel_id FROM panel_guest);
-- Find the names of guests who appear on the Main Stage.
-- who can be seen on the Main Stage
-- Which stars go up on the Main Stage?
-- room Main Stage: names of the guests on its panels
SELECT T1.name FROM guest AS T1 JOIN panel_guest AS T2 ON T1.guest_id = T2.guest_id JOIN panel AS T3 ON T2.panel_id = T3.panel_id JOIN room AS T4 ON T3.room_code = T4.room_code WHERE T4.room_name = 'Main Stage';
-- What is the total attendance on each day?
-- visitors at panels by day
-- How many people listened in all, day by day? Day first.
-- day, sum of panel attendance
SELECT day, SUM(attendance) FROM panel GROUP BY day;
-- Which guests take part in at least two panels?
-- people with 2 or more panels
-- Which stars sit in two talks or more?
-- guests with no fewer than 2 panels, names
SELECT T1.name FROM guest AS T1 JOIN panel_guest AS T2 ON T1.guest_id = T2.guest_id GROUP BY T1.guest_id HAVING COUNT(*) >= 2;
-- Who placed 1 in the cosplay contest? Give cosplayer and character.
-- cosplayer and character on place 1
-- Who won in costume (place 1), and as whom?
-- place 1: cosplayer, character
SELECT cosplayer, character FROM cosplay WHERE place = 1;
-- Which cosplayers have no place?
-- people in costume who got no place
-- Who came in costume but went without a rank?
-- place empty: cosplayer
SELECT cosplayer FROM cosplay WHERE place IS NULL;
-- Which guests have an appearance fee above average? Show the name and what they are known for.
-- name and claim to fame (known for) of guests dearer than the mean fee
-- Which stars cost us more than stars do on average, and why do people know them?
-- appearance fee above the mean: guest name, known for
SELECT name, known_for FROM guest WHERE appearance_fee > (SELECT AVG(appearance_fee) FROM guest);
-- Which ticket type sold best? Show its description.
-- description of the ticket sold most
-- What way of getting in did most people pay for? In words.
-- ticket types by number sold, top description
SELECT description FROM ticket_type ORDER BY sold DESC LIMIT 1;
-- Show the minimum, average and maximum hours of work on a costume.
-- least, mean and most hours spent on cosplay
-- How many hours do people sit over a costume: at least, on average, at most?
-- cosplay hours of work: min, mean, max
SELECT MIN(hours_of_work), AVG(hours_of_work), MAX(hours_of_work) FROM cosplay;
-- Which things are both a character in the cosplay and what a guest is known for?
-- characters someone dressed up as that a guest is also known for
-- As whom has somebody come in costume that is also what a star is famous for?
-- a cosplay character that is also some guest's known for
SELECT character FROM cosplay INTERSECT SELECT known_for FROM guest;

-- database: tide_radio_drama
CREATE TABLE Writer (WriterCode TEXT PRIMARY KEY, WriterName TEXT, Residence TEXT);
CREATE TABLE RadioPlay (PlayNo INTEGER PRIMARY KEY, PlayTitle TEXT, WriterCode TEXT REFERENCES Writer(WriterCode), Genre TEXT, Minutes INTEGER, AdaptedFrom TEXT);
CREATE TABLE Voice (VoiceNo INTEGER PRIMARY KEY, VoiceName TEXT, Timbre TEXT, HourlyFee REAL, Accent TEXT);
CREATE TABLE Recording (RecordingNo INTEGER PRIMARY KEY, PlayNo INTEGER REFERENCES RadioPlay(PlayNo), Studio TEXT, RecordedOn TEXT, TakesUsed INTEGER);
CREATE TABLE CastList (RecordingNo INTEGER REFERENCES Recording(RecordingNo), VoiceNo INTEGER REFERENCES Voice(VoiceNo), Role TEXT, Hours REAL, PRIMARY KEY (RecordingNo, VoiceNo));
CREATE TABLE Broadcast (BroadcastNo INTEGER PRIMARY KEY, RecordingNo INTEGER REFERENCES Recording(RecordingNo), AiredOn TEXT, Listeners INTEGER);
INSERT INTO Writer VALUES ('GW','Gwyneth Rees','Swansea'),('PH','Paul Hollins','Leeds'),('AS','Aditi Sen','Kolkata'),('MB','Mads Brun','Aarhus'),('ZK','Zofia Kern','Leeds');
INSERT INTO RadioPlay VALUES (1,'The Lamp Keeper','GW','mystery',55,NULL),(2,'Monsoon Exchange','AS','drama',45,'a short story'),(3,'Ice Telephone','MB','thriller',60,NULL),(4,'Aunt Vera''s Goose','PH','comedy',30,'a stage play'),(5,'The Lower Platform','GW','mystery',50,'a novel'),(6,'Small Print','PH','comedy',28,NULL);
INSERT INTO Voice VALUES (1,'Idris Bowen','deep',95,'Welsh'),(2,'Maggie Thorpe','warm',80,'Yorkshire'),(3,'Rohini Das','bright',85,'Bengali'),(4,'Karl Ager','rough',70,'Danish'),(5,'Nell Summers','bright',60,'London'),(6,'Victor Lowe','deep',110,'neutral');
INSERT INTO Recording VALUES (1,1,'Studio A','2023-03-14',61),(2,2,'Studio B','2023-05-09',48),(3,3,'Studio A','2023-09-26',90),(4,4,'Studio C','2023-12-01',33),(5,5,'Studio A','2024-02-19',70);
INSERT INTO CastList VALUES (1,1,'keeper',9),(1,2,'wife',6.5),(2,3,'Meera',8),(2,6,'banker',4),(3,4,'operator',10),(3,6,'voice on line',5),(4,2,'Vera',6),(5,1,'station master',8.5);
INSERT INTO Broadcast VALUES (1,1,'2023-04-02',310000),(2,2,'2023-06-04',190000),(3,3,'2023-10-29',275000),(4,4,'2023-12-25',420000),(5,1,'2024-01-07',150000),(6,3,'2024-03-10',98000);
-- List the titles of plays of the genre mystery.
-- our mystery pieces
-- In what plays do you have to find out who did it (mystery)?
-- genre mystery: play titles
SELECT PlayTitle FROM RadioPlay WHERE Genre = 'mystery';
-- How many recordings were made in Studio A?
-- number of recordings done at Studio A
-- How many times did we record something at Studio A?
-- studio Studio A: recording count
SELECT COUNT(*) FROM Recording WHERE Studio = 'Studio A';
-- Which voice has the highest hourly fee?
-- name of our dearest speaker per hour
-- Who wants more money an hour than all the others to speak for us?
-- voices by hourly fee, top name
SELECT VoiceName FROM Voice ORDER BY HourlyFee DESC LIMIT 1;
-- Show each play title and the name of its writer.
-- plays and who wrote them
-- Who thought up each piece? The piece first.
-- play title, writer name
SELECT T1.PlayTitle, T2.WriterName FROM RadioPlay AS T1 JOIN Writer AS T2 ON T1.WriterCode = T2.WriterCode;
-- What are the total hours of each voice?
-- speakers, by name, and hours they spent in recordings
-- For how long has everyone spoken into our microphones in all? Who first.
-- voice name, sum of the hours on the cast lists
SELECT T1.VoiceName, SUM(T2.Hours) FROM Voice AS T1 JOIN CastList AS T2 ON T1.VoiceNo = T2.VoiceNo GROUP BY T1.VoiceNo;
-- Which plays have not been recorded?
-- titles without a recording
-- What has never been in front of a microphone?
-- plays with zero recordings, titles
SELECT PlayTitle FROM RadioPlay WHERE PlayNo NOT IN (SELECT PlayNo FROM Recording);
-- Which writers have no play?
-- names of authors from whom we have nothing
-- Who has written nothing for us?
-- writers without a play, names
SELECT WriterName FROM Writer WHERE WriterCode NOT IN (SELECT WriterCode FROM RadioPlay);
-- Find the titles of plays that Victor Lowe took part in.
-- where can Victor Lowe be heard? titles
-- In what pieces does Victor Lowe speak?
-- voice Victor Lowe: play title for each recording
SELECT T4.PlayTitle FROM Voice AS T1 JOIN CastList AS T2 ON T1.VoiceNo = T2.VoiceNo JOIN Recording AS T3 ON T2.RecordingNo = T3.RecordingNo JOIN RadioPlay AS T4 ON T3.PlayNo = T4.PlayNo WHERE T1.VoiceName = 'Victor Lowe';
-- How many listeners did each play have in total?
-- audience per play title over all broadcasts
-- How many people have heard each piece, all told? The piece first.
-- play title, listeners summed over its broadcasts
SELECT T1.PlayTitle, SUM(T3.Listeners) FROM RadioPlay AS T1 JOIN Recording AS T2 ON T1.PlayNo = T2.PlayNo JOIN Broadcast AS T3 ON T2.RecordingNo = T3.RecordingNo GROUP BY T1.PlayNo;
-- Which plays were broadcast more than once (more than 1 time)?
-- titles on air over 1 time
-- What has been on the radio more than 1 time?
-- plays with over 1 broadcast, titles
SELECT T1.PlayTitle FROM RadioPlay AS T1 JOIN Recording AS T2 ON T1.PlayNo = T2.PlayNo JOIN Broadcast AS T3 ON T2.RecordingNo = T3.RecordingNo GROUP BY T1.PlayNo HAVING COUNT(*) > 1;
-- What are the titles of plays that are not adapted from anything?
-- original pieces, adapted from nothing
-- What was thought up afresh, and not made out of something else?
-- adapted from is empty: play titles
SELECT PlayTitle FROM RadioPlay WHERE AdaptedFrom IS NULL;
-- On which dates did a broadcast have more listeners than average?
-- airing dates with an audience over the mean
-- On what days did more people tune in than do on average?
-- listeners above the mean: aired on
SELECT AiredOn FROM Broadcast WHERE Listeners > (SELECT AVG(Listeners) FROM Broadcast);
-- Which voices have a deep or a warm timbre?
-- speakers sounding deep or warm
-- Who sounds warm or deep?
-- timbre warm or deep: voice names
SELECT VoiceName FROM Voice WHERE Timbre = 'deep' OR Timbre = 'warm';
-- Give the shortest, longest and average play in minutes.
-- min, max, mean minutes of our plays
-- For how many minutes do our pieces go on: at least, at most, on average?
-- play minutes: min, max, mean
SELECT MIN(Minutes), MAX(Minutes), AVG(Minutes) FROM RadioPlay;
-- Show the number of plays by residence of the writer.
-- plays counted per place where the author lives
-- How many pieces come from authors of every town? The town first.
-- writer's residence, play count
SELECT T1.Residence, COUNT(*) FROM Writer AS T1 JOIN RadioPlay AS T2 ON T1.WriterCode = T2.WriterCode GROUP BY T1.Residence;

-- database: scrollstrip_webcomics
CREATE TABLE artist (id INTEGER PRIMARY KEY, username TEXT, region TEXT, joined_at TEXT, is_pro TEXT);
CREATE TABLE comic (id INTEGER PRIMARY KEY, title TEXT, artist_id INTEGER REFERENCES artist(id), genre TEXT, adult TEXT, update_day TEXT);
CREATE TABLE chapter (id INTEGER PRIMARY KEY, comic_id INTEGER REFERENCES comic(id), number INTEGER, label TEXT, panels INTEGER, likes INTEGER, coins INTEGER);
CREATE TABLE fan (id INTEGER PRIMARY KEY, username TEXT, age INTEGER, coins_left INTEGER);
CREATE TABLE bookmark (fan_id INTEGER REFERENCES fan(id), comic_id INTEGER REFERENCES comic(id), added_at TEXT, PRIMARY KEY (fan_id, comic_id));
CREATE TABLE tip (id INTEGER PRIMARY KEY, fan_id INTEGER REFERENCES fan(id), artist_id INTEGER REFERENCES artist(id), amount REAL);
INSERT INTO artist VALUES (1,'inkymoon','Asia','2020-02-10','yes'),(2,'sketchbear','Europe','2021-05-02','no'),(3,'pan_ela','Europe','2019-08-17','yes'),(4,'nocturno','Americas','2022-11-30','no'),(5,'doodle_dee','Oceania','2023-09-09','no');
INSERT INTO comic VALUES (1,'My Landlord Is a Ghost',1,'romance','no','Tuesday'),(2,'Byte Knight',1,'action','no','Friday'),(3,'Bear in the Office',2,'comedy','no','Monday'),(4,'Nine Lives Left',3,'drama','yes','Friday'),(5,'Dead Radio',4,'horror','yes','Sunday'),(6,'Pierogi Princess',3,'comedy','no','Thursday');
INSERT INTO chapter VALUES (1,1,1,'The lease',44,5200,0),(2,1,2,'Cold feet',51,6100,3),(3,2,1,'Boot',60,3300,0),(4,3,1,'First day',12,900,0),(5,3,2,'Fish lunch',14,1400,0),(6,4,1,'One',38,2800,0),(7,4,2,'Two',40,3500,4),(8,6,1,'Dough',25,2100,0);
INSERT INTO fan VALUES (1,'luv2read',16,12),(2,'marta88',35,40),(3,'gh0stie',21,0),(4,'binger',28,150),(5,'newhere',19,5);
INSERT INTO bookmark VALUES (1,1,'2024-01-02'),(1,3,'2024-01-09'),(2,1,'2024-02-14'),(2,4,'2024-02-15'),(3,1,'2024-03-01'),(4,6,'2024-03-05'),(4,2,'2024-03-05');
INSERT INTO tip VALUES (1,2,1,5),(2,4,1,20),(3,4,3,10),(4,2,3,2.5),(5,1,2,1),(6,4,2,8);
-- What are the titles of comics updated on Friday?
-- which strips have Friday as update day
-- What goes on with a new part every Friday?
-- update day Friday: comic titles
SELECT title FROM comic WHERE update_day = 'Friday';
-- How many chapters are free, that is, cost 0 coins?
-- number of chapters priced at 0 coins
-- How many parts can you read for nothing, that is for 0?
-- coins = 0: count of chapters
SELECT COUNT(*) FROM chapter WHERE coins = 0;
-- Which chapter has the most likes? Give its label.
-- label of the best liked chapter
-- What part do more people like than any other?
-- chapters by likes, top label
SELECT label FROM chapter ORDER BY likes DESC LIMIT 1;
-- Show the title of each comic and the username of its artist.
-- comics and the users who draw them
-- Who draws each strip? The strip first.
-- comic title, artist's username
SELECT T1.title, T2.username FROM comic AS T1 JOIN artist AS T2 ON T1.artist_id = T2.id;
-- What is the total number of likes for each comic title?
-- likes summed per strip
-- How often have people clicked that they like something in each strip? The strip first.
-- comic title, sum of chapter likes
SELECT T1.title, SUM(T2.likes) FROM comic AS T1 JOIN chapter AS T2 ON T1.id = T2.comic_id GROUP BY T1.id;
-- Which comics do not have a chapter yet?
-- titles without any chapter
-- For which strips is there nothing to read so far?
-- comics with zero chapters, titles
SELECT title FROM comic WHERE id NOT IN (SELECT comic_id FROM chapter);
-- Which artists have never received a tip? Give the username.
-- usernames of artists nobody tipped
-- Who draws, but nobody has ever given them money?
-- artists with zero tips, username
SELECT username FROM artist WHERE id NOT IN (SELECT artist_id FROM tip);
-- Find the usernames of fans who bookmarked My Landlord Is a Ghost.
-- readers with a bookmark on My Landlord Is a Ghost
-- Who wants to find My Landlord Is a Ghost again and has marked it?
-- bookmark on My Landlord Is a Ghost: fan usernames
SELECT T1.username FROM fan AS T1 JOIN bookmark AS T2 ON T1.id = T2.fan_id JOIN comic AS T3 ON T2.comic_id = T3.id WHERE T3.title = 'My Landlord Is a Ghost';
-- How many comics are there in every genre?
-- comics by genre
-- How many strips are there of each kind? The kind first.
-- genre, comic count
SELECT genre, COUNT(*) FROM comic GROUP BY genre;
-- Which artists have drawn more than one comic? Usernames please.
-- usernames of artists behind over one strip
-- Who draws two strips or more?
-- artists with over one comic, username
SELECT T1.username FROM artist AS T1 JOIN comic AS T2 ON T1.id = T2.artist_id GROUP BY T1.id HAVING COUNT(*) > 1;
-- What is the sum of tips for each artist's username?
-- artists and the tips they collected
-- How much money has everyone who draws been given? Who first.
-- artist username, tip amounts added up
SELECT T1.username, SUM(T2.amount) FROM artist AS T1 JOIN tip AS T2 ON T1.id = T2.artist_id GROUP BY T1.id;
-- Which fans bookmarked both Nine Lives Left and My Landlord Is a Ghost?
-- username of everybody with bookmarks on Nine Lives Left as well as My Landlord Is a Ghost
-- Who has marked Nine Lives Left and also My Landlord Is a Ghost?
-- fan usernames with a bookmark on My Landlord Is a Ghost and one on Nine Lives Left
SELECT T1.username FROM fan AS T1 JOIN bookmark AS T2 ON T1.id = T2.fan_id JOIN comic AS T3 ON T2.comic_id = T3.id WHERE T3.title = 'Nine Lives Left' INTERSECT SELECT T1.username FROM fan AS T1 JOIN bookmark AS T2 ON T1.id = T2.fan_id JOIN comic AS T3 ON T2.comic_id = T3.id WHERE T3.title = 'My Landlord Is a Ghost';
-- Which fans are older than the average fan?
-- usernames of readers above the mean age
-- Which readers have lived more years than readers have on average?
-- age above the mean: fan username
SELECT username FROM fan WHERE age > (SELECT AVG(age) FROM fan);
-- Give the average number of panels and the average number of likes of a chapter.
-- mean panels, mean likes
-- How many pictures does a part have on average, and how many people like it on average?
-- chapters: average of panels, average of likes
SELECT AVG(panels), AVG(likes) FROM chapter;
-- Which fan gave the most in tips? Show the username.
-- the most generous reader by sum of tips
-- Which reader has handed out more money than any other?
-- tip amount summed by fan, top username
SELECT T1.username FROM fan AS T1 JOIN tip AS T2 ON T1.id = T2.fan_id GROUP BY T1.id ORDER BY SUM(T2.amount) DESC LIMIT 1;
-- List the titles of adult comics (adult yes) from Europe.
-- strips with a yes for adult whose artist sits in the region Europe
-- Which strips not meant for children (adult: yes) are by somebody in Europe?
-- artist region Europe, adult = yes: comic titles
SELECT T1.title FROM comic AS T1 JOIN artist AS T2 ON T1.artist_id = T2.id WHERE T1.adult = 'yes' AND T2.region = 'Europe';

-- database: fastlap_speedruns
CREATE TABLE videogame (gameno INTEGER PRIMARY KEY, gametitle TEXT, studio TEXT, releaseyear INTEGER);
CREATE TABLE category (catno INTEGER PRIMARY KEY, gameno INTEGER REFERENCES videogame(gameno), catname TEXT, rules TEXT);
CREATE TABLE runner (runnerno INTEGER PRIMARY KEY, tag TEXT, nation TEXT, firstrun TEXT, coach INTEGER REFERENCES runner(runnerno));
CREATE TABLE run (runno INTEGER PRIMARY KEY, catno INTEGER REFERENCES category(catno), runnerno INTEGER REFERENCES runner(runnerno), seconds INTEGER, rundate TEXT, verified TEXT);
INSERT INTO videogame VALUES (1,'Castle of Gears','Anvil Works',1994),(2,'Hoverhare','Pogo Soft',2001),(3,'Deep Well','Lantern',2015),(4,'Turnip Quest','Pogo Soft',1998),(5,'Night Courier','Lantern',2020);
INSERT INTO category VALUES (1,1,'any exit','glitches allowed'),(2,1,'all keys','no glitches'),(3,2,'any exit','glitches allowed'),(4,3,'all keys','no glitches'),(5,4,'pacifist','no enemy harmed'),(6,3,'blindfolded','eyes covered');
INSERT INTO runner VALUES (1,'zoomies','Canada','2014-01-20',NULL),(2,'frame_one','Sweden','2016-07-04',1),(3,'pixelpete','Brazil','2019-03-15',1),(4,'lagless','Sweden','2021-10-10',2),(5,'katsu','Japan','2012-06-01',NULL),(6,'slowpoke','Canada','2024-01-01',NULL);
INSERT INTO run VALUES (1,1,1,1204,'2020-05-02','yes'),(2,1,2,1189,'2022-08-14','yes'),(3,2,5,4410,'2019-11-23','yes'),(4,3,3,655,'2021-02-28','yes'),(5,3,4,671,'2023-04-09','no'),(6,4,5,3822,'2022-12-11','yes'),(7,5,2,2140,'2023-07-16','yes'),(8,1,4,1260,'2023-09-03','no');
-- What are the tags of runners from Sweden?
-- who runs for Sweden
-- Which players are Swedish, i.e. from Sweden?
-- nation Sweden: runner tags
SELECT tag FROM runner WHERE nation = 'Sweden';
-- How many runs are verified (verified yes)?
-- number of runs with a yes for verified
-- How many attempts have been looked at and found true (verified: yes)?
-- verified = yes, run count
SELECT COUNT(*) FROM run WHERE verified = 'yes';
-- Which game was released first?
-- title of our oldest game
-- Which title came out before all others?
-- videogames by release year, lowest first, one title only
SELECT gametitle FROM videogame ORDER BY releaseyear LIMIT 1;
-- Show each game title and its number of categories.
-- categories per game
-- In how many ways can each title be raced through? The title first.
-- game title, category count
SELECT T1.gametitle, COUNT(*) FROM videogame AS T1 JOIN category AS T2 ON T1.gameno = T2.gameno GROUP BY T1.gameno;
-- Which games have no category?
-- titles for which there are no categories
-- Which titles are there no ways for to race through?
-- videogames with zero categories, titles
SELECT gametitle FROM videogame WHERE gameno NOT IN (SELECT gameno FROM category);
-- Show the tag of every coached runner and the tag of the coach.
-- runners and their coaches
-- Who is trained by whom? The one trained first.
-- runner's tag, coach's tag
SELECT T1.tag, T2.tag FROM runner AS T1 JOIN runner AS T2 ON T1.coach = T2.runnerno;
-- Find the tags of runners who ran Castle of Gears, without repeats (distinct).
-- different people with a run in Castle of Gears
-- Who has raced through Castle of Gears? No repeats.
-- game Castle of Gears: runner tag, each one time
SELECT DISTINCT T1.tag FROM runner AS T1 JOIN run AS T2 ON T1.runnerno = T2.runnerno JOIN category AS T3 ON T2.catno = T3.catno JOIN videogame AS T4 ON T3.gameno = T4.gameno WHERE T4.gametitle = 'Castle of Gears';
-- What is the fastest time in seconds in each category name?
-- best seconds by name of category
-- How few seconds did the quickest need, by what the class is called? The class first.
-- category name, min of the seconds
SELECT T1.catname, MIN(T2.seconds) FROM category AS T1 JOIN run AS T2 ON T1.catno = T2.catno GROUP BY T1.catname;
-- Which runners have at least 2 runs?
-- tags with two or more runs
-- Who has raced two times or more?
-- runners with no fewer than 2 runs: tag
SELECT T1.tag FROM runner AS T1 JOIN run AS T2 ON T1.runnerno = T2.runnerno GROUP BY T1.runnerno HAVING COUNT(*) >= 2;
-- Which runners have never submitted a run?
-- tags without a run
-- Who is on the list, but has not raced at all?
-- runners with zero runs, tags
SELECT tag FROM runner WHERE runnerno NOT IN (SELECT runnerno FROM run);
-- Which category names have no run?
-- categories nobody has tried
-- In what class has nobody ever raced?
-- categories without run: name
SELECT catname FROM category WHERE catno NOT IN (SELECT catno FROM run);
-- Who holds the shortest run of all? Give the tag.
-- tag behind the run with the fewest seconds
-- Who was quicker than anyone has been in any race?
-- runs by seconds, lowest one: tag of the runner
SELECT T1.tag FROM runner AS T1 JOIN run AS T2 ON T1.runnerno = T2.runnerno ORDER BY T2.seconds LIMIT 1;
-- On which dates did runs take longer than the average run?
-- dates of runs slower than the mean
-- When did someone need more time than people do on average?
-- seconds above the mean: run date
SELECT rundate FROM run WHERE seconds > (SELECT AVG(seconds) FROM run);
-- How many different studios made the games?
-- number of distinct studios
-- How many separate firms are behind the titles?
-- number of studios, each one time
SELECT COUNT(DISTINCT studio) FROM videogame;
-- Give the longest, shortest and average seconds of a run.
-- max, min and mean time in seconds
-- How many seconds does an attempt take at most, at least and on average?
-- run seconds: max, min, mean
SELECT MAX(seconds), MIN(seconds), AVG(seconds) FROM run;
-- Which nations have more than one runner?
-- countries represented by over one person
-- What countries do two players or more come from?
-- nation with more than one runner
SELECT nation FROM runner GROUP BY nation HAVING COUNT(*) > 1;
