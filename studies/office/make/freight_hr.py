"""Writes freight.sqlite and hr.sqlite into the working directory, the same each time."""

import sqlite3, random, os
from datetime import date, timedelta as TD, datetime

FN = dict(
    F="Anna Maria Grace Priya Sofia Laura Emily Olivia Hannah Chloe Fatima Ingrid Julia Megan Rachel Nina Elena Yuki Aisha Claire Karen Denise Tanya Monica Beth Carmen Lucy Helen Ruth Simone".split(),
    M="James Robert Carlos David Michael Ahmed Peter Thomas Daniel Kevin Marcus Luis Brian Oscar Samuel Victor Ivan Raj Patrick George Henry Leon Walter Diego Frank Neil Hugo Stefan Kenji Omar".split(),
)
LN = "Miller Garcia Nguyen Patel Schmidt Kowalski Johnson Brown O'Neill Rossi Dubois Larsen Kim Tanaka Silva Walker Hughes Novak Fischer Murphy Clark Bennett Ortiz Reyes Coleman Foster Weber Jansen Haddad Singh Morgan Price Bell Ward Quinn Doyle Keller Romero Hayes Pratt".split()


def fresh(n):
    p = n
    if os.path.exists(p):
        os.remove(p)
    return sqlite3.connect(p)


def ins(c, t, rows):
    c.executemany(f"INSERT INTO {t} VALUES ({','.join('?'*len(rows[0]))})", rows)


def rd(r, a, b):
    return a + TD(days=r.randint(0, (b - a).days))


def stamp(r, d, h0=6, h1=19):
    return f"{d} {r.randint(h0,h1):02d}:{r.randint(0,59):02d}:{r.randint(0,59):02d}"


D = date
END = D(2025, 12, 20)


def freight():
    r = random.Random(41)
    c = fresh("freight.sqlite")
    c.executescript("""PRAGMA foreign_keys=ON;
CREATE TABLE customers (id INTEGER PRIMARY KEY, company_name TEXT NOT NULL, industry TEXT NOT NULL, contact_name TEXT, contact_email TEXT, phone TEXT, city TEXT NOT NULL, state TEXT NOT NULL, credit_limit REAL NOT NULL, is_active INTEGER NOT NULL DEFAULT 1, created_at TEXT NOT NULL);
CREATE TABLE warehouses (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL, state TEXT NOT NULL, capacity_pallets INTEGER NOT NULL, has_cold_storage INTEGER NOT NULL, opened_on TEXT NOT NULL);
CREATE TABLE vehicles (id INTEGER PRIMARY KEY, plate_number TEXT UNIQUE NOT NULL, vehicle_type TEXT NOT NULL, make TEXT NOT NULL, model_year INTEGER NOT NULL, max_load_kg INTEGER NOT NULL, status TEXT NOT NULL, home_warehouse_id INTEGER NOT NULL REFERENCES warehouses(id), purchase_price REAL NOT NULL, purchased_on TEXT NOT NULL);
CREATE TABLE drivers (id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, phone TEXT, license_class TEXT NOT NULL, license_expires_on TEXT NOT NULL, hazmat_certified INTEGER NOT NULL, home_warehouse_id INTEGER NOT NULL REFERENCES warehouses(id), hourly_wage REAL NOT NULL, status TEXT NOT NULL, hired_on TEXT NOT NULL);
CREATE TABLE shipments (id INTEGER PRIMARY KEY, tracking_number TEXT UNIQUE NOT NULL, customer_id INTEGER NOT NULL REFERENCES customers(id), origin_warehouse_id INTEGER NOT NULL REFERENCES warehouses(id), destination_city TEXT NOT NULL, destination_state TEXT NOT NULL, service_level TEXT NOT NULL, weight_kg REAL NOT NULL, declared_value REAL, freight_charge REAL NOT NULL, is_hazardous INTEGER NOT NULL, status TEXT NOT NULL, booked_at TEXT NOT NULL, promised_date TEXT NOT NULL);
CREATE TABLE trips (id INTEGER PRIMARY KEY, vehicle_id INTEGER NOT NULL REFERENCES vehicles(id), driver_id INTEGER NOT NULL REFERENCES drivers(id), start_warehouse_id INTEGER NOT NULL REFERENCES warehouses(id), trip_date TEXT NOT NULL, distance_km REAL NOT NULL, hours_driven REAL NOT NULL, status TEXT NOT NULL);
CREATE TABLE deliveries (id INTEGER PRIMARY KEY, shipment_id INTEGER NOT NULL REFERENCES shipments(id), trip_id INTEGER NOT NULL REFERENCES trips(id), attempt_number INTEGER NOT NULL, attempted_at TEXT NOT NULL, outcome TEXT NOT NULL, failure_reason TEXT, signed_by TEXT);
CREATE TABLE fuel_purchases (id INTEGER PRIMARY KEY, vehicle_id INTEGER NOT NULL REFERENCES vehicles(id), driver_id INTEGER REFERENCES drivers(id), purchased_on TEXT NOT NULL, station TEXT NOT NULL, liters REAL NOT NULL, total_cost REAL NOT NULL);
CREATE TABLE maintenance_records (id INTEGER PRIMARY KEY, vehicle_id INTEGER NOT NULL REFERENCES vehicles(id), service_date TEXT NOT NULL, service_type TEXT NOT NULL, workshop TEXT NOT NULL, odometer_km INTEGER NOT NULL, cost REAL NOT NULL, notes TEXT);
CREATE TABLE invoices (id INTEGER PRIMARY KEY, invoice_number TEXT UNIQUE NOT NULL, customer_id INTEGER NOT NULL REFERENCES customers(id), issued_on TEXT NOT NULL, due_on TEXT NOT NULL, amount REAL NOT NULL, status TEXT NOT NULL, paid_on TEXT);
""")
    cities = [
        ("Dallas", "TX"),
        ("Houston", "TX"),
        ("Chicago", "IL"),
        ("Denver", "CO"),
        ("Phoenix", "AZ"),
        ("Atlanta", "GA"),
        ("Memphis", "TN"),
        ("Nashville", "TN"),
        ("Kansas City", "MO"),
        ("Columbus", "OH"),
        ("Portland", "OR"),
        ("Seattle", "WA"),
        ("Omaha", "NE"),
        ("Tulsa", "OK"),
        ("Charlotte", "NC"),
    ]

    def ph():
        return f"+1-{r.randint(210,989)}-555-{r.randint(0,9999):04d}"

    names = [
        a + " " + b
        for a in "Northgate Bluewater Summit Harvest Redwood Ironclad Pioneer Lakeside Crestline Silverline".split()
        for b in ["Foods", "Supply Co", "Industries", "Pharma", "Textiles", "Home Goods", "Chemicals"]
    ]
    r.shuffle(names)
    ind = {
        "Foods": "Food & Beverage",
        "Co": "Wholesale",
        "Industries": "Manufacturing",
        "Pharma": "Pharmaceutical",
        "Textiles": "Apparel",
        "Goods": "Retail",
        "Chemicals": "Chemicals",
    }
    cust = []
    for i, n in enumerate(names[:60], 1):
        ci, st = r.choice(cities)
        f = r.choice(FN[r.choice("FM")])
        l = r.choice(LN)
        cust.append(
            (
                i,
                n,
                ind[n.split()[-1]],
                f"{f} {l}",
                None if r.random() < 0.1 else f"{f}.{l}@{n.replace(' ','')}.com".replace("'", "").lower(),
                None if r.random() < 0.15 else ph(),
                ci,
                st,
                r.choice([5000, 10000, 20000, 25000, 50000, 75000, 100000]),
                int(r.random() > 0.15),
                stamp(r, rd(r, D(2023, 1, 3), D(2025, 6, 30))),
            )
        )
    ins(c, "customers", cust)
    wh = [
        ("Dallas Central Hub", "Dallas", "TX", 5200, 1),
        ("Houston Port Depot", "Houston", "TX", 4100, 1),
        ("Chicago South Yard", "Chicago", "IL", 6800, 1),
        ("Denver Crossdock", "Denver", "CO", 2300, 0),
        ("Phoenix Desert Depot", "Phoenix", "AZ", 1900, 0),
        ("Atlanta Gateway", "Atlanta", "GA", 4700, 1),
        ("Memphis River Hub", "Memphis", "TN", 5900, 0),
        ("Columbus Depot", "Columbus", "OH", 2600, 0),
        ("Seattle Harbor Yard", "Seattle", "WA", 3300, 1),
        ("Kansas City Railside", "Kansas City", "MO", 2900, 0),
        ("Charlotte East Depot", "Charlotte", "NC", 1500, 0),
        ("Portland Annex", "Portland", "OR", 900, 0),
    ] + [
        (f"{x} Overflow", x, y, z, 0)
        for x, y, z in [
            ("Dallas", "TX", 700),
            ("Chicago", "IL", 850),
            ("Atlanta", "GA", 650),
            ("Houston", "TX", 600),
            ("Omaha", "NE", 780),
            ("Tulsa", "OK", 820),
            ("Nashville", "TN", 1250),
            ("Memphis", "TN", 560),
        ]
    ]
    ins(
        c,
        "warehouses",
        [
            (i,)
            + w
            + (str(rd(r, D(2023, 1, 5) if i > 11 else D(2005, 1, 1), D(2025, 8, 1) if i > 11 else D(2022, 12, 1))),)
            for i, w in enumerate(wh, 1)
        ],
    )
    vt = {
        "Box Truck": (["Isuzu", "Hino", "Ford"], (4000, 7000), (52000, 90000)),
        "Semi Truck": (["Freightliner", "Volvo", "Kenworth"], (18000, 25000), (120000, 190000)),
        "Cargo Van": (["Ford", "Mercedes-Benz", "Ram"], (1200, 1900), (34000, 56000)),
        "Refrigerated Truck": (["Isuzu", "Volvo", "Freightliner"], (5000, 12000), (95000, 160000)),
    }
    vs = []
    for i in range(1, 46):
        t = r.choices(list(vt), [14, 14, 10, 7])[0]
        mk, ld, pr = vt[t]
        y = r.randint(2014, 2025)
        lo = max(D(y, 1, 1), D(y, 1, 1))
        hi = min(D(y, 12, 1) + TD(days=300), D(2025, 10, 1))
        p = rd(r, lo, hi)
        vs.append(
            (
                i,
                f"{''.join(r.choices('ABCDEFGHJKLMNPRSTVXYZ',k=3))}-{r.randint(1000,9999)}",
                t,
                r.choice(mk),
                y,
                round(r.randint(*ld), -2),
                r.choices(["active", "in_repair", "retired"], [33, 6, 6])[0],
                r.randint(1, 11),
                float(round(r.randint(*pr), -2)),
                str(p),
            )
        )
    ins(c, "vehicles", vs)
    used = set()
    dr = []
    while len(dr) < 55:
        n = (r.choice(FN[r.choices("FM", [1, 3])[0]]), r.choice(LN))
        if n in used:
            continue
        used.add(n)
        dr.append(
            (len(dr) + 1,)
            + n
            + (
                None if r.random() < 0.08 else ph(),
                r.choices(["A", "B", "C"], [30, 17, 8])[0],
                str(rd(r, D(2025, 3, 1), D(2029, 6, 1))),
                int(r.random() < 0.35),
                r.randint(1, 11),
                round(r.uniform(21, 39), 2),
                r.choices(["active", "on_leave", "terminated"], [44, 5, 6])[0],
                str(rd(r, D(2012, 1, 1), D(2025, 9, 1))),
            )
        )
    ins(c, "drivers", dr)
    vw = [r.uniform(0.4, 2) for _ in vs]
    cw = [r.uniform(0.2, 2.5) for _ in cust]
    trips = []
    # vehicles 44,45 and drivers 53-55 never used on trips
    td = sorted(rd(r, D(2023, 1, 9), END) for _ in range(800))
    for i, d in enumerate(td, 1):
        v = r.choices(vs, vw)[0]
        while v[0] > 43 or v[9] > str(d):
            v = r.choices(vs, vw)[0]
        q = r.choice(dr)
        while q[0] > 52 or q[10] > str(d):
            q = r.choice(dr)
        km = round(r.uniform(45, 980), 1)
        trips.append(
            (
                i,
                v[0],
                q[0],
                v[7] if r.random() < 0.8 else r.randint(1, 11),
                str(d),
                km,
                round(km / r.uniform(55, 85), 1),
                r.choices(["completed", "cancelled"], [95, 5])[0],
            )
        )
    ins(c, "trips", trips)
    sh = []
    dl = []
    by = [t for t in trips if t[7] == "completed"]
    import bisect

    bd = [t[4] for t in by]
    for i, b in enumerate(sorted(rd(r, D(2023, 1, 9), D(2025, 12, 15)) for _ in range(1400)), 1):
        cu = r.choices(cust[:56], cw[:56])[0]
        while cu[10][:10] > str(b) and r.random() < 0.97:
            cu = r.choices(cust[:56], cw[:56])[0]
        if cu[10][:10] > str(b):
            cu = min(cust[:56], key=lambda x: x[10])
        sl = r.choices(["standard", "express", "overnight"], [60, 28, 12])[0]
        w = round(r.lognormvariate(5.6, 0.9), 1)
        pd = b + TD(days={"standard": r.randint(5, 8), "express": r.randint(2, 4), "overnight": 1}[sl])
        dc = r.choice(cities)
        hz = int(r.random() < (0.4 if cu[2] == "Chemicals" else 0.05))
        ch = round((45 + w * 0.42) * {"standard": 1, "express": 1.5, "overnight": 2.2}[sl] * r.uniform(0.85, 1.2), 2)
        st = "cancelled" if r.random() < 0.05 else None
        if st is None:
            k = bisect.bisect_right(bd, str(b))
            k2 = k + r.choice([0, 0, 1, 2, 3, 4, 5])
            att = 1
            st = "booked"
            while k2 < len(by):
                t = by[k2]
                ok = r.random() < 0.87
                dl.append(
                    [
                        None,
                        i,
                        t[0],
                        att,
                        stamp(r, D.fromisoformat(t[4]), 8),
                        "delivered" if ok else "failed",
                        (
                            None
                            if ok
                            else r.choice(["recipient absent", "wrong address", "refused by recipient", "site closed"])
                        ),
                        (r.choice(LN) if r.random() < 0.9 else None) if ok else None,
                    ]
                )
                st = "delivered" if ok else "in_transit"
                if ok:
                    break
                if att == 3:
                    st = "returned"
                    break
                att += 1
                k2 += r.choice([1, 2])
        sh.append(
            (
                i,
                f"TRK{100000+i*7}",
                cu[0],
                r.choices(range(1, 12), [9, 7, 10, 4, 3, 7, 8, 4, 5, 4, 2])[0],
                dc[0],
                dc[1],
                sl,
                w,
                None if r.random() < 0.2 else round(w * r.uniform(3, 60), 2),
                ch,
                hz,
                st,
                stamp(r, b),
                str(pd),
            )
        )
    ins(c, "shipments", sh)
    dl.sort(key=lambda x: x[4])
    for i, x in enumerate(dl, 1):
        x[0] = i
    ins(c, "deliveries", dl)
    fu = []
    for t in trips:
        if t[7] == "completed" and r.random() < 0.75:
            L = round(t[5] * r.uniform(0.16, 0.34), 1)
            fu.append(
                (
                    len(fu) + 1,
                    t[1],
                    t[2] if r.random() < 0.95 else None,
                    t[4],
                    r.choice(["Shell", "Pilot", "Love's", "TA", "Flying J"]),
                    L,
                    round(L * r.uniform(0.92, 1.28), 2),
                )
            )
    ins(c, "fuel_purchases", fu)
    ma = []
    costs = {
        "oil change": (120, 320),
        "tire replacement": (450, 2200),
        "brake service": (300, 1400),
        "engine repair": (1200, 9500),
        "inspection": (80, 220),
        "transmission": (1500, 7800),
    }
    for d in sorted(rd(r, D(2023, 1, 15), END) for _ in range(210)):
        v = r.choice(vs[:42])
        while v[9] > str(d):
            v = r.choice(vs[:42])
        s = r.choices(list(costs), [70, 40, 35, 18, 40, 7])[0]
        age = (d - D.fromisoformat(v[9])).days
        ma.append(
            (
                len(ma) + 1,
                v[0],
                str(d),
                s,
                r.choice(["Lone Star Fleet Service", "QuickLane Trucks", "Midwest Diesel", "In-house"]),
                2000 + age * r.randint(70, 95),
                round(r.uniform(*costs[s]), 2),
                r.choice([None, None, None, "parts on warranty", "vehicle towed in", "follow-up needed"]),
            )
        )
    ins(c, "maintenance_records", ma)
    agg = {}
    for s in sh:
        if s[11] != "cancelled":
            k = (s[12][:7], s[2])
            agg[k] = agg.get(k, 0) + s[9]
    inv = []
    for (m, cu), a in sorted(agg.items()):
        y, mm = map(int, m.split("-"))
        iss = D(y + mm // 12, mm % 12 + 1, 1) + TD(days=r.randint(0, 4))
        if iss > D(2025, 12, 28):
            continue
        due = iss + TD(days=30)
        x = r.random()
        old = iss < D(2025, 10, 1)
        paid = iss + TD(days=r.randint(8, 55))
        ok = paid <= END and r.random() < (0.95 if old else 0.6)
        st = "paid" if ok else ("void" if r.random() < 0.15 else ("overdue" if due < END else "open"))
        inv.append(
            (
                len(inv) + 1,
                f"INV-{y}-{len(inv)+1:05d}",
                cu,
                str(iss),
                str(due),
                round(a, 2),
                st,
                str(paid) if ok else None,
            )
        )
    ins(c, "invoices", inv)
    c.commit()
    assert not c.execute("pragma foreign_key_check").fetchall()
    return c


def hr():
    r = random.Random(77)
    c = fresh("hr.sqlite")
    c.executescript("""
CREATE TABLE office (office_id INTEGER PRIMARY KEY, office_name TEXT NOT NULL, city TEXT NOT NULL, country TEXT NOT NULL, desk_cnt INTEGER NOT NULL, monthly_rent REAL, opened_dt TEXT NOT NULL);
CREATE TABLE department (dept_id INTEGER PRIMARY KEY, dept_name TEXT NOT NULL, cost_ctr TEXT NOT NULL, annual_budget REAL NOT NULL, head_emp_id INTEGER REFERENCES employee(emp_id));
CREATE TABLE job_position (pos_id INTEGER PRIMARY KEY, pos_title TEXT NOT NULL, job_lvl INTEGER NOT NULL, min_sal REAL NOT NULL, max_sal REAL NOT NULL);
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT, phone_no TEXT, gender TEXT, birth_dt TEXT, hire_dt TEXT NOT NULL, term_dt TEXT, emp_status TEXT NOT NULL, emp_type TEXT NOT NULL, is_remote INTEGER NOT NULL DEFAULT 0, dept_id INTEGER NOT NULL REFERENCES department(dept_id), pos_id INTEGER NOT NULL REFERENCES job_position(pos_id), office_id INTEGER NOT NULL REFERENCES office(office_id), mgr_id INTEGER REFERENCES employee(emp_id));
CREATE TABLE salary_hist (sal_id INTEGER PRIMARY KEY, emp_id INTEGER NOT NULL REFERENCES employee(emp_id), annual_sal REAL NOT NULL, eff_from_dt TEXT NOT NULL, eff_to_dt TEXT, chg_reason TEXT NOT NULL);
CREATE TABLE leave_request (leave_id INTEGER PRIMARY KEY, emp_id INTEGER NOT NULL REFERENCES employee(emp_id), leave_type TEXT NOT NULL, start_dt TEXT NOT NULL, end_dt TEXT NOT NULL, num_days INTEGER NOT NULL, req_status TEXT NOT NULL, submitted_dt TEXT NOT NULL, approver_id INTEGER REFERENCES employee(emp_id));
CREATE TABLE training (trn_id INTEGER PRIMARY KEY, trn_title TEXT NOT NULL, category TEXT NOT NULL, provider TEXT NOT NULL, duration_hrs INTEGER NOT NULL, cost_per_seat REAL NOT NULL, is_mandatory INTEGER NOT NULL);
CREATE TABLE training_enrollment (enr_id INTEGER PRIMARY KEY, emp_id INTEGER NOT NULL REFERENCES employee(emp_id), trn_id INTEGER NOT NULL REFERENCES training(trn_id), enrolled_dt TEXT NOT NULL, completed_dt TEXT, enr_status TEXT NOT NULL, score INTEGER);
CREATE TABLE perf_review (rev_id INTEGER PRIMARY KEY, emp_id INTEGER NOT NULL REFERENCES employee(emp_id), reviewer_id INTEGER NOT NULL REFERENCES employee(emp_id), rev_year INTEGER NOT NULL, rev_dt TEXT NOT NULL, rating INTEGER NOT NULL, promo_recommended INTEGER NOT NULL, comments TEXT);
""")
    off = [
        ("Berlin HQ", "Berlin", "Germany", 140, 68000),
        ("Munich Office", "Munich", "Germany", 60, 31000),
        ("London Office", "London", "United Kingdom", 80, 54000),
        ("Dublin Office", "Dublin", "Ireland", 45, 22500),
        ("Lisbon Hub", "Lisbon", "Portugal", 50, 14800),
        ("Warsaw Tech Center", "Warsaw", "Poland", 75, 19500),
        ("Madrid Office", "Madrid", "Spain", 40, 16200),
        ("Porto Satellite", "Porto", "Portugal", 15, None),
    ]
    ins(c, "office", [(i,) + o + (str(rd(r, D(2009, 1, 1), D(2023, 6, 1))),) for i, o in enumerate(off, 1)])
    dp = [
        ("Engineering", 4200000, 40),
        ("Product", 1300000, 12),
        ("Sales", 2900000, 34),
        ("Marketing", 1700000, 18),
        ("Customer Support", 1500000, 28),
        ("Finance", 980000, 14),
        ("Human Resources", 760000, 10),
        ("Legal", 640000, 6),
        ("IT Operations", 1450000, 16),
        ("Procurement", 520000, 8),
        ("Facilities", 410000, 6),
        ("Data & Analytics", 1250000, 14),
    ]
    pos = {
        "Engineering": ["Software Engineer", "Senior Software Engineer", "QA Engineer"],
        "Product": ["Product Manager", "Product Designer"],
        "Sales": ["Account Executive", "Sales Development Rep"],
        "Marketing": ["Marketing Specialist", "Content Writer"],
        "Customer Support": ["Support Agent", "Support Team Lead"],
        "Finance": ["Accountant", "Financial Analyst"],
        "Human Resources": ["HR Generalist", "Recruiter"],
        "Legal": ["Legal Counsel", "Paralegal"],
        "IT Operations": ["Systems Administrator", "IT Support Technician"],
        "Procurement": ["Buyer", "Procurement Specialist"],
        "Facilities": ["Facilities Coordinator", "Receptionist"],
        "Data & Analytics": ["Data Analyst", "Data Scientist"],
    }
    band = {
        "Software Engineer": (3, 52000, 78000),
        "Senior Software Engineer": (4, 75000, 108000),
        "QA Engineer": (3, 45000, 66000),
        "Product Manager": (4, 68000, 99000),
        "Product Designer": (3, 50000, 74000),
        "Account Executive": (3, 48000, 82000),
        "Sales Development Rep": (2, 34000, 48000),
        "Marketing Specialist": (2, 38000, 55000),
        "Content Writer": (2, 36000, 50000),
        "Support Agent": (1, 28000, 40000),
        "Support Team Lead": (3, 42000, 58000),
        "Accountant": (2, 42000, 60000),
        "Financial Analyst": (3, 50000, 72000),
        "HR Generalist": (2, 40000, 57000),
        "Recruiter": (2, 38000, 56000),
        "Legal Counsel": (4, 72000, 105000),
        "Paralegal": (2, 38000, 52000),
        "Systems Administrator": (3, 48000, 70000),
        "IT Support Technician": (1, 32000, 45000),
        "Buyer": (2, 38000, 54000),
        "Procurement Specialist": (3, 45000, 63000),
        "Facilities Coordinator": (2, 34000, 47000),
        "Receptionist": (1, 26000, 35000),
        "Data Analyst": (3, 48000, 70000),
        "Data Scientist": (4, 65000, 98000),
        "Department Director": (5, 98000, 150000),
        "Team Manager": (4, 70000, 105000),
        "Chief Executive Officer": (6, 190000, 260000),
    }
    ins(c, "job_position", [(i, t) + b for i, (t, b) in enumerate(band.items(), 1)])
    pid = {t: i for i, t in enumerate(band, 1)}
    ins(c, "department", [(i, n, f"CC-{100+i*10}", float(b), None) for i, (n, b, _) in enumerate(dp, 1)])
    used = set()
    E = []

    def add(dep, title, mgr, early=False):
        while 1:
            g = r.choice("FM")
            n = (r.choice(FN[g]), r.choice(LN))
            if n not in used:
                used.add(n)
                break
        i = len(E) + 1
        h = (
            rd(r, D(2011, 1, 1), D(2019, 12, 31))
            if early
            else (rd(r, D(2023, 1, 1), D(2025, 11, 1)) if r.random() < 0.5 else rd(r, D(2014, 1, 1), D(2022, 12, 31)))
        )
        term = None
        st = "active"
        if not early:
            x = r.random()
            if x < 0.14:
                lo = max(h + TD(days=70), D(2023, 2, 1))
                if lo < D(2025, 11, 20):
                    term = str(rd(r, lo, D(2025, 11, 30)))
                    st = "terminated"
            elif x < 0.18:
                st = "on_leave"
        E.append(
            [
                i,
                *n,
                f"{n[0]}.{n[1]}@halvorsen-group.eu".replace("'", "").lower(),
                None if r.random() < 0.12 else f"+49 30 55{r.randint(10000,99999)}",
                g if r.random() > 0.03 else None,
                (
                    str(rd(r, D(1963, 1, 1), D(1985, 1, 1) if early else D(2001, 6, 1)))
                    if r.random() > 0.02 or early
                    else None
                ),
                str(h),
                term,
                st,
                "full_time" if early else r.choices(["full_time", "part_time", "contractor"], [78, 13, 9])[0],
                int(r.random() < 0.25),
                dep,
                pid[title],
                r.choices(range(1, 8), [10, 4, 5, 3, 4, 5, 2])[0],
                mgr,
            ]
        )
        return i

    ceo = add(2, "Chief Executive Officer", None, True)
    for d, (n, b, k) in enumerate(dp, 1):
        h = add(d, "Department Director", ceo, True)
        ms = [h]
        if k >= 14:
            ms = [add(d, "Team Manager", h, True) for _ in range(k // 9)]
        c.execute("update department set head_emp_id=? where dept_id=?", (None if n == "Facilities" else h, d))
        for _ in range(k):
            add(d, r.choice(pos[n]), r.choice(ms))
    ins(c, "employee", E)
    S = []
    for e in E:
        t = [x for x in band if pid[x] == e[13]][0]
        lo, hi = band[t][1:]
        s = r.uniform(lo, lo + (hi - lo) * 0.6)
        d = D.fromisoformat(e[7])
        end = D.fromisoformat(e[8]) if e[8] else END
        cur = max(d, D(2021, 1, 1))
        reason = "hire" if cur == d else "annual_raise"
        fin = []
        while 1:
            fin.append([cur, round(s / 100) * 100, reason])
            nx = D(cur.year + 1, 4, 1) if r.random() < 0.85 else cur + TD(days=r.randint(200, 500))
            if (nx - cur).days < 150:
                nx = D(cur.year + 1, 10, 1)
            if nx >= end:
                break
            reason = r.choices(["annual_raise", "promotion", "adjustment"], [7, 1.5, 1.5])[0]
            s = min(s * (1 + r.uniform(0.015, 0.05) + (0.07 if reason == "promotion" else 0)), hi * 1.02)
            cur = nx
        for k, f in enumerate(fin):
            S.append(
                (
                    len(S) + 1,
                    e[0],
                    float(f[1]),
                    str(f[0]),
                    str(fin[k + 1][0] - TD(days=1)) if k + 1 < len(fin) else e[8],
                    f[2],
                )
            )
    ins(c, "salary_hist", S)
    L = []
    for _ in range(900):
        e = r.choice(E)
        if e[0] % 17 == 5:
            continue
        lo = max(D.fromisoformat(e[7]) + TD(days=20), D(2023, 1, 9))
        hi = D.fromisoformat(e[8]) - TD(days=20) if e[8] else D(2025, 12, 20)
        if lo >= hi:
            continue
        s = rd(r, lo, hi)
        t = r.choices(["annual", "sick", "parental", "unpaid", "study"], [58, 26, 4, 7, 5])[0]
        n = {
            "annual": r.randint(1, 15),
            "sick": r.randint(1, 7),
            "parental": r.randint(30, 90),
            "unpaid": r.randint(1, 20),
            "study": r.randint(1, 5),
        }[t]
        st = r.choices(["approved", "rejected", "pending", "cancelled"], [80, 9, 3 if s < D(2025, 10, 1) else 25, 6])[0]
        L.append(
            [
                0,
                e[0],
                t,
                str(s),
                str(s + TD(days=n - 1)),
                n,
                st,
                str(s - TD(days=0 if t == "sick" else r.randint(3, 60))),
                None if st == "pending" else e[15],
            ]
        )
    L.sort(key=lambda x: x[3])
    for i, x in enumerate(L, 1):
        x[0] = i
    ins(c, "leave_request", L)
    T = [
        ("Fire Safety", "Compliance", "SafeWork GmbH", 2, 25, 1),
        ("GDPR Basics", "Compliance", "PrivacyPro", 3, 40, 1),
        ("Anti-Harassment", "Compliance", "SafeWork GmbH", 2, 30, 1),
        ("Information Security Awareness", "Compliance", "CyberShield", 2, 35, 1),
        ("Code of Conduct", "Compliance", "Internal", 1, 0, 1),
        ("Python for Analysts", "Technical", "DataCamp", 24, 290, 0),
        ("Advanced SQL", "Technical", "DataCamp", 16, 240, 0),
        ("AWS Fundamentals", "Technical", "Amazon", 20, 480, 0),
        ("Kubernetes in Practice", "Technical", "CloudSchool", 24, 720, 0),
        ("Excel Masterclass", "Technical", "Internal", 8, 0, 0),
        ("Leadership Essentials", "Leadership", "Franklin Academy", 16, 950, 0),
        ("Giving Feedback", "Leadership", "Franklin Academy", 6, 310, 0),
        ("Executive Coaching", "Leadership", "Mindful Leaders", 12, 2400, 0),
        ("Negotiation Skills", "Soft Skills", "SalesPro Institute", 8, 420, 0),
        ("Presentation Skills", "Soft Skills", "Speakwell", 8, 260, 0),
        ("Time Management", "Soft Skills", "Internal", 4, 0, 0),
        ("Business English", "Language", "Berlitz", 40, 610, 0),
        ("German for Beginners", "Language", "Berlitz", 40, 590, 0),
        ("First Aid", "Health", "Red Cross", 8, 55, 0),
        ("Mental Health at Work", "Health", "Mindful Leaders", 4, 120, 0),
        ("Project Management Basics", "Technical", "Internal", 12, 0, 0),
        ("PRINCE2 Foundation", "Technical", "Axelos", 30, 890, 0),
        ("Spanish Conversation", "Language", "Berlitz", 30, 450, 0),
    ]
    ins(c, "training", [(i,) + t for i, t in enumerate(T, 1)])
    N = []
    seen = set()
    for _ in range(1150):
        e = r.choice(E)
        t = r.choices(range(1, 23), [6] * 5 + [2] * 5 + [2, 2, 0.5] + [2] * 6 + [2, 2, 1])[0]
        if (e[0], t) in seen or e[0] % 23 == 4:
            continue
        lo = max(D.fromisoformat(e[7]) + TD(days=5), D(2023, 1, 10))
        hi = D.fromisoformat(e[8]) if e[8] else D(2025, 12, 15)
        if lo >= hi:
            continue
        seen.add((e[0], t))
        s = rd(r, lo, hi)
        cd = s + TD(days=r.randint(1, 60))
        st = r.choices(["completed", "dropped", "no_show"], [82, 11, 7])[0]
        if st == "completed" and cd > END:
            st = "in_progress"
        ok = st == "completed"
        N.append(
            [0, e[0], t, str(s), str(cd) if ok else None, st, r.randint(55, 100) if ok and r.random() > 0.12 else None]
        )
    N.sort(key=lambda x: x[3])
    for i, x in enumerate(N, 1):
        x[0] = i
    ins(c, "training_enrollment", N)
    P = []
    for y in (2023, 2024, 2025):
        for e in E:
            if e[15] is None or e[7] > f"{y}-08-01" or (e[8] and e[8] < f"{y}-12-01") or r.random() < 0.07:
                continue
            g = r.choices([1, 2, 3, 4, 5], [3, 11, 46, 30, 10])[0]
            P.append(
                (
                    len(P) + 1,
                    e[0],
                    e[15],
                    y,
                    str(rd(r, D(y, 11, 10), D(y, 12, 18))),
                    g,
                    int(g >= 4 and r.random() < 0.3),
                    r.choice(
                        [
                            None,
                            None,
                            "Solid contributor",
                            "Needs to improve communication",
                            "Exceeded targets",
                            "Great team player",
                            "Missed several deadlines",
                        ]
                    ),
                )
            )
    ins(c, "perf_review", P)
    c.commit()
    assert not c.execute("pragma foreign_key_check").fetchall()
    return c


for make in (freight, hr):
    make()
