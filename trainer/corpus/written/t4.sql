-- database: ocean_pearl_passengers
CREATE TABLE ship (ship_code TEXT PRIMARY KEY, ship_name TEXT, launched INTEGER, tonnage INTEGER, flag_state TEXT);
CREATE TABLE voyage (voy_no INTEGER PRIMARY KEY, ship_code TEXT REFERENCES ship(ship_code), departs_from TEXT, arrives_at TEXT, sail_date TEXT, nights INTEGER);
CREATE TABLE passenger (pax_id INTEGER PRIMARY KEY, pax_name TEXT, nationality TEXT, birth_year INTEGER, loyalty_level TEXT);
CREATE TABLE reservation (res_no INTEGER PRIMARY KEY, voy_no INTEGER REFERENCES voyage(voy_no), pax_id INTEGER REFERENCES passenger(pax_id), cabin_no TEXT, deck TEXT, fare REAL);
CREATE TABLE excursion (exc_id INTEGER PRIMARY KEY, voy_no INTEGER REFERENCES voyage(voy_no), port TEXT, exc_title TEXT, price REAL, max_people INTEGER);
CREATE TABLE exc_signup (exc_id INTEGER REFERENCES excursion(exc_id), pax_id INTEGER REFERENCES passenger(pax_id), paid TEXT, PRIMARY KEY (exc_id, pax_id));
INSERT INTO ship VALUES ('OP','Ocean Pearl',2004,78000,'Malta'),('NS','Northern Star',2012,112000,'Bahamas'),('LA','Lady Adelaide',1998,46500,'Malta'),('CB','Coral Breeze',2021,141000,'Panama');
INSERT INTO voyage VALUES (101,'OP','Genoa','Athens','2023-04-15',9),(102,'OP','Athens','Venice','2023-04-24',6),(103,'NS','Bergen','Hamburg','2023-06-10',12),(104,'LA','Lisbon','Genoa','2023-09-02',7),(105,'NS','Hamburg','Southampton','2023-07-01',4),(106,'OP','Venice','Genoa','2023-10-07',8);
INSERT INTO passenger VALUES (1,'Gwen Abernathy','British',1951,'gold'),(2,'Helmut Straub','German',1947,'platinum'),(3,'Rosa Pinheiro','Portuguese',1983,'silver'),(4,'Liam Abernathy','British',1980,'silver'),(5,'Yvette Claes','Belgian',1969,NULL),(6,'Tomas Reyes','Spanish',1991,NULL),(7,'Ingrid Voss','German',1956,'gold');
INSERT INTO reservation VALUES (1,101,1,'6021','Marina',1850),(2,101,4,'6023','Marina',1790),(3,102,1,'6021','Marina',1320),(4,103,2,'9104','Panorama',3480),(5,103,7,'9106','Panorama',3350),(6,104,3,'2210','Atlantic',890),(7,105,2,'9104','Panorama',1140),(8,104,5,'3015','Riviera',1025),(9,106,7,'5002','Riviera',1675);
INSERT INTO excursion VALUES (1,101,'Naples','Pompeii on Foot',79,40),(2,101,'Valletta','Knights and Walls',55,30),(3,103,'Flam','Fjord Railway',120,60),(4,103,'Alesund','Kayak Morning',145,12),(5,104,'Cadiz','Sherry Cellars',64,25),(6,106,'Kotor','Old Town and Ladder',49,30);
INSERT INTO exc_signup VALUES (1,1,'yes'),(1,4,'yes'),(2,1,'no'),(3,2,'yes'),(3,7,'yes'),(4,7,'no'),(5,3,'yes');
-- What are the names of the ships that sail under the flag of Malta?
-- vessels registered in Malta
-- Which of our liners fly the colours of Malta?
-- flag state malta, what are the ships called
SELECT ship_name FROM ship WHERE flag_state = 'Malta';
-- How many passengers are German?
-- count of people with German nationality
-- How many of our travellers come from Germany, that is, are German?
-- nationality german: how many passengers
SELECT COUNT(*) FROM passenger WHERE nationality = 'German';
-- Show the name and the birth year of each passenger without a loyalty level.
-- people not in the loyalty scheme (no level): name plus year of birth
-- Who has no frequent traveller status, and when were they born?
-- loyalty level empty: passenger, year of birth
SELECT pax_name, birth_year FROM passenger WHERE loyalty_level IS NULL;
-- What is the average number of nights of a voyage, and how many nights does the longest one have?
-- nights per trip: mean and maximum
-- How long are people away on average, and how long at the most, in nights?
-- avg and max length of the voyages
SELECT AVG(nights), MAX(nights) FROM voyage;
-- List the titles and prices of excursions cheaper than 70, in ascending order of price.
-- shore trips under 70, title and price, low to high
-- Which trips ashore cost less than 70, and how much exactly? Cheapest at the top.
-- excursions for under 70: title + price sorted by price
SELECT exc_title, price FROM excursion WHERE price < 70 ORDER BY price;
-- Where does each voyage of the ship Ocean Pearl start and end?
-- from which port to which port does Ocean Pearl go on her trips
-- Where does the Ocean Pearl set out from, and where does she end up, every time she sails?
-- voyages by ocean pearl: departure port, arrival port
SELECT T1.departs_from, T1.arrives_at FROM voyage AS T1 JOIN ship AS T2 ON T1.ship_code = T2.ship_code WHERE T2.ship_name = 'Ocean Pearl';
-- How many reservations were made on each deck?
-- bookings counted deck by deck
-- How many people have booked on every floor of the ship?
-- count of reservations per deck, deck first
SELECT deck, COUNT(*) FROM reservation GROUP BY deck;
-- For each ship with voyages, give the ship's name and the number of its voyages.
-- trips per vessel, vessel's name first
-- How often has every liner been out at sea? What she is called, then how often.
-- ship name, number of voyages, for ships that have any
SELECT T1.ship_name, COUNT(*) FROM ship AS T1 JOIN voyage AS T2 ON T1.ship_code = T2.ship_code GROUP BY T1.ship_code;
-- Who occupied cabin number 9104? Give the different names.
-- people, each listed once, that had 9104 as their cabin
-- Who has slept in 9104? Nobody twice.
-- cabin 9104: distinct passenger names
SELECT DISTINCT T1.pax_name FROM passenger AS T1 JOIN reservation AS T2 ON T1.pax_id = T2.pax_id WHERE T2.cabin_no = '9104';
-- What is the total fare paid by passengers of the loyalty level gold?
-- money for all bookings by gold members
-- How much have gold travellers paid us to sail, all told?
-- loyalty level gold, sum of the fares
SELECT SUM(T2.fare) FROM passenger AS T1 JOIN reservation AS T2 ON T1.pax_id = T2.pax_id WHERE T1.loyalty_level = 'gold';
-- Which excursions did Ingrid Voss sign up for? Show the title and the port.
-- shore trips on Ingrid Voss's list, with the place they start
-- What is Ingrid Voss going to do ashore, and where?
-- ingrid voss: title and port of the excursions she signed up for
SELECT T3.exc_title, T3.port FROM passenger AS T1 JOIN exc_signup AS T2 ON T1.pax_id = T2.pax_id JOIN excursion AS T3 ON T2.exc_id = T3.exc_id WHERE T1.pax_name = 'Ingrid Voss';
-- Which ship has never made a voyage?
-- name of the vessel without a single trip
-- Which of our liners has never been out at sea?
-- ships that have no voyage
SELECT ship_name FROM ship WHERE ship_code NOT IN (SELECT ship_code FROM voyage);
-- Which passenger paid the highest fare for a reservation? Give the name and the fare.
-- dearest booking of all: by whom and at what fare
-- Who paid the most to sail, and how much was it?
-- passenger + amount for the reservation with the top fare
SELECT T1.pax_name, T2.fare FROM passenger AS T1 JOIN reservation AS T2 ON T1.pax_id = T2.pax_id ORDER BY T2.fare DESC LIMIT 1;
-- What are the names of passengers with a reservation who have not signed up for an excursion?
-- who booked a passage but is down for no shore trip
-- Who is sailing with us but has not put their name down for anything ashore?
-- passengers with a reservation, minus passengers with an excursion sign-up
SELECT T1.pax_name FROM passenger AS T1 JOIN reservation AS T2 ON T1.pax_id = T2.pax_id EXCEPT SELECT T1.pax_name FROM passenger AS T1 JOIN exc_signup AS T2 ON T1.pax_id = T2.pax_id;
-- Which passengers have more than one reservation? Show the name and the number of reservations.
-- travellers booked more than once, and how many times
-- Who has booked with us more than one time, and how often?
-- count of reservations by passenger name, only above 1
SELECT T1.pax_name, COUNT(*) FROM passenger AS T1 JOIN reservation AS T2 ON T1.pax_id = T2.pax_id GROUP BY T1.pax_id HAVING COUNT(*) > 1;
-- Find the ports from which a voyage departs and at which a voyage also arrives.
-- harbours where some trip begins and where some trip ends too
-- From which harbours do we set sail and also come in at the end?
-- ports that occur as departure of a voyage and as arrival of one
SELECT departs_from FROM voyage INTERSECT SELECT arrives_at FROM voyage;
-- What are the numbers of the voyages that last longer than the average voyage?
-- voyage numbers with more nights than the mean
-- When we are away for more nights than we are on average, which number is the sailing?
-- voy no, nights over the average
SELECT voy_no FROM voyage WHERE nights > (SELECT AVG(nights) FROM voyage);
-- What is the title of the excursion for which the most German passengers have signed up?
-- title of the shore trip with most sign-ups by German people
-- What have the most people from Germany (German) put their names down for ashore?
-- excursion title with the highest number of sign-ups, nationality german only
SELECT T1.exc_title FROM excursion AS T1 JOIN exc_signup AS T2 ON T1.exc_id = T2.exc_id JOIN passenger AS T3 ON T2.pax_id = T3.pax_id WHERE T3.nationality = 'German' GROUP BY T1.exc_id ORDER BY COUNT(*) DESC LIMIT 1;
-- For ships launched after 2000, show the ship name and the average fare, only where that average is above 1500, the highest average first.
-- vessels launched later than 2000 with a mean fare over 1500: name, mean fare, in descending order
-- Which liners newer than 2000 bring in more than 1500 a booking on average, and how much is it? Most at the top.
-- launched after 2000: ship, avg fare if it's above 1500, from high to low
SELECT T1.ship_name, AVG(T3.fare) FROM ship AS T1 JOIN voyage AS T2 ON T1.ship_code = T2.ship_code JOIN reservation AS T3 ON T2.voy_no = T3.voy_no WHERE T1.launched > 2000 GROUP BY T1.ship_code HAVING AVG(T3.fare) > 1500 ORDER BY AVG(T3.fare) DESC;
-- Who are the passengers on voyages that offer an excursion for more than 100? List the distinct names.
-- names, no repeats, of people booked on a trip where some excursion costs over 100
-- Who sails when there is something ashore on offer for over 100? Nobody twice.
-- different passenger names with a reservation on a voyage having an excursion priced above 100
SELECT DISTINCT T1.pax_name FROM passenger AS T1 JOIN reservation AS T2 ON T1.pax_id = T2.pax_id WHERE T2.voy_no IN (SELECT voy_no FROM excursion WHERE price > 100);

-- database: glass_dome_halls
CREATE TABLE Hall (HallID INTEGER PRIMARY KEY, HallName TEXT, Town TEXT, Seats INTEGER, BuiltIn INTEGER, Architect TEXT);
CREATE TABLE Promoter (PromoterID INTEGER PRIMARY KEY, PromoterName TEXT, Town TEXT, Phone TEXT);
CREATE TABLE Performer (PerformerID INTEGER PRIMARY KEY, StageName TEXT, Genre TEXT, Country TEXT, Members INTEGER);
CREATE TABLE Concert (ConcertID INTEGER PRIMARY KEY, HallID INTEGER REFERENCES Hall(HallID), PromoterID INTEGER REFERENCES Promoter(PromoterID), ConcertDate TEXT, TicketPrice REAL, TicketsSold INTEGER);
CREATE TABLE Appearance (ConcertID INTEGER REFERENCES Concert(ConcertID), PerformerID INTEGER REFERENCES Performer(PerformerID), SetOrder INTEGER, SetMinutes INTEGER, Fee INTEGER, PRIMARY KEY (ConcertID, PerformerID));
INSERT INTO Hall VALUES (1,'Glass Dome','Rotterbeek',1800,1967,'J. Verhaag'),(2,'Old Corn Exchange','Malden',640,1871,NULL),(3,'Wharf Six','Rotterbeek',2400,2009,'Studio Lumo'),(4,'St Bride Rooms','Kelso Bay',310,1902,'E. Tarrant'),(5,'Orbit','Malden',950,1994,'Studio Lumo');
INSERT INTO Promoter VALUES (1,'Big Lantern','Rotterbeek','555-0101'),(2,'Nightbus Live','Malden','555-0144'),(3,'Folk Around','Kelso Bay',NULL),(4,'Evergreen Events','Malden','555-0190');
INSERT INTO Performer VALUES (1,'The Paper Lions','indie','Canada',4),(2,'Mirela Stan','jazz','Romania',1),(3,'Copper Kettle Trio','folk','Ireland',3),(4,'DJ Halogen','electronic','Germany',1),(5,'Sister Magnolia','soul','United States',7),(6,'Fenland Fiddlers','folk','England',5),(7,'Low Tide Club','indie','Scotland',5);
INSERT INTO Concert VALUES (1,1,1,'2022-02-11',32.0,1650),(2,2,2,'2022-03-05',24.0,590),(3,3,1,'2022-03-26',41.5,2400),(4,4,3,'2022-05-14',18.0,275),(5,2,3,'2022-06-18',20.0,410),(6,1,2,'2022-09-30',36.0,1320),(7,3,1,'2022-11-19',45.0,1980);
INSERT INTO Appearance VALUES (1,1,2,75,9000),(1,7,1,40,2500),(2,2,1,90,4200),(3,4,2,120,15000),(3,7,1,35,2800),(4,3,2,60,1500),(4,6,1,45,1200),(5,6,1,80,1900),(6,5,1,95,11000),(7,1,1,85,12500);
-- How many halls were built before 1950?
-- number of venues older than 1950 by year of construction
-- How many of the concert houses went up earlier than 1950?
-- built prior to 1950, count of halls
SELECT COUNT(*) FROM Hall WHERE BuiltIn < 1950;
-- Give the names and seats of the halls in Malden.
-- Malden's venues with their capacity
-- Which concert houses does Malden have, and how many people fit in?
-- town malden: hall name, number of seats
SELECT HallName, Seats FROM Hall WHERE Town = 'Malden';
-- Which hall does not have a known architect?
-- name the venue where nobody knows who designed it
-- For which house have we no idea who drew the plans?
-- halls where the architect is empty
SELECT HallName FROM Hall WHERE Architect IS NULL;
-- What are the highest and the average ticket price of the concerts?
-- entry cost: the top and the mean
-- How much does it cost to get in at the most, and how much on average?
-- max ticket price, avg ticket price
SELECT MAX(TicketPrice), AVG(TicketPrice) FROM Concert;
-- List the stage names of performers with at least 4 members, in order of the number of members from large to small and then by stage name.
-- acts of 4 people or more: biggest lineup first, same size alphabetically
-- Which bands have no fewer than 4 people in them? The largest at the top, and by name where they are equally large.
-- stage names, members at least 4, sorted by members descending and then stage name
SELECT StageName FROM Performer WHERE Members >= 4 ORDER BY Members DESC, StageName;
-- How many performers play each genre?
-- acts per style of music, the style and the number
-- How many bands are there for every kind of music?
-- genre with count of performers
SELECT Genre, COUNT(*) FROM Performer GROUP BY Genre;
-- Show the date of each concert and the name of the hall where it took place.
-- all gigs: when, and in which venue
-- When was there music, and where, for every night we know of?
-- every concert: its date, the hall's name
SELECT T1.ConcertDate, T2.HallName FROM Concert AS T1 JOIN Hall AS T2 ON T1.HallID = T2.HallID;
-- What is the total number of tickets sold for concerts of each promoter? Show the promoter's name as well.
-- admissions summed per promoter: name, sum
-- How many people have paid to get in, for everybody who puts on shows? The one who puts them on, then how many.
-- promoter name, sum of tickets sold
SELECT T1.PromoterName, SUM(T2.TicketsSold) FROM Promoter AS T1 JOIN Concert AS T2 ON T1.PromoterID = T2.PromoterID GROUP BY T1.PromoterID;
-- Which performers appeared on '2022-05-14'? Give the stage names.
-- who was on stage on '2022-05-14'
-- Which bands played on 2022-05-14?
-- concert date 2022-05-14, stage names please
SELECT T1.StageName FROM Performer AS T1 JOIN Appearance AS T2 ON T1.PerformerID = T2.PerformerID JOIN Concert AS T3 ON T2.ConcertID = T3.ConcertID WHERE T3.ConcertDate = '2022-05-14';
-- Which performer received the highest fee for an appearance, and how much was it?
-- best paid set: act and fee
-- Who got the most money for one show, and how much?
-- top fee for a single appearance: stage name, fee
SELECT T1.StageName, T2.Fee FROM Performer AS T1 JOIN Appearance AS T2 ON T1.PerformerID = T2.PerformerID ORDER BY T2.Fee DESC LIMIT 1;
-- Which hall hosted no concert?
-- venue that has stood silent, without any gig
-- In which house has nobody ever played?
-- halls that have no concert
SELECT HallName FROM Hall WHERE HallID NOT IN (SELECT HallID FROM Concert);
-- Find the names of promoters who have put on at least 2 concerts in Rotterbeek.
-- who promoted 2 or more gigs at venues in Rotterbeek
-- Who has put on two shows or more in Rotterbeek?
-- promoters with at least 2 concerts in halls of the town rotterbeek
SELECT T1.PromoterName FROM Promoter AS T1 JOIN Concert AS T2 ON T1.PromoterID = T2.PromoterID JOIN Hall AS T3 ON T2.HallID = T3.HallID WHERE T3.Town = 'Rotterbeek' GROUP BY T1.PromoterID HAVING COUNT(*) >= 2;
-- In which towns are there both a hall with more than 2000 seats and one with fewer than 2000 seats?
-- towns owning a venue bigger than 2000 seats plus another smaller than 2000
-- Where is there a house that more than 2000 people fit in, and also one that fewer than 2000 do? Towns.
-- town with one hall above 2000 seats and one hall below 2000 seats
SELECT Town FROM Hall WHERE Seats > 2000 INTERSECT SELECT Town FROM Hall WHERE Seats < 2000;
-- How many distinct halls has the promoter Big Lantern used?
-- Big Lantern: in how many different venues were its gigs
-- In how many separate houses has Big Lantern put something on?
-- count the different halls of big lantern's concerts
SELECT COUNT(DISTINCT T1.HallID) FROM Concert AS T1 JOIN Promoter AS T2 ON T1.PromoterID = T2.PromoterID WHERE T2.PromoterName = 'Big Lantern';
-- On what dates were concerts held that cost more than the average ticket price?
-- days of gigs pricier than the mean
-- When did it cost more to get in than it does on average?
-- concert dates with an above-average ticket price
SELECT ConcertDate FROM Concert WHERE TicketPrice > (SELECT AVG(TicketPrice) FROM Concert);
-- Which promoters have not organised any concert? Show their names and phone numbers.
-- promoters with no gig so far, name and telephone
-- Who has never put on a show, and how can one ring them?
-- promoters without a concert: name, phone
SELECT PromoterName, Phone FROM Promoter WHERE PromoterID NOT IN (SELECT PromoterID FROM Concert);
-- List the stage names of the performers who have played in the Glass Dome or at Wharf Six, without duplicates.
-- acts seen at Glass Dome or Wharf Six, every one once
-- Which bands has one been able to hear at the Glass Dome or Wharf Six? Each once.
-- wharf six or glass dome, distinct stage names
SELECT DISTINCT T1.StageName FROM Performer AS T1 JOIN Appearance AS T2 ON T1.PerformerID = T2.PerformerID JOIN Concert AS T3 ON T2.ConcertID = T3.ConcertID JOIN Hall AS T4 ON T3.HallID = T4.HallID WHERE T4.HallName = 'Glass Dome' OR T4.HallName = 'Wharf Six';
-- Which hall has paid the most in fees over all its concerts? Give its name and the total of fees.
-- venue where the sum of performers' fees is greatest, with that sum
-- In which house have the bands been paid the most altogether, and how much is it?
-- sum of appearance fees by hall, give me the top hall and its sum
SELECT T1.HallName, SUM(T3.Fee) FROM Hall AS T1 JOIN Concert AS T2 ON T1.HallID = T2.HallID JOIN Appearance AS T3 ON T2.ConcertID = T3.ConcertID GROUP BY T1.HallID ORDER BY SUM(T3.Fee) DESC LIMIT 1;
-- For each performer with more than one appearance, show the stage name and the total of set minutes, the longest total first.
-- acts on stage more than once, plus minutes played in sum, descending
-- Which bands have been on more than once, and how long have they played altogether? The longest at the top.
-- stage name, total set minutes, performers with over 1 appearance only, from high to low
SELECT T1.StageName, SUM(T2.SetMinutes) FROM Performer AS T1 JOIN Appearance AS T2 ON T1.PerformerID = T2.PerformerID GROUP BY T1.PerformerID HAVING COUNT(*) > 1 ORDER BY SUM(T2.SetMinutes) DESC;
-- Who played at the concert with the fewest tickets sold? Show stage name and country.
-- acts, and the country they are from, on the bill of the worst selling gig
-- Who was on when the fewest people had paid to get in, and where are they from?
-- the concert with the lowest ticket sales: stage name and country of its performers
SELECT T1.StageName, T1.Country FROM Performer AS T1 JOIN Appearance AS T2 ON T1.PerformerID = T2.PerformerID WHERE T2.ConcertID = (SELECT ConcertID FROM Concert ORDER BY TicketsSold LIMIT 1);

-- database: paws_and_owners
CREATE TABLE own (own_id INTEGER PRIMARY KEY, own_fname TEXT, own_lname TEXT, own_addr TEXT, own_city TEXT, own_tel TEXT);
CREATE TABLE pet (pet_id INTEGER PRIMARY KEY, pet_nm TEXT, species TEXT, breed TEXT, yr_born INTEGER, wt_kg REAL, sex TEXT, own_id INTEGER REFERENCES own(own_id));
CREATE TABLE vet (vet_id INTEGER PRIMARY KEY, vet_nm TEXT, vet_city TEXT, spec TEXT);
CREATE TABLE vst (vst_id INTEGER PRIMARY KEY, pet_id INTEGER REFERENCES pet(pet_id), vet_id INTEGER REFERENCES vet(vet_id), vst_dt TEXT, reason TEXT, fee REAL);
CREATE TABLE toy (toy_id INTEGER PRIMARY KEY, pet_id INTEGER REFERENCES pet(pet_id), toy_desc TEXT, price REAL);
INSERT INTO own VALUES (1,'Marjorie','Tuttle','4 Elm Row','Ashby','01-220'),(2,'Faisal','Karim','19 Canal St','Leighton','01-377'),(3,'Ewa','Nowicka','2 Hill View','Ashby',NULL),(4,'Gordon','Pratt','77 High St','Leighton','01-418'),(5,'Simone','Okoro','8 Fern Close','Marlow','01-905'),(6,'Piers','Langley','1 The Green','Marlow',NULL);
INSERT INTO pet VALUES (1,'Biscuit','dog','beagle',2015,12.4,'M',1),(2,'Pickle','cat','tabby',2018,4.1,'F',1),(3,'Zorro','dog','labrador',2012,31.0,'M',2),(4,'Mango','parrot',NULL,2009,0.4,'M',3),(5,'Luna','cat','siamese',2020,3.6,'F',4),(6,'Thumper','rabbit','lop',2021,2.2,'M',5),(7,'Daisy','dog','beagle',2019,10.8,'F',5),(8,'Smokey','cat','tabby',2011,5.3,'M',5),(9,'Shelly','tortoise',NULL,1987,6.7,'F',2);
INSERT INTO vet VALUES (1,'Dr Ashworth','Ashby','small animals'),(2,'Dr Mbeki','Leighton','surgery'),(3,'Dr Sandoval','Marlow','exotics'),(4,'Dr Quill','Ashby','dentistry');
INSERT INTO vst VALUES (1,1,1,'2023-01-10','vaccination',45),(2,2,1,'2023-01-10','vaccination',40),(3,3,2,'2023-02-21','hip surgery',780),(4,9,3,'2023-03-02','check-up',60),(5,3,2,'2023-03-15','check-up',35),(6,6,3,'2023-04-08','teeth',95),(7,8,1,'2023-05-30','blood test',120),(8,5,2,'2023-06-11','vaccination',42),(9,7,1,'2023-06-19','limping',75);
INSERT INTO toy VALUES (1,1,'squeaky bone',6.5),(2,3,'rope ring',9.0),(3,2,'feather wand',4.2),(4,5,'laser mouse',11.9),(5,7,'tennis ball',2.5),(6,1,'rubber duck',3.8);
-- How many dogs are there?
-- number of animals of the species dog
-- How many creatures here bark, that is, are a dog?
-- species dog, how many pets
SELECT COUNT(*) FROM pet WHERE species = 'dog';
-- What is the name of the oldest pet?
-- animal that was born first
-- Which animal has been alive longest?
-- pet name, earliest year of birth
SELECT pet_nm FROM pet ORDER BY yr_born LIMIT 1;
-- Find the average, minimum and maximum weight of the cats.
-- species cat: mean kilos, then least, then most
-- How heavy is a cat on average, how heavy the lightest, and how heavy the fattest?
-- cat weights: avg, min, max
SELECT AVG(wt_kg), MIN(wt_kg), MAX(wt_kg) FROM pet WHERE species = 'cat';
-- Which pets have no breed? Give their names and species.
-- animals with the breed left empty: what they are called and what they are
-- For which animals do we not know the race, and what sort of animal is each? What it is called first.
-- breed is empty: pet name, species
SELECT pet_nm, species FROM pet WHERE breed IS NULL;
-- How many different species are kept?
-- count of distinct kinds of animal
-- How many sorts of animal do people have?
-- number of different species among the pets
SELECT COUNT(DISTINCT species) FROM pet;
-- List the addresses of owners who live in Marlow.
-- where exactly do the Marlow people live
-- In which street and at which number do those from Marlow live?
-- owners with the city marlow: address
SELECT own_addr FROM own WHERE own_city = 'Marlow';
-- What are the names of the pets owned by someone with the last name Okoro?
-- Okoro's animals by name
-- What are the animals of anybody called Okoro called?
-- pet names, owner's last name okoro
SELECT T1.pet_nm FROM pet AS T1 JOIN own AS T2 ON T1.own_id = T2.own_id WHERE T2.own_lname = 'Okoro';
-- Show the first name of each owner and the number of pets he or she has, for owners with pets.
-- people with animals: given name, how many they keep
-- How many animals has everybody got? Forename, then how many, leaving out those who have none.
-- owner first name + count of pets
SELECT T1.own_fname, COUNT(*) FROM own AS T1 JOIN pet AS T2 ON T1.own_id = T2.own_id GROUP BY T1.own_id;
-- Which owners do not have any pet? Show first and last names.
-- people on file without an animal, first name then surname
-- Who has got no animal at all? Forename and family name.
-- owners that no pet belongs to, first name, last name
SELECT own_fname, own_lname FROM own WHERE own_id NOT IN (SELECT own_id FROM pet);
-- What is the average weight for each species, with the heaviest species first?
-- mean kilos by kind of animal, kind first, in descending order of that mean
-- How heavy is every sort of animal on average? Heaviest at the top.
-- avg weight by species, species first, from high to low
SELECT species, AVG(wt_kg) FROM pet GROUP BY species ORDER BY AVG(wt_kg) DESC;
-- Which vet has had the most visits?
-- busiest animal doctor by number of visits
-- Which doctor have people been to most often?
-- vet with the top count of visits
SELECT T1.vet_nm FROM vet AS T1 JOIN vst AS T2 ON T1.vet_id = T2.vet_id GROUP BY T1.vet_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the names of pets that went to a vet for a vaccination, and the dates.
-- vaccination: which animals and on what day
-- Which animals came in to get a jab (vaccination), and when?
-- reason vaccination: pet, visit date
SELECT T1.pet_nm, T2.vst_dt FROM pet AS T1 JOIN vst AS T2 ON T1.pet_id = T2.pet_id WHERE T2.reason = 'vaccination';
-- What is the total of fees that Faisal Karim has been charged for his pets?
-- sum of vet fees for the animals of Faisal Karim
-- How much has Faisal Karim had to pay doctors for his animals altogether?
-- faisal karim, total of the visit fees
SELECT SUM(T3.fee) FROM own AS T1 JOIN pet AS T2 ON T1.own_id = T2.own_id JOIN vst AS T3 ON T2.pet_id = T3.pet_id WHERE T1.own_fname = 'Faisal' AND T1.own_lname = 'Karim';
-- Find the first names of owners who have both a dog and a cat.
-- given names of folk keeping a dog as well as a cat
-- Who keeps something that barks (dog) and something that purrs (cat)? Forenames.
-- owner first names that have a cat and have a dog
SELECT T1.own_fname FROM own AS T1 JOIN pet AS T2 ON T1.own_id = T2.own_id WHERE T2.species = 'dog' INTERSECT SELECT T1.own_fname FROM own AS T1 JOIN pet AS T2 ON T1.own_id = T2.own_id WHERE T2.species = 'cat';
-- Find the first names of owners with pets who do not own a cat.
-- given names of people who have animals but never a cat among them
-- Who has got animals, but no cat? Forenames.
-- first names of pet owners, minus the first names of cat owners
SELECT T1.own_fname FROM own AS T1 JOIN pet AS T2 ON T1.own_id = T2.own_id EXCEPT SELECT T1.own_fname FROM own AS T1 JOIN pet AS T2 ON T1.own_id = T2.own_id WHERE T2.species = 'cat';
-- Which pets have no toy and were never taken to a vet? Give the names.
-- animals with neither a plaything nor a visit
-- Which animals have nothing to play with and have not once seen a doctor?
-- pet names: zero toys, zero visits
SELECT pet_nm FROM pet WHERE pet_id NOT IN (SELECT pet_id FROM toy) AND pet_id NOT IN (SELECT pet_id FROM vst);
-- Which breeds are represented by more than 1 pet?
-- breeds shared by over 1 animal
-- Which races do we see more than 1 animal of?
-- breed with a count of pets over 1, ignoring the ones without a breed
SELECT breed FROM pet WHERE breed IS NOT NULL GROUP BY breed HAVING COUNT(*) > 1;
-- List the names and weights of pets that are lighter than the average pet and male (M), heaviest first.
-- M animals below the mean weight: name, kilos, from heavy to light
-- Which boys (M) weigh less than animals here do on average, and how much? The fattest at the top.
-- sex m, weight under the average of all pets: name + weight, from high to low
SELECT pet_nm, wt_kg FROM pet WHERE wt_kg < (SELECT AVG(wt_kg) FROM pet) AND sex = 'M' ORDER BY wt_kg DESC;
-- Which city's owners have spent the most on toys? Show the city and the total.
-- town where people's animals got toys of the highest total price, and how much that is
-- In which town do people spend most on things for their animals to play with, and how much is it?
-- sum of toy prices by owner city, only the top one, city and sum
SELECT T1.own_city, SUM(T3.price) FROM own AS T1 JOIN pet AS T2 ON T1.own_id = T2.own_id JOIN toy AS T3 ON T2.pet_id = T3.pet_id GROUP BY T1.own_city ORDER BY SUM(T3.price) DESC LIMIT 1;
-- Who owns the pet with the most expensive visit to a vet? Give the owner's first name, last name and telephone number.
-- whose animal caused the dearest fee: given name, surname, phone
-- Whose animal had the dearest appointment? Forename, family name, and where one can ring them.
-- highest visit fee: owner's first name, last name, tel
SELECT T1.own_fname, T1.own_lname, T1.own_tel FROM own AS T1 JOIN pet AS T2 ON T1.own_id = T2.own_id JOIN vst AS T3 ON T2.pet_id = T3.pet_id ORDER BY T3.fee DESC LIMIT 1;

-- database: cousins_and_friends
CREATE TABLE Person (id INTEGER PRIMARY KEY, name TEXT, gender TEXT, age INTEGER, city TEXT, job TEXT, mother_id INTEGER REFERENCES Person(id));
CREATE TABLE Friendship (person_id INTEGER REFERENCES Person(id), friend_id INTEGER REFERENCES Person(id), since_year INTEGER, PRIMARY KEY (person_id, friend_id));
CREATE TABLE Gathering (gathering_id INTEGER PRIMARY KEY, occasion TEXT, place TEXT, held_on TEXT, host_id INTEGER REFERENCES Person(id), cost REAL);
CREATE TABLE Attendee (gathering_id INTEGER REFERENCES Gathering(gathering_id), person_id INTEGER REFERENCES Person(id), brought TEXT, PRIMARY KEY (gathering_id, person_id));
INSERT INTO Person VALUES (1,'Rosalind','female',71,'Dover','retired',NULL),(2,'Callum','male',46,'Dover','plumber',1),(3,'Bettina','female',43,'Ghent','teacher',1),(4,'Jonas','male',19,'Ghent','student',3),(5,'Mila','female',15,'Ghent','student',3),(6,'Desmond','male',50,'Leeds','teacher',NULL),(7,'Farah','female',38,'Leeds','nurse',NULL),(8,'Otis','male',17,'Dover','student',NULL),(9,'Winifred','female',68,'Leeds',NULL,NULL),(10,'Pascal','male',34,'York','baker',NULL);
INSERT INTO Friendship VALUES (2,6,1994),(2,7,2010),(3,7,2005),(4,8,2015),(6,2,1994),(6,9,2001),(7,3,2005),(8,4,2015),(1,9,1979),(2,3,2000),(7,6,2012);
INSERT INTO Gathering VALUES (1,'birthday','garden','2022-06-18',1,140),(2,'barbecue','beach','2022-07-30',2,95.5),(3,'game evening','living room','2022-11-12',7,30),(4,'New Year party','barn','2022-12-31',2,260),(5,'graduation','restaurant','2023-05-27',3,410);
INSERT INTO Attendee VALUES (1,2,'cake'),(1,3,'flowers'),(1,9,'cake'),(2,6,'salad'),(2,7,'salad'),(2,8,NULL),(3,6,'crisps'),(3,3,'cards'),(4,1,'punch'),(4,6,'fireworks'),(4,7,'cake'),(4,8,NULL),(5,1,'flowers'),(5,4,NULL),(5,2,'balloons');
-- How many people live in Leeds?
-- number of persons whose home is Leeds
-- How many of us have a home in Leeds?
-- city leeds, count the people
SELECT COUNT(*) FROM Person WHERE city = 'Leeds';
-- What are the names of students younger than 18?
-- everyone under 18 with student as job
-- Who is still under 18 and goes to school or college (student)?
-- job student, age below 18, names
SELECT name FROM Person WHERE job = 'student' AND age < 18;
-- Who is the oldest person, and how old is he or she?
-- eldest of all: name and age
-- Who was born before everybody else, and how many years have they lived?
-- highest age: name, age
SELECT name, age FROM Person ORDER BY age DESC LIMIT 1;
-- What are the average age and the number of people for each gender? Show the gender first.
-- per gender: the gender itself, mean age, head count
-- How old are the men and how old the women on average, and how many are there of each? Start with which they are.
-- by gender: gender, avg age, number of people
SELECT gender, AVG(age), COUNT(*) FROM Person GROUP BY gender;
-- Find the people whose job is unknown.
-- names with no occupation entered
-- For whom do we not know what they do for a living?
-- person names, job is empty
SELECT name FROM Person WHERE job IS NULL;
-- Show the occasion and date of gatherings that cost between 50 and 300, the most recent first.
-- parties of 50 to 300: what for and when, newest at the top
-- When we got together for something between 50 and 300, what was it for and when? The latest at the top.
-- cost from 50 to 300: occasion, date, newest first
SELECT occasion, held_on FROM Gathering WHERE cost BETWEEN 50 AND 300 ORDER BY held_on DESC;
-- Which people have Bettina as their mother? Give name and age.
-- Bettina's children, with their ages
-- Who are the sons and daughters of Bettina, and how old are they?
-- people whose mother is bettina: name + age
SELECT T1.name, T1.age FROM Person AS T1 JOIN Person AS T2 ON T1.mother_id = T2.id WHERE T2.name = 'Bettina';
-- Show the name of each mother and the number of her children.
-- mums and how many kids they have
-- Which women have sons and daughters, and how many?
-- count of children by mother's name
SELECT T1.name, COUNT(*) FROM Person AS T1 JOIN Person AS T2 ON T1.id = T2.mother_id GROUP BY T1.id;
-- How many friends does Callum have? Count the friends listed for him.
-- count the friends on Callum's list
-- How many people does Callum call his friends?
-- callum: number of friends on his side of the list
SELECT COUNT(*) FROM Person AS T1 JOIN Friendship AS T2 ON T1.id = T2.person_id WHERE T1.name = 'Callum';
-- What are the names of the friends of Farah?
-- whom does Farah list as friends
-- Who are Farah's pals, by her own account?
-- farah's friends, names
SELECT T3.name FROM Person AS T1 JOIN Friendship AS T2 ON T1.id = T2.person_id JOIN Person AS T3 ON T2.friend_id = T3.id WHERE T1.name = 'Farah';
-- Who hosted a gathering at the beach?
-- host of the get-together in the place beach
-- Who threw the party at the beach?
-- place beach, name of the host
SELECT T1.name FROM Person AS T1 JOIN Gathering AS T2 ON T1.id = T2.host_id WHERE T2.place = 'beach';
-- For each occasion, how many people attended? Order from most to fewest attendees.
-- parties by turnout: occasion, number of guests, best attended on top
-- How many people came to every party? What it was for, then how many, the fullest at the top.
-- attendee count per gathering with its occasion, from high to low
SELECT T1.occasion, COUNT(*) FROM Gathering AS T1 JOIN Attendee AS T2 ON T1.gathering_id = T2.gathering_id GROUP BY T1.gathering_id ORDER BY COUNT(*) DESC;
-- Which persons never attended a gathering?
-- names of those who were a guest nowhere
-- Who has not been to any of our parties?
-- people that are no attendee of anything
SELECT name FROM Person WHERE id NOT IN (SELECT person_id FROM Attendee);
-- Which people are older than the average person?
-- names of all above the mean age
-- Who has lived for more years than we have on average?
-- persons with an above-average age
SELECT name FROM Person WHERE age > (SELECT AVG(age) FROM Person);
-- Who attended both the birthday and the graduation?
-- guests seen at the birthday and at the graduation too
-- Who came when we had the birthday and also when we had the graduation?
-- attendees of the graduation that were at the birthday as well
SELECT T1.name FROM Person AS T1 JOIN Attendee AS T2 ON T1.id = T2.person_id JOIN Gathering AS T3 ON T2.gathering_id = T3.gathering_id WHERE T3.occasion = 'birthday' INTERSECT SELECT T1.name FROM Person AS T1 JOIN Attendee AS T2 ON T1.id = T2.person_id JOIN Gathering AS T3 ON T2.gathering_id = T3.gathering_id WHERE T3.occasion = 'graduation';
-- In which cities do more than two people live, and how many?
-- cities home to more than two of us, with the head count
-- In which towns do more than two of us have a home, and how many is it?
-- city + number of people, only where it's above two
SELECT city, COUNT(*) FROM Person GROUP BY city HAVING COUNT(*) > 2;
-- Which person has hosted the most gatherings?
-- who throws parties most often
-- Who has had people round the most times?
-- top host by number of gatherings, name
SELECT T1.name FROM Person AS T1 JOIN Gathering AS T2 ON T1.id = T2.host_id GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1;
-- What did guests from Leeds bring? List each thing once, ignoring those who brought nothing.
-- distinct items carried along by people of Leeds, empty entries left out
-- What have people with a home in Leeds come along with? Each thing once, and only if they had something with them.
-- city leeds, attendees: different things brought, blanks left out
SELECT DISTINCT T2.brought FROM Person AS T1 JOIN Attendee AS T2 ON T1.id = T2.person_id WHERE T1.city = 'Leeds' AND T2.brought IS NOT NULL;
-- Who is the youngest person that attended a gathering hosted by Callum? Show the name and the age.
-- Callum as host: the guest with the lowest age, name and age
-- Who has lived the fewest years of all who came when Callum had people round, and how many is it?
-- youngest attendee at anything hosted by callum, name + age
SELECT T1.name, T1.age FROM Person AS T1 JOIN Attendee AS T2 ON T1.id = T2.person_id JOIN Gathering AS T3 ON T2.gathering_id = T3.gathering_id JOIN Person AS T4 ON T3.host_id = T4.id WHERE T4.name = 'Callum' ORDER BY T1.age LIMIT 1;
-- Which people have at least two friends whose age is over 40? Give the names, sorted alphabetically.
-- names in order of the alphabet: those listing two or more friends beyond 40
-- Who has two pals or more that have lived for over 40 years? In abc order.
-- people with at least 2 friends of age above 40, sorted by name
SELECT T1.name FROM Person AS T1 JOIN Friendship AS T2 ON T1.id = T2.person_id JOIN Person AS T3 ON T2.friend_id = T3.id WHERE T3.age > 40 GROUP BY T1.id HAVING COUNT(*) >= 2 ORDER BY T1.name;
