package native

import (
	"errors"
	"slices"

	"github.com/sqlagent/sqlagent/llm/prefix"
	"github.com/sqlagent/sqlagent/model"
)

// memory is what a scheduler keeps between processes: the states of prompts' stable beginnings.
type memory struct {
	store  *prefix.Store
	keeper model.Keeper // the decoder
}

// recall puts what the disk has of a request's tokens into its slot, if that is more than the kept ones which some slot
// holds. It asks once a request, and reports whether slots may have changed.
func (s *scheduler) recall(r *request, kept int) (changed bool) {
	if s.memory == nil || r.recalled || r.stable-kept < prefix.Least {
		return false
	}
	r.recalled = true
	most := len(r.tokens) - 1 // the last token must be computed
	if entry, ok := s.memory.store.Find(r.tokens[:most], kept); ok {
		s.restore(r, entry)
		_, kept = s.longest(r)
		changed = true
	}
	r.fresh = r.stable-kept >= prefix.Least
	return changed
}

// restore makes a request's slot hold what an entry shares with it. Where it cannot, the tokens will be computed.
func (s *scheduler) restore(r *request, entry prefix.Entry) {
	_, state, err := entry.Read()
	if err != nil {
		return
	}
	s.drop(r.slot)
	shared := min(entry.Shared, r.prompt) // an entry is of a prompt
	for {
		err := s.memory.keeper.SetState(r.slot, shared, state)
		if err == nil {
			s.held[r.slot], s.prompts[r.slot] = slices.Clone(r.tokens[:shared]), r.prompt
			return
		}
		if !errors.As(err, new(*model.RoomError)) || !s.makeRoom() {
			return
		}
	}
}

// note writes down what the next process will ask for, once it is computed.
func (s *scheduler) note(r *request) {
	if r.fresh && len(s.held[r.slot]) >= r.stable {
		r.fresh = false
		s.memory.store.Save(slices.Clone(r.tokens[:r.stable]), s.memory.keeper.State(r.slot, r.stable))
	}
}
