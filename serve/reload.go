package serve

import (
	"errors"
	"reflect"
	"slices"

	"github.com/sqlagent/sqlagent/agent/cascade"
	"github.com/sqlagent/sqlagent/knowledge"
)

// Reload puts other tokens and other knowledge in force while the server runs. What a token that is no more, or is
// another now, asks next is refused, and its sessions of MCP end; what it asked before is answered. Conversations that
// have begun keep the knowledge that they began with. Where there is an error, all stays as it was.
func (s *Server) Reload(given []Token, k *knowledge.Base) error {
	next, err := newTokens(given, s.sources)
	if err != nil {
		return err
	}
	before := s.tokens.Load()
	if len(before.all) > 0 && len(next.all) == 0 {
		return errors.New("no tokens are left, so everybody could do everything: restart the server if that is intended")
	}
	for i, t := range next.all {
		same := func(o *Token) bool { return reflect.DeepEqual(t, o) }
		if j := slices.IndexFunc(before.all, same); j >= 0 {
			next.all[i] = before.all[j] // which sessions belong to
		}
	}
	s.tokens.Store(next)
	if len(next.all) > 0 { // else everybody may do everything, as before
		s.tools.end(func(who *Token) bool { return !slices.Contains(next.all, who) })
	}
	for _, src := range s.sources {
		if err := src.learn(k); err != nil {
			return err
		}
	}
	return nil
}

// learn gives a source's agent other knowledge.
func (s *source) learn(k *knowledge.Base) error {
	<-s.opening
	defer func() { s.opening <- struct{}{} }()
	s.options.Agent.Knowledge = k
	if s.db == nil {
		return nil
	}
	a, err := cascade.NewAgent(s.engine, s.options.Larger, s.db, s.options.Agent)
	if err != nil {
		return err
	}
	s.asker = a
	return nil
}
