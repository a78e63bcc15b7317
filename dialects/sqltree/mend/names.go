package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/edit"
)

// likeness says how near a name is to what was written.
type likeness int

const (
	unlike    likeness = iota
	kindred            // one word is another, in the middle or for a label: apt_category_code, apt_type_code; name, title
	extended           // one has words more than the other: owner_exhibitor_name, exhibitor_name; price, ticket_price
	letters            // a letter or two are wrong
	spelled            // the same words: InvoiceDate, invoice_date, invoice dates
	identical          // but for case
)

// like compares what was written with a name.
func like(written, name string) likeness {
	switch {
	case strings.EqualFold(written, name):
		return identical
	case written == "" || name == "":
		return unlike
	}
	w, n := schema.Stems(written), schema.Stems(name)
	switch {
	case len(w) == 0 || len(n) == 0: // no letter, no digit
		return unlike
	case squeezed(written) == squeezed(name), strings.Join(w, "") == strings.Join(n, ""), slices.Equal(slices.Sorted(slices.Values(w)), slices.Sorted(slices.Values(n))):
		return spelled
	case extends(w, n), extends(n, w), len(w) == 1 && len(n) == 2 && w[0] == n[1]: // the noun of two words
		return extended
	case slipped(written, name):
		return letters
	case differBetween(w, n), differInLabel(w, n):
		return kindred
	}
	return unlike
}

// labels are words for what a thing is called by.
var labels = []string{"name", "title", "label"}

// differInLabel reports whether names differ in their last words alone, and both are labels.
func differInLabel(a, b []string) bool {
	last := len(a) - 1
	return len(a) == len(b) && slices.Equal(a[:last], b[:last]) && slices.Contains(labels, a[last]) && slices.Contains(labels, b[last])
}

// slipped reports whether what was written may be the name with one of its words misspelt.
func slipped(written, name string) bool {
	if dialects.Lower(written[0]) != dialects.Lower(name[0]) {
		return false
	}
	w, n := schema.Stems(written), schema.Stems(name)
	if len(w) != len(n) || len(w) < 2 {
		w, n = []string{squeezed(written)}, []string{squeezed(name)}
	}
	wrong := 0
	for i := range w {
		switch {
		case w[i] == n[i]:
		case misspelt(w[i], n[i], len(w) == 1):
			wrong++
		default:
			return false
		}
	}
	return wrong <= 1
}

// extends reports whether a name has further words before or after those of another, which are several: one alone says
// little.
func extends(longer, name []string) bool {
	rest := len(longer) - len(name)
	return len(name) > 1 && rest > 0 && (slices.Equal(longer[:len(name)], name) || slices.Equal(longer[rest:], name))
}

// differBetween reports whether names of as many words have the same first and last one, and one of the others differs.
func differBetween(a, b []string) bool {
	if len(a) != len(b) || len(a) < 3 || a[0] != b[0] || a[len(a)-1] != b[len(b)-1] {
		return false
	}
	other := 0
	for i := range a {
		if a[i] != b[i] {
			other++
			if opposed[a[i]] || opposed[b[i]] {
				return false
			}
		}
	}
	return other == 1
}

// opposed are stems of words of which another makes another figure, date or person of a name.
var opposed = func() map[string]bool {
	words := map[string]bool{}
	for w := range strings.FieldsSeq("first last middle start end begin min max minimum maximum net gross cost sale unit total tax planned actual from to due paid ship order " +
		"billing shipping birth death hire open close created updated deleted old new before after in out home away") {
		words[schema.Stems(w)[0]] = true
	}
	return words
}()

// misspelt reports whether one word may be a slip for another: a letter too few or too many, from six letters on
// another letter, from nine on two of them, and never the first, nor a digit. Short words may only have changed two
// letters' places, and not where they stand alone.
func misspelt(a, b string, alone bool) bool {
	short, long := min(len(a), len(b)), max(len(a), len(b))
	switch {
	case digits(a) != digits(b):
		return false
	case a == b+"s", b == a+"s":
		return true
	case edit.Transposed(a, b):
		return !alone || short > 3
	case long < 4 || a[0] != b[0]:
		return false
	case short > 8:
		return edit.Distance(a, b, 2) <= 2
	}
	return (short != long || short > 5) && edit.Distance(a, b, 1) <= 1
}

func digits(s string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, s)
}

// squeezed is a name without what separates its words.
func squeezed(name string) string { return strings.ReplaceAll(schema.Words(name), " ", "") }

// likeColumn compares what was written with a column of a table: id of album may be AlbumId, and the reverse.
func likeColumn(written, table, column string) likeness {
	l := like(written, column)
	if l < spelled && table != "" {
		w, t, c := strings.Join(schema.Stems(written), ""), strings.Join(schema.Stems(table), ""), strings.Join(schema.Stems(column), "")
		if w != "" && t+w == c || w == t+c {
			return spelled
		}
	}
	return l
}

// best is the only one of the names that is most alike, and at least as much as wanted; "" where there is none.
func best(names []string, least likeness, of func(string) likeness) (name string) {
	for _, n := range names {
		switch l := of(n); {
		case l < least:
		case l > least:
			least, name = l, n
		case name == "":
			name = n
		default:
			name = "\x00" // a tie, unless another is nearer
		}
	}
	if name == "\x00" {
		return ""
	}
	return name
}

// tables renames tables of FROM that do not exist, or does without them.
func (m *mender) tables() {
	for _, p := range m.problems() {
		if p.Kind != sqltree.UnknownTable {
			continue
		}
		name := best(m.schema.TableNames(), letters, func(n string) likeness {
			_, last := dialects.SplitTable(m.dialect, n)
			return like(p.Name, last)
		})
		for _, sc := range scopes(m.query, nil) {
			for _, s := range slices.Clone(sc.tables) {
				t, ok := s.(*sqltree.Table)
				switch {
				case !ok || t.CTE != nil || !strings.EqualFold(t.Name, p.Name) || t.NameIn(m.schema) != "":
				case name == "":
					m.invented(sc, t)
				default:
					m.rename(sc, t, name)
				}
			}
		}
		if name == "" {
			continue
		}
		m.changed(RuleName, "read the table %s as %s", p.Name, name)
	}
}

// rename makes t another table, and names it so where it qualifies columns.
func (m *mender) rename(sc *scope, t *sqltree.Table, name string) {
	old := t.Name
	t.Schema, t.Name = dialects.SplitTable(m.dialect, name)
	if t.Alias != "" {
		return
	}
	for x := range exprs(sc.query) {
		if strings.EqualFold(x.Table, old) && (x.Op == sqltree.OpColumn || x.Op == sqltree.OpStar) {
			x.Table, x.Schema = t.Name, ""
		}
	}
}

// maxSteps is how many times columns are mended and resolved again.
const maxSteps = 24

// columns mends columns that mean nothing, or too much, one scope at a time: the outer ones first, on which the inner
// ones depend.
func (m *mender) columns() {
	for range maxSteps {
		kinds := map[*sqltree.Expr]sqltree.ProblemKind{}
		problems := m.problems()
		for _, p := range problems {
			for _, e := range p.At {
				kinds[e] = p.Kind
			}
		}
		if len(problems) == 0 || !slices.ContainsFunc(scopes(m.query, nil), func(sc *scope) bool { return m.scope(sc, kinds) }) {
			return
		}
	}
}

// scope mends names of one scope; false: it could do nothing.
func (m *mender) scope(sc *scope, kinds map[*sqltree.Expr]sqltree.ProblemKind) (mended bool) {
	if mended = m.using(sc); mended {
		return true
	}
	var missing []*sqltree.Expr
	for e := range sc.own {
		if kinds[e] == "" || slices.Contains(missing, e) {
			continue
		}
		if kinds[e] == sqltree.AmbiguousColumn {
			mended = m.disambiguate(sc, e) || mended
			continue
		}
		missing = append(missing, e)
	}
	named := func(least likeness) func(*scope, []*sqltree.Expr) bool { // columns of FROM that are called like those
		return func(sc *scope, missing []*sqltree.Expr) bool { return m.inside(sc, missing, least) }
	}
	for _, rule := range []func(*scope, []*sqltree.Expr) bool{
		m.alias, named(spelled), m.keys, m.requalified, m.from, m.text, named(letters), named(extended), m.kindred, m.afar, m.unjoined,
	} {
		if mended {
			return true
		}
		mended = len(missing) > 0 && rule(sc, missing)
	}
	return mended
}

// set makes e the column of a source, and says so.
func (m *mender) set(e *sqltree.Expr, s sqltree.Source, column string, rule Rule) bool {
	before := written(e)
	if e.Table != "" {
		e.Table, e.Schema = binding(s), ""
	}
	if !strings.EqualFold(e.Text, column) {
		e.Text = column
	}
	e.Of = s
	m.changed(rule, "read %s as %s.%s", before, m.title(s), column)
	return true
}

// title is what people call a source.
func (m *mender) title(s sqltree.Source) string {
	if t := m.table(s); t != nil {
		return t.Name
	}
	return binding(s)
}

// written is a column as the query has it.
func written(e *sqltree.Expr) string {
	if e.Table == "" {
		return e.Text
	}
	return e.Table + "." + e.Text
}

// alias takes the qualifier from what is an alias of the select list, where it can stand alone.
func (m *mender) alias(sc *scope, missing []*sqltree.Expr) (mended bool) {
	for _, o := range sc.query.OrderBy {
		e := o.Expr
		if !slices.Contains(missing, e) || e.Table == "" {
			continue
		}
		if slices.ContainsFunc(sc.body.Items, func(i sqltree.Item) bool { return strings.EqualFold(i.Alias, e.Text) }) {
			m.changed(RuleOwner, "read %s as the alias %s of the select list", written(e), e.Text)
			e.Table, e.Schema = "", ""
			mended = true
		}
	}
	return mended
}

// kindred finds columns of which one word is another, where no source has a column of that very name.
func (m *mender) kindred(sc *scope, missing []*sqltree.Expr) bool {
	return m.inside(sc, slices.DeleteFunc(slices.Clone(missing), func(e *sqltree.Expr) bool { return m.ownedIn(sc, e) }), kindred)
}

// inside finds columns of sources in scope that are enough alike: of the source that a qualifier means, else of any.
// Where a table next to them has a column of that very name, it is as likely to be meant.
func (m *mender) inside(sc *scope, missing []*sqltree.Expr, least likeness) (mended bool) {
	for _, e := range missing {
		if e.Op != sqltree.OpColumn {
			continue
		}
		named := func(t *schema.Table) bool { return has(m.schema.ColumnNames(t.Name), e.Text) }
		if e.Table == "" && slices.ContainsFunc(m.adjoining(sc), named) {
			continue
		}
		var in []sqltree.Source
		for s := sc; s != nil && in == nil; s = s.outer {
			if e.Table == "" {
				in = append(in, s.tables...)
			} else if one := s.called(e.Table); one != nil {
				in = []sqltree.Source{one}
			}
		}
		if s, column := m.find(e.Text, in, least); s != nil && !sc.ties([]sqltree.Source{s}, []*sqltree.Expr{e}) {
			mended = m.set(e, s, column, RuleName)
			if e.Table == "" && len(in) > 1 {
				e.Table = binding(s)
			}
		}
	}
	return mended
}

// find is the only column of the sources that is most like what was written.
func (m *mender) find(name string, in []sqltree.Source, least likeness) (sqltree.Source, string) {
	type found struct {
		s      sqltree.Source
		column string
	}
	most, all := least, []found(nil)
	for _, s := range in {
		table := ""
		if t := m.table(s); t != nil {
			_, table = dialects.SplitTable(m.dialect, t.Name)
		}
		for _, c := range m.columnsOf(s) {
			l := likeColumn(name, table, c)
			if l > most {
				most, all = l, nil
			}
			if l == most {
				all = append(all, found{s, c})
			}
		}
	}
	if len(all) != 1 {
		return nil, ""
	}
	return all[0].s, all[0].column
}

// requalified finds the owner of a column, in scope, where its qualifier is not it.
func (m *mender) requalified(sc *scope, missing []*sqltree.Expr) (mended bool) {
	for _, e := range missing {
		if e.Table == "" {
			continue
		}
		if e.IsStar() {
			if s := m.means(sc, e.Table); s != nil {
				m.changed(RuleOwner, "read %s.* as %s.*", e.Table, binding(s))
				e.Table, mended = binding(s), true
			}
			continue
		}
		if s := m.means(sc, e.Table); s != nil { // the table, though it has an alias
			if has(m.columnsOf(s), e.Text) {
				mended = m.set(e, s, e.Text, RuleOwner)
			}
			continue
		}
		if t := m.named(e.Table); t != nil && has(m.schema.ColumnNames(t.Name), e.Text) {
			continue // FROM lacks it
		}
		if s := m.owner(sc, e, missing); s != nil && !sc.ties([]sqltree.Source{s}, []*sqltree.Expr{e}) {
			mended = m.set(e, s, e.Text, RuleOwner)
		}
	}
	return mended
}

// means is the source that a qualifier means though it has another name: the table that it names, under an alias, or
// nearly its name. Nil where that is not sure.
func (m *mender) means(sc *scope, qualifier string) (found sqltree.Source) {
	if sc.isCalled(qualifier) {
		return nil
	}
	for s := sc; s != nil && found == nil; s = s.outer {
		for _, source := range s.tables {
			t := m.table(source)
			if t == nil {
				continue
			}
			if _, name := dialects.SplitTable(m.dialect, t.Name); like(qualifier, name) < spelled {
				continue
			}
			if found != nil {
				return nil
			}
			found = source
		}
	}
	return found
}

// owner is the source in scope that alone has the column of e, or of those that have it alone does nothing else in the
// query. Where its qualifier means nothing, it has all other columns with it too, and is nil where a table that FROM
// lacks could be meant just as well.
func (m *mender) owner(sc *scope, e *sqltree.Expr, missing []*sqltree.Expr) (found sqltree.Source) {
	columns := []string{e.Text}
	unknown := !sc.isCalled(e.Table)
	if unknown {
		columns = qualified(e.Table, missing)
	}
	all := func(names []string) bool {
		return !slices.ContainsFunc(columns, func(c string) bool { return !has(names, c) })
	}
	for s := sc; s != nil && found == nil; s = s.outer {
		var owners []sqltree.Source
		for _, source := range s.tables {
			if all(m.columnsOf(source)) {
				owners = append(owners, source)
			}
		}
		switch {
		case len(owners) == 1:
			found = owners[0]
		case len(owners) > 1 && unknown:
			return nil
		case len(owners) > 1 && s.allEquate(owners, e.Text):
			return owners[0]
		case len(owners) > 1:
			return s.idle(owners)
		}
	}
	switch {
	case found == nil || !unknown:
		return found
	case numbered(e.Table, len(sc.tables)):
		return nil
	case len(sc.tables) == 1:
		return found
	}
	for i := range m.schema.Tables { // an alias that nothing is called: of which table?
		t := &m.schema.Tables[i]
		if all(m.schema.ColumnNames(t.Name)) && !sc.reads(m, t) && m.adjoins(sc, t) {
			return nil
		}
	}
	return found
}

// idle is the only one of some sources that is joined by one condition, and of which nothing else is read: it must be
// there for something. Nil: there is none, or several.
func (sc *scope) idle(among []sqltree.Source) (found sqltree.Source) {
	for _, s := range among {
		conditions := 0
		for c := range sc.pairs {
			if c.Args[0].Of == s || c.Args[1].Of == s {
				conditions++
			}
		}
		read := false
		for e := range sc.resolved {
			read = read || e.Of == s && !sc.paired(e)
		}
		if read || conditions != 1 {
			continue
		}
		if found != nil {
			return nil
		}
		found = s
	}
	return found
}

// numbered reports whether an alias is one of several: T2 and above a number of sources.
func numbered(alias string, sources int) bool {
	n := digits(alias)
	return len(n) == 1 && int(n[0]-'0') > sources
}

// qualified are the columns with a qualifier.
func qualified(qualifier string, among []*sqltree.Expr) (columns []string) {
	for _, x := range among {
		if x.Op == sqltree.OpColumn && strings.EqualFold(x.Table, qualifier) && !has(columns, x.Text) {
			columns = append(columns, x.Text)
		}
	}
	return columns
}

// reads reports whether FROM has the table.
func (sc *scope) reads(m *mender, t *schema.Table) bool {
	return slices.ContainsFunc(sc.tables, func(s sqltree.Source) bool { return m.table(s) == t })
}

// disambiguate qualifies a column that several sources have where a join makes them equal, so that any will do, or
// where it ties other tables in all sources but one: what is read is seldom a key.
func (m *mender) disambiguate(sc *scope, e *sqltree.Expr) bool {
	if e.Table != "" || !sc.inner() {
		return false
	}
	var owners []sqltree.Source
	for _, s := range sc.tables {
		if has(m.columnsOf(s), e.Text) {
			owners = append(owners, s)
		}
	}
	if len(owners) < 2 {
		return false
	}
	owner, why := owners[0], "which the join makes equal to the others"
	if !sc.allEquate(owners, e.Text) {
		owners = slices.DeleteFunc(owners, func(s sqltree.Source) bool { return sc.joinsBy(s, e.Text) })
		if len(owners) != 1 {
			return false
		}
		owner, why = owners[0], "where it is no key"
	}
	e.Table, e.Of = binding(owner), owner
	m.changed(RuleOwner, "read %s as %s.%s, %s", e.Text, m.title(owner), e.Text, why)
	return true
}

// joinsBy reports whether a condition ties a source by a column.
func (sc *scope) joinsBy(s sqltree.Source, column string) bool {
	for c := range sc.pairs {
		for _, e := range c.Args {
			if e.Of == s && strings.EqualFold(e.Text, column) {
				return true
			}
		}
	}
	return false
}

// text makes a text of what looks like a column in quotation marks, where no table has such a column.
func (m *mender) text(sc *scope, missing []*sqltree.Expr) (mended bool) {
	if m.dialect == dialects.SQLite { // which takes it for a text itself
		return false
	}
	for x := range sc.own {
		switch x.Op {
		case sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpLike, sqltree.OpILike, sqltree.OpIn:
		default:
			continue
		}
		if len(x.Args) < 2 || x.Args[0].Op != sqltree.OpColumn || slices.Contains(missing, x.Args[0]) {
			continue
		}
		for _, e := range x.Args[1:] {
			if slices.Contains(missing, e) && e.Table == "" && e.Op == sqltree.OpColumn && wasQuoted(m.dialect, e.Text) && !m.anywhere(e.Text) {
				*e = sqltree.Expr{Op: sqltree.OpString, Text: e.Text}
				m.changed(RuleQuote, "read %q as a text", e.Text)
				mended = true
			}
		}
	}
	return mended
}

// wasQuoted reports whether a name in a tree must have stood in quotation marks.
func wasQuoted(d dialects.Dialect, name string) bool {
	return strings.ToLower(name) != name || strings.IndexFunc(name, func(r rune) bool {
		return !(r == '_' || r == '$' || 'a' <= r && r <= 'z' || '0' <= r && r <= '9' || r > 127)
	}) >= 0
}

// anywhere reports whether any table has a column that is written so.
func (m *mender) anywhere(column string) bool {
	return slices.ContainsFunc(m.schema.Tables, func(t schema.Table) bool {
		return slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return like(column, c.Name) >= spelled })
	})
}
