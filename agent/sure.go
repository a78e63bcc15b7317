package agent

import "sync"

// missedWeight is what confidence is worth where values of the question may have been missed. It was not searched:
// agreement was measured on questions for which all columns were looked at.
const missedWeight = 0.5

// conclude keeps an answer that was chosen among several, and says how sure it is. It is Unsure below a confidence,
// which is negative where no answer is.
func (c *Conversation) conclude(answer *Answer, below float64) {
	last := c.last
	c.keep(answer)
	if last != nil && last.Votes > 1 {
		answer.Bound(last.Confidence)
	}
	if len(answer.Missed) > 0 {
		answer.Confidence *= missedWeight
	}
	answer.MinConfidence = max(below, 0)
	// A mended query is unsure whatever agrees, unless it was measured what that is worth.
	answer.Unsure = answer.Unsure && !answer.Calibrated || answer.Confidence < below
}

// Bound makes an answer no surer than the one that it goes on from, which has a confidence: it is right where that is.
func (a *Answer) Bound(confidence float64) {
	if a.Follows && a.Confidence > confidence {
		a.Confidence = confidence
		a.Unsure = a.Unsure || a.Confidence < a.MinConfidence
	}
}

// oneByOne has the events of conversations side by side come one at a time.
func (q *Question) oneByOne() {
	all := q.Events
	if all == nil {
		return
	}
	var mu sync.Mutex
	q.Events = func(e Event) {
		mu.Lock()
		defer mu.Unlock()
		all(e)
	}
}
