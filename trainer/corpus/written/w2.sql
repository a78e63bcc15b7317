-- database: eastmoor_circuit_courts
CREATE TABLE court (crt_id INTEGER PRIMARY KEY, crt_name TEXT, crt_level TEXT, crt_city TEXT, crt_appeals_to_id INTEGER REFERENCES court(crt_id), crt_courtrooms INTEGER);
CREATE TABLE judge (jdg_id INTEGER PRIMARY KEY, jdg_first_name TEXT, jdg_last_name TEXT, jdg_court_id INTEGER REFERENCES court(crt_id), jdg_appointed_year INTEGER, jdg_retired_year INTEGER, jdg_specialty TEXT);
CREATE TABLE ref_case_type (ctp_code TEXT PRIMARY KEY, ctp_description TEXT, ctp_filing_fee INTEGER);
CREATE TABLE litigant (lit_id INTEGER PRIMARY KEY, lit_name TEXT, lit_kind TEXT, lit_city TEXT, lit_birth_year INTEGER);
CREATE TABLE lawyer (lwy_id INTEGER PRIMARY KEY, lwy_name TEXT, lwy_firm TEXT, lwy_bar_year INTEGER, lwy_hourly_rate INTEGER);
CREATE TABLE lawsuit (lsu_no TEXT PRIMARY KEY, lsu_title TEXT, lsu_type_code TEXT REFERENCES ref_case_type(ctp_code), lsu_court_id INTEGER REFERENCES court(crt_id), lsu_judge_id INTEGER REFERENCES judge(jdg_id), lsu_plaintiff_id INTEGER REFERENCES litigant(lit_id), lsu_defendant_id INTEGER REFERENCES litigant(lit_id), lsu_filed_on TEXT, lsu_closed_on TEXT, lsu_status TEXT, lsu_claim_amount INTEGER);
CREATE TABLE representation (rep_lawsuit_no TEXT REFERENCES lawsuit(lsu_no), rep_lawyer_id INTEGER REFERENCES lawyer(lwy_id), rep_side TEXT, rep_fee INTEGER, PRIMARY KEY (rep_lawsuit_no, rep_lawyer_id));
CREATE TABLE hearing (hrg_id INTEGER PRIMARY KEY, hrg_lawsuit_no TEXT REFERENCES lawsuit(lsu_no), hrg_date TEXT, hrg_room TEXT, hrg_minutes INTEGER, hrg_outcome TEXT);
CREATE TABLE witness (wit_id INTEGER PRIMARY KEY, wit_name TEXT, wit_hearing_id INTEGER REFERENCES hearing(hrg_id), wit_called_by TEXT, wit_expert TEXT);
CREATE TABLE ruling (rul_id INTEGER PRIMARY KEY, rul_lawsuit_no TEXT REFERENCES lawsuit(lsu_no), rul_date TEXT, rul_in_favour_of TEXT, rul_awarded INTEGER, rul_appealed TEXT);
INSERT INTO court VALUES (1,'Supreme Court of Eastmoor','supreme','Galloway',NULL,2),(2,'Eastmoor Court of Appeal','appeal','Galloway',1,4),(3,'Galloway District Court','district','Galloway',2,9),(4,'Penhale District Court','district','Penhale',2,6),(5,'Rushford Magistrates Court','magistrates','Rushford',4,3),(6,'Orrin Magistrates Court','magistrates','Orrin',3,2);
INSERT INTO judge VALUES (1,'Honor','Castellane',2,2005,NULL,'commercial'),(2,'Barnaby','Whitlock',3,2010,NULL,'commercial'),(3,'Saoirse','Keane',3,2016,NULL,'family'),(4,'Ludwig','Amsel',4,2001,2022,'property'),(5,'Meera','Joshi',4,2018,NULL,'labour'),(6,'Percy','Underhay',5,2012,NULL,NULL),(7,'Alma','Stroud',1,1998,2020,'constitutional');
INSERT INTO ref_case_type VALUES ('CON','Breach of contract',400),('EMP','Unfair dismissal',150),('PRO','Boundary dispute',250),('FAM','Custody of children',120),('DEF','Defamation',320);
INSERT INTO litigant VALUES (1,'Halcyon Timber Ltd','company','Penhale',NULL),(2,'Gregor Maslin','individual','Penhale',1964),(3,'Nadia Brook','individual','Galloway',1987),(4,'Tri-Port Catering','company','Galloway',NULL),(5,'Wilhelmina Dace','individual','Rushford',1950),(6,'Orrin Gazette','company','Orrin',NULL),(7,'Cosmo Brook','individual','Galloway',1984);
INSERT INTO lawyer VALUES (1,'Delphine Arkwright','Arkwright and Sons',1994,320),(2,'Tobias Crane','Crane Legal',2008,240),(3,'Yuki Hartmann','Arkwright and Sons',2015,190),(4,'Ivor Peel','Peel Chambers',2001,275),(5,'Samira Dunn','Crane Legal',2020,150);
INSERT INTO lawsuit VALUES ('EM-19-014','Halcyon Timber v Tri-Port Catering','CON',3,2,1,4,'2019-03-11','2020-02-20','closed',185000),('EM-20-007','Maslin v Dace','PRO',4,4,2,5,'2020-01-15','2021-05-06','closed',42000),('EM-20-031','Brook v Brook','FAM',3,3,3,7,'2020-06-22','2021-01-18','closed',NULL),('EM-21-009','Brook v Tri-Port Catering','EMP',3,2,3,4,'2021-04-02',NULL,'pending',26500),('EM-22-018','Dace v Orrin Gazette','DEF',4,5,5,6,'2022-09-13','2023-07-04','closed',60000),('EM-23-002','Maslin v Halcyon Timber','EMP',4,5,2,1,'2023-01-19',NULL,'pending',38000),('EM-23-020','Tri-Port Catering v Halcyon Timber','CON',2,1,4,1,'2023-05-08',NULL,'adjourned',210000);
INSERT INTO representation VALUES ('EM-19-014',1,'plaintiff',24000),('EM-19-014',2,'defendant',17500),('EM-20-007',4,'plaintiff',6800),('EM-20-007',3,'defendant',5200),('EM-20-031',3,'plaintiff',3900),('EM-21-009',5,'plaintiff',2600),('EM-21-009',2,'defendant',4400),('EM-22-018',4,'plaintiff',9100),('EM-23-020',2,'plaintiff',12500),('EM-23-020',1,'defendant',15800);
INSERT INTO hearing VALUES (1,'EM-19-014','2019-06-03','A1',180,'continued'),(2,'EM-19-014','2019-11-25','A1',240,'decided'),(3,'EM-20-007','2020-07-14','B2',95,'continued'),(4,'EM-20-007','2021-04-19','B1',130,'decided'),(5,'EM-20-031','2020-12-01','A4',75,'decided'),(6,'EM-21-009','2022-03-08','A2',60,'continued'),(7,'EM-22-018','2023-05-30','B1',150,'decided'),(8,'EM-23-020','2023-10-17','C1',45,'postponed');
INSERT INTO witness VALUES (1,'Rhea Coombe',1,'plaintiff','N'),(2,'Dr Anselm Vogt',2,'defendant','Y'),(3,'Bertie Lamb',2,'plaintiff','N'),(4,'Dr Anselm Vogt',4,'plaintiff','Y'),(5,'Gwen Tarrant',4,'defendant','N'),(6,'Moira Sells',7,'defendant','N'),(7,'Dr Petra Lund',7,'plaintiff','Y');
INSERT INTO ruling VALUES (1,'EM-19-014','2020-02-20','plaintiff',140000,'Y'),(2,'EM-20-007','2021-05-06','defendant',NULL,'N'),(3,'EM-20-031','2021-01-18','plaintiff',NULL,'N'),(4,'EM-22-018','2023-07-04','plaintiff',35000,'Y');
-- Give the titles and filing dates of the lawsuits that are pending.
-- cases still pending: how they are called and when they were brought
-- What disputes are still pending, and since when have they been before us? What each is titled, then the day it came in.
-- status pending: name of the suit and the day it was handed in
SELECT lsu_title, lsu_filed_on FROM lawsuit WHERE lsu_status = 'pending';
-- How many different firms do the lawyers work for?
-- count of distinct practices among the attorneys
-- For how many distinct offices do our advocates work?
-- law offices - number of different ones the attorneys are with
SELECT COUNT(DISTINCT lwy_firm) FROM lawyer;
-- Show the name and the number of courtrooms of every court with District in its name.
-- the District ones among our courts, and how many rooms they have to sit in
-- Where is justice done under a name with District in it, and how many halls are there to try cases in? The name in front.
-- courts called something "district": full name and room count
SELECT crt_name, crt_courtrooms FROM court WHERE crt_name LIKE '%District%';
-- List the different names of witnesses whose name starts with Dr.
-- who testified with a name beginning "Dr" (each person once)
-- Who has given evidence under a name that opens with Dr? No name twice.
-- distinct people on the stand whose name begins with "dr"
SELECT DISTINCT wit_name FROM witness WHERE wit_name LIKE 'Dr%';
-- What are the lowest and the highest filing fee over all case types?
-- cheapest and dearest fee for bringing a case
-- What does bringing a case cost at the least and at the most?
-- filing charge over all kinds of cases please: smallest, then largest
SELECT MIN(ctp_filing_fee), MAX(ctp_filing_fee) FROM ref_case_type;
-- On which dates and in which rooms were the hearings between 2020-01-01 and 2020-12-31 held?
-- sittings from 2020-01-01 to 2020-12-31: day and room
-- When and where did we sit, no earlier than 2020-01-01 and no later than 2020-12-31? The day, then the room.
-- sessions within 2020-01-01 - 2020-12-31, each with its day and its room
SELECT hrg_date, hrg_room FROM hearing WHERE hrg_date BETWEEN '2020-01-01' AND '2020-12-31';
-- Count the judges who have not retired yet.
-- how many judges are still on the bench, nothing entered for retirement
-- How many of our magistrates are still working, with no year in which they stopped?
-- retired year left blank - number of judges like that
SELECT COUNT(*) FROM judge WHERE jdg_retired_year IS NULL;
-- For each court whose decisions can be appealed to another court, show its name and the name of the court it appeals to.
-- court and the next court up for appeals, both by name
-- Who takes appeals from whom? The lower bench, then the one above it.
-- name of every court that has a higher one, followed by the higher one's name
SELECT T1.crt_name, T2.crt_name FROM court AS T1 JOIN court AS T2 ON T1.crt_appeals_to_id = T2.crt_id;
-- Show the lawsuit number, the plaintiff's name and the defendant's name of each closed lawsuit.
-- who sued whom in the matters that are closed: case number, suing side, sued side
-- Who took whom to law in the matters that are closed? Case number, the one suing, the one being sued.
-- status closed: number, name of the claimant, name of the accused party
SELECT T1.lsu_no, T2.lit_name, T3.lit_name FROM lawsuit AS T1 JOIN litigant AS T2 ON T1.lsu_plaintiff_id = T2.lit_id JOIN litigant AS T3 ON T1.lsu_defendant_id = T3.lit_id WHERE T1.lsu_status = 'closed';
-- How many lawsuits are there of each case type? Show the description of the type and the number.
-- cases by kind, kind written out, then how many
-- How many disputes do we have of each sort? The sort in words, then how many.
-- case count by type, description of the type first
SELECT T1.ctp_description, COUNT(*) FROM ref_case_type AS T1 JOIN lawsuit AS T2 ON T1.ctp_code = T2.lsu_type_code GROUP BY T1.ctp_code;
-- List the last name of each judge and the total minutes of hearings in that judge's lawsuits, in descending order of the total.
-- time in session summed per judge, longest first: surname, minutes
-- How long has each magistrate sat in all? Family name, then minutes, the greatest sum on top.
-- add up session minutes of the suits per judge, sorted downwards: family name, sum
SELECT T1.jdg_last_name, SUM(T3.hrg_minutes) FROM judge AS T1 JOIN lawsuit AS T2 ON T1.jdg_id = T2.lsu_judge_id JOIN hearing AS T3 ON T2.lsu_no = T3.hrg_lawsuit_no GROUP BY T1.jdg_id ORDER BY SUM(T3.hrg_minutes) DESC;
-- What are the names of the lawyers who have represented the plaintiff side and also the defendant side?
-- attorneys who acted for a plaintiff at some time and for a defendant at another
-- What attorneys have spoken for the plaintiff and at another time for the defendant?
-- names of advocates who have been on the plaintiff side as well as the defendant side
SELECT T1.lwy_name FROM lawyer AS T1 JOIN representation AS T2 ON T1.lwy_id = T2.rep_lawyer_id WHERE T2.rep_side = 'plaintiff' INTERSECT SELECT T1.lwy_name FROM lawyer AS T1 JOIN representation AS T2 ON T1.lwy_id = T2.rep_lawyer_id WHERE T2.rep_side = 'defendant';
-- Which litigants have been the defendant in a lawsuit but never the plaintiff? Give their names.
-- names of those who got sued yet never sued anyone
-- Who has been taken to law but has yet to take anybody else to law?
-- leave out all who ever sued; names of the parties that remain among those sued
SELECT T1.lit_name FROM litigant AS T1 JOIN lawsuit AS T2 ON T1.lit_id = T2.lsu_defendant_id EXCEPT SELECT T1.lit_name FROM litigant AS T1 JOIN lawsuit AS T2 ON T1.lit_id = T2.lsu_plaintiff_id;
-- List, without repetition, the cities that have a court with more than 5 courtrooms or a litigant of the kind company.
-- towns, each once: court with over 5 rooms there, or some company that litigates based there
-- In what places is there a court with more than 5 halls, or a party to disputes that is a company? Every place one time.
-- one list of towns without doubles: company litigants' home towns, and where courts have over 5 courtrooms
SELECT crt_city FROM court WHERE crt_courtrooms > 5 UNION SELECT lit_city FROM litigant WHERE lit_kind = 'company';
-- Which lawyers charge an hourly rate above the average? Show name and firm.
-- attorneys dearer by the hour than the mean, with the practice they belong to
-- Who costs more an hour than attorneys do in the mean, and what office are they with?
-- lawyers above the mean price per hour: name, law firm
SELECT lwy_name, lwy_firm FROM lawyer WHERE lwy_hourly_rate > (SELECT AVG(lwy_hourly_rate) FROM lawyer);
-- Which law firms have earned more than 20000 in representation fees altogether? Show the firm and its total.
-- practices whose fees for acting in cases add up to over 20000, with the sum
-- What law offices took in over 20000 for acting in cases, all together, and how much was it?
-- sum of fees by law office, leaving out whatever does not go beyond 20000: office, sum
SELECT T1.lwy_firm, SUM(T2.rep_fee) FROM lawyer AS T1 JOIN representation AS T2 ON T1.lwy_id = T2.rep_lawyer_id GROUP BY T1.lwy_firm HAVING SUM(T2.rep_fee) > 20000;
-- Find the first and last names of judges without any lawsuit.
-- judges who were never given a case: first name, surname
-- What magistrates have had no dispute to decide? Forename, then family name.
-- not one suit given to them: first and family names of the judges
SELECT jdg_first_name, jdg_last_name FROM judge WHERE jdg_id NOT IN (SELECT lsu_judge_id FROM lawsuit);
-- Among the closed lawsuits, which one has the highest claim amount? Show its title and the last name of its judge.
-- biggest sum demanded in a case that is closed: title, surname of who heard it
-- In what closed dispute is the most money asked for, and who decides it? How it is titled, then the magistrate's family name.
-- status closed, greatest claim: name of the suit plus family name of the judge
SELECT T1.lsu_title, T2.jdg_last_name FROM lawsuit AS T1 JOIN judge AS T2 ON T1.lsu_judge_id = T2.jdg_id WHERE T1.lsu_status = 'closed' ORDER BY T1.lsu_claim_amount DESC LIMIT 1;
-- What are the titles of the lawsuits with at least two hearings?
-- cases that came to a sitting 2 times or more
-- What disputes have had two sessions or more?
-- suits by title, leaving out any with fewer than 2 hearings
SELECT T1.lsu_title FROM lawsuit AS T1 JOIN hearing AS T2 ON T1.lsu_no = T2.hrg_lawsuit_no GROUP BY T1.lsu_no HAVING COUNT(*) >= 2;
-- In which different rooms was a hearing with an expert (Y) witness held?
-- rooms, listed once each, that saw a witness with expert Y
-- In what rooms has a specialist (expert Y) been called to the stand? No room twice.
-- expert = Y among the witnesses - distinct rooms they were heard in
SELECT DISTINCT T1.hrg_room FROM hearing AS T1 JOIN witness AS T2 ON T1.hrg_id = T2.wit_hearing_id WHERE T2.wit_expert = 'Y';
-- For each ruling that was appealed (Y), show the name of the court, the title of the lawsuit and the awarded amount.
-- decisions that were challenged (appealed Y): which court, which case, how much was granted
-- Where, in what dispute, and for how much was something decided that the losing side contested (appealed is Y)?
-- appealed = Y: name of the court, title of the suit, money awarded
SELECT T3.crt_name, T2.lsu_title, T1.rul_awarded FROM ruling AS T1 JOIN lawsuit AS T2 ON T1.rul_lawsuit_no = T2.lsu_no JOIN court AS T3 ON T2.lsu_court_id = T3.crt_id WHERE T1.rul_appealed = 'Y';
-- Which judge has had the largest number of different lawyers in his or her lawsuits? Give the last name.
-- surname of the judge who saw the most distinct attorneys across cases
-- What magistrate has had the greatest variety of attorneys in front of them? Family name.
-- count different lawyers over the suits of each judge; family name of the number one please
SELECT T1.jdg_last_name FROM judge AS T1 JOIN lawsuit AS T2 ON T1.jdg_id = T2.lsu_judge_id JOIN representation AS T3 ON T2.lsu_no = T3.rep_lawsuit_no GROUP BY T1.jdg_id ORDER BY COUNT(DISTINCT T3.rep_lawyer_id) DESC LIMIT 1;

-- database: high_ground_national_parks
CREATE TABLE park (id INTEGER PRIMARY KEY, name TEXT, region TEXT, established INTEGER, area_km2 INTEGER, annual_visitors INTEGER, entry_fee INTEGER);
CREATE TABLE ranger (id INTEGER PRIMARY KEY, name TEXT, park_id INTEGER REFERENCES park(id), rank TEXT, hired_year INTEGER, superior_id INTEGER REFERENCES ranger(id), languages INTEGER);
CREATE TABLE habitat (code TEXT PRIMARY KEY, label TEXT, protected_since INTEGER);
CREATE TABLE trail (id INTEGER PRIMARY KEY, name TEXT, park_id INTEGER REFERENCES park(id), length_km REAL, ascent_m INTEGER, difficulty TEXT, dogs_allowed TEXT);
CREATE TABLE species (id INTEGER PRIMARY KEY, common_name TEXT, latin_name TEXT, animal_class TEXT, red_list_status TEXT, habitat_code TEXT REFERENCES habitat(code));
CREATE TABLE sighting (id INTEGER PRIMARY KEY, species_id INTEGER REFERENCES species(id), trail_id INTEGER REFERENCES trail(id), ranger_id INTEGER REFERENCES ranger(id), seen_on TEXT, head_count INTEGER, weather TEXT);
CREATE TABLE campsite (id INTEGER PRIMARY KEY, name TEXT, park_id INTEGER REFERENCES park(id), pitches INTEGER, price INTEGER, opening_month INTEGER);
CREATE TABLE permit (id INTEGER PRIMARY KEY, holder TEXT, campsite_id INTEGER REFERENCES campsite(id), activity TEXT, start_date TEXT, nights INTEGER, status TEXT);
CREATE TABLE trail_closure (id INTEGER PRIMARY KEY, trail_id INTEGER REFERENCES trail(id), reason TEXT, closed_from TEXT, reopened_on TEXT, ordered_by INTEGER REFERENCES ranger(id));
CREATE TABLE patrol (id INTEGER PRIMARY KEY, lead_ranger_id INTEGER REFERENCES ranger(id), second_ranger_id INTEGER REFERENCES ranger(id), trail_id INTEGER REFERENCES trail(id), patrol_date TEXT, hours REAL);
INSERT INTO park VALUES (1,'Cairnmoor','north',1958,1420,310000,0),(2,'Silver Fjells','north',1974,2630,185000,12),(3,'Redwater Canyon','south',1966,890,640000,18),(4,'Marshlight','east',1993,305,92000,6),(5,'Lonely Isles','west',2009,148,NULL,9);
INSERT INTO ranger VALUES (1,'Signe Moberg',2,'chief',1998,NULL,3),(2,'Amos Tull',1,'chief',2003,NULL,1),(3,'Leila Sarraf',3,'chief',2006,NULL,2),(4,'Duncan Fife',1,'senior',2012,2,1),(5,'Nia Rowlands',3,'senior',2015,3,4),(6,'Pavel Hruby',2,'junior',2021,1,2),(7,'Opal Jensen',3,'junior',2019,5,NULL);
INSERT INTO habitat VALUES ('MOR','moorland',1962),('WET','wetland',1995),('ALP','alpine meadow',1974),('CAN','canyon wall',1981),('FOR','pine forest',NULL);
INSERT INTO trail VALUES (1,'Heron Boardwalk',4,3.4,15,'easy','N'),(2,'Giant Stair',2,14.8,1250,'hard','Y'),(3,'Condor Rim',3,9.6,540,'moderate','N'),(4,'Peat Road',1,11.2,310,'easy','Y'),(5,'Falcon Edge',1,7.5,620,'hard','N'),(6,'River Slot',3,5.1,210,'moderate','N'),(7,'Glacier View',2,6.3,480,'moderate','Y');
INSERT INTO species VALUES (1,'Golden eagle','Aquila chrysaetos','bird','least concern','MOR'),(2,'Marsh harrier','Circus aeruginosus','bird','least concern','WET'),(3,'Wolverine','Gulo gulo','mammal','vulnerable','ALP'),(4,'Canyon bat','Parastrellus hesperus','mammal','least concern','CAN'),(5,'Black grouse','Lyrurus tetrix','bird','near threatened','MOR'),(6,'Great crested newt','Triturus cristatus','amphibian','near threatened','WET'),(7,'European mink','Mustela lutreola','mammal','critically endangered','WET');
INSERT INTO sighting VALUES (1,1,4,2,'2022-04-18',2,'clear'),(2,5,4,4,'2022-05-02',9,'fog'),(3,3,2,1,'2022-07-11',1,'clear'),(4,4,3,5,'2022-08-20',40,'clear'),(5,1,5,4,'2023-03-29',1,'snow'),(6,3,7,6,'2023-06-14',3,'rain'),(7,4,6,7,'2023-07-08',25,'clear'),(8,2,5,4,'2023-04-16',6,'clear'),(9,2,1,NULL,'2023-05-05',4,'fog'),(10,1,2,1,'2023-09-01',1,NULL);
INSERT INTO campsite VALUES (1,'Tarn Field',1,45,14,4),(2,'Lower Fjell',2,30,18,6),(3,'Cottonwood',3,80,26,3),(4,'Mesa Top',3,22,32,5),(5,'Skerry Landing',5,10,8,5);
INSERT INTO permit VALUES (1,'Jory Pascoe',1,'camping','2023-05-12',3,'used'),(2,'Wren Atkins',3,'photography','2023-06-01',5,'used'),(3,'Trek North Club',2,'climbing','2023-07-03',7,'cancelled'),(4,'Jory Pascoe',3,'camping','2023-08-15',4,'used'),(5,'Elba Ruiz',4,'camping','2023-09-02',2,'open'),(6,'Canyon Film Crew',4,'filming','2023-04-10',9,'used'),(7,'Wren Atkins',1,'photography','2023-10-05',6,'open');
INSERT INTO trail_closure VALUES (1,5,'nesting falcons','2022-03-01','2022-07-15',2),(2,2,'rockfall','2022-09-10','2022-10-02',1),(3,6,'flash flood','2023-07-20','2023-08-01',3),(4,5,'nesting falcons','2023-03-01','2023-07-20',2),(5,7,'bridge repair','2023-08-14',NULL,1),(6,3,'rockfall','2023-09-25',NULL,3);
INSERT INTO patrol VALUES (1,2,4,4,'2023-03-04',4.5),(2,4,2,5,'2023-03-12',3),(3,5,7,3,'2023-04-22',6),(4,1,6,2,'2023-06-30',8),(5,6,NULL,7,'2023-07-01',3.5),(6,7,5,6,'2023-07-19',2.5),(7,4,NULL,4,'2023-08-02',5);
-- Show the name and region of the parks established between 1960 and 1980.
-- parks set up from 1960 to 1980, and which part of the country they lie in
-- What reserves were founded no earlier than 1960 and no later than 1980, and where are they?
-- park name plus region, founding year from 1960 to 1980
SELECT name, region FROM park WHERE established BETWEEN 1960 AND 1980;
-- What are the maximum and average length of the trails on which dogs are allowed (Y)?
-- paths open to dogs (Y): longest and mean kilometres
-- How long is the longest walk that dogs may come along on (Y), and how long are these walks in the mean?
-- dogs allowed = Y: top length, mean length of such trails
SELECT MAX(length_km), AVG(length_km) FROM trail WHERE dogs_allowed = 'Y';
-- For which park is no number of annual visitors recorded?
-- name of any park where we don't know how many people come a year
-- Where do we not know how many guests come in a year?
-- yearly guest figure left blank - which park
SELECT name FROM park WHERE annual_visitors IS NULL;
-- How many distinct activities have permits been issued for?
-- number of different things people took out a permit to do
-- How many distinct things have people been permitted to do?
-- activities on the permits - number of different ones
SELECT COUNT(DISTINCT activity) FROM permit;
-- Count the trail closures whose reason begins with nesting.
-- how often was a path shut for a reason starting "nesting"
-- How many times have we shut a walk because of something that opens with nesting?
-- reason starts "nesting" - number of closures
SELECT COUNT(*) FROM trail_closure WHERE reason LIKE 'nesting%';
-- What is the name of each park and the number of trails in it?
-- paths per park, the park's name and the count
-- How many walks does each reserve have? What it is called, then how many.
-- trail count by park, name of the park in front
SELECT T1.name, COUNT(*) FROM park AS T1 JOIN trail AS T2 ON T1.id = T2.park_id GROUP BY T1.id;
-- Give the name of every ranger who has a superior, and the name of the superior.
-- who reports to whom among the rangers, name next to name
-- Who is the boss of whom? First the one below, then the one above.
-- name of each ranger with a boss, then name of that boss
SELECT T1.name, T2.name FROM ranger AS T1 JOIN ranger AS T2 ON T1.superior_id = T2.id;
-- For each patrol with a second ranger, list the patrol date, the name of the lead ranger and the name of the second ranger.
-- rounds walked by a pair: day, who led, who came second
-- When did two of our people go out on a round together, and who was in charge, who went along?
-- patrols where a second person is given: day, name of the one in charge, name of the other
SELECT T1.patrol_date, T2.name, T3.name FROM patrol AS T1 JOIN ranger AS T2 ON T1.lead_ranger_id = T2.id JOIN ranger AS T3 ON T1.second_ranger_id = T3.id;
-- Show the common name and the habitat label of the species that have never been sighted.
-- animals nobody has seen so far: everyday name and where they live, in words
-- What creatures has nobody come across yet, and in what surroundings do they live? The ordinary name, then the surroundings in words.
-- species without a single sighting: name in plain English, habitat label
SELECT T1.common_name, T2.label FROM species AS T1 JOIN habitat AS T2 ON T1.habitat_code = T2.code WHERE T1.id NOT IN (SELECT species_id FROM sighting);
-- Return the total head count of the sightings for each animal class, largest total first.
-- animals counted in all per class, top class on top: class, sum
-- How many creatures of each sort have been spotted in all? The most plentiful sort on top.
-- add up the head counts by animal class, sorted downwards: class, then sum
SELECT T1.animal_class, SUM(T2.head_count) FROM species AS T1 JOIN sighting AS T2 ON T1.id = T2.species_id GROUP BY T1.animal_class ORDER BY SUM(T2.head_count) DESC;
-- On which trails has something been sighted in clear weather and something also been sighted in fog? Give the trail names.
-- names of paths with observations both when it was clear and when there was fog
-- Where along our walks have people spotted something when it was clear, and again in fog?
-- trails that have sightings with weather fog as well as sightings with weather clear
SELECT T1.name FROM trail AS T1 JOIN sighting AS T2 ON T1.id = T2.trail_id WHERE T2.weather = 'clear' INTERSECT SELECT T1.name FROM trail AS T1 JOIN sighting AS T2 ON T1.id = T2.trail_id WHERE T2.weather = 'fog';
-- Which parks have trails but no campsite?
-- parks, by name, where you can walk a marked path but nowhere put up a tent
-- Where can one go for a marked walk but not spend the night in a tent?
-- leave out any park with a campsite; which parks with trails remain
SELECT T1.name FROM park AS T1 JOIN trail AS T2 ON T1.id = T2.park_id EXCEPT SELECT T1.name FROM park AS T1 JOIN campsite AS T2 ON T1.id = T2.park_id;
-- List without duplicates the names of the trails that have an ascent of more than 1000 metres or have a closure that is not yet reopened.
-- paths, each once, that climb over 1000 metres or are still shut with no reopening date
-- What walks rise by more than 1000 metres or have been shut and not opened up again? No name twice.
-- trails with a closure lacking a reopening day, together with trails whose climb is over 1000 m - names without doubles
SELECT name FROM trail WHERE ascent_m > 1000 UNION SELECT T1.name FROM trail AS T1 JOIN trail_closure AS T2 ON T1.id = T2.trail_id WHERE T2.reopened_on IS NULL;
-- Which permit holders have had permits for campsites in at least two different parks?
-- holders whose permits cover 2 or more distinct parks
-- Who has been permitted to stay in two distinct reserves or more?
-- people with permits whose campsites lie in no fewer than 2 different parks
SELECT T1.holder FROM permit AS T1 JOIN campsite AS T2 ON T1.campsite_id = T2.id GROUP BY T1.holder HAVING COUNT(DISTINCT T2.park_id) >= 2;
-- What are the names and lengths of the trails longer than the average trail?
-- paths above the mean number of kilometres, with how long they are
-- What walks go on for longer than the mean walk, and how long are they?
-- length above the mean: trail name, its km
SELECT name, length_km FROM trail WHERE length_km > (SELECT AVG(length_km) FROM trail);
-- Which ranger has recorded sightings of the most different species? Show the name and the number of species.
-- ranger with the widest range of distinct animals seen, and how many
-- Who has spotted the greatest variety of creatures, and how many kinds were they?
-- number of different species by ranger, just the top one: name, number
SELECT T1.name, COUNT(DISTINCT T2.species_id) FROM ranger AS T1 JOIN sighting AS T2 ON T1.id = T2.ranger_id GROUP BY T1.id ORDER BY COUNT(DISTINCT T2.species_id) DESC LIMIT 1;
-- In which parks have the trails been patrolled for more than 10 hours in total? Show the park name and the hours.
-- parks with over 10 hours of rounds on their paths, and the sum of hours
-- Where have we been on duty along the walks for over 10 hours in all, and for how long exactly?
-- sum of patrol hours by park, leaving out whatever does not go beyond 10: park name, sum
SELECT T1.name, SUM(T3.hours) FROM park AS T1 JOIN trail AS T2 ON T1.id = T2.park_id JOIN patrol AS T3 ON T2.id = T3.trail_id GROUP BY T1.id HAVING SUM(T3.hours) > 10;
-- What is the name of the trail of moderate difficulty with the greatest ascent?
-- which of the moderate paths climbs most
-- What moderate walk goes uphill the most?
-- difficulty moderate, biggest climb - name of the trail
SELECT name FROM trail WHERE difficulty = 'moderate' ORDER BY ascent_m DESC LIMIT 1;
-- For sightings with a head count above 5, show the common name of the species, the name of the trail and the name of the ranger.
-- groups of over 5 animals: which animal, on which path, noted by whom
-- What creatures were seen more than 5 at a time, along what walk, and by whom? The ordinary name first.
-- head count over 5: plain name of the species, trail name, name of the ranger who saw them
SELECT T2.common_name, T3.name, T4.name FROM sighting AS T1 JOIN species AS T2 ON T1.species_id = T2.id JOIN trail AS T3 ON T1.trail_id = T3.id JOIN ranger AS T4 ON T1.ranger_id = T4.id WHERE T1.head_count > 5;
-- Give the names and prices of the campsites in parks that have a ranger of the rank chief hired before 2004.
-- where can one camp, and for how much, in a park with a chief taken on earlier than 2004
-- Where can one put up a tent, and what does it cost, in reserves with a chief who started before 2004?
-- rank chief, taken on before 2004: for the parks of such rangers i need campsite names and prices
SELECT name, price FROM campsite WHERE park_id IN (SELECT park_id FROM ranger WHERE rank = 'chief' AND hired_year < 2004);
-- Which rangers have never led a patrol? Return their names and ranks.
-- staff who were not once in front on a round, name plus rank
-- Who has yet to be in charge of a round? What they are called and what rank they have.
-- no patrol as leader so far - name and rank of such rangers
SELECT name, rank FROM ranger WHERE id NOT IN (SELECT lead_ranger_id FROM patrol);
-- Show the names and areas of the three largest parks, the largest first.
-- top 3 parks by square kilometres in descending order, with the figure
-- What are our three most extensive reserves, and how extensive are they? Start with the greatest.
-- biggest 3 parks by square km, in descending order: name, size
SELECT name, area_km2 FROM park ORDER BY area_km2 DESC LIMIT 3;

-- database: tri_river_museum_network
CREATE TABLE Museum (museum_code TEXT PRIMARY KEY, museum_name TEXT, city TEXT, director TEXT, founded_year INTEGER, floor_space_m2 INTEGER);
CREATE TABLE Gallery (gallery_id INTEGER PRIMARY KEY, museum_code TEXT REFERENCES Museum(museum_code), gallery_name TEXT, floor INTEGER, climate_controlled TEXT);
CREATE TABLE Ref_Object_Category (category_code TEXT PRIMARY KEY, category_name TEXT, insurance_factor REAL);
CREATE TABLE Maker (maker_id INTEGER PRIMARY KEY, maker_name TEXT, nationality TEXT, born_year INTEGER, died_year INTEGER);
CREATE TABLE Collection_Object (object_number TEXT PRIMARY KEY, title TEXT, category_code TEXT REFERENCES Ref_Object_Category(category_code), maker_id INTEGER REFERENCES Maker(maker_id), home_museum_code TEXT REFERENCES Museum(museum_code), gallery_id INTEGER REFERENCES Gallery(gallery_id), year_made INTEGER, acquisition_date TEXT, acquisition_method TEXT, insured_value INTEGER, condition TEXT);
CREATE TABLE Loan (loan_id INTEGER PRIMARY KEY, object_number TEXT REFERENCES Collection_Object(object_number), lending_museum_code TEXT REFERENCES Museum(museum_code), borrowing_museum_code TEXT REFERENCES Museum(museum_code), start_date TEXT, end_date TEXT, fee INTEGER, status TEXT);
CREATE TABLE Conservator (conservator_id INTEGER PRIMARY KEY, full_name TEXT, speciality TEXT, museum_code TEXT REFERENCES Museum(museum_code), trained_by_id INTEGER REFERENCES Conservator(conservator_id));
CREATE TABLE Restoration (restoration_id INTEGER PRIMARY KEY, object_number TEXT REFERENCES Collection_Object(object_number), conservator_id INTEGER REFERENCES Conservator(conservator_id), start_date TEXT, finish_date TEXT, hours INTEGER, cost INTEGER);
CREATE TABLE Material (material_id INTEGER PRIMARY KEY, material_name TEXT, hazard_class TEXT, price_per_kg REAL);
CREATE TABLE Restoration_Material (restoration_id INTEGER REFERENCES Restoration(restoration_id), material_id INTEGER REFERENCES Material(material_id), quantity_g INTEGER, purpose TEXT, PRIMARY KEY (restoration_id, material_id));
CREATE TABLE Courier_Trip (trip_id INTEGER PRIMARY KEY, loan_id INTEGER REFERENCES Loan(loan_id), carrier TEXT, departure_date TEXT, crate_count INTEGER, escorted TEXT);
INSERT INTO Museum VALUES ('ARM','Armory House Museum','Velbury','Sabine Corte',1904,3200),('BOT','Boat and Tide Museum','Lower Quay','Hal Mercer',1971,1850),('CLK','Clockmakers Gallery','Velbury','Ingo Prast',1932,940),('GLS','Glass Pavilion','Serrano','Mina Oduber',1998,2100),('TXT','Textile Mill Museum','Hollin','Ewa Stark',1985,2750);
INSERT INTO Gallery VALUES (1,'ARM','Hall of Blades',0,'N'),(2,'ARM','Map Cabinet',1,'Y'),(3,'BOT','Dry Dock',0,'N'),(4,'CLK','Tower Room',2,'Y'),(5,'GLS','Light Court',1,'N'),(6,'TXT','Silk Loft',3,'Y'),(7,'GLS','Cameo Room',2,'Y');
INSERT INTO Ref_Object_Category VALUES ('CLK','timepiece',1.4),('GLS','glassware',2.1),('WPN','weapon',1.1),('TEX','textile',1.8),('MAP','map',1.6),('SHP','ship model',1.2);
INSERT INTO Maker VALUES (1,'Aldo Ferrant','Italian',1688,1751),(2,'Brigitte Halm','German',1822,1890),(3,'Jonas Wray','English',1741,1809),(4,'Keiko Amano','Japanese',1931,NULL),(5,'Lucien Barre','French',1790,1866),(6,'Tess Okafor','English',1968,NULL);
INSERT INTO Collection_Object VALUES ('AR-001','Duelling Sword with Basket Hilt','WPN',1,'ARM',1,1722,'1911-05-02','bequest',48000,'good'),('AR-014','Map of the Three Rivers','MAP',3,'ARM',2,1783,'1926-10-19','purchase',76000,'fair'),('BT-003','Model of the Brig Constance','SHP',NULL,'BOT',3,1840,'1974-03-30','gift',15500,'good'),('BT-020','Harbour Pilot Clock','CLK',5,'BOT',NULL,1835,'1990-08-11','purchase',27000,'poor'),('CK-002','Long Case Clock with Moon Dial','CLK',3,'CLK',4,1776,'1935-01-15','purchase',112000,'good'),('CK-009','Pocket Watch in Gold','CLK',5,'CLK',4,1829,'1948-06-23','bequest',64000,'fair'),('GL-005','Blue Cameo Vase','GLS',2,'GLS',7,1868,'1999-02-04','gift',89000,'good'),('GL-017','Rain Column','GLS',4,'GLS',5,1988,'2001-11-12','purchase',54000,'good'),('TX-008','Silk Hanging with Cranes','TEX',4,'TXT',6,1974,'1992-04-09','gift',33500,'poor');
INSERT INTO Loan VALUES (1,'AR-014','ARM','BOT','2018-04-01','2018-10-31',2500,'returned'),(2,'GL-005','GLS','CLK','2019-09-15','2020-03-15',4200,'returned'),(3,'CK-002','CLK','ARM','2021-01-10','2021-06-30',5100,'returned'),(4,'BT-003','BOT','TXT','2022-05-01','2022-09-01',900,'returned'),(5,'GL-017','GLS','TXT','2023-03-01',NULL,3300,'running'),(6,'AR-001','ARM','GLS','2023-06-15',NULL,1800,'running'),(7,'AR-014','ARM','TXT','2024-02-01','2024-08-31',2700,'planned');
INSERT INTO Conservator VALUES (1,'Ottilie Braun','metals','ARM',NULL),(2,'Femi Adisa','clockwork','CLK',1),(3,'Rosa Lindgren','glass','GLS',NULL),(4,'Harvey Knott','paper','ARM',1),(5,'Chiara Volpe','textiles','TXT',3);
INSERT INTO Restoration VALUES (1,'AR-014',4,'2016-02-01','2016-07-15',160,7400),(2,'CK-002',2,'2017-05-10','2017-09-30',210,9800),(3,'GL-005',3,'2018-11-05','2019-01-20',85,4600),(4,'TX-008',5,'2022-10-03',NULL,140,NULL),(5,'BT-020',2,'2023-04-17',NULL,60,3100),(6,'AR-001',1,'2015-03-09','2015-04-22',45,1900),(7,'CK-009',2,'2020-02-12','2020-05-05',95,5200);
INSERT INTO Material VALUES (1,'Beeswax','none',18),(2,'Ethanol','flammable',9.5),(3,'Epoxy resin','irritant',42),(4,'Silk thread','none',310),(5,'Wheat starch paste','none',6),(6,'Ammonia solution','corrosive',12);
INSERT INTO Restoration_Material VALUES (1,5,400,'backing'),(1,2,150,'cleaning'),(2,1,80,'polish'),(2,6,60,'cleaning'),(3,3,35,'bonding'),(3,2,90,'cleaning'),(4,4,220,'stitching'),(5,2,120,'cleaning'),(6,1,110,'polish'),(7,6,40,'cleaning');
INSERT INTO Courier_Trip VALUES (1,1,'Artwagon','2018-03-29',1,'N'),(2,2,'Artwagon','2019-09-13',2,'Y'),(3,3,'Hedley Fine Transport','2021-01-08',3,'Y'),(4,4,'Quay Vans','2022-04-30',4,'N'),(5,5,'Hedley Fine Transport','2023-02-26',6,'Y'),(6,6,'Artwagon','2023-06-14',1,'Y');
-- Find the titles of the collection objects that have the word Clock in them, with the year in which each was made.
-- anything titled with Clock, and the year it dates from
-- What pieces have Clock in what they are called, and when was each created?
-- "clock" somewhere in the title - give me that and the year it was made
SELECT title, year_made FROM Collection_Object WHERE title LIKE '%Clock%';
-- How many different acquisition methods occur among the objects?
-- number of distinct ways our pieces were acquired
-- In how many distinct ways have we come by what we own?
-- methods of acquiring things - number of different ones
SELECT COUNT(DISTINCT acquisition_method) FROM Collection_Object;
-- What are the total and the average floor space of the museums in the city Velbury?
-- square metres of the houses in Velbury: added up, and on average
-- How big are the houses in Velbury all together, and how big in the mean?
-- Velbury: floor area of the museums, sum and then mean
SELECT SUM(floor_space_m2), AVG(floor_space_m2) FROM Museum WHERE city = 'Velbury';
-- Give the names and nationalities of the makers for whom no year of death is recorded.
-- makers presumably still alive (death year blank): name, country they come from
-- What artists have not died as far as we know (year of death blank), and what nation are they from?
-- died year left empty: maker's name, maker's nationality
SELECT maker_name, nationality FROM Maker WHERE died_year IS NULL;
-- List the titles of objects made between 1770 and 1830.
-- pieces dating from 1770 up to 1830
-- What was created no earlier than 1770 and no later than 1830?
-- names of the pieces with a making year from 1770 to 1830
SELECT title FROM Collection_Object WHERE year_made BETWEEN 1770 AND 1830;
-- Which objects are not placed in any gallery? Show object number and title.
-- pieces with no gallery assigned: their number, what they are called
-- What pieces do not have a room? The number, then what each is called.
-- gallery left blank: number and title of such items
SELECT object_number, title FROM Collection_Object WHERE gallery_id IS NULL;
-- For each object category, show its name and the number of objects.
-- how many pieces per category, category written out
-- How many pieces are there of each sort? The sort in words, then how many.
-- item count by category, name of the category in front
SELECT T1.category_name, COUNT(*) FROM Ref_Object_Category AS T1 JOIN Collection_Object AS T2 ON T1.category_code = T2.category_code GROUP BY T1.category_code;
-- Show the object title, the name of the lending museum and the name of the borrowing museum of each loan that is running.
-- loans now running: which piece, from which house, to which house (names)
-- What is out on a loan that is running, who gave it, and who has it now? Title, then the house that gives, then the one that takes.
-- status running: name of the piece, name of the museum it belongs with, name of the museum it went to
SELECT T2.title, T3.museum_name, T4.museum_name FROM Loan AS T1 JOIN Collection_Object AS T2 ON T1.object_number = T2.object_number JOIN Museum AS T3 ON T1.lending_museum_code = T3.museum_code JOIN Museum AS T4 ON T1.borrowing_museum_code = T4.museum_code WHERE T1.status = 'running';
-- What are the full names and specialities of the conservators trained by Ottilie Braun?
-- pupils of Ottilie Braun and what they specialise in
-- Who learnt their craft from Ottilie Braun, and what is their field?
-- trainer is Ottilie Braun - names and special fields of the restorers
SELECT T1.full_name, T1.speciality FROM Conservator AS T1 JOIN Conservator AS T2 ON T1.trained_by_id = T2.conservator_id WHERE T2.full_name = 'Ottilie Braun';
-- List each museum's name and the average insured value of the objects at home there, from highest to lowest average.
-- mean insurance sum per home museum, richest first: name, mean
-- For how much are each house's own pieces insured in the mean? The greatest mean on top.
-- mean insurance value by home museum, sorted downwards: name of the house, mean
SELECT T1.museum_name, AVG(T2.insured_value) FROM Museum AS T1 JOIN Collection_Object AS T2 ON T1.museum_code = T2.home_museum_code GROUP BY T1.museum_code ORDER BY AVG(T2.insured_value) DESC;
-- Which materials have been used in restorations by both Femi Adisa and Ottilie Braun?
-- names of the substances that Femi Adisa has worked with and Ottilie Braun too
-- What stuff has Femi Adisa used for mending things, and Ottilie Braun as well?
-- materials found in work by Ottilie Braun and in work by Femi Adisa
SELECT T1.material_name FROM Material AS T1 JOIN Restoration_Material AS T2 ON T1.material_id = T2.material_id JOIN Restoration AS T3 ON T2.restoration_id = T3.restoration_id JOIN Conservator AS T4 ON T3.conservator_id = T4.conservator_id WHERE T4.full_name = 'Femi Adisa' INTERSECT SELECT T1.material_name FROM Material AS T1 JOIN Restoration_Material AS T2 ON T1.material_id = T2.material_id JOIN Restoration AS T3 ON T2.restoration_id = T3.restoration_id JOIN Conservator AS T4 ON T3.conservator_id = T4.conservator_id WHERE T4.full_name = 'Ottilie Braun';
-- What are the names of museums that have borrowed an object but have never lent one?
-- houses that took something on loan though they never gave anything out
-- What houses have taken something from another one but have yet to give anything away for a time?
-- leave out any museum that was ever the lender; which of the borrowers remain
SELECT T1.museum_name FROM Museum AS T1 JOIN Loan AS T2 ON T1.museum_code = T2.borrowing_museum_code EXCEPT SELECT T1.museum_name FROM Museum AS T1 JOIN Loan AS T2 ON T1.museum_code = T2.lending_museum_code;
-- In which cities is there a museum founded before 1910 or a museum with a gallery on floor 3? List each city once.
-- towns, no repeats, with a house older than 1910 or one that shows things on floor 3
-- Where is there a house begun before 1910, or a house with a room on floor 3? Every place one time.
-- cities without doubles: museums from before 1910 together with museums having some gallery on floor 3
SELECT city FROM Museum WHERE founded_year < 1910 UNION SELECT T1.city FROM Museum AS T1 JOIN Gallery AS T2 ON T1.museum_code = T2.museum_code WHERE T2.floor = 3;
-- Which objects have an insured value above the average insured value of the objects in the category named timepiece? Show title and insured value.
-- pieces insured for more than the mean timepiece: title, sum insured
-- What is insured for more than things in timepiece are in the mean, and for how much?
-- insurance value above the mean of the category timepiece: name of the piece, value
SELECT title, insured_value FROM Collection_Object WHERE insured_value > (SELECT AVG(T1.insured_value) FROM Collection_Object AS T1 JOIN Ref_Object_Category AS T2 ON T1.category_code = T2.category_code WHERE T2.category_name = 'timepiece');
-- What are the titles of the objects that have never been part of a loan?
-- pieces for which there is no loan of any sort
-- What pieces have stayed with us all along, with no lending or borrowing on record?
-- no loan of it exists - titles please
SELECT title FROM Collection_Object WHERE object_number NOT IN (SELECT object_number FROM Loan);
-- Show the nationalities whose makers made at least two objects in the collection, with the number of objects.
-- where makers come from, if 2 or more of our pieces are by such makers, and how many pieces
-- From what nations are artists with two pieces or more here between them, and how many pieces is it?
-- number of objects by nationality of the maker, leaving out nations with fewer than 2: nation, number
SELECT T1.nationality, COUNT(*) FROM Maker AS T1 JOIN Collection_Object AS T2 ON T1.maker_id = T2.maker_id GROUP BY T1.nationality HAVING COUNT(*) >= 2;
-- Which carrier has transported the most crates in total? Give the carrier and the total.
-- haulier with the largest sum of crates, and that sum
-- Who has moved most boxes for us in all, and how many?
-- add up crates by transport firm, just the top one: firm, sum
SELECT carrier, SUM(crate_count) FROM Courier_Trip GROUP BY carrier ORDER BY SUM(crate_count) DESC LIMIT 1;
-- Among the restorations started after 2018-01-01, which one cost the most? Show the object's title and the conservator's full name.
-- priciest repair begun later than 2018-01-01: what was treated, by whom
-- What was the most expensive mending job begun after 2018-01-01? What the piece is called, and who did the job.
-- start later than 2018-01-01, greatest cost: title of the piece, name of the restorer
SELECT T2.title, T3.full_name FROM Restoration AS T1 JOIN Collection_Object AS T2 ON T1.object_number = T2.object_number JOIN Conservator AS T3 ON T1.conservator_id = T3.conservator_id WHERE T1.start_date > '2018-01-01' ORDER BY T1.cost DESC LIMIT 1;
-- Find the titles of the objects that were restored with a material of the hazard class flammable.
-- pieces treated at some time with something flammable
-- What pieces have been mended using something flammable?
-- hazard class flammable - titles of objects whose restoration involved such a material
SELECT title FROM Collection_Object WHERE object_number IN (SELECT T1.object_number FROM Restoration AS T1 JOIN Restoration_Material AS T2 ON T1.restoration_id = T2.restoration_id JOIN Material AS T3 ON T2.material_id = T3.material_id WHERE T3.hazard_class = 'flammable');
-- Which conservators have used more than two different materials in their restorations?
-- full name of whoever has worked with over 2 distinct substances
-- What restorers have worked with more than two distinct kinds of stuff?
-- people who mended things with over 2 different materials, by name
SELECT T1.full_name FROM Conservator AS T1 JOIN Restoration AS T2 ON T1.conservator_id = T2.conservator_id JOIN Restoration_Material AS T3 ON T2.restoration_id = T3.restoration_id GROUP BY T1.conservator_id HAVING COUNT(DISTINCT T3.material_id) > 2;
-- For the objects shown in climate controlled (Y) galleries, list the object title, the gallery name and the maker's name.
-- what stands in a room with climate control Y: piece, room, who made it
-- What is kept where the air is regulated (climate controlled Y), in what room, and who created it?
-- climate controlled = Y: name of the piece, name of the room, name of the artist
SELECT T1.title, T2.gallery_name, T3.maker_name FROM Collection_Object AS T1 JOIN Gallery AS T2 ON T1.gallery_id = T2.gallery_id JOIN Maker AS T3 ON T1.maker_id = T3.maker_id WHERE T2.climate_controlled = 'Y';
-- Return the titles and conditions of the three objects with the highest insured value, the most valuable first.
-- the 3 pieces insured for most, in falling order: title and what state they are in
-- What are our three most precious pieces by insurance, and what shape are they in? Start with the greatest value.
-- top 3 by insured sum in descending order: title, condition
SELECT title, condition FROM Collection_Object ORDER BY insured_value DESC LIMIT 3;
