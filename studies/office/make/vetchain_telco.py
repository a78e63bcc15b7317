"""Writes vetchain.sqlite and telco.sqlite into the current folder (fixed seed, same files each time)."""
import os, random, sqlite3
from datetime import date, datetime, timedelta

FIRST = """Anna Ben Clara David Emma Frank Grace Hannah Ivan Julia Karl Laura Martin Nina Oliver Paula Robert Sarah Thomas Ursula
Victor Wendy Simon Zoe Alice Brian Carol Daniel Elena Felix George Helen Isabel Jonas Katrin Lukas Maria Noah Olga Peter Rita
Stefan Tanya Sofia Marco Priya Amir Chloe Yusuf Ingrid Kevin Monika Leon Amelia Pavel Rosa Dylan Fatima Hugo Mei""".split()
LAST = """Novak Miller Schmidt Garcia Rossi Jensen Kowalski Brown Weber Dubois Larsen Horvat Patel Evans Fischer Moreno Bianchi Nielsen
Wagner Clarke Keller Lopez Romano Berg Nowak Hughes Becker Santos Ricci Lund Kovacs Walsh Hoffmann Silva Greco Holm Svoboda Doyle
Richter Costa Marino Dahl Farkas Murphy Krause Mendes Conti Olsen Petrov Reid Vogel Ferreira Gallo Strand Ivanov Bailey Yilmaz Khan
Chen Osei Brandt Castro Fontana Moen Takacs Quinn Lang Pereira Leone Haugen""".split()
CITIES = [("Ashford", "South"), ("Brampton", "North"), ("Carlow", "West"), ("Dunmore", "West"), ("Eastleigh", "South"),
          ("Fenwick", "North"), ("Glenville", "East"), ("Harwich", "East"), ("Ilford", "South"), ("Kelso", "North"),
          ("Lydford", "West"), ("Marlow", "South"), ("Norwood", "East"), ("Oakham", "East"), ("Penrith", "North"), ("Redhill", "South")]
CITYW = [9, 7, 3, 4, 6, 5, 8, 3, 7, 4, 2, 6, 5, 3, 4, 8]
NOW = datetime(2026, 11, 20, 18, 0)


def iso(d):
    return None if d is None else d.strftime("%Y-%m-%d")


def ts(d):
    return None if d is None else d.strftime("%Y-%m-%d %H:%M:%S")


def open_db(name):
    if os.path.exists(name):
        os.remove(name)
    con = sqlite3.connect(name)
    con.execute("PRAGMA journal_mode=OFF")
    return con


def put(con, table, rows):
    con.executemany("INSERT INTO %s VALUES (%s)" % (table, ",".join("?" * len(rows[0]))), rows)


def rdate(r, a, b):
    return a + timedelta(days=r.randrange((b - a).days + 1))


def workday(d):
    while d.weekday() == 6:
        d += timedelta(days=1)
    return d


# ------------------------------------------------------------------------------------------------ vetchain
def vetchain():
    r = random.Random(41707)
    con = open_db("vetchain.sqlite")
    con.executescript("""
CREATE TABLE clinics (clinic_id INTEGER PRIMARY KEY, clinic_cd TEXT NOT NULL UNIQUE, name TEXT NOT NULL, city TEXT NOT NULL, region TEXT NOT NULL,
  phone TEXT, opened_on TEXT NOT NULL, closed_on TEXT, is_active INTEGER NOT NULL DEFAULT 1);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, clinic_id INTEGER REFERENCES clinics(clinic_id), manager_id INTEGER REFERENCES staff(staff_id),
  first_name TEXT NOT NULL, last_name TEXT NOT NULL, role_cd TEXT NOT NULL, email TEXT, hired_on TEXT NOT NULL, left_on TEXT,
  salary_cents INTEGER NOT NULL, created_at TEXT NOT NULL);
CREATE TABLE owners (owner_id INTEGER PRIMARY KEY, cust_no TEXT NOT NULL UNIQUE, first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT,
  phone TEXT, city TEXT, postcode TEXT, newsletter_ok INTEGER NOT NULL DEFAULT 0, home_clinic_id INTEGER REFERENCES clinics(clinic_id),
  created_at TEXT NOT NULL, deleted_at TEXT);
CREATE TABLE breeds (breed_id INTEGER PRIMARY KEY, species TEXT NOT NULL, name TEXT NOT NULL, size_cls TEXT);
CREATE TABLE pets (pet_id INTEGER PRIMARY KEY, owner_id INTEGER NOT NULL REFERENCES owners(owner_id), breed_id INTEGER NOT NULL REFERENCES breeds(breed_id),
  name TEXT NOT NULL, sex TEXT NOT NULL, dob TEXT, weight_kg REAL, chip_no TEXT, is_neutered INTEGER NOT NULL, deceased_on TEXT, created_at TEXT NOT NULL);
CREATE TABLE services (service_id INTEGER PRIMARY KEY, svc_cd TEXT NOT NULL UNIQUE, name TEXT NOT NULL, category TEXT NOT NULL,
  price_cents INTEGER NOT NULL, is_active INTEGER NOT NULL DEFAULT 1);
CREATE TABLE appointments (appt_id INTEGER PRIMARY KEY, pet_id INTEGER NOT NULL REFERENCES pets(pet_id), clinic_id INTEGER NOT NULL REFERENCES clinics(clinic_id),
  vet_id INTEGER NOT NULL REFERENCES staff(staff_id), starts_at TEXT NOT NULL, duration_min INTEGER NOT NULL, reason_cd TEXT NOT NULL,
  status TEXT NOT NULL, booked_via TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT);
CREATE TABLE appt_status_hist (hist_id INTEGER PRIMARY KEY, appt_id INTEGER NOT NULL REFERENCES appointments(appt_id), old_status TEXT,
  new_status TEXT NOT NULL, changed_at TEXT NOT NULL, changed_by INTEGER REFERENCES staff(staff_id));
CREATE TABLE vaccinations (vacc_id INTEGER PRIMARY KEY, pet_id INTEGER NOT NULL REFERENCES pets(pet_id), vet_id INTEGER NOT NULL REFERENCES staff(staff_id),
  vaccine TEXT NOT NULL, given_on TEXT NOT NULL, next_due_on TEXT, batch_no TEXT);
CREATE TABLE invoices (invoice_id INTEGER PRIMARY KEY, inv_no TEXT NOT NULL UNIQUE, owner_id INTEGER NOT NULL REFERENCES owners(owner_id),
  clinic_id INTEGER NOT NULL REFERENCES clinics(clinic_id), appt_id INTEGER REFERENCES appointments(appt_id), issued_on TEXT NOT NULL,
  due_on TEXT NOT NULL, paid_on TEXT, status TEXT NOT NULL, net_amt_cents INTEGER NOT NULL, vat_amt_cents INTEGER NOT NULL,
  gross_amt_cents INTEGER NOT NULL, pay_method TEXT);
CREATE TABLE invoice_lines (line_id INTEGER PRIMARY KEY, invoice_id INTEGER NOT NULL REFERENCES invoices(invoice_id),
  service_id INTEGER NOT NULL REFERENCES services(service_id), qty INTEGER NOT NULL, unit_price_cents INTEGER NOT NULL,
  disc_pct INTEGER NOT NULL DEFAULT 0, line_net_cents INTEGER NOT NULL);
CREATE INDEX ix_appt_pet ON appointments(pet_id);
CREATE INDEX ix_lines_inv ON invoice_lines(invoice_id);
""")
    suffix = ["Animal Hospital", "Vet Centre", "Pet Clinic"]
    spots = ["Market Street", "Riverside", "Station Road", "Hillview", "Old Mill", "Parkside"]
    clinics = []
    for i in range(32):
        city, region = CITIES[i % 16]
        name = ("%s %s" % (city, suffix[i % 3])) if i < 16 else ("%s %s %s" % (city, spots[i % 6], suffix[(i + 1) % 3]))
        opened = rdate(r, date(2023, 1, 9), date(2025, 3, 30))
        closed = {5: date(2026, 6, 30), 19: date(2025, 12, 31), 27: date(2026, 8, 31)}.get(i)
        clinics.append((i + 1, "%s%02d" % (city[:3].upper(), 1 + i // 16), name, city, region,
                        None if i == 22 else "0%d %06d" % (r.randrange(120, 190), r.randrange(10**6)), iso(opened), iso(closed), 0 if closed else 1))
    put(con, "clinics", clinics)
    cw = [r.choice([1, 2, 2, 3, 4, 6]) for _ in clinics]
    # staff
    staff = []
    used = {}

    def person(shared=False):
        while True:
            f, l = r.choice(FIRST), r.choice(LAST)
            if shared or (f, l) not in used:
                used[(f, l)] = used.get((f, l), 0) + 1
                return f, l

    def add_staff(clinic, mgr, role, lo, hi, name=None, hired=None):
        f, l = name or person()
        sid = len(staff) + 1
        h = hired or rdate(r, date(2023, 1, 16), date(2026, 8, 31))
        left = None
        if role in ("VET", "NUR", "REC") and r.random() < 0.13 and h < date(2026, 3, 1):
            left = rdate(r, h + timedelta(days=120), date(2026, 10, 31))
        email = None if r.random() < 0.05 else "%s.%s@pawsandco.example" % (f.lower(), l.lower()) if not name else "%s.%s2@pawsandco.example" % (f.lower(), l.lower())
        staff.append([sid, clinic, mgr, f, l, role, email, iso(h), iso(left), r.randrange(lo, hi, 500) * 100,
                      ts(datetime(h.year, h.month, h.day, 9, r.randrange(60)))])
        return sid
    coo = add_staff(None, None, "COO", 145000, 146000, hired=date(2023, 1, 2))
    rm = {reg: add_staff(None, coo, "RMGR", 82000, 98000, hired=rdate(r, date(2023, 1, 9), date(2024, 6, 30))) for reg in ("North", "South", "East", "West")}
    vets_of, mgr_of = {}, {}
    for c in clinics:
        o = date.fromisoformat(c[6])
        m = add_staff(c[0], rm[c[4]], "CMGR", 56000, 74000, hired=o)
        mgr_of[c[0]] = m
        vets_of[c[0]] = []
        for k in range(1 + (cw[c[0] - 1] >= 2) + (cw[c[0] - 1] >= 4)):
            h = rdate(r, date(2023, 1, 16), date(2024, 5, 31)) if k == 0 else rdate(r, date(2023, 3, 1), date(2026, 5, 31))
            vets_of[c[0]].append(add_staff(c[0], m, "VET", 61000, 99000, hired=h))
        for k in range(r.choice([1, 2, 2, 3])):
            add_staff(c[0], m, "NUR", 31000, 46000)
        for k in range(r.choice([1, 1, 2])):
            add_staff(c[0], m, "REC", 25000, 34000)
    # two people with the same name (a nurse and a vet at different clinics)
    v = next(s for s in staff if s[5] == "VET" and s[1] == 9)
    add_staff(14, mgr_of[14], "NUR", 31000, 46000, name=(v[3], v[4]))
    for c in clinics:                                   # staff of closed clinics: gone or still listed with the leaving date
        if c[7]:
            for s in staff:
                if s[1] == c[0] and s[8] is None:
                    if s[7] >= c[7]:
                        s[7] = "2024-09-02"; s[10] = "2024-09-02 09:00:00"
                    s[8] = c[7]
            for s in staff:
                if s[1] == c[0] and s[8] and s[8] > c[7]:
                    s[8] = c[7]
    for s in staff:
        if s[8] and s[8] <= s[7]:
            s[7] = "2023-05-02"; s[10] = "2023-05-02 09:05:00"
    for c in clinics:                                   # the first vet of each clinic stays as long as the clinic does
        s = staff[vets_of[c[0]][0] - 1]
        s[8] = c[7]
    put(con, "staff", staff)
    # breeds
    br = []
    for sp, names in (("DOG", "Labrador Retriever:L,German Shepherd:L,Golden Retriever:L,Beagle:M,Dachshund:S,French Bulldog:S,Border Collie:M,Cocker Spaniel:M,Jack Russell Terrier:S,Poodle:M,Boxer:L,Rottweiler:L,Chihuahua:S,Pug:S,Great Dane:L,Siberian Husky:L,Mixed Breed Dog:"),
                      ("CAT", "Domestic Shorthair:,Domestic Longhair:,Siamese:,Persian:,Maine Coon:L,Bengal:,Ragdoll:L,British Shorthair:,Sphynx:"),
                      ("RABBIT", "Netherland Dwarf:S,Holland Lop:S,Flemish Giant:L,Lionhead:S"),
                      ("BIRD", "Budgerigar:S,Cockatiel:S,African Grey:M,Canary:S"),
                      ("RODENT", "Guinea Pig:S,Syrian Hamster:S,Chinchilla:S,Gerbil:S"),
                      ("REPTILE", "Bearded Dragon:M,Corn Snake:M,Leopard Gecko:S,Greek Tortoise:M")):
        for n in names.split(","):
            nm, sz = n.split(":")
            br.append((len(br) + 1, sp, nm, sz or None))
    put(con, "breeds", br)
    # owners
    owners = []
    for i in range(560):
        f, l = person(shared=True)
        ci = r.choices(range(32), cw)[0]
        city = clinics[ci][3] if r.random() < 0.85 else r.choices(CITIES, CITYW)[0][0]
        cr = datetime(2023, 1, 20, 8) + timedelta(minutes=r.randrange(3 * 365 * 1440 + 240 * 1440))
        dele = cr + timedelta(days=r.randrange(30, 500), minutes=r.randrange(600)) if r.random() < 0.06 else None
        if dele and dele > NOW:
            dele = None
        owners.append((i + 1, "K%05d" % (20014 + i * 3), f, l, None if r.random() < 0.08 else "%s.%s%d@%s" % (f.lower(), l.lower(), i + 1, r.choice(["mailbox.example", "post.example", "webmail.example"])),
                       None if r.random() < 0.1 else "07%08d" % r.randrange(10**8), city, "%s%d %dXY" % (city[:2].upper(), r.randrange(1, 20), r.randrange(1, 9)),
                       int(r.random() < 0.55), None if r.random() < 0.05 else ci + 1, ts(cr), ts(dele)))
    put(con, "owners", owners)
    # pets
    PN = """Bella Max Luna Charlie Lucy Cooper Daisy Milo Rocky Coco Simba Nala Oscar Ruby Toby Molly Jack Lola Teddy Shadow Ginger Felix Smokey Tiger
Pepper Biscuit Hazel Poppy Rex Duke Willow Misty Oreo Pumpkin Ziggy Archie Rosie Bruno Cleo Finn Maple Otis Penny Kiwi Mango Sunny Pip Nibbles Thumper Spike""".split()
    wt = {"DOG": {"S": (3, 11), "M": (10, 26), "L": (24, 62), None: (8, 34)}, "CAT": {None: (2.8, 6.4), "L": (4.5, 9.1)}, "RABBIT": {"S": (1, 2.4), "L": (5, 8)},
          "BIRD": {"S": (0.02, 0.12), "M": (0.35, 0.6)}, "RODENT": {"S": (0.05, 1.2)}, "REPTILE": {"M": (0.3, 1.9), "S": (0.04, 0.1)}}
    spw = {"DOG": 8, "CAT": 11, "RABBIT": 3, "BIRD": 1.5, "RODENT": 2, "REPTILE": 1}
    bw = [spw[b[1]] * (2.5 if b[2] in ("Mixed Breed Dog", "Domestic Shorthair", "Labrador Retriever") else 1) for b in br]
    pets = []
    for o in owners:
        for k in range(r.choices([0, 1, 2, 3, 4, 5, 6], [5, 60, 24, 7, 3, 1.3, 0.6])[0]):
            b = r.choices(br, bw)[0]
            cr = datetime.fromisoformat(o[10]) + timedelta(days=r.choice([0, 0, 0, r.randrange(1, 300)]), minutes=r.randrange(5, 50))
            if cr > NOW:
                cr = datetime.fromisoformat(o[10]) + timedelta(minutes=20)
            dob = cr.date() - timedelta(days=r.randrange(40, 700)) if r.random() < 0.9 else None
            if dob and dob < date(2023, 1, 1):
                dob = date(2023, 1, 1) + timedelta(days=r.randrange(60))
                if dob > cr.date():
                    dob = None
            lo, hi = wt[b[1]][b[3]]
            big = b[1] in ("DOG", "CAT")
            dec = None
            if r.random() < 0.07 and cr < datetime(2026, 6, 1):
                dec = cr.date() + timedelta(days=r.randrange(90, 160 + (date(2026, 11, 1) - cr.date()).days - 150))
            pets.append((len(pets) + 1, o[0], b[0], r.choice(PN), r.choices("MFU", [49, 49, 2 if big else 20])[0], iso(dob),
                         None if r.random() < 0.07 else round(r.uniform(lo, hi), 2 if hi < 3 or hi > 60 else 1),
                         "9760%011d" % r.randrange(10**11) if r.random() < (0.82 if big else 0.12) else None,
                         int(r.random() < (0.6 if big else 0.15)), iso(dec), ts(cr)))
    put(con, "pets", pets)
    # services
    sv = []
    for cat, items in (("CONSULT", "General consultation:5200,Follow-up consultation:3100,Emergency consultation:11800,Second opinion:6900,Phone consultation:2400,Home visit:9600"),
                       ("SURGERY", "Neutering male cat:9800,Neutering male dog:18900,Spaying female cat:14600,Spaying female dog:28700,Wound suture:13200,Tumour removal:42500,Cruciate ligament repair:129000,Foreign body removal:68400"),
                       ("DENTAL", "Dental check:3900,Dental scaling:19400,Tooth extraction:8700,Dental X-ray:7600"),
                       ("LAB", "Blood count:6400,Blood chemistry profile:9900,Urine analysis:3600,Stool test:3300,Skin scraping:4100,Biopsy:15700,Thyroid test:7200"),
                       ("IMAGING", "X-ray two views:11200,Abdominal ultrasound:14800,Echocardiogram:23600,CT scan:58900"),
                       ("VACC", "Rabies vaccination:4800,Distemper combo vaccination:5900,Cat flu vaccination:5400,Myxomatosis vaccination:4600,Kennel cough vaccination:4300"),
                       ("CARE", "Nail trim:1500,Ear cleaning:2200,Microchipping:3400,Deworming:2100,Flea treatment:2700,Grooming bath:4500,Hospitalisation per night:8900,Euthanasia:16500")):
        for n in items.split(","):
            nm, p = n.rsplit(":", 1)
            off = nm in ("Phone consultation", "Grooming bath", "Skin scraping", "Second opinion")
            sv.append((len(sv) + 1, "%s-%02d" % (cat[:3], sum(s[3] == cat for s in sv) + 1), nm, cat, int(p), 0 if off else 1))
    put(con, "services", sv)
    sid = {s[2]: s for s in sv}
    # appointments
    own = {o[0]: o for o in owners}
    appts, hist, vacc, inv, lines = [], [], [], [], []
    petw = [r.choice([1, 1, 1, 2, 3, 5]) if r.random() > 0.1 else 0 for _ in pets]
    tmp = []
    while len(tmp) < 1005:
        p = r.choices(pets, petw)[0]
        o = own[p[1]]
        lo = datetime.fromisoformat(p[10]).date()
        hi = min(date(2026, 11, 30), date.fromisoformat(p[9]) if p[9] else date(2026, 11, 30), datetime.fromisoformat(o[11]).date() if o[11] else date(2026, 11, 30))
        if lo >= hi:
            continue
        d = workday(rdate(r, lo + timedelta(days=1), hi))
        if d > hi:
            continue
        ci = o[9] if o[9] and r.random() < 0.85 else r.choices(range(1, 33), cw)[0]
        c = clinics[ci - 1]
        if iso(d) < c[6] or (c[7] and iso(d) > c[7]):
            continue
        vs = [x for x in vets_of[ci] if staff[x - 1][7] <= iso(d) and (not staff[x - 1][8] or staff[x - 1][8] >= iso(d))]
        if not vs:
            continue
        tmp.append((datetime(d.year, d.month, d.day, r.randrange(8, 18), r.choice([0, 15, 30, 45])), p, ci, r.choice(vs)))
    tmp.sort(key=lambda t: (t[0], t[1][0], t[3]))
    recs = {}
    for s in staff:
        if s[5] in ("REC", "NUR"):
            recs.setdefault(s[1], []).append(s[0])
    for st, p, ci, vet in tmp:
        aid = len(appts) + 1
        reason = r.choices(["CHECKUP", "VACC", "SURG", "DENT", "EMERG", "FOLLOWUP"], [34, 22, 11, 9, 8, 16])[0]
        dur = {"CHECKUP": [20, 30], "VACC": [15, 20], "SURG": [60, 90, 120, 150, 180], "DENT": [45, 60, 75], "EMERG": [30, 45, 60, 90], "FOLLOWUP": [15, 20]}[reason]
        via = r.choices(["WEB", "PHONE", "WALKIN", "APP"], [40, 35, 12, 13])[0]
        if reason == "EMERG":
            via = r.choice(["PHONE", "WALKIN"])
        if via == "WALKIN":
            cr = st - timedelta(minutes=r.randrange(5, 60))
        else:
            cr = st - timedelta(days=r.randrange(1, 30), minutes=r.randrange(0, 500))
        if cr > NOW:
            cr = NOW - timedelta(days=r.randrange(1, 9), minutes=r.randrange(600))
        if st > NOW:
            status = r.choices(["BOOKED", "CANC"], [9, 1])[0]
        else:
            status = "DONE" if via == "WALKIN" else r.choices(["DONE", "NOSHOW", "CANC"], [79, 9, 12])[0]
        who = r.choice(recs.get(ci, [vet]))
        hist.append((len(hist) + 1, aid, None, "BOOKED", ts(cr), who if via in ("PHONE", "WALKIN") else None))
        up = None
        if status == "DONE":
            up = st + timedelta(minutes=r.randrange(15, 200))
            hist.append((len(hist) + 1, aid, "BOOKED", "DONE", ts(up), vet))
        elif status == "NOSHOW":
            up = st + timedelta(minutes=r.randrange(60, 400))
            hist.append((len(hist) + 1, aid, "BOOKED", "NOSHOW", ts(up), who))
        elif status == "CANC":
            end = min(st, NOW)
            up = cr + timedelta(minutes=r.randrange(1, max(2, int((end - cr).total_seconds() // 60))))
            hist.append((len(hist) + 1, aid, "BOOKED", "CANC", ts(up), who if r.random() < 0.5 else None))
        appts.append((aid, p[0], ci, vet, ts(st), r.choice(dur), reason, status, via, ts(cr), ts(up)))
        sp = br[p[2] - 1][1]
        if status == "DONE" and (reason == "VACC" or r.random() < 0.05):
            vn = {"DOG": ["Rabies", "Distemper combo", "Kennel cough"], "CAT": ["Cat flu", "Cat flu", "Rabies", "FeLV"], "RABBIT": ["Myxomatosis", "RHD"]}.get(sp)
            if vn:
                for v1 in r.sample(sorted(set(vn)), r.choice([1, 1, 2])):
                    nd = st.date() + timedelta(days=365)
                    vacc.append((len(vacc) + 1, p[0], vet, v1, iso(st), iso(nd) if nd <= date(2026, 11, 30) else None, None if r.random() < 0.06 else "B%s%04d" % (v1[:2].upper(), r.randrange(40, 90))))
        if status == "DONE" and r.random() < 0.93:
            iid = len(inv) + 1
            pool = {"CHECKUP": ["General consultation", "Nail trim", "Ear cleaning", "Blood count", "Deworming", "Flea treatment", "Urine analysis", "Second opinion", "Microchipping", "Stool test"],
                    "VACC": ["Rabies vaccination", "Distemper combo vaccination", "Cat flu vaccination", "Myxomatosis vaccination", "Kennel cough vaccination", "Deworming", "General consultation"],
                    "SURG": ["Neutering male cat", "Neutering male dog", "Spaying female cat", "Spaying female dog", "Wound suture", "Tumour removal", "Cruciate ligament repair", "Foreign body removal", "Hospitalisation per night", "Blood chemistry profile"],
                    "DENT": ["Dental check", "Dental scaling", "Tooth extraction", "Dental X-ray"],
                    "EMERG": ["Emergency consultation", "X-ray two views", "Abdominal ultrasound", "CT scan", "Wound suture", "Hospitalisation per night", "Euthanasia", "Blood count"],
                    "FOLLOWUP": ["Follow-up consultation", "Blood count", "Thyroid test", "Biopsy", "Echocardiogram", "Skin scraping", "Nail trim"]}[reason]
            chosen = [pool[0]] if reason in ("CHECKUP", "EMERG", "FOLLOWUP") else []
            for x in r.sample(pool, min(len(pool), r.choice([1, 1, 2, 2, 3]))):
                if x not in chosen:
                    chosen.append(x)
            net = 0
            for x in chosen:
                s = sid[x]
                q = r.choice([1, 2, 3, 4]) if x in ("Hospitalisation per night", "Tooth extraction") else r.choice([1, 1, 1, 1, 2]) if s[3] in ("CARE", "LAB") and x != "Euthanasia" else 1
                up_ = s[4] if st.year == 2026 else int(round(s[4] * 0.95, -2))
                dp = r.choice([0] * 8 + [5, 10, 15, 20])
                ln = int(round(q * up_ * (100 - dp) / 100))
                net += ln
                lines.append((len(lines) + 1, iid, s[0], q, up_, dp, ln))
            issued = st.date()
            due = issued + timedelta(days=14)
            paid, stt, meth = None, "PAID", r.choices(["CARD", "CASH", "TRANSFER", "INSURANCE"], [55, 12, 22, 11])[0]
            if r.random() < 0.03:
                stt, meth = "VOID", None
            elif r.random() < (0.06 if issued < date(2026, 10, 1) else 0.55):
                stt, meth = "OPEN", None
            else:
                paid = issued if meth in ("CARD", "CASH") else issued + timedelta(days=r.randrange(2, 46))
                if paid > NOW.date():
                    paid, stt, meth = None, "OPEN", None
            vat = int(round(net * 0.2))
            inv.append((iid, "R%d-%05d" % (issued.year, 300 + iid), p[1], ci, aid, iso(issued), iso(due), iso(paid), stt, net, vat, net + vat, meth))
    put(con, "appointments", appts)
    put(con, "appt_status_hist", hist)
    put(con, "vaccinations", vacc)
    put(con, "invoices", inv)
    put(con, "invoice_lines", lines)
    con.commit()
    con.close()


# ------------------------------------------------------------------------------------------------ telco
def telco():
    r = random.Random(90211)
    con = open_db("telco.sqlite")
    con.executescript("""
CREATE TABLE customers (cust_no TEXT PRIMARY KEY, cust_type TEXT, first_name TEXT, last_name TEXT, company_name TEXT, email TEXT, street TEXT,
  city TEXT, zip TEXT, status TEXT, credit_class TEXT, referred_by TEXT, marketing_ok INTEGER, created_at TEXT, updated_at TEXT);
CREATE TABLE plans (plan_cd TEXT PRIMARY KEY, plan_name TEXT, tech TEXT, monthly_fee REAL, data_gb INTEGER, min_term_m INTEGER, valid_from TEXT, valid_to TEXT);
CREATE TABLE dealers (dealer_id INTEGER PRIMARY KEY, dealer_name TEXT, city TEXT, region TEXT, commission_pct REAL, is_active INTEGER);
CREATE TABLE contracts (contract_id INTEGER PRIMARY KEY, cust_no TEXT, plan_cd TEXT, dealer_id INTEGER, start_dt TEXT, end_dt TEXT, status TEXT,
  cancel_rsn_cd TEXT, monthly_disc REAL, created_at TEXT);
CREATE TABLE sim_cards (sim_id INTEGER PRIMARY KEY, iccid TEXT, contract_id INTEGER, msisdn TEXT, sim_type TEXT, state TEXT, activated_at TEXT, blocked_at TEXT);
CREATE TABLE usage_monthly (usage_id INTEGER PRIMARY KEY, contract_id INTEGER, period TEXT, voice_min INTEGER, sms_cnt INTEGER, data_mb INTEGER, roaming_mb INTEGER);
CREATE TABLE bills (bill_no TEXT PRIMARY KEY, cust_no TEXT, period TEXT, bill_dt TEXT, due_dt TEXT, net_amt REAL, tax_amt REAL, gross_amt REAL, status TEXT, dunning_lvl INTEGER);
CREATE TABLE payments (pay_id INTEGER PRIMARY KEY, bill_no TEXT, pay_dt TEXT, amt REAL, method_cd TEXT, is_returned INTEGER);
CREATE TABLE agents (agent_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, team_cd TEXT, manager_id INTEGER, email TEXT, hired_dt TEXT, is_active INTEGER);
CREATE TABLE tickets (ticket_no INTEGER PRIMARY KEY, cust_no TEXT, contract_id INTEGER, agent_id INTEGER, cat_cd TEXT, prio INTEGER, status TEXT, channel TEXT,
  subject TEXT, opened_at TEXT, closed_at TEXT, csat INTEGER);
CREATE TABLE ticket_hist (hist_id INTEGER PRIMARY KEY, ticket_no INTEGER, event_cd TEXT, from_val TEXT, to_val TEXT, event_at TEXT, agent_id INTEGER);
CREATE TABLE ref_codes (domain TEXT, code TEXT, descr TEXT, PRIMARY KEY (domain, code));
""")
    ref = []
    for dom, items in (("CANCEL_RSN", "PRICE=Too expensive;MOVE=Moved house;COMP=Switched to competitor;QUAL=Poor network quality;SVC=Unhappy with service;DEATH=Customer deceased;NONPAY=Terminated for non-payment"),
                       ("TICKET_CAT", "BILL=Billing question;NET=Network outage;SIM=SIM problem;PORT=Number porting;CONTR=Contract change;DEV=Device support;SPEED=Slow internet"),
                       ("TEAM", "FL1=First Line;FL2=Second Line;BO=Back Office;RET=Retention;BIZ=Business Care;FLD=Field Service;MGT=Management"),
                       ("PAY_METHOD", "DD=Direct debit;CC=Credit card;TRF=Bank transfer;CASH=Cash at shop;WAL=Mobile wallet"),
                       ("CUST_STATUS", "A=Active;S=Suspended;T=Terminated"), ("CUST_TYPE", "P=Private;B=Business"),
                       ("CONTRACT_STATUS", "ACT=Active;PEN=Pending activation;SUS=Suspended;CAN=Cancelled"),
                       ("TECH", "MOB=Mobile;DSL=DSL;FTTH=Fibre to the home;TV=Television"),
                       ("TICKET_STATUS", "NEW=New;WIP=In progress;WAIT=Waiting for customer;RES=Resolved;CLS=Closed")):
        for it in items.split(";"):
            c, d = it.split("=")
            ref.append((dom, c, d))
    put(con, "ref_codes", ref)
    plans = []
    for tech, items in (("MOB", "Mobile Mini:7.99:2:1,Mobile S:12.99:5:12,Mobile M:19.99:15:24,Mobile L:29.99:40:24,Mobile XL:44.99:100:24,Mobile Unlimited:59.99::24,Mobile Youth:14.99:20:12,Mobile Senior:9.99:3:12,Prepaid Flex:4.99:1:0,Business Mobile 10:16.90:10:24,Business Mobile 50:34.90:50:24,Business Mobile Max:64.90::24,Data Stick 20:17.99:20:12,Mobile Classic 2023:22.99:8:24,Mobile Family:24.99:30:24"),
                        ("DSL", "DSL 16:24.99::12,DSL 50:32.99::24,DSL 100:37.99::24,DSL 250:44.99::24,Business DSL 100:49.90::36,DSL Basic 2023:21.99::24"),
                        ("FTTH", "Fibre 250:39.99::24,Fibre 500:49.99::24,Fibre 1000:69.99::24,Fibre Student:29.99::12,Business Fibre 1000:119.90::36,Business Fibre 10G:349.00::36"),
                        ("TV", "TV Start:5.99::1,TV Plus:11.99::12,TV Sports:24.99::12,TV Cinema:17.99::12,TV Family 2023:14.99::24")):
        for n in items.split(","):
            nm, fee, gb, term = n.split(":")
            old = "2023" in nm or nm in ("DSL 16", "Prepaid Flex")
            plans.append(("%s%02d" % (tech[0] if tech != "MOB" else "M", sum(p[2] == tech for p in plans) + 1), nm, tech, float(fee), int(gb) if gb else None, int(term),
                          "2023-01-01" if old else r.choice(["2023-01-01", "2023-01-01", "2023-07-01", "2024-02-01"]),
                          {"Mobile Classic 2023": "2024-03-31", "DSL Basic 2023": "2024-06-30", "TV Family 2023": "2024-09-30", "DSL 16": "2025-12-31", "Prepaid Flex": "2026-05-31"}.get(nm)))
    put(con, "plans", plans)
    dn = ["Phone Corner", "TeleShop", "Connect Store", "Mobile Point", "NetWorld", "SimCity Shop"]
    dealers = []
    for i in range(34):
        city, reg = CITIES[(i * 5) % 16]
        dealers.append((i + 1, "%s %s" % (dn[i % 6], city) + (" II" if i >= 24 else ""), city, reg, r.choice([3.0, 4.0, 4.5, 5.0, 6.5]), 0 if i in (3, 17, 21, 30) else 1))
    put(con, "dealers", dealers)
    comps = ["Alder Logistics", "Bright Bakery", "Cobalt Systems", "Dune Travel", "Elm Architects", "Foxglove Media", "Granite Builders", "Harbor Foods", "Iris Dental", "Juniper Legal",
             "Kestrel Motors", "Lumen Studios", "Maple Accounting", "Nordic Timber", "Orchid Hotels", "Pioneer Pumps", "Quarry Sport", "Raven Security", "Summit Textiles", "Tidewater Fishing",
             "Union Printing", "Vista Realty", "Willow Nursery", "Xenon Lighting", "Yarrow Pharma", "Zephyr Cycles"]
    legal = ["Ltd", "GmbH", "& Sons", "Group"]
    streets = ["High Street", "Church Lane", "Mill Road", "Station Road", "Park Avenue", "Victoria Road", "Bridge Street", "Elm Grove", "Queens Drive", "Harbour Way"]
    customers = []
    for i in range(420):
        biz = r.random() < 0.17
        f, l = r.choice(FIRST), r.choice(LAST)
        if i in (57, 311):
            f, l, biz = "Martin", "Weber", False
        k = sum(c[1] == "B" for c in customers)
        comp = "%s %s" % (comps[k % 26], legal[(k // 26 + k) % 4]) if biz else None
        city = r.choices(CITIES, CITYW)[0][0]
        cr = datetime(2023, 1, 3, 8) + timedelta(minutes=r.randrange(int(3.55 * 365) * 1440))
        ref_by = r.choice(customers[:-1])[0] if len(customers) > 30 and r.random() < 0.14 else None
        if ref_by and r.random() < 0.3:
            ref_by = customers[r.choice([4, 11, 11, 11, 19, 4])][0]
        customers.append(["C%06d" % (100417 + i * 7), "B" if biz else "P", f, l, comp,
                          None if r.random() < 0.07 else "%s.%s%d@%s" % (f.lower(), l.lower(), i + 1, "office.example" if biz else r.choice(["mail.example", "inbox.example"])),
                          "%d %s" % (r.randrange(1, 180), r.choice(streets)), city, "%05d" % r.randrange(10000, 99999),
                          "A", r.choices(["A", "B", "C", "D"], [50, 30, 14, 6])[0], ref_by, int(r.random() < 0.4), ts(cr), None])
    customers.sort(key=lambda c: c[0])
    for c in customers:                                      # a referrer must have been a customer before
        if c[11]:
            rf = next(x for x in customers if x[0] == c[11])
            if rf[13] > c[13]:
                c[11] = None if int(c[0][1:]) % 2 else c[11]
                if c[11]:
                    rf[13], c[13] = c[13], rf[13]
    for c in customers:
        if c[11] and next(x for x in customers if x[0] == c[11])[13] > c[13]:
            c[11] = None
    # contracts
    pl = {p[0]: p for p in plans}
    contracts = []
    for c in customers:
        n = r.choices([0, 1, 2, 3, 4, 5, 7], [3, 52, 26, 12, 5, 1.5, 1])[0] if c[1] == "P" else r.choices([1, 2, 3, 5, 8], [30, 30, 20, 12, 8])[0]
        for k in range(n):
            st = datetime.fromisoformat(c[13]).date() + timedelta(days=r.choice([0, 1, 2, r.randrange(3, 600)]))
            if st > date(2026, 11, 15):
                st = datetime.fromisoformat(c[13]).date() + timedelta(days=1)
            ok = [p for p in plans if p[6] <= iso(st) and (p[7] is None or p[7] >= iso(st)) and p[1].startswith("Business") == (c[1] == "B" and p[2] != "TV")]
            if c[1] == "P":
                ok = [p for p in ok if p[2] in (("MOB", "TV") if r.random() < 0.6 else ("MOB", "DSL", "FTTH"))] or ok
            elif r.random() < 0.25:
                ok = [p for p in plans if p[1] in ("Mobile L", "DSL 100", "Fibre 500")]
                ok = [p for p in ok if p[6] <= iso(st)] or [p for p in plans if p[1].startswith("Business")]
            p = r.choices(ok, [4 if x[2] == "MOB" and x[1] != "Mobile Senior" else 2 if x[2] == "FTTH" else 1.4 for x in ok])[0]
            status, end, rsn = "ACT", None, None
            x = r.random()
            if x < 0.2 and st < date(2026, 6, 1):
                status = "CAN"
                end = st + timedelta(days=r.randrange(31, max(60, (date(2026, 10, 31) - st).days)))
                if end > date(2026, 10, 31):
                    end = date(2026, 10, 31)
                rsn = r.choices(["PRICE", "MOVE", "COMP", "QUAL", "SVC", "DEATH", "NONPAY"], [24, 13, 22, 11, 9, 2, 12])[0] if r.random() < 0.93 else None
            elif x < 0.24:
                status = "SUS"
            elif st > date(2026, 10, 20) or x < 0.26 and st > date(2026, 6, 1):
                status = "PEN"
            contracts.append((len(contracts) + 1, c[0], p[0], r.choices(range(1, 35), [1 + (j * 7) % 9 for j in range(34)])[0] if r.random() < 0.62 else None,
                              iso(st), iso(end), status, rsn, r.choice([0, 0, 0, 0, 2.0, 2.5, 5.0, 7.5]) if p[3] > 10 else 0, ts(datetime(st.year, st.month, st.day, r.randrange(8, 19), r.randrange(60), r.randrange(60)) - timedelta(days=r.randrange(0, 4)))))
    contracts = [(10000 + c[0] * 3,) + c[1:] for c in contracts]
    put(con, "contracts", contracts)
    byc = {}
    for k in contracts:
        byc.setdefault(k[1], []).append(k)
    for c in customers:
        ks = byc.get(c[0], [])
        if ks and all(k[6] == "CAN" for k in ks):
            c[9] = "T"
        elif ks and any(k[6] == "SUS" for k in ks) and r.random() < 0.7:
            c[9] = "S"
        if c[9] != "A":
            c[14] = max((k[5] or "2026-09-14") for k in ks) + " 03:10:00"
        elif r.random() < 0.4:
            c[14] = ts(datetime.fromisoformat(c[13]) + (NOW - datetime.fromisoformat(c[13])) * r.random())
    put(con, "customers", customers)
    # SIM cards
    sims = []
    for k in contracts:
        if pl[k[2]][2] != "MOB":
            continue
        for j in range(r.choices([1, 2, 3], [88, 10, 2])[0]):
            act = datetime.fromisoformat(k[4]) + timedelta(days=r.randrange(0, 5), hours=r.randrange(9, 18), minutes=r.randrange(60))
            state, bl = "ACTIVE", None
            if k[6] == "CAN":
                state, bl = "DEACT", datetime.fromisoformat(k[5]) + timedelta(hours=2)
            elif k[6] == "PEN":
                state, act = "STOCK", None
            elif r.random() < 0.07:
                state = r.choice(["BLOCKED", "LOST"])
                bl = act + timedelta(days=r.randrange(1, 300), minutes=r.randrange(900))
                bl = min(bl, NOW - timedelta(days=2))
                if bl < act:
                    bl = act + timedelta(hours=3)
            sims.append((len(sims) + 1, "8949%015d" % r.randrange(10**15), k[0], None if state == "STOCK" else "+4415%08d" % r.randrange(10**8), r.choices(["PHYS", "ESIM"], [65, 35])[0], state, ts(act), ts(bl)))
    put(con, "sim_cards", sims)
    # usage
    usage = []
    for k in contracts:
        p = pl[k[2]]
        if p[2] != "MOB" or k[6] == "PEN":
            continue
        heavy = r.lognormvariate(0, 0.7)
        for m in ("2026-07", "2026-08", "2026-09", "2026-10"):
            if k[4][:7] > m or (k[5] and k[5][:7] < m) or r.random() < 0.06:
                continue
            cap = (p[4] or 120) * 1024
            usage.append((len(usage) + 1, k[0], m, int(r.lognormvariate(4.6, 0.8)), int(r.expovariate(1 / 18)), min(int(cap * 0.35 * heavy * r.uniform(0.6, 1.5)), int(cap * 1.15)),
                          int(r.expovariate(1 / 900)) if r.random() < (0.28 if m in ("2026-07", "2026-08") else 0.08) else 0))
    put(con, "usage_monthly", usage)
    # bills and payments (quarterly)
    bills, pays = [], []
    q = [("2025-Q3", date(2025, 7, 1), date(2025, 10, 3)), ("2025-Q4", date(2025, 10, 1), date(2026, 1, 5)), ("2026-Q1", date(2026, 1, 1), date(2026, 4, 3)),
         ("2026-Q2", date(2026, 4, 1), date(2026, 7, 3)), ("2026-Q3", date(2026, 7, 1), date(2026, 10, 5))]
    bad = {c[0]: r.random() < {"A": 0.04, "B": 0.08, "C": 0.22, "D": 0.4}[c[10]] for c in customers}
    for per, q0, bd in q:
        for c in customers:
            amt = 0.0
            for k in byc.get(c[0], []):
                if k[6] == "PEN" or date.fromisoformat(k[4]) >= bd - timedelta(days=5) or (k[5] and date.fromisoformat(k[5]) < q0):
                    continue
                amt += 3 * (pl[k[2]][3] - k[8]) + (r.uniform(0.5, 24) if r.random() < 0.3 else 0)
            if amt <= 0:
                continue
            net = round(amt / 1.2, 2)
            tax = round(net * 0.2, 2)
            gross = round(net + tax, 2)
            bno = "B%s%05d" % (per[2:4] + per[-1], len(bills) + 1)
            x = r.random()
            lvl, st = 0, "PAID"
            due = bd + timedelta(days=14)
            if x < 0.015:
                st = "CRED"
            elif x < (0.5 if bad[c[0]] else 0.04) + (0.08 if per == "2026-Q3" else 0):
                st = "OPEN"
                lvl = r.choice([1, 2, 3]) if per != "2026-Q3" else r.choice([0, 1])
            part = st == "OPEN" and r.random() < 0.25
            if st == "PAID" or part:
                m = r.choices(["DD", "CC", "TRF", "CASH", "WAL"], [52, 18, 19, 4, 7])[0]
                pd = due if m == "DD" else bd + timedelta(days=r.randrange(1, 33))
                if st == "PAID" and r.random() < 0.04:
                    pays.append((len(pays) + 1, bno, iso(due), gross, "DD", 1))
                    pd, m, lvl = due + timedelta(days=r.randrange(5, 20)), "TRF", 1
                pays.append((len(pays) + 1, bno, iso(pd), gross if not part else round(gross * r.choice([0.25, 0.4, 0.5]), 2), m, 0))
            bills.append((bno, c[0], per, iso(bd), iso(due), net, tax, gross, st, lvl))
    put(con, "bills", bills)
    put(con, "payments", pays)
    # agents
    agents, seen = [], {}
    def agent(team, mgr, hired=None, name=None):
        while True:
            f, l = name or (r.choice(FIRST), r.choice(LAST))
            if name or (f, l) not in seen:
                break
        seen[(f, l)] = 1
        h = hired or rdate(r, date(2023, 2, 1), date(2026, 6, 1))
        agents.append((len(agents) + 1, f, l, team, mgr, "%s%s%s@telco.example" % (f[0].lower(), l.lower(), "2" if name else ""), iso(h), 1 if hired or r.random() > 0.12 else 0))
        return len(agents)
    head = agent("MGT", None, date(2023, 1, 2))
    leads = {}
    for t, n in (("FL1", 14), ("FL2", 8), ("BO", 7), ("RET", 5), ("BIZ", 6), ("FLD", 6)):
        leads[t] = agent(t, head, rdate(r, date(2023, 1, 9), date(2023, 12, 1)))
        for _ in range(n):
            agent(t, leads[t])
    agent("FLD", leads["FLD"], name=(agents[4][1], agents[4][2]))
    put(con, "agents", agents)
    # tickets
    subj = {"BILL": ["Bill too high", "Charged twice", "Missing discount on bill", "Cannot read my bill"], "NET": ["No signal at home", "Internet down", "Outage in my street"],
            "SIM": ["SIM not recognised", "Lost SIM card", "eSIM activation fails"], "PORT": ["Number not ported", "Porting date wrong"],
            "CONTR": ["Change of plan", "Contract extension", "Wants to cancel", "Change of address"], "DEV": ["Router keeps restarting", "Phone defective", "Set-top box error"],
            "SPEED": ["Internet slow in the evening", "Fibre below promised speed", "Slow mobile data"]}
    team_for = {"BILL": ["FL1", "BO"], "NET": ["FL1", "FL2", "FLD"], "SIM": ["FL1", "FL1", "FL2"], "PORT": ["BO", "FL2"], "CONTR": ["RET", "FL1"], "DEV": ["FL1", "FLD", "FL2"], "SPEED": ["FL2", "FLD"]}
    tk, th = [], []
    cw = [r.choice([0, 1, 1, 1, 2, 4]) for _ in customers]
    opens = []
    while len(opens) < 585:
        c = r.choices(customers, cw)[0]
        lo = datetime.fromisoformat(c[13])
        hi = datetime.fromisoformat(c[14][:10]) if c[9] == "T" else NOW
        if hi <= lo + timedelta(days=3):
            continue
        opens.append((lo + timedelta(minutes=r.randrange(60, int((hi - lo).total_seconds() // 60))), c))
    opens.sort(key=lambda t: (t[0], t[1][0]))
    for op, c in opens:
        op = op.replace(hour=8 + op.hour % 12)
        op = min(op, NOW - timedelta(minutes=r.randrange(10, 300)))
        cat = r.choices(list(subj), [26, 15, 12, 7, 16, 12, 12])[0]
        team = "BIZ" if c[1] == "B" and r.random() < 0.6 else r.choice(team_for[cat])
        day = iso(op)
        cand = [a for a in agents if a[3] == team and a[6] <= day] or [agents[leads["FL1"] - 1]]
        a = r.choices(cand, [1 + (x[0] * 5) % 7 for x in cand])[0]
        age = (NOW - op).days
        no = 5001 + len(tk)
        if age < 25:
            status = r.choices(["NEW", "WIP", "WAIT", "RES", "CLS"], [20, 25, 15, 20, 20])[0]
        else:
            status = r.choices(["WIP", "WAIT", "RES", "CLS"], [3, 3, 10, 84])[0]
        ag = None if status == "NEW" else a[0]
        if a[7] == 0 and status in ("WIP", "WAIT"):
            ag = leads[team]
        closed = None
        if status in ("RES", "CLS"):
            closed = min(op + timedelta(minutes=int(r.lognormvariate(7.4, 1.1)) + 15), NOW)
        ks = [k for k in byc.get(c[0], []) if k[4] <= day]
        prio = r.choices([1, 2, 3, 4], [8, 22, 50, 20])[0]
        tk.append((no, c[0], r.choice(ks)[0] if ks and r.random() < 0.7 else None, ag, cat, prio, status, r.choices(["PHONE", "EMAIL", "CHAT", "SHOP"], [45, 25, 22, 8])[0],
                   r.choice(subj[cat]), ts(op), ts(closed), r.choices([1, 2, 3, 4, 5], [8, 9, 18, 35, 30])[0] if status == "CLS" and r.random() < 0.55 else None))
        th.append((no, "CREATE", None, "NEW", op, None))
        if status != "NEW":
            t1 = op + ((closed or NOW) - op) * r.uniform(0.02, 0.3)
            th.append((no, "STATUS", "NEW", "WIP", t1, ag))
            if r.random() < 0.22:
                th.append((no, "PRIO", str(min(4, prio + 1) if prio < 4 else 3), str(prio), t1 + timedelta(minutes=1), ag))
            if r.random() < 0.12:
                th.append((no, "ESCAL", None, "FL2" if team == "FL1" else "MGT", t1 + timedelta(minutes=4), ag))
            if status == "WAIT":
                th.append((no, "STATUS", "WIP", "WAIT", t1 + (NOW - t1) * 0.1, ag))
            if closed:
                th.append((no, "STATUS", "WIP", "CLS" if status == "CLS" else "RES", closed, ag))
    put(con, "tickets", tk)
    put(con, "ticket_hist", [(i + 1, h[0], h[1], h[2], h[3], ts(h[4]), h[5]) for i, h in enumerate(th)])
    con.commit()
    con.close()


if __name__ == "__main__":
    vetchain()
    telco()
