package postgres

import (
	"flag"
	"os"
	"testing"
	"time"
)

// In short runs without a server nobody is slow to answer: who is silent is given up early.
func TestMain(m *testing.M) {
	if flag.Parse(); testing.Short() && os.Getenv("SQLAGENT_TEST_POSTGRES") == "" {
		connectTimeout = time.Second
	}
	os.Exit(m.Run())
}
