package inspect

import (
	"fmt"
	"os"
	"strings"
)

// Available is the memory that programs can still have, in bytes; ok is false where the system does not say. Linux
// does.
func Available() (n int64, ok bool) {
	text, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return 0, false
	}
	for line := range strings.Lines(string(text)) {
		if rest, found := strings.CutPrefix(line, "MemAvailable:"); found {
			_, err := fmt.Sscan(rest, &n)
			return n << 10, err == nil
		}
	}
	return 0, false
}
