"""Writes ticketing.sqlite and builder.sqlite into the current folder (fixed seed)."""
import os, random, sqlite3
from datetime import date, datetime, timedelta


def fresh(name):
    if os.path.exists(name):
        os.remove(name)
    return sqlite3.connect(name)


def put(con, table, rows):
    con.executemany("INSERT INTO %s VALUES (%s)" % (table, ",".join("?" * len(rows[0]))), rows)


def ts(d):
    return d.strftime("%Y-%m-%d %H:%M:%S")


# ------------------------------------------------------------------ ticketing
def ticketing():
    R = random.Random(4711)

    def rdt(a, b):
        a, b = datetime.fromisoformat(a), datetime.fromisoformat(b)
        return a + timedelta(seconds=R.randrange(int((b - a).total_seconds())))

    con = fresh("ticketing.sqlite")
    con.executescript("""
CREATE TABLE venue (
  venue_id INTEGER PRIMARY KEY, venue_cd TEXT NOT NULL UNIQUE, name TEXT NOT NULL, city TEXT NOT NULL,
  country_cd TEXT NOT NULL, capacity INTEGER, is_active INTEGER NOT NULL DEFAULT 1, created_at TEXT NOT NULL);
CREATE TABLE category (
  category_id INTEGER PRIMARY KEY, name TEXT NOT NULL, parent_id INTEGER REFERENCES category(category_id), sort_no INTEGER);
CREATE TABLE organizer (
  organizer_id INTEGER PRIMARY KEY, name TEXT NOT NULL, email TEXT, phone TEXT, fee_pct REAL NOT NULL,
  status TEXT NOT NULL, created_at TEXT NOT NULL);
CREATE TABLE staff (
  staff_id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, dept_cd TEXT NOT NULL,
  job_title TEXT, manager_id INTEGER REFERENCES staff(staff_id), hired_on TEXT NOT NULL, left_on TEXT);
CREATE TABLE event (
  event_id INTEGER PRIMARY KEY, title TEXT NOT NULL, category_id INTEGER NOT NULL REFERENCES category(category_id),
  venue_id INTEGER NOT NULL REFERENCES venue(venue_id), organizer_id INTEGER NOT NULL REFERENCES organizer(organizer_id),
  status TEXT NOT NULL, starts_at TEXT NOT NULL, doors_at TEXT, sales_open_at TEXT, min_age INTEGER,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL);
CREATE TABLE price_tier (
  tier_id INTEGER PRIMARY KEY, event_id INTEGER NOT NULL REFERENCES event(event_id), tier_name TEXT NOT NULL,
  price_cents INTEGER NOT NULL, quota_qty INTEGER NOT NULL, is_active INTEGER NOT NULL DEFAULT 1);
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY, cust_no TEXT NOT NULL UNIQUE, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
  email TEXT NOT NULL, city TEXT, country_cd TEXT NOT NULL, newsletter_opt_in INTEGER NOT NULL DEFAULT 0,
  registered_at TEXT NOT NULL, deleted_at TEXT);
CREATE TABLE promo_code (
  promo_id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, value INTEGER NOT NULL,
  valid_from TEXT NOT NULL, valid_to TEXT, max_uses INTEGER, is_active INTEGER NOT NULL DEFAULT 1);
CREATE TABLE orders (
  order_id INTEGER PRIMARY KEY, order_no TEXT NOT NULL UNIQUE, customer_id INTEGER NOT NULL REFERENCES customer(customer_id),
  channel_cd TEXT NOT NULL, status TEXT NOT NULL, promo_id INTEGER REFERENCES promo_code(promo_id),
  discount_cents INTEGER NOT NULL DEFAULT 0, total_cents INTEGER NOT NULL, ordered_at TEXT NOT NULL, paid_at TEXT, updated_at TEXT NOT NULL);
CREATE TABLE order_item (
  item_id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders(order_id), line_no INTEGER NOT NULL,
  tier_id INTEGER NOT NULL REFERENCES price_tier(tier_id), qty INTEGER NOT NULL, unit_price_cents INTEGER NOT NULL,
  scanned_qty INTEGER NOT NULL DEFAULT 0);
CREATE TABLE refund_reason (reason_cd TEXT PRIMARY KEY, descr TEXT NOT NULL);
CREATE TABLE refund (
  refund_id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders(order_id),
  reason_cd TEXT NOT NULL REFERENCES refund_reason(reason_cd), amt_cents INTEGER NOT NULL, status TEXT NOT NULL,
  handled_by INTEGER REFERENCES staff(staff_id), requested_at TEXT NOT NULL, closed_at TEXT);
""")
    cities = [("Hamburg", "DE"), ("Berlin", "DE"), ("München", "DE"), ("Köln", "DE"), ("Leipzig", "DE"), ("Bremen", "DE"),
              ("Wien", "AT"), ("Graz", "AT"), ("Zürich", "CH"), ("Basel", "CH")]
    vn = ["Kulturfabrik West", "Hafenhalle", "Alte Druckerei", "Stadtpark Bühne", "Union Theater", "Elbe Arena", "Spree Forum",
          "Tanzhaus Mitte", "Isar Club", "Rhein Palais", "Gasometer", "Kammerspiele am Markt", "Messehalle 7", "Villa Sonnenberg",
          "Prater Saal", "Grüner Salon", "Limmat Halle", "Theater am Ring", "Werkstatt 12", "Dom Forum", "Zeltpalast", "Kino Astoria",
          "Schloss Auerbach", "Lagerhaus Süd", "Weserterrassen", "Jazzkeller Nord", "Olympia Pavillon", "Bahnhof 21",
          "Reithalle", "Stadthalle Ost", "Kuppelsaal", "Orangerie"]
    venues = []
    for i, n in enumerate(vn, 1):
        c, cc = cities[[3, 0, 4, 2, 5, 0, 1, 1, 2, 3, 4, 7, 0, 8, 6, 0, 8, 3, 9, 3, 6, 9, 2, 5, 5, 0, 2, 8, 1, 4, 1, 7][i - 1]]
        venues.append((i, "V%03d" % (100 + i), n, c, cc, R.choice([180, 250, 320, 450, 600, 850, 1200, 2200, 4500, 9000]) + R.randrange(0, 60, 5)
                       if i != 23 else None, 0 if i in (9, 16, 22, 28) else 1, ts(rdt("2023-01-02", "2024-02-01"))))
    put(con, "venue", venues)
    cat = {"Music": ["Rock & Pop", "Jazz", "Classical", "Electronic", "Hip-Hop", "Folk"],
           "Theatre": ["Drama", "Musical", "Ballet", "Opera", "Puppet Theatre"],
           "Sports": ["Football", "Basketball", "Ice Hockey", "Boxing"],
           "Family": ["Circus", "Kids Shows", "Magic"],
           "Comedy": ["Stand-up", "Improv", "Cabaret"],
           "Talks": ["Readings", "Podcasts Live", "Conferences"]}
    cats, leaf, cid = [], {}, 0
    for k, p in enumerate(cat):
        cid += 1
        cats.append((cid, p, None, (k + 1) * 10))
    for k, p in enumerate(cat):
        for j, n in enumerate(cat[p]):
            cid += 1
            cats.append((cid, n, k + 1, (k + 1) * 10 + j + 1))
            leaf[n] = cid
    put(con, "category", cats)
    on = ["Nordlicht Konzerte GmbH", "Bühnenwerk AG", "Alpenklang Events", "Rotes Sofa Produktion", "Stagecraft Europe", "Lauter Leben GmbH",
          "Fünf Sterne Shows", "Kulturring Leipzig e.V.", "Blue Note Agency", "Manege Frei GmbH", "Sportpark Betriebs GmbH", "Wortwechsel Lesungen",
          "Klangraum Wien", "Bassline Booking", "Kasperle & Co", "Theaterfreunde Köln", "Helvetia Live AG", "Sommerbühne GbR", "Opera Viva",
          "Lachmuskel Comedy", "Puls Veranstaltungen", "Tempo Tempo GmbH", "Spreeklang", "Weserkultur e.V.", "Grand Prix Events",
          "Kammerton", "Backstage Brothers", "Licht & Ton KG", "Zirkus Mondini", "Freiraum Festival gGmbH", "Podium Talks", "Tanzbar Ost"]
    orgs = []
    for i, n in enumerate(on, 1):
        slug = "".join(ch for ch in n.lower().split(" ")[0] if ch.isascii() and ch.isalnum())
        orgs.append((i, n, None if i in (8, 21) else "booking@%s%d.example" % (slug, i), None if i % 6 == 0 else "+49 %d %d" % (R.randrange(30, 999), R.randrange(100000, 9999999)),
                     R.choice([5.0, 6.5, 7.0, 8.0, 9.5, 12.0]), "BLOCKED" if i in (14, 25, 27) else "ACTIVE", ts(rdt("2023-01-02", "2024-06-01"))))
    put(con, "organizer", orgs)
    fn = "Anna Petra Jonas Lukas Marie Felix Clara Paul Sophie Max Lena Tim Julia Jan Laura Nico Eva Ben Miriam Oskar Hanna Emil Nora David Ida Moritz Greta Simon Katrin Stefan Ayse Mehmet Olga Ivan Chiara Luca".split()
    ln = "Schmidt Müller Vogel Weber Wagner Becker Hoffmann Koch Richter Klein Wolf Neumann Schwarz Zimmermann Braun Krüger Hartmann Lange Werner Krause Lehmann Maier Huber Gruber Bauer Steiner Moser Keller Frei Meyer Yilmaz Demir Petrov Rossi Kaya Brunner".split()
    staff = [(1, "Martina", "Albrecht", "MGT", "Managing Director", None, "2023-01-02", None),
             (2, "Holger", "Brandt", "SUP", "Head of Support", 1, "2023-01-09", None),
             (3, "Sabine", "Ernst", "SAL", "Head of Sales", 1, "2023-02-01", None),
             (4, "Dirk", "Fuchs", "FIN", "Head of Finance", 1, "2023-02-15", None),
             (5, "Yvonne", "Geiger", "IT", "Head of IT", 1, "2023-03-01", None),
             (6, "Petra", "Vogel", "SUP", "Team Lead", 2, "2023-04-01", None)]
    titles = {"SUP": "Support Agent", "SAL": "Account Manager", "FIN": "Accountant", "IT": "Developer"}
    boss = {"SUP": [2, 6, 6], "SAL": [3], "FIN": [4], "IT": [5]}
    used = {("Petra", "Vogel")}
    for i in range(7, 43):
        d = R.choice(["SUP", "SUP", "SUP", "SAL", "SAL", "FIN", "IT"])
        while True:
            f, l = R.choice(fn), R.choice(ln)
            if (f, l) not in used:
                break
        used.add((f, l))
        if i in (19, 33):
            f, l, d = "Thomas", "Keller", ("SUP" if i == 19 else "FIN")
        h = rdt("2023-01-10", "2025-10-01")
        left = (h + timedelta(days=R.randrange(120, 380))).strftime("%Y-%m-%d") if i % 6 == 0 else None
        staff.append((i, f, l, d, titles[d], R.choice(boss[d]), h.strftime("%Y-%m-%d"), left))
    put(con, "staff", staff)
    agents = [s[0] for s in staff if s[3] == "SUP" and s[0] > 6]

    tword = {"Rock & Pop": ["Silver Harbour Live", "The Paper Lions", "Nachtzug Tour", "Glasshouse Revival"], "Jazz": ["Blue Hour Quartet", "Jazz im Keller", "Saxophone Summit"],
             "Classical": ["Beethoven Marathon", "Winterreise", "Kammerkonzert im Mai"], "Electronic": ["Warehouse Pulse", "Modular Night"], "Hip-Hop": ["Cypher City", "Beatbox Battle"],
             "Folk": ["Fiddle & Bow", "Harz Folk Night"], "Drama": ["Faust", "Der zerbrochne Krug", "Hamlet"], "Musical": ["Moonlight Avenue", "Die Piratenkönigin"],
             "Ballet": ["Schwanensee", "Nussknacker"], "Opera": ["Carmen", "La Traviata"], "Puppet Theatre": ["Kasper und der Drache"], "Football": ["Legends Cup"],
             "Basketball": ["City Hoops Final", "3x3 Street Cup"], "Ice Hockey": ["Winter Derby"], "Boxing": ["Fight Night"], "Circus": ["Zirkus Mondini Gala", "Cirque Boréal"],
             "Kids Shows": ["Der kleine Maulwurf", "Dino Adventure"], "Magic": ["The Impossible Hour"], "Stand-up": ["Late Laughs", "Sven Hoyer: Ruhepuls"], "Improv": ["Alles aus dem Hut"],
             "Cabaret": ["Spätausgabe", "Zimtzicken"], "Readings": ["Krimi bei Kerzenlicht", "Poetry Slam Finale"], "Podcasts Live": ["Kaffee & Kosmos"]}
    evs, tiers, tid = [], [], 0
    weights = []
    no_event_venue = {12, 22, 26, 30}
    busy = [v[0] for v in venues if v[0] not in no_event_venue]
    vw = [R.choice([1, 2, 3, 6]) for _ in busy]
    ow = [R.choice([1, 2, 3, 5]) for _ in range(30)]
    now = datetime(2026, 4, 8)
    for i in range(1, 131):
        cn = R.choice(list(tword))
        st = rdt("2023-04-01", "2026-11-27").replace(hour=R.choice([11, 15, 18, 19, 20, 21]), minute=R.choice([0, 0, 30]), second=0)
        opn = max(st - timedelta(days=R.randrange(60, 200)), datetime(2023, 1, 15)).replace(hour=10, minute=0, second=0)
        r = R.random()
        status = "cancelled" if r < .12 else ("completed" if st < now else ("draft" if r > .7 else "on_sale"))
        cr = max(opn - timedelta(days=R.randrange(5, 60)), datetime(2023, 1, 5))
        cr = cr.replace(hour=R.randrange(8, 18), minute=R.randrange(60))
        up = cr + timedelta(days=R.randrange(1, 40), minutes=R.randrange(900))
        evs.append((i, R.choice(tword[cn]), leaf[cn], R.choices(busy, vw)[0], R.choices(range(1, 31), ow)[0], status, ts(st),
                    ts(st - timedelta(minutes=R.choice([30, 60, 90]))) if R.random() < .8 else None,
                    None if status == "draft" else ts(opn), R.choice([None, None, None, 6, 12, 16, 18, 18]), ts(cr), ts(min(up, now))))
        weights.append(R.choice([1, 1, 2, 3, 5, 8]))
        base = R.randrange(1200, 7000, 50)
        for k, tn in enumerate(R.choice([["Standard"], ["Standard", "Reduced"], ["Category 1", "Category 2", "Category 3"], ["Standard", "Reduced", "VIP"], ["Early Bird", "Standard", "VIP"]])):
            tid += 1
            f = {"Standard": 1, "Reduced": .7, "VIP": 2.4, "Early Bird": .8, "Category 1": 1.5, "Category 2": 1.1, "Category 3": .8}[tn]
            tiers.append([tid, i, tn, int(base * f / 10) * 10 + R.choice([0, 0, 50, 90]) // 10 * 10, 0, 1 if R.random() < .9 else 0])
    put(con, "event", evs)

    custs = []
    for i in range(1, 421):
        f, l = R.choice(fn), R.choice(ln)
        c, cc = R.choices(cities + [("Salzburg", "AT"), ("Hannover", "DE"), (None, "DE")], [6, 6, 4, 4, 3, 3, 4, 2, 3, 2, 1, 2, 2])[0]
        reg = rdt("2023-01-05", "2026-10-01")
        dele = ts(reg + timedelta(days=R.randrange(20, 90), seconds=R.randrange(80000))) if i % 17 == 5 else None
        custs.append((i, "C%05d" % (10000 + i * 7), f, l, "%s.%s%d@mail.example" % (f.lower(), l.lower().replace("ü", "ue"), i), c, cc,
                      1 if R.random() < .45 else 0, ts(reg), dele))
    put(con, "customer", custs)
    pn = ["SUMMER23", "SUMMER24", "SUMMER25", "SUMMER26", "WINTER23", "WINTER24", "WINTER25", "EARLYBIRD", "WELCOME10", "STUDENT15", "FRIENDS5", "BLACKFRI23",
          "BLACKFRI24", "BLACKFRI25", "VALENTINE24", "VALENTINE25", "EASTER24", "EASTER25", "EASTER26", "OPERA20", "JAZZCLUB", "FAMILY4", "SORRY10", "PRESS100",
          "APPONLY", "NEWSLETTER5", "RADIO7", "UNI2024", "UNI2025", "PARTNER12", "LASTMINUTE", "COMEBACK"]
    promos = []
    for i, n in enumerate(pn, 1):
        yr = 2000 + int(n[-2:]) if n[-2:] in ("23", "24", "25", "26") else R.choice([2023, 2024, 2025])
        k = R.choice(["PCT", "PCT", "FIX"])
        a = date(yr, R.randrange(1, 7), R.choice([1, 15]))
        b = a + timedelta(days=R.randrange(60, 420)) if R.random() < .8 else None
        if b and b > date(2026, 11, 30):
            b = date(2026, 11, 30)
        promos.append((i, n, k, R.choice([5, 10, 15, 20]) if k == "PCT" else R.choice([300, 500, 1000]), a.isoformat(), b.isoformat() if b else None,
                       R.choice([None, 50, 100, 500]), 0 if i in (1, 5, 12, 15, 24, 28) else 1))
    put(con, "promo_code", promos)

    orders, items, iid = [], [], 0
    sold = {}
    sellable = [e for e in evs if e[5] != "draft"]
    sw = [weights[e[0] - 1] for e in sellable]
    byev = {}
    for t in tiers:
        byev.setdefault(t[1], []).append(t)
    cw = [0 if R.random() < .14 else R.choice([1, 1, 2, 3, 4]) for _ in custs]
    ordered_del = set()
    raw = []
    while len(raw) < 1450:
        e = R.choices(sellable, sw)[0]
        a, b = datetime.fromisoformat(e[8]), min(datetime.fromisoformat(e[6]), now)
        if a >= b:
            continue
        at = a + timedelta(seconds=R.randrange(int((b - a).total_seconds())))
        c = R.choices(custs, cw)[0]
        if c[8] > ts(at) or (c[9] and (c[9] < ts(at) or c[0] in ordered_del)):
            continue
        if c[9]:
            ordered_del.add(c[0])
        raw.append((at, e, c))
    raw.sort(key=lambda x: (x[0], x[1][0], x[2][0]))
    for n, (at, e, c) in enumerate(raw, 1):
        its = []
        evl = [e]
        if R.random() < .15:
            o2 = [x for x in sellable if x[8] < ts(at) < x[6] and x[0] != e[0]]
            if o2:
                evl.append(R.choice(o2))
        for x in evl:
            for t in R.sample(byev[x[0]], 1 if R.random() < .75 else min(2, len(byev[x[0]]))):
                its.append((t, R.choice([1, 2, 2, 2, 3, 4, 5]), x))
        gross = sum(t[3] * q for t, q, _ in its)
        st = R.choices(["PAID", "PEND", "CANC"], [82, 5, 13])[0]
        p, disc = None, 0
        if R.random() < .28:
            d = at.date().isoformat()
            ok = [x for x in promos if x[4] <= d and (x[5] is None or d <= x[5])]
            if ok:
                pr = R.choice(ok)
                p = pr[0]
                disc = gross * pr[3] // 100 if pr[2] == "PCT" else min(pr[3], gross)
        paid = at + timedelta(minutes=R.randrange(1, 2500)) if st == "PAID" else None
        orders.append((n, "O-%06d" % (200000 + n * 3), c[0], R.choices(["WEB", "APP", "BOX", "TEL"], [50, 28, 14, 8])[0], st, p, disc, gross - disc,
                       ts(at), ts(paid) if paid else None, ts(paid or at + timedelta(days=R.randrange(1, 9)))))
        for k, (t, q, x) in enumerate(its, 1):
            iid += 1
            if st == "PAID":
                sold[t[0]] = sold.get(t[0], 0) + q
            sc = 0
            if st == "PAID" and x[5] == "completed":
                sc = q if R.random() < .84 else R.randrange(0, q)
            items.append((iid, n, k, t[0], q, t[3], sc))
    full = 0
    for t in tiers:
        s = sold.get(t[0], 0)
        if s >= 12 and R.random() < .18:
            t[4] = s
            full += 1
        else:
            t[4] = max(40, (s + 10) // 10 * 10 + R.choice([20, 50, 80, 150, 300]))
    put(con, "price_tier", [tuple(t) for t in tiers])
    put(con, "orders", orders)
    put(con, "order_item", items)
    reasons = [("EVC", "Event cancelled"), ("ILL", "Customer ill"), ("DBL", "Double booking"), ("WRD", "Wrong date booked"), ("DLV", "Tickets not delivered"),
               ("TEC", "Technical error at checkout"), ("GOO", "Goodwill"), ("OTH", "Other")]
    put(con, "refund_reason", reasons)
    refs = []
    po = [o for o in orders if o[4] == "PAID" and o[7] > 0]
    for i, o in enumerate(sorted(R.sample(po, 190)), 1):
        rq = datetime.fromisoformat(o[9]) + timedelta(days=R.randrange(1, 25), seconds=R.randrange(80000))
        st = R.choices(["APPROVED", "REJECTED", "OPEN"], [60, 22, 18])[0]
        refs.append((i, o[0], R.choices([r[0] for r in reasons], [5, 4, 3, 4, 2, 2, 2, 1])[0], o[7] if R.random() < .6 else max(100, o[7] // 2 // 10 * 10), st,
                     None if st == "OPEN" and R.random() < .3 else R.choice(agents), ts(rq), None if st == "OPEN" else ts(rq + timedelta(days=R.randrange(1, 14), seconds=R.randrange(30000)))))
    put(con, "refund", refs)
    con.commit()
    con.execute("VACUUM")
    con.close()


# ------------------------------------------------------------------ builder
def builder():
    R = random.Random(1889)

    def rd(a, b):
        a, b = date.fromisoformat(a), date.fromisoformat(b)
        return a + timedelta(days=R.randrange((b - a).days))

    def stamp(d):
        return "%s %02d:%02d:%02d" % (d.isoformat(), R.randrange(7, 18), R.randrange(60), R.randrange(60))

    con = fresh("builder.sqlite")
    con.executescript("""
CREATE TABLE clients (
  client_id INTEGER PRIMARY KEY, client_no TEXT, name TEXT, type_cd TEXT, city TEXT, contact_name TEXT, phone TEXT,
  is_active INTEGER, created_at TEXT);
CREATE TABLE departments (dept_cd TEXT PRIMARY KEY, dept_name TEXT);
CREATE TABLE employees (
  emp_id INTEGER PRIMARY KEY, emp_no TEXT, first_name TEXT, last_name TEXT, job_title TEXT, dept_cd TEXT, manager_id INTEGER,
  hire_date TEXT, term_date TEXT);
CREATE TABLE projects (
  proj_id INTEGER PRIMARY KEY, proj_no TEXT, name TEXT, client_id INTEGER, pm_emp_id INTEGER, parent_proj_id INTEGER, status TEXT,
  site_city TEXT, contract_amt REAL, start_date TEXT, planned_end TEXT, actual_end TEXT, created_at TEXT, updated_at TEXT);
CREATE TABLE proj_status_hist (
  hist_id INTEGER PRIMARY KEY, proj_id INTEGER, old_status TEXT, new_status TEXT, changed_at TEXT, changed_by INTEGER);
CREATE TABLE trades (trade_cd TEXT PRIMARY KEY, descr TEXT, licence_req INTEGER);
CREATE TABLE subcontractors (
  sub_id INTEGER PRIMARY KEY, vendor_no TEXT, name TEXT, trade_cd TEXT, city TEXT, email TEXT, rating INTEGER, insurance_exp TEXT,
  is_approved INTEGER, deleted_at TEXT);
CREATE TABLE subcontracts (
  sc_id INTEGER PRIMARY KEY, sc_no TEXT, proj_id INTEGER, sub_id INTEGER, amt REAL, retention_pct REAL, signed_date TEXT, status TEXT);
CREATE TABLE change_orders (
  co_id INTEGER PRIMARY KEY, co_no TEXT, sc_id INTEGER, descr TEXT, amt REAL, status TEXT, requested_date TEXT,
  decided_date TEXT, decided_by INTEGER);
CREATE TABLE invoices (
  inv_id INTEGER PRIMARY KEY, inv_no TEXT, sc_id INTEGER, sub_id INTEGER, proj_id INTEGER, inv_date TEXT, due_date TEXT, net_amt REAL,
  tax_amt REAL, status TEXT, created_at TEXT);
CREATE TABLE inv_lines (
  line_id INTEGER PRIMARY KEY, inv_id INTEGER, line_no INTEGER, descr TEXT, cost_cd TEXT, qty REAL, unit TEXT, unit_price REAL);
CREATE TABLE payments (
  pay_id INTEGER PRIMARY KEY, inv_id INTEGER, pay_date TEXT, amt REAL, method_cd TEXT, bank_ref TEXT);
""")
    cities = ["Leeds", "Manchester", "Sheffield", "York", "Bradford", "Liverpool", "Hull", "Newcastle"]
    fn = "James Sarah David Emma Michael Laura Peter Helen Mark Rachel Andrew Claire Stephen Julie Paul Karen Ian Fiona Colin Nadia Imran Priya Tomasz Agnieszka Callum Megan Liam Chloe Gareth Rhys Sunil Aisha".split()
    ln = "Walker Hughes Patel Turner Clarke Bennett Foster Gray Murphy Kowalski Khan Ward Shaw Holt Price Barnes Fletcher Ellis Marsh Dixon Hale Nowak Singh Booth Sutcliffe Ramsden Pickles Whitaker Oldroyd Firth".split()
    cl = [("Leeds City Council", "PUB", "Leeds"), ("Northmoor NHS Trust", "PUB", "Bradford"), ("University of Eskdale", "PUB", "York"), ("Humber Port Authority", "PUB", "Hull"),
          ("Sheffield Schools Partnership", "PUB", "Sheffield"), ("Mersey Fire & Rescue", "PUB", "Liverpool"), ("Tyne Housing Association", "PUB", "Newcastle"), ("Calder Libraries Board", "PUB", "Bradford"),
          ("Harcourt Developments Ltd", "COM", "Manchester"), ("Redbrick Estates plc", "COM", "Leeds"), ("Cobalt Retail Group", "COM", "Manchester"), ("Aire Valley Logistics", "COM", "Leeds"),
          ("Pennine Foods Ltd", "COM", "Bradford"), ("Quayside Hotels", "COM", "Liverpool"), ("Steelworks Gym Group", "COM", "Sheffield"), ("Ouse Brewery Co", "COM", "York"),
          ("Trinity Pharma", "COM", "Hull"), ("Blackwood Care Homes", "COM", "Newcastle"), ("Summit Data Centres", "COM", "Manchester"), ("Lantern Cinemas", "COM", "Leeds"),
          ("Gannet Fisheries", "COM", "Hull"), ("Ridgeway Motors", "COM", "Sheffield"), ("Orchard Nurseries", "COM", "York"), ("Northern Parcel Co", "COM", "Manchester"), ("Kestrel Insurance", "COM", "Leeds")]
    for k in range(20):
        f, l = fn[(k * 5 + 1) % 32], ln[(k * 7 + 3) % 30]
        cl.append(("%s & %s %s" % (R.choice(["Mr", "Dr"]), "Mrs", l) if k % 3 == 0 else "%s %s" % (f, l), "PRV", R.choice(cities)))
    clients = []
    for i, (n, t, c) in enumerate(cl, 1):
        clients.append((i, "K%04d" % (1000 + i * 13), n, t, c, n if t == "PRV" else "%s %s" % (R.choice(fn), R.choice(ln)),
                        None if i % 11 == 0 else "0%d %06d" % (R.choice([113, 114, 161, 151, 191, 1904, 1482]), R.randrange(200000, 999999)), 0 if i % 9 == 4 else 1, stamp(rd("2023-01-03", "2024-03-01"))))
    put(con, "clients", clients)
    depts = [("DIR", "Board"), ("OPS", "Site Operations"), ("PMO", "Project Management"), ("COM", "Commercial"), ("FIN", "Finance"), ("HSE", "Health & Safety"), ("HR", "Human Resources"), ("IT", "Information Technology")]
    put(con, "departments", depts)
    emps = [(1, "Margaret", "Thorne", "Managing Director", "DIR", None), (2, "Alan", "Sykes", "Head of Operations", "OPS", 1), (3, "Denise", "Lockwood", "Head of Projects", "PMO", 1),
            (4, "Graham", "Pollard", "Commercial Director", "COM", 1), (5, "Yusuf", "Rahman", "Finance Director", "FIN", 1), (6, "Wendy", "Carr", "HSE Manager", "HSE", 2), (7, "Joanne", "Beal", "HR Manager", "HR", 1), (8, "Victor", "Lumb", "IT Manager", "IT", 5)]
    spec = [("Project Manager", "PMO", [3])] * 17 + [("Site Manager", "OPS", [2])] * 13 + [("Foreman", "OPS", None)] * 14 + [("Quantity Surveyor", "COM", [4])] * 8 + [("Accounts Clerk", "FIN", [5])] * 6 + [("Safety Officer", "HSE", [6])] * 4 + [("HR Officer", "HR", [7])] * 2 + [("IT Technician", "IT", [8])] * 2
    used = set()
    sm = []
    E = []
    for r in emps:
        E.append((r[0], "E%03d" % (100 + r[0]), r[1], r[2], r[3], r[4], r[5], rd("2023-01-03", "2023-04-01").isoformat(), None))
    for i, (jt, d, b) in enumerate(spec, 9):
        while True:
            f, l = R.choice(fn), R.choice(ln)
            if (f, l) not in used:
                break
        used.add((f, l))
        if i in (12, 45):
            f, l = "Paul", "Ward"
        h = rd("2023-01-03", "2025-09-01")
        if jt == "Site Manager":
            sm.append(i)
        if jt == "Project Manager" and i < 20:
            h = rd("2023-01-03", "2023-02-20")
        term = (h + timedelta(days=R.randrange(200, 420))).isoformat() if i % 7 == 3 and not (jt == "Project Manager" and i < 20) else None
        E.append((i, "E%03d" % (100 + i), f, l, jt, d, R.choice(b) if b else R.choice(sm), h.isoformat(), term))
    put(con, "employees", E)
    pms = [(e[0], e[7], e[8]) for e in E if e[4] == "Project Manager"]
    pmw = {p[0]: (0 if k in (12, 15) else R.choice([1, 2, 3, 4])) for k, p in enumerate(pms)}

    trades = [("ELEC", "Electrical", 1), ("PLMB", "Plumbing", 0), ("ROOF", "Roofing", 0), ("GAS", "Gas & Heating", 1), ("SCAF", "Scaffolding", 1), ("BRCK", "Bricklaying", 0), ("CARP", "Carpentry & Joinery", 0),
              ("PLAS", "Plastering", 0), ("PNT", "Painting & Decorating", 0), ("GRND", "Groundworks", 0), ("STEL", "Structural Steel", 1), ("DEMO", "Demolition", 1), ("ASBR", "Asbestos Removal", 1),
              ("FLR", "Flooring", 0), ("GLZ", "Glazing", 0), ("LAND", "Landscaping", 0), ("LIFT", "Lifts", 1)]
    put(con, "trades", trades)
    tw = [9, 8, 6, 5, 6, 7, 8, 6, 6, 6, 4, 2, 2, 5, 5, 3, 0]
    suf = {"ELEC": ["Electrical", "Electrics Ltd"], "PLMB": ["Plumbing", "Pipework Ltd"], "ROOF": ["Roofing Co", "Roofers"], "GAS": ["Heating", "Gas Services"], "SCAF": ["Scaffolding", "Access Ltd"],
           "BRCK": ["Brickwork", "& Sons Bricklayers"], "CARP": ["Joinery", "Carpentry"], "PLAS": ["Plastering", "Dry Lining"], "PNT": ["Decorators", "Painting Ltd"], "GRND": ["Groundworks", "Civils"],
           "STEL": ["Steel Erectors", "Fabrications"], "DEMO": ["Demolition"], "ASBR": ["Environmental"], "FLR": ["Flooring", "Floors Ltd"], "GLZ": ["Glazing", "Windows Ltd"], "LAND": ["Landscapes"]}
    subs, names = [], set()
    for i in range(1, 116):
        t = R.choices([x[0] for x in trades], tw)[0]
        while True:
            n = R.choice(ln + ["Northern", "Ridings", "Castle", "Albion", "Phoenix", "Apex", "Dales", "Summit"]) + " " + R.choice(suf[t])
            if n not in names:
                break
        names.add(n)
        dele = stamp(rd("2025-01-10", "2026-06-01")) if i % 16 == 7 else None
        subs.append((i, "S%04d" % (3000 + i * 11), n, t, R.choice(cities), None if i % 13 == 0 else "office@%s.example" % n.lower().replace(" ", "").replace("&", "and"),
                     R.choice([None, 1, 2, 3, 3, 4, 4, 5]), None if i % 19 == 0 else rd("2024-10-01", "2026-11-28").isoformat(), 1 if R.random() < .72 else 0, dele))
    put(con, "subcontractors", subs)

    bt = ["Primary School Extension", "Office Refit", "Warehouse", "Apartment Block", "Clinic", "House Extension", "Loft Conversion", "Car Park", "Retail Units", "Sports Hall", "Library Refurbishment", "Care Home Wing", "Hotel Renovation", "Data Hall", "Brewery Store"]
    pl = ["Riverside", "Mill Lane", "Kirkgate", "Station Road", "Harbour", "Park Row", "Abbey", "Victoria", "Albert Street", "Moorside", "Canal Street", "Castle Hill", "Priory", "Queensway", "Whitestone", "Bridge End", "Foundry", "Meadow"]
    projs, hist, hid, pnames = [], [], 0, set()
    live = date(2026, 6, 24)

    def mkproj(pid, name, client, parent, city, big=1.0):
        nonlocal hid
        sd = rd("2023-02-20", "2026-09-01")
        dur = R.randrange(70, 480)
        pe = min(sd + timedelta(days=dur), date(2026, 11, 29))
        cand = [p for p in pms if p[1] <= sd.isoformat() and (p[2] is None or p[2] > sd.isoformat()) and pmw[p[0]]]
        pm = R.choices([p[0] for p in cand], [pmw[p[0]] for p in cand])[0]
        r = R.random()
        ae = None
        path = ["BID"]
        if r < .1:
            path += ["CANC"] if R.random() < .5 else ["ACT", "CANC"]
        else:
            path += ["ACT"]
            if R.random() < .24:
                path += ["HOLD", "ACT"]
                if R.random() < .35:
                    path += ["HOLD", "ACT"]
            end = pe + timedelta(days=R.choice([-20, -9, -3, 0, 0, 6, 11, 19, 34, 47, 63, 88]) + R.randrange(3))
            if end < live and end > sd + timedelta(days=30):
                path += ["DONE"]
                ae = end
            elif R.random() < .3:
                path += ["HOLD"]
        if sd > date(2026, 6, 1):
            path, ae = ["BID"], None
        st = path[-1]
        cr = min(sd, live) - timedelta(days=R.randrange(15, 45))
        cr = max(cr, date(2023, 1, 4))
        t1 = ae or min(pe, live)
        steps = len(path)
        last = stamp(cr)
        first = last
        span = max((t1 - sd).days, 20)
        for k, s in enumerate(path):
            if k == 0:
                when = cr
            elif k == 1:
                when = sd
            elif k == steps - 1 and ae:
                when = ae
            else:
                when = sd + timedelta(days=max(1, span * (k - 1) // (steps)))
            hid += 1
            w = first if k == 0 else stamp(when)
            hist.append((hid, pid, path[k - 1] if k else None, s, w, pm if R.random() < .75 else R.choice([2, 3, 4])))
            last = w
        amt = round(R.choice([45, 90, 140, 260, 420, 780, 1250, 2400]) * 1000 * big * R.uniform(.8, 1.3), 2)
        projs.append((pid, "P-%s-%03d" % (sd.strftime("%y"), pid), name, client, pm, parent, st, city, amt, None if st == "BID" else sd.isoformat(), pe.isoformat(), ae.isoformat() if ae else None, first, last))

    pid = 0
    cw = [R.choice([0, 1, 2, 3, 5]) if c[3] != "PRV" else R.choice([0, 1, 1]) for c in clients]
    for pn, c, city, k in [("Riverside Quarter", 9, "Leeds", 4), ("Eskdale Campus", 3, "York", 3), ("Dockside Regeneration", 4, "Hull", 4)]:
        pid += 1
        par = pid
        mkproj(pid, pn, c, None, city, 2.5)
        for j in range(1, k + 1):
            pid += 1
            mkproj(pid, "%s Phase %d" % (pn, j), c, par, city)
    while pid < 96:
        n = R.choice(pl) + " " + R.choice(bt)
        if n in pnames:
            continue
        pnames.add(n)
        pid += 1
        c = R.choices(clients, cw)[0]
        mkproj(pid, n, c[0], None, c[4] if R.random() < .7 else R.choice(cities))
    put(con, "projects", projs)
    put(con, "proj_status_hist", hist)

    scs, cos, invs, lines, pays = [], [], [], [], []
    sw = [0 if (R.random() < .12) else R.choice([1, 2, 3, 5]) for _ in subs]
    coden = ["Additional sockets", "Extra drainage run", "Revised door schedule", "Stronger lintels", "Acceleration of works", "Omit suspended ceiling", "Replace damaged boards", "Extra paint coat", "Relocate radiators", "Additional fire stopping", "Deeper foundations", "Upgrade glazing"]
    lt = ["Labour", "Materials", "Plant", "Day works", "Site preliminaries", "Snagging"]
    costcd = {"Labour": "L100", "Materials": "M200", "Plant": "P300", "Day works": "D400", "Site preliminaries": "S500", "Snagging": "L150"}
    for p in projs:
        if p[6] == "BID":
            continue
        k = R.randrange(1, 6) if p[6] != "CANC" else R.randrange(0, 2)
        picked = set()
        for _ in range(k):
            s = R.choices(subs, sw)[0]
            if s[0] in picked or (s[9] and s[9] < p[9]):
                continue
            picked.add(s[0])
            sd = date.fromisoformat(p[9]) + timedelta(days=R.randrange(0, 50))
            f = R.uniform(.04, .3) if R.random() < .93 else R.uniform(.5, .95)
            n = len(scs) + 1
            st = "TERM" if p[6] == "CANC" else ("CLOSED" if p[6] == "DONE" and R.random() < .9 else "ACTIVE")
            scs.append((n, "SC%04d" % (500 + n), p[0], s[0], round(p[8] * f, 2), R.choice([0.0, 2.5, 3.0, 5.0, 5.0]), sd.isoformat(), st))
    put(con, "subcontracts", scs)
    P = {p[0]: p for p in projs}
    deciders = [2, 3, 4] + [e[0] for e in E if e[4] == "Quantity Surveyor" and not e[8]][:4]
    for n in range(1, 191):
        s = R.choice(scs)
        rq = date.fromisoformat(s[6]) + timedelta(days=R.randrange(5, 120))
        rq = min(rq, live)
        st = R.choices(["A", "P", "R"], [60, 17, 23])[0]
        a = round(s[4] * R.uniform(.01, .12), 2)
        de = R.choice(coden)
        if de.startswith("Omit"):
            a = -a
        cos.append((n, "CO-%04d" % n, s[0], de, a, st, rq.isoformat(), None if st == "P" else (rq + timedelta(days=R.randrange(1, 30))).isoformat(),
                    None if st == "P" else R.choices(deciders, [3, 6, 4, 2, 2, 2, 2][:len(deciders)])[0]))
    put(con, "change_orders", cos)
    for s in scs:
        p = P[s[2]]
        d = date.fromisoformat(s[6])
        lim = date.fromisoformat(p[11]) + timedelta(days=30) if p[11] else min(live, date.fromisoformat(p[10]))
        for j in range(R.randrange(0, 7)):
            d = d + timedelta(days=R.randrange(18, 45))
            if d > lim or d > live + timedelta(days=20):
                break
            n = len(invs) + 1
            net = 0
            for l in range(1, R.choice([1, 2, 2, 3, 4]) + 1):
                de = R.choice(lt)
                u, q = ("hr", R.randrange(8, 160)) if de in ("Labour", "Day works", "Snagging") else (("day", R.randrange(1, 20)) if de in ("Plant", "Site preliminaries") else ("pcs", R.randrange(5, 300)))
                up = round({"hr": R.uniform(22, 48), "day": R.uniform(90, 420), "pcs": R.uniform(4, 90)}[u], 2)
                lines.append((len(lines) + 1, n, l, de, costcd[de], float(q), u, up))
                net += q * up
            net = round(net, 2)
            due = d + timedelta(days=R.choice([14, 30, 30, 45]))
            if due > date(2026, 11, 30):
                due = date(2026, 11, 30)
            r = R.random()
            old = (live - d).days > 75
            st = "VOID" if r < .04 else "DISP" if r < .09 else ("PAID" if old and r < .9 else R.choice(["OPEN", "APPR"]))
            tax = round(net * (.2 if R.random() < .8 else 0), 2)
            invs.append((n, "INV%05d" % (40000 + n * 3), s[0], s[3], s[2], d.isoformat(), due.isoformat(), net, tax, st, stamp(d)))
            if st == "PAID":
                g = net + tax
                pd = due + timedelta(days=R.choice([-12, -8, -5, -3, -1, 0, 0, 2, 6, 17, 31]))
                if pd <= d:
                    pd = d + timedelta(days=3)
                m = R.choices(["BACS", "CHQ", "CARD", "CASH"], [75, 14, 8, 3])[0]
                x = R.random()
                parts = [g]
                if x < .12:
                    parts = [round(g * .6, 2), round(g - round(g * .6, 2), 2)]
                elif x < .16:
                    parts = [round(g * R.uniform(.85, .96), 2)]
                for z, a in enumerate(parts):
                    pays.append((len(pays) + 1, n, min(pd + timedelta(days=z * 13), date(2026, 11, 20)).isoformat(), round(a, 2), m, "TX%08d" % R.randrange(10**8) if m == "BACS" else None))
            elif st in ("DISP", "APPR") and R.random() < .2:
                pays.append((len(pays) + 1, n, min(due, date(2026, 11, 20)).isoformat(), round(net * .4, 2), "BACS", "TX%08d" % R.randrange(10**8)))
    put(con, "invoices", invs)
    put(con, "inv_lines", lines)
    put(con, "payments", pays)
    con.commit()
    con.execute("VACUUM")
    con.close()


ticketing()
builder()
