package agent

// What tests look at that nobody else needs.
var (
	Declined  = declined
	NoAnswer  = noAnswer
	Normalise = normalise
	Best      = best
)

func (c *Conversation) LastAnswer() *Answer { return c.last }
func (c *Conversation) Session() any        { return c.session }
