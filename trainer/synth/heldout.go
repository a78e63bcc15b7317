package synth

import "strings"

// heldOut are the words of the domains that the sample databases of the evaluation live in: a music
// shop and a film rental. No generated world may hold one, so that what is measured there is
// generalisation to an unseen domain.
var heldOut = strings.Fields(`
	artist album track song genre playlist band concert singer musician music film movie actor rental composer
	vinyl melody orchestra soundtrack mediatype cinema`)

// forbidden reports whether a lower-case word is held out, or would be read as one that is.
func forbidden(word string) bool {
	_, held := heldOutWord(word)
	return held
}

// heldOutWord is the first held-out word in a text, in whatever case.
func heldOutWord(text string) (string, bool) {
	text = strings.ToLower(text)
	for _, h := range heldOut {
		if strings.Contains(text, h) {
			return h, true
		}
	}
	return "", false
}
