package open

import (
	"cmp"
	"os"
	"strings"
)

// findKey is the first line of a file, or else what the environment holds; "" where there is none.
func findKey(file string) (string, error) {
	key := cmp.Or(os.Getenv("SQLAGENT_API_KEY"), os.Getenv("OPENAI_API_KEY"))
	from := "$SQLAGENT_API_KEY or $OPENAI_API_KEY"
	if file != "" {
		text, err := os.ReadFile(file)
		if err != nil {
			return "", &OptionError{Option: "KeyFile", Err: err}
		}
		key, _, _ = strings.Cut(string(text), "\n")
		if from = file; strings.TrimSpace(key) == "" {
			return "", wrong("KeyFile", "the first line of "+file+" is empty")
		}
	}
	key = strings.TrimSpace(key)
	if strings.ContainsFunc(key, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return "", wrong("KeyFile", from+" has a key with characters that cannot be sent")
	}
	return key, nil
}
