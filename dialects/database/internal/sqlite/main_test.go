package sqlite

import (
	"os"
	"testing"
)

// TestMain bounds memory before anything uses SQLite: tests write their files through its driver, after whose first use
// SQLite counts no memory.
func TestMain(m *testing.M) {
	boundMemory()
	os.Exit(m.Run())
}
