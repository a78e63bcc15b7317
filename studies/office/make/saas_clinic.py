"""Writes saas.sqlite and clinic.sqlite into the working directory, the same each time."""

import sqlite3, random, os
from datetime import date, timedelta, datetime

FIRST = "Olivia Liam Emma Noah Ava Ethan Sophia Mason Isabella Lucas Mia Logan Amelia James Harper Elijah Evelyn Aiden Abigail Carter Priya Arjun Wei Mei Carlos Lucia Ahmed Fatima Yuki Hiroshi Ingrid Lars Chloe Hugo Nadia Omar Grace Daniel Zoe Samuel Hannah Marcus Elena Viktor Aisha Tomas Leah Patrick Renee Dmitri Camila Diego Sofia Mateo Julia Felix Nora Oscar Ruth Walter Dorothy Harold Joyce Frank".split()
FEM = set(
    "Olivia Emma Ava Sophia Isabella Mia Amelia Harper Evelyn Abigail Priya Mei Lucia Fatima Yuki Ingrid Chloe Nadia Grace Zoe Hannah Elena Aisha Leah Renee Camila Sofia Julia Nora Ruth Dorothy Joyce".split()
)
LAST = "Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Patel Kim Chen Singh Müller Schmidt Rossi Novak Kowalski Andersen O'Brien Murphy Dubois Tanaka Sato Haddad Okafor Mensah Silva Santos Petrov".split()


def names(r, n):
    seen = set()
    out = []
    while len(out) < n:
        p = (r.choice(FIRST), r.choice(LAST))
        if p not in seen:
            seen.add(p)
            out.append(p)
    return out


def rd(r, a, b):
    return a + timedelta(days=r.randint(0, (b - a).days))


D = date
END = D(2025, 12, 31)


def ts(r, d, lo=7, hi=20):
    return f"{d} {r.randint(lo,hi):02d}:{r.randint(0,59):02d}:{r.randint(0,59):02d}"


def em(s):
    return s.lower().replace("'", "").replace("ü", "u").replace(" ", "")


def new(fn, ddl):
    p = fn
    if os.path.exists(p):
        os.remove(p)
    c = sqlite3.connect(p)
    c.execute("PRAGMA foreign_keys=ON")
    c.executescript(ddl)
    return c


def ins(c, t, rows):
    c.executemany(f"INSERT INTO {t} VALUES ({','.join('?'*len(rows[0]))})", rows)


def saas():
    r = random.Random(4711)
    c = new(
        "saas.sqlite",
        """
CREATE TABLE employees(employee_id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT UNIQUE NOT NULL, job_title TEXT NOT NULL, hired_on DATE NOT NULL, left_on DATE);
CREATE TABLE plans(plan_id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, billing_interval TEXT NOT NULL, price REAL NOT NULL, included_seats INTEGER, has_api_access INTEGER NOT NULL, is_available INTEGER NOT NULL DEFAULT 1);
CREATE TABLE accounts(account_id INTEGER PRIMARY KEY, company_name TEXT NOT NULL, industry TEXT NOT NULL, country TEXT NOT NULL, employee_count INTEGER, website TEXT, created_at DATETIME NOT NULL, status TEXT NOT NULL, account_manager_id INTEGER REFERENCES employees(employee_id));
CREATE TABLE users(user_id INTEGER PRIMARY KEY, account_id INTEGER NOT NULL REFERENCES accounts(account_id), full_name TEXT NOT NULL, email TEXT NOT NULL, role TEXT NOT NULL, is_active INTEGER NOT NULL, created_at DATETIME NOT NULL, last_login_at DATETIME);
CREATE TABLE subscriptions(subscription_id INTEGER PRIMARY KEY, account_id INTEGER NOT NULL REFERENCES accounts(account_id), plan_id INTEGER NOT NULL REFERENCES plans(plan_id), status TEXT NOT NULL, seats INTEGER NOT NULL, discount_pct REAL, started_on DATE NOT NULL, cancelled_on DATE, cancel_reason TEXT);
CREATE TABLE invoices(invoice_id INTEGER PRIMARY KEY, invoice_number TEXT UNIQUE NOT NULL, subscription_id INTEGER NOT NULL REFERENCES subscriptions(subscription_id), issued_on DATE NOT NULL, due_on DATE NOT NULL, subtotal REAL NOT NULL, tax REAL NOT NULL, total REAL NOT NULL, status TEXT NOT NULL);
CREATE TABLE payments(payment_id INTEGER PRIMARY KEY, invoice_id INTEGER NOT NULL REFERENCES invoices(invoice_id), paid_at DATETIME NOT NULL, amount REAL NOT NULL, method TEXT NOT NULL, status TEXT NOT NULL, failure_code TEXT);
CREATE TABLE support_tickets(ticket_id INTEGER PRIMARY KEY, account_id INTEGER NOT NULL REFERENCES accounts(account_id), opened_by_user_id INTEGER REFERENCES users(user_id), assigned_to_id INTEGER REFERENCES employees(employee_id), subject TEXT NOT NULL, category TEXT NOT NULL, priority TEXT NOT NULL, status TEXT NOT NULL, opened_at DATETIME NOT NULL, resolved_at DATETIME, satisfaction_score INTEGER);
CREATE TABLE product_events(event_id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users(user_id), event_name TEXT NOT NULL, platform TEXT NOT NULL, occurred_at DATETIME NOT NULL);
""",
    )
    E = []
    en = names(r, 28)
    titles = (
        ["Account Manager"] * 7
        + ["Support Agent"] * 9
        + ["Software Engineer"] * 7
        + ["Product Manager"] * 2
        + ["Marketing Lead", "Finance Manager", "Head of Support"]
    )
    for i, (f, l) in enumerate(en, 1):
        h = (
            rd(r, D(2023, 1, 2), D(2025, 9, 30))
            if i not in range(1, 8) and i not in range(8, 12)
            else rd(r, D(2023, 1, 2), D(2023, 2, 15))
        )
        lf = rd(r, h + timedelta(60), END) if i > 16 and r.random() < 0.25 and h < D(2025, 9, 1) else None
        E.append((i, f, l, f"{em(f)}.{em(l)}@stacklane.io", titles[i - 1], str(h), lf and str(lf)))
    ins(c, "employees", E)
    P = []
    tiers = [
        ("Starter", 19, 3, 0, 1),
        ("Starter Plus", 35, 5, 0, 1),
        ("Team", 59, 10, 0, 1),
        ("Team Plus", 89, 15, 1, 1),
        ("Growth", 149, 25, 1, 1),
        ("Business", 249, 50, 1, 1),
        ("Enterprise", 599, None, 1, 1),
        ("Legacy Basic", 12, 2, 0, 0),
        ("Legacy Pro", 45, 10, 0, 0),
        ("Nonprofit", 29, 20, 0, 1),
    ]
    k = 1
    for n, p, s, a, v in tiers:
        P.append((k, n + " Monthly", "monthly", float(p), s, a, v))
        k += 1
        P.append((k, n + " Annual", "annual", float(p * 10), s, a, v))
        k += 1
    ins(c, "plans", P)
    w1 = "Bluewave Northfield Brightpath Ironclad Silverline Greenleaf Redstone Summit Harbor Copper Evergreen Cobalt Lakeside Maple Falcon Pioneer Orchard Beacon Granite Willow Vertex Quantum Atlas Juniper".split()
    w2 = {
        "Logistics": ["Logistics", "Freight", "Shipping"],
        "Healthcare": ["Health", "Medical", "Care Group"],
        "Retail": ["Outfitters", "Market", "Stores"],
        "Finance": ["Capital", "Insurance", "Partners"],
        "Education": ["Academy", "Learning"],
        "Manufacturing": ["Industries", "Tooling", "Works"],
        "Media": ["Studios", "Press"],
        "Software": ["Labs", "Systems", "Software"],
    }
    inds = list(w2)
    iw = [14, 17, 20, 12, 8, 16, 7, 22]
    cs = [
        "United States",
        "United Kingdom",
        "Germany",
        "Canada",
        "France",
        "Australia",
        "Netherlands",
        "Spain",
        "Sweden",
    ]
    cw = [52, 23, 17, 13, 10, 8, 6, 4, 3]
    A = []
    seen = set()
    U = []
    S = []
    I = []
    created = sorted(rd(r, D(2023, 1, 3), D(2025, 11, 20)) for _ in range(150))
    accs = []
    for i in range(1, 151):
        while 1:
            ind = r.choices(inds, iw)[0]
            nm = f"{r.choice(w1)} {r.choice(w2[ind])}"
            if nm not in seen:
                seen.add(nm)
                break
        emp = None if r.random() < 0.08 else int(min(9000, max(4, r.lognormvariate(4.8, 1.4))))
        accs.append(
            [
                i,
                nm,
                ind,
                r.choices(cs, cw)[0],
                emp,
                None if r.random() < 0.15 else "https://www." + em(nm) + ".com",
                created[i - 1],
            ]
        )
    sid = 0
    am_w = [10, 8, 7, 6, 4, 3, 2]
    statuses = {}
    reasons = [
        "too expensive",
        "missing features",
        "switched to competitor",
        "went out of business",
        "no longer needed",
    ]
    for a in accs:
        if r.random() < 0.12:
            statuses[a[0]] = "trial"
            continue
        n = r.choices([1, 2, 3], [65, 25, 10])[0]
        st = a[6] + timedelta(r.randint(0, 21))
        last = "active"
        for j in range(n):
            if st > D(2025, 12, 10):
                break
            sid += 1
            p = r.choices(P, [14, 10, 8, 6, 12, 9, 9, 7, 10, 8, 6, 6, 3, 3, 4, 2, 4, 2, 2, 2])[0]
            canc = None
            status = "active"
            reason = None
            if j < n - 1 or r.random() < 0.22:
                cd = st + timedelta(r.randint(45, 420))
                if cd < END:
                    canc = cd
                    status = "cancelled"
                    reason = r.choices(reasons, [30, 20, 16, 7, 11])[0] if r.random() < 0.85 else None
            if status == "active":
                x = r.random()
                status = "past_due" if x < 0.08 else "paused" if x < 0.13 else "active"
            seats = max(1, int((p[4] or 80) * r.uniform(0.3, 1.4)))
            disc = r.choice([5.0, 10.0, 15.0, 20.0]) if r.random() < 0.3 else None
            S.append((sid, a[0], p[0], status, seats, disc, str(st), canc and str(canc), reason))
            last = status
            d = st
            stop = canc or END
            while d <= stop and d <= END:
                sub = round(p[3] * (1 - (disc or 0) / 100) * max(1, seats / 10), 2)
                I.append([d, sid, sub, a[3], status])
                if p[2] == "annual":
                    d = D(d.year + 1, d.month, min(d.day, 28))
                else:
                    d = D(d.year + (d.month == 12), d.month % 12 + 1, min(d.day, 28))
            if not canc:
                break
            st = canc + timedelta(r.randint(1, 90))
        statuses[a[0]] = "churned" if last == "cancelled" else "active"
    for a in accs:
        m = r.choices(range(1, 8), am_w)[0] if r.random() < 0.93 else None
        A.append((a[0], a[1], a[2], a[3], a[4], a[5], ts(r, a[6]), statuses[a[0]], m))
    ins(c, "accounts", A)
    ins(c, "subscriptions", S)
    un = names(r, 760)
    ub = {}
    wts = [r.lognormvariate(0, 0.8) for _ in accs]
    for i, (f, l) in enumerate(un, 1):
        a = accs[i - 1] if i <= 150 else r.choices(accs, wts)[0]
        cr = a[6] if i <= 150 else rd(r, a[6], min(END - timedelta(5), a[6] + timedelta(500)))
        ll = None if r.random() < 0.11 else ts(r, rd(r, cr, END))
        U.append(
            (
                i,
                a[0],
                f + " " + l,
                f"{em(f)}.{em(l)}@{em(a[1])}.com",
                "admin" if i <= 150 else r.choices(["admin", "member", "viewer"], [1, 7, 3])[0],
                int(r.random() < 0.84),
                ts(r, cr),
                ll,
            )
        )
        ub.setdefault(a[0], []).append((i, cr))
    ins(c, "users", U)
    I.sort(key=lambda x: (x[0], x[1]))
    tax = {
        "United States": 0,
        "United Kingdom": 0.2,
        "Germany": 0.19,
        "Canada": 0.05,
        "France": 0.2,
        "Australia": 0.1,
        "Netherlands": 0.21,
        "Spain": 0.21,
        "Sweden": 0.25,
    }
    R = []
    Y = []
    pid = 0
    mw = {}
    for k, (d, s, sub, ct, sst) in enumerate(I, 1):
        t = round(sub * tax[ct], 2)
        due = d + timedelta(30)
        x = r.random()
        stt = "paid"
        if d > D(2025, 11, 25):
            stt = "paid" if x < 0.45 else "open"
        elif x < 0.06 or (sst == "past_due" and d > D(2025, 9, 1)):
            stt = "overdue"
        R.append((k, f"INV-{d.year}-{k:05d}", s, str(d), str(due), sub, t, round(sub + t, 2), stt))
        m = mw.setdefault(s, r.choices(["card", "bank_transfer", "paypal"], [6, 3, 1])[0])
        if r.random() < 0.06 or (stt == "overdue" and r.random() < 0.5):
            pid += 1
            Y.append(
                (
                    pid,
                    k,
                    ts(r, min(END, d + timedelta(r.randint(0, 3)))),
                    round(sub + t, 2),
                    m,
                    "failed",
                    r.choice(["card_declined", "insufficient_funds", "expired_card"]) if m == "card" else None,
                )
            )
        if stt == "paid":
            pid += 1
            Y.append(
                (pid, k, ts(r, min(END, d + timedelta(r.randint(3, 35)))), round(sub + t, 2), m, "succeeded", None)
            )
    ins(c, "invoices", R)
    ins(c, "payments", Y)
    subj = {
        "billing": [
            "Charged twice this month",
            "Need a copy of an invoice",
            "Update credit card",
            "VAT number missing on invoice",
        ],
        "bug": ["Dashboard not loading", "Export fails with error", "Wrong totals in report", "App crashes on iPhone"],
        "how_to": ["How do I invite a teammate?", "How to change the time zone", "Setting up a weekly report"],
        "integration": ["Slack integration disconnected", "Salesforce sync is slow", "API returns 429"],
        "account_access": ["Cannot log in", "Password reset email not arriving", "SSO setup help"],
        "feature_request": ["Please add dark mode", "Request: export to PDF", "Custom fields on reports"],
    }
    tw = [r.lognormvariate(0, 0.9) if r.random() > 0.1 else 0 for _ in accs]
    tk = []
    for _ in range(520):
        a = r.choices(accs, tw)[0]
        tk.append((rd(r, a[6], D(2025, 12, 30)), a))
    tk.sort(key=lambda x: (x[0], x[1][0]))
    T = []
    for i, (d, a) in enumerate(tk, 1):
        cat = r.choices(list(subj), [22, 30, 18, 12, 20, 9])[0]
        u = [x for x in ub[a[0]] if x[1] <= d]
        rec = d > D(2025, 10, 15)
        st = r.choices(["open", "pending", "closed"], [4, 3, 4] if rec else [0.4, 0.3, 20])[0]
        o = ts(r, d)
        res = sc = None
        if st == "closed":
            q = datetime.fromisoformat(o) + timedelta(minutes=r.randint(20, 9000))
            res = str(min(q, datetime(2025, 12, 31, 22, 0, 0)))
            sc = r.choices([1, 2, 3, 4, 5], [4, 6, 12, 30, 34])[0] if r.random() < 0.6 else None
        T.append(
            (
                i,
                a[0],
                r.choice(u)[0],
                r.choices(range(8, 17), [9, 8, 7, 6, 5, 3, 3, 2, 2])[0] if r.random() < 0.94 else None,
                r.choice(subj[cat]),
                cat,
                r.choices(["low", "normal", "high", "urgent"], [20, 50, 20, 10])[0],
                st,
                o,
                res,
                sc,
            )
        )
    ins(c, "support_tickets", T)
    ev = []
    uw = [r.lognormvariate(0, 0.8) if u[7] else 0 for u in U]
    for _ in range(1800):
        u = r.choices(U, uw)[0]
        d = rd(r, date.fromisoformat(u[6][:10]), date.fromisoformat(u[7][:10]))
        ev.append(
            (
                ts(r, d),
                u[0],
                r.choices(
                    [
                        "login",
                        "report_created",
                        "report_exported",
                        "dashboard_viewed",
                        "teammate_invited",
                        "integration_connected",
                        "file_uploaded",
                    ],
                    [40, 15, 5, 30, 4, 3, 9],
                )[0],
                r.choices(["web", "ios", "android"], [70, 18, 12])[0],
            )
        )
    ev.sort()
    ins(c, "product_events", [(i, e[1], e[2], e[3], e[0]) for i, e in enumerate(ev, 1)])
    c.commit()
    return c


def clinic():
    r = random.Random(9021)
    c = new(
        "clinic.sqlite",
        """
CREATE TABLE Clinics(ClinicId INTEGER PRIMARY KEY, ClinicName TEXT NOT NULL, City TEXT NOT NULL, Phone TEXT, OpenedOn DATE NOT NULL, HasPharmacy INTEGER NOT NULL);
CREATE TABLE Departments(DepartmentId INTEGER PRIMARY KEY, DepartmentName TEXT NOT NULL, IsSurgical INTEGER NOT NULL);
CREATE TABLE Doctors(DoctorId INTEGER PRIMARY KEY, FirstName TEXT NOT NULL, LastName TEXT NOT NULL, Email TEXT, DepartmentId INTEGER NOT NULL REFERENCES Departments(DepartmentId), ClinicId INTEGER NOT NULL REFERENCES Clinics(ClinicId), HireDate DATE NOT NULL, ConsultationFee REAL NOT NULL, AcceptsNewPatients INTEGER NOT NULL);
CREATE TABLE Patients(PatientId INTEGER PRIMARY KEY, FirstName TEXT NOT NULL, LastName TEXT NOT NULL, Gender TEXT NOT NULL, BirthDate DATE NOT NULL, City TEXT NOT NULL, Phone TEXT, Email TEXT, BloodType TEXT, InsuranceProvider TEXT, RegisteredOn DATE NOT NULL, PrimaryDoctorId INTEGER REFERENCES Doctors(DoctorId));
CREATE TABLE Appointments(AppointmentId INTEGER PRIMARY KEY, PatientId INTEGER NOT NULL REFERENCES Patients(PatientId), DoctorId INTEGER NOT NULL REFERENCES Doctors(DoctorId), AppointmentDate DATE NOT NULL, StartTime TEXT NOT NULL, DurationMinutes INTEGER NOT NULL, VisitType TEXT NOT NULL, Status TEXT NOT NULL, ReasonForVisit TEXT);
CREATE TABLE Diagnoses(DiagnosisId INTEGER PRIMARY KEY, AppointmentId INTEGER NOT NULL REFERENCES Appointments(AppointmentId), IcdCode TEXT NOT NULL, Description TEXT NOT NULL, Severity TEXT, IsChronic INTEGER NOT NULL);
CREATE TABLE Medications(MedicationId INTEGER PRIMARY KEY, MedicationName TEXT NOT NULL, Form TEXT NOT NULL, Manufacturer TEXT NOT NULL, UnitPrice REAL NOT NULL, IsControlled INTEGER NOT NULL);
CREATE TABLE Prescriptions(PrescriptionId INTEGER PRIMARY KEY, AppointmentId INTEGER NOT NULL REFERENCES Appointments(AppointmentId), MedicationId INTEGER NOT NULL REFERENCES Medications(MedicationId), Dosage TEXT NOT NULL, Quantity INTEGER NOT NULL, Refills INTEGER NOT NULL, PrescribedOn DATE NOT NULL, ExpiresOn DATE);
CREATE TABLE Invoices(InvoiceId INTEGER PRIMARY KEY, AppointmentId INTEGER NOT NULL REFERENCES Appointments(AppointmentId), InvoiceDate DATE NOT NULL, TotalAmount REAL NOT NULL, InsuranceCovered REAL NOT NULL, Status TEXT NOT NULL, PaidOn DATE);
""",
    )
    cities = ["Portland", "Salem", "Eugene", "Bend", "Vancouver", "Tacoma", "Seattle", "Spokane", "Olympia", "Medford"]
    kinds = ["Family Clinic", "Health Center", "Medical Center", "Specialists"]
    pre = "Riverside Oakwood Hillcrest Lakeview Cedar Westside Northgate Parkway Mission Bayside Stonebridge Fairview Meadow Crescent Harborview Eastgate Summit Pine Valley Sunset".split()
    od = r.sample(range(1, 700), 20)
    ph = lambda: f"({r.choice([503,541,360,253,206])}) 555-{r.randint(100,9999):04d}"
    ins(
        c,
        "Clinics",
        [
            (
                i,
                f"{pre[i-1]} {r.choice(kinds)}",
                cities[(i - 1) % 10] if i <= 10 else r.choice(cities[:7]),
                ph(),
                str(D(2023, 1, 1) + timedelta(od[i - 1])) if i > 14 else str(D(1988, 3, 1) + timedelta(od[i - 1] * 18)),
                int(r.random() < 0.4),
            )
            for i in range(1, 21)
        ],
    )
    deps = "Family Medicine,Cardiology,Dermatology,Pediatrics,Orthopedics,Neurology,Gynecology,Ophthalmology,ENT,Psychiatry,Endocrinology,Gastroenterology,Urology,Oncology,Pulmonology,Rheumatology,Nephrology,Allergy and Immunology,General Surgery,Physical Therapy".split(
        ","
    )
    ins(
        c,
        "Departments",
        [
            (i, d, int(d in ("Orthopedics", "General Surgery", "ENT", "Ophthalmology", "Urology")))
            for i, d in enumerate(deps, 1)
        ],
    )
    allp = names(r, 470)
    DR = []
    for i, (f, l) in enumerate(allp[:52], 1):
        dep = (
            i if i <= 20 else r.choices(range(1, 21), [14, 6, 5, 8, 5, 3, 4, 3, 2, 3, 2, 2, 1, 2, 1, 1, 1, 1, 1, 1])[0]
        )
        h = rd(r, D(2005, 1, 1), D(2022, 12, 31)) if i % 3 else rd(r, D(2023, 1, 5), D(2024, 12, 1))
        DR.append(
            (
                i,
                f,
                l,
                f"{em(f)}.{em(l)}@cascadeclinics.org" if r.random() < 0.94 else None,
                dep,
                r.choices(range(1, 21), [max(1, 22 - x) for x in range(20)])[0] if i > 20 else i,
                str(h),
                float(r.randrange(90, 330, 5)),
                int(r.random() < 0.8),
            )
        )
    ins(c, "Doctors", DR)
    PT = []
    fam = [d[0] for d in DR if d[4] in (1, 4)]
    for i, (f, l) in enumerate(allp[52:], 1):
        PT.append(
            (
                i,
                f,
                l,
                "F" if f in FEM else "M",
                str(rd(r, D(1934, 1, 1), D(2021, 12, 31))),
                r.choices(cities, [20, 14, 10, 6, 9, 12, 17, 5, 4, 3])[0],
                ph() if r.random() < 0.95 else None,
                f"{em(f)}{em(l)}{r.randint(1,99)}@example.com" if r.random() < 0.8 else None,
                (
                    r.choices(["O+", "A+", "B+", "AB+", "O-", "A-", "B-", "AB-"], [37, 33, 10, 4, 6, 6, 2, 1])[0]
                    if r.random() < 0.7
                    else None
                ),
                (
                    r.choices(
                        ["Blue Cross", "Aetna", "Kaiser Permanente", "Medicare", "Cigna", "UnitedHealthcare"],
                        [20, 13, 16, 22, 8, 14],
                    )[0]
                    if r.random() < 0.86
                    else None
                ),
                str(rd(r, D(2023, 1, 2), D(2025, 10, 31))),
                r.choice(fam) if r.random() < 0.8 else None,
            )
        )
    ins(c, "Patients", PT)
    pw = [r.lognormvariate(0, 0.75) if r.random() > 0.07 else 0 for _ in PT]
    dw = [r.lognormvariate(0, 0.45) * (1.6 if d[4] == 1 else 1) for d in DR]
    dno = [r.uniform(0.02, 0.15) for _ in DR]
    dca = [r.uniform(0.03, 0.25) for _ in DR]
    ap = []
    while len(ap) < 1700:
        p = r.choices(PT, pw)[0]
        d = r.choices(DR, dw)[0]
        if p[11] and r.random() < 0.3:
            d = DR[p[11] - 1]
        lo = max(date.fromisoformat(p[10]), date.fromisoformat(d[6]))
        dt = rd(r, lo, END)
        if dt.weekday() >= 5:
            continue
        ap.append((dt, f"{r.randint(8,16):02d}:{r.choice(['00','15','30','45'])}", p[0], d))
    ap.sort(key=lambda x: (x[0], x[1], x[2], x[3][0]))
    AP = []
    DG = []
    PR = []
    IV = []
    dx = [
        ("I10", "Essential hypertension", 1, 20),
        ("E11.9", "Type 2 diabetes", 1, 16),
        ("E10.9", "Type 1 diabetes", 1, 4),
        ("J06.9", "Upper respiratory infection", 0, 24),
        ("M54.5", "Low back pain", 0, 18),
        ("J45.909", "Asthma", 1, 11),
        ("F41.1", "Generalized anxiety disorder", 1, 9),
        ("L20.9", "Atopic dermatitis", 1, 7),
        ("N39.0", "Urinary tract infection", 0, 9),
        ("G43.909", "Migraine", 1, 8),
        ("K21.9", "Acid reflux", 1, 10),
        ("J02.9", "Sore throat", 0, 12),
        ("M17.9", "Osteoarthritis of the knee", 1, 6),
        ("E78.5", "High cholesterol", 1, 13),
        ("H66.90", "Ear infection", 0, 5),
        ("F32.9", "Depression", 1, 7),
    ]
    meds = [
        ("Lisinopril", "tablet", "Lupin", 0.35, 0),
        ("Metformin", "tablet", "Teva", 0.22, 0),
        ("Atorvastatin", "tablet", "Pfizer", 0.48, 0),
        ("Amoxicillin", "capsule", "Sandoz", 0.55, 0),
        ("Ibuprofen", "tablet", "Perrigo", 0.12, 0),
        ("Albuterol", "inhaler", "GSK", 32.5, 0),
        ("Sertraline", "tablet", "Pfizer", 0.61, 0),
        ("Omeprazole", "capsule", "Dr. Reddy's", 0.4, 0),
        ("Amlodipine", "tablet", "Pfizer", 0.29, 0),
        ("Levothyroxine", "tablet", "AbbVie", 0.37, 0),
        ("Gabapentin", "capsule", "Teva", 0.44, 0),
        ("Hydrocortisone", "cream", "Perrigo", 7.9, 0),
        ("Insulin Glargine", "injection", "Sanofi", 68.0, 0),
        ("Sumatriptan", "tablet", "GSK", 3.2, 0),
        ("Azithromycin", "tablet", "Sandoz", 1.9, 0),
        ("Prednisone", "tablet", "Hikma", 0.18, 0),
        ("Oxycodone", "tablet", "Hikma", 1.15, 1),
        ("Alprazolam", "tablet", "Viatris", 0.75, 1),
        ("Methylphenidate", "tablet", "Novartis", 1.6, 1),
        ("Tramadol", "tablet", "Teva", 0.52, 1),
        ("Zolpidem", "tablet", "Sanofi", 0.83, 1),
        ("Losartan", "tablet", "Lupin", 0.33, 0),
        ("Fluticasone", "spray", "GSK", 18.4, 0),
        ("Escitalopram", "tablet", "AbbVie", 0.58, 0),
        ("Nitrofurantoin", "capsule", "Sandoz", 1.25, 0),
        ("Cetirizine", "tablet", "Perrigo", 0.1, 0),
        ("Ketamine", "injection", "Hikma", 24.0, 1),
        ("Tretinoin", "cream", "Bausch", 41.3, 0),
        ("Colchicine", "tablet", "Hikma", 4.1, 0),
        ("Warfarin", "tablet", "Bausch", 0.27, 0),
    ]
    mw = [20, 22, 15, 19, 17, 11, 9, 12, 8, 7, 5, 6, 9, 5, 8, 7, 2, 3, 2, 4, 2, 6, 5, 6, 4, 9, 0, 3, 0, 0]
    ins(c, "Medications", [(i,) + m for i, m in enumerate(meds, 1)])
    reas = [
        "Annual checkup",
        "Follow-up",
        "Persistent cough",
        "Back pain",
        "Skin rash",
        "Headaches",
        "Medication review",
        "Test results",
        "Vaccination",
    ]
    for i, (dt, st, p, d) in enumerate(ap, 1):
        x = r.random()
        k = d[0] - 1
        s = "No-show" if x < dno[k] else "Cancelled" if x < dno[k] + dca[k] else "Completed"
        AP.append(
            (
                i,
                p,
                d[0],
                str(dt),
                st,
                r.choices([15, 20, 30, 45, 60], [3, 4, 8, 3, 1])[0],
                r.choices(["In person", "Video", "Phone"], [72, 20, 8])[0],
                s,
                r.choice(reas) if r.random() < 0.85 else None,
            )
        )
        if s != "Completed":
            continue
        for q in r.sample(range(len(dx)), r.choices([0, 1, 2], [45, 45, 8])[0]):
            z = r.choices(dx, [y[3] for y in dx])[0]
            if any(g[1] == i and g[2] == z[0] for g in DG[-2:]):
                continue
            DG.append(
                (
                    len(DG) + 1,
                    i,
                    z[0],
                    z[1],
                    r.choices(["Mild", "Moderate", "Severe"], [5, 4, 1])[0] if r.random() < 0.8 else None,
                    z[2],
                )
            )
        for _ in range(r.choices([0, 1, 2], [52, 36, 12])[0]):
            m = r.choices(range(30), mw)[0] + 1
            PR.append(
                (
                    len(PR) + 1,
                    i,
                    m,
                    r.choice(["once daily", "twice daily", "as needed", "every 8 hours"]),
                    r.choice([10, 14, 20, 30, 60, 90]),
                    r.choices([0, 1, 2, 3], [6, 2, 2, 1])[0],
                    str(dt),
                    str(dt + timedelta(r.choice([90, 180, 365]))) if r.random() < 0.8 else None,
                )
            )
        tot = round(d[7] + r.choice([0, 0, 25, 40.5, 75, 120.75]) + r.randint(0, 30), 2)
        insd = PT[p - 1][9]
        cov = round(tot * r.choice([0.5, 0.6, 0.7, 0.8, 0.9]), 2) if insd else 0.0
        y = r.random()
        idt = min(END, dt + timedelta(r.randint(0, 5)))
        ivs = "Paid" if y < 0.86 else "Overdue" if y < 0.95 else "Written off"
        if idt > D(2025, 11, 20):
            ivs = "Pending" if y < 0.6 else "Paid"
        IV.append(
            (
                len(IV) + 1,
                i,
                str(idt),
                tot,
                cov,
                ivs,
                str(min(END, idt + timedelta(r.randint(0, 45)))) if ivs == "Paid" else None,
            )
        )
    ins(c, "Appointments", AP)
    ins(c, "Diagnoses", DG)
    ins(c, "Prescriptions", PR)
    ins(c, "Invoices", IV)
    c.commit()
    return c


for make in (saas, clinic):
    assert not make().execute("PRAGMA foreign_key_check").fetchall()
