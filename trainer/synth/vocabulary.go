package synth

import (
	"embed"
	"fmt"
	"slices"
	"strings"
)

// The vocabulary is text, so that it can be read and added to without Go. All files have one form: "#" begins a comment
// line, "[name]" a section. A section of values.txt and words.txt is a pool: entries with commas between them. A
// section of domains/ is a domain: a line for each entity, "entity" or "tie" with its nouns, below it "has" with its
// attributes and "of" with its parents (see entity). A section of attributes.txt is an attribute, a line for each
// field.
//
// What is read is checked: a mistake, an entry that is twice and a word that is held out are errors that name the
// line. The texts are part of the program, so that such an error is a panic at start; the tests are the first to meet
// it.

//go:embed vocabulary
var vocabulary embed.FS

// A pool's order, and a domain's, are part of what a seed means.
var (
	valuePools = must(readPools("values.txt"))
	wordPools  = must(readPools("words.txt"))

	domains = slices.Concat(must(readDomains("business")), must(readDomains("society")), must(readDomains("science")),
		must(readDomains("nature")), must(readDomains("transport")), must(readDomains("leisure")), must(readDomains("industry")),
		must(readDomains("homes")))
)

// Values of generated rows.
var (
	firstNames      = valuePools.of("first names")
	lastNames       = valuePools.of("last names")
	cities          = valuePools.of("cities")
	countries       = valuePools.of("countries")
	states          = valuePools.of("states")
	regions         = valuePools.of("regions")
	streets         = valuePools.of("streets")
	companySuffixes = valuePools.of("company suffixes")
	companyStems    = valuePools.of("company stems")
	adjectives      = valuePools.of("adjectives")
	goods           = valuePools.of("goods")
	titleNouns      = valuePools.of("title nouns")
	titlePatterns   = valuePools.of("title patterns")
	placeStems      = valuePools.of("place stems")
	placeEndings    = valuePools.of("place endings")
	mailHosts       = valuePools.of("mail hosts")
	sentences       = valuePools.of("sentences")
)

// What coined tables and columns are called.
var (
	relations     = wordPools.of("relations") // "owned/owned by": of a parent, and of its child
	quantities    = wordPools.of("quantities")
	nounModifiers = wordPools.of("noun modifiers")
	participles   = wordPools.of("participles")
	collectives   = wordPools.of("collectives")
	concreteNouns = wordPools.of("concrete nouns") // things that can stand for any entity; plural knows their plurals
	trades        = wordPools.of("trades")         // rarer words for people
)

func must[T any](x T, err error) T {
	if err != nil {
		panic(err)
	}
	return x
}

func readPools(name string) (pools, error) { return readFile(name, parsePools) }

func readDomains(theme string) ([]domain, error) {
	return readFile("domains/"+theme+".txt", parseDomains)
}

func readFile[T any](name string, parse func(file, text string) (T, error)) (T, error) {
	text, err := vocabulary.ReadFile("vocabulary/" + name)
	if err != nil {
		var none T
		return none, err
	}
	return parse(name, string(text))
}

// pools are lists of words, by name.
type pools map[string][]string

// of is a pool. There must be one of that name.
func (p pools) of(name string) []string {
	if len(p[name]) == 0 {
		panic(fmt.Sprintf("vocabulary: there is no pool %q", name))
	}
	return p[name]
}

func parsePools(file, text string) (pools, error) {
	all := pools{}
	err := eachLine(file, text, func(_, section, line string) error {
		for entry := range strings.SplitSeq(strings.TrimSuffix(line, ","), ",") {
			entry = strings.TrimSpace(entry)
			switch {
			case entry == "":
				return fmt.Errorf("an entry is empty")
			case slices.Contains(all[section], entry):
				return fmt.Errorf("%q is repeated in %q", entry, section)
			}
			all[section] = append(all[section], entry)
		}
		return nil
	})
	return all, err
}

func parseDomains(file, text string) ([]domain, error) {
	var all []domain
	err := eachLine(file, text, func(at, section, line string) error {
		if n := len(all); n == 0 || all[n-1].name != section {
			all = append(all, domain{name: section})
		}
		d := &all[len(all)-1]
		word, rest, _ := strings.Cut(line, " ")
		rest = strings.TrimSpace(rest)
		switch {
		case rest == "":
			return fmt.Errorf("nothing follows %q", word)
		case word == "entity", word == "tie":
			d.entities = append(d.entities, entity{at: at, nouns: rest, link: word == "tie"})
			return nil
		case len(d.entities) == 0:
			return fmt.Errorf("%q precedes the first entity", word)
		}
		e := &d.entities[len(d.entities)-1]
		switch {
		case word == "has" && e.attrs == "":
			e.attrs = rest
		case word == "of" && e.refs == "":
			e.refs = rest
		default:
			return fmt.Errorf("%q is none of entity and tie, and below them one has and one of", word)
		}
		return nil
	})
	return all, err
}

func parseAttributes(file, text string) ([]attribute, error) {
	var all []attribute
	values := map[string]string{} // of categories
	err := eachLine(file, text, func(_, section, line string) error {
		if n := len(all); n == 0 || all[n-1].key != section {
			all = append(all, attribute{key: section})
		}
		a := &all[len(all)-1]
		word, rest, _ := strings.Cut(line, " ")
		field := map[string]*string{"kind": (*string)(&a.kind), "names": &a.names, "says": &a.says, "more": &a.more, "less": &a.less,
			"most": &a.most, "least": &a.least, "with": &a.with, "yes": &a.yes, "no": &a.no}[word]
		switch {
		case word == "among":
			values[section] += ";" + rest
			return nil
		case field == nil:
			return fmt.Errorf("%q is no field of an attribute", word)
		case *field != "":
			*field += "; "
		}
		*field += rest
		return nil
	})
	if err != nil {
		return nil, err
	}
	for i := range all {
		a := &all[i]
		a.fill = sources[a.key]
		if a.fill == nil && values[a.key] != "" {
			a.fill = among(semis(values[a.key]))
		}
		known := slices.Contains([]Kind{KindName, KindText, KindCategory, KindPlace, KindNumber, KindYear, KindDate, KindFlag}, a.kind)
		if !known || a.names == "" || a.fill == nil {
			return nil, fmt.Errorf("vocabulary/%s: the attribute %q needs a kind that there is, names and values", file, a.key)
		}
		for _, list := range []string{a.names + ";" + a.says, a.more, a.less, a.most, a.least, a.with, a.yes, a.no} {
			phrases := semis(list)
			for i, p := range phrases {
				if slices.Contains(phrases[:i], p) {
					return nil, fmt.Errorf("vocabulary/%s: %q is repeated in the attribute %q", file, p, a.key)
				}
			}
		}
	}
	return all, nil
}

// eachLine calls visit for each line of a section, with its place, and says where an error occurred.
func eachLine(file, text string, visit func(at, section, line string) error) error {
	section, filled := "", true
	seen := map[string]bool{}
	for i, line := range strings.Split(text, "\n") {
		at := fmt.Sprintf("vocabulary/%s:%d", file, i+1)
		fail := func(format string, args ...any) error {
			return fmt.Errorf("%s: %w", at, fmt.Errorf(format, args...))
		}
		line = strings.TrimSpace(line)
		if word, held := heldOutWord(line); held {
			return fail("%q is held out for evaluation", word)
		}
		name, header := strings.CutPrefix(line, "[")
		switch {
		case line == "" || line[0] == '#':
			continue
		case header:
			name, closed := strings.CutSuffix(name, "]")
			switch {
			case !closed || strings.TrimSpace(name) == "":
				return fail("%q names no section", line)
			case seen[name]:
				return fail("the section %q is repeated", name)
			case !filled:
				return fail("the section %q before this is empty", section)
			}
			section, seen[name], filled = name, true, false
			continue
		case section == "":
			return fail("%q precedes the first section", line)
		}
		filled = true
		if err := visit(at, section, line); err != nil {
			return fail("%w", err)
		}
	}
	if !filled {
		return fmt.Errorf("vocabulary/%s: the section %q is empty", file, section)
	}
	return nil
}
