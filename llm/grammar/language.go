package grammar

// Language is what a turn can be held to: a Grammar, or another formal language that says which tokens may come next.
// Languages of equal Kind and Text are equal, so that what was compiled can be kept, or sent to another process.
type Language interface {
	Kind() string // how Text is to be read: "gbnf" is a Grammar's
	Text() string
	Compile(v *Vocabulary) (Automaton, error)
}

// Automaton is a Language over the tokens of one model. It is safe for concurrent use.
type Automaton interface{ Begin() Run }

// Run is one turn, as far as it has come. It is not safe for concurrent use.
type Run interface {
	// Allowed is the set of tokens that may come next, bit id%64 of word id/64, and whether the turn may end here. The
	// set is shared: do not write to it.
	Allowed() (allowed []uint64, end bool)
	// Accept goes on after a token, and is false where that may not come next.
	Accept(id int32) bool
}

// KindGBNF is the Kind of a Grammar.
const KindGBNF = "gbnf"

// Kind implements Language.
func (g *Grammar) Kind() string { return KindGBNF }

// Text implements Language: it is GBNF, which llama.cpp reads too where no token needs the form <[name]>.
func (g *Grammar) Text() string { return g.text }

// Compile implements Language. Errors are *Error.
func (g *Grammar) Compile(v *Vocabulary) (Automaton, error) {
	m, err := Compile(g, v)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Begin implements Automaton.
func (m *Machine) Begin() Run { return &run{m, m.Start()} }

type run struct {
	machine *Machine
	state   State
}

func (r *run) Allowed() ([]uint64, bool) { return r.machine.Mask(r.state) }

func (r *run) Accept(id int32) bool {
	next, ok := r.machine.Next(r.state, id)
	if ok {
		r.state = next
	}
	return ok
}
