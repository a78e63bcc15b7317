package serve

import (
	"testing"

	"github.com/sqlagent/sqlagent/agent"
)

// What happens before, between and after the turns is among the events "turns".
func TestTurnEvents(t *testing.T) {
	turns, err := wantedEvents([]string{"turns"})
	if err != nil {
		t.Fatal(err)
	}
	for kind, want := range map[agent.EventKind]bool{
		agent.EventKnowledge: true, agent.EventLeft: true, agent.EventFocus: true, agent.EventProfile: true, agent.EventTurn: true,
		agent.EventThought: true, agent.EventObservation: true, agent.EventError: true, agent.EventRepair: true, agent.EventVotes: true,
		agent.EventPrompt: false, agent.EventText: false, agent.EventSQL: false, agent.EventFinal: false,
	} {
		if turns.has(kind, false) != want {
			t.Errorf("%s: %v", kind, !want)
		}
	}
}
