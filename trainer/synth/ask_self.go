package synth

// self asks about rows that refer to rows of their own table: managers, parent categories. Both sides
// get an alias, T1 for the side that is asked for.
func (a *asker) self() *ask {
	if len(a.atlas.selves) == 0 {
		return nil
	}
	l := pick(a.rng, a.atlas.selves)
	t := l.child
	lower, upper := *t, *t // the same table twice
	link := edge{&lower, l.col, &upper}
	fromUpper := map[*Table]string{&upper: "T1", &lower: "T2"}
	fromLower := map[*Table]string{&lower: "T1", &upper: "T2"}
	role := l.col.Ref.Role
	if role == "" {
		role = "parent " + a.one(t)
	}
	if !hasName(t) {
		return nil
	}
	slots := []string{"role", role, "roles", plural(role), "many", a.many(t), "one", a.one(t), "who", a.who(t)}
	switch p := a.rng.Float64(); {
	case p < 0.3: // the parent of one row
		conds, x, ok := a.refer(&lower)
		if !ok {
			return nil
		}
		return &ask{
			text: a.say("[{who} is the {role} of {x}|What is the name of the {role} of {x}|Which {one} is the {role} of {x}|{xs} {role}|Find the {role} of {x}|the {role} of {x}|Show the {role} of {x}]", append(slots, "x", x, "xs", possessive(x))...),
			q:    &query{cols: label(&upper), from: &upper, joins: []join{{link, &lower}}, where: conds, alias: fromUpper},
		}
	case p < 0.6: // the rows under one
		conds, x, ok := a.refer(&upper)
		if !ok {
			return nil
		}
		q := &query{cols: label(&lower), from: &lower, joins: []join{{link, &upper}}, where: conds, alias: fromLower}
		ask := &ask{q: q}
		things := a.of(route{tables: []*Table{&upper, &lower}, links: []edge{link}}, a.many(t), x)
		if chance(a.rng, 0.4) {
			q.cols = []expr{countAll}
			ask.text = a.say(howMany, "things", things)
		} else {
			ask.text = a.say(which, "things", things, "who", a.who(t), "label", a.labelPhrase(t))
		}
		return ask
	case p < 0.8: // the parent with the most
		k := pick(a.rng, []int{1, 1, 2, 3, 5})
		ask := &ask{q: &query{cols: label(&upper), from: &upper, joins: []join{{link, &lower}}, alias: fromUpper,
			group: []expr{{of: field{&upper, t.key()}}}, order: []order{{countAll, true}}, limit: k}}
		slots = append(slots, "k", a.count(k))
		if ask.text = a.say("[Which {one} is the {role} of the most {many}|the {role} with the most {many}|Which {role} has the most {many}|Find the {role} of the largest number of {many}]", slots...); k > 1 {
			ask.text = a.say("[Which {k} {roles} have the most {many}|the {k} {roles} with the most {many}|Top {k} {roles} by number of {many}]", slots...)
		}
		return ask
	}
	// the rows without a parent
	f := filter{conds: []cond{{lhs: expr{of: l.fk()}, op: "IS NULL"}}, post: a.say("[without a {role}|with no {role}|that have no {role}|that do not have a {role}]", slots...)}
	if chance(a.rng, 0.4) {
		return &ask{text: a.howMany(f, a.many(t)), q: &query{cols: []expr{countAll}, from: t, where: f.conds}}
	}
	return &ask{text: a.which(t, f), q: &query{cols: label(t), from: t, where: f.conds}}
}
