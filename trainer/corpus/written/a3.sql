-- database: granite_basin_park
CREATE TABLE zones (zone_code TEXT PRIMARY KEY, zone_name TEXT, hectares INTEGER, nightly_quota INTEGER);
CREATE TABLE rangers (ranger_id INTEGER PRIMARY KEY, name TEXT, badge TEXT, hired_year INTEGER, zone_code TEXT REFERENCES zones(zone_code), chief_id INTEGER REFERENCES rangers(ranger_id));
CREATE TABLE trailheads (trailhead_id INTEGER PRIMARY KEY, label TEXT, parking_spots INTEGER, elevation_ft INTEGER, zone_code TEXT REFERENCES zones(zone_code));
CREATE TABLE permits (permit_no INTEGER PRIMARY KEY, holder TEXT, party_size INTEGER, entry_trailhead INTEGER REFERENCES trailheads(trailhead_id), exit_trailhead INTEGER REFERENCES trailheads(trailhead_id), entry_date TEXT, nights INTEGER, status TEXT);
CREATE TABLE citations (citation_id INTEGER PRIMARY KEY, ranger_id INTEGER REFERENCES rangers(ranger_id), offence TEXT, fine_usd INTEGER, issued_on TEXT);
INSERT INTO zones VALUES ('N1','Upper Lakes',8200,40),('N2','Granite Bowl',5100,25),('S1','Cedar Flats',12700,80),('S2','Dry Fork',3900,15);
INSERT INTO rangers VALUES (1,'Loretta Begay','R-04',1999,'N1',NULL),(2,'Sam Whitcomb','R-11',2008,'N1',1),(3,'Ines Duarte','R-15',2014,'S1',1),(4,'Cole Hatch','R-22',2020,'S1',3),(5,'Mei Tanaka','R-23',2021,'N2',2);
INSERT INTO trailheads VALUES (1,'Mirror Pond',45,7200,'N1'),(2,'Switchback',20,8100,'N2'),(3,'Cedar Gate',120,4300,'S1'),(4,'Heron Landing',30,4450,'S1'),(5,'Old Mine',12,8650,'N2');
INSERT INTO permits VALUES (9001,'Paula Grieg',4,1,2,'2023-07-02',3,'used'),(9002,'Hiro Sato',2,2,1,'2023-07-05',2,'cancelled'),(9003,'Troop 88',12,3,3,'2023-07-09',1,'used'),(9004,'Nell Archer',1,1,1,'2023-08-11',5,'used'),(9005,'Amit Rao',3,4,3,'2023-08-19',2,'no-show'),(9006,'Paula Grieg',2,3,4,'2023-09-01',4,'issued');
INSERT INTO citations VALUES (1,2,'illegal campfire',250,'2023-07-04'),(2,4,'food left out',100,'2023-07-10'),(3,4,'illegal campfire',250,'2023-08-02'),(4,3,'no permit',150,'2023-08-12'),(5,4,'dog off leash',75,'2023-08-15'),(6,5,'no permit',150,'2023-09-03');
-- How many permits were used?
-- number of permits with status used
-- How often did people really go on the leave we gave them, so that it is used?
-- status = used, count permits
SELECT COUNT(*) FROM permits WHERE status = 'used';
-- List the labels of trailheads in the zone Cedar Flats.
-- Cedar Flats: which trailheads
-- Where can one set out on foot in Cedar Flats?
-- zone Cedar Flats: trailhead labels
SELECT t.label FROM trailheads AS t JOIN zones AS z ON t.zone_code = z.zone_code WHERE z.zone_name = 'Cedar Flats';
-- Which trailhead has the most parking spots?
-- where can the greatest number of cars park? trailhead label
-- Where can more cars stand than anywhere else?
-- top parking spots: trailhead label
SELECT label FROM trailheads ORDER BY parking_spots DESC LIMIT 1;
-- Show the holder, entry trailhead and exit trailhead of permits for more than 2 nights.
-- for stays over 2 nights: who, in where, out where
-- Who was out there for over 2 nights, where did they set off, and where did they come back out?
-- nights above 2: holder, entry trailhead label, exit trailhead label
SELECT p.holder, a.label, b.label FROM permits AS p JOIN trailheads AS a ON p.entry_trailhead = a.trailhead_id JOIN trailheads AS b ON p.exit_trailhead = b.trailhead_id WHERE p.nights > 2;
-- What is the total of fines issued by each ranger? Show the name as well.
-- ranger names with the sum of their fines
-- How much has everyone in uniform made people pay altogether? Who it is first.
-- ranger name, sum of fines in usd
SELECT r.name, SUM(c.fine_usd) FROM rangers AS r JOIN citations AS c ON r.ranger_id = c.ranger_id GROUP BY r.ranger_id;
-- Which rangers wrote no citation?
-- rangers who have not ticketed anybody, by name
-- Who in uniform has never made anybody pay?
-- ranger names without a citation
SELECT name FROM rangers WHERE ranger_id NOT IN (SELECT ranger_id FROM citations);
-- Which offences were cited more than once?
-- offences written up more than 1 time
-- For what wrong have people had to pay over once?
-- offence with more than one citation
SELECT offence FROM citations GROUP BY offence HAVING COUNT(*) > 1;
-- Show the names of zones without a trailhead.
-- zones you cannot enter by any trailhead
-- Into what parts of the park does no path start?
-- zone names, zero trailheads
SELECT zone_name FROM zones WHERE zone_code NOT IN (SELECT zone_code FROM trailheads);
-- Give the names of rangers together with their chiefs' names.
-- each ranger and the boss above, both names
-- Who in uniform takes orders from whom? The one below first.
-- ranger name, chief's name
SELECT a.name, b.name FROM rangers AS a JOIN rangers AS b ON a.chief_id = b.ranger_id;
-- What is the average, smallest and largest party size?
-- party sizes: mean, min, max
-- How many people go together: on average, at the least, at the most?
-- party size of permits - avg, min, max
SELECT AVG(party_size), MIN(party_size), MAX(party_size) FROM permits;
-- Which trailheads lie higher than the average elevation?
-- labels of trailheads above mean elevation
-- Where does one set out from higher up than average?
-- elevation over the mean: trailhead labels
SELECT label FROM trailheads WHERE elevation_ft > (SELECT AVG(elevation_ft) FROM trailheads);
-- How many different people or groups held a permit?
-- count unique permit holders
-- How many people or bodies, each counted once, have we given leave to go in?
-- number of different permit holders
SELECT COUNT(DISTINCT holder) FROM permits;
-- Show the ids of trailheads that were an entry trailhead and also an exit trailhead.
-- ids of trailheads serving as entry and also as exit
-- By which gates did some go in and some come out? Ids.
-- trailhead ids found both as exit and as entry
SELECT entry_trailhead FROM permits INTERSECT SELECT exit_trailhead FROM permits;
-- List the names and badges of rangers hired before 2010.
-- staff rangers from before 2010, name and badge
-- Who in uniform has been with us since earlier than 2010, and what badge do they wear?
-- hired year below 2010 - ranger name, badge
SELECT name, badge FROM rangers WHERE hired_year < 2010;
-- What is the number of rangers for every zone name?
-- rangers per zone, zone name first
-- How many people in uniform look after each part of the park? Part first.
-- zone name, count of rangers
SELECT z.zone_name, COUNT(*) FROM zones AS z JOIN rangers AS r ON z.zone_code = r.zone_code GROUP BY z.zone_code;

-- database: birchwater_campground
CREATE TABLE pitch_type (type_id INTEGER PRIMARY KEY, title TEXT, night_price REAL, max_persons INTEGER);
CREATE TABLE pitch (pitch_no TEXT PRIMARY KEY, type_id INTEGER REFERENCES pitch_type(type_id), sqm INTEGER, shade TEXT, has_power TEXT);
CREATE TABLE guest (guest_id INTEGER PRIMARY KEY, family_name TEXT, country TEXT, email TEXT, vehicle TEXT);
CREATE TABLE stay (stay_id INTEGER PRIMARY KEY, guest_id INTEGER REFERENCES guest(guest_id), pitch_no TEXT REFERENCES pitch(pitch_no), arrival TEXT, departure TEXT, adults INTEGER, children INTEGER, total REAL);
CREATE TABLE extra (extra_id INTEGER PRIMARY KEY, stay_id INTEGER REFERENCES stay(stay_id), item TEXT, quantity INTEGER, unit_price REAL);
INSERT INTO pitch_type VALUES (1,'tent meadow',18,4),(2,'caravan row',29.5,5),(3,'lakeside cabin',75,6),(4,'safari tent',92,5);
INSERT INTO pitch VALUES ('T1',1,60,'full','no'),('T2',1,70,'none','no'),('T3',1,55,'half','no'),('C1',2,100,'half','yes'),('C2',2,110,'none','yes'),('L1',3,40,'full','yes'),('L2',3,45,'half','yes');
INSERT INTO guest VALUES (1,'Vermeer','Netherlands','vermeer@mail.nl','campervan'),(2,'Schulz','Germany',NULL,'car'),(3,'Lindqvist','Sweden','lind@post.se','bicycle'),(4,'Fabre','France','fabre@mail.fr','car'),(5,'de Boer','Netherlands',NULL,'caravan'),(6,'Kovac','Croatia','kovac@mail.hr','motorcycle');
INSERT INTO stay VALUES (1,1,'C1','2023-06-03','2023-06-10',2,2,206.5),(2,3,'T1','2023-06-05','2023-06-06',1,0,18),(3,2,'L1','2023-07-01','2023-07-08',2,1,525),(4,5,'C2','2023-07-02','2023-07-16',2,3,413),(5,4,'L1','2023-07-20','2023-07-23',2,0,225),(6,1,'T2','2023-08-04','2023-08-07',2,2,54),(7,3,'T1','2023-08-10','2023-08-12',2,0,36);
INSERT INTO extra VALUES (1,1,'firewood',3,6),(2,3,'canoe hire',2,25),(3,3,'firewood',1,6),(4,4,'breakfast bag',14,7.5),(5,6,'canoe hire',1,25),(6,7,'firewood',2,6);
-- Which pitches have full shade? Give the pitch numbers.
-- pitch numbers, full shade only
-- Where can one camp without any sun, in full shade? Numbers.
-- shade = full, pitch no
SELECT pitch_no FROM pitch WHERE shade = 'full';
-- How many stays did guests from the Netherlands have?
-- count of stays by people from the Netherlands
-- How often have people from the Netherlands camped here?
-- guest country Netherlands, count stays
SELECT COUNT(*) FROM stay AS T1 JOIN guest AS T2 ON T1.guest_id = T2.guest_id WHERE T2.country = 'Netherlands';
-- What is the title of the cheapest pitch type?
-- lowest priced kind of pitch per night
-- What sort of place costs less a night than any other?
-- lowest night price: title of the pitch type
SELECT title FROM pitch_type ORDER BY night_price LIMIT 1;
-- Show the family names of guests who stayed in a lakeside cabin.
-- Who has slept in a lakeside cabin? family names
-- Who has spent nights in a lakeside cabin? One for each time.
-- pitch type lakeside cabin: guests' family names
SELECT T1.family_name FROM guest AS T1 JOIN stay AS T2 ON T1.guest_id = T2.guest_id JOIN pitch AS T3 ON T2.pitch_no = T3.pitch_no JOIN pitch_type AS T4 ON T3.type_id = T4.type_id WHERE T4.title = 'lakeside cabin';
-- Which guests have never stayed?
-- family names on file without a stay
-- Who is on our books without having camped here at all?
-- guests without a stay, family names
SELECT family_name FROM guest WHERE guest_id NOT IN (SELECT guest_id FROM stay);
-- How much did each family pay in total? Show the family name and the sum.
-- family name with all its stay totals added up
-- How much money have people left with us altogether? Who it is first.
-- family name, sum of total over the stays
SELECT T1.family_name, SUM(T2.total) FROM guest AS T1 JOIN stay AS T2 ON T1.guest_id = T2.guest_id GROUP BY T1.guest_id;
-- List the family names of guests without an email.
-- guests we can't mail as no email is known
-- To whom can we not write online?
-- email empty - family names of guests
SELECT family_name FROM guest WHERE email IS NULL;
-- Which pitch was occupied by at least 2 stays?
-- pitch numbers with two or more stays
-- On which plots have people camped no fewer than 2 times?
-- pitch no with 2+ stays
SELECT pitch_no FROM stay GROUP BY pitch_no HAVING COUNT(*) >= 2;
-- For every pitch type, show the title and the average size in square metres.
-- average sqm by kind of pitch
-- How big is a plot on average, in square metres, sort by sort? Sort first.
-- pitch type title, avg sqm
SELECT T1.title, AVG(T2.sqm) FROM pitch_type AS T1 JOIN pitch AS T2 ON T1.type_id = T2.type_id GROUP BY T1.type_id;
-- Which pitch types have no pitch?
-- kinds of pitch that do not exist on the ground
-- What sort of place do we have on the list, but not one of it?
-- titles of pitch types without a pitch
SELECT title FROM pitch_type WHERE type_id NOT IN (SELECT type_id FROM pitch);
-- What quantity of firewood was sold altogether?
-- total firewood quantity
-- How much have people bought to burn, of firewood, altogether?
-- item firewood, sum of quantity
SELECT SUM(quantity) FROM extra WHERE item = 'firewood';
-- Show arrival, departure and total of stays without children (0).
-- stays with 0 children: from, to, bill
-- When did grown-ups come on their own (children 0), when did they go, and how much did they pay?
-- children = 0: arrival, departure, total
SELECT arrival, departure, total FROM stay WHERE children = 0;
-- Which stays cost more than the average stay? Give arrival date and total.
-- arrival and bill of the stays above average
-- When did those come who had to pay more than average, and how much was it?
-- total over the mean: arrival, total
SELECT arrival, total FROM stay WHERE total > (SELECT AVG(total) FROM stay);
-- What different items are sold as extras?
-- distinct extras
-- What can one buy from us besides a place to camp? Each thing just once.
-- different items among the extras
SELECT DISTINCT item FROM extra;
-- What family name belongs to the most expensive stay?
-- family behind the biggest bill for one stay
-- Who had to pay more for one time here than anyone else?
-- top total of a stay: family name
SELECT T1.family_name FROM guest AS T1 JOIN stay AS T2 ON T1.guest_id = T2.guest_id ORDER BY T2.total DESC LIMIT 1;
-- List the vehicles of guests from Sweden or Germany.
-- what do people from Germany or Sweden come with?
-- In what do people from Sweden or Germany come?
-- country Germany or Sweden: guest vehicle
SELECT vehicle FROM guest WHERE country IN ('Sweden','Germany');

-- database: trout_brook_anglers
CREATE TABLE water (water_id INTEGER PRIMARY KEY, water_name TEXT, kind TEXT, county TEXT, day_ticket REAL, night_fishing TEXT);
CREATE TABLE species (species_id INTEGER PRIMARY KEY, common_name TEXT, min_size_cm INTEGER, closed_from TEXT, closed_to TEXT);
CREATE TABLE angler (angler_no INTEGER PRIMARY KEY, forename TEXT, surname TEXT, rod_licence TEXT, years_member INTEGER);
CREATE TABLE catch (catch_id INTEGER PRIMARY KEY, angler_no INTEGER REFERENCES angler(angler_no), water_id INTEGER REFERENCES water(water_id), species_id INTEGER REFERENCES species(species_id), caught_on TEXT, weight_g INTEGER, bait TEXT, released TEXT);
CREATE TABLE stocking (stocking_id INTEGER PRIMARY KEY, water_id INTEGER REFERENCES water(water_id), species_id INTEGER REFERENCES species(species_id), fish_count INTEGER, stocked_year INTEGER);
INSERT INTO water VALUES (1,'Trout Brook','stream','Kent',12,'no'),(2,'Gravel Pit','lake','Kent',9,'yes'),(3,'Abbey Pond','lake','Surrey',7.5,'no'),(4,'Long Canal','canal','Sussex',5,'yes'),(5,'Mill Race','stream','Sussex',10,'no');
INSERT INTO species VALUES (1,'brown trout',30,'10-01','03-31'),(2,'pike',60,'03-15','06-15'),(3,'carp',NULL,NULL,NULL),(4,'perch',NULL,NULL,NULL),(5,'grayling',35,'03-15','06-15');
INSERT INTO angler VALUES (1,'Ted','Barlow','L-771',22),(2,'Irena','Novak','L-802',4),(3,'Joe','Pascoe','L-655',31),(4,'Tamsin','Roe',NULL,1),(5,'Vikram','Shah','L-910',6);
INSERT INTO catch VALUES (1,1,1,1,'2023-05-06',740,'dry fly','yes'),(2,2,2,3,'2023-05-20',8300,'boilie','yes'),(3,3,1,1,'2023-06-01',1120,'nymph','no'),(4,3,4,2,'2023-07-12',5400,'spinner','yes'),(5,1,2,4,'2023-07-30',610,'worm','no'),(6,5,2,3,'2023-08-02',11250,'sweetcorn','yes'),(7,2,3,3,'2023-08-15',6900,'boilie','yes'),(8,1,1,1,'2023-09-10',530,'dry fly','yes');
INSERT INTO stocking VALUES (1,1,1,400,2021),(2,2,3,60,2020),(3,3,3,45,2022),(4,1,1,350,2023),(5,3,4,800,2023),(6,5,5,200,2022);
-- Show the names of the waters in Kent.
-- where may one fish in Kent? names
-- Where in Kent can one sit with a rod?
-- county Kent - water names
SELECT water_name FROM water WHERE county = 'Kent';
-- How many fish were caught with boilie?
-- number of catches on a boilie
-- How often did something bite on a boilie?
-- bait = boilie, number of catches
SELECT COUNT(*) FROM catch WHERE bait = 'boilie';
-- What is the weight of the heaviest carp caught?
-- biggest carp in grams
-- How heavy was the biggest carp that anyone pulled out, in grams?
-- species carp: max weight
SELECT MAX(T1.weight_g) FROM catch AS T1 JOIN species AS T2 ON T1.species_id = T2.species_id WHERE T2.common_name = 'carp';
-- Which angler caught the heaviest fish? Give forename and surname.
-- forename and surname of the one with the weightiest catch
-- Who pulled out something heavier than anybody else did? Given name, family name.
-- top weight of a catch: forename, surname of the angler
SELECT T1.forename, T1.surname FROM angler AS T1 JOIN catch AS T2 ON T1.angler_no = T2.angler_no ORDER BY T2.weight_g DESC LIMIT 1;
-- Find the waters where no catch has been recorded.
-- waters with no fish reported
-- Where has nothing been pulled out so far?
-- water names without a catch
SELECT water_name FROM water WHERE water_id NOT IN (SELECT water_id FROM catch);
-- Which anglers have caught nothing? Show the surname.
-- surnames of the luckless with no catch
-- Who has had no luck at all with the rod? Family names.
-- surnames of anglers, zero catches
SELECT surname FROM angler WHERE angler_no NOT IN (SELECT angler_no FROM catch);
-- Show the common name of each species and the average weight of its catches.
-- species by species, what do the caught fish weigh on average?
-- How heavy is what people pull out on average, sort by sort? What ordinary people call it first.
-- species common name, avg weight of catches
SELECT T1.common_name, AVG(T2.weight_g) FROM species AS T1 JOIN catch AS T2 ON T1.species_id = T2.species_id GROUP BY T1.species_id;
-- How many fish were stocked in total in each water? Show the water name.
-- water name and sum of stocked fish
-- How many young ones have been put into each lake or river altogether? The place first.
-- water name, sum of fish count stocked
SELECT T1.water_name, SUM(T2.fish_count) FROM water AS T1 JOIN stocking AS T2 ON T1.water_id = T2.water_id GROUP BY T1.water_id;
-- List the common names of species without a closed from date.
-- which fish have no closed from entry
-- For what sort of fish is no day noted from which one must leave it alone?
-- closed from empty: common names
SELECT common_name FROM species WHERE closed_from IS NULL;
-- Which anglers caught at least 3 fish? Give the surname.
-- surnames with three or more catches
-- Who has had no fewer than 3 on the hook? Family names.
-- surnames with 3+ catches
SELECT T1.surname FROM angler AS T1 JOIN catch AS T2 ON T1.angler_no = T2.angler_no GROUP BY T1.angler_no HAVING COUNT(*) >= 3;
-- What are the minimum, maximum and average price of a day ticket?
-- day tickets: cheapest, dearest, mean
-- How much does one pay to sit there for a day: at the least, at the most, on average?
-- day ticket - min, max, avg
SELECT MIN(day_ticket), MAX(day_ticket), AVG(day_ticket) FROM water;
-- Which species were caught in Trout Brook or in Long Canal? List each once.
-- distinct fish species from Long Canal or Trout Brook
-- What has been pulled out of Long Canal or Trout Brook? Each sort just once.
-- different species common names, water Long Canal or Trout Brook
SELECT DISTINCT T1.common_name FROM species AS T1 JOIN catch AS T2 ON T1.species_id = T2.species_id JOIN water AS T3 ON T2.water_id = T3.water_id WHERE T3.water_name = 'Trout Brook' OR T3.water_name = 'Long Canal';
-- List the date and weight of the catches that were not released (no).
-- fish kept, released no: day and grams
-- When did somebody take it home instead of throwing it back (no), and how heavy was it?
-- released = no: caught on, weight
SELECT caught_on, weight_g FROM catch WHERE released = 'no';
-- Give the ids of waters that were stocked but have no catch.
-- ids of waters having a stocking but no catch
-- Where have young ones been put in without anything being pulled out? Ids.
-- water ids with a stocking, minus water ids with a catch
SELECT water_id FROM stocking EXCEPT SELECT water_id FROM catch;
-- Give the surnames of members of longer standing than the average.
-- who has been a member for more years than average? surname
-- Who has been one of us for longer than average? Family names.
-- years member over the mean - surnames
SELECT surname FROM angler WHERE years_member > (SELECT AVG(years_member) FROM angler);
-- How many lakes allow night fishing (yes)?
-- count waters of kind lake with night fishing yes
-- On how many lakes may one sit until morning (yes), kind lake?
-- night fishing = yes, kind lake: count waters
SELECT COUNT(*) FROM water WHERE kind = 'lake' AND night_fishing = 'yes';

-- database: game_licence_office
CREATE TABLE district (dist_cd TEXT PRIMARY KEY, dist_nm TEXT, acres INTEGER, warden_nm TEXT);
CREATE TABLE species_quota (sp_cd TEXT PRIMARY KEY, sp_nm TEXT, tag_fee INTEGER, season_open TEXT, season_close TEXT);
CREATE TABLE hunter (cust_no INTEGER PRIMARY KEY, lname TEXT, fname TEXT, dob TEXT, resident TEXT, safety_cert TEXT);
CREATE TABLE tag (tag_no INTEGER PRIMARY KEY, cust_no INTEGER REFERENCES hunter(cust_no), sp_cd TEXT REFERENCES species_quota(sp_cd), dist_cd TEXT REFERENCES district(dist_cd), weapon TEXT, iss_dt TEXT, fee_pd INTEGER);
CREATE TABLE harvest (harv_no INTEGER PRIMARY KEY, tag_no INTEGER REFERENCES tag(tag_no), harv_dt TEXT, wt_lb INTEGER, sex TEXT);
INSERT INTO district VALUES ('D1','Willow Creek',210000,'H. Pruitt'),('D2','Bald Mountain',345000,'S. Yazzie'),('D3','Antelope Plain',512000,'H. Pruitt'),('D4','River Breaks',98000,NULL);
INSERT INTO species_quota VALUES ('ELK','elk',53,'2023-09-15','2023-11-30'),('MDR','mule deer',38,'2023-10-01','2023-11-15'),('PRH','pronghorn',37,'2023-09-20','2023-10-10'),('TKY','wild turkey',18,'2023-04-15','2023-05-31'),('BBR','black bear',45,'2023-09-01','2023-10-31');
INSERT INTO hunter VALUES (501,'Garza','Luis','1979-03-14','Y','HS-1001'),(502,'Hoyt','Darlene','1965-11-02','Y','HS-0412'),(503,'Kemp','Tyler','2005-08-21','N','HS-2290'),(504,'Olsen','Brandt','1988-01-30','N',NULL),(505,'Redbird','June','1992-06-17','Y','HS-1733'),(506,'Vance','Curt','1958-12-25','Y',NULL);
INSERT INTO tag VALUES (1,501,'ELK','D2','rifle','2023-07-01',53),(2,501,'MDR','D1','rifle','2023-07-01',38),(3,502,'ELK','D2','bow','2023-07-03',53),(4,503,'PRH','D3','rifle','2023-07-10',310),(5,505,'MDR','D1','muzzleloader','2023-07-12',38),(6,502,'TKY','D1','shotgun','2023-03-20',18),(7,505,'ELK','D1','bow','2023-07-12',53),(8,504,'PRH','D3','bow','2023-07-15',310);
INSERT INTO harvest VALUES (1,1,'2023-10-02',612,'M'),(2,4,'2023-09-22',104,'M'),(3,5,'2023-10-20',148,'F'),(4,6,'2023-04-28',19,'M'),(5,8,'2023-10-01',92,'F'),(6,3,'2023-09-27',455,'F');
-- List the last and first names of hunters who are not resident (N).
-- resident N: last name, first name
-- Who does not live around here (N)? Family name, then given name.
-- resident = N: hunters' lname, fname
SELECT lname, fname FROM hunter WHERE resident = 'N';
-- How many tags were issued for the weapon bow?
-- bow tags, how many
-- How many times did we let somebody go out with a bow?
-- weapon bow, number of tags
SELECT COUNT(*) FROM tag WHERE weapon = 'bow';
-- Which species has the highest tag fee?
-- the game that is dearest to get a tag for
-- For what must one pay more than for any other animal?
-- top tag fee: species name
SELECT sp_nm FROM species_quota ORDER BY tag_fee DESC LIMIT 1;
-- Show the last names of hunters who hold an elk tag.
-- elk tag holders by last name
-- Who may go after an elk? Family names, one for each permission.
-- species elk: hunters' last names
SELECT h.lname FROM hunter AS h JOIN tag AS t ON h.cust_no = t.cust_no JOIN species_quota AS s ON t.sp_cd = s.sp_cd WHERE s.sp_nm = 'elk';
-- What is the sum of fees paid in each district? Show the district name.
-- district name with total fees taken
-- How much money has come in altogether for each part of the country? Part first.
-- district name, sum of fee paid
SELECT d.dist_nm, SUM(t.fee_pd) FROM district AS d JOIN tag AS t ON d.dist_cd = t.dist_cd GROUP BY d.dist_cd;
-- For which species was no tag issued?
-- species names with no tag
-- After which animals is nobody allowed to go so far?
-- species names, zero tags
SELECT sp_nm FROM species_quota WHERE sp_cd NOT IN (SELECT sp_cd FROM tag);
-- Give the last names of hunters without any tag.
-- customers who bought no tag, last name
-- Who is on our books without leave to shoot anything? Family names.
-- last names of hunters without a tag
SELECT lname FROM hunter WHERE cust_no NOT IN (SELECT cust_no FROM tag);
-- Which hunters hold 2 or more tags? Show last name and number of tags.
-- last names and tag counts where the count is at least two
-- Who has been given leave no fewer than 2 times, and how often? Family name first.
-- hunter last name, count of tags, 2+ only
SELECT h.lname, COUNT(*) FROM hunter AS h JOIN tag AS t ON h.cust_no = t.cust_no GROUP BY h.cust_no HAVING COUNT(*) >= 2;
-- What is the average weight of the animals harvested, by species name?
-- species and mean pounds of its harvested animals
-- How heavy is what people bring home on average, animal by animal? Animal first.
-- species name, avg weight in lb of harvests
SELECT s.sp_nm, AVG(v.wt_lb) FROM species_quota AS s JOIN tag AS t ON s.sp_cd = t.sp_cd JOIN harvest AS v ON t.tag_no = v.tag_no GROUP BY s.sp_cd;
-- On which dates was a harvest made in Bald Mountain?
-- harvest days for Bald Mountain
-- When did somebody bring home something from Bald Mountain?
-- district Bald Mountain: harvest dates
SELECT v.harv_dt FROM harvest AS v JOIN tag AS t ON v.tag_no = t.tag_no JOIN district AS d ON t.dist_cd = d.dist_cd WHERE d.dist_nm = 'Bald Mountain';
-- Which tags have no harvest? Show the tag numbers.
-- unfilled tags, numbers
-- With which permissions has nobody brought anything home? Numbers.
-- tag no without a harvest
SELECT tag_no FROM tag WHERE tag_no NOT IN (SELECT tag_no FROM harvest);
-- What are the lightest and the heaviest harvest in pounds?
-- min and max weight brought in
-- How many pounds was what people brought home, at the least and at the most?
-- weight lb of harvests - min, max
SELECT MIN(wt_lb), MAX(wt_lb) FROM harvest;
-- How many different weapons appear on tags?
-- number of distinct weapons
-- With how many kinds of arms, each counted once, may people go out?
-- number of different weapons on tags
SELECT COUNT(DISTINCT weapon) FROM tag;
-- Which districts are bigger than the average district?
-- names of districts with above-average acres
-- Which parts of the country are bigger than average?
-- acres over the mean: district names
SELECT dist_nm FROM district WHERE acres > (SELECT AVG(acres) FROM district);
-- Which hunters have no safety certificate? Give last name and date of birth.
-- last name, birth date where the safety cert is missing
-- Who has no paper to show that they can handle a gun safely, and when did they come into the world? Family name first.
-- safety cert empty: last name, date of birth
SELECT lname, dob FROM hunter WHERE safety_cert IS NULL;
-- Name the district that has no warden.
-- district lacking a warden
-- Over which part of the country does nobody watch?
-- warden empty - district name
SELECT dist_nm FROM district WHERE warden_nm IS NULL;

-- database: high_route_huts
CREATE TABLE Valley (ValleyId INTEGER PRIMARY KEY, ValleyName TEXT, Canton TEXT);
CREATE TABLE Hut (HutId INTEGER PRIMARY KEY, HutName TEXT, AltitudeM INTEGER, Beds INTEGER, Guardian TEXT, ValleyId INTEGER REFERENCES Valley(ValleyId), OpenedYear INTEGER);
CREATE TABLE Stage (StageId INTEGER PRIMARY KEY, FromHut INTEGER REFERENCES Hut(HutId), ToHut INTEGER REFERENCES Hut(HutId), Hours REAL, Ascent INTEGER, SacGrade TEXT);
CREATE TABLE Overnight (OvernightId INTEGER PRIMARY KEY, HutId INTEGER REFERENCES Hut(HutId), GuestName TEXT, NightOf TEXT, Persons INTEGER, HalfBoard TEXT, AlpineClubMember TEXT);
INSERT INTO Valley VALUES (1,'Val Ferrine','Valais'),(2,'Kaltental','Bern'),(3,'Val Mesra','Graubunden'),(4,'Gruental','Bern');
INSERT INTO Hut VALUES (1,'Cabane du Lynx',2450,60,'Yvette Moret',1,1932),(2,'Steinbockhutte',2812,84,'Kurt Abegg',2,1908),(3,'Chamanna Mesra',2290,40,'Gian Caduff',3,1967),(4,'Nebelhutte',1980,28,NULL,2,1989),(5,'Firnbiwak',3105,12,NULL,1,1975),(6,'Alpenrose',1760,35,'Heidi Zurcher',2,1921);
INSERT INTO Stage VALUES (1,1,2,5.5,980,'T3'),(2,2,4,3,210,'T2'),(3,4,6,2.5,150,'T2'),(4,1,5,4,720,'T5'),(5,5,2,6,640,'T5'),(6,6,2,4.5,1110,'T3');
INSERT INTO Overnight VALUES (1,1,'Lea Roth','2023-07-14',2,'yes','yes'),(2,2,'Lea Roth','2023-07-15',2,'yes','yes'),(3,2,'Group Delta','2023-07-15',9,'yes','no'),(4,3,'Paul Jaton','2023-08-03',1,'no','yes'),(5,4,'Lea Roth','2023-07-16',2,'no','yes'),(6,2,'Ugo Rizzi','2023-08-20',3,'yes','no'),(7,1,'Ugo Rizzi','2023-08-19',3,'no','no');
-- List the names of huts above 2400 metres.
-- which huts stand over 2400 m
-- Where can one sleep higher up than 2400 metres?
-- altitude above 2400: hut names
SELECT HutName FROM Hut WHERE AltitudeM > 2400;
-- What is the name of the oldest hut?
-- hut opened first
-- Which of the houses has taken people in for longer than any other?
-- lowest opened year: hut name
SELECT HutName FROM Hut ORDER BY OpenedYear LIMIT 1;
-- How many beds are there in the huts of the canton Bern?
-- total beds, canton Bern
-- For how many sleepers is there room up there in Bern altogether?
-- canton Bern: sum of hut beds
SELECT SUM(T1.Beds) FROM Hut AS T1 JOIN Valley AS T2 ON T1.ValleyId = T2.ValleyId WHERE T2.Canton = 'Bern';
-- Show the names of the start hut and the end hut of each stage of grade T5.
-- T5 stages: from which hut to which hut, names
-- Where does each walk of T5 begin, and where does it end?
-- grade T5: from hut name, to hut name
SELECT T2.HutName, T3.HutName FROM Stage AS T1 JOIN Hut AS T2 ON T1.FromHut = T2.HutId JOIN Hut AS T3 ON T1.ToHut = T3.HutId WHERE T1.SacGrade = 'T5';
-- To which huts does no stage lead?
-- huts that are not the end of any stage, names
-- At which houses does no walk end?
-- hut names, end of no stage
SELECT HutName FROM Hut WHERE HutId NOT IN (SELECT ToHut FROM Stage);
-- Which huts have had no overnight guests?
-- huts nobody slept in
-- Under which roofs has nobody ever slept?
-- hut names without an overnight
SELECT HutName FROM Hut WHERE HutId NOT IN (SELECT HutId FROM Overnight);
-- How many persons in total stayed at each hut? Show the hut name.
-- hut name plus the sum of persons put up
-- How many people have slept under each roof altogether? House first.
-- hut name, sum of persons
SELECT T1.HutName, SUM(T2.Persons) FROM Hut AS T1 JOIN Overnight AS T2 ON T1.HutId = T2.HutId GROUP BY T1.HutId;
-- Which guest names have more than 2 overnights?
-- guests with over 2 overnights
-- Who has been up there to sleep over 2 times?
-- guest name with more than 2 overnights
SELECT GuestName FROM Overnight GROUP BY GuestName HAVING COUNT(*) > 2;
-- What are the average hours and the maximum ascent of the stages?
-- mean walking hours, greatest ascent
-- How long does one walk on average, and how many metres does one climb at the most?
-- stages: avg hours, max ascent
SELECT AVG(Hours), MAX(Ascent) FROM Stage;
-- Show the names of huts without a guardian.
-- unmanned huts, i.e. no guardian
-- At which houses is nobody in charge?
-- guardian empty: hut names
SELECT HutName FROM Hut WHERE Guardian IS NULL;
-- How many huts does each valley have? Give valley name and number.
-- valleys with their number of huts
-- How many houses to sleep in does each valley have? Valley first.
-- valley name, count of huts
SELECT T1.ValleyName, COUNT(*) FROM Valley AS T1 JOIN Hut AS T2 ON T1.ValleyId = T2.ValleyId GROUP BY T1.ValleyId;
-- In which canton is the hut where Paul Jaton stayed?
-- canton of Paul Jaton's hut
-- In which canton did Paul Jaton lay down his head?
-- guest Paul Jaton: canton of the hut
SELECT T1.Canton FROM Valley AS T1 JOIN Hut AS T2 ON T1.ValleyId = T2.ValleyId JOIN Overnight AS T3 ON T2.HutId = T3.HutId WHERE T3.GuestName = 'Paul Jaton';
-- Which huts have more beds than the average hut?
-- huts with an above-average number of beds
-- Which houses have room for more sleepers than average?
-- beds over the mean - hut names
SELECT HutName FROM Hut WHERE Beds > (SELECT AVG(Beds) FROM Hut);
-- How many overnights took half board (yes) without alpine club membership (no)?
-- count: half board yes, alpine club member no
-- How often did people have supper and breakfast too (yes) who are not in the club (no)?
-- alpine club member no, half board yes: count overnights
SELECT COUNT(*) FROM Overnight WHERE HalfBoard = 'yes' AND AlpineClubMember = 'no';
-- List the distinct grades of stages.
-- which different SAC grades exist
-- How hard can a walk be, going by its grade? Each answer just once.
-- different sac grades of the stages
SELECT DISTINCT SacGrade FROM Stage;
-- Which huts are both the start and the end of some stage? Show the hut ids.
-- ids of huts where one stage begins and another one ends
-- At which houses does one walk begin and another one end? Ids.
-- hut ids found both as to hut and as from hut of stages
SELECT FromHut FROM Stage INTERSECT SELECT ToHut FROM Stage;

-- database: summit_rescue_team
CREATE TABLE volunteer (vol_id INTEGER PRIMARY KEY, vol_name TEXT, callsign TEXT, skill TEXT, joined INTEGER, base TEXT REFERENCES base(base_code));
CREATE TABLE base (base_code TEXT PRIMARY KEY, location TEXT, vehicles INTEGER, helipad TEXT);
CREATE TABLE severity (sev INTEGER PRIMARY KEY, meaning TEXT);
CREATE TABLE callout (callout_id INTEGER PRIMARY KEY, reported_at TEXT, mountain TEXT, cause TEXT, casualties INTEGER, hours_taken REAL, sev INTEGER REFERENCES severity(sev), leader INTEGER REFERENCES volunteer(vol_id));
CREATE TABLE attendance (callout_id INTEGER REFERENCES callout(callout_id), vol_id INTEGER REFERENCES volunteer(vol_id), task TEXT, PRIMARY KEY (callout_id, vol_id));
INSERT INTO base VALUES ('KSW','Keswick',4,'yes'),('PAT','Patterdale',3,'no'),('WAS','Wasdale',2,'no'),('LAN','Langdale',5,'yes');
INSERT INTO volunteer VALUES (1,'Iain Rigg','Raven','paramedic',2004,'KSW'),(2,'Beth Tyson','Curlew','climber',2011,'KSW'),(3,'Raj Patel','Badger','driver',2016,'PAT'),(4,'Gwen Hoad','Merlin','dog handler',2009,'LAN'),(5,'Colin Steel','Otter','climber',1997,'PAT'),(6,'Zoe Marr','Plover','trainee',2023,'KSW');
INSERT INTO severity VALUES (1,'minor'),(2,'serious'),(3,'critical'),(4,'fatal');
INSERT INTO callout VALUES (1,'2023-01-15','Helvellyn','slip on ice',1,6.5,3,5),(2,'2023-02-02','Skiddaw','lost in fog',3,4,1,1),(3,'2023-04-09','Great Gable','climbing fall',1,7.5,3,2),(4,'2023-05-28','Helvellyn','exhaustion',2,3.5,1,5),(5,'2023-08-19','Catbells','ankle injury',1,2,2,1),(6,'2023-10-31','Skiddaw','lost in fog',2,5,1,2);
INSERT INTO attendance VALUES (1,5,'first aid'),(1,3,'transport'),(1,1,'first aid'),(2,1,'search'),(2,2,'search'),(3,2,'rope work'),(3,5,'rope work'),(3,1,'first aid'),(4,5,'search'),(4,3,'transport'),(5,1,'first aid'),(6,2,'search'),(6,4,'search');
-- What are the names of volunteers who are climbers, having the skill climber?
-- every climber on the team, by name
-- Who on the team goes up rock faces, as a climber?
-- skill climber: volunteer names
SELECT vol_name FROM volunteer WHERE skill = 'climber';
-- How many callouts were on Helvellyn?
-- Helvellyn: number of callouts
-- How often did somebody need us on Helvellyn?
-- mountain Helvellyn, count callouts
SELECT COUNT(*) FROM callout WHERE mountain = 'Helvellyn';
-- Which callout took longest? Show its date and mountain.
-- date reported and mountain of the longest job by hours
-- When were we out longer than ever, and on what hill?
-- most hours taken: reported at, mountain
SELECT reported_at, mountain FROM callout ORDER BY hours_taken DESC LIMIT 1;
-- List the date and mountain of critical callouts.
-- when and on what hill were the critical ones
-- When was it touch and go (critical), and on what hill?
-- severity meaning critical - reported at, mountain
SELECT T1.reported_at, T1.mountain FROM callout AS T1 JOIN severity AS T2 ON T1.sev = T2.sev WHERE T2.meaning = 'critical';
-- Which volunteers attended no callout?
-- names of team people who never turned out
-- Who on the team has never gone out?
-- volunteer names without attendance
SELECT vol_name FROM volunteer WHERE vol_id NOT IN (SELECT vol_id FROM attendance);
-- How many callouts did each leader lead? Show the name of the leader.
-- leader's name, number of jobs led
-- How often has everyone been in charge out there? Who it is first.
-- leader's name, count of callouts
SELECT T1.vol_name, COUNT(*) FROM volunteer AS T1 JOIN callout AS T2 ON T1.vol_id = T2.leader GROUP BY T1.vol_id;
-- Which locations have a base with a helipad (yes)?
-- helipad yes: where
-- From where of ours can something take off straight up (yes)?
-- helipad = yes: base location
SELECT location FROM base WHERE helipad = 'yes';
-- Show the names of volunteers from the Keswick base who attended a callout on Skiddaw, each once.
-- distinct Keswick people who went to Skiddaw
-- Who from Keswick has been out on Skiddaw? Nobody twice.
-- base location Keswick, callout on mountain Skiddaw: different volunteer names
SELECT DISTINCT T1.vol_name FROM volunteer AS T1 JOIN base AS T2 ON T1.base = T2.base_code JOIN attendance AS T3 ON T1.vol_id = T3.vol_id JOIN callout AS T4 ON T3.callout_id = T4.callout_id WHERE T2.location = 'Keswick' AND T4.mountain = 'Skiddaw';
-- Which volunteers attended 3 or more callouts? Give name and callsign.
-- name plus callsign of those out on at least three jobs
-- Who has gone out no fewer than 3 times, and what are they called over the radio?
-- volunteer name + callsign, 3+ attendances
SELECT T1.vol_name, T1.callsign FROM volunteer AS T1 JOIN attendance AS T2 ON T1.vol_id = T2.vol_id GROUP BY T1.vol_id HAVING COUNT(*) >= 3;
-- At which bases is nobody stationed? Show the location.
-- locations of bases with no volunteer
-- Where do we have a house with nobody from the team?
-- locations of bases, zero volunteers
SELECT location FROM base WHERE base_code NOT IN (SELECT base FROM volunteer);
-- What is the total number of casualties for each mountain?
-- casualties summed per mountain
-- How many people were hurt altogether on each hill? Hill first.
-- mountain, sum of casualties
SELECT mountain, SUM(casualties) FROM callout GROUP BY mountain;
-- What is the shortest, the average and the longest time in hours of a callout?
-- hours taken: min, mean, max
-- How many hours are we out: at the least, on average, at the most?
-- hours taken of callouts - min, avg, max
SELECT MIN(hours_taken), AVG(hours_taken), MAX(hours_taken) FROM callout;
-- List causes of callouts that took more hours than average.
-- what caused the jobs that ran longer than the mean
-- Why were we out longer than average each time?
-- hours taken over the mean: cause
SELECT cause FROM callout WHERE hours_taken > (SELECT AVG(hours_taken) FROM callout);
-- Which severity meanings have not occurred in a callout?
-- severity meanings without a callout
-- How bad, in words, has it never been when we went out?
-- zero callouts of that severity: its meaning
SELECT meaning FROM severity WHERE sev NOT IN (SELECT sev FROM callout);
-- What different tasks were done by Iain Rigg?
-- distinct tasks of Iain Rigg
-- What has Iain Rigg done when out there? Nothing twice.
-- Iain Rigg: different tasks
SELECT DISTINCT T2.task FROM volunteer AS T1 JOIN attendance AS T2 ON T1.vol_id = T2.vol_id WHERE T1.vol_name = 'Iain Rigg';
