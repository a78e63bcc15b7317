"""Writes recruiting.sqlite (foreign keys declared) and townhall.sqlite (none declared)."""
import os, random, sqlite3
from datetime import date, datetime, timedelta

END = date(2026, 11, 20)

def rdate(r, a, b):
    return a + timedelta(days=r.randint(0, (b - a).days))

def ts(r, d):
    return "%s %02d:%02d:%02d" % (d.isoformat(), r.randint(8, 18), r.randint(0, 59), r.randint(0, 59))

def fresh(name):
    if os.path.exists(name):
        os.remove(name)
    return sqlite3.connect(name)

def put(db, table, rows):
    db.executemany("INSERT INTO %s VALUES (%s)" % (table, ",".join("?" * len(rows[0]))), rows)

# ------------------------------------------------------------------ recruiting
FIRST = """Aoife Conor Niamh Sean Ciara Liam Saoirse Patrick Orla Declan Sinead Eoin Grainne Padraig Roisin Cian Emma James
Sarah Michael Laura David Anna Mark Rachel Thomas Maria Piotr Katarzyna Marek Ines Joao Priya Rahul Wei Fatima Omar Elena Andrei
Chloe Daniel Sophie Kevin Julia Brian Hannah Gavin Leah Stephen Deirdre""".split()
LAST = """Murphy Kelly Byrne Ryan O'Sullivan Walsh O'Connor Doyle McCarthy Gallagher Doherty Kennedy Lynch Murray Quinn Moore
McLoughlin Carroll Connolly Daly Nolan Dunne Power Brennan Burke Collins Campbell Clarke Hughes Farrell Fitzgerald Brown Martin
Maguire Nowak Kowalski Silva Patel Sharma Chen Ahmed Popescu Whelan Keane Sheehan Flynn Healy Duffy Regan Tobin""".split()

def recruiting():
    r = random.Random(48151)
    db = fresh("recruiting.sqlite")
    db.executescript("""
    CREATE TABLE industries (industry_cd TEXT PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE consultants (id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT,
      job_title TEXT, office TEXT NOT NULL, manager_id INTEGER REFERENCES consultants(id), hired_on TEXT, left_on TEXT,
      is_active INTEGER NOT NULL DEFAULT 1, base_salary_cents INTEGER);
    CREATE TABLE clients (id INTEGER PRIMARY KEY, client_no TEXT UNIQUE, name TEXT NOT NULL,
      industry_cd TEXT REFERENCES industries(industry_cd), city TEXT, account_mgr_id INTEGER REFERENCES consultants(id),
      status TEXT NOT NULL, fee_pct REAL, pay_terms_days INTEGER, created_at TEXT, deleted_at TEXT);
    CREATE TABLE contacts (id INTEGER PRIMARY KEY, client_id INTEGER NOT NULL REFERENCES clients(id), first_name TEXT, last_name TEXT,
      position TEXT, email TEXT, phone TEXT, is_primary INTEGER DEFAULT 0);
    CREATE TABLE candidates (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, email TEXT, phone TEXT, city TEXT,
      birth_date TEXT, source_cd TEXT, current_title TEXT, exp_salary INTEGER, notice_weeks INTEGER,
      is_blacklisted INTEGER DEFAULT 0, created_at TEXT, updated_at TEXT);
    CREATE TABLE skills (id INTEGER PRIMARY KEY, name TEXT NOT NULL, category TEXT);
    CREATE TABLE candidate_skills (candidate_id INTEGER REFERENCES candidates(id), skill_id INTEGER REFERENCES skills(id),
      skill_level INTEGER, years_exp REAL, PRIMARY KEY (candidate_id, skill_id));
    CREATE TABLE job_orders (id INTEGER PRIMARY KEY, job_no TEXT UNIQUE, client_id INTEGER NOT NULL REFERENCES clients(id),
      consultant_id INTEGER REFERENCES consultants(id), title TEXT, emp_type TEXT, status TEXT, qty_positions INTEGER,
      sal_min INTEGER, sal_max INTEGER, city TEXT, remote_ok INTEGER, opened_on TEXT, closed_on TEXT);
    CREATE TABLE applications (id INTEGER PRIMARY KEY, job_order_id INTEGER NOT NULL REFERENCES job_orders(id),
      candidate_id INTEGER NOT NULL REFERENCES candidates(id), stage TEXT, applied_on TEXT, rejection_reason TEXT, updated_at TEXT);
    CREATE TABLE app_stage_hist (id INTEGER PRIMARY KEY, application_id INTEGER REFERENCES applications(id), from_stage TEXT,
      to_stage TEXT, changed_by INTEGER REFERENCES consultants(id), changed_at TEXT);
    CREATE TABLE interviews (id INTEGER PRIMARY KEY, application_id INTEGER REFERENCES applications(id), scheduled_at TEXT,
      kind TEXT, outcome TEXT, rating INTEGER, no_show INTEGER DEFAULT 0);
    CREATE TABLE placements (id INTEGER PRIMARY KEY, application_id INTEGER UNIQUE REFERENCES applications(id), start_date TEXT,
      end_date TEXT, salary INTEGER, fee_amt_cents INTEGER, status TEXT, guarantee_end TEXT, invoice_no TEXT, invoiced_on TEXT,
      paid_on TEXT);
    """)
    inds = [("IT", "Information Technology"), ("FIN", "Banking & Finance"), ("PHA", "Pharma & Life Sciences"), ("CON", "Construction"),
            ("HOS", "Hospitality"), ("LOG", "Logistics & Transport"), ("MAN", "Manufacturing"), ("RET", "Retail"),
            ("HLT", "Healthcare"), ("PUB", "Public Sector")]
    put(db, "industries", inds)
    offices = ["Dublin", "Cork", "Galway", "Limerick"]
    # consultants: 1 MD, 4 office heads, 7 team leads, rest
    cons = []
    names = set()
    for i in range(1, 43):
        while True:
            fn, ln = r.choice(FIRST), r.choice(LAST)
            if (fn, ln) not in names:
                break
        if i == 30:
            fn, ln = cons[13][1], cons[13][2]  # same name as no. 14
        names.add((fn, ln))
        if i == 1:
            title, off, mgr, sal = "Managing Director", "Dublin", None, 142000
        elif i <= 5:
            title, off, mgr, sal = "Office Manager", offices[i - 2], 1, r.randint(78, 90) * 1000
        elif i <= 12:
            off = offices[(i - 6) % 4]
            title, mgr, sal = "Team Lead", 2 + offices.index(off), r.randint(58, 72) * 1000
        else:
            off = r.choice(["Dublin", "Dublin", "Cork", "Galway", "Limerick"])
            title = r.choice(["Recruitment Consultant", "Recruitment Consultant", "Senior Consultant", "Associate Consultant"])
            mgr = r.choice([c[0] for c in cons[5:12] if c[5] == off])
            sal = {"R": r.randint(40, 55), "S": r.randint(56, 80), "A": r.randint(30, 39)}[title[0]] * 1000 + r.choice([0, 250, 500])
        hired = rdate(r, date(2023, 1, 9), date(2025, 11, 30)) if i > 12 else rdate(r, date(2023, 1, 2), date(2023, 6, 30))
        left, act = None, 1
        if i in (15, 19, 24, 28, 33, 37):
            left, act = rdate(r, max(hired + timedelta(150), date(2024, 9, 1)), date(2026, 9, 30)).isoformat(), 0
        mail = (fn + "." + ln).lower().replace("'", "") + ("2" if i == 30 else "") + "@shannonrecruit.example"
        cons.append((i, fn, ln, mail, title, off, mgr, hired.isoformat(), left, act, sal * 100))
    put(db, "consultants", cons)
    workers = list(range(6, 43))
    wts = [r.choice([1, 2, 3, 4, 5]) for _ in workers]
    wts[workers.index(21)] = 0.15
    wts[workers.index(40)] = 0.1

    p1 = """Corrib Liffey Burren Lagan Shannon Claddagh Atlantic Emerald Celtic Boyne Tara Kerry Wicklow Clonmel Harp Anvil Beacon Cedar
Delphi Fenwick Granite Hibernia Juniper Kestrel Larkfield Mizen Northgate Oakridge Parnell Quayside""".split()
    p2 = {"IT": ["Software Ltd", "Systems Ltd", "Data Ltd"], "FIN": ["Capital plc", "Assurance DAC"], "PHA": ["Biotech Ltd", "Pharma Ltd"],
          "CON": ["Construction Ltd", "Civil Works Ltd"], "HOS": ["Hotels Ltd", "Catering Ltd"], "LOG": ["Freight Ltd", "Logistics Ltd"],
          "MAN": ["Engineering Ltd", "Plastics Ltd"], "RET": ["Stores Ltd", "Retail Group"], "HLT": ["Clinic Ltd", "Nursing Homes Ltd"],
          "PUB": ["County Council", "Education Board"]}
    cities = ["Dublin", "Cork", "Galway", "Limerick", "Waterford", "Athlone", "Sligo", "Kilkenny"]
    clients, used = [], set()
    for i in range(1, 111):
        while True:
            ind = r.choices([x[0] for x in inds], [9, 6, 6, 4, 3, 5, 7, 4, 5, 2])[0]
            nm = r.choice(p1) + " " + r.choice(p2[ind])
            if i == 1:
                ind, nm = "IT", "Corrib Software Ltd"
            if nm not in used:
                used.add(nm)
                break
        st = r.choices(["ACTIVE", "PROSPECT", "DORMANT", "LOST"], [62, 18, 13, 7])[0] if i > 1 else "ACTIVE"
        cr = rdate(r, date(2023, 1, 3), date(2023, 12, 20)) if i <= 60 else rdate(r, date(2024, 1, 8), date(2026, 5, 30))
        dele = None
        if i in (9, 37, 58, 76, 91, 104):
            st, dele = "LOST", ts(r, rdate(r, max(cr + timedelta(60), date(2025, 1, 1)), date(2026, 10, 30)))
        mgr = r.choice([c[0] for c in cons[1:30] if c[9]]) if r.random() > .06 else None
        clients.append((i, "C%05d" % (10200 + i * 7), nm, ind, r.choice(cities), mgr, st, r.choice([15, 17.5, 18, 20, 20, 22.5, 25]),
                        r.choice([14, 30, 30, 45, 60]), ts(r, cr), dele))
    put(db, "clients", clients)
    conts, cid = [], 0
    for c in clients:
        for k in range(r.choice([1, 1, 2, 2, 3])):
            cid += 1
            fn, ln = r.choice(FIRST), r.choice(LAST)
            dom = c[2].lower().replace(" ltd", "").replace(" plc", "").replace(" dac", "").replace(" ", "") + ".example"
            conts.append((cid, c[0], fn, ln, r.choice(["HR Manager", "HR Business Partner", "Talent Acquisition Lead", "Finance Director",
                          "Operations Manager", "CEO", "Head of IT"]), (fn[0] + ln).lower().replace("'", "") + "@" + dom,
                          None if r.random() < .09 else "+353 1 %07d" % r.randint(1000000, 9999999), 1 if k == 0 else 0))
    put(db, "contacts", conts)

    skills = [("Java", "Software"), ("Python", "Software"), ("C#", "Software"), ("JavaScript", "Software"), ("React", "Software"),
              ("SQL", "Data"), ("Power BI", "Data"), ("Tableau", "Data"), ("Machine Learning", "Data"), ("AWS", "Infrastructure"),
              ("Azure", "Infrastructure"), ("Kubernetes", "Infrastructure"), ("Linux Administration", "Infrastructure"),
              ("Bookkeeping", "Finance"), ("IFRS", "Finance"), ("Payroll", "Finance"), ("Credit Control", "Finance"), ("Audit", "Finance"),
              ("SAP FI", "Finance"), ("GMP", "Pharma"), ("Quality Assurance", "Pharma"), ("Validation", "Pharma"),
              ("Forklift Licence", "Logistics"), ("Route Planning", "Logistics"), ("Warehouse Management", "Logistics"),
              ("AutoCAD", "Engineering"), ("Welding", "Engineering"), ("PLC Programming", "Engineering"), ("Safe Pass", "Engineering"),
              ("Patient Care", "Care"), ("Phlebotomy", "Care"), ("Manual Handling", "Care"), ("Project Management", "General"),
              ("Customer Service", "General"), ("Negotiation", "General"), ("Excel", "General")]
    put(db, "skills", [(i + 1, a, b) for i, (a, b) in enumerate(skills)])
    titles = {"Software": ["Software Engineer", "Frontend Developer", "Backend Developer"], "Data": ["Data Analyst", "Data Engineer"],
              "Infrastructure": ["Systems Engineer", "DevOps Engineer"], "Finance": ["Accountant", "Payroll Specialist", "Credit Controller"],
              "Pharma": ["QA Specialist", "Validation Engineer"], "Logistics": ["Warehouse Supervisor", "Transport Planner"],
              "Engineering": ["Mechanical Engineer", "CAD Technician"], "Care": ["Staff Nurse", "Healthcare Assistant"],
              "General": ["Project Manager", "Office Administrator"]}
    cands, cskills, cat = [], [], {}
    for i in range(1, 601):
        fn, ln = r.choice(FIRST), r.choice(LAST)
        if i in (77, 301, 488):
            fn, ln = "Aoife", "Murphy"
        elif (fn, ln) == ("Aoife", "Murphy"):
            fn = "Orla"
        if i == 212:
            fn, ln = "Bronagh", "Tierney"
        ct = r.choices(list(titles), [9, 6, 5, 8, 5, 5, 6, 4, 4])[0]
        cat[i] = ct
        cr = rdate(r, date(2023, 1, 3), date(2023, 9, 30)) if i <= 240 else rdate(r, date(2023, 10, 1), date(2026, 9, 30))
        up = min(cr + timedelta(r.randint(0, 500)), END)
        cands.append((i, fn, ln, "%s.%s%d@mail.example" % (fn.lower(), ln.lower().replace("'", ""), r.randint(10, 999)),
                      None if r.random() < .12 else "+353 8%d %07d" % (r.choice([3, 5, 6, 7, 9]), r.randint(1000000, 9999999)),
                      r.choice(cities + ["Dublin", "Dublin", "Cork"]), rdate(r, date(1963, 1, 1), date(2004, 6, 30)).isoformat() if r.random() > .07 else None,
                      r.choices(["LINKEDIN", "JOBBOARD", "WEBSITE", "REFERRAL", "EVENT"], [34, 27, 20, 14, 5])[0], r.choice(titles[ct]),
                      r.randint(56, 190) * 500 if r.random() > .1 else None, r.choice([0, 2, 4, 4, 4, 8, 12, None]),
                      1 if r.random() < .03 else 0, ts(r, cr), ts(r, up)))
        own = [k + 1 for k, s in enumerate(skills) if s[1] == ct]
        gen = [k + 1 for k, s in enumerate(skills) if s[1] == "General"]
        pick = set(r.sample(own, min(len(own), r.randint(1, 3)))) | set(r.sample(gen, r.choice([0, 0, 1, 2])))
        if ct in ("Data", "Software") and r.random() < .45:
            pick |= {2, 6}
        if i % 41 == 0:
            pick = set()
        for s in sorted(pick):
            cskills.append((i, s, r.randint(1, 5), round(r.uniform(.5, 18), 1)))
    put(db, "candidates", cands)
    put(db, "candidate_skills", cskills)

    job_clients = [c for c in clients if c[6] in ("ACTIVE", "DORMANT", "LOST") and r.random() > .12]
    jw = [r.choice([1, 1, 2, 3, 6]) for _ in job_clients]
    ind_cat = {"IT": ["Software", "Data", "Infrastructure"], "FIN": ["Finance", "Data"], "PHA": ["Pharma"], "CON": ["Engineering"],
               "HOS": ["General"], "LOG": ["Logistics"], "MAN": ["Engineering", "Logistics"], "RET": ["General", "Finance"],
               "HLT": ["Care"], "PUB": ["General", "Finance"]}
    jobs, apps, hist, ints, plc = [], [], [], [], []
    inv = 0
    starts = []
    for j in range(1, 261):
        while True:
            c = r.choices(job_clients, jw)[0]
            lo = max(date.fromisoformat(c[9][:10]), date(2023, 2, 1))
            hi = date.fromisoformat(c[10][:10]) - timedelta(50) if c[10] else date(2026, 11, 10)
            if lo < hi:
                break
        starts.append((rdate(r, lo, hi), c))
    starts.sort(key=lambda x: (x[0], x[1][0]))
    seq = {}
    for j, (op, c) in enumerate(starts, 1):
        ok = [w for w in workers if cons[w - 1][7] <= op.isoformat() and (cons[w - 1][8] is None or cons[w - 1][8] > (op + timedelta(40)).isoformat())]
        w = r.choices(ok, [wts[workers.index(x)] for x in ok])[0]
        ct = r.choice(ind_cat[c[3]])
        et = r.choices(["PERM", "TEMP", "CONTRACT"], [64, 20, 16])[0]
        qty = r.choice([1, 1, 1, 1, 2, 2, 3, 5])
        smin = r.randint(56, 160) * 500
        smax = smin + r.randint(6, 40) * 500
        seq[op.year] = seq.get(op.year, 0) + 1
        n = r.choice([0, 0, 1, 1, 2, 2, 2, 3, 3])
        pool = [x for x in cands if x[12][:10] < op.isoformat()]
        same = [x for x in pool if cat[x[0]] == ct]
        pick = []
        for x in r.sample(same, min(len(same), n)) + (r.sample(pool, min(1, len(pool))) if n else []):
            if x not in pick:
                pick.append(x)
        placed, last = 0, op
        cancel = r.random() < .17
        for x in pick:
            aid = len(apps) + 1
            d = op + timedelta(r.randint(1, 40))
            if d > END:
                continue
            ap = d
            stage, reason = "NEW", None
            final = r.choices(["REJ", "WDR", "PLACE"], [48, 12, 40])[0]
            path = ["SCREENING", "SUBMITTED", "INTERVIEW", "OFFER", "PLACED"]
            if final == "PLACE" and (placed >= qty or cancel or x[11]):
                final = "REJ"
            stop = 5 if final == "PLACE" else r.choice([0, 1, 1, 2, 3, 4])
            steps = path[:stop] + ({"REJ": ["REJECTED"], "WDR": ["WITHDRAWN"], "PLACE": []}[final])
            for s in steps:
                nd = d + timedelta(r.randint(1, 13))
                if nd > END:
                    break
                hist.append((len(hist) + 1, aid, stage, s, w if r.random() < .85 else r.choice([6, 7, 8, 9, 10, 11, 12]), ts(r, nd)))
                stage, d = s, nd
                if s == "INTERVIEW":
                    for k in range(r.choice([1, 1, 2, 2, 3])):
                        idt = d + timedelta(r.randint(0, 5) + 4 * k)
                        kind = "PHONE" if k == 0 and r.random() < .6 else r.choice(["VIDEO", "ONSITE"])
                        ns = 1 if r.random() < .06 and final != "PLACE" else 0
                        if idt > END:
                            out, rat, ns = "PENDING", None, 0
                        elif ns:
                            out, rat = "FAILED", None
                        else:
                            out = "PASSED" if final == "PLACE" or r.random() < .5 else "FAILED"
                            rat = (r.randint(3, 5) if out == "PASSED" else r.randint(1, 3)) if r.random() > .1 else None
                        ints.append((len(ints) + 1, aid, "%s %02d:%s" % (idt.isoformat(), r.randint(8, 17), r.choice(["00", "15", "30", "45"])), kind, out, rat, ns))
                    d += timedelta(14)
                if s == "REJECTED":
                    reason = r.choices(["Salary expectations", "Lack of experience", "Position filled", "Failed references", "Cultural fit", "No work permit", None],
                                       [20, 30, 16, 5, 14, 4, 8])[0]
                if s == "PLACED":
                    placed += 1
                    st = nd + timedelta(r.randint(7, 60))
                    sal = r.randrange(smin, smax + 1, 500)
                    fee = round(sal * 100 * c[7] / 100) if et == "PERM" else round(sal * 100 * c[7] / 100 * .6)
                    end = None
                    if et != "PERM":
                        end = (st + timedelta(r.choice([90, 180, 270, 365]))).isoformat()
                    stt = "ACTIVE"
                    if r.random() < .1 and st < date(2026, 9, 1):
                        stt, end = "FELL_THROUGH", (st + timedelta(r.randint(5, 80))).isoformat()
                    elif end and end < END.isoformat():
                        stt = "ENDED"
                    invd = st + timedelta(r.randint(0, 9))
                    ino = paid = None
                    if invd <= END:
                        inv += 1
                        ino = "INV-%05d" % (4100 + inv)
                        pd = invd + timedelta(c[8] + r.randint(-8, 25))
                        if pd <= END and r.random() > .08:
                            paid = pd.isoformat()
                    plc.append((len(plc) + 1, aid, st.isoformat(), end, sal, fee, stt, (st + timedelta(90)).isoformat() if et == "PERM" else None,
                                ino, invd.isoformat() if ino else None, paid))
            last = max(last, min(d, END))
            apps.append((aid, j, x[0], stage, ap.isoformat(), reason, ts(r, min(d, END))))
        if placed >= qty:
            st, cl = "FILLED", last
        elif cancel:
            st, cl = "CANCELLED", min(last + timedelta(r.randint(10, 70)), END)
        elif op < date(2026, 1, 15):
            st = r.choices(["FILLED" if placed else "CANCELLED", "OPEN", "ON_HOLD"], [76, 11, 13])[0]
            cl = last + timedelta(r.randint(5, 40)) if st in ("FILLED", "CANCELLED") else None
        else:
            st, cl = r.choices(["OPEN", "ON_HOLD"], [82, 18])[0], None
        if cl:
            cl = min(cl, END)
        jobs.append((j, "J%d-%03d" % (op.year, seq[op.year]), c[0], w, r.choice(titles[ct]), et, st, qty, smin, smax,
                     c[4] if r.random() < .8 else r.choice(cities), 1 if r.random() < .3 else 0, op.isoformat(), cl.isoformat() if cl else None))
    put(db, "job_orders", jobs)
    put(db, "applications", apps)
    put(db, "app_stage_hist", hist)
    put(db, "interviews", ints)
    put(db, "placements", plc)
    db.commit()
    assert not db.execute("PRAGMA foreign_key_check").fetchall()
    db.close()

# ------------------------------------------------------------------ townhall
TF = """John Mary Robert Linda William Susan Richard Karen Thomas Nancy Charles Betty Daniel Sandra Matthew Ashley Anthony Donna Mark
Carol Paul Michelle Steven Amanda Andrew Melissa Joshua Deborah Kenneth Stephanie George Rebecca Luis Maria Carlos Rosa Hector Elena
Tyrone Keisha Minh Linh Sanjay Anjali Walter Gloria Eugene Doris Frank Irene""".split()
TL = """Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Wilson Anderson Thomas Taylor Moore
Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen
Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Kowalczyk""".split()

def townhall():
    r = random.Random(90210)
    db = fresh("townhall.sqlite")
    db.executescript("""
    CREATE TABLE codes (domain TEXT, code TEXT, label TEXT);
    CREATE TABLE staff (staff_no INTEGER, fname TEXT, lname TEXT, dept_cd TEXT, job TEXT, superv_no INTEGER, hire_dt TEXT, term_dt TEXT, email TEXT);
    CREATE TABLE parties (party_id INTEGER, party_type TEXT, name TEXT, street TEXT, zip TEXT, town TEXT, phone TEXT, email TEXT, created_at TEXT);
    CREATE TABLE parcels (parcel_no TEXT, street TEXT, house_no INTEGER, district TEXT, zone_cd TEXT, area_sqft INTEGER, year_built INTEGER,
      owner_id INTEGER, heritage_yn TEXT);
    CREATE TABLE permit_types (ptype_cd TEXT, descr TEXT, base_fee REAL, max_days INTEGER);
    CREATE TABLE permits (permit_id INTEGER, permit_no TEXT, ptype_cd TEXT, parcel_no TEXT, applicant_id INTEGER, officer_no INTEGER, status TEXT,
      filed_dt TEXT, decided_dt TEXT, valid_until TEXT, est_cost REAL, updated_at TEXT);
    CREATE TABLE permit_log (log_id INTEGER, permit_id INTEGER, old_status TEXT, new_status TEXT, staff_no INTEGER, logged_at TEXT);
    CREATE TABLE permit_fees (permit_id INTEGER, line_no INTEGER, fee_descr TEXT, qty REAL, unit_amt REAL, waived INTEGER);
    CREATE TABLE inspections (insp_id INTEGER, permit_id INTEGER, inspector_no INTEGER, insp_dt TEXT, result TEXT, reinsp_needed INTEGER, remarks TEXT);
    CREATE TABLE offences (offence_cd TEXT, descr TEXT, std_amt_cents INTEGER, category TEXT);
    CREATE TABLE fines (fine_id INTEGER, fine_no TEXT, party_id INTEGER, parcel_no TEXT, offence_cd TEXT, issued_by INTEGER, issued_dt TEXT,
      due_dt TEXT, amt_cents INTEGER, status TEXT, appeal_dt TEXT, cancelled_at TEXT);
    CREATE TABLE fine_payments (pay_id INTEGER, fine_id INTEGER, paid_dt TEXT, amt_cents INTEGER, method TEXT, receipt_no TEXT);
    CREATE INDEX ix_permits_parcel ON permits(parcel_no);
    CREATE INDEX ix_fines_party ON fines(party_id);
    """)
    put(db, "codes", [("PERMIT_STATUS", "R", "Received"), ("PERMIT_STATUS", "U", "Under review"), ("PERMIT_STATUS", "A", "Approved"),
        ("PERMIT_STATUS", "D", "Denied"), ("PERMIT_STATUS", "W", "Withdrawn"), ("PERMIT_STATUS", "X", "Expired"),
        ("FINE_STATUS", "OPEN", "Open"), ("FINE_STATUS", "PAID", "Paid in full"), ("FINE_STATUS", "APPEAL", "Under appeal"),
        ("FINE_STATUS", "CANC", "Cancelled"), ("FINE_STATUS", "COLL", "Sent to collections"),
        ("INSP_RESULT", "P", "Passed"), ("INSP_RESULT", "F", "Failed"), ("INSP_RESULT", "C", "Passed with conditions"), ("INSP_RESULT", "N", "No access"),
        ("DEPT", "BLD", "Building Permits"), ("DEPT", "INS", "Inspections"), ("DEPT", "ENF", "Code Enforcement"), ("DEPT", "FIN", "Treasury"),
        ("DEPT", "ADM", "Administration"),
        ("ZONE", "R1", "Single-family residential"), ("ZONE", "R2", "Multi-family residential"), ("ZONE", "C1", "Neighborhood commercial"),
        ("ZONE", "C2", "General commercial"), ("ZONE", "I1", "Light industrial"), ("ZONE", "MX", "Mixed use"),
        ("PARTY_TYPE", "P", "Private person"), ("PARTY_TYPE", "O", "Organization"),
        ("PAY_METHOD", "CARD", "Card"), ("PAY_METHOD", "CHK", "Check"), ("PAY_METHOD", "CASH", "Cash"), ("PAY_METHOD", "ACH", "Bank transfer")])
    staff = []
    names = set()
    def person(no, dept, job, sup):
        while True:
            f, l = r.choice(TF), r.choice(TL)
            if (f, l) not in names:
                break
        if no == 131:
            f, l = staff[8][1], staff[8][2]
        names.add((f, l))
        hd = rdate(r, date(2023, 1, 3), date(2025, 9, 30))
        term = None
        if no in (114, 122, 129, 135):
            term = rdate(r, date(2025, 11, 1), date(2026, 9, 30)).isoformat()
        staff.append((no, f, l, dept, job, sup, hd.isoformat(), term, (f[0] + l + ("2" if no == 131 else "")).lower() + "@harrowfalls.example"))
    person(101, "ADM", "Town Manager", None)
    for k, d in enumerate(["BLD", "INS", "ENF", "FIN"]):
        person(102 + k, d, {"BLD": "Building Official", "INS": "Chief Inspector", "ENF": "Enforcement Supervisor", "FIN": "Treasurer"}[d], 101)
    plan = ["BLD"] * 11 + ["INS"] * 9 + ["ENF"] * 8 + ["FIN"] * 5 + ["ADM"] * 3
    for k, d in enumerate(plan):
        person(106 + k, d, {"BLD": "Permit Officer", "INS": "Inspector", "ENF": "Enforcement Officer", "FIN": "Cashier", "ADM": "Clerk"}[d],
               {"BLD": 102, "INS": 103, "ENF": 104, "FIN": 105, "ADM": 101}[d])
    put(db, "staff", staff)
    def pick_staff(dept, d, w=None):
        ok = [s for s in staff if s[3] == dept and (s[0] > 105) and (s[7] is None or s[7] > d.isoformat())]
        return r.choices(ok, [1 + (s[0] * 7) % 5 for s in ok])[0][0]

    streets = ["Main Street", "Mill Road", "Harbor Drive", "Church Street", "Elm Avenue", "River Lane", "Depot Street", "Quarry Road", "Maple Avenue",
               "Orchard Lane", "Fairview Drive", "Station Street"]
    dist = {"Main Street": "Old Town", "Church Street": "Old Town", "Mill Road": "Mill Quarter", "Depot Street": "Mill Quarter", "Harbor Drive": "Harbor",
            "Station Street": "Harbor", "River Lane": "Riverside", "Orchard Lane": "Riverside", "Elm Avenue": "Northside", "Maple Avenue": "Northside",
            "Quarry Road": "Eastfield", "Fairview Drive": "Eastfield"}
    o1 = """Falls Harrow Pinewood Summit Ironside Lakeview Birch Keystone Pioneer Redbrick Granite Valley Crown Patriot Blue Heron""".split()
    o2 = ["Builders LLC", "Contracting Inc", "Roofing Co", "Properties LLC", "Development Corp", "Plumbing & Heating", "Electric LLC", "Realty Trust",
          "Restaurant Group", "Storage LLC"]
    parties, used = [], set()
    for i in range(1, 621):
        org = r.random() < .2
        if org:
            while True:
                nm = r.choice(o1) + " " + r.choice(o2)
                if nm not in used:
                    used.add(nm)
                    break
            if i < 3:
                pass
        else:
            nm = r.choice(TF) + " " + r.choice(TL)
        if i in (120, 433):
            org, nm = False, "Robert Wilson"
        elif nm == "Robert Wilson":
            nm = "Robert Walker"
        if i == 255:
            org, nm = False, "Gwendolyn Pike"
        s = r.choice(streets)
        town, z = r.choices([("Harrow Falls", "04471"), ("Milton", "04475"), ("Ashby", "04480"), ("Port Denham", "04462")], [70, 12, 10, 8])[0]
        parties.append((i, "O" if org else "P", nm, "%d %s" % (r.randint(1, 240), s), z, town, None if r.random() < .15 and i != 255 else "207-555-%04d" % r.randint(0, 9999),
                        None if r.random() < .3 else nm.lower().replace(" ", ".").replace("&", "and") + "@post.example",
                        ts(r, rdate(r, date(2023, 1, 2), date(2023, 3, 31)))))
    put(db, "parties", parties)
    orgs = [p[0] for p in parties if p[1] == "O"]
    pers = [p[0] for p in parties if p[1] == "P"]
    parcels, seen = [], set()
    for i in range(1, 481):
        while True:
            s, h = r.choice(streets), r.randint(1, 180)
            if (s, h) not in seen:
                seen.add((s, h))
                break
        z = r.choices(["R1", "R2", "C1", "C2", "I1", "MX"], [46, 18, 12, 9, 6, 9])[0]
        old = dist[s] in ("Old Town", "Mill Quarter")
        yb = None if r.random() < .06 else r.randint(1835, 1960) if old else r.randint(1905, 2022)
        her = "Y" if yb and yb < 1915 and r.random() < .5 else "N"
        parcels.append(("%02d-%03d-%02d" % (streets.index(s) + 1, h, r.randint(1, 20)), s, h, dist[s], z,
                        r.randint(9, 60) * 1000 + r.randint(0, 99) * 10 if z in ("C2", "I1") else r.randint(28, 190) * 100 + r.randint(0, 9) * 10,
                        yb, r.choice(orgs) if z in ("C1", "C2", "I1", "R2") and r.random() < .6 or r.random() < .06 else r.choice(pers), her))
    assert len({p[0] for p in parcels}) == 480
    put(db, "parcels", parcels)
    ptypes = [("NEW", "New construction", 850, 60), ("ADD", "Addition or extension", 420, 45), ("ALT", "Interior alteration", 210, 30),
              ("DEMO", "Demolition", 300, 30), ("ROOF", "Roof replacement", 120, 14), ("ELEC", "Electrical work", 95, 10), ("PLMB", "Plumbing work", 95, 10),
              ("SIGN", "Sign or awning", 75, 21), ("FENC", "Fence or wall", 60, 14), ("POOL", "Swimming pool", 180, 30), ("SOLR", "Solar panels", 110, 21),
              ("OCCU", "Change of occupancy", 260, 45)]
    put(db, "permit_types", ptypes)
    maxd = {p[0]: p[3] for p in ptypes}
    base = {p[0]: p[2] for p in ptypes}
    costs = {"NEW": (150, 900), "ADD": (25, 240), "ALT": (6, 120), "DEMO": (8, 70), "ROOF": (5, 45), "ELEC": (1, 25), "PLMB": (1, 22), "SIGN": (1, 9),
             "FENC": (1, 14), "POOL": (15, 95), "SOLR": (9, 48), "OCCU": (2, 60)}
    permits, log, fees, insp = [], [], [], []
    filed = sorted(rdate(r, date(2023, 3, 1), date(2026, 11, 19)) for _ in range(640))
    seq = {}
    for pid, f in enumerate(filed, 1):
        pt = r.choices([p[0] for p in ptypes], [6, 10, 14, 3, 16, 14, 11, 6, 10, 4, 9, 4])[0]
        pc = r.choice(parcels[:400])
        app = pc[7] if r.random() < .55 else r.choice(orgs)
        off = pick_staff("BLD", f)
        seq[f.year] = seq.get(f.year, 0) + 1
        st, d, dec, val = "R", f, None, None
        log.append((len(log) + 1, pid, None, "R", off, ts(r, d)))
        def step(new, days):
            nonlocal st, d
            nd = d + timedelta(days)
            if nd > END:
                return False
            log.append((len(log) + 1, pid, st, new, off if r.random() < .8 else pick_staff("BLD", nd), ts(r, nd)))
            st, d = new, nd
            return True
        if step("U", r.randint(1, 9)):
            out = r.choices(["A", "D", "W"], [76, 15, 9])[0]
            if r.random() > .04 and step(out, max(2, int(maxd[pt] * r.uniform(.3, 1.35)))):
                if out in "AD":
                    dec = d
                if out == "A":
                    val = dec + timedelta(r.choice([180, 365, 365, 730]))
        if st == "A":
            if pt != "SIGN":
                e = dec
                for k in range(r.choice([0, 1, 1, 2, 3])):
                    e = e + timedelta(r.randint(10, 60))
                    if e > END:
                        break
                    res = r.choices(["P", "F", "C", "N"], [60, 19, 14, 7])[0]
                    insp.append((len(insp) + 1, pid, pick_staff("INS", e), e.isoformat(), res, 1 if res in "FN" or (res == "C" and r.random() < .4) else 0,
                                 r.choice(["Handrail missing", "Egress window too small", "Wiring not to code", "Footing depth insufficient", "Smoke detectors missing",
                                           "Setback not respected"]) if res in "FC" else ("Owner not home" if res == "N" else None)))
            if val < END and r.random() < .22:
                step("X", (val - d).days + 1)
        cost = None if r.random() < .05 else float(r.randint(*costs[pt]) * 1000 + r.randint(0, 19) * 50)
        permits.append((pid, "BP-%d-%04d" % (f.year, seq[f.year]), pt, pc[0], app, off, st, f.isoformat(), dec.isoformat() if dec else None,
                        val.isoformat() if val else None, cost, log[-1][5]))
        n = 1
        wv = 1 if r.random() < .06 else 0
        fees.append((pid, n, "Application fee", 1, float(base[pt]), wv))
        if pt in ("NEW", "ADD", "ALT", "DEMO", "POOL", "OCCU") or r.random() < .35:
            n += 1
            fees.append((pid, n, "Plan review", r.choice([1, 1.5, 2, 3, 4.5]), 65.0, 0))
        if r.random() < .55:
            n += 1
            fees.append((pid, n, "Inspection visit", r.choice([1, 2, 3]), 48.5, 1 if r.random() < .04 else 0))
        if r.random() < .12:
            n += 1
            fees.append((pid, n, "Late filing surcharge", 1, 75.0, 1 if r.random() < .3 else 0))
    put(db, "permits", permits)
    put(db, "permit_log", log)
    put(db, "permit_fees", fees)
    put(db, "inspections", insp)
    offs = [("WNP", "Work without permit", 50000, "Building"), ("SWO", "Violation of stop-work order", 100000, "Building"), ("UNS", "Unsafe structure", 75000, "Building"),
            ("NOI", "Construction noise outside permitted hours", 15000, "Nuisance"), ("DEB", "Debris on public way", 12500, "Nuisance"),
            ("OVG", "Overgrown lot", 7500, "Property"), ("SGN", "Unauthorized sign", 10000, "Property"), ("ILD", "Illegal dumping", 40000, "Nuisance"),
            ("BLK", "Blocked sidewalk", 6000, "Nuisance"), ("OCC", "Occupancy without certificate", 60000, "Building"), ("FNC", "Fence over permitted height", 9000, "Property"),
            ("SNW", "Snow not removed", 4500, "Property"), ("HER", "Unapproved alteration of heritage building", 120000, "Building")]
    put(db, "offences", offs)
    fines, pays = [], []
    bad = r.sample([p for p in parcels], 210)
    fd = sorted(rdate(r, date(2023, 3, 1), date(2026, 11, 10)) for _ in range(430))
    fs = {}
    for i, d in enumerate(fd, 1):
        pc = r.choice(bad)
        oc = r.choices(offs, [10, 3, 5, 9, 9, 12, 6, 6, 9, 5, 6, 9, 2])[0]
        if oc[0] == "HER" and pc[8] == "N":
            oc = offs[0]
        who = pc[7] if r.random() < .8 else r.choice(orgs)
        amt = int(oc[2] * r.choice([1, 1, 1, 1.25, 1.5, 2]))
        due = d + timedelta(30)
        fs[d.year] = fs.get(d.year, 0) + 1
        st = r.choices(["PAID", "OPEN", "APPEAL", "CANC", "COLL"], [62, 15, 7, 8, 8] if d < date(2026, 7, 1) else [30, 55, 10, 5, 0])[0]
        ap = ca = None
        if st == "APPEAL" or st == "CANC" and r.random() < .5:
            ap = min(d + timedelta(r.randint(3, 28)), END).isoformat()
        if st == "CANC":
            ca = ts(r, min(d + timedelta(r.randint(30, 90)), END))
        def pay(a, dd):
            pays.append((len(pays) + 1, i, min(dd, END).isoformat(), a, r.choices(["CARD", "CHK", "CASH", "ACH"], [45, 28, 12, 15])[0], "RC%06d" % (300000 + len(pays) * 3 + 11)))
        if st == "PAID":
            if r.random() < .2:
                a = amt // 3
                pay(a, d + timedelta(r.randint(5, 30)))
                pay(amt - a, d + timedelta(r.randint(31, 90)))
            else:
                pay(amt, d + timedelta(r.randint(1, 60)))
        elif st in ("OPEN", "COLL") and r.random() < .25:
            pay(amt // 4, d + timedelta(r.randint(5, 40)))
        fines.append((i, "F%02d-%04d" % (d.year % 100, fs[d.year]), who, pc[0], oc[0], pick_staff("ENF", d), d.isoformat(), due.isoformat(), amt, st, ap, ca))
    put(db, "fines", fines)
    put(db, "fine_payments", pays)
    db.commit()
    db.close()

if __name__ == "__main__":
    recruiting()
    townhall()
