-- database: applecross_summer_school
CREATE TABLE instructor (instructor_id INTEGER PRIMARY KEY, full_name TEXT, home_city TEXT, highest_degree TEXT, years_of_experience INTEGER, weekly_fee REAL, supervisor_id INTEGER REFERENCES instructor(instructor_id));
CREATE TABLE subject_area (area_code TEXT PRIMARY KEY, area_name TEXT, coordinator_id INTEGER REFERENCES instructor(instructor_id), yearly_budget REAL);
CREATE TABLE course (course_id INTEGER PRIMARY KEY, course_title TEXT, area_code TEXT REFERENCES subject_area(area_code), lead_instructor_id INTEGER REFERENCES instructor(instructor_id), assistant_instructor_id INTEGER REFERENCES instructor(instructor_id), minimum_age INTEGER, maximum_participants INTEGER, material_fee REAL);
CREATE TABLE classroom (classroom_id INTEGER PRIMARY KEY, classroom_name TEXT, building TEXT, number_of_seats INTEGER, has_projector TEXT);
CREATE TABLE course_slot (slot_id INTEGER PRIMARY KEY, course_id INTEGER REFERENCES course(course_id), classroom_id INTEGER REFERENCES classroom(classroom_id), week_number INTEGER, time_of_day TEXT, number_of_hours INTEGER);
CREATE TABLE guardian (guardian_id INTEGER PRIMARY KEY, guardian_name TEXT, phone_number TEXT, email_address TEXT, city TEXT, emergency_contact_id INTEGER REFERENCES guardian(guardian_id));
CREATE TABLE boarding_house (house_id INTEGER PRIMARY KEY, house_name TEXT, number_of_beds INTEGER, year_renovated INTEGER, warden_id INTEGER REFERENCES instructor(instructor_id), street_address TEXT);
CREATE TABLE participant (participant_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, date_of_birth TEXT, gender TEXT, guardian_id INTEGER REFERENCES guardian(guardian_id), house_id INTEGER REFERENCES boarding_house(house_id), dietary_requirement TEXT);
CREATE TABLE registration (registration_id INTEGER PRIMARY KEY, participant_id INTEGER REFERENCES participant(participant_id), slot_id INTEGER REFERENCES course_slot(slot_id), date_of_registration TEXT, fee_charged REAL, payment_status TEXT, final_mark INTEGER);
CREATE TABLE excursion (excursion_id INTEGER PRIMARY KEY, destination TEXT, date_of_departure TEXT, week_number INTEGER, cost_per_head REAL, means_of_transport TEXT, leader_id INTEGER REFERENCES instructor(instructor_id));
CREATE TABLE excursion_signup (excursion_id INTEGER REFERENCES excursion(excursion_id), participant_id INTEGER REFERENCES participant(participant_id), consent_received TEXT, date_of_signup TEXT, PRIMARY KEY (excursion_id, participant_id));
INSERT INTO instructor VALUES (1,'Morag Sinclair','Inverness','PhD',22,980,NULL),(2,'Pablo Iturbe','Bilbao','MA',9,720,1),(3,'Hannah Lowe','Perth','BSc',4,590,1),(4,'Gregor Baird','Inverness','MSc',14,810,1),(5,'Chiara Testa','Turin','MA',6,640,2),(6,'Ewan Muir','Oban','BA',2,510,4);
INSERT INTO subject_area VALUES ('LAN','Languages',2,5200),('SCI','Natural Sciences',4,8400),('ART','Arts and Crafts',5,6100),('OUT','Outdoor Skills',1,3900),('DRA','Drama',NULL,2500);
INSERT INTO course VALUES (1,'Spanish for Travellers','LAN',2,5,12,14,25),(2,'Italian Kitchen Talk','LAN',5,NULL,14,10,48),(3,'Rock Pool Biology','SCI',4,3,10,12,18.5),(4,'Rockets and Gliders','SCI',3,6,11,16,37),(5,'Felt and Wool','ART',5,3,9,12,29),(6,'Map and Compass','OUT',1,4,12,20,0),(7,'Night Sky Watching','SCI',4,NULL,13,15,12);
INSERT INTO classroom VALUES (1,'Heron Room','Main Hall',24,'yes'),(2,'Otter Lab','Science Wing',16,'yes'),(3,'Loft Studio','Old Stables',14,'no'),(4,'Pine Tent','Lower Field',30,'no'),(5,'Wren Room','Main Hall',12,'yes');
INSERT INTO course_slot VALUES (1,1,1,1,'morning',15),(2,3,2,1,'afternoon',12),(3,5,3,1,'morning',10),(4,4,2,2,'morning',16),(5,6,4,2,'afternoon',18),(6,1,1,3,'afternoon',14),(7,2,3,3,'morning',9),(8,3,4,3,'morning',20);
INSERT INTO guardian VALUES (1,'Fiona Grant','01463-220','fgrant@post.test','Inverness',2),(2,'Alasdair Grant','01463-221',NULL,'Inverness',1),(3,'Birgit Holm','+45-3312','birgit@holm.test','Aarhus',NULL),(4,'Samuel Okafor','0141-900','s.okafor@post.test','Glasgow',NULL),(5,'Elena Rossi','+39-0115','elena@rossi.test','Turin',3),(6,'Joyce Lamb','01738-64',NULL,'Perth',NULL);
INSERT INTO boarding_house VALUES (1,'Rowan House',12,2016,3,'2 Chapel Lane'),(2,'Hazel House',18,2009,4,'7 Shore Road'),(3,'Larch House',9,2021,6,'5 Chapel Lane'),(4,'Birch House',15,1998,NULL,'1 Glebe Path');
INSERT INTO participant VALUES (1,'Isla','Grant','2010-04-18','female',1,1,'vegetarian'),(2,'Rory','Grant','2012-09-02','male',1,2,NULL),(3,'Mikkel','Holm','2009-12-11','male',3,2,'no nuts'),(4,'Chidi','Okafor','2011-06-25','male',4,3,NULL),(5,'Amara','Okafor','2008-03-07','female',4,1,'vegetarian'),(6,'Giulia','Rossi','2010-10-30','female',5,NULL,'no gluten'),(7,'Peter','Lamb','2013-01-15','male',6,NULL,NULL);
INSERT INTO registration VALUES (1,1,1,'2024-02-03',210,'paid',84),(2,1,3,'2024-02-03',160,'paid',91),(3,2,2,'2024-02-10',175,'paid',67),(4,3,4,'2024-03-01',230,'outstanding',78),(5,4,4,'2024-03-05',230,'paid',88),(6,5,5,'2024-03-18',190,'paid',95),(7,5,6,'2024-04-02',205,'outstanding',NULL),(8,6,8,'2024-04-11',240,'refunded',NULL),(9,3,2,'2024-04-15',175,'paid',72);
INSERT INTO excursion VALUES (1,'Eilean Donan Castle','2024-07-06',1,32,'coach',2),(2,'Loch Ness','2024-07-13',2,27.5,'coach',1),(3,'Isle of Skye','2024-07-14',2,55,'ferry',4),(4,'Plockton Seal Bay','2024-07-20',3,21,'boat',4),(5,'Cairngorm Reindeer','2024-07-21',3,44,'train',NULL);
INSERT INTO excursion_signup VALUES (1,1,'yes','2024-06-01'),(1,2,'yes','2024-06-01'),(2,3,'no','2024-06-12'),(2,4,'yes','2024-06-14'),(3,5,'yes','2024-06-20'),(3,3,'yes','2024-06-21'),(4,5,'no','2024-07-01'),(3,6,'no','2024-06-25');
-- How many participants have no dietary requirement?
-- number of kids with nothing noted about their diet
-- How many pupils can eat anything, with no special food needs recorded?
-- count the students whose food needs are left blank
SELECT COUNT(*) FROM participant WHERE dietary_requirement IS NULL;
-- What are the names of classrooms in the building Main Hall that have more than 15 seats?
-- rooms of the Main Hall where over 15 can sit
-- Which teaching rooms in Main Hall offer more than 15 chairs?
-- i need rooms with over 15 places to sit, only those located in Main Hall
SELECT classroom_name FROM classroom WHERE building = 'Main Hall' AND number_of_seats > 15;
-- Show the course titles and minimum ages of courses whose material fee is between 15 and 30.
-- what can be taken with 15 to 30 to pay for materials: title and youngest age allowed
-- Which classes ask from 15 to 30 for supplies, and how old must one be to join them?
-- charge for materials from 15 to 30: name of the class, then how old you have to be at least
SELECT course_title, minimum_age FROM course WHERE material_fee BETWEEN 15 AND 30;
-- List the house names and the numbers of beds, starting with the house that was renovated most recently.
-- sleeping quarters and how many each sleeps, latest renovation on top
-- What are the dormitories called and how many people can sleep in each, the most freshly refurbished one first?
-- dorms sorted by when they were last done up, newest first: name, then beds
SELECT house_name, number_of_beds FROM boarding_house ORDER BY year_renovated DESC;
-- Which destinations contain 'Loch' or 'Seal' in their name?
-- trips to anywhere with Loch or Seal in the name
-- Where do the outings go whose target has 'Loch' or 'Seal' in it?
-- can you list the places we travel to on day trips, if they are called Loch or Seal in any part
SELECT destination FROM excursion WHERE destination LIKE '%Loch%' OR destination LIKE '%Seal%';
-- For each course with an assistant instructor, show the course title, the name of the lead instructor and the name of the assistant instructor.
-- who leads and who helps, course by course, where there is a helper
-- Which classes have a second teacher, and what are the names of the main teacher and of the second one?
-- if a class has a helping teacher: title, main teacher's name, helper's name
SELECT T1.course_title, T2.full_name, T3.full_name FROM course AS T1 JOIN instructor AS T2 ON T1.lead_instructor_id = T2.instructor_id JOIN instructor AS T3 ON T1.assistant_instructor_id = T3.instructor_id;
-- Which instructors lead some course and assist in some course as well? Give their full names.
-- teachers named as the lead of one course and also as the assistant of one
-- Who is the main teacher in one class and the helper in some class too?
-- names of staff who are both main teacher somewhere and helping teacher somewhere
SELECT T1.full_name FROM instructor AS T1 JOIN course AS T2 ON T1.instructor_id = T2.lead_instructor_id INTERSECT SELECT T1.full_name FROM instructor AS T1 JOIN course AS T2 ON T1.instructor_id = T2.assistant_instructor_id;
-- What is the name of the supervisor of Chiara Testa?
-- who is Chiara Testa's superior
-- Who is the boss of Chiara Testa?
-- Chiara Testa reports to whom? name please
SELECT T2.full_name FROM instructor AS T1 JOIN instructor AS T2 ON T1.supervisor_id = T2.instructor_id WHERE T1.full_name = 'Chiara Testa';
-- How many courses are there in each subject area? Show the area name and the number.
-- field by field, the count of courses offered in it
-- What are the disciplines called, and how many classes does each have?
-- number of classes per discipline, discipline name first
SELECT T1.area_name, COUNT(*) FROM subject_area AS T1 JOIN course AS T2 ON T1.area_code = T2.area_code GROUP BY T1.area_code;
-- Which subject area has no coordinator? Show the name and the yearly budget.
-- field nobody is in charge of yet, with the money it gets a year
-- Which discipline is without anyone in charge, and how much may it spend per year?
-- coordinator missing: which discipline is it and what are its annual funds
SELECT area_name, yearly_budget FROM subject_area WHERE coordinator_id IS NULL;
-- Find the titles of courses that are not scheduled in any slot.
-- which courses never made it onto the timetable
-- Which classes have no date in the timetable at all?
-- class titles without a single slot
SELECT course_title FROM course WHERE course_id NOT IN (SELECT course_id FROM course_slot);
-- List the first and last names of participants whose guardian lives in Glasgow.
-- given name and surname of kids looked after by someone from Glasgow
-- What are the pupils called (forename, then family name) whose parent is at home in Glasgow?
-- parent lives in Glasgow: forename and family name of the child please
SELECT T1.first_name, T1.last_name FROM participant AS T1 JOIN guardian AS T2 ON T1.guardian_id = T2.guardian_id WHERE T2.city = 'Glasgow';
-- Who is the emergency contact of each guardian that has one? Show the guardian's name first, then the contact's name.
-- parents next to whoever is to be rung instead of them in an emergency, names only
-- Which parents have named another person to phone when things go wrong, and who is that person?
-- guardian name and then the name of their emergency person, only where one is entered
SELECT T1.guardian_name, T2.guardian_name FROM guardian AS T1 JOIN guardian AS T2 ON T1.emergency_contact_id = T2.guardian_id;
-- How many different participants are registered for a course in the area Natural Sciences?
-- count of distinct kids signed on to something in Natural Sciences
-- How many individual pupils have enrolled in any Natural Sciences class?
-- Natural Sciences: how many different students are enrolled, each counted once
SELECT COUNT(DISTINCT T1.participant_id) FROM registration AS T1 JOIN course_slot AS T2 ON T1.slot_id = T2.slot_id JOIN course AS T3 ON T2.course_id = T3.course_id JOIN subject_area AS T4 ON T3.area_code = T4.area_code WHERE T4.area_name = 'Natural Sciences';
-- Show for every payment status the total and the average fee charged in registrations.
-- sum and mean of the fees, split by whether they are settled (the status first)
-- How much money was asked for enrolments altogether and how much on average, for each state of payment (state first)?
-- per payment status: the status, sum of what was charged, average of what was charged
SELECT payment_status, SUM(fee_charged), AVG(fee_charged) FROM registration GROUP BY payment_status;
-- Which participant got the best final mark in a course slot of week 2? Give first name, last name and mark.
-- top result of week number 2: given name, surname and the mark
-- Who was graded highest in week 2? Forename, family name and grade, please.
-- week 2 lessons only: forename, family name and grade of the student with the highest grade
SELECT T1.first_name, T1.last_name, T2.final_mark FROM participant AS T1 JOIN registration AS T2 ON T1.participant_id = T2.participant_id JOIN course_slot AS T3 ON T2.slot_id = T3.slot_id WHERE T3.week_number = 2 ORDER BY T2.final_mark DESC LIMIT 1;
-- List the first names of participants who signed up for the excursion to Isle of Skye but not for the one to Loch Ness.
-- given names of those going to Isle of Skye, without the ones who also put themselves down for Loch Ness
-- Who is joining the outing to Isle of Skye and is not joining the outing to Loch Ness? Forenames only.
-- not on the Loch Ness trip but on the Isle of Skye trip: forenames please
SELECT T1.first_name FROM participant AS T1 JOIN excursion_signup AS T2 ON T1.participant_id = T2.participant_id JOIN excursion AS T3 ON T2.excursion_id = T3.excursion_id WHERE T3.destination = 'Isle of Skye' EXCEPT SELECT T1.first_name FROM participant AS T1 JOIN excursion_signup AS T2 ON T1.participant_id = T2.participant_id JOIN excursion AS T3 ON T2.excursion_id = T3.excursion_id WHERE T3.destination = 'Loch Ness';
-- Give the destinations of excursions that nobody has signed up for.
-- trips with no takers so far
-- Where do the outings go that not a single pupil has joined?
-- day trips without any sign-up, just the place they go to
SELECT destination FROM excursion WHERE excursion_id NOT IN (SELECT excursion_id FROM excursion_signup);
-- Which instructors earn a weekly fee above the average and are the warden of a house? Show the instructor's name and the house name.
-- teachers paid better than the mean per week who watch over a house, and which house that is
-- Which staff whose pay per week is higher than average look after a dormitory, and what is it called?
-- dorm wardens earning more than the average weekly pay: their name, then the dorm's name
SELECT T1.full_name, T2.house_name FROM instructor AS T1 JOIN boarding_house AS T2 ON T1.instructor_id = T2.warden_id WHERE T1.weekly_fee > (SELECT AVG(weekly_fee) FROM instructor);
-- Which building hosts the largest total number of course hours?
-- building where teaching adds up to the most hours
-- In which building are lessons held for the most hours altogether?
-- add up the lesson hours for each building and tell me the one with the highest sum
SELECT T1.building FROM classroom AS T1 JOIN course_slot AS T2 ON T1.classroom_id = T2.classroom_id GROUP BY T1.building ORDER BY SUM(T2.number_of_hours) DESC LIMIT 1;
-- Find the guardians with at least two different participants who signed up for an excursion. Give the guardian's name.
-- parents who have 2 or more different kids down for trips
-- Which mothers and fathers have two or more different children joining an outing?
-- at least 2 different children signed up for day trips: names of their guardians
SELECT T1.guardian_name FROM guardian AS T1 JOIN participant AS T2 ON T1.guardian_id = T2.guardian_id JOIN excursion_signup AS T3 ON T2.participant_id = T3.participant_id GROUP BY T1.guardian_id HAVING COUNT(DISTINCT T2.participant_id) >= 2;
-- List all cities in which an instructor or a guardian is at home, each city once.
-- every town, named once, that a teacher or a parent comes from
-- Which towns do our teachers and the pupils' parents live in, without repeats?
-- one list of home towns of teaching staff plus those of guardians, no duplicates
SELECT home_city FROM instructor UNION SELECT city FROM guardian;

-- database: velvet_rope_event_agency
CREATE TABLE Ref_Event_Types (Event_Type_Code TEXT PRIMARY KEY, Event_Type_Description TEXT, Base_Fee REAL);
CREATE TABLE Ref_Vendor_Categories (Category_Code TEXT PRIMARY KEY, Category_Description TEXT);
CREATE TABLE Planners (Planner_ID INTEGER PRIMARY KEY, Planner_Name TEXT, Email TEXT, Date_Joined TEXT, Commission_Rate REAL, Trained_By INTEGER REFERENCES Planners(Planner_ID));
CREATE TABLE Clients (Client_ID INTEGER PRIMARY KEY, Client_Name TEXT, Partner_Name TEXT, City TEXT, Phone TEXT, Found_Us_Through TEXT);
CREATE TABLE Venues (Venue_ID INTEGER PRIMARY KEY, Venue_Name TEXT, City TEXT, Capacity INTEGER, Hire_Cost REAL, Has_Garden TEXT, Licensed_Until TEXT);
CREATE TABLE Events (Event_ID INTEGER PRIMARY KEY, Event_Name TEXT, Event_Type_Code TEXT REFERENCES Ref_Event_Types(Event_Type_Code), Client_ID INTEGER REFERENCES Clients(Client_ID), Venue_ID INTEGER REFERENCES Venues(Venue_ID), Lead_Planner_ID INTEGER REFERENCES Planners(Planner_ID), Backup_Planner_ID INTEGER REFERENCES Planners(Planner_ID), Event_Date TEXT, Expected_Guests INTEGER, Budget REAL, Status TEXT);
CREATE TABLE Vendors (Vendor_ID INTEGER PRIMARY KEY, Vendor_Name TEXT, Category_Code TEXT REFERENCES Ref_Vendor_Categories(Category_Code), City TEXT, Star_Rating REAL, Preferred TEXT);
CREATE TABLE Event_Vendors (Event_ID INTEGER REFERENCES Events(Event_ID), Vendor_ID INTEGER REFERENCES Vendors(Vendor_ID), Agreed_Price REAL, Deposit_Paid TEXT, Arrival_Time TEXT, PRIMARY KEY (Event_ID, Vendor_ID));
CREATE TABLE Guests (Guest_ID INTEGER PRIMARY KEY, Event_ID INTEGER REFERENCES Events(Event_ID), Guest_Name TEXT, Reply TEXT, Meal_Choice TEXT, Table_Number INTEGER, Plus_One_Of INTEGER REFERENCES Guests(Guest_ID));
CREATE TABLE Tasks (Task_ID INTEGER PRIMARY KEY, Event_ID INTEGER REFERENCES Events(Event_ID), Planner_ID INTEGER REFERENCES Planners(Planner_ID), Task_Title TEXT, Due_Date TEXT, Finished_Date TEXT, Priority TEXT);
CREATE TABLE Invoices (Invoice_ID INTEGER PRIMARY KEY, Event_ID INTEGER REFERENCES Events(Event_ID), Invoice_Date TEXT, Amount REAL, Status TEXT);
INSERT INTO Ref_Event_Types VALUES ('WED','Wedding',2500),('COR','Corporate Dinner',1800),('ANN','Anniversary Party',900),('PRO','Product Launch',3200),('BAP','Christening',600);
INSERT INTO Ref_Vendor_Categories VALUES ('FLO','Florist'),('PHO','Photographer'),('BND','Live Band'),('CAK','Cake Maker'),('LGT','Lighting');
INSERT INTO Planners VALUES (1,'Delphine Aubry','delphine@velvet.test','2011-03-01',12.5,NULL),(2,'Rhys Morgan','rhys@velvet.test','2015-08-17',10,1),(3,'Zara Haddad','zara@velvet.test','2019-02-04',8.5,1),(4,'Kit Sorensen',NULL,'2022-05-30',7,2);
INSERT INTO Clients VALUES (1,'Megan Price','Tomas Vidal','Cardiff','029-441','friend'),(2,'Copperline Ltd',NULL,'Bath','01225-7','website'),(3,'Ruth Abel','Simon Abel','Bath','01225-9','fair'),(4,'Nadia Rahman','Luke Ford','Swansea','01792-3','friend'),(5,'Fernwood Foods',NULL,'Cardiff','029-808','website'),(6,'Gwen Pugh','Idris Lloyd','Newport',NULL,'fair');
INSERT INTO Venues VALUES (1,'Caradoc Castle','Cardiff',220,6400,'yes','2027-12-31'),(2,'The Pump House','Bath',140,3900,'no','2025-06-30'),(3,'Orchard Barn','Swansea',90,2100,'yes','2026-03-31'),(4,'Sky Gallery','Cardiff',180,5200,'no','2028-01-31'),(5,'Abbey Lawn','Bath',300,4500,'yes',NULL);
INSERT INTO Events VALUES (1,'Price & Vidal Wedding','WED',1,1,1,2,'2024-06-15',180,38000,'confirmed'),(2,'Copperline Winter Dinner','COR',2,2,2,3,'2023-12-08',95,14500,'completed'),(3,'Abel Golden Anniversary','ANN',3,2,3,NULL,'2024-04-20',60,7200,'confirmed'),(4,'Rahman & Ford Wedding','WED',4,3,3,1,'2024-08-03',85,21000,'confirmed'),(5,'Fernwood Snack Launch','PRO',5,4,1,4,'2024-02-22',150,26500,'completed'),(6,'Copperline Summer Dinner','COR',2,4,2,4,'2024-07-05',120,17800,'cancelled');
INSERT INTO Vendors VALUES (1,'Wild Petal','FLO','Cardiff',4.7,'Y'),(2,'Studio Halcyon','PHO','Bath',4.9,'Y'),(3,'The Night Herons','BND','Cardiff',4.2,'N'),(4,'Crumb & Co','CAK','Swansea',4.5,'Y'),(5,'Bright Rig','LGT','Newport',3.8,'N'),(6,'Fern Frames','PHO','Cardiff',4.4,'N'),(7,'Thistle Blooms','FLO','Bath',4.1,'N');
INSERT INTO Event_Vendors VALUES (1,1,2400,'Y','09:00'),(1,2,1950,'Y','11:30'),(1,3,1600,'N','17:00'),(2,2,900,'Y','18:00'),(2,5,1250,'Y','14:00'),(3,4,320,'N','15:30'),(4,4,540,'Y','12:00'),(4,6,1350,'N','12:30'),(5,5,2100,'Y','08:00'),(5,1,700,'N','10:00');
INSERT INTO Guests VALUES (1,1,'Hugh Price','yes','beef',1,NULL),(2,1,'Sylvie Vidal','yes','fish',1,NULL),(3,1,'Marc Vidal','no',NULL,NULL,2),(4,3,'Joan Abel','yes','vegetarian',2,NULL),(5,4,'Omar Rahman','yes','vegetarian',1,NULL),(6,4,'Tessa Ford',NULL,NULL,NULL,NULL),(7,4,'Jude Byrne','yes','fish',4,6),(8,1,'Alys Price','yes','vegetarian',3,1);
INSERT INTO Tasks VALUES (1,1,1,'Book string quartet','2024-03-01','2024-02-26','high'),(2,1,2,'Order table linen','2024-05-10',NULL,'medium'),(3,4,3,'Send invitations','2024-05-03',NULL,'high'),(4,4,1,'Book cake tasting','2024-04-12',NULL,'low'),(5,3,3,'Book photo booth','2024-04-01','2024-03-28','medium'),(6,5,4,'Print badges','2024-02-15','2024-02-14','high'),(7,2,2,'Check seating plan','2023-12-01','2023-12-01','high');
INSERT INTO Invoices VALUES (1,1,'2024-01-10',12000,'paid'),(2,1,'2024-05-20',9500,'sent'),(3,2,'2023-12-15',14200,'paid'),(4,3,'2024-03-04',3600,'paid'),(5,5,'2024-03-01',25900,'overdue'),(6,4,'2024-02-12',7000,'paid'),(7,6,'2024-06-10',1500,'sent');
-- What is the average capacity of venues with a garden (yes)?
-- how many people do places with yes under garden hold on average
-- How many people fit on average into the locations that have a garden (yes)?
-- average number of people that fit in, only locations with garden yes
SELECT AVG(Capacity) FROM Venues WHERE Has_Garden = 'yes';
-- Show the titles and due dates of tasks that start with the word 'Book'.
-- to-dos that begin with Book, and when they must be ready
-- Which jobs are called 'Book' at the beginning, and by when must they be done?
-- name and deadline of each job on the list whose name starts with Book
SELECT Task_Title, Due_Date FROM Tasks WHERE Task_Title LIKE 'Book%';
-- Which clients have no partner name on file? Give the name and city of each.
-- customers recorded without a partner: who and where from
-- Which customers have told us no other half's name, and in which town do they live?
-- partner left blank: customer's name, then town
SELECT Client_Name, City FROM Clients WHERE Partner_Name IS NULL;
-- List the names of events that take place between 2024-04-01 and 2024-07-31, in order of their dates.
-- what is on from 2024-04-01 to 2024-07-31, earliest first
-- Which celebrations are held from 2024-04-01 up to 2024-07-31, the soonest first?
-- in date order, everything we host between 2024-04-01 and 2024-07-31, just what it is called
SELECT Event_Name FROM Events WHERE Event_Date BETWEEN '2024-04-01' AND '2024-07-31' ORDER BY Event_Date;
-- How many different vendors have been hired for an event?
-- number of distinct suppliers with at least one job from us
-- How many individual suppliers have worked at any of our celebrations?
-- can you count the suppliers booked so far, each one once
SELECT COUNT(DISTINCT Vendor_ID) FROM Event_Vendors;
-- Show the name of each event, the description of its type and the name of its venue.
-- every event with what kind it is (in words) and the place where it is held
-- What are the celebrations called, what sort is each (spelled out), and what is the place called where it happens?
-- celebration name, its kind spelled out, then the location's name, for all of them
SELECT T1.Event_Name, T2.Event_Type_Description, T3.Venue_Name FROM Events AS T1 JOIN Ref_Event_Types AS T2 ON T1.Event_Type_Code = T2.Event_Type_Code JOIN Venues AS T3 ON T1.Venue_ID = T3.Venue_ID;
-- What are the names of the lead planner and the backup planner of the event 'Rahman & Ford Wedding'?
-- Rahman & Ford Wedding: who is in charge, and who takes over if need be
-- Who mainly organises 'Rahman & Ford Wedding', and who is the stand-in?
-- i need the main organiser and the reserve organiser for Rahman & Ford Wedding, by name
SELECT T2.Planner_Name, T3.Planner_Name FROM Events AS T1 JOIN Planners AS T2 ON T1.Lead_Planner_ID = T2.Planner_ID JOIN Planners AS T3 ON T1.Backup_Planner_ID = T3.Planner_ID WHERE T1.Event_Name = 'Rahman & Ford Wedding';
-- Find the names of planners who are a backup planner of some event but the lead planner of none.
-- colleagues that stand by as backup, minus all who lead any event
-- Which organisers are the stand-in at a celebration and never the main organiser?
-- not the main organiser anywhere but the reserve somewhere: staff names
SELECT T1.Planner_Name FROM Planners AS T1 JOIN Events AS T2 ON T1.Planner_ID = T2.Backup_Planner_ID EXCEPT SELECT T1.Planner_Name FROM Planners AS T1 JOIN Events AS T2 ON T1.Planner_ID = T2.Lead_Planner_ID;
-- Which planners were trained by Delphine Aubry?
-- names of those who learned the job from Delphine Aubry
-- Whom did Delphine Aubry teach the trade?
-- Delphine Aubry's trainees, names please
SELECT T1.Planner_Name FROM Planners AS T1 JOIN Planners AS T2 ON T1.Trained_By = T2.Planner_ID WHERE T2.Planner_Name = 'Delphine Aubry';
-- List the names of vendors whose category is described as Photographer.
-- suppliers who work as Photographer
-- Which of our suppliers are in the trade called Photographer?
-- Photographer wanted: list the suppliers of this sort
SELECT T1.Vendor_Name FROM Vendors AS T1 JOIN Ref_Vendor_Categories AS T2 ON T1.Category_Code = T2.Category_Code WHERE T2.Category_Description = 'Photographer';
-- Which vendors were never hired for any event? Give the vendor name and the star rating.
-- suppliers still waiting for a first job, with their stars
-- Which suppliers have we not booked a single time, and how well are they rated?
-- no booking ever: supplier's name and rating
SELECT Vendor_Name, Star_Rating FROM Vendors WHERE Vendor_ID NOT IN (SELECT Vendor_ID FROM Event_Vendors);
-- What is the total agreed price of the vendors of each event? Show the event name and the total, largest total first.
-- what all suppliers together will charge, event by event, from the most costly down
-- How much was agreed with the suppliers altogether for each celebration, the dearest celebration first?
-- celebration name with the sum of its suppliers' agreed prices, highest sum first
SELECT T1.Event_Name, SUM(T2.Agreed_Price) FROM Events AS T1 JOIN Event_Vendors AS T2 ON T1.Event_ID = T2.Event_ID GROUP BY T1.Event_ID ORDER BY SUM(T2.Agreed_Price) DESC;
-- In which cities do we find a client as well as a venue?
-- towns shared by customers and places to celebrate
-- Which towns have both a customer living there and a location to hire?
-- places where we have customers and where there is a location too, town names
SELECT City FROM Clients INTERSECT SELECT City FROM Venues;
-- Who is invited as the plus one of another guest? Show the name of that guest and the name of the guest they accompany.
-- people brought along, next to the person who brings them
-- Which invitees come as someone's companion, and whose companion are they?
-- companion's name, then the name of the invitee they come along with
SELECT T1.Guest_Name, T2.Guest_Name FROM Guests AS T1 JOIN Guests AS T2 ON T1.Plus_One_Of = T2.Guest_ID;
-- For each meal choice of guests who replied yes, count the guests.
-- dishes wanted by those whose answer is yes, with the number of portions
-- What do the invitees who said yes want to eat, and how many want each dish?
-- reply yes only: each meal and how many people chose it
SELECT Meal_Choice, COUNT(*) FROM Guests WHERE Reply = 'yes' GROUP BY Meal_Choice;
-- Which event types have no event? Show the description and the base fee.
-- kinds of occasion, in words, that nobody has ordered from us, plus what they cost as a base
-- Which sorts of celebration have never been held with us, and what do we charge for them as a basic price?
-- no celebration of this sort on the books: its description and basic charge
SELECT Event_Type_Description, Base_Fee FROM Ref_Event_Types WHERE Event_Type_Code NOT IN (SELECT Event_Type_Code FROM Events);
-- Show the task titles and the planner names of tasks with high priority that are not yet finished.
-- urgent (priority high) things without a finishing date: what, and whose job
-- Which jobs of high urgency are not done yet, and which organiser has to do them?
-- still to be done, priority high: name of the job, then the organiser's name
SELECT T1.Task_Title, T2.Planner_Name FROM Tasks AS T1 JOIN Planners AS T2 ON T1.Planner_ID = T2.Planner_ID WHERE T1.Priority = 'high' AND T1.Finished_Date IS NULL;
-- Which client has the highest total amount in invoices? Show the client name and the total.
-- customer billed the most in all, with the sum
-- Which customer have we charged the most money altogether, and how much is it?
-- add up the bills for each customer: who has the highest sum, and what is the sum
SELECT T1.Client_Name, SUM(T3.Amount) FROM Clients AS T1 JOIN Events AS T2 ON T1.Client_ID = T2.Client_ID JOIN Invoices AS T3 ON T2.Event_ID = T3.Event_ID GROUP BY T1.Client_ID ORDER BY SUM(T3.Amount) DESC LIMIT 1;
-- Find the names of vendors hired for a wedding (event type description 'Wedding') or having a star rating above 4.8.
-- suppliers that got work at a Wedding or have more than 4.8 stars, no name repeated
-- Which suppliers either worked at a 'Wedding' or are rated better than 4.8?
-- rated over 4.8, or booked for a celebration of the kind Wedding: supplier names, each once
SELECT T1.Vendor_Name FROM Vendors AS T1 JOIN Event_Vendors AS T2 ON T1.Vendor_ID = T2.Vendor_ID JOIN Events AS T3 ON T2.Event_ID = T3.Event_ID JOIN Ref_Event_Types AS T4 ON T3.Event_Type_Code = T4.Event_Type_Code WHERE T4.Event_Type_Description = 'Wedding' UNION SELECT Vendor_Name FROM Vendors WHERE Star_Rating > 4.8;
-- Which vendors have been hired for events of at least two different lead planners? Give the vendor name.
-- suppliers who worked under two or more different lead planners
-- Which suppliers have been booked for celebrations run by two or more different main organisers?
-- at least 2 different main organisers have used them: supplier names
SELECT T1.Vendor_Name FROM Vendors AS T1 JOIN Event_Vendors AS T2 ON T1.Vendor_ID = T2.Vendor_ID JOIN Events AS T3 ON T2.Event_ID = T3.Event_ID GROUP BY T1.Vendor_ID HAVING COUNT(DISTINCT T3.Lead_Planner_ID) >= 2;
-- Among confirmed events, which one has the lowest budget? Return its name and its budget.
-- the confirmed occasion with the least money to spend, and how much that is
-- Which confirmed celebration may cost the least, and how much money is there for it?
-- smallest budget of all that is confirmed: celebration's name and the money
SELECT Event_Name, Budget FROM Events WHERE Status = 'confirmed' ORDER BY Budget LIMIT 1;
-- List the names of venues that have a hire cost below the average and host a confirmed event in 2024.
-- cheaper-than-average places (cost of hire) booked for something confirmed in 2024
-- Which locations cost less to rent than average and have a confirmed celebration in 2024?
-- confirmed in 2024, and the location's rent lower than the average rent: name of the location
SELECT T1.Venue_Name FROM Venues AS T1 JOIN Events AS T2 ON T1.Venue_ID = T2.Venue_ID WHERE T1.Hire_Cost < (SELECT AVG(Hire_Cost) FROM Venues) AND T2.Status = 'confirmed' AND T2.Event_Date LIKE '2024%';

-- database: far_compass_travel
CREATE TABLE destinations (dst_id INTEGER PRIMARY KEY, dst_name TEXT, dst_country TEXT, dst_climate TEXT, dst_altitude INTEGER);
CREATE TABLE languages (lang_code TEXT PRIMARY KEY, lang_name TEXT);
CREATE TABLE guides (gd_id INTEGER PRIMARY KEY, gd_first TEXT, gd_last TEXT, gd_home_dst INTEGER REFERENCES destinations(dst_id), gd_daily_fee REAL, gd_born INTEGER, gd_licence TEXT);
CREATE TABLE guide_languages (gd_id INTEGER REFERENCES guides(gd_id), lang_code TEXT REFERENCES languages(lang_code), gl_level TEXT, PRIMARY KEY (gd_id, lang_code));
CREATE TABLE hotels (htl_id INTEGER PRIMARY KEY, htl_name TEXT, dst_id INTEGER REFERENCES destinations(dst_id), htl_stars INTEGER, htl_rooms INTEGER, htl_contact TEXT);
CREATE TABLE tours (tour_id INTEGER PRIMARY KEY, tour_name TEXT, tour_start_dst INTEGER REFERENCES destinations(dst_id), tour_end_dst INTEGER REFERENCES destinations(dst_id), tour_days INTEGER, tour_price REAL, tour_level TEXT);
CREATE TABLE tour_stops (tour_id INTEGER REFERENCES tours(tour_id), stop_no INTEGER, htl_id INTEGER REFERENCES hotels(htl_id), stop_nights INTEGER, PRIMARY KEY (tour_id, stop_no));
CREATE TABLE departures (dep_id INTEGER PRIMARY KEY, tour_id INTEGER REFERENCES tours(tour_id), dep_date TEXT, dep_lead_guide INTEGER REFERENCES guides(gd_id), dep_second_guide INTEGER REFERENCES guides(gd_id), dep_seats INTEGER, dep_status TEXT);
CREATE TABLE customers (cust_id INTEGER PRIMARY KEY, cust_name TEXT, cust_city TEXT, cust_country TEXT, cust_born INTEGER, cust_phone TEXT, cust_recommended_by INTEGER REFERENCES customers(cust_id));
CREATE TABLE bookings (bk_id INTEGER PRIMARY KEY, dep_id INTEGER REFERENCES departures(dep_id), cust_id INTEGER REFERENCES customers(cust_id), bk_date TEXT, bk_persons INTEGER, bk_total REAL, bk_status TEXT, bk_insured TEXT);
CREATE TABLE reviews (rv_id INTEGER PRIMARY KEY, bk_id INTEGER REFERENCES bookings(bk_id), rv_date TEXT, rv_stars INTEGER, rv_headline TEXT);
INSERT INTO destinations VALUES (1,'Cusco','Peru','highland',3399),(2,'Arequipa','Peru','desert',2335),(3,'La Paz','Bolivia','highland',3625),(4,'Salta','Argentina','subtropical',1187),(5,'Quito','Ecuador','highland',2850),(6,'Puerto Madryn','Argentina','coastal',15);
INSERT INTO languages VALUES ('es','Spanish'),('qu','Quechua'),('en','English'),('de','German'),('ja','Japanese');
INSERT INTO guides VALUES (1,'Wayra','Quispe',1,95,1982,'mountain'),(2,'Jorge','Salinas',2,80,1975,'culture'),(3,'Anouk','Meier',4,110,1990,'mountain'),(4,'Rosa','Mamani',3,75,1994,NULL),(5,'Ignacio','Paz',6,88,1969,'wildlife'),(6,'Tamia','Cruz',5,70,1997,NULL);
INSERT INTO guide_languages VALUES (1,'es','native'),(1,'qu','native'),(1,'en','fluent'),(2,'es','native'),(2,'de','basic'),(3,'de','native'),(3,'es','fluent'),(3,'en','fluent'),(4,'es','native'),(4,'qu','fluent'),(5,'es','native'),(5,'en','basic');
INSERT INTO hotels VALUES (1,'Casa Inti',1,4,32,'Lidia Rojas'),(2,'Hostal Colca',2,2,18,'Beto Vera'),(3,'Altura Palace',3,5,120,'Hugo Peredo'),(4,'Finca del Valle',4,3,24,NULL),(5,'Casa del Volcan',5,4,40,'Marta Leon'),(6,'Ballena Inn',6,3,55,'Nilda Funes'),(7,'Mirador Cusco',1,2,15,NULL);
INSERT INTO tours VALUES (1,'Roof of the Andes',1,3,12,2890,'demanding'),(2,'White City and Canyon',2,2,6,1240,'easy'),(3,'Whales and Steppe',6,6,8,1980,'easy'),(4,'Salt and Wine',3,4,10,2350,'moderate'),(5,'Avenue of Volcanoes',5,5,9,1875,'demanding'),(6,'Grand Andes Traverse',5,4,28,6480,'demanding');
INSERT INTO tour_stops VALUES (1,1,1,4),(1,2,3,5),(2,1,2,5),(3,1,6,7),(4,1,3,3),(4,2,4,6),(6,1,5,6),(6,2,1,5),(6,3,4,8);
INSERT INTO departures VALUES (1,1,'2024-05-04',1,4,14,'guaranteed'),(2,1,'2024-09-14',1,3,12,'open'),(3,2,'2024-06-10',2,6,10,'guaranteed'),(4,3,'2024-10-01',5,NULL,16,'open'),(5,4,'2024-07-20',4,3,12,'cancelled'),(6,4,'2024-11-08',3,2,15,'open'),(7,6,'2024-08-02',3,1,8,'guaranteed');
INSERT INTO customers VALUES (1,'Ulrike Brandt','Munich','Germany',1961,'089-31',NULL),(2,'Hana Sato','Osaka','Japan',1987,NULL,NULL),(3,'Colm Fahy','Cork','Ireland',1979,'021-44',1),(4,'Petra Winkler','Graz','Austria',1993,'0316-8',1),(5,'Davide Greco','Bari','Italy',1955,'080-55',3),(6,'Nora Lindqvist','Uppsala','Sweden',2000,NULL,NULL),(7,'Jonas Brandt','Munich','Germany',1990,'089-77',1);
INSERT INTO bookings VALUES (1,1,1,'2023-12-01',2,5780,'paid','Y'),(2,1,3,'2024-01-15',1,2890,'paid','N'),(3,3,2,'2024-02-20',2,2480,'paid','Y'),(4,7,4,'2024-03-03',1,6480,'deposit','Y'),(5,5,5,'2024-03-09',3,7050,'cancelled','Y'),(6,4,3,'2024-04-18',2,3960,'deposit','N'),(7,2,7,'2024-05-25',1,2890,'deposit','N'),(8,7,1,'2024-06-02',1,6480,'paid','N');
INSERT INTO reviews VALUES (1,1,'2024-05-20',5,'Unforgettable sunrise'),(2,2,'2024-05-22',2,'Thin air, long bus rides'),(3,3,'2024-06-21',4,'Condors at sunrise'),(4,8,'2024-09-03',5,'Our best journey');
-- How many destinations with a highland climate are there?
-- count the places of climate highland
-- How many places have highland weather?
-- climate = highland, how many places is that
SELECT COUNT(*) FROM destinations WHERE dst_climate = 'highland';
-- List the names and prices of the tours, from the shortest to the longest tour.
-- all trips with what they cost, those of fewest days first
-- What are the journeys called and how much do they cost, the quickest one first?
-- sorted by length in days, short ones first: journey name and cost
SELECT tour_name, tour_price FROM tours ORDER BY tour_days;
-- Find the names of tours with a demanding level that last more than 10 days.
-- trips of level demanding taking over 10 days
-- Which demanding journeys last longer than 10 days?
-- more than 10 days and demanding in difficulty: names of the journeys
SELECT tour_name FROM tours WHERE tour_level = 'demanding' AND tour_days > 10;
-- What are the headlines of reviews that contain the word 'sunrise'?
-- feedback titles in which sunrise is mentioned
-- Which titles did people give their feedback that have 'sunrise' in them?
-- sunrise in the title of the feedback: show me those titles
SELECT rv_headline FROM reviews WHERE rv_headline LIKE '%sunrise%';
-- Show the names of hotels that start with 'Casa' and their numbers of rooms.
-- places to sleep called Casa something, and how many rooms each has
-- Which lodgings have a name beginning with 'Casa', and how many bedrooms are there in each?
-- names that begin with Casa: lodging and its room count
SELECT htl_name, htl_rooms FROM hotels WHERE htl_name LIKE 'Casa%';
-- For each tour, show its name, the name of the destination where it starts and the name of the destination where it ends.
-- where every trip sets off and where it finishes
-- What are the journeys called, and in which place does each begin and in which place does it finish?
-- journey, place of the beginning, place of the finish, all by name
SELECT T1.tour_name, T2.dst_name, T3.dst_name FROM tours AS T1 JOIN destinations AS T2 ON T1.tour_start_dst = T2.dst_id JOIN destinations AS T3 ON T1.tour_end_dst = T3.dst_id;
-- How many hotels are there in each country?
-- number of places to sleep, country by country (the country first)
-- What are the nations called and how many lodgings do we have in each?
-- count lodgings per nation, nation first
SELECT T1.dst_country, COUNT(*) FROM destinations AS T1 JOIN hotels AS T2 ON T1.dst_id = T2.dst_id GROUP BY T1.dst_country;
-- Which guides speak Quechua? Give their first and last names.
-- given name and surname of those of our guides who know Quechua
-- Who of the tour leaders can talk to locals in Quechua? Forename and family name.
-- Quechua speakers among the tour leaders, forename then family name
SELECT T1.gd_first, T1.gd_last FROM guides AS T1 JOIN guide_languages AS T2 ON T1.gd_id = T2.gd_id JOIN languages AS T3 ON T2.lang_code = T3.lang_code WHERE T3.lang_name = 'Quechua';
-- Which languages are spoken by no guide?
-- tongues that none of our guides can offer, by name
-- Which tongues can not a single tour leader speak?
-- no tour leader speaks it: which tongues are they
SELECT lang_name FROM languages WHERE lang_code NOT IN (SELECT lang_code FROM guide_languages);
-- Find the last names of guides who speak both German and English.
-- surnames of guides good for German as well as English groups
-- What are the family names of tour leaders who can talk in German and in English too?
-- both German and English on the list of languages: family names of these tour leaders
SELECT T1.gd_last FROM guides AS T1 JOIN guide_languages AS T2 ON T1.gd_id = T2.gd_id JOIN languages AS T3 ON T2.lang_code = T3.lang_code WHERE T3.lang_name = 'German' INTERSECT SELECT T1.gd_last FROM guides AS T1 JOIN guide_languages AS T2 ON T1.gd_id = T2.gd_id JOIN languages AS T3 ON T2.lang_code = T3.lang_code WHERE T3.lang_name = 'English';
-- Who recommended us to the customer Davide Greco?
-- name of the traveller through whom Davide Greco came to us
-- Who told Davide Greco about our company?
-- Davide Greco was referred by which client? name please
SELECT T2.cust_name FROM customers AS T1 JOIN customers AS T2 ON T1.cust_recommended_by = T2.cust_id WHERE T1.cust_name = 'Davide Greco';
-- Which customer recommended us to the most other customers, and to how many?
-- traveller who has brought in the largest number of others, plus that number
-- Which client has referred the most other clients, and how many were they?
-- top referrer among our clients: name and how many people they referred
SELECT T2.cust_name, COUNT(*) FROM customers AS T1 JOIN customers AS T2 ON T1.cust_recommended_by = T2.cust_id GROUP BY T2.cust_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of tours that have no departure.
-- trips without any date on offer
-- Which journeys have never been scheduled with a date?
-- not one departure: names of these journeys
SELECT tour_name FROM tours WHERE tour_id NOT IN (SELECT tour_id FROM departures);
-- Show the tour name, the departure date and the last name of the lead guide of every departure with the status open.
-- open dates: which trip, when, and led by whom (surname)
-- Which journeys can still be joined (status open), when do they leave, and what is the main tour leader's family name?
-- status open: journey name, day it leaves, family name of the main leader
SELECT T1.tour_name, T2.dep_date, T3.gd_last FROM tours AS T1 JOIN departures AS T2 ON T1.tour_id = T2.tour_id JOIN guides AS T3 ON T2.dep_lead_guide = T3.gd_id WHERE T2.dep_status = 'open';
-- Find the last names of guides who are the second guide of some departure but the lead guide of none.
-- surnames of those who went only ever as second guide, never as lead
-- Who accompanies journeys as the number two but never as the main leader? Family names only.
-- never the first guide but the second one somewhere: family names
SELECT T1.gd_last FROM guides AS T1 JOIN departures AS T2 ON T1.gd_id = T2.dep_second_guide EXCEPT SELECT T1.gd_last FROM guides AS T1 JOIN departures AS T2 ON T1.gd_id = T2.dep_lead_guide;
-- What are the total number of persons and the total price of all bookings that are not cancelled?
-- leaving out the cancelled ones, how many travellers and how much money do the bookings add up to
-- How many people and how much money do all reservations come to, except cancelled ones?
-- reservations other than cancelled: sum of people, sum of money
SELECT SUM(bk_persons), SUM(bk_total) FROM bookings WHERE bk_status != 'cancelled';
-- How many different customers have booked a departure of a tour of level demanding?
-- count of distinct travellers with a reservation on a trip whose level is demanding
-- How many individual clients have reserved a place on a journey that is demanding?
-- demanding journeys: how many different clients reserved, each counted once
SELECT COUNT(DISTINCT T3.cust_id) FROM tours AS T1 JOIN departures AS T2 ON T1.tour_id = T2.tour_id JOIN bookings AS T3 ON T2.dep_id = T3.dep_id WHERE T1.tour_level = 'demanding';
-- Give the names of customers with no phone number who made a booking.
-- travellers we hold a reservation from but no phone of
-- Which clients have reserved with us but cannot be called because we lack their number?
-- phone blank and at least one reservation: client names
SELECT cust_name FROM customers WHERE cust_phone IS NULL AND cust_id IN (SELECT cust_id FROM bookings);
-- Which tours stop in at least two different countries? Show the tour name.
-- trips whose hotels lie in two or more different countries
-- Which journeys spend nights in two or more different nations?
-- at least 2 different countries among the overnight stays: journey names
SELECT T1.tour_name FROM tours AS T1 JOIN tour_stops AS T2 ON T1.tour_id = T2.tour_id JOIN hotels AS T3 ON T2.htl_id = T3.htl_id JOIN destinations AS T4 ON T3.dst_id = T4.dst_id GROUP BY T1.tour_id HAVING COUNT(DISTINCT T4.dst_country) >= 2;
-- Which guides with a mountain licence charge a daily fee above the average of all guides? Give first name, last name and fee.
-- holders of the mountain licence dearer per day than guides on average: given name, surname, fee
-- Which tour leaders with a mountain permit cost more a day than tour leaders do on average? Forename, family name and cost per day.
-- dearer per day than the average leader, licence mountain: forename, family name, day rate
SELECT gd_first, gd_last, gd_daily_fee FROM guides WHERE gd_licence = 'mountain' AND gd_daily_fee > (SELECT AVG(gd_daily_fee) FROM guides);
-- For each tour name, show the average number of stars in its reviews, best average first.
-- how travellers rated every trip on average, top-rated first
-- How well was each journey rated by the people who wrote about it, on average, the best-liked journey first?
-- journey and its average rating from feedback, highest to lowest
SELECT T1.tour_name, AVG(T4.rv_stars) FROM tours AS T1 JOIN departures AS T2 ON T1.tour_id = T2.tour_id JOIN bookings AS T3 ON T2.dep_id = T3.dep_id JOIN reviews AS T4 ON T3.bk_id = T4.bk_id GROUP BY T1.tour_id ORDER BY AVG(T4.rv_stars) DESC;
-- List the names of destinations that are home to a guide with a culture licence or that have a hotel with 5 stars.
-- places that are home to a guide with a culture licence, together with places having a hotel of 5 stars
-- Which places are where a tour leader with a culture permit lives, or have a lodging with 5 stars?
-- a lodging with 5 stars there, or the home of a leader whose licence is culture: names of such places, no repeats
SELECT T1.dst_name FROM destinations AS T1 JOIN guides AS T2 ON T1.dst_id = T2.gd_home_dst WHERE T2.gd_licence = 'culture' UNION SELECT T1.dst_name FROM destinations AS T1 JOIN hotels AS T2 ON T1.dst_id = T2.dst_id WHERE T2.htl_stars = 5;
