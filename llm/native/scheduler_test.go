package native

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model"
)

// watched is a decoder whose batches are written down, each the tokens of its spans. In a test with a clock of its own
// a batch takes a millisecond.
type watched struct {
	model.Decoder
	batches [][]int
	prompts int // tokens that were said to be of a prompt
	before  func()
}

func (w *watched) Extend(spans []model.Span, draws []model.Draw) ([]model.Drawn, error) {
	if w.before != nil {
		w.before()
	}
	time.Sleep(time.Millisecond)
	var sizes []int
	for _, s := range spans {
		sizes = append(sizes, len(s.Tokens))
	}
	drawn, err := w.Decoder.Extend(spans, draws)
	if err == nil {
		w.batches = append(w.batches, sizes)
		for _, s := range spans {
			w.prompts += s.Prompt
		}
	}
	return drawn, err
}

// evaluated is how many tokens were computed since the last call.
func (w *watched) evaluated() (n int) {
	for _, sizes := range w.batches {
		for _, size := range sizes {
			n += size
		}
	}
	w.batches = nil
	return n
}

func watch(t *testing.T, sessions, context int) (*Engine, *watched) {
	t.Helper()
	m, tok := weights(t, context)
	dec, err := m.NewDecoder(model.DecoderOptions{Slots: sessions})
	if err != nil {
		t.Fatal(err)
	}
	w := &watched{Decoder: dec}
	e, err := New(w, tok, llm.Info{}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	return e, w
}

// say appends a question and generates in a goroutine.
func say(t *testing.T, s llm.Session, text string, o llm.Sampling) (done chan error) {
	t.Helper()
	if err := s.Append(llm.Message{Role: llm.User, Text: text}); err != nil {
		t.Fatal(err)
	}
	done = make(chan error, 1)
	go func() {
		_, err := s.Generate(t.Context(), o)
		done <- err
	}()
	return done
}

func given(s llm.Session) (n int) {
	for _, token := range s.(llm.Traced).Tokens() {
		if !token.Generated {
			n++
		}
	}
	return n
}

// What was computed once is not computed again: the turns before, a prompt of another session, one that is over, and
// one that several sessions ask for at the same time.
func TestPrefixIsComputedOnce(t *testing.T) {
	o := llm.Sampling{Temperature: 1, MaxTokens: 5, Seed: 3}
	text := strings.Repeat("select the count from fox ", 60) // several batches long
	e, w := watch(t, 4, 4096)
	first := begin(t, e)
	turn := ask(t, first, text, o)
	if n, want := w.evaluated(), given(first)+turn.Tokens-1; n != want {
		t.Fatalf("the first turn computed %d tokens, want %d", n, want)
	}
	prompt := given(first)
	before := len(first.(llm.Traced).Tokens())
	turn = ask(t, first, "again", o)
	// The last token of the first turn was generated, but nothing computed from it yet.
	if n, want := w.evaluated(), len(first.(llm.Traced).Tokens())-before; n != want {
		t.Errorf("the second turn computed %d tokens, want %d", n, want)
	}
	if w.prompts != prompt { // what comes after a drawn token is of none
		t.Errorf("of two turns %d tokens were computed as a prompt's, want %d", w.prompts, prompt)
	}
	second := begin(t, e)
	turn = ask(t, second, text, o)
	if n := w.evaluated(); n != turn.Tokens {
		t.Errorf("the prompt of a live session was computed again: %d tokens, want %d", n, turn.Tokens)
	}
	first.Close()
	second.Close()
	third := begin(t, e)
	turn = ask(t, third, text, o)
	if n := w.evaluated(); n != turn.Tokens {
		t.Errorf("the prompt of a session that is over was computed again: %d tokens, want %d", n, turn.Tokens)
	}

	e, w = watch(t, 4, 4096)
	var samples []llm.Session
	var dones []chan error
	for range 4 {
		s := begin(t, e)
		samples, dones = append(samples, s), append(dones, say(t, s, text, llm.Sampling{MaxTokens: 1}))
	}
	for _, done := range dones {
		if err := <-done; err != nil {
			t.Fatal(err)
		}
	}
	if n, want := w.evaluated(), given(samples[0]); n != want {
		t.Errorf("four samples of a prompt computed %d tokens, want %d", n, want)
	}
}

// A request takes over what others compute as it does itself: of another prompt no more than both have.
func TestShares(t *testing.T) {
	r := &request{tokens: []int32{1, 2, 3, 4, 5, 6}, prompt: 4}
	for _, c := range []struct {
		others       []int32
		prompt, want int
	}{
		{[]int32{1, 2, 3, 4, 5, 6}, 4, 5}, // the last is computed
		{[]int32{1, 2, 3, 4, 5, 6, 7}, 7, 4},
		{[]int32{1, 2, 3, 4, 5, 6}, 2, 2},
		{[]int32{1, 2, 9}, 3, 2},
		{nil, 0, 0},
	} {
		if got := r.shares(c.others, c.prompt); got != c.want {
			t.Errorf("%v with a prompt of %d: %d, want %d", c.others, c.prompt, got, c.want)
		}
	}
}

// Samples of a prompt draw what each would draw alone, and what several have in common is computed once: here until two
// pairs part, by their seeds, and in each pair to its end.
func TestSamplesPart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		sampling := func(sample int) llm.Sampling {
			return llm.Sampling{Temperature: 1, Seed: uint64(sample / 2), MaxTokens: 20}
		}
		text := strings.Repeat("count the foxes ", 60) // several batches long: all come before it is read
		var alone, together [][]llm.Token
		for sample := range 4 {
			e, _ := watch(t, 1, 4096)
			s := begin(t, e)
			ask(t, s, text, sampling(sample))
			alone = append(alone, slices.Clone(s.(llm.Traced).Tokens()))
		}
		e, w := watch(t, 4, 4096)
		var samples []llm.Session
		var dones []chan error
		for sample := range 4 {
			samples = append(samples, begin(t, e))
			dones = append(dones, say(t, samples[sample], text, sampling(sample)))
		}
		for _, done := range dones {
			if err := <-done; err != nil {
				t.Fatal(err)
			}
		}
		same := func(a, b llm.Token) bool { return a.ID == b.ID && a.Logprob == b.Logprob }
		for _, s := range samples {
			together = append(together, s.(llm.Traced).Tokens())
		}
		for sample := range together {
			if !slices.EqualFunc(together[sample], alone[sample], same) {
				t.Errorf("sample %d draws other tokens than alone", sample)
			}
		}
		parted := given(samples[0])
		for same(together[0][parted], together[2][parted]) {
			parted++
		}
		// Of the last token of each nothing is computed.
		if n, want := w.evaluated(), len(together[0])+len(together[2])-parted-2; n != want {
			t.Errorf("%d tokens were computed, want %d", n, want)
		}
	})
}

// Sessions that decode are in every batch together, others join them while they do, and a prompt does not hold them up.
func TestContinuousBatching(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, w := watch(t, 4, 4096)
		o := llm.Sampling{Temperature: 1, Seed: 1, MaxTokens: 20}
		var dones []chan error
		for _, text := range []string{"a", "b", "c"} {
			dones = append(dones, say(t, begin(t, e), text, o))
		}
		time.Sleep(10 * time.Millisecond)
		late := begin(t, e)
		dones = append(dones, say(t, late, strings.Repeat("0123456789", prefillChunk()/4), o))
		for _, done := range dones {
			if err := <-done; err != nil {
				t.Fatal(err)
			}
		}
		three, four := 0, 0 // batches of as many that decode
		for _, sizes := range w.batches {
			prompts := 0
			for _, n := range sizes {
				if n > 1 {
					prompts += n
				}
			}
			switch {
			case prompts > prefillChunk():
				t.Errorf("%d tokens of prompts in one batch", prompts)
			case prompts > 100 && len(sizes) != 4:
				t.Errorf("a batch of %v: the prompt goes alone", sizes)
			case prompts == 0 && len(sizes) == 3:
				three++
			case prompts == 0 && len(sizes) == 4:
				four++
			}
		}
		// At most 20 of the three, which may begin a batch apart, and 22 of the one that joins them.
		if len(w.batches) > 33 || three < 5 || four < 3 {
			t.Errorf("%d batches: %v", len(w.batches), w.batches)
		}
		if want := given(late); want < 2*prefillChunk() {
			t.Fatalf("a prompt of %d tokens is too short for this test", want)
		}
	})
}

// Who is slow to take its text gets it late; the others wait for it no longer than a round takes, once.
func TestSlowListenerHoldsNobodyUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, _ := watch(t, 2, 4096)
		slow := say(t, begin(t, e), "a", llm.Sampling{Temperature: 1, Seed: 1, MaxTokens: 10, OnText: func(string) { time.Sleep(time.Hour) }})
		time.Sleep(time.Minute) // it has got its first token, and takes it in
		start := time.Now()
		if err := <-say(t, begin(t, e), "b", llm.Sampling{Temperature: 1, Seed: 1, MaxTokens: 20}); err != nil {
			t.Fatal(err)
		}
		if took := time.Since(start); took > 25*time.Millisecond {
			t.Errorf("20 tokens took %v", took)
		}
		if err := <-slow; err != nil {
			t.Fatal(err)
		}
	})
}

// A session waits for a slot until one is closed.
func TestAdmission(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, _ := watch(t, 2, 256)
		first := begin(t, e)
		begin(t, e)
		admitted := make(chan llm.Session, 1)
		go func() {
			s, err := e.NewSession(context.Background(), llm.SessionOptions{MaxTokens: 100})
			if err != nil {
				t.Error(err)
			}
			admitted <- s
		}()
		synctest.Wait()
		select {
		case <-admitted:
			t.Fatal("three sessions in two slots")
		default:
		}
		first.Close()
		first.Close() // gives nothing back a second time
		s := <-admitted
		defer s.Close()
		if turn := ask(t, s, "go", llm.Sampling{Temperature: 1}); len(s.(llm.Traced).Tokens()) > 100 {
			t.Errorf("%+v: more tokens than were asked for", turn)
		}
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		if _, err := e.NewSession(ctx, llm.SessionOptions{}); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("a slot was given twice: %v", err)
		}
		var room *llm.ContextError
		if _, err := e.NewSession(context.Background(), llm.SessionOptions{MaxTokens: 257}); !errors.As(err, &room) || room.Have != 256 {
			t.Errorf("more than a slot holds: %v", err)
		}
	})
}

// Sessions are admitted by the tokens that they ask for, in the order in which they came: nobody overtakes.
func TestAdmissionByTokens(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, tok := weights(t, 4096)
		dec, err := m.NewDecoder(model.DecoderOptions{Tokens: 1000}) // and a slot for each page
		if err != nil {
			t.Fatal(err)
		}
		e, err := New(dec, tok, llm.Info{}, Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer e.Close()
		page, pages := dec.PageTokens(), dec.Tokens()/dec.PageTokens()
		if e.Info().Context != dec.Tokens() {
			t.Errorf("a context of %d where %d tokens can be held", e.Info().Context, dec.Tokens())
		}
		var order []string
		var mu sync.Mutex
		tell := func(what string) {
			mu.Lock()
			defer mu.Unlock()
			order = append(order, what)
		}
		open := func(ctx context.Context, name string, tokens int) llm.Session {
			s, err := e.NewSession(ctx, llm.SessionOptions{MaxTokens: tokens})
			if err != nil {
				tell(name + " gave up")
				return nil
			}
			tell(name)
			return s
		}
		var small []llm.Session
		for range pages {
			small = append(small, open(t.Context(), "small", 1)) // takes a whole page
		}
		ctx, cancel := context.WithCancel(t.Context())
		for _, wait := range []func(){
			func() { open(t.Context(), "large", 3*page).Close() },
			func() { open(ctx, "huge", dec.Tokens()) },
			func() { open(t.Context(), "last", page).Close() },
		} {
			go wait()
			synctest.Wait()
		}
		order = nil
		small[0].Close()
		synctest.Wait()
		if len(order) > 0 {
			t.Errorf("%v overtook", order)
		}
		small[1].Close()
		small[2].Close()
		synctest.Wait()
		if want := []string{"large"}; !slices.Equal(order, want) {
			t.Fatalf("admitted %v, want %v", order, want)
		}
		cancel()
		synctest.Wait()
		slices.Sort(order[1:]) // the two wake together, and which tells it first is chance
		if want := []string{"large", "huge gave up", "last"}; !slices.Equal(order, want) {
			t.Errorf("admitted %v, want %v", order, want)
		}
		for _, s := range small[3:] {
			s.Close()
		}
		open(t.Context(), "huge", dec.Tokens()).Close() // all that was given back is there again
	})
}

// As many whole contexts as were asked for are held, though they end within pages.
func TestSessionsOfAFile(t *testing.T) {
	meta, tensors := whole(t)
	e, err := Open(write(t, encode(t, meta, tensors)), LoadOptions{Sessions: 3, Context: 50})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	for range 3 {
		begin(t, e)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	if _, err := e.NewSession(ctx, llm.SessionOptions{}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a fourth session: %v", err)
	}
}

// What sessions that are over have left is given up, the oldest first, when there is no other room for keys and values.
func TestRestingSlotsMakeRoom(t *testing.T) {
	e, w := watch(t, 4, 512)
	w.evaluated()
	o := llm.Sampling{MaxTokens: 1}
	texts := []string{"", "", "", "", ""}
	for i := range texts {
		texts[i] = strings.Repeat(string(rune('a'+i))+"1", 200)
		s := begin(t, e)
		ask(t, s, texts[i], o)
		s.Close()
	}
	w.evaluated()
	s := begin(t, e)
	ask(t, s, texts[4], o)
	if n := w.evaluated(); n != 1 {
		t.Errorf("the last prompt was computed again: %d tokens", n)
	}
	s.Close()
	if err := e.Forget(); err != nil {
		t.Fatal(err)
	}
	s = begin(t, e)
	ask(t, s, texts[4], o)
	if n := w.evaluated(); n != given(s) {
		t.Errorf("after Forget %d tokens were computed, want %d", n, given(s))
	}
	if err := e.Forget(); !errors.Is(err, ErrSessionsOpen) {
		t.Errorf("Forget with a session open: %v", err)
	}

	// A quarter of the room: each prompt drives out the one before.
	m, tok := weights(t, 512)
	dec, err := m.NewDecoder(model.DecoderOptions{Slots: 4, Tokens: 512})
	if err != nil {
		t.Fatal(err)
	}
	w = &watched{Decoder: dec}
	if e, err = New(w, tok, llm.Info{}, Options{}); err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	for range 2 {
		for _, text := range texts {
			s := begin(t, e)
			ask(t, s, text, o)
			if n := w.evaluated(); n < 400 { // all but what messages begin with
				t.Errorf("%d tokens were computed, want those of the text", n)
			}
			s.Close()
		}
	}
}

// A cancelled prompt is left where it is, and what it had is still right.
func TestCancelWithinAPrompt(t *testing.T) {
	e, w := watch(t, 1, 4096)
	s := begin(t, e)
	text := strings.Repeat("0123456789", 100)
	if err := s.Append(llm.Message{Role: llm.User, Text: text}); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	w.before = cancel
	if _, err := s.Generate(ctx, llm.Sampling{MaxTokens: 5}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want context.Canceled", err)
	}
	if n := w.evaluated(); n != prefillChunk() {
		t.Errorf("%d tokens were computed after the cancel, want the %d of the batch", n, prefillChunk())
	}
	turn, err := s.Generate(t.Context(), llm.Sampling{MaxTokens: 5})
	if err != nil {
		t.Fatal(err)
	}
	if n, want := w.evaluated(), given(s)+turn.Tokens-1-prefillChunk(); n != want {
		t.Errorf("%d tokens were computed, want %d", n, want)
	}
	alone := ask(t, begin(t, noise(t, 1, 4096)), text, llm.Sampling{MaxTokens: 5})
	if !reflect.DeepEqual(turn, alone) {
		t.Errorf("%+v after a cancel, %+v without", turn, alone)
	}
}

// With Once, a prompt takes the place of those of sessions that are over, once it has what it shares with them.
func TestOnceHoldsNoEndedSessions(t *testing.T) {
	for _, once := range []bool{false, true} {
		m, tok := weights(t, 4096)
		dec, err := m.NewDecoder(model.DecoderOptions{Slots: 4})
		if err != nil {
			t.Fatal(err)
		}
		w := &watched{Decoder: dec}
		e, err := New(w, tok, llm.Info{}, Options{once: once})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { e.Close() })
		text := strings.Repeat("select the count from fox ", 60)
		for range 2 {
			s := begin(t, e)
			turn := ask(t, s, text, llm.Sampling{MaxTokens: 5})
			if n, first := w.evaluated(), given(s)+turn.Tokens-1; n != first && n != turn.Tokens {
				t.Errorf("once %v: computed %d tokens, want %d, or %d by the session before", once, n, first, turn.Tokens)
			}
			s.Close()
		}
		s := begin(t, e)
		turn := ask(t, s, text, llm.Sampling{MaxTokens: 5})
		if n := w.evaluated(); n != turn.Tokens {
			t.Errorf("once %v: a prompt that an ended session holds computed %d tokens, want %d", once, n, turn.Tokens)
		}
		s.Close()
		s = begin(t, e)
		ask(t, s, "what the fox says in the count of all other words", llm.Sampling{MaxTokens: 5})
		held := 0
		for slot := range dec.Slots() {
			if dec.Len(slot) > 0 {
				held++
			}
		}
		if once != (held == 1) {
			t.Errorf("once %v: %d slots hold tokens after another prompt", once, held)
		}
		s.Close()
	}
}
