// Package protocols has the protocols that there are, by name and by what an engine says of its weights.
package protocols

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/nano/speech"
)

// All lists the protocols in a fixed order.
func All() []agent.Protocol { return append(tags.Protocols(), speech.Protocol()) }

// Lookup finds a protocol by its name.
func Lookup(name string) (agent.Protocol, bool) {
	for _, p := range All() {
		if p.Name == name {
			return p, true
		}
	}
	return agent.Protocol{}, false
}

// Names lists the names that Lookup knows, in a fixed order.
func Names() []string {
	var names []string
	for _, p := range All() {
		names = append(names, p.Name)
	}
	return names
}

// retired is the protocol of weights that spelled names, among them those that were embedded before pointers.
const retired = "skyrl-brief"

// Of is what a model's weights were trained on, or agent.Standard where they do not say. The error is an
// *llm.LoadError.
func Of(info llm.Info) (agent.Protocol, error) {
	name := cmp.Or(info.Protocol, agent.Standard)
	p, ok := Lookup(name)
	switch {
	case ok:
		return p, nil
	case name == retired:
		return p, &llm.LoadError{
			Path: info.Name,
			Err:  fmt.Errorf("it was trained on the retired protocol %s", name),
			Hint: "omit --model to use the embedded model, or train these weights on another protocol: sqltrain sft --init",
		}
	}
	return p, &llm.LoadError{
		Path: info.Name,
		Err:  fmt.Errorf("it was trained on the unknown protocol %q", name),
		Hint: "name another with --protocol: " + strings.Join(Names(), ", "),
	}
}

// NewAgent is agent.New, where Options without a Protocol stand for the one that the engine's weights were trained on.
func NewAgent(engine llm.Engine, db database.DB, o agent.Options) (*agent.Agent, error) {
	if o.Protocol.Name == "" && engine != nil {
		p, err := Of(engine.Info())
		if err != nil {
			return nil, err
		}
		o.Protocol = p
	}
	return agent.New(engine, db, o)
}
