package native

import (
	"context"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/llm"
)

// room admits sessions in the order in which they come, while the decoder can hold what they have asked for: a
// session is promised its tokens from the beginning to the end, so that none stalls in the middle.
type room struct {
	page int // tokens: promises are of whole pages

	mu     sync.Mutex
	left   int      // tokens that are not promised
	free   []int    // slots without a session, the one that has rested longest first
	slots  int      // all of them
	queue  []*claim // sessions that wait
	closed <-chan struct{}
}

// claim is a session that asks for room.
type claim struct {
	tokens int
	slot   chan int // buffered: the answer
}

// acquire waits for a slot and room for so many tokens, which must not be more than there are in all.
func (r *room) acquire(ctx context.Context, tokens int) (slot int, err error) {
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	c := &claim{r.whole(tokens), make(chan int, 1)}
	r.mu.Lock()
	r.queue = append(r.queue, c)
	r.admit()
	r.mu.Unlock()
	select {
	case slot := <-c.slot:
		return slot, nil
	case <-ctx.Done():
		err = ctx.Err()
	case <-r.closed:
		err = llm.ErrClosed
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if i := slices.Index(r.queue, c); i >= 0 {
		r.queue = slices.Delete(r.queue, i, i+1)
	} else { // it was admitted at the same moment
		r.left, r.free = r.left+c.tokens, append(r.free, <-c.slot)
	}
	r.admit()
	return 0, err
}

// release gives back what acquire gave. The slot's keys and values stay until they are in the way, so that a later
// session with the same beginning finds them.
func (r *room) release(slot, tokens int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.left, r.free = r.left+r.whole(tokens), append(r.free, slot)
	r.admit()
}

// admit answers the first claims that there is room for. Nobody overtakes: who asks for much would wait for ever.
func (r *room) admit() {
	for len(r.queue) > 0 && len(r.free) > 0 && r.queue[0].tokens <= r.left {
		c := r.queue[0]
		c.slot <- r.free[0]
		r.left, r.free, r.queue = r.left-c.tokens, r.free[1:], r.queue[1:]
	}
}

// resting lists the slots without a session, the one that has rested longest first.
func (r *room) resting() []int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.free)
}

// sessions is the number of those that are open.
func (r *room) sessions() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.slots - len(r.free)
}

func (r *room) whole(tokens int) int { return (tokens + r.page - 1) / r.page * r.page }
