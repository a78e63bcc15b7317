-- database: cobblestone_marketplace
CREATE TABLE country (country_code TEXT PRIMARY KEY, country_name TEXT, vat_rate REAL, eu_member INTEGER);
CREATE TABLE category (category_id INTEGER PRIMARY KEY, category_name TEXT, parent_id INTEGER REFERENCES category(category_id), is_restricted TEXT);
CREATE TABLE seller (seller_id INTEGER PRIMARY KEY, shop_name TEXT, legal_form TEXT, city TEXT, country_code TEXT REFERENCES country(country_code), joined_on TEXT, commission_pct REAL, is_verified TEXT, referred_by INTEGER REFERENCES seller(seller_id));
CREATE TABLE product (product_id INTEGER PRIMARY KEY, seller_id INTEGER REFERENCES seller(seller_id), category_id INTEGER REFERENCES category(category_id), title TEXT, list_price REAL, stock_qty INTEGER, weight_g INTEGER, launched_on TEXT, status TEXT);
CREATE TABLE buyer (buyer_id INTEGER PRIMARY KEY, full_name TEXT, email TEXT, city TEXT, country_code TEXT REFERENCES country(country_code), signup_date TEXT, is_premium TEXT);
CREATE TABLE orders (order_id INTEGER PRIMARY KEY, buyer_id INTEGER REFERENCES buyer(buyer_id), placed_on TEXT, payment_method TEXT, coupon_code TEXT, order_status TEXT);
CREATE TABLE order_item (order_id INTEGER REFERENCES orders(order_id), product_id INTEGER REFERENCES product(product_id), qty INTEGER, unit_price REAL, discount REAL, PRIMARY KEY (order_id, product_id));
CREATE TABLE shipment (shipment_id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES orders(order_id), carrier TEXT, tracking_no TEXT, shipped_on TEXT, delivered_on TEXT, cost REAL);
CREATE TABLE ref_return_reason (reason_code TEXT PRIMARY KEY, reason_desc TEXT, refund_shipping TEXT);
CREATE TABLE return_request (return_id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES orders(order_id), product_id INTEGER REFERENCES product(product_id), reason_code TEXT REFERENCES ref_return_reason(reason_code), requested_on TEXT, refund_amount REAL, status TEXT);
CREATE TABLE review (review_id INTEGER PRIMARY KEY, product_id INTEGER REFERENCES product(product_id), buyer_id INTEGER REFERENCES buyer(buyer_id), stars INTEGER, comment TEXT, written_on TEXT);
INSERT INTO country VALUES ('DE','Germany',19,1),('FR','France',20,1),('GB','United Kingdom',20,0),('PT','Portugal',23,1),('NO','Norway',25,0);
INSERT INTO category VALUES (1,'Home',NULL,'N'),(2,'Kitchen',1,'N'),(3,'Lighting',1,'N'),(4,'Outdoor',NULL,'N'),(5,'Knives',2,'Y'),(6,'Camping',4,'N'),(7,'Garden',4,'N');
INSERT INTO seller VALUES (1,'Copper & Clay','company','Porto','PT','2018-03-12',9.5,'Y',NULL),(2,'Nordlys Lamps','company','Bergen','NO','2019-07-01',11,'Y',1),(3,'Sharp Edge','sole trader','Solingen','DE','2017-11-20',12.5,'Y',NULL),(4,'Tent & Trail','company','Lyon','FR','2020-02-14',8,'N',1),(5,'Mossy Pots','sole trader','Leeds','GB','2021-05-30',10,'N',4),(6,'Papillon Decor','sole trader','Lyon','FR','2022-09-05',10.5,'N',2);
INSERT INTO product VALUES (1,1,2,'Terracotta Casserole',48,30,2100,'2019-01-10','active'),(2,1,2,'Copper Kettle',89,12,950,'2019-04-02','active'),(3,2,3,'Fjord Table Lamp',120,8,1800,'2019-09-15','active'),(4,2,3,'Aurora Lamp Shade',35,0,400,'2020-03-20','sold out'),(5,3,5,'Chef Knife 20 cm',75,44,220,'2018-01-05','active'),(6,3,5,'Paring Knife',22,60,80,'2018-06-18','active'),(7,4,6,'Two-Person Tent',199,5,2900,'2020-05-01','active'),(8,5,7,'Fern Planter',27,19,1300,'2021-08-11','paused');
INSERT INTO buyer VALUES (1,'Ines Moreau','ines@post.test','Lyon','FR','2020-01-15','Y'),(2,'Karl Voss','kv@post.test','Hamburg','DE','2020-06-03','N'),(3,'Maud Ellery',NULL,'Leeds','GB','2021-02-22','Y'),(4,'Tiago Reis','treis@post.test','Porto','PT','2021-10-09','N'),(5,'Signe Dahl',NULL,'Bergen','NO','2022-04-17','Y'),(6,'Otto Brandt','otto@post.test','Hamburg','DE','2023-01-28','N');
INSERT INTO orders VALUES (101,1,'2022-03-04','card',NULL,'completed'),(102,2,'2022-05-19','paypal','SPRING','completed'),(103,3,'2022-08-30','card',NULL,'completed'),(104,1,'2023-01-11','invoice','WINTER','completed'),(105,4,'2023-02-27','card',NULL,'cancelled'),(106,5,'2023-06-06','paypal','SPRING','completed'),(107,1,'2023-09-21','card',NULL,'open'),(108,2,'2023-11-02','card',NULL,'open');
INSERT INTO order_item VALUES (101,1,1,48,0),(101,5,2,75,10),(102,3,1,120,12),(102,6,3,20,0),(103,8,2,27,0),(104,7,1,189,0),(104,1,1,45,5),(105,2,1,89,0),(106,3,2,115,0),(106,1,1,48,0),(107,6,1,22,0),(108,2,1,85,4);
INSERT INTO shipment VALUES (1,101,'Blue Van','BV7731','2022-03-05','2022-03-08',6.9),(2,102,'Parcelia','PA1190','2022-05-20','2022-05-24',8.5),(3,103,'Blue Van','BV8120','2022-09-01','2022-09-03',7.4),(4,104,'Parcelia','PA2044','2023-01-12','2023-01-20',14.2),(5,104,'Kurier 24','K24-88','2023-01-13','2023-01-14',11),(6,106,'Parcelia','PA3310','2023-06-07','2023-06-15',19.8),(7,107,'Blue Van','BV9902','2023-09-22',NULL,5.6);
INSERT INTO ref_return_reason VALUES ('DAM','arrived damaged','Y'),('WRG','wrong item sent','Y'),('CHG','changed mind','N'),('LAT','arrived too late','Y');
INSERT INTO return_request VALUES (1,101,5,'CHG','2022-03-15',65,'refunded'),(2,102,3,'DAM','2022-05-25',108,'refunded'),(3,103,8,'DAM','2022-09-05',27,'refused'),(4,104,7,'LAT','2023-01-22',40,'refunded'),(5,106,3,'WRG','2023-06-18',115,'pending'),(6,106,1,'DAM','2023-06-19',48,'pending');
INSERT INTO review VALUES (1,1,1,5,'keeps heat for hours','2022-04-01'),(2,5,1,4,NULL,'2022-04-02'),(3,3,2,2,'shade was cracked','2022-05-30'),(4,6,2,5,'very sharp','2022-06-01'),(5,8,3,3,NULL,'2022-09-10'),(6,3,5,4,'warm light','2023-06-25'),(7,1,5,5,'lovely glaze','2023-07-02');
-- How many sellers are verified (Y)?
-- number of merchants with the verified mark Y
-- How many of those who sell with us have been checked (verified Y)?
-- verified = Y: shop count please
SELECT COUNT(*) FROM seller WHERE is_verified = 'Y';
-- Find the titles of all products whose title contains the word Lamp.
-- what articles do we list with Lamp somewhere in the title
-- What goods have Lamp in their name?
-- i'm looking for items called something with "lamp"
SELECT title FROM product WHERE title LIKE '%Lamp%';
-- Which products have a list price between 25 and 90? Show the title and the list price.
-- articles priced anywhere from 25 to 90, title plus that price
-- What costs at least 25 and at most 90 by the list, and how much exactly?
-- name and list price of goods that are not below 25 nor above 90
SELECT title, list_price FROM product WHERE list_price BETWEEN 25 AND 90;
-- What are the average and the highest commission percentage of sellers whose legal form is sole trader?
-- mean and top commission we charge a sole trader
-- What cut do we take from a sole trader, in the mean and at the most?
-- legal form sole trader: commission, mean first and then highest
SELECT AVG(commission_pct), MAX(commission_pct) FROM seller WHERE legal_form = 'sole trader';
-- How many different carriers have been used for shipments?
-- count the distinct haulage firms that carried our parcels
-- How many distinct companies have brought parcels to people for us?
-- number of different carriers we ever shipped with
SELECT COUNT(DISTINCT carrier) FROM shipment;
-- Which shops were referred by the seller named Copper & Clay?
-- names of the stores that came to us through Copper & Clay
-- Who joined because Copper & Clay told them about us? The names of the shops.
-- recommended by Copper & Clay: which shops
SELECT T1.shop_name FROM seller AS T1 JOIN seller AS T2 ON T1.referred_by = T2.seller_id WHERE T2.shop_name = 'Copper & Clay';
-- For each category that has a parent, show its name and the name of the parent category.
-- subcategories next to the category above them
-- What group of goods lies under what other one? First the smaller, then the bigger.
-- name of each category that sits in another, followed by the name of the one it sits in
SELECT T1.category_name, T2.category_name FROM category AS T1 JOIN category AS T2 ON T1.parent_id = T2.category_id;
-- Return the shop names of sellers that offer no product.
-- merchants with nothing listed at all
-- Who signed up to sell but has put up nothing for sale? The names of the shops.
-- shops without a single article on offer
SELECT shop_name FROM seller WHERE seller_id NOT IN (SELECT seller_id FROM product);
-- Find the titles of products that have received a review of at least 4 stars.
-- articles that someone rated 4 stars or higher
-- What goods has some customer given no fewer than 4 stars?
-- title of anything with a rating of 4 stars or better from somebody
SELECT title FROM product WHERE product_id IN (SELECT product_id FROM review WHERE stars >= 4);
-- Which carrier has the largest total shipment cost?
-- transport company on which we spent the most overall
-- Who got the most money from us for bringing parcels?
-- add up what shipping cost by delivery company and name the one on top
SELECT carrier FROM shipment GROUP BY carrier ORDER BY SUM(cost) DESC LIMIT 1;
-- In which cities are there both sellers and buyers?
-- towns that host merchants as well as customers
-- Where do we have people who sell and people who buy?
-- towns in which a shop sits and a customer lives too
SELECT city FROM seller INTERSECT SELECT city FROM buyer;
-- Which cities have buyers but no sellers?
-- towns where customers live and not a single merchant sits
-- Where do customers live without any shop of ours in town?
-- leave out any town with a merchant; which towns with customers remain
SELECT city FROM buyer EXCEPT SELECT city FROM seller;
-- List the cities of the sellers from Norway together with the cities of the buyers from Germany.
-- one list of towns: where merchants of Norway sit and where customers of Germany live
-- Where do shops from Norway sit, and where do customers from Germany live? All the places, no repeats.
-- towns in one list: customers' if the country is Germany, shops' if it is Norway
SELECT T1.city FROM seller AS T1 JOIN country AS T2 ON T1.country_code = T2.country_code WHERE T2.country_name = 'Norway' UNION SELECT T1.city FROM buyer AS T1 JOIN country AS T2 ON T1.country_code = T2.country_code WHERE T2.country_name = 'Germany';
-- What is the tracking number of the shipment that has not been delivered yet?
-- tracking code of whatever is still on its way, without a delivery day
-- With what code can I follow the parcel that has yet to arrive?
-- not arrived (delivery day blank): tracking number please
SELECT tracking_no FROM shipment WHERE delivered_on IS NULL;
-- Which return reason is given most often? Show its description.
-- most frequent ground for sending things back, spelled out
-- Why do people mostly want to give things back? The reason in words.
-- top reason among the returns, its description only
SELECT T1.reason_desc FROM ref_return_reason AS T1 JOIN return_request AS T2 ON T1.reason_code = T2.reason_code GROUP BY T1.reason_code ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the full names of buyers who ordered products of at least two different sellers.
-- customers who bought from 2 or more distinct merchants
-- Who has bought from two shops or more, distinct ones?
-- names of customers with things from no fewer than 2 different merchants in their baskets
SELECT T1.full_name FROM buyer AS T1 JOIN orders AS T2 ON T1.buyer_id = T2.buyer_id JOIN order_item AS T3 ON T2.order_id = T3.order_id JOIN product AS T4 ON T3.product_id = T4.product_id GROUP BY T1.buyer_id HAVING COUNT(DISTINCT T4.seller_id) >= 2;
-- For every pending return request, give the buyer's full name, the title of the product and the refund amount.
-- pending returns: who bought, which article, how much money back
-- Who wants to give something back and is pending, what is it, and how much do they get? Name, goods, money.
-- status pending among the returns: customer's name, item, sum to be paid back
SELECT T3.full_name, T4.title, T1.refund_amount FROM return_request AS T1 JOIN orders AS T2 ON T1.order_id = T2.order_id JOIN buyer AS T3 ON T2.buyer_id = T3.buyer_id JOIN product AS T4 ON T1.product_id = T4.product_id WHERE T1.status = 'pending';
-- Give the titles of products that are more expensive than the average list price, dearest first.
-- articles above the mean price, from costly to cheap
-- What goods cost more than the mean by the list? The most expensive on top.
-- list price beyond the mean, sorted downwards - names of the items
SELECT title FROM product WHERE list_price > (SELECT AVG(list_price) FROM product) ORDER BY list_price DESC;
-- Show the title and the average number of stars of each product with at least two reviews, best rated first.
-- articles reviewed twice or more: title and mean stars, from top to bottom
-- How well liked is everything that was rated two times or more? Name, mean of its stars, best on top.
-- mean stars by item, sorted downwards, leaving out items with fewer than 2 ratings: title, mean
SELECT T1.title, AVG(T2.stars) FROM product AS T1 JOIN review AS T2 ON T1.product_id = T2.product_id GROUP BY T1.product_id HAVING COUNT(*) >= 2 ORDER BY AVG(T2.stars) DESC;
-- Among premium (Y) buyers, who has placed the most orders? Give the full name.
-- premium Y customer with the biggest number of orders
-- Who has bought most often among those with premium (Y)?
-- premium = Y: name of the person with the highest order count
SELECT T1.full_name FROM buyer AS T1 JOIN orders AS T2 ON T1.buyer_id = T2.buyer_id WHERE T1.is_premium = 'Y' GROUP BY T1.buyer_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which buyers paid an order by card but never one by paypal? Give their full names.
-- names of customers who have used card and not used paypal at any time
-- Who has settled a purchase by card but not a single one by paypal?
-- leave out anybody that ever used paypal; names of those who used card
SELECT T1.full_name FROM buyer AS T1 JOIN orders AS T2 ON T1.buyer_id = T2.buyer_id WHERE T2.payment_method = 'card' EXCEPT SELECT T1.full_name FROM buyer AS T1 JOIN orders AS T2 ON T1.buyer_id = T2.buyer_id WHERE T2.payment_method = 'paypal';
-- How many units of each product have been ordered in total? Show the title and the sum.
-- pieces ordered, added up per article title
-- How many of each thing have people asked for in all? Name, then how many.
-- sum of quantity by item, name of the item in front
SELECT T1.title, SUM(T2.qty) FROM product AS T1 JOIN order_item AS T2 ON T1.product_id = T2.product_id GROUP BY T1.product_id;

-- database: fennel_and_fig_supermarkets
CREATE TABLE rgn (rgn_cd TEXT PRIMARY KEY, rgn_nm TEXT, popn INTEGER, main_city TEXT);
CREATE TABLE store (str_no INTEGER PRIMARY KEY, str_nm TEXT, rgn_cd TEXT REFERENCES rgn(rgn_cd), town TEXT, opn_dt TEXT, floor_sqm INTEGER, park_spc INTEGER, has_bakery TEXT);
CREATE TABLE ref_job (job_cd TEXT PRIMARY KEY, job_desc TEXT, min_wage REAL);
CREATE TABLE emp (emp_no INTEGER PRIMARY KEY, f_nm TEXT, l_nm TEXT, str_no INTEGER REFERENCES store(str_no), job_cd TEXT REFERENCES ref_job(job_cd), hire_dt TEXT, hr_wage REAL, boss_no INTEGER REFERENCES emp(emp_no));
CREATE TABLE sup (sup_cd TEXT PRIMARY KEY, sup_nm TEXT, town TEXT, lead_days INTEGER, rating REAL, organic_flg TEXT);
CREATE TABLE dept (dept_cd TEXT PRIMARY KEY, dept_nm TEXT, vat_pct INTEGER);
CREATE TABLE item (item_no INTEGER PRIMARY KEY, item_nm TEXT, dept_cd TEXT REFERENCES dept(dept_cd), sup_cd TEXT REFERENCES sup(sup_cd), unit_prc REAL, shelf_days INTEGER, own_label TEXT);
CREATE TABLE promo (promo_id INTEGER PRIMARY KEY, promo_nm TEXT, strt_dt TEXT, end_dt TEXT, chnl TEXT, budget INTEGER);
CREATE TABLE promo_item (promo_id INTEGER REFERENCES promo(promo_id), item_no INTEGER REFERENCES item(item_no), disc_pct INTEGER, prom_prc REAL, PRIMARY KEY (promo_id, item_no));
CREATE TABLE stk (str_no INTEGER REFERENCES store(str_no), item_no INTEGER REFERENCES item(item_no), qty INTEGER, reord_lvl INTEGER, last_cnt_dt TEXT, PRIMARY KEY (str_no, item_no));
CREATE TABLE dlv (dlv_id INTEGER PRIMARY KEY, sup_cd TEXT REFERENCES sup(sup_cd), str_no INTEGER REFERENCES store(str_no), dlv_dt TEXT, pallets INTEGER, status TEXT, temp_c REAL);
INSERT INTO rgn VALUES ('NC','North Coast',1200000,'Aldwick'),('ML','Midlands',2400000,'Brenton'),('SV','South Valley',860000,'Casterly'),('IS','Islands',140000,'Skerry');
INSERT INTO store VALUES (1,'Aldwick Quay','NC','Aldwick','2004-05-12',2100,180,'Y'),(2,'Aldwick Hill','NC','Aldwick','2016-10-01',950,40,'N'),(3,'Brenton Central','ML','Brenton','1998-03-20',3200,0,'Y'),(4,'Mill Lane','ML','Oakham','2011-08-15',1450,95,'N'),(5,'Casterly Park','SV','Casterly','2008-11-30',2600,240,'Y'),(6,'Harbour Row','NC','Pell','2021-04-09',780,25,'N');
INSERT INTO ref_job VALUES ('MGR','store manager',22),('CSH','cashier',12.5),('BKR','baker',15),('STK','shelf stacker',12),('BUT','butcher',16);
INSERT INTO emp VALUES (11,'Olive','Tranter',1,'MGR','2009-02-01',27.5,NULL),(12,'Ravi','Nandal',1,'CSH','2018-06-11',13.2,11),(13,'Gwen','Pryce',1,'BKR','2015-09-07',17,11),(14,'Tomas','Hruby',3,'MGR','2001-01-15',29,NULL),(15,'Della','Marsh',3,'BUT','2012-04-23',18.4,14),(16,'Ivor','Lunt',3,'CSH','2020-07-30',12.8,14),(17,'Nadia','Sefton',5,'MGR','2014-12-01',25,NULL),(18,'Piet','Kroon',5,'BKR','2019-03-18',15.6,17);
INSERT INTO sup VALUES ('AGR','Agrifresh Growers','Oakham',2,4.6,'Y'),('BLM','Bellmeadow Dairy','Pell',1,4.8,'Y'),('NRD','Nordsea Fish','Aldwick',3,3.9,'N'),('GRN','Grainstone Mills','Brenton',7,4.1,'N'),('SWT','Sweetwater Drinks','Casterly',5,3.5,'N'),('TRF','Truffle Lane','Skerry',14,4.3,'Y');
INSERT INTO dept VALUES ('PRD','Produce',0),('DRY','Dairy',5),('FSH','Fish',5),('BAK','Bakery',5),('DRK','Drinks',20),('PET','Pet Food',20);
INSERT INTO item VALUES (501,'Braeburn Apples 1 kg','PRD','AGR',2.4,21,'N'),(502,'Whole Milk 2 L','DRY','BLM',1.75,9,'Y'),(503,'Mature Cheddar','DRY','BLM',4.9,60,'N'),(504,'Smoked Mackerel','FSH','NRD',3.6,12,'N'),(505,'Rye Flour 1 kg','BAK','GRN',1.95,240,'Y'),(506,'Seeded Rye Loaf','BAK','GRN',2.85,4,'Y'),(507,'Apple Juice 1 L','DRK','SWT',1.6,180,'N'),(508,'Baby Spinach','PRD','AGR',1.3,5,'Y');
INSERT INTO promo VALUES (1,'Spring Clean-Up','2023-03-01','2023-03-21','leaflet',18000),(2,'Breakfast Week','2023-05-08','2023-05-14','app',9500),(3,'Fish Friday','2023-06-02','2023-07-28','leaflet',12000),(4,'Harvest Deals','2023-09-15','2023-10-05','radio',21000),(5,'Cold Snap','2024-01-10',NULL,'app',7000);
INSERT INTO promo_item VALUES (1,501,20,1.92),(2,502,10,1.58),(2,506,15,2.42),(2,507,25,1.2),(3,504,30,2.52),(4,501,25,1.8),(4,508,12,1.14),(4,505,18,1.6);
INSERT INTO stk VALUES (1,501,140,60,'2024-02-01'),(1,502,200,120,'2024-02-01'),(1,504,18,25,'2024-01-29'),(3,501,90,80,'2024-02-02'),(3,503,45,20,'2024-02-02'),(3,506,12,30,NULL),(5,502,160,100,'2024-01-30'),(5,508,75,40,NULL),(2,502,55,60,'2024-01-27');
INSERT INTO dlv VALUES (1,'AGR',1,'2024-01-22',4,'accepted',6.5),(2,'BLM',1,'2024-01-23',9,'accepted',3.8),(3,'NRD',1,'2024-01-25',2,'late',9.1),(4,'AGR',3,'2024-01-26',3,'accepted',5.9),(5,'GRN',3,'2024-01-27',8,'accepted',NULL),(6,'BLM',5,'2024-01-29',5,'accepted',4.2),(7,'SWT',4,'2024-02-01',5,'refused',NULL);
-- What are the names of the stores that have a bakery (Y)?
-- branches with bakery = Y, by name
-- What branches bake their own bread (bakery Y)?
-- has bakery = Y - names of the shops
SELECT str_nm FROM store WHERE has_bakery = 'Y';
-- What is the total and the average number of pallets of deliveries whose status is accepted?
-- pallets on accepted drops: overall sum and mean
-- How many pallets came in with what was accepted: in all, and in the mean each time?
-- status accepted: sum of pallets, mean of pallets
SELECT SUM(pallets), AVG(pallets) FROM dlv WHERE status = 'accepted';
-- List the name and the number of parking spaces of stores whose name starts with Aldwick.
-- shops called Aldwick something: full name and room for how many cars
-- How many cars can one leave at the shops with a name opening with Aldwick? The name in front.
-- names beginning "aldwick", and the parking places there
SELECT str_nm, park_spc FROM store WHERE str_nm LIKE 'Aldwick%';
-- Show the name and opening date of every store with a floor area between 900 and 2200 square metres.
-- shops sized 900 to 2200 sqm: what are they called and when did they open
-- What branches are no smaller than 900 and no bigger than 2200 square metres, and since when have we had them?
-- from 900 to 2200 sqm: shop name, first day open
SELECT str_nm, opn_dt FROM store WHERE floor_sqm BETWEEN 900 AND 2200;
-- Which promotion has no end date yet?
-- the offer that is open-ended, with no closing day entered
-- What special offer goes on without a last day?
-- end left blank - name of the offer
SELECT promo_nm FROM promo WHERE end_dt IS NULL;
-- For each job, give its description and the number of employees who do it.
-- staff headcount by what they do, job written out
-- How many people work in each kind of job? The job in words, then how many.
-- worker count per occupation, description of it in front
SELECT T1.job_desc, COUNT(*) FROM ref_job AS T1 JOIN emp AS T2 ON T1.job_cd = T2.job_cd GROUP BY T1.job_cd;
-- Show the last name of each employee who has a boss, along with the last name of that boss.
-- surnames in pairs: the worker, then the superior
-- Who works under whom? Family name of the one below, then of the one above.
-- each worker with a manager: family name, manager's family name
SELECT T1.l_nm, T2.l_nm FROM emp AS T1 JOIN emp AS T2 ON T1.boss_no = T2.emp_no;
-- What is the description of the job that no employee holds?
-- which occupation, written out, is filled by nobody
-- What work is there that none of our people does, in words?
-- job without a single worker - its description
SELECT job_desc FROM ref_job WHERE job_cd NOT IN (SELECT job_cd FROM emp);
-- Which towns have a supplier but no store?
-- places where a vendor is based and we run no shop
-- Where does someone who supplies us sit though we do not have a branch there?
-- leave out any town with a shop of ours; which towns of vendors remain
SELECT town FROM sup EXCEPT SELECT town FROM store;
-- Which items have been promoted both through the leaflet and through the radio channel? Give the item names.
-- goods that were on offer by leaflet and by radio alike
-- What goods were cheaper in a leaflet at one time and on the radio at another?
-- products in an offer with channel radio as well as an offer with channel leaflet
SELECT T1.item_nm FROM item AS T1 JOIN promo_item AS T2 ON T1.item_no = T2.item_no JOIN promo AS T3 ON T2.promo_id = T3.promo_id WHERE T3.chnl = 'leaflet' INTERSECT SELECT T1.item_nm FROM item AS T1 JOIN promo_item AS T2 ON T1.item_no = T2.item_no JOIN promo AS T3 ON T2.promo_id = T3.promo_id WHERE T3.chnl = 'radio';
-- Give the names of items that were promoted with a discount of more than 20 percent or whose stock in some store is below the reorder level.
-- goods discounted over 20, plus goods some shop holds fewer of than its reorder level
-- What was marked down by over 20 percent, or is running so low somewhere that it should be ordered again? No name twice.
-- products with quantity under the reorder level in any shop, together with products at more than 20 percent off
SELECT T1.item_nm FROM item AS T1 JOIN promo_item AS T2 ON T1.item_no = T2.item_no WHERE T2.disc_pct > 20 UNION SELECT T1.item_nm FROM item AS T1 JOIN stk AS T2 ON T1.item_no = T2.item_no WHERE T2.qty < T2.reord_lvl;
-- How many different suppliers have delivered to the store Aldwick Quay?
-- count of distinct vendors that dropped goods at Aldwick Quay
-- How many distinct firms have brought goods to Aldwick Quay?
-- Aldwick Quay - number of different vendors among its deliveries
SELECT COUNT(DISTINCT T1.sup_cd) FROM dlv AS T1 JOIN store AS T2 ON T1.str_no = T2.str_no WHERE T2.str_nm = 'Aldwick Quay';
-- Which store received the most pallets in total?
-- the shop to which the largest sum of pallets went
-- What branch has had most goods brought to it, in pallets all told?
-- add up pallets by shop and name the one on top
SELECT T1.str_nm FROM store AS T1 JOIN dlv AS T2 ON T1.str_no = T2.str_no GROUP BY T1.str_no ORDER BY SUM(T2.pallets) DESC LIMIT 1;
-- Which stores have received a delivery of more than 5 pallets? Give the store names.
-- shops where over 5 pallets arrived in a single drop
-- Where did more than 5 pallets come in at one time?
-- shops with any single delivery above 5 pallets, by name
SELECT str_nm FROM store WHERE str_no IN (SELECT str_no FROM dlv WHERE pallets > 5);
-- Find the promotions that cover items of at least two different departments.
-- names of offers spanning 2 or more distinct departments
-- What special offers reach across two parts of the range or more, distinct ones?
-- offers whose products come from no fewer than 2 different departments
SELECT T1.promo_nm FROM promo AS T1 JOIN promo_item AS T2 ON T1.promo_id = T2.promo_id JOIN item AS T3 ON T2.item_no = T3.item_no GROUP BY T1.promo_id HAVING COUNT(DISTINCT T3.dept_cd) >= 2;
-- Who earns more per hour than the average hourly wage? Give first and last names.
-- workers paid above the mean hourly rate, first name then surname
-- Who gets more an hour than people get in the mean? Forename, then family name.
-- hourly pay above the mean: given name, family name
SELECT f_nm, l_nm FROM emp WHERE hr_wage > (SELECT AVG(hr_wage) FROM emp);
-- Which item of the Dairy department keeps the longest on the shelf?
-- best-keeping product in Dairy
-- What can be kept longest of all that Dairy has?
-- Dairy only, most days before it goes off - name of the product
SELECT T1.item_nm FROM item AS T1 JOIN dept AS T2 ON T1.dept_cd = T2.dept_cd WHERE T2.dept_nm = 'Dairy' ORDER BY T1.shelf_days DESC LIMIT 1;
-- Show the store name, the item name and the quantity of each stock line that has no last count date.
-- never counted so far: shop, product and how many are there
-- Where is something we have not counted as yet, what is it, and how much of it is there?
-- last count blank: name of the shop, name of the product, quantity
SELECT T2.str_nm, T3.item_nm, T1.qty FROM stk AS T1 JOIN store AS T2 ON T1.str_no = T2.str_no JOIN item AS T3 ON T1.item_no = T3.item_no WHERE T1.last_cnt_dt IS NULL;
-- For each region, give its name and the floor area of its largest store.
-- by region name, the maximum square metres found in one shop
-- How big is the biggest branch in each part of the country? That part first.
-- per region: name, top square metres of any shop
SELECT T1.rgn_nm, MAX(T2.floor_sqm) FROM rgn AS T1 JOIN store AS T2 ON T1.rgn_cd = T2.rgn_cd GROUP BY T1.rgn_cd;
-- List the names of organic (Y) suppliers with a lead time of fewer than 5 days, best rating first.
-- vendors flagged organic Y who need under 5 days, from highest rated down
-- Who supplies us organically (Y) and within fewer than 5 days? The best rated on top.
-- organic = Y, lead below 5 days, sorted downwards by rating: vendor names
SELECT sup_nm FROM sup WHERE organic_flg = 'Y' AND lead_days < 5 ORDER BY rating DESC;
-- For suppliers of at least two items, show the supplier name and the average unit price, from highest to lowest average.
-- vendors with 2 or more products: name and mean price, dearest on top
-- How much does a thing cost in the mean from each firm that supplies two things or more? The greatest mean on top.
-- mean unit price by vendor, sorted downwards, leaving out vendors with just one product: name, mean
SELECT T1.sup_nm, AVG(T2.unit_prc) FROM sup AS T1 JOIN item AS T2 ON T1.sup_cd = T2.sup_cd GROUP BY T1.sup_cd HAVING COUNT(*) >= 2 ORDER BY AVG(T2.unit_prc) DESC;
-- Which items are stocked by stores in the region named North Coast? List the different item names.
-- distinct goods held anywhere in North Coast
-- What do the branches up in North Coast keep? No product twice.
-- North Coast - different products found in the stock of its shops
SELECT DISTINCT T1.item_nm FROM item AS T1 JOIN stk AS T2 ON T1.item_no = T2.item_no JOIN store AS T3 ON T2.str_no = T3.str_no JOIN rgn AS T4 ON T3.rgn_cd = T4.rgn_cd WHERE T4.rgn_nm = 'North Coast';

-- database: larchwood_retail_bank
CREATE TABLE Branch (BranchID INTEGER PRIMARY KEY, BranchName TEXT, City TEXT, OpenedYear INTEGER, ParentBranchID INTEGER REFERENCES Branch(BranchID), VaultCapacity INTEGER, HasATM TEXT);
CREATE TABLE Employee (EmployeeID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, BranchID INTEGER REFERENCES Branch(BranchID), JobTitle TEXT, Salary INTEGER, ManagerID INTEGER REFERENCES Employee(EmployeeID), HiredOn TEXT);
CREATE TABLE Customer (CustomerID INTEGER PRIMARY KEY, FullName TEXT, BirthDate TEXT, City TEXT, Occupation TEXT, CreditScore INTEGER, AdvisorID INTEGER REFERENCES Employee(EmployeeID));
CREATE TABLE AccountType (TypeCode TEXT PRIMARY KEY, Description TEXT, InterestRate REAL, MonthlyFee REAL);
CREATE TABLE Account (AccountNo INTEGER PRIMARY KEY, CustomerID INTEGER REFERENCES Customer(CustomerID), BranchID INTEGER REFERENCES Branch(BranchID), TypeCode TEXT REFERENCES AccountType(TypeCode), Balance REAL, OpenedOn TEXT, ClosedOn TEXT, Status TEXT);
CREATE TABLE Card (CardNo INTEGER PRIMARY KEY, AccountNo INTEGER REFERENCES Account(AccountNo), Network TEXT, CardKind TEXT, CreditLimit INTEGER, ExpiryYear INTEGER, Blocked TEXT);
CREATE TABLE Merchant (MerchantID INTEGER PRIMARY KEY, MerchantName TEXT, City TEXT, Sector TEXT);
CREATE TABLE BankTransaction (TransactionID INTEGER PRIMARY KEY, AccountNo INTEGER REFERENCES Account(AccountNo), BookedOn TEXT, Amount REAL, Direction TEXT, Channel TEXT, MerchantID INTEGER REFERENCES Merchant(MerchantID));
CREATE TABLE Transfer (TransferID INTEGER PRIMARY KEY, FromAccount INTEGER REFERENCES Account(AccountNo), ToAccount INTEGER REFERENCES Account(AccountNo), Amount REAL, SentOn TEXT, Purpose TEXT);
CREATE TABLE Loan (LoanID INTEGER PRIMARY KEY, CustomerID INTEGER REFERENCES Customer(CustomerID), LoanOfficerID INTEGER REFERENCES Employee(EmployeeID), Principal INTEGER, TermMonths INTEGER, Rate REAL, LoanStatus TEXT, Purpose TEXT);
INSERT INTO Branch VALUES (1,'Linden Square','Kelso',1921,NULL,900,'Y'),(2,'Riverside','Kelso',1968,1,300,'Y'),(3,'Market Street','Tarbet',1954,1,450,'Y'),(4,'Old Mint','Dunmore',1937,1,520,'N'),(5,'Station Kiosk','Tarbet',2012,3,80,'Y'),(6,'Ferry Pier','Ullan',2019,4,60,'N');
INSERT INTO Employee VALUES (1,'Agnes','Rowntree',1,'director',98000,NULL,'1999-04-01'),(2,'Colm','Devery',1,'advisor',56000,1,'2010-09-13'),(3,'Sunita','Rao',3,'branch manager',71000,1,'2006-02-20'),(4,'Lars','Ekholm',3,'advisor',52000,3,'2015-06-01'),(5,'Beth','Calloway',3,'cashier',33500,3,'2019-11-04'),(6,'Hamid','Noori',4,'branch manager',68500,1,'2008-08-18'),(7,'Zoe','Pemberton',4,'loan officer',54500,6,'2017-01-09'),(8,'Rufus','Tait',2,'loan officer',58000,1,'2013-03-25');
INSERT INTO Customer VALUES (1,'Elspeth Grant','1961-07-14','Kelso','architect',780,2),(2,'Marco Bellini','1985-02-03','Tarbet','chef',655,4),(3,'Yusra Haddad','1992-12-19','Tarbet','nurse',702,4),(4,'Duncan Reid','1974-05-28','Dunmore','joiner',598,NULL),(5,'Ottilie Brandt','1999-10-01','Kelso','student',610,2),(6,'Peter Quill','1968-03-11','Ullan','fisherman',725,NULL),(7,'Nora Fenn','1988-08-22','Dunmore','nurse',690,2);
INSERT INTO AccountType VALUES ('CHK','everyday checking',0,4),('SAV','instant savings',1.8,0),('FIX','fixed deposit',3.2,0),('YTH','youth account',0.5,1),('BUS','business checking',0.1,12);
INSERT INTO Account VALUES (1001,1,1,'CHK',8200,'2001-05-03',NULL,'open'),(1002,1,1,'FIX',45000,'2015-01-10',NULL,'open'),(1003,2,3,'CHK',1350,'2010-08-17',NULL,'open'),(1004,3,3,'CHK',2900,'2014-03-29',NULL,'open'),(1005,3,5,'SAV',11600,'2016-09-05',NULL,'open'),(1006,4,4,'CHK',-420,'2008-12-12',NULL,'frozen'),(1007,5,2,'YTH',310,'2016-10-01','2021-12-31','closed'),(1008,6,4,'SAV',18750,'2012-02-14',NULL,'open');
INSERT INTO Card VALUES (1,1001,'Visana','debit',NULL,2026,'N'),(2,1001,'Mastera','credit',5000,2025,'N'),(3,1003,'Mastera','debit',NULL,2027,'N'),(4,1004,'Visana','credit',2500,2028,'Y'),(5,1004,'Visana','debit',NULL,2026,'N'),(6,1006,'Mastera','credit',1200,2024,'Y'),(7,1008,'Visana','debit',NULL,2027,'N');
INSERT INTO Merchant VALUES (1,'Greengate Grocers','Kelso','food'),(2,'Tarbet Fuels','Tarbet','fuel'),(3,'Skyline Books','Kelso','books'),(4,'Noodle Nook','Tarbet','food'),(5,'Anchor Hardware','Ullan','tools');
INSERT INTO BankTransaction VALUES (1,1001,'2024-01-03',84.2,'out','card',1),(2,1001,'2024-01-05',2600,'in','wire',NULL),(3,1003,'2024-01-05',61.5,'out','card',2),(4,1004,'2024-01-08',23.9,'out','card',4),(5,1004,'2024-01-11',42,'out','card',1),(6,1006,'2024-01-12',150,'out','atm',NULL),(7,1003,'2024-01-15',18.4,'out','card',4),(8,1001,'2024-02-02',33.75,'out','card',3),(9,1008,'2024-02-09',900,'in','cash',NULL);
INSERT INTO Transfer VALUES (1,1001,1005,400,'2023-10-02','rent share'),(2,1003,1001,120,'2023-10-15','dinner'),(3,1004,1003,75,'2023-11-01','gift'),(4,1002,1001,3000,'2023-12-04','holiday'),(5,1001,1008,250,'2024-01-20','boat parts'),(6,1008,1004,60,'2024-02-01','gift');
INSERT INTO Loan VALUES (1,1,8,120000,240,3.1,'running','house'),(2,2,7,9000,48,6.9,'running','car'),(3,4,7,15000,60,7.4,'in arrears','workshop'),(4,6,8,32000,96,5.2,'repaid','boat'),(5,3,8,11500,36,5.9,'running','car');
-- How many accounts have the status open?
-- number of open accounts
-- How many accounts are open at this time?
-- open is the status: account count please
SELECT COUNT(*) FROM Account WHERE Status = 'open';
-- Show the full name and occupation of the customers who live in Tarbet.
-- clients in Tarbet and what they do for a living
-- Who among our customers has a home in Tarbet, and what is their job?
-- Tarbet residents: name and profession
SELECT FullName, Occupation FROM Customer WHERE City = 'Tarbet';
-- How many different sectors do the merchants belong to?
-- count the distinct lines of trade among the shops
-- In how many distinct kinds of business are the shops that get paid?
-- merchants - number of different sectors
SELECT COUNT(DISTINCT Sector) FROM Merchant;
-- What are the minimum and the average salary of employees with the job title advisor?
-- lowest pay and mean pay of an advisor
-- How little does an advisor earn at the least, and how much in the mean?
-- advisor is the job: smallest wage, mean wage
SELECT MIN(Salary), AVG(Salary) FROM Employee WHERE JobTitle = 'advisor';
-- Find the first and last names of employees whose job title contains the word officer.
-- staff with officer in their position, first name and surname
-- Who works with us as some officer or other? Forename, then family name.
-- "officer" occurs in the job title: given and family names please
SELECT FirstName, LastName FROM Employee WHERE JobTitle LIKE '%officer%';
-- For each branch with a parent branch, list the name of the branch and the name of its parent.
-- offices beside the office they report to
-- Which of our offices comes under which other one? First the lower, then the higher.
-- name of each branch that belongs to another, then the other's name
SELECT T1.BranchName, T2.BranchName FROM Branch AS T1 JOIN Branch AS T2 ON T1.ParentBranchID = T2.BranchID;
-- For transfers with the purpose gift, show the full name of the sending customer and the full name of the receiving customer.
-- who gave and who got the money, in this order, where the transfer was a gift
-- Who sent money to whom as a gift? The giver, then the taker, in full.
-- purpose gift: name of the person it came from, name of the person it went to
SELECT T3.FullName, T5.FullName FROM Transfer AS T1 JOIN Account AS T2 ON T1.FromAccount = T2.AccountNo JOIN Customer AS T3 ON T2.CustomerID = T3.CustomerID JOIN Account AS T4 ON T1.ToAccount = T4.AccountNo JOIN Customer AS T5 ON T4.CustomerID = T5.CustomerID WHERE T1.Purpose = 'gift';
-- Which customers do not have any account? Give their full names.
-- clients on file without a single account
-- Who is down as a customer but keeps no money with us in any account?
-- no account at all - names of those clients
SELECT FullName FROM Customer WHERE CustomerID NOT IN (SELECT CustomerID FROM Account);
-- Give the descriptions of all account types except those of existing accounts.
-- descriptions of account types nobody has opened
-- What kinds of account are there, in words, that not one customer holds?
-- leave out every type in use; descriptions of the account types left
SELECT Description FROM AccountType EXCEPT SELECT T1.Description FROM AccountType AS T1 JOIN Account AS T2 ON T1.TypeCode = T2.TypeCode;
-- Which customers have no advisor? Show the full name and the credit score.
-- clients nobody advises, with their scores
-- What customers have nobody to counsel them, and how creditworthy are they?
-- advisor left blank: name of the client and credit score
SELECT FullName, CreditScore FROM Customer WHERE AdvisorID IS NULL;
-- Who has both an everyday checking and an instant savings account? Give the full name.
-- clients owning an everyday checking as well as an instant savings
-- Who holds an everyday checking and also an instant savings?
-- customers in possession of both kinds, instant savings and everyday checking
SELECT T1.FullName FROM Customer AS T1 JOIN Account AS T2 ON T1.CustomerID = T2.CustomerID JOIN AccountType AS T3 ON T2.TypeCode = T3.TypeCode WHERE T3.Description = 'everyday checking' INTERSECT SELECT T1.FullName FROM Customer AS T1 JOIN Account AS T2 ON T1.CustomerID = T2.CustomerID JOIN AccountType AS T3 ON T2.TypeCode = T3.TypeCode WHERE T3.Description = 'instant savings';
-- List the numbers of accounts that are frozen or have a blocked (Y) card.
-- account numbers: the frozen ones together with those tied to a card with blocked Y
-- What accounts are frozen, or have a card that no longer works (blocked Y)? The numbers, each one time.
-- one list of account numbers: blocked = Y on a card of it, or status frozen
SELECT AccountNo FROM Account WHERE Status = 'frozen' UNION SELECT AccountNo FROM Card WHERE Blocked = 'Y';
-- What is the total principal of the loans handled by each loan officer? Show the officer's last name and the total.
-- money lent, summed by surname of the employee in charge of the loan
-- How much in all has each of our people lent out? Family name, then the sum.
-- sum of loan money by officer in charge, officer's family name first
SELECT T1.LastName, SUM(T2.Principal) FROM Employee AS T1 JOIN Loan AS T2 ON T1.EmployeeID = T2.LoanOfficerID GROUP BY T1.EmployeeID;
-- Which branch holds the largest total balance?
-- name of the office whose accounts add up to the most money
-- Where do our customers keep the most money, taking all accounts together?
-- add up balances by office, name of the one on top
SELECT T1.BranchName FROM Branch AS T1 JOIN Account AS T2 ON T1.BranchID = T2.BranchID GROUP BY T1.BranchID ORDER BY SUM(T2.Balance) DESC LIMIT 1;
-- Which merchants have transactions from at least two different accounts?
-- shops that were paid out of 2 or more distinct accounts, by name
-- What shops have received money from two accounts or more, distinct ones?
-- merchants with no fewer than 2 different accounts among their transactions
SELECT T1.MerchantName FROM Merchant AS T1 JOIN BankTransaction AS T2 ON T1.MerchantID = T2.MerchantID GROUP BY T1.MerchantID HAVING COUNT(DISTINCT T2.AccountNo) >= 2;
-- Show the full names of customers whose credit score is above the average credit score, best score first.
-- clients scoring better than the mean, from the top down
-- Who is more creditworthy than the mean? The best on top.
-- credit score above the mean, sorted downwards - customer names
SELECT FullName FROM Customer WHERE CreditScore > (SELECT AVG(CreditScore) FROM Customer) ORDER BY CreditScore DESC;
-- Which customers were born between 1960-01-01 and 1979-12-31? Give the full name and birth date.
-- clients with a birthday from 1960-01-01 through 1979-12-31: name, day of birth
-- What customers came into the world no earlier than 1960-01-01 and no later than 1979-12-31, and on what day?
-- born within 1960-01-01 - 1979-12-31: name and birthday
SELECT FullName, BirthDate FROM Customer WHERE BirthDate BETWEEN '1960-01-01' AND '1979-12-31';
-- Which employee advises the most customers? Return the first name and last name.
-- adviser with the largest number of clients, name and surname
-- Who looks after the most customers? Forename, family name.
-- highest client count among the advisors - first and family name of that one
SELECT T1.FirstName, T1.LastName FROM Employee AS T1 JOIN Customer AS T2 ON T1.EmployeeID = T2.AdvisorID GROUP BY T1.EmployeeID ORDER BY COUNT(*) DESC LIMIT 1;
-- Which customers have a loan with a rate higher than 6? Show their full names and cities.
-- clients who borrowed at over 6 percent, and where they live
-- Who pays more than 6 percent on what they borrowed, and in what town do they live?
-- loan rate above 6: names and towns of those customers
SELECT FullName, City FROM Customer WHERE CustomerID IN (SELECT CustomerID FROM Loan WHERE Rate > 6);
-- Among the blocked (Y) cards, what is the full name of the customer whose card has the highest credit limit?
-- card with blocked Y and the biggest limit: which client does it belong to
-- Who owns the stopped card (blocked Y) that one could spend the most on?
-- blocked = Y, top credit limit: name of the owner
SELECT T3.FullName FROM Card AS T1 JOIN Account AS T2 ON T1.AccountNo = T2.AccountNo JOIN Customer AS T3 ON T2.CustomerID = T3.CustomerID WHERE T1.Blocked = 'Y' ORDER BY T1.CreditLimit DESC LIMIT 1;
-- For each transaction of more than 40 made through the card channel, show the customer's full name, the merchant name and the amount.
-- card payments over 40: client, shop, sum
-- Who spent more than 40 at one time by card, in what shop, and how much?
-- channel card, sum above 40: name of the customer, name of the shop, sum
SELECT T3.FullName, T4.MerchantName, T1.Amount FROM BankTransaction AS T1 JOIN Account AS T2 ON T1.AccountNo = T2.AccountNo JOIN Customer AS T3 ON T2.CustomerID = T3.CustomerID JOIN Merchant AS T4 ON T1.MerchantID = T4.MerchantID WHERE T1.Amount > 40 AND T1.Channel = 'card';
-- List the names of branches with more than one account and their average balance, lowest average first.
-- offices keeping over 1 account: name and mean balance, from small to large
-- How much lies in an account in the mean, at each of our offices with more than one? The smallest mean on top.
-- mean balance by branch, sorted upwards, leaving out branches with a single account: name, mean
SELECT T1.BranchName, AVG(T2.Balance) FROM Branch AS T1 JOIN Account AS T2 ON T1.BranchID = T2.BranchID GROUP BY T1.BranchID HAVING COUNT(*) > 1 ORDER BY AVG(T2.Balance);
