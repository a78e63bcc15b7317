package card

import "testing"

func TestMark(t *testing.T) {
	const template = "{% for m in messages %}"
	once := Mark(template, "skyrl")
	for _, c := range []struct{ template, protocol string }{
		{template, ""}, {once, "skyrl"}, {Mark(once, "trail"), "trail"}, {"{#- sqlagent.protocol=skyrl", ""},
	} {
		if got := Marked(c.template); got != c.protocol {
			t.Errorf("%s: %q, want %q", c.template, got, c.protocol)
		}
	}
	if twice := Mark(once, "skyrl"); twice != once {
		t.Errorf("marked twice: %s", twice)
	}
}
