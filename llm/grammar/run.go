package grammar

// Run is one turn that a Machine holds, as far as it has come. It is not safe for concurrent use.
type Run struct {
	machine *Machine
	state   State
}

// Begin is a turn that has not begun.
func (m *Machine) Begin() *Run { return &Run{m, m.Start()} }

// Allowed is the set of tokens that may come next, bit id%64 of word id/64, and whether the turn may end here. The set
// is shared: do not write to it.
func (r *Run) Allowed() (allowed []uint64, end bool) { return r.machine.Mask(r.state) }

// Accept goes on after a token, and is false where that may not come next.
func (r *Run) Accept(id int32) bool {
	next, ok := r.machine.Next(r.state, id)
	if ok {
		r.state = next
	}
	return ok
}
