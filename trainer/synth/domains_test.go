package synth

import "testing"

func TestDomainsParse(t *testing.T) {
	names := map[string]bool{}
	for i := range domains {
		d := &domains[i]
		if names[d.name] {
			t.Errorf("domain %q is listed twice", d.name)
		}
		names[d.name] = true
		bs, err := d.blueprints()
		if err != nil {
			t.Error(err)
			continue
		}
		for _, b := range bs {
			if b.link && len(b.refs) < 2 {
				t.Errorf("%s: %s ties fewer than two tables", d.name, b.nouns[0].One)
			}
			roles := map[string]bool{}
			for _, p := range b.refs {
				if p.parent < len(bs) && bs[p.parent].link {
					t.Errorf("%s: %s refers to the junction %s", d.name, b.nouns[0].One, bs[p.parent].nouns[0].One)
				}
				role := p.role
				if role == "" {
					role = bs[p.parent].nouns[0].One
				}
				if roles[role] {
					t.Errorf("%s: %s refers to %s twice", d.name, b.nouns[0].One, role)
				}
				roles[role] = true
			}
		}
	}
}
