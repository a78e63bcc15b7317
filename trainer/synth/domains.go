package synth

import (
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// domain is a small world of entities that belong together. The files of vocabulary/domains list them, by theme.
type domain struct {
	name     string
	entities []entity // a parent precedes its children
}

// entity becomes a table.
type entity struct {
	// nouns are what people call a row, separated by semicolons, in the singular: "doctor; physician".
	// A plural that the rules do not give follows a bar: "staff member; person|people".
	nouns string
	// attrs are separated by spaces; see parseAttribute. "person" means the names of a person.
	attrs string
	// refs are the parents: "ward: employed / working in; doctor as head?: led / led by". After the
	// parent's first noun may come a role, a question mark where the reference may be NULL, what the
	// parent did (in the past tense, so that it fits one and many), and what joins the child to it.
	refs string
	link bool // only ties its parents together

	at string // the line of the vocabulary
}

// blueprint is an entity made ready: parsed, and its parents found.
type blueprint struct {
	nouns  []Noun
	attrs  []attribute
	refs   []parentRef
	person bool
	link   bool
}

type parentRef struct {
	parent         int    // index in the same slice of blueprints
	role           string // "head", or empty: named after the parent
	nullable       bool
	verbs, passive []string
}

// parseNouns reads "doctor; person|people".
func parseNouns(s string) []Noun {
	var ns []Noun
	for _, one := range semis(s) {
		one, many, given := strings.Cut(one, "|")
		if !given {
			many = schema.Plural(one)
		}
		ns = append(ns, Noun{one, many})
	}
	return ns
}

// blueprints parses a domain.
func (d *domain) blueprints() ([]*blueprint, error) {
	var bs []*blueprint
	index := map[string]int{}
	for _, e := range d.entities {
		b := &blueprint{nouns: parseNouns(e.nouns), link: e.link}
		if len(b.nouns) == 0 {
			return nil, fmt.Errorf("%s: an entity has no noun", e.at)
		}
		who := e.at + ": " + d.name + "." + b.nouns[0].One
		for _, word := range strings.Fields(e.attrs) {
			if word == "person" {
				b.person = true
				continue
			}
			a, err := parseAttribute(word)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", who, err)
			}
			b.attrs = append(b.attrs, a)
		}
		for _, s := range semis(e.refs) {
			p, err := parseRef(s, index, len(bs), b.nouns[0].One)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", who, err)
			}
			b.refs = append(b.refs, p)
		}
		if _, twice := index[b.nouns[0].One]; twice {
			return nil, fmt.Errorf("%s: listed twice", who)
		}
		index[b.nouns[0].One] = len(bs)
		bs = append(bs, b)
	}
	return bs, nil
}

// parseRef reads "ward as home ward?: employed, hosted / working in"; self is the entity it belongs to.
func parseRef(s string, index map[string]int, at int, self string) (parentRef, error) {
	head, tail, _ := strings.Cut(s, ":")
	head = strings.TrimSpace(head)
	var p parentRef
	if p.nullable = strings.HasSuffix(head, "?"); p.nullable {
		head = strings.TrimSuffix(head, "?")
	}
	name, role, _ := strings.Cut(head, " as ")
	p.role = role
	if name == self {
		p.parent, p.nullable = at, true
	} else if i, ok := index[name]; ok {
		p.parent = i
	} else {
		return p, fmt.Errorf("its parent %q does not stand before it", name)
	}
	active, passive, _ := strings.Cut(tail, "/")
	p.verbs, p.passive = commas(active), commas(passive)
	return p, nil
}

func commas(list string) []string { return semis(strings.ReplaceAll(list, ",", ";")) }
