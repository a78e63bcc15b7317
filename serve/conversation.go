package serve

import (
	"crypto/rand"
	"net/http"
	"regexp"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/agent/cascade"
)

// conversations are those that are open, by the names of the tokens that made them and their ids. They are bounded: in
// number, by one token's share of it, and in the time for which nobody asks.
type conversations struct {
	mu   sync.Mutex
	all  map[conversationKey]*conversation
	most int // of all tokens; share of one
	age  time.Duration
	now  func() time.Time
}

type conversationKey struct{ token, id string }

// conversation is one that is open. Whoever has set busy owns its cascade.Conversation; nil: nothing was asked yet.
type conversation struct {
	*cascade.Conversation
	source string
	also   string // another id of it; "": none
	used   time.Time
	busy   bool
}

func newConversations(most int, age time.Duration) *conversations {
	return &conversations{all: map[conversationKey]*conversation{}, most: most, age: age, now: time.Now}
}

// share is how many one token may have.
func (c *conversations) share() int { return max(1, c.most/8) }

// open begins one, and says when it ends if nobody asks. A token that has its share loses the one that it used longest
// ago, unless all are at work.
func (c *conversations) open(token, id, source string) (expires time.Time, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sweep()
	key := conversationKey{token, id}
	if c.all[key] != nil {
		return expires, refuse(http.StatusConflict, kindConflict, "choose another, or omit it", "the conversation %q exists already", id)
	}
	own := 0
	var oldest conversationKey
	for k, talk := range c.all {
		if k.token != token {
			continue
		}
		own++
		if !talk.busy && (oldest.id == "" || talk.used.Before(c.all[oldest].used)) {
			oldest = k
		}
	}
	switch {
	case own >= c.share() && oldest.id != "":
		delete(c.all, oldest)
	case own >= c.share(), len(c.all) >= c.most:
		return expires, &busyError{status: http.StatusTooManyRequests, what: "too many conversations", after: 60}
	}
	now := c.now()
	c.all[key] = &conversation{source: source, used: now}
	return now.Add(c.age), nil
}

// take hands out a conversation for one question; release gives it back.
func (c *conversations) take(token, id string) (talk *conversation, release func(), err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sweep()
	_, talk = c.find(token, id)
	switch {
	case talk == nil:
		return nil, nil, refuse(http.StatusNotFound, kindNotFound, "begin one with POST /v1/conversations",
			"no conversation %q, or it has ended", id)
	case talk.busy:
		return nil, nil, refuse(http.StatusConflict, kindConflict, "wait for that answer", "the conversation %q is busy with another question", id)
	}
	talk.busy = true
	return talk, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		talk.busy, talk.used = false, c.now()
	}, nil
}

// end forgets one, and reports whether there was one. A question that it is at work on is answered still.
func (c *conversations) end(token, id string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sweep()
	key, talk := c.find(token, id)
	delete(c.all, key)
	return talk != nil
}

// idle reports whether there is one that is at work on nothing.
func (c *conversations) idle(token, id string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sweep()
	_, talk := c.find(token, id)
	return talk != nil && !talk.busy
}

// rename gives a conversation the id to, in place of any that has it, and also as a second id; "": none.
func (c *conversations) rename(token, id, to, also string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if from, talk := c.find(token, id); talk != nil {
		delete(c.all, from)
		talk.also = also
		c.all[conversationKey{token, to}] = talk
	}
}

// find is one by either of its ids. The caller has the lock.
func (c *conversations) find(token, id string) (conversationKey, *conversation) {
	key := conversationKey{token, id}
	if talk := c.all[key]; talk != nil {
		return key, talk
	}
	for key, talk := range c.all {
		if key.token == token && talk.also == id && id != "" {
			return key, talk
		}
	}
	return key, nil
}

func (c *conversations) len() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.all)
}

// sweep forgets those that nobody used for a while.
func (c *conversations) sweep() {
	for key, talk := range c.all {
		if !talk.busy && c.now().Sub(talk.used) > c.age {
			delete(c.all, key)
		}
	}
}

var conversationID = regexp.MustCompile(`^[A-Za-z0-9_-]{1,64}$`)

// Conversation is one as POST /v1/conversations answers.
type Conversation struct {
	ID      string    `json:"id"`
	Source  string    `json:"source"`
	Expires time.Time `json:"expires"`
}

// OpenConversation begins one for a token's holder; id "" means any.
func (s *Server) OpenConversation(who *Token, source, id string) (*Conversation, error) {
	src, err := s.source(who, source, RightAsk)
	if err != nil {
		return nil, err
	}
	if id == "" {
		id = rand.Text()
	}
	if !conversationID.MatchString(id) {
		return nil, badRequest("1 to 64 letters, digits, - and _", "%.100q is not a valid conversation id", id)
	}
	expires, err := s.conversations.open(who.Name, id, src.Name)
	if err != nil {
		return nil, err
	}
	return &Conversation{id, src.Name, expires.UTC().Truncate(time.Second)}, nil
}

func (s *Server) openConversation(w http.ResponseWriter, r *request) error {
	var in struct {
		Source string `json:"source"`
		ID     string `json:"id"`
	}
	if err := r.decode(w, &in); err != nil {
		return err
	}
	talk, err := s.OpenConversation(r.who, in.Source, in.ID)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusCreated, talk)
}

func (s *Server) endConversation(w http.ResponseWriter, r *request) error {
	if !s.conversations.end(r.who.Name, r.PathValue("id")) {
		return refuse(http.StatusNotFound, kindNotFound, "", "no such conversation, or it has ended")
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}
