-- database: keystone_realty
CREATE TABLE Ref_Property_Types (property_type_code TEXT PRIMARY KEY, property_type_description TEXT);
CREATE TABLE Agencies (agency_id INTEGER PRIMARY KEY, agency_name TEXT, city TEXT, licence_number TEXT, date_licence_issued TEXT);
CREATE TABLE Agents (agent_id INTEGER PRIMARY KEY, agency_id INTEGER REFERENCES Agencies(agency_id), first_name TEXT, last_name TEXT, phone_number TEXT, commission_percentage REAL);
CREATE TABLE Properties (property_id INTEGER PRIMARY KEY, property_type_code TEXT REFERENCES Ref_Property_Types(property_type_code), street_address TEXT, city TEXT, number_of_rooms INTEGER, floor_area_sqm REAL, year_built INTEGER, asking_price INTEGER, listing_agent_id INTEGER REFERENCES Agents(agent_id));
CREATE TABLE Viewings (viewing_id INTEGER PRIMARY KEY, property_id INTEGER REFERENCES Properties(property_id), agent_id INTEGER REFERENCES Agents(agent_id), visitor_name TEXT, viewing_date TEXT, feedback TEXT);
CREATE TABLE Sales (sale_id INTEGER PRIMARY KEY, property_id INTEGER REFERENCES Properties(property_id), buyer_name TEXT, sale_date TEXT, sale_price INTEGER);
INSERT INTO Ref_Property_Types VALUES ('APT','Apartment'),('DET','Detached house'),('ROW','Terraced house'),('COM','Commercial unit'),('LND','Building land');
INSERT INTO Agencies VALUES (1,'Keystone Homes','Halford','L-2201','2004-03-11'),(2,'Beacon Realty','Marlowe Bay','L-2987','2011-08-25'),(3,'Doorstep & Co','Halford','L-3345','2017-01-30'),(4,'Verity Estates','Pinehurst','L-4100','2022-06-14');
INSERT INTO Agents VALUES (1,1,'Rosalind','Peake','555-0101',2.5),(2,1,'Anton','Gruber','555-0102',3),(3,2,'Chidi','Okonjo','555-0103',2.2),(4,3,'Beatriz','Salgado',NULL,4),(5,3,'Warren','Pike','555-0105',3.5),(6,2,'Noor','Haddad','555-0106',2.8);
INSERT INTO Properties VALUES (1,'APT','12 Ferry Lane','Halford',3,72,1994,215000,1),(2,'DET','4 Orchard Rise','Halford',6,168,1971,489000,2),(3,'ROW','31 Anchor Street','Marlowe Bay',4,95,1928,305000,3),(4,'APT','7 Pier Road','Marlowe Bay',2,54,2016,248000,3),(5,'COM','90 Exchange Place','Halford',5,210,2002,640000,4),(6,'DET','2 Heron Close','Pinehurst',7,195,2019,725000,2),(7,'APT','15 Mill Court','Pinehurst',3,81,2008,262000,6),(8,'ROW','18 Ferry Lane','Halford',5,110,1935,318000,1);
INSERT INTO Viewings VALUES (1,1,1,'Elena Prodi','2023-02-03','too dark'),(2,1,2,'Samir Aziz','2023-02-10','liked kitchen'),(3,2,2,'Elena Prodi','2023-02-17',NULL),(4,3,3,'Owen Tully','2023-03-01','wants garden'),(5,4,6,'Owen Tully','2023-03-02','liked view'),(6,6,2,'Priya Raman','2023-03-15',NULL),(7,1,1,'Greta Holm','2023-03-18','noisy street'),(8,8,1,'Samir Aziz','2023-04-04','good garden');
INSERT INTO Sales VALUES (1,1,'Samir Aziz','2023-04-28',209000),(2,3,'Owen Tully','2023-05-12',311000),(3,6,'Priya Raman','2023-06-02',718500),(4,4,'Lowell Brand','2023-07-21',251000);
-- What is the average asking price of the properties in Halford?
-- mean price wanted for a place in Halford
-- How much do owners want on average for a house in Halford?
-- city Halford: asking price, averaged
SELECT AVG(asking_price) FROM Properties WHERE city = 'Halford';
-- Give the first and last names of agents without a phone number.
-- brokers we cannot ring, as no number is stored: given name, surname
-- Which estate agents have no telephone on file? Forename, family name.
-- phone number empty: agent's given name and surname
SELECT first_name, last_name FROM Agents WHERE phone_number IS NULL;
-- How many properties have more than four rooms?
-- homes and units with over 4 rooms, counted
-- How many homes have five rooms or more, that is, more than four?
-- rooms above 4, count of properties
SELECT COUNT(*) FROM Properties WHERE number_of_rooms > 4;
-- List the street addresses of properties on Ferry Lane, that is, whose address contains Ferry Lane.
-- addresses with the words Ferry Lane in them
-- What have we along Ferry Lane, by street and number?
-- ferry lane somewhere in the address: list those street addresses
SELECT street_address FROM Properties WHERE street_address LIKE '%Ferry Lane%';
-- Which different visitors came to a viewing? Show their names.
-- everyone who looked round some property, each name once
-- Who has been shown round anything at all? No repeats.
-- visitor names of the viewings, each one time
SELECT DISTINCT visitor_name FROM Viewings;
-- For every property type description, how many properties are offered?
-- kinds of property in words, and the number we have of each
-- How many homes have we of every sort? The sort in words first.
-- property type description, count of properties
SELECT T1.property_type_description, COUNT(*) FROM Ref_Property_Types AS T1 JOIN Properties AS T2 ON T1.property_type_code = T2.property_type_code GROUP BY T1.property_type_code;
-- What are the address and year of construction of the oldest property?
-- street address and building year of the place that was built first
-- What home was put up earliest, and in what year? Its street address first.
-- properties by year built, lowest first, only one: street address, year
SELECT street_address, year_built FROM Properties ORDER BY year_built LIMIT 1;
-- Show the last name of each agent and the name of the agency that employs the agent.
-- surnames of brokers next to the firm they work for
-- For whom does each estate agent work? Family name, then the firm.
-- agent's last name next to the agency name
SELECT T1.last_name, T2.agency_name FROM Agents AS T1 JOIN Agencies AS T2 ON T1.agency_id = T2.agency_id;
-- List the buyers and sale prices of sold properties in Marlowe Bay.
-- who purchased something in Marlowe Bay and what they paid
-- Who has bought a home in Marlowe Bay, and for how much?
-- city Marlowe Bay: buyer and sale price of each sale
SELECT T2.buyer_name, T2.sale_price FROM Properties AS T1 JOIN Sales AS T2 ON T1.property_id = T2.property_id WHERE T1.city = 'Marlowe Bay';
-- What feedback was left at viewings of the property at 12 Ferry Lane?
-- comments people made after seeing 12 Ferry Lane
-- What did people say once they had been round 12 Ferry Lane?
-- 12 Ferry Lane: feedback from its viewings
SELECT T2.feedback FROM Properties AS T1 JOIN Viewings AS T2 ON T1.property_id = T2.property_id WHERE T1.street_address = '12 Ferry Lane';
-- Order the Apartment listings by floor area, largest first, showing address and floor area.
-- every Apartment with its street address and square metres, roomiest at the top
-- Where is each Apartment, and how big is it? Biggest first.
-- property type Apartment: street address, sqm, sorted down
SELECT T2.street_address, T2.floor_area_sqm FROM Ref_Property_Types AS T1 JOIN Properties AS T2 ON T1.property_type_code = T2.property_type_code WHERE T1.property_type_description = 'Apartment' ORDER BY T2.floor_area_sqm DESC;
-- Which agency's agents list the most properties? Give the agency name.
-- name of the firm whose people have the greatest number of properties on their lists
-- Whose estate agents have more homes to sell than anybody else's?
-- count properties by agency of the listing agent, name of the top agency
SELECT T1.agency_name FROM Agencies AS T1 JOIN Agents AS T2 ON T1.agency_id = T2.agency_id JOIN Properties AS T3 ON T2.agent_id = T3.listing_agent_id GROUP BY T1.agency_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which agencies employ no agents?
-- firms, by name, without anyone on the team
-- Which firms have no estate agent working for them?
-- agencies with zero agents, names
SELECT agency_name FROM Agencies WHERE agency_id NOT IN (SELECT agency_id FROM Agents);
-- Find the addresses of properties that were viewed but have not been sold.
-- places somebody visited and nobody bought yet, street addresses
-- Which homes have people been to see, though nobody has bought them? Where are they, by street?
-- at least one viewing, no sale: street addresses
SELECT street_address FROM Properties WHERE property_id IN (SELECT property_id FROM Viewings) AND property_id NOT IN (SELECT property_id FROM Sales);
-- Which property types, by description, are not represented by any property?
-- descriptions of types we currently have nothing of
-- Of what sorts of home have we got none? In words.
-- property type descriptions without a property
SELECT property_type_description FROM Ref_Property_Types WHERE property_type_code NOT IN (SELECT property_type_code FROM Properties);
-- Show the addresses of properties whose sale price exceeded the asking price.
-- street addresses that fetched more than was asked
-- Which homes went for more money than the owner had wanted? Street address.
-- sale price above asking price: street address
SELECT T1.street_address FROM Properties AS T1 JOIN Sales AS T2 ON T1.property_id = T2.property_id WHERE T2.sale_price > T1.asking_price;
-- Which cities have both an agency and a property?
-- towns that occur among the agencies as well as among the properties
-- Where do we find a home to buy as well as an estate agents' firm?
-- cities of properties that are cities of agencies too
SELECT city FROM Agencies INTERSECT SELECT city FROM Properties;
-- Who listed the most expensive property by asking price? Give the agent's first name, last name and the agency name.
-- the broker (first and last name) and firm behind the dearest offer
-- Who is selling the home that costs most, and for which firm? Forename, family name, firm.
-- sort properties by asking price, top one: listing agent's given name, surname, agency name
SELECT T1.first_name, T1.last_name, T2.agency_name FROM Agents AS T1 JOIN Agencies AS T2 ON T1.agency_id = T2.agency_id JOIN Properties AS T3 ON T1.agent_id = T3.listing_agent_id ORDER BY T3.asking_price DESC LIMIT 1;
-- For cities with at least two properties, show the city and the total asking price, lowest total first.
-- towns with 2 or more places on offer: town, sum of prices asked, in rising order
-- In places with two homes or more to buy, what do they all cost together? The place and that sum, smallest first.
-- at least 2 properties: city, asking prices added up, sorted upwards
SELECT city, SUM(asking_price) FROM Properties GROUP BY city HAVING COUNT(*) >= 2 ORDER BY SUM(asking_price);
-- Which agents conducted a viewing of a property that is cheaper than the average asking price? Give the different last names.
-- distinct surnames of brokers who showed someone a place priced below the mean
-- Who has taken somebody round a home that costs less than homes do on average? Family names, no repeats.
-- viewings of properties with an asking price under the mean: agents' last names, each one time
SELECT DISTINCT T1.last_name FROM Agents AS T1 JOIN Viewings AS T2 ON T1.agent_id = T2.agent_id JOIN Properties AS T3 ON T2.property_id = T3.property_id WHERE T3.asking_price < (SELECT AVG(asking_price) FROM Properties);

-- database: larkspur_department_store
CREATE TABLE floors (floor_no INTEGER PRIMARY KEY, floor_label TEXT, has_cafe TEXT);
CREATE TABLE depts (dept_id INTEGER PRIMARY KEY, dept_name TEXT, floor_no INTEGER REFERENCES floors(floor_no), annual_budget INTEGER, extension TEXT);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, gender TEXT, hourly_wage REAL, birth_date TEXT, supervisor_id INTEGER REFERENCES staff(staff_id));
CREATE TABLE staff_depts (staff_id INTEGER REFERENCES staff(staff_id), dept_id INTEGER REFERENCES depts(dept_id), from_date TEXT, to_date TEXT, PRIMARY KEY (staff_id, dept_id));
CREATE TABLE dept_heads (dept_id INTEGER REFERENCES depts(dept_id), staff_id INTEGER REFERENCES staff(staff_id), appointed_in INTEGER, acting TEXT, PRIMARY KEY (dept_id, staff_id));
CREATE TABLE day_takings (dept_id INTEGER REFERENCES depts(dept_id), business_day TEXT, takings REAL, transactions INTEGER, PRIMARY KEY (dept_id, business_day));
INSERT INTO floors VALUES (0,'Ground','no'),(1,'Fashion','no'),(2,'Home','yes'),(3,'Children','yes'),(4,'Offices','no');
INSERT INTO depts VALUES (1,'Perfumery',0,310000,'x110'),(2,'Ladieswear',1,520000,'x120'),(3,'Menswear',1,405000,'x121'),(4,'Bed and Bath',2,198000,'x130'),(5,'Kitchenware',2,224000,NULL),(6,'Toys',3,275000,'x140'),(7,'Stationery',0,86000,NULL);
INSERT INTO staff VALUES (1,'Margot','Devereux','store director','F',52,'1967-03-04',NULL),(2,'Hamish','Orr','department head','M',31.5,'1975-11-19',1),(3,'Sunita','Rao','department head','F',33,'1980-07-08',1),(4,'Jonas','Brandt','sales assistant','M',16.2,'1998-01-25',2),(5,'Felicity','Amos','sales assistant','F',15.8,'2001-06-30',3),(6,'Derek','Mbeki','sales assistant','M',17.4,'1989-09-14',3),(7,'Ursula','Finch','window dresser','F',21,'1992-12-02',1),(8,'Callum','Reyes','cashier','M',15.1,'2003-04-17',2),(9,'Agnes','Toth','department head','F',29.75,'1964-02-11',1);
INSERT INTO staff_depts VALUES (2,3,'2010-05-01',NULL),(3,2,'2012-09-01',NULL),(4,3,'2019-02-01',NULL),(5,2,'2021-03-01','2022-08-31'),(5,1,'2022-09-01',NULL),(6,2,'2015-10-15',NULL),(8,6,'2022-11-01',NULL),(8,3,'2021-06-01','2022-10-31'),(9,6,'1999-04-01',NULL),(9,4,'1990-01-15','1999-03-31');
INSERT INTO dept_heads VALUES (3,2,2014,'no'),(2,3,2016,'no'),(6,9,2005,'no'),(1,3,2022,'yes'),(4,9,1996,'no');
INSERT INTO day_takings VALUES (1,'2023-12-01',8420.5,140),(1,'2023-12-02',11230,188),(2,'2023-12-01',15600,172),(2,'2023-12-02',19875,231),(3,'2023-12-01',12110,118),(4,'2023-12-01',4380,65),(6,'2023-12-02',22040,402),(7,'2023-12-02',1290,97);
-- How many members of staff are female (F)?
-- headcount of people with gender F
-- How many women (F) work in the shop?
-- gender F: staff count
SELECT COUNT(*) FROM staff WHERE gender = 'F';
-- Give the labels of the floors that have a cafe (yes).
-- floors by label where cafe says yes
-- On which storeys can you sit down for a coffee (cafe: yes)?
-- has cafe = yes - floor labels
SELECT floor_label FROM floors WHERE has_cafe = 'yes';
-- What are the different job titles in the store?
-- all distinct positions people hold here
-- What do people do here for a living? No repeats.
-- every job title on the staff list, just one time each
SELECT DISTINCT job_title FROM staff;
-- Which departments lack a telephone extension? Show their names.
-- names of departments one cannot call internally
-- Which parts of the shop have no phone line of their own?
-- extension empty: department names
SELECT dept_name FROM depts WHERE extension IS NULL;
-- Show the first and last name of the youngest employee.
-- who on the staff was born last? first name, surname
-- Who here is younger than everybody else? Forename, family name.
-- staff by birth date, latest first, only one: given name, surname
SELECT first_name, last_name FROM staff ORDER BY birth_date DESC LIMIT 1;
-- For each floor label, what is the total annual budget of its departments?
-- yearly money for the departments, summed floor by floor (label)
-- How much may all parts of the shop on every storey spend a year? The storey first.
-- floor label, sum of the annual budgets there
SELECT T1.floor_label, SUM(T2.annual_budget) FROM floors AS T1 JOIN depts AS T2 ON T1.floor_no = T2.floor_no GROUP BY T1.floor_no;
-- List the last names of employees and the names of the departments they have worked in.
-- surnames with every department someone is or was in
-- Who has worked in what part of the shop? Family name first.
-- last name of staff with department name, one row per posting
SELECT T1.last_name, T3.dept_name FROM staff AS T1 JOIN staff_depts AS T2 ON T1.staff_id = T2.staff_id JOIN depts AS T3 ON T2.dept_id = T3.dept_id;
-- Who has headed the Toys department? Give first and last name.
-- first and last name of the head of Toys
-- Who has been in charge of Toys? Forename, family name.
-- department Toys: given name and surname of its heads
SELECT T1.first_name, T1.last_name FROM staff AS T1 JOIN dept_heads AS T2 ON T1.staff_id = T2.staff_id JOIN depts AS T3 ON T2.dept_id = T3.dept_id WHERE T3.dept_name = 'Toys';
-- What is the average hourly wage for each job title, from highest to lowest?
-- positions with their mean pay an hour, best paid first
-- What do people make an hour on average, by what they do? Best paid first.
-- job title, mean hourly wage, sorted down
SELECT job_title, AVG(hourly_wage) FROM staff GROUP BY job_title ORDER BY AVG(hourly_wage) DESC;
-- Which employees are supervised by Sunita Rao? Return their first names.
-- first names of the people under Sunita Rao
-- Whose boss is Sunita Rao? Forenames.
-- supervisor Sunita Rao: given names of her people
SELECT T1.first_name FROM staff AS T1 JOIN staff AS T2 ON T1.supervisor_id = T2.staff_id WHERE T2.first_name = 'Sunita' AND T2.last_name = 'Rao';
-- Show the names of departments that took more than 12000 on the business day 2023-12-01.
-- departments with takings over 12000 on 2023-12-01
-- Which parts of the shop made more than 12000 on 2023-12-01?
-- business day 2023-12-01, takings above 12000: department names
SELECT T1.dept_name FROM depts AS T1 JOIN day_takings AS T2 ON T1.dept_id = T2.dept_id WHERE T2.business_day = '2023-12-01' AND T2.takings > 12000;
-- What were the largest and the average number of transactions in a department on a day?
-- peak and mean count of till transactions in the daily figures
-- How often do customers pay at the till in one part of the shop on its busiest day, and how often on average?
-- transactions per department and day: max, then mean
SELECT MAX(transactions), AVG(transactions) FROM day_takings;
-- List the last names of sales assistants and cashiers (job titles sales assistant and cashier) by hourly wage, lowest first.
-- surnames of everyone who is a sales assistant or a cashier, worst paid at the top
-- What are the people called (family name) who work as sales assistant or as cashier, from the one who makes least an hour up?
-- job title cashier or sales assistant: last names, sorted upwards by hourly wage
SELECT last_name FROM staff WHERE job_title = 'sales assistant' OR job_title = 'cashier' ORDER BY hourly_wage;
-- Which department name recorded the highest total takings?
-- the department that brought in the most money over all days
-- Which part of the shop has made more money than any other, all days together?
-- sum takings by department, top department name
SELECT T1.dept_name FROM depts AS T1 JOIN day_takings AS T2 ON T1.dept_id = T2.dept_id GROUP BY T1.dept_id ORDER BY SUM(T2.takings) DESC LIMIT 1;
-- Which employees have never been assigned to a department? Give first name and last name.
-- people without any department in the records, first then last name
-- Who has never been put into any part of the shop? Forename, family name.
-- staff with no department posting: given name, surname
SELECT first_name, last_name FROM staff WHERE staff_id NOT IN (SELECT staff_id FROM staff_depts);
-- Show the last names of employees who have worked in more than one department.
-- surnames of those who were in over one department
-- Who has been in two or more parts of the shop? Family name.
-- last name of staff with over one department, i.e. more than one
SELECT T1.last_name FROM staff AS T1 JOIN staff_depts AS T2 ON T1.staff_id = T2.staff_id GROUP BY T1.staff_id HAVING COUNT(*) > 1;
-- Which floors, by label, house no department?
-- labels of floors with no department on them
-- On which storeys is there no part of the shop?
-- floor labels with zero departments
SELECT floor_label FROM floors WHERE floor_no NOT IN (SELECT floor_no FROM depts);
-- What are the names of departments whose budget is above the average budget and that are on the floor labelled Fashion?
-- departments on Fashion with more than the mean yearly budget
-- Which parts of the shop up on Fashion may spend more a year than parts of the shop do on average?
-- annual budget above the mean of all, floor label Fashion: department names
SELECT T1.dept_name FROM depts AS T1 JOIN floors AS T2 ON T1.floor_no = T2.floor_no WHERE T2.floor_label = 'Fashion' AND T1.annual_budget > (SELECT AVG(annual_budget) FROM depts);
-- Which department names have been worked in by a department head but not by a sales assistant?
-- departments that had someone with the title department head in them and never a sales assistant
-- In which parts of the shop has some department head worked, but no sales assistant?
-- departments with a posting for job title department head, minus those with a posting for job title sales assistant
SELECT T3.dept_name FROM staff AS T1 JOIN staff_depts AS T2 ON T1.staff_id = T2.staff_id JOIN depts AS T3 ON T2.dept_id = T3.dept_id WHERE T1.job_title = 'department head' EXCEPT SELECT T3.dept_name FROM staff AS T1 JOIN staff_depts AS T2 ON T1.staff_id = T2.staff_id JOIN depts AS T3 ON T2.dept_id = T3.dept_id WHERE T1.job_title = 'sales assistant';
-- For supervisors with at least three people under them, show the supervisor's last name and the number of those people, most first.
-- bosses of 3 or more: surname and size of the team, biggest team first
-- Who is the boss of three people or more, and of how many? Family name first, most people on top.
-- supervisors with at least 3 staff: last name, count, sorted down
SELECT T2.last_name, COUNT(*) FROM staff AS T1 JOIN staff AS T2 ON T1.supervisor_id = T2.staff_id GROUP BY T2.staff_id HAVING COUNT(*) >= 3 ORDER BY COUNT(*) DESC;

-- database: nimbus_webshop
CREATE TABLE shoppers (id INTEGER PRIMARY KEY, email TEXT, display_name TEXT, country_code TEXT, created_at TEXT, is_active INTEGER);
CREATE TABLE categories (id INTEGER PRIMARY KEY, name TEXT, parent_id INTEGER REFERENCES categories(id));
CREATE TABLE products (id INTEGER PRIMARY KEY, sku TEXT, name TEXT, category_id INTEGER REFERENCES categories(id), unit_price REAL, stock INTEGER, weight_grams INTEGER, is_active INTEGER);
CREATE TABLE orders (id INTEGER PRIMARY KEY, shopper_id INTEGER REFERENCES shoppers(id), status TEXT, payment_method TEXT, shipping_fee REAL, placed_at TEXT, delivered_at TEXT);
CREATE TABLE order_lines (order_id INTEGER REFERENCES orders(id), product_id INTEGER REFERENCES products(id), quantity INTEGER, discount REAL, PRIMARY KEY (order_id, product_id));
CREATE TABLE reviews (id INTEGER PRIMARY KEY, product_id INTEGER REFERENCES products(id), shopper_id INTEGER REFERENCES shoppers(id), stars INTEGER, body TEXT, created_at TEXT);
INSERT INTO shoppers VALUES (1,'mila@post.test','Mila B.','NL','2020-03-12',1),(2,'jorge@post.test','Jorge','ES','2020-11-05',1),(3,'ines.k@post.test','Ines K.','PT','2021-02-28',0),(4,'tom.hale@post.test','Tom Hale','GB','2021-07-19',1),(5,'saskia@post.test','Saskia','NL','2022-01-03',1),(6,'petr@post.test','Petr','CZ','2022-10-10',0);
INSERT INTO categories VALUES (1,'Outdoor',NULL),(2,'Tents',1),(3,'Lamps',1),(4,'Kitchen',NULL),(5,'Knives',4),(6,'Kettles',4);
INSERT INTO products VALUES (1,'TN-2P','Drift Tent 2P',2,189,14,2400,1),(2,'TN-4P','Drift Tent 4P',2,279,0,3900,1),(3,'LM-HD','Glow Headlamp',3,34.5,120,85,1),(4,'LM-LN','Camp Lantern',3,42,33,410,0),(5,'KN-PR','Paring Knife',5,18.9,75,95,1),(6,'KN-CH','Chef Knife',5,64,41,230,1),(7,'KT-WH','Whistle Kettle',6,52.5,9,1150,1);
INSERT INTO orders VALUES (101,1,'delivered','card',4.95,'2022-05-01','2022-05-04'),(102,1,'delivered','paypal',0,'2022-08-14','2022-08-18'),(103,2,'cancelled','card',6.5,'2022-09-02',NULL),(104,4,'delivered','card',7.9,'2022-11-25','2022-12-01'),(105,5,'shipped','invoice',4.95,'2023-01-09',NULL),(106,2,'delivered','paypal',6.5,'2023-01-22','2023-01-27'),(107,1,'pending','card',4.95,'2023-02-03',NULL);
INSERT INTO order_lines VALUES (101,1,1,0),(101,3,2,5),(102,6,1,0),(103,2,1,20),(104,7,1,0),(104,5,5,2),(105,3,1,0),(106,1,1,15),(106,6,2,10),(107,5,1,0);
INSERT INTO reviews VALUES (1,1,1,5,'stays dry','2022-06-01'),(2,3,1,4,NULL,'2022-06-01'),(3,6,1,3,'needs sharpening','2022-09-10'),(4,7,4,2,'whistle broke','2022-12-20'),(5,1,2,4,'good value','2023-03-05'),(6,6,2,5,NULL,'2023-03-05');
-- How many shoppers are active (1)?
-- count accounts with active set to 1
-- How many customers still use their account (active: 1)?
-- is active = 1: number of shoppers
SELECT COUNT(*) FROM shoppers WHERE is_active = 1;
-- What are the names of products that are out of stock, with a stock of 0?
-- which articles have 0 left
-- What can we not send anybody, as there are 0 of it?
-- stock 0 - product names
SELECT name FROM products WHERE stock = 0;
-- List the email addresses of shoppers from NL.
-- emails of customers with country code NL
-- How do I write to customers in NL?
-- country code NL: shoppers' email addresses
SELECT email FROM shoppers WHERE country_code = 'NL';
-- What is the average shipping fee of orders paid by card?
-- mean postage on orders settled by card
-- How much do people who pay by card give us for the post on average?
-- payment method card: mean shipping fee of the orders
SELECT AVG(shipping_fee) FROM orders WHERE payment_method = 'card';
-- Give the SKU and name of products with Knife in the name.
-- article code and name of everything called some sort of Knife
-- What have we that is called a Knife of any sort? Its code, then its name.
-- knife somewhere in the product name: sku, name
SELECT sku, name FROM products WHERE name LIKE '%Knife%';
-- Which orders have not been delivered yet? Show the id and status.
-- orders lacking a delivery date: id and what state they are in
-- What has not reached the customer yet, and how far has it got? The order's id first.
-- delivered at is empty: order id plus status
SELECT id, status FROM orders WHERE delivered_at IS NULL;
-- Show the number of products in each category, with the category name.
-- category name and how many articles sit in it
-- How many things are there to buy under every heading? The heading first.
-- category name, count of products
SELECT T1.name, COUNT(*) FROM categories AS T1 JOIN products AS T2 ON T1.id = T2.category_id GROUP BY T1.id;
-- What are the names of the subcategories of Outdoor?
-- categories directly below Outdoor
-- What headings come right under Outdoor?
-- parent category Outdoor: names of its children
SELECT T1.name FROM categories AS T1 JOIN categories AS T2 ON T1.parent_id = T2.id WHERE T2.name = 'Outdoor';
-- Which product names were part of order 101, and in what quantity?
-- what did order 101 contain: article and number of pieces
-- What was in parcel 101, and how many of each thing?
-- order id 101: product name, quantity
SELECT T2.name, T1.quantity FROM order_lines AS T1 JOIN products AS T2 ON T1.product_id = T2.id WHERE T1.order_id = 101;
-- Show the display names of shoppers and the dates on which they placed orders with the status delivered.
-- for delivered orders, who bought and when it was placed
-- Who had something brought to the door (delivered), and when had they asked for it?
-- order status delivered: shopper's display name, date placed
SELECT T1.display_name, T2.placed_at FROM shoppers AS T1 JOIN orders AS T2 ON T1.id = T2.shopper_id WHERE T2.status = 'delivered';
-- Which product has received the best average stars? Return its name.
-- article that customers rate highest on average
-- What do people like best on average, going by stars?
-- mean stars per product, top product name
SELECT T1.name FROM products AS T1 JOIN reviews AS T2 ON T1.id = T2.product_id GROUP BY T1.id ORDER BY AVG(T2.stars) DESC LIMIT 1;
-- List the three heaviest products by name and weight.
-- top 3 articles by grams: name, then weight
-- What are the three things that weigh most, and how much is it? Heaviest first.
-- sort products by weight, 3 from the top: name, grams
SELECT name, weight_grams FROM products ORDER BY weight_grams DESC LIMIT 3;
-- How many orders used each payment method, most used first?
-- ways of paying and their order counts, popular ones on top
-- How do people pay, and how often each way? Most often first.
-- order count by payment method, sorted down: method, count
SELECT payment_method, COUNT(*) FROM orders GROUP BY payment_method ORDER BY COUNT(*) DESC;
-- Find the display names of shoppers who never placed an order.
-- registered customers that have bought nothing so far
-- Who has signed up but not bought anything?
-- shoppers with zero orders, display names
SELECT display_name FROM shoppers WHERE id NOT IN (SELECT shopper_id FROM orders);
-- Which products have been reviewed by both Mila B. and Jorge? Give the product names.
-- articles, by name, on which Mila B. wrote a review and Jorge did too
-- On what have Mila B. and Jorge each said what they think?
-- product names with a review by Jorge and one by Mila B.
SELECT T1.name FROM products AS T1 JOIN reviews AS T2 ON T1.id = T2.product_id JOIN shoppers AS T3 ON T2.shopper_id = T3.id WHERE T3.display_name = 'Mila B.' INTERSECT SELECT T1.name FROM products AS T1 JOIN reviews AS T2 ON T1.id = T2.product_id JOIN shoppers AS T3 ON T2.shopper_id = T3.id WHERE T3.display_name = 'Jorge';
-- Which products are priced above the average product price? Show names and prices, cheapest of them first.
-- articles dearer than the mean, name with price, in rising price order
-- What is dearer than things here are on average, and how much is it? Least expensive first.
-- unit price above the mean: product name, price, sorted upwards
SELECT name, unit_price FROM products WHERE unit_price > (SELECT AVG(unit_price) FROM products) ORDER BY unit_price;
-- Show the display names of shoppers with at least two orders that are delivered.
-- customers for whom 2 or more orders have reached the state delivered
-- Who has had two parcels or more brought to the door (delivered)?
-- status delivered, at least 2 such orders per shopper: display names
SELECT T1.display_name FROM shoppers AS T1 JOIN orders AS T2 ON T1.id = T2.shopper_id WHERE T2.status = 'delivered' GROUP BY T1.id HAVING COUNT(*) >= 2;
-- Which category name had the largest total quantity ordered?
-- the category of which most pieces were ordered overall
-- Under which heading have people ordered most pieces in all?
-- sum of ordered quantity by category, name of the top one
SELECT T1.name FROM categories AS T1 JOIN products AS T2 ON T1.id = T2.category_id JOIN order_lines AS T3 ON T2.id = T3.product_id GROUP BY T1.id ORDER BY SUM(T3.quantity) DESC LIMIT 1;
-- Find the names of active products (1) that have never been ordered or never been reviewed.
-- articles with active 1 missing either from all orders or from all reviews
-- What is still for sale (active: 1) but was either never bought by anyone or never judged by anyone?
-- is active = 1, and no order line or else no review: product names
SELECT name FROM products WHERE is_active = 1 AND (id NOT IN (SELECT product_id FROM order_lines) OR id NOT IN (SELECT product_id FROM reviews));
-- Among orders placed after 2022-08-31, which shopper bought the most pieces in total? Give the display name and the total quantity.
-- counting only orders placed later than 2022-08-31, which customer took the largest number of items, and how many
-- Who has bought more pieces than anybody else in orders later than 2022-08-31, and how many?
-- placed past 2022-08-31: sum quantity per shopper, the top one: display name, sum
SELECT T1.display_name, SUM(T3.quantity) FROM shoppers AS T1 JOIN orders AS T2 ON T1.id = T2.shopper_id JOIN order_lines AS T3 ON T2.id = T3.order_id WHERE T2.placed_at > '2022-08-31' GROUP BY T1.id ORDER BY SUM(T3.quantity) DESC LIMIT 1;

-- database: evergreen_loyalty_club
CREATE TABLE tier (tier_cd TEXT PRIMARY KEY, tier_nm TEXT, min_pts INTEGER, bonus_fctr REAL);
CREATE TABLE mbr (mbr_no INTEGER PRIMARY KEY, f_nm TEXT, l_nm TEXT, gndr TEXT, birth_yr INTEGER, tier_cd TEXT REFERENCES tier(tier_cd), pts_bal INTEGER, enrl_dt TEXT);
CREATE TABLE prtnr (prtnr_id INTEGER PRIMARY KEY, prtnr_nm TEXT, sctr TEXT, city TEXT, pts_per_eur REAL);
CREATE TABLE earn_txn (txn_id INTEGER PRIMARY KEY, mbr_no INTEGER REFERENCES mbr(mbr_no), prtnr_id INTEGER REFERENCES prtnr(prtnr_id), spend_eur REAL, pts INTEGER, txn_dt TEXT);
CREATE TABLE rwd (rwd_id INTEGER PRIMARY KEY, rwd_nm TEXT, pts_cost INTEGER, prtnr_id INTEGER REFERENCES prtnr(prtnr_id), avail_yn TEXT);
CREATE TABLE rdmptn (rdmptn_id INTEGER PRIMARY KEY, mbr_no INTEGER REFERENCES mbr(mbr_no), rwd_id INTEGER REFERENCES rwd(rwd_id), rdm_dt TEXT, qty INTEGER);
INSERT INTO tier VALUES ('L','Leaf',0,1),('B','Branch',2000,1.25),('T','Trunk',8000,1.5),('C','Canopy',20000,2);
INSERT INTO mbr VALUES (1,'Ottilie','Werner','F',1961,'T',9450,'2014-05-06'),(2,'Bruno','Calder','M',1979,'B',3120,'2016-09-17'),(3,'Zainab','Yusuf','F',1988,'B',2250,'2018-02-01'),(4,'Ewan','Moffat','M',1995,'L',640,'2019-12-24'),(5,'Clara','Weiss','F',1972,'T',12800,'2013-03-30'),(6,'Hiro','Matsuda','M',2000,'L',0,'2023-01-15'),(7,'Petra','Lund',NULL,1984,'L',1710,'2021-08-08');
INSERT INTO prtnr VALUES (1,'Corner Fuel','petrol','Lindau',1),(2,'Freshland Market','groceries','Lindau',0.5),(3,'Hotel Belfry','travel','Salzau',2),(4,'Page & Pen','books','Mirow',1.5),(5,'Jet Meadow','travel','Salzau',2.5);
INSERT INTO earn_txn VALUES (1,1,3,420,840,'2022-02-11'),(2,2,2,88.4,44,'2022-02-15'),(3,3,2,120,60,'2022-03-01'),(4,5,3,950,1900,'2022-03-19'),(5,1,1,65.5,65,'2022-04-02'),(6,4,4,24,36,'2022-04-20'),(7,2,4,52,78,'2022-05-05'),(8,7,1,71,71,'2022-05-30'),(9,5,2,210.6,105,'2022-06-12');
INSERT INTO rwd VALUES (1,'Weekend for Two',9000,3,'Y'),(2,'Grocery Voucher 20',1800,2,'Y'),(3,'Fountain Pen',2500,4,'N'),(4,'Car Wash',500,1,'Y'),(5,'Hamper of Cheeses',3200,2,'Y');
INSERT INTO rdmptn VALUES (1,1,2,'2022-03-03',1),(2,5,1,'2022-04-15',1),(3,2,4,'2022-05-21',2),(4,1,4,'2022-07-07',1),(5,3,2,'2022-08-18',1),(6,5,5,'2022-12-20',2);
-- How many members were born before 1980?
-- club members with a birth year earlier than 1980, counted
-- How many people in the club were born earlier than 1980?
-- birth year under 1980, count of members
SELECT COUNT(*) FROM mbr WHERE birth_yr < 1980;
-- Show the names of partners in the travel sector.
-- which partner companies are in travel
-- What firms with us are in the travel business?
-- sector travel: partner names
SELECT prtnr_nm FROM prtnr WHERE sctr = 'travel';
-- What is the total spend in euros over all earning transactions?
-- euros spent by members, everything added up
-- How much money have people laid out in all, in euros?
-- sum of spend over every earning transaction
SELECT SUM(spend_eur) FROM earn_txn;
-- Give the first and last name of the member with the highest points balance.
-- who has saved up the most points, first name and surname
-- Who has more points than anybody at present? Forename, family name.
-- members by points balance, highest first, only one: given name, surname
SELECT f_nm, l_nm FROM mbr ORDER BY pts_bal DESC LIMIT 1;
-- Which rewards cost between 1000 and 3000 points? Show the reward names.
-- things you can get for 1000 to 3000 points
-- What can you have for at least 1000 and at most 3000 points?
-- point cost from 1000 up to 3000: reward names
SELECT rwd_nm FROM rwd WHERE pts_cost BETWEEN 1000 AND 3000;
-- For each tier, list its name and the number of its members.
-- levels of the club with their head counts, level name first
-- How many people are on every rung of the club? The rung first.
-- tier name, count of members
SELECT T1.tier_nm, COUNT(*) FROM tier AS T1 JOIN mbr AS T2 ON T1.tier_cd = T2.tier_cd GROUP BY T1.tier_cd;
-- What are the last names and enrolment dates of members in the tier Leaf, latest enrolment first?
-- surname and joining day of everybody on level Leaf, most recent joiner at the top
-- Who is on the rung Leaf, and when did they sign up? Family name, day, newest first.
-- tier Leaf: last name, enrolment date, sorted by date going down
SELECT T2.l_nm, T2.enrl_dt FROM tier AS T1 JOIN mbr AS T2 ON T1.tier_cd = T2.tier_cd WHERE T1.tier_nm = 'Leaf' ORDER BY T2.enrl_dt DESC;
-- List the rewards that are available (Y) together with the names of the partners offering them.
-- reward and partner name for all rewards with available Y
-- What can you have right now (Y), and whose is it?
-- available = Y: reward name, partner name
SELECT T1.rwd_nm, T2.prtnr_nm FROM rwd AS T1 JOIN prtnr AS T2 ON T1.prtnr_id = T2.prtnr_id WHERE T1.avail_yn = 'Y';
-- On which dates did Ottilie Werner redeem a reward?
-- days on which Ottilie Werner cashed in points
-- When did Ottilie Werner swap points for something?
-- redemption dates of member Ottilie Werner
SELECT T2.rdm_dt FROM mbr AS T1 JOIN rdmptn AS T2 ON T1.mbr_no = T2.mbr_no WHERE T1.f_nm = 'Ottilie' AND T1.l_nm = 'Werner';
-- What is the average amount spent per transaction at each partner? Give partner name and average.
-- mean basket in euros by partner
-- How much do people lay out on average each time they buy at every firm? The firm first.
-- partner name, spend averaged over its transactions
SELECT T1.prtnr_nm, AVG(T2.spend_eur) FROM prtnr AS T1 JOIN earn_txn AS T2 ON T1.prtnr_id = T2.prtnr_id GROUP BY T1.prtnr_id;
-- Which reward has been redeemed in the largest total quantity?
-- name of the reward of which the most pieces were handed out
-- What have people swapped their points for most, counting pieces?
-- redeemed quantity summed by reward, name of the top one
SELECT T1.rwd_nm FROM rwd AS T1 JOIN rdmptn AS T2 ON T1.rwd_id = T2.rwd_id GROUP BY T1.rwd_id ORDER BY SUM(T2.qty) DESC LIMIT 1;
-- Return the lowest and highest number of points earned in one transaction.
-- least and most points someone got for a single purchase
-- How many points did somebody get at one go, at least and at most?
-- points per earning transaction: min, max
SELECT MIN(pts), MAX(pts) FROM earn_txn;
-- Count the distinct cities where partners are located.
-- in how many different towns do we have partners
-- In how many separate places are the firms with us?
-- number of partner cities, each city one time
SELECT COUNT(DISTINCT city) FROM prtnr;
-- Show the first and last names of members whose gender is not recorded.
-- people with gender left blank, given name then family name
-- Of whom do we not know if it is a man or a woman? Forename, family name.
-- gender empty: members' given name and surname
SELECT f_nm, l_nm FROM mbr WHERE gndr IS NULL;
-- Which partners have never had an earning transaction? Give the name.
-- partner companies where no member ever earned a point
-- At which firms has nobody ever bought anything for points?
-- partners with zero earning transactions, names
SELECT prtnr_nm FROM prtnr WHERE prtnr_id NOT IN (SELECT prtnr_id FROM earn_txn);
-- Find the last names of members who earned points at Hotel Belfry but redeemed nothing from Hotel Belfry.
-- surnames of those with purchases at Hotel Belfry minus those who took a reward of Hotel Belfry
-- Who has got points at Hotel Belfry, but never swapped points for anything of Hotel Belfry? Family names.
-- last names with an earning transaction at Hotel Belfry, leaving out last names with a redemption of a Hotel Belfry reward
SELECT T1.l_nm FROM mbr AS T1 JOIN earn_txn AS T2 ON T1.mbr_no = T2.mbr_no JOIN prtnr AS T3 ON T2.prtnr_id = T3.prtnr_id WHERE T3.prtnr_nm = 'Hotel Belfry' EXCEPT SELECT T1.l_nm FROM mbr AS T1 JOIN rdmptn AS T2 ON T1.mbr_no = T2.mbr_no JOIN rwd AS T3 ON T2.rwd_id = T3.rwd_id JOIN prtnr AS T4 ON T3.prtnr_id = T4.prtnr_id WHERE T4.prtnr_nm = 'Hotel Belfry';
-- Which tiers have no members? Show the tier names.
-- levels nobody has reached
-- On which rungs of the club is nobody?
-- tier names with zero members
SELECT tier_nm FROM tier WHERE tier_cd NOT IN (SELECT tier_cd FROM mbr);
-- Which sectors earned members more than 100 points in total, and how many points? Show the sector and the sum, highest sum first.
-- lines of business giving out over 100 points altogether, with the totals, biggest on top
-- In what lines of business did people get over 100 points all told, and how many? Most first.
-- points summed by partner sector, only above 100: sector, sum, sorted down
SELECT T1.sctr, SUM(T2.pts) FROM prtnr AS T1 JOIN earn_txn AS T2 ON T1.prtnr_id = T2.prtnr_id GROUP BY T1.sctr HAVING SUM(T2.pts) > 100 ORDER BY SUM(T2.pts) DESC;
-- What are the last names of members who redeemed the reward Car Wash, and what are the names of their tiers?
-- surname plus level of everybody who took a Car Wash
-- Who swapped points for a Car Wash, and on what rung are they? Family name first.
-- reward Car Wash redeemed: member's last name, tier name
SELECT T1.l_nm, T4.tier_nm FROM mbr AS T1 JOIN rdmptn AS T2 ON T1.mbr_no = T2.mbr_no JOIN rwd AS T3 ON T2.rwd_id = T3.rwd_id JOIN tier AS T4 ON T1.tier_cd = T4.tier_cd WHERE T3.rwd_nm = 'Car Wash';
-- Which female (F) member with more than one transaction has the lowest points balance? Return first name, last name and balance.
-- of the women (F) who have more than one purchase on file, who holds the fewest points: first name, last name, points
-- Which woman (F) has the fewest points left of those who have bought more than one time, and how many points? Forename, family name, points.
-- gender F, over one transaction: sort by points balance upwards, only one: given name, surname, balance
SELECT T1.f_nm, T1.l_nm, T1.pts_bal FROM mbr AS T1 JOIN earn_txn AS T2 ON T1.mbr_no = T2.mbr_no WHERE T1.gndr = 'F' GROUP BY T1.mbr_no HAVING COUNT(*) > 1 ORDER BY T1.pts_bal LIMIT 1;
