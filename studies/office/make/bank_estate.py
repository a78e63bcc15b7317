"""Writes bank.sqlite, estate.sqlite and northwind.sqlite (of the test data) into the working directory, the same each time."""

import sqlite3, random, os
from datetime import date, timedelta


def fresh(p):
    if os.path.exists(p):
        os.remove(p)
    return sqlite3.connect(p)


# ---- northwind
c = fresh("northwind.sqlite")
c.executescript(
    open(
        os.environ["SQLAGENT_DATA"] + "/northwind/northwind_sqlite_create.sql", encoding="utf-8-sig", errors="replace"
    ).read()
)
c.commit()
c.close()

F = "Amelia Oliver Grace Thomas Hannah Daniel Priya Marcus Elena Patrick Fatima Victor Naomi Samuel Ingrid Leon Chloe Omar Beatrice Felix Yuki Adrian Carmen Hugo Rosa Dennis Leila Gavin Nina Trevor Wanda Joel Mei Conor Tessa Rafael Judith Ivan Paula Kofi".split()
L = "Carter Nguyen Fischer Okafor Patel Moreau Sullivan Haddad Lindgren Torres Novak Bennett Kim Delgado Whitaker Rossi Abbott Yamada Kowalski Shaw Barnes Ibrahim Marsh Olsen Vega Holloway Dunn Castillo Reyes Brandt Pruitt Singh Lambert Quinn Osei Mercer Flores Hale Conway Tanaka".split()


def names(r, n):
    a = [(f, l) for f in F for l in L]
    r.shuffle(a)
    return a[:n]


def d(r, a, b):
    a, b = date.fromisoformat(a), date.fromisoformat(b)
    return (a + timedelta(days=r.randint(0, (b - a).days))).isoformat()


def addm(iso, n):
    y, m, _ = map(int, iso.split("-"))
    k = y * 12 + m - 1 + n
    return f"{k//12:04d}-{k%12+1:02d}-01"


def plus(iso, n):
    return (date.fromisoformat(iso) + timedelta(days=n)).isoformat()


def m(r, a, b):
    return round(r.uniform(a, b), 2)


def ins(c, t, rows):
    c.executemany(f"insert into {t} values({','.join('?'*len(rows[0]))})", rows)


# ---- bank
r = random.Random(4711)
c = fresh("bank.sqlite")
c.executescript("""
CREATE TABLE branches(branch_id INTEGER PRIMARY KEY, branch_name TEXT NOT NULL, city TEXT NOT NULL, state TEXT NOT NULL, opened_on TEXT NOT NULL, has_drive_through INTEGER NOT NULL);
CREATE TABLE employees(employee_id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, job_title TEXT NOT NULL, branch_id INTEGER NOT NULL REFERENCES branches(branch_id), hire_date TEXT NOT NULL, salary REAL NOT NULL, termination_date TEXT);
CREATE TABLE customers(customer_id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT, phone TEXT, date_of_birth TEXT NOT NULL, city TEXT NOT NULL, state TEXT NOT NULL, segment TEXT NOT NULL, joined_on TEXT NOT NULL, home_branch_id INTEGER NOT NULL REFERENCES branches(branch_id), paperless INTEGER NOT NULL);
CREATE TABLE accounts(account_id INTEGER PRIMARY KEY, account_number TEXT NOT NULL, customer_id INTEGER NOT NULL REFERENCES customers(customer_id), branch_id INTEGER NOT NULL REFERENCES branches(branch_id), account_type TEXT NOT NULL, status TEXT NOT NULL, balance REAL NOT NULL, overdraft_limit REAL, opened_date TEXT NOT NULL, closed_date TEXT);
CREATE TABLE cards(card_id INTEGER PRIMARY KEY, account_id INTEGER NOT NULL REFERENCES accounts(account_id), card_type TEXT NOT NULL, network TEXT NOT NULL, status TEXT NOT NULL, issued_date TEXT NOT NULL, expiry_date TEXT NOT NULL, contactless INTEGER NOT NULL);
CREATE TABLE transactions(transaction_id INTEGER PRIMARY KEY, account_id INTEGER NOT NULL REFERENCES accounts(account_id), transaction_date TEXT NOT NULL, transaction_type TEXT NOT NULL, amount REAL NOT NULL, channel TEXT NOT NULL, description TEXT, is_flagged INTEGER NOT NULL);
CREATE TABLE loans(loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers(customer_id), branch_id INTEGER NOT NULL REFERENCES branches(branch_id), loan_officer_id INTEGER REFERENCES employees(employee_id), loan_type TEXT NOT NULL, principal REAL NOT NULL, interest_rate REAL NOT NULL, term_months INTEGER NOT NULL, start_date TEXT NOT NULL, status TEXT NOT NULL);
CREATE TABLE loan_payments(payment_id INTEGER PRIMARY KEY, loan_id INTEGER NOT NULL REFERENCES loans(loan_id), due_date TEXT NOT NULL, paid_date TEXT, amount_due REAL NOT NULL, amount_paid REAL, late_fee REAL NOT NULL);
""")
cities = [
    ("Riverside Main", "Portland", "OR"),
    ("Pearl District", "Portland", "OR"),
    ("Salem Center", "Salem", "OR"),
    ("Eugene Oakway", "Eugene", "OR"),
    ("Seattle Pine Street", "Seattle", "WA"),
    ("Ballard", "Seattle", "WA"),
    ("Tacoma Dome", "Tacoma", "WA"),
    ("Spokane Valley", "Spokane", "WA"),
    ("Vancouver Mill Plain", "Vancouver", "WA"),
    ("Boise Downtown", "Boise", "ID"),
    ("Meridian Village", "Meridian", "ID"),
    ("Nampa Gateway", "Nampa", "ID"),
    ("Bend Old Mill", "Bend", "OR"),
    ("Bellevue Square", "Bellevue", "WA"),
    ("Olympia Capitol", "Olympia", "WA"),
    ("Yakima Valley", "Yakima", "WA"),
    ("Medford Plaza", "Medford", "OR"),
    ("Coeur d'Alene Lakeside", "Coeur d'Alene", "ID"),
    ("Idaho Falls Riverwalk", "Idaho Falls", "ID"),
    ("Corvallis Campus", "Corvallis", "OR"),
]
opened = [d(r, "2023-01-02", "2024-06-30") if i % 4 == 3 else d(r, "1985-01-01", "2015-12-31") for i in range(20)]
ins(c, "branches", [(i + 1, *b, opened[i], int(r.random() < 0.4)) for i, b in enumerate(cities)])
nm = names(r, 460)
jobs = ["Teller", "Teller", "Personal Banker", "Loan Officer", "Branch Manager"]
emp = []
eid = 0
sal = {
    "Teller": (36000, 46000),
    "Personal Banker": (46000, 62000),
    "Loan Officer": (58000, 84000),
    "Branch Manager": (82000, 115000),
}
for b in range(1, 21):
    for j in jobs[: 5 if b <= 12 else 5]:
        if j == "Personal Banker" and b % 3 == 0:
            continue
        eid += 1
        f, l = nm.pop()
        h = d(r, "2023-01-02", "2025-06-30")
        t = plus(h, r.randint(60, 400)) if j in ("Teller", "Personal Banker") and r.random() < 0.2 else None
        if t and t > "2025-12-31":
            t = None
        emp.append((eid, f, l, j, b, h, float(round(r.uniform(*sal[j]), -2)), t))
ins(c, "employees", emp)
cust = []
w = [3 if b[1] in ("Portland", "Seattle", "Boise") else 1 for b in cities]
for i in range(1, 301):
    f, l = nm.pop()
    b = r.choices(range(20), w)[0]
    ci = cities[b]
    cust.append(
        (
            i,
            f,
            l,
            None if r.random() < 0.1 else f"{f}.{l}@{r.choice(['gmail.com','outlook.com','yahoo.com'])}".lower(),
            None if r.random() < 0.15 else f"({r.choice([503,206,208,509])}) 555-{r.randint(1000,9999)}",
            d(r, "1942-01-01", "2006-12-31"),
            ci[1],
            ci[2],
            r.choices(["retail", "premium", "student", "small_business"], [6, 2, 1.5, 1.5])[0],
            d(r, "2023-01-02", "2025-11-30"),
            b + 1,
            int(r.random() < 0.65),
        )
    )
ins(c, "customers", cust)
acc = []
for cu in cust:
    if r.random() < 0.06:
        continue
    ts = ["checking"] + [
        t for t, p in (("savings", 0.55), ("money_market", 0.15), ("certificate", 0.12)) if r.random() < p
    ]
    for k, t in enumerate(ts):
        o = cu[9] if k == 0 else d(r, cu[9], "2025-12-15")
        st = r.choices(["active", "dormant", "frozen", "closed"], [82, 7, 3, 8])[0]
        cl = d(r, plus(o, 1), "2025-12-31") if st == "closed" else None
        bal = (
            0.0
            if st == "closed"
            else {
                "checking": lambda: round(r.lognormvariate(7.6, 1), 2) if r.random() > 0.05 else -m(r, 10, 400),
                "savings": lambda: round(r.lognormvariate(9, 1), 2),
                "money_market": lambda: round(r.lognormvariate(10, 0.7), 2),
                "certificate": lambda: float(r.randint(2, 80) * 500 + r.randint(1, 499)),
            }[t]()
        )
        br = cu[10] if r.random() < 0.85 else r.randint(1, 20)
        acc.append(
            (
                len(acc) + 1,
                f"{r.randint(10**9,10**10-1)}",
                cu[0],
                br,
                t,
                st,
                bal,
                float(r.choice([250, 500, 1000])) if t == "checking" and r.random() < 0.6 else None,
                o,
                cl,
            )
        )
ins(c, "accounts", acc)
cards = []
for a in acc:
    if a[4] not in ("checking", "savings"):
        continue
    if r.random() < 0.12:
        continue
    for k in range(1 if r.random() < 0.8 else 2):
        ty = "debit" if k == 0 else "credit"
        iss = d(r, a[8], "2025-12-28")
        st = "cancelled" if a[5] == "closed" else r.choices(["active", "blocked", "lost", "expired"], [85, 6, 4, 0])[0]
        cards.append(
            (
                len(cards) + 1,
                a[0],
                ty,
                r.choices(["Visa", "Mastercard"], [2, 1])[0],
                st,
                iss,
                addm(iss, 48),
                int(r.random() < 0.8),
            )
        )
ins(c, "cards", cards)
tx = []
desc = {
    "deposit": ["Payroll", "Cash deposit", "Check deposit", "Mobile check"],
    "withdrawal": ["ATM cash", "Counter cash"],
    "purchase": ["Fred Meyer", "Costco", "Shell", "Amazon", "Starbucks", "Safeway", "Home Depot"],
    "transfer_out": ["Zelle", "Internal transfer", "Wire"],
    "fee": ["Overdraft fee", "Monthly maintenance", "Wire fee"],
}
chan = {
    "deposit": ["branch", "atm", "mobile", "online"],
    "withdrawal": ["atm", "branch"],
    "purchase": ["card"],
    "transfer_out": ["mobile", "online"],
    "fee": ["system"],
}
rng = {"deposit": (80, 4200), "withdrawal": (20, 600), "purchase": (4, 380), "transfer_out": (25, 1800), "fee": (5, 35)}
pool = [a for a in acc if r.random() < 0.93]
for i in range(1950):
    a = r.choice(pool)
    end = a[9] or "2025-12-31"
    t = r.choices(list(desc), [28, 14, 36, 16, 6])[0]
    amt = m(r, *rng[t])
    tx.append(
        (
            a[0],
            d(r, a[8], end),
            t,
            amt,
            r.choice(chan[t]),
            None if r.random() < 0.05 else r.choice(desc[t]),
            int(r.random() < (0.12 if amt > 2500 else 0.012)),
        )
    )
tx.sort(key=lambda x: x[1])
ins(c, "transactions", [(i + 1, *t) for i, t in enumerate(tx)])
los = [e[0] for e in emp if e[3] == "Loan Officer"]
loans = []
pay = []
lt = {
    "mortgage": (140000, 620000, (5.6, 7.4), [180, 360]),
    "auto": (8000, 52000, (5.2, 9.5), [36, 48, 60, 72]),
    "personal": (2000, 25000, (8.5, 15.5), [12, 24, 36, 48]),
    "home_equity": (15000, 120000, (7, 9.5), [60, 120]),
}
for i in range(1, 121):
    cu = r.choice(cust)
    t = r.choices(list(lt), [3, 4, 4, 1.5])[0]
    a, b, ir, te = lt[t]
    s = d(r, cu[9], "2025-12-20")
    P = float(round(r.uniform(a, b), -2))
    n = r.choice(te)
    rate = m(r, *ir)
    st = r.choices(["current", "delinquent", "paid_off", "defaulted"], [70, 12, 13, 5])[0]
    if s > "2025-06-01" and st != "current":
        st = "current"
    loans.append((i, cu[0], cu[10], r.choice(los) if r.random() < 0.92 else None, t, P, rate, n, s, st))
    q = rate / 1200
    inst = round(P * q / (1 - (1 + q) ** -n), 2)
    k = 1
    while addm(s, k) <= "2025-12-01" and k <= n:
        du = addm(s, k)
        last = addm(s, k + 1) > "2025-12-01"
        if st == "paid_off" and k > n * 0.6 + 3:
            break
        if st in ("delinquent", "defaulted") and addm(s, k + (3 if st == "delinquent" else 5)) > "2025-12-01":
            pay.append((i, du, None, inst, None, 35.0))
        else:
            late = r.random() < 0.12
            pd = plus(du, r.randint(16, 40) if late else -r.randint(0, 6))
            if pd > "2025-12-31":
                pd = "2025-12-31"
            pay.append((i, du, pd, inst, inst, 35.0 if late else 0.0))
        k += 1
pay.sort(key=lambda x: (x[1], x[0]))
ins(c, "loan_payments", [(i + 1, *p) for i, p in enumerate(pay)])
ins(c, "loans", loans)
c.commit()
c.close()

# ---- estate
r = random.Random(90210)
c = fresh("estate.sqlite")
c.executescript("""
CREATE TABLE owners(owner_id INTEGER PRIMARY KEY, owner_name TEXT NOT NULL, owner_type TEXT NOT NULL, email TEXT, phone TEXT, management_fee_pct REAL NOT NULL);
CREATE TABLE buildings(building_id INTEGER PRIMARY KEY, owner_id INTEGER NOT NULL, building_name TEXT NOT NULL, street_address TEXT NOT NULL, city TEXT NOT NULL, year_built INTEGER NOT NULL, floors INTEGER NOT NULL, has_elevator INTEGER NOT NULL, pets_allowed INTEGER NOT NULL);
CREATE TABLE units(unit_id INTEGER PRIMARY KEY, building_id INTEGER NOT NULL, unit_number TEXT NOT NULL, floor INTEGER NOT NULL, bedrooms INTEGER NOT NULL, bathrooms REAL NOT NULL, square_feet INTEGER NOT NULL, market_rent REAL NOT NULL, status TEXT NOT NULL, furnished INTEGER NOT NULL);
CREATE TABLE tenants(tenant_id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT, phone TEXT, employer TEXT, credit_score INTEGER, has_pet INTEGER NOT NULL);
CREATE TABLE leases(lease_id INTEGER PRIMARY KEY, unit_id INTEGER NOT NULL, tenant_id INTEGER NOT NULL, start_date TEXT NOT NULL, end_date TEXT NOT NULL, monthly_rent REAL NOT NULL, security_deposit REAL NOT NULL, status TEXT NOT NULL, move_out_date TEXT);
CREATE TABLE rent_payments(payment_id INTEGER PRIMARY KEY, lease_id INTEGER NOT NULL, due_date TEXT NOT NULL, paid_on TEXT, amount_due REAL NOT NULL, amount_paid REAL NOT NULL, late_fee REAL NOT NULL, payment_method TEXT);
CREATE TABLE contractors(contractor_id INTEGER PRIMARY KEY, company_name TEXT NOT NULL, trade TEXT NOT NULL, phone TEXT, hourly_rate REAL NOT NULL, insured INTEGER NOT NULL, preferred INTEGER NOT NULL);
CREATE TABLE maintenance_requests(request_id INTEGER PRIMARY KEY, unit_id INTEGER NOT NULL, tenant_id INTEGER, contractor_id INTEGER, category TEXT NOT NULL, priority TEXT NOT NULL, status TEXT NOT NULL, reported_on TEXT NOT NULL, completed_on TEXT, cost REAL, description TEXT);
CREATE TABLE inspections(inspection_id INTEGER PRIMARY KEY, unit_id INTEGER NOT NULL, inspector_name TEXT NOT NULL, inspection_date TEXT NOT NULL, score INTEGER NOT NULL, passed INTEGER NOT NULL, notes TEXT);
""")
nm = names(r, 300)
ow = []
co = [
    "Harborview Holdings LLC",
    "Maple Street Partners",
    "Redwood Realty Trust",
    "Crescent Capital Group",
    "Lakeshore Investments",
    "Northgate Properties Inc",
    "Blue Heron LLC",
    "Summit Ridge Trust",
]
for i in range(1, 21):
    if i <= 8:
        n, t = co[i - 1], ("trust" if "Trust" in co[i - 1] else "company")
    else:
        n = " ".join(nm.pop())
        t = "individual"
    ow.append(
        (
            i,
            n,
            t,
            None if r.random() < 0.15 else n.lower().replace(" ", ".") + "@mail.com",
            f"(312) 555-{r.randint(1000,9999)}",
            r.choice([6.0, 7.0, 7.5, 8.0, 9.0, 10.0]),
        )
    )
ins(c, "owners", ow)
bn = [
    "Willow Court",
    "The Ashford",
    "Parkside Lofts",
    "Elm Terrace",
    "Granite Tower",
    "Birchwood Place",
    "Harbor House",
    "Sunset Villas",
    "Cedar Commons",
    "The Monarch",
    "Linden Flats",
    "Riverbend",
    "Oak Hollow",
    "The Beacon",
    "Magnolia Row",
    "Canal Street Lofts",
    "Prairie View",
    "Stonegate",
    "The Wexford",
    "Orchard Park",
    "Foxglove House",
    "Juniper Heights",
    "Union Square Apartments",
    "Hawthorne Manor",
]
st = ["Elm St", "Oak Ave", "Lake St", "Division St", "Clark St", "Main St", "Ridge Rd", "Grand Ave", "Park Blvd"]
bl = []
for i, n in enumerate(bn, 1):
    fl = r.choice([2, 3, 3, 4, 5, 8, 12])
    bl.append(
        (
            i,
            r.choices(range(1, 18), [4] * 8 + [1] * 9)[0],
            n,
            f"{r.randint(100,4900)} {r.choice(st)}",
            r.choices(["Chicago", "Evanston", "Oak Park", "Milwaukee", "Madison"], [8, 4, 3, 5, 3])[0],
            r.randint(1921, 2021),
            fl,
            int(fl >= 4),
            int(r.random() < 0.55),
        )
    )
ins(c, "buildings", bl)
un = []
for b in bl:
    for k in range(r.randint(5, 10)):
        f = r.randint(1, b[6])
        be = r.choices([0, 1, 2, 3], [1.5, 4, 4, 2])[0]
        no = f"{f}{k+1:02d}"
        sq = {0: 480, 1: 680, 2: 960, 3: 1280}[be] + r.randint(-70, 160)
        rent = float(
            round(700 + sq * 1.05 + (250 if b[4] in ("Chicago", "Evanston") else 0) + r.randint(-60, 200), -1)
        ) + r.choice([0, 5])
        un.append(
            [
                len(un) + 1,
                b[0],
                no,
                f,
                be,
                1.0 if be < 2 else r.choice([1.0, 1.5, 2.0]),
                sq,
                rent,
                "vacant",
                int(r.random() < 0.15),
            ]
        )
te = []
emps = [
    "Northwestern Memorial",
    "Chicago Public Schools",
    "United Airlines",
    "Target",
    "Epic Systems",
    "Self-employed",
    "Rush University",
    "Harley-Davidson",
    "Walgreens",
    "Allstate",
]
for i in range(1, 231):
    f, l = nm.pop()
    te.append(
        (
            i,
            f,
            l,
            None if r.random() < 0.08 else f"{f}.{l}@example.com".lower(),
            None if r.random() < 0.1 else f"({r.choice([312,773,414,608])}) 555-{r.randint(1000,9999)}",
            None if r.random() < 0.18 else r.choice(emps),
            None if r.random() < 0.07 else min(830, max(520, int(r.gauss(690, 60)))),
            int(r.random() < 0.35),
        )
    )
ins(c, "tenants", te)
le = []
rp = []
tp = list(range(1, 226))
r.shuffle(tp)
occ = {}
for u in un:
    if not tp:
        break
    s = f"2023-{r.randint(1,12):02d}-01"
    prev = None
    if r.random() < 0.07:
        continue
    t = tp.pop()
    rent = u[7] - r.choice([0, 25, 50, 80])
    while s <= "2025-12-01":
        n = r.choice([12, 12, 12, 6, 18])
        e = plus(addm(s, n), -1)
        stt = "active" if e > "2025-12-31" else "ended"
        mo = None
        if stt == "ended" and r.random() < 0.12:
            cut = addm(s, max(2, n - r.randint(2, 4)))
            mo = plus(cut, -1)
            stt = "terminated"
        le.append([0, u[0], t, s, e, rent, rent if r.random() < 0.7 else rent * 1.5, stt, mo])
        occ.setdefault(u[0], []).append((t, s, mo or e))
        last = mo or e
        if stt == "active":
            u[8] = "occupied"
        s = plus(last, 1)
        if r.random() < 0.8 and stt != "terminated":
            rent = rent + r.choice([0, 20, 35, 50, 75])
        else:
            if not tp or r.random() < 0.06:
                break
            s = addm(s, r.randint(0, 3))
            t = tp.pop()
            rent = u[7] - r.choice([0, 20, 45]) + r.choice([0, 40, 90])
le.sort(key=lambda x: (x[3], x[1]))
for i, x in enumerate(le, 1):
    x[0] = i
v = [u for u in un if u[8] == "vacant"]
for u in v[::6]:
    u[8] = "under_renovation"
ins(c, "units", un)
ins(c, "leases", le)
bad = set(r.sample(range(1, 226), 30))
for x in le:
    if r.random() < 0.3 and x[7] != "active":
        continue  # history of some older leases was not migrated
    du = x[3]
    stop = x[8] or x[4]
    while du <= min(stop, "2025-12-01"):
        q = r.random()
        b = x[2] in bad
        if du == "2025-12-01" and q < 0.3 or (b and q < 0.05):
            rp.append((x[0], du, None, x[5], 0.0, 0.0, None))
        else:
            late = r.random() < (0.3 if b else 0.06)
            pd = min(plus(du, r.randint(6, 25) if late else r.randint(-4, 4)), "2025-12-31")
            part = b and r.random() < 0.06
            rp.append(
                (
                    x[0],
                    du,
                    pd,
                    x[5],
                    round(x[5] * 0.5, 2) if part else x[5],
                    50.0 if late else 0.0,
                    r.choices(["ach", "check", "card", "cash"], [6, 2, 2, 0.4])[0],
                )
            )
        du = addm(du, 1)
rp = [p for p in rp if p[1] >= "2024-08-01"]
rp.sort(key=lambda p: (p[1], p[0]))
ins(c, "rent_payments", [(i + 1, *p) for i, p in enumerate(rp)])
ct = [
    ("Rapid Rooter", "plumbing"),
    ("Halsted Plumbing", "plumbing"),
    ("Bright Spark Electric", "electrical"),
    ("Lakefront Electric", "electrical"),
    ("Polar Air HVAC", "hvac"),
    ("Comfort Zone Heating", "hvac"),
    ("Fix-It Fellows", "general"),
    ("Handy Hands", "general"),
    ("Windy City Painters", "painting"),
    ("Fresh Coat Co", "painting"),
    ("Safe Exterminators", "pest_control"),
    ("BugBusters", "pest_control"),
    ("AppliancePro", "appliance"),
    ("Midwest Appliance Repair", "appliance"),
    ("LockMasters", "locksmith"),
    ("Keystone Locks", "locksmith"),
    ("TopShelf Roofing", "roofing"),
    ("Badger Roofing", "roofing"),
    ("Great Lakes Plumbing", "plumbing"),
    ("North Shore HVAC", "hvac"),
]
rates = list(range(48, 148, 5))
r.shuffle(rates)
cs = [
    (
        i,
        n,
        t,
        None if r.random() < 0.1 else f"(312) 555-{r.randint(1000,9999)}",
        float(rates[i - 1]),
        int(r.random() < 0.8),
        int(r.random() < 0.35),
    )
    for i, (n, t) in enumerate(ct, 1)
]
ins(c, "contractors", cs)
dd = {
    "plumbing": ["Leaking faucet", "Clogged drain", "Toilet keeps running", "No hot water"],
    "electrical": ["Outlet not working", "Breaker trips", "Flickering lights"],
    "hvac": ["No heat", "AC not cooling", "Noisy furnace"],
    "appliance": ["Dishwasher broken", "Fridge not cold", "Oven won't light"],
    "pest_control": ["Mice", "Roaches in kitchen"],
    "general": ["Broken blinds", "Door won't close", "Window stuck"],
    "locksmith": ["Lost keys", "Lock jammed"],
    "painting": ["Peeling paint", "Water stain on ceiling"],
}
mr = []
for i in range(520):
    u = r.choice(un)
    cat = r.choices(list(dd), [26, 12, 18, 16, 7, 14, 5, 5])[0]
    rd = d(r, "2023-01-05", "2025-12-28")
    t = next((t for t, s, e in occ.get(u[0], []) if s <= rd <= e), None)
    sta = r.choices(
        ["completed", "cancelled", "open", "in_progress"], [88, 6, 4, 2] if rd < "2025-10-01" else [35, 5, 35, 25]
    )[0]
    conts = [k[0] for k in cs if k[2] == cat]
    k = (
        r.choices(conts, [3, 2, 1][: len(conts)])[0]
        if sta in ("completed", "in_progress") and r.random() < 0.93
        else None
    )
    done = min(plus(rd, r.randint(0, 24)), "2025-12-31") if sta == "completed" else None
    mr.append(
        (
            u[0],
            t,
            k,
            cat,
            r.choices(["low", "medium", "high", "emergency"], [3, 4, 2, 1])[0],
            sta,
            rd,
            done,
            m(r, 45, 900) if done else None,
            None if r.random() < 0.08 else r.choice(dd[cat]),
        )
    )
mr.sort(key=lambda x: x[6])
ins(c, "maintenance_requests", [(i + 1, *x) for i, x in enumerate(mr)])
iq = []
for i in range(240):
    sc = min(100, max(38, int(r.gauss(80, 13))))
    iq.append(
        (
            r.choice(un[:-12])[0],
            r.choices(["Dana Whitlock", "Miguel Santos", "Ruth Abernathy"], [3, 2, 1])[0],
            d(r, "2023-02-01", "2025-12-20"),
            sc,
            int(sc >= 70),
            (
                None
                if r.random() < 0.5
                else r.choice(
                    [
                        "Smoke detector battery low",
                        "Minor wall damage",
                        "Unit in good shape",
                        "Mold in bathroom",
                        "Carpet stains",
                    ]
                )
            ),
        )
    )
iq.sort(key=lambda x: x[2])
ins(c, "inspections", [(i + 1, *x) for i, x in enumerate(iq)])
c.commit()
c.close()
