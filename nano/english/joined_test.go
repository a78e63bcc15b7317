package english

import "testing"

func TestVerbApart(t *testing.T) {
	for name, want := range map[string]string{
		"ispinned": "is pinned", "isanswered": "is answered", "ispublished": "is published", "hasreactions": "has reactions", "onvacation": "on vacation",
		"is active": "is active", "island": "island", "issue": "issue", "isbn": "isbn", "history": "history", "online": "online", "format": "format", "hashtag": "hashtag",
	} {
		if got := VerbApart(name, false); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	for name, want := range map[string]string{"deleteat": "deleted at", "createat": "created at", "editat": "edited at", "format": "format", "updated at": "updated at"} {
		if got := VerbApart(name, true); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
