package serve

import (
	"fmt"
	"sync"
	"testing"
	"time"
)

// Who chose the id of a conversation may ask as soon as it is open: nothing is read of it without the lock (-race).
func TestAskedAsSoonAsOpen(t *testing.T) {
	s := &Server{sources: []*source{{Source: Source{Name: "shop"}}}, conversations: newConversations(1000, time.Hour)}
	for i := range 100 {
		id := fmt.Sprint(i)
		var asking sync.WaitGroup
		asking.Go(func() {
			for {
				if _, release, err := s.conversations.take(local.Name, id); err == nil {
					release()
					return
				}
			}
		})
		talk, err := s.OpenConversation(local, "shop", id)
		if err != nil || time.Until(talk.Expires) < 50*time.Minute {
			t.Fatalf("%+v, %v", talk, err)
		}
		asking.Wait()
	}
}
